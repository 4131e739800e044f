"""Orders (N5, N6, N27, N28): whom the card in force lets the player order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.notation import (
    COMMAND_DICE,
    DONE_,
    LEADER,
    MANOEUVRE,
    NORMAL,
    ORDER,
    PLACE,
    RALLY_,
    SECTION,
    STRIDE,
    SUPPLY,
)
from sandtable.games.napoleonics.refusals import (
    ALREADY_ORDERED,
    BAYONET_INFANTRY,
    BOMBARD_ARTILLERY,
    CHARGE_CAVALRY,
    ELAN_NO_SYMBOL,
    HOLD_FOOT_OR_GUNS,
    HOLD_NOT_ADJACENT,
    IN_SQUARE_NO_DETACH,
    MANOEUVRE_NO_SQUARE,
    MARCH_NO_INFANTRY,
    NO_BICORNE,
    NO_LEADER_HERE,
    NO_ORDERS_LEFT,
    NO_UNIT_HERE,
    NOT_YOURS,
    ONE_UNIT_ONLY,
    RALLY_FULL,
    RALLY_NO_SYMBOL,
    SECTION_FULL,
    SUPPLY_NO_SQUARE,
    SUPPLY_OCCUPIED,
    SUPPLY_WRONG_ROW,
    WRONG_SECTION,
)
from sandtable.games.napoleonics.squares import may_leave_square
from sandtable.games.napoleonics.state import (
    BY_LEADER,
    NO_CARD,
    NOBODY,
    ORDERED,
    Leader,
    Napoleonics,
    Unit,
)
from sandtable.games.napoleonics.tables import (
    ARTILLERY,
    BAYONET_CHARGE,
    BOMBARD,
    CARD_RULE,
    CAVALRY,
    CAVALRY_CHARGE,
    CLASS,
    COLD_STEEL,
    COMMAND,
    ELAN,
    FACE_WEIGHTS,
    FACES,
    FIRE_AND_HOLD,
    FIRST_STRIKE,
    FLAG,
    FORCE_MARCH,
    GRANDE_MANOEUVRE,
    GRID,
    HEXES,
    HORSE_ARTILLERY,
    INFANTRY,
    IS_SECTION_CARD,
    LEADERSHIP,
    ORDERS,
    RALLY,
    ROWS,
    SHORT_SUPPLY,
)

# The sections that a group of sections is made of, a hex cut by a line having two.
SECTIONS_WITHIN: Final[list[list[int]]] = [
    [section for section in range(1, 8) if section & ~group == 0] for group in range(8)
]
MOST_UNITS: Final = 4  # of Bayonet Charge, Bombard, Cavalry Charge, Fire and Hold, Manoeuvre


def order_with_card(game: Napoleonics) -> None:
    """Put the question of the card in force on the stack, or do what needs no question (N5.2)."""
    card = game.card()
    if card in (NO_CARD, FIRST_STRIKE):
        return  # nothing was copied (N28.4); First Strike orders nothing (N5.4)
    if IS_SECTION_CARD[card]:
        game.push(SectionOrders())
    elif falls_back(game, card):
        order_normally(game, "N28.14")
    elif card == ELAN:
        faces = roll_command(game, "N28.5")
        game.want_reshuffle(True)
        game.push(ElanOrders(faces[INFANTRY], faces[CAVALRY], faces[ARTILLERY], faces[FLAG]))
    elif card == RALLY:
        faces = roll_command(game, "N28.12")
        game.push(RallyOrders(faces[INFANTRY], faces[CAVALRY], faces[ARTILLERY]))
    elif card == FORCE_MARCH:
        game.push(MarchOrders())
    elif card == COLD_STEEL:
        order_cold_steel(game)
    elif card == LEADERSHIP:
        order_leaders(game)
    elif card == GRANDE_MANOEUVRE:
        game.push(ManoeuvreChoice())
    elif card == SHORT_SUPPLY:
        game.push(ShortSupply(NOBODY))
    else:
        game.push(ClassOrders())


def roll_command(game: Napoleonics, rule: str) -> list[int]:
    """Elan and Rally roll as many dice as the command (N6.6)."""
    faces = game.chance.roll(COMMAND_DICE, FACE_WEIGHTS, game.command())
    if game.journal is not None:
        rolled = [FACES[face] for face in range(len(faces)) for _ in range(faces[face])]
        game.tell("command-dice", rule, {"seat": game.active(), "faces": rolled})
    return faces


def falls_back(game: Napoleonics, card: int) -> bool:
    """Whether the player has nobody of the named sort on the whole board (N28.14)."""
    seat = game.active()
    if card == LEADERSHIP:
        return not game.leaders_of(seat)
    if card not in (BAYONET_CHARGE, BOMBARD, CAVALRY_CHARGE, FIRE_AND_HOLD, FORCE_MARCH):
        return False
    return not any(named_class(card, game.kind(unit)) for unit in game.units_of(seat))


def named_class(card: int, kind: int) -> bool:
    """Whether a tactic card names units of this kind."""
    if card in (BAYONET_CHARGE, FORCE_MARCH):
        return CLASS[kind] == INFANTRY
    if card == BOMBARD:
        return CLASS[kind] == ARTILLERY
    if card == CAVALRY_CHARGE:
        return CLASS[kind] == CAVALRY or HORSE_ARTILLERY[kind]
    return CLASS[kind] != CAVALRY  # Fire and Hold


def order_normally(game: Napoleonics, rule: str) -> None:
    """One unit of the player's choice, which moves and battles as usual (N28.14)."""
    game.put_in_force(NO_CARD)
    if game.journal is not None:
        game.tell("order-one-unit", rule, {"seat": game.active()})
    game.push(ClassOrders())


