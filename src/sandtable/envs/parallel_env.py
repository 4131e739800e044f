"""PettingZoo: an environment in which all seats act at once; who is not asked does nothing.

Where seats choose in secret at the same time, as in the musters of Maria and the production of To
the Last Man!, they really do so. Elsewhere one seat is asked, and the others have one action alone.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from sandtable.envs.pictures import MODES, ONLOOKER_NAME
from sandtable.envs.seats import Seats
from sandtable.envs.world import Observation, World, checked_action

Told = dict[str, Any]


class WrongSeat(ValueError):
    """A seat acts that is not asked, or one that is asked does nothing."""


class SameTimeEnv(Seats, ParallelEnv[str, Observation, int]):
    """A game of any scenario. The last action, `nothing`, is for seats that are not asked."""

    metadata = {  # noqa: RUF012  (as PettingZoo has it)
        "name": "sandtable_parallel_v0",
        "render_modes": list(MODES),
        "render_fps": 1,
    }

    def __init__(
        self, world: World, render_mode: str | None = None, viewer: str | int = ONLOOKER_NAME
    ) -> None:
        self.prepare(world, render_mode, viewer, world.actions + 1)
        self.nothing = world.actions
        self.metadata = {**self.metadata, "name": f"sandtable_{world.box.id}_parallel_v0"}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Told]]:
        """Begin a game. Without a seed it follows from the one before."""
        self.begin(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Told],
    ]:
        """Answer for all seats that are asked. Where one answer is refused, none is given."""
        playing = self.playing
        given = self._checked(actions)
        for seat in sorted(given):
            playing.answer(given[seat], seat)
        rewards = dict(zip(self.agents, playing.rewards()))
        over, broken_off = playing.over, playing.broken_off
        found = (
            self._seen(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, broken_off),
            self._infos(),
        )
        if over or broken_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return found

    def _checked(self, actions: dict[str, int]) -> dict[int, int]:
        """The answers of the seats that are asked; a reason why not, before any is given."""
        state = self.playing.state
        if not isinstance(actions, dict):
            raise ValueError(f"actions are a dict from seats to actions, not {actions!r}")
        given = {self.world.seat(each): checked_action(action) for each, action in actions.items()}
        asked = self.playing.asked
        for seat, action in given.items():
            if seat not in asked and action != self.nothing:
                raise WrongSeat(f"{self.world.seats[seat]} is not asked now: its action is nothing")
        for seat in asked:
            if given.get(seat, self.nothing) == self.nothing:
                raise WrongSeat(f"{self.world.seats[seat]} is asked now and must answer")
            question = state.question_of(seat)
            if question is None or given[seat] not in question.actions:
                raise self.world.refused(state, given[seat], seat)
        return {seat: given[seat] for seat in asked}

    def _seen(self) -> dict[str, Observation]:
        state = self.playing.state
        found: dict[str, Observation] = {}
        for agent, observer in zip(self.agents, self._observers):
            observer.update(state)
            if state.question_of(observer.seat) is None:
                observer.offer([self.nothing])
            found[agent] = observer.observation()
        return found

    def _infos(self) -> dict[str, Told]:
        return dict(zip(self.agents, self.playing.infos()))
