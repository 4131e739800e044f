"""One game between bots, from a seed to its result."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from sandtable.bots import make_bot
from sandtable.bots.bot import Bot
from sandtable.core.chance import Sealed, derived_seed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import handed_out

# A rulebook need not end a game. After so many answers it is given up, and counted apart.
DECISION_CAP: Final = 20_000


class Match(NamedTuple):
    """How a game went. Lists are by seat."""

    scenario: str
    winner: int | None  # a seat; None for a draw and for a game that was given up
    capped: bool
    answers: list[int]  # every answer of the game, in order
    forced: int  # answers to questions with only one
    chosen: list[int]  # the other answers, by the seat that gave them
    thinking: list[float]  # seconds, for those

    @property
    def decisions(self) -> int:
        return len(self.answers)


def play_match(
    box: Box, scenario: str, bots: list[str], seed: int | str, cap: int = DECISION_CAP
) -> Match:
    """Play the scenario with the named bots, one a seat. The same seed gives the same game."""
    players = [
        make_bot(name, box, derived_seed(seed, f"bot {seat}")) for seat, name in enumerate(bots)
    ]
    return play_with(box, scenario, players, seed, cap)


def play_with(
    box: Box, scenario: str, players: list[Bot], seed: int | str, cap: int = DECISION_CAP
) -> Match:
    """The same with bots of one's own."""
    state = box.set_up(scenario, {})
    dice = Sealed(seed)
    answers: list[int] = []
    chosen = [0] * len(players)
    thinking = [0.0] * len(players)
    state.begin(dice)
    while (question := state.question()) is not None and len(answers) < cap:
        action = question.actions[0]
        if not question.forced:
            sample = Sampler(state, question, derived_seed(seed, f"glimpse {len(answers)}"))
            start = perf_counter()
            action = players[question.seat].choose(handed_out(question), sample)
            thinking[question.seat] += perf_counter() - start
            chosen[question.seat] += 1
        state.answer(action, dice, question.seat)
        answers.append(action)
    result = state.result()
    winner = None if result is None else result["winner"]
    forced = len(answers) - sum(chosen)
    return Match(scenario, winner, result is None, answers, forced, chosen, thinking)


class Sampler:
    """What the asked seat may see of a state: the rest is shuffled."""

    def __init__(self, state: State, question: Question, seed: str) -> None:
        self._state = state
        self._seat = question.seat
        self._seed = seed

    def __call__(self) -> State:
        return self._state.resample(self._seat, Sealed(self._seed))
