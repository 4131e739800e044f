"""Leaders on the move (N8): alone, away from a unit, to join another."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.march import CLOSED, ENDS, OPEN, Way
from sandtable.core.procedure import Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import cards, facts, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.field import LEADERS
from sandtable.games.napoleonics.rules.late_orders import why_no_leader_order
from sandtable.games.napoleonics.rules.reach import (
    NOTHING_WAIVED,
    WAIVE_ENEMIES,
    WAIVE_GROUND,
    WAIVE_TERRAIN_STOP,
    first_obstacle,
    stop_on_the_way,
)
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics
from sandtable.games.napoleonics.rules.terrain import closed_reason, stop_reason

# Refusals of an order that was not given: what is missing in the movement is the order itself
OUT_OF_ORDERS: Final = ("no-orders-left", "section-full", "both-sections-full")


@final
class LeaderMove(Procedure[Napoleonics]):
    """An ordered leader goes alone, up to three hexes (N8.1)."""

    def __init__(self, leader: Leader) -> None:
        self.leader = leader

    def copy(self) -> LeaderMove:
        return LeaderMove(self.leader)

    def advance(self, game: Napoleonics) -> Outcome:
        actions = [do.MOVE + at for at in sorted(leader_reach(game, self.leader))]
        if may_leave_board(game, self.leader) is ALLOWED:
            actions.append(do.EXIT)
        here = game.leader_hex(self.leader)
        return game.ask(game.active(), "leader-where", "N8.1", actions, here)

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        if action == do.EXIT:
            leave_board(game, self.leader)
        else:
            move_leader(game, self.leader, Hex(action - do.MOVE))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action == do.EXIT:
            refusal = may_leave_board(game, self.leader)
            return refusal if refusal is ALLOWED else about_leader(game, refusal, self.leader)
        if action - action % do.STRIDE == do.MOVE:
            refusal = why_leader_not_there(game, self.leader, Hex(action - do.MOVE))
            return refusal if refusal is ALLOWED else about_leader(game, refusal, self.leader)
        return NOT_ASKED_NOW


def about_leader(game: Napoleonics, refusal: Refusal, leader: Leader) -> Refusal:
    """The refusal with the leader that it is about, and where it is if it names no hex."""
    args: dict[str, Any] = {"leader": game.field.leader_names[leader]}
    if "hex" not in refusal.args:
        args["hex"] = game.leader_hex(leader)
    return refusal.about(args)


def may_move_leader(game: Napoleonics, leader: Leader) -> Refusal:
    status = game.leader_status(leader)
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    unit = game.unit_at(game.leader_hex(leader))
    if status & common.MOVED:
        opened = (
            unit >= 0 and game.status(unit) & (slots.BY_LEADER | common.MOVED) == slots.BY_LEADER
        )
        if opened:
            return no.LEADER_OPENED_SQUARE
        joined = unit >= 0 and not game.status(unit) & slots.BY_LEADER
        return no.LEADER_HAS_JOINED if joined else no.LEADER_MOVED
    if unit >= 0 and game.in_square(unit):
        return no.IN_SQUARE_NO_DETACH
    return ALLOWED


def why_leader_stays(game: Napoleonics, at: Hex) -> Refusal:
    leader = game.leader_at(at)
    if leader < 0:
        return no.NO_LEADER_HERE
    if game.leader_seat(leader) != game.active():
        return no.NOT_YOURS
    refusal = may_move_leader(game, leader)
    if refusal is no.NOT_ORDERED:
        refusal = why_no_leader_order(game, at)
        if refusal is ALLOWED or refusal.key in OUT_OF_ORDERS:
            attached = game.attached(leader)
            refusal = no.LEADER_STAYS_ATTACHED if attached else no.LEADER_NOT_ORDERED
    elif refusal is ALLOWED and not leader_can_step(game, leader):
        near = facts.GRID.neighbours[at]
        reasons = [why_leader_not_there(game, leader, each) for each in near]
        refusal = no.LEADER_ENEMY if no.LEADER_ENEMY in reasons else reasons[0]
    return refusal if refusal is ALLOWED else about_leader(game, refusal, leader)


def leader_reach(game: Napoleonics, leader: Leader, waive: int = NOTHING_WAIVED) -> dict[Hex, int]:
    """Every hex in which an ordered leader may end its move, and how far it is (N8.1 to N8.4)."""
    return leader_way(game, leader, game.leader_hex(leader), waive)


def leader_way(
    game: Napoleonics, leader: Leader, start: Hex, waive: int, passed: bool = False
) -> dict[Hex, int]:
    """The same from any hex; with `passed` also the hexes that he could only pass."""
    seat = game.leader_seat(leader)
    found: dict[Hex, int] = {}
    seen = {start}
    edge = [start]
    for steps in range(1, cards.leader_hexes(game) + 1):
        wider: list[Hex] = []
        for here in edge:
            for at in facts.GRID.neighbours[here]:
                if at in seen or not leader_passes(game, seat, at, waive):
                    continue
                seen.add(at)
                if passed or game.board[facts.HEXES + at] == common.NOBODY:
                    found[at] = steps
                if not game.field.stops[at] or waive == WAIVE_TERRAIN_STOP:
                    wider.append(at)
        edge = wider
    return found


def leader_can_step(game: Napoleonics, leader: Leader) -> bool:
    seat = game.leader_seat(leader)
    for at in facts.GRID.neighbours[game.leader_hex(leader)]:
        if game.board[facts.HEXES + at] == common.NOBODY and leader_passes(game, seat, at):
            return True
    return bool(leader_reach(game, leader)) or may_leave_board(game, leader) is ALLOWED


def leader_passes(game: Napoleonics, seat: int, at: Hex, waive: int = NOTHING_WAIVED) -> bool:
    if game.field.closed[LEADERS * facts.HEXES + at]:
        return waive == WAIVE_GROUND
    if game.enemy_at(seat, at) or game.lone_leader_at(1 - seat, at):
        return waive == WAIVE_ENEMIES
    return True


@final
class LeaderWay(Way):
    """The way of a leader, who passes friends."""

    def __init__(self, game: Napoleonics, seat: int) -> None:
        self.game = game
        self.seat = seat

    def entry(self, at: Hex) -> int:
        if not leader_passes(self.game, self.seat, at):
            return CLOSED
        return ENDS if self.game.field.stops[at] else OPEN


def why_leader_not_there(game: Napoleonics, leader: Leader, at: Hex) -> Refusal:
    """`ALLOWED`, or why this leader may not end its move there."""
    if at in leader_reach(game, leader):
        return ALLOWED
    seat = game.leader_seat(leader)
    closed = closed_reason(game, LEADERS, at)
    if closed is not ALLOWED:
        return closed
    if game.enemy_at(seat, at) or game.lone_leader_at(1 - seat, at):
        return no.LEADER_ENEMY
    if at == game.leader_hex(leader):
        return no.SAME_HEX
    if game.leader_at(at) >= 0:
        return no.LEADER_TAKEN
    if at in leader_reach(game, leader, WAIVE_TERRAIN_STOP):
        return leader_stop(game, leader, at)
    if at in leader_reach(game, leader, WAIVE_ENEMIES):
        return no.LEADER_ENEMY
    if at in leader_reach(game, leader, WAIVE_GROUND):
        return no.GROUND_IN_THE_WAY
    here = game.leader_hex(leader)
    if facts.GRID.distance(here, at) <= cards.leader_hexes(game):
        stop = first_obstacle(here, at, cards.leader_hexes(game), LeaderWay(game, seat))
        if game.enemy_at(seat, stop) or game.lone_leader_at(1 - seat, stop):
            return no.LEADER_ENEMY
        if not game.field.enters(LEADERS, stop):
            return no.GROUND_IN_THE_WAY
        return stop_reason(game, stop).about({"hex": stop})
    manoeuvre = game.card() == facts.GRANDE_MANOEUVRE
    return no.TOO_FAR_LEADER_MANOEUVRE if manoeuvre else no.TOO_FAR_LEADER


def leader_stop(game: Napoleonics, leader: Leader, at: Hex) -> Refusal:
    """The ground that ends the move before it gets there."""
    there = leader_way(game, leader, game.leader_hex(leader), NOTHING_WAIVED, passed=True)
    onward = leader_way(game, leader, at, WAIVE_TERRAIN_STOP, passed=True)
    return stop_on_the_way(game, there, onward, at)


def may_leave_board(game: Napoleonics, leader: Leader) -> Refusal:
    """Over the own edge in an ordinary move, where the game is played so (N8.8)."""
    if not game.field.leader_exit:
        return no.LEADER_NO_EXIT
    home = game.field.home_row[game.leader_seat(leader)]
    if facts.GRID.rows[game.leader_hex(leader)] == home:
        return ALLOWED
    for at, steps in leader_reach(game, leader).items():
        if facts.GRID.rows[at] == home and steps < cards.leader_hexes(game):
            if not game.field.stops[at]:
                return ALLOWED
    return no.LEADER_EXIT_FAR


def leave_board(game: Napoleonics, leader: Leader) -> None:
    """The leader is safe, and gives no banner (N3.3)."""
    here = game.leader_hex(leader)
    left = game.unit_at(here)
    if left >= 0 and game.status(left) & slots.BY_LEADER:
        game.unmark(left, common.ORDERED | slots.BY_LEADER)  # N28.10: the unit is not ordered then
    if game.journal is not None:
        args = {"leader": game.field.leader_names[leader], "hex": here, "rules": ["N3.3"]}
        game.tell("leader-leaves", "N8.8", args)
    game.remove_leader(leader)


def move_leader(game: Napoleonics, leader: Leader, at: Hex) -> None:
    here = game.leader_hex(leader)
    left = game.unit_at(here)
    if left >= 0 and game.status(left) & slots.BY_LEADER:
        game.unmark(left, common.ORDERED | slots.BY_LEADER)  # N28.10: the unit is not ordered then
    game.put_leader(leader, at)
    game.mark_leader(leader, common.MOVED)
    if game.journal is not None:
        args = {"leader": game.field.leader_names[leader], "from": here, "hex": at}
        game.tell("leader-detached" if left >= 0 else "leader-moves", "N8.1", args)
    joined = game.unit_at(at)
    if joined >= 0:
        if game.status(joined) & common.ORDERED and not game.status(joined) & common.MOVED:
            game.mark(joined, slots.ROOTED)
        if game.journal is not None:
            rules = ["N24.15"] if game.in_square(joined) else []
            args = {"leader": game.field.leader_names[leader], "hex": at, "rules": rules}
            game.tell("leader-attached", "N8.3", args)
