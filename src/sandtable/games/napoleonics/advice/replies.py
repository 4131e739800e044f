"""Answers to an attack, and what follows it: stand or square, flags, retreats, advances."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.advice.blows import (
    DRIVEN_BACK,
    back_worth,
    ends_of,
    hits_of,
    loss,
    melee_dice,
    retire_worth,
    square_cost,
    square_worth,
    stand_worth,
)
from sandtable.games.napoleonics.advice.outlook import Outlook
from sandtable.games.napoleonics.advice.plans import attack
from sandtable.games.napoleonics.advice.throws import faces_that_hit
from sandtable.games.napoleonics.advice.worths import HELD_CARD, VALUE
from sandtable.games.napoleonics.fights import BATTLE_BACK, FIRST, ON_RETIRING
from sandtable.games.napoleonics.leaders import LeaderRetreat
from sandtable.games.napoleonics.melee import Melee, attack_targets
from sandtable.games.napoleonics.notation import (
    ADVANCE,
    ATTACK,
    BACK,
    EXIT,
    HOLD,
    IGNORE,
    RETIRE,
    RETREAT,
    SQUARE,
    STAND,
    STOP,
    STRIDE,
    STRIKE,
    SUPPORT,
)
from sandtable.games.napoleonics.retire import Retiring
from sandtable.games.napoleonics.retreats import Retreat, may_retreat_to
from sandtable.games.napoleonics.state import Napoleonics, Unit
from sandtable.games.napoleonics.strikes import Strike
from sandtable.games.napoleonics.tables import FIRST_STRIKE, GRID, RETREAT_PER_FLAG, SABERS_HIT

HELD_GROUND: float = 0.05
SUPPORT_MARGIN: float = 0.0


def respond_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Stand, retire, form square or strike first (N12.2)."""
    attacker, defender = melee.attacker, melee.defender
    if view.simple:
        return simple_response(game, melee, action)
    if action == SQUARE:
        cost = square_cost(game, view.seat)
        return -square_worth(game, attacker, defender, view) - cost
    if action == RETIRE:
        return -retire_worth(game, attacker, defender, melee.supports, view)
    standing = stand_worth(game, attacker, defender, melee.way, melee.supports, view)
    if action == STAND:
        return -standing
    here = game.hex_of(attacker)
    faces = faces_that_hit(game.class_of(attacker), SABERS_HIT[game.kind(defender)])
    dice = melee_dice(game, defender, here, FIRST, 0)
    chances = ends_of(game, attacker, defender, dice, faces)
    worth = loss(game, attacker, chances, view) - HELD_CARD[FIRST_STRIKE]
    blocks = game.blocks(attacker)
    for left in range(1, blocks + 1):
        worth -= chances[left] * max(0.0, standing) * left / blocks
    return worth


def simple_response(game: Napoleonics, melee: Melee, action: int) -> float:
    """Hits given less hits taken."""
    attacker, defender = melee.attacker, melee.defender
    here = game.hex_of(attacker)
    taken = hits_of(game, attacker, melee.target, melee.way, melee.supports)
    if action == SQUARE:
        return 2.0 / 6.0 - 4.0 / 6.0
    if action == RETIRE:
        return -hits_of(game, attacker, melee.target, ON_RETIRING, melee.supports)
    if action == STRIKE:
        return hits_of(game, defender, here, FIRST, 0) - taken
    left = max(0.0, 1.0 - taken / game.blocks(defender))
    return left * hits_of(game, defender, here, BATTLE_BACK, 0) - taken


def back_action_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """A battle back costs nothing."""
    if action != BACK:
        return 0.0
    here = game.hex_of(melee.attacker)
    if view.simple:
        return hits_of(game, melee.defender, here, BATTLE_BACK, 0)
    blocks = game.blocks(melee.defender)
    return back_worth(game, melee.defender, melee.attacker, blocks, view)


