"""Infantry square (N24): forming it, leaving it. What it does to dice stands with the fights."""

from __future__ import annotations

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, refusals as no, slots
from sandtable.games.napoleonics.rules.state import Napoleonics

FEWEST_CARDS = 3  # with two or fewer in hand there is no square (N24.2)


def may_form_square(game: Napoleonics, defender: Unit, attacker: Unit) -> Refusal:
    """In answer to a cavalry melee, before the dice (N24.1 to N24.3)."""
    if not (game.is_infantry(defender) and game.is_cavalry(attacker)):
        return no.SQUARE_INFANTRY_ONLY
    if game.in_square(defender):
        return no.SQUARE_FORMED
    if not game.field.square_allowed[game.hex_of(defender)]:
        return no.SQUARE_TERRAIN
    seat = game.seat_of(defender)
    if game.hand_size(seat) < FEWEST_CARDS:
        return no.SQUARE_FEW_CARDS
    return ALLOWED if game.squares_of(seat) < slots.COUNTERS else no.SQUARE_NO_COUNTER


def may_leave_square(game: Napoleonics, unit: Unit) -> Refusal:
    """In the own turn, ordered, with no enemy cavalry adjacent (N24.16)."""
    if not game.in_square(unit):
        return no.NOT_IN_SQUARE
    if cavalry_near(game, unit):
        return no.CAVALRY_NEAR
    return ALLOWED if game.status(unit) & common.ORDERED else no.NOT_ORDERED


def cavalry_near(game: Napoleonics, unit: Unit) -> bool:
    seat = game.seat_of(unit)
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if game.enemy_at(seat, at) and game.is_cavalry(game.unit_at(at)):
            return True
    return False
