"""Policies of seats: bots by name, and functions from observations to actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots import make_bot
from sandtable.bots.bot import Bot
from sandtable.core.chance import Sealed, derived_seed
from sandtable.core.question import Question, handed_out
from sandtable.core.state import State
from sandtable.envs.playing import Observer, Playing
from sandtable.envs.world import Observation, World

Policy = Callable[[Observation], int]
Opponent = str | Policy
NO_ANSWER: Final = -1


class PolicyBot:
    """A policy as a bot, for the arena: it sees the observation of the seat that it answers for."""

    def __init__(self, world: World, policy: Policy) -> None:
        self._policy = policy
        self._observers = [Observer(world, seat) for seat in range(len(world.seats))]

    def choose(self, question: Question, sample: Callable[[], State]) -> int:
        observer = self._observers[question.seat]
        observer.update(sample())
        return int(self._policy(observer.observation()))


class Chooser:
    """Answers for one seat in one game, with a stream of its own."""

    def __init__(self, world: World, opponent: Opponent, seed: int | str) -> None:
        self._seed = seed
        if isinstance(opponent, str):
            self._bot: Bot = make_bot(opponent, world.box, seed)
        elif not callable(opponent):
            raise ValueError(f"a seat is played by the name of a bot or a policy, not {opponent!r}")
        else:
            self._bot = PolicyBot(world, opponent)

    def choose(self, playing: Playing, question: Question) -> int:
        """An answer to a question, from what the seat may know."""
        if question.forced:
            return question.actions[0]
        seed = derived_seed(self._seed, f"glimpse {playing.answers}")
        return self._bot.choose(
            handed_out(question), lambda: playing.state.resample(question.seat, Sealed(seed))
        )
