"""A battle as the rulebook sees it: pieces, ground, and what was done with them this turn."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

from sandtable.games.napoleonics import NAPOLEONICS
from tests.reasons.battles import BattleTable, seen_from_top
from tests.reasons.hexes import SIDES, Board
from tests.reasons.situation import Done, Moment, Situation

BOARD: Final = Board(13, 9)
SEAT_OF: Final = {"french": "french", "british": "allied", "portuguese": "allied"}
GROUND: Final = {
    ".": "clear", "F": "forest", "H": "hill", "R": "rugged-hill", "T": "town", "W": "town",
    "~": "river", "f": "ford", "B": "bridge", "S": "sand",
}  # fmt: skip
STOPS: Final = {"forest", "town", "ford", "sand"}  # N26.3, N26.7, N26.11, N26.13; and works
IMPASSABLE: Final = {"rugged-hill", "river"}
LIGHT: Final = {"light", "rifle", "young-guard"}  # light-type infantry (N1.10)
GUARDS: Final = {"young-guard", "old-guard", "guard-grenadier", "guard-cavalry", "guard-artillery"}
HEAVY: Final = {"heavy-cavalry", "cuirassier", "guard-cavalry"}
CAVALRY: Final = {"light-cavalry", *HEAVY}
ARTILLERY: Final = {"foot-artillery", "horse-artillery", "guard-artillery"}
INFANTRY: Final = {"line", "grenadier", "militia", "old-guard", "guard-grenadier", *LIGHT}
KINDS: Final = {*INFANTRY, *CAVALRY, *ARTILLERY}

PHASES: Final = {
    "command": {"play-card"},
    "orders": {
        "order-section", "order-class", "order-elan", "march-section", "rally-who", "supply-who",
        "supply-where", "manoeuvre-or-normal",
    },
    "movement": {"move-who", "move-where", "leader-where"},
    "draw": {"keep-card"},
}  # fmt: skip


@dataclass
class Unit:
    """A unit on the board, and what it did this turn."""

    number: int
    seat: str
    nation: str
    kind: str
    hex: str
    blocks: int
    start: int
    square: bool
    ordered: bool = False
    moved: int = 0  # hexes of its move
    entered: bool = False  # it came into its hex by a move or an advance
    battled: bool = False
    joined: bool = False  # by a leader who moved, before it moved itself
    by_leader: bool = False  # ordered through its leader (N28.10)
    met: bool = False  # it came to its leader by its move (N7.4)

    @property
    def type(self) -> str:
        if self.kind in CAVALRY:
            return "cavalry"
        return "artillery" if self.kind in ARTILLERY else "infantry"

    @property
    def light(self) -> bool:
        return self.kind in LIGHT

    @property
    def guard(self) -> bool:
        return self.kind in GUARDS


@dataclass
class Leader:
    name: str
    seat: str
    hex: str
    ordered: bool = False
    moved: bool = False
    retreated: bool = False  # alone, in this turn (N16.1)


class Scenario:
    """The ground of a battle, and what the scenario adds."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.top: str = data["top"]
        self.ground: dict[str, str] = {}
        for line in data["board"].strip().splitlines():
            row, *words = line.split()
            for number, word in enumerate(words, 1):
                self.ground[f"{row}{number}"] = GROUND[word[0]]
        self.works = {
            words[0]: words[1:] for words in (each.split() for each in data.get("works", []))
        }
        self.special: list[dict[str, Any]] = data.get("special", [])

    def stops(self, at: str) -> bool:
        return self.ground[at] in STOPS or at in self.works

    def home_row(self, seat: str) -> int:
        return 0 if seat == self.top else BOARD.rows - 1

    def works_between(self, of: str, other: str) -> bool:
        """Whether the hex `of` has works where the line from `other` comes in (N26.9)."""
        cell = BOARD.by_name[of]
        built = {cell.around[SIDES.index(side)] for side in self.works.get(of, [])}
        if BOARD.distance(of, other) == 1:
            return BOARD.by_name[other] in built
        line = BOARD.line(other, of)
        near = [each for each in line.crossed if each in cell.around]
        near += [each for pair in line.between for each in pair if each in cell.around]
        return any(each in built for each in near)


OF_CASES: Final[dict[str, Scenario]] = {}  # the ground of rule cases that are played


def scenario_of(name: str) -> Scenario:
    return OF_CASES[name] if name in OF_CASES else scenario_of_file(name)


@cache
def scenario_of_file(name: str) -> Scenario:
    with (NAPOLEONICS.folder / "scenarios" / f"{name}.toml").open("rb") as file:
        return Scenario(tomllib.load(file))


