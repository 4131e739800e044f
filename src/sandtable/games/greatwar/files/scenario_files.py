"""Scenario files (G3.1): a drawn board, trench lines, hands, medals, objectives, special rules.

`SHELF.load` gives the scenario or raises its first problem; `SHELF.check` lists them all.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, final

from sandtable.boards.hexes import NOWHERE
from sandtable.colors.files.drawn import Cell
from sandtable.colors.files.scenarios import BattleShelf, ScenarioReader, words_by_code
from sandtable.games.greatwar.files.scenario import (
    ARTILLERY_LIMIT,
    BOTH,
    COMMAND_LIMIT,
    EXIT,
    HELD_KINDS,
    LINE,
    MAJORITY,
    OBJECTIVES,
    ONE_BY_ONE,
    RECON,
    ROW_LETTERS,
    SHELLED_TRENCHES,
    SILHOUETTES,
    SPECIALS,
    STRENGTH_LIMIT,
    SUDDEN_DEATH,
    UNOFFICIAL,
    Hands,
    Objective,
    Placed,
    Scenario,
    Shelling,
    Special,
    Trench,
    inventions,
    is_closed,
    wrong_markers,
)
from sandtable.games.greatwar.rules import facts
from sandtable.toolkit.data import DataError, Table, unknown

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

FACTS: Final = [
    "hands", "first", "medals", "forces", "terrain", "deployment", "objectives", "specials",
    "shelling",
]  # fmt: skip
NEEDED: Final = ["id", "top", "first", "medals", "hands", "board", "text"]
KEYS: Final = [
    *NEEDED, "date", "published", "layout", "trench", "unit", "shelling", "objective", "special",
    "confidence",
]  # fmt: skip
HAND_KEYS: Final = ["command", "combat", "hq", "artillery"]


@final
class _Reader(ScenarioReader[Scenario]):
    """Reads one file: first the board and the lines, then all that refers to them."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, facts.GRID)
        self.drawn: dict[int, Cell] = {}
        self.terrain = ["countryside"] * facts.HEXES
        self.markers: dict[int, tuple[str, ...]] = {}
        self.units: dict[int, Placed] = {}
        self.trenches: list[Trench] = []
        self.objectives: list[Objective] = []

    def scenario(self) -> Scenario:
        file = self.file
        file.only(KEYS)
        file.needs(NEEDED)
        for cell in self.cells():
            self.cell(cell)
        for table in file.tables("trench"):
            self.trench(table)
        self.check_trenches()
        for table in file.tables("unit"):
            self.single_unit(table)
        shelling = self.shelling()
        for table in file.tables("objective"):
            self.objectives.append(self.objective(table))
        specials = [self.special(table) for table in file.tables("special")]
        self.check_winnable(file.number("medals", 1))
        return Scenario(
            id=self.scenario_id(),
            date=self.date(),
            published=file.text("published"),
            layout=file.text("layout"),
            top=file.word("top", facts.SEATS),
            first=file.word("first", facts.SEATS),
            medals=file.number("medals", 1),
            hands=self.hands(),
            terrain=self.terrain,
            markers=self.markers,
            trenches=self.trenches,
            units=[self.units[at] for at in sorted(self.units)],
            objectives=self.objectives,
            specials=specials,
            shelling=shelling,
            texts=self.texts(len(self.objectives)),
            confidence=self.confidence(FACTS),
            path=self.path,
        )

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
            command=table.number("command", 1, COMMAND_LIMIT),
            combat=table.number("combat", 0, facts.HAND_OF_COMBAT),
            hq=table.number("hq", 0, facts.HQ_POOL),
            artillery=table.number("artillery", 0, ARTILLERY_LIMIT),
        )

    def shelling(self) -> Shelling | None:
        if "shelling" not in self.file:
            return None
        table = self.file.table("shelling")
        keys = ["side", "rows"]
        table.only(keys)
        table.needs(keys)
        rows = table.texts("rows")
        if "rows" in table and (
            len(rows) != 2 or sorted(rows) != rows or not set(rows) <= set(ROW_LETTERS)
        ):
            message = 'expected the first and the last row as ["e", "h"]'
            table.problem("rows", f'"rows" is {rows}, {message}')
            return None
        numbers = [ROW_LETTERS.index(row) for row in rows] or [0, 0]
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
        elif wrong := wrong_markers(self.ground(cell.hex), self.bits(cell.hex)):
            self.cell_problem(cell, wrong)
        return rest

    def ground(self, at: int) -> int:
        return facts.TERRAIN.index(self.terrain[at])

    def bits(self, at: int) -> int:
        return sum(1 << facts.TOKENS.index(word) for word in set(self.markers.get(at, ())))

    def unit(self, cell: Cell, side: str, code: str, figure: str, strength: int | None) -> None:
        owner = self.coded(cell, "side", side, SIDES)
        word = self.coded(cell, "unit", code, KIND_CODES) if owner else ""
        if not word:
            return
        kind = facts.KINDS.index(word)
        if is_closed(kind, self.ground(cell.hex), self.bits(cell.hex)):
            ground = self.terrain[cell.hex]
            self.cell_problem(cell, f"is not empty, and {ground} is closed to {word} (G18.7)")
        if strength is not None and not 1 <= strength <= facts.STRENGTH[kind]:
            message = (
                f"has a strength of {strength}, expected 1 to {facts.STRENGTH[kind]} for {word}"
            )
            self.cell_problem(cell, message)
        host = facts.MACHINE_GUN if figure == facts.SPECIALS[facts.LOADER - 1] else facts.INFANTRY
        if figure and kind != host:
            self.cell_problem(cell, f"has a {figure} with {word}, expected {facts.KINDS[host]}")
        full = facts.STRENGTH[kind]
        self.units[cell.hex] = Placed(owner, word, cell.hex, strength or full, figure)

    def trench(self, table: Table) -> None:
        keys = ["owner", "line", "hexes"]
        table.only(keys)
        table.needs(keys)
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
        table.only(["hex", "name", "strength", "stuck"])
        if not table.needs(["hex"]):
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
        strength = table.number("strength", 1, STRENGTH_LIMIT)
        if "strength" in table:
            unit = unit._replace(strength=strength)
        self.units[at] = unit._replace(name=own or unit.name, stuck=stuck)

    def names(self) -> list[str]:
        return [unit.name for unit in self.units.values() if unit.name]

    # Objectives and special rules

    def objective(self, table: Table) -> Objective:
        kind = table.text("kind")
        if kind in OBJECTIVES:
            needed, more = OBJECTIVES[kind]
            table.only(["kind", "side", *needed, *more])
            table.needs(["side", *needed])
        elif table.needs(["kind"]):
            table.problem("kind", unknown("objective", kind, OBJECTIVES))
        objective = Objective(
            kind=kind,
            side=table.word("side", [*facts.SEATS, BOTH] if kind in HELD_KINDS else facts.SEATS),
            medals=0 if kind == SUDDEN_DEATH else table.number("medals", 1),
            hexes=self.hexes(table, "objective"),
            trench=table.word("trench", facts.SEATS),
            line=table.number("line", 1) if "line" in table else 0,
            needs=tuple(table.numbers("needs", 1)),
            first=table.word("first", facts.SEATS),
            unit=self.named_unit(table),
        )
        if objective.trench in facts.SEATS:
            self.check_lines(table, objective)
        if objective.first in facts.SEATS:
            self.check_first(table, objective)
        return objective

    def named_unit(self, table: Table) -> str:
        """The name of a unit that a [[unit]] gives it."""
        name = table.text("unit")
        if name and name not in self.names():
            known = self.names()
            message = unknown("unit", name, known)
            table.problem("unit", message if known else f'no [[unit]] has the name "{name}"')
        return name

    def check_lines(self, table: Table, objective: Objective) -> None:
        """The lines are there, and those that are needed as well are objectives before it."""
        owner = objective.trench
        lines = [trench.line for trench in self.trenches if trench.owner == owner]
        if objective.line not in lines and (objective.line or not lines):
            key = "line" if objective.line else "trench"
            wanted = f"line {objective.line}" if objective.line else "trench"
            table.problem(key, f"the {owner} side has no {wanted}, expected it as a [[trench]]")
        before = [
            other.line
            for other in self.objectives
            if (other.kind, other.side, other.trench) == (LINE, objective.side, owner)
        ]
        for line in objective.needs:
            if line not in before:
                message = f'"needs" has line {line}, expected an [[objective]] for it before'
                table.problem("needs", f"{message} this one")

    def check_first(self, table: Table, objective: Objective) -> None:
        """Who holds an objective at the start has the units for it there."""
        hexes = objective.hexes or self.line_hexes(objective)
        units = [self.units[at].side for at in hexes if at in self.units]
        own = units.count(objective.first)
        enough = own > len(units) - own if objective.kind == MAJORITY else own > 0
        if objective.kind in (LINE, MAJORITY) and not enough:
            message = f'"first" is "{objective.first}", expected the side whose units hold it'
            table.problem("first", message)

    def line_hexes(self, objective: Objective) -> list[int]:
        return [
            at
            for trench in self.trenches
            if trench.owner == objective.trench and objective.line in (0, trench.line)
            for at in trench.hexes
        ]

    def special(self, table: Table) -> Special:
        rule = self.rule_of(table, SPECIALS)
        special = Special(
            rule=rule,
            side=table.word("side", facts.SEATS),
            hexes=self.hexes(table, "special rule"),
            unit=self.named_unit(table),
        )
        for unit in self.units.values():
            if (
                unit.name
                and unit.name == special.unit
                and not facts.IS_TANK[facts.KINDS.index(unit.kind)]
            ):
                table.problem("unit", f'"{unit.name}" is {unit.kind}, expected a tank')
        if rule == SHELLED_TRENCHES and "shelling" not in self.file:
            table.problem("rule", 'expected "shelling", which this rule widens')
        return special

    def check_winnable(self, medals: int) -> None:
        """Both sides have units, and each can take enough medals, were it to take all it may."""
        if "board" not in self.file or "medals" not in self.file:
            return
        self.check_sides(facts.SEATS, [unit.side for unit in self.units.values()])
        for side in facts.SEATS:
            kinds = [each.kind for each in self.objectives if each.side == side]
            if RECON in kinds or SUDDEN_DEATH in kinds:
                continue  # Recon cards come again and again (G20.15)
            if medals > self.medals_in_reach(side):
                self.file.problem("medals", f"the {side} side cannot take {medals} medals here")

    def medals_in_reach(self, side: str) -> int:
        units = self.units.values()
        medals = sum(
            facts.MEDALS[facts.KINDS.index(unit.kind)] for unit in units if unit.side != side
        )
        for each in self.objectives:
            times = 1
            if each.kind == EXIT:
                own = [facts.KINDS.index(unit.kind) for unit in units if unit.side == side]
                times = sum(facts.EXIT_MEDALS[kind] for kind in own)
            elif each.kind == SILHOUETTES:
                times = sum(unit.strength - 1 for unit in units if unit.name == each.unit)
            elif each.kind in ONE_BY_ONE:
                times = len(each.hexes)
            if each.side in (side, BOTH):
                medals += each.medals * times
        return medals


