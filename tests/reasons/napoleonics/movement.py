"""Movement: how far, past what, and where nobody may go (N7, N8, N26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.reasons.napoleonics.table import (
    BOARD,
    IMPASSABLE,
    Leader,
    Table,
    Unit,
    named_leader,
    named_unit,
    there,
)
from tests.reasons.predicates import Predicate
from tests.reasons.situation import Situation

ANY: Final = 99
# What may stop or close a way. Each is a rule of its own.
CAUSES: Final = frozenset(
    {"enemy", "friend", "leader", "rugged", "river", "sand-guns", "forest", "town", "works",
     "ford", "sand"}
)  # fmt: skip
OF_GROUND: Final = frozenset({"rugged", "river", "sand-guns"})
STOPPING: Final = frozenset({"forest", "town", "works", "ford", "sand"})


def allowance(table: Table, unit: Unit) -> int:
    """So many hexes (N7.7 to N7.10), or as the card says (N28)."""
    card = "" if table.one_unit else table.in_force
    if card == "grande-manoeuvre":
        return 4
    if card == "bombard" and unit.type == "artillery":
        return 3
    if unit.type == "cavalry":
        far = 3 if unit.kind == "light-cavalry" else 2
        return 3 if card == "cavalry-charge" else far
    if unit.type == "artillery":
        return 2 if unit.kind == "horse-artillery" else 1
    if card in ("bayonet-charge", "force-march"):
        return 2
    return 2 if unit.light else 1


def card_gives(table: Table, unit: Unit) -> bool:
    """Whether the card in force says how far this unit goes."""
    if table.one_unit:
        return False
    card = table.in_force
    return (
        card == "grande-manoeuvre"
        or (card == "bombard" and unit.type == "artillery")
        or (card in ("bayonet-charge", "force-march") and unit.type == "infantry")
        or (card == "cavalry-charge" and unit.type == "cavalry" and unit.kind != "light-cavalry")
    )


class Mover:
    """What moves: a unit, or a leader on his own."""

    def __init__(self, table: Table, piece: Unit | Leader) -> None:
        self.table = table
        self.hex = piece.hex
        self.unit = piece if isinstance(piece, Unit) else None
        self.leader = piece if isinstance(piece, Leader) else None
        with_it = table.leader(self.hex, table.seat)
        # He stays behind where he has an order of his own (N8.6)
        stays = with_it is not None and with_it.ordered
        if self.unit is not None and self.unit.by_leader:
            stays = False
        self.leads = with_it is not None and not stays

    @property
    def far(self) -> int:
        if self.leader is not None:
            manoeuvre = self.table.in_force == "grande-manoeuvre" and not self.table.one_unit
            return 4 if manoeuvre else 3
        return allowance(self.table, self.unit) if self.unit is not None else 0

    def closed(self, name: str, causes: frozenset[str]) -> bool:
        """Whether one of these causes keeps the mover out of a hex altogether."""
        table, ground = self.table, self.table.ground(name)
        if "rugged" in causes and ground == "rugged-hill":
            return True
        if "river" in causes and ground == "river":
            return True
        guns = self.unit is not None and self.unit.type == "artillery"
        if "sand-guns" in causes and ground == "sand" and guns:
            return True
        if "enemy" in causes and table.enemy_of(name, table.seat):
            return True
        if self.leader is not None:
            return False
        if "friend" in causes and table.unit(name, table.seat) is not None and name != self.hex:
            return True
        lone = table.leader(name, table.seat) is not None and name not in table.units
        return "leader" in causes and lone and self.leads

    def ends(self, name: str, causes: frozenset[str]) -> bool:
        """Whether the move ends in this hex by one of these causes."""
        table, ground = self.table, self.table.ground(name)
        if ground in STOPPING & causes or ("works" in causes and name in table.scenario.works):
            return True
        lone = table.leader(name, table.seat) is not None and name not in table.units
        return "leader" in causes and self.leader is None and lone

    def may_go(self, to: str) -> bool:
        """Whether it may end its move there."""
        if self.unit is not None and self.unit.square:
            return False
        if to == self.hex or to not in self.reach(self.far, CAUSES):
            return False
        return self.leader is None or self.table.leader(to) is None

    def reach(self, far: int, causes: frozenset[str]) -> set[str]:
        """Every hex within so many hexes, if only these causes stand in the way."""
        found, edge = {self.hex}, [self.hex]
        for _ in range(far):
            edge = [
                each
                for name in edge
                if name == self.hex or not self.ends(name, causes)
                for each in BOARD.neighbours(name)
                if each not in found and not self.closed(each, causes)
            ]
            edge = list(dict.fromkeys(edge))
            found.update(edge)
            if not edge:
                break
        return found


def movers(situation: Situation) -> list[Mover]:
    """What would move: the piece asked about, or any that has an order."""
    table = there(situation)
    unit, chief = named_unit(situation), named_leader(situation)
    if chief is not None:
        return [Mover(table, chief)]
    if unit is not None:
        return [Mover(table, unit)]
    if situation.asked.key == "leader-where":
        leader = table.leader(table.asked_of, table.seat)
        return [Mover(table, leader)] if leader is not None else []
    if situation.asked.key == "move-where":
        unit = table.unit(table.asked_of, table.seat)
        return [Mover(table, unit)] if unit is not None else []
    return [Mover(table, each) for each in table.movers()]


def nearest(found: list[Mover], to: str) -> list[Mover]:
    """The nearest units and the nearest leaders."""
    kept = []
    for kind in (True, False):
        some = [each for each in found if (each.unit is None) == kind]
        near = min((BOARD.distance(each.hex, to) for each in some), default=0)
        kept += [each for each in some if BOARD.distance(each.hex, to) == near]
    return kept


def of_mover(test: Callable[[Mover, str], bool], closest: bool = False) -> Predicate:
    """A rule about what would move, or the `closest` of it, and the hex named.

    It does not hold where some piece that may still move could go there.
    """

    def holds(situation: Situation) -> bool:
        if situation.verb != "move":
            return False
        to = situation.thing
        found = movers(situation)
        if any(mover.may_go(to) for mover in found):
            return False
        return any(test(mover, to) for mover in (nearest(found, to) if closest else found))

    return holds


def barred_by(*causes: str) -> Predicate:
    """A move that these causes alone forbid; or all together do, and without these none would."""
    these = frozenset(causes)

    def test(mover: Mover, to: str) -> bool:
        if mover.closed(to, these):
            return True
        if to not in mover.reach(mover.far, these):
            return BOARD.distance(mover.hex, to) <= mover.far
        if to in mover.reach(mover.far, CAUSES):
            return False
        return to in mover.reach(mover.far, CAUSES - these)

    return of_mover(test)


def too_far(mover: Mover, to: str) -> bool:
    """Farther than the mover may go, by the shortest way that is open to it."""
    if BOARD.distance(mover.hex, to) > mover.far:
        return True
    return to in mover.reach(ANY, CAUSES) and to not in mover.reach(mover.far, CAUSES)


def too_far_for(*types: str, card: str = "") -> Predicate:
    """Too far for a unit of this class, by its own rule or by that of a card."""

    def test(mover: Mover, to: str) -> bool:
        in_force = mover.table.in_force
        if mover.unit is None:
            return card == "grande-manoeuvre" == in_force and too_far(mover, to)
        given = card_gives(mover.table, mover.unit)
        if card:
            return given and in_force == card and too_far(mover, to)
        return mover.unit.type in types and not given and too_far(mover, to)

    return of_mover(test, closest=True)


leader_too_far = of_mover(
    lambda mover, to: mover.leader is not None and too_far(mover, to), closest=True
)
same_hex = of_mover(lambda mover, to: mover.hex == to)


def moved_already(situation: Situation) -> bool:
    """N7.1: each move is finished before the next; a unit moves once."""
    table = there(situation)
    if situation.verb in ("move", "exit"):
        return any(unit.moved for unit in closest_ordered(situation))
    unit = table.unit(situation.thing, table.seat)
    return situation.verb in ("unit", "leave") and unit is not None and unit.moved > 0


def closest_ordered(situation: Situation) -> list[Unit]:
    """The ordered units nearest to the hex named, moved or not; all if nobody is left to move."""
    table = there(situation)
    told = named_unit(situation)
    if told is not None:
        return [told]
    found = [unit for unit in table.own(table.seat) if unit.ordered]
    if situation.verb != "move" or not table.movers():
        return found
    to = situation.thing
    near = min((BOARD.distance(each.hex, to) for each in found), default=0)
    return [each for each in found if BOARD.distance(each.hex, to) == near]


def move_under_way(situation: Situation) -> bool:
    """N7.1: another move has begun."""
    asked = situation.asked.key in ("move-where", "leader-where")
    return asked and situation.verb in ("unit", "leader", "leave", "done")


def is_occupied(mover: Mover, to: str) -> bool:
    """N7.2: another unit of one's own is there; or, for a leader, another leader."""
    if to == mover.hex:
        return False
    table = mover.table
    if mover.leader is not None:
        return table.leader(to, table.seat) is not None
    return table.unit(to, table.seat) is not None


