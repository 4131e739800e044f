"""What every hex battle of the family has: units on a board, whose turn it is, command cards.

The hot state is flat lists. A unit is a row of `units`; `board` has the unit of each hex in its
first places. `cards` begins with the command cards as counts by kind: the pile, the discards, and
the hand of each seat; its last two places have what a scouting card drew. What a game adds stands
behind these, and only the game's own `state.py` writes it. `changes` are the hexes in which a unit,
or what a game adds to them, has changed, and the places of `cards` (from `OF_CARDS` on).

`Battle` has more than forty methods because the rules read and write the lists through them alone.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, NewType

from mypy_extensions import mypyc_attr

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.colors.rules import slots
from sandtable.colors.rules.field import BattleField
from sandtable.colors.rules.piles import HiddenPile, names_in, size_of
from sandtable.core.knowledge import Secret
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.core.state import State

Unit = NewType("Unit", int)


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(State):
    """Units of two seats on a grid, numbered seat by seat; `ends` says where each ends."""

    SEATS: ClassVar[list[str]]
    CARDS: ClassVar[list[str]]  # the command cards
    SCORE: ClassVar[str]  # what wins, as results, events and texts have it: banners, medals

    def __init__(
        self,
        grid: HexGrid,
        terms: BattleField,
        units: list[int],
        board: list[int],
        card_kinds: int,
        cards: list[int],
        scalars: list[int],
    ) -> None:
        super().__init__()
        self.grid = grid
        self.terms = terms
        self.ends = terms.ends
        self.units = units
        self.board = board
        self.card_kinds = card_kinds
        self.cards = cards
        self.scalars = scalars

    # Units

    def kind(self, unit: Unit) -> int:
        return self.units[unit * slots.UNIT_ROW]

    def hex_of(self, unit: Unit) -> Hex:
        return Hex(self.units[unit * slots.UNIT_ROW + slots.HEX])

    def blocks(self, unit: Unit) -> int:
        return self.units[unit * slots.UNIT_ROW + slots.BLOCKS]

    def start(self, unit: Unit) -> int:
        return self.units[unit * slots.UNIT_ROW + slots.START]

    def status(self, unit: Unit) -> int:
        return self.units[unit * slots.UNIT_ROW + slots.STATUS]

    def alive(self, unit: Unit) -> bool:
        return self.units[unit * slots.UNIT_ROW + slots.HEX] >= 0

    def seat_of(self, unit: Unit) -> int:
        return 0 if unit < self.ends[0] else 1

    def units_of(self, seat: int) -> list[Unit]:
        """The units of this seat that are still on the board."""
        first = 0 if seat == 0 else self.ends[0]
        hexes = self.units[
            first * slots.UNIT_ROW + slots.HEX : self.ends[seat] * slots.UNIT_ROW : slots.UNIT_ROW
        ]
        return [Unit(first + number) for number, at in enumerate(hexes) if at >= 0]

    def hexes_of(self, seat: int) -> list[Hex]:
        """Where they stand, in the same order."""
        first = 0 if seat == 0 else self.ends[0]
        hexes = self.units[
            first * slots.UNIT_ROW + slots.HEX : self.ends[seat] * slots.UNIT_ROW : slots.UNIT_ROW
        ]
        return [Hex(at) for at in hexes if at >= 0]

    def ordered_units(self) -> list[Unit]:
        """The units of the active player that have an order this turn."""
        seat = self.scalars[slots.ACTIVE]
        first = 0 if seat == 0 else self.ends[0]
        statuses = self.units[
            first * slots.UNIT_ROW + slots.STATUS : self.ends[seat]
            * slots.UNIT_ROW : slots.UNIT_ROW
        ]
        ordered: list[Unit] = []
        for number, status in enumerate(statuses):
            if (
                status & slots.ORDERED
                and self.units[(first + number) * slots.UNIT_ROW + slots.HEX] >= 0
            ):
                ordered.append(Unit(first + number))
        return ordered

    def given_by_section(self) -> list[int]:
        """How many units of the active player are ordered, by the sections of their hexes."""
        given = [0] * 8
        seat = self.scalars[slots.ACTIVE]
        for unit in self.ordered_units():
            given[self.terms.section_of(seat, self.hex_of(unit))] += 1
        return given

    def unit_at(self, at: Hex) -> Unit:
        return Unit(self.board[at])

    def enemy_at(self, seat: int, at: Hex) -> bool:
        """Whether a unit of the other side is in this hex."""
        unit = self.board[at]
        return unit >= 0 and (unit < self.ends[0]) == (seat == 1)

    def friend_at(self, seat: int, at: Hex) -> bool:
        unit = self.board[at]
        return unit >= 0 and (unit < self.ends[0]) == (seat == 0)

    def active(self) -> int:
        return self.scalars[slots.ACTIVE]

    @abstractmethod
    def score(self, seat: int) -> int:
        """The banners or medals that this seat has now."""

    def missing(self, seat: int) -> int:
        """How many more it needs to win."""
        return self.terms.to_win[seat] - self.score(seat)

    def moment(self) -> str:
        return f"turn {self.scalars[slots.TURN]}"

    @abstractmethod
    def word(self, unit: Unit) -> str:
        """Its nation and kind, as `british line`."""

    # Command cards

    def card(self) -> int:
        """The card whose rules hold this turn, NO_CARD for one plain order."""
        return self.scalars[slots.IN_FORCE]

    def command(self) -> int:
        return self.scalars[slots.COMMAND]

    def hand_at(self, seat: int) -> int:
        """Where the hand of this seat begins in `cards`."""
        return (2 + seat) * self.card_kinds

    def in_hand(self, seat: int, card: int) -> int:
        return self.cards[(2 + seat) * self.card_kinds + card]

    def hand_counts(self, seat: int) -> list[int]:
        """How many of each card this seat holds."""
        start = self.hand_at(seat)
        return self.cards[start : start + self.card_kinds]

    def hand(self, seat: int) -> list[str]:
        """The cards in hand by name, sorted as in the word list."""
        return names_in(self.cards, self.hand_at(seat), self.CARDS)

    def hand_size(self, seat: int) -> int:
        return size_of(self.cards, (2 + seat) * self.card_kinds, self.card_kinds)

    def scouted(self) -> list[int]:
        """What a scouting card drew, before one of them is kept."""
        return [card for card in self.cards[-slots.SCOUT_CARDS :] if card != slots.NO_CARD]

    # Writers: units

    def mark(self, unit: Unit, bits: int) -> None:
        self.units[unit * slots.UNIT_ROW + slots.STATUS] |= bits
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))

    def unmark(self, unit: Unit, bits: int) -> None:
        self.units[unit * slots.UNIT_ROW + slots.STATUS] &= ~bits
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))

    def fresh_turn(self) -> None:
        """Orders, moves and battles of the turn that ended are forgotten, and its card."""
        units = self.units
        if self.changes is not None:
            rows = range(0, len(units), slots.UNIT_ROW)
            self.changes += [units[row + slots.HEX] for row in rows if units[row + slots.STATUS]]
        units[slots.STATUS :: slots.UNIT_ROW] = [0] * (len(units) // slots.UNIT_ROW)
        scalars = self.scalars
        scalars[slots.PLAYED] = slots.NO_CARD
        scalars[slots.IN_FORCE] = slots.NO_CARD
        scalars[slots.COMMAND] = 0

    def lose_blocks(self, unit: Unit, blocks: int) -> int:
        """Take up to so many blocks from a unit; how many it really lost."""
        place = unit * slots.UNIT_ROW + slots.BLOCKS
        lost = blocks if blocks < self.units[place] else self.units[place]
        self.units[place] -= lost
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        return lost

    def gain_block(self, unit: Unit) -> None:
        self.units[unit * slots.UNIT_ROW + slots.BLOCKS] += 1
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))

    def begin_turn(self, seat: int) -> None:
        self.scalars[slots.ACTIVE] = seat
        self.scalars[slots.TURN] += 1

    # Writers: cards

    def set_card(self, place: int, card: int) -> None:
        """Write one place of `cards`: how many of a kind there are, or which card it is."""
        self.cards[place] = card
        if self.changes is not None:
            self.changes.append(slots.OF_CARDS + place)

    def add_cards(self, place: int, more: int) -> None:
        """So many more of a kind; fewer, if it is less than 0."""
        self.set_card(place, self.cards[place] + more)

    def move_all(self, source: int, target: int, kinds: int) -> None:
        """Everything in one pile goes to another."""
        for card in range(kinds):
            count = self.cards[source + card]
            if count:
                self.add_cards(target + card, count)
                self.set_card(source + card, 0)

    def take_any(self, pile: int, kinds: int, mask: int, purpose: int) -> int:
        """One card of a pile, seen by the seats of the mask; which, is chance."""
        card = self.chance.pick_for(mask, purpose, self.cards[pile : pile + kinds])
        self.add_cards(pile + card, -1)
        return card

    # Writers: command cards

    def play_card(self, seat: int, card: int) -> None:
        """A card goes from the hand to the table; everybody sees it."""
        self.scalars[slots.COMMAND] = self.hand_size(seat)
        self.add_cards(self.hand_at(seat) + card, -1)
        self.scalars[slots.PLAYED] = card
        self.learn(1 << (1 - seat))

    def put_in_force(self, card: int) -> None:
        self.scalars[slots.IN_FORCE] = card

    def count_as(self, seat: int, card: int) -> None:
        """The card on the table counts as this one, which a card of the other player would copy."""
        self.scalars[slots.IN_FORCE] = card
        self.scalars[slots.LAST + seat] = card

    def discard_played(self) -> None:
        card = self.scalars[slots.PLAYED]
        if card != slots.NO_CARD:
            self.add_cards(self.card_kinds + card, 1)
            self.scalars[slots.PLAYED] = slots.NO_CARD

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.add_cards(self.hand_at(seat) + card, -1)
        self.add_cards(self.card_kinds + card, 1)
        self.learn(1 << (1 - seat))

    @abstractmethod
    def take_from_pile(self, seat: int) -> int:
        """A card that this seat sees, or NO_CARD; a game says when the discards come back."""

    def to_hand(self, seat: int, card: int, rule: str) -> None:
        self.add_cards(self.hand_at(seat) + card, 1)
        if self.journal is not None:
            args = {"seat": seat, "card": card}
            self.tell_some(1 << seat, "draw", rule, args, ("card",))

    def deal_hand(self, seat: int, cards: int, purpose: int, rule: str) -> None:
        """So many cards of the fresh pile."""
        for _ in range(cards):
            card = self.take_any(0, self.card_kinds, 1 << seat, purpose)
            self.to_hand(seat, card, rule)

    def draw_card(self, seat: int, rule: str) -> None:
        """One card from the pile to the hand, if there is any, seen by its owner only."""
        card = self.take_from_pile(seat)
        if card != slots.NO_CARD:
            self.to_hand(seat, card, rule)

    def scout(self, seat: int, rule: str) -> None:
        """Two cards from the pile, laid before their owner."""
        first = len(self.cards) - slots.SCOUT_CARDS
        for place in range(slots.SCOUT_CARDS):
            card = self.take_from_pile(seat)
            self.set_card(first + place, card)
            if self.journal is not None and card != slots.NO_CARD:
                args = {"seat": seat, "card": card}
                self.tell_some(1 << seat, "draw", rule, args, ("card",))

    def keep_scouted(self, seat: int, card: int, rule: str) -> None:
        """One of the two goes to the hand, the other to the discards."""
        dropped = self.scouted()
        dropped.remove(card)
        for place in range(len(self.cards) - slots.SCOUT_CARDS, len(self.cards)):
            self.set_card(place, slots.NO_CARD)
        self.add_cards(self.hand_at(seat) + card, 1)
        for other in dropped:
            self.add_cards(self.card_kinds + other, 1)
            if self.journal is not None:
                self.tell("discard", rule, {"seat": seat, "card": other})
        self.learn(1 << (1 - seat))

    # Knowledge

    @abstractmethod
    def hidden_piles(self) -> list[HiddenPile]: ...

    def hidden_singles(self) -> int:
        """From here on each place of `cards` has one hidden card, or NO_CARD."""
        return len(self.cards) - slots.SCOUT_CARDS

    def secrets(self) -> list[Secret]:
        secrets: list[Secret] = []
        for pile in self.hidden_piles():
            secrets += pile.secrets(self.cards)
        return secrets + self.single_secrets()

    def single_secrets(self) -> list[Secret]:
        """The cards from `hidden_singles` on, in their order."""
        family = self.hidden_piles()[0].family
        return [Secret(family, "scouted", card, 1 << self.active()) for card in self.scouted()]

    def set_secrets(self, values: list[int]) -> None:
        at = 0
        for pile in self.hidden_piles():
            at = pile.fill(self.cards, values, at)
        for place in range(self.hidden_singles(), len(self.cards)):
            if self.cards[place] != slots.NO_CARD:
                self.cards[place] = values[at]
                at += 1

    def dump(self) -> dict[str, Any]:
        data = {"scenario": self.terms.source, **super().dump()}
        handicap = self.terms.handicap
        return {**data, "handicap": handicap} if handicap else data


def own_unit(game: Battle, at: Hex, none: Refusal, theirs: Refusal) -> Refusal:
    """Whether a unit of the active player is here; `none` and `theirs` are the reasons if not."""
    unit = game.board[at]
    if unit < 0:
        return none
    return ALLOWED if (unit < game.ends[0]) == (game.active() == 0) else theirs


def without_orders(units: list[int]) -> list[int]:
    """The rows of all units as if none had been ordered."""
    rows = units[:]
    for at in range(slots.STATUS, len(rows), slots.UNIT_ROW):
        rows[at] &= ~slots.ORDERED
    return rows
