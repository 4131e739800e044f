"""A position in numbers, as one seat may know it: the observation of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.colors.rules import encoding as common, slots as shared
from sandtable.core.encoding import Channel, Layout, counts, flags, one_of
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
        super().__init__(LAYOUT, seat, QUESTIONS, do.STRIDE, facts.GRID, ABOUT_CARDS)
        self.ground: list[list[int]] = []
        self.combat_at = LAYOUT.part("combat").start

    def lay_ground(self, battle: Any) -> None:
        game: GreatWar = battle
        self.ground = [self.ground_row(game, at) for at in range(facts.HEXES)]

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

    def hex_row(self, game: Any, at: int) -> list[int]:
        state: GreatWar = game
        row = [0] * DYNAMIC
        unit = state.board[at]
        if unit >= 0:
            self.put_unit(state, unit, row)
        row[SUBJECT] = 1 if at == self.subject else 0
        for number, objective in enumerate(state.field.objectives):
            if at in objective.hexes:
                holder = state.scalars[medals.HELD + number]
                if holder >= 0:
                    row[HELD + (0 if holder == self.seat else 1)] = 1
        row[GROUND + state.board[slots.GROUND + at]] = 1
        markers = state.board[slots.MARKERS + at]
        if markers:
            for bit in range(len(facts.TOKENS)):
                row[MARKERS + bit] = markers >> bit & 1
        return row + self.ground[at]

    def put_unit(self, state: GreatWar, unit: int, row: list[int]) -> None:
        place = unit * shared.UNIT_ROW
        kind, status = state.units[place], state.units[place + shared.STATUS]
        row[UNIT + (0 if (unit >= state.ends[0]) == (self.seat == 1) else 1)] = 1
        row[STRENGTH] = state.units[place + shared.BLOCKS]
        row[STRENGTH + 1] = state.units[place + shared.START] - row[STRENGTH]
        if status:
            for number, bit in enumerate(STATUSES):
                if status & bit:
                    row[STATUS + number] = 1
        own = state.units[place + shared.OWN]
        if own:
            row[(TROUBLE if facts.IS_TANK[kind] else SPECIAL) + own - 1] = 1
        row[KIND + kind] = 1

    def objective_hexes(self, game: Any) -> list[int]:
        """Where somebody may hold an objective; only if the holder of one has changed."""
        state: GreatWar = game
        first, end = medals.HELD, medals.HELD + len(state.field.objectives)
        if state.scalars[first:end] == self.scalars[first:end]:
            return []
        return [at for objective in state.field.objectives for at in objective.hexes]

    def encode_more(self, game: Any) -> None:
        """Combat cards."""
        state: GreatWar = game
        hand = slots.K_HANDS + self.seat * facts.COMBAT_KINDS
        in_force = [0] * facts.COMBAT_KINDS
        if state.scalars[slots.BARRAGE] >= 0:
            in_force[state.scalars[slots.BARRAGE]] = 1
        self.put(
            self.combat_at,
            [
                *state.cards[hand : hand + facts.COMBAT_KINDS],
                *state.cards[slots.K_DISCARDS : slots.K_DISCARDS + facts.COMBAT_KINDS],
                *in_force,
            ],
        )

    def own_counts(self, game: Any) -> list[int]:
        state: GreatWar = game
        seat, enemy = self.seat, 1 - self.seat
        scalars = state.scalars
        used = scalars[slots.COMBAT_USED]
        aimed, chosen = scalars[slots.AIMED], scalars[slots.CHOSEN]
        return [
            state.hq(seat),
            state.hq(enemy),
            state.pool(),
            state.combat_size(seat),
            state.combat_size(enemy),
            sum(state.cards[slots.K_PILE : slots.K_PILE + facts.COMBAT_KINDS]),
            used >> seat & 1,
            used >> enemy & 1,
            1 if used & slots.NO_WINDOWS else 0,
            *[aimed >> bit & 1 for bit in range(len(facts.SECTIONS))],
            *[chosen >> bit & 1 for bit in range(len(facts.SECTIONS))],
            scalars[slots.FREE_DIE],
            scalars[slots.MISTAKEN],
            scalars[slots.SPENT_FREE],
        ]
