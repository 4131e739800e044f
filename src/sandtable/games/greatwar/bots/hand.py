"""Command cards: what each is worth now, by the orders that it would give, and in the hand."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.sections import best_section, shares_of
from sandtable.games.greatwar.bots.attacks import NOTHING
from sandtable.games.greatwar.bots.outlook import Outlook
from sandtable.games.greatwar.bots.plans import order_gain
from sandtable.games.greatwar.bots.shells import best_target, bombard_worth
from sandtable.games.greatwar.rules import facts, slots
from sandtable.games.greatwar.rules.orders import FOUR, PUSHED, RECOVERED
from sandtable.games.greatwar.rules.state import GreatWar

# Values in medals
TWO_CARDS: Final = 0.05  # a choice between two new cards
HELD_ORDER: Final = 0.04  # an order of a card that stays in the hand
HELD_TACTIC: Final = 0.15
HELD_COMMAND: Final = 4  # orders of a card that orders as many as there are cards
NOW: Final = 0.3  # part of what a new card could do at once
ALL_OF_THEM: Final = 99


def _held(card: int) -> float:
    if not facts.IS_SECTION_CARD[card]:
        return NOTHING if card in (facts.COUNTER_ORDER, facts.ABOUT_TURN) else HELD_TACTIC
    return HELD_ORDER * sum(
        [HELD_COMMAND if many == facts.COMMAND else many for many in facts.ORDERS[card]]
    )


HELD_CARD: Final[list[float]] = [_held(card) for card in range(len(facts.COMMAND_CARDS))]


def play_worth(game: GreatWar, card: int, view: Outlook) -> float:
    """To play a card now, against keeping it for later."""
    return card_worth(game, card, view) - HELD_CARD[card]


def keep_worth(game: GreatWar, card: int, view: Outlook) -> float:
    """One of two new cards, for the turns to come (G20.5)."""
    if card == facts.FIRST_STRIKE:
        return HELD_CARD[card]
    return HELD_CARD[card] + NOW * card_worth(game, card, view) + recon_worth(game, card, view)


def recon_worth(game: GreatWar, card: int, view: Outlook) -> float:
    """A Recon gives a medal to some, and a choice of cards to others (G20.10)."""
    if not facts.DRAWS_TWO[card]:
        return NOTHING
    medals = game.field.recon_medal[view.seat]
    return medals * view.prizes[view.seat] if medals else TWO_CARDS


def card_worth(game: GreatWar, card: int, view: Outlook) -> float:
    """What the best orders of this card would bring."""
    if facts.IS_SECTION_CARD[card]:
        return section_card_worth(game, card, view) + recon_worth(game, card, view)
    if card == facts.COUNTER_ORDER:
        last = game.scalars[common.LAST + 1 - view.seat]
        if last in (common.NO_CARD, facts.COUNTER_ORDER):
            return any_worth(game, common.NO_CARD, 1, view)
        return card_worth(game, facts.MIRROR[last], view)
    if card == facts.ARTILLERY_BOMBARD and game.field.artillery[view.seat]:
        return bombard_worth(game, view.seat, view)
    if card == facts.BIG_PUSH:
        return max([push_worth(game, section, view) for section in range(3)])
    command = game.hand_size(view.seat)
    orders = {
        facts.OVER_THE_TOP: command,
        facts.ABOUT_TURN: command,
        facts.DIRECT_FROM_HQ: FOUR,
        facts.FIRE_FIGHT: FOUR,
        facts.CLOSE_ASSAULT: ALL_OF_THEM,
    }
    return any_worth(game, card, orders.get(card, 1), view)


def any_worth(game: GreatWar, card: int, orders: int, view: Outlook) -> float:
    """So many orders to those of the sort that the card names (G21)."""
    trial = game.copy()
    trial.put_in_force(card)
    gains = [
        gain_with(trial, unit, card, view)
        for unit in game.units_of(view.seat)
        if is_named(game, unit, card, view)
    ]
    return sum_of_gains(sorted(gains, reverse=True)[:orders])


def is_named(game: GreatWar, unit: Unit, card: int, view: Outlook) -> bool:
    if card == facts.OVER_THE_TOP:
        return game.kind(unit) == facts.INFANTRY
    if card in (facts.CLOSE_ASSAULT, facts.FIRE_FIGHT):
        return game.meets_enemy(view.seat, game.hex_of(unit)) == (card == facts.CLOSE_ASSAULT)
    return True


def gain_with(game: GreatWar, unit: Unit, card: int, view: Outlook) -> float:
    gain = order_gain(game, unit, view)
    if card == facts.RECOVER and not game.is_tank(unit):
        back = min(RECOVERED, game.start(unit) - game.blocks(unit))
        gain += view.restored(unit, back)
    return gain


def sum_of_gains(gains: list[float]) -> float:
    return sum([max(NOTHING, gain) for gain in gains])


def push_worth(game: GreatWar, section: int, view: Outlook) -> float:
    """Big Push: more orders than cards, in one section (G21)."""
    trial = game.copy()
    trial.put_in_force(facts.BIG_PUSH)
    trial.set_scalar(slots.CHOSEN, 1 << section)
    units = [
        unit
        for unit in game.units_of(view.seat)
        if game.field.section_of(view.seat, game.hex_of(unit)) >> section & 1
    ]
    gains = sorted([order_gain(trial, unit, view) for unit in units], reverse=True)
    return sum_of_gains(gains[: game.hand_size(view.seat) + PUSHED])


# By sections


def section_card_worth(game: GreatWar, card: int, view: Outlook) -> float:
    """The best units of each section, as many as it orders, and perhaps the guns (G6)."""
    seat = view.seat
    left = shares_of(facts.ORDERS[card], game.hand_size(seat))
    ranked: list[tuple[float, int]] = []  # what is gained, and through which sections
    for unit in game.units_of(seat):
        sections = game.field.section_of(seat, game.hex_of(unit))
        if best_section(left, sections) >= 0:
            ranked.append((section_gain(game, unit, view), sections))
    if facts.ORDERS_GUNS[card]:
        ranked.append(best_guns(game, left, view))
    ranked.sort(reverse=True)
    total = 0.0
    for gain, sections in ranked:
        section = best_section(left, sections)
        if section >= 0 and gain > NOTHING:
            left[section] -= 1
            total += gain
    return total


def section_gain(game: GreatWar, unit: Unit, view: Outlook) -> float:
    """An order by a section card; all of them are alike."""
    if unit not in view.gains:
        trial = game.copy()
        trial.put_in_force(common.NO_CARD)
        view.gains[unit] = order_gain(trial, unit, view)
    return view.gains[unit]


def best_guns(game: GreatWar, left: list[int], view: Outlook) -> tuple[float, int]:
    """The section through which the reserve artillery does most."""
    best = (NOTHING, 0)
    for section in range(3):
        if left[section] > 0:
            best = max(best, (guns_worth(game, section, view), 1 << section))
    return best


def guns_worth(game: GreatWar, section: int, view: Outlook) -> float:
    if section not in view.guns:
        view.guns[section] = best_target(game, view.seat, 1 << section, view)
    return view.guns[section]
