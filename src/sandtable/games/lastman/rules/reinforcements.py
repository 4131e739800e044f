"""Reinforcements (L2.2, L2.12): the Germans place theirs, then the Entente; then regrouping."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.forms import Arrival
from sandtable.games.lastman.rules.neutrals import join
from sandtable.games.lastman.rules.placement import (
    is_neutral,
    may_put_army,
    may_put_down,
    may_put_into,
)
from sandtable.games.lastman.rules.regrouping import Regrouping
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.supply import supplied_areas

# A row of what is to be placed, as in `waiting`: number of the arrival, kind or THE_ARMY, count
ROW: Final = 3
THE_ARMY: Final = -1
NOWHERE: Final = -1
BRITISH: Final[int] = facts.KIND[facts.UK][facts.INFANTRY]
DOMINIONS: Final[int] = facts.KIND[facts.UK][facts.COMMONWEALTH]

# Reinforcements are refused by a rule of their own (L2.2)
ARRIVING: Final[dict[Refusal, Refusal]] = {
    no.NOT_OWN_AREA: no.ARRIVE_ELSEWHERE,
    no.UNSUPPLIED: no.ARRIVE_SUPPLIED,
    no.ARMY_NOT_THERE: no.ARRIVE_NO_ARMY,
}

# Steps
COME: Final = 0  # what is due is laid out
PLACE: Final = 1
REGROUP: Final = 2


@final
class Reinforcements(Procedure[LastMan]):
    """The whole phase. Placing is compulsory; what has no place waits for the next season."""

    def __init__(
        self,
        step: int = COME,
        side: int = facts.GERMAN,
        rows: list[int] | None = None,
        source: int = NOWHERE,
    ) -> None:
        self.step = step
        self.side = side
        self.rows: list[int] = [] if rows is None else rows
        self.source = source  # the area of the infantry that is relieved by the Dominions

    def copy(self) -> Reinforcements:
        return Reinforcements(self.step, self.side, self.rows[:], self.source)

    def advance(self, game: LastMan) -> Outcome:
        if self.step == COME:
            if self.side == facts.GERMAN:
                join_in_time(game)
            self.rows = due(game, self.side)
            self.step = PLACE
        elif self.step == PLACE:
            if self.rows:
                return self.place_next(game)
            self.side += 1
            self.step = COME
            if self.side == len(facts.SEATS):
                self.step = REGROUP
                self.side = facts.GERMAN
        elif self.side < len(facts.SEATS):
            self.side += 1
            game.push(Regrouping(self.side - 1))
        else:
            return DONE
        return ON

    def place_next(self, game: LastMan) -> Outcome:
        arrival = game.form.arrivals[self.rows[0]]
        what = self.rows[1]
        supplied = supplied_areas(game, self.side)
        if self.source != NOWHERE:
            actions = [do.PIECE + BRITISH, do.PIECE + facts.KIND_COUNT + BRITISH]
            return game.ask(self.side, "swap-which", "L8.4", actions, self.source)
        if is_neutral(game, arrival.nation):
            actions = []
        elif what == THE_ARMY:
            actions = [
                do.AT + area
                for area in range(facts.AREA_COUNT)
                if may_arrive(game, self.side, arrival, area, supplied) is ALLOWED
            ]
        elif arrival.how == forms.SWAPPED:
            actions = [do.FROM + each for each in relieved(game)]
        else:
            actions = places(game, arrival, what, supplied)
        if game.journal is not None and len(actions) < 2:
            self.withhold_places(game)
        if not actions:
            self.wait(game)
            return ON
        if len(actions) == 1 and not (
            game.form.plays(forms.HIDDEN) and arrival.how == forms.SWAPPED
        ):
            game.withhold(self.side, actions[0], 1, ALLOWED)
            self.answer(game, actions[0])
            return ON
        subject = arrival.army if what == THE_ARMY else what
        if what == THE_ARMY:
            return game.ask(self.side, "place-army", "L2.12", actions, subject)
        key, rule = ("swap", "L8.4") if arrival.how == forms.SWAPPED else ("place-unit", "L2.12")
        return game.ask_veiled(self.side, key, rule, actions, subject)

    def wait(self, game: LastMan) -> None:
        """No legal place: all of this row is offered again next season (L2.12)."""
        row = self.rows[:ROW]
        self.rows = self.rows[ROW:]
        game.waiting += row
        if game.journal is not None:
            arrival = game.form.arrivals[row[0]]
            args = {"side": self.side, "kind": row[1], "count": row[2], "army": arrival.army}
            rules = ["L10.9"] if is_neutral(game, arrival.nation) else []
            if arrival.how == forms.SWAPPED:
                rules.append("L8.4")
            game.tell("waits", "L2.12", {**args, "rules": rules})

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.PIECE:
            self.relieve(game, self.source, int(thing >= facts.KIND_COUNT))
        elif verb == do.FROM:
            dug = game.dug_in(thing, BRITISH) if thing < facts.AREA_COUNT else 0
            if 0 < dug < game.count(thing, BRITISH):
                self.source = thing
                return
            self.relieve(game, thing, int(dug > 0))
        elif self.rows[1] == THE_ARMY:
            self.put_army(game, thing)
        else:
            self.put_unit(game, thing if verb == do.AT else facts.FIRST_ARMY + thing)

    def one_less(self) -> None:
        self.rows[2] -= 1
        if not self.rows[2]:
            self.rows = self.rows[ROW:]

    def put_army(self, game: LastMan, area: int) -> None:
        arrival = game.form.arrivals[self.rows[0]]
        game.put_army(arrival.army, area)
        for kind in range(facts.KIND_COUNT):
            if arrival.units[kind]:
                reserve(game, kind, arrival.units[kind])
                count = min(arrival.units[kind], game.count(facts.LATER, kind))
                game.shift(kind, count, facts.LATER, facts.FIRST_ARMY + arrival.army)
                lost(game, self.side, kind, arrival.units[kind] - count)
        game.settle(area)
        if game.journal is not None:
            args = {"side": self.side, "army": arrival.army, "area": area}
            rules = ["L2.12", "L4.8.1"] if arrival.how == forms.IN_ENGLAND else ["L2.12"]
            game.tell("army-arrives", "L2.2", {**args, "rules": rules})
        self.one_less()

    def put_unit(self, game: LastMan, container: int) -> None:
        kind = self.rows[1]
        game.shift(kind, 1, reserve_of(game, kind), container)
        army, area = slots.army_of(container), game.place_of(container)
        game.settle(area)
        if game.journal is not None:
            args = {"side": self.side, "kind": kind, "area": area, "army": army}
            told = {**args, "rules": ["L2.12"]}
            game.tell_veiled(self.side, "unit-arrives", "L2.2", told, ("kind",))
        self.one_less()

    def relieve(self, game: LastMan, container: int, dug: int) -> None:
        """The new piece takes the old one's place and its entrenchment (L8.4)."""
        self.source = NOWHERE
        if dug:
            game.set_dug(container, BRITISH, game.dug_in(container, BRITISH) - 1)
            game.set_dug(container, DOMINIONS, game.dug_in(container, DOMINIONS) + 1)
        game.shift(BRITISH, 1, container, facts.POOL)
        game.shift(DOMINIONS, 1, reserve_of(game, DOMINIONS), container)
        if game.journal is not None:
            army, area = slots.army_of(container), game.place_of(container)
            args = {"side": self.side, "kind": DOMINIONS, "area": area, "army": army}
            game.tell_veiled(self.side, "swapped", "L8.4", args, ("area", "army"))
        self.one_less()

    def withhold_places(self, game: LastMan) -> None:
        """There is one place, or none: why no other."""
        supplied = supplied_areas(game, self.side)
        actions = [do.AT + area for area in range(facts.AREA_COUNT)]
        actions += [do.INTO + army for army in range(facts.ARMY_COUNT)]
        for action in actions:
            game.withhold(self.side, action, 1, self.why_not_there(game, action, supplied))

    def why_not(self, game: LastMan, action: int) -> Refusal:
        return self.why_not_there(game, action, supplied_areas(game, self.side))

    def why_not_there(self, game: LastMan, action: int, supplied: list[int]) -> Refusal:
        """Why what is next may not be put there; `supplied` is by area."""
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if not self.rows or self.step != PLACE:
            return NOT_ASKED_NOW
        if self.source != NOWHERE:
            return no.NO_SWAP_THERE if verb == do.PIECE else NOT_ASKED_NOW
        arrival = game.form.arrivals[self.rows[0]]
        if arrival.how == forms.SWAPPED:
            return no.NO_SWAP_THERE if verb == do.FROM else NOT_ASKED_NOW
        if verb in (do.AT, do.INTO) and is_neutral(game, arrival.nation):
            return no.STILL_NEUTRAL
        if verb == do.AT:
            if self.rows[1] == THE_ARMY:
                refusal = may_arrive(game, self.side, arrival, thing, supplied)
            else:
                refusal = may_land(game, arrival, thing, self.rows[1], supplied)
            return ARRIVING.get(refusal, refusal)
        if verb == do.INTO and self.rows[1] == THE_ARMY:
            return no.ARMY_JOINS_NOTHING
        if verb == do.INTO:
            refusal = may_land_in(game, arrival, thing, self.rows[1], supplied)
            return ARRIVING.get(refusal, refusal)
        return NOT_ASKED_NOW


