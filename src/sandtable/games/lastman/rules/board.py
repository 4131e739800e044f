"""The position as lists of numbers, and its readers. The writers are in state.py.

Both classes have more than forty methods: the rules read and write the lists through them alone.
"""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.state import State
from sandtable.games.lastman.rules import facts, notation as do, slots
from sandtable.games.lastman.rules.forms import Form


class Board(State):
    """Units by container and kind, armies, areas, cards, and what has happened in this turn.

    `changes` are the containers of which anything has changed: areas, boxes and armies.
    """

    LISTS: ClassVar[tuple[str, ...]] = (
        "units", "dug", "armies", "areas", "cards", "moved", "marked", "waiting", "battles",
        "scalars",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("units", "dug")

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
    ) -> None:
        super().__init__()
        self.form = form
        self.units = units  # by container and kind; written by `own_units` alone
        self.lent = False  # whether a copy shares the units: they are copied when they change
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

    # Time

    def turn(self) -> int:
        return self.scalars[slots.TURN]

    def year(self) -> int:
        """The game year: a winter belongs to the year in which it began (L12.18)."""
        return facts.YEAR[self.scalars[slots.TURN]]

    def is_pass(self) -> bool:
        """Whether no card for an Offensive is played in this player turn (L2.5)."""
        return self.scalars[slots.OFFENSIVE] == slots.NO_CARD

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

    def kinds_in(self, container: int) -> list[int]:
        """The kinds of which there are any in a container."""
        start = container * facts.KIND_COUNT
        return [kind for kind in range(facts.KIND_COUNT) if self.units[start + kind]]

    def place_of(self, container: int) -> int:
        """The area, or the box, in which a container is; below 0 for an army out of play."""
        if container < facts.FIRST_ARMY:
            return container
        return self.armies[(container - facts.FIRST_ARMY) * 2] if container < facts.POOL else -1

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

    def trenches(self, army: int) -> int:
        """Whether an army is entrenched and fortified, as bits of a row in `moved`."""
        status = self.armies[army * slots.ARMY_ROW + slots.STATUS]
        return status & (slots.WAS_DUG | slots.WAS_FORTIFIED)

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

    def is_fort_alone(self, container: int, side: int) -> bool:
        """Whether nothing of a side stands alone in an area but its fort (L8.11.1)."""
        if container >= facts.AREA_COUNT or self.fort_of(container, side) == facts.NO_FORT:
            return False
        return not any(self.count(container, kind) for kind in self.kinds_of(side))

    def present(self, area: int, side: int) -> bool:
        """Any unit but an empty army or a fort of 1 or 0 (L4.2.3, L4.11, L8.11.4, L8.11.5)."""
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
        army = container - facts.FIRST_ARMY
        if army >= 0 and self.armies[army * 2 + 1] & slots.MOVED:
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

    def battle_areas(self) -> list[int]:
        return self.battles[:: slots.BATTLE_ROW]

    # Cards

    def pile(self, start: int) -> list[int]:
        """The cards of a pile or a hand, by kind of card."""
        return self.cards[start : start + facts.CARD_KINDS]

    def held(self, side: int, card: int) -> int:
        return self.cards[slots.hand(side) + card]

    def hand_size(self, side: int) -> int:
        return sum(self.pile(slots.hand(side)))

    # The end (L3)

    def ended(self) -> bool:
        return self.scalars[slots.RESULT] != slots.NO_RESULT

    def moment(self) -> str:
        return f"turn {self.scalars[slots.TURN]}"

    def action_name(self, action: int) -> str:
        return do.VOCABULARY.name(action)
