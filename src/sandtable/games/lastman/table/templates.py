"""Armies opened like drawers: every space of their templates, filled or free (L1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.eastern_front import boxed_armies
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import (
    army_called,
    key,
    place_called,
)
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

STATUS_KEYS: Final[dict[int, str]] = {
    slots.DUG: "panel-entrenched",
    slots.FORTIFIED: "panel-fortified",
    slots.MARKED: "panel-retreated",
}
TOLD: Final = slots.DUG | slots.FORTIFIED | slots.MARKED
ARMIES: Final = slice(facts.FIRST_ARMY * facts.KIND_COUNT, facts.POOL * facts.KIND_COUNT)


def armies_panel(game: LastMan, seat: int, speaker: Speaker) -> Panel:
    """All armies on the map and in the box, as far as this seat may look into them (L11.9)."""
    sides = tuple([game.side_of_army(army) for army in range(facts.ARMY_COUNT)])
    veiled = tuple([army for army in veiled_armies(game) if sides[army] != seat])
    first = facts.ENTENTE if seat == facts.ENTENTE else facts.GERMAN
    return armies_told(tuple(game.armies), bytes(game.units[ARMIES]), sides, first, veiled, speaker)


@lru_cache(maxsize=512)
def armies_told(
    armies: tuple[int, ...],
    units: bytes,
    sides: tuple[int, ...],
    first: int,
    veiled: tuple[int, ...],
    speaker: Speaker,
) -> Panel:
    """The same of armies with these rows and numbers of units, with those of one side first."""
    rows = []
    for side in (first, 1 - first):
        for army in range(facts.ARMY_COUNT):
            place, status = armies[army * slots.ARMY_ROW : (army + 1) * slots.ARMY_ROW]
            if place >= 0 and sides[army] == side:
                held = units[army * facts.KIND_COUNT : (army + 1) * facts.KIND_COUNT]
                rows.append(row_of(army, place, held, status & TOLD, army in veiled, speaker))
    return Panel("armies", speaker.say("panel-templates"), "cards", tuple(rows), "L1.3")


def army_row(game: LastMan, army: int, veiled: bool, speaker: Speaker) -> Row:
    """Where it is, its infantry section, its auxiliary section, and how it stands."""
    status = game.armies[army * slots.ARMY_ROW + slots.STATUS] & TOLD
    units = bytes(units_in(game, facts.FIRST_ARMY + army))
    return row_of(army, game.army_place(army), units, status, veiled, speaker)


@lru_cache(maxsize=4096)
def row_of(army: int, place: int, units: bytes, status: int, veiled: bool, speaker: Speaker) -> Row:
    """The row of an army that is there, with so many of each kind, and stands like this."""
    told = [speaker.say(key) for bit, key in STATUS_KEYS.items() if status & bit]
    nation = facts.ARMY_NATION[army]
    cells = [
        Cell(place_called(speaker, place), "place"),
        *section(units, True, facts.INFANTRY_SPACES[nation], veiled, speaker),
        Cell("", "gap"),
        *section(units, False, facts.AUXILIARY_SPACES[nation], veiled, speaker),
    ]
    name, size = army_called(speaker, army), str(sum(units))
    on_map = facts.AREAS[place] if place < len(facts.AREAS) else ""
    return Row(name, tuple(cells), facts.NATIONS[nation], False, size, ", ".join(told), on_map)


def units_in(game: LastMan, container: int) -> list[int]:
    """How many of each kind there are in a container."""
    start = container * facts.KIND_COUNT
    return game.units[start : start + facts.KIND_COUNT]


def section(
    units: Sequence[int], foot: bool, spaces: int, veiled: bool, speaker: Speaker
) -> list[Cell]:
    """So many of each kind, then the spaces that are free."""
    held = {
        kind: count for kind, count in enumerate(units) if count and facts.IS_FOOT[kind] == foot
    }
    filled = sum(held.values())
    cells = []
    if veiled and filled:
        cells.append(Cell(str(filled), "hidden", speaker.say("panel-veiled", count=filled)))
    elif not veiled:
        cells += [piece_cell(kind, count, speaker) for kind, count in held.items()]
    if spaces > filled:
        key = "panel-free-infantry" if foot else "panel-free-auxiliary"
        tip = speaker.say(key, count=spaces - filled)
        sign = "free-infantry" if foot else "free-auxiliary"
        cells.append(Cell(str(spaces - filled), "spent", tip, sign))
    return cells


def piece_cell(kind: int, count: int, speaker: Speaker) -> Cell:
    type_ = speaker.name(key("types", facts.TYPES[facts.TYPE_OF[kind]]))
    return Cell(str(count), "", f"{type_}: {count}", f"piece-{facts.KINDS[kind]}")


def box_panel(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """What is in the Eastern Front box (L3.6), as far as this seat may look into it (L11.9)."""
    boxed, held = boxed_armies(game), units_in(game, facts.BOX)
    if not boxed and not any(held):
        return []
    alone = [piece_cell(kind, count, speaker) for kind, count in enumerate(held) if count]
    veiled = veiled_armies(game)
    armies = [
        army_row(game, army, army in veiled and game.side_of_army(army) != seat, speaker)
        for army in boxed
    ]
    german = facts.NATIONS[facts.NATION_OF[facts.GERMAN]]
    rows = [*([Row("", tuple(alone), german)] if alone else []), *armies]
    title = speaker.say("panel-in-the-east")
    return [Panel("box", title, "cards", tuple(rows), "L3.6")]
