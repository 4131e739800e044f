"""What a list of Production comes to so far (L7): prices, limits, and what may still be added."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.placement import (
    is_neutral,
    may_join as may_fit,
    may_put_down,
    may_receive,
)
from sandtable.games.lastman.rules.state import LastMan

# The rows of a list: what, which, where
ITEM_ROW: Final = 3
ITEM_BUY: Final = 0  # kind, container
ITEM_REBUILD: Final = 1  # army, area
ITEM_UPGRADE: Final = 2  # container
ITEM_ENTRENCH: Final = 3  # container, kind of the piece that stands alone there
ITEM_FORTIFY: Final = 4  # army
ITEM_CARDS: Final = 5  # number
NOT_YET: Final[dict[int, Refusal]] = {  # by type: from when on it can be bought
    facts.STOSSTRUPPEN: no.STORMERS_LATER,
    facts.BIPLANE: no.BIPLANES_LATER,
    facts.TANK: no.TANKS_LATER,
    facts.PARIS_GUN: no.PARIS_GUN_LATER,
}
NONE: Final = -1
FOUR: Final = 4  # counters that one build point entrenches (L7.5)
HASTY: Final = 2  # in turns 1 and 2 one build point at most


class Accounts(Procedure[LastMan]):
    """The lists of both sides, once they are open (L7.8): a part of Production."""

    def __init__(self, german: list[int], entente: list[int]) -> None:
        self.german = german
        self.entente = entente

    def advance(self, game: LastMan) -> Outcome:
        raise TypeError("accounts do nothing by themselves")

    def items_of(self, side: int) -> list[int]:
        return self.german if side == facts.GERMAN else self.entente


def homes_of(nation: int) -> str:
    """The country in which armies of a nation return: American ones in France (L7.4)."""
    return facts.NATIONS[facts.FR] if nation == facts.US else facts.NATIONS[nation]


@final
class Plan:
    """A position with a list of orders, as if they were carried out."""

    def __init__(self, game: LastMan, seat: int, supplied: list[int], items: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.supplied = supplied
        self.bought = [0] * facts.KIND_COUNT
        self.alone = [0] * (facts.AREA_COUNT * facts.KIND_COUNT)
        self.inside = [0] * (facts.ARMY_COUNT * facts.KIND_COUNT)
        self.stack = [0] * facts.AREA_COUNT  # what the list adds to stacking
        self.returned = [NONE] * facts.ARMY_COUNT  # where the list puts an army
        self.upgrades = 0
        self.digs = [0] * (facts.AREA_COUNT * facts.KIND_COUNT)
        self.army_digs = [0] * facts.ARMY_COUNT
        self.dug = 0
        self.fortified = [0] * facts.ARMY_COUNT
        self.cards = 0
        self.price = 0  # of all but entrenching
        for at in range(0, len(items), ITEM_ROW):
            self.note(items[at], items[at + 1], items[at + 2])

    def note(self, what: int, thing: int, where: int) -> None:
        if what == ITEM_BUY:
            self.bought[thing] += 1
            self.price += facts.COST[thing]
            if where < facts.AREA_COUNT:
                self.alone[where * facts.KIND_COUNT + thing] += 1
                self.stack[where] += 1
            else:
                army = where - facts.FIRST_ARMY
                if self.is_empty(army) and 0 <= self.place(army) < facts.AREA_COUNT:
                    self.stack[self.place(army)] += 1
                self.inside[army * facts.KIND_COUNT + thing] += 1
        elif what == ITEM_REBUILD:
            self.returned[thing] = where
            self.price += 1
        elif what == ITEM_UPGRADE:
            self.upgrades += 1
            self.price += 1
        elif what == ITEM_ENTRENCH:
            self.dug += 1
            if where == NONE:
                self.army_digs[thing - facts.FIRST_ARMY] = 1
            else:
                self.digs[thing * facts.KIND_COUNT + where] += 1
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
        return facts.BUILD[self.game.turn()][self.seat] - self.spent()

    def place(self, army: int) -> int:
        place = self.returned[army]
        return place if place != NONE else self.game.army_place(army)

    def is_empty(self, army: int) -> bool:
        start = army * facts.KIND_COUNT
        if any(self.inside[start : start + facts.KIND_COUNT]):
            return False
        return not self.game.size(facts.FIRST_ARMY + army)

    def kinds(self) -> list[int]:
        return self.game.kinds_of(self.seat)

    def has_room(self, area: int) -> bool:
        return self.game.stacked(area, self.seat) + self.stack[area] < facts.MOST_UNITS

    # Units (L7.3, L7.9)

    def may_buy(self, kind: int) -> Refusal:
        game = self.game
        if game.side_of_kind(kind) != self.seat:
            return no.NOT_YOUR_NATION
        if is_neutral(game, facts.NATION_OF[kind]):
            return no.STILL_NEUTRAL
        if game.turn() < facts.SINCE[kind]:
            return NOT_YET.get(facts.TYPE_OF[kind], no.AMERICANS_LATER)
        if self.in_pool(kind) <= 0:
            if game.count(facts.POOL, kind):
                return no.POOL_SPENT
            rebuilt = facts.TYPE_OF[kind] == facts.COMMONWEALTH
            return no.NEVER_BOUGHT_FIRST if rebuilt else no.POOL_EMPTY
        if facts.TYPE_OF[kind] == facts.BIPLANE and self.planes_left(kind) <= 0:
            return no.BIPLANE_YEAR
        if facts.COST[kind] > self.left():
            return self.too_expensive(facts.COST[kind])
        return ALLOWED if self.has_place(kind) else no.NOWHERE_TO_BUILD

    def too_expensive(self, price: int) -> Refusal:
        """More than is left of the build points, or than there ever were (L7.1, L7.7)."""
        all_points = facts.BUILD[self.game.turn()][self.seat]
        return no.MORE_THAN_ALL if price > all_points else no.TOO_EXPENSIVE

    def in_pool(self, kind: int) -> int:
        taken = self.bought[kind]
        if kind == facts.KIND[facts.GE][facts.STOSSTRUPPEN]:
            taken += self.upgrades
        return self.game.count(facts.POOL, kind) - taken

    def planes_left(self, kind: int) -> int:
        """Counters of this year or before that are not in play (L8.8.1)."""
        game = self.game
        have = 0
        for year in facts.BIPLANE_YEARS[facts.NATION_OF[kind]]:
            if year <= game.year():
                have += 1
        out = facts.COUNTERS[kind] - game.count(facts.POOL, kind) - game.count(facts.LATER, kind)
        return have - out - self.bought[kind]

    def may_stand(self, area: int, kind: int) -> Refusal:
        refusal = may_put_down(self.game, self.seat, area, kind, self.supplied, self.stack[area])
        return no.BUILD_FULL if refusal is no.NO_ROOM_IN_AREA else refusal

    def may_join(self, army: int, kind: int) -> Refusal:
        """Straight into an army, also one that this list rebuilds; not in the Box (L3.7.2)."""
        area = self.place(army)
        if self.game.side_of_army(army) != self.seat:
            return no.OTHER_NATION
        start = army * facts.KIND_COUNT
        fits = may_fit(self.game, army, kind, self.inside[start : start + facts.KIND_COUNT])
        if fits is no.OTHER_NATION:
            return fits  # wherever it is
        if not 0 <= area < facts.AREA_COUNT:
            return no.NOT_IN_THE_BOX if area == facts.BOX else no.ARMY_NOT_THERE
        refusal = may_receive(self.game, self.seat, area, self.supplied)
        if refusal is not ALLOWED:
            return refusal
        if self.is_empty(army) and not self.has_room(area):
            return no.BUILD_FULL
        return fits

    def has_place(self, kind: int) -> bool:
        for area in range(facts.AREA_COUNT):
            if self.supplied[area] and self.may_stand(area, kind) is ALLOWED:
                return True
        return any(self.may_join(army, kind) is ALLOWED for army in range(facts.ARMY_COUNT))

    def places_for(self, kind: int) -> list[int]:
        areas, armies = range(facts.AREA_COUNT), range(facts.ARMY_COUNT)
        alone = [do.AT + area for area in areas if self.may_stand(area, kind) is ALLOWED]
        return alone + [do.INTO + army for army in armies if self.may_join(army, kind) is ALLOWED]

    # Armies (L7.4)

    def may_rebuild(self, army: int) -> Refusal:
        game = self.game
        if game.side_of_army(army) != self.seat:
            return no.NOT_YOUR_NATION
        lost = game.army_place(army) in (slots.ELIMINATED, slots.DISBANDED)
        if game.army_place(army) == slots.NOT_ARRIVED:
            return no.ARMY_NOT_ARRIVED
        if not lost or self.returned[army] != NONE:
            return no.ARMY_NOT_LOST
        if self.left() < 1:
            return self.too_expensive(1)
        return ALLOWED if self.areas_for(army) else no.NO_HOME_LEFT

    def may_return(self, army: int, area: int) -> Refusal:
        """A supplied Friendly area of its country; England for British armies."""
        game = self.game
        nation = facts.ARMY_NATION[army]
        if nation == facts.UK and area != facts.ENGLAND:
            return no.IN_ENGLAND_ONLY
        if facts.HOMES[area] != homes_of(nation):
            return no.NOT_AT_HOME
        if game.owner(area) != self.seat and not game.is_disputed(area):
            return no.REBUILD_ELSEWHERE
        if not self.supplied[area]:
            return no.REBUILD_SUPPLIED
        return no.REBUILD_DISPUTED if game.is_disputed(area) else ALLOWED

    def areas_for(self, army: int) -> list[int]:
        return [area for area in range(facts.AREA_COUNT) if self.may_return(army, area) is ALLOWED]

    # The upgrade (L7.6, L7.10)

    def may_upgrade(self, container: int) -> Refusal:
        game = self.game
        kind = facts.KIND[facts.GE][facts.STOSSTRUPPEN]
        if self.seat != facts.GERMAN:
            return no.UPGRADE_GERMAN
        if game.turn() < facts.SINCE[kind]:
            return no.UPGRADE_EARLY
        if self.upgrades:
            return no.UPGRADE_ONCE
        if self.in_pool(kind) <= 0:
            return no.UPGRADE_POOL
        if self.left() < 1:
            return no.TOO_EXPENSIVE
        area = container if container < facts.AREA_COUNT else NONE
        if facts.FIRST_ARMY <= container < facts.FIRST_ARMY + facts.ARMY_COUNT:
            area = self.place(container - facts.FIRST_ARMY)
        if facts.BOX in (area, container):
            return no.NOT_IN_THE_BOX
        if not 0 <= area < facts.AREA_COUNT or not self.infantry_in(container):
            return no.UPGRADE_NOBODY_ALONE if area == container else no.UPGRADE_NOBODY
        return ALLOWED if self.supplied[area] else no.UPGRADE_UNSUPPLIED

    def infantry_in(self, container: int) -> int:
        kind = facts.KIND[facts.GE][facts.INFANTRY]
        more = 0
        if container < facts.AREA_COUNT:
            more = self.alone[container * facts.KIND_COUNT + kind]
        elif container >= facts.FIRST_ARMY:
            more = self.inside[(container - facts.FIRST_ARMY) * facts.KIND_COUNT + kind]
        return self.game.count(container, kind) + more

    # Entrenching (L7.5, L7.10) and fortifying (L11.6)

    def may_entrench(self, container: int) -> Refusal:
        if self.dug % FOUR == 0:
            if self.game.turn() <= HASTY and self.dug >= FOUR:
                return no.DIG_LIMIT
            if self.left() < 1:
                return no.TOO_EXPENSIVE
        if container < facts.AREA_COUNT:
            return self.may_area_dig(container)
        if container < facts.FIRST_ARMY or container >= facts.FIRST_ARMY + facts.ARMY_COUNT:
            return no.NOT_IN_THE_BOX if container == facts.BOX else no.NOTHING_TO_DIG
        army = container - facts.FIRST_ARMY
        own = self.game.side_of_army(army) == self.seat
        if own and self.place(army) == facts.BOX:
            return no.NOT_IN_THE_BOX
        if not own or not 0 <= self.place(army) < facts.AREA_COUNT:
            return no.NOTHING_TO_DIG
        if self.is_cut_off(self.place(army)):
            return no.DIG_SUPPLIED
        if self.army_digs[army] or self.game.army_has(army, slots.DUG):
            return no.DUG_ALREADY
        return ALLOWED

    def is_cut_off(self, area: int) -> bool:
        """Whether units there may not entrench for lack of supply, where this is played (L6.6)."""
        return self.game.form.plays(forms.SUPPLIED_TRENCHES) and not self.supplied[area]

    def may_area_dig(self, area: int) -> Refusal:
        refusal = no.NOBODY_DIGS_ALONE
        start = area * facts.KIND_COUNT
        if not any(self.game.units[start : start + facts.KIND_COUNT]):
            if not any(self.alone[start : start + facts.KIND_COUNT]):
                return refusal
        for kind in self.kinds():
            one = self.may_dig(area, kind)
            if one is ALLOWED:
                return ALLOWED
            if refusal is no.NOBODY_DIGS_ALONE or one in (no.DUG_ALREADY, no.DIG_SUPPLIED):
                refusal = one if one is not no.NOTHING_TO_DIG else refusal
        return refusal

    def may_dig(self, area: int, kind: int) -> Refusal:
        """A single infantry or Commonwealth unit (L7.5.1)."""
        at = area * facts.KIND_COUNT + kind
        there = self.game.count(area, kind) + self.alone[at]
        if not there or self.game.side_of_kind(kind) != self.seat:
            return no.NOTHING_TO_DIG
        if not facts.CAN_DIG[kind]:
            return no.CANNOT_DIG
        if self.is_cut_off(area):
            return no.DIG_SUPPLIED
        done = self.game.dug_in(area, kind) + self.digs[at]
        return ALLOWED if done < there else no.DUG_ALREADY

    def diggers(self, area: int) -> list[int]:
        return [kind for kind in self.kinds() if self.may_dig(area, kind) is ALLOWED]

    def may_fortify(self, army: int) -> Refusal:
        game = self.game
        if not game.form.plays(forms.FORTIFYING):
            return no.NO_FORTIFYING
        if not 0 <= self.place(army) < facts.AREA_COUNT or game.side_of_army(army) != self.seat:
            return no.NOT_TO_FORTIFY
        if game.army_has(army, slots.FORTIFIED) or self.fortified[army]:
            return no.FORTIFIED_ALREADY
        if not game.army_has(army, slots.DUG) and not self.army_digs[army]:
            return no.NOT_ENTRENCHED
        return ALLOWED if self.left() >= 1 else no.TOO_EXPENSIVE

    # Cards (L7.2)

    def may_draw(self, number: int) -> Refusal:
        piles = sum(self.game.pile(slots.DRAW)) + sum(self.game.pile(slots.DISCARDS))
        if number > self.left():
            return self.too_expensive(number)
        if number <= 0:
            return no.NO_CARD_BOUGHT
        return ALLOWED if self.cards + number <= piles else no.PILES_EMPTY
