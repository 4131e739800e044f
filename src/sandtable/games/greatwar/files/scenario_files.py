"""Scenario files (G3.1): a drawn board, trench lines, hands, medals, objectives, special rules.

`SHELF.load` gives the scenario or raises its first problem; `SHELF.check` lists them all.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.colors.files.scenarios import BattleShelf
from sandtable.games.greatwar.files import scenario as scenarios
from sandtable.games.greatwar.files.drawn_boards import BoardReader
from sandtable.games.greatwar.files.scenario import (
    Hands,
    Objective,
    Placed,
    Scenario,
    Shelling,
    Special,
    Trench,
)
from sandtable.games.greatwar.rules import facts
from sandtable.toolkit.data import DataError, Table, unknown

FACTS: Final = [
    "hands", "first", "medals", "forces", "terrain", "deployment", "objectives", "specials",
    "shelling",
]  # fmt: skip
NEEDED: Final = ["id", "top", "first", "medals", "hands", "board", "text"]
KEYS: Final = [
    *NEEDED, "date", "published", "layout", "trench", "unit", "shelling", "objective", "special",
    "confidence",
]  # fmt: skip


@final
class _Reader(BoardReader):
    """Reads one file: first the board and the lines, then all that refers to them."""

    def scenario(self) -> Scenario:
        file = self.file
        file.only(KEYS, NEEDED)
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
            *self.head(facts.SEATS),
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

    # Objectives and special rules

    def objective(self, table: Table) -> Objective:
        kind = table.text("kind")
        if kind in scenarios.OBJECTIVES:
            needed, more = scenarios.OBJECTIVES[kind]
            table.only(["kind", "side", *needed, *more], ["side", *needed])
        elif table.needs(["kind"]):
            table.problem("kind", unknown("objective", kind, scenarios.OBJECTIVES))
        both = [scenarios.BOTH] if kind in scenarios.HELD_KINDS else []
        objective = Objective(
            kind=kind,
            side=table.word("side", [*facts.SEATS, *both]),
            medals=0 if kind == scenarios.SUDDEN_DEATH else table.number("medals", 1),
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
            if (other.kind, other.side, other.trench) == (scenarios.LINE, objective.side, owner)
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
        enough = own > len(units) - own if objective.kind == scenarios.MAJORITY else own > 0
        if objective.kind in (scenarios.LINE, scenarios.MAJORITY) and not enough:
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
        rule = self.rule_of(table, scenarios.SPECIALS)
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
        if rule == scenarios.SHELLED_TRENCHES and "shelling" not in self.file:
            table.problem("rule", 'expected "shelling", which this rule widens')
        return special

    def check_winnable(self, medals: int) -> None:
        """Both sides have units, and each can take enough medals, were it to take all it may."""
        if "board" not in self.file or "medals" not in self.file:
            return
        self.check_sides(facts.SEATS, [unit.side for unit in self.units.values()])
        for side in facts.SEATS:
            kinds = [each.kind for each in self.objectives if each.side == side]
            if scenarios.RECON in kinds or scenarios.SUDDEN_DEATH in kinds:
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
            if each.kind == scenarios.EXIT:
                own = [facts.KINDS.index(unit.kind) for unit in units if unit.side == side]
                times = sum(facts.EXIT_MEDALS[kind] for kind in own)
            elif each.kind == scenarios.SILHOUETTES:
                times = sum(unit.strength - 1 for unit in units if unit.name == each.unit)
            elif each.kind in scenarios.ONE_BY_ONE:
                times = len(each.hexes)
            if each.side in (side, scenarios.BOTH):
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
    for unit in scenarios.inventions(scenario):
        cells = _Reader(scenario.path).cells()
        line = next((cell.line for cell in cells if cell.hex == unit.hex), 1)
        message = (
            f"{facts.GRID.names[unit.hex]} has a {unit.kind}, which is no published tank (G29.2)"
        )
        advice = f'it takes part with the option "{scenarios.UNOFFICIAL}"'
        raise DataError(str(scenario.path), line, f"{message}; {advice}")
