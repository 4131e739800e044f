"""Gymnasium: an environment for one agent, against bots or policies, or for all seats in turn."""

from __future__ import annotations

from typing import Any, Final, Literal

import gymnasium

from sandtable.core.chance import derived_seed
from sandtable.core.refusal import IllegalAction
from sandtable.envs.pictures import MODES, checked_mode, render
from sandtable.envs.playing import Observer, Playing
from sandtable.envs.policies import NO_ANSWER, Chooser, Opponent
from sandtable.envs.seats import SEEDS
from sandtable.envs.world import Observation, World, checked_seed
from sandtable.toolkit.data import Unknown

Illegal = Literal["raise", "forfeit"]
ILLEGAL: Final = ("raise", "forfeit")
ALL_SEATS: Final = "all"


class OpponentFailed(RuntimeError):
    """The opponent of the agent gave an answer that is refused."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are answered for by `opponent`.

    With the seat "all" the agent answers for every seat in turn: the observation is that of the
    seat that is asked (`info["seat"]`), and the reward that of the seat that has acted; what each
    seat has earned is `info["rewards"]`. `expert` names a bot whose answer to each question is told
    as `info["expert"]`. An illegal action raises, or loses the game ("forfeit").
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        world: World,
        seat: str | int = 0,
        opponent: Opponent = "captain",
        illegal: Illegal = "raise",
        expert: Opponent | None = None,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise Unknown(
                f'an illegal action is handled by {" or ".join(ILLEGAL)}, not "{illegal}"'
            )
        self.world = world
        self.seat = None if seat == ALL_SEATS else world.seat(seat)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = world.observation_space()
        self.action_space = world.action_space()
        self._opponent = opponent
        self._illegal = illegal
        self._expert = expert
        self._choosers: list[Chooser] = []
        self._guide: Chooser | None = None
        for player in (opponent, expert):
            if player is not None:
                Chooser(world, player, 0)  # an unknown bot is refused before anything is played
        self._observers = [Observer(world, each) for each in range(len(world.seats))]
        self._playing: Playing | None = None
        self._done = True
        self.acting = self.seat or 0
        self.earned = [0.0] * len(world.seats)  # by seat, with the last step
        self.expert_action = NO_ANSWER

    @property
    def playing(self) -> Playing:
        if self._playing is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._playing

    def describe(self) -> dict[str, Any]:
        """What every number of an observation means, and what an action is."""
        return self.world.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. Without a seed it follows from the one before."""
        self.restart(seed)
        return self._observer.observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until the agent is asked again."""
        reward, terminated, truncated = self.advance(action)
        return self._observer.observation(), reward, terminated, truncated, self._info()

    def render(self) -> Any:
        return render(self.world, self.playing.state, self.acting, self.render_mode)

    # The same without copies: what a vector of environments uses

    def restart(self, seed: int | None = None) -> None:
        super().reset(seed=checked_seed(seed))
        number = int(self.np_random.integers(SEEDS))
        self._playing = Playing(self.world, number)
        self._choosers = [
            Chooser(self.world, self._opponent, derived_seed(number, f"bot {seat}"))
            for seat in range(len(self.world.seats))
        ]
        if self._expert is not None:
            self._guide = Chooser(self.world, self._expert, derived_seed(number, "expert"))
        self._done = False
        self.earned = self._playing.nothing()
        self._let_others_answer()
        self._look()

    def advance(self, action: int) -> tuple[float, bool, bool]:
        """Reward, terminated and truncated."""
        playing = self._playing or self.playing
        if self._done:
            raise RuntimeError("the game is over: call reset()")
        acted = self.acting
        try:
            playing.answer(action, acted)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self._done = True
            self.earned = playing.nothing()
            self.earned[acted] = -1.0
            return -1.0, True, False
        if self.seat is not None:
            self._let_others_answer()
        over = not playing.state.asked
        broken_off = not over and playing.answers >= self.world.most_answers
        self.earned = playing.rewards()
        self._done = over or broken_off
        self._look()
        return self.earned[acted], over, broken_off

    def write(self, numbers: memoryview, legal: memoryview) -> None:
        """What is seen, into memory of somebody else: the numbers and the mask, as bytes."""
        observer = self._observers[self.acting]
        numbers[:] = observer.numbers
        legal[:] = observer.legal

    @property
    def _observer(self) -> Observer:
        return self._observers[self.acting]

    def _let_others_answer(self) -> None:
        playing = self.playing
        while self.seat is not None and playing.going_on:
            question = playing.state.asked[0]
            if playing.question(self.seat) is not None:
                return
            answer = self._choosers[question.seat].choose(playing, question)
            try:
                playing.answer(answer, question.seat)
            except IllegalAction as problem:
                seat = self.world.seats[question.seat]
                raise OpponentFailed(f"what the opponent does for {seat}: {problem}") from problem

    def _look(self) -> None:
        playing = self._playing or self.playing
        state = playing.state
        if self.seat is None and state.asked:
            self.acting = state.asked[0].seat
        self._observers[self.acting].update(state)
        if self._guide is not None:
            question = state.question_of(self.acting)
            self.expert_action = (
                NO_ANSWER if question is None else self._guide.choose(playing, question)
            )

    def _info(self) -> dict[str, Any]:
        told = {**self.playing.infos()[self.acting], "seat": self.acting}
        if self.seat is None:
            told["rewards"] = list(self.earned)
        if self._guide is not None:
            told["expert"] = self.expert_action
        return told
