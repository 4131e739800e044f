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
from sandtable.games.lastman.rules.eastern_front import SHARE
from sandtable.games.lastman.rules.entering import DISPUTED, FRIENDLY
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    BORDERS,
    BOX_ENTRY,
    ENGLAND,
    FIRST_ARMY,
    GERMAN,
    IS_INFANTRY,
    KIND_COUNT,
    MOST_UNITS,
    PARIS,
    PARIS_GUN,
    POOL,
    PRICE,
    TYPE_OF,
)
from sandtable.games.lastman.rules.notation import (
    AT,
    BUY,
    CARDS_,
    DONE_,
    ENTRENCH,
    INTO,
    REBUILD,
    STRIDE,
    UPGRADE,
)
from sandtable.games.lastman.rules.plans import ITEM_BUY, ITEM_ENTRENCH
from sandtable.games.lastman.rules.spending import Spending
from sandtable.games.lastman.rules.state import DUG, ELIMINATED

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
        verb, thing = action - action % STRIDE, action % STRIDE
        if verb == REBUILD:
            found.append(3.0 if game.army_place(thing) == ELIMINATED else -1.0)
        elif verb == BUY and TYPE_OF[thing % KIND_COUNT] == PARIS_GUN:
            found.append(2.9 if gun_place(view) >= 0 else -1.0)
        elif last:
            found.append(-1.0 if verb != DONE_ else 0.0)
        elif verb == CARDS_:
            found.append(2.0 - 0.1 * abs(thing - cards))
        elif verb == ENTRENCH:
            found.append(trench_worth(ground, thing, items))
        elif verb == UPGRADE:
            area = place_of(game, thing)
            found.append(0.9 + 0.1 * (view.status[area] == DISPUTED))
        elif verb == BUY:
            found.append(buy_worth(ground, thing % KIND_COUNT))
        else:
            found.append(0.0 if verb == DONE_ else -1.0)
    return found


def add_ordered(ground: Ground, items: list[int]) -> None:
    """Units on our list stand where they will stand."""
    game = ground.view.game
    for at in range(0, len(items), 3):
        if items[at] == ITEM_BUY:
            place = place_of(game, items[at + 2])
            if 0 <= place < AREA_COUNT:
                force = piece_force(ground.view, items[at + 1] % KIND_COUNT, POOL)
                ground.shift(force, place, 1, force.guard)
                ground.now.clear()


def buy_worth(ground: Ground, kind: int) -> float:
    """What the unit does at its best place, for its price."""
    view = ground.view
    best = 0.0
    for area in range(1, AREA_COUNT):
        if view.status[area] == DISPUTED or (view.status[area] == FRIENDLY and view.danger[area]):
            best = max(best, unit_worth(ground, kind, area, -1))
    if view.side == GERMAN:
        best = max(best, to_the_east(view, kind))
    price = PRICE[TYPE_OF[kind]]
    plain = 0.05 if IS_INFANTRY[TYPE_OF[kind]] else 0.0
    return 0.2 + (best + plain) / price


def unit_worth(ground: Ground, kind: int, area: int, army: int) -> float:
    """A new piece in an area, alone or in an army there."""
    view = ground.view
    force = piece_force(view, kind, POOL)
    dug = army >= 0 and view.game.army_has(army, DUG)
    if dug:
        force.guard = digged(force.guard, kind)
    return ground.coming(force, area)


def to_the_east(view: Outlook, kind: int) -> float:
    """What a new unit is worth that will go to the Eastern Front box in the next season."""
    return EAST * season_share(view, 1) * PRICE[TYPE_OF[kind]] / SHARE


def digged(guard: float, kind: int) -> float:
    return 2 * guard if IS_INFANTRY[TYPE_OF[kind]] else guard


def gun_place(view: Outlook) -> int:
    """An area beside Paris, or Paris, where infantry of ours can cover the Paris Gun."""
    for area in [PARIS, *BORDERS.near[PARIS]]:
        if view.status[area] in (FRIENDLY, DISPUTED) and view.game.has_infantry(area, view.side):
            if view.game.stacked(area, view.side) < MOST_UNITS or view.game.armies_in(
                area, view.side
            ):
                return area
    return -1


def trench_worth(ground: Ground, container: int, items: list[int]) -> float:
    """Those next to the enemy dig in."""
    view = ground.view
    if len(ordered(items, ITEM_ENTRENCH)) >= MOST_TRENCHES:
        return -1.0
    area = place_of(view.game, container)
    if not 0 <= area < AREA_COUNT or not (view.danger[area] or view.status[area] == DISPUTED):
        return -1.0
    if container >= FIRST_ARMY and not view.army_men[container - FIRST_ARMY]:
        return -1.0
    men = view.army_men[container - FIRST_ARMY] if container >= FIRST_ARMY else 1
    return (1.2 if view.status[area] == DISPUTED else 0.6) + 0.05 * men


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
        verb, thing = action - action % STRIDE, action % STRIDE
        area = thing if verb == AT else game.army_place(thing) if verb == INTO else -1
        if not 0 <= area < AREA_COUNT or area == ENGLAND:
            found.append(-1.0)
        elif question.key == "place-unit" or is_buying(view):
            if TYPE_OF[kind % KIND_COUNT] == PARIS_GUN:
                found.append(1.0 if area == gun_place(view) else 0.0)
                continue
            army = thing if verb == INTO else -1
            worth = unit_worth(ground, kind % KIND_COUNT, area, army)
            if verb == AT and side == GERMAN and area in BOX_ENTRY:
                worth = max(worth, to_the_east(view, kind % KIND_COUNT))
            crowded = 0.05 * game.stacked(area, side) if verb == AT else -JOIN
            found.append(worth - crowded + 0.02 * view.pulls[area])
        else:
            found.append(0.1 * view.pulls[area] - 0.2 * view.danger[area])
    return found


def is_buying(view: Outlook) -> bool:
    lanes = view.game.stack[-1]
    if not isinstance(lanes, Lanes):
        return False
    lane = lanes.lanes[view.side]
    return isinstance(lane, Spending) and lane.verb == BUY