# What is due


def join_in_time(game: LastMan) -> None:
    """The United Kingdom, if nobody has made it join before (L10.9)."""
    if game.owner(facts.ENGLAND) != facts.NEUTRAL or not game.form.joins[0]:
        return
    entered = False
    for area in game.form.neutral:
        if area != facts.ENGLAND and game.owner(area) != facts.NEUTRAL:
            entered = True
    if game.turn() >= game.form.joins[1 if entered else 0]:
        join(game, "UK", facts.ENTENTE)


def due(game: LastMan, side: int) -> list[int]:
    """Rows of what waits and of what comes now: armies, then units, then Commonwealth Infantry."""
    rows: list[int] = []
    still: list[int] = []
    for at in range(0, len(game.waiting), ROW):
        row = game.waiting[at : at + ROW]
        if game.form.arrivals[row[0]].side == side:
            rows += row
        else:
            still += row
    game.waiting = still
    for number, arrival in enumerate(game.form.arrivals):
        if arrival.turn == game.turn() and arrival.side == side:
            rows += rows_of(game, number, arrival)
    armies: list[int] = []
    units: list[int] = []
    swaps: list[int] = []
    for at in range(0, len(rows), ROW):
        row = rows[at : at + ROW]
        if row[1] == THE_ARMY:
            armies += row
        elif game.form.arrivals[row[0]].how == forms.SWAPPED:
            swaps += row
        else:
            units += row
    return armies + units + swaps


