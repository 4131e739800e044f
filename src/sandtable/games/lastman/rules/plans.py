"""What a list of Production comes to so far (L7): prices, limits, and what may still be added."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules.digging import may_join as may_fit
from sandtable.games.lastman.rules.facts import (
    AREA_COUNT,
    ARMY_COUNT,
    ARMY_NATION,
    BIPLANE,
    BIPLANE_YEARS,
    BUILD,
    CAN_DIG,
    CARD_KINDS,
    COMMONWEALTH,
    COUNTERS,
    ENGLAND,
    FIRST_ARMY,
    FR,
    GE,
    GERMAN,
    HOMES,
    INFANTRY,
    KIND,
    KIND_COUNT,
    LATER,
    MOST_UNITS,
    NATION_OF,
    NATIONS,
    POOL,
    PRICE,
    SINCE,
    STOSSTRUPPEN,
    TYPE_OF,
    UK,
    US,
)
from sandtable.games.lastman.rules.forms import FORTIFYING
from sandtable.games.lastman.rules.notation import AT, INTO
from sandtable.games.lastman.rules.placing import is_bound, is_neutral, may_receive
from sandtable.games.lastman.rules.refusals import (
    ARMY_NOT_LOST,
    ARMY_NOT_THERE,
    BELGIANS_STAY,
    BIPLANE_YEAR,
    CANNOT_DIG,
    DIG_LIMIT,
    DUG_ALREADY,
    FORTIFIED_ALREADY,
    IN_ENGLAND_ONLY,
    NEVER_BOUGHT_FIRST,
    NO_FORTIFYING,
    NO_HOME_LEFT,
    NO_ROOM_IN_AREA,
    NOT_AT_HOME,
    NOT_ENTRENCHED,
    NOT_TO_BE_HAD_YET,
    NOT_YOUR_NATION,
    NOWHERE_TO_BUILD,
    PILES_EMPTY,
    POOL_EMPTY,
    REBUILD_DISPUTED,
    STILL_NEUTRAL,
    TOO_DEAR,
    UPGRADE_EARLY,
    UPGRADE_GERMAN,
    UPGRADE_NOBODY,
    UPGRADE_ONCE,
    UPGRADE_POOL,
    UPGRADE_UNSUPPLIED,
)
from sandtable.games.lastman.rules.state import (
    DISBANDED,
    DISCARDS,
    DRAW,
    DUG,
    ELIMINATED,
    FORTIFIED,
    LastMan,
)

# The rows of a list: what, which, where
ITEM_ROW: Final = 3
ITEM_BUY: Final = 0  # kind, container
ITEM_REBUILD: Final = 1  # army, area
ITEM_UPGRADE: Final = 2  # container
ITEM_ENTRENCH: Final = 3  # container, kind of the piece that stands alone there
ITEM_FORTIFY: Final = 4  # army
ITEM_CARDS: Final = 5  # number
NONE: Final = -1
FOUR: Final = 4  # counters that one build point entrenches (L7.5)
HASTY: Final = 2  # in turns 1 and 2 one build point at most


class Accounts(Procedure[LastMan]):
    """What has been ordered, once it is laid open. Production is such a one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("german", "entente")

    def __init__(self, german: list[int], entente: list[int]) -> None:
        self.german = german
        self.entente = entente

    def advance(self, game: LastMan) -> Outcome:
        raise TypeError("accounts do nothing by themselves")

    def items_of(self, side: int) -> list[int]:
        return self.german if side == GERMAN else self.entente


def homes_of(nation: int) -> str:
    """The country in which armies of a nation return: American ones in France (L7.4)."""
    return NATIONS[FR] if nation == US else NATIONS[nation]


