"""One game between bots, from a seed to its result."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final, NamedTuple

from sandtable.bots import External, Forfeit, make_bot, make_player
from sandtable.bots.bot import Bot
from sandtable.core.chance import Sealed, derived_seed
from sandtable.core.event import Event
from sandtable.core.question import Question, handed_out
from sandtable.core.state import State
from sandtable.toolkit.box import Box

# A rulebook need not end a game. After so many answers it is given up, and counted apart.
DECISION_CAP: Final = 20_000


# Who plays on for a program that failed, where more than one seat is left.
STAND_IN: Final = "captain"


class Match(NamedTuple):
    """How a game went. Lists are by seat."""

    scenario: str
    winner: int | None  # a seat; None for a draw and for a game that was given up
    capped: bool
    answers: list[int]  # every answer of the game, in order
    forced: int  # answers to questions with only one
    chosen: list[int]  # the other answers, by the seat that gave them
    thinking: list[float]  # seconds, for those
    forfeits: dict[int, str] = {}  # noqa: RUF012  (seats of programs that failed, and how)

    @property
    def decisions(self) -> int:
        return len(self.answers)


def play_match(
    box: Box,
    scenario: str,
    bots: list[str],
    seed: int | str,
    cap: int = DECISION_CAP,
    options: dict[str, Any] | None = None,
) -> Match:
    """Play the scenario with the named bots, one a seat. The same seed gives the same game."""
    players = [
        make_player(name, box, derived_seed(seed, f"bot {seat}")) for seat, name in enumerate(bots)
    ]
    return Playing(box, scenario, players, seed, options).play(cap)


def play_with(
    box: Box, scenario: str, players: list[Bot], seed: int | str, cap: int = DECISION_CAP
) -> Match:
    """The same with bots of one's own."""
    return Playing(box, scenario, players, seed).play(cap)


class Playing:
    """A match while it is played."""

    def __init__(
        self,
        box: Box,
        scenario: str,
        players: list[Bot],
        seed: int | str,
        options: dict[str, Any] | None = None,
    ) -> None:
        self._box = box
        self._scenario = scenario
        self._players = list(players)
        self._seed = seed
        self._state: State = box.set_up(scenario, options or {})
        self._answers: list[int] = []
        self._chosen = [0] * len(players)
        self._thinking = [0.0] * len(players)
        self._forfeits: dict[int, str] = {}

    def play(self, cap: int) -> Match:
        state, answers, dice = self._state, self._answers, Sealed(self._seed)
        with self._programs():
            state.begin(dice)
            while (question := state.question()) is not None and len(answers) < cap:
                action = question.actions[0] if question.forced else self._chosen_by_seat(question)
                if action is None:
                    break
                state.answer(action, dice, question.seat)
                answers.append(action)
        forced = len(answers) - sum(self._chosen)
        return Match(
            self._scenario,
            self._winner(),
            state.result() is None and not self._walkover,
            answers,
            forced,
            self._chosen,
            self._thinking,
            self._forfeits,
        )

    def _chosen_by_seat(self, question: Question) -> int | None:
        """What the bot answers; None if it is a program that failed, and that ends the match."""
        seat = question.seat
        sample = Sampler(
            self._state, question, derived_seed(self._seed, f"glimpse {len(self._answers)}")
        )
        start = perf_counter()
        try:
            action = self._players[seat].choose(handed_out(question), sample)
        except Forfeit as failure:
            self._forfeits[seat] = str(failure)
            if self._walkover:
                return None
            self._players[seat] = make_bot(
                STAND_IN, self._box, derived_seed(self._seed, f"bot {seat}")
            )
            return self._chosen_by_seat(question)
        self._thinking[seat] += perf_counter() - start
        self._chosen[seat] += 1
        return action

    @property
    def _walkover(self) -> bool:
        """Whether programs failed until one seat was left, or none."""
        return bool(self._forfeits) and len(self._players) - len(self._forfeits) < 2

    def _winner(self) -> int | None:
        """The winner by the rules of the game, or by those of the match: who failed has lost."""
        left = [seat for seat in range(len(self._players)) if seat not in self._forfeits]
        if self._walkover:
            return left[0] if left else None
        result = self._state.result()
        winner: int | None = None if result is None else result["winner"]
        return winner if winner in left else None

    @contextmanager
    def _programs(self) -> Iterator[None]:
        """Programs among the players are started before the game, and ended whatever happens."""
        programs = {
            seat: each for seat, each in enumerate(self._players) if isinstance(each, External)
        }
        try:
            if programs:
                events: list[Event] = []
                self._state.journal = events  # else nobody listens
                for seat, each in programs.items():
                    seats = self._box.seats_of(self._scenario)
                    each.open(self._scenario, seats, seat, lambda: events)
            yield
        finally:
            for each in programs.values():
                each.close(self._winner(), self._state.result())


class Sampler:
    """What the asked seat may see of a state: the rest is shuffled."""

    def __init__(self, state: State, question: Question, seed: str) -> None:
        self._state = state
        self._seat = question.seat
        self._seed = seed

    def __call__(self) -> State:
        return self._state.resample(self._seat, Sealed(self._seed))
