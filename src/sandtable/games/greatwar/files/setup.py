"""The first position of a scenario, and states from stored data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.files.handicap import give_handicap, handicaps_of
from sandtable.colors.files.scalars import no_card_yet
from sandtable.colors.rules import slots as common
from sandtable.core import state
from sandtable.games.greatwar.files import scenario as scenarios, scenario_files
from sandtable.games.greatwar.files.scenario import Objective, Scenario
from sandtable.games.greatwar.rules import facts, field as fields, procedures, slots, turn
from sandtable.games.greatwar.rules.field import Field
from sandtable.games.greatwar.rules.medals import HELD, WINNER
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.handicap import Handicap

HANDICAPS: Final[dict[str, Handicap]] = handicaps_of(facts.SEATS, "medals")


def set_up(
    scenario: Scenario, readings: Iterable[str] = (), handicap: Mapping[str, int] | None = None
) -> GreatWar:
    """The scenario laid out, before the first card is dealt."""
    field = field_of(scenario, readings, handicap)
    game = position_of(scenario, field)
    game.stack = [turn.Turn(field.first), turn.Deal()]
    return game


def field_of(
    scenario: Scenario, readings: Iterable[str] = (), handicap: Mapping[str, int] | None = None
) -> Field:
    """What the scenario fixes for the whole game, and what the players chose."""
    field = Field(facts.SEATS.index(scenario.top))
    field.readings = sum(1 << fields.READINGS.index(name) for name in set(readings))
    field.name = scenario.id
    field.source = scenario_files.SHELF.stored(scenario)
    field.first = facts.SEATS.index(scenario.first)
    field.set_hills([facts.TERRAIN.index(word) for word in scenario.terrain])
    field.footbridges = [Hex(at) for at, words in scenario.markers.items() if "footbridge" in words]
    for trench in scenario.trenches:
        for at in trench.hexes:
            field.trench_owner[at] = facts.SEATS.index(trench.owner)
            field.trench_line[at] = trench.line
    for seat, name in enumerate(facts.SEATS):
        hands = scenario.hands[name]
        field.command_hands[seat] = hands.command
        field.combat_hands[seat] = hands.combat
        field.hq[seat] = hands.hq
        field.artillery[seat] = hands.artillery
    field.to_win = [scenario.medals, scenario.medals]
    give_handicap(field, field.command_hands, HANDICAPS, handicap or {})
    placed = in_seat_order(scenario)
    sides = [each.side for each in placed]
    field.ends[0], field.ends[1] = sides.count(facts.SEATS[0]), len(sides)
    field.unit_names = [each.name for each in placed]
    if scenario.shelling is not None:
        field.shelling_seat = facts.SEATS.index(scenario.shelling.side)
        field.shelling_rows = [scenario.shelling.first_row, scenario.shelling.last_row]
    for objective in scenario.objectives:
        add_objective(field, scenario, objective)
    for special in scenario.specials:
        add_special(field, special)
    return field


def in_seat_order(scenario: Scenario) -> list[scenarios.Placed]:
    return sorted(scenario.units, key=lambda each: facts.SEATS.index(each.side))


def seat_named(side: str) -> int:
    return facts.SEATS.index(side) if side in facts.SEATS else fields.NOBODYS


# Kinds of objectives that are hexes by themselves
ONE_BY_ONE: Final = {
    scenarios.HEXES: fields.TEMPORARY,
    scenarios.KEPT: fields.HELD_EACH,
    scenarios.ENTERED: fields.AT_ONCE,
    scenarios.LASTING: fields.LASTING,
}


def add_objective(field: Field, scenario: Scenario, objective: Objective) -> None:
    seat = seat_named(objective.side)
    first = seat_named(objective.first)
    hexes = [Hex(at) for at in objective.hexes]

    def record(kind: int, where: list[Hex], needs: list[list[Hex]]) -> None:
        made = fields.Objective(kind, seat, where, objective.medals, needs, first)
        field.objectives.append(made)

    if objective.kind == scenarios.LINE:
        lines = line_hexes(scenario, objective.trench, objective.line)
        needs = [line_hexes(scenario, objective.trench, line) for line in objective.needs]
        record(fields.TEMPORARY, lines, needs)
    elif objective.kind in ONE_BY_ONE:
        for at in hexes:
            record(ONE_BY_ONE[objective.kind], [at], [])
    elif objective.kind == scenarios.MAJORITY:
        record(fields.MAJORITY, hexes, [])
    elif objective.kind == scenarios.EXIT:
        field.exit_medals[seat] = objective.medals
    elif objective.kind == scenarios.RECON:
        field.recon_medal[seat] = objective.medals
    elif objective.kind == scenarios.SILHOUETTES:
        field.silhouettes = field.unit_names.index(objective.unit)
        field.silhouette_medals = objective.medals
    else:
        field.sudden_seat, field.sudden_death = seat, hexes


def line_hexes(scenario: Scenario, owner: str, line: int) -> list[Hex]:
    """The hexes of a trench line, or of all lines of this owner."""
    return [
        Hex(at)
        for trench in scenario.trenches
        for at in trench.hexes
        if trench.owner == owner and line in (0, trench.line)
    ]


def add_special(field: Field, special: scenarios.Special) -> None:
    if special.rule == scenarios.OBSERVATION:
        field.observation = [Hex(at) for at in special.hexes]
    elif special.rule == scenarios.ROOTED:
        field.rooted = field.unit_names.index(special.unit)
    elif special.rule == scenarios.FREE_BATTLE:
        field.free_battle = field.unit_names.index(special.unit)
    elif special.rule == scenarios.ANTI_TANK:
        field.anti_tank_seat = facts.SEATS.index(special.side)
    elif special.rule == scenarios.MISTAKEN:
        field.mistaken_seat = facts.SEATS.index(special.side)
    else:
        field.shells_trenches = True


def position_of(scenario: Scenario, field: Field) -> GreatWar:
    """Units, ground and piles before anything happened."""
    units: list[int] = []
    board = [common.NOBODY] * facts.HEXES
    board += [facts.TERRAIN.index(word) for word in scenario.terrain]
    board += [
        sum(1 << facts.TOKENS.index(word) for word in scenario.markers.get(at, ()))
        for at in range(facts.HEXES)
    ]
    for number, each in enumerate(in_seat_order(scenario)):
        own = (
            slots.STUCK
            if each.stuck
            else 1 + facts.SPECIALS.index(each.special)
            if each.special
            else 0
        )
        row = [facts.KINDS.index(each.kind), each.hex, each.strength, each.strength, 0, own]
        units.extend(row)
        board[each.hex] = number
    cards = [0] * slots.CARD_PLACES
    cards[slots.C_PILE : slots.C_PILE + facts.COMMAND_KINDS] = facts.COMMAND_COPIES
    cards[slots.K_PILE : slots.K_PILE + facts.COMBAT_KINDS] = facts.COMBAT_COPIES
    cards[slots.SCOUTED] = cards[slots.SCOUTED + 1] = common.NO_CARD
    return GreatWar(field, units, board, cards, first_scalars(field))


def first_scalars(field: Field) -> list[int]:
    scalars = no_card_yet(HELD + len(field.objectives))
    scalars[slots.BARRAGE] = common.NO_CARD
    scalars[WINNER] = common.NO_SEAT
    scalars[slots.HQ], scalars[slots.HQ + 1] = field.hq
    scalars[slots.MISTAKEN] = 1 if field.mistaken_seat >= 0 else 0
    for number, objective in enumerate(field.objectives):
        scalars[HELD + number] = objective.first
    return scalars


def load_state(data: dict[str, Any]) -> GreatWar:
    """The state of which `dump` gave this data."""
    scenario = scenario_files.SHELF.restored(data["scenario"])
    field = field_of(scenario, data.get("readings", []), data.get("handicap"))
    return state.load_state(GreatWar, procedures.PROCEDURES, data, field)
