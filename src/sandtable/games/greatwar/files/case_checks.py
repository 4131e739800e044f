"""What a `[position]` is refused for: the same as a scenario file, save what play may bring about.

A tank may stand on a bridge that was damaged under it (G18.13), and a case may have one side only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sandtable.colors.files.positions import known_keys, known_word
from sandtable.games.greatwar.files import scenario
from sandtable.games.greatwar.files.pieces import WORDS, Piece
from sandtable.games.greatwar.files.scenario import Objective, Scenario, Trench
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.field import READINGS

# Counts


def check_counts(position: Mapping[str, Any]) -> None:
    """Hands, tokens and guns within the bounds of a scenario file."""
    most = {
        "hands": scenario.COMMAND_LIMIT,
        "combat": facts.HAND_OF_COMBAT,
        "hq": facts.HQ_POOL,
        "artillery": scenario.ARTILLERY_LIMIT,
    }
    for key, limit in most.items():
        for side, given in position.get(key, {}).items():
            many = len(given) if isinstance(given, list) else given
            if type(many) is not int or not 0 <= many <= limit:
                raise ValueError(f"`{key}` of {side} is {many}, expected 0 to {limit}")
    check_number("medals_to_win", position.get("medals_to_win", 1))


def check_number(key: str, number: object) -> None:
    if type(number) is not int or number < 1:
        raise ValueError(f"`{key}` is {number}, expected a whole number of at least 1")


def readings_of(options: Iterable[str]) -> list[str]:
    """Other readings of the rules, by the names of their options."""
    return [known_word("option", str(name), READINGS) for name in options]


# The board


def check_board(
    ground: Sequence[str], markers: Mapping[int, tuple[str, ...]], pieces: Iterable[Piece]
) -> None:
    """Markers and units stand where they may (G18), one unit a hex."""
    for at, words in markers.items():
        wrong = scenario.wrong_markers(facts.TERRAIN.index(ground[at]), scenario.bits_of(words))
        if wrong:
            raise ValueError(f"{facts.GRID.names[at]} {wrong}")
    seen: set[int] = set()
    for piece in pieces:
        name = facts.GRID.names[piece.hex]
        if piece.hex in seen:
            raise ValueError(f"two units stand in {name}")
        seen.add(piece.hex)
        bits = scenario.bits_of(markers.get(piece.hex, ()))
        figure = piece.own if piece.own in facts.SPECIALS else ""
        wrong = scenario.wrong_figure(piece.kind, figure)
        if not bits & facts.DAMAGED:
            wrong = wrong or scenario.wrong_place(piece.kind, ground[piece.hex], bits)
        if wrong:
            raise ValueError(f"{name} {wrong}")


def check_ground(lines: Iterable[str], trenches: Sequence[Trench]) -> None:
    """Each hex has one ground, and each trench line is named once."""
    named = Counter(
        word for line in lines for word in line.replace(":", " ").split()[1:] if is_hex(word)
    )
    for word, many in named.items():
        if many > 1:
            raise ValueError(f"{word} has {many} kinds of ground, expected one")
    kinds = Counter((trench.owner, trench.line) for trench in trenches)
    for (owner, line), many in kinds.items():
        if many > 1:
            raise ValueError(f"line {line} of the {owner} side is there twice, expected it once")


def is_hex(word: str) -> bool:
    return word in facts.GRID.names


# Objectives, special rules, shelling


def check_told(
    data: Mapping[str, Any], what: str, needed: Iterable[str], more: Iterable[str]
) -> None:
    """All the keys that are needed, and no others than these."""
    needed = list(needed)
    known_keys(what, data, [*needed, *more])
    for key in needed:
        if key not in data:
            raise ValueError(f"{what}: the key `{key}` is missing")
    hexes = data.get("hexes", ["one"])
    if not hexes:
        raise ValueError(f"{what}: `hexes` is empty, expected one hex or more")
    for name, many in Counter(hexes).items():
        if many > 1:
            raise ValueError(f"{what}: {name} is there twice, expected once")


def check_objective(data: Mapping[str, Any]) -> None:
    kind = known_word(
        "kind of objective", str(data.get("kind", scenario.HEXES)), scenario.OBJECTIVES
    )
    what = f'an objective of kind "{kind}"'
    needed, more = scenario.OBJECTIVES[kind]
    held = ["held"] if kind in scenario.HELD_KINDS else []
    asked = [key for key in needed if key != "medals"]
    medals = ["medals"] if "medals" in needed else []
    check_told(data, what, ["side", *asked], ["kind", *medals, *more, *held])
    if data["side"] == scenario.BOTH and kind not in scenario.HELD_KINDS:
        raise ValueError(f"{what} is for one side, not for both")
    check_number("medals", data.get("medals", 1))


def check_special(data: Mapping[str, Any], position: Mapping[str, Any]) -> None:
    rule = known_word("special rule", str(data.get("rule", "")), scenario.SPECIALS)
    check_told(data, f'the special rule "{rule}"', ["rule", *scenario.SPECIALS[rule]], [])
    if rule == scenario.SHELLED_TRENCHES and "shelling" not in position:
        raise ValueError(f'the special rule "{rule}" widens `shelling`, which is missing')


def check_shelling(data: Mapping[str, Any]) -> None:
    check_told(data, "`shelling`", ["side", "rows"], [])
    rows = data["rows"]
    if len(rows) != 2 or sorted(rows) != rows or not set(rows) <= set(scenario.ROW_LETTERS):
        raise ValueError(f'`rows` is {rows}, expected the first and the last row as ["e", "h"]')


def check_references(made: Scenario) -> None:
    """Objectives and special rules speak of lines and tanks that are there."""
    tanks = [unit.name for unit in made.units if facts.IS_TANK[facts.KINDS.index(unit.kind)]]
    for name in [each.unit for each in made.objectives] + [each.unit for each in made.specials]:
        if name and name not in tanks:
            raise ValueError(f"there is no tank at {WORDS.grid.names[WORDS.hex(name)]}")
    before: list[Objective] = []
    for objective in made.objectives:
        check_lines(made.trenches, objective, before)
        before.append(objective)


def check_lines(
    trenches: Collection[Trench], objective: Objective, before: Collection[Objective]
) -> None:
    owner = objective.trench
    if not owner:
        return
    lines = [trench.line for trench in trenches if trench.owner == owner]
    if objective.line not in lines and (objective.line or not lines):
        wanted = f"line {objective.line}" if objective.line else "trench"
        raise ValueError(f"the {owner} side has no {wanted}")
    known = [each.line for each in before if (each.side, each.trench) == (objective.side, owner)]
    for line in objective.needs:
        if line not in known:
            raise ValueError(f"`needs` has line {line}, expected an objective for it before")
