"""What an attack is worth: blocks and banners taken, less what the battle back would cost."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.advice.outlook import Outlook
from sandtable.games.napoleonics.advice.throws import DRIVEN, ends, expected_hits, faces_that_hit
from sandtable.games.napoleonics.advice.worths import VALUE
from sandtable.games.napoleonics.fights import (
    BATTLE_BACK,
    BONUS,
    FIRE_,
    ON_RETIRING,
    fire_pool,
    guns_of,
    melee_pool,
    support_pool,
)
from sandtable.games.napoleonics.retire import may_retire
from sandtable.games.napoleonics.retreats import flags_ignorable, may_retreat_to
from sandtable.games.napoleonics.squares import may_form_square
from sandtable.games.napoleonics.state import Napoleonics, Unit
from sandtable.games.napoleonics.tables import (
    CAVALRY,
    CLASS,
    INFANTRY,
    MELEE,
    RETREAT_PER_FLAG,
    SABER,
    SABERS_HIT,
)

DRIVEN_BACK: float = 0.08  # a unit that has to leave its hex
TAKEN_GROUND: float = 0.04  # to follow it
BROKEN_THROUGH: float = 0.14  # for cavalry, which may fight again
SQUARE_COST: float = 0.25  # a card that cannot be played, and a unit that stands still
MORE_SQUARES: float = 0.15  # for each card that is already laid aside
LEADER_KILLED_WITH_UNIT: float = 1.0 / 6.0
LEADER_KILLED: float = 1.0 / 36.0
ROOM_LOOKED_AT: Final = 3


def room_behind(game: Napoleonics, unit: Unit, hexes: int) -> int:
    """How many hexes this unit could go back, at most so many."""
    if game.in_square(unit):
        return 0
    return _room(game, unit, game.hex_of(unit), hexes)


def _room(game: Napoleonics, unit: Unit, here: Hex, hexes: int) -> int:
    best = 0
    for at in game.field.rear[game.seat_of(unit)][here]:
        if may_retreat_to(game, unit, at) is ALLOWED:
            further = 1 + (_room(game, unit, at, hexes - 1) if hexes > 1 else 0)
            if further > best:
                best = further
                if best == hexes:
                    return best
    return best


def ends_of(game: Napoleonics, victim: Unit, striker: Unit, dice: int, faces: int) -> list[float]:
    """What becomes of a unit that is struck with so many dice."""
    per_flag = RETREAT_PER_FLAG[game.kind(victim)]
    ignored = flags_ignorable(game, victim, striker)
    room = room_behind(game, victim, ROOM_LOOKED_AT)
    return ends(dice, faces, game.blocks(victim), ignored, per_flag, room)


def loss(game: Napoleonics, victim: Unit, chances: list[float], view: Outlook) -> float:
    """What these ends cost the owner of the unit."""
    value = VALUE[game.kind(victim)]
    blocks = game.blocks(victim)
    banner = view.banner_for(victim)
    doom = view.doom[victim]
    now = value[blocks] - banner * doom[blocks]
    gone = banner
    hurt = 0.0
    if game.leader_with(victim) >= 0:
        gone += banner * LEADER_KILLED_WITH_UNIT
        hurt = banner * LEADER_KILLED
    total = chances[0] * (now + gone)
    for left in range(1, blocks + 1):
        lost = now - value[left] + banner * doom[left] + (hurt if left < blocks else 0.0)
        total += chances[left] * lost + chances[DRIVEN + left] * (lost + DRIVEN_BACK)
    return total


def fire_worth(game: Napoleonics, unit: Unit, target: Hex, view: Outlook) -> float:
    """A volley: it costs nothing."""
    victim = game.unit_at(target)
    dice = fire_pool(game, unit, target).dice
    chances = ends_of(game, victim, unit, dice, faces_that_hit(game.class_of(victim), False))
    return loss(game, victim, chances, view)


def melee_dice(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> int:
    dice = melee_pool(game, unit, target, way).dice
    for gun in guns_of(supports):
        dice += support_pool(game, gun, target, way == BONUS).dice
    return dice


def melee_worth(
    game: Napoleonics,
    unit: Unit,
    target: Hex,
    way: int,
    supports: int,
    view: Outlook,
) -> float:
    """A melee, with the best that the defender may do about it."""
    victim = game.unit_at(target)
    if victim < 0:
        dice = melee_dice(game, unit, target, way, supports)
        return view.banner * (1.0 - (5.0 / 6.0) ** dice)
    if game.is_cavalry(unit) and game.in_square(victim):
        return square_worth(game, unit, victim, view)
    worth = stand_worth(game, unit, victim, way, supports, view)
    if may_form_square(game, victim, unit) is ALLOWED:
        square = square_worth(game, unit, victim, view)
        square += square_cost(game, game.seat_of(victim))
        worth = min(worth, square)
    elif may_retire(game, victim, unit) is ALLOWED:
        worth = min(worth, retire_worth(game, unit, victim, supports, view))
    return worth


def stand_worth(
    game: Napoleonics,
    unit: Unit,
    victim: Unit,
    way: int,
    supports: int,
    view: Outlook,
) -> float:
    """Dice, then the battle back of what is left and still there."""
    target = game.hex_of(victim)
    dice = melee_dice(game, unit, target, way, supports)
    faces = faces_that_hit(game.class_of(victim), SABERS_HIT[game.kind(unit)])
    chances = ends_of(game, victim, unit, dice, faces)
    worth = loss(game, victim, chances, view)
    vacated = chances[0]
    for left in range(1, game.blocks(victim) + 1):
        vacated += chances[DRIVEN + left]
        if chances[left] > 0.0:
            worth -= chances[left] * back_worth(game, victim, unit, left, view)
    if game.is_cavalry(unit):
        worth += vacated * BROKEN_THROUGH
    elif game.is_infantry(unit):
        worth += vacated * TAKEN_GROUND
    return worth


def back_worth(game: Napoleonics, striker: Unit, victim: Unit, blocks: int, view: Outlook) -> float:
    """A battle back with so many blocks left."""
    here = game.hex_of(victim)
    dice = melee_pool(game, striker, here, BATTLE_BACK).dice
    if not game.in_square(striker):
        table = MELEE[game.kind(striker)]
        dice = max(0, dice - table[game.blocks(striker)] + table[blocks])
    if dice == 0:
        return 0.0
    faces = faces_that_hit(game.class_of(victim), SABERS_HIT[game.kind(striker)])
    return loss(game, victim, ends_of(game, victim, striker, dice, faces), view)


def square_worth(game: Napoleonics, unit: Unit, victim: Unit, view: Outlook) -> float:
    """Cavalry against a square: one die each, the square's first; its flag repulses (N24)."""
    sabers = SABERS_HIT[game.kind(victim)]
    hit = faces_that_hit(CAVALRY, sabers) / 6.0
    value = VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    cost = hit * (
        value[blocks] - value[blocks - 1] + (view.banner_for(unit) if blocks == 1 else 0.0)
    )
    cost += DRIVEN_BACK / 6.0
    goes_on = 1.0 - 1.0 / 6.0 - (hit if blocks == 1 else 0.0)
    lost = (faces_that_hit(INFANTRY, SABERS_HIT[game.kind(unit)]) + 1) / 6.0
    theirs = VALUE[game.kind(victim)]
    left = game.blocks(victim)
    gain = theirs[left] - theirs[left - 1]
    if left == 1:
        gain += view.banner_for(victim) * game.field.square_banners[game.seat_of(victim)]
    return goes_on * lost * gain - cost


