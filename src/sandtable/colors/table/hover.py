"""The attacks that could be made: on a hex, and by a unit from a hex that a player points at.

Everything is asked of the rules of the game, on copies where something must be moved first. Nothing
that is hidden is read: ground, units and the card in force lie open on the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.core.fight import Fight
from sandtable.core.procedure import Procedure

G = TypeVar("G", bound=Battle)

FIRES: Final = "fire"
MELEES: Final = "melee"


@final
class Hit:
    """An attack that could be made: by whom and from where, on which hex, with how many dice."""

    def __init__(
        self, unit: Unit, seat: int, start: Hex, at: Hex, target: Hex, how: str, fight: Fight
    ) -> None:
        self.unit = unit
        self.seat = seat
        self.start = start  # where the unit stands now
        self.at = at  # where it would stand
        self.target = target
        self.how = how  # FIRES or MELEES
        self.dice = fight.dice
        self.expected = fight.expected()  # hits, in the mean

    @property
    def marches(self) -> bool:
        """Whether it must move first."""
        return self.at != self.start


class PossibleAttacks(ABC, Generic[G]):
    """Who could hit whom, by the rules of one game."""

    ranges: ClassVar[list[int]]  # how far units hit, by kind
    battle_phase: ClassVar[type[Procedure[Any]]]  # in which nobody moves any more

    # What a game says

    @abstractmethod
    def put_victim(self, world: G, seat: int, at: Hex) -> bool:
        """Let infantry of this seat stand in an empty hex, if any unit may."""

    @abstractmethod
    def may_hit(self, world: G, unit: Unit, at: Hex, close: bool) -> bool:
        """Whether it may attack this hex from where it stands in this copy."""

    @abstractmethod
    def targets(self, world: G, unit: Unit) -> list[tuple[Hex, bool]]:
        """Whom it may attack from where it stands, and whether that is close combat."""

    @abstractmethod
    def fight(self, world: G, unit: Unit, target: Hex, close: bool) -> Fight: ...

    @abstractmethod
    def may_end(self, world: G, unit: Unit, at: Hex) -> bool:
        """Whether a unit may stand in this hex after a move, however far it is."""

    @abstractmethod
    def stride(self, world: G, unit: Unit) -> int:
        """How many hexes it may move and still battle; 0 where it may not move."""

    @abstractmethod
    def reach(self, world: G, unit: Unit) -> dict[Hex, int]:
        """Where it may move, with the least number of hexes on the way."""

    @abstractmethod
    def march(self, world: G, unit: Unit, to: Hex, steps: int) -> None:
        """It has come to this hex."""

    # Copies to ask

    def next_battle(self, game: G, seat: int, ordered: bool) -> G:
        """A copy in which the units of this seat may battle.

        Those that have an order do so with the card in force and what they have done this turn;
        the others as if they were ordered by a card without rules of its own, on their side's next
        turn.
        """
        world = copy_of(game)
        if ordered:
            return world
        if seat == game.active():
            world.put_in_force(slots.NO_CARD)
        else:
            world.fresh_turn()
            world.begin_turn(seat)
        for unit in world.units_of(seat):
            world.mark(unit, slots.ORDERED)
        return world

    def moved(self, world: G, unit: Unit, to: Hex, steps: int) -> G:
        """A copy in which it has come to this hex."""
        after = copy_of(world)
        self.march(after, unit, to, steps)
        return after

    # Attacks

    def hit(self, world: G, unit: Unit, start: Hex, target: Hex, close: bool) -> Hit:
        how = MELEES if close else FIRES
        fight = self.fight(world, unit, target, close)
        return Hit(unit, world.seat_of(unit), start, world.hex_of(unit), target, how, fight)

    def best_hit(self, world: G, unit: Unit, start: Hex, at: Hex) -> Hit | None:
        """The attack of a unit from the hex where it stands in this copy, if it has one."""
        distance = world.grid.distances[world.hex_of(unit) * world.grid.size + at]
        close = distance == 1
        if distance > self.arm(world, unit) or not self.may_hit(world, unit, at, close):
            return None
        hit = self.hit(world, unit, start, at, close)
        return hit if hit.dice > 0 else None

    def arm(self, world: G, unit: Unit) -> int:
        """How far it hits, in hexes."""
        return max(1, self.ranges[world.kind(unit)])

    def targets_from(self, game: G, unit: Unit, at: Hex) -> list[Hit]:
        """Whom this unit could hit from a hex, having moved there; none if it may not end there."""
        here = game.hex_of(unit)
        if here < 0:
            return []
        ordered = bool(game.status(unit) & slots.ORDERED)
        world = self.next_battle(game, game.seat_of(unit), ordered)
        if at != here:
            if not self.may_end(world, unit, at):
                return []
            straight = world.grid.distances[here * world.grid.size + at]
            self.march(world, unit, at, self.reach(world, unit).get(at, straight))
        hits = [self.hit(world, unit, here, *target) for target in self.targets(world, unit)]
        return [hit for hit in hits if hit.dice > 0]

    def hits_on(self, game: G, at: Hex, seat: int) -> list[Hit]:
        """Who could hit an enemy in this hex: from where it stands, or else after its usual march.

        Where nobody stands, infantry is thought to. The enemies of `seat` come first, each side's
        units from where they stand, the most dice first; an onlooker sees the first seat first.
        """
        hits = self.hits_by(game, 0, at) + self.hits_by(game, 1, at)
        last = 0 if seat == 0 else 1
        return sorted(
            hits, key=lambda hit: (hit.seat == last, hit.marches, -hit.dice, int(hit.unit))
        )

    def hits_by(self, game: G, seat: int, at: Hex) -> list[Hit]:
        """The hits of one side on an enemy in this hex."""
        fresh = self.next_battle(game, seat, False)
        if not self.put_victim(fresh, 1 - seat, at):
            return []
        busy = fresh
        if seat == game.active():
            busy = self.next_battle(game, seat, True)
            self.put_victim(busy, 1 - seat, at)
        over = any(isinstance(each, self.battle_phase) for each in game.stack)
        hits: list[Hit] = []
        for unit in game.units_of(seat):
            ordered = bool(game.status(unit) & slots.ORDERED)
            world = busy if ordered else fresh
            hit = self.best_hit(world, unit, game.hex_of(unit), at)
            if hit is None and not (ordered and over):
                hit = self.after_march(world, unit, at)
            if hit is not None:
                hits.append(hit)
        return hits

    def after_march(self, world: G, unit: Unit, at: Hex) -> Hit | None:
        """The best attack that a unit could make after moving: most dice, then the least way."""
        here, arm, limit = world.hex_of(unit), self.arm(world, unit), self.stride(world, unit)
        distances, hexes = world.grid.distances, len(world.grid.names)
        if limit <= 0 or distances[here * hexes + at] > limit + arm:
            return None
        best: Hit | None = None
        for to, steps in self.reach(world, unit).items():
            if steps > limit or distances[to * hexes + at] > arm:
                continue
            hit = self.best_hit(self.moved(world, unit, to, steps), unit, here, at)
            if hit is not None and (best is None or hit.dice > best.dice):
                best = hit
        return best

    def could_hit(self, world: G, unit: Unit) -> bool:
        """Whether it could hit any enemy, from where it stands or after a usual march."""
        here = world.hex_of(unit)
        enemies = [world.hex_of(enemy) for enemy in world.units_of(1 - world.seat_of(unit))]
        if any(self.best_hit(world, unit, here, at) is not None for at in enemies):
            return True
        return any(self.after_march(world, unit, at) is not None for at in enemies)

    def units_in_reach(self, game: G, seat: int) -> set[Unit]:
        """Units that could hit an enemy this turn."""
        world = self.next_battle(game, seat, False)
        return {unit for unit in world.units_of(seat) if self.could_hit(world, unit)}


def copy_of(game: G) -> G:
    copy = game.copy()
    assert isinstance(copy, type(game))
    return copy
