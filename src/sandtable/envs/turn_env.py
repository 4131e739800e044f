"""PettingZoo: an environment in which the seat that is asked acts, one after another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from sandtable.envs.pictures import MODES, ONLOOKER_NAME
from sandtable.envs.seats import Seats
from sandtable.envs.world import Observation, World


class TurnEnv(Seats, AECEnv[str, Observation, int | None]):
    """A game of any scenario. Agents are the seats; each sees only what its seat may know.

    With `copy=False` an observation is the memory of the environment itself, which the next look
    of the same agent overwrites.
    """

    metadata = {  # noqa: RUF012  (as PettingZoo has it)
        "name": "sandtable_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        world: World,
        render_mode: str | None = None,
        viewer: str | int = ONLOOKER_NAME,
        copy: bool = True,
    ) -> None:
        super().__init__()
        self.prepare(world, render_mode, viewer, world.actions)
        self._watching = dict(zip(self.possible_agents, self._observers))
        self.agent_selection = self.possible_agents[0]
        self._shaped = world.reward == "score"
        self._alone = True
        self._copy = copy
        self.metadata = {**self.metadata, "name": f"sandtable_{world.box.id}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Without a seed it follows from the one before."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._look()

    def observe(self, agent: str) -> Observation:
        """What this seat sees now; its mask is empty while it is not asked."""
        observer = self._watching.get(agent) or self._observers[self.world.seat(agent)]
        observer.update((self._playing or self.playing).state)
        return observer.observation() if self._copy else observer.shown()

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; an `IllegalAction` leaves the game as it was."""
        playing = self._playing or self.playing
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no answer")
        playing.answer(action, self._watching[agent].seat)
        self._cumulative_rewards[agent] = 0.0
        asked = playing.state.asked
        goes_on = bool(asked) and playing.answers < self.world.most_answers
        if self._shaped or not goes_on:
            self.rewards = dict(zip(self.possible_agents, playing.rewards()))
            self._accumulate_rewards()
        if goes_on and len(asked) == 1 and self._alone:  # mostly
            self.infos[agent] = {"question": ""}
            self.agent_selection = agent = self.possible_agents[asked[0].seat]
            self.infos[agent] = {"question": asked[0].key}
        else:
            self._look()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Who is asked next, whether it goes on, and what each is told."""
        playing = self.playing
        asked = playing.state.asked
        self.infos = dict(zip(self.agents, playing.infos()))
        self.terminations = dict.fromkeys(self.agents, playing.over)
        self.truncations = dict.fromkeys(self.agents, playing.broken_off)
        self.agent_selection = self.agents[asked[0].seat if asked else 0]
        self._alone = len(asked) == 1  # whether nobody else is told of a question
