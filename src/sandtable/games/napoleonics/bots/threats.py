"""What a unit may throw next turn at whom, judged by distance and ground alone.

Nearly all of it follows from the battlefield and from the kind, the blocks and the hex of the unit.
`Threats` works that out once for a battlefield.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.bots.rolls import MOST_BLOCKS, SIDES, faces_that_hit
from sandtable.games.napoleonics.rules import facts, sight
from sandtable.games.napoleonics.rules.field import Field
from sandtable.games.napoleonics.rules.state import Napoleonics

FAR: Final = 30
HORIZON: Final = 6  # hexes within which a unit may strike next turn
SQUARE_SAVES: Final = 0.43  # part of the danger from cavalry that infantry still feels
HIDDEN: Final = 0.32  # part of the danger from guns that do not see a hex as things are
ALWAYS_SEEN: Final = 2  # hexes within which guns see everybody
STRENGTHS: Final = MOST_BLOCKS + 1
KNOWN_FIELDS: Final = 8  # battlefields whose threats are kept
NOT_YET: Final = -1.0

# Every hex near a hex, by distance.
NEAR: Final[list[list[list[int]]]] = [
    [
        [
            other
            for other in range(facts.HEXES)
            if facts.GRID.distances[at * facts.HEXES + other] == distance
        ]
        for distance in range(HORIZON + 1)
    ]
    for at in range(facts.HEXES)
]


@final
class Hits:
    """Expected hits on infantry in a hex, and on others."""

    def __init__(self, on_foot: float, on_others: float) -> None:
        self.on_foot = on_foot
        self.on_others = on_others


@final
class Strike:
    """What a unit may do to somebody in a hex near it."""

    def __init__(self, at: Hex, seen: Hits, hidden: Hits | None) -> None:
        self.at = at
        self.seen = seen
        self.hidden = hidden  # for guns that do not see the hex; None: they always do


@final
class Threats:
    """The threats of all units on one battlefield."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self._constants = (SQUARE_SAVES, HIDDEN)
        self._strikes: dict[int, list[Strike]] = {}
        self._reached: dict[int, list[int]] = {}
        self._paths: dict[int, list[int]] = {}
        kinds = len(facts.KINDS) * STRENGTHS * len(facts.CLASSES)
        self._hits: list[float] = [NOT_YET] * (kinds * (HORIZON + 1))

    def up_to_date(self) -> bool:
        """Whether the constants are still the same: tuning changes them."""
        return self._constants == (SQUARE_SAVES, HIDDEN)

    def strikes(self, kind: int, blocks: int, here: Hex) -> list[Strike]:
        """Everywhere that a unit of this kind may hit somebody, the nearest hexes first."""
        key = (kind * STRENGTHS + blocks) * facts.HEXES + here
        if key not in self._strikes:
            self._strikes[key] = self._strikes_of(kind, blocks, here)
        return self._strikes[key]

    def reached(self, kind: int, blocks: int, here: Hex) -> list[int]:
        """The hexes to which it may come near enough, whatever the ground there."""
        key = (kind * STRENGTHS + blocks) * facts.HEXES + here
        if key not in self._reached:
            self._reached[key] = [
                at
                for distance in range(1, HORIZON + 1)
                if self.fire_dice(kind, blocks, distance) or melee_dice(kind, blocks, distance)
                for at in NEAR[here][distance]
            ]
        return self._reached[key]

    def hits_on_class(self, kind: int, blocks: int, which: int, distance: int) -> float:
        """Expected hits on a unit of this class so far away, on open ground."""
        key = (kind * STRENGTHS + blocks) * len(facts.CLASSES) + which
        key = key * (HORIZON + 1) + distance
        hits = self._hits[key]
        if hits == NOT_YET:
            fire = self.fire_dice(kind, blocks, distance) * faces_that_hit(which, False)
            melee = melee_dice(kind, blocks, distance)
            melee *= faces_that_hit(which, facts.SABERS_HIT[kind])
            hits = max(fire, melee) / SIDES
            self._hits[key] = hits
        return hits

    def paths_to(self, key: int, goals: list[Hex]) -> list[int]:
        """`paths_to` goals that stay the same; the key tells them apart."""
        if key not in self._paths:
            self._paths[key] = paths_to(self.field, goals)
        return self._paths[key]

    def fire_dice(self, kind: int, blocks: int, distance: int) -> int:
        """Ranged dice at this distance, after a move if that is needed."""
        reach = facts.RANGE[kind]
        if facts.CLASS[kind] == facts.ARTILLERY:
            if 2 <= distance <= reach:
                return facts.GUNS[kind][blocks][distance]
            if facts.HORSE_ARTILLERY[kind] and distance == reach + 1 and blocks > 1:
                return facts.GUNS[kind][blocks][reach]
            return 0
        if reach == 0 or distance > reach + facts.MOVE_AND_BATTLE[kind]:
            return 0
        dice = self.field.standing if distance <= reach else self.field.moving
        return dice[kind][blocks]

    def _strikes_of(self, kind: int, blocks: int, here: Hex) -> list[Strike]:
        found: list[Strike] = []
        for distance in range(1, HORIZON + 1):
            fire = self.fire_dice(kind, blocks, distance)
            melee = melee_dice(kind, blocks, distance)
            if not (fire or melee):
                continue
            aims = facts.CLASS[kind] == facts.ARTILLERY and distance > ALWAYS_SEEN
            for near in NEAR[here][distance]:
                at = Hex(near)
                seen = self._hits_there(kind, here, at, fire, melee, 1.0)
                if seen.on_foot > 0.0:
                    hidden = self._hits_there(kind, here, at, fire, melee, HIDDEN) if aims else None
                    found.append(Strike(at, seen, hidden))
        return found

    def _hits_there(
        self, kind: int, here: Hex, at: Hex, fire: int, melee: int, part: float
    ) -> Hits:
        """The hits of these dice in a hex, where only a part of the fire counts."""
        on_foot = 0.0
        on_others = 0.0
        if melee > 0:
            melee += self._cut(kind, here, at, False)
        if melee > 0:
            sabers = facts.SABERS_HIT[kind]
            foot = (melee + facts.AGAINST_INFANTRY[kind]) * faces_that_hit(facts.INFANTRY, sabers)
            on_foot = foot * (SQUARE_SAVES if facts.CLASS[kind] == facts.CAVALRY else 1.0) / SIDES
            on_others = melee * faces_that_hit(facts.CAVALRY, sabers) / SIDES
        if fire > 0:
            fire += self._cut(kind, here, at, True)
        if fire > 0:
            counted = fire * part / SIDES
            on_foot = max(on_foot, counted * faces_that_hit(facts.INFANTRY, False))
            on_others = max(on_others, counted * faces_that_hit(facts.CAVALRY, False))
        return Hits(on_foot, on_others)

    def _cut(self, kind: int, here: Hex, at: Hex, ranged: bool) -> int:
        """The dice that the ground there takes from an attack, more or less (N26)."""
        field = self.field
        if field.open[at]:
            return 0
        who = facts.CLASS[kind]
        if field.works[at] & facts.GRID.entries[here * facts.HEXES + at]:
            return facts.WORKS_IN[who]
        if field.hill[at]:
            return facts.HILL_LEVEL[who] if field.hill[here] else facts.HILL_UP[who]
        return facts.DICE_IN[field.terrain[at] * 6 + (3 if ranged else 0) + who]


