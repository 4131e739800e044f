"""Patterns on the board of a hex battle, by number: what a net that values positions looks at.

A pattern is something small that is on the board or is not: a line infantry of two blocks that is
adjacent to an enemy, artillery in a forest, an enemy who is one banner short. One that is there
three times is in the list three times. They are told of the side that waits and the side that is
to move, not of one's own and the enemy's, so that a position looks the same from both sides; only
the cards in hand are those of the seat that looks.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit

ROLES: Final = 2  # 0: the side that waits, 1: the side that is to move
BLOCKS: Final = 5  # more count as so many
NEAR: Final = 4  # distances to the nearest enemy: 1, 2, 3, more
FRIENDS: Final = 4  # adjacent friends: 0, 1, 2, more
ENEMIES: Final = 5  # enemies within two hexes: 0 to 3, more
MASSED: Final = 10  # units in a section, more count as so many
NEEDED: Final = 10  # banners or medals that are still needed
TURNS: Final = 12  # of four turns each
OWN_STATES: Final = 6  # of the last place of a unit's row: in square, stuck, a special figure
GOALS: Final = 3  # distances to an objective: 0, 1, 2
SECTIONS: Final = 3


@final
class Side:
    """The units of one side: each list has a place for each of them."""

    def __init__(self, units: list[Unit], grounds: list[int]) -> None:
        self.units = units
        self.grounds = grounds  # what each of them stands on


@final
class BattlePatterns:
    """The numbers of the patterns of one game.

    Its kinds of unit fall into groups, which are told apart in detail, and into a few classes.
    """

    def __init__(
        self, grid: HexGrid, groups: list[int], classes: list[int], grounds: int, cards: int
    ) -> None:
        self.grid = grid
        self.hexes = grid.size
        self.groups = groups  # by kind
        self.classes = classes
        self.many_grounds = grounds
        self.many_cards = cards
        self.many_groups = max(groups) + 1
        self.many_classes = max(classes) + 1
        self.sturdy = self.many_classes * BLOCKS  # a class and blocks
        few = ROLES * self.many_classes
        # Where each family of patterns begins
        self.fronts = 0
        self.places = self.fronts + ROLES * self.many_groups * BLOCKS * NEAR
        self.covers = self.places + few * self.hexes
        self.duels = self.covers + few * BLOCKS * grounds * 2
        self.company = self.duels + 2 * self.sturdy * self.sturdy
        self.pressed = self.company + few * BLOCKS * FRIENDS
        self.own_states = self.pressed + few * BLOCKS * ENEMIES
        self.sections = self.own_states + few * OWN_STATES
        self.goals = self.sections + ROLES * SECTIONS * MASSED
        self.leaders = self.goals + 2 * few * BLOCKS * GOALS
        self.needed = self.leaders + (few + ROLES) * NEAR
        self.turns = self.needed + NEEDED * NEEDED
        self.cards = self.turns + TURNS
        self.count = self.cards + ROLES * cards

    def of(self, game: Battle, sides: list[Side]) -> list[int]:
        """What all hex battles have: `sides` are who waits and who is to move."""
        found: list[int] = []
        self.add_meetings(game, sides, found)
        moving = game.scalars[slots.ACTIVE]
        for role in range(ROLES):
            self.add_places(game, sides[role], role, moving if role else 1 - moving, found)
        needed = [max(0, min(NEEDED - 1, game.missing(seat))) for seat in (1 - moving, moving)]
        found.append(self.needed + needed[0] * NEEDED + needed[1])
        found.append(self.turns + min(TURNS - 1, game.scalars[slots.TURN] // 4))
        return found

    def add_meetings(self, game: Battle, sides: list[Side], found: list[int]) -> None:
        """How near the enemies are, and who stands against whom."""
        units, distances, hexes = game.units, self.grid.distances, self.hexes
        theirs = [each * slots.UNIT_ROW for each in sides[1].units]
        their_hexes = [units[row + slots.HEX] for row in theirs]
        their_duels = [self.stout(units, row) for row in theirs]
        nearest = [hexes] * len(theirs)
        close = [0] * len(theirs)
        for number, unit in enumerate(sides[0].units):
            row = unit * slots.UNIT_ROW
            at = units[row + slots.HEX] * hexes
            duel = self.stout(units, row) * self.sturdy
            mine, around = hexes, 0
            for other, there in enumerate(their_hexes):
                distance = distances[at + there]
                if distance < mine:
                    mine = distance
                if distance < nearest[other]:
                    nearest[other] = distance
                if distance <= 2:
                    around += 1
                    close[other] += 1
                    which = duel + their_duels[other]
                    if distance == 2:
                        which += self.sturdy * self.sturdy
                    found.append(self.duels + which)
            self.add_front(units, row, 0, sides[0].grounds[number], mine, around, found)
        for number, row in enumerate(theirs):
            ground = sides[1].grounds[number]
            self.add_front(units, row, 1, ground, nearest[number], close[number], found)

    def add_front(
        self,
        units: list[int],
        row: int,
        role: int,
        ground: int,
        nearest: int,
        around: int,
        found: list[int],
    ) -> None:
        """One unit: what it is, how near an enemy is, its ground, how many enemies are close."""
        kind, blocks = units[row], min(units[row + slots.BLOCKS], BLOCKS) - 1
        near = max(0, min(nearest, NEAR) - 1)
        group = role * self.many_groups + self.groups[kind]
        found.append(self.fronts + (group * BLOCKS + blocks) * NEAR + near)
        sturdy = (role * self.many_classes + self.classes[kind]) * BLOCKS + blocks
        cover = (sturdy * self.many_grounds + ground) * 2 + (1 if nearest <= 2 else 0)
        found.append(self.covers + cover)
        found.append(self.pressed + sturdy * ENEMIES + min(around, ENEMIES - 1))

    def stout(self, units: list[int], row: int) -> int:
        """The class and the blocks of a unit."""
        return self.classes[units[row]] * BLOCKS + min(units[row + slots.BLOCKS], BLOCKS) - 1

    def add_places(self, game: Battle, side: Side, role: int, seat: int, found: list[int]) -> None:
        """Where the units of a side stand: the board is turned so that who moves is at its foot."""
        units, board, neighbours = game.units, game.board, self.grid.neighbours
        field, hexes = game.terms, self.hexes
        turned = (field.top == seat) == (role == 1)
        split = game.ends[0]
        massed = [0] * SECTIONS
        for unit in side.units:
            row = unit * slots.UNIT_ROW
            at, kind = units[row + slots.HEX], units[row]
            which = role * self.many_classes + self.classes[kind]
            found.append(self.places + which * hexes + (hexes - 1 - at if turned else at))
            friends = 0
            for near in neighbours[at]:
                other = board[near]
                if other >= 0 and (other < split) == (seat == 0):
                    friends += 1
            sturdy = which * BLOCKS + min(units[row + slots.BLOCKS], BLOCKS) - 1
            found.append(self.company + sturdy * FRIENDS + min(friends, FRIENDS - 1))
            own = units[row + slots.OWN]
            if own > 0:
                found.append(self.own_states + which * OWN_STATES + min(own, OWN_STATES) - 1)
            mask = field.sections[seat * hexes + at]
            for section in range(SECTIONS):
                if mask >> section & 1:
                    massed[section] += 1
        for section in range(SECTIONS):
            number = min(massed[section], MASSED - 1)
            found.append(self.sections + (role * SECTIONS + section) * MASSED + number)

    def add_goal(self, game: Battle, side: Side, role: int, goal: Hex, own: bool,
                 found: list[int]) -> None:  # fmt: skip
        """An objective that gives something to this side, or to the other one: who is near it."""
        units, distances, hexes = game.units, self.grid.distances, self.hexes
        whose = (0 if own else 1) * ROLES + role
        for unit in side.units:
            row = unit * slots.UNIT_ROW
            away = distances[goal * hexes + units[row + slots.HEX]]
            if away < GOALS:
                sturdy = whose * self.sturdy + self.stout(units, row)
                found.append(self.goals + sturdy * GOALS + away)

    def add_leader(self, role: int, kind: int, nearest: int, found: list[int]) -> None:
        """A leader with a unit of this kind, or alone (-1), and how near an enemy unit is."""
        which = self.classes[kind] if kind >= 0 else self.many_classes
        which += role * (self.many_classes + 1)
        found.append(self.leaders + which * NEAR + max(0, min(nearest, NEAR) - 1))

    def add_cards(self, game: Battle, seat: int, counts: list[int], first: int,
                  found: list[int]) -> None:  # fmt: skip
        """The cards that this seat holds, numbered from `first` on."""
        role = 1 if game.scalars[slots.ACTIVE] == seat else 0
        start = self.cards + role * self.many_cards + first
        for card, held in enumerate(counts):
            for _ in range(held):
                found.append(start + card)
