"""Bots answer with what is offered, the same for the same seed, and do not peep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.arena.match import Glimpse, play_match
from sandtable.bots import BOTS, make_bot
from sandtable.core.box import SIMPLE, SOUND, Box
from sandtable.core.chance import Purpose, Sealed
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games.napoleonics import NAPOLEONICS
from tests.toys import bids

SCENARIOS = NAPOLEONICS.scenarios()
SEATS = ["one", "two", "three"]  # of a game that gives no advice
NO_PURPOSES: list[Purpose] = []


def positions(
    scenario: str, seed: str, bots: tuple[str, str], answers: int
) -> Iterator[tuple[State, Question]]:
    """Open questions with a choice, from a game between bots."""
    players = [make_bot(name, NAPOLEONICS, f"{seed} {name}") for name in bots]
    state = NAPOLEONICS.set_up(scenario, {})
    dice = Sealed(seed)
    state.begin(dice)
    for number in range(answers):
        question = state.question()
        if question is None:
            return
        action = question.actions[0]
        if not question.forced:
            yield state, question
            glimpse = Glimpse(state, question, f"{seed} {number}")
            action = players[question.seat].choose(question, glimpse)
        state.answer(action, dice, question.seat)


def test_the_bots_are_known_by_name() -> None:
    assert list(BOTS) == ["random", "corporal", "captain"]
    for name in BOTS:
        make_bot(name, NAPOLEONICS, 1)


def test_an_unknown_bot_is_told_the_known_ones() -> None:
    with pytest.raises(KeyError, match='"colonel"; there are: random, corporal, captain'):
        make_bot("colonel", NAPOLEONICS, 1)


@pytest.mark.parametrize("bots", [("captain", "corporal"), ("random", "captain")])
def test_the_same_seed_gives_the_same_game(bots: tuple[str, str]) -> None:
    games = [play_match(NAPOLEONICS, "redinha", list(bots), "again").answers for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_gives_another_game() -> None:
    games = [play_match(NAPOLEONICS, "redinha", ["random"] * 2, seed).answers for seed in (1, 2)]
    assert games[0] != games[1]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_choose_what_is_offered(scenario: str) -> None:
    bots = [make_bot(name, NAPOLEONICS, 5) for name in BOTS]
    for number, (state, question) in enumerate(positions(scenario, "legal", ("random",) * 2, 160)):
        for bot in bots:
            glimpse = Glimpse(state, question, f"legal {number}")
            assert bot.choose(question, glimpse) in question.actions, state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_advice_does_not_depend_on_hidden_cards(scenario: str) -> None:
    """The same worth for every action, whatever the cards are that the seat does not see."""
    seen = 0
    for state, question in positions(scenario, "honest", ("captain", "corporal"), 220):
        before = state.hash()
        for level in (SIMPLE, SOUND):
            worths = [
                NAPOLEONICS.advice(
                    state.resample(question.seat, Sealed(f"other cards {seed}")), question, level
                )
                for seed in range(3)
            ]
            assert worths[0] == worths[1] == worths[2], f"{question}\n{state}"
            assert len(worths[0]) == len(question.actions)
        assert state.hash() == before, "advice must not change the state"
        seen += 1
    assert seen > 40


def test_captain_chooses_the_same_whatever_is_hidden() -> None:
    for state, question in positions("quatre_bras", "peep", ("captain", "captain"), 200):
        choices = {
            make_bot("captain", NAPOLEONICS, "one seed").choose(
                question, Glimpse(state, question, f"cards {seed}")
            )
            for seed in range(4)
        }
        assert len(choices) == 1, f"{question}\n{state}"


class Auction(Box):
    """A game for three that gives no advice."""

    id = "bids"
    seats = SEATS
    vocabulary = bids.VOCABULARY
    purposes = NO_PURPOSES

    def scenarios(self) -> list[str]:
        return ["auction"]

    def set_up(self, scenario: str, options: dict[str, Any]) -> State:
        return bids.new()

    def load(self, data: dict[str, Any]) -> State:
        raise NotImplementedError

    def draw(self, state: State, seat: int | None = None) -> str:
        return ""

    def place(self, position: dict[str, Any]) -> State:
        raise NotImplementedError

    def differences(self, state: State, expect: dict[str, Any]) -> list[str]:
        raise NotImplementedError


def test_where_a_game_gives_no_advice_bots_play_all_the_same() -> None:
    for seed in range(5):
        match = play_match(Auction(), "auction", list(BOTS), seed)
        assert not match.capped
        assert all(match.chosen)


def test_captain_beats_random() -> None:
    wins = 0
    for number, scenario in enumerate(SCENARIOS[:8]):
        bots = ["captain", "random"] if number % 2 else ["random", "captain"]
        match = play_match(NAPOLEONICS, scenario, bots, f"beats {number}")
        wins += match.winner == bots.index("captain")
    assert wins >= 7