def square_cost(game: Napoleonics, seat: int) -> float:
    """What a square takes from the hand of its owner."""
    return SQUARE_COST + MORE_SQUARES * game.squares_of(seat)


def retire_worth(
    game: Napoleonics, unit: Unit, victim: Unit, supports: int, view: Outlook
) -> float:
    """Dice at cavalry that retires: only its own symbol hits (N23.4)."""
    dice = melee_dice(game, unit, game.hex_of(victim), ON_RETIRING, supports)
    chances = ends(dice, faces_that_hit(CAVALRY, False), game.blocks(victim), 7, 0, 0)
    return loss(game, victim, chances, view) + DRIVEN_BACK + TAKEN_GROUND


def hits_of(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> float:
    """Expected hits of an attack, not more than there are blocks."""
    victim = game.unit_at(target)
    if way == FIRE_:
        dice = fire_pool(game, unit, target).dice
    else:
        dice = melee_dice(game, unit, target, way, supports)
    if victim < 0:
        return 1.0 - (5.0 / 6.0) ** dice
    sabers = way != FIRE_ and way != ON_RETIRING and SABERS_HIT[game.kind(unit)]
    faces = faces_that_hit(CLASS[game.kind(victim)], sabers)
    return expected_hits(dice, faces, game.blocks(victim))


__all__ = ["SABER"]
