"""The map as a picture: areas touch their neighbours and nobody else; what changes is drawn."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.core.text import Speaker
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.counters import all_symbols
from sandtable.games.lastman.front import front_line
from sandtable.games.lastman.picture import DRAWINGS, chart, quilt, span
from sandtable.games.lastman.state import LastMan
from sandtable.games.lastman.tables import AREAS, BORDERS, ENTENTE, GERMAN
from sandtable.maps.render import render


def begun(scenario: str) -> LastMan:
    game = LASTMAN.set_up(scenario, {})
    game.begin(Sealed(1))
    return game


def test_areas_touch_their_neighbours_and_nobody_else() -> None:
    outlines = [set(chart().areas[word].outline) for word in AREAS]
    for one, other in combinations(range(len(AREAS)), 2):
        shared = len(outlines[one] & outlines[other])
        assert (shared > 1) == (other in BORDERS.near[one]), f"{AREAS[one]} and {AREAS[other]}"


def test_pieces_stand_within_their_area() -> None:
    for town in chart().towns:
        top, bottom = span(chart().areas[town.id].outline, town.x)
        assert top < town.y < bottom, town.id


@pytest.mark.parametrize("scenario", LASTMAN.scenarios())
def test_every_scenario_can_be_drawn(scenario: str) -> None:
    game = begun(scenario)
    drawn = render(DRAWINGS, scenario, game, Speaker("en", LASTMAN), ONLOOKER)
    root = ElementTree.fromstring(drawn)
    known = {each.get("id") for each in root.iter()}
    used = {str(each.get("href")).removeprefix("#") for each in root.iter() if each.get("href")}
    assert used <= known, used - known


def test_every_symbol_is_drawn_once() -> None:
    root = ElementTree.fromstring(f"<svg>{all_symbols()}</svg>")
    names = [each.get("id") for each in root if each.get("id")]
    assert len(names) == len(set(names))


def test_the_front_goes_where_the_sides_meet() -> None:
    game = begun("1914")
    before = front_line(game, quilt())
    liege, aachen = AREAS.index("liege"), AREAS.index("aachen")
    assert game.owner(liege) == ENTENTE
    assert game.owner(aachen) == GERMAN
    game.set_owner(AREAS.index("luxembourg"), GERMAN)
    assert front_line(game, quilt()) != before
    assert any(each.symbol == "held-german" for each in DRAWINGS.markers(game, speaker()))
    disputed = begun("1916")
    hatched = [
        each.place for each in DRAWINGS.markers(disputed, speaker()) if each.symbol == "disputed"
    ]
    assert "verdun" in hatched
    assert len(hatched) == 9


def speaker() -> Speaker:
    return Speaker("en", LASTMAN)
