"""Tactic cards with a way of their own to order (N28): dice, leaders, sections, supply."""

from __future__ import annotations

from typing import final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.piles import names_in
from sandtable.colors.rules.procedures import OfUnit
from sandtable.core.procedure import DONE, Outcome, Procedure, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, orders, refusals as no, slots
from sandtable.games.napoleonics.rules.notes import of_unit
from sandtable.games.napoleonics.rules.state import Napoleonics


def roll_command(game: Napoleonics, rule: str) -> list[int]:
    """Elan and Rally roll as many dice as the command (N6.6)."""
    faces = game.chance.roll(do.COMMAND_DICE, facts.FACE_WEIGHTS, game.command())
    if game.journal is not None:
        rolled = names_in(faces, 0, facts.FACES)
        game.tell("command-dice", rule, {"seat": game.active(), "faces": rolled})
    return faces


@final
class ManoeuvreChoice(Stateless[Napoleonics]):
    """La Grande Manoeuvre: four long moves without battle, or one unit as usual (N28.11)."""

    def advance(self, game: Napoleonics) -> Outcome:
        return game.ask(game.active(), "manoeuvre-or-normal", "N28.11", [do.MANOEUVRE, do.NORMAL])

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        if action == do.NORMAL:
            orders.order_normally(game, "N28.11")
        else:
            game.push(orders.ClassOrders())


