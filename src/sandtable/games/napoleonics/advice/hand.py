"""What a card is worth now: the orders it would give, against keeping it."""

from __future__ import annotations

from sandtable.games.napoleonics.advice.outlook import Outlook
from sandtable.games.napoleonics.advice.plans import order_gain
from sandtable.games.napoleonics.advice.worths import HELD_CARD, VALUE
from sandtable.games.napoleonics.command import falls_back
from sandtable.games.napoleonics.orders import MOST_UNITS, named_class
from sandtable.games.napoleonics.state import BY_LEADER, LAST, NO_CARD, ORDERED, Napoleonics, Unit
from sandtable.games.napoleonics.tables import (
    COLD_STEEL,
    COMMAND,
    COUNTER_ATTACK,
    DRAWS_TWO,
    ELAN,
    FIRE_AND_HOLD,
    FIRST_STRIKE,
    FORCE_MARCH,
    GRANDE_MANOEUVRE,
    GRID,
    HEXES,
    IS_SECTION_CARD,
    LEADERSHIP,
    MIRROR,
    ORDERS,
    RALLY,
    SHORT_SUPPLY,
)
from sandtable.games.napoleonics.tactics import infantry_in

KEEPING: float = 0.6  # how much a card in the hand counts against one on the table
SCOUTING: float = 0.06  # to draw two and keep one
ELAN_ORDERS: float = 0.65  # units that a die of Elan orders
RALLIED: float = 0.45  # blocks that a die of Rally returns, where there are any to return
SUPPLY_WORTH: float = 0.3


def play_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """A card of the hand, played now."""
    worth = orders_worth(game, card, view)
    if view.simple:
        return worth
    if DRAWS_TWO[card]:
        worth += SCOUTING
    return worth - KEEPING * HELD_CARD[card]


def orders_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """What the orders of this card gain, all units at their best."""
    if card == COUNTER_ATTACK:
        last = game.scalars[LAST + 1 - view.seat]
        return 0.0 if last in (NO_CARD, COUNTER_ATTACK) else orders_worth(game, MIRROR[last], view)
    if card == FIRST_STRIKE:
        return 0.0
    trial = game.copy()
    if not IS_SECTION_CARD[card] and falls_back(game, card):
        trial.put_in_force(NO_CARD)
        return best_few(gains(trial, game.units_of(view.seat), view), 1)
    trial.put_in_force(card)
    if IS_SECTION_CARD[card]:
        return section_worth(trial, card, view)
    if card == ELAN:
        orders = int(ELAN_ORDERS * game.hand_size(view.seat) + 0.5)
        return best_few(gains(trial, game.units_of(view.seat), view), orders)
    if card == RALLY:
        return rally_card_worth(game, view)
    if card == SHORT_SUPPLY:
        return SUPPLY_WORTH
    if card == FORCE_MARCH:
        return max([section_march(trial, section, view) for section in range(3)])
    if card == COLD_STEEL:
        near = [unit for unit in game.units_of(view.seat) if at_grips(game, unit, view)]
        return best_few(gains(trial, near, view), HEXES)
    if card == LEADERSHIP:
        return leadership_worth(trial, view)
    if card == GRANDE_MANOEUVRE:
        long = best_few(gains(trial, game.units_of(view.seat), view), MOST_UNITS)
        trial.put_in_force(NO_CARD)
        return max(long, best_few(gains(trial, game.units_of(view.seat), view), 1))
    named = [unit for unit in game.units_of(view.seat) if named_class(card, game.kind(unit))]
    if card == FIRE_AND_HOLD:
        named = [unit for unit in named if not at_grips(game, unit, view)]
    return best_few(gains(trial, named, view), MOST_UNITS)


def at_grips(game: Napoleonics, unit: Unit, view: Outlook) -> bool:
    return view.closest[game.hex_of(unit)] == 1


def gains(game: Napoleonics, units: list[Unit], view: Outlook) -> list[float]:
    return [order_gain(game, unit, view) for unit in units]


def best_few(worths: list[float], few: int) -> float:
    """The sum of the best so many of them that are better than nothing."""
    total = 0.0
    for worth in sorted(worths, reverse=True)[:few]:
        if worth > 0.0:
            total += worth
    return total


def section_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """A section card: the best units of each section, as many as it orders."""
    left = [game.hand_size(view.seat) if orders == COMMAND else orders for orders in ORDERS[card]]
    reached = 0
    for section in range(3):
        if left[section]:
            reached |= 1 << section
    units = [unit for unit in game.units_of(view.seat) if sections_of(game, unit, view) & reached]
    ranked = sorted([(-gain, unit) for gain, unit in zip(gains(game, units, view), units)])
    total = 0.0
    for loss, unit in ranked:
        if loss >= 0.0:
            break
        sections = sections_of(game, unit, view)
        best = -1
        for section in range(3):
            if sections >> section & 1 and left[section] > 0:
                if best < 0 or left[section] > left[best]:
                    best = section
        if best >= 0:
            left[best] -= 1
            total -= loss
    return total


def sections_of(game: Napoleonics, unit: Unit, view: Outlook) -> int:
    return game.field.section_of(view.seat, game.hex_of(unit))


def section_march(game: Napoleonics, section: int, view: Outlook) -> float:
    """Force March: all infantry of a section (N28.8)."""
    units = [
        unit
        for unit in game.units_of(view.seat)
        if game.is_infantry(unit) and sections_of(game, unit, view) >> section & 1
    ]
    return best_few(gains(game, units, view), HEXES)


def leadership_worth(game: Napoleonics, view: Outlook) -> float:
    """Leadership: the units that have a leader, with a die more (N28.10)."""
    worths: list[float] = []
    for leader in game.leaders_of(view.seat):
        unit = game.unit_at(game.leader_hex(leader))
        if unit >= 0:
            game.mark(unit, ORDERED | BY_LEADER)
            worths.append(order_gain(game, unit, view))
    return best_few(worths, HEXES)


def rally_card_worth(game: Napoleonics, view: Outlook) -> float:
    """Rally: blocks come back to reduced units, which are ordered (N28.12)."""
    blocks: list[float] = []
    for unit in game.units_of(view.seat):
        if game.blocks(unit) < game.start(unit):
            blocks.append(block_worth(game, unit))
    dice = game.hand_size(view.seat)
    return best_few(blocks, int(RALLIED * dice + 0.5)) * (2.0 if not view.simple else 0.5)


def block_worth(game: Napoleonics, unit: Unit) -> float:
    """One block more for this unit; the last one left is the one to save."""
    value = VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    return value[min(blocks + 1, len(value) - 1)] - value[blocks] + 0.4 / blocks


__all__ = ["GRID", "infantry_in"]