def rows_of(game: LastMan, number: int, arrival: Arrival) -> list[int]:
    """What an arrival brings, as far as there are counters (L2.12)."""
    if arrival.army >= 0:
        if game.army_place(arrival.army) != slots.NOT_ARRIVED:
            return []
        return [number, THE_ARMY, 1]
    rows: list[int] = []
    for kind in range(facts.KIND_COUNT):
        wanted = arrival.units[kind]
        if not wanted:
            continue
        reserve(game, kind, wanted)
        count = min(wanted, game.count(facts.LATER, kind))
        if count:
            rows += [number, kind, count]
        wanted -= count
        if wanted and kind == facts.KIND[facts.GE][facts.STOSSTRUPPEN]:
            infantry = facts.KIND[facts.GE][facts.INFANTRY]
            count = min(wanted, game.count(facts.POOL, infantry))
            if count:
                game.shift(infantry, count, facts.POOL, facts.LATER)
                rows += [number, infantry, count]
                wanted -= count
                if game.journal is not None:
                    args = {"side": arrival.side, "kind": infantry, "count": count}
                    game.tell("substitutes", "L8.3", args)
        lost(game, arrival.side, kind, wanted)
    return rows


def reserve_of(game: LastMan, kind: int) -> int:
    """Where the next counter of a kind comes from."""
    return facts.LATER if game.count(facts.LATER, kind) else facts.POOL


def reserve(game: LastMan, kind: int, count: int) -> None:
    """Counters that were not laid aside come out of the pool."""
    short = min(count - game.count(facts.LATER, kind), game.count(facts.POOL, kind))
    if short > 0:
        game.shift(kind, short, facts.POOL, facts.LATER)


def lost(game: LastMan, side: int, kind: int, count: int) -> None:
    """All counters are in play already (L2.12)."""
    if count and game.journal is not None:
        args = {"side": side, "kind": kind, "count": count, "rules": ["L1.2"]}
        if kind == facts.KIND[facts.GE][facts.STOSSTRUPPEN]:
            args["rules"] = ["L1.2", "L8.3"]
        game.tell("arrival-lost", "L2.12", args)


# Where


def may_arrive(
    game: LastMan, side: int, arrival: Arrival, area: int, supplied: list[int]
) -> Refusal:
    """An army of the reinforcements; British ones come to England (L4.8.1)."""
    if arrival.how == forms.IN_ENGLAND and area != facts.ENGLAND:
        return no.IN_ENGLAND_ONLY
    if is_abroad(arrival, area):
        return no.IN_FRANCE_ONLY
    return may_put_army(game, side, area, not any(arrival.units), supplied)


def is_abroad(arrival: Arrival, area: int) -> bool:
    """Americans land in France (L2.2)."""
    return arrival.how == forms.IN_FRANCE and facts.HOMES[area] != facts.NATIONS[facts.FR]


def may_land(game: LastMan, arrival: Arrival, area: int, kind: int, supplied: list[int]) -> Refusal:
    """A unit of the reinforcements by itself."""
    if is_abroad(arrival, area):
        return no.IN_FRANCE_ONLY
    return may_put_down(game, arrival.side, area, kind, supplied)


def may_land_in(
    game: LastMan, arrival: Arrival, army: int, kind: int, supplied: list[int]
) -> Refusal:
    """A unit of the reinforcements straight into an army."""
    refusal = may_put_into(game, arrival.side, army, kind, supplied)
    if refusal is ALLOWED and is_abroad(arrival, game.army_place(army)):
        return no.IN_FRANCE_ONLY
    return refusal


def places(game: LastMan, arrival: Arrival, kind: int, supplied: list[int]) -> list[int]:
    """The actions for a unit: alone in an area, or into an army."""
    actions = [
        do.AT + area
        for area in range(facts.AREA_COUNT)
        if may_land(game, arrival, area, kind, supplied) is ALLOWED
    ]
    for army in range(facts.ARMY_COUNT):
        if may_land_in(game, arrival, army, kind, supplied) is ALLOWED:
            actions.append(do.INTO + army)
    return actions


def relieved(game: LastMan) -> list[int]:
    """Where a UK infantry is on the map (L8.4)."""
    found = [area for area in range(facts.AREA_COUNT) if game.count(area, BRITISH)]
    for army in range(facts.ARMY_COUNT):
        if 0 <= game.army_place(army) < facts.AREA_COUNT and game.count(
            facts.FIRST_ARMY + army, BRITISH
        ):
            found.append(facts.FIRST_ARMY + army)
    return found