# The files


def _made_of(data: dict[str, Any]) -> Scenario:
    objectives = [
        {**each, "hexes": tuple(each["hexes"]), "needs": tuple(each["needs"])}
        for each in data["objectives"]
    ]
    specials = [{**each, "hexes": tuple(each["hexes"])} for each in data["specials"]]
    return Scenario(
        **{
            **data,
            "hands": {side: Hands(**each) for side, each in data["hands"].items()},
            "trenches": [Trench(one, line, tuple(at)) for one, line, at in data["trenches"]],
            "units": [Placed(*each) for each in data["units"]],
            "objectives": [Objective(**each) for each in objectives],
            "specials": [Special(**each) for each in specials],
            "shelling": data["shelling"] and Shelling(**data["shelling"]),
        }
    )


SHELF: Final = BattleShelf(facts.HERE, _Reader, _made_of, "markers")


def refuse_inventions(scenario: Scenario) -> None:
    """Unofficial tanks take part only where the players have chosen so; a DataError if not."""
    for unit in inventions(scenario):
        cells = _Reader(scenario.path).cells()
        line = next((cell.line for cell in cells if cell.hex == unit.hex), 1)
        message = (
            f"{facts.GRID.names[unit.hex]} has a {unit.kind}, which is no published tank (G29.2)"
        )
        advice = f'it takes part with the option "{UNOFFICIAL}"'
        raise DataError(str(scenario.path), line, f"{message}; {advice}")
