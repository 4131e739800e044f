"""Why nobody was asked: the reasons of questions that a melee or a throw of dice passes over."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import combined, facts, notation as do, refusals as no
from sandtable.games.napoleonics.rules.notes import (
    note,
    note_at_for,
    note_for,
    of_unit,
)
from sandtable.games.napoleonics.rules.retire import may_retire
from sandtable.games.napoleonics.rules.squares import may_form_square
from sandtable.games.napoleonics.rules.state import Napoleonics

RESPONSES: Final = (do.RETIRE, do.SQUARE, do.STRIKE)

# Fire is answered by nothing and followed by nothing
FIRE_HAS_NO: Final[dict[int, Refusal]] = {
    do.BACK: no.BACK_RANGED,
    do.RETIRE: no.RETIRE_RANGED,
    do.SQUARE: no.SQUARE_RANGED,
    do.STRIKE: no.STRIKE_RANGED,
    do.ADVANCE: no.ADVANCE_RANGED,
}

# What a player is told of them, and of retreats, if they are the other's
OF_OTHERS: Final = (no.RETIRE_ATTACKER, no.NO_SQUARE_NOW, no.STRIKE_ATTACKER, no.NO_RETREAT)


# Steps 1 to 3 of a melee: guns, and the defender's answer


def note_no_guns(game: Napoleonics, attacker: Unit, target: Hex, bonus: bool) -> None:
    """No artillery may join: each unit of the attacker's player has its own reason (N25)."""
    if game.journal is None:
        return
    seat = game.seat_of(attacker)
    for unit in game.units_of(seat):
        refusal = combined.why_no_support(game, unit, attacker, target, bonus)
        if refusal is not ALLOWED:
            note_at_for(game, seat, do.SUPPORT, game.hex_of(unit), refusal)


def note_attacker(game: Napoleonics, attacker: Unit) -> None:
    """The defender's answers are not the attacker's (N23.1, N24.1, N28.7)."""
    seat = game.seat_of(attacker)
    note_answers(game, seat, no.RETIRE_ATTACKER, no.NO_SQUARE_NOW, no.STRIKE_ATTACKER)


def note_answers(
    game: Napoleonics, seat: int, retire: Refusal, square: Refusal, strike: Refusal
) -> None:
    """Why this side has none of the answers that a defender may have."""
    note_for(game, seat, do.RETIRE, retire)
    note_for(game, seat, do.SQUARE, square)
    note_for(game, seat, do.STRIKE, strike)


def note_lone_leader(game: Napoleonics, attacker: Unit) -> None:
    """A leader alone answers nothing, and does not battle back (N8.8, N28.7)."""
    note_attacker(game, attacker)
    seat = 1 - game.seat_of(attacker)
    note_answers(game, seat, no.RETIRE_CAVALRY_ONLY, no.SQUARE_INFANTRY_ONLY, no.STRIKE_LEADER)
    note(game, do.BACK, no.LEADER_ALONE)


def note_square_stands(game: Napoleonics, attacker: Unit) -> None:
    """Infantry in square throws first anyway (N24.5, N24.8)."""
    note_attacker(game, attacker)
    seat = 1 - game.seat_of(attacker)
    note_answers(game, seat, no.RETIRE_CAVALRY_ONLY, no.SQUARE_FORMED, no.STRIKE_SQUARE)


def note_no_answer(game: Napoleonics, defender: Unit, attacker: Unit, strike: Refusal) -> None:
    """Everybody sees that the defender can only stand."""
    if game.journal is None:
        return
    note_attacker(game, attacker)
    seat = game.seat_of(defender)
    note_for(game, seat, do.RETIRE, may_retire(game, defender, attacker))
    note_for(game, seat, do.SQUARE, may_form_square(game, defender, attacker))
    gone = strike is no.NO_FIRST_STRIKE
    note_for(game, seat, do.STRIKE, no.STRIKE_GONE if gone else strike)


def note_answered(game: Napoleonics, defender: Unit, attacker: Unit, dice: bool) -> None:
    """One answer a melee, before the dice (N12.2); what was not possible has its own reason."""
    if game.journal is None:
        return
    note_attacker(game, attacker)
    for verb, refusal in (
        (do.RETIRE, may_retire(game, defender, attacker)),
        (do.SQUARE, may_form_square(game, defender, attacker)),
        (do.STRIKE, ALLOWED if dice else no.STRIKE_NO_DICE),
    ):
        told = no.ONE_RESPONSE if refusal is ALLOWED else refusal
        note_for(game, game.seat_of(defender), verb, told)


def note_struck_first(game: Napoleonics, attacker: Unit, defender: Unit) -> None:
    """Infantry that attacks forms no square against the First Strike of cavalry (N24.2)."""
    if game.is_infantry(attacker) and game.is_cavalry(defender):
        note_for(game, game.seat_of(attacker), do.SQUARE, no.SQUARE_ATTACKER)


def note_against_back(game: Napoleonics, attacker: Unit) -> None:
    """The attacker has no answer to a battle back (N21.4)."""
    for verb in RESPONSES:
        note_for(game, game.seat_of(attacker), verb, no.NOT_AGAINST_BACK)


def note_ranged(game: Napoleonics) -> None:
    """Nobody is asked for an answer to fire, or to follow it (N10.1, N18.3)."""
    for verb, refusal in FIRE_HAS_NO.items():
        note(game, verb, refusal)


# Step 10: the bonus melee


def note_no_bonus(game: Napoleonics, unit: Unit, refusal: Refusal) -> None:
    """For every enemy beside cavalry that has no bonus melee (N20)."""
    if game.journal is None or not game.alive(unit):
        return
    seat = game.seat_of(unit)
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if game.enemy_at(seat, at) or game.lone_leader_at(1 - seat, at):
            note_at_for(game, seat, do.ATTACK, at, of_unit(game, refusal, unit))
