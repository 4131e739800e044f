"""Reach (N7): where a unit may go, and the one rule that keeps it from going there."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.march import CLOSED, ENDS, OPEN, PASSES, Way, within_reach
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import cards, facts, refusals as no, slots, terrain
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics

# Rules that "why not there?" may set aside, one at a time
NOTHING_WAIVED: Final = 0
WAIVE_DISTANCE: Final = 1
WAIVE_TERRAIN_STOP: Final = 2
WAIVE_FRIENDS: Final = 3
WAIVE_ENEMIES: Final = 4
WAIVE_LEADER_STOP: Final = 5
WAIVE_GROUND: Final = 6
WAIVED: Final[list[int]] = [
    WAIVE_DISTANCE,
    WAIVE_TERRAIN_STOP,
    WAIVE_LEADER_STOP,
    WAIVE_FRIENDS,
    WAIVE_ENEMIES,
    WAIVE_GROUND,
]


def carries_leader(game: Napoleonics, unit: Unit) -> bool:
    """Whether the leader goes along: not one with its own order (N8.6)."""
    leader = game.leader_with(unit)
    if leader < 0:
        return False
    return (
        bool(game.status(unit) & slots.BY_LEADER) or not game.leader_status(leader) & common.ORDERED
    )


def entry(game: Napoleonics, unit: Unit, at: Hex, with_leader: bool, waive: int) -> int:
    """What happens to a unit that comes to this hex while moving (N7.2 to N7.6)."""
    field = game.field
    if field.closed[game.class_of(unit) * facts.HEXES + at]:
        return PASSES if waive == WAIVE_GROUND else CLOSED
    other = game.board[at]
    if other >= 0:
        if field.stops[at]:
            return CLOSED  # without the unit it would end the move all the same
        if waive == WAIVE_FRIENDS and game.friend_at(game.seat_of(unit), at):
            return PASSES
        if waive == WAIVE_ENEMIES and game.enemy_at(game.seat_of(unit), at):
            return PASSES
        return CLOSED
    leader = game.board[facts.HEXES + at]
    if leader >= 0:
        if game.leader_seat(Leader(leader)) != game.seat_of(unit):
            return PASSES if waive == WAIVE_ENEMIES and not field.stops[at] else CLOSED
        if waive == WAIVE_LEADER_STOP:
            return ENDS if field.stops[at] else OPEN  # the ground ends the move without him too
        return CLOSED if with_leader else ENDS
    return ENDS if field.stops[at] and waive != WAIVE_TERRAIN_STOP else OPEN


@final
class UnitWay(Way):
    """The way of one unit, perhaps with one rule set aside."""

    def __init__(self, game: Napoleonics, unit: Unit, waive: int) -> None:
        self.game = game
        self.unit = unit
        self.waive = waive
        self.with_leader = carries_leader(game, unit)

    def entry(self, at: Hex) -> int:
        return entry(self.game, self.unit, at, self.with_leader, self.waive)


def reach(game: Napoleonics, unit: Unit, waive: int) -> dict[Hex, int]:
    """Every hex that a unit may move to, with the least number of hexes on the way.

    Enemies beside the way do not matter: there are no zones of control (N7.11).
    """
    limit = 99 if waive == WAIVE_DISTANCE else cards.hexes_to_move(game, unit)
    return within_reach(facts.GRID, game.hex_of(unit), limit, UnitWay(game, unit, waive))


def can_step(game: Napoleonics, unit: Unit) -> bool:
    if cards.hexes_to_move(game, unit) == 0:
        return False
    with_leader = carries_leader(game, unit)
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if entry(game, unit, at, with_leader, NOTHING_WAIVED) != CLOSED:
            return True
    return False


def why_not_there(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """`ALLOWED`, or the first single rule without which the unit could go there."""
    if at == game.hex_of(unit):
        return no.SAME_HEX
    if at in reach(game, unit, NOTHING_WAIVED):
        return ALLOWED
    refusal = why_closed(game, unit, at, carries_leader(game, unit))
    if refusal is not ALLOWED:
        return refusal
    near = facts.GRID.distance(game.hex_of(unit), at) <= cards.hexes_to_move(game, unit)
    for waive in WAIVED[1:] if near else WAIVED:
        if at in reach(game, unit, waive):
            return waived_reason(game, unit, at, waive)
    return first_of_several(game, unit, at) if near else too_far(game, unit)


def first_of_several(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """Several rules keep the unit away: what it meets first on the way with the fewest of them."""
    way = UnitWay(game, unit, NOTHING_WAIVED)
    stop = first_obstacle(game.hex_of(unit), at, cards.hexes_to_move(game, unit), way)
    seat = game.seat_of(unit)
    if game.enemy_at(seat, stop) or game.lone_leader_at(1 - seat, stop):
        return no.ENEMY_THERE
    if game.friend_at(seat, stop):
        return no.FRIENDS_IN_THE_WAY
    if game.lone_leader_at(seat, stop):
        return no.LEADER_ENDS_MOVE
    if not game.field.enters(game.class_of(unit), stop):
        return no.GROUND_IN_THE_WAY
    return terrain.stop_reason(game, stop).about({"hex": stop})


def first_obstacle(start: Hex, at: Hex, limit: int, way: Way) -> Hex:
    """Of the ways of so many hexes the one with the fewest obstacles: the first hex of them."""
    best: dict[Hex, tuple[int, Hex]] = {start: (0, start)}  # how many, and the first
    for _ in range(limit):
        wider = dict(best)
        for here, (count, first) in best.items():
            for near in facts.GRID.neighbours[here]:
                free = near == at or way.entry(near) == OPEN
                more = count if free else count + 1
                if near not in wider or more < wider[near][0]:
                    wider[near] = (more, near if more == 1 and not free else first)
        best = wider
    return best[at][1]


def why_closed(game: Napoleonics, unit: Unit, at: Hex, with_leader: bool) -> Refusal:
    """Why a unit may not enter this hex, wherever it comes from; `ALLOWED` if it may."""
    closed = terrain.closed_reason(game, game.class_of(unit), at)
    if closed is not ALLOWED:
        return closed
    seat = game.seat_of(unit)
    if game.enemy_at(seat, at) or game.lone_leader_at(1 - seat, at):
        return no.ENEMY_THERE
    if game.friend_at(seat, at):
        return no.OCCUPIED
    return no.TWO_LEADERS if game.lone_leader_at(seat, at) and with_leader else ALLOWED


def waived_reason(game: Napoleonics, unit: Unit, at: Hex, waive: int) -> Refusal:
    if waive == WAIVE_DISTANCE:
        return too_far(game, unit)
    if waive == WAIVE_TERRAIN_STOP:
        return stopping_ground(game, unit, at)
    if waive == WAIVE_LEADER_STOP:
        return no.LEADER_ENDS_MOVE
    if waive == WAIVE_GROUND:
        return no.GROUND_IN_THE_WAY
    return no.FRIENDS_IN_THE_WAY if waive == WAIVE_FRIENDS else no.ENEMY_THERE


def stopping_ground(game: Napoleonics, unit: Unit, at: Hex) -> Refusal:
    """The ground that ends the move before it gets there."""
    way = UnitWay(game, unit, WAIVE_TERRAIN_STOP)
    limit = cards.hexes_to_move(game, unit)
    onward = within_reach(facts.GRID, at, limit, way)
    return stop_on_the_way(game, reach(game, unit, NOTHING_WAIVED), onward, at)


def stop_on_the_way(
    game: Napoleonics, there: dict[Hex, int], onward: dict[Hex, int], at: Hex
) -> Refusal:
    """The ground in which the shortest way ends early, with its hex; of several the last.

    `there` are the hexes within reach and how far they are, `onward` the same from the goal back.
    """
    shortest = facts.HEXES
    gone = 0
    stop = at
    for here, steps in there.items():
        if game.field.stops[here] and here in onward:
            whole = steps + onward[here]
            if whole < shortest or (whole == shortest and steps > gone):
                stop, shortest, gone = here, whole, steps
    return terrain.stop_reason(game, stop).about({"hex": stop})


def too_far(game: Napoleonics, unit: Unit) -> Refusal:
    """The limit that is broken is the card's where the card sets one."""
    card = game.card()
    who = game.class_of(unit)
    if card == facts.GRANDE_MANOEUVRE:
        return no.TOO_FAR_MANOEUVRE
    if card == facts.CAVALRY_CHARGE and facts.HEAVY[game.kind(unit)]:
        return no.TOO_FAR_CHARGE
    if who == facts.CAVALRY:
        return no.TOO_FAR_CAVALRY
    if who == facts.ARTILLERY:
        return no.TOO_FAR_BOMBARD if card == facts.BOMBARD else no.TOO_FAR_ARTILLERY
    if card == facts.FORCE_MARCH:
        return no.TOO_FAR_MARCH
    return no.TOO_FAR_BAYONET if card == facts.BAYONET_CHARGE else no.TOO_FAR_INFANTRY


