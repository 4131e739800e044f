"""One scenario file read and checked: areas, limits, dates and counters, with line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.games.lastman.files import roster
from sandtable.games.lastman.files.scenario import Scenario
from sandtable.games.lastman.rules import facts
from sandtable.games.lastman.rules.forms import Arrival
from sandtable.toolkit.data import Table, unknown
from sandtable.toolkit.scenarios import FileReader, read_texts

NEEDED: Final = [
    "id", "first_turn", "last_turn", "cards", "reinforce_first", "german", "disputed", "forts",
    "text",
]  # fmt: skip
KEYS: Final = [
    *NEEDED, "number", "setup", "without", "disbanded", "neutral", "candidates", "forces",
    "garrisons", "uk_joins", "confidence",
]  # fmt: skip
JOINS: Final = ["by_itself", "entente_entered"]
CRISES_OVER: Final = 1919  # neither crisis card is left (L9.13.1)
SOON: Final = "arrives later by data/turns.toml"


@final
class Reader(FileReader):
    """Reads one file: who holds which area, then what stands there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.first = 1
        self.counted = [0] * facts.KIND_COUNT  # of each kind: set up, or to come
        self.armies: dict[int, str] = {}  # where each army has been read

    def wrong(self, key: str, word: str, message: str) -> None:
        """A problem with a word under a key."""
        self.file.problem_at(self.file.line_with(f'"{word}"', key), message)

    def scenario(self) -> Scenario:
        file = self.file
        file.only(KEYS, NEEDED)
        name = self.scenario_id()
        self.first = file.number("first_turn", 1, facts.LAST_TURN)
        last = file.number("last_turn", self.first, facts.LAST_TURN)
        german, disputed, neutral = self.areas("german"), self.areas("disputed"), self.neutral()
        for one, other in ((german, disputed), (german, neutral), (disputed, neutral)):
            for area in one:
                if area in other:
                    key = "disputed" if other is disputed else "neutral"
                    self.wrong(key, area, f'"{area}" is named twice, expected once')
        forts = self.forts()
        setup = {side: self.setup(side, german, disputed, neutral) for side in facts.SEATS}
        forces = self.forces()
        garrisons = self.garrisons(neutral)
        self.check_disputes(setup, forts, disputed)
        scenario = Scenario(
            name,
            file.number("number", 1),
            self.first,
            last,
            self.cards(),
            file.flag("reinforce_first"),
            german,
            disputed,
            forts,
            setup,
            read_texts(file),
            self.without(),
            self.disbanded(),
            neutral,
            self.candidates(),
            forces,
            garrisons,
            self.uk_joins(neutral),
            self.confidence_in_words(),
            self.path,
        )
        self.check_arrivals(scenario)
        self.check_counters()
        return scenario

    # Areas

    def areas(self, key: str) -> list[str]:
        areas = self.file.texts(key)
        for number, area in enumerate(areas):
            if area not in facts.AREAS:
                self.wrong(key, area, unknown("area", area, facts.AREAS))
            elif area in areas[:number]:
                self.wrong(key, area, f'"{area}" is named twice, expected once')
        return [area for area in areas if area in facts.AREAS]

    def neutral(self) -> list[str]:
        """Whole countries (L10.9)."""
        areas = self.areas("neutral")
        homes = {facts.HOMES[facts.AREAS.index(area)] for area in areas}
        for home in sorted(homes):
            whole = [area for area, of in zip(facts.AREAS, facts.HOMES) if of == home]
            missing = [area for area in whole if area not in areas]
            if home in ("GE", "FR"):
                self.file.problem("neutral", f"{home} is at war, expected no area of it (L10.5)")
            elif missing:
                self.file.problem("neutral", f"{home} is neutral without {missing[0]} (L10.9)")
        return areas

    def forts(self) -> dict[str, int]:
        table = self.file.table("forts")
        forts: dict[str, int] = {}
        full = dict(zip(facts.AREAS, facts.FORT))
        known = {area: fort for area, fort in full.items() if fort != facts.NO_FORT}
        for area in table.values:
            if area not in known:
                table.problem(area, unknown("fort", area, known))
                continue
            forts[area] = table.number(area, min(1, known[area]), known[area])  # L8.11.3
        return forts

    # Units

    def read(self, table: Table, key: str) -> list[roster.Line]:
        """The lines under a key, those that can be read."""
        lines = []
        for text in table.texts(key):
            number = table.line_with(f'"{text}"', key)
            try:
                line = roster.read_line(text)
                if line.nation < 0 or ":" not in text:
                    raise ValueError(f'"{text}" should be as "GE 5: 3 infantry" or "GE: 1 cavalry"')
            except ValueError as error:
                table.problem_at(number, f"{key}: {error}")
                continue
            for problem in roster.wrong_with(line, self.first):
                table.problem_at(number, f"{key}: {text}: {problem}")
            if line.army != roster.NO_ARMY:
                if line.army in self.armies:
                    message = f"there are two armies {facts.ARMIES[line.army]}"
                    table.problem_at(number, f"{key}: {message}, expected one (L1.3)")
                self.armies[line.army] = key
            self.counted = [sum(pair) for pair in zip(self.counted, line.units)]
            lines.append(line)
        return lines

    def setup(
        self, side: str, german: list[str], disputed: list[str], neutral: list[str]
    ) -> dict[str, list[str]]:
        if "setup" not in self.file:
            return {}
        tables = self.file.table("setup")
        tables.only(facts.SEATS)
        table = tables.table(side)
        there: dict[str, list[str]] = {}
        for area in table.values:
            if area not in facts.AREAS:
                table.problem(area, unknown("area", area, facts.AREAS))
                continue
            mine = area in german if side == facts.SEATS[0] else area not in (*german, *neutral)
            if not mine and area not in disputed:
                table.problem(area, f"{area} is not held by the {side} side, nor disputed (L10.4)")
            stacked = 0
            for line in self.read(table, area):
                if facts.SEATS[line.side()] != side:
                    message = f"{facts.NATIONS[line.nation]} is not of the {side} side"
                    table.problem(area, f"{area}: {message}")
                stacked += int(any(line.units)) if line.army != roster.NO_ARMY else sum(line.units)
            if stacked > facts.MOST_UNITS:
                table.problem(area, f"{area}: {stacked} units, expected {facts.MOST_UNITS} (L1.4)")
            there[area] = table.texts(area)
        return there

    def check_disputes(
        self, setup: dict[str, dict[str, list[str]]], forts: dict[str, int], disputed: list[str]
    ) -> None:
        """Both sides are in a disputed area (L4.2), and in no other."""
        for area in disputed:
            for number, side in enumerate(facts.SEATS):
                home = facts.HOME_SIDE[facts.AREAS.index(area)]
                fort = forts.get(area, 0) >= 2 and home == number
                if not setup[side].get(area) and not fort:
                    message = f"{area} is disputed without {side} units (L4.2)"
                    self.wrong("disputed", area, message)

    def forces(self) -> dict[str, list[str]]:
        table = self.file.table("forces")
        table.only(facts.SEATS)
        if "forces" in self.file:
            table.needs(facts.SEATS)
        elif "setup" not in self.file:
            self.file.problem("setup", 'the key "setup" is missing, or "forces"')
        for side in facts.SEATS:
            for line in self.read(table, side):
                if facts.SEATS[line.side()] != side:
                    table.problem(side, f"{facts.NATIONS[line.nation]} is not of the {side} side")
                elif line.army != roster.NO_ARMY and any(line.units):
                    name = facts.ARMIES[line.army]
                    table.problem(side, f"{name} is set up empty, expected no units")
        return {side: table.texts(side) for side in facts.SEATS if side in table}

    def garrisons(self, neutral: list[str]) -> dict[str, list[str]]:
        table = self.file.table("garrisons")
        for area in table.values:
            if area not in neutral:
                table.problem(area, f"{area} is not neutral, expected an area of a neutral country")
                continue
            for line in self.read(table, area):
                nation = facts.NATIONS[line.nation]
                if nation != facts.HOMES[facts.AREAS.index(area)]:
                    table.problem(area, f"{nation} is not at home in {area} (L10.9)")
        return {area: table.texts(area) for area in table.values if area in neutral}

    # What comes later, and how many counters there are

    def check_arrivals(self, scenario: Scenario) -> None:
        """Nothing that comes later is there already (L10.7)."""
        for arrival in arrivals_of(scenario):
            for kind, count in enumerate(arrival.units):
                self.counted[kind] += count
            if arrival.army in self.armies and scenario.id == self.path.stem:
                where = self.armies[arrival.army]
                line = self.file.source.line_with(facts.ARMIES[arrival.army].split("_")[1], "setup")
                message = f"{where}: {facts.ARMIES[arrival.army]} {SOON}, in turn {arrival.turn}"
                self.file.problem_at(line, message)
        for name in scenario.disbanded:
            if roster.army_named(name) in self.armies:
                self.wrong("disbanded", name, f"{name} is disbanded and on the map (L1.8)")

    def check_counters(self) -> None:
        """No more pieces than there are counters (L1.2)."""
        lines = self.file.source.line_of("setup" if "setup" in self.file else "forces")
        for kind in range(facts.KIND_COUNT):
            most = facts.COUNTERS[kind]
            counted = f"{self.counted[kind]} {facts.KINDS[kind]}"
            if self.counted[kind] > most:
                message = f"{counted} with those to come, expected {most} at most (L1.2)"
                self.file.problem_at(lines, message)
            if facts.TYPE_OF[kind] == facts.BIPLANE:
                by_now = roster.biplanes_by(facts.NATION_OF[kind], self.first)
                if self.counted[kind] > by_now:
                    message = f"{counted} in {facts.YEAR[self.first]}"
                    self.file.problem_at(lines, f"{message}, expected {by_now} at most (L8.8.1)")

    # Cards

    def cards(self) -> dict[str, int]:
        table = self.file.table("cards")
        table.exactly(facts.SEATS)
        return {
            side: table.number(side, 0, facts.HAND_LIMIT[self.first][number])  # L10.8
            for number, side in enumerate(facts.SEATS)
        }

    def without(self) -> list[str]:
        cards = self.file.texts("without")
        for card in cards:
            if card not in facts.CARDS:
                self.wrong("without", card, unknown("card", card, facts.CARDS))
        if facts.YEAR[self.first] >= CRISES_OVER:
            for crisis in (facts.ENTENTE_CRISIS, facts.GERMAN_CRISIS):
                if facts.CARDS[crisis] not in cards:
                    message = f"{facts.CARDS[crisis]} has no effect after 1918, expected it in"
                    self.file.problem("without", f'{message} "without" (L9.13.1)')
        return [card for card in cards if card in facts.CARDS]

    def candidates(self) -> dict[str, list[str]]:
        table = self.file.table("candidates")
        table.only(facts.SEATS)
        for side in table.values:
            cards = table.texts(side)
            for card in cards:
                if card not in facts.CARDS:
                    table.problem(side, unknown("card", card, facts.CARDS))
                elif (since := facts.CARD_SINCE[facts.CARDS.index(card)]) > self.first:
                    table.problem(side, f"{card} has no effect before turn {since} (L9)")
            if len(set(cards)) != 2:
                table.problem(side, f'"{side}" names {len(cards)} cards, expected two (L10.3)')
        return {side: table.texts(side) for side in table.values if side in facts.SEATS}

    # The rest

    def disbanded(self) -> list[str]:
        names = self.file.texts("disbanded")
        for name in names:
            try:
                roster.army_named(name)
            except ValueError as error:
                self.wrong("disbanded", name, str(error))
        return [name for name in names if name.lower().replace(" ", "_") in facts.ARMIES]

    def uk_joins(self, neutral: list[str]) -> dict[str, int]:
        table = self.file.table("uk_joins")
        table.only(JOINS)
        if "england" in neutral and self.file.needs(["uk_joins"]):
            table.needs(JOINS)
        keys = [key for key in JOINS if key in table]
        return {key: table.number(key, self.first, facts.LAST_TURN) for key in keys}

    def confidence_in_words(self) -> dict[str, str]:
        table = self.file.table("confidence")
        return {fact: table.text(fact) for fact in table.values}


def arrivals_of(scenario: Scenario) -> list[Arrival]:
    """The reinforcements that are still to come when a scenario begins (L10.7)."""
    first = scenario.first_turn if scenario.reinforce_first else scenario.first_turn + 1
    return [each for each in roster.all_arrivals() if each.turn >= first]
