"""Orders (G5, G6, G21): whom the card in force lets the player order."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.sections import room_left, share_of, shares_of
from sandtable.core.procedure import Outcome, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, footnotes, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.one_by_one import OneByOne
from sandtable.games.greatwar.rules.state import GreatWar

FOUR: Final = 4  # of Direct from HQ and Fire Fight
PUSHED: Final = 2  # orders of a Big Push beside those of the command
RECOVERED: Final = 2  # figures


def order_with_card(game: GreatWar) -> None:
    """Put the question of the card in force on the stack, or do what needs no question."""
    card = game.card()
    seat = game.active()
    if card == common.NO_CARD:
        game.push(AnyOrders())
    elif facts.IS_SECTION_CARD[card]:
        game.push(SectionOrders())
    elif card == facts.ARTILLERY_BOMBARD:
        if game.field.artillery[seat]:
            game.set_scalar(slots.FREE_DIE, 1)
            order_guns(game, slots.ANYWHERE)
        else:
            game.put_in_force(common.NO_CARD)
            game.push(AnyOrders())
    elif card == facts.CLOSE_ASSAULT:
        for unit in game.units_of(seat):
            if may_take_order(game, unit) is ALLOWED:
                if game.meets_enemy(seat, game.hex_of(unit)):
                    give_order(game, unit)
    elif card == facts.BIG_PUSH:
        game.push(AnyOrders())
        game.push(PushWhere())
    else:
        game.push(AnyOrders())


# Giving orders


def give_order(game: GreatWar, unit: Unit) -> None:
    game.mark(unit, common.ORDERED)
    if game.journal is not None:
        args = {"unit": game.word(unit), "number": unit, "hex": game.hex_of(unit)}
        game.tell("order", "G6.1", {**args, "rules": footnotes.order_notes(game, unit)})
    if game.card() == facts.RECOVER:
        recover(game, unit)


def recover(game: GreatWar, unit: Unit) -> None:
    """Recover and Regroup: figures come back, or a stuck tank is freed (G21)."""
    if game.is_stuck(unit) and unit != game.field.rooted:
        game.set_stuck(unit, 0)
        if game.journal is not None:
            args = {"unit": game.word(unit), "hex": game.hex_of(unit), "faces": [], "bought": 0}
            game.tell("freed", "G21", args)
    elif not game.is_tank(unit):
        back = game.restore(unit, RECOVERED)
        if game.journal is not None and back:
            args = {"unit": game.word(unit), "hex": game.hex_of(unit), "figures": back}
            game.tell("restored", "G21", args)


def order_guns(game: GreatWar, sections: int) -> None:
    game.set_scalar(slots.AIMED, sections)
    if game.journal is not None:
        game.tell("guns-ordered", "G6.4", {"seat": game.active()})


def may_be_ordered(game: GreatWar, at: Hex) -> Refusal:
    """A unit of one's own that may take an order (G6.1)."""
    refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
    return refusal if refusal is not ALLOWED else may_take_order(game, game.unit_at(at))


def may_take_order(game: GreatWar, unit: Unit) -> Refusal:
    """One order each, and no abandoned tank (G6.1, G6.9)."""
    if game.is_abandoned(unit):
        return no.ABANDONED_NO_ORDER
    return no.ALREADY_ORDERED if game.status(unit) & common.ORDERED else ALLOWED


# By sections (G5.2, G6.8)


def shares(game: GreatWar) -> list[int]:
    """How many orders the card has in each section."""
    return shares_of(facts.ORDERS[game.card()], game.command())


def room(game: GreatWar) -> list[bool]:
    given = game.given_by_section()
    if game.scalars[slots.AIMED]:
        given[game.scalars[slots.AIMED]] += 1
    return room_left(given, shares(game))


def guns_wait(game: GreatWar) -> Refusal:
    """One order of a section card may go to the reserve artillery (G6.4, G6.7, G16.1)."""
    if game.field.artillery[game.active()] == 0:
        return no.NO_GUNS_IN_RESERVE
    if not facts.ORDERS_GUNS[game.card()]:
        return no.NO_GUNS_BY_CARD
    return no.GUNS_ORDERED if game.scalars[slots.AIMED] else ALLOWED


def may_order_guns(game: GreatWar, section: int) -> Refusal:
    refusal = guns_wait(game)
    if refusal is not ALLOWED:
        return refusal
    if share_of(1 << section, shares(game)) == 0:
        return no.WRONG_SECTION
    return ALLOWED if room(game)[1 << section] else no.SECTION_FULL


def may_order_in_section(game: GreatWar, at: Hex) -> Refusal:
    refusal = may_be_ordered(game, at)
    section = game.field.section_of(game.active(), at)
    if refusal is no.ALREADY_ORDERED and in_two(game, section):
        return no.ORDERED_ONCE
    if refusal is not ALLOWED:
        return refusal
    if share_of(section, shares(game)) == 0:
        return no.WRONG_SECTION
    return ALLOWED if room(game)[section] else why_full(game, section)


def in_two(game: GreatWar, section: int) -> bool:
    """Whether the card has orders in both sections of a hex that a line cuts (G6.2)."""
    both = [share for at, share in enumerate(shares(game)) if section >> at & 1 and share]
    return len(both) > 1