def why_shut_in(game: Napoleonics, unit: Unit) -> Refusal:
    """Why a unit can go nowhere: enemies beside it, else friends, else the ground."""
    near = facts.GRID.neighbours[game.hex_of(unit)]
    reasons = [why_not_there(game, unit, at) for at in near]
    if no.ENEMY_THERE in reasons:
        return no.ENEMY_THERE
    if no.OCCUPIED in reasons:
        return no.SHUT_IN
    return no.TWO_LEADERS if no.TWO_LEADERS in reasons else reasons[0]


def nearest_first(game: Napoleonics, at: Hex, spent: int) -> list[Unit]:
    """The ordered units: those beside a hex, then those that are not `spent`; the nearest first."""
    row = at * facts.HEXES
    beside: list[Unit] = []
    fresh: list[Unit] = []
    tired: list[Unit] = []
    for unit in game.ordered_units():
        if facts.GRID.distances[row + game.hex_of(unit)] == 1:
            beside.append(unit)
        else:
            (tired if game.status(unit) & spent else fresh).append(unit)
    for units in (fresh, tired):
        units.sort(key=lambda unit: facts.GRID.distances[row + game.hex_of(unit)])
    return beside + fresh + tired


def nearer_idlers(game: Napoleonics, at: Hex, distance: int) -> list[Unit]:
    """The units without an order that are nearer to a hex than this, the nearest first."""
    row = at * facts.HEXES
    idle = [
        unit
        for unit in game.units_of(game.active())
        if not game.status(unit) & common.ORDERED
        and facts.GRID.distances[row + game.hex_of(unit)] < distance
    ]
    idle.sort(key=lambda unit: facts.GRID.distances[row + game.hex_of(unit)])
    return idle


def distance_of(game: Napoleonics, units: list[Unit], at: Hex) -> int:
    """How far the nearest of them is from a hex; more than any distance if there is none."""
    row = at * facts.HEXES
    far = [facts.GRID.distances[row + game.hex_of(unit)] for unit in units]
    return min(far) if far else facts.HEXES
