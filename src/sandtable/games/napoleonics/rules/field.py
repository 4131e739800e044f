"""The battlefield: ground, sections and the scenario's own rules. It never changes in a game.

All copies of a state share one field, so everything that can be worked out beforehand is.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.field import BattleField
from sandtable.games.napoleonics.rules import facts

EVEN_ROWS: Final = (3, 9)  # the last column of the left section, the first of the right (N1.6)
ODD_ROWS: Final = (3, 8)
LEADERS: Final = 3  # beside the three classes of units: who may enter a hex


@final
class Objective:
    """A hex that gives banners to the side whose unit is on it when its turn begins."""

    def __init__(self, at: Hex, seat: int, banners: int, for_good: bool) -> None:
        self.hex = at
        self.seat = seat
        self.banners = banners
        self.for_good = for_good


@final
class Field(BattleField):
    """Ground and scenario rules, as tables by hex."""

    def __init__(self, terrain: list[int], works: list[int], top: int) -> None:
        super().__init__(facts.GRID, top, EVEN_ROWS, ODD_ROWS)
        self.terrain = terrain
        self.works = works  # the sides that field works protect, a bit a direction
        # What stands in a hex: its ground, and works where there are any (N26.15). A bridge is a
        # ground of its own (N26.12).
        grounds = [
            [terrain[at], facts.FIELD_WORKS] if works[at] else [terrain[at]]
            for at in range(facts.HEXES)
        ]
        self.stops: list[bool] = [any(facts.STOPS[each] for each in ground) for ground in grounds]
        # Who may never enter: [class * HEXES + hex], leaders being the fourth class.
        self.closed: list[bool] = [
            any(
                facts.IMPASSABLE[each]
                or (who == facts.ARTILLERY and facts.IMPASSABLE_FOR_ARTILLERY[each])
                for each in ground
            )
            for who in range(LEADERS + 1)
            for ground in grounds
        ]
        self.hill: list[bool] = [facts.IS_HIGH[each] for each in terrain]
        self.blocks_sight: list[bool] = [
            any(facts.BLOCKS_SIGHT[each] for each in ground) for ground in grounds
        ]
        self.square_allowed: list[bool] = [
            all(facts.SQUARE_ALLOWED[each] for each in ground) for ground in grounds
        ]
        self.battle_on_entry: list[int] = [
            max(facts.BATTLE_ON_ENTRY[each] for each in ground) for ground in grounds
        ]
        self.charge_dice: list[bool] = [
            all(facts.CHARGE_DICE[each] for each in ground) for ground in grounds
        ]
        # Open ground changes no dice.
        self.open: list[bool] = [
            terrain[at] == facts.CLEAR and not works[at] for at in range(facts.HEXES)
        ]
        # The scenario's own numbers and rules, set when it is laid out.
        self.hand_sizes: list[int] = [5, 5]
        self.leaders_end: list[int] = [0, 0]
        self.leader_names: list[str] = []
        self.objectives: list[Objective] = []
        self.exit_row: list[int] = [-1, -1]
        self.exit_banners: list[int] = [0, 0]
        self.square_banners: list[int] = [1, 1]  # for an enemy who breaks a square of this seat
        self.march_order: list[int] = [0, 0]  # sections that may not battle in the first turn
        self.mud: list[int] = [-1, -1]  # the class that may not move in the first turn
        # Readings of the rules that were chosen for this game, by name, and what they change.
        self.readings: list[str] = []
        self.light_melee = False  # light-type infantry melees after two hexes (N7.8)
        self.leader_exit = False  # an ordered leader may leave the board (N8.8)
        self.standing: list[list[int]] = facts.STANDING
        self.moving: list[list[int]] = facts.MOVING

    def enters(self, who: int, at: Hex) -> bool:
        return not self.closed[who * facts.HEXES + at]

    def terrain_of(self, at: Hex) -> int:
        """The terrain that a person would name: works before the ground they stand on."""
        return facts.FIELD_WORKS if self.works[at] else self.terrain[at]
