"""Orders (N5, N6, N27, N28): whom the card in force lets the player order."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import sections, slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, refusals as no, squares
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics

MOST_UNITS: Final = 4  # of Bayonet Charge, Bombard, Cavalry Charge, Fire and Hold, Manoeuvre


def named_class(card: int, kind: int) -> bool:
    """Whether a tactic card names units of this kind."""
    if card in (facts.BAYONET_CHARGE, facts.FORCE_MARCH):
        return facts.CLASS[kind] == facts.INFANTRY
    if card == facts.BOMBARD:
        return facts.CLASS[kind] == facts.ARTILLERY
    if card == facts.CAVALRY_CHARGE:
        return facts.CLASS[kind] == facts.CAVALRY or facts.HORSE_ARTILLERY[kind]
    return facts.CLASS[kind] != facts.CAVALRY  # Fire and Hold


def order_normally(game: Napoleonics, rule: str) -> None:
    """One unit of the player's choice, which moves and battles as usual (N28.14)."""
    game.put_in_force(common.NO_CARD)
    if game.journal is not None:
        game.tell("order-one-unit", rule, {"seat": game.active()})
    game.push(ClassOrders())


# Giving orders


def give_order(game: Napoleonics, unit: Unit, bits: int, rule: str) -> None:
    game.mark(unit, common.ORDERED | bits)
    if game.journal is not None:
        rules = ["N6.2"] if game.leader_with(unit) >= 0 else []
        args = {"unit": game.word(unit), "hex": game.hex_of(unit), "rules": rules}
        game.tell("order", rule, args)


def give_leader_order(game: Napoleonics, leader: Leader, rule: str) -> None:
    game.mark_leader(leader, common.ORDERED)
    if game.journal is not None:
        args = {"leader": game.field.leader_names[leader], "hex": game.leader_hex(leader)}
        game.tell("order-leader", rule, args)


def answer_order(game: Napoleonics, action: int, rule: str) -> None:
    """`done`, `order HEX` or `leader HEX`."""
    at = Hex(action % do.STRIDE)
    if action == do.DONE:
        game.stack.pop()
        if game.journal is not None:
            game.tell("orders-done", "N6.8", {"seat": game.active()})
    elif action - at == do.ORDER:
        give_order(game, game.unit_at(at), 0, rule)
    else:
        leader = game.leader_at(at)
        give_leader_order(game, leader, "N6.4" if game.attached(leader) else "N6.5")


def no_more_orders(game: Napoleonics) -> Outcome:
    """The card has no orders left, or had none for anybody (N5.3)."""
    if game.journal is not None and not game.ordered_units() and not game.ordered_leaders():
        tell_nobody(game, "N5.3")
    return DONE


def tell_nobody(game: Napoleonics, rule: str) -> None:
    if game.journal is not None:
        game.tell("orders-nobody", rule, {"seat": game.active()})


def may_be_ordered(game: Napoleonics, at: Hex) -> Refusal:
    """N6.1: a unit of one's own, one order each."""
    refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
    if refusal is not ALLOWED:
        return refusal
    return no.ALREADY_ORDERED if game.status(game.unit_at(at)) & common.ORDERED else ALLOWED


def about_order(game: Napoleonics, refusal: Refusal, verb: int, at: Hex) -> Refusal:
    """The refusal with the unit whose order was asked for."""
    unit = game.unit_at(at)
    if refusal is ALLOWED or verb != do.ORDER or unit < 0:
        return refusal
    return refusal.about({"unit": game.word(unit), "hex": at})


def own_leader(game: Napoleonics, at: Hex) -> Refusal:
    """Whether a leader of the active player is here, alone or with a unit."""
    leader = game.leader_at(at)
    if leader < 0:
        return no.NO_LEADER_HERE
    return ALLOWED if game.leader_seat(leader) == game.active() else no.NOT_YOURS


def leader_may_be_ordered(game: Napoleonics, at: Hex) -> Refusal:
    """N6.4 and N8.7: alone, or to leave the unit, but not out of a square that stays."""
    refusal = own_leader(game, at)
    if refusal is not ALLOWED:
        return refusal
    if game.leader_status(game.leader_at(at)) & common.ORDERED:
        return no.ALREADY_ORDERED
    unit = game.unit_at(at)
    if unit >= 0 and game.in_square(unit) and squares.may_leave_square(game, unit) is not ALLOWED:
        return no.IN_SQUARE_NO_DETACH
    return ALLOWED


@final
class SectionOrders(Stateless[Napoleonics]):
    """So many units or leaders in the sections that the card names (N27, N27.1)."""

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        free = free_sections(game)
        actions: list[int] = []
        masks = game.field.sections
        for unit in game.units_of(seat):
            at = game.hex_of(unit)
            if free[masks[seat * facts.HEXES + at]] and not game.status(unit) & common.ORDERED:
                actions.append(do.ORDER + at)
        for leader in game.leaders_of(seat):
            at = game.leader_hex(leader)
            if free[masks[seat * facts.HEXES + at]]:
                if leader_may_be_ordered(game, at) is ALLOWED:
                    actions.append(do.LEADER + at)
        if not actions:
            return no_more_orders(game)
        actions.append(do.DONE)
        return game.ask(seat, "order-section", "N5.2", actions, game.card())

    def answer(self, game: Napoleonics, action: int) -> None:
        answer_order(game, action, facts.CARD_RULE[game.card()])

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb not in (do.ORDER, do.LEADER):
            return NOT_ASKED_NOW
        refusal = may_be_ordered(game, at) if verb == do.ORDER else leader_may_be_ordered(game, at)
        if refusal is not ALLOWED:
            return about_order(game, refusal, verb, at)
        section = game.field.section_of(game.active(), at)
        return section_refusal(game, section)


