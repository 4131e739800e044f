"""A position in numbers, as one seat may know it: the observation of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.boards.hexes import DIRECTIONS
from sandtable.colors.rules import encoding as common, slots as shared
from sandtable.colors.rules.battle import Unit
from sandtable.core.encoding import changed_rows
from sandtable.core.layout import Channel, Layout, counts, flags, one_of
from sandtable.games.napoleonics.rules import facts, notation as do, slots
from sandtable.games.napoleonics.rules.state import Napoleonics

QUESTIONS: Final[list[str]] = [
    "play-card", "keep-card", "order-section", "order-class", "order-elan", "manoeuvre-or-normal",
    "march-section", "rally-who", "supply-who", "supply-where", "move-who", "move-where",
    "leader-where", "battle-who", "battle-whom", "support", "respond", "take-ground",
    "break-through", "break-through-further", "bonus-melee", "battle-back", "retreat", "retire",
    "ignore-flags", "leader-retreat",
]  # fmt: skip
ABOUT_CARDS: Final[list[str]] = [
    "order-section", "order-class", "order-elan", "rally-who", "supply-who",
]  # fmt: skip
STATUSES: Final[list[int]] = [
    shared.ORDERED, shared.MOVED, slots.BATTLED, slots.ROOTED, slots.TOO_FAR, slots.ENTERED,
]  # fmt: skip
TYPE_OF: Final[list[int]] = [facts.UNIT_TYPES.index(kind.split()[1]) for kind in facts.KINDS]
NATION_OF: Final[list[int]] = [facts.NATIONS.index(kind.split()[0]) for kind in facts.KINDS]

# A leader in a hex, as bits in the order of the channels
OWN_LEADER: Final = 1
ENEMY_LEADER: Final = 2
ORDERED_LEADER: Final = 4

# Channels of a hex: what stands there, then what is always so
UNIT: Final = 0
BLOCKS: Final = 2
STATUS: Final = 4
SQUARE: Final = 10
LEADER: Final = 11
SUBJECT: Final = 14
HELD: Final = 15
NATION: Final = 17
TYPE: Final = 20
DYNAMIC: Final = 35
NOTHING: Final[bytearray] = bytearray(35)  # in the channels before that
BOARD: Final[list[Channel]] = [
    *flags("own unit", "enemy unit"),
    Channel("blocks", 0, common.MOST_BLOCKS),
    Channel("blocks lost", 0, common.MOST_BLOCKS),
    *flags("ordered", "moved", "battled", "rooted", "moved too far", "entered", "in square"),
    *flags("own leader", "enemy leader", "leader ordered", "asked about"),
    *flags("objective held by own side", "objective held by enemy"),
    *one_of("nation", facts.NATIONS),
    *one_of("type", facts.UNIT_TYPES),
    *flags("hex"),
    *one_of("terrain", facts.TERRAIN),
    *one_of("field works", DIRECTIONS),
    *one_of("section", facts.SECTIONS),
    Channel("banners for own side", 0, common.MOST_BLOCKS),
    Channel("banners for enemy", 0, common.MOST_BLOCKS),
]
LAYOUT: Final = Layout(
    [
        common.board_part(facts.GRID, BOARD),
        common.cards_part("cards", [*common.CARD_ROWS, "under own squares"], facts.CARDS),
        common.counts_part(
            [
                *counts("squares", ["own", "enemy"], slots.COUNTERS),
                Channel("first strikes", 0, common.MOST_COPIES),
                Channel("reshuffle"),
            ]
        ),
        common.battle_asked(facts.SEATS, QUESTIONS, [verb.name for verb in do.VOCABULARY.verbs]),
    ]
)


@final
class NapoleonicsEncoder(common.BattleEncoder):
    """What one seat sees of a battle."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            LAYOUT, seat, QUESTIONS, do.STRIDE, facts.GRID, ABOUT_CARDS, SUBJECT,
            slots.STRIKES, slots.FOR_GOOD_BANNERS,
        )  # fmt: skip
        self.leaders: list[int] = []
        self.objectives: list[int] = []  # their hexes
        self.contested: list[bool] = []  # by hex: whether it is one of them
        self.tracks: list[int] = []  # the cards under the squares of both seats

    def lay_ground(self, battle: Any) -> None:
        game: Napoleonics = battle
        self.leaders = [-2] * len(game.leaders)
        self.objectives = [objective.hex for objective in game.field.objectives]
        self.contested = [at in self.objectives for at in range(facts.HEXES)]
        for at in range(facts.HEXES):
            self.put(self.places[at] + DYNAMIC, self.ground_row(game, at))

    def ground_row(self, game: Napoleonics, at: int) -> list[int]:
        field = game.field
        terrain = [0] * len(facts.TERRAIN)
        terrain[field.terrain[at]] = 1
        section = field.sections[self.seat * facts.HEXES + at]
        banners = [0, 0]
        for objective in field.objectives:
            if objective.hex == at:
                for seat in range(2):
                    if objective.seat in (seat, shared.NO_SEAT):
                        banners[0 if seat == self.seat else 1] += objective.banners
        works = [field.works[at] >> way & 1 for way in range(len(DIRECTIONS))]
        sections = [section >> bit & 1 for bit in range(len(facts.SECTIONS))]
        return [1, *terrain, *works, *sections, *banners]

    def put_hex(self, game: Any, at: int) -> None:
        state: Napoleonics = game
        unit, leader = state.board[at], state.board[facts.HEXES + at]
        empty = unit < 0 and leader < 0
        row = NOTHING if empty else self.row_of(state, unit, leader)
        if row is self.standing[at] and not self.contested[at]:
            return
        self.standing[at] = row
        start = self.places[at]
        self.buffer[start : start + DYNAMIC] = row
        if self.contested[at]:
            self.standing[at] = common.NO_ROW  # with the holders it is no row that is known
            self.put_holders(state, at, start)

    def put_holders(self, state: Napoleonics, at: int, place: int) -> None:
        """Who holds the objectives in this hex."""
        for number, hex_ in enumerate(self.objectives):
            if hex_ == at:
                for seat in range(2):
                    if state.scalars[slots.HELD + seat] >> number & 1:
                        self.buffer[place + HELD + (0 if seat == self.seat else 1)] = 1

    def row_of(self, state: Napoleonics, unit: int, leader: int) -> bytearray:
        """A hex with these and nothing else; worked out once for all hexes that are alike."""
        alike = of_leader = 0
        if leader >= 0:
            own = (leader >= state.field.leaders_end[0]) == (self.seat == 1)
            of_leader = OWN_LEADER if own else ENEMY_LEADER
            status = state.leaders[leader * slots.LEADER_ROW + slots.L_STATUS]
            if status & shared.ORDERED:
                of_leader |= ORDERED_LEADER
        if unit >= 0:
            units, row = state.units, unit * shared.UNIT_ROW
            enemy = 0 if (unit >= state.ends[0]) == (self.seat == 1) else 1
            alike = (units[row] + 1) << 1 | enemy  # a byte for each of the others
            alike = alike << 8 | units[row + shared.BLOCKS]
            alike = alike << 8 | units[row + shared.START]
            alike = alike << 8 | units[row + shared.STATUS]
            alike = alike << 8 | units[row + slots.SQUARE]
        alike = alike << 3 | of_leader
        known = self.rows.get(alike)
        if known is None:
            known = self.rows[alike] = bytearray(self.hex_row(state, unit, of_leader))
        return known

    def hex_row(self, state: Napoleonics, unit: int, of_leader: int) -> list[int]:
        """The channels that change, of a hex with this unit and such a leader."""
        row = [0] * DYNAMIC
        for bit in range(3):
            row[LEADER + bit] = of_leader >> bit & 1
        if unit < 0:
            return row
        at = unit * shared.UNIT_ROW
        kind, _, blocks, start, status, square = state.units[at : at + shared.UNIT_ROW]
        row[UNIT + (0 if state.seat_of(Unit(unit)) == self.seat else 1)] = 1
        row[BLOCKS] = blocks
        row[BLOCKS + 1] = start - blocks
        for number, mark in enumerate(STATUSES):
            row[STATUS + number] = 1 if status & mark else 0
        row[SQUARE] = 1 if square else 0
        row[NATION + NATION_OF[kind]] = 1
        row[TYPE + TYPE_OF[kind]] = 1
        return row

    def objective_hexes(self, game: Any) -> list[int]:
        """Where somebody may hold an objective; only if the holder of one has changed."""
        state: Napoleonics = game
        first, end = slots.HELD, slots.HELD + len(facts.SEATS)
        if state.scalars[first:end] == self.scalars[first:end]:
            return []
        return self.objectives

    def find_further(self, game: Any, dirty: set[int]) -> None:
        """Where a leader is and was who has moved, fallen, or has or lost an order."""
        state: Napoleonics = game
        leaders, seen = state.leaders, self.leaders
        if leaders != seen:
            for at in changed_rows(leaders, seen, slots.LEADER_ROW):
                dirty.add(leaders[at + slots.L_HEX])
                dirty.add(seen[at + slots.L_HEX])
            self.leaders = leaders[:]

    def encode_piles(self, game: Any) -> bool:
        """The cards under this seat's square counters; whether any counters have moved."""
        state: Napoleonics = game
        tracks = state.cards[slots.TRACKS : slots.SCOUTED]
        if tracks == self.tracks:
            return False
        self.tracks = tracks
        under = [0] * facts.CARD_KINDS
        for card in tracks[self.seat * slots.COUNTERS : (self.seat + 1) * slots.COUNTERS]:
            if card != shared.NO_CARD:
                under[card] += 1
        self.put(self.cards_at + len(common.CARD_ROWS) * facts.CARD_KINDS, under)
        return True

    def own_counts(self, game: Any) -> list[int]:
        state: Napoleonics = game
        return [
            state.squares_of(self.seat),
            state.squares_of(1 - self.seat),
            state.scalars[slots.STRIKES],
            state.scalars[slots.RESHUFFLE],
        ]
