"""What a combat that goes on has settled before it is over: ground, flags, retreats, bonus combat.

The reasons are those that are noted once the step is passed over; here it is still to come.
"""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import battles, fights, gains, refusals as no
from sandtable.games.greatwar.rules.allowance import by_distance
from sandtable.games.greatwar.rules.combat import DICE, Combat
from sandtable.games.greatwar.rules.retreats import Retreat, may_retreat
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw


def no_advance(game: GreatWar, at: Hex) -> Refusal:
    """Why nobody gains this hex, even if the combat that goes on clears it; or not yet (G13)."""
    for place in range(len(game.stack) - 1, -1, -1):
        each = game.stack[place]
        if isinstance(each, Throw) and each.target == at and each.way != fights.CLOSE:
            reaction = each.way in (fights.FIRST, fights.COUNTER)
            return no.REACTION_NO_GROUND if reaction else no.FIRE_NO_GROUND
        if isinstance(each, Combat) and each.target == at:
            return no_gain(game, each)
    return no.NO_ADVANCE_NOW


def no_gain(game: GreatWar, combat: Combat) -> Refusal:
    """What keeps the attacker out of the hex of its target."""
    if combat.way != fights.CLOSE:
        return no.FIRE_NO_GROUND
    if game.seat_of(combat.unit) != game.answering:
        return no.NO_ADVANCE_NOW
    if combat.step > DICE:  # the enemy strikes back from its hex
        return no.STANDS_FIRM if game.board[combat.target] >= 0 else no.NO_ADVANCE_NOW
    if is_driven_off(game, combat):
        return no.STRUCK_FIRST
    refusal = gains.may_gain(game, combat.unit, combat.target, combat.cards)
    return no.NO_ADVANCE_NOW if refusal is ALLOWED else refusal


def is_driven_off(game: GreatWar, combat: Combat) -> bool:
    """Whether the attacker fell, has left its hex, or has one behind it to which it must go."""
    if not game.alive(combat.unit) or game.hex_of(combat.unit) != combat.here:
        return True
    return any(isinstance(each, Retreat) and each.unit == combat.unit for each in game.stack)


def no_retreat_yet(game: GreatWar, throw: Throw, at: Hex) -> Refusal:
    """What closes a hex to the unit whose flags are still counted; ALLOWED if nothing does."""
    if game.seat_of(throw.victim) != game.answering:
        return no.NO_RETREAT_NOW
    return may_retreat(game, throw.victim, at)


def why_no_flag(game: GreatWar, number: int) -> Refusal:
    """What the ground and the attacker leave to be ignored, once that is asked (G12.11, G27.4)."""
    for each in game.stack:
        if isinstance(each, Throw) and each.flags:
            if not each.ignorable:
                return each.why_none_ignored(game)
            if number > min(each.flags, each.ignorable) and not each.is_settled():
                return no.TOO_MANY_FLAGS
    return no.NO_FLAG_NOW


def no_bonus_yet(game: GreatWar, at: Hex) -> Refusal:
    """A tank that is asked for its gain of ground: that comes before its one bonus combat."""
    top = game.stack[-1]
    if isinstance(top, Combat) and top.step == DICE and game.is_tank(top.unit):
        if by_distance(game, battles.with_battle(game), at)[0] == top.unit:
            return no.ONE_BONUS if top.bonus else no.NO_GROUND_NO_BONUS
    return no.BATTLED_ALREADY
