"""What is: units, leaders, cards and banners as flat lists, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NewType, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import (
    ACTIVE,
    BLOCKS_,
    HEX_,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    ORDERED,
    OWN_,
    SCOUT_CARDS,
    TAKEN,
    TURN,
    UNIT_ROW,
    Battle,
    Unit,
)
from sandtable.colors.rules.piles import HiddenPile, move_all, names_in, size_of, take_any
from sandtable.core.knowledge import Secret
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.games.napoleonics.rules.facts import (
    ARTILLERY,
    CARD_KINDS,
    CARDS,
    CAVALRY,
    CLASS,
    GRID,
    HEXES,
    INFANTRY,
    KINDS,
    SEATS,
)
from sandtable.games.napoleonics.rules.field import Field
from sandtable.games.napoleonics.rules.notation import DEAL, DRAW, SQUARE_CARD, VOCABULARY

Leader = NewType("Leader", int)
Card = NewType("Card", int)

# The last place of a unit's row
SQUARE_: Final = OWN_  # the number of the square counter, 0 for none

# Status bits of a unit beside ORDERED and MOVED, for the turn of its owner
ROOTED: Final = 4  # it may not move any more this turn
TOO_FAR: Final = 8  # it moved too far to battle
BATTLED: Final = 16
BY_LEADER: Final = 32  # ordered through its leader (Leadership)
ENTERED: Final = 64  # it came into its hex this turn, by move or advance

# A row of `leaders`: nation, hex, status (ORDERED and MOVED)
LEADER_ROW: Final = 3
L_NATION: Final = 0
L_HEX: Final = 1
L_STATUS: Final = 2

# Places in `cards`: counts by kind of card, then the square tracks, a card a counter
DRAW_PILE: Final = 0
DISCARDS: Final = CARD_KINDS
HANDS: Final = 2 * CARD_KINDS
TRACKS: Final = 4 * CARD_KINDS
COUNTERS: Final = 4  # for each player (N24.3)
SCOUTED: Final = TRACKS + 2 * COUNTERS  # two cards that Scout drew, before one is kept
CARD_PLACES: Final = SCOUTED + SCOUT_CARDS

# Places in `scalars`, after those of every battle; TAKEN are banners for units, leaders and exits
FOR_GOOD: Final = 9  # mask of objectives gained for good
HELD: Final = 10  # masks of objectives held (two places)
STRIKES: Final = 12  # First Strikes played by the defender this turn
WINNER: Final = 13
RESHUFFLE: Final = 14
FOR_GOOD_BANNERS: Final = 15  # (two places)
SCALARS: Final = 17

HIDDEN: Final = [
    HiddenPile("card", "draw pile", 0, DRAW_PILE, CARD_KINDS),
    HiddenPile("card", "hand", 1, HANDS, CARD_KINDS),
    HiddenPile("card", "hand", 2, HANDS + CARD_KINDS, CARD_KINDS),
]


@final
class Napoleonics(Battle):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = ("units", "leaders", "board", "cards", "scalars")

    def __init__(
        self,
        field: Field,
        units: list[int],
        leaders: list[int],
        board: list[int],
        cards: list[int],
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        ends = field.units_end
        super().__init__(GRID, ends, units, board, CARD_KINDS, cards, scalars, stack, asked)
        self.field = field
        self.leaders = leaders  # `board` has the unit in each hex, then the leader in each hex

    def copy(self) -> Napoleonics:
        return Napoleonics(
            self.field,
            self.units[:],
            self.leaders[:],
            self.board[:],
            self.cards[:],
            self.scalars[:],
            [procedure.copy() for procedure in self.stack],
            self.asked,
        )

    # Units

    def class_of(self, unit: Unit) -> int:
        return CLASS[self.units[unit * UNIT_ROW]]

    def in_square(self, unit: Unit) -> bool:
        return self.units[unit * UNIT_ROW + SQUARE_] != 0

    def is_infantry(self, unit: Unit) -> bool:
        return CLASS[self.units[unit * UNIT_ROW]] == INFANTRY

    def is_cavalry(self, unit: Unit) -> bool:
        return CLASS[self.units[unit * UNIT_ROW]] == CAVALRY

    def is_artillery(self, unit: Unit) -> bool:
        return CLASS[self.units[unit * UNIT_ROW]] == ARTILLERY

    def ordered_leaders(self) -> list[Leader]:
        return [
            leader
            for leader in self.leaders_of(self.scalars[ACTIVE])
            if self.leaders[leader * LEADER_ROW + L_STATUS] & ORDERED
        ]

    def meets_enemy(self, seat: int, at: Hex) -> bool:
        """Whether an enemy unit is adjacent to this hex."""
        split = self.ends[0]
        board = self.board
        for near in GRID.neighbours[at]:
            unit = board[near]
            if unit >= 0 and (unit < split) == (seat == 1):
                return True
        return False

    # Leaders

    def leader_at(self, at: Hex) -> Leader:
        return Leader(self.board[HEXES + at])

    def leader_seat(self, leader: Leader) -> int:
        return 0 if leader < self.field.leaders_end[0] else 1

    def leader_nation(self, leader: Leader) -> int:
        return self.leaders[leader * LEADER_ROW + L_NATION]

    def leader_hex(self, leader: Leader) -> Hex:
        return Hex(self.leaders[leader * LEADER_ROW + L_HEX])

    def leader_status(self, leader: Leader) -> int:
        return self.leaders[leader * LEADER_ROW + L_STATUS]

    def leaders_of(self, seat: int) -> list[Leader]:
        start = 0 if seat == 0 else self.field.leaders_end[0]
        end = self.field.leaders_end[seat]
        return [
            Leader(leader)
            for leader in range(start, end)
            if self.leaders[leader * LEADER_ROW + L_HEX] >= 0
        ]

    def leader_with(self, unit: Unit) -> Leader:
        """The leader attached to this unit, or NOBODY (N6.2)."""
        return Leader(self.board[HEXES + self.units[unit * UNIT_ROW + HEX_]])

    def attached(self, leader: Leader) -> bool:
        return self.board[self.leaders[leader * LEADER_ROW + L_HEX]] >= 0

    def lone_leader_at(self, seat: int, at: Hex) -> bool:
        """Whether a leader of this seat stands here without a unit."""
        leader = self.board[HEXES + at]
        if leader < 0 or self.board[at] >= 0:
            return False
        return (leader < self.field.leaders_end[0]) == (seat == 0)

    # Cards and banners

    def squares_of(self, seat: int) -> int:
        start = TRACKS + seat * COUNTERS
        return COUNTERS - self.cards[start : start + COUNTERS].count(NO_CARD)

    def banners(self, seat: int) -> int:
        """Banners held now: taken, and those of objectives (N3.2)."""
        total = self.scalars[TAKEN + seat] + self.scalars[FOR_GOOD_BANNERS + seat]
        held = self.scalars[HELD + seat]
        if held:
            for number, objective in enumerate(self.field.objectives):
                if held >> number & 1:
                    total += objective.banners
        return total

    def ended(self) -> bool:
        return self.scalars[WINNER] != NO_SEAT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        return {
            "winner": self.scalars[WINNER],
            "seat": SEATS[self.scalars[WINNER]],
            "banners": [self.banners(0), self.banners(1)],
            "turns": self.scalars[TURN],
        }

    # Writers: units and leaders

    def _lift(self, unit: Unit) -> None:
        """Take a unit out of its hex; an objective there is no longer held."""
        at = self.hex_of(unit)
        self.board[at] = NOBODY
        held = self.scalars[HELD] | self.scalars[HELD + 1]
        if held:
            for number, objective in enumerate(self.field.objectives):
                if held >> number & 1 and objective.hex == at:
                    for seat in range(2):
                        if self.scalars[HELD + seat] >> number & 1:
                            self.scalars[HELD + seat] ^= 1 << number
                            if self.journal is not None:
                                lost = {"seat": seat, "hex": at, "banners": objective.banners}
                                self.tell("objective-lost", "", lost)

    def put(self, unit: Unit, at: Hex, with_leader: bool = True) -> None:
        """Set a unit down in another hex, its leader with it."""
        here = self.hex_of(unit)
        if at == here:
            return
        leader = self.board[HEXES + here]
        self._lift(unit)
        self.units[unit * UNIT_ROW + HEX_] = at
        self.board[at] = unit
        if with_leader and leader >= 0:
            self.put_leader(Leader(leader), at)

    def put_leader(self, leader: Leader, at: Hex) -> None:
        self.pass_leader(leader, at)
        self.board[HEXES + at] = leader

    def pass_leader(self, leader: Leader, at: Hex) -> None:
        """A leader is on his way through a hex, and part of nothing that stands there."""
        here = self.leader_hex(leader)
        if self.board[HEXES + here] == leader:
            self.board[HEXES + here] = NOBODY
        self.leaders[leader * LEADER_ROW + L_HEX] = at

    def stand_in(self, unit: Unit, at: Hex) -> None:
        """On a copy, to look at a hex: as if a unit like this one stood there as well."""
        self.units[unit * UNIT_ROW + HEX_] = at
        self.units[unit * UNIT_ROW + SQUARE_] = 0
        self.board[at] = unit

    def mark_leader(self, leader: Leader, bits: int) -> None:
        self.leaders[leader * LEADER_ROW + L_STATUS] |= bits

    def fresh_turn(self) -> None:
        super().fresh_turn()
        leaders = self.leaders
        for row in range(L_STATUS, len(leaders), LEADER_ROW):
            leaders[row] = 0
        self.scalars[STRIKES] = 0

    def remove(self, unit: Unit) -> None:
        """A unit is off the board for good; its square card goes back to the hand (N24.19)."""
        if self.in_square(unit):
            self.leave_square(unit, "N24.19")
        self._lift(unit)
        self.units[unit * UNIT_ROW + HEX_] = NOBODY
        self.units[unit * UNIT_ROW + BLOCKS_] = 0

    def remove_leader(self, leader: Leader) -> None:
        here = self.leader_hex(leader)
        if self.board[HEXES + here] == leader:
            self.board[HEXES + here] = NOBODY
        self.leaders[leader * LEADER_ROW + L_HEX] = NOBODY

    # Writers: banners

    def take_banners(self, seat: int, banners: int, rule: str) -> None:
        self.scalars[TAKEN + seat] += banners
        if self.journal is not None:
            self.tell("banner", rule, {"seat": seat, "banners": banners})
        self.check_victory(seat)

    def check_victory(self, seat: int) -> None:
        """The first to hold enough banners wins at once (N3.1)."""
        if self.banners(seat) >= self.field.banners_to_win[seat] and not self.ended():
            self.win(seat)

    def win(self, seat: int) -> None:
        self.scalars[WINNER] = seat
        if self.journal is not None:
            self.tell("victory", "N3.1", {"seat": seat, "banners": self.banners(seat)})

    def hold_objective(self, seat: int, number: int) -> None:
        self.scalars[HELD + seat] |= 1 << number
        self.check_victory(seat)

    def gain_objective(self, seat: int, number: int) -> None:
        self.scalars[FOR_GOOD] |= 1 << number
        self.scalars[FOR_GOOD_BANNERS + seat] += self.field.objectives[number].banners
        self.check_victory(seat)

    # Writers: cards

    def use_first_strike(self, seat: int, card: int) -> None:
        self.discard_from_hand(seat, card)
        self.scalars[STRIKES] += 1

    def shuffle_discards(self) -> None:
        """The discards go back into the draw pile (N22.2)."""
        move_all(self.cards, DISCARDS, DRAW_PILE, CARD_KINDS)
        if self.journal is not None:
            self.tell("reshuffle", "N22.2", {})

    def take_from_pile(self, seat: int) -> int:
        if size_of(self.cards, DRAW_PILE, CARD_KINDS) == 0:
            self.shuffle_discards()
        return take_any(self.cards, DRAW_PILE, CARD_KINDS, self.chance, 1 << seat, DRAW)

    def deal(self) -> None:
        """The opening hands (N2.2)."""
        for seat in range(2):
            for _ in range(self.field.hand_sizes[seat]):
                card = take_any(self.cards, DRAW_PILE, CARD_KINDS, self.chance, 1 << seat, DEAL)
                self.to_hand(seat, card, "N2.2")

    def to_hand(self, seat: int, card: int, rule: str) -> None:
        self.cards[HANDS + seat * CARD_KINDS + card] += 1
        if self.journal is not None:
            rules = ["N22.4"] if self.squares_of(seat) else []
            args = {"seat": seat, "card": card, "rules": rules}
            self.tell_some(1 << seat, "draw", rule, args, ("card",))

    def form_square(self, unit: Unit) -> None:
        """A counter to the hex, and a card of the hand, unseen, to its place (N24.4)."""
        seat = self.seat_of(unit)
        hand = HANDS + seat * CARD_KINDS
        held = self.cards[hand : hand + CARD_KINDS]
        card = self.chance.pick_for(1 << seat, SQUARE_CARD, held)
        start = TRACKS + seat * COUNTERS
        counter = self.cards.index(NO_CARD, start) - start
        self.cards[hand + card] -= 1
        self.cards[start + counter] = card
        self.units[unit * UNIT_ROW + SQUARE_] = counter + 1
        if self.journal is not None:
            self.tell_some(
                1 << seat,
                "square-formed",
                "N24.4",
                {"seat": seat, "unit": self.word(unit), "hex": self.hex_of(unit), "card": card},
                ("card",),
            )

    def leave_square(self, unit: Unit, rule: str) -> None:
        """The counter is taken off and its card goes back to the hand at once (N24.16)."""
        seat = self.seat_of(unit)
        place = TRACKS + seat * COUNTERS + self.units[unit * UNIT_ROW + SQUARE_] - 1
        card = self.cards[place]
        self.cards[place] = NO_CARD
        self.cards[HANDS + seat * CARD_KINDS + card] += 1
        self.units[unit * UNIT_ROW + SQUARE_] = 0
        if self.journal is not None:
            self.tell_some(
                1 << seat,
                "square-left",
                rule,
                {
                    "seat": seat,
                    "unit": self.word(unit),
                    "hex": self.hex_of(unit),
                    "card": card,
                    "rules": ["N24.18"] if rule == "N24.16" else [],  # no move, for its dice
                },
                ("card",),
            )

    # Writers: the turn

    def want_reshuffle(self, wanted: bool) -> None:
        self.scalars[RESHUFFLE] = 1 if wanted else 0

    # Knowledge

    def hidden_piles(self) -> list[HiddenPile]:
        return HIDDEN

    def hidden_singles(self) -> int:
        return TRACKS

    def single_secrets(self) -> list[Secret]:
        secrets: list[Secret] = []
        for counter in range(2 * COUNTERS):
            card = self.cards[TRACKS + counter]
            if card != NO_CARD:
                secrets.append(Secret("card", "track", card, 1 << counter // COUNTERS))
        return secrets + super().single_secrets()

    # Words

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)

    def word(self, unit: Unit) -> str:
        return KINDS[self.kind(unit)]

    def hand(self, seat: int) -> list[str]:
        """The cards in hand by name, sorted as in the word list."""
        return names_in(self.cards, HANDS + seat * CARD_KINDS, CARDS)

    def position(self) -> dict[str, Any]:
        """Everything that is on the table and in the hands."""
        from sandtable.games.napoleonics.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it; of the other hand only how many cards it has."""
        from sandtable.games.napoleonics.rules.views import as_seen

        return as_seen(self, seat)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.napoleonics.rules.timing import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"scenario": self.field.source, **super().dump()}
