"""A position in numbers, as one seat may know it: the observation of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.colors.rules import encoding as common, slots as shared
from sandtable.core.layout import Channel, Layout, counts, flags, one_of
from sandtable.games.greatwar.rules import facts, medals, notation as do, slots
from sandtable.games.greatwar.rules.field import NOBODYS
from sandtable.games.greatwar.rules.state import GreatWar

QUESTIONS: Final[list[str]] = [
    "shell-where", "intelligence", "play-card", "order-section", "order-any", "push-where",
    "repair-who", "repair-dice", "abandon", "move-who", "wire-cutters", "pin-down", "move-where",
    "target", "targeting-dice", "spotter", "spot", "duds", "dud", "opening", "gas-where",
    "surprise-who", "battle-who", "battle-whom", "combat-card", "respond", "steady",
    "ignore-flags", "retreat", "gain-ground", "bonus-combat", "counter", "end-card", "bearers",
    "recon", "keep-card", "card-or-tokens", "drop-card",
]  # fmt: skip
ABOUT_CARDS: Final[list[str]] = ["order-section", "order-any", "push-where"]
STATUSES: Final[list[int]] = [
    shared.ORDERED, shared.MOVED, slots.FAR, slots.BATTLED, slots.ENTERED, slots.HALTED,
    slots.SURPRISING, slots.PINNED, slots.GOT_STUCK, slots.HAD_BONUS, slots.SHOT_AT, slots.AT_EDGE,
    slots.CUTTERS, slots.NO_GROUND, slots.TRIED, slots.NAMED, slots.LEFT,
]  # fmt: skip
STATUS_NAMES: Final[list[str]] = [
    "ordered", "moved", "moved too far", "battled", "entered", "halted", "surprising", "pinned",
    "got stuck", "had its bonus", "shot at", "began at the edge", "wire cutters",
    "may gain no ground", "tried to get free", "had its move", "left alone",
]  # fmt: skip

# Channels of a hex: what stands there and its ground, then what is always so
UNIT: Final = 0
STRENGTH: Final = 2
STATUS: Final = 4
TROUBLE: Final = 21  # stuck, abandoned
SUBJECT: Final = 23
HELD: Final = 24
SPECIAL: Final = 26
KIND: Final = 31
GROUND: Final = 45
MARKERS: Final = 56
DYNAMIC: Final = 62
BITS: Final[list[list[int]]] = [  # of a mask of sections
    [mask >> bit & 1 for bit in range(len(facts.SECTIONS))]
    for mask in range(1 << len(facts.SECTIONS))
]
BOARD: Final[list[Channel]] = [
    *flags("own unit", "enemy unit"),
    Channel("strength", 0, common.MOST_BLOCKS),
    Channel("strength lost", 0, common.MOST_BLOCKS),
    *flags(*STATUS_NAMES),
    *flags("stuck", "abandoned", "asked about"),
    *flags("objective held by own side", "objective held by enemy"),
    *one_of("special figure", facts.SPECIALS),
    *one_of("kind", facts.KINDS),
    *one_of("terrain", facts.TERRAIN),
    *one_of("marker", facts.TOKENS),
    *flags("hex", "own trench", "enemy trench"),
    Channel("hill", 0, facts.HEXES),
    *one_of("section", facts.SECTIONS),
    Channel("medals for own side", 0, common.MOST_BLOCKS),
    Channel("medals for enemy", 0, common.MOST_BLOCKS),
]
LAYOUT: Final = Layout(
    [
        common.board_part(facts.GRID, BOARD),
        common.cards_part("cards", common.CARD_ROWS, facts.COMMAND_CARDS),
        common.cards_part("combat", ["own hand", "discards", "in force"], facts.COMBAT_CARDS),
        common.counts_part(
            [
                *counts("tokens", ["own", "enemy", "pool"], facts.HQ_POOL),
                *counts("combat hand", ["own", "enemy"], facts.HAND_OF_COMBAT + 1),
                Channel("combat pile", 0, common.MOST_COPIES),
                *flags("own combat card used", "enemy combat card used", "no combat cards now"),
                *one_of("artillery aims at", facts.SECTIONS),
                *one_of("chosen section", facts.SECTIONS),
                *flags("free die", "tanks pass for friends", "battle without order fought"),
            ]
        ),
        common.battle_asked(facts.SEATS, QUESTIONS, [verb.name for verb in do.VOCABULARY.verbs]),
    ]
)


@final
class GreatWarEncoder(common.BattleEncoder):
    """What one seat sees of a battle."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            LAYOUT, seat, QUESTIONS, do.STRIDE, facts.GRID, ABOUT_CARDS, SUBJECT,
            slots.HQ, medals.HELD,
        )  # fmt: skip
        self.combat_at = LAYOUT.part("combat").at
        self.barrage = -1
        self.combat_sizes: list[int] = []  # of the hands and the pile
        self.objectives: list[int] = []  # their hexes
        self.contested: list[bool] = []  # by hex: whether it is one of them

    def lay_ground(self, battle: Any) -> None:
        game: GreatWar = battle
        self.objectives = [at for objective in game.field.objectives for at in objective.hexes]
        self.contested = [at in self.objectives for at in range(facts.HEXES)]
        for at in range(facts.HEXES):
            self.put(self.places[at] + DYNAMIC, self.ground_row(game, at))

    def ground_row(self, game: GreatWar, at: int) -> list[int]:
        field = game.field
        owner = field.trench_owner[at]
        section = field.sections[self.seat * facts.HEXES + at]
        worth = [0, 0]
        for objective in field.objectives:
            if at in objective.hexes:
                for seat in range(2):
                    if objective.seat in (seat, NOBODYS):
                        worth[0 if seat == self.seat else 1] += objective.medals
        return [
            1,
            1 if owner == self.seat else 0,
            1 if owner == 1 - self.seat else 0,
            field.hill[at],
            *[section >> bit & 1 for bit in range(len(facts.SECTIONS))],
            *worth,
        ]

    def put_hex(self, game: Any, at: int) -> None:
        state: GreatWar = game
        row = self.row_of(state, at)
        if row is self.standing[at] and not self.contested[at]:
            return
        self.standing[at] = row
        place = self.places[at]
        self.buffer[place : place + DYNAMIC] = row
        if not self.contested[at]:
            return
        self.standing[at] = common.NO_ROW  # with the holder it is no row that is known
        for number, objective in enumerate(state.field.objectives):
            holder = state.scalars[medals.HELD + number]
            if holder >= 0 and at in objective.hexes:
                self.buffer[place + HELD + (0 if holder == self.seat else 1)] = 1

    def row_of(self, state: GreatWar, at: int) -> bytearray:
        """Ground, markers and the unit on it; worked out once for all hexes that are alike."""
        board, units, unit = state.board, state.units, state.board[at]
        row, enemy = unit * shared.UNIT_ROW, 0
        alike = board[slots.GROUND + at] << 6 | board[slots.MARKERS + at]
        if unit >= 0:
            enemy = 0 if (unit >= state.ends[0]) == (self.seat == 1) else 1
            alike = alike << 6 | (units[row] + 1) << 1 | enemy
            alike = alike << 8 | units[row + shared.BLOCKS]
            alike = alike << 8 | units[row + shared.START]
            alike = alike << 8 | units[row + shared.OWN]
            alike = alike << 20 | units[row + shared.STATUS]
        known = self.rows.get(alike)
        if known is None:
            ground, markers = board[slots.GROUND + at], board[slots.MARKERS + at]
            there = units[row : row + shared.UNIT_ROW] if unit >= 0 else []
            known = bytearray(hex_row(ground, markers, there, enemy))
            self.rows[alike] = known
        return known

    def objective_hexes(self, game: Any) -> list[int]:
        """Where somebody may hold an objective; only if the holder of one has changed."""
        state: GreatWar = game
        first, end = medals.HELD, medals.HELD + len(state.field.objectives)
        if state.scalars[first:end] == self.scalars[first:end]:
            return []
        return self.objectives

    def encode_piles(self, game: Any) -> bool:
        """Combat cards in hand and discarded, and how many there are."""
        state: GreatWar = game
        cards, kinds = state.cards, facts.COMBAT_KINDS
        hand = slots.K_HANDS + self.seat * kinds
        discards = cards[slots.K_DISCARDS : slots.K_DISCARDS + kinds]
        self.put(self.combat_at, cards[hand : hand + kinds] + discards)
        self.combat_sizes = [
            state.combat_size(self.seat),
            state.combat_size(1 - self.seat),
            sum(cards[slots.K_PILE : slots.K_PILE + kinds]),
        ]
        return True

    def encode_more(self, game: Any) -> None:
        """The combat card in force."""
        state: GreatWar = game
        barrage = state.scalars[slots.BARRAGE]
        if barrage != self.barrage:
            start = self.combat_at + 2 * facts.COMBAT_KINDS
            if self.barrage >= 0:
                self.buffer[start + self.barrage] = 0
            if barrage >= 0:
                self.buffer[start + barrage] = 1
            self.barrage = barrage

    def own_counts(self, game: Any) -> list[int]:
        state: GreatWar = game
        seat, enemy = self.seat, 1 - self.seat
        scalars = state.scalars
        used = scalars[slots.COMBAT_USED]
        aimed, chosen = scalars[slots.AIMED], scalars[slots.CHOSEN]
        return [
            scalars[slots.HQ + seat],
            scalars[slots.HQ + enemy],
            state.pool(),
            *self.combat_sizes,
            used >> seat & 1,
            used >> enemy & 1,
            1 if used & slots.NO_WINDOWS else 0,
            *BITS[aimed],
            *BITS[chosen],
            scalars[slots.FREE_DIE],
            scalars[slots.MISTAKEN],
            scalars[slots.SPENT_FREE],
        ]


def hex_row(ground: int, markers: int, unit: list[int], enemy: int) -> list[int]:
    """The channels that change, of a hex with this ground, these markers and such a unit."""
    row = [0] * DYNAMIC
    row[GROUND + ground] = 1
    for bit in range(len(facts.TOKENS)):
        row[MARKERS + bit] = markers >> bit & 1
    if not unit:
        return row
    kind, _, strength, start, status, trouble = unit
    row[UNIT + enemy] = 1
    row[STRENGTH] = strength
    row[STRENGTH + 1] = start - strength
    for number, bit in enumerate(STATUSES):
        row[STATUS + number] = 1 if status & bit else 0
    if trouble:
        row[(TROUBLE if facts.IS_TANK[kind] else SPECIAL) + trouble - 1] = 1
    row[KIND + kind] = 1
    return row