def occupied(situation: Situation) -> bool:
    table = there(situation)
    if situation.verb == "advance":
        return table.unit(situation.thing, table.seat) is not None
    if situation.verb == "unit":  # it is shut in
        return any(each in table.units for each in BOARD.neighbours(situation.thing))
    return of_mover(is_occupied)(situation)


def friends_or_enemies(situation: Situation) -> bool:
    """N7.3: a unit is in that hex, or on every way to it."""
    table = there(situation)
    if situation.verb not in ("move", "advance"):
        return False
    if table.enemy_of(situation.thing, table.seat):
        return True
    own = table.unit(situation.thing, table.seat)
    units = [mover for mover in movers(situation) if mover.unit is not None]
    if own is not None and any(mover.hex != own.hex for mover in units):
        return True
    return bool(units) and barred_by("enemy", "friend")(situation)


def two_leaders(situation: Situation) -> bool:
    """N7.4: the unit has a leader and would meet another; or it meets one, and stops there."""
    table = there(situation)
    if situation.verb == "advance":
        led = table.leader(table.asked_of, table.seat) is not None
        return led and table.leader(situation.thing, table.seat) is not None
    return barred_by("leader")(situation)


def ground_closed(situation: Situation) -> bool:
    """N7.6: ground that cannot be entered, there or on every way; or that ends the move."""
    table = there(situation)
    if situation.verb == "move" and table.ground(situation.thing) in IMPASSABLE:
        return True
    return barred_by(*OF_GROUND)(situation) or barred_by(*STOPPING)(situation)