_known: Final[dict[Field, Threats]] = {}


def threats_on(field: Field) -> Threats:
    """The threats of a battlefield; those of the last few are kept."""
    known = _known.get(field)
    if known is None or not known.up_to_date():
        known = Threats(field)
        if len(_known) >= KNOWN_FIELDS:
            _known.clear()
        _known[field] = known
    return known


def melee_dice(kind: int, blocks: int, distance: int) -> int:
    """Melee dice against somebody so far away, if the unit may come near enough."""
    return facts.MELEE[kind][blocks] if distance <= facts.MOVE_AND_BATTLE[kind] + 1 else 0


def sees(game: Napoleonics, unit: Unit, at: Hex) -> bool:
    """Whether guns see this hex now."""
    return sight.may_see(game, game.hex_of(unit), at, game.seat_of(unit)) is ALLOWED


def paths_to(field: Field, goals: list[Hex]) -> list[int]:
    """The number of hexes from each hex to the nearest goal, around what nobody enters."""
    away = [FAR] * facts.HEXES
    for at in goals:
        away[at] = 0
    edge = goals
    closed = field.closed
    steps = 0
    while edge:
        steps += 1
        wider: list[Hex] = []
        for here in edge:
            for at in facts.GRID.neighbours[here]:
                if away[at] == FAR and not closed[facts.INFANTRY * facts.HEXES + at]:
                    away[at] = steps
                    wider.append(at)
        edge = wider
    return away