# Giving orders


def give_order(game: Napoleonics, unit: Unit, bits: int, rule: str) -> None:
    game.mark(unit, ORDERED | bits)
    if game.journal is not None:
        rules = ["N6.2"] if game.leader_with(unit) >= 0 else []
        args = {"unit": game.word(unit), "hex": game.hex_of(unit), "rules": rules}
        game.tell("order", rule, args)


def give_leader_order(game: Napoleonics, leader: Leader, rule: str) -> None:
    game.mark_leader(leader, ORDERED)
    if game.journal is not None:
        args = {"leader": game.field.leader_names[leader], "hex": game.leader_hex(leader)}
        game.tell("order-leader", rule, args)


def answer_order(game: Napoleonics, action: int, rule: str) -> None:
    """`done`, `order HEX` or `leader HEX`."""
    at = Hex(action % STRIDE)
    if action == DONE_:
        game.stack.pop()
    elif action - at == ORDER:
        give_order(game, game.unit_at(at), 0, rule)
    else:
        leader = game.leader_at(at)
        give_leader_order(game, leader, "N6.4" if game.attached(leader) else "N6.5")


def may_be_ordered(game: Napoleonics, at: Hex) -> Refusal:
    """N6.1: a unit of one's own, one order each."""
    unit = game.unit_at(at)
    if unit < 0:
        return NO_UNIT_HERE
    if game.seat_of(unit) != game.active():
        return NOT_YOURS
    return ALREADY_ORDERED if game.status(unit) & ORDERED else ALLOWED


def leader_may_be_ordered(game: Napoleonics, at: Hex) -> Refusal:
    """N6.4 and N8.7: alone, or to leave his unit, but not out of a square that stays."""
    leader = game.leader_at(at)
    if leader < 0:
        return NO_LEADER_HERE
    if game.leader_seat(leader) != game.active():
        return NOT_YOURS
    if game.leader_status(leader) & ORDERED:
        return ALREADY_ORDERED
    unit = game.unit_at(at)
    if unit >= 0 and game.in_square(unit) and may_leave_square(game, unit) is not ALLOWED:
        return IN_SQUARE_NO_DETACH
    return ALLOWED


@final
class SectionOrders(Procedure[Napoleonics]):
    """So many units or leaders in the sections that the card names (N27)."""

    def copy(self) -> SectionOrders:
        return SectionOrders()

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        free = free_sections(game)
        actions: list[int] = []
        sections = game.field.sections
        for unit in game.units_of(seat):
            at = game.hex_of(unit)
            if free[sections[seat * HEXES + at]] and not game.status(unit) & ORDERED:
                actions.append(ORDER + at)
        for leader in game.leaders_of(seat):
            at = game.leader_hex(leader)
            if free[sections[seat * HEXES + at]]:
                if leader_may_be_ordered(game, at) is ALLOWED:
                    actions.append(LEADER + at)
        if not actions:
            return DONE
        actions.append(DONE_)
        return game.ask(seat, "order-section", "N5.2", actions, game.card())

    def answer(self, game: Napoleonics, action: int) -> None:
        answer_order(game, action, CARD_RULE[game.card()])

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb not in (ORDER, LEADER):
            return NOT_ASKED_NOW
        refusal = may_be_ordered(game, at) if verb == ORDER else leader_may_be_ordered(game, at)
        if refusal is not ALLOWED:
            return refusal
        section = game.field.section_of(game.active(), at)
        return section_refusal(game, section)


