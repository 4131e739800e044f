"""What is: units, ground, cards, tokens and medals as flat lists, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import (
    BLOCKS_,
    HEX_,
    NO_CARD,
    NOBODY,
    OWN_,
    SCOUT_CARDS,
    START_,
    UNIT_ROW,
    Unit,
)
from sandtable.colors.rules.piles import HiddenPile, move_all, names_in, size_of, take_any
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.games.greatwar.rules.facts import (
    ABANDONED_MEDALS,
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COST,
    GRID,
    HEXES,
    HQ_POOL,
    KINDS,
    MEDALS,
    SEATS,
)
from sandtable.games.greatwar.rules.field import (
    Field,
)
from sandtable.games.greatwar.rules.medals import ABANDONED, Contest
from sandtable.games.greatwar.rules.notation import (
    DEAL,
    DEAL_COMBAT,
    DRAW_COMBAT,
    DRAW_COMMAND,
    SPYING,
    VOCABULARY,
)

# Status bits beside ORDERED and MOVED, for the turn of the owner
FAR: Final = 4  # it moved too far to battle
BATTLED: Final = 8
ENTERED: Final = 16  # it came into its hex this turn
HALTED: Final = 32  # by ground, or wire, that it entered: it gains no ground
SURPRISING: Final = 64  # it battles without an order
PINNED: Final = 128
GOT_STUCK: Final = 256
HAD_BONUS: Final = 512
SHOT_AT: Final = 1024  # by a machine gun of the active player this turn
AT_EDGE: Final = 2048  # it began its turn on the enemy baseline
CUTTERS: Final = 4096
NO_GROUND: Final = 8192  # a card forbids it to gain ground
TRIED: Final = 16384  # it tried to get free

# The last place of a unit's row: the special figure of a soldier unit, or a tank's trouble
STUCK_: Final = 1  # or ABANDONED

# Places in `board`: the unit, the ground and the markers of each hex
GROUND: Final = HEXES
MARKERS: Final = 2 * HEXES

# Places in `cards`: counts by kind of command card, of combat card, then what a Recon drew
C_PILE: Final = 0
C_DISCARDS: Final = COMMAND_KINDS
C_HANDS: Final = 2 * COMMAND_KINDS
K_PILE: Final = 4 * COMMAND_KINDS
K_DISCARDS: Final = K_PILE + COMBAT_KINDS
K_HANDS: Final = K_PILE + 2 * COMBAT_KINDS
SCOUTED: Final = K_PILE + 4 * COMBAT_KINDS
CARD_PLACES: Final = SCOUTED + SCOUT_CARDS

HIDDEN: Final = [
    HiddenPile("command", "pile", 0, C_PILE, COMMAND_KINDS),
    HiddenPile("command", "hand", 1, C_HANDS, COMMAND_KINDS),
    HiddenPile("command", "hand", 2, C_HANDS + COMMAND_KINDS, COMMAND_KINDS),
    HiddenPile("combat", "pile", 0, K_PILE, COMBAT_KINDS),
    HiddenPile("combat", "hand", 1, K_HANDS, COMBAT_KINDS),
    HiddenPile("combat", "hand", 2, K_HANDS + COMBAT_KINDS, COMBAT_KINDS),
]

# Places in `scalars`, between those of every battle and those of medals
HQ_: Final = 9  # tokens (two places)
COMBAT_USED: Final = 11  # seats that played a combat card in this turn, as bits; or NO_WINDOWS
AIMED: Final = 12  # the sections through which the reserve artillery is ordered; 0 for none
BARRAGE_: Final = 13  # the combat card in force for this battle phase, or NO_CARD
CHOSEN: Final = 15  # the section of a Big Push
FREE_DIE: Final = 16
MISTAKEN: Final = 17  # whether captured tanks pass for friends
SPENT_FREE: Final = 18  # the battle without an order has been fought

ANYWHERE: Final = 7  # the artillery may aim at any section
NO_WINDOWS: Final = 4  # in `COMBAT_USED`: the card could order nothing (G5.8)


@final
class GreatWar(Contest):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = ("units", "board", "cards", "scalars")

    def __init__(
        self,
        field: Field,
        units: list[int],
        board: list[int],
        cards: list[int],
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        ends = field.ends
        super().__init__(GRID, ends, units, board, COMMAND_KINDS, cards, scalars, stack, asked)
        self.field = field

    def copy(self) -> GreatWar:
        return GreatWar(
            self.field,
            self.units[:],
            self.board[:],
            self.cards[:],
            self.scalars[:],
            [procedure.copy() for procedure in self.stack],
            self.asked,
        )

    # Units

    def special(self, unit: Unit) -> int:
        """The special figure of a soldier unit, 0 for none."""
        return 0 if self.is_tank(unit) else self.units[unit * UNIT_ROW + OWN_]

    def is_stuck(self, unit: Unit) -> bool:
        return self.units[unit * UNIT_ROW + OWN_] == STUCK_ and self.is_tank(unit)

    def meets_enemy(self, seat: int, at: Hex) -> bool:
        """Whether an enemy unit, abandoned tanks aside, is adjacent to this hex."""
        split = self.ends[0]
        board = self.board
        for near in GRID.neighbours[at]:
            unit = board[near]
            if unit >= 0 and (unit < split) == (seat == 1) and not self.is_abandoned(Unit(unit)):
                return True
        return False

    # Ground

    def ground(self, at: Hex) -> int:
        return self.board[GROUND + at]

    def markers(self, at: Hex) -> int:
        return self.board[MARKERS + at]

    # Combat cards and tokens

    def holds(self, seat: int, card: int) -> int:
        """How many of a combat card this seat holds."""
        return self.cards[K_HANDS + seat * COMBAT_KINDS + card]

    def combat_size(self, seat: int) -> int:
        return size_of(self.cards, K_HANDS + seat * COMBAT_KINDS, COMBAT_KINDS)

    def hq(self, seat: int) -> int:
        return self.scalars[HQ_ + seat]

    def pool(self) -> int:
        """HQ tokens that nobody has (G19.1)."""
        return HQ_POOL - self.scalars[HQ_] - self.scalars[HQ_ + 1]

    # Writers: units

    def put(self, unit: Unit, at: Hex) -> None:
        """Set a unit down in another hex; objectives follow at once (G23.16)."""
        self.board[self.hex_of(unit)] = NOBODY
        self.units[unit * UNIT_ROW + HEX_] = at
        self.board[at] = unit
        self.adjust_objectives(at)
        if self.scalars[MISTAKEN]:
            self.look_closer()

    def look_closer(self) -> None:
        """A rule of one scenario: whoever stands beside a captured tank knows whose it is."""
        seat = self.field.mistaken_seat
        for tank in self.units_of(1 - seat):
            if self.is_tank(tank) and self.meets_enemy(1 - seat, self.hex_of(tank)):
                self.scalars[MISTAKEN] = 0

    def remove(self, unit: Unit) -> None:
        """A unit is off the board for good."""
        self.board[self.hex_of(unit)] = NOBODY
        self.units[unit * UNIT_ROW + HEX_] = NOBODY
        self.units[unit * UNIT_ROW + BLOCKS_] = 0
        self.adjust_objectives(Hex(NOBODY))

    def destroy(self, unit: Unit, rule: str) -> None:
        """A unit has lost its last figure, or its last silhouette and one more (G23.2)."""
        seat = 1 - self.seat_of(unit)
        medals = ABANDONED_MEDALS if self.is_abandoned(unit) else MEDALS[self.kind(unit)]
        if self.journal is not None:
            args = {"unit": self.word(unit), "number": unit, "hex": self.hex_of(unit)}
            self.tell("destroyed", rule, {**args, "rules": self.last_honours(unit)})
        self.remove(unit)
        self.take_medals(seat, medals, "G23.2")

    def last_honours(self, unit: Unit) -> list[str]:
        """Further rules for the medals of a unit that is destroyed."""
        if not self.is_tank(unit):
            return ["G14.1", "G15.6"] if self.special(unit) else ["G14.1"]
        if self.is_abandoned(unit):
            return ["G26.8"]
        return ["G26.11"] if self.is_stuck(unit) else []

    def lose_special(self, unit: Unit) -> None:
        self.units[unit * UNIT_ROW + OWN_] = 0

    def set_stuck(self, unit: Unit, trouble: int) -> None:
        self.units[unit * UNIT_ROW + OWN_] = trouble
        if trouble == ABANDONED:
            self.adjust_objectives(Hex(NOBODY))

    def fresh_turn(self) -> None:
        super().fresh_turn()
        scalars = self.scalars
        scalars[COMBAT_USED] = 0
        scalars[AIMED] = 0
        scalars[BARRAGE_] = NO_CARD
        scalars[CHOSEN] = 0
        scalars[FREE_DIE] = 0
        scalars[SPENT_FREE] = 0

    def restore(self, unit: Unit, figures: int) -> int:
        """Figures come back, never above the first number; how many did."""
        missing = self.units[unit * UNIT_ROW + START_] - self.units[unit * UNIT_ROW + BLOCKS_]
        back = min(figures, missing)
        self.units[unit * UNIT_ROW + BLOCKS_] += back
        return back

    def set_scalar(self, place: int, value: int) -> None:
        """A note for the turn: which section, which barrage, what has been used."""
        self.scalars[place] = value

    # Writers: ground (G16.9, G17, G18)

    def set_ground(self, at: Hex, ground: int) -> None:
        self.board[GROUND + at] = ground

    def add_marker(self, at: Hex, marker: int) -> None:
        self.board[MARKERS + at] |= marker

    def take_marker(self, at: Hex, marker: int) -> None:
        self.board[MARKERS + at] &= ~marker

    # Writers: tokens

    def gain_hq(self, seat: int, tokens: int, rule: str) -> None:
        """As many as the pool has (G19.4)."""
        gained = min(tokens, self.pool())
        if gained > 0:
            self.scalars[HQ_ + seat] += gained
            if self.journal is not None:
                rules = ["G19.2"] if gained == tokens else ["G19.2", "G19.1", "G19.4"]
                self.tell("hq-gained", rule, {"seat": seat, "tokens": gained, "rules": rules})

    def spend_hq(self, seat: int, tokens: int) -> None:
        self.scalars[HQ_ + seat] -= tokens

    # Writers: command cards

    def take_from_pile(self, seat: int) -> int:
        """The discards come back when the pile is empty; it may stay so (G20.8, G20.14)."""
        if size_of(self.cards, C_PILE, COMMAND_KINDS) == 0:
            self._shuffle(C_DISCARDS, C_PILE, COMMAND_KINDS, "command")
        if size_of(self.cards, C_PILE, COMMAND_KINDS) == 0:
            return NO_CARD
        return take_any(self.cards, C_PILE, COMMAND_KINDS, self.chance, 1 << seat, DRAW_COMMAND)

    def _shuffle(self, source: int, target: int, kinds: int, deck: str) -> None:
        if size_of(self.cards, source, kinds):
            move_all(self.cards, source, target, kinds)
            if self.journal is not None:
                self.tell("reshuffle", "G20.8", {"deck": deck})

    # Writers: combat cards

    def play_combat(self, seat: int, card: int, rule: str, unit: int = NOBODY) -> None:
        """Paid and shown when it is played (G20.3, G20.12); `unit` is the one it is played on."""
        self.cards[K_HANDS + seat * COMBAT_KINDS + card] -= 1
        self.cards[K_DISCARDS + card] += 1
        self.spend_hq(seat, COST[card])
        self.scalars[COMBAT_USED] |= 1 << seat
        self.learn(1 << (1 - seat))
        if self.journal is not None:
            args = {"seat": seat, "combat": card, "cost": COST[card]}
            rules = ["G20.12", "G20.3", "G19.3"] if COST[card] else ["G20.12"]
            if unit == NOBODY:
                self.tell("combat-card", rule, {**args, "rules": rules})
            else:
                on = {"unit": self.word(Unit(unit)), "hex": self.hex_of(Unit(unit))}
                self.tell("combat-card-on", rule, {**args, **on, "rules": rules})

    def draw_combat(self, seat: int, rule: str) -> None:
        if size_of(self.cards, K_PILE, COMBAT_KINDS) == 0:
            self._shuffle(K_DISCARDS, K_PILE, COMBAT_KINDS, "combat")
        if size_of(self.cards, K_PILE, COMBAT_KINDS) == 0:
            return
        card = take_any(self.cards, K_PILE, COMBAT_KINDS, self.chance, 1 << seat, DRAW_COMBAT)
        self._to_combat_hand(seat, card, rule)

    def _to_combat_hand(self, seat: int, card: int, rule: str) -> None:
        self.cards[K_HANDS + seat * COMBAT_KINDS + card] += 1
        if self.journal is not None:
            args = {"seat": seat, "combat": card}
            self.tell_some(1 << seat, "draw-combat", rule, args, ("combat",))

    def drop_combat(self, seat: int, card: int) -> None:
        """A combat card is thrown away for a token (G20.7)."""
        self.cards[K_HANDS + seat * COMBAT_KINDS + card] -= 1
        self.cards[K_DISCARDS + card] += 1
        self.learn(1 << (1 - seat))
        if self.journal is not None:
            self.tell("drop-combat", "G20.7", {"seat": seat, "combat": card})

    def spy(self, seat: int) -> None:
        """Intelligence: the enemy's combat cards are seen, and one of them is lost (G22)."""
        start = K_HANDS + (1 - seat) * COMBAT_KINDS
        if self.journal is not None:
            seen = names_in(self.cards, start, COMBAT_CARDS)
            args = {"seat": seat, "seen": seen}
            self.tell_some(0b11, "spied", "G22", args, ("seen",))
        card = take_any(self.cards, start, COMBAT_KINDS, self.chance, 0b11, SPYING)
        self.cards[K_DISCARDS + card] += 1
        self.learn(0b11)
        if self.journal is not None:
            self.tell("lost-combat", "G22", {"seat": 1 - seat, "combat": card})

    def deal(self) -> None:
        """Opening hands and tokens (G3.2)."""
        for seat in range(2):
            for _ in range(self.field.command_hands[seat]):
                card = take_any(self.cards, C_PILE, COMMAND_KINDS, self.chance, 1 << seat, DEAL)
                self.to_hand(seat, card, "G3.2")
            for _ in range(self.field.combat_hands[seat]):
                card = take_any(
                    self.cards, K_PILE, COMBAT_KINDS, self.chance, 1 << seat, DEAL_COMBAT
                )
                self._to_combat_hand(seat, card, "G3.2")

    # Knowledge

    def hidden_piles(self) -> list[HiddenPile]:
        return HIDDEN

    # Words

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)

    def word(self, unit: Unit) -> str:
        return f"{SEATS[self.seat_of(unit)]} {KINDS[self.kind(unit)]}"

    def hand(self, seat: int) -> list[str]:
        return names_in(self.cards, C_HANDS + seat * COMMAND_KINDS, COMMAND_CARDS)

    def combat_hand(self, seat: int) -> list[str]:
        return names_in(self.cards, K_HANDS + seat * COMBAT_KINDS, COMBAT_CARDS)

    def position(self) -> dict[str, Any]:
        """Everything that is on the table and in the hands."""
        from sandtable.games.greatwar.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it; of the other's cards only how many there are."""
        from sandtable.games.greatwar.rules.views import as_seen

        return as_seen(self, seat)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.greatwar.rules.timing import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"scenario": self.field.source, **super().dump()}
