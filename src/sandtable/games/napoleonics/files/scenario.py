"""Scenario files (N2.1): a drawn board, hands, banners, objectives and special rules, checked.

`SHELF.load` gives the scenario or raises its first problem; `SHELF.check` lists them all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from sandtable.boards.hexes import DIRECTIONS, NOWHERE
from sandtable.colors.files.drawn import Cell
from sandtable.colors.files.scenarios import (
    BattleShelf,
    Head,
    ScenarioReader,
    Texts,
    words_by_code,
)
from sandtable.games.napoleonics.rules import facts
from sandtable.toolkit.data import Table, one_of, read_toml, unknown

# The letters of a drawn board.
_words: Final = read_toml(facts.HERE / "words.toml")[0]
WORKS_CODE: Final = "#"
GROUND: Final = {
    code: word for code, word in words_by_code(_words["terrain"]).items() if code != WORKS_CODE
}
NATION_CODES: Final = words_by_code(_words["nations"])
KIND_CODES: Final = words_by_code(_words["kinds"])
_UNIT: Final = re.compile(r"([a-z])([A-Z]+)")
_BLOCKS: Final = re.compile(r":(\d+)")

HAND_LIMIT: Final = 12
BOTH: Final = "both"
WHILE_HELD: Final = "while-held"
FOR_GOOD: Final = "for-good"
MODES: Final = [WHILE_HELD, FOR_GOOD]

EDGES: Final = ["a", "i"]  # the rows from which units may leave the board

# Special rules and what each of them needs to be told.
EXIT: Final = "exit"
NO_BATTLE_FIRST_TURN: Final = "no-battle-first-turn"
NO_MOVE_FIRST_TURN: Final = "no-move-first-turn"
SQUARE_BANNERS: Final = "square-banners"
SPECIALS: Final[dict[str, list[str]]] = {
    EXIT: ["side", "row", "banners"],
    NO_BATTLE_FIRST_TURN: ["side", "section"],
    NO_MOVE_FIRST_TURN: ["side", "class"],
    SQUARE_BANNERS: ["side", "banners"],
}

FACTS: Final = [
    "hands", "first", "banners", "forces", "terrain", "deployment", "objectives", "specials",
]  # fmt: skip

NEEDED: Final = ["id", "date", "top", "first", "hands", "banners", "board", "text"]
KEYS: Final = [
    *NEEDED, "published", "layout", "leaders", "works", "confidence", "objective", "special",
]  # fmt: skip


class Placed(NamedTuple):
    """A unit at the start."""

    nation: str
    kind: str
    hex: int
    blocks: int


class PlacedLeader(NamedTuple):
    name: str
    nation: str
    hex: int


@dataclass(frozen=True)
class Objective:
    """Hexes that give banners to a seat, or to `both`: while they are held, or for good."""

    side: str
    hexes: tuple[int, ...]
    banners: int
    mode: str


@dataclass(frozen=True)
class Special:
    """A special rule. What a rule does not need is empty, 0, or -1 for the row."""

    rule: str
    side: str
    row: int = -1
    section: str = ""
    unit_class: str = ""
    banners: int = 0


@dataclass(frozen=True)
class Scenario(Head):
    """A scenario as plain data; hexes are numbers and all else are words of `words.toml`."""

    hands: dict[str, int]
    banners: int
    terrain: list[str]  # a works hex has the ground under the works
    works: dict[int, tuple[int, ...]]  # the directions of the built sides
    units: list[Placed]
    leaders: list[PlacedLeader]
    objectives: list[Objective]
    specials: list[Special]
    texts: dict[str, Texts]
    confidence: dict[str, str]
    path: Path


@final
class _Reader(ScenarioReader[Scenario]):
    """Reads one file: first the board, then all that refers to it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, facts.GRID)
        self.terrain = ["clear"] * facts.HEXES
        self.units: dict[int, Placed] = {}
        self.starred: dict[int, Cell] = {}
        self.built: dict[int, Cell] = {}

    def check_winnable(self, banners: int, objectives: list[Objective]) -> None:
        """Both sides have units, and each can take enough banners, were it to take all it may."""
        if "board" not in self.file or "banners" not in self.file:
            return
        seats = [_seat(each.nation) for each in self.units.values()]
        self.check_sides(facts.SEATS, [facts.SEATS[seat] for seat in seats])
        for number, seat in enumerate(facts.SEATS):
            given = sum(
                each.banners * len(each.hexes) for each in objectives if each.side in (seat, BOTH)
            )
            if banners > seats.count(1 - number) + len(self.starred) + given:
                self.file.problem("banners", f"the {seat} side cannot take {banners} banners here")

    def scenario(self) -> Scenario:
        file = self.file
        file.only(KEYS, NEEDED)
        self.board()
        objectives = [self.objective(table) for table in file.tables("objective")]
        specials = [self.special(table) for table in file.tables("special")]
        self.check_winnable(file.number("banners", 1), objectives)
        return Scenario(
            *self.head(facts.SEATS),
            hands=self.hands(),
            banners=file.number("banners", 1),
            terrain=self.terrain,
            works=self.works(),
            units=[self.units[at] for at in sorted(self.units)],
            leaders=self.leaders(),
            objectives=objectives,
            specials=specials,
            texts=self.texts(len(objectives)),
            confidence=self.confidence(FACTS),
            path=self.path,
        )

    # The head of the file

    def hands(self) -> dict[str, int]:
        hands = self.by_seat("hands", facts.SEATS)
        return {seat: hands.number(seat, 1, HAND_LIMIT) for seat in facts.SEATS}

    # The board

    def board(self) -> None:
        for cell in self.cells():
            ground = self.ground_in(cell, GROUND)
            if ground:
                self.terrain[cell.hex] = ground
                self.cell(cell)

    def cell(self, cell: Cell) -> None:
        """What follows the letter of the ground: works, a unit, its blocks, a leader's star."""
        rest = cell.text[1:]
        if rest.startswith(WORKS_CODE):
            self.built[cell.hex] = cell
            rest = rest[1:]
        unit = _UNIT.match(rest)
        if unit:
            rest = rest[unit.end() :]
        if "*" in rest:
            self.starred[cell.hex] = cell
            rest = rest.replace("*", "", 1)
        blocks = _BLOCKS.match(rest) if unit else None
        if blocks:
            rest = rest[blocks.end() :]
        if unit and _UNIT.search(rest):
            self.cell_problem(cell, "has two units, expected one at most")
        elif rest:
            expected = "a unit such as fLN, :2 for its blocks, * for a leader"
            self.cell_problem(cell, f'has "{rest}" in it, expected {expected}')
        elif unit:
            self.unit(cell, unit[1], unit[2], int(blocks[1]) if blocks else None)
        if self.closed(cell.hex) and (unit or cell.hex in self.starred or cell.hex in self.built):
            self.cell_problem(cell, f"is not empty, and {self.terrain[cell.hex]} is impassable")

    def closed(self, at: int) -> bool:
        return facts.IMPASSABLE[facts.TERRAIN.index(self.terrain[at])]

    def unit(self, cell: Cell, nation_code: str, code: str, blocks: int | None) -> None:
        nation = self.coded(cell, "nation", nation_code, NATION_CODES)
        word = self.coded(cell, "unit", code, KIND_CODES) if nation else ""
        if not word:
            return
        if f"{nation} {word}" not in facts.KINDS:
            own = one_of(
                each for each in KIND_CODES if f"{nation} {KIND_CODES[each]}" in facts.KINDS
            )
            self.cell_problem(cell, f"is no {nation} unit, expected {own}")
            return
        kind = facts.KINDS.index(f"{nation} {word}")
        ground = self.terrain[cell.hex]
        if (
            facts.CLASS[kind] == facts.ARTILLERY
            and facts.IMPASSABLE_FOR_ARTILLERY[facts.TERRAIN.index(ground)]
        ):
            self.cell_problem(cell, f"is artillery, and {ground} is impassable for it")
        if blocks is not None and not 1 <= blocks <= facts.FULL[kind]:
            message = f"has {blocks} blocks, expected 1 to {facts.FULL[kind]} for {nation} {word}"
            self.cell_problem(cell, message)
        self.units[cell.hex] = Placed(nation, word, cell.hex, blocks or facts.FULL[kind])

    def works(self) -> dict[int, tuple[int, ...]]:
        works: dict[int, tuple[int, ...]] = {}
        for entry in self.file.texts("works"):
            line = self.file.line_with(entry, "works")
            what = f'works "{entry}"'
            name, *sides = entry.split() or [""]
            at = self.hex_of(name, line, what)
            wrong = [side for side in sides if side not in DIRECTIONS]
            if wrong:
                self.file.problem_at(line, f"{what}: {unknown('side', wrong[0], DIRECTIONS)}")
            elif not sides or len(set(sides)) != len(sides):
                self.file.problem_at(line, f'{what}: expected a hex and its sides as "d5 sw se"')
            if at in works:
                self.file.problem_at(line, f"{what}: expected one entry a hex, with all its sides")
            elif at != NOWHERE and at not in self.built:
                self.file.problem_at(line, f'{what}: expected "#" at {name} on the board')
            works[at] = tuple(DIRECTIONS.index(side) for side in sides if side in DIRECTIONS)
        for at, cell in self.built.items():
            if at not in works:
                example = f'"{facts.GRID.names[at]} sw se"'
                self.cell_problem(cell, f'has works, expected their sides in "works" as {example}')
        return works

    def leaders(self) -> list[PlacedLeader]:
        leaders: list[PlacedLeader] = []
        for entry in self.file.texts("leaders"):
            line = self.file.line_with(entry, "leaders")
            what = f'leader "{entry}"'
            parts = entry.rsplit(maxsplit=2)
            if len(parts) < 3:
                example = '"Ney french h6"'
                message = f"{what}: expected a name, a nation and a hex as {example}"
                self.file.problem_at(line, message)
                continue
            name, nation, hex_name = parts
            if nation not in facts.NATIONS:
                self.file.problem_at(line, f"{what}: {unknown('nation', nation, facts.NATIONS)}")
                continue
            at = self.hex_of(hex_name, line, what)
            if at == NOWHERE:
                continue
            self.place_of_leader(line, what, nation, at)
            if at in [leader.hex for leader in leaders]:
                self.file.problem_at(line, f"{what}: expected one leader at most at {hex_name}")
            leaders.append(PlacedLeader(name, nation, at))
        places = [leader.hex for leader in leaders]
        for at, cell in self.starred.items():
            if at not in places:
                self.cell_problem(cell, 'has a *, expected its leader in "leaders"')
        return leaders

    def place_of_leader(self, line: int, what: str, nation: str, at: int) -> None:
        unit = self.units.get(at)
        if unit is not None and _seat(unit.nation) != _seat(nation):
            message = f"expected a friendly unit or none at {facts.GRID.names[at]}, not an enemy"
            self.file.problem_at(line, f"{what}: {message}")
        elif at not in self.starred:
            message = f'expected "*" at {facts.GRID.names[at]} on the board'
            self.file.problem_at(line, f"{what}: {message}")

    # Objectives and special rules

    def objective(self, table: Table) -> Objective:
        keys = ["side", "hexes", "banners", "mode"]
        table.exactly(keys)
        return Objective(
            side=table.word("side", [*facts.SEATS, BOTH]),
            hexes=self.hexes(table, "objective"),
            banners=table.number("banners", 1),
            mode=table.word("mode", MODES),
        )

    def special(self, table: Table) -> Special:
        rule = self.rule_of(table, SPECIALS)
        row = table.word("row", EDGES)
        return Special(
            rule=rule,
            side=table.word("side", facts.SEATS),
            row=ord(row) - ord("a") if row in EDGES else -1,
            section=table.word("section", facts.SECTIONS),
            unit_class=table.word("class", facts.CLASSES),
            banners=table.number("banners", 0),
        )


def _seat(nation: str) -> int:
    return facts.SEAT_OF_NATION[facts.NATIONS.index(nation)]


# The files


def _made_of(data: dict[str, Any]) -> Scenario:
    objectives = [{**each, "hexes": tuple(each["hexes"])} for each in data["objectives"]]
    return Scenario(
        **{
            **data,
            "units": [Placed(*each) for each in data["units"]],
            "leaders": [PlacedLeader(*each) for each in data["leaders"]],
            "objectives": [Objective(**each) for each in objectives],
            "specials": [Special(**each) for each in data["specials"]],
        }
    )


SHELF: Final = BattleShelf(facts.HERE, _Reader, _made_of, "works")
