"""A battle of The Great War as the rulebook sees it: units, ground, and what was done this turn."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final

from sandtable.games.greatwar import GREATWAR
from tests.reasons.battles import BattleTable, seen_from_top
from tests.reasons.hexes import Board
from tests.reasons.situation import Done, Moment, Situation

BOARD: Final = Board(12, 11)
SEAT_OF: Final = {"french": "british"}  # of a nation that has no seat of its own
SOLDIERS: Final = {"infantry", "machine-gun", "mortar", "field-artillery"}
MALE: Final = {"mark-i-male", "mark-iv-male", "captured-mark-iv", "renault-ft"}
BUILDINGS: Final = {"building", "fortified-building"}
STOPS: Final = {
    "forest",
    "rubble",
    "mine-crater",
    "ford",
    *BUILDINGS,
}  # G18; soldiers also on wire
LESS: Final = {"forest", "rubble", *BUILDINGS}  # one die less in the turn of entry (G18)
PHASES: Final = {
    "start": {"intelligence", "shell-where"},
    "command": {"play-card"},
    "orders": {
        "order-section", "order-any", "push-where", "repair-who", "repair-dice", "abandon",
    },
    "movement": {"move-who", "move-where", "wire-cutters", "pin-down"},
    "end": {"end-card", "bearers", "keep-card", "recon", "card-or-tokens", "drop-card"},
}  # fmt: skip
RANGES: Final = {  # dice at 1, 2, 3 ... hexes (G14, G29)
    "infantry": [3, 2, 1, 1],
    "machine-gun": [3, 3, 3, 1, 1],
    "mortar": [3, 2, 2, 2, 1, 1],
    "field-artillery": [3, 2, 2, 2, 1, 1, 1],
    "whippet": [3, 3, 2, 1],
    "renault-ft": [3, 2, 1, 1],
    "saint-chamond": [4, 3, 2, 1, 1],
}
TANK_DICE: Final = [4, 3, 2, 1]


@dataclass
class Unit:
    """A unit on the board, and what it did this turn."""

    seat: str
    kind: str
    hex: str
    strength: int
    start: int
    own: str | None  # a special figure, or the state of a tank
    ordered: bool = False
    surprise: bool = False  # it battles by Surprise Attack
    named: bool = False  # it was named to move
    moved: int = 0  # hexes of its move
    halted: bool = False  # the hex it entered ended its move
    battled: bool = False
    left_alone: bool = False  # named to battle, and left alone
    pinned: bool = False
    got_stuck: bool = False
    freed: bool = False
    tried: bool = False  # a repair
    gained: bool = False  # ground, this turn
    retreated: bool = False  # and so did not move into the hex where it stands
    cut_free: bool = False  # Wire Cutters were played on it

    @property
    def tank(self) -> bool:
        return self.kind not in SOLDIERS

    @property
    def stuck(self) -> bool:
        return self.own == "stuck"

    @property
    def abandoned(self) -> bool:
        return self.own == "abandoned"

    @property
    def entered(self) -> bool:
        """It moved into its hex this turn, or gained it (G7.10, G13.7, G18)."""
        return (self.moved > 0 or self.gained) and not self.retreated

    @property
    def dice(self) -> list[int]:
        return RANGES.get(self.kind, TANK_DICE)

    @property
    def reach(self) -> int:
        return len(self.dice)


class Scenario:
    def __init__(self, data: dict[str, Any]) -> None:
        self.top: str = data["top"]
        self.hands: dict[str, dict[str, int]] = data["hands"]
        self.shelling: dict[str, Any] = data.get("shelling", {})
        self.objectives: list[dict[str, Any]] = data.get("objective", [])
        self.special: list[dict[str, Any]] = data.get("special", [])

    def has(self, rule: str) -> bool:
        return any(each["rule"] == rule for each in self.special)

    def objective(self, kind: str, seat: str) -> bool:
        return any(each["kind"] == kind and each.get("side") == seat for each in self.objectives)

    def home_row(self, seat: str) -> int:
        return 0 if seat == self.top else BOARD.rows - 1


OF_CASES: Final[dict[str, Scenario]] = {}  # what rule cases that are played say of theirs


def scenario_of(name: str) -> Scenario:
    return OF_CASES[name] if name in OF_CASES else scenario_of_file(name)


@cache
def scenario_of_file(name: str) -> Scenario:
    with (GREATWAR.folder / "scenarios" / f"{name}.toml").open("rb") as file:
        return Scenario(tomllib.load(file))


def at(number: int) -> str:
    return BOARD.names[number]


@dataclass
class Combat:
    """A combat that was declared: by whom, at which hex, in which way, and what followed."""

    attacker: str
    target: str
    close: bool
    since: list[Done] = field(default_factory=list)


class Table(BattleTable[Unit]):
    PHASES = PHASES
    FIGHTING = "battle"

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment)
        self.scenario = scenario_of(moment.scenario)
        position = moment.position
        self.active: str = position["active"]
        self.seat = moment.asked.seat
        played = [each.answer[5:] for each in moment.turn if each.answer.startswith("card ")]
        self.in_force: str = position["in_force"] or position["card"] or "".join(played[-1:])
        self.card: str | None = position["card"]
        self.command: int = position["command"]
        self.hands: dict[str, list[str]] = position["hands"]
        self.combat_hands: dict[str, list[str]] = position["combat_hands"]
        self.hq: dict[str, int] = position["hq"]
        self.pool: int = position["pool"]
        self.grounds: dict[str, str] = position["ground"]
        self.markers: dict[str, list[str]] = position["markers"]
        for row in position["units"]:
            seat, kind = row["kind"].split()
            seat = SEAT_OF.get(seat, seat)
            if row["hex"] is not None and row["strength"]:
                own = row["own"]
                unit = Unit(seat, kind, row["hex"], row["strength"], row["start"], own)
                self.units[unit.hex] = unit
        self.guns_ordered = False
        Log(self).read()

    # Units

    def enemy_at(self, name: str, seat: str) -> bool:
        unit = self.units.get(name)
        return unit is not None and unit.seat != seat

    def touched(self, name: str, seat: str) -> bool:
        """Whether an enemy unit is next to it; abandoned tanks tie nobody down (G8.10)."""
        near = [self.units[each] for each in BOARD.neighbours(name) if each in self.units]
        return any(each.seat != seat and not each.abandoned for each in near)

    # Ground

    def ground(self, name: str) -> str:
        return self.grounds.get(name, "countryside")

    def marked(self, name: str, marker: str) -> bool:
        return marker in self.markers.get(name, [])

    def stops(self, name: str, unit: Unit) -> bool:
        """Whether the move of this unit ends in a hex (G7.6, G18)."""
        if not unit.tank and self.marked(name, "wire") and not unit.cut_free:
            return True
        if self.ground(name) in ("ford", "river"):
            return not (self.marked(name, "bridge") or self.marked(name, "footbridge"))
        return self.ground(name) in STOPS

    def closed(self, name: str, unit: Unit) -> bool:
        """Water that this unit does not enter (G18.7, G18.8, G18.16)."""
        if self.ground(name) not in ("ford", "river"):
            return False
        if self.marked(name, "bridge"):
            return False
        heavy = unit.tank or unit.kind == "field-artillery"
        if self.marked(name, "footbridge") or self.marked(name, "damaged-bridge"):
            return heavy
        return heavy or self.ground(name) == "river"

    def sections(self, name: str, seat: str) -> set[str]:
        """G1.7, G1.8."""
        if name not in BOARD.by_name:
            return set()
        cell = BOARD.by_name[name]
        found = {"left"} if cell.col <= 3 else {"center"} if cell.col <= 7 else {"right"}
        if cell.row % 2 and cell.col == 3:
            found = {"left", "center"}
        if cell.row % 2 and cell.col == 7:
            found = {"center", "right"}
        return seen_from_top(found) if seat == self.scenario.top else found

    # The moment

    @property
    def asked_of(self) -> str:
        """The hex that the question is about, where it is about one."""
        subject = self.moment.asked.subject
        cards = {"order-section", "order-any", "push-where"}
        return at(subject) if subject >= 0 and self.moment.asked.key not in cards else ""

    @cached_property
    def combat(self) -> Combat | None:
        """The combat of a unit that was declared last this turn."""
        turn = self.moment.turn
        for number in range(len(turn) - 1, -1, -1):
            done = turn[number]
            verb, _, thing = done.answer.partition(" ")
            if verb in ("fire", "attack"):
                since = turn[number:]
                return Combat(at(done.asked.subject), thing, verb == "attack", since)
        return None

    @property
    def attacker(self) -> Unit | None:
        """Who attacked in that combat, where it was or on the ground that it gained."""
        if self.combat is None:
            return None
        here, there = self.unit(self.combat.attacker), self.unit(self.combat.target)
        gained = here is None and there is not None and there.gained
        return there if gained else here

    def movers(self) -> list[Unit]:
        """The units of the asked side that have an order and may still move."""
        if self.seat != self.active:
            return []
        return [
            unit
            for unit in self.own(self.seat)
            if unit.ordered and not (unit.named or unit.stuck or unit.abandoned)
        ]

    def fighters(self) -> list[Unit]:
        """The units of the asked side that may battle by an order, and have not."""
        if self.seat != self.active:
            return []
        return [
            unit
            for unit in self.own(self.seat)
            if (unit.ordered or unit.surprise or self.battles_freely(unit)) and not unit.battled
        ]

    def battles_freely(self, unit: Unit) -> bool:
        """Whether the scenario lets a tank battle without an order (Fray Bentos)."""
        return self.scenario.has("free-battle") and unit.kind == "mark-iv-male"


class Log:
    """The answers and events of this turn, read into the units on the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.marks: dict[str, dict[str, Any]] = {}  # by hex, as they go
        self.moving = ""

    def read(self) -> None:
        for done in self.table.moment.turn:
            self.answer(done)
            for event in done.events:
                self.event(event.key, event.args)
        for name, marks in self.marks.items():
            unit = self.table.units.get(name)
            if unit is not None and unit.seat == self.table.active:
                for mark, value in marks.items():
                    setattr(unit, mark, value)

    def of(self, name: str) -> dict[str, Any]:
        return self.marks.setdefault(name, {})

    def answer(self, done: Done) -> None:
        verb, _, thing = done.answer.partition(" ")
        key, subject = done.asked.key, done.asked.subject
        if key == "move-who" and verb == "unit":
            self.of(thing)["named"] = True
        elif key == "surprise-who" and verb == "unit":
            self.of(thing)["surprise"] = True
        elif verb in ("fire", "attack", "cut", "build") and subject >= 0:
            self.of(at(subject))["battled"] = True
        elif key == "battle-whom":
            self.of(at(subject))["left_alone"] = True
        elif done.answer == "play pinned-down":
            self.of(at(subject))["pinned"] = True
        elif done.answer == "play wire-cutters":
            self.of(at(subject))["cut_free"] = True

    def event(self, key: str, args: dict[str, Any]) -> None:
        if key == "order":
            self.of(at(args["hex"]))["ordered"] = True
        elif key in ("move", "gains-ground", "retreat"):
            marks = self.marks.pop(at(args["from"]), {})
            self.marks[at(args["hex"])] = marks
            if key == "move":
                marks["moved"] = marks.get("moved", 0) + 1
            if key == "gains-ground":
                marks["gained"] = True
            marks["retreated"] = key == "retreat"
        elif key in ("stuck", "freed", "still-stuck"):
            marks = self.of(at(args["hex"]))
            marks["got_stuck" if key == "stuck" else "tried"] = True
            marks["freed"] = key == "freed"
        elif key in ("destroyed", "exit"):
            self.marks.pop(at(args["hex"]), None)
        elif key == "guns-ordered":
            self.table.guns_ordered = True


def table_of(moment: Moment) -> Table:
    table = moment.notes.get("table")
    if table is None:
        table = moment.notes["table"] = Table(moment)
    assert isinstance(table, Table)
    return table


def there(situation: Situation) -> Table:
    """The table in the moment of which the reason is said."""
    return table_of(situation.at)


def named_unit(situation: Situation) -> Unit | None:
    """The own unit that the reason names, where it names one."""
    table = there(situation)
    kind, number = situation.told.args.get("unit"), situation.told.args.get("hex")
    if not isinstance(number, int) or not isinstance(kind, str):
        return None
    return table.unit(at(number), table.seat)


def names_rightly(situation: Situation) -> bool:
    """Whether a unit that the reason names stands in the hex that it names."""
    kind, number = situation.told.args.get("unit"), situation.told.args.get("hex")
    if not isinstance(kind, str) or not isinstance(number, int):
        return True
    unit = there(situation).unit(at(number))
    return unit is not None and f"{unit.seat} {unit.kind}" == kind
