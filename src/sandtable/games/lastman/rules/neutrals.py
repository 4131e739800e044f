"""Neutral countries (L10.9): who enters one drives it to the other side."""

from __future__ import annotations

from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.state import LastMan


def is_guarded(game: LastMan, area: int) -> bool:
    """Whether a neutral area will be Disputed when somebody comes: it has units or a fort."""
    if facts.FORT[area] >= 2:
        return True
    return area in [each.area for each in game.form.garrisons if any(each.units)]


def enter_neutral(game: LastMan, area: int, side: int) -> None:
    """The first entry of a side into a country, before the unit that enters is there."""
    join(game, facts.HOMES[area], 1 - side)
    if side == facts.GERMAN and game.owner(facts.ENGLAND) == facts.NEUTRAL:
        join(game, facts.HOMES[facts.ENGLAND], facts.ENTENTE)


def join(game: LastMan, home: str, side: int) -> None:
    """A country joins a side: its units and forts stand up, its areas are Friendly to it."""
    if home == "BE" and side == facts.GERMAN:
        game.turn_belgium()
    for garrison in game.form.garrisons:
        if facts.HOMES[garrison.area] != home:
            continue
        container = garrison.area
        if garrison.army >= 0:
            game.put_army(garrison.army, garrison.area)
            container = facts.FIRST_ARMY + garrison.army
        for kind in range(facts.KIND_COUNT):
            if garrison.units[kind]:
                game.shift(kind, garrison.units[kind], facts.LATER, container)
    for area in range(facts.AREA_COUNT):
        if facts.HOMES[area] == home:
            game.set_owner(area, side)
            game.set_fort(area, facts.FORT[area])
            if game.journal is not None:
                game.tell("area-joins", "L10.9", {"side": side, "area": area})