def capacity(game: Napoleonics, sections: int) -> int:
    """How many orders the card has for these sections together."""
    orders = ORDERS[game.card()]
    total = 0
    for number in range(3):
        if sections >> number & 1:
            total += game.command() if orders[number] == COMMAND else orders[number]
    return total


def free_sections(game: Napoleonics) -> list[bool]:
    """By sections of a hex: whether one more order fits there.

    A hex cut by a line counts for either section (N6.7), so orders are not tied to a section until
    they must be: they fit as long as no group of sections holds more than its share.
    """
    seat = game.active()
    given = [0] * 8
    for unit in game.ordered_units():
        given[game.field.section_of(seat, game.hex_of(unit))] += 1
    for leader in game.ordered_leaders():
        given[game.field.section_of(seat, game.leader_hex(leader))] += 1
    room = [False, True, True, True, True, True, True, True]
    for group in range(1, 8):
        within = 0
        for section in SECTIONS_WITHIN[group]:
            within += given[section]
        if within >= capacity(game, group):
            for section in SECTIONS_WITHIN[group]:
                room[section] = False
    return room


def section_refusal(game: Napoleonics, section: int) -> Refusal:
    if capacity(game, section) == 0:
        return WRONG_SECTION
    return ALLOWED if free_sections(game)[section] else SECTION_FULL


@final
class ClassOrders(Procedure[Napoleonics]):
    """A number of units of the class that a tactic card names, or one unit as usual (N28)."""

    def copy(self) -> ClassOrders:
        return ClassOrders()

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        if orders_left(game) > 0:
            for unit in game.units_of(seat):
                at = game.hex_of(unit)
                if suits_card(game, unit) is ALLOWED:
                    actions.append(ORDER + at)
            if game.card() == GRANDE_MANOEUVRE:
                for leader in game.leaders_of(seat):
                    at = game.leader_hex(leader)
                    if may_manoeuvre_leader(game, at) is ALLOWED:
                        actions.append(LEADER + at)
        if not actions:
            return DONE
        actions.append(DONE_)
        card = game.card()
        rule = "N28.14" if card == NO_CARD else CARD_RULE[card]
        return game.ask(seat, "order-class", rule, actions, card)

    def answer(self, game: Napoleonics, action: int) -> None:
        card = game.card()
        answer_order(game, action, "N28.14" if card == NO_CARD else CARD_RULE[card])

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == ORDER:
            refusal = may_order_class(game, at)
        elif verb == LEADER:
            refusal = may_manoeuvre_leader(game, at)
        else:
            return NOT_ASKED_NOW
        return refusal if refusal is not ALLOWED else NO_ORDERS_LEFT


def orders_left(game: Napoleonics) -> int:
    most = 1 if game.card() == NO_CARD else MOST_UNITS
    return most - len(game.ordered_units()) - len(game.ordered_leaders())


def may_order_class(game: Napoleonics, at: Hex) -> Refusal:
    refusal = may_be_ordered(game, at)
    if refusal is not ALLOWED:
        return refusal
    if orders_left(game) <= 0:
        return ONE_UNIT_ONLY if game.card() == NO_CARD else NO_ORDERS_LEFT
    return suits_card(game, game.unit_at(at))


def suits_card(game: Napoleonics, unit: Unit) -> Refusal:
    """Not ordered yet, and of the sort that the card names."""
    if game.status(unit) & ORDERED:
        return ALREADY_ORDERED
    card = game.card()
    kind = game.kind(unit)
    if card == NO_CARD:
        return ALLOWED
    if card == GRANDE_MANOEUVRE:
        return MANOEUVRE_NO_SQUARE if game.in_square(unit) else ALLOWED
    if not named_class(card, kind):
        return wrong_class(card)
    if card == FIRE_AND_HOLD and game.meets_enemy(game.active(), game.hex_of(unit)):
        return HOLD_NOT_ADJACENT
    return ALLOWED


