"""Reinforcements, regrouping and cards, and corporal's production: where units are wanted."""

from __future__ import annotations

from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.lastman.bots.battles import card_value, keep_value
from sandtable.games.lastman.bots.outlook import Outlook, stake
from sandtable.games.lastman.rules import facts, notation as do, plans, slots
from sandtable.games.lastman.rules.discarding import limit_of
from sandtable.games.lastman.rules.placement import may_join
from sandtable.games.lastman.rules.spending import Spending
from sandtable.games.lastman.rules.state import LastMan

CARD_SHARE: Final = 0.5  # of the build points


def spend_value(view: Outlook, action: int) -> float:
    """What to order next; to be done is worth nothing."""
    game, side = view.game, view.side
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.REBUILD:
        return 3.0 if game.army_place(thing) == slots.ELIMINATED else -1.0
    if game.turn() >= game.form.last_turn or verb == do.DONE:
        return 0.0 if verb == do.DONE else -1.0  # nothing else counts at the end
    items = list_of(game, side)
    if verb == do.CARDS:
        return 2.0 - 0.1 * abs(thing - cards_wanted(game, side, items))
    return buy_value(thing % facts.KIND_COUNT) if verb == do.BUY else -1.0


def list_of(game: LastMan, side: int) -> list[int]:
    """Our own list so far."""
    lanes = game.stack[-1]
    assert isinstance(lanes, Lanes)
    lane = lanes.lanes[side]
    return lane.items if isinstance(lane, Spending) else []


def ordered(items: list[int], what: int) -> list[int]:
    """The things of all rows of one sort."""
    return [items[at + 1] for at in range(0, len(items), plans.ITEM_ROW) if items[at] == what]


def cards_wanted(game: LastMan, side: int, items: list[int]) -> int:
    """As many as the hand has room for, within a share of the points; then no more."""
    if ordered(items, plans.ITEM_CARDS):
        return -99
    room = limit_of(game, side) - game.hand_size(side)
    most = round(CARD_SHARE * facts.BUILD[game.turn()][side])
    wanted = min(room, most)
    return wanted if wanted > 0 else -99


def buy_value(kind: int) -> float:
    """Infantry, then anything."""
    return 1.0 if facts.IS_FOOT[kind] else 0.5


# Where


def front_value(view: Outlook, area: int) -> float:
    """How much one more unit is wanted in an area."""
    if not 0 <= area < facts.AREA_COUNT or area == facts.ENGLAND:
        return -1.0
    value = view.pulls[area]
    if view.danger[area] and not view.holders[view.side][area]:
        value += 1.5 * stake(area) * view.danger[area]
    return value


def place_value(view: Outlook, action: int) -> float:
    """An army, or an area; better an army that has something in it."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.AT:
        return front_value(view, thing) - 0.2 * view.game.stacked(thing, view.side)
    if verb == do.INTO:
        return front_value(view, view.game.army_place(thing)) + 0.5
    return 0.0


def swap_value(view: Outlook, action: int) -> float:
    if action - action % do.STRIDE == do.FROM:
        return front_value(view, view.game.place_of(action - do.FROM))
    return 0.0


# Regrouping (L2.2.1)


def regroup_value(view: Outlook, question: Question, action: int) -> float:
    """Pieces that stand beside an army go into it; the rest stays as it is."""
    game = view.game
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.FROM:
        if view.simple:
            return -1.0
        return 1.0 if thing < facts.AREA_COUNT and can_join(view, thing) else -1.0
    if verb == do.PIECE:
        kind = thing % facts.KIND_COUNT
        return keep_value(kind) if fits(view, question.subject, kind) else -1.0
    if verb == do.INTO:
        return 1.0 + 0.1 * game.size(facts.FIRST_ARMY + thing)
    return 0.0


def can_join(view: Outlook, area: int) -> bool:
    game = view.game
    for kind in game.kinds_of(view.side):
        if game.count(area, kind) and fits(view, area, kind):
            return True
    return False


def fits(view: Outlook, area: int, kind: int) -> bool:
    """Whether an army in the area has room for it, without an exchange."""
    if area >= facts.AREA_COUNT or area == facts.ENGLAND:
        return False
    for army in view.game.armies_in(area, view.side):
        if view.army_men[army] and may_join(view.game, army, kind) is ALLOWED:
            return True
    return False


# Cards


def drop_value(view: Outlook, action: int, price: float) -> float:
    """To lay a card down; `price` is what one gets for it."""
    if action - action % do.STRIDE != do.DROP:
        return 0.0
    return price - card_value(view.game, view.side, action - do.DROP)
