"""What a card is worth now: the orders it would give, against keeping it."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.sections import best_section, shares_of
from sandtable.games.napoleonics.bots.outlook import Outlook
from sandtable.games.napoleonics.bots.plans import order_gain
from sandtable.games.napoleonics.bots.values import HELD_CARD, block_worth
from sandtable.games.napoleonics.rules import command, facts, slots
from sandtable.games.napoleonics.rules.orders import MOST_UNITS, named_class
from sandtable.games.napoleonics.rules.state import Napoleonics

KEEPING: Final = 0.66  # how much a card in the hand counts against one on the table
SCOUTING: Final = 0.049  # to draw two cards and keep one
ELAN_ORDERS: Final = 0.66  # units that a die of Elan orders
RALLIED: Final = 0.67  # blocks that a die of Rally returns, where there are any to return
RALLY_WORTH: Final = 1.6  # of what the blocks are worth: those units are ordered too
SUPPLY_WORTH: Final = 0.3
ALL_OF_THEM: Final = 99


def play_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """A card of the hand, played now."""
    worth = orders_worth(game, card, view)
    if view.simple:
        return worth
    if facts.DRAWS_TWO[card]:
        worth += SCOUTING
    return worth - KEEPING * HELD_CARD[card]


def orders_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """What the orders of this card gain, every unit at its best."""
    if card == facts.COUNTER_ATTACK:
        last = game.scalars[common.LAST + 1 - view.seat]
        return (
            0.0
            if last in (common.NO_CARD, facts.COUNTER_ATTACK)
            else orders_worth(game, facts.MIRROR[last], view)
        )
    if card == facts.FIRST_STRIKE:
        return 0.0  # it orders nobody (N5.4)
    if facts.IS_SECTION_CARD[card]:
        return section_worth(game, card, view)
    if command.falls_back(game, card):
        return normal_worth(game, view)
    if card == facts.RALLY:
        return rally_worth(game, view)
    if card == facts.SHORT_SUPPLY:
        return SUPPLY_WORTH
    if card == facts.GRANDE_MANOEUVRE:
        return max(tactic_worth(game, card, view), normal_worth(game, view))
    return tactic_worth(game, card, view)


def tactic_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """A tactic card, with whom it may order (N28)."""
    mine = game.units_of(view.seat)
    trial = game.copy()
    trial.put_in_force(card)
    if card == facts.ELAN:
        orders = int(ELAN_ORDERS * game.hand_size(view.seat) + 0.5)
        return best_gains(trial, mine, orders, view)
    if card == facts.FORCE_MARCH:
        return max([march_worth(trial, section, view) for section in range(3)])
    if card == facts.COLD_STEEL:
        near = [unit for unit in mine if at_grips(game, unit, view)]
        return best_gains(trial, near, ALL_OF_THEM, view)
    if card == facts.LEADERSHIP:
        return leadership_worth(trial, view)
    if card != facts.GRANDE_MANOEUVRE:
        mine = [unit for unit in mine if named_class(card, game.kind(unit))]
    if card == facts.FIRE_AND_HOLD:
        mine = [unit for unit in mine if not at_grips(game, unit, view)]
    return best_gains(trial, mine, MOST_UNITS, view)


def at_grips(game: Napoleonics, unit: Unit, view: Outlook) -> bool:
    return view.closest[game.hex_of(unit)] == 1


def best_gains(game: Napoleonics, units: list[Unit], orders: int, view: Outlook) -> float:
    """So many orders to those who gain most by them."""
    gains = sorted([order_gain(game, unit, view) for unit in units], reverse=True)
    return sum_of_gains(gains[:orders])


def sum_of_gains(gains: list[float]) -> float:
    total = 0.0
    for gain in gains:
        total += max(0.0, gain)
    return total


def normal_worth(game: Napoleonics, view: Outlook) -> float:
    """One unit as usual (N28.14)."""
    trial = game.copy()
    trial.put_in_force(common.NO_CARD)
    return best_gains(trial, game.units_of(view.seat), 1, view)


def section_worth(game: Napoleonics, card: int, view: Outlook) -> float:
    """A section card: the best units of each section, as many as it orders (N27)."""
    left = shares_of(facts.ORDERS[card], game.hand_size(view.seat))
    ranked: list[tuple[float, Unit]] = []
    for unit in game.units_of(view.seat):
        if best_section(left, sections_of(game, unit, view)) >= 0:
            ranked.append((-section_gain(game, unit, view), unit))
    ranked.sort()
    total = 0.0
    for cost, unit in ranked:
        section = best_section(left, sections_of(game, unit, view))
        if section >= 0 and cost < 0.0:
            left[section] -= 1
            total -= cost
    return total


def section_gain(game: Napoleonics, unit: Unit, view: Outlook) -> float:
    """What an order by a section card is worth to a unit. All section cards are alike in this."""
    if unit not in view.gains:
        trial = game.copy()
        trial.put_in_force(common.NO_CARD)
        view.gains[unit] = order_gain(trial, unit, view)
    return view.gains[unit]


def sections_of(game: Napoleonics, unit: Unit, view: Outlook) -> int:
    return game.field.section_of(view.seat, game.hex_of(unit))


def march_worth(game: Napoleonics, section: int, view: Outlook) -> float:
    """Force March: all infantry of a section (N28.8)."""
    units = [
        unit
        for unit in game.units_of(view.seat)
        if game.is_infantry(unit) and sections_of(game, unit, view) >> section & 1
    ]
    return best_gains(game, units, ALL_OF_THEM, view)


def leadership_worth(game: Napoleonics, view: Outlook) -> float:
    """Leadership: the units that have a leader, with a die more (N28.10)."""
    total = 0.0
    for leader in game.leaders_of(view.seat):
        unit = game.unit_at(game.leader_hex(leader))
        if unit >= 0:
            game.mark(unit, common.ORDERED | slots.BY_LEADER)
            total += max(0.0, order_gain(game, unit, view))
    return total


def rally_worth(game: Napoleonics, view: Outlook) -> float:
    """Rally: blocks come back to reduced units (N28.12). It hits nobody."""
    if view.simple:
        return 0.0
    blocks = [
        block_worth(game, unit)
        for unit in game.units_of(view.seat)
        if game.blocks(unit) < game.start(unit)
    ]
    returned = int(RALLIED * game.hand_size(view.seat) + 0.5)
    return RALLY_WORTH * sum_of_gains(sorted(blocks, reverse=True)[:returned])
