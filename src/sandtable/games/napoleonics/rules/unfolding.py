"""What a battle that goes on has settled before it is over: ground, battle back, further attacks.

The reasons are those that are noted once the step is passed over; here it is still to come.
"""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import (
    advances,
    fights,
    notation as do,
    refusals as no,
    withheld,
)
from sandtable.games.napoleonics.rules.melee import AFTER_FIRST, BONUS_MELEE, RETIRED, Melee
from sandtable.games.napoleonics.rules.notes import of_unit
from sandtable.games.napoleonics.rules.retreats import Retreat, may_step_back
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike


def settled(game: Napoleonics, verb: int) -> Refusal:
    """Why this will not be asked for in the battle that goes on; NOT_ASKED_NOW if it may be."""
    for at in range(len(game.stack) - 1, -1, -1):
        each = game.stack[at]
        if isinstance(each, Strike) and each.way == fights.FIRE:
            return withheld.FIRE_HAS_NO.get(verb, NOT_ASKED_NOW)
        if isinstance(each, Strike) and each.way == fights.BATTLE_BACK:
            return after_back(game, each, verb)
        if isinstance(each, Melee):
            if verb == do.BACK:
                return why_no_back(game, each)
            return why_no_advance(game, each) if verb == do.ADVANCE else NOT_ASKED_NOW
    return NOT_ASKED_NOW


def after_back(game: Napoleonics, back: Strike, verb: int) -> Refusal:
    """No ground and no battle back after a battle back, and no answer to it (N21.1, N21.4)."""
    if verb == do.ADVANCE:
        return no.ADVANCE_BACK
    if verb == do.BACK:
        return no.BACK_TO_BACK
    answers = verb in withheld.RESPONSES and game.answering != game.seat_of(back.striker)
    return no.NOT_AGAINST_BACK if answers else NOT_ASKED_NOW


def why_no_back(game: Napoleonics, melee: Melee) -> Refusal:
    """A leader alone, a unit that fell, went back or threw first does not battle back (N21)."""
    defender = melee.defender
    if defender < 0:
        return no.LEADER_ALONE
    if not game.alive(defender):
        return no.BACK_GONE
    if melee.first == RETIRED:
        return of_unit(game, no.BACK_RETIRED, defender)
    if game.hex_of(defender) != melee.target:
        return of_unit(game, no.BACK_LEFT, defender)
    return of_unit(game, melee.why_fought_first(game), defender) if melee.first else NOT_ASKED_NOW


def why_no_advance(game: Napoleonics, melee: Melee) -> Refusal:
    """Guns and squares take no ground (N18.3), nor who has lost the attack (N24.10, N28.7)."""
    attacker = melee.attacker
    closed = advances.may_take(game, attacker, melee.target)
    attacks = game.seat_of(attacker) == game.answering
    if attacks and closed in (no.ADVANCE_GUNS, no.ADVANCE_SQUARE):
        return closed
    if melee.step == AFTER_FIRST and is_lost(game, melee):
        return no.ADVANCE_LOST_SQUARE if melee.meets_square(game) else no.ADVANCE_LOST_STRIKE
    return no.NO_BREAKTHROUGH_NOW if game.is_cavalry(attacker) else NOT_ASKED_NOW


def is_lost(game: Napoleonics, melee: Melee) -> bool:
    """Whether the attacker fell, has left its hex, or has one behind it to which it must go."""
    if not game.alive(melee.attacker) or game.hex_of(melee.attacker) != melee.origin:
        return True
    return any(isinstance(each, Retreat) and each.unit == melee.attacker for each in game.stack)


def may_ride_on(game: Napoleonics) -> bool:
    """Whether cavalry that attacks now may still break through to a bonus melee (N20.1, N20.2)."""
    return any(
        isinstance(each, Melee)
        and game.is_cavalry(each.attacker)
        and not each.bonus
        and each.step <= BONUS_MELEE
        and not (each.step == AFTER_FIRST and is_lost(game, each))
        for each in game.stack
    )


def no_retreat_yet(game: Napoleonics, strike: Strike, at: Hex) -> Refusal:
    """What closes a hex to the unit whose flags are still counted; ALLOWED if nothing does."""
    unit = strike.victim
    if game.seat_of(unit) != game.answering:
        return no.NO_RETREAT_NOW
    if game.in_square(unit):
        return of_unit(game, no.SQUARE_NO_RETREAT, unit)
    refusal = may_step_back(game, unit, at)
    return refusal if refusal is ALLOWED else of_unit(game, refusal, unit)
