"""Armies opened like drawers: every space of their templates, filled or free (L1.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.eastern_front import boxed_armies
from sandtable.games.lastman.rules.fields import status_words
from sandtable.games.lastman.rules.hidden import veiled_armies
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.table.words import (
    army_called,
    key,
    place_called,
)
from sandtable.toolkit.panels import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

STATUS_KEYS: Final[dict[str, str]] = {
    "entrenched": "panel-entrenched",
    "fortified": "panel-fortified",
    "retreated": "panel-retreated",
}


def armies_panel(game: LastMan, seat: int, speaker: Speaker) -> Panel:
    """All armies on the map and in the box, as far as this seat may look into them (L11.9)."""
    veiled = veiled_armies(game)
    first = facts.ENTENTE if seat == facts.ENTENTE else facts.GERMAN
    rows = [
        army_row(game, army, army in veiled and game.side_of_army(army) != seat, speaker)
        for side in (first, 1 - first)
        for army in range(facts.ARMY_COUNT)
        if game.army_place(army) >= 0 and game.side_of_army(army) == side
    ]
    return Panel("armies", speaker.say("panel-templates"), "cards", tuple(rows), "L1.3")


def army_row(game: LastMan, army: int, veiled: bool, speaker: Speaker) -> Row:
    """Where it is, its infantry section, its auxiliary section, and how it stands."""
    words = tuple(word for word in status_words(game, army) if word in STATUS_KEYS)
    units = tuple(units_in(game, facts.FIRST_ARMY + army))
    return row_of(army, game.army_place(army), units, words, veiled, speaker)


@lru_cache(maxsize=4096)
def row_of(
    army: int,
    place: int,
    units: tuple[int, ...],
    words: tuple[str, ...],
    veiled: bool,
    speaker: Speaker,
) -> Row:
    """The row of an army that is there, with so many of each kind, and is said to be this."""
    told = [speaker.say(STATUS_KEYS[word]) for word in words]
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
    held = units_in(game, facts.BOX)
    alone = [piece_cell(kind, count, speaker) for kind, count in enumerate(held) if count]
    veiled = veiled_armies(game)
    armies = [
        army_row(game, army, army in veiled and game.side_of_army(army) != seat, speaker)
        for army in boxed_armies(game)
    ]
    german = facts.NATIONS[facts.NATION_OF[facts.GERMAN]]
    rows = [*([Row("", tuple(alone), german)] if alone else []), *armies]
    title = speaker.say("panel-in-the-east")
    return [Panel("box", title, "cards", tuple(rows), "L3.6")] if rows else []
