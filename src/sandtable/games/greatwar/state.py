"""What is: units, ground, cards, tokens and medals as flat lists, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import (
    BLOCKS_,
    HEX_,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    OWN_,
    START_,
    UNIT_ROW,
    Battle,
    Unit,
)
from sandtable.colors.piles import move_all, names_in, size_of, take_any
from sandtable.core.knowledge import Secret
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.games.greatwar.field import (
    AT_ONCE,
    HELD_EACH,
    LASTING,
    MAJORITY,
    NOBODYS,
    Field,
    Objective,
)
from sandtable.games.greatwar.notation import (
    DEAL,
    DEAL_COMBAT,
    DRAW_COMBAT,
    DRAW_COMMAND,
    SPYING,
    VOCABULARY,
)
from sandtable.games.greatwar.tables import (
    ABANDONED_MEDALS,
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COST,
    GRID,
    HEXES,
    HQ_POOL,
    IS_TANK,
    KINDS,
    MEDALS,
    SEATS,
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
STUCK_: Final = 1
ABANDONED: Final = 2

# Places in `board`: the unit, the ground and the markers of each hex
GROUND: Final = HEXES
MARKERS: Final = 2 * HEXES

# Places in `cards`: counts by kind of card, then two cards that a Recon drew
C_PILE: Final = 0
C_DISCARDS: Final = COMMAND_KINDS
C_HANDS: Final = 2 * COMMAND_KINDS
K_PILE: Final = 4 * COMMAND_KINDS
K_DISCARDS: Final = K_PILE + COMBAT_KINDS
K_HANDS: Final = K_PILE + 2 * COMBAT_KINDS
SCOUTED: Final = K_PILE + 4 * COMBAT_KINDS
CARD_PLACES: Final = SCOUTED + 2

# Places in `scalars`, after TURN and ACTIVE
PLAYED: Final = 2
IN_FORCE: Final = 3  # the card whose rules hold, or NO_CARD for one order anywhere
COMMAND_: Final = 4
LAST: Final = 5  # what each seat played last, as copied (two places)
TAKEN: Final = 7  # medals for good (two places)
HQ_: Final = 9  # tokens (two places)
COMBAT_USED: Final = 11  # seats that played a combat card in this turn, as bits; or NO_WINDOWS
AIMED: Final = 12  # the sections through which the reserve artillery is ordered; 0 for none
BARRAGE_: Final = 13  # the combat card in force for this battle phase, or NO_CARD
WINNER: Final = 14
CHOSEN: Final = 15  # the section of a Big Push
FREE_DIE: Final = 16
MISTAKEN: Final = 17  # whether captured tanks pass for friends
SPENT_FREE: Final = 18  # the battle without an order has been fought
HELD: Final = 19  # who holds each objective, a place each

ANYWHERE: Final = 7  # the artillery may aim at any section
NO_WINDOWS: Final = 4  # in `COMBAT_USED`: the card could order nothing (G5.8)

FOR_GOOD: Final[list[str]] = ["G23.7", "G23.11"]  # rules of medals that nobody takes away
DRAWN_GAME: Final = 2


@final
class GreatWar(Battle):
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
        super().__init__(GRID, field.ends, units, board, scalars, stack, asked)
        self.field = field
        self.cards = cards

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

    def is_tank(self, unit: Unit) -> bool:
        return IS_TANK[self.units[unit * UNIT_ROW]]

    def special(self, unit: Unit) -> int:
        """The special figure of a soldier unit, 0 for none."""
        return 0 if self.is_tank(unit) else self.units[unit * UNIT_ROW + OWN_]

    def is_stuck(self, unit: Unit) -> bool:
        return self.units[unit * UNIT_ROW + OWN_] == STUCK_ and self.is_tank(unit)

    def is_abandoned(self, unit: Unit) -> bool:
        return self.units[unit * UNIT_ROW + OWN_] == ABANDONED and self.is_tank(unit)

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

    # Cards, tokens and medals

    def card(self) -> int:
        """The card whose rules hold this turn, NO_CARD for one order anywhere."""
        return self.scalars[IN_FORCE]

    def command(self) -> int:
        return self.scalars[COMMAND_]

    def in_hand(self, seat: int, card: int) -> int:
        return self.cards[C_HANDS + seat * COMMAND_KINDS + card]

    def hand_counts(self, seat: int) -> list[int]:
        """How many of each command card this seat holds."""
        start = C_HANDS + seat * COMMAND_KINDS
        return self.cards[start : start + COMMAND_KINDS]

    def hand_size(self, seat: int) -> int:
        return size_of(self.cards, C_HANDS + seat * COMMAND_KINDS, COMMAND_KINDS)

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

    def medals(self, seat: int) -> int:
        """Medals held now: for good, and those of objectives (G23)."""
        total = self.scalars[TAKEN + seat]
        for number, objective in enumerate(self.field.objectives):
            if self.scalars[HELD + number] == seat:
                total += objective.medals
        return total

    def ended(self) -> bool:
        return self.scalars[WINNER] != NO_SEAT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        winner = self.scalars[WINNER]
        return {
            "winner": None if winner == DRAWN_GAME else winner,
            "seat": None if winner == DRAWN_GAME else SEATS[winner],
            "medals": [self.medals(0), self.medals(1)],
            "turns": self.scalars[0],
        }

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
        """Orders, moves and battles of the turn that ended are forgotten."""
        self.forget_statuses()
        scalars = self.scalars
        scalars[PLAYED] = NO_CARD
        scalars[IN_FORCE] = NO_CARD
        scalars[COMMAND_] = 0
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

    # Writers: medals

    def take_medals(
        self, seat: int, medals: int, rule: str, rules: list[str] | None = None
    ) -> None:
        """Medals for good; `rules` are further ones that the log names."""
        if medals:
            self.scalars[TAKEN + seat] += medals
            if self.journal is not None:
                self.tell("medal", rule, {"seat": seat, "medals": medals, "rules": rules or []})
            self.check_victory(seat)

    def check_victory(self, seat: int) -> None:
        """The first to hold enough medals wins at once (G4.3, G23.1)."""
        if not self.ended() and self.medals(seat) >= self.field.medals_to_win[seat]:
            self.win(seat, "G23.1", ["G4.3"])

    def win(self, seat: int, rule: str, rules: list[str]) -> None:
        self.scalars[WINNER] = seat
        if self.journal is not None:
            args = {"seat": seat, "medals": self.medals(seat), "rules": rules}
            self.tell("victory", rule, args)

    def check_progress(self) -> None:
        """The turns are over: the side with more medals wins (G23.19)."""
        one, other = self.medals(0), self.medals(1)
        if one == other:
            self.scalars[WINNER] = DRAWN_GAME
            if self.journal is not None:
                self.tell("drawn", "G23.19", {"medals": one})
        else:
            self.win(0 if one > other else 1, "G23.19", [])

    # Objectives (G23)

    def occupies(self, seat: int, at: Hex) -> bool:
        """A unit of this seat that is not an abandoned tank (G23.15)."""
        return self.friend_at(seat, at) and not self.is_abandoned(self.unit_at(at))

    def occupies_any(self, seat: int, hexes: list[Hex]) -> bool:
        return any(self.occupies(seat, at) for at in hexes)

    def occupied_by(self, seat: int, objective: Objective) -> int:
        """How many hexes of a group this seat occupies."""
        return sum(1 for at in objective.hexes if self.occupies(seat, at))

    def meets_terms(self, number: int, seat: int) -> bool:
        """Whether this seat may hold an objective as things stand."""
        objective = self.field.objectives[number]
        if objective.seat not in (NOBODYS, seat):
            return False
        if objective.kind == MAJORITY:
            return self.occupied_by(seat, objective) > self.occupied_by(1 - seat, objective)
        if not self.occupies_any(seat, objective.hexes):
            return False
        return all(self.occupies_any(seat, line) for line in objective.needs)

    def gain_objectives(self, seat: int) -> None:
        """At the start of a turn: what this seat holds now (G23.4, G23.6)."""
        for number, objective in enumerate(self.field.objectives):
            if self.ended() or self.scalars[HELD + number] == seat:
                continue
            if not objective.on_entering and self.meets_terms(number, seat):
                self.hold(number, seat, "G23.6" if objective.kind == MAJORITY else "G23.4")

    def hold(self, number: int, seat: int, rule: str) -> None:
        objective = self.field.objectives[number]
        self.scalars[HELD + number] = seat
        if self.journal is not None:
            args = {"seat": seat, "hex": objective.hexes[0], "medals": objective.medals}
            starting = [] if objective.on_entering else ["G4.2"]
            rules = [*starting, *self.claims(objective, seat)]
            self.tell("objective", rule, {**args, "rules": rules})
        self.check_victory(seat)

    def adjust_objectives(self, entered: Hex) -> None:
        """A medal whose condition fails is handed back at once (G23.16); others come (G23.3)."""
        for number, objective in enumerate(self.field.objectives):
            seat = self.scalars[HELD + number]
            if seat == NO_SEAT:
                if objective.on_entering and entered in objective.hexes:
                    enterer = self.seat_of(self.unit_at(entered))
                    if self.meets_terms(number, enterer):
                        self.hold(
                            number, enterer, "G23.3" if objective.kind == AT_ONCE else "G23.11"
                        )
                continue
            if objective.kind == LASTING:
                continue
            if objective.kind == HELD_EACH:
                lost = entered in objective.hexes and self.occupies(1 - seat, entered)
            else:
                lost = not self.meets_terms(number, seat)
            if lost:
                self.scalars[HELD + number] = NO_SEAT
                if self.journal is not None:
                    args = {"seat": seat, "hex": objective.hexes[0], "medals": objective.medals}
                    rules = ["G23.17"] if objective.kind == MAJORITY else []
                    rules += self.claims(objective, seat)
                    self.tell("objective-lost", "G23.16", {**args, "rules": rules})

    def claims(self, objective: Objective, seat: int) -> list[str]:
        """The rules by which an objective is held, and lost."""
        if objective.kind == MAJORITY:
            return ["G23.6", "G23.12"]
        if objective.kind == HELD_EACH:
            return ["G23.14"]
        if objective.on_entering:
            return ["G23.3"] if objective.kind == AT_ONCE else ["G23.7"]
        rules = ["G23.4", "G23.5"] if objective.needs else ["G23.4"]
        lines = {self.field.trench_line[at] for at in objective.hexes}
        if len(lines) > 1:
            rules.append("G23.13")  # any line of that side
        if self.occupied_by(seat, objective) > 1:
            rules.append("G23.17")  # two units do not double it
        for at in objective.hexes:
            if self.friend_at(seat, at) and self.is_tank(self.unit_at(at)):
                rules.append("G26.9" if self.is_abandoned(self.unit_at(at)) else "G23.15")
        return rules

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

    def play_card(self, seat: int, card: int) -> None:
        """A card goes from the hand to the table; everybody sees it (G5.1)."""
        self.scalars[COMMAND_] = self.hand_size(seat)
        self.cards[C_HANDS + seat * COMMAND_KINDS + card] -= 1
        self.scalars[PLAYED] = card
        self.learn(1 << (1 - seat))

    def put_in_force(self, card: int) -> None:
        self.scalars[IN_FORCE] = card

    def remember_card(self, seat: int, card: int) -> None:
        """What a Counter Order of the other player would copy (G21.5)."""
        self.scalars[LAST + seat] = card

    def discard_played(self) -> None:
        card = self.scalars[PLAYED]
        if card != NO_CARD:
            self.cards[C_DISCARDS + card] += 1
            self.scalars[PLAYED] = NO_CARD

    def use_first_strike(self, seat: int, card: int) -> None:
        self.cards[C_HANDS + seat * COMMAND_KINDS + card] -= 1
        self.cards[C_DISCARDS + card] += 1
        self.learn(1 << (1 - seat))

    def draw_card(self, seat: int, rule: str) -> None:
        """One command card from the pile to the hand, if there is any (G20.8, G20.14)."""
        card = self._draw(seat)
        if card != NO_CARD:
            self._to_hand(seat, card, rule)

    def _draw(self, seat: int) -> int:
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

    def _to_hand(self, seat: int, card: int, rule: str) -> None:
        self.cards[C_HANDS + seat * COMMAND_KINDS + card] += 1
        if self.journal is not None:
            args = {"seat": seat, "card": card}
            self.tell_some(1 << seat, "draw", rule, args, ("card",))

    def scout(self, seat: int) -> None:
        """Two cards from the pile, laid before their owner (G20.5)."""
        for place in range(2):
            card = self._draw(seat)
            self.cards[SCOUTED + place] = card
            if self.journal is not None and card != NO_CARD:
                args = {"seat": seat, "card": card}
                self.tell_some(1 << seat, "draw", "G20.5", args, ("card",))

    def scouted(self) -> list[int]:
        return [card for card in self.cards[SCOUTED:CARD_PLACES] if card != NO_CARD]

    def keep_scouted(self, seat: int, card: int) -> None:
        """One of the two goes to the hand, the other to the discards."""
        dropped = self.scouted()
        dropped.remove(card)
        self.cards[SCOUTED] = self.cards[SCOUTED + 1] = NO_CARD
        self.cards[C_HANDS + seat * COMMAND_KINDS + card] += 1
        for other in dropped:
            self.cards[C_DISCARDS + other] += 1
            if self.journal is not None:
                self.tell("discard", "G20.5", {"seat": seat, "card": other})
        self.learn(1 << (1 - seat))

    # Writers: combat cards

    def play_combat(self, seat: int, card: int, rule: str) -> None:
        """Paid and shown when it is played (G20.3, G20.12)."""
        self.cards[K_HANDS + seat * COMBAT_KINDS + card] -= 1
        self.cards[K_DISCARDS + card] += 1
        self.spend_hq(seat, COST[card])
        self.scalars[COMBAT_USED] |= 1 << seat
        self.learn(1 << (1 - seat))
        if self.journal is not None:
            args = {"seat": seat, "combat": card, "cost": COST[card]}
            rules = ["G20.12", "G20.3", "G19.3"] if COST[card] else ["G20.12"]
            self.tell("combat-card", rule, {**args, "rules": rules})

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
                self._to_hand(seat, card, "G3.2")
            for _ in range(self.field.combat_hands[seat]):
                card = take_any(
                    self.cards, K_PILE, COMBAT_KINDS, self.chance, 1 << seat, DEAL_COMBAT
                )
                self._to_combat_hand(seat, card, "G3.2")

    # Knowledge

    def secrets(self) -> list[Secret]:
        secrets: list[Secret] = []
        piles = (
            ("command", "pile", 0, C_PILE, COMMAND_KINDS),
            ("command", "hand", 1, C_HANDS, COMMAND_KINDS),
            ("command", "hand", 2, C_HANDS + COMMAND_KINDS, COMMAND_KINDS),
            ("combat", "pile", 0, K_PILE, COMBAT_KINDS),
            ("combat", "hand", 1, K_HANDS, COMBAT_KINDS),
            ("combat", "hand", 2, K_HANDS + COMBAT_KINDS, COMBAT_KINDS),
        )
        for family, place, mask, start, kinds in piles:
            for card in range(kinds):
                secrets += [Secret(family, place, card, mask)] * self.cards[start + card]
        for card in self.scouted():
            secrets.append(Secret("command", "scouted", card, 1 << self.active()))
        return secrets

    def set_secrets(self, values: list[int]) -> None:
        at = 0
        piles = (
            (C_PILE, COMMAND_KINDS),
            (C_HANDS, COMMAND_KINDS),
            (C_HANDS + COMMAND_KINDS, COMMAND_KINDS),
            (K_PILE, COMBAT_KINDS),
            (K_HANDS, COMBAT_KINDS),
            (K_HANDS + COMBAT_KINDS, COMBAT_KINDS),
        )
        for start, kinds in piles:
            size = size_of(self.cards, start, kinds)
            counts = [0] * kinds
            for card in values[at : at + size]:
                counts[card] += 1
            self.cards[start : start + kinds] = counts
            at += size
        for place in range(SCOUTED, CARD_PLACES):
            if self.cards[place] != NO_CARD:
                self.cards[place] = values[at]
                at += 1

    # Words

    def moment(self) -> str:
        return f"turn {self.scalars[0]}"

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
        from sandtable.games.greatwar.portrait import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it; of the other's cards only how many there are."""
        from sandtable.games.greatwar.portrait import as_seen

        return as_seen(self, seat)

    def untimely(self, action: int) -> Refusal:
        from sandtable.games.greatwar.untimely import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"scenario": self.field.source, **super().dump()}

    def __str__(self) -> str:
        from sandtable.games.greatwar.drawing import draw

        return draw(self)
