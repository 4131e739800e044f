"""What every hex battle of the family has: units on a board, whose turn it is, sections and reach.

The hot state is flat lists. A unit is a row of `units`; `board` has the unit of each hex in its
first places. What a game adds stands behind these, and only the game's own `state.py` writes it.
"""

from __future__ import annotations

from typing import Any, Final, NewType

from mypy_extensions import mypyc_attr

from sandtable.boards.hexes import Hex, HexGrid
from sandtable.core.procedure import Procedure
from sandtable.core.question import Question
from sandtable.core.state import State

Unit = NewType("Unit", int)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_SEAT: Final = -1

# A row of `units`; the last place is the game's own.
UNIT_ROW: Final = 6
KIND_: Final = 0
HEX_: Final = 1
BLOCKS_: Final = 2  # strength: blocks, figures, hits left
START_: Final = 3  # the strength that cards may restore
STATUS_: Final = 4
OWN_: Final = 5

# Status bits that all games share, for the turn of the owner
ORDERED: Final = 1
MOVED: Final = 2

# Places in `scalars` that all games share
TURN: Final = 0  # whole turns begun, both players counted
ACTIVE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(State):
    """Units of two seats on a grid, numbered seat by seat; `ends` says where each ends."""

    def __init__(
        self,
        grid: HexGrid,
        ends: list[int],
        units: list[int],
        board: list[int],
        scalars: list[int],
        stack: list[Procedure[Any]],
        asked: list[Question],
    ) -> None:
        super().__init__(stack, asked)
        self.grid = grid
        self.ends = ends
        self.units = units
        self.board = board
        self.scalars = scalars

    # Units

    def kind(self, unit: Unit) -> int:
        return self.units[unit * UNIT_ROW]

    def hex_of(self, unit: Unit) -> Hex:
        return Hex(self.units[unit * UNIT_ROW + HEX_])

    def blocks(self, unit: Unit) -> int:
        return self.units[unit * UNIT_ROW + BLOCKS_]

    def start(self, unit: Unit) -> int:
        return self.units[unit * UNIT_ROW + START_]

    def status(self, unit: Unit) -> int:
        return self.units[unit * UNIT_ROW + STATUS_]

    def alive(self, unit: Unit) -> bool:
        return self.units[unit * UNIT_ROW + HEX_] >= 0

    def seat_of(self, unit: Unit) -> int:
        return 0 if unit < self.ends[0] else 1

    def units_of(self, seat: int) -> list[Unit]:
        """The units of this seat that are still on the board."""
        first = 0 if seat == 0 else self.ends[0]
        hexes = self.units[first * UNIT_ROW + HEX_ : self.ends[seat] * UNIT_ROW : UNIT_ROW]
        return [Unit(first + number) for number, at in enumerate(hexes) if at >= 0]

    def hexes_of(self, seat: int) -> list[Hex]:
        """Where they stand, in the same order."""
        first = 0 if seat == 0 else self.ends[0]
        hexes = self.units[first * UNIT_ROW + HEX_ : self.ends[seat] * UNIT_ROW : UNIT_ROW]
        return [Hex(at) for at in hexes if at >= 0]

    def ordered_units(self) -> list[Unit]:
        """The units of the active player that have an order this turn."""
        seat = self.scalars[ACTIVE]
        first = 0 if seat == 0 else self.ends[0]
        statuses = self.units[first * UNIT_ROW + STATUS_ : self.ends[seat] * UNIT_ROW : UNIT_ROW]
        ordered: list[Unit] = []
        for number, status in enumerate(statuses):
            if status & ORDERED and self.units[(first + number) * UNIT_ROW + HEX_] >= 0:
                ordered.append(Unit(first + number))
        return ordered

    def unit_at(self, at: Hex) -> Unit:
        return Unit(self.board[at])

    def enemy_at(self, seat: int, at: Hex) -> bool:
        """Whether a unit of the other side is in this hex."""
        unit = self.board[at]
        return unit >= 0 and (unit < self.ends[0]) == (seat == 1)

    def friend_at(self, seat: int, at: Hex) -> bool:
        unit = self.board[at]
        return unit >= 0 and (unit < self.ends[0]) == (seat == 0)

    def active(self) -> int:
        return self.scalars[ACTIVE]

    # Writers

    def mark(self, unit: Unit, bits: int) -> None:
        self.units[unit * UNIT_ROW + STATUS_] |= bits

    def unmark(self, unit: Unit, bits: int) -> None:
        self.units[unit * UNIT_ROW + STATUS_] &= ~bits

    def forget_statuses(self) -> None:
        """Orders, moves and battles of the turn that ended."""
        units = self.units
        units[STATUS_::UNIT_ROW] = [0] * (len(units) // UNIT_ROW)

    def lose_blocks(self, unit: Unit, blocks: int) -> int:
        """Take up to so many blocks from a unit; how many it really lost."""
        place = unit * UNIT_ROW + BLOCKS_
        lost = blocks if blocks < self.units[place] else self.units[place]
        self.units[place] -= lost
        return lost

    def gain_block(self, unit: Unit) -> None:
        self.units[unit * UNIT_ROW + BLOCKS_] += 1

    def begin_turn(self, seat: int) -> None:
        self.scalars[ACTIVE] = seat
        self.scalars[TURN] += 1
