"""What both PettingZoo environments share: a game in play, the spaces of its seats, rendering."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from sandtable.envs.pictures import checked_mode, render, viewer_of
from sandtable.envs.playing import Observer, Playing
from sandtable.envs.world import World, checked_seed

SEEDS: Final = 2**62


class Seats:
    """Agents are the seats of a world; each sees only what its seat may know."""

    def prepare(
        self, world: World, render_mode: str | None, viewer: str | int, actions: int
    ) -> None:
        """Fill in what follows from the world; `actions` is how many each seat has."""
        self.world = world
        self.render_mode = checked_mode(render_mode)
        self.viewer = viewer_of(world, viewer)
        self.possible_agents = list(world.seats)
        self.agents: list[str] = []
        self.observation_spaces = {each: world.observation_space(actions) for each in world.seats}
        self.action_spaces = {each: spaces.Discrete(actions) for each in world.seats}
        self._observers = [Observer(world, seat, actions) for seat in range(len(world.seats))]
        self._rng = np.random.default_rng()
        self._playing: Playing | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a game. Without a seed it follows from the one before."""
        if (number := checked_seed(seed)) is not None:
            self._rng = np.random.default_rng(number)
        self._playing = Playing(self.world, int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)

    @property
    def playing(self) -> Playing:
        if self._playing is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._playing

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self._named(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self._named(agent)]

    def describe(self) -> dict[str, Any]:
        """What every number of an observation means, and what an action is."""
        return self.world.describe()

    def render(self) -> Any:
        return render(self.world, self.playing.state, self.viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _named(self, agent: str) -> str:
        return self.world.seats[self.world.seat(agent)]