def wrong_class(card: int) -> Refusal:
    if card == BAYONET_CHARGE:
        return BAYONET_INFANTRY
    if card == BOMBARD:
        return BOMBARD_ARTILLERY
    return CHARGE_CAVALRY if card == CAVALRY_CHARGE else HOLD_FOOT_OR_GUNS


def may_manoeuvre_leader(game: Napoleonics, at: Hex) -> Refusal:
    """Of these cards only La Grande Manoeuvre may order a leader on his own (N6.4)."""
    if game.card() != GRANDE_MANOEUVRE:
        return NO_BICORNE
    unit = game.unit_at(at)
    if unit >= 0 and game.in_square(unit):
        return MANOEUVRE_NO_SQUARE
    return leader_may_be_ordered(game, at)


@final
class ManoeuvreChoice(Procedure[Napoleonics]):
    """La Grande Manoeuvre: four long moves without battle, or one unit as usual (N28.11)."""

    def copy(self) -> ManoeuvreChoice:
        return ManoeuvreChoice()

    def advance(self, game: Napoleonics) -> Outcome:
        return game.ask(game.active(), "manoeuvre-or-normal", "N28.11", [MANOEUVRE, NORMAL])

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        if action == NORMAL:
            order_normally(game, "N28.11")
        else:
            game.push(ClassOrders())


