"""Captain's production: what is bought, and where each unit does most for the line."""

from __future__ import annotations

from typing import Final

from sandtable.core.lanes import Lanes
from sandtable.core.question import Question
from sandtable.games.lastman.bots import empty_armies, simple_production as musters
from sandtable.games.lastman.bots.forces import piece_force, season_share
from sandtable.games.lastman.bots.guards import Guards
from sandtable.games.lastman.bots.outlook import Outlook
from sandtable.games.lastman.bots.simple_production import cards_wanted, list_of, ordered
from sandtable.games.lastman.bots.values import Ground
from sandtable.games.lastman.rules import entering, facts, notation as do, plans, slots
from sandtable.games.lastman.rules.eastern_front import SHARE
from sandtable.games.lastman.rules.spending import Spending

EAST: Final = 0.7  # it takes a move more to get there
JOIN: Final = 0.1  # an army is better than a piece alone
MOST_TRENCHES: Final = 12  # counters a season
SPREAD: Final = 0.35  # what was ordered already counts less


def spend_values(view: Outlook, question: Question) -> list[float]:
    """What to order next; to be done is worth nothing."""
    game = view.game
    last = game.turn() >= game.form.last_turn
    ground = Ground(view, False)
    items = list_of(game, view.side)
    add_ordered(ground, items)
    guards = Guards(ground)
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
            found.append(trench_value(ground, thing, items))
        elif verb == do.UPGRADE:
            area = game.place_of(thing)
            found.append(0.9 + 0.1 * (view.status[area] == entering.DISPUTED))
        elif verb == do.BUY:
            found.append(buy_value(ground, guards, thing % facts.KIND_COUNT))
        else:
            found.append(0.0 if verb == do.DONE else -1.0)
    return found


def add_ordered(ground: Ground, items: list[int]) -> None:
    """Units on our list stand where they will stand."""
    game = ground.view.game
    for at in range(0, len(items), 3):
        if items[at] == plans.ITEM_BUY:
            place = game.place_of(items[at + 2])
            if 0 <= place < facts.AREA_COUNT:
                force = piece_force(ground.view, items[at + 1] % facts.KIND_COUNT, facts.POOL)
                ground.shift(force, place, 1, force.guard)
                ground.now.clear()


def buy_value(ground: Ground, guards: Guards, kind: int) -> float:
    """What the unit does at its best place, for its price."""
    view = ground.view
    best = 0.0
    for area in range(1, facts.AREA_COUNT):
        status = view.status[area]
        if status == entering.DISPUTED or (status == entering.FRIENDLY and view.danger[area]):
            best = max(best, unit_value(ground, guards, kind, area, -1))
    if view.side == facts.GERMAN:
        best = max(best, to_the_east(view, kind))
    price = facts.COST[kind]
    plain = 0.05 if facts.IS_FOOT[kind] else 0.0
    return 0.2 + (best + plain) / price


def unit_value(ground: Ground, guards: Guards, kind: int, area: int, army: int) -> float:
    """A new piece in an area, alone or in an army there, for the line or as a guard."""
    view = ground.view
    force = piece_force(view, kind, facts.POOL)
    dug = army >= 0 and view.game.army_has(army, slots.DUG)
    if dug:
        force.guard = digged(force.guard, kind)
    return ground.coming(force, area) + guards.called(force, area)


def to_the_east(view: Outlook, kind: int) -> float:
    """What a new unit is worth that will go to the Eastern Front box in the next season."""
    return EAST * season_share(view, 1) * facts.COST[kind] / SHARE


def digged(guard: float, kind: int) -> float:
    return 2 * guard if facts.IS_FOOT[kind] else guard


def gun_place(view: Outlook) -> int:
    """An area beside Paris, or Paris, where infantry of ours can cover the Paris Gun."""
    game, side = view.game, view.side
    for area in [facts.PARIS, *facts.BORDERS.near[facts.PARIS]]:
        if view.status[area] <= entering.DISPUTED and game.has_infantry(area, side):
            if game.stacked(area, side) < facts.MOST_UNITS or game.armies_in(area, side):
                return area
    return -1


def trench_value(ground: Ground, container: int, items: list[int]) -> float:
    """Those next to the enemy dig in."""
    view = ground.view
    if len(ordered(items, plans.ITEM_ENTRENCH)) >= MOST_TRENCHES:
        return -1.0
    area = view.game.place_of(container)
    if not 0 <= area < facts.AREA_COUNT:
        return -1.0
    men = view.army_men[container - facts.FIRST_ARMY] if container >= facts.FIRST_ARMY else 1
    disputed = view.status[area] == entering.DISPUTED
    if not men or not (disputed or view.danger[area]):
        return -1.0
    return (1.2 if disputed else 0.6) + 0.05 * men


def place_values(view: Outlook, question: Question) -> list[float]:
    """Where a new unit stands, or which army takes it in."""
    game, side = view.game, view.side
    ground = Ground(view, False)
    lanes = game.stack[-1]
    if isinstance(lanes, Lanes) and isinstance(lanes.lanes[side], Spending):
        add_ordered(ground, list_of(game, side))
    guards = Guards(ground)
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
            value = unit_value(ground, guards, kind % facts.KIND_COUNT, area, army)
            if verb == do.AT and side == facts.GERMAN and area in facts.BOX_ENTRY:
                value = max(value, to_the_east(view, kind % facts.KIND_COUNT))
            crowded = 0.05 * game.stacked(area, side) if verb == do.AT else -JOIN
            found.append(value - crowded + 0.02 * view.pulls[area])
        else:
            found.append(empty_armies.post_value(view, kind, area))  # an army bought again
    return found


def army_places(view: Outlook, question: Question) -> list[float]:
    """Where an army comes: with units in it to the front, and without them behind it."""
    army = question.subject
    full = brings_units(view, army)
    found: list[float] = []
    for action in question.actions:
        area = action % do.STRIDE
        if full:
            found.append(musters.place_value(view, action))
        else:
            found.append(empty_armies.post_value(view, army, area))
    return found


def brings_units(view: Outlook, army: int) -> bool:
    """Whether the army on the list of reinforcements has somebody in it."""
    return any(each.army == army and any(each.units) for each in view.game.form.arrivals)


def is_buying(view: Outlook) -> bool:
    lanes = view.game.stack[-1]
    if not isinstance(lanes, Lanes):
        return False
    lane = lanes.lanes[view.side]
    return isinstance(lane, Spending) and lane.verb == do.BUY
