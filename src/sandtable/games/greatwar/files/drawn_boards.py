"""Scenario files (G3.1), first part: the head, the drawn board, trench lines and single units."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sandtable.boards.hexes import NOWHERE
from sandtable.colors.files.drawn import Cell
from sandtable.colors.files.scenarios import ScenarioReader, words_by_code
from sandtable.games.greatwar.files import scenario as scenarios
from sandtable.games.greatwar.files.scenario import (
    Hands,
    Objective,
    Placed,
    Scenario,
    Shelling,
    Trench,
)
from sandtable.games.greatwar.rules import facts
from sandtable.toolkit.data import Table

# The letters of a drawn board.
GROUND: Final = words_by_code(facts.WORDS["terrain"])
MARKERS: Final = words_by_code(facts.WORDS["tokens"])
SIDES: Final = {
    code: word
    for code, word in words_by_code(facts.WORDS["nations"]).items()
    if word in facts.SEATS
}
KIND_CODES: Final = words_by_code(facts.WORDS["kinds"])
FIGURE_CODES: Final = words_by_code(facts.WORDS["specials"])
_UNIT: Final = re.compile(r"([a-z])([A-Z]+)")
_STRENGTH: Final = re.compile(r":(\d+)")
HAND_KEYS: Final = ["command", "combat", "hq", "artillery"]


class BoardReader(ScenarioReader[Scenario]):
    """Reads what stands on the board, and what the sides begin with."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, facts.GRID)
        self.drawn: dict[int, Cell] = {}
        self.terrain = ["countryside"] * facts.HEXES
        self.markers: dict[int, tuple[str, ...]] = {}
        self.units: dict[int, Placed] = {}
        self.trenches: list[Trench] = []
        self.objectives: list[Objective] = []

    # The head of the file

    def hands(self) -> dict[str, Hands]:
        table = self.by_seat("hands", facts.SEATS)
        hands = {side: self.hand(table.table(side), side in table) for side in facts.SEATS}
        tokens = sum(hand.hq for hand in hands.values())
        if tokens > facts.HQ_POOL:
            message = f'"hq" is {tokens} for both sides, expected {facts.HQ_POOL} at most (G19.1)'
            table.problem("hq", message)
        return hands

    def hand(self, table: Table, given: bool) -> Hands:
        table.only(HAND_KEYS)
        if given:
            table.needs(HAND_KEYS)
        return Hands(
            command=table.number("command", 1, scenarios.COMMAND_LIMIT),
            combat=table.number("combat", 0, facts.HAND_OF_COMBAT),
            hq=table.number("hq", 0, facts.HQ_POOL),
            artillery=table.number("artillery", 0, scenarios.ARTILLERY_LIMIT),
        )

    def shelling(self) -> Shelling | None:
        if "shelling" not in self.file:
            return None
        table = self.file.table("shelling")
        keys = ["side", "rows"]
        table.exactly(keys)
        rows = table.texts("rows")
        if "rows" in table and (
            len(rows) != 2 or sorted(rows) != rows or not set(rows) <= set(scenarios.ROW_LETTERS)
        ):
            message = 'expected the first and the last row as ["e", "h"]'
            table.problem("rows", f'"rows" is {rows}, {message}')
            return None
        numbers = [scenarios.ROW_LETTERS.index(row) for row in rows] or [0, 0]
        return Shelling(table.word("side", facts.SEATS), numbers[0], numbers[1])

    # The board

    def cell(self, cell: Cell) -> None:
        """A letter for the ground, then markers, a unit, its special figure, its strength."""
        self.drawn[cell.hex] = cell
        ground = self.ground_in(cell, GROUND)
        if not ground:
            return
        self.terrain[cell.hex] = ground
        rest = self.take_markers(cell, cell.text[1:])
        unit = _UNIT.match(rest)
        rest = rest[unit.end() :] if unit else rest
        strength = _STRENGTH.search(rest) if unit else None
        rest = rest.replace(strength[0], "", 1) if strength else rest
        figure = FIGURE_CODES.get(rest[:1], "") if unit else ""
        rest = rest[1:] if figure else rest
        if unit and _UNIT.search(rest):
            self.cell_problem(cell, "has two units, expected one at most")
        elif figure and rest[:1] in FIGURE_CODES and rest:
            self.cell_problem(cell, "has two special figures, expected one at most")
        elif rest:
            expected = "a unit such as bIN, * for a bomber, :2 for its strength"
            self.cell_problem(cell, f'has "{rest}" in it, expected {expected}')
        elif unit:
            number = int(strength[1]) if strength else None
            self.unit(cell, unit[1], unit[2], figure, number)

    def take_markers(self, cell: Cell, rest: str) -> str:
        """The markers that stand here; what follows them is given back."""
        words: list[str] = []
        while rest and rest[0] in MARKERS:
            words.append(MARKERS[rest[0]])
            rest = rest[1:]
        if not words:
            return rest
        self.markers[cell.hex] = tuple(words)
        if len(set(words)) != len(words):
            self.cell_problem(cell, "has a marker twice, expected one of a sort")
        elif wrong := scenarios.wrong_markers(self.ground(cell.hex), self.bits(cell.hex)):
            self.cell_problem(cell, wrong)
        return rest

    def ground(self, at: int) -> int:
        return facts.TERRAIN.index(self.terrain[at])

    def bits(self, at: int) -> int:
        return scenarios.bits_of(self.markers.get(at, ()))

    def unit(self, cell: Cell, side: str, code: str, figure: str, strength: int | None) -> None:
        owner = self.coded(cell, "side", side, SIDES)
        word = self.coded(cell, "unit", code, KIND_CODES) if owner else ""
        if not word:
            return
        kind = facts.KINDS.index(word)
        if wrong := scenarios.wrong_place(kind, self.terrain[cell.hex], self.bits(cell.hex)):
            self.cell_problem(cell, wrong)
        if strength is not None and not 1 <= strength <= facts.STRENGTH[kind]:
            message = (
                f"has a strength of {strength}, expected 1 to {facts.STRENGTH[kind]} for {word}"
            )
            self.cell_problem(cell, message)
        if wrong := scenarios.wrong_figure(kind, figure):
            self.cell_problem(cell, wrong)
        full = facts.STRENGTH[kind]
        self.units[cell.hex] = Placed(owner, word, cell.hex, strength or full, figure)

    def trench(self, table: Table) -> None:
        keys = ["owner", "line", "hexes"]
        table.exactly(keys)
        trench = Trench(
            table.word("owner", facts.SEATS), table.number("line", 1), self.hexes(table, "trench")
        )
        for at in trench.hexes:
            name = facts.GRID.names[at]
            if self.ground(at) != facts.TRENCH:
                table.problem("hexes", f'trench: expected "T" at {name} on the board')
            if any(at in other.hexes for other in self.trenches):
                table.problem("hexes", f"trench: {name} is in a line already, expected one line")
        if any(other[:2] == trench[:2] for other in self.trenches):
            message = f"line {trench.line} of the {trench.owner} side is there already"
            table.problem("line", f"{message}, expected one [[trench]] a line")
        self.trenches.append(trench)

    def check_trenches(self) -> None:
        lines = {at for trench in self.trenches for at in trench.hexes}
        for at, cell in self.drawn.items():
            if self.ground(at) == facts.TRENCH and at not in lines:
                self.cell_problem(cell, "is in no trench line, expected it in a [[trench]]")

    def single_unit(self, table: Table) -> None:
        """What is said of one unit: its name, its strength, that it is stuck."""
        if not table.only(["hex", "name", "strength", "stuck"], ["hex"]):
            return
        name = table.text("hex")
        line = table.line_with(f'"{name}"', "hex")
        at = self.hex_of(name, line, "unit")
        if at == NOWHERE:
            return
        if at not in self.units:
            self.file.problem_at(line, f"unit: there is none at {name}, expected one on the board")
            return
        unit = self.units[at]
        stuck = table.flag("stuck")
        if stuck and not facts.IS_TANK[facts.KINDS.index(unit.kind)]:
            table.problem("stuck", f"{name} has {unit.kind}, expected a tank to be stuck")
        own = table.text("name")
        if own and own in self.names():
            table.problem("name", f'"name" is "{own}", expected another name for each unit')
        strength = table.number("strength", 1, scenarios.STRENGTH_LIMIT)
        if "strength" in table:
            unit = unit._replace(strength=strength)
        self.units[at] = unit._replace(name=own or unit.name, stuck=stuck)

    def names(self) -> list[str]:
        return [unit.name for unit in self.units.values() if unit.name]