def ground_is(*kinds: str) -> Predicate:
    """The hex named is of this ground, which nobody enters."""

    def holds(situation: Situation) -> bool:
        entering = situation.verb in ("move", "retreat", "advance", "place")
        return entering and there(situation).ground(situation.thing) in kinds

    return holds


def guns_on_sand(situation: Situation) -> bool:
    sand = there(situation).ground(situation.thing) == "sand"
    units = [mover.unit for mover in movers(situation)]
    guns = any(unit is not None and unit.type == "artillery" for unit in units)
    return situation.verb == "move" and sand and guns


# Leaders


def leader_taken(situation: Situation) -> bool:
    """N8.2: he may not end where another leader of his side is."""
    table = there(situation)
    leading = any(mover.leader is not None for mover in movers(situation))
    taken = table.leader(situation.thing, table.seat) is not None
    return leading and situation.verb == "move" and taken


def leader_meets_enemy(situation: Situation) -> bool:
    """N8.4: no hex with an enemy, nor past one."""
    table = there(situation)
    leading = any(mover.leader is not None for mover in movers(situation))
    if not leading or situation.verb != "move":
        return False
    return table.enemy_of(situation.thing, table.seat) or barred_by("enemy")(situation)


def leader_joined(situation: Situation) -> bool:
    """N8.5: a leader who joined, or a unit that was joined, does not move any more."""
    table = there(situation)
    if situation.verb == "leader":
        leader = table.leader(situation.thing, table.seat)
        return leader is not None and leader.moved and leader.hex in table.units
    if situation.verb in ("move", "exit"):
        rode = [each for each in ordered_leaders(situation) if each.moved]
        joined = any(each.hex in table.units for each in rode)
        return joined or any(unit.joined for unit in closest_ordered(situation))
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "unit" and unit is not None and unit.joined


def leader_moved(situation: Situation) -> bool:
    """N8.1: once a turn, alone or with his unit."""
    table = there(situation)
    if situation.verb in ("move", "exit"):
        return any(leader.moved or led(table, leader) for leader in ordered_leaders(situation))
    leader = table.leader(situation.thing, table.seat)
    unit = table.unit(situation.thing, table.seat)
    along = unit is not None and unit.moved > 0
    return situation.verb == "leader" and leader is not None and (leader.moved or along)


