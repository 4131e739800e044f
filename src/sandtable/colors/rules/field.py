"""What a scenario fixes for the whole battle, in every game: sides, sections, the way home.

It never changes in a game, and all copies of a state share it. Each game adds its own.
"""

from __future__ import annotations

from typing import Any

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.colors.rules.sections import section_masks


class BattleField:
    """Tables by hex and by seat. `even` and `odd`: where the sections end in even and odd rows."""

    def __init__(
        self, grid: HexGrid, top: int, even: tuple[int, int], odd: tuple[int, int]
    ) -> None:
        self.top = top  # the seat whose baseline is the top row
        self.hexes = grid.size
        self.rear: list[list[list[Hex]]] = [grid.down, grid.down]
        self.rear[top] = grid.up
        last = len(grid.row_lengths) - 1
        self.home_row: list[int] = [last, last]
        self.home_row[top] = 0
        self.sections: list[int] = [
            mask
            for seat in range(2)
            for mask in section_masks(grid, even, odd, upside_down=seat == top)
        ]
        # The scenario's own, set when it is laid out
        self.name = ""
        self.source: Any = ""  # what the scenario was made from
        self.first = 0
        self.ends: list[int] = [0, 0]  # units are numbered seat by seat
        self.to_win: list[int] = [0, 0]  # banners or medals
        self.handicap: dict[str, int] = {}  # what was changed for a side, by the option's name

    def section_of(self, seat: int, at: Hex) -> int:
        """The sections of a hex as this seat sees them; two where a line cuts it."""
        return self.sections[seat * self.hexes + at]
