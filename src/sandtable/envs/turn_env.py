"""PettingZoo: an environment in which the seat that is asked acts, one after another."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from sandtable.envs.pictures import MODES, ONLOOKER_NAME, checked_mode, render, viewer_of
from sandtable.envs.playing import Observer, Playing
from sandtable.envs.world import Observation, World, checked_seed

SEEDS = 2**62


class TurnEnv(AECEnv[str, Observation, int | None]):
    """A game of any scenario. Agents are the seats; each sees only what its seat may know."""

    metadata = {  # noqa: RUF012
        "name": "sandtable_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, world: World, render_mode: str | None = None, viewer: str | int = ONLOOKER_NAME
    ) -> None:
        super().__init__()
        self.world = world
        self.metadata = {**self.metadata, "name": f"sandtable_{world.box.id}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.viewer = viewer_of(world, viewer)
        self.possible_agents = list(world.seats)
        self.agents: list[str] = []
        self.observation_spaces = {each: world.observation_space() for each in world.seats}
        self.action_spaces = {each: world.action_space() for each in world.seats}
        self._observers = [Observer(world, seat) for seat in range(len(world.seats))]
        self._rng = np.random.default_rng()
        self._playing: Playing | None = None

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it follows from the one before."""
        if (number := checked_seed(seed)) is not None:
            self._rng = np.random.default_rng(number)
        self._playing = Playing(self.world, int(self._rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._look()

    def observe(self, agent: str) -> Observation:
        """What this seat sees now; its mask is empty while it is not asked."""
        observer = self._observers[self.world.seat(agent)]
        observer.update(self.playing.state)
        return observer.observation()

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; an `IllegalAction` leaves the game as it was."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no answer")
        self.playing.answer(action, self.world.seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.playing.rewards()))
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self.world, self.playing.state, self.viewer, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _named(self, agent: str) -> str:
        return self.world.seats[self.world.seat(agent)]

    def _look(self) -> None:
        """Who is asked next, who is done, and what each is told."""
        playing = self.playing
        over, broken_off = playing.over, playing.broken_off
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self.infos = {agent: playing.info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[playing.asked[0] if not over else 0]