@final
class MarchOrders(Procedure[Napoleonics]):
    """Force March: all infantry of one section (N28.8)."""

    def copy(self) -> MarchOrders:
        return MarchOrders()

    def advance(self, game: Napoleonics) -> Outcome:
        actions = [SECTION + number for number in range(3) if infantry_in(game, 1 << number)]
        return game.ask(game.active(), "march-section", "N28.8", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        for unit in infantry_in(game, 1 << (action - SECTION)):
            give_order(game, unit, 0, "N28.8")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        return MARCH_NO_INFANTRY if action - action % STRIDE == SECTION else NOT_ASKED_NOW


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
        leader_near = any(game.lone_leader_at(1 - seat, near) for near in GRID.neighbours[at])
        if game.meets_enemy(seat, at) or leader_near:
            give_order(game, unit, 0, "N28.9")


def order_leaders(game: Napoleonics) -> None:
    """All leaders, and the units of those who stay with them (N28.10)."""
    for leader in game.leaders_of(game.active()):
        give_leader_order(game, leader, "N28.10")
        unit = game.unit_at(game.leader_hex(leader))
        if unit >= 0:
            give_order(game, unit, BY_LEADER, "N28.10")


@final
class ElanOrders(Procedure[Napoleonics]):
    """Elan: each class symbol orders one such unit, each flag anybody (N28.5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("infantry", "cavalry", "artillery", "flags")

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
            if not game.status(unit) & ORDERED and self.has_order(game, game.class_of(unit)):
                actions.append(ORDER + at)
        if self.has_order(game, FLAG):
            for leader in game.leaders_of(seat):
                at = game.leader_hex(leader)
                if leader_may_be_ordered(game, at) is ALLOWED:
                    actions.append(LEADER + at)
        if not actions:
            return DONE
        actions.append(DONE_)
        return game.ask(seat, "order-elan", "N28.5", actions, ELAN)

    def has_order(self, game: Napoleonics, symbol: int) -> bool:
        """Whether the dice have one more order for this class, or for a leader (a flag)."""
        given = [0, 0, 0]
        for unit in game.ordered_units():
            given[game.class_of(unit)] += 1
        if symbol != FLAG:
            given[symbol] += 1
        flags = len(game.ordered_leaders()) + (1 if symbol == FLAG else 0)
        flags += max(0, given[INFANTRY] - self.infantry)
        flags += max(0, given[CAVALRY] - self.cavalry)
        flags += max(0, given[ARTILLERY] - self.artillery)
        return flags <= self.flags

    def answer(self, game: Napoleonics, action: int) -> None:
        answer_order(game, action, "N28.5")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == ORDER:
            refusal = may_be_ordered(game, at)
        elif verb == LEADER:
            refusal = leader_may_be_ordered(game, at)
        else:
            return NOT_ASKED_NOW
        return refusal if refusal is not ALLOWED else ELAN_NO_SYMBOL


@final
class RallyOrders(Procedure[Napoleonics]):
    """Rally: each class symbol returns a block to a reduced unit and orders it (N28.12)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("infantry", "cavalry", "artillery")

    def __init__(self, infantry: int, cavalry: int, artillery: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery

    def copy(self) -> RallyOrders:
        return RallyOrders(self.infantry, self.cavalry, self.artillery)

    def symbols(self, which: int) -> int:
        if which == INFANTRY:
            return self.infantry
        return self.cavalry if which == CAVALRY else self.artillery

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions = [
            RALLY_ + game.hex_of(unit)
            for unit in game.units_of(seat)
            if self.may_rally(game, unit) is ALLOWED
        ]
        if not actions:
            return DONE
        return game.ask(seat, "rally-who", "N28.12", actions, RALLY)

    def may_rally(self, game: Napoleonics, unit: Unit) -> Refusal:
        if self.symbols(game.class_of(unit)) == 0:
            return RALLY_NO_SYMBOL
        return ALLOWED if game.blocks(unit) < game.start(unit) else RALLY_FULL

    def answer(self, game: Napoleonics, action: int) -> None:
        unit = game.unit_at(Hex(action - RALLY_))
        which = game.class_of(unit)
        if which == INFANTRY:
            self.infantry -= 1
        elif which == CAVALRY:
            self.cavalry -= 1
        else:
            self.artillery -= 1
        game.gain_block(unit)
        if game.journal is not None:
            game.tell("rally", "N28.12", {"unit": game.word(unit), "hex": game.hex_of(unit)})
        if not game.status(unit) & ORDERED:
            give_order(game, unit, 0, "N28.12")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        if action - at != RALLY_:
            return NOT_ASKED_NOW
        unit = game.unit_at(at)
        if unit < 0:
            return NO_UNIT_HERE
        return self.may_rally(game, unit) if game.seat_of(unit) == game.active() else NOT_YOURS


@final
class ShortSupply(Procedure[Napoleonics]):
    """Short Supply: a unit of either side goes back to its baseline (N28.13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, unit: Unit | int) -> None:
        self.unit = Unit(unit)

    def copy(self) -> ShortSupply:
        return ShortSupply(self.unit)

    def advance(self, game: Napoleonics) -> Outcome:
        if self.unit < 0:
            actions = [
                SUPPLY + game.hex_of(unit)
                for unit in game.units_of(0) + game.units_of(1)
                if not game.in_square(unit)
            ]
            if not actions:
                return DONE
            return game.ask(game.active(), "supply-who", "N28.13", actions, SHORT_SUPPLY)
        places = supply_hexes(game, self.unit)
        actions = [PLACE + at for at in places]
        owner = game.seat_of(self.unit)
        return game.ask(owner, "supply-where", "N28.13", actions, game.hex_of(self.unit))

    def answer(self, game: Napoleonics, action: int) -> None:
        at = Hex(action % STRIDE)
        if action - at == SUPPLY:
            self.unit = game.unit_at(at)
            return
        here = game.hex_of(self.unit)
        game.put(self.unit, at)
        if game.journal is not None:
            args = {"unit": game.word(self.unit), "from": here, "hex": at}
            game.tell("short-supply", "N28.13", args)
        game.stack.pop()

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % STRIDE)
        verb = action - at
        if verb == SUPPLY and self.unit < 0:
            return NO_UNIT_HERE if game.unit_at(at) < 0 else SUPPLY_NO_SQUARE
        if verb == PLACE and self.unit >= 0:
            return SUPPLY_WRONG_ROW if is_free(game, self.unit, at) else SUPPLY_OCCUPIED
        return NOT_ASKED_NOW


def supply_hexes(game: Napoleonics, unit: Unit) -> list[Hex]:
    """The free hexes of the unit's section in the baseline row, or in the next with any."""
    seat = game.seat_of(unit)
    sections = game.field.section_of(seat, game.hex_of(unit))
    home = game.field.home_row[seat]
    for away in range(ROWS):
        row = home + away if home == 0 else home - away
        free = [
            Hex(at)
            for at in range(HEXES)
            if GRID.rows[at] == row
            and game.field.section_of(seat, Hex(at)) & sections
            and is_free(game, unit, Hex(at))
        ]
        if free:
            return free
    return [game.hex_of(unit)]


def is_free(game: Napoleonics, unit: Unit, at: Hex) -> bool:
    if at == game.hex_of(unit):
        return True
    if game.board[at] >= 0 or game.board[HEXES + at] >= 0:
        return False
    return game.field.enters(game.class_of(unit), at)
