"""Why somebody got no order this turn (N5, N6, N28), asked when all orders are given."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, orders, refusals as no
from sandtable.games.napoleonics.rules.notes import note_at_for, of_unit
from sandtable.games.napoleonics.rules.state import Napoleonics

NO_ORDERS_LEFT: Final[dict[str, Refusal]] = {
    rule: Refusal("no-orders-left", rule)
    for rule in ("N28.1", "N28.2", "N28.3", "N28.6", "N28.11", "N28.14")
}


def why_no_order(game: Napoleonics, at: Hex) -> Refusal:
    """Why this unit got no order this turn; `ALLOWED` if it could have had one."""
    refusal = orders.may_be_ordered(game, at)
    if refusal is not ALLOWED:
        return refusal
    if orders_by_section(game):
        return why_not_in_section(game, at)
    rule = orders.ordering_rule(game)
    if rule not in NO_ORDERS_LEFT:
        return why_not_by_card(game, at)
    refusal = orders.suits_card(game, game.unit_at(at))
    if refusal is not ALLOWED or orders.orders_left(game) > 0:
        return refusal
    return NO_ORDERS_LEFT[rule]


def orders_by_section(game: Napoleonics) -> bool:
    card = game.card()
    return card != common.NO_CARD and facts.IS_SECTION_CARD[card]


def why_not_in_section(game: Napoleonics, at: Hex) -> Refusal:
    """The section's orders are given; when somebody has moved, it is not seen any more whose."""
    refusal = orders.section_refusal(game, game.field.section_of(game.active(), at))
    full = refusal in (no.SECTION_FULL, no.BOTH_SECTIONS_FULL)
    return ALLOWED if full and has_moved(game) else refusal


def has_moved(game: Napoleonics) -> bool:
    """Whether somebody has left the hex where the order was given."""
    units = any(game.status(unit) & common.MOVED for unit in game.ordered_units())
    leaders = game.ordered_leaders()
    return units or any(game.leader_status(leader) & common.MOVED for leader in leaders)


def why_not_by_card(game: Napoleonics, at: Hex) -> Refusal:
    """Cards that order by themselves: whom they leave out (N28.8 to N28.13)."""
    card = game.card()
    if card == facts.FORCE_MARCH:
        return no.MARCH_SECTION if game.is_infantry(game.unit_at(at)) else no.MARCH_INFANTRY
    if card == facts.COLD_STEEL:
        return no.STEEL_ADJACENT
    if card == facts.LEADERSHIP:
        return no.LEADERSHIP_LEADERS
    if card == facts.RALLY:
        return no.RALLY_BLOCKS
    if card == facts.SHORT_SUPPLY:
        return no.SUPPLY_NO_ORDERS
    return no.STRIKE_NO_ORDERS if card == facts.FIRST_STRIKE else ALLOWED


def note_nobody(game: Napoleonics) -> None:
    """The card has ordered nobody: why not this unit or that leader (N5.3)."""
    if game.journal is None:
        return
    seat = game.active()
    idle = game.scalars[common.LAST + 1 - seat] == common.NO_CARD
    nothing = game.scalars[common.PLAYED] == facts.COUNTER_ATTACK and idle
    for unit in game.units_of(seat):
        at = game.hex_of(unit)
        refusal = no.COUNTER_NOTHING if nothing else why_no_order(game, at)
        if refusal is not ALLOWED:
            note_at_for(game, seat, do.ORDER, at, of_unit(game, refusal, unit))
    for leader in game.leaders_of(seat):
        at = game.leader_hex(leader)
        refusal = no.COUNTER_NOTHING if nothing else why_no_leader_order(game, at)
        if refusal is not ALLOWED:
            note_at_for(game, seat, do.LEADER, at, refusal)


def why_no_leader_order(game: Napoleonics, at: Hex) -> Refusal:
    """The same for a leader alone."""
    refusal = orders.leader_may_be_ordered(game, at)
    card = game.card()
    if refusal is not ALLOWED:
        return refusal
    if orders_by_section(game):
        return why_not_in_section(game, at)
    if card in (facts.ELAN, facts.LEADERSHIP):
        return ALLOWED
    if card != facts.GRANDE_MANOEUVRE:
        return orders.no_leader_by_card(game)
    return ALLOWED if orders.orders_left(game) > 0 else NO_ORDERS_LEFT[facts.CARD_RULE[card]]
