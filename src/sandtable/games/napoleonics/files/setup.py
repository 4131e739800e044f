"""Setting up (N2): a scenario becomes a field and the first position on it."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.files.handicap import give_handicap, handicaps_of
from sandtable.colors.files.scalars import no_card_yet
from sandtable.colors.rules import slots as common
from sandtable.core import state
from sandtable.games.napoleonics.files.scenario import (
    BOTH,
    EXIT,
    FOR_GOOD,
    NO_BATTLE_FIRST_TURN,
    NO_MOVE_FIRST_TURN,
    SHELF,
    SQUARE_BANNERS,
    Scenario,
)
from sandtable.games.napoleonics.rules import facts, procedures, slots, turn
from sandtable.games.napoleonics.rules.field import Field, Objective
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.toolkit.data import Unknown, unknown
from sandtable.toolkit.handicap import Handicap, handicap_in

# Readings of the rules that may be chosen when a game is set up
LIGHT_MELEE: Final = "light_melee"
RIFLE_FIRE: Final = "rifle_fire"
GRENADIER_FIRE: Final = "grenadier_fire"
LEADER_EXIT: Final = "leader_exit"
READINGS: Final[dict[str, str]] = {
    LIGHT_MELEE: "light infantry that moved two hexes may melee (N7.8)",
    RIFLE_FIRE: "riflemen that moved fire with 3, 2, 2 dice (N10.5)",
    GRENADIER_FIRE: "French grenadiers fire with one more die (N10.5)",
    LEADER_EXIT: "an ordered leader may leave the board over the own edge (N8.8)",
}

HANDICAPS: Final[dict[str, Handicap]] = handicaps_of(facts.SEATS, "banners")


def chosen(options: dict[str, Any]) -> list[str]:
    """The readings that are switched on; an error for anything else."""
    for name, on in options.items():
        if name not in READINGS:
            raise Unknown(unknown("option", name, READINGS))
        if not isinstance(on, bool):
            raise ValueError(f'"{name}" is {on}, expected true or false')
    return [name for name in READINGS if options.get(name)]


def take_readings(field: Field, readings: list[str]) -> None:
    """What these readings change for a whole game."""
    field.readings = readings
    field.light_melee = LIGHT_MELEE in readings
    field.leader_exit = LEADER_EXIT in readings
    field.standing, field.moving = list(facts.STANDING), list(facts.MOVING)
    if RIFLE_FIRE in readings:
        field.moving[facts.RIFLES] = facts.moving_with_bonus(facts.RIFLES)
    if GRENADIER_FIRE in readings:
        kind = facts.FRENCH_GRENADIERS
        field.standing[kind] = facts.standing_with_bonus(kind)
        field.moving[kind] = facts.moving_with_bonus(kind)


def lay_out(scenario: Scenario) -> Field:
    """The field of a scenario, with its own rules."""
    works = [0] * facts.HEXES
    for at, sides in scenario.works.items():
        for side in sides:
            works[at] |= 1 << side
    terrain = [facts.TERRAIN.index(word) for word in scenario.terrain]
    field = Field(terrain, works, facts.SEATS.index(scenario.top))
    field.name = scenario.id
    field.source = SHELF.stored(scenario)
    field.first = facts.SEATS.index(scenario.first)
    field.hand_sizes = [scenario.hands[seat] for seat in facts.SEATS]
    field.to_win = [scenario.banners, scenario.banners]
    field.leader_names = [leader.name for leader in _by_seat(scenario.leaders)]
    for count, placed in ((field.ends, scenario.units), (field.leaders_end, scenario.leaders)):
        seats = [facts.SEAT_OF_NATION[facts.NATIONS.index(each.nation)] for each in placed]
        count[0], count[1] = seats.count(0), len(seats)
    for objective in scenario.objectives:
        seats = [0, 1] if objective.side == BOTH else [facts.SEATS.index(objective.side)]
        for at in objective.hexes:
            for seat in seats:
                for_good = objective.mode == FOR_GOOD
                field.objectives.append(Objective(Hex(at), seat, objective.banners, for_good))
    for special in scenario.specials:
        seat = facts.SEATS.index(special.side)
        if special.rule == EXIT:
            field.exit_row[seat] = special.row
            field.exit_banners[seat] = special.banners
        elif special.rule == SQUARE_BANNERS:
            field.square_banners[seat] = special.banners
        elif special.rule == NO_BATTLE_FIRST_TURN:
            field.march_order[seat] = 1 << facts.SECTIONS.index(special.section)
        elif special.rule == NO_MOVE_FIRST_TURN:
            field.mud[seat] = facts.CLASSES.index(special.unit_class)
    return field


def _by_seat(placed: Any) -> list[Any]:
    """Units and leaders are numbered seat by seat."""
    return sorted(placed, key=lambda each: facts.SEAT_OF_NATION[facts.NATIONS.index(each.nation)])


def set_up(scenario: Scenario, options: dict[str, Any] | None = None) -> Napoleonics:
    """The first position, before the cards are dealt."""
    board = [common.NOBODY] * (2 * facts.HEXES)
    units: list[int] = []
    for unit in _by_seat(scenario.units):
        board[unit.hex] = len(units) // common.UNIT_ROW
        kind = facts.KINDS.index(f"{unit.nation} {unit.kind}")
        units.extend([kind, unit.hex, unit.blocks, unit.blocks, 0, 0])
    leaders: list[int] = []
    for leader in _by_seat(scenario.leaders):
        board[facts.HEXES + leader.hex] = len(leaders) // slots.LEADER_ROW
        leaders.extend([facts.NATIONS.index(leader.nation), leader.hex, 0])
    cards = [0] * slots.TRACKS + [common.NO_CARD] * (slots.CARD_PLACES - slots.TRACKS)
    cards[slots.DRAW_PILE : slots.DRAW_PILE + len(facts.COPIES)] = facts.COPIES
    field = lay_out(scenario)
    if options:
        others = {name: on for name, on in options.items() if name not in HANDICAPS}
        take_readings(field, chosen(others))
        give_handicap(field, field.hand_sizes, HANDICAPS, handicap_in(HANDICAPS, options))
    scalars = no_card_yet(slots.SCALARS)
    scalars[common.ACTIVE] = field.first
    scalars[slots.WINNER] = common.NO_SEAT
    game = Napoleonics(field, units, leaders, board, cards, scalars)
    game.stack = [turn.Turn(field.first), turn.Deal()]
    return game


def load_state(data: dict[str, Any]) -> Napoleonics:
    """A state from what `dump` gave."""
    field = lay_out(SHELF.restored(data["scenario"]))
    if "readings" in data:
        take_readings(field, data["readings"])
    give_handicap(field, field.hand_sizes, HANDICAPS, data.get("handicap", {}))
    return state.load_state(Napoleonics, procedures.PROCEDURES, data, field)
