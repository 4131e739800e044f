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
        self._watching = dict(zip(self.possible_agents, self._observers))
        self.agent_selection = self.possible_agents[0]
        self._shaped = world.reward == "score"
        self.metadata = {**self.metadata, "name": f"sandtable_{world.box.id}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it follows from the one before."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.playing.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def observe(self, agent: str) -> Observation:
        """What this seat sees now; its mask is empty while it is not asked."""
        observer = self._watching.get(agent) or self._observers[self.world.seat(agent)]
        observer.update(self.playing.state)
        return observer.observation()

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; an `IllegalAction` leaves the game as it was."""
        playing = self.playing
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no answer")
        playing.answer(action, self._watching[agent].seat)
        self._cumulative_rewards[agent] = 0.0
        if self._shaped or not playing.going_on:
            self.rewards = dict(zip(self.possible_agents, playing.rewards()))
            self._accumulate_rewards()
        if not playing.going_on:
            self.terminations = dict.fromkeys(self.agents, playing.over)
            self.truncations = dict.fromkeys(self.agents, playing.broken_off)
        self._look()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Who is asked next, and what each is told."""
        playing = self.playing
        self.infos = dict(zip(self.agents, playing.infos()))
        asked = playing.state.asked
        self.agent_selection = self.agents[asked[0].seat if asked else 0]