def support_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Guns that join a melee, against what they could do alone (N25)."""
    supports = melee.supports
    if action - action % STRIDE == SUPPORT:
        gun = game.unit_at(Hex(action % STRIDE))
        alone = 0.0
        if not view.simple:
            alone = best_alone(game, gun, view)
        supports |= 1 << gun
        with_gun = attack(game, melee.attacker, melee.target, bool(melee.bonus), supports, view)
        return with_gun - alone - SUPPORT_MARGIN
    return attack(game, melee.attacker, melee.target, bool(melee.bonus), supports, view)


def best_alone(game: Napoleonics, gun: Unit, view: Outlook) -> float:
    from sandtable.games.napoleonics.advice.plans import best_attack

    return best_attack(game, gun, view)


def ignore_worth(game: Napoleonics, strike: Strike, action: int, view: Outlook) -> float:
    """To stay, or to go back for some of the flags (N15)."""
    ignored = action - IGNORE
    if view.simple:
        return float(ignored)
    unit = strike.victim
    hexes = (strike.flags - ignored) * RETREAT_PER_FLAG[game.kind(unit)]
    here = game.hex_of(unit)
    if hexes == 0:
        return view.place_worth(unit, here) + HELD_GROUND
    return best_retreat(game, unit, here, hexes, view) - DRIVEN_BACK


def best_retreat(game: Napoleonics, unit: Unit, here: Hex, hexes: int, view: Outlook) -> float:
    """The best place that so many hexes of retreat end in, with the blocks lost on the way."""
    if hexes == 0:
        return view.place_worth(unit, here)
    best = -99.0
    for at in game.field.rear[game.seat_of(unit)][here]:
        if may_retreat_to(game, unit, at) is ALLOWED:
            best = max(best, best_retreat(game, unit, at, hexes - 1, view))
    if best > -99.0:
        return best
    value = VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    if hexes >= blocks:
        return -value[blocks] - view.their_banner
    return view.place_worth(unit, here) - (value[blocks] - value[blocks - hexes])


def retreat_worth(game: Napoleonics, action: int, view: Outlook) -> float:
    """Which way back."""
    top = game.stack[-1]
    at = Hex(action % STRIDE)
    if isinstance(top, Retreat):
        return best_retreat(game, top.unit, at, top.hexes - 1, view)
    if isinstance(top, Retiring):
        return best_retreat(game, top.unit, at, 1 - top.gone, view)
    return 0.0


def leader_retreat_worth(
    game: Napoleonics, move: LeaderRetreat, action: int, view: Outlook
) -> float:
    """A leader without a unit: to a unit that has none, or out of reach."""
    seat = game.leader_seat(move.leader)
    at = game.leader_hex(move.leader)
    if action == EXIT:
        return -0.5
    if action == STOP:
        return leader_place_worth(game, seat, at, view)
    to = Hex(action - RETREAT)
    worth = -0.02
    if game.enemy_at(seat, to):
        return worth - 0.6 * view.their_banner
    best = leader_place_worth(game, seat, to, view)
    if move.left > 1:
        for further in game.field.rear[seat][to]:
            if not game.enemy_at(seat, further):
                best = max(best, leader_place_worth(game, seat, further, view) - 0.02)
    return worth + best


def leader_place_worth(game: Napoleonics, seat: int, at: Hex, view: Outlook) -> float:
    """A leader in this hex at the end of his move."""
    unit = game.unit_at(at)
    if unit >= 0:
        if not game.friend_at(seat, at):
            return -view.their_banner
        worth = 0.15 + 0.05 * VALUE[game.kind(unit)][game.blocks(unit)]
        if view.closest[at] <= 3 and game.blocks(unit) > 1:
            worth += 0.05
        return worth
    closest = view.closest[at]
    if closest <= 1:
        return -0.5 * view.their_banner
    if closest <= 4:
        return -0.12 * view.their_banner
    return -0.01 * view.way[at]


def advance_worth(game: Napoleonics, melee: Melee, action: int, view: Outlook) -> float:
    """Take ground, break through, or hold (N18 to N20)."""
    unit = melee.attacker
    here = game.hex_of(unit)
    if action == HOLD:
        worth = view.place_worth(unit, here)
        if game.is_cavalry(unit) and here == melee.target and not melee.bonus:
            worth += best_bonus(game, unit, view)
        return worth + (-0.01 if view.simple else 0.0)
    if action - action % STRIDE == ATTACK:
        return attack(game, unit, Hex(action - ATTACK), True, 0, view)
    to = Hex(action - ADVANCE)
    worth = view.place_worth(unit, to)
    if game.is_cavalry(unit) and not melee.bonus:
        after = game.copy()
        after.put(unit, to)
        worth += best_bonus(after, unit, view)
        if here == melee.origin:
            worth += 0.02
    return worth


def best_bonus(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    best = 0.0
    for at in attack_targets(game, unit, True):
        best = max(best, attack(game, unit, at, True, 0, view))
    return best


__all__ = ["GRID"]
