"""Why not, as a page is told it: a sentence, its rule, its places, and what comes first."""

from __future__ import annotations

import pytest

from sandtable.core.chance import NO_CHANCE
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.games.lastman.rules import facts as lastman
from sandtable.games.maria.rules import facts as maria
from sandtable.server import messages
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.views.lookups import Lookups
from sandtable.server.views.seat_view import SeatView

BOX = BOXES["napoleonics"]
FRENCH = BOX.seats.index("french")


def to_battle(*units: str) -> State:
    """French line infantry in these hexes before British in e7, all ordered; who battles first?"""
    position = {
        "turn": "french",
        "card": "attack-center",
        "pieces": [*(f"french line {each} 4" for each in units), "british line e7 4"],
    }
    state: State = BOX.place(position)
    state.begin(NO_CHANCE)
    for answer in (*(f"order {each}" for each in units), "done"):
        state.answer(BOX.vocabulary.find(answer), NO_CHANCE)
    return state


def why(state: State, answer: str) -> messages.Why:
    lookups = Lookups(BOX.id, state, Viewpoint(FRENCH), "en")
    return lookups.why(messages.AskWhy(id=1, answer=answer))


def test_what_is_refused_is_told_in_one_sentence_with_its_rule() -> None:
    told = why(to_battle("f7"), "unit e7")
    assert not told.allowed
    assert told.text
    assert told.rule.startswith("N")
    assert told.first is None


def test_the_one_step_that_comes_first_is_offered_with_its_place() -> None:
    told = why(to_battle("f7"), "attack e7")
    assert told.allowed
    assert told.first is not None
    assert (told.first.name, told.places) == ("unit f7", ["f7"])


def test_no_step_is_offered_where_several_would_do() -> None:
    told = why(to_battle("f7", "e8"), "attack e7")
    assert told.allowed
    assert told.first is None


@pytest.mark.parametrize(
    ("game", "args", "places"),
    [
        ("napoleonics", {"hex": 0, "from": 1}, ["a1", "a2"]),
        ("greatwar", {"hex": 0}, ["a1"]),
        ("maria", {"city": 3}, [maria.CITIES[3]]),
        ("lastman", {"area": 2, "from": 1}, [lastman.AREAS[2], lastman.AREAS[1]]),
    ],
)
def test_the_places_of_a_refusal_are_found_as_those_of_an_event(
    game: str, args: dict[str, int], places: list[str]
) -> None:
    refusal = Refusal("too-far", "").about(args)
    assert SeatView(game, 0, "en").places_of(refusal) == places
