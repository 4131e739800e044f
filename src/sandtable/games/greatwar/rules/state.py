"""What is: units, ground, cards, tokens and medals as flat lists, and the only writers of them.

`GreatWar` has more than forty methods: the rules read and write the lists through them alone.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.piles import HiddenPile, names_in, size_of
from sandtable.core.refusal import Refusal
from sandtable.games.greatwar.rules import facts, notation as do, slots
from sandtable.games.greatwar.rules.field import Field
from sandtable.games.greatwar.rules.medals import ABANDONED, Contest


@final
class GreatWar(Contest):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = ("units", "board", "cards", "scalars")
    SEATS: ClassVar[list[str]] = facts.SEATS
    CARDS: ClassVar[list[str]] = facts.COMMAND_CARDS
    SCORE: ClassVar[str] = "medals"

    def __init__(
        self,
        field: Field,
        units: list[int],
        board: list[int],
        cards: list[int],
        scalars: list[int],
    ) -> None:
        super().__init__(facts.GRID, field, units, board, facts.COMMAND_KINDS, cards, scalars)
        self.field = field

    def copy(self) -> GreatWar:
        return self.continued(
            GreatWar(self.field, self.units[:], self.board[:], self.cards[:], self.scalars[:])
        )

    # Units

    def special(self, unit: Unit) -> int:
        """The special figure of a soldier unit, 0 for none."""
        return 0 if self.is_tank(unit) else self.units[unit * common.UNIT_ROW + common.OWN]

    def is_stuck(self, unit: Unit) -> bool:
        return self.units[unit * common.UNIT_ROW + common.OWN] == slots.STUCK and self.is_tank(unit)

    def meets_enemy(self, seat: int, at: Hex) -> bool:
        """Whether an enemy unit, abandoned tanks aside, is adjacent to this hex (G8.10)."""
        split = self.ends[0]
        board = self.board
        for near in facts.GRID.neighbours[at]:
            unit = board[near]
            if unit >= 0 and (unit < split) == (seat == 1) and not self.is_abandoned(Unit(unit)):
                return True
        return False

    # Ground

    def ground(self, at: Hex) -> int:
        return self.board[slots.GROUND + at]

    def markers(self, at: Hex) -> int:
        return self.board[slots.MARKERS + at]

    # Combat cards and tokens

    def holds(self, seat: int, card: int) -> int:
        """How many of a combat card this seat holds."""
        return self.cards[slots.K_HANDS + seat * facts.COMBAT_KINDS + card]

    def combat_size(self, seat: int) -> int:
        return size_of(self.cards, slots.K_HANDS + seat * facts.COMBAT_KINDS, facts.COMBAT_KINDS)

    def hq(self, seat: int) -> int:
        return self.scalars[slots.HQ + seat]

    def pool(self) -> int:
        """HQ tokens that nobody has (G19.1)."""
        return facts.HQ_POOL - self.scalars[slots.HQ] - self.scalars[slots.HQ + 1]

    # Storing

    def dump(self) -> dict[str, Any]:
        data = super().dump()
        return {**data, "readings": self.field.reading_names()} if self.field.readings else data

    # Writers: units

    def put(self, unit: Unit, at: Hex) -> None:
        """Set a unit down in another hex; objectives follow at once (G23.16)."""
        if self.changes is not None:
            self.changes += [self.hex_of(unit), at]
        self.board[self.hex_of(unit)] = common.NOBODY
        self.units[unit * common.UNIT_ROW + common.HEX] = at
        self.board[at] = unit
        self.adjust_objectives(at)
        if self.scalars[slots.MISTAKEN]:
            self.look_closer()

    def look_closer(self) -> None:
        """A rule of one scenario: an enemy beside a captured tank knows whose it is."""
        seat = self.field.mistaken_seat
        for tank in self.units_of(1 - seat):
            if self.is_tank(tank) and self.meets_enemy(1 - seat, self.hex_of(tank)):
                self.scalars[slots.MISTAKEN] = 0

    def remove(self, unit: Unit) -> None:
        """A unit is off the board for good."""
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        self.board[self.hex_of(unit)] = common.NOBODY
        self.units[unit * common.UNIT_ROW + common.HEX] = common.NOBODY
        self.units[unit * common.UNIT_ROW + common.BLOCKS] = 0
        self.adjust_objectives(Hex(common.NOBODY))

    def destroy(self, unit: Unit, rule: str) -> None:
        """A unit has lost its last figure, or its last silhouette and one more (G23.2)."""
        seat = 1 - self.seat_of(unit)
        medals = (
            facts.ABANDONED_MEDALS if self.is_abandoned(unit) else facts.MEDALS[self.kind(unit)]
        )
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
        self.units[unit * common.UNIT_ROW + common.OWN] = 0
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))

    def set_stuck(self, unit: Unit, trouble: int) -> None:
        self.units[unit * common.UNIT_ROW + common.OWN] = trouble
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        if trouble == ABANDONED:
            self.adjust_objectives(Hex(common.NOBODY))

    def fresh_turn(self) -> None:
        super().fresh_turn()
        scalars = self.scalars
        scalars[slots.COMBAT_USED] = 0
        scalars[slots.AIMED] = 0
        scalars[slots.BARRAGE] = common.NO_CARD
        scalars[slots.CHOSEN] = 0
        scalars[slots.FREE_DIE] = 0
        scalars[slots.SPENT_FREE] = 0

    def restore(self, unit: Unit, figures: int) -> int:
        """Figures come back, never above the first number; how many did."""
        missing = (
            self.units[unit * common.UNIT_ROW + common.START]
            - self.units[unit * common.UNIT_ROW + common.BLOCKS]
        )
        back = min(figures, missing)
        self.units[unit * common.UNIT_ROW + common.BLOCKS] += back
        if self.changes is not None:
            self.changes.append(self.hex_of(unit))
        return back

    def set_scalar(self, place: int, value: int) -> None:
        """A note for the turn: which section, which barrage, what has been used."""
        self.scalars[place] = value

    # Writers: ground (G16.9, G17, G18)

    def set_ground(self, at: Hex, ground: int) -> None:
        self.board[slots.GROUND + at] = ground
        if self.changes is not None:
            self.changes.append(at)

    def add_marker(self, at: Hex, marker: int) -> None:
        self.board[slots.MARKERS + at] |= marker
        if self.changes is not None:
            self.changes.append(at)

    def take_marker(self, at: Hex, marker: int) -> None:
        self.board[slots.MARKERS + at] &= ~marker
        if self.changes is not None:
            self.changes.append(at)

    # Writers: tokens

    def gain_hq(self, seat: int, tokens: int, rule: str) -> None:
        """As many as the pool has (G19.2, G19.4)."""
        gained = min(tokens, self.pool())
        if gained > 0:
            self.scalars[slots.HQ + seat] += gained
            if self.journal is not None:
                rules = ["G19.2"] if gained == tokens else ["G19.2", "G19.1", "G19.4"]
                self.tell("hq-gained", rule, {"seat": seat, "tokens": gained, "rules": rules})

    def spend_hq(self, seat: int, tokens: int) -> None:
        """For targeting dice, combat cards and repairs; they go back to the pool (G19.3)."""
        self.scalars[slots.HQ + seat] -= tokens

    # Writers: command cards

    def take_from_pile(self, seat: int) -> int:
        """The discards come back when the pile is empty; it may stay so (G20.8, G20.14)."""
        if size_of(self.cards, slots.C_PILE, facts.COMMAND_KINDS) == 0:
            self._shuffle(slots.C_DISCARDS, slots.C_PILE, facts.COMMAND_KINDS, "command")
        if size_of(self.cards, slots.C_PILE, facts.COMMAND_KINDS) == 0:
            return common.NO_CARD
        return self.take_any(slots.C_PILE, facts.COMMAND_KINDS, 1 << seat, do.DRAW_COMMAND)

    def _shuffle(self, source: int, target: int, kinds: int, deck: str) -> None:
        if size_of(self.cards, source, kinds):
            self.move_all(source, target, kinds)
            if self.journal is not None:
                self.tell("reshuffle", "G20.8", {"deck": deck})

    # Writers: combat cards

    def play_combat(self, seat: int, card: int, rule: str, unit: int = common.NOBODY) -> None:
        """Paid and shown when it is played (G20.3, G20.12); `unit` is the one it is played on."""
        self.add_cards(slots.K_HANDS + seat * facts.COMBAT_KINDS + card, -1)
        self.add_cards(slots.K_DISCARDS + card, 1)
        self.spend_hq(seat, facts.COST[card])
        self.scalars[slots.COMBAT_USED] |= 1 << seat
        self.learn(1 << (1 - seat))
        if self.journal is not None:
            args = {"seat": seat, "combat": card, "cost": facts.COST[card]}
            rules = ["G20.12", "G20.3", "G19.3"] if facts.COST[card] else ["G20.12"]
            if unit == common.NOBODY:
                self.tell("combat-card", rule, {**args, "rules": rules})
            else:
                on = {"unit": self.word(Unit(unit)), "hex": self.hex_of(Unit(unit))}
                self.tell("combat-card-on", rule, {**args, **on, "rules": rules})

    def draw_combat(self, seat: int, rule: str) -> None:
        if size_of(self.cards, slots.K_PILE, facts.COMBAT_KINDS) == 0:
            self._shuffle(slots.K_DISCARDS, slots.K_PILE, facts.COMBAT_KINDS, "combat")
        if size_of(self.cards, slots.K_PILE, facts.COMBAT_KINDS) == 0:
            return
        self._to_combat_hand(seat, self._any_combat(seat, do.DRAW_COMBAT), rule)

    def _any_combat(self, seat: int, purpose: int) -> int:
        return self.take_any(slots.K_PILE, facts.COMBAT_KINDS, 1 << seat, purpose)

    def _to_combat_hand(self, seat: int, card: int, rule: str) -> None:
        self.add_cards(slots.K_HANDS + seat * facts.COMBAT_KINDS + card, 1)
        if self.journal is not None:
            args = {"seat": seat, "combat": card}
            self.tell_some(1 << seat, "draw-combat", rule, args, ("combat",))

    def drop_combat(self, seat: int, card: int) -> None:
        """A combat card is thrown away for a token (G20.7)."""
        self.add_cards(slots.K_HANDS + seat * facts.COMBAT_KINDS + card, -1)
        self.add_cards(slots.K_DISCARDS + card, 1)
        self.learn(1 << (1 - seat))
        if self.journal is not None:
            self.tell("drop-combat", "G20.7", {"seat": seat, "combat": card})

    def spy(self, seat: int) -> None:
        """Intelligence: the enemy's combat cards are seen, and one of them is lost (G22)."""
        start = slots.K_HANDS + (1 - seat) * facts.COMBAT_KINDS
        if self.journal is not None:
            seen = names_in(self.cards, start, facts.COMBAT_CARDS)
            args = {"seat": seat, "seen": seen}
            self.tell_some(0b11, "spied", "G22", args, ("seen",))
        card = self.take_any(start, facts.COMBAT_KINDS, 0b11, do.SPYING)
        self.add_cards(slots.K_DISCARDS + card, 1)
        self.learn(0b11)
        if self.journal is not None:
            self.tell("lost-combat", "G22", {"seat": 1 - seat, "combat": card})

    def deal(self) -> None:
        """Opening hands and tokens (G3.2)."""
        for seat in range(2):
            self.deal_hand(seat, self.field.command_hands[seat], do.DEAL, "G3.2")
            for _ in range(self.field.combat_hands[seat]):
                self._to_combat_hand(seat, self._any_combat(seat, do.DEAL_COMBAT), "G3.2")

    # Knowledge

    def hidden_piles(self) -> list[HiddenPile]:
        return slots.HIDDEN

    # Words

    def action_name(self, action: int) -> str:
        return do.VOCABULARY.name(action)

    def word(self, unit: Unit) -> str:
        return f"{facts.SEATS[self.seat_of(unit)]} {facts.KINDS[self.kind(unit)]}"

    def of_unit(self, refusal: Refusal, unit: Unit) -> Refusal:
        """The same refusal, with the unit that it is about and its hex."""
        return refusal.about({"unit": self.word(unit), "hex": self.hex_of(unit)})

    def position(self) -> dict[str, Any]:
        """Everything that is on the table and in the hands."""
        from sandtable.games.greatwar.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it; of the other's cards only how many there are."""
        from sandtable.games.greatwar.rules.views import as_seen

        return as_seen(self, seat)

    def why_not_here(self, action: int, seat: int = -1) -> Refusal:
        from sandtable.games.greatwar.rules.about import about

        asked = seat < 0 or self.question_of(seat) is not None
        return about(self, action, super().why_not_here(action, seat), asked)

    def why_unasked(self, action: int, seat: int) -> Refusal:
        from sandtable.games.greatwar.rules.about import why_unasked

        return why_unasked(self, action, seat)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.greatwar.rules.about import about
        from sandtable.games.greatwar.rules.timing import untimely

        return about(self, action, untimely(self, action), asked=False)
