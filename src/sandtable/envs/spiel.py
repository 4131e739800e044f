"""OpenSpiel: the games with explicit chance nodes, information states and observers.

`register()` makes them known to `pyspiel.load_game`, as `python_sandtable_maria` and so on. A
scenario that is a number needs a mark before it: `python_sandtable_lastman(scenario=_1914)`.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.envs.extra import check_installed

check_installed("numpy", "gymnasium", "pyspiel")

import numpy as np
import pyspiel

from sandtable.envs.chances import Course
from sandtable.envs.playing import Observer
from sandtable.envs.world import ENCODINGS, MOST_ANSWERS, World

PREFIX: Final = "python_sandtable_"
MARK: Final = "_"  # may stand before a scenario, and must before one that is a number
CHANCES: Final = 200  # chance nodes an answer, at most, for the longest history
PARAMETERS: Final[dict[str, Any]] = {"scenario": "", "most_answers": MOST_ANSWERS}


class SpielGame(pyspiel.Game):
    """A scenario as an OpenSpiel game."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        scenario = str(given["scenario"])
        if scenario.isdigit():
            raise ValueError(
                f"OpenSpiel would take {scenario} for a number: write {MARK}{scenario}"
            )
        scenario = scenario.removeprefix(MARK)
        self.world = World(name, scenario or None, most_answers=int(given["most_answers"]))
        purposes = self.world.box.purposes
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions,
            max_chance_outcomes=max(len(purpose.outcomes) for purpose in purposes),
            num_players=len(self.world.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.world.most_answers,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.world, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCES * self.world.most_answers


class SpielState(pyspiel.State):
    """A node of the game: all that it is lies in its course, which OpenSpiel copies."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.world)

    def current_player(self) -> int:
        if self.course.needed is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.course.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.state.asked[0].seat

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        return self.course.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.chances()

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(player)

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            assert self.course.needed is not None
            return self.course.outcome_text(self.course.needed.purpose, action)
        return self.course.world.text(action)

    def __str__(self) -> str:
        course = self.course
        drawn = course.world.box.draw(course.state)
        return f"{drawn}\nafter {course.known}" if course.needed is not None else drawn


class SpielObserver:
    """What a player sees, as a tensor by parts and as text."""

    def __init__(
        self, world: World, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._observers = [Observer(world, seat) for seat in range(len(world.seats))]
        self.tensor = np.zeros(world.layout.size, np.float32)
        self.dict = world.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        observer = self._observers[player]
        observer.update(state.course.state)
        self.tensor[:] = observer.flat

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        return course.known_to(player) if self._recall else course.seen_by(player)


def game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Sandtable {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=3,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def _game_class(name: str) -> type[SpielGame]:
    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


def register() -> list[str]:
    """Make every game known to OpenSpiel; their names there."""
    known = pyspiel.registered_names()
    for name in ENCODINGS:
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(name), _game_class(name))
    return [PREFIX + name for name in ENCODINGS]
