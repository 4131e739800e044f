"""The battlefield: lines, sections and the scenario's own rules. It never changes in a game.

What shells can change (ground and markers) is in the state. All copies share one field.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.field import BattleField
from sandtable.games.greatwar.rules import facts

NOBODYS: Final = -1
EVEN_ROWS: Final = (3, 8)  # the last column of the left section, the first of the right (G1.7)
ODD_ROWS: Final = (3, 7)

# Kinds of objectives that somebody holds (G23.14)
TEMPORARY: Final = 0  # gained at the start of a turn, lost when the last holder goes
HELD_EACH: Final = 1  # kept after leaving, lost when an enemy enters
MAJORITY: Final = 2
AT_ONCE: Final = 3  # gained on entering, lost on leaving (G23.3)
LASTING: Final = 4  # gained on entering, for good (G23.11)

# Other readings of the rules, which may be chosen when a game is set up, and their bits
READINGS: Final[list[str]] = [
    "three_alike",
    "gaining_adds",
    "one_confirm_die",
    "bonus_without_ground",
]
THREE_ALIKE: Final = 1  # only three dice of one number change the ground (G16.7)
GAINING_ADDS: Final = 2  # the die for ground gained comes on top of that for the hex (G25.13)
ONE_CONFIRM_DIE: Final = 4  # one bonus die in all for the confirmation (G28.7)
BONUS_WITHOUT_GROUND: Final = 8  # who won has a bonus combat without moving, too (G27.6)


@final
class Objective:
    """A group of hexes that gives medals to a seat, or to either (`NOBODYS`)."""

    def __init__(
        self,
        kind: int,
        seat: int,
        hexes: list[Hex],
        medals: int,
        needs: list[list[Hex]],
        first: int,
    ) -> None:
        self.kind = kind
        self.on_entering = kind in (AT_ONCE, LASTING)
        self.seat = seat
        self.hexes = hexes
        self.medals = medals
        self.needs = needs  # other lines on which a unit must stand too (G23.5)
        self.first = first  # who holds it when the game begins


@final
class Field(BattleField):
    """What the scenario fixes, as tables by hex and by seat."""

    def __init__(self, top: int) -> None:
        super().__init__(facts.GRID, top, EVEN_ROWS, ODD_ROWS)
        self.section_hexes: list[list[Hex]] = [
            [Hex(at) for at in range(facts.HEXES) if self.sections[seat * facts.HEXES + at] & mask]
            for seat in range(2)
            for mask in range(8)
        ]
        self.trench_owner: list[int] = [NOBODYS] * facts.HEXES
        self.trench_line: list[int] = [0] * facts.HEXES
        # The number of its group of hill hexes; 0 for none
        self.hill: list[int] = [0] * facts.HEXES
        self.unit_names: list[str] = []  # of units that have one
        self.command_hands: list[int] = [5, 5]
        self.combat_hands: list[int] = [2, 2]
        self.hq: list[int] = [6, 6]
        self.artillery: list[int] = [0, 0]  # its strength; 0 for none
        self.objectives: list[Objective] = []
        self.exit_medals: list[int] = [0, 0]  # for a soldier unit; 0: nobody may leave
        self.recon_medal: list[int] = [0, 0]
        self.silhouettes: int = NOBODYS  # the unit each of whose silhouettes is worth medals
        self.silhouette_medals = 0
        self.sudden_death: list[Hex] = []  # no enemy of the named seat on any of these
        self.sudden_seat: int = NOBODYS
        self.shelling_seat: int = NOBODYS
        self.shelling_rows: list[int] = [0, -1]
        self.observation: list[Hex] = []  # for the side with more units on or beside these (G16.4)
        self.free_battle: int = NOBODYS  # the unit that battles without an order
        self.rooted: int = NOBODYS  # the unit that never moves, is repaired or abandoned
        self.anti_tank_seat: int = NOBODYS
        self.mistaken_seat: int = NOBODYS  # who may not aim at captured tanks at first
        self.shells_trenches = False
        self.readings = 0  # bits, see `READINGS`
        self.footbridges: list[Hex] = []  # at the start; an engineer restores them as such (G15.8)

    def reading_names(self) -> list[str]:
        """The readings of the rules that were chosen in place of ours."""
        return [name for bit, name in enumerate(READINGS) if self.readings >> bit & 1]

    def hexes_in(self, seat: int, sections: int) -> list[Hex]:
        """All hexes that belong to one of these sections."""
        return self.section_hexes[seat * 8 + sections]

    def set_hills(self, terrain: list[int]) -> None:
        """Hill hexes that touch each other are one hill (G8.12)."""
        groups = 0
        for start in range(facts.HEXES):
            if terrain[start] != facts.HILL or self.hill[start]:
                continue
            groups += 1
            edge = [Hex(start)]
            while edge:
                at = edge.pop()
                self.hill[at] = groups
                edge += [
                    near
                    for near in facts.GRID.neighbours[at]
                    if terrain[near] == facts.HILL and not self.hill[near]
                ]
