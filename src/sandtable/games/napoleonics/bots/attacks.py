"""What an attack is worth: blocks and banners taken, less what the battle back would cost."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.bots import rolls, values
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.rules import facts, fights, retire, retreats, squares
from sandtable.games.napoleonics.rules.state import Napoleonics

# Values in banners
DRIVEN_BACK: Final = 0.054  # a unit that has to leave its hex
TAKEN_GROUND: Final = 0.039  # to follow it
BROKEN_THROUGH: Final = 0.16  # for cavalry, which may fight again
SQUARE_COST: Final = 0.29  # a card that cannot be played, and a unit that stands still
MORE_SQUARES: Final = 0.14  # for each card that is already laid aside
LEADER_KILLED: Final = 1.0 / 36.0  # two sabers (N13.2),
LEADER_KILLED_ALONE: Final = 1.0 / 6.0  # or one (N13.3)
MOST_ROOM: Final = 3  # hexes of retreat that are looked at


def fire_worth(game: Napoleonics, unit: Unit, target: Hex, view: Outlook) -> float:
    """A volley: it costs nothing."""
    victim = game.unit_at(target)
    dice = fights.fire_pool(game, unit, target).dice
    faces = rolls.faces_that_hit(game.class_of(victim), False)
    return loss(game, victim, ends_of(game, victim, unit, dice, faces), view)


def melee_worth(
    game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int, view: Outlook
) -> float:
    """A melee, where the defender makes the best answer."""
    victim = game.unit_at(target)
    if victim < 0:
        return view.banner * chance_of_saber(melee_dice(game, unit, target, way, supports))
    if game.is_cavalry(unit) and game.in_square(victim):
        return square_worth(game, unit, victim, view)
    worth = stand_worth(game, unit, victim, way, supports, view)
    if squares.may_form_square(game, victim, unit) is ALLOWED:
        square = square_worth(game, unit, victim, view)
        worth = min(worth, square + square_cost(game, game.seat_of(victim)))
    elif retire.may_retire(game, victim, unit) is ALLOWED:
        worth = min(worth, retire_worth(game, unit, victim, supports, view))
    return worth


def chance_of_saber(dice: int) -> float:
    """That a lone leader is killed (N13.7)."""
    return float(1.0 - (5.0 / 6.0) ** dice)


def melee_dice(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> int:
    dice = fights.melee_pool(game, unit, target, way).dice
    for gun in fights.guns_of(supports):
        dice += fights.support_pool(game, gun, target, way == fights.BONUS).dice
    return dice


# What becomes of the unit that is struck


def ends_of(game: Napoleonics, victim: Unit, striker: Unit, dice: int, faces: int) -> list[float]:
    """The chance of each end of a unit that is struck with so many dice."""
    per_flag = facts.RETREAT_PER_FLAG[game.kind(victim)]
    ignored = retreats.flags_ignorable(game, victim, striker)
    room = (
        0 if game.in_square(victim) else room_behind(game, victim, game.hex_of(victim), MOST_ROOM)
    )
    return rolls.ends(dice, faces, game.blocks(victim), ignored, per_flag, room)


def room_behind(game: Napoleonics, unit: Unit, here: Hex, hexes: int) -> int:
    """How many hexes this unit could go back, at most so many."""
    best = 0
    for at in game.field.rear[game.seat_of(unit)][here]:
        if retreats.may_retreat_to(game, unit, at) is ALLOWED:
            room = 1 + (room_behind(game, unit, at, hexes - 1) if hexes > 1 else 0)
            if room == hexes:
                return room
            best = max(best, room)
    return best


def loss(game: Napoleonics, victim: Unit, chances: list[float], view: Outlook) -> float:
    """What these ends cost the owner of the unit, and what others may add to them."""
    value = values.VALUE[game.kind(victim)]
    blocks = game.blocks(victim)
    banner = view.banner_for(victim)
    doom = view.doom[victim]
    now = value[blocks] - banner * doom[blocks]
    gone = banner
    hurt = 0.0
    if game.leader_with(victim) >= 0:
        gone += banner * LEADER_KILLED_ALONE
        hurt = banner * LEADER_KILLED
    total = chances[0] * (now + gone)
    for left in range(1, blocks + 1):
        lost = now - value[left] + banner * doom[left]
        if left < blocks:
            lost += hurt
        total += chances[left] * lost + chances[rolls.DRIVEN + left] * (lost + DRIVEN_BACK)
    return total


# What the defender may do about a melee


def stand_worth(
    game: Napoleonics, unit: Unit, victim: Unit, way: int, supports: int, view: Outlook
) -> float:
    """The defender stands: dice, then the battle back of what is left and still there (N21)."""
    dice = melee_dice(game, unit, game.hex_of(victim), way, supports)
    faces = rolls.faces_that_hit(game.class_of(victim), facts.SABERS_HIT[game.kind(unit)])
    chances = ends_of(game, victim, unit, dice, faces)
    worth = loss(game, victim, chances, view)
    vacated = chances[0]
    for left in range(1, game.blocks(victim) + 1):
        vacated += chances[rolls.DRIVEN + left]
        if chances[left] > 0.0:
            worth -= chances[left] * back_worth(game, victim, unit, left, view)
    if game.is_cavalry(unit):
        worth += vacated * BROKEN_THROUGH
    elif game.is_infantry(unit):
        worth += vacated * TAKEN_GROUND
    return worth


def back_worth(game: Napoleonics, striker: Unit, victim: Unit, blocks: int, view: Outlook) -> float:
    """A battle back with so many blocks left."""
    dice = fights.melee_pool(game, striker, game.hex_of(victim), fights.BATTLE_BACK).dice
    if not game.in_square(striker):
        table = facts.MELEE[game.kind(striker)]
        dice = max(0, dice - table[game.blocks(striker)] + table[blocks])
    if dice == 0:
        return 0.0
    faces = rolls.faces_that_hit(game.class_of(victim), facts.SABERS_HIT[game.kind(striker)])
    return loss(game, victim, ends_of(game, victim, striker, dice, faces), view)


def square_worth(game: Napoleonics, unit: Unit, victim: Unit, view: Outlook) -> float:
    """Cavalry against a square: one die each, the square's first; its flag repulses (N24)."""
    blocks = game.blocks(unit)
    hit = rolls.faces_that_hit(facts.CAVALRY, facts.SABERS_HIT[game.kind(victim)]) / rolls.SIDES
    cost = hit * block_lost(game, unit, 1, view) + DRIVEN_BACK / rolls.SIDES
    goes_on = 1.0 - 1.0 / rolls.SIDES - (hit if blocks == 1 else 0.0)
    flag_or_hit = (
        rolls.faces_that_hit(facts.INFANTRY, facts.SABERS_HIT[game.kind(unit)]) + 1
    ) / rolls.SIDES
    banners = game.field.square_banners[game.seat_of(victim)]
    return goes_on * flag_or_hit * block_lost(game, victim, banners, view) - cost


