"""The first position of a form (M5, M31), and states from stored data."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core import state
from sandtable.core.lanes import Lane, Lanes
from sandtable.games.maria.files.scenario import Scenario, Sheet, scenario_data, scenario_from_data
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.facts import city
from sandtable.games.maria.rules.forms import Form
from sandtable.games.maria.rules.muster import Deal, Muster
from sandtable.games.maria.rules.powers import SEAT_OF
from sandtable.games.maria.rules.procedures import PROCEDURES
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.turn import War
from sandtable.toolkit.data import Unknown, unknown
from sandtable.toolkit.handicap import Handicap, handicap_in

# What may be chosen when a game is set up
RETURNS_LATE: Final = "returns_late"  # M23.8
LOSER_MATCHES: Final = "loser_matches"  # M21.5
SILESIA_SUPPLY: Final = "silesia_supply"  # M3.6: one of the words below
MARKERS: Final = "markers"
HANDICAPS: Final[dict[str, Handicap]] = {
    f"{facts.POWERS[power]}_{MARKERS}": Handicap(
        SEAT_OF[0][power], MARKERS, 3, f"power-{facts.POWERS[power]}"
    )
    for power in facts.MAJORS
}
SUPPLIED_IN_SILESIA: Final = ["none", "austria", "both"]
SILESIA_AUSTRIA: Final = "silesia_austria"  # the same as switches
SILESIA_BOTH: Final = "silesia_both"
NOTHING_YET: Final = Sheet(0, 0, 0, 0)


def set_up(scenario: Scenario, options: dict[str, Any]) -> Maria:
    """The pieces laid out; troops are to be shared out, and cards to be dealt."""
    game = first_position(scenario, options)
    lanes: list[Lane] = [Muster(seat, []) for seat in range(scenario.players)]
    game.stack = [War(), Deal(), Lanes(lanes)]
    return game


def form_of(scenario: Scenario, options: dict[str, Any]) -> Form:
    """What the form, and what is chosen, fix for the whole game."""
    sheets = [scenario.powers.get(word, NOTHING_YET) for word in facts.POWERS]
    return Form(
        scenario.id,
        scenario.players,
        scenario.introductory,
        scenario.turns,
        [word in scenario.powers for word in facts.POWERS],
        [sheet.hand for sheet in sheets],
        [sheet.income for sheet in sheets],
        [sheet.troops for sheet in sheets],
        markers_of(scenario, sheets, options),
        is_on(options, RETURNS_LATE),
        supply_in_silesia(options),
        is_on(options, LOSER_MATCHES),
        {"scenario": scenario_data(scenario), "options": dict(options)},
    )


def markers_of(scenario: Scenario, sheets: list[Sheet], options: dict[str, Any]) -> list[int]:
    """How many markers of victory each power has to place, with the handicap that was chosen."""
    markers = [sheet.markers for sheet in sheets]
    for name, change in handicap_in(HANDICAPS, options).items():
        power = facts.POWERS.index(name.removesuffix(f"_{MARKERS}"))
        if not markers[power] or (scenario.introductory and power == facts.AUSTRIA):  # M31.6
            raise ValueError(f'"{name}": {facts.POWERS[power]} does not win by markers here')
        markers[power] += change
    return markers


def is_on(options: dict[str, Any], name: str) -> bool:
    chosen = options.get(name, False)
    if not isinstance(chosen, bool):
        raise ValueError(f'"{name}" is {chosen}, expected true or false')
    return chosen


def supply_in_silesia(options: dict[str, Any]) -> int:
    """Who is at home there (M3.6), as a number of `SUPPLIED_IN_SILESIA`: by word or by switch."""
    word = options.get(SILESIA_SUPPLY, SUPPLIED_IN_SILESIA[0])
    if word is True:  # as a switch it means both
        word = SUPPLIED_IN_SILESIA[2]
    if word not in SUPPLIED_IN_SILESIA:
        raise Unknown(unknown(SILESIA_SUPPLY, str(word), SUPPLIED_IN_SILESIA))
    switched = 2 * is_on(options, SILESIA_BOTH) or int(is_on(options, SILESIA_AUSTRIA))
    return max(switched, SUPPLIED_IN_SILESIA.index(word))


def first_position(scenario: Scenario, options: dict[str, Any]) -> Maria:
    """Pieces, markers, cards and tracks before anything happened."""
    game = bare(form_of(scenario, options))
    for word, place in scenario.pieces.items():
        set_down(game, facts.BODIES.index(word), place)
    for word, cities in scenario.markers.items():
        for each in cities:
            game.set_mark(city(each), facts.POWERS.index(word))
    for name in handicap_in(HANDICAPS, options):
        power = facts.POWERS.index(name.removesuffix(f"_{MARKERS}"))
        if game.pool(power) < 1:
            raise ValueError(f'with "{name}" {options[name]} there is no marker left to place')
    for word, side in scenario.electors.items():
        game.set_elector(city(word), facts.FRENCH_SIDE if side == "france" else facts.COMMON_SIDE)
    for number, word in enumerate(facts.TRACKS):
        game.scalars[slots.TRACK + number] = scenario.tracks[word]
    return game


def bare(form: Form) -> Maria:
    """An empty board, all markers in their pools, the first deck to be drawn from."""
    bodies = [0] * (facts.BODY_COUNT * slots.ROW)
    for body in range(facts.BODY_COUNT):
        bodies[body * slots.ROW] = facts.OFF
        if body < facts.GENERAL_COUNT:
            bodies[body * slots.ROW + slots.GROUP] = facts.POWER_OF[body]
    board = [slots.NOBODY] * (slots.QUERIES + facts.CITY_COUNT)
    for at in range(facts.CITY_COUNT):
        board[slots.SECOND + at] = slots.NOBODY
        board[slots.MARKS + at] = board[slots.QUERIES + at] = facts.NO_POWER
    cards = [0] * (slots.KNOWN + facts.CARDS)
    for card in range(facts.CARDS):
        cards[card] = slots.DRAW if card < facts.DECK_SIZE else slots.UNUSED
    return Maria(form, bodies, board, cards, first_scalars(form))


def first_scalars(form: Form) -> list[int]:
    scalars = [0] * slots.SCALARS
    for place in (
        slots.WINNER,
        slots.VICTOR,
        slots.EMPEROR,
        slots.ITALY,
        slots.ELECTORS_BOX,
        slots.SILESIA_BOX,
    ):
        scalars[place] = facts.NO_POWER
    scalars[slots.TRUMP] = -1
    scalars[slots.OFFERED] = scalars[slots.OFFERED + 1] = slots.NOBODY
    for number in range(len(facts.WESTERN)):
        scalars[slots.WEST + number] = facts.WESTERN_START[number]
    for power in range(len(facts.POWERS)):
        scalars[slots.POOL + power] = form.markers[power]
    return scalars


def set_down(game: Maria, body: int, place: str) -> None:
    """A body in its city, or in the box of a mission."""
    if place in facts.BOXES:
        game.send_away(body, facts.EAST_PRUSSIA - facts.BOXES.index(place))
    elif place in facts.CITIES:
        game.put(body, city(place))
    else:
        raise ValueError(unknown("city", place, [*facts.CITIES, *facts.BOXES]))
    if body < facts.GENERAL_COUNT:
        game.bodies[body * slots.ROW + slots.FLOOR] = facts.LEAST[body]


def load_state(data: dict[str, Any]) -> Maria:
    """The state of which `dump` gave this data."""
    source = data["form"]
    form = form_of(scenario_from_data(source["scenario"]), source["options"])
    return state.load_state(Maria, PROCEDURES, data, form)
