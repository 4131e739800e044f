"""PettingZoo: an environment in which the seat that is asked acts, one after another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from sandtable.envs.pictures import MODES, ONLOOKER_NAME
from sandtable.envs.seats import Seats
from sandtable.envs.world import Observation, World


class TurnEnv(Seats, AECEnv[str, Observation, int | None]):
    """A game of any scenario. Agents are the seats; each sees only what its seat may know."""

    metadata = {  # noqa: RUF012  (as PettingZoo has it)
        "name": "sandtable_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, world: World, render_mode: str | None = None, viewer: str | int = ONLOOKER_NAME
    ) -> None:
        super().__init__()
        self.prepare(world, render_mode, viewer, world.actions)
        self.metadata = {**self.metadata, "name": f"sandtable_{world.box.id}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it follows from the one before."""
        self.begin(seed)
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

    def _look(self) -> None:
        """Who is asked next, who is done, and what each is told."""
        playing = self.playing
        over, broken_off = playing.over, playing.broken_off
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, broken_off)
        self.infos = {agent: playing.info(seat) for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[playing.asked[0] if not over else 0]