def block_lost(game: Napoleonics, unit: Unit, banners: int, view: Outlook) -> float:
    """One block of this unit, which may be its last."""
    value = values.VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    lost = value[blocks] - value[blocks - 1]
    return lost + banners * view.banner_for(unit) if blocks == 1 else lost


def square_cost(game: Napoleonics, seat: int) -> float:
    """What a square takes from the hand of its owner (N24.4)."""
    return SQUARE_COST + MORE_SQUARES * game.squares_of(seat)


def retire_worth(
    game: Napoleonics, unit: Unit, victim: Unit, supports: int, view: Outlook
) -> float:
    """Dice at cavalry that retires: only its own symbol hits (N23.4)."""
    dice = melee_dice(game, unit, game.hex_of(victim), fights.ON_RETIRING, supports)
    faces = rolls.faces_that_hit(facts.CAVALRY, False)
    chances = rolls.ends(dice, faces, game.blocks(victim), rolls.ALL_FLAGS, 0, 0)
    return loss(game, victim, chances, view) + DRIVEN_BACK + TAKEN_GROUND


# Hits alone


def hits_of(game: Napoleonics, unit: Unit, target: Hex, way: int, supports: int) -> float:
    """Expected hits of an attack, not more than there are blocks."""
    victim = game.unit_at(target)
    if way == fights.FIRE:
        dice = fights.fire_pool(game, unit, target).dice
    else:
        dice = melee_dice(game, unit, target, way, supports)
    if victim < 0:
        return chance_of_saber(dice)
    sabers = way not in (fights.FIRE, fights.ON_RETIRING) and facts.SABERS_HIT[game.kind(unit)]
    return rolls.expected_hits(
        dice, rolls.faces_that_hit(game.class_of(victim), sabers), game.blocks(victim)
    )
