"""What is: units, leaders, cards and banners as flat lists, and the only writers of them.

`Napoleonics` has more than forty methods, and the module more than 400 lines: the rules read and
write the lists through them alone, and each writer notes in `changes` the hexes that it changed.
"""

from __future__ import annotations

from typing import Any, ClassVar, NewType, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.rules.piles import HiddenPile, size_of
from sandtable.core.knowledge import Secret
from sandtable.core.refusal import Refusal
from sandtable.games.napoleonics.rules import facts, notation as do, slots
from sandtable.games.napoleonics.rules.field import Field

Leader = NewType("Leader", int)
Card = NewType("Card", int)


@final
class Napoleonics(Battle):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = ("units", "leaders", "board", "cards", "scalars")
    SEATS: ClassVar[list[str]] = facts.SEATS
    CARDS: ClassVar[list[str]] = facts.CARDS
    SCORE: ClassVar[str] = "banners"
    OVER: ClassVar[Refusal] = Refusal("game-over", "N3.1")

    def __init__(
        self,
        field: Field,
        units: list[int],
        leaders: list[int],
        board: list[int],
        cards: list[int],
        scalars: list[int],
    ) -> None:
        super().__init__(facts.GRID, field, units, board, facts.CARD_KINDS, cards, scalars)
        self.field = field
        self.leaders = leaders  # `board` has the unit in each hex, then the leader in each hex

    def copy(self) -> Napoleonics:
        copied = Napoleonics(
            self.field, self.units[:], self.leaders[:], self.board[:], self.cards[:],
            self.scalars[:],
        )  # fmt: skip
        return self.continued(copied)

    # Units

    def class_of(self, unit: Unit) -> int:
        return facts.CLASS[self.units[unit * common.UNIT_ROW]]

    def in_square(self, unit: Unit) -> bool:
        return self.units[unit * common.UNIT_ROW + slots.SQUARE] != 0

    def is_infantry(self, unit: Unit) -> bool:
        return facts.CLASS[self.units[unit * common.UNIT_ROW]] == facts.INFANTRY

    def is_cavalry(self, unit: Unit) -> bool:
        return facts.CLASS[self.units[unit * common.UNIT_ROW]] == facts.CAVALRY

    def is_artillery(self, unit: Unit) -> bool:
        return facts.CLASS[self.units[unit * common.UNIT_ROW]] == facts.ARTILLERY

    def ordered_leaders(self) -> list[Leader]:
        return [
            leader
            for leader in self.leaders_of(self.scalars[common.ACTIVE])
            if self.leaders[leader * slots.LEADER_ROW + slots.L_STATUS] & common.ORDERED
        ]

    def meets_enemy(self, seat: int, at: Hex) -> bool:
        """Whether an enemy unit is adjacent to this hex."""
        split = self.ends[0]
        board = self.board
        for near in facts.GRID.neighbours[at]:
            unit = board[near]
            if unit >= 0 and (unit < split) == (seat == 1):
                return True
        return False

    # Leaders

    def leader_at(self, at: Hex) -> Leader:
        return Leader(self.board[facts.HEXES + at])

    def leader_seat(self, leader: Leader) -> int:
        return 0 if leader < self.field.leaders_end[0] else 1

    def leader_nation(self, leader: Leader) -> int:
        return self.leaders[leader * slots.LEADER_ROW + slots.L_NATION]

    def leader_hex(self, leader: Leader) -> Hex:
        return Hex(self.leaders[leader * slots.LEADER_ROW + slots.L_HEX])

    def leader_status(self, leader: Leader) -> int:
        return self.leaders[leader * slots.LEADER_ROW + slots.L_STATUS]

    def leaders_of(self, seat: int) -> list[Leader]:
        start = 0 if seat == 0 else self.field.leaders_end[0]
        end = self.field.leaders_end[seat]
        return [
            Leader(leader)
            for leader in range(start, end)
            if self.leaders[leader * slots.LEADER_ROW + slots.L_HEX] >= 0
        ]

    def leader_with(self, unit: Unit) -> Leader:
        """The leader attached to this unit, or NOBODY (N6.2)."""
        return Leader(self.board[facts.HEXES + self.units[unit * common.UNIT_ROW + common.HEX]])

    def attached(self, leader: Leader) -> bool:
        return self.board[self.leaders[leader * slots.LEADER_ROW + slots.L_HEX]] >= 0

    def lone_leader_at(self, seat: int, at: Hex) -> bool:
        """Whether a leader of this seat stands here without a unit."""
        leader = self.board[facts.HEXES + at]
        if leader < 0 or self.board[at] >= 0:
            return False
        return (leader < self.field.leaders_end[0]) == (seat == 0)

    # Cards and banners

    def squares_of(self, seat: int) -> int:
        start = slots.TRACKS + seat * slots.COUNTERS
        return slots.COUNTERS - self.cards[start : start + slots.COUNTERS].count(common.NO_CARD)

    def banners(self, seat: int) -> int:
        """Banners held now: taken, and those of objectives (N3.2)."""
        total = self.scalars[common.TAKEN + seat] + self.scalars[slots.FOR_GOOD_BANNERS + seat]
        held = self.scalars[slots.HELD + seat]
        if held:
            for number, objective in enumerate(self.field.objectives):
                if held >> number & 1:
                    total += objective.banners
        return total

    def score(self, seat: int) -> int:
        return self.banners(seat)

    def ended(self) -> bool:
        return self.scalars[slots.WINNER] != common.NO_SEAT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        return {
            "winner": self.scalars[slots.WINNER],
            "seat": facts.SEATS[self.scalars[slots.WINNER]],
            "banners": [self.banners(0), self.banners(1)],
            "turns": self.scalars[common.TURN],
        }

    # Writers: units and leaders

    def _lift(self, unit: Unit) -> None:
        """Take a unit out of its hex; an objective there is no longer held."""
        at = self.hex_of(unit)
        self.board[at] = common.NOBODY
        if self.changes is not None:
            self.changes.append(at)
        held = self.scalars[slots.HELD] | self.scalars[slots.HELD + 1]
        if held:
            for number, objective in enumerate(self.field.objectives):
                if held >> number & 1 and objective.hex == at:
                    for seat in range(2):
                        if self.scalars[slots.HELD + seat] >> number & 1:
                            self.scalars[slots.HELD + seat] ^= 1 << number
                            if self.journal is not None:
                                lost = {"seat": seat, "hex": at, "banners": objective.banners}
                                self.tell("objective-lost", "", lost)

    def put(self, unit: Unit, at: Hex, with_leader: bool = True) -> None:
        """Set a unit down in another hex, its leader with it."""
        here = self.hex_of(unit)
        if at == here:
            return
        leader = self.board[facts.HEXES + here]
        self._lift(unit)
        self.units[unit * common.UNIT_ROW + common.HEX] = at
        self.board[at] = unit
        if self.changes is not None:
            self.changes.append(at)
        if with_leader and leader >= 0:
            self.put_leader(Leader(leader), at)

    def put_leader(self, leader: Leader, at: Hex) -> None:
        self.pass_leader(leader, at)
        self.board[facts.HEXES + at] = leader

    def pass_leader(self, leader: Leader, at: Hex) -> None:
        """A leader is on the way through a hex, and part of nothing that stands there."""
        here = self.leader_hex(leader)
        if self.board[facts.HEXES + here] == leader:
            self.board[facts.HEXES + here] = common.NOBODY
        self.leaders[leader * slots.LEADER_ROW + slots.L_HEX] = at
        if self.changes is not None:
            self.changes += [here, at]

    def stand_in(self, unit: Unit, at: Hex) -> None:
        """On a copy, to look at a hex: as if a unit like this one stood there as well."""
        self.units[unit * common.UNIT_ROW + common.HEX] = at
        self.units[unit * common.UNIT_ROW + slots.SQUARE] = 0
        self.board[at] = unit

    def mark_leader(self, leader: Leader, bits: int) -> None:
        self.leaders[leader * slots.LEADER_ROW + slots.L_STATUS] |= bits
        if self.changes is not None:
            self.changes.append(self.leader_hex(leader))

    def fresh_turn(self) -> None:
        super().fresh_turn()
        leaders = self.leaders
        if self.changes is not None:
            self.changes += leaders[slots.L_HEX :: slots.LEADER_ROW]
        for row in range(slots.L_STATUS, len(leaders), slots.LEADER_ROW):
            leaders[row] = 0
        self.scalars[slots.STRIKES] = 0

    def remove(self, unit: Unit) -> None:
        """A unit is off the board for good; its square card goes back to the hand (N24.19)."""
        if self.in_square(unit):
            self.leave_square(unit, "N24.19")
        self._lift(unit)
        self.units[unit * common.UNIT_ROW + common.HEX] = common.NOBODY
        self.units[unit * common.UNIT_ROW + common.BLOCKS] = 0

    def remove_leader(self, leader: Leader) -> None:
        here = self.leader_hex(leader)
        if self.board[facts.HEXES + here] == leader:
            self.board[facts.HEXES + here] = common.NOBODY
        self.leaders[leader * slots.LEADER_ROW + slots.L_HEX] = common.NOBODY
        if self.changes is not None:
            self.changes.append(here)

    # Writers: banners

    def take_banners(self, seat: int, banners: int, rule: str) -> None:
        self.scalars[common.TAKEN + seat] += banners
        if self.journal is not None:
            self.tell("banner", rule, {"seat": seat, "banners": banners})
        self.check_victory(seat)

    def check_victory(self, seat: int) -> None:
        """The first to hold enough banners wins at once (N3.1)."""
        if self.banners(seat) >= self.field.to_win[seat] and not self.ended():
            self.win(seat)

    def win(self, seat: int) -> None:
        self.scalars[slots.WINNER] = seat
        if self.journal is not None:
            self.tell("victory", "N3.1", {"seat": seat, "banners": self.banners(seat)})

    def hold_objective(self, seat: int, number: int) -> None:
        self.scalars[slots.HELD + seat] |= 1 << number
        self.check_victory(seat)

    def gain_objective(self, seat: int, number: int) -> None:
        self.scalars[slots.FOR_GOOD] |= 1 << number
        self.scalars[slots.FOR_GOOD_BANNERS + seat] += self.field.objectives[number].banners
        self.check_victory(seat)

    # Writers: cards

    def use_first_strike(self, seat: int, card: int) -> None:
        self.discard_from_hand(seat, card)
        self.scalars[slots.STRIKES] += 1

    def shuffle_discards(self) -> None:
        """The discards go back into the draw pile (N22.2)."""
        self.move_all(slots.DISCARDS, slots.DRAW_PILE, facts.CARD_KINDS)
        if self.journal is not None:
            self.tell("reshuffle", "N22.2", {})

    def take_from_pile(self, seat: int) -> int:
        if size_of(self.cards, slots.DRAW_PILE, facts.CARD_KINDS) == 0:
            self.shuffle_discards()
        return self.take_any(slots.DRAW_PILE, facts.CARD_KINDS, 1 << seat, do.DRAW)

    def deal(self) -> None:
        """The opening hands (N2.2)."""
        for seat in range(2):
            self.deal_hand(seat, self.field.hand_sizes[seat], do.DEAL, "N2.2")

    def to_hand(self, seat: int, card: int, rule: str) -> None:
        self.add_cards(slots.HANDS + seat * facts.CARD_KINDS + card, 1)
        if self.journal is not None:
            rules = ["N22.4"] if self.squares_of(seat) else []
            args = {"seat": seat, "card": card, "rules": rules}
            self.tell_some(1 << seat, "draw", rule, args, ("card",))

    def form_square(self, unit: Unit) -> None:
        """A counter to the hex, and a card of the hand, unseen, to its place (N24.4)."""
        seat = self.seat_of(unit)
        hand = slots.HANDS + seat * facts.CARD_KINDS
        held = self.cards[hand : hand + facts.CARD_KINDS]
        card = self.chance.pick_for(1 << seat, do.SQUARE_CARD, held)
        start = slots.TRACKS + seat * slots.COUNTERS
        counter = self.cards.index(common.NO_CARD, start) - start
        self.add_cards(hand + card, -1)
        self.set_card(start + counter, card)
        self.units[unit * common.UNIT_ROW + slots.SQUARE] = counter + 1
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        if self.journal is not None:
            args = {"seat": seat, "unit": self.word(unit), "hex": self.hex_of(unit), "card": card}
            self.tell_some(1 << seat, "square-formed", "N24.4", args, ("card",))

    def leave_square(self, unit: Unit, rule: str) -> None:
        """The counter is taken off and its card goes back to the hand at once (N24.16)."""
        seat = self.seat_of(unit)
        counter = self.units[unit * common.UNIT_ROW + slots.SQUARE]
        place = slots.TRACKS + seat * slots.COUNTERS + counter - 1
        card = self.cards[place]
        self.set_card(place, common.NO_CARD)
        self.add_cards(slots.HANDS + seat * facts.CARD_KINDS + card, 1)
        self.units[unit * common.UNIT_ROW + slots.SQUARE] = 0
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        if self.journal is not None:
            rules = ["N24.18"] if rule == "N24.16" else []  # no move, for its dice
            args = {"seat": seat, "unit": self.word(unit), "hex": self.hex_of(unit), "card": card}
            self.tell_some(1 << seat, "square-left", rule, {**args, "rules": rules}, ("card",))

    # Writers: the turn

    def want_reshuffle(self, wanted: bool) -> None:
        self.scalars[slots.RESHUFFLE] = 1 if wanted else 0

    # Knowledge

    def hidden_piles(self) -> list[HiddenPile]:
        return slots.HIDDEN

    def hidden_singles(self) -> int:
        return slots.TRACKS

    def single_secrets(self) -> list[Secret]:
        secrets: list[Secret] = []
        for counter in range(2 * slots.COUNTERS):
            card = self.cards[slots.TRACKS + counter]
            if card != common.NO_CARD:
                secrets.append(Secret("card", "track", card, 1 << counter // slots.COUNTERS))
        return secrets + super().single_secrets()

    # Words

    def action_name(self, action: int) -> str:
        return do.VOCABULARY.name(action)

    def word(self, unit: Unit) -> str:
        return facts.KINDS[self.kind(unit)]

    def position(self) -> dict[str, Any]:
        """Everything that is on the table and in the hands."""
        from sandtable.games.napoleonics.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it; of the other hand only how many cards it has."""
        from sandtable.games.napoleonics.rules.views import as_seen

        return as_seen(self, seat)

    def dump(self) -> dict[str, Any]:
        """With the readings that were chosen, if there are any."""
        data = super().dump()
        return {**data, "readings": self.field.readings} if self.field.readings else data

    def why_unasked(self, action: int, seat: int) -> Refusal:
        from sandtable.games.napoleonics.rules.timing import why_unasked

        return why_unasked(self, action, seat)

    def doer(self, action: int) -> int:
        from sandtable.games.napoleonics.rules.timing import doer

        return doer(self, action)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.napoleonics.rules.timing import untimely

        return untimely(self, action)
