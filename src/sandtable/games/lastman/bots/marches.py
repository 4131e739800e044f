"""Corporal's moves: what a unit takes or helps to take, and where it comes nearer."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.lastman.bots.outlook import BLOWS, Outlook, stake
from sandtable.games.lastman.rules.entering import DISPUTED, ENEMY, FRIENDLY, may_enter, room_for
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    BORDERS,
    ENGLAND,
    ENTENTE,
    FIRST_ARMY,
    HOLDS,
    IS_INFANTRY,
    KIND_COUNT,
    MOST_UNITS,
    POINTS,
    TYPE_OF,
)
from sandtable.games.lastman.rules.marches import March
from sandtable.games.lastman.rules.movers import armies_to_join, place_of
from sandtable.games.lastman.rules.notation import (
    ARMY,
    BOX_,
    FROM,
    INTO,
    PIECE,
    RAIL,
    SEA_,
    STEP,
    STOP,
    STRATEGIC,
    STRIDE,
)
from sandtable.games.lastman.rules.rail import PORTS, may_board, rail_reach
from sandtable.games.lastman.rules.state import DUG, SEAS

GOOD_ODDS: Final = 0.5  # from here on an attack is opened
FATIGUE: Final = 0.06  # what any move must bring
SPLIT: Final = 0.15  # the price of taking an army apart
FRAYED: Final = 0.4  # the same in the face of the enemy
TRENCH: Final = 0.2  # of being entrenched
JOIN: Final = 0.12  # an army is better than a piece alone
DENIED: Final = 0.15  # a Disputed area is worth nothing to the Germans (L3.1)
DRIFT: Final = 0.5  # of the pull of goals
NEVER: Final = -9.0


def moving_worth(view: Outlook, action: int) -> float:
    """Whom to move next; to be done with it is worth nothing."""
    verb, thing = action - action % STRIDE, action % STRIDE
    if verb == ARMY:
        place = view.game.army_place(thing)
        return best_move(view, KIND_COUNT + thing, place, place) - FATIGUE
    if verb == FROM:
        return best_piece(view, thing) - FATIGUE
    return 0.0


def best_piece(view: Outlook, container: int) -> float:
    """The best move of any piece that can be taken out of an area or an army."""
    game = view.game
    here = place_of(game, container)
    best = NEVER
    for kind in game.kinds_of(view.side):
        if game.count(container, kind) > game.has_moved(container, kind):
            best = max(best, best_move(view, kind, container, here))
    return best


def best_move(view: Outlook, who: int, source: int, here: int) -> float:
    """The best that a unit can do from where it is."""
    game, side = view.game, view.side
    best = NEVER
    if here >= AREA_COUNT:
        return 1.0  # out of the box, to the front
    for area in places_to_go(view, who, here):
        worth = move_worth(view, who, source, here, area)
        if worth > best and may_go(view, who, here, area):
            best = worth
    if who < KIND_COUNT and source == here and armies_to_join(game, side, who, source, here):
        best = max(best, JOIN)
    return best


def places_to_go(view: Outlook, who: int, here: int) -> list[int]:
    """Next door; for those far from the enemy, what rails and ships reach."""
    game, side = view.game, view.side
    if here == ENGLAND:
        return [] if game.scalars[SEAS] else list(PORTS)
    found: list[int] = list(BORDERS.near[here])
    if not view.danger[here] and may_board(game, side, who, here) is ALLOWED:
        found += [area for area in rail_reach(game, side, who, here) if area not in found]
    return found


def may_go(view: Outlook, who: int, here: int, area: int) -> bool:
    """The rules allow it; before the card is chosen, as if it were an Offensive."""
    game, side = view.game, view.side
    if view.opening:
        if view.status[area] == ENEMY:
            if view.status[here] != FRIENDLY or not holds(view, who):
                return False
        return game.stacked(area, side) < MOST_UNITS
    if area in BORDERS.near[here] and may_enter(game, side, who, here, area) is not ALLOWED:
        return False
    return room_for(game, side, who, area) is ALLOWED


def holds(view: Outlook, who: int) -> bool:
    if who < KIND_COUNT:
        return HOLDS[TYPE_OF[who]]
    return view.army_holders[who - KIND_COUNT] > 0


def men_of(view: Outlook, who: int) -> int:
    return 1 if who < KIND_COUNT else view.army_men[who - KIND_COUNT]


def blows_of(view: Outlook, who: int) -> float:
    return BLOWS[who] if who < KIND_COUNT else view.army_blows[who - KIND_COUNT]


def move_worth(view: Outlook, who: int, source: int, here: int, area: int) -> float:
    """From here to there: what is won, and how much nearer it is to the rest."""
    worth = arrival_worth(view, who, area)
    worth += DRIFT * (view.pulls[area] - view.pulls[here]) * drift_share(view, who)
    if source >= FIRST_ARMY:
        return worth - split_cost(view, who, source)
    if who >= KIND_COUNT and view.game.army_has(who - KIND_COUNT, DUG):
        worth -= TRENCH
    return worth


def drift_share(view: Outlook, who: int) -> float:
    """Armies follow the pull; guns alone do not run ahead of them."""
    if who >= KIND_COUNT:
        return 1.0 if view.army_men[who - KIND_COUNT] else 0.3
    return 0.8 if IS_INFANTRY[TYPE_OF[who]] else 0.5


def split_cost(view: Outlook, who: int, source: int) -> float:
    """Pieces leave an army only for something, hardly in a battle, and never the last holder."""
    army = source - FIRST_ARMY
    if not HOLDS[TYPE_OF[who]]:
        return 1.0
    left = view.army_holders[army] - 1
    cost = SPLIT if left > 1 else 0.5 if left == 1 else 1.5
    return cost + (FRAYED if view.status[view.game.army_place(army)] == DISPUTED else 0.0)


def arrival_worth(view: Outlook, who: int, area: int) -> float:
    """What a unit does in an area."""
    status = view.status[area]
    if status == ENEMY:
        if view.is_foe(area):
            return attack_worth(view, who, area)
        return stake(area) if holds(view, who) else NEVER
    if status == DISPUTED:
        return support_worth(view, who, area)
    return 0.0 if status == FRIENDLY else NEVER


def attack_worth(view: Outlook, who: int, area: int) -> float:
    """To open a battle, if the odds are good."""
    chance = view.odds_at(area, men_of(view, who), blows_of(view, who))
    if view.side == ENTENTE and POINTS[area]:
        chance = min(1.0, chance + DENIED)
    if chance < GOOD_ODDS:
        return -1.0
    return stake(area) * chance + 0.2


def support_worth(view: Outlook, who: int, area: int) -> float:
    """To come to a battle: how much better the odds get."""
    before = view.odds_at(area)
    after = view.odds_at(area, men_of(view, who), blows_of(view, who))
    return 1.5 * (stake(area) + 0.3) * (after - before)


# On the way


def where_worth(view: Outlook, action: int) -> float:
    """Where the unit on the march goes, or whether it stays."""
    verb, thing = action - action % STRIDE, action % STRIDE
    march = view.game.stack[-1]
    assert isinstance(march, March)
    if verb == INTO:
        return JOIN if march.source != FIRST_ARMY + thing else 0.0
    if verb == STOP:
        return 0.0 if march.touched else -0.5
    if verb == BOX_:
        return NEVER
    if verb in (STEP, RAIL, STRATEGIC, SEA_):
        source = march.source if not march.touched else march.here
        if march.here >= AREA_COUNT:
            return view.pulls[thing]
        return move_worth(view, march.who, source, march.here, thing)
    return 0.0


def piece_worth(view: Outlook, question: Question, action: int) -> float:
    """Which piece of a container goes."""
    if action - action % STRIDE != PIECE:
        return 0.0
    kind, source = (action - PIECE) % KIND_COUNT, question.subject
    worth = best_move(view, kind, source, place_of(view.game, source))
    return worth - (0.01 if action - PIECE >= KIND_COUNT else 0.0)


def offensive_worth(view: Outlook) -> float:
    """The best that an Offensive could bring; battles already there, too."""
    game, side = view.game, view.side
    best = 0.0
    for area in range(AREA_COUNT):
        if view.status[area] == DISPUTED and view.odds_at(area) >= GOOD_ODDS:
            best = max(best, stake(area) * view.odds_at(area))
        if view.status[area] == FRIENDLY and view.men[side][area]:
            for army in game.armies_in(area, side):
                if view.army_men[army]:
                    best = max(best, best_move(view, KIND_COUNT + army, area, area))
                    best = max(best, best_piece(view, FIRST_ARMY + army))
            best = max(best, best_piece(view, area))
    return best
