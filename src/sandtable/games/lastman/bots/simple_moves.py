"""Corporal's moves: what a unit takes or helps to take, and where it comes nearer."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.lastman.bots.outlook import BLOWS, Outlook, stake
from sandtable.games.lastman.rules import entering, facts, notation as do, slots
from sandtable.games.lastman.rules.entering import may_enter, room_for
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movers import armies_to_join
from sandtable.games.lastman.rules.rail import PORTS, may_board, rail_reach

GOOD_ODDS: Final = 0.5  # from here on an attack is opened
FATIGUE: Final = 0.06  # what any move must bring
SPLIT: Final = 0.15  # the price of taking an army apart
FRAYED: Final = 0.4  # the same in the face of the enemy
TRENCH: Final = 0.2  # of being entrenched
JOIN: Final = 0.12  # an army is better than a piece alone
DENIED: Final = 0.15  # a Disputed area is worth nothing to the Germans (L3.1)
DRIFT: Final = 0.5  # of the pull of goals
NEVER: Final = -9.0


def moving_value(view: Outlook, action: int) -> float:
    """Whom to move next; to be done with it is worth nothing."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    if verb == do.ARMY:
        place = view.game.army_place(thing)
        return best_move(view, facts.KIND_COUNT + thing, place, place) - FATIGUE
    if verb == do.FROM:
        return best_piece(view, thing) - FATIGUE
    return 0.0


def best_piece(view: Outlook, container: int) -> float:
    """The best move of any piece that can be taken out of an area or an army."""
    game = view.game
    here = game.place_of(container)
    best = NEVER
    for kind in game.kinds_of(view.side):
        if game.count(container, kind) > game.has_moved(container, kind):
            best = max(best, best_move(view, kind, container, here))
    return best


def best_move(view: Outlook, who: int, source: int, here: int) -> float:
    """The best that a unit can do from where it is."""
    game, side = view.game, view.side
    best = NEVER
    if here >= facts.AREA_COUNT:
        return 1.0  # out of the box, to the front
    for area in places_to_go(view, who, here):
        value = move_value(view, who, source, here, area)
        if value > best and may_go(view, who, here, area):
            best = value
    if who < facts.KIND_COUNT and source == here and armies_to_join(game, side, who, source, here):
        best = max(best, JOIN)
    return best


def places_to_go(view: Outlook, who: int, here: int) -> list[int]:
    """Next door; for those far from the enemy, what rails and ships reach."""
    game, side = view.game, view.side
    if here == facts.ENGLAND:
        return [] if game.scalars[slots.SEAS] else list(PORTS)
    found: list[int] = list(facts.BORDERS.near[here])
    if not view.danger[here] and may_board(game, side, who, here) is ALLOWED:
        found += [area for area in rail_reach(game, side, who, here) if area not in found]
    return found


def may_go(view: Outlook, who: int, here: int, area: int) -> bool:
    """The rules allow it; before the card is chosen, as if it were an Offensive."""
    game, side = view.game, view.side
    if view.opening:
        if view.status[area] == entering.ENEMY:
            if view.status[here] != entering.FRIENDLY or not holds(view, who):
                return False
        return game.stacked(area, side) < facts.MOST_UNITS
    if area in facts.BORDERS.near[here] and may_enter(game, side, who, here, area) is not ALLOWED:
        return False
    return room_for(game, side, who, area) is ALLOWED


def holds(view: Outlook, who: int) -> bool:
    if who < facts.KIND_COUNT:
        return facts.CAN_HOLD[who]
    return view.army_holders[who - facts.KIND_COUNT] > 0


def men_of(view: Outlook, who: int) -> int:
    return 1 if who < facts.KIND_COUNT else view.army_men[who - facts.KIND_COUNT]


def blows_of(view: Outlook, who: int) -> float:
    return BLOWS[who] if who < facts.KIND_COUNT else view.army_blows[who - facts.KIND_COUNT]


def move_value(view: Outlook, who: int, source: int, here: int, area: int) -> float:
    """From here to there: what is won, and how much nearer it is to the rest."""
    value = arrival_value(view, who, area)
    value += DRIFT * (view.pulls[area] - view.pulls[here]) * drift_share(view, who)
    if source >= facts.FIRST_ARMY:
        return value - split_cost(view, who, source)
    if who >= facts.KIND_COUNT and view.game.army_has(who - facts.KIND_COUNT, slots.DUG):
        value -= TRENCH
    return value