def shares(game: Napoleonics) -> list[int]:
    """How many orders the card has in each section."""
    return sections.shares_of(facts.ORDERS[game.card()], game.command())


def capacity(game: Napoleonics, group: int) -> int:
    """How many orders the card has for these sections together."""
    return sections.share_of(group, shares(game))


def free_sections(game: Napoleonics) -> list[bool]:
    """By sections of a hex: whether one more order fits there (N6.7)."""
    given = game.given_by_section()
    for leader in game.ordered_leaders():
        given[game.field.section_of(game.active(), game.leader_hex(leader))] += 1
    return sections.room_left(given, shares(game))


def section_refusal(game: Napoleonics, section: int) -> Refusal:
    if capacity(game, section) == 0:
        return no.WRONG_SECTION
    if free_sections(game)[section]:
        return ALLOWED
    return (
        no.SECTION_FULL
        if section in (facts.LEFT, facts.CENTER, facts.RIGHT)
        else no.BOTH_SECTIONS_FULL
    )


@final
class ClassOrders(Stateless[Napoleonics]):
    """A number of units of the class that a tactic card names, or one unit as usual (N28)."""

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        if orders_left(game) > 0:
            for unit in game.units_of(seat):
                at = game.hex_of(unit)
                if suits_card(game, unit) is ALLOWED:
                    actions.append(do.ORDER + at)
            if game.card() == facts.GRANDE_MANOEUVRE:
                for leader in game.leaders_of(seat):
                    at = game.leader_hex(leader)
                    if may_manoeuvre_leader(game, at) is ALLOWED:
                        actions.append(do.LEADER + at)
        if not actions:
            return no_more_orders(game)
        actions.append(do.DONE)
        return game.ask(seat, "order-class", ordering_rule(game), actions, game.card())

    def answer(self, game: Napoleonics, action: int) -> None:
        answer_order(game, action, ordering_rule(game))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.ORDER:
            return about_order(game, may_order_class(game, at), verb, at)
        return may_manoeuvre_leader(game, at) if verb == do.LEADER else NOT_ASKED_NOW


def ordering_rule(game: Napoleonics) -> str:
    """The rule of the card in force, or by which it orders one unit as usual (N28.11, N28.14)."""
    card = game.card()
    if card != common.NO_CARD:
        return facts.CARD_RULE[card]
    return "N28.11" if manoeuvre_forgone(game) else "N28.14"


def manoeuvre_forgone(game: Napoleonics) -> bool:
    """Whether La Grande Manoeuvre, or a copy of it, is used to order one unit as usual."""
    last = game.scalars[common.LAST + game.active()]
    return game.card() == common.NO_CARD and last == facts.GRANDE_MANOEUVRE


def orders_left(game: Napoleonics) -> int:
    most = 1 if game.card() == common.NO_CARD else MOST_UNITS
    return most - len(game.ordered_units()) - len(game.ordered_leaders())


def may_order_class(game: Napoleonics, at: Hex) -> Refusal:
    refusal = may_be_ordered(game, at)
    return refusal if refusal is not ALLOWED else suits_card(game, game.unit_at(at))


def suits_card(game: Napoleonics, unit: Unit) -> Refusal:
    """Not ordered yet, and of the sort that the card names."""
    if game.status(unit) & common.ORDERED:
        return no.ALREADY_ORDERED
    card = game.card()
    kind = game.kind(unit)
    if card == common.NO_CARD:
        return ALLOWED
    if card == facts.GRANDE_MANOEUVRE:
        return no.MANOEUVRE_NO_SQUARE if game.in_square(unit) else ALLOWED
    if not named_class(card, kind):
        return wrong_class(card)
    if card == facts.FIRE_AND_HOLD and game.meets_enemy(game.active(), game.hex_of(unit)):
        return no.HOLD_NOT_ADJACENT
    return ALLOWED


def wrong_class(card: int) -> Refusal:
    if card == facts.BAYONET_CHARGE:
        return no.BAYONET_INFANTRY
    if card == facts.BOMBARD:
        return no.BOMBARD_ARTILLERY
    return no.CHARGE_CAVALRY if card == facts.CAVALRY_CHARGE else no.HOLD_FOOT_OR_GUNS


def may_manoeuvre_leader(game: Napoleonics, at: Hex) -> Refusal:
    """Of these cards only La Grande Manoeuvre may order a leader alone (N6.4)."""
    refusal = own_leader(game, at)
    if refusal is not ALLOWED:
        return refusal
    if game.card() != facts.GRANDE_MANOEUVRE:
        return no_leader_by_card(game)
    unit = game.unit_at(at)
    if unit >= 0 and game.in_square(unit):
        return no.MANOEUVRE_NO_SQUARE
    return leader_may_be_ordered(game, at)


def no_leader_by_card(game: Napoleonics) -> Refusal:
    """The card orders no leader: it never does, or one unit was chosen instead (N6.4, N28.11)."""
    return no.MANOEUVRE_ONE_UNIT if manoeuvre_forgone(game) else no.NO_BICORNE
