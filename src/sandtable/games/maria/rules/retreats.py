"""Retreats (M17): the winner leads the beaten away, the whole way and as far off as it goes."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.state import Maria

NO_RETREAT: Final = -1
ANYWHERE: Final = -1  # for a goal: any distance will do
UNREACHED: Final = 1000
OPEN: Final = 0
SHUT: Final = 1
UNSEEN: Final = 2  # too far away to matter
NEAR: Final[list[list[Place]]] = facts.ROADS.near


# Which cities are closed


def may_pass(game: Maria, generals: list[int], city: Place) -> Refusal:
    """A retreat goes through no piece and over no forbidden ground (M17.3, M17.8)."""
    there = game.first(city)
    if there != slots.NOBODY:
        return why_shut(game, generals, there)
    for general in generals:
        if not game.is_open(facts.POWER_OF[general], city):
            return no.RETREAT_CLOSED
    return ALLOWED


def why_shut(game: Maria, generals: list[int], there: int) -> Refusal:
    """A train is not run over, a friend is not joined, nobody is passed (M17.3, M17.6, M17.9)."""
    if there >= facts.FIRST_TRAIN:
        return no.RETREAT_TRAIN
    if game.cooperate(facts.POWER_OF[generals[0]], facts.POWER_OF[there]):
        return no.RETREAT_JOINS
    return no.RETREAT_OCCUPIED


def closed_cities(
    game: Maria, generals: list[int], path: list[int], here: int, length: int
) -> list[int]:
    """By city: OPEN, or that these may not retreat there; as far as so many steps may lead."""
    closed = [UNSEEN] * facts.CITY_COUNT
    for visited in path:
        closed[visited] = SHUT
    closed[here] = SHUT
    ring = [here]
    for _ in range(length):
        further: list[int] = []
        for city in ring:
            for near in NEAR[city]:
                if closed[near] == UNSEEN:
                    closed[near] = SHUT
                    if may_pass(game, generals, near) is ALLOWED:
                        closed[near] = OPEN
                        further.append(near)
        ring = further
    return closed


# Paths of an exact length: searched in depth, never further from a goal than there are steps left


def steps_from(sources: list[int], closed: list[int], most: int) -> list[int]:
    """How many steps each city is from the nearest of these, over open cities."""
    steps = [UNREACHED] * facts.CITY_COUNT
    for city in sources:
        steps[city] = 0
    ring = sources
    count = 0
    while ring and count < most:
        count += 1
        further: list[int] = []
        for city in ring:
            for near in NEAR[city]:
                if not closed[near] and steps[near] == UNREACHED:
                    steps[near] = count
                    further.append(near)
        ring = further
    return steps


def leads_on(here: int, left: int, back: list[int], closed: list[int]) -> bool:
    """Whether a path of exactly so many steps, no city twice, ends where `back` is 0."""
    if left == 0:
        return back[here] == 0
    closed[here] = SHUT
    for near in NEAR[here]:
        if not closed[near] and back[near] < left and leads_on(near, left - 1, back, closed):
            closed[here] = OPEN
            return True
    closed[here] = OPEN
    return False


def reaches(here: int, left: int, ends: list[int], closed: list[int]) -> bool:
    """The same for a list of cities to end in."""
    was = closed[here]
    closed[here] = OPEN
    back = steps_from(ends, closed, left)
    found = back[here] <= left and leads_on(here, left, back, closed)
    closed[here] = was
    return found


def ends_of(here: int, left: int, closed: list[int], away: list[int], goal: int) -> list[int]:
    """The open cities that so many steps may lead to, all or those at one distance."""
    if left == 0:
        return [here] if goal in (ANYWHERE, away[here]) else []
    steps = steps_from([here], closed, left)
    return [
        city
        for city in range(facts.CITY_COUNT)
        if 0 < steps[city] <= left and goal in (ANYWHERE, away[city])
    ]


def furthest(game: Maria, city: Place, generals: list[int], winner: Place, length: int) -> int:
    """The greatest distance from the winner at which a full retreat can end (M17.4).

    NO_RETREAT if none has its full length (M17.5).
    """
    closed = closed_cities(game, generals, [], city, length)
    away = facts.ROADS.distances(winner)
    ends = ends_of(city, length, closed, away, ANYWHERE)
    for distance in sorted({away[end] for end in ends}, reverse=True):
        if reaches(city, length, [end for end in ends if away[end] == distance], closed):
            return distance
    return NO_RETREAT


@final
class Retreat(Procedure[Maria]):
    """City by city: the winner chooses among the steps that still lead to where it must end."""

    def __init__(
        self,
        general: int,
        winner: int,
        chooser: int,
        left: int,
        goal: int,
        path: list[int] | None = None,
        ways: list[int] | None = None,
    ) -> None:
        self.general = general  # one of those who retreat
        self.winner = winner  # the winner's city
        self.chooser = chooser  # the power that won
        self.left = left
        self.goal = goal  # the distance from the winner where it must end
        self.path: list[int] = path if path is not None else []  # the cities left behind
        self.ways: list[int] = ways if ways is not None else []  # where it may go now

    def copy(self) -> Retreat:
        return Retreat(
            self.general, self.winner, self.chooser, self.left, self.goal, self.path[:],
            self.ways[:],
        )  # fmt: skip

    def advance(self, game: Maria) -> Outcome:
        if self.left == 0:
            return DONE
        if not self.ways:
            self.ways = self.find_ways(game)
        seat = game.seat_of(self.chooser)
        if len(self.ways) == 1:
            if game.journal is not None:
                for near in NEAR[game.place_of(self.general)]:
                    refusal = self.may_retreat(game, near)
                    if refusal is not ALLOWED:
                        game.withhold(seat, do.RETREAT + near, 1, refusal)
            self.go(game, Place(self.ways[0]))
            return ON
        actions = [do.RETREAT + city for city in self.ways]
        return game.ask(seat, "retreat", "M17.2", actions, game.place_of(self.general))

    def answer(self, game: Maria, action: int) -> None:
        self.go(game, Place(action - do.RETREAT))

    def find_ways(self, game: Maria) -> list[int]:
        here = game.place_of(self.general)
        generals = game.generals_at(here)
        closed = closed_cities(game, generals, self.path, here, self.left)
        return [city for city in NEAR[here] if not closed[city] and self.leads(city, closed)]

    def leads(self, city: int, closed: list[int]) -> bool:
        """Whether the rest of the way can be gone from there, to where it must end (M17.4)."""
        away = facts.ROADS.distances(Place(self.winner))
        ends = ends_of(city, self.left - 1, closed, away, self.goal)
        return bool(ends) and reaches(city, self.left - 1, ends, closed)

    def go(self, game: Maria, city: Place) -> None:
        """One city further, both of a union together (M17.7); no conquest (M17.6)."""
        here = game.place_of(self.general)
        generals = game.generals_at(here)
        hussar = game.hussar_at(city)
        for general in generals:
            game.put(general, city)
        self.path.append(here)
        self.left -= 1
        self.ways = []
        if game.journal is not None:
            self.report(game, generals, here, city, hussar)
        if facts.PRUSSIA in [facts.POWER_OF[general] for general in generals]:
            note_prussians_abroad(game, "M26.12")

    def report(
        self, game: Maria, generals: list[int], here: Place, city: Place, hussar: int
    ) -> None:
        power = facts.POWER_OF[self.general]
        rules: list[str] = ["M17.1", "M17.3"]
        if len(generals) == 2:
            rules.append("M17.7")
        if game.is_enemy_fortress(power, city):
            rules += ["M17.6", "M15.7"]
        if self.left == 0:
            rules += ["M3.3", "M17.4", "M17.9"]
        args = {"power": power, "piece": self.general, "from": here, "city": city}
        game.tell("retreats", "M17.2", {**args, "count": self.left, "rules": rules})
        if hussar != slots.NOBODY:
            game.tell("hussar-gone", "M10.4", {"piece": hussar, "city": city})

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action - action % do.STRIDE != do.RETREAT:
            return NOT_ASKED_NOW
        return self.may_retreat(game, Place(action - do.RETREAT))

    def may_retreat(self, game: Maria, city: Place) -> Refusal:
        here = game.place_of(self.general)
        if city == here or city in self.path:
            return no.VISITED_TWICE
        if city not in NEAR[here]:
            return no.NOT_ADJACENT_RETREAT
        generals = game.generals_at(here)
        refusal = may_pass(game, generals, city)
        if refusal is not ALLOWED:
            return refusal
        if city in self.ways:
            return ALLOWED
        closed = closed_cities(game, generals, self.path, here, self.left)
        away = facts.ROADS.distances(Place(self.winner))
        ends = ends_of(city, self.left - 1, closed, away, ANYWHERE)
        if ends and reaches(city, self.left - 1, ends, closed):
            return no.RETREAT_NOT_FURTHEST
        return no.RETREAT_TOO_SHORT
