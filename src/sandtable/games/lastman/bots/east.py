"""The Eastern Front box (L3.6, L3.7): what goes there counts until 1917, and is missed here."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.bots.forces import Force
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.rules import entering, facts
from sandtable.games.lastman.rules.eastern_front import LAST_BOX_YEAR, SHARE

NEVER: Final = -9.0
OUT_AGAIN: Final = 0.5
SOONER: Final = 0.5  # of its worth in each season before the last


def season_share(view: Outlook, later: int = 0) -> float:
    """How much a point in the box counts now: it must still be there at the end."""
    game = view.game
    last = game.form.last_turn
    if facts.YEAR[last] > LAST_BOX_YEAR or game.turn() + later > last:
        return 0.0
    share: float = SOONER ** (last - game.turn() - later)
    return share


def price_of(view: Outlook, force: Force) -> int:
    game = view.game
    if force.who < facts.KIND_COUNT:
        return facts.PRICE[facts.TYPE_OF[force.who]]
    start = force.who - facts.KIND_COUNT
    total = 1
    for kind in game.kinds_of(facts.GERMAN):
        total += game.count(facts.FIRST_ARMY + start, kind) * facts.PRICE[facts.TYPE_OF[kind]]
    return total


def box_worth_of(view: Outlook, force: Force, here: int) -> float:
    """What a unit is worth in the box, if it may go there from here."""
    if (
        view.side != facts.GERMAN
        or here not in facts.BOX_ENTRY
        or view.status[here] != entering.FRIENDLY
    ):
        return NEVER
    share = season_share(view)
    if not share:
        return NEVER
    return share * price_of(view, force) / SHARE


def exit_worth(view: Outlook) -> float:
    """What a unit is worth out of the box again, once it counts for nothing there."""
    return -1.0 if season_share(view) else OUT_AGAIN
