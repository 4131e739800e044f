"""Which units stand where, as rule cases write it and as it is, and how these differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sandtable.core.shapes import find
from sandtable.games.lastman.files.roster import NO_ARMY, Line, read_line
from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.state import LastMan

Standing = dict[tuple[int, str], tuple[Any, ...]]


def area_named(word: str) -> int:
    return find("area", word, facts.AREAS)


def read_place(text: str) -> tuple[int, Line]:
    """`metz: GE 5: 3 infantry`, `metz: 1 ge_infantry dug`."""
    area, colon, rest = text.partition(":")
    if not colon or not rest.strip():
        raise ValueError(f'"{text}" should be as "metz: GE 5: 3 infantry" or "metz: 1 ge_cavalry"')
    return area_named(area.strip()), read_line(rest.strip())


def units_differences(game: LastMan, expect: dict[str, Any]) -> list[str]:
    """All units of a side, those that a case `has`, and those in the box."""
    problems: list[str] = []
    for side, key in enumerate(facts.SEATS):
        if key in expect:
            wanted = standing_of([read_place(text) for text in expect[key]])
            problems += standing_differences(standing(game, side), wanted, True)
    if "has" in expect:
        wanted = standing_of([read_place(text) for text in expect["has"]])
        found = {**standing(game, 0), **standing(game, 1)}
        problems += standing_differences(found, wanted, False)
    if "box" in expect:
        wanted = standing_of([(facts.BOX, read_line(text)) for text in expect["box"]])
        problems += standing_differences(standing(game, 0, True), wanted, True)
    return problems


def standing_of(places: list[tuple[int, Line]]) -> Standing:
    """What lines say, by place and by army or kind."""
    found: Standing = {}
    for area, line in places:
        if line.army != NO_ARMY:
            fortified = line.has("fortified")
            dug = line.has("entrenched") or line.has("dug")
            found[area, facts.ARMIES[line.army]] = (tuple(line.units), dug, fortified)
            continue
        for kind, count in enumerate(line.units):
            if count:
                had, dug_before = found.get((area, facts.KINDS[kind]), (0, 0))
                found[area, facts.KINDS[kind]] = (had + count, dug_before + line.dug[kind])
    return found


def standing(game: LastMan, side: int, boxed: bool = False) -> Standing:
    """What stands on the map, or in the box, of one side."""
    found: Standing = {}
    for army in range(facts.ARMY_COUNT):
        at = game.army_place(army)
        if game.side_of_army(army) == side and at >= 0 and (at == facts.BOX) == boxed:
            container = facts.FIRST_ARMY + army
            units = tuple(game.count(container, kind) for kind in range(facts.KIND_COUNT))
            dug, fortified = (game.army_has(army, bit) for bit in (slots.DUG, slots.FORTIFIED))
            found[at, facts.ARMIES[army]] = (units, dug, fortified)
    for area in [facts.BOX] if boxed else range(facts.AREA_COUNT):
        for kind in range(facts.KIND_COUNT):
            count = game.count(area, kind)
            if count and game.side_of_kind(kind) == side:
                found[area, facts.KINDS[kind]] = (count, 0 if boxed else game.dug_in(area, kind))
    return found


def standing_differences(found: Standing, wanted: Standing, all_of_it: bool) -> list[str]:
    problems = []
    for key, value in wanted.items():
        if key not in found:
            problems.append(f"{shown(key, value)} is not there")
        elif found[key] != value:
            problems.append(f"{shown(key, found[key])}, not {shown(key, value)}")
    if all_of_it:
        problems += [f"{shown(key, found[key])} is there" for key in found if key not in wanted]
    return problems


def shown(key: tuple[int, str], value: tuple[Any, ...]) -> str:
    where = "box" if key[0] == facts.BOX else facts.AREAS[key[0]]
    if isinstance(value[0], int):
        return f"{where}: {value[0]} {key[1]}" + (f" ({value[1]} dug)" if value[1] else "")
    units = [f"{count} {facts.KINDS[kind]}" for kind, count in enumerate(value[0]) if count]
    words = units + ["entrenched"] * value[1] + ["fortified"] * value[2]
    return f"{where}: {key[1]}: {', '.join(words)}"


# Values by name


class ByName(NamedTuple):
    """What cases say of areas, sides or units: how it is found, set, and told where it differs."""

    number: Callable[[str], int]
    show: Callable[[LastMan, int], Any]
    told: str  # with {word}, {found} and {wanted}
    put: Callable[[LastMan, int, Any], None] | None = None
    read: Callable[[int, Any], Any] = lambda number, value: value

    def set_all(self, game: LastMan, values: dict[str, Any]) -> None:
        for word, value in values.items():
            if self.put is not None:
                self.put(game, self.number(word), value)

    def differences(self, game: LastMan, expected: dict[str, Any]) -> list[str]:
        """What is not as expected; lists are compared in any order."""
        problems = []
        for word, said in expected.items():
            number = self.number(word)
            wanted = sorted(said) if isinstance(said, list) else said
            found = self.show(game, number)
            if found != self.read(number, wanted):
                problems.append(self.told.format(word=word, found=found, wanted=wanted))
        return problems