def drift_share(view: Outlook, who: int) -> float:
    """Armies follow the pull; guns alone do not run ahead of them."""
    if who >= facts.KIND_COUNT:
        return 1.0 if view.army_men[who - facts.KIND_COUNT] else 0.3
    return 0.8 if facts.IS_FOOT[who] else 0.5


def split_cost(view: Outlook, who: int, source: int) -> float:
    """Pieces leave an army only for something, hardly in a battle, and never the last holder."""
    army = source - facts.FIRST_ARMY
    if not facts.CAN_HOLD[who]:
        return 1.0
    left = view.army_holders[army] - 1
    cost = SPLIT if left > 1 else 0.5 if left == 1 else 1.5
    return cost + (FRAYED if view.status[view.game.army_place(army)] == entering.DISPUTED else 0.0)


def arrival_value(view: Outlook, who: int, area: int) -> float:
    """What a unit does in an area."""
    status = view.status[area]
    if status == entering.ENEMY:
        if view.is_foe(area):
            return attack_value(view, who, area)
        return stake(area) if holds(view, who) else NEVER
    if status == entering.DISPUTED:
        return support_value(view, who, area)
    return 0.0 if status == entering.FRIENDLY else NEVER


def attack_value(view: Outlook, who: int, area: int) -> float:
    """To open a battle, if the odds are good."""
    chance = view.odds_at(area, men_of(view, who), blows_of(view, who))
    if view.side == facts.ENTENTE and facts.POINTS[area]:
        chance = min(1.0, chance + DENIED)
    if chance < GOOD_ODDS:
        return -1.0
    return stake(area) * chance + 0.2


def support_value(view: Outlook, who: int, area: int) -> float:
    """To come to a battle: how much better the odds get."""
    before = view.odds_at(area)
    after = view.odds_at(area, men_of(view, who), blows_of(view, who))
    return 1.5 * (stake(area) + 0.3) * (after - before)


# On the way


def ending_value(march: March, action: int, join: float) -> float:
    """To end a march in an army, which is worth so much to who comes from elsewhere, or here."""
    if action - action % do.STRIDE == do.INTO:
        return join if march.source != facts.FIRST_ARMY + action % do.STRIDE else 0.0
    return 0.0 if march.touched else -0.5


def where_value(view: Outlook, action: int) -> float:
    """Where the unit on the march goes, or whether it stays."""
    verb, thing = action - action % do.STRIDE, action % do.STRIDE
    march = view.game.stack[-1]
    assert isinstance(march, March)
    if verb in (do.INTO, do.STOP):
        return ending_value(march, action, JOIN)
    if verb == do.BOX:
        return NEVER
    if verb in (do.STEP, do.RAIL, do.STRATEGIC, do.SEA):
        source = march.source if not march.touched else march.here
        if march.here >= facts.AREA_COUNT:
            return view.pulls[thing]
        return move_value(view, march.who, source, march.here, thing)
    return 0.0


def piece_value(view: Outlook, question: Question, action: int) -> float:
    """Which piece of a container goes."""
    if action - action % do.STRIDE != do.PIECE:
        return 0.0
    kind, source = (action - do.PIECE) % facts.KIND_COUNT, question.subject
    value = best_move(view, kind, source, view.game.place_of(source))
    return value - (0.01 if action - do.PIECE >= facts.KIND_COUNT else 0.0)


def offensive_value(view: Outlook) -> float:
    """The best that an Offensive could bring; battles already there, too."""
    game, side = view.game, view.side
    best = 0.0
    for area in range(facts.AREA_COUNT):
        if view.status[area] == entering.DISPUTED and view.odds_at(area) >= GOOD_ODDS:
            best = max(best, stake(area) * view.odds_at(area))
        if view.status[area] == entering.FRIENDLY and view.men[side][area]:
            for army in game.armies_in(area, side):
                if view.army_men[army]:
                    best = max(best, best_move(view, facts.KIND_COUNT + army, area, area))
                    best = max(best, best_piece(view, facts.FIRST_ARMY + army))
            best = max(best, best_piece(view, area))
    return best
