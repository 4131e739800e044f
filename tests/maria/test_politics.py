"""Politics: the pile of events is a set, and a card face down tells nothing (M23.2, M23.4)."""

from __future__ import annotations

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import EVERYBODY
from sandtable.games.maria.files.positions import place
from sandtable.games.maria.rules.facts import AUSTRIA, AUSTRIAN, FRENCH, KINDS, PRUSSIA, PRUSSIAN
from sandtable.games.maria.rules.notation import VOCABULARY
from sandtable.games.maria.rules.politics import reveal_events
from sandtable.games.maria.rules.slots import (
    COMING,
    DISPLAYED,
    ELECTION,
    KNOWN,
    LATE,
    NOBODY,
    NOT_DRAWN,
    OFFERED,
    TURN,
    WINNER,
)
from sandtable.games.maria.rules.state import Maria

POSITION = {
    "stage": "politics",
    "turn": 2,
    "tracks": {"russia": 2},
    "trump": "spades",
    "offered": ["pol_01", "pol_02"],
    "hands": {"prussia": ["h5", "s3", "c9"], "austria": ["d2"]},
}


def turn_of_election(start: Maria, seed: int) -> int:
    """The turn in which the Imperial Election comes up."""
    game = start.copy()
    game.chance = Sealed(seed)
    for turn in range(4, 8):
        game.scalars[TURN] = turn
        game.scalars[OFFERED] = game.scalars[OFFERED + 1] = NOBODY
        reveal_events(game)
        if game.scalars[ELECTION] == COMING:
            return turn
    assert game.scalars[ELECTION] == NOT_DRAWN
    return 0


def test_the_election_is_the_last_card_of_its_year_one_time_in_seven() -> None:
    runs = 2100
    start = place({"stage": "politics", "turn": 4})
    turns = [turn_of_election(start, seed) for seed in range(runs)]
    assert 0 not in turns
    for turn, sevenths in ((4, 2), (5, 2), (6, 2), (7, 1)):
        assert abs(turns.count(turn) - runs * sevenths / 7) < 110


def after(answer: str) -> Maria:
    """Prussia places a card; all have seen its h5, on an earlier turn."""
    game = place(POSITION)
    card = game.card_of_kind(PRUSSIA, KINDS.index("h5"))
    game.cards[KNOWN + card] = EVERYBODY
    game.begin(Sealed(1))
    game.answer(VOCABULARY.find(answer), Sealed(2))
    return game


@pytest.mark.parametrize("seat", [AUSTRIAN, FRENCH])
def test_others_do_not_see_which_card_lies_face_down(seat: int) -> None:
    views = [after(answer).view(seat) for answer in ("place h5", "place s3", "place c9")]
    assert views[0] == views[1] == views[2]
    assert views[0] != after("pass").view(seat)


@pytest.mark.parametrize("answer", ["place h5", "place s3"])
def test_a_guess_may_take_any_card_of_the_hand_for_it(answer: str) -> None:
    game = after(answer)
    found = set()
    for seed in range(60):
        guess = game.resample(FRENCH, Sealed(seed))
        assert guess.view(FRENCH) == game.view(FRENCH)
        shown = guess.view(PRUSSIAN)["cards"]["face-down prussia"]["known"]
        found.add(shown[0].split()[1])
    assert "h5" in found
    assert len(found) > 1


def test_cards_that_return_late_are_in_the_hand_a_turn_later() -> None:
    late = {**POSITION, "options": {"returns_late": True}, "display": {"austria": ["s9"]}}
    game = place(late)
    card = game.card_of_kind(DISPLAYED + AUSTRIA, KINDS.index("s9"))
    game.move_card(card, LATE + AUSTRIA, EVERYBODY)
    assert game.view(FRENCH)["cards"]["late austria"]["known"] == ["4 s9"]
    game.begin(Sealed(1))
    assert game.cards[card] == AUSTRIA


def test_the_winter_notes_are_hidden_until_the_game_is_over() -> None:
    """M20.8"""
    scores = {"austria": [3, 2, 1]}
    pieces = ["belle_isle prag 4"]
    game = place({"turn": 12, "phase": "movement", "winter": scores, "pieces": pieces})
    assert game.position()["winter"]["austria"][:3] == [3, 2, 1]
    assert all(game.view(seat)["winter"] == {} for seat in range(3))
    game.set_scalar(WINNER, AUSTRIA)
    assert game.view(FRENCH)["winter"]["austria"][:3] == [3, 2, 1]