@final
class Plan:
    """A position with a list of orders, as if they were carried out."""

    def __init__(self, game: LastMan, seat: int, supplied: list[int], items: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.supplied = supplied
        self.bought = [0] * KIND_COUNT
        self.alone = [0] * (AREA_COUNT * KIND_COUNT)
        self.inside = [0] * (ARMY_COUNT * KIND_COUNT)
        self.stack = [0] * AREA_COUNT  # what the list adds to stacking
        self.returned = [NONE] * ARMY_COUNT  # where the list puts an army
        self.upgrades = 0
        self.digs = [0] * (AREA_COUNT * KIND_COUNT)
        self.army_digs = [0] * ARMY_COUNT
        self.dug = 0
        self.fortified = [0] * ARMY_COUNT
        self.cards = 0
        self.price = 0  # of all but entrenching
        for at in range(0, len(items), ITEM_ROW):
            self.note(items[at], items[at + 1], items[at + 2])

    def note(self, what: int, thing: int, where: int) -> None:
        if what == ITEM_BUY:
            self.bought[thing] += 1
            self.price += PRICE[TYPE_OF[thing]]
            if where < AREA_COUNT:
                self.alone[where * KIND_COUNT + thing] += 1
                self.stack[where] += 1
            else:
                army = where - FIRST_ARMY
                if self.is_empty(army) and 0 <= self.place(army) < AREA_COUNT:
                    self.stack[self.place(army)] += 1
                self.inside[army * KIND_COUNT + thing] += 1
        elif what == ITEM_REBUILD:
            self.returned[thing] = where
            self.price += 1
        elif what == ITEM_UPGRADE:
            self.upgrades += 1
            self.price += 1
        elif what == ITEM_ENTRENCH:
            self.dug += 1
            if where == NONE:
                self.army_digs[thing - FIRST_ARMY] = 1
            else:
                self.digs[thing * KIND_COUNT + where] += 1
        elif what == ITEM_FORTIFY:
            self.fortified[thing] = 1
            self.price += 1
        else:
            self.cards += thing
            self.price += thing

    # Reading it

    def spent(self) -> int:
        return self.price + (self.dug + FOUR - 1) // FOUR

    def left(self) -> int:
        return BUILD[self.game.turn()][self.seat] - self.spent()

    def place(self, army: int) -> int:
        place = self.returned[army]
        return place if place != NONE else self.game.army_place(army)

    def is_empty(self, army: int) -> bool:
        start = army * KIND_COUNT
        if any(self.inside[start : start + KIND_COUNT]):
            return False
        return not self.game.size(FIRST_ARMY + army)

    def kinds(self) -> list[int]:
        return self.game.kinds_of(self.seat)

    def has_room(self, area: int) -> bool:
        return self.game.stacked(area, self.seat) + self.stack[area] < MOST_UNITS

    # Units (L7.3, L7.9)

    def may_buy(self, kind: int) -> Refusal:
        game = self.game
        if game.side_of_kind(kind) != self.seat:
            return NOT_YOUR_NATION
        if is_neutral(game, NATION_OF[kind]):
            return STILL_NEUTRAL
        if game.turn() < SINCE[kind]:
            return NOT_TO_BE_HAD_YET
        if self.in_pool(kind) <= 0:
            return NEVER_BOUGHT_FIRST if TYPE_OF[kind] == COMMONWEALTH else POOL_EMPTY
        if TYPE_OF[kind] == BIPLANE and self.planes_left(kind) <= 0:
            return BIPLANE_YEAR
        if PRICE[TYPE_OF[kind]] > self.left():
            return TOO_DEAR
        return ALLOWED if self.has_place(kind) else NOWHERE_TO_BUILD

    def in_pool(self, kind: int) -> int:
        taken = self.bought[kind]
        if kind == KIND[GE][STOSSTRUPPEN]:
            taken += self.upgrades
        return self.game.count(POOL, kind) - taken

    def planes_left(self, kind: int) -> int:
        """Counters of this year or before that are not in play (L8.8.1)."""
        game = self.game
        have = 0
        for year in BIPLANE_YEARS[NATION_OF[kind]]:
            if year <= game.year():
                have += 1
        out = COUNTERS[kind] - game.count(POOL, kind) - game.count(LATER, kind)
        return have - out - self.bought[kind]

    def may_stand(self, area: int, kind: int) -> Refusal:
        refusal = may_receive(self.game, self.seat, area, self.supplied)
        if refusal is ALLOWED and is_bound(self.game, kind, area):
            return BELGIANS_STAY
        if refusal is ALLOWED and not self.has_room(area):
            return NO_ROOM_IN_AREA
        return refusal

    def may_join(self, army: int, kind: int) -> Refusal:
        """Straight into an army, also one that this list rebuilds."""
        area = self.place(army)
        if not 0 <= area < AREA_COUNT or self.game.side_of_army(army) != self.seat:
            return ARMY_NOT_THERE
        refusal = may_receive(self.game, self.seat, area, self.supplied)
        if refusal is not ALLOWED:
            return refusal
        if self.is_empty(army) and not self.has_room(area):
            return NO_ROOM_IN_AREA
        start = army * KIND_COUNT
        return may_fit(self.game, army, kind, self.inside[start : start + KIND_COUNT])

    def has_place(self, kind: int) -> bool:
        for area in range(AREA_COUNT):
            if self.supplied[area] and self.may_stand(area, kind) is ALLOWED:
                return True
        return any(self.may_join(army, kind) is ALLOWED for army in range(ARMY_COUNT))

    def places_for(self, kind: int) -> list[int]:
        actions = [AT + area for area in range(AREA_COUNT) if self.may_stand(area, kind) is ALLOWED]
        for army in range(ARMY_COUNT):
            if self.may_join(army, kind) is ALLOWED:
                actions.append(INTO + army)
        return actions

    # Armies (L7.4)

    def may_rebuild(self, army: int) -> Refusal:
        game = self.game
        if game.side_of_army(army) != self.seat:
            return NOT_YOUR_NATION
        if game.army_place(army) not in (ELIMINATED, DISBANDED) or self.returned[army] != NONE:
            return ARMY_NOT_LOST
        if self.left() < 1:
            return TOO_DEAR
        return ALLOWED if self.areas_for(army) else NO_HOME_LEFT

    def may_return(self, army: int, area: int) -> Refusal:
        """A supplied Friendly area of its country; England for British armies."""
        game = self.game
        nation = ARMY_NATION[army]
        if nation == UK and area != ENGLAND:
            return IN_ENGLAND_ONLY
        if HOMES[area] != homes_of(nation):
            return NOT_AT_HOME
        refusal = may_receive(game, self.seat, area, self.supplied)
        if refusal is not ALLOWED:
            return refusal
        return REBUILD_DISPUTED if game.is_disputed(area) else ALLOWED

    def areas_for(self, army: int) -> list[int]:
        return [area for area in range(AREA_COUNT) if self.may_return(army, area) is ALLOWED]

    # The upgrade (L7.6, L7.10)

    def may_upgrade(self, container: int) -> Refusal:
        game = self.game
        kind = KIND[GE][STOSSTRUPPEN]
        if self.seat != GERMAN:
            return UPGRADE_GERMAN
        if game.turn() < SINCE[kind]:
            return UPGRADE_EARLY
        if self.upgrades:
            return UPGRADE_ONCE
        if self.in_pool(kind) <= 0:
            return UPGRADE_POOL
        if self.left() < 1:
            return TOO_DEAR
        area = container if container < AREA_COUNT else NONE
        if FIRST_ARMY <= container < FIRST_ARMY + ARMY_COUNT:
            area = self.place(container - FIRST_ARMY)
        if not 0 <= area < AREA_COUNT or not self.infantry_in(container):
            return UPGRADE_NOBODY
        return ALLOWED if self.supplied[area] else UPGRADE_UNSUPPLIED

    def infantry_in(self, container: int) -> int:
        kind = KIND[GE][INFANTRY]
        more = self.alone[container * KIND_COUNT + kind] if container < AREA_COUNT else 0
        if container >= FIRST_ARMY:
            more = self.inside[(container - FIRST_ARMY) * KIND_COUNT + kind]
        return self.game.count(container, kind) + more

    # Entrenching (L7.5, L7.10) and fortifying (L11.6)

    def may_entrench(self, container: int) -> Refusal:
        if self.dug % FOUR == 0:
            if self.game.turn() <= HASTY and self.dug >= FOUR:
                return DIG_LIMIT
            if self.left() < 1:
                return TOO_DEAR
        if container < AREA_COUNT:
            return self.may_area_dig(container)
        if container < FIRST_ARMY or container >= FIRST_ARMY + ARMY_COUNT:
            return CANNOT_DIG
        army = container - FIRST_ARMY
        if not 0 <= self.place(army) < AREA_COUNT or self.game.side_of_army(army) != self.seat:
            return CANNOT_DIG
        if self.army_digs[army] or self.game.army_has(army, DUG):
            return DUG_ALREADY
        return ALLOWED

    def may_area_dig(self, area: int) -> Refusal:
        refusal = CANNOT_DIG
        start = area * KIND_COUNT
        if not any(self.game.units[start : start + KIND_COUNT]):
            if not any(self.alone[start : start + KIND_COUNT]):
                return CANNOT_DIG
        for kind in self.kinds():
            one = self.may_dig(area, kind)
            if one is ALLOWED:
                return ALLOWED
            if one is DUG_ALREADY:
                refusal = DUG_ALREADY
        return refusal

    def may_dig(self, area: int, kind: int) -> Refusal:
        """A single infantry or Commonwealth unit (L7.5.1)."""
        if not CAN_DIG[kind] or self.game.side_of_kind(kind) != self.seat:
            return CANNOT_DIG
        at = area * KIND_COUNT + kind
        there = self.game.count(area, kind) + self.alone[at]
        if not there:
            return CANNOT_DIG
        done = self.game.dug_in(area, kind) + self.digs[at]
        return ALLOWED if done < there else DUG_ALREADY

    def diggers(self, area: int) -> list[int]:
        return [kind for kind in self.kinds() if self.may_dig(area, kind) is ALLOWED]

    def may_fortify(self, army: int) -> Refusal:
        game = self.game
        if not game.form.plays(FORTIFYING):
            return NO_FORTIFYING
        if not 0 <= self.place(army) < AREA_COUNT or game.side_of_army(army) != self.seat:
            return CANNOT_DIG
        if game.army_has(army, FORTIFIED) or self.fortified[army]:
            return FORTIFIED_ALREADY
        if not game.army_has(army, DUG) and not self.army_digs[army]:
            return NOT_ENTRENCHED
        return ALLOWED if self.left() >= 1 else TOO_DEAR

    # Cards (L7.2)

    def may_draw(self, number: int) -> Refusal:
        cards = self.game.cards
        piles = sum(cards[DRAW : DRAW + CARD_KINDS]) + sum(cards[DISCARDS : DISCARDS + CARD_KINDS])
        if number > self.left():
            return TOO_DEAR
        return ALLOWED if number > 0 and self.cards + number <= piles else PILES_EMPTY