def ordered_leaders(situation: Situation) -> list[Leader]:
    """The leader that the reason names, or all that have an order."""
    told = named_leader(situation)
    if told is not None:
        return [told]
    table = there(situation)
    return [each for each in table.leaders.values() if each.seat == table.seat and each.ordered]


def led(table: Table, leader: Leader) -> bool:
    """Whether he went along with a unit that moved."""
    unit = table.unit(leader.hex, leader.seat)
    return unit is not None and unit.moved > 0


def leader_in_square(situation: Situation) -> bool:
    """N8.7: he may not leave a square."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    leader = table.leader(situation.thing, table.seat)
    return situation.verb == "leader" and bool(unit and leader and unit.square)


def leader_alone(situation: Situation) -> bool:
    """N8.8: he cannot battle by himself."""
    table = there(situation)
    if situation.verb in ("fire", "attack"):
        units = [unit for unit in table.own(table.seat) if unit.ordered]
        return bool(ordered_leaders(situation)) and not units
    if situation.verb in ("back", "strike") and table.melee is not None:
        return table.melee[1] not in table.units
    alone = table.leader(situation.thing, table.seat) is not None
    return situation.verb == "unit" and alone and situation.thing not in table.units


def leader_no_exit(situation: Situation) -> bool:
    """N8.8: he leaves the board only in a retreat."""
    if situation.verb != "exit" or situation.asked.key == "leader-retreat":
        return False
    return all(mover.leader is not None for mover in movers(situation))


def leader_opened(situation: Situation) -> bool:
    """N28.10: his unit left its square by his order, and would not be ordered if he rode off."""
    table = there(situation)
    left = any(done.answer == f"leave {situation.thing}" for done in situation.turn)
    return table.in_force == "leadership" and situation.verb == "leader" and left


# Squares, the edge, scenarios


def square_stays(situation: Situation) -> bool:
    """N24.12: a square never moves."""
    table = there(situation)
    if situation.verb == "unit":
        unit = table.unit(situation.thing, table.seat)
        return unit is not None and unit.square
    units = [mover.unit for mover in movers(situation)]
    square = any(unit is not None and unit.square for unit in units)
    return situation.verb in ("move", "exit") and square


def leave_square(situation: Situation) -> bool:
    """N24.16: only an ordered square, in its owner's movement, that no enemy cavalry touches."""
    table = there(situation)
    if situation.verb != "leave":
        return False
    unit = table.unit(situation.thing, table.seat)
    if unit is None or not unit.square or not unit.ordered or table.phase != "movement":
        return True
    return table.seat != table.active or cavalry_near(table, unit)


def cavalry_near(table: Table, unit: Unit) -> bool:
    near = [table.units[each] for each in BOARD.neighbours(unit.hex) if each in table.units]
    return any(each.seat != unit.seat and each.type == "cavalry" for each in near)


def not_in_square(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "leave" and (unit is None or not unit.square)


def square_shut(situation: Situation) -> bool:
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    return situation.verb == "leave" and unit is not None and cavalry_near(table, unit)


def no_exit(situation: Situation) -> bool:
    """N7.5: no scenario rule lets this side leave; or the edge is too far."""
    table = there(situation)
    if situation.verb != "exit":
        return False
    exits = [each for each in table.scenario.special if each["rule"] == "exit"]
    mine = [each for each in exits if each["side"] == table.seat]
    if not mine:
        return True
    units = [mover for mover in movers(situation) if mover.unit is not None]
    return bool(units) and not any(
        each["row"] in rows_open(mover) for mover in units for each in mine
    )


def rows_open(mover: Mover) -> set[str]:
    """The rows in which a unit still has a hex of movement to spare."""
    near = mover.reach(mover.far - 1, CAUSES)
    return {each[0] for each in near if each == mover.hex or not mover.ends(each, CAUSES)}


def first_turn(rule: str, verbs: tuple[str, ...]) -> Predicate:
    """N2.1: a special rule of the scenario for the first turn."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        special = [each for each in table.scenario.special if each["rule"] == rule]
        early = situation.position["turn"] <= 2
        mine = any(each["side"] == table.seat for each in special)
        return early and mine and situation.verb in verbs

    return holds


def card_no_move(card: str) -> Predicate:
    """The card lets nobody move."""

    def holds(situation: Situation) -> bool:
        table = there(situation)
        moving = situation.verb in ("unit", "move", "leader", "exit")
        return moving and table.in_force == card and not table.one_unit

    return holds
