"""Guards: a point area that the enemy can walk into keeps somebody who holds it."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.lastman.bots.forces import Force
from sandtable.games.lastman.bots.values import Ground
from sandtable.games.lastman.rules import facts

TOKEN: Final = 2  # holders that make entering a real fight: one alone may fall to a single die
ALONE: Final = 0.3  # of what is missing, where one holder stays
UNGUARDED: Final = 1.0  # of its points: what it costs to march the last holder out
CALLED: Final = 0.5  # of its points: what a guard brings; less, or guards would change places
BEHIND_WALLS: Final = 0.4  # a fort holds an area for the Entente, whose points a touch cannot take
LINE: Final = 0.8  # what it costs to free the enemies in a Disputed area by leaving it (L4.3)
URGENT: Final[list[float]] = [0.0, 1.0, 0.6, 0.3]  # by moves of the enemy: a season has many
FAR: Final = len(URGENT)
RIDERS: Final[list[int]] = [
    kind for kind, type_ in enumerate(facts.TYPE_OF) if type_ == facts.CAVALRY
]


@final
class Guards:
    """How soon the enemy can walk into each of our areas, and who has to stay because of it."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.ours = ground.there[ground.us]
        self.held = ground.holders[ground.us]
        self.moves = self.spread()  # of the enemy, through areas where nobody of ours stands

    # How soon they can come

    def starts(self, area: int) -> bool:
        """Whether enemies there may enter an area of ours: not from a Disputed one (L4.3)."""
        return self.ground.holders[self.ground.them][area] > 0 and not self.ours[area]

    def spread(self) -> list[int]:
        moves = [FAR] * facts.AREA_COUNT
        riding = self.riders()
        ring = [area for area in riding if self.starts(area)]
        for step in range(-1, FAR - 1):  # cavalry is a step ahead: it goes two areas (L4.1)
            if step == 0:
                ring += [area for area in range(facts.AREA_COUNT) if self.starts(area)]
            reached: list[int] = []
            for area in ring:
                for near in facts.BORDERS.near[area]:
                    if moves[near] == FAR:
                        moves[near] = max(1, step + 1)
                        if not self.ours[near]:
                            reached.append(near)
            ring = reached
        return moves

    def riders(self) -> list[int]:
        """Areas with enemy cavalry, alone or in an army."""
        ground, game = self.ground, self.ground.view.game
        found: list[int] = []
        for kind in RIDERS:
            if game.side_of_kind(kind) != ground.them:
                continue
            for area in range(facts.AREA_COUNT):
                if game.units[area * facts.KIND_COUNT + kind]:
                    found.append(area)
            for army in range(facts.ARMY_COUNT):
                place = game.army_place(army)
                if 0 <= place < facts.AREA_COUNT:
                    if game.units[(facts.FIRST_ARMY + army) * facts.KIND_COUNT + kind]:
                        found.append(place)
        return found

    # What a guard is worth

    def worth(self, area: int, moves: int) -> float:
        """The points of ours there that the enemy can take in so many moves."""
        ground = self.ground
        if moves >= FAR or not facts.POINTS[area] or ground.holder(area) != ground.us:
            return 0.0
        worth = URGENT[moves] * ground.point * facts.POINTS[area]
        walls = ground.us != facts.GERMAN and ground.forts[ground.us][area] > 0
        return BEHIND_WALLS * worth if walls else worth  # a touch takes the Germans' points (L3.1)

    def stripped(self, force: Force, here: int, goal: int) -> float:
        """What it costs to march the guard out of an area, or the screen from before others."""
        if here >= facts.AREA_COUNT or not force.holders or self.pinned(here, goal):
            return 0.0
        left = self.held[here] - force.holders
        if left >= TOKEN:
            return 0.0
        cost = UNGUARDED * self.worth(here, self.moves[here]) * (ALONE if left > 0 else 1.0)
        if left <= 0 and not self.ground.forts[self.ground.us][here]:
            freed = self.ground.holder(here) == -1
            cost += UNGUARDED * self.unscreened(here, goal, 1 if freed else self.moves[here] + 1)
            if freed:
                cost += LINE
        return cost

    def unscreened(self, here: int, goal: int, moves: int) -> float:
        """What can be taken in so many moves through an area that nobody of ours holds."""
        total = 0.0
        for near in facts.BORDERS.near[here]:
            if near != goal and not self.held[near] and moves < self.moves[near]:
                total += self.worth(near, moves)
        return total

    def pinned(self, here: int, goal: int) -> bool:
        """Whether a march to the goal pins down all the enemies next door."""
        ways = [near for near in facts.BORDERS.near[here] if self.starts(near)]
        return len(ways) > 0 and all(way == goal for way in ways)

    def called(self, force: Force, goal: int) -> float:
        """What a guard brings where one is missing."""
        if not force.holders or self.held[goal] >= TOKEN:
            return 0.0
        return CALLED * self.worth(goal, self.moves[goal]) * (ALONE if self.held[goal] else 1.0)
