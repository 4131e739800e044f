"""The map as a picture: areas touch their neighbours and nobody else; what changes is drawn."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.drawing.maps.areas import span
from sandtable.drawing.maps.drawings import Standing
from sandtable.drawing.maps.render import render
from sandtable.games.lastman import LASTMAN
from sandtable.games.lastman.rules.facts import AREAS, BORDERS, CARDS, ENTENTE, GERMAN, NATIONS
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.chart import chart, quilt
from sandtable.games.lastman.table.counters import HIGH, SCALE, all_symbols, liveries
from sandtable.games.lastman.table.front import front_line, holders_of
from sandtable.games.lastman.table.picture import DRAWINGS, width
from sandtable.toolkit.text import Speaker
from tests.looking import channels, contrast, luminance


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
    before = front_line(holders_of(game), quilt())
    liege, aachen = AREAS.index("liege"), AREAS.index("aachen")
    assert game.owner(liege) == ENTENTE
    assert game.owner(aachen) == GERMAN
    game.set_owner(AREAS.index("luxembourg"), GERMAN)
    assert front_line(holders_of(game), quilt()) != before
    assert any(each.symbol == "held-german" for each in DRAWINGS.markers(game, speaker()))
    disputed = begun("1916")
    hatched = [
        each.place for each in DRAWINGS.markers(disputed, speaker()) if each.symbol == "disputed"
    ]
    assert "verdun" in hatched
    assert len(hatched) == 9


def speaker() -> Speaker:
    return Speaker("en", LASTMAN)


# Signs and colours


def test_cards_ways_and_dice_have_drawings() -> None:
    root = ElementTree.fromstring(f"<svg>{DRAWINGS.symbols()}</svg>")
    names = [each.get("id") for each in root]
    assert len(names) == len(set(names)), "a symbol is drawn twice"
    wanted = {DRAWINGS.emblem(card) for card in CARDS}
    wanted |= {f"way-{verb}" for verb in ("step", "rail", "strategic", "sea", "box")}
    wanted |= {f"die-{face}" for face in range(1, 7)}
    wanted |= {"free-infantry", "free-auxiliary", "fort"}
    assert len(wanted) == len(CARDS) + 5 + 6 + 3
    assert wanted <= set(names), wanted - set(names)
    assert DRAWINGS.emblem("joker") == ""


@pytest.mark.parametrize("scenario", LASTMAN.scenarios())
def test_pieces_of_an_area_do_not_hide_each_other(scenario: str) -> None:
    game = begun(scenario)
    by_place: dict[str, list[Standing]] = {}
    for each in DRAWINGS.pieces(game, speaker(), ONLOOKER):
        by_place.setdefault(each.place, []).append(each)
    for place, pieces in by_place.items():
        for one, other in combinations(pieces, 2):
            assert one.at is not None
            assert other.at is not None
            across, down = abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1])
            apart = (width(one) + width(other)) / 2
            assert across >= apart or down >= HIGH * SCALE, f"{one.id} and {other.id} in {place}"


def as_seen(colour: str, kind: str) -> tuple[float, float]:
    """Lightness and blue against yellow: what is left of a colour without red and green."""
    red, green, blue = channels(colour)
    long = 0.625 * red + 0.375 * green if kind == "deutan" else 0.567 * red + 0.433 * green
    return long ** (1 / 3), blue ** (1 / 3) - long ** (1 / 3)


def test_what_is_written_on_a_counter_can_be_read() -> None:
    for livery in liveries():
        assert contrast(livery.face, livery.ink) >= 4, livery
    assert len({livery.arms for livery in liveries()}) == len(NATIONS)


@pytest.mark.parametrize("kind", ["deutan", "protan"])
def test_nations_are_told_apart_without_red_and_green(kind: str) -> None:
    seen = [as_seen(livery.face, kind) for livery in liveries()]
    for one, other in combinations(range(len(NATIONS)), 2):
        apart = max(abs(seen[one][at] - seen[other][at]) for at in (0, 1))
        assert apart > 0.14, f"{NATIONS[one]} and {NATIONS[other]}"


def test_the_sides_are_told_apart_in_grey() -> None:
    german, *entente = [luminance(livery.face) for livery in liveries()]
    assert all(light > german * 2 for light in entente)
