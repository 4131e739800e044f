"""Advice: bots that take it win against all others, and it rests on nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.arena.match import play_match
from sandtable.bots import make_bot
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.state import Maria
from sandtable.toolkit.box import SIMPLE, SOUND
from tests.whole_games import choices

pytestmark = pytest.mark.compiled

ADVANCED = "advanced"
GAMES = 2  # of each seat
GUESSES = 3  # states that a seat cannot tell from the real one


def positions(scenario: str, bots: list[str], seed: str) -> Iterator[tuple[Maria, Question]]:
    """All questions with a choice of a game between bots."""
    players = [make_bot(name, MARIA, f"{seed} {seat}") for seat, name in enumerate(bots)]
    for state, question in choices(MARIA, scenario, players, seed):
        assert isinstance(state, Maria)
        yield state, question


@pytest.mark.parametrize("bot", ["captain", "corporal"])
@pytest.mark.parametrize("seat", range(3))
def test_who_takes_advice_beats_who_plays_at_random(bot: str, seat: int) -> None:
    wins = 0
    for number in range(GAMES):
        bots = ["random"] * 3
        bots[seat] = bot
        match = play_match(MARIA, ADVANCED, bots, f"advice {number}")
        wins += match.winner == seat
    assert wins == GAMES


@pytest.mark.parametrize("scenario", MARIA.scenarios())
def test_games_of_those_who_take_advice_end_in_every_form(scenario: str) -> None:
    """Both levels have a value for every action, at every question that comes up."""
    names = ["captain", "corporal", "random"][: len(MARIA.seats_of(scenario))]
    for number, (state, question) in enumerate(positions(scenario, names, "forms")):
        if number % 7:
            continue
        for level in (SIMPLE, SOUND):
            assert len(MARIA.advice(state, question, level)) == len(question.actions)


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    bots = ["captain", "random", "captain"]
    for number, (state, question) in enumerate(positions(ADVANCED, bots, "peeping")):
        if number % 5:
            continue
        level = SOUND if number % 2 else SIMPLE
        values = [round(value, 6) for value in MARIA.advice(state, question, level)]
        for guess in range(GUESSES):
            other = state.resample(question.seat, Sealed(f"{number} {guess}"))
            assert isinstance(other, Maria)
            again = [round(value, 6) for value in MARIA.advice(other, question, level)]
            assert again == values, (question.key, str(state))
