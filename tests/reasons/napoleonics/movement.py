"""Movement: how far, past what, and where nobody may go (N7, N8, N26)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
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
    """A move that these causes alone forbid; or that is free without them; or else, where several
    stand in the way, one of them."""
    these = frozenset(causes)

    def test(mover: Mover, to: str) -> bool:
        if mover.closed(to, these):
            return True
        if to not in mover.reach(mover.far, these):
            return BOARD.distance(mover.hex, to) <= mover.far
        if to in mover.reach(mover.far, CAUSES):
            return False
        opened = [cause for cause in CAUSES if to in mover.reach(mover.far, CAUSES - {cause})]
        return bool(these & set(opened)) if opened else on_a_way(mover, to, these)

    return of_mover(test)


def stopped_by(ground: str) -> Predicate:
    """A move that ground of this kind forbids, or that it ends early on a way of several grounds.

    N7.6: if all ground that ends a move did not, the way would be open. Then the hex named must
    be one to which the mover gets, where its move ends, and from which the rest would be near
    enough.
    """

    def holds(situation: Situation) -> bool:
        number = situation.told.args.get("hex")
        stop = BOARD.names[number] if number is not None else ""

        def test(mover: Mover, to: str) -> bool:
            if not stop or stop in (mover.hex, to) or not mover.ends(stop, frozenset({ground})):
                return False
            onward = copy(mover)
            onward.hex = stop
            return any(
                stop in mover.reach(steps, CAUSES)
                and to in onward.reach(mover.far - steps, CAUSES - STOPPING)
                for steps in range(1, mover.far)
            )

        return barred_by(ground)(situation) or of_mover(test)(situation)

    return holds


def on_a_way(mover: Mover, to: str, causes: frozenset[str]) -> bool:
    """Whether one of these causes is met on a way that would be short enough."""
    return any(
        mover.closed(name, causes) or mover.ends(name, causes)
        for name in BOARD.names
        if name not in (mover.hex, to)
        and BOARD.distance(mover.hex, name) + BOARD.distance(name, to) <= mover.far
    )


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
    return of_mover(is_occupied)(situation)


def shut_in(situation: Situation) -> bool:
    """N7.2: every hex around the unit is closed to it, and units hold one of them or more."""
    table = there(situation)
    unit = table.unit(situation.thing, table.seat)
    if situation.verb != "unit" or unit is None:
        return False
    near = BOARD.neighbours(unit.hex)
    closed = all(Mover(table, unit).closed(each, CAUSES) for each in near)
    return closed and any(each in table.units for each in near)


def friends_or_enemies(situation: Situation) -> bool:
    """N7.3: a unit is in that hex, or on every way to it."""
    table = there(situation)
    if situation.verb == "unit":
        return shut_in_by_units(table, situation.thing)
    if situation.verb not in ("move", "advance"):
        return False
    if table.enemy_of(situation.thing, table.seat):
        return True
    own = table.unit(situation.thing, table.seat)
    units = [mover for mover in movers(situation) if mover.unit is not None]
    if own is not None and any(mover.hex != own.hex for mover in units):
        return True
    return bool(units) and barred_by("enemy", "friend")(situation)


def shut_in_by_units(table: Table, place: str) -> bool:
    """Every hex beside it is closed, and an enemy unit or leader is in one of them."""
    near = BOARD.neighbours(place)
    enemy = any(table.enemy_of(each, table.seat) for each in near)
    return enemy and all(each in table.units or table.ground(each) in IMPASSABLE for each in near)


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
