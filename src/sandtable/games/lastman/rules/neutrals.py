"""Neutral countries (L10.9): who enters one drives it to the other side."""

from __future__ import annotations

from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    ENGLAND,
    ENTENTE,
    FIRST_ARMY,
    FORT,
    GERMAN,
    HOMES,
    KIND_COUNT,
    LATER,
    NEUTRAL,
)
from sandtable.games.lastman.rules.state import LastMan


def is_guarded(game: LastMan, area: int) -> bool:
    """Whether a neutral area will be Disputed when somebody comes: it has units or a fort."""
    if FORT[area] >= 2:
        return True
    return area in [each.area for each in game.form.garrisons if any(each.units)]


def enter_neutral(game: LastMan, area: int, side: int) -> None:
    """The first entry of a side into a country, before the unit that enters is there."""
    join(game, HOMES[area], 1 - side)
    if side == GERMAN and game.owner(ENGLAND) == NEUTRAL:
        join(game, HOMES[ENGLAND], ENTENTE)


def join(game: LastMan, home: str, side: int) -> None:
    """A country joins a side: its units and forts stand up, its areas are Friendly to it."""
    if home == "BE" and side == GERMAN:
        game.turn_belgium()
    for garrison in game.form.garrisons:
        if HOMES[garrison.area] != home:
            continue
        container = garrison.area
        if garrison.army >= 0:
            game.put_army(garrison.army, garrison.area)
            container = FIRST_ARMY + garrison.army
        for kind in range(KIND_COUNT):
            if garrison.units[kind]:
                game.shift(kind, garrison.units[kind], LATER, container)
    for area in range(AREA_COUNT):
        if HOMES[area] == home:
            game.set_owner(area, side)
            game.set_fort(area, FORT[area])
            if game.journal is not None:
                game.tell("area-joins", "L10.9", {"side": side, "area": area})
