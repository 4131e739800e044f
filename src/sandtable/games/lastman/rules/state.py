"""What is: units by container and kind, armies, areas and cards, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, final

from sandtable.core.chance import Chance
from sandtable.core.knowledge import PERMUTE, Secret, permuted
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games.lastman.rules import facts, forms, notation as do, slots
from sandtable.games.lastman.rules.forms import Form


def winner_at(level: int) -> int | None:
    """Who has won at a level of victory; None at stalemate."""
    if level == facts.STALEMATE:
        return None
    return facts.GERMAN if level > facts.STALEMATE else facts.ENTENTE


@final
class LastMan(State):
    """A position of the game, and the procedures that will carry it on."""

    LISTS: ClassVar[tuple[str, ...]] = (
        "units",
        "dug",
        "armies",
        "areas",
        "cards",
        "moved",
        "marked",
        "waiting",
        "battles",
        "scalars",
    )
    SHARED: ClassVar[tuple[str, ...]] = ("dug",)

    def __init__(
        self,
        form: Form,
        units: list[int],
        dug: list[int],
        armies: list[int],
        areas: list[int],
        cards: list[int],
        moved: list[int],
        marked: list[int],
        waiting: list[int],
        battles: list[int],
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        super().__init__(stack, asked)
        self.form = form
        self.units = units  # by container and kind
        self.dug = dug  # of those that stand alone in an area: how many are entrenched; seldom any
        self.armies = armies
        self.areas = areas
        self.cards = cards
        self.moved = moved  # the moves of this player turn: rows of MOVE_ROW
        self.marked = marked  # the same of pieces with a Retreat marker
        self.waiting = waiting  # reinforcements without a place: arrival, kind or -1, count
        self.battles = battles  # declared and not yet over: rows of BATTLE_ROW
        self.scalars = scalars
        # Worked out of the others when first needed, and kept up to date: what counts for stacking
        # by area and side, then the sizes of the armies
        self.tally: list[int] = []

    def copy(self) -> LastMan:
        copied = LastMan(
            self.form,
            self.units[:],
            self.dug,
            self.armies[:],
            self.areas[:],
            self.cards[:],
            self.moved[:],
            self.marked[:],
            self.waiting[:],
            self.battles[:],
            self.scalars[:],
            [procedure.copy() for procedure in self.stack],
            self.asked,
        )
        copied.tally = self.tally[:]
        return copied

    # Time

    def turn(self) -> int:
        return self.scalars[slots.TURN]

    def year(self) -> int:
        """The game year: a winter belongs to the year in which it began (L12.18)."""
        return facts.YEAR[self.scalars[slots.TURN]]

    def attacker(self) -> int:
        """The side whose player turn it is (L2.4)."""
        return self.scalars[slots.ACTIVE]

    # Units

    def count(self, container: int, kind: int) -> int:
        return self.units[container * facts.KIND_COUNT + kind]

    def size(self, container: int) -> int:
        """So many units, of all kinds."""
        if facts.FIRST_ARMY <= container < facts.POOL:
            if not self.tally:
                self.take_stock()
            return self.tally[slots.SIZES + container - facts.FIRST_ARMY]
        start = container * facts.KIND_COUNT
        return sum(self.units[start : start + facts.KIND_COUNT])

    def army_place(self, army: int) -> int:
        return self.armies[army * slots.ARMY_ROW]

    def army_has(self, army: int, status: int) -> bool:
        return self.armies[army * slots.ARMY_ROW + slots.STATUS] & status != 0

    def armies_in(self, area: int, side: int) -> list[int]:
        """The armies of a side in an area, empty ones too."""
        armies = self.armies
        found: list[int] = []
        places = armies[:: slots.ARMY_ROW]
        if area not in places:
            return found
        for army in slots.SIDE_ARMIES[side + self.scalars[slots.TURNED]]:
            if places[army] == area:
                found.append(army)
        return found

    def containers_in(self, area: int, side: int) -> list[int]:
        """The area itself, for pieces that stand alone, and the armies of a side in it."""
        return [area, *[facts.FIRST_ARMY + army for army in self.armies_in(area, side)]]

    def kinds_of(self, side: int) -> list[int]:
        """The kinds of a side; Belgium may have turned to the Germans (L10.9)."""
        return slots.SIDE_KINDS[side + self.scalars[slots.TURNED]]

    def side_of_kind(self, kind: int) -> int:
        if kind == slots.BELGIANS and self.scalars[slots.TURNED]:
            return facts.GERMAN
        return facts.KIND_SIDE[kind]

    def side_of_army(self, army: int) -> int:
        if army == slots.BELGIAN_ARMY and self.scalars[slots.TURNED]:
            return facts.GERMAN
        return facts.SIDE_OF[facts.ARMY_NATION[army]]

    def dug_in(self, area: int, kind: int) -> int:
        """How many of the pieces of a kind that stand alone in an area are entrenched."""
        return self.dug[area * facts.KIND_COUNT + kind]

    # Areas (L4.2, L4.11)

    def owner(self, area: int) -> int:
        return self.areas[area * slots.AREA_ROW]

    def fort(self, area: int) -> int:
        """What is left of the fort, NO_FORT where there is none; it belongs to the home side."""
        return self.areas[area * slots.AREA_ROW + slots.FORT]

    def fort_of(self, area: int, side: int) -> int:
        """The same, for the side that it belongs to."""
        home = facts.HOME_SIDE[area]
        if self.scalars[slots.TURNED] and facts.HOMES[area] == "BE":
            home = facts.GERMAN
        return self.areas[area * slots.AREA_ROW + slots.FORT] if home == side else facts.NO_FORT

    def present(self, area: int, side: int) -> bool:
        """Any unit other than an empty army or a fort of 1 or 0 (L4.11)."""
        if not self.tally:
            self.take_stock()
        if self.tally[area * 2 + side]:
            return True
        return self.areas[area * slots.AREA_ROW + slots.FORT] >= 2 and self.fort_of(area, side) >= 2

    def holds(self, area: int, side: int) -> bool:
        """Whether a side has there what can take and keep an area (L4.11)."""
        if self.areas[area * slots.AREA_ROW + slots.FORT] >= 2 and self.fort_of(area, side) >= 2:
            return True
        return self.has_any(area, side, slots.HOLDERS[side + self.scalars[slots.TURNED]])

    def has_infantry(self, area: int, side: int) -> bool:
        """An infantry type of a side, alone or in an army."""
        return self.has_any(area, side, slots.FOOT[side + self.scalars[slots.TURNED]])

    def has_any(self, area: int, side: int, kinds: list[int]) -> bool:
        """Any piece of these kinds, alone or in an army of the side."""
        units = self.units
        start = area * facts.KIND_COUNT
        for kind in kinds:
            if units[start + kind]:
                return True
        armies = self.armies
        for army in slots.SIDE_ARMIES[side + self.scalars[slots.TURNED]]:
            if armies[army * 2] == area:
                start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
                for kind in kinds:
                    if units[start + kind]:
                        return True
        return False

    def is_disputed(self, area: int) -> bool:
        return self.present(area, facts.GERMAN) and self.present(area, facts.ENTENTE)

    def is_friendly(self, area: int, side: int) -> bool:
        return self.owner(area) == side and not self.is_disputed(area)

    def is_enemy(self, area: int, side: int) -> bool:
        return self.owner(area) == 1 - side and not self.is_disputed(area)

    def was_friendly(self, area: int, side: int) -> bool:
        """When this player turn began (L4.6, L4.7)."""
        return self.areas[area * slots.AREA_ROW + slots.BEFORE] == side

    def stacked(self, area: int, side: int) -> int:
        """What counts for stacking (L1.4): pieces that stand alone, and armies with contents."""
        if not self.tally:
            self.take_stock()
        return self.tally[area * 2 + side]

    def take_stock(self) -> None:
        """Count what is where."""
        tally = [0] * (slots.SIZES + facts.ARMY_COUNT)
        units = self.units
        for kind in range(facts.KIND_COUNT):
            side = self.side_of_kind(kind)
            for area in range(facts.AREA_COUNT):
                tally[area * 2 + side] += units[area * facts.KIND_COUNT + kind]
        for army in range(facts.ARMY_COUNT):
            start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
            tally[slots.SIZES + army] = sum(units[start : start + facts.KIND_COUNT])
            place = self.armies[army * slots.ARMY_ROW]
            if 0 <= place < facts.AREA_COUNT and tally[slots.SIZES + army]:
                tally[place * 2 + self.side_of_army(army)] += 1
        self.tally = tally

    # Retreat markers (L5.5.8): on single pieces, and on armies

    def marks(self, container: int, kind: int) -> int:
        """How many pieces of a kind in a container have a Retreat marker."""
        marked = self.marked
        for at in range(0, len(marked), 3):
            if marked[at] == container and marked[at + 1] == kind:
                return marked[at + 2]
        return 0

    def fresh(self, container: int, kind: int) -> int:
        """How many have none: these fight, pay and retreat."""
        return self.units[container * facts.KIND_COUNT + kind] - self.marks(container, kind)

    # Moves of this player turn (L4.1)

    def has_moved(self, container: int, kind: int) -> int:
        """How many pieces of a kind in a container have moved, by themselves or in their army."""
        if (
            container >= facts.FIRST_ARMY
            and self.armies[(container - facts.FIRST_ARMY) * 2 + 1] & slots.MOVED
        ):
            return self.units[container * facts.KIND_COUNT + kind]
        moved = self.moved
        total = 0
        for row in range(0, len(moved), slots.MOVE_ROW):
            if moved[row + 2] == container and moved[row] == kind:
                total += 1
        return total

    # Declared battles (L2.7)

    def battle_at(self, area: int) -> int:
        """Where the row of a declared battle begins, -1 for none."""
        for row in range(0, len(self.battles), slots.BATTLE_ROW):
            if self.battles[row] == area:
                return row
        return -1

    # Cards

    def held(self, side: int, card: int) -> int:
        return self.cards[slots.HANDS + side * facts.CARD_KINDS + card]

    def hand_size(self, side: int) -> int:
        start = slots.HANDS + side * facts.CARD_KINDS
        return sum(self.cards[start : start + facts.CARD_KINDS])

    # The end (L3)

    def ended(self) -> bool:
        return self.scalars[slots.RESULT] != slots.NO_RESULT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        level = self.scalars[slots.RESULT]
        winner = winner_at(level)
        return {
            "winner": winner,
            "seat": None if winner is None else facts.SEATS[winner],
            "level": facts.LEVELS[level],
            "turns": self.scalars[slots.TURN],
        }

    def moment(self) -> str:
        return f"turn {self.scalars[slots.TURN]}"

    def action_name(self, action: int) -> str:
        return do.VOCABULARY.name(action)

    # Writers: units

    def shift(self, kind: int, count: int, source: int, target: int) -> None:
        """Pieces of one kind go from container to container. Those dug in are handled apart."""
        self.units[source * facts.KIND_COUNT + kind] -= count
        self.units[target * facts.KIND_COUNT + kind] += count
        if self.tally:
            self.tally_up(source, kind, -count)
            self.tally_up(target, kind, count)

    def tally_up(self, container: int, kind: int, count: int) -> None:
        """So many pieces more, or fewer, in a container."""
        tally = self.tally
        if container < facts.AREA_COUNT:
            tally[container * 2 + self.side_of_kind(kind)] += count
        elif facts.FIRST_ARMY <= container < facts.POOL:
            army = container - facts.FIRST_ARMY
            before = tally[slots.SIZES + army]
            tally[slots.SIZES + army] = before + count
            if before == 0 or before + count == 0:
                place = self.armies[army * slots.ARMY_ROW]
                if 0 <= place < facts.AREA_COUNT and count:
                    tally[place * 2 + self.side_of_army(army)] += 1 if count > 0 else -1

    def set_dug(self, area: int, kind: int, count: int) -> None:
        at = area * facts.KIND_COUNT + kind
        if self.dug[at] != count:
            self.dug = self.dug[:]
            self.dug[at] = count

    def put_army(self, army: int, place: int) -> None:
        left = self.armies[army * slots.ARMY_ROW]
        self.armies[army * slots.ARMY_ROW] = place
        if self.tally and self.tally[slots.SIZES + army]:
            side = self.side_of_army(army)
            if 0 <= left < facts.AREA_COUNT:
                self.tally[left * 2 + side] -= 1
            if 0 <= place < facts.AREA_COUNT:
                self.tally[place * 2 + side] += 1

    def set_army(self, army: int, status: int, on: bool) -> None:
        row = army * slots.ARMY_ROW + slots.STATUS
        self.armies[row] = self.armies[row] | status if on else self.armies[row] & ~status

    def eliminate_army(self, army: int) -> None:
        """The counter leaves the map; what is in it goes to the pool (L1.8)."""
        for kind in range(facts.KIND_COUNT):
            count = self.count(facts.FIRST_ARMY + army, kind)
            if count:
                self.shift(kind, count, facts.FIRST_ARMY + army, facts.POOL)
        self.armies[army * slots.ARMY_ROW] = slots.ELIMINATED
        self.armies[army * slots.ARMY_ROW + slots.STATUS] = 0

    def mark(self, container: int, kind: int, count: int) -> None:
        """Put Retreat markers on pieces, or take so many off again."""
        marked = self.marked
        for at in range(0, len(marked), 3):
            if marked[at] == container and marked[at + 1] == kind:
                marked[at + 2] += count
                if marked[at + 2] <= 0:
                    del marked[at : at + 3]
                return
        if count > 0:
            marked += [container, kind, count]

    def clear_marks(self) -> None:
        self.marked = []
        for army in range(facts.ARMY_COUNT):
            self.armies[army * slots.ARMY_ROW + slots.STATUS] &= ~slots.MARKED

    # Writers: moves

    def note_move(self, who: int, source: int, target: int, how: int, touched: int) -> None:
        self.moved += [who, source, target, how, touched]

    def set_move_target(self, row: int, target: int) -> None:
        """Who had moved into an army steps out of it again (L4.13)."""
        self.moved[row + slots.MOVE_TO] = target

    def forget_moves(self, rows: list[int]) -> None:
        """These moves have been taken back (L9.17.2)."""
        kept: list[int] = []
        for row in range(0, len(self.moved), slots.MOVE_ROW):
            if row not in rows:
                kept += self.moved[row : row + slots.MOVE_ROW]
        self.moved = kept

    def begin_player_turn(self) -> None:
        """Nobody has moved, nothing is played (L2.13)."""
        self.moved = []
        for army in range(facts.ARMY_COUNT):
            self.armies[army * slots.ARMY_ROW + slots.STATUS] &= ~slots.MOVED
        scalars = self.scalars
        scalars[slots.OFFENSIVE] = slots.NO_CARD
        scalars[slots.PLAYED] = scalars[slots.WEATHER] = scalars[slots.RAILS] = 0
        scalars[slots.STRATEGICS] = scalars[slots.SEAS] = 0

    # Writers: battles

    def declare(self, area: int) -> None:
        self.battles += [area, 0, 0, 0]

    def put_on_battle(self, area: int, side: int, bit: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_CARDS + side] |= bit

    def take_off_battle(self, area: int, side: int, bit: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_CARDS + side] &= ~bit

    def set_bonus(self, area: int, bonus: int) -> None:
        self.battles[self.battle_at(area) + slots.BATTLE_BONUS] = bonus

    def end_battle(self, area: int) -> None:
        row = self.battle_at(area)
        del self.battles[row : row + slots.BATTLE_ROW]

    # Writers: areas

    def set_fort(self, area: int, strength: int) -> None:
        self.areas[area * slots.AREA_ROW + slots.FORT] = strength

    def set_owner(self, area: int, side: int) -> None:
        self.areas[area * slots.AREA_ROW] = side

    def settle(self, area: int) -> None:
        """Who owns an area after anything has changed in it (L4.11)."""
        german, entente = self.present(area, facts.GERMAN), self.present(area, facts.ENTENTE)
        if german != entente:
            side = facts.GERMAN if german else facts.ENTENTE
            if self.holds(area, side):
                self.areas[area * slots.AREA_ROW] = side

    def look_round(self) -> None:
        """Note how every area stands, as a player turn begins (L2.13)."""
        for area in range(facts.AREA_COUNT):
            disputed = self.is_disputed(area)
            self.areas[area * slots.AREA_ROW + slots.BEFORE] = (
                slots.OPEN_TO_NOBODY if disputed else self.owner(area)
            )

    def give_up(self, area: int, side: int) -> None:
        """The last unit of a side has left: a Disputed area may be an Enemy one now (L2.7.1)."""
        self.settle(area)
        row = area * slots.AREA_ROW
        if self.areas[row] == 1 - side and self.areas[row + slots.BEFORE] == slots.OPEN_TO_NOBODY:
            if not self.present(area, side):
                self.areas[row + slots.BEFORE] = 1 - side

    # Writers: cards

    def move_card(self, card: int, source: int, target: int) -> None:
        self.cards[source + card] -= 1
        self.cards[target + card] += 1

    def draw_card(self, side: int, purpose: int = do.DRAWING) -> int:
        """A card for a hand, seen by its owner; NO_CARD when all piles are empty (L1.7)."""
        if not any(self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS]):
            for card in range(facts.CARD_KINDS):
                self.cards[slots.DRAW + card] += self.cards[slots.DISCARDS + card]
                self.cards[slots.DISCARDS + card] = 0
            if not any(self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS]):
                return slots.NO_CARD
            if self.journal is not None:
                count = sum(self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS])
                self.tell("reshuffled", "L1.7", {"count": count, "rules": ["L1.5"]})
        card = self.chance.pick_for(
            1 << side, purpose, self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS]
        )
        self.move_card(card, slots.DRAW, slots.HANDS + side * facts.CARD_KINDS)
        return card

    # Writers: the rest

    def turn_belgium(self) -> None:
        """Its units and forts are the Germans' for good (L10.9)."""
        self.scalars[slots.TURNED] = slots.TURNED_OVER
        self.tally = []

    def set_scalar(self, place: int, value: int) -> None:
        self.scalars[place] = value

    def level(self, points: int) -> int:
        """The level of victory of so many points (L3.3)."""
        for level, top in enumerate(facts.LEVEL_TOPS):
            if points <= top:
                return level
        return len(facts.LEVEL_TOPS) - 1

    # What is hidden: hands, the draw pile, and by L11.9 which units are in an army

    def secrets(self) -> list[Secret]:
        secrets: list[Secret] = []
        for place, mask, counts in self._hidden_cards():
            for card in range(facts.CARD_KINDS):
                secrets += [Secret("card", place, card, mask)] * counts[card]
        for army in self.veiled_armies():
            side = self.side_of_army(army)
            for kind in self.veiled_in(army):
                section = "infantry" if facts.IS_INFANTRY[facts.TYPE_OF[kind]] else "auxiliary"
                family = f"{section} {facts.ARMY_NATION[army]}"
                secrets.append(Secret(family, f"army {army}", kind, 1 << side))
        return secrets

    def _hidden_cards(self) -> list[tuple[str, int, list[int]]]:
        """The draw pile, the hands, and of the hand on turn what was just drawn (L2.5.2)."""
        active = self.scalars[slots.ACTIVE]
        locked = self.cards[slots.LOCKED : slots.LOCKED + facts.CARD_KINDS]
        piles = [("pile", 0, self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS])]
        for side in range(len(facts.SEATS)):
            start = slots.HANDS + side * facts.CARD_KINDS
            hand = self.cards[start : start + facts.CARD_KINDS]
            if side == active:
                hand = [hand[card] - locked[card] for card in range(facts.CARD_KINDS)]
            piles.append(("hand", 1 << side, hand))
        piles.append(("locked", 1 << active, locked))
        return piles

    def set_secrets(self, values: list[int]) -> None:
        veiled = [(army, self.veiled_in(army)) for army in self.veiled_armies()]
        at = 0
        piles: list[list[int]] = []
        for _, _, counts in self._hidden_cards():
            size = sum(counts)
            pile = [0] * facts.CARD_KINDS
            for card in values[at : at + size]:
                pile[card] += 1
            piles.append(pile)
            at += size
        self.cards[slots.DRAW : slots.DRAW + facts.CARD_KINDS] = piles[0]
        for side in range(len(facts.SEATS)):
            hand = piles[1 + side]
            if side == self.scalars[slots.ACTIVE]:
                hand = [hand[card] + piles[3][card] for card in range(facts.CARD_KINDS)]
            start = slots.HANDS + side * facts.CARD_KINDS
            self.cards[start : start + facts.CARD_KINDS] = hand
        self.cards[slots.LOCKED : slots.LOCKED + facts.CARD_KINDS] = piles[3]
        for army, kinds in veiled:
            for kind in kinds:
                self.units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind] -= 1
            for kind in values[at : at + len(kinds)]:
                self.units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind] += 1
            at += len(kinds)

    def guess(self, seat: int, chance: Chance) -> list[int]:
        """Cards are shuffled; so are the units of veiled armies, nation by nation."""
        secrets = self.secrets()
        values = permuted(secrets, seat, chance)
        if self.form.plays(forms.HIDDEN):
            for nation in range(len(facts.INFANTRY_SPACES)):
                self._fit(secrets, values, nation, seat, chance)
        return values

    def _fit(
        self, secrets: list[Secret], values: list[int], nation: int, seat: int, chance: Chance
    ) -> None:
        """Deal the auxiliaries again so that no army has too many guns or biplanes."""
        family = f"auxiliary {nation}"
        places = [
            at
            for at in range(len(secrets))
            if secrets[at].family == family and not secrets[at].known_to(seat)
        ]
        left = sorted([values[at] for at in places], key=scarce_first)
        taken: dict[str, list[int]] = {}
        free = places[:]
        limit = facts.ARTILLERY_LIMIT[nation][self.year() - facts.FIRST_YEAR]
        for kind in left:
            most = (
                limit
                if facts.TYPE_OF[kind] == facts.ARTILLERY
                else 1
                if facts.TYPE_OF[kind] == facts.BIPLANE
                else 9
            )
            fitting = [at for at in free if taken.get(secrets[at].place, []).count(kind) < most]
            if not fitting:
                fitting = free
            at = fitting[chance.pick(PERMUTE, [1] * len(fitting))]
            values[at] = kind
            free.remove(at)
            taken.setdefault(secrets[at].place, []).append(kind)

    def veiled_armies(self) -> list[int]:
        """Armies of which the other side sees only how many of each section there are (L11.9).

        Those without infantry hold an area or not by what they are, and are plain to see; so is
        what has moved or retreated by itself, and what is being fought with.
        """
        if not self.form.plays(forms.HIDDEN):
            return []
        open_ = self.unveiled()
        return [
            army
            for army in range(facts.ARMY_COUNT)
            if self.armies[army * slots.ARMY_ROW] >= 0
            and army not in open_
            and self._has_foot(facts.FIRST_ARMY + army)
        ]

    def _has_foot(self, container: int) -> bool:
        start = container * facts.KIND_COUNT
        for kind in range(facts.KIND_COUNT):
            if self.units[start + kind] and facts.IS_INFANTRY[facts.TYPE_OF[kind]]:
                return True
        return False

    def unveiled(self) -> list[int]:
        """Armies that stand open at the moment."""
        found: list[int] = []
        for row in range(0, len(self.battles), slots.BATTLE_ROW):
            for army in range(facts.ARMY_COUNT):
                if self.armies[army * slots.ARMY_ROW] == self.battles[row]:
                    found.append(army)
        for at in range(0, len(self.marked), 3):
            if self.marked[at] >= facts.FIRST_ARMY:
                found.append(self.marked[at] - facts.FIRST_ARMY)
        for row in range(0, len(self.moved), slots.MOVE_ROW):
            if facts.FIRST_ARMY <= self.moved[row + slots.MOVE_TO] < facts.POOL:
                found.append(self.moved[row + slots.MOVE_TO] - facts.FIRST_ARMY)
        for army in range(facts.ARMY_COUNT):
            if self.armies[army * slots.ARMY_ROW + slots.STATUS] & slots.DISSOLVING:
                found.append(army)
        return found

    def veiled_in(self, army: int) -> list[int]:
        """The kinds of all units in an army, infantry first."""
        start = (facts.FIRST_ARMY + army) * facts.KIND_COUNT
        foot: list[int] = []
        others: list[int] = []
        for kind in range(facts.KIND_COUNT):
            many = [kind] * self.units[start + kind]
            if facts.IS_INFANTRY[facts.TYPE_OF[kind]]:
                foot += many
            else:
                others += many
        return foot + others

    # Edges

    def untimely(self, action: int) -> Refusal:
        """What belongs to another moment of the sequence of play (L2.1, L2.13)."""
        from sandtable.games.lastman.rules.timing import untimely

        return untimely(self, action)

    def dump(self) -> dict[str, Any]:
        return {"form": self.form.origin, **super().dump()}

    def position(self) -> dict[str, Any]:
        """Everything that is on the map and in the hands."""
        from sandtable.games.lastman.rules.views import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it."""
        from sandtable.games.lastman.rules.views import as_seen

        return as_seen(self, seat)


def scarce_first(kind: int) -> int:
    """Biplanes and artillery have limits and are dealt out first."""
    return kind + (
        0 if facts.TYPE_OF[kind] in (facts.ARTILLERY, facts.BIPLANE) else facts.KIND_COUNT
    )
