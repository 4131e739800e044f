"""Answers to an attack, and what follows it: stand or square, flags, retreats, advances."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.bots import attacks, rolls, values
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.bots.plans import attack, best_attack, best_melee
from sandtable.games.napoleonics.rules import facts, fights, notation as do, retreats, strikes
from sandtable.games.napoleonics.rules.melee import BREAK_THROUGH, Melee
from sandtable.games.napoleonics.rules.state import Napoleonics

HELD_GROUND: Final = 0.049  # not to go back, in banners
ON_THE_MOVE: Final = 0.017  # cavalry that goes forward may go further
NO_WAY: Final = -99.0


# Before the dice


def support_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Guns that join a melee, against what they could do alone (N25)."""
    supports = melee.supports
    alone = 0.0
    if action - action % do.STRIDE == do.SUPPORT:
        gun = game.unit_at(Hex(action % do.STRIDE))
        supports |= 1 << gun
        if not view.simple:
            alone = best_attack(game, gun, view)
    return attack(game, melee.attacker, melee.target, bool(melee.bonus), supports, view) - alone


def respond_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Stand, retire, form square or strike first (N12.2)."""
    attacker, defender = melee.attacker, melee.defender
    if view.simple:
        return simple_response(game, melee, action)
    if action == do.SQUARE:
        return -attacks.square_worth(game, attacker, defender, view) - attacks.square_cost(
            game, view.seat
        )
    if action == do.RETIRE:
        return -attacks.retire_worth(game, attacker, defender, melee.supports, view)
    standing = attacks.stand_worth(game, attacker, defender, melee.way, melee.supports, view)
    return -standing if action == do.STAND else strike_worth(game, melee, standing, view)


def strike_worth(game: Napoleonics, melee: Melee, standing: float, view: Outlook) -> float:
    """First Strike: what is left of the attacker, if it is still there, attacks (N28.7)."""
    attacker, defender = melee.attacker, melee.defender
    dice = attacks.melee_dice(game, defender, game.hex_of(attacker), fights.FIRST, 0)
    faces = rolls.faces_that_hit(game.class_of(attacker), facts.SABERS_HIT[game.kind(defender)])
    chances = attacks.ends_of(game, attacker, defender, dice, faces)
    worth = attacks.loss(game, attacker, chances, view) - values.HELD_CARD[facts.FIRST_STRIKE]
    blocks = game.blocks(attacker)
    for left in range(1, blocks + 1):
        worth -= chances[left] * max(0.0, standing) * left / blocks
    return worth


def simple_response(game: Napoleonics, melee: Melee, action: int) -> float:
    """Hits given less hits taken."""
    attacker, defender = melee.attacker, melee.defender
    here = game.hex_of(attacker)
    if action == do.SQUARE:
        given = rolls.faces_that_hit(facts.CAVALRY, facts.SABERS_HIT[game.kind(defender)])
        taken = rolls.faces_that_hit(facts.INFANTRY, facts.SABERS_HIT[game.kind(attacker)]) + 1
        return (given - taken) / rolls.SIDES
    if action == do.RETIRE:
        return -attacks.hits_of(game, attacker, melee.target, fights.ON_RETIRING, melee.supports)
    hits = attacks.hits_of(game, attacker, melee.target, melee.way, melee.supports)
    if action == do.STRIKE:
        return attacks.hits_of(game, defender, here, fights.FIRST, 0) - hits
    left = max(0.0, 1.0 - hits / game.blocks(defender))
    return left * attacks.hits_of(game, defender, here, fights.BATTLE_BACK, 0) - hits


# After the dice


def battle_back_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """A battle back costs nothing (N21)."""
    if action != do.BACK:
        return 0.0
    if view.simple:
        return attacks.hits_of(
            game, melee.defender, game.hex_of(melee.attacker), fights.BATTLE_BACK, 0
        )
    blocks = game.blocks(melee.defender)
    return attacks.back_worth(game, melee.defender, melee.attacker, blocks, view)


def ignore_worth(game: Napoleonics, strike: strikes.Strike, action: int, view: Outlook) -> float:
    """To stay, or to go back for some of the flags (N15)."""
    ignored = action - do.IGNORE
    if view.simple:
        return float(ignored)
    unit = strike.victim
    here = game.hex_of(unit)
    hexes = (strike.flags - ignored) * facts.RETREAT_PER_FLAG[game.kind(unit)]
    if hexes == 0:
        return view.place_worth(unit, here) + HELD_GROUND
    return retreat_worth(game, unit, here, hexes, view) - attacks.DRIVEN_BACK


def retreat_worth(game: Napoleonics, unit: Unit, here: Hex, hexes: int, view: Outlook) -> float:
    """So many hexes back from here: the best place to end in, less the blocks lost (N14)."""
    if hexes == 0:
        return view.place_worth(unit, here)
    best = NO_WAY
    for at in game.field.rear[game.seat_of(unit)][here]:
        if retreats.may_retreat_to(game, unit, at) is ALLOWED:
            best = max(best, retreat_worth(game, unit, at, hexes - 1, view))
    if best > NO_WAY:
        return best
    value = values.VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    if hexes >= blocks:
        return -value[blocks] - view.their_banner
    return view.place_worth(unit, here) - (value[blocks] - value[blocks - hexes])


def advance_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Take ground, break through, attack again, or hold (N18 to N20)."""
    unit = melee.attacker
    here = game.hex_of(unit)
    again = game.is_cavalry(unit) and not melee.bonus
    if action - action % do.STRIDE == do.ATTACK:
        return view.place_worth(unit, here) + attack(
            game, unit, Hex(action - do.ATTACK), True, 0, view
        )
    if action == do.HOLD:
        worth = view.place_worth(unit, here)
        if again and here == melee.target and melee.step == BREAK_THROUGH:
            worth += best_melee(game, unit, True, view)
        return worth
    to = Hex(action - do.ADVANCE)
    worth = view.place_worth(unit, to)
    if again:
        after = game.copy()
        after.put(unit, to)
        worth += best_melee(after, unit, True, view)
    if here == melee.origin and (again or view.simple):
        worth += ON_THE_MOVE
    return worth
