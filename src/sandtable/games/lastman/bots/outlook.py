"""The map as one side sees it: who is strong where, what is at stake, what is in danger."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.games.lastman.rules import entering, facts, slots
from sandtable.games.lastman.rules.entering import status
from sandtable.games.lastman.rules.state import LastMan

FACES: Final = 6
GROUND: Final = 0.3  # what an area without points is worth, in points
LIFELINE: Final = 0.4  # a supply source beside that
FORT_DICE: Final = 2 / FACES
NEARER: Final = 0.55  # a goal one area further away counts so much less
ONE_NEIGHBOUR: Final = 0.5  # the danger from one enemy next door

# Hits on average of one piece: artillery fires twice on the attack, siege guns only at forts
BLOWS: Final[list[float]] = [
    (2 if type_ == facts.ARTILLERY else 0 if type_ == facts.SIEGE_GUN else 1)
    * facts.ATTACK[type_]
    / FACES
    for type_ in facts.TYPE_OF
]
GUARDS: Final[list[float]] = [facts.DEFENCE[type_] / FACES for type_ in facts.TYPE_OF]
DUG_GUARDS: Final[list[float]] = [
    (facts.DUG_DEFENCE[type_] if facts.CAN_DIG[kind] else facts.DEFENCE[type_]) / FACES
    for kind, type_ in enumerate(facts.TYPE_OF)
]
REACH: Final[list[list[float]]] = [  # how much of a goal is felt in an area
    [
        NEARER**steps if 0 <= steps < facts.AREA_COUNT else 0.0
        for steps in facts.BORDERS.distances(Place(goal))
    ]
    for goal in range(facts.AREA_COUNT)
]


def stake(area: int) -> float:
    """What the ownership of an area is worth."""
    return facts.POINTS[area] + GROUND + (LIFELINE if facts.SOURCE[area] >= 0 else 0.0)


def odds(blows: float, men: float, guard: float, foes: float) -> float:
    """From 0 to 1: how a fight goes between so many, who hit so hard."""
    ours, theirs = blows * men, guard * foes
    return ours / (ours + theirs) if ours + theirs > 0 else 1.0


@final
class Outlook:
    """What is worked out once for a question. Lists are by area, for us and for them."""

    def __init__(self, game: LastMan, side: int, simple: bool = False) -> None:
        self.game = game
        self.side = side
        self.simple = simple  # looks at what can be taken, not at what is left open
        self.opening = False  # as if any card for an Offensive were played
        self.men = [[0.0] * facts.AREA_COUNT, [0.0] * facts.AREA_COUNT]
        self.blows = [[0.0] * facts.AREA_COUNT, [0.0] * facts.AREA_COUNT]
        self.guard = [[0.0] * facts.AREA_COUNT, [0.0] * facts.AREA_COUNT]
        # Pieces that can hold an area
        self.holders = [[0] * facts.AREA_COUNT, [0] * facts.AREA_COUNT]
        self.army_men = [0] * facts.ARMY_COUNT
        self.army_blows = [0.0] * facts.ARMY_COUNT
        self.army_holders = [0] * facts.ARMY_COUNT
        self.count_pieces()
        self.count_armies()
        self.status = [status(game, area, side) for area in range(facts.AREA_COUNT)]
        self.danger = [self.danger_of(area) for area in range(facts.AREA_COUNT)]
        self.count_forts()
        self.pulls = self.pulls_of(self.goals())

    # Counting

    def count_pieces(self) -> None:
        game = self.game
        for area in range(facts.AREA_COUNT):
            if game.stacked(area, 0) or game.stacked(area, 1):
                self.count_in(area, area, -1)

    def count_armies(self) -> None:
        game = self.game
        for army in range(facts.ARMY_COUNT):
            place = game.army_place(army)
            if 0 <= place < facts.AREA_COUNT and game.size(facts.FIRST_ARMY + army):
                self.count_in(facts.FIRST_ARMY + army, place, army)

    def count_in(self, container: int, area: int, army: int) -> None:
        """Add what is in a container to its area, and to its army."""
        game = self.game
        start = container * facts.KIND_COUNT
        units = game.units
        for kind in range(facts.KIND_COUNT):
            count = units[start + kind]
            if not count:
                continue
            side = game.side_of_kind(kind)
            if army < 0:
                dug = game.dug[start + kind]
            else:
                dug = count if game.army_has(army, slots.DUG) else 0
            self.men[side][area] += count
            self.blows[side][area] += count * BLOWS[kind]
            self.guard[side][area] += (count - dug) * GUARDS[kind] + dug * DUG_GUARDS[kind]
            holds = count if facts.CAN_HOLD[kind] else 0
            self.holders[side][area] += holds
            if army >= 0:
                self.army_men[army] += count
                self.army_blows[army] += count * BLOWS[kind]
                self.army_holders[army] += holds

    def count_forts(self) -> None:
        """Forts stand and shoot, and frighten nobody next door."""
        for area in range(facts.AREA_COUNT):
            for side in (0, 1):
                fort = self.game.fort_of(area, side)
                if fort > 0:
                    self.men[side][area] += fort
                    self.guard[side][area] += fort * FORT_DICE

    # Judging

    def danger_of(self, area: int) -> float:
        """How likely the enemy enters, if nobody is in the way."""
        foes = self.men[1 - self.side]
        away = 1.0
        for near in facts.BORDERS.near[area]:
            if foes[near]:
                away *= 1 - ONE_NEIGHBOUR
        return 1 - away

    def is_foe(self, area: int) -> bool:
        """An area of the enemy with somebody in it who fights."""
        return self.status[area] == entering.ENEMY and self.game.present(area, 1 - self.side)

    def odds_at(self, area: int, men: float = 0, blows: float = 0) -> float:
        """Of our attack there, with so many more of us."""
        us, them = self.side, 1 - self.side
        ours, theirs = self.men[us][area] + men, self.men[them][area]
        return odds(self.blows[us][area] + blows, ours, self.guard[them][area], theirs)

    def goals(self) -> list[float]:
        """How much every area draws us on."""
        found = [0.0] * facts.AREA_COUNT
        them = self.men[1 - self.side]
        for area in range(facts.AREA_COUNT):
            if self.status[area] == entering.FRIENDLY:
                if self.danger[area] and not self.holders[self.side][area]:
                    found[area] = 0.5 * stake(area) * self.danger[area]
            elif self.status[area] in (entering.DISPUTED, entering.ENEMY):
                found[area] = stake(area) / (1 + 0.15 * them[area])
        return found

    def pulls_of(self, goals: list[float]) -> list[float]:
        pulls = [0.0] * facts.AREA_COUNT
        for goal in range(facts.AREA_COUNT):
            if goals[goal]:
                row, value = REACH[goal], goals[goal]
                for area in range(facts.AREA_COUNT):
                    pulls[area] += value * row[area]
        return pulls


def has_moved(game: LastMan, army: int) -> bool:
    return game.army_has(army, slots.MOVED)
