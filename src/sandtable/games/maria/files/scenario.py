"""Scenario files: a form of the game (M1.4), its powers, pieces, markers and tracks.

`SHELF.load` gives the scenario or raises its first problem; `SHELF.check` lists them all,
and those of a changed copy of a file of `data/` as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, final

from sandtable.games.maria.files.checks import facts_in
from sandtable.games.maria.rules import facts
from sandtable.toolkit.data import Table, unknown
from sandtable.toolkit.scenarios import FileReader, Texts, read_texts, texts_from_data
from sandtable.toolkit.shelf import Shelf

FACTS: Final = ["players", "troops", "hands", "incomes", "markers", "pieces", "tracks"]
NEEDED: Final = ["id", "players", "introductory", "turns", "powers", "pieces", "markers", "text"]
KEYS: Final = [*NEEDED, "number", "electors", "tracks", "confidence"]
POWER_KEYS: Final = ["troops", "hand", "income", "markers"]
SIDES: Final = ["france", "common"]
MOST_TURNS: Final = 12
MOST_CARDS: Final = 38
MOST_MARKERS: Final = 40


@dataclass(frozen=True)
class Sheet:
    """What a power begins with."""

    troops: int
    hand: int
    income: int
    markers: int


@dataclass(frozen=True)
class Scenario:
    """A form as plain data: all in words of `words.toml` and `data/`."""

    id: str
    number: int
    players: int
    introductory: bool
    turns: int
    powers: dict[str, Sheet]
    pieces: dict[str, str]
    markers: dict[str, list[str]]
    electors: dict[str, str]
    tracks: dict[str, int]
    texts: dict[str, Texts]
    confidence: dict[str, str] = field(default_factory=dict)
    path: Path = Path()


def scenario_from_data(data: Any) -> Scenario:
    """The scenario that `scenario_data` described."""
    if isinstance(data, str):
        return SHELF.find(data)
    return Scenario(
        **{
            **data,
            "powers": {power: Sheet(**each) for power, each in data["powers"].items()},
            "texts": texts_from_data(data["texts"]),
            "path": Path(data["path"]),
        }
    )


@final
class Reader(FileReader):
    """Reads one file: the sheets of the powers, then all that refers to them."""

    def scenario(self) -> Scenario:
        file = self.file
        file.only(KEYS, NEEDED)
        name = self.scenario_id()
        introductory = file.flag("introductory")
        powers = self.powers()
        pieces = self.pieces(powers, introductory)
        self.check_totals(powers, pieces)
        return Scenario(
            name,
            file.number("number", 1),
            file.number("players", 2, 3),
            introductory,
            self.turns(),
            powers,
            pieces,
            self.markers(powers, introductory),
            self.electors(introductory),
            self.tracks(introductory),
            read_texts(file),
            self.confidence(FACTS),
            self.path,
        )

    def turns(self) -> int:
        turns = self.file.number("turns", facts.TURNS_A_YEAR, MOST_TURNS)
        if turns % facts.TURNS_A_YEAR:
            self.file.problem("turns", f'"turns" is {turns}, expected whole years of three (M6.1)')
        return turns

    def powers(self) -> dict[str, Sheet]:
        table = self.file.table("powers")
        table.only(facts.POWERS)
        sheets: dict[str, Sheet] = {}
        for word in facts.POWERS:
            if word not in table:
                continue
            sheet = table.table(word)
            sheet.exactly(POWER_KEYS)
            power = facts.POWERS.index(word)
            most = MOST_MARKERS if facts.IS_MAJOR[power] else 0  # a minor power has none (M2.6)
            sheets[word] = Sheet(
                sheet.number("troops", 0, facts.MOST_TROOPS * len(facts.GENERALS_OF[power])),
                sheet.number("hand", 0, MOST_CARDS),
                sheet.number("income", 0, MOST_CARDS),
                sheet.number("markers", 0, most),
            )
        return sheets

    def pieces(self, powers: dict[str, Sheet], introductory: bool) -> dict[str, str]:
        table = self.file.table("pieces")
        places: dict[str, str] = {}
        for word in table.values:
            if word not in facts.BODIES[: facts.PIECE_COUNT]:
                table.problem(word, unknown("piece", word, facts.BODIES[: facts.PIECE_COUNT]))
                continue
            body = facts.BODIES.index(word)
            at = table.text(word)
            power = facts.POWERS[facts.POWER_OF[body]]
            if power not in powers:
                table.problem(word, f"{word} is of {power}, and there is no [powers.{power}]")
            elif at in facts.BOXES:
                if body >= facts.GENERAL_COUNT:
                    table.problem(word, f"{word} is no general, expected a city")
            elif at not in facts.CITIES:
                table.problem(word, unknown("city", at, [*facts.CITIES, *facts.BOXES]))
            elif not facts.MAY_USE[facts.POWER_OF[body]][facts.MAP_OF[facts.CITIES.index(at)]]:
                table.problem(word, f"{word} in {at}: {power} may not use that map (M4.7)")
            elif introductory and facts.MAP_OF[facts.CITIES.index(at)] == facts.FLANDERS:
                table.problem(word, f"{word} in {at}: only the map of Bohemia is used (M31.1)")
            else:
                self.check_crowd(table, word, at, places)
            places[word] = at
        return places

    def check_crowd(self, table: Table, word: str, at: str, places: dict[str, str]) -> None:
        """A city holds one piece, or two generals of one power (M9.3)."""
        there = [each for each in places if places[each] == at]
        if not there:
            return
        bodies = [facts.BODIES.index(each) for each in (*there, word)]
        united = len(bodies) == 2 and max(bodies) < facts.GENERAL_COUNT
        if not united or facts.POWER_OF[bodies[0]] != facts.POWER_OF[bodies[1]]:
            table.problem(word, f"{word} in {at}, where {' and '.join(there)} is already (M9.3)")

    def check_totals(self, powers: dict[str, Sheet], pieces: dict[str, str]) -> None:
        """The troops of a power must be such that they can be shared out (M5.3, M5.4)."""
        table = self.file.table("powers")
        for word, sheet in powers.items():
            here = [
                each
                for each in facts.GENERALS_OF[facts.POWERS.index(word)]
                if facts.BODIES[each] in pieces
            ]
            least = sum(facts.LEAST[each] for each in here)
            most = sum(
                facts.LEAST[each] if facts.FIXED[each] else facts.MOST_TROOPS for each in here
            )
            if "troops" in table.table(word) and not least <= sheet.troops <= most:
                message = f'"troops" is {sheet.troops}, expected {least} to {most} for'
                table.table(word).problem("troops", f"{message} {len(here)} generals (M5.3, M5.4)")

    def markers(self, powers: dict[str, Sheet], introductory: bool) -> dict[str, list[str]]:
        table = self.file.table("markers")
        table.only(facts.POWERS)
        fortresses = [facts.CITIES[each] for each in facts.FORTRESSES if each not in facts.WESTERN]
        markers: dict[str, list[str]] = {}
        seen: set[str] = set()
        for word in table.values:
            if word not in facts.POWERS:
                continue
            cities = table.texts(word)
            total = powers[word].markers if word in powers else 0
            if len(cities) > total:
                message = f"{len(cities)} markers of {word}, expected {total} at most"
                table.problem(word, message)
            for city in cities:
                line = table.line_with(f'"{city}"', word)
                if city not in fortresses:
                    table.problem_at(line, unknown("fortress", city, fortresses))
                elif introductory and facts.MAP_OF[facts.CITIES.index(city)] == facts.FLANDERS:
                    table.problem_at(line, f"{city} is not on the map of Bohemia (M31.1)")
                elif city in seen:
                    table.problem_at(line, f"{city} has two markers, expected one")
                seen.add(city)
            markers[word] = cities
        return markers

    def electors(self, introductory: bool) -> dict[str, str]:
        seats = [facts.CITIES[each] for each in facts.WESTERN]
        table = self.file.table("electors")
        table.only(seats)
        if not introductory and self.file.needs(["electors"]):
            table.needs(seats)
        return {word: table.word(word, SIDES) for word in table.values}

    def tracks(self, introductory: bool) -> dict[str, int]:
        table = self.file.table("tracks")
        table.only(facts.TRACKS)
        if not introductory and self.file.needs(["tracks"]):
            table.needs(facts.TRACKS)
        return {
            word: table.number(word, 1, len(facts.BOXES_OF_TRACK[number]))
            if word in table
            else facts.TRACK_START[number]
            for number, word in enumerate(facts.TRACKS)
        }


SHELF: Final = Shelf(facts.HERE, Reader, order="number", without=99, facts=facts_in)
scenario_data: Final = SHELF.data