@final
class MarchOrders(Stateless[Napoleonics]):
    """Force March: all infantry of one section (N28.8)."""

    def advance(self, game: Napoleonics) -> Outcome:
        actions = [do.SECTION + number for number in range(3) if infantry_in(game, 1 << number)]
        return game.ask(game.active(), "march-section", "N28.8", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        for unit in infantry_in(game, 1 << (action - do.SECTION)):
            orders.give_order(game, unit, 0, "N28.8")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        return no.MARCH_NO_INFANTRY if action - action % do.STRIDE == do.SECTION else NOT_ASKED_NOW


def infantry_in(game: Napoleonics, section: int) -> list[Unit]:
    seat = game.active()
    return [
        unit
        for unit in game.units_of(seat)
        if game.is_infantry(unit) and game.field.section_of(seat, game.hex_of(unit)) & section
    ]


def order_cold_steel(game: Napoleonics) -> None:
    """All units next to an enemy now, and the list is fixed (N28.9)."""
    seat = game.active()
    for unit in game.units_of(seat):
        at = game.hex_of(unit)
        leader_near = any(game.lone_leader_at(1 - seat, near) for near in facts.GRID.neighbours[at])
        if game.meets_enemy(seat, at) or leader_near:
            orders.give_order(game, unit, 0, "N28.9")
    orders.no_more_orders(game)


def order_leaders(game: Napoleonics) -> None:
    """All leaders, and the units of those who stay with them (N28.10)."""
    for leader in game.leaders_of(game.active()):
        orders.give_leader_order(game, leader, "N28.10")
        unit = game.unit_at(game.leader_hex(leader))
        if unit >= 0:
            orders.give_order(game, unit, slots.BY_LEADER, "N28.10")


@final
class ElanOrders(Procedure[Napoleonics]):
    """Elan: each class symbol orders one such unit, each flag anybody (N28.5)."""

    def __init__(self, infantry: int, cavalry: int, artillery: int, flags: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery
        self.flags = flags

    def copy(self) -> ElanOrders:
        return ElanOrders(self.infantry, self.cavalry, self.artillery, self.flags)

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        for unit in game.units_of(seat):
            at = game.hex_of(unit)
            if not game.status(unit) & common.ORDERED and self.has_order(game, game.class_of(unit)):
                actions.append(do.ORDER + at)
        if self.has_order(game, facts.FLAG):
            for leader in game.leaders_of(seat):
                at = game.leader_hex(leader)
                if orders.leader_may_be_ordered(game, at) is ALLOWED:
                    actions.append(do.LEADER + at)
        if not actions:
            self.note_used_up(game)
            return orders.no_more_orders(game)
        actions.append(do.DONE)
        return game.ask(seat, "order-elan", "N28.5", actions, facts.ELAN)

    def note_used_up(self, game: Napoleonics) -> None:
        """The dice have no more orders for those who have none."""
        if game.journal is not None:
            seat = game.active()
            for unit in game.units_of(seat):
                if not game.status(unit) & common.ORDERED:
                    game.withhold(seat, do.ORDER + game.hex_of(unit), 1, no.ELAN_NO_SYMBOL)

    def has_order(self, game: Napoleonics, symbol: int) -> bool:
        """Whether the dice have one more order for this class, or for a leader (a flag)."""
        given = [0, 0, 0]
        for unit in game.ordered_units():
            given[game.class_of(unit)] += 1
        if symbol != facts.FLAG:
            given[symbol] += 1
        flags = len(game.ordered_leaders()) + (1 if symbol == facts.FLAG else 0)
        flags += max(0, given[facts.INFANTRY] - self.infantry)
        flags += max(0, given[facts.CAVALRY] - self.cavalry)
        flags += max(0, given[facts.ARTILLERY] - self.artillery)
        return flags <= self.flags

    def answer(self, game: Napoleonics, action: int) -> None:
        orders.answer_order(game, action, "N28.5")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.ORDER:
            refusal = orders.may_be_ordered(game, at)
        elif verb == do.LEADER:
            refusal = orders.leader_may_be_ordered(game, at)
        else:
            return NOT_ASKED_NOW
        return refusal if refusal is not ALLOWED else no.ELAN_NO_SYMBOL


@final
class RallyOrders(Procedure[Napoleonics]):
    """Rally: each class symbol returns a block to a reduced unit and orders it (N28.12)."""

    def __init__(self, infantry: int, cavalry: int, artillery: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery

    def copy(self) -> RallyOrders:
        return RallyOrders(self.infantry, self.cavalry, self.artillery)

    def symbols(self, which: int) -> int:
        if which == facts.INFANTRY:
            return self.infantry
        return self.cavalry if which == facts.CAVALRY else self.artillery

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions = [
            do.RALLY + game.hex_of(unit)
            for unit in game.units_of(seat)
            if self.may_rally(game, unit) is ALLOWED
        ]
        if not actions:
            if game.journal is not None:
                for unit in game.units_of(seat):
                    rally = do.RALLY + game.hex_of(unit)
                    game.withhold(seat, rally, 1, of_unit(game, self.may_rally(game, unit), unit))
            return orders.no_more_orders(game)
        return game.ask(seat, "rally-who", "N28.12", actions, facts.RALLY)

    def may_rally(self, game: Napoleonics, unit: Unit) -> Refusal:
        if self.symbols(game.class_of(unit)) == 0:
            return no.RALLY_NO_SYMBOL
        return ALLOWED if game.blocks(unit) < game.start(unit) else no.RALLY_FULL

    def answer(self, game: Napoleonics, action: int) -> None:
        unit = game.unit_at(Hex(action - do.RALLY))
        which = game.class_of(unit)
        if which == facts.INFANTRY:
            self.infantry -= 1
        elif which == facts.CAVALRY:
            self.cavalry -= 1
        else:
            self.artillery -= 1
        game.gain_block(unit)
        if game.journal is not None:
            game.tell("rally", "N28.12", {"unit": game.word(unit), "hex": game.hex_of(unit)})
        if not game.status(unit) & common.ORDERED:
            orders.give_order(game, unit, 0, "N28.12")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        if action - at != do.RALLY:
            return NOT_ASKED_NOW
        refusal = own_unit(game, at, no.RALLY_NO_UNIT, no.RALLY_NOT_YOURS)
        return refusal if refusal is not ALLOWED else self.may_rally(game, game.unit_at(at))


@final
class ShortSupply(OfUnit[Napoleonics]):
    """Short Supply: a unit of either side goes back to its baseline (N28.13)."""

    def copy(self) -> ShortSupply:
        return ShortSupply(self.unit)

    def advance(self, game: Napoleonics) -> Outcome:
        if self.unit < 0:
            actions = [
                do.SUPPLY + game.hex_of(unit)
                for unit in game.units_of(0) + game.units_of(1)
                if not game.in_square(unit)
            ]
            if not actions:
                return DONE
            return game.ask(game.active(), "supply-who", "N28.13", actions, facts.SHORT_SUPPLY)
        places = supply_hexes(game, self.unit)
        actions = [do.PLACE + at for at in places]
        owner = game.seat_of(self.unit)
        return game.ask(owner, "supply-where", "N28.13", actions, game.hex_of(self.unit))

    def answer(self, game: Napoleonics, action: int) -> None:
        at = Hex(action % do.STRIDE)
        if action - at == do.SUPPLY:
            self.unit = game.unit_at(at)
            return
        here = game.hex_of(self.unit)
        game.put(self.unit, at)
        if game.journal is not None:
            args = {"unit": game.word(self.unit), "from": here, "hex": at}
            game.tell("short-supply", "N28.13", args)
        game.stack.pop()

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.SUPPLY:
            if self.unit >= 0:
                return no.SUPPLY_ONE_UNIT
            return no.SUPPLY_NO_UNIT if game.unit_at(at) < 0 else no.SUPPLY_NO_SQUARE
        if verb == do.PLACE:
            if self.unit < 0:
                return no.SUPPLY_UNIT_FIRST
            return no.SUPPLY_WRONG_ROW if is_free(game, self.unit, at) else no.SUPPLY_OCCUPIED
        return NOT_ASKED_NOW


def supply_hexes(game: Napoleonics, unit: Unit) -> list[Hex]:
    """The free hexes of the unit's section in the baseline row, or in the next with any."""
    seat = game.seat_of(unit)
    sections = game.field.section_of(seat, game.hex_of(unit))
    home = game.field.home_row[seat]
    for away in range(facts.ROWS):
        row = home + away if home == 0 else home - away
        free = [
            Hex(at)
            for at in range(facts.HEXES)
            if facts.GRID.rows[at] == row
            and game.field.section_of(seat, Hex(at)) & sections
            and is_free(game, unit, Hex(at))
        ]
        if free:
            return free
    return [game.hex_of(unit)]


def is_free(game: Napoleonics, unit: Unit, at: Hex) -> bool:
    if at == game.hex_of(unit):
        return True
    if game.board[at] >= 0 or game.board[facts.HEXES + at] >= 0:
        return False
    return game.field.enters(game.class_of(unit), at)
