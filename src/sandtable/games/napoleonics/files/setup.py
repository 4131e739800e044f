"""Setting up (N2): a scenario becomes a field and the first position on it."""

from __future__ import annotations

from typing import Any

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import (
    ACTIVE,
    IN_FORCE,
    LAST,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    PLAYED,
    UNIT_ROW,
)
from sandtable.core.procedure import Procedure
from sandtable.core.state import load_procedure
from sandtable.games.napoleonics.files.scenario import (
    BOTH,
    EXIT,
    FOR_GOOD,
    NO_BATTLE_FIRST_TURN,
    NO_MOVE_FIRST_TURN,
    SQUARE_BANNERS,
    Scenario,
    scenario_data,
    scenario_from_data,
)
from sandtable.games.napoleonics.rules.facts import (
    CLASSES,
    COPIES,
    HEXES,
    KINDS,
    NATIONS,
    SEAT_OF_NATION,
    SEATS,
    SECTIONS,
    TERRAIN,
)
from sandtable.games.napoleonics.rules.field import Field, Objective
from sandtable.games.napoleonics.rules.procedures import PROCEDURES
from sandtable.games.napoleonics.rules.state import (
    CARD_PLACES,
    DRAW_PILE,
    LEADER_ROW,
    SCALARS,
    TRACKS,
    WINNER,
    Napoleonics,
)
from sandtable.games.napoleonics.rules.turn import Deal, Turn


def lay_out(scenario: Scenario) -> Field:
    """The field of a scenario, with its own rules."""
    works = [0] * HEXES
    for at, sides in scenario.works.items():
        for side in sides:
            works[at] |= 1 << side
    terrain = [TERRAIN.index(word) for word in scenario.terrain]
    field = Field(terrain, works, SEATS.index(scenario.top))
    field.name = scenario.id
    field.source = scenario_data(scenario)
    field.first = SEATS.index(scenario.first)
    field.hand_sizes = [scenario.hands[seat] for seat in SEATS]
    field.banners_to_win = [scenario.banners, scenario.banners]
    field.leader_names = [leader.name for leader in _by_seat(scenario.leaders)]
    for count, placed in ((field.units_end, scenario.units), (field.leaders_end, scenario.leaders)):
        seats = [SEAT_OF_NATION[NATIONS.index(each.nation)] for each in placed]
        count[0], count[1] = seats.count(0), len(seats)
    for objective in scenario.objectives:
        seats = [0, 1] if objective.side == BOTH else [SEATS.index(objective.side)]
        for at in objective.hexes:
            for seat in seats:
                for_good = objective.mode == FOR_GOOD
                field.objectives.append(Objective(Hex(at), seat, objective.banners, for_good))
    for special in scenario.specials:
        seat = SEATS.index(special.side)
        if special.rule == EXIT:
            field.exit_row[seat] = special.row
            field.exit_banners[seat] = special.banners
        elif special.rule == SQUARE_BANNERS:
            field.square_banners[seat] = special.banners
        elif special.rule == NO_BATTLE_FIRST_TURN:
            field.march_order[seat] = 1 << SECTIONS.index(special.section)
        elif special.rule == NO_MOVE_FIRST_TURN:
            field.mud[seat] = CLASSES.index(special.unit_class)
    return field


def _by_seat(placed: Any) -> list[Any]:
    """Units and leaders are numbered seat by seat."""
    return sorted(placed, key=lambda each: SEAT_OF_NATION[NATIONS.index(each.nation)])


def set_up(scenario: Scenario) -> Napoleonics:
    """The first position, before the cards are dealt."""
    board = [NOBODY] * (2 * HEXES)
    units: list[int] = []
    for unit in _by_seat(scenario.units):
        board[unit.hex] = len(units) // UNIT_ROW
        kind = KINDS.index(f"{unit.nation} {unit.kind}")
        units.extend([kind, unit.hex, unit.blocks, unit.blocks, 0, 0])
    leaders: list[int] = []
    for leader in _by_seat(scenario.leaders):
        board[HEXES + leader.hex] = len(leaders) // LEADER_ROW
        leaders.extend([NATIONS.index(leader.nation), leader.hex, 0])
    cards = [0] * TRACKS + [NO_CARD] * (CARD_PLACES - TRACKS)
    cards[DRAW_PILE : DRAW_PILE + len(COPIES)] = COPIES
    field = lay_out(scenario)
    scalars = [0] * SCALARS
    scalars[ACTIVE] = field.first
    for place in (PLAYED, IN_FORCE, LAST, LAST + 1):
        scalars[place] = NO_CARD
    scalars[WINNER] = NO_SEAT
    stack: list[Procedure[Any]] = [Turn(field.first), Deal()]
    return Napoleonics(field, units, leaders, board, cards, scalars, stack, [])


def load_state(data: dict[str, Any]) -> Napoleonics:
    """A state from what `dump` gave."""
    scenario = scenario_from_data(data["scenario"])
    lists = data["lists"]
    game = Napoleonics(
        lay_out(scenario),
        list(lists["units"]),
        list(lists["leaders"]),
        list(lists["board"]),
        list(lists["cards"]),
        list(lists["scalars"]),
        [load_procedure(PROCEDURES, each) for each in data["stack"]],
        [],
    )
    game.run()
    return game
