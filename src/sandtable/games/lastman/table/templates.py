"""Armies opened like drawers: every space of their templates, filled or free (L1.3)."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules.facts import (
    AREAS,
    ARMY_COUNT,
    ARMY_NATION,
    AUXILIARY_SPACES,
    BOX,
    ENTENTE,
    FIRST_ARMY,
    GERMAN,
    INFANTRY_SPACES,
    IS_INFANTRY,
    KIND_COUNT,
    KINDS,
    NATION_OF,
    NATIONS,
    TYPE_OF,
    TYPES,
)
from sandtable.games.lastman.rules.state import ARMY_ROW, STATUS_, LastMan
from sandtable.games.lastman.rules.views import status_words
from sandtable.games.lastman.table.words import army_name, key, place_name
from sandtable.toolkit.face import Cell, Panel, Row
from sandtable.toolkit.text import Speaker

STATUS_KEYS: Final[dict[str, str]] = {
    "entrenched": "panel-entrenched",
    "fortified": "panel-fortified",
    "retreated": "panel-retreated",
}


def armies_panel(game: LastMan, seat: int, speaker: Speaker) -> Panel:
    """All armies on the map and in the box, as far as this seat may look into them (L11.9)."""
    veiled = game.veiled_armies()
    sides = (ENTENTE, GERMAN) if seat == ENTENTE else (GERMAN, ENTENTE)
    rows = [
        army_row(game, army, army in veiled and game.side_of_army(army) != seat, speaker)
        for side in sides
        for army in range(ARMY_COUNT)
        if game.army_place(army) >= 0 and game.side_of_army(army) == side
    ]
    return Panel("armies", speaker.say("panel-templates"), "cards", tuple(rows), "L1.3")


def army_row(game: LastMan, army: int, veiled: bool, speaker: Speaker) -> Row:
    """Where it is, its infantry section, its auxiliary section, and how it stands."""
    words = status_words(game.armies[army * ARMY_ROW + STATUS_])
    told = [speaker.say(STATUS_KEYS[word]) for word in words if word in STATUS_KEYS]
    place = str(place_name(speaker.phrases, "area", game.army_place(army))["area"])
    nation = ARMY_NATION[army]
    cells = [
        Cell(place, "place"),
        *section(game, army, True, INFANTRY_SPACES[nation], veiled, speaker),
        Cell("", "gap"),
        *section(game, army, False, AUXILIARY_SPACES[nation], veiled, speaker),
    ]
    name = str(army_name(speaker.phrases, "army", army)["army"])
    size = str(game.size(FIRST_ARMY + army))
    at = game.army_place(army)
    on_map = AREAS[at] if at < len(AREAS) else ""
    return Row(name, tuple(cells), NATIONS[nation], False, size, ", ".join(told), on_map)


def section(
    game: LastMan, army: int, foot: bool, spaces: int, veiled: bool, speaker: Speaker
) -> list[Cell]:
    """So many of each kind, then the spaces that are free."""
    container = FIRST_ARMY + army
    kinds = [kind for kind in range(KIND_COUNT) if IS_INFANTRY[TYPE_OF[kind]] == foot]
    filled = sum(game.count(container, kind) for kind in kinds)
    cells = []
    if veiled and filled:
        cells.append(Cell(str(filled), "hidden", speaker.say("panel-veiled", count=filled)))
    elif not veiled:
        cells += [piece_cell(game, container, kind, speaker) for kind in kinds
                  if game.count(container, kind)]  # fmt: skip
    if spaces > filled:
        key = "panel-free-infantry" if foot else "panel-free-auxiliary"
        tip = speaker.say(key, count=spaces - filled)
        sign = "free-infantry" if foot else "free-auxiliary"
        cells.append(Cell(str(spaces - filled), "spent", tip, sign))
    return cells


def piece_cell(game: LastMan, container: int, kind: int, speaker: Speaker) -> Cell:
    count = game.count(container, kind)
    type_ = speaker.name(key("types", TYPES[TYPE_OF[kind]]))
    return Cell(str(count), "", f"{type_}: {count}", f"piece-{KINDS[kind]}")


def box_panel(game: LastMan, speaker: Speaker) -> list[Panel]:
    """What is in the Eastern Front box (L3.6), if anything is."""
    alone = [
        piece_cell(game, BOX, kind, speaker) for kind in range(KIND_COUNT) if game.count(BOX, kind)
    ]
    armies = [
        army_row(game, army, False, speaker)
        for army in range(ARMY_COUNT)
        if game.army_place(army) == BOX
    ]
    rows = [*([Row("", tuple(alone), NATIONS[NATION_OF[GERMAN]])] if alone else []), *armies]
    title = speaker.say("panel-in-the-east")
    return [Panel("box", title, "cards", tuple(rows), "L3.6")] if rows else []