def at(number: int) -> str:
    return BOARD.names[number]


class Table(BattleTable[Unit]):
    PHASES = PHASES
    FIGHTING = "combat"

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment)
        self.scenario = scenario_of(moment.scenario)
        position = moment.position
        self.active: str = position["active"]
        self.seat = moment.asked.seat
        self.card: str | None = position["card"]
        self.in_force: str = position["in_force"] or position["card"] or ""
        self.command: int = position["command"]
        self.hands: dict[str, list[str]] = position["hands"]
        self.one_unit = False  # the card orders any one unit (N28.14), or is played so (N28.11)
        self.no_manoeuvre = False  # it is La Grande Manoeuvre, played so
        for number, row in enumerate(position["units"]):
            nation, kind = row["kind"].split()
            if row["hex"] is not None and row["blocks"]:
                self.units[row["hex"]] = Unit(
                    number, SEAT_OF[nation], nation, kind, row["hex"], row["blocks"],
                    row["start"], bool(row["square"]),
                )  # fmt: skip
        self.leaders: dict[str, Leader] = {}
        for row in position["leaders"]:
            if row["hex"] is not None:
                leader = Leader(row["name"], SEAT_OF[row["nation"]], row["hex"])
                self.leaders[leader.hex] = leader
        Log(self).read()

    # Pieces

    def leader(self, name: str, seat: str | None = None) -> Leader | None:
        leader = self.leaders.get(name)
        return leader if leader is not None and seat in (None, leader.seat) else None

    def enemy_of(self, name: str, seat: str) -> bool:
        """Whether an enemy unit or leader stands there."""
        return any(
            piece is not None and piece.seat != seat
            for piece in (self.units.get(name), self.leaders.get(name))
        )

    def movers(self) -> list[Unit | Leader]:
        """The units and leaders of the asked side that have an order and may still move."""
        if self.seat != self.active:
            return []
        units = [each for each in self.own(self.seat) if each.ordered and not each.moved]
        leaders = [
            each
            for each in self.leaders.values()
            if each.seat == self.seat and each.ordered and not each.moved
        ]
        return [*(each for each in units if not each.joined), *leaders]

    def fighters(self) -> list[Unit]:
        """The ordered units of the asked side that have not battled."""
        if self.seat != self.active:
            return []
        return [each for each in self.own(self.seat) if each.ordered and not each.battled]

    def touches_enemy_unit(self, name: str, seat: str) -> bool:
        return any(
            self.units[each].seat != seat for each in BOARD.neighbours(name) if each in self.units
        )

    # Ground

    def ground(self, name: str) -> str:
        return self.scenario.ground.get(name, "")

    def closed(self, name: str, unit: Unit | None) -> bool:
        """Ground that nobody enters, or not this unit (N7.6, N26)."""
        if self.ground(name) in IMPASSABLE:
            return True
        return unit is not None and unit.type == "artillery" and self.ground(name) == "sand"

    def sections(self, name: str, seat: str) -> set[str]:
        """The sections of a hex as a seat sees them (N1.5, N1.6)."""
        if name not in BOARD.by_name:
            return set()
        cell = BOARD.by_name[name]
        if cell.row % 2:
            found = {"left"} if cell.col <= 3 else {"right"} if cell.col >= 8 else {"center"}
            if cell.col in (3, 8):
                found.add("center")
        else:
            found = {"left"} if cell.col <= 3 else {"right"} if cell.col >= 9 else {"center"}
        return seen_from_top(found) if seat == self.scenario.top else found

    # The moment

    @property
    def asked_of(self) -> str:
        """The hex that the question is about, where it is about one."""
        subject = self.moment.asked.subject
        keys = PHASES["orders"] - {"supply-where"} | PHASES["command"] | PHASES["draw"]
        return at(subject) if subject >= 0 and self.moment.asked.key not in keys else ""

    @cached_property
    def melee(self) -> tuple[str, str] | None:
        """The hexes of the attacker and the target of the melee that was declared last."""
        done = self.attack
        return None if done is None else (at(done.asked.subject), done.answer.split()[1])

    @cached_property
    def attack(self) -> Done | None:
        """The answer that declared the latest melee."""
        attacks = (each for each in self.moment.recent if each.answer.startswith("attack "))
        return next(reversed([*attacks]), None)


