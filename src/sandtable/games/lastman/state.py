"""What is: units by container and kind, armies, areas and cards, and the only writers of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games.lastman.forms import Form
from sandtable.games.lastman.notation import DRAWING, VOCABULARY
from sandtable.games.lastman.tables import (
    AREA_COUNT,
    ARMY_COUNT,
    ARMY_NATION,
    CARD_KINDS,
    ENTENTE,
    FIRST_ARMY,
    GERMAN,
    HOLDS,
    HOME_SIDE,
    IS_INFANTRY,
    KIND_COUNT,
    KIND_SIDE,
    LEVEL_TOPS,
    LEVELS,
    NO_FORT,
    POOL,
    SEATS,
    SIDE_OF,
    STALEMATE,
    TYPE_OF,
    YEAR,
)

# The row of an army: where it is, and its state
ARMY_ROW: Final = 2
PLACE_: Final = 0
STATUS_: Final = 1
# Where an army is that is neither in an area nor in the box
NOT_ARRIVED: Final = -1
ELIMINATED: Final = -2
DISBANDED: Final = -3
# Status bits
DUG: Final = 1  # entrenched
FORTIFIED: Final = 2  # by the optional rule
MOVED: Final = 4  # in this player turn
MARKED: Final = 8  # it has retreated in this player turn

# The row of an area
AREA_ROW: Final = 3
OWNER_: Final = 0
FORT__: Final = 1  # what is left of its fort, NO_FORT for none
BEFORE_: Final = 2  # its status when the player turn began (L2.13): see FRIENDLY_TO...
OPEN_TO_NOBODY: Final = 2  # disputed, in `BEFORE_`; else the side that it was friendly to

# Places in `cards`: counts by kind of card
DRAW: Final = 0
DISCARDS: Final = CARD_KINDS
HANDS: Final = 2 * CARD_KINDS  # two of them
LOCKED: Final = 4 * CARD_KINDS  # of the hand of the side on turn: drawn when passing (L2.5.2)
OUT: Final = 5 * CARD_KINDS  # out of the game
IN_BATTLE: Final = 6 * CARD_KINDS  # assigned to battles; which to which, the procedure knows
CARD_PLACES: Final = 7 * CARD_KINDS

# Places in `scalars`
TURN: Final = 0
ACTIVE: Final = 1  # the side whose player turn it is
PASSES: Final = 2  # one after the other (L2.16)
RESULT: Final = 3  # NO_RESULT, or the level with which the game has ended
OFFENSIVE_: Final = 4  # the card of this player turn as it counts now, NO_CARD for a pass
PLAYED: Final = 5  # cards played in this player turn (L2.5.2)
WEATHER: Final = 6  # 1: Bad Weather in this player turn
FAILED: Final = 7  # crises not met, by side
RAILS: Final = 9  # units moved by rail in this player turn
STRATEGICS: Final = 10
SEAS: Final = 11
FIRST: Final = 12  # the side that begins the season
SCALARS: Final = 16

NO_RESULT: Final = -1
NO_CARD: Final = -1


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
        "scalars",
    )

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
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        super().__init__(stack, asked)
        self.form = form
        self.units = units  # by container and kind
        self.dug = dug  # of those that stand alone in an area: how many are entrenched
        self.armies = armies
        self.areas = areas
        self.cards = cards
        self.moved = moved  # triples of container, kind and count: pieces that have moved
        self.marked = marked  # the same of pieces with a Retreat marker
        self.waiting = waiting  # reinforcements without a place yet, numbers of `form.arrivals`
        self.scalars = scalars

    def copy(self) -> LastMan:
        return LastMan(
            self.form,
            self.units[:],
            self.dug[:],
            self.armies[:],
            self.areas[:],
            self.cards[:],
            self.moved[:],
            self.marked[:],
            self.waiting[:],
            self.scalars[:],
            [procedure.copy() for procedure in self.stack],
            self.asked,
        )

    # Time

    def turn(self) -> int:
        return self.scalars[TURN]

    def year(self) -> int:
        """The game year: a winter belongs to the year in which it began (L12.18)."""
        return YEAR[self.scalars[TURN]]

    def attacker(self) -> int:
        """The side whose player turn it is (L2.4)."""
        return self.scalars[ACTIVE]

    # Units

    def count(self, container: int, kind: int) -> int:
        return self.units[container * KIND_COUNT + kind]

    def size(self, container: int) -> int:
        """So many units, of all kinds."""
        start = container * KIND_COUNT
        return sum(self.units[start : start + KIND_COUNT])

    def army_place(self, army: int) -> int:
        return self.armies[army * ARMY_ROW]

    def army_has(self, army: int, status: int) -> bool:
        return self.armies[army * ARMY_ROW + STATUS_] & status != 0

    def armies_in(self, area: int, side: int) -> list[int]:
        """The armies of a side in an area, empty ones too."""
        return [
            army
            for army in range(ARMY_COUNT)
            if self.armies[army * ARMY_ROW] == area and SIDE_OF[ARMY_NATION[army]] == side
        ]

    def containers_in(self, area: int, side: int) -> list[int]:
        """The area itself, for pieces that stand alone, and the armies of a side in it."""
        return [area, *[FIRST_ARMY + army for army in self.armies_in(area, side)]]

    def dug_in(self, area: int, kind: int) -> int:
        """How many of the pieces of a kind that stand alone in an area are entrenched."""
        return self.dug[area * KIND_COUNT + kind]

    # Areas (L4.2, L4.11)

    def owner(self, area: int) -> int:
        return self.areas[area * AREA_ROW]

    def fort(self, area: int) -> int:
        """What is left of the fort, NO_FORT where there is none; it belongs to the home side."""
        return self.areas[area * AREA_ROW + FORT__]

    def fort_of(self, area: int, side: int) -> int:
        """The same, for the side that it belongs to."""
        return self.areas[area * AREA_ROW + FORT__] if HOME_SIDE[area] == side else NO_FORT

    def present(self, area: int, side: int) -> bool:
        """Any unit other than an empty army or a fort of 1 or 0 (L4.11)."""
        if self.fort_of(area, side) >= 2:
            return True
        units = self.units
        start = area * KIND_COUNT
        for kind in range(KIND_COUNT):
            if units[start + kind] and KIND_SIDE[kind] == side:
                return True
        for army in range(ARMY_COUNT):
            if (
                self.armies[army * ARMY_ROW] == area
                and SIDE_OF[ARMY_NATION[army]] == side
                and self.size(FIRST_ARMY + army)
            ):
                return True
        return False

    def holds(self, area: int, side: int) -> bool:
        """Whether a side has there what can take and keep an area (L4.11)."""
        if self.fort_of(area, side) >= 2:
            return True
        for container in self.containers_in(area, side):
            start = container * KIND_COUNT
            for kind in range(KIND_COUNT):
                if self.units[start + kind] and KIND_SIDE[kind] == side and HOLDS[TYPE_OF[kind]]:
                    return True
        return False

    def has_infantry(self, area: int, side: int) -> bool:
        """An infantry type of a side, alone or in an army."""
        for container in self.containers_in(area, side):
            start = container * KIND_COUNT
            for kind in range(KIND_COUNT):
                if (
                    self.units[start + kind]
                    and KIND_SIDE[kind] == side
                    and IS_INFANTRY[TYPE_OF[kind]]
                ):
                    return True
        return False

    def is_disputed(self, area: int) -> bool:
        return self.present(area, GERMAN) and self.present(area, ENTENTE)

    def is_friendly(self, area: int, side: int) -> bool:
        return self.owner(area) == side and not self.is_disputed(area)

    def is_enemy(self, area: int, side: int) -> bool:
        return self.owner(area) == 1 - side and not self.is_disputed(area)

    def was_friendly(self, area: int, side: int) -> bool:
        """When this player turn began (L4.6, L4.7)."""
        return self.areas[area * AREA_ROW + BEFORE_] == side

    def stacked(self, area: int, side: int) -> int:
        """What counts for stacking (L1.4): pieces that stand alone, and armies with contents."""
        total = 0
        start = area * KIND_COUNT
        for kind in range(KIND_COUNT):
            if KIND_SIDE[kind] == side:
                total += self.units[start + kind]
        for army in self.armies_in(area, side):
            if self.size(FIRST_ARMY + army):
                total += 1
        return total

    # Cards

    def held(self, side: int, card: int) -> int:
        return self.cards[HANDS + side * CARD_KINDS + card]

    def hand_size(self, side: int) -> int:
        start = HANDS + side * CARD_KINDS
        return sum(self.cards[start : start + CARD_KINDS])

    # The end (L3)

    def ended(self) -> bool:
        return self.scalars[RESULT] != NO_RESULT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        level = self.scalars[RESULT]
        winner = None if level == STALEMATE else (GERMAN if level > STALEMATE else ENTENTE)
        return {
            "winner": winner,
            "seat": None if winner is None else SEATS[winner],
            "level": LEVELS[level],
            "turns": self.scalars[TURN],
        }

    def moment(self) -> str:
        return f"turn {self.scalars[TURN]}"

    def action_name(self, action: int) -> str:
        return VOCABULARY.name(action)

    # Writers: units

    def shift(self, kind: int, count: int, source: int, target: int) -> None:
        """Pieces of one kind go from container to container. Those dug in are handled apart."""
        self.units[source * KIND_COUNT + kind] -= count
        self.units[target * KIND_COUNT + kind] += count

    def set_dug(self, area: int, kind: int, count: int) -> None:
        self.dug[area * KIND_COUNT + kind] = count

    def put_army(self, army: int, place: int) -> None:
        self.armies[army * ARMY_ROW] = place

    def set_army(self, army: int, status: int, on: bool) -> None:
        row = army * ARMY_ROW + STATUS_
        self.armies[row] = self.armies[row] | status if on else self.armies[row] & ~status

    def eliminate_army(self, army: int) -> None:
        """The counter leaves the map; what is in it goes to the pool (L1.8)."""
        for kind in range(KIND_COUNT):
            count = self.count(FIRST_ARMY + army, kind)
            if count:
                self.shift(kind, count, FIRST_ARMY + army, POOL)
        self.armies[army * ARMY_ROW] = ELIMINATED
        self.armies[army * ARMY_ROW + STATUS_] = 0

    # Writers: areas

    def set_fort(self, area: int, strength: int) -> None:
        self.areas[area * AREA_ROW + FORT__] = strength

    def set_owner(self, area: int, side: int) -> None:
        self.areas[area * AREA_ROW] = side

    def settle(self, area: int) -> None:
        """Who owns an area after anything has changed in it (L4.11)."""
        german, entente = self.present(area, GERMAN), self.present(area, ENTENTE)
        if german != entente:
            side = GERMAN if german else ENTENTE
            if self.holds(area, side):
                self.areas[area * AREA_ROW] = side

    def look_round(self) -> None:
        """Note how every area stands, as a player turn begins (L2.13)."""
        for area in range(AREA_COUNT):
            disputed = self.is_disputed(area)
            self.areas[area * AREA_ROW + BEFORE_] = OPEN_TO_NOBODY if disputed else self.owner(area)

    # Writers: cards

    def move_card(self, card: int, source: int, target: int) -> None:
        self.cards[source + card] -= 1
        self.cards[target + card] += 1

    def draw_card(self, side: int, purpose: int = DRAWING) -> int:
        """A card for a hand, seen by its owner; NO_CARD when all piles are empty (L1.7)."""
        if not any(self.cards[DRAW : DRAW + CARD_KINDS]):
            for card in range(CARD_KINDS):
                self.cards[DRAW + card] += self.cards[DISCARDS + card]
                self.cards[DISCARDS + card] = 0
            if not any(self.cards[DRAW : DRAW + CARD_KINDS]):
                return NO_CARD
        card = self.chance.pick_for(1 << side, purpose, self.cards[DRAW : DRAW + CARD_KINDS])
        self.move_card(card, DRAW, HANDS + side * CARD_KINDS)
        return card

    # Writers: the rest

    def set_scalar(self, place: int, value: int) -> None:
        self.scalars[place] = value

    def level(self, points: int) -> int:
        """The level of victory of so many points (L3.3)."""
        for level, top in enumerate(LEVEL_TOPS):
            if points <= top:
                return level
        return len(LEVEL_TOPS) - 1

    # Edges

    def position(self) -> dict[str, Any]:
        """Everything that is on the map and in the hands."""
        from sandtable.games.lastman.portrait import whole

        return whole(self)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as this seat sees it."""
        from sandtable.games.lastman.portrait import as_seen

        return as_seen(self, seat)
