"""Marches: every way that a piece could go now, and the value of the best (M12, M13)."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED
from sandtable.games.maria.bots.battles import (
    battles_at,
    chance_of,
    danger_at,
    edge_of,
    unseen_cards,
)
from sandtable.games.maria.bots.cover import call_for, cover_value
from sandtable.games.maria.bots.outlook import FADE, Outlook
from sandtable.games.maria.bots.peace import cost_of_leaving
from sandtable.games.maria.bots.values import RAID, conquest_value
from sandtable.games.maria.rules import facts, reach, slots
from sandtable.games.maria.rules.reach import is_enemy_of, may_enter, may_hurry_to
from sandtable.games.maria.rules.state import Maria

UNSEEN: Final = 0
CLOSED: Final = 1
FREE: Final = 2
JOIN: Final = 3  # a union: the march ends there
NONE: Final = -1e9

CAPTURE: Final = 0.9  # a marker is taken back as easily, if everything else is left open for it
RETAKE: Final = 0.5  # a fortress passed under the eyes of somebody who is then beaten
SHORTER: Final = 0.001  # of equal ways the shorter
FAR_ENOUGH: Final = 2.0  # points more, to drive the protector far enough
CROWD: Final = 0.06  # for each friend who is after the same things


@final
class Ways:
    """The ways of one piece or union; `other` is NOBODY or comes along."""

    def __init__(self, view: Outlook, piece: int, other: int, force: int, closed: int) -> None:
        self.view = view
        self.game: Maria = view.game
        self.piece = piece
        self.other = other
        self.force = force
        self.closed = closed
        self.power = facts.POWER_OF[piece]
        self.own = [piece] if other == slots.NOBODY else [piece, other]
        self.entries = [UNSEEN] * facts.CITY_COUNT
        self.ends = [NONE] * facts.CITY_COUNT
        self.queries = queries_of(self.game, self.power)
        self.takes = False  # whether the fortresses on the way fall (M15.1, M13.4)
        for each in self.own:
            if not force and not self.game.has(each, slots.DOWN):
                self.takes = True

    # What a city is to the piece

    def entry(self, city: Place) -> int:
        found = self.entries[city]
        if found == UNSEEN:
            found = self.find_entry(city)
            self.entries[city] = found
        return found

    def find_entry(self, city: Place) -> int:
        game = self.game
        if game.place_of(self.piece) == city:
            return FREE
        if may_enter(game, self.piece, self.other, city) is not ALLOWED:
            return CLOSED
        if self.closed and facts.MAP_OF[city] == facts.FLANDERS:
            return CLOSED
        if self.force and may_hurry_to(game, self.power, city) is not ALLOWED:
            return CLOSED
        there = game.first(city)
        if there == slots.NOBODY or there >= facts.FIRST_TRAIN:
            return FREE
        return JOIN if facts.POWER_OF[there] == self.power else CLOSED

    def end_value(self, city: Place) -> float:
        """The value of being there when the phase is over."""
        found = self.ends[city]
        if found == NONE:
            found = place_value(self.view, self.own, city)
            self.ends[city] = found
        return found

    # Where it could go

    def stay(self, here: Place, steps: int) -> float:
        """To go no further."""
        return self.end_value(here) + self.retaken(here, self.queries) - SHORTER * steps

    def best(
        self, here: Place, by: Place = facts.NO_CITY, steps: int = 0, main: bool = True
    ) -> float:
        """The best way on from a city; `by` is its first road, where that is settled."""
        if self.force:
            return self.best_hurry(here, by, steps)
        return self.search(here, by, steps, main, 0.0, [], self.queries)

    def search(
        self,
        here: Place,
        by: Place,
        steps: int,
        main: bool,
        gained: float,
        taken: list[Place],
        passed: list[Place],
    ) -> float:
        """All ways of up to three roads, four on main roads, there and back included."""
        if self.may_take(here) and here not in taken:
            if not self.view.keepers(here):
                gained += CAPTURE * self.prize(here)
                taken = [*taken, here]
            elif here not in passed:
                passed = [*passed, here]
        best = NONE
        for city in facts.ROADS.near[here]:
            on_main = main and city in facts.ROADS.better[here]
            if by not in (facts.NO_CITY, city) or steps >= reach.STRIDES + (1 if on_main else 0):
                continue
            entry = self.entry(city)
            if entry == CLOSED:
                continue
            won = gained + self.run_over(city)
            value = won + self.end_value(city) + self.retaken(city, passed)
            for each in taken:
                value -= self.less_pull(city, each)
            best = max(best, value - SHORTER * (steps + 1))
            if entry == FREE and steps < reach.STRIDES:
                on = self.search(city, facts.NO_CITY, steps + 1, on_main, won, taken, passed)
                best = max(best, on)
        return best

    def may_take(self, city: Place) -> bool:
        """Whether this fortress falls by leaving it, if nobody protects it (M15.1, M15.2)."""
        if not self.takes or not facts.FORTRESS[city]:
            return False
        return self.game.is_enemy_fortress(self.power, city)

    def prize(self, city: Place) -> float:
        return conquest_value(self.game, self.view.markers, self.power, city)

    def less_pull(self, city: Place, taken: Place) -> float:
        """What was taken on the way attracts no more."""
        return (
            self.view.manner(self.power).pull
            * self.prize(taken)
            * FADE[min(facts.ROADS.distance(city, taken), len(FADE) - 1)]
        )

    def run_over(self, city: Place) -> float:
        """An enemy train in the way (M12.9)."""
        there = self.game.first(city)
        if there >= facts.FIRST_TRAIN and is_enemy_of(self.game, self.power, there):
            return RAID
        return 0.0

    def retaken(self, city: Place, passed: list[Place]) -> float:
        """Fortresses whose only protector has to be fought from here (M18)."""
        value = 0.0
        for fortress in passed:
            keepers = self.view.keepers(fortress)
            if len(keepers) == 1 and keepers[0] in facts.ROADS.near[city]:
                at = Place(keepers[0])
                others = self.game.generals_at(at)
                edge = edge_of(self.view, self.own, city, others, at) - FAR_ENOUGH
                chance = chance_of(edge, unseen_cards(self.view, self.own, others))
                value += RETAKE * chance * self.prize(fortress)
        return value

    def best_hurry(self, here: Place, by: Place, steps: int) -> float:
        """A force march takes nothing: only where it ends matters, and that it is short."""
        best = NONE
        seen = [False] * facts.CITY_COUNT
        seen[here] = True
        ring = [here]
        for gone in range(steps + 1, reach.FORCED_STRIDES + 1):
            further: list[Place] = []
            for place in ring:
                for city in facts.ROADS.better[place]:
                    if seen[city] or (place == here and by not in (facts.NO_CITY, city)):
                        continue
                    seen[city] = True
                    entry = self.entry(city)
                    if entry == CLOSED:
                        continue
                    end = self.end_value(city) + self.retaken(city, self.queries)
                    best = max(best, end - SHORTER * gone)
                    if entry == FREE:
                        further.append(city)
            ring = further
        return best


def queries_of(game: Maria, power: int) -> list[Place]:
    """Protected fortresses that were passed in this phase (M18.1)."""
    return [
        city
        for city in facts.FORTRESSES
        if game.query(city) != facts.NO_POWER and game.cooperate(power, game.query(city))
    ]


def place_value(view: Outlook, own: list[int], city: Place) -> float:
    """Generals in a city at the end of the phase: prospects, supply, cover, battles, danger."""
    game = view.game
    power = facts.POWER_OF[own[0]]
    stack = own[:]
    for general in game.generals_at(city):
        if general not in stack:
            stack.append(general)
    value = 0.0
    for general in own:
        value -= view.hunger(general, city) + cost_of_leaving(view, general, city)
    manner = view.manner(power)
    value += manner.pull * view.pull(power, city)
    fought = battles_at(view, stack, city)
    value += fought * (manner.battle if fought > 0 or view.simple else manner.lost_battle)
    if view.simple:
        return value
    danger, driven = danger_at(view, stack, city)
    value += cover_value(view, own, city) * (1.0 - manner.given_up * driven)
    if manner.call:
        value += manner.call * call_for(view, own, city)
    value -= manner.fear * danger
    return value - CROWD * friends_near(view, own, city)


def friends_near(view: Outlook, own: list[int], city: Place) -> float:
    """How many of one's own do the same work here; more of them the nearer they are."""
    game = view.game
    row = facts.ROADS.distances(city)
    near = 0.0
    for general in game.generals_on_map(facts.POWER_OF[own[0]]):
        if general not in own:
            distance = row[game.place_of(general)]
            if distance <= 6:
                near += (7 - distance) / 7
    return near


def march_gain(view: Outlook, piece: int, other: int, force: int, closed: int) -> float:
    """The value of the best march of a general or union, against staying."""
    ways = Ways(view, piece, other, force, closed)
    here = view.game.place_of(piece)
    return ways.best(here) - ways.stay(here, 0)