def why_full(game: GreatWar, section: int) -> Refusal:
    """The orders of a section are given (G6.3); who stands in two may have used one (G6.8)."""
    seat = game.active()
    several = sum(1 for share in facts.ORDERS[game.card()] if share) > 1
    for unit in game.ordered_units() if several else []:
        where = game.field.section_of(seat, game.hex_of(unit))
        if where != section and where & section:
            return no.SHARED_ORDER
    return no.SECTION_FULL


def orders_in_sections(game: GreatWar) -> list[int]:
    """Whom a section card could order now, and through which sections the guns."""
    seat = game.active()
    free = room(game)
    actions: list[int] = []
    for at in game.hexes_of(seat):
        if free[game.field.section_of(seat, at)]:
            if may_take_order(game, game.unit_at(at)) is ALLOWED:
                actions.append(do.ORDER + at)
    if guns_wait(game) is ALLOWED:
        for section in range(3):
            if free[1 << section]:
                actions.append(do.GUNS + section)
    return actions


@final
class SectionOrders(OneByOne):
    """So many units in the sections that the card names, and perhaps the reserve artillery."""

    def advance(self, game: GreatWar) -> Outcome:
        actions = orders_in_sections(game)
        return self.ask_next(game, "order-section", "G5.2", actions, game.card())

    def name(self, game: GreatWar, action: int) -> None:
        if action - action % do.STRIDE == do.GUNS:
            order_guns(game, 1 << (action - do.GUNS))
        else:
            give_order(game, game.unit_at(Hex(action - do.ORDER)))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.GUNS:
            return may_order_guns(game, action - do.GUNS)
        return (
            may_order_in_section(game, Hex(action - do.ORDER))
            if verb == do.ORDER
            else NOT_ASKED_NOW
        )


def could_order(game: GreatWar) -> bool:
    """Whether the card in force has an order for anybody (G5.4)."""
    card = game.card()
    if card != common.NO_CARD and facts.IS_SECTION_CARD[card]:
        return bool(orders_in_sections(game))
    if card in (facts.ARTILLERY_BOMBARD, facts.CLOSE_ASSAULT):
        return False  # it has ordered all that it could
    return bool(orders_by_number(game))


# By number (G21)


def most_orders(game: GreatWar) -> int:
    card = game.card()
    if card in (facts.ABOUT_TURN, facts.OVER_THE_TOP):
        return game.command()
    if card in (facts.DIRECT_FROM_HQ, facts.FIRE_FIGHT):
        return FOUR
    return game.command() + PUSHED if card == facts.BIG_PUSH else 1


def may_order_any(game: GreatWar, at: Hex) -> Refusal:
    """A unit that fits the card, while there are orders left (G6.3)."""
    refusal = may_be_ordered(game, at)
    if refusal is ALLOWED:
        refusal = fits_card(game, game.unit_at(at), at)
    if refusal is not ALLOWED:
        return refusal
    return ALLOWED if has_orders_left(game) else no.NO_ORDERS_LEFT


def fits_card(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """The sort of unit, or the place, that the card names (G6.10, G21)."""
    card = game.card()
    if card == facts.OVER_THE_TOP and game.kind(unit) != facts.INFANTRY:
        return no.INFANTRY_ONLY
    if card == facts.FIRE_FIGHT and game.meets_enemy(game.active(), at):
        return no.NOT_ADJACENT_ONLY
    if (
        card == facts.BIG_PUSH
        and not game.field.section_of(game.active(), at) & game.scalars[slots.CHOSEN]
    ):
        return no.PUSHED_ELSEWHERE
    return ALLOWED


def has_orders_left(game: GreatWar) -> bool:
    return len(game.ordered_units()) < most_orders(game)


def orders_by_number(game: GreatWar) -> list[int]:
    """Whom such a card could order now."""
    actions: list[int] = []
    if has_orders_left(game):
        for unit in game.units_of(game.active()):
            if may_take_order(game, unit) is ALLOWED:
                at = game.hex_of(unit)
                if fits_card(game, unit, at) is ALLOWED:
                    actions.append(do.ORDER + at)
    return actions


@final
class AnyOrders(OneByOne):
    """A number of units anywhere, or in the section of a Big Push."""

    def advance(self, game: GreatWar) -> Outcome:
        return self.ask_next(game, "order-any", "G21", orders_by_number(game), game.card())

    def name(self, game: GreatWar, action: int) -> None:
        give_order(game, game.unit_at(Hex(action - do.ORDER)))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        return may_order_any(game, Hex(action - do.ORDER)) if verb == do.ORDER else NOT_ASKED_NOW


@final
class PushWhere(Stateless[GreatWar]):
    """The section of a Big Push (G21)."""

    def advance(self, game: GreatWar) -> Outcome:
        actions = [do.SECTION + section for section in range(3)]
        return game.ask(game.active(), "push-where", "G21", actions, game.card())

    def answer(self, game: GreatWar, action: int) -> None:
        game.stack.pop()
        game.set_scalar(slots.CHOSEN, 1 << (action - do.SECTION))

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        return NOT_ASKED_NOW
