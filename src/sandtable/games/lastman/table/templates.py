"""Armies opened like drawers: every space of their templates, filled or free (L1.3)."""

from __future__ import annotations

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
    words = status_words(game, army)
    told = [speaker.say(STATUS_KEYS[word]) for word in words if word in STATUS_KEYS]
    place = place_called(speaker, game.army_place(army))
    nation = facts.ARMY_NATION[army]
    cells = [
        Cell(place, "place"),
        *section(game, army, True, facts.INFANTRY_SPACES[nation], veiled, speaker),
        Cell("", "gap"),
        *section(game, army, False, facts.AUXILIARY_SPACES[nation], veiled, speaker),
    ]
    name = army_called(speaker, army)
    size = str(game.size(facts.FIRST_ARMY + army))
    at = game.army_place(army)
    on_map = facts.AREAS[at] if at < len(facts.AREAS) else ""
    return Row(name, tuple(cells), facts.NATIONS[nation], False, size, ", ".join(told), on_map)


def section(
    game: LastMan, army: int, foot: bool, spaces: int, veiled: bool, speaker: Speaker
) -> list[Cell]:
    """So many of each kind, then the spaces that are free."""
    container = facts.FIRST_ARMY + army
    kinds = [kind for kind in game.kinds_in(container) if facts.IS_FOOT[kind] == foot]
    filled = sum(game.count(container, kind) for kind in kinds)
    cells = []
    if veiled and filled:
        cells.append(Cell(str(filled), "hidden", speaker.say("panel-veiled", count=filled)))
    elif not veiled:
        cells += [piece_cell(game, container, kind, speaker) for kind in kinds]
    if spaces > filled:
        key = "panel-free-infantry" if foot else "panel-free-auxiliary"
        tip = speaker.say(key, count=spaces - filled)
        sign = "free-infantry" if foot else "free-auxiliary"
        cells.append(Cell(str(spaces - filled), "spent", tip, sign))
    return cells


def piece_cell(game: LastMan, container: int, kind: int, speaker: Speaker) -> Cell:
    count = game.count(container, kind)
    type_ = speaker.name(key("types", facts.TYPES[facts.TYPE_OF[kind]]))
    return Cell(str(count), "", f"{type_}: {count}", f"piece-{facts.KINDS[kind]}")


def box_panel(game: LastMan, seat: int, speaker: Speaker) -> list[Panel]:
    """What is in the Eastern Front box (L3.6), as far as this seat may look into it (L11.9)."""
    alone = [piece_cell(game, facts.BOX, kind, speaker) for kind in game.kinds_in(facts.BOX)]
    veiled = veiled_armies(game)
    armies = [
        army_row(game, army, army in veiled and game.side_of_army(army) != seat, speaker)
        for army in boxed_armies(game)
    ]
    german = facts.NATIONS[facts.NATION_OF[facts.GERMAN]]
    rows = [*([Row("", tuple(alone), german)] if alone else []), *armies]
    title = speaker.say("panel-in-the-east")
    return [Panel("box", title, "cards", tuple(rows), "L3.6")] if rows else []