class Log:
    """The answers and events of this turn, read into the pieces on the table."""

    MOVES: Final = (
        "move", "takes-ground", "breaks-through", "retreat", "retire", "short-supply",
    )  # fmt: skip
    BY_LEADER = "N28.10"

    def __init__(self, table: Table) -> None:
        self.table = table
        self.units: dict[str, dict[str, Any]] = {}  # by hex, as they go
        self.leaders: dict[str, dict[str, Any]] = {}  # by name

    def read(self) -> None:
        for done in self.table.moment.turn:
            self.answer(done.asked.key, done.asked.subject, done.answer)
            for event in done.events:
                self.event(event.key, event.rule, event.args)
        for name, marks in self.units.items():
            unit = self.table.units.get(name)
            if unit is not None and unit.seat == self.table.active:
                for mark, value in marks.items():
                    setattr(unit, mark, value)
        for leader in self.table.leaders.values():
            for mark, value in self.leaders.get(leader.name, {}).items():
                setattr(leader, mark, value)

    def of(self, name: str) -> dict[str, Any]:
        return self.units.setdefault(name, {})

    def answer(self, key: str, subject: int, answer: str) -> None:
        verb, _, thing = answer.partition(" ")
        if verb in ("fire", "attack") and key in ("battle-whom", "bonus-melee"):
            self.of(at(subject))["battled"] = True
        elif verb == "support":
            self.of(thing)["battled"] = True
        elif verb == "normal":
            self.table.one_unit = self.table.no_manoeuvre = True

    def event(self, key: str, rule: str, args: dict[str, Any]) -> None:
        if key in ("order", "rally"):
            self.of(at(args["hex"]))["ordered"] = True
            self.of(at(args["hex"]))["by_leader"] = rule == self.BY_LEADER
        elif key in self.MOVES:
            marks = self.units.pop(at(args["from"]), {})
            if key == "move":
                marks["moved"] = args["steps"]
            marks["entered"] = key in ("move", "takes-ground", "breaks-through")
            self.units[at(args["hex"])] = marks
        elif key in ("order-leader", "leader-moves", "leader-detached", "leader-attached"):
            marks = self.leaders.setdefault(args["leader"], {})
            marks["ordered" if key == "order-leader" else "moved"] = True
            if key == "leader-attached":
                self.of(at(args["hex"]))["met" if rule == "N7.4" else "joined"] = True
            left = self.units.get(at(args.get("from", args["hex"])), {})
            if key == "leader-detached" and left.get("by_leader"):
                left["ordered"] = False  # N28.10
        elif key == "leader-retreats":
            self.leaders.setdefault(args["leader"], {})["retreated"] = True
        elif key in ("eliminated", "exit"):
            self.units.pop(at(args["hex"]), None)
        elif key == "order-one-unit":
            self.table.one_unit = True


def table_of(moment: Moment) -> Table:
    table = moment.notes.get("table")
    if table is None:
        table = moment.notes["table"] = Table(moment)
    assert isinstance(table, Table)
    return table


def named_unit(situation: Situation) -> Unit | None:
    """The own unit that the reason names, where it names one."""
    kind, number = situation.told.args.get("unit"), situation.told.args.get("hex")
    if not isinstance(number, int) or not isinstance(kind, str) or names_ground(situation):
        return None
    table = there(situation)
    return table.unit(at(number), table.seat)


def names_ground(situation: Situation) -> bool:
    """Whether the hex that the reason names is the ground that ends or bars the way."""
    return situation.told.rule.startswith("N26.") or situation.told.rule == "N7.6"


def named_leader(situation: Situation) -> Leader | None:
    """The own leader that the reason names, where it names one."""
    name = situation.told.args.get("leader")
    table = there(situation)
    own = [each for each in table.leaders.values() if each.seat == table.seat]
    return next((each for each in own if each.name == name), None)


def names_rightly(situation: Situation) -> bool:
    """Whether a unit that the reason names stands in the hex that it names."""
    kind, number = situation.told.args.get("unit"), situation.told.args.get("hex")
    if not isinstance(kind, str) or not isinstance(number, int) or names_ground(situation):
        return True
    unit = there(situation).unit(at(number))
    if unit is not None and f"{unit.nation} {unit.kind}" == kind:
        return True
    return any(  # it was there when dice were thrown at it, or when it went back
        event.key in ("throw", "retreat-blocked", "eliminated", "retreat", "retire")
        and kind in (event.args.get("target"), event.args.get("unit"))
        and number in (event.args["hex"], event.args.get("from"))
        for done in situation.recent[-6:]
        for event in done.events
    )


def there(situation: Situation) -> Table:
    """The table in the moment of which the reason is said."""
    return table_of(situation.at)
