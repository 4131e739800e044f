"""Captain's production: what is bought, and where each unit does most for the line."""

from __future__ import annotations

from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.core.question import Question
from sandtable.games.lastman.bots.east import season_share
from sandtable.games.lastman.bots.forces import piece_force
from sandtable.games.lastman.bots.ground import Ground
from sandtable.games.lastman.bots.musters import cards_wanted, list_of, ordered, place_of
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.rules import entering, facts, notation as do, plans, slots
from sandtable.games.lastman.rules.eastern_front import SHARE
from sandtable.games.lastman.rules.spending import Spending

EAST: Final = 0.7  # it takes a move more to get there
JOIN: Final = 0.1  # an army is better than a piece alone
MOST_TRENCHES: Final = 12  # counters a season
SPREAD: Final = 0.35  # what was ordered already counts less


def spend_worths(view: Outlook, question: Question) -> list[float]:
    """What to order next; to be done is worth nothing."""
    game = view.game
    last = game.turn() >= game.form.last_turn
    ground = Ground(view, False)
    items = list_of(game, view.side)
    add_ordered(ground, items)
    cards = cards_wanted(game, view.side, items)
    found: list[float] = []
    for action in question.actions:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.REBUILD:
            found.append(3.0 if game.army_place(thing) == slots.ELIMINATED else -1.0)
        elif verb == do.BUY and facts.TYPE_OF[thing % facts.KIND_COUNT] == facts.PARIS_GUN:
            found.append(2.9 if gun_place(view) >= 0 else -1.0)
        elif last:
            found.append(-1.0 if verb != do.DONE else 0.0)
        elif verb == do.CARDS:
            found.append(2.0 - 0.1 * abs(thing - cards))
        elif verb == do.ENTRENCH:
            found.append(trench_worth(ground, thing, items))
        elif verb == do.UPGRADE:
            area = place_of(game, thing)
            found.append(0.9 + 0.1 * (view.status[area] == entering.DISPUTED))
        elif verb == do.BUY:
            found.append(buy_worth(ground, thing % facts.KIND_COUNT))
        else:
            found.append(0.0 if verb == do.DONE else -1.0)
    return found


def add_ordered(ground: Ground, items: list[int]) -> None:
    """Units on our list stand where they will stand."""
    game = ground.view.game
    for at in range(0, len(items), 3):
        if items[at] == plans.ITEM_BUY:
            place = place_of(game, items[at + 2])
            if 0 <= place < facts.AREA_COUNT:
                force = piece_force(ground.view, items[at + 1] % facts.KIND_COUNT, facts.POOL)
                ground.shift(force, place, 1, force.guard)
                ground.now.clear()


def buy_worth(ground: Ground, kind: int) -> float:
    """What the unit does at its best place, for its price."""
    view = ground.view
    best = 0.0
    for area in range(1, facts.AREA_COUNT):
        if view.status[area] == entering.DISPUTED or (
            view.status[area] == entering.FRIENDLY and view.danger[area]
        ):
            best = max(best, unit_worth(ground, kind, area, -1))
    if view.side == facts.GERMAN:
        best = max(best, to_the_east(view, kind))
    price = facts.PRICE[facts.TYPE_OF[kind]]
    plain = 0.05 if facts.IS_INFANTRY[facts.TYPE_OF[kind]] else 0.0
    return 0.2 + (best + plain) / price


def unit_worth(ground: Ground, kind: int, area: int, army: int) -> float:
    """A new piece in an area, alone or in an army there."""
    view = ground.view
    force = piece_force(view, kind, facts.POOL)
    dug = army >= 0 and view.game.army_has(army, slots.DUG)
    if dug:
        force.guard = digged(force.guard, kind)
    return ground.coming(force, area)


def to_the_east(view: Outlook, kind: int) -> float:
    """What a new unit is worth that will go to the Eastern Front box in the next season."""
    return EAST * season_share(view, 1) * facts.PRICE[facts.TYPE_OF[kind]] / SHARE


def digged(guard: float, kind: int) -> float:
    return 2 * guard if facts.IS_INFANTRY[facts.TYPE_OF[kind]] else guard


def gun_place(view: Outlook) -> int:
    """An area beside Paris, or Paris, where infantry of ours can cover the Paris Gun."""
    for area in [facts.PARIS, *facts.BORDERS.near[facts.PARIS]]:
        if view.status[area] in (entering.FRIENDLY, entering.DISPUTED) and view.game.has_infantry(
            area, view.side
        ):
            if view.game.stacked(area, view.side) < facts.MOST_UNITS or view.game.armies_in(
                area, view.side
            ):
                return area
    return -1


def trench_worth(ground: Ground, container: int, items: list[int]) -> float:
    """Those next to the enemy dig in."""
    view = ground.view
    if len(ordered(items, plans.ITEM_ENTRENCH)) >= MOST_TRENCHES:
        return -1.0
    area = place_of(view.game, container)
    if not 0 <= area < facts.AREA_COUNT or not (
        view.danger[area] or view.status[area] == entering.DISPUTED
    ):
        return -1.0
    if container >= facts.FIRST_ARMY and not view.army_men[container - facts.FIRST_ARMY]:
        return -1.0
    men = view.army_men[container - facts.FIRST_ARMY] if container >= facts.FIRST_ARMY else 1
    return (1.2 if view.status[area] == entering.DISPUTED else 0.6) + 0.05 * men


def place_worths(view: Outlook, question: Question) -> list[float]:
    """Where a new unit stands, or which army takes it in."""
    game, side = view.game, view.side
    ground = Ground(view, False)
    lanes = game.stack[-1]
    if isinstance(lanes, Lanes) and isinstance(lanes.lanes[side], Spending):
        add_ordered(ground, list_of(game, side))
    found: list[float] = []
    kind = question.subject
    for action in question.actions:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        area = thing if verb == do.AT else game.army_place(thing) if verb == do.INTO else -1
        if not 0 <= area < facts.AREA_COUNT or area == facts.ENGLAND:
            found.append(-1.0)
        elif question.key == "place-unit" or is_buying(view):
            if facts.TYPE_OF[kind % facts.KIND_COUNT] == facts.PARIS_GUN:
                found.append(1.0 if area == gun_place(view) else 0.0)
                continue
            army = thing if verb == do.INTO else -1
            worth = unit_worth(ground, kind % facts.KIND_COUNT, area, army)
            if verb == do.AT and side == facts.GERMAN and area in facts.BOX_ENTRY:
                worth = max(worth, to_the_east(view, kind % facts.KIND_COUNT))
            crowded = 0.05 * game.stacked(area, side) if verb == do.AT else -JOIN
            found.append(worth - crowded + 0.02 * view.pulls[area])
        else:
            found.append(0.1 * view.pulls[area] - 0.2 * view.danger[area])
    return found


def is_buying(view: Outlook) -> bool:
    lanes = view.game.stack[-1]
    if not isinstance(lanes, Lanes):
        return False
    lane = lanes.lanes[view.side]
    return isinstance(lane, Spending) and lane.verb == do.BUY
