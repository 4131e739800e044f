"""Movement (N7, N8): ordered units and leaders move one by one, in any order."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.colors.rules.procedures import OfUnit
from sandtable.core.procedure import DONE, Outcome, Stateless
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import (
    cards,
    facts,
    leader_moves,
    notation as do,
    reach,
    refusals as no,
    slots,
)
from sandtable.games.napoleonics.rules.notes import of_unit
from sandtable.games.napoleonics.rules.squares import may_leave_square
from sandtable.games.napoleonics.rules.state import Napoleonics

# Reasons of an ordered piece far off: a unit that is nearer may be meant, though it has no order
FAR_OFF: Final = (no.TOO_FAR_INFANTRY.key, no.TOO_FAR_LEADER.key, no.MOVED_ALREADY.key)


@final
class MovementPhase(Stateless[Napoleonics]):
    """Who moves next, until the player is done or nobody is left who can (N4, step 3)."""

    def advance(self, game: Napoleonics) -> Outcome:
        seat = game.active()
        actions: list[int] = []
        units = game.ordered_units()
        leaders = game.ordered_leaders()
        if not units and not leaders:
            return DONE
        for unit in units:
            at = game.hex_of(unit)
            if may_move_unit(game, unit) is ALLOWED:
                if reach.can_step(game, unit) or may_exit(game, unit, 0) is ALLOWED:
                    actions.append(do.UNIT + at)
            if game.in_square(unit) and may_leave_square(game, unit) is ALLOWED:
                actions.append(do.LEAVE + at)
        for leader in leaders:
            if leader_moves.may_move_leader(
                game, leader
            ) is ALLOWED and leader_moves.leader_can_step(game, leader):
                actions.append(do.LEADER + game.leader_hex(leader))
        actions.append(do.DONE)
        return game.ask(seat, "move-who", "N7.1", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        verb = action - action % do.STRIDE
        at = Hex(action % do.STRIDE)
        if verb == do.DONE:
            game.stack.pop()
        elif verb == do.LEAVE:
            unit = game.unit_at(at)
            game.leave_square(unit, "N24.16")
            if game.status(unit) & slots.BY_LEADER:
                game.mark_leader(
                    game.leader_with(unit), common.MOVED
                )  # the order holds if the leader stays
        elif verb == do.UNIT:
            game.push(UnitMove(game.unit_at(at)))
        else:
            game.push(leader_moves.LeaderMove(game.leader_at(at)))

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        at = Hex(action % do.STRIDE)
        if verb == do.LEADER:
            return leader_moves.why_leader_stays(game, at)
        if verb == do.UNIT and game.lone_leader_at(game.active(), at) and not game.ordered_units():
            return no.LEADER_ALONE  # no unit has an order: nothing but a battle can be meant
        if verb in (do.UNIT, do.LEAVE):
            refusal = own_unit(game, at, no.NO_UNIT_HERE, no.NOT_YOURS)
            return (
                refusal if refusal is not ALLOWED else self.why_stays(game, game.unit_at(at), verb)
            )
        return why_nobody_moves(game, action) if verb in (do.MOVE, do.EXIT) else NOT_ASKED_NOW

    def why_stays(self, game: Napoleonics, unit: Unit, verb: int) -> Refusal:
        """Why this unit does not move, or does not leave its square."""
        refusal = may_leave_square(game, unit) if verb == do.LEAVE else may_move_unit(game, unit)
        if refusal is ALLOWED and verb == do.UNIT:
            refusal = reach.why_shut_in(game, unit)
        return refusal if refusal is ALLOWED else of_unit(game, refusal, unit)


@final
class UnitMove(OfUnit[Napoleonics]):
    """One unit goes to a hex within its reach, or leaves the board."""

    def copy(self) -> UnitMove:
        return UnitMove(self.unit)

    def advance(self, game: Napoleonics) -> Outcome:
        steps = reach.reach(game, self.unit, reach.NOTHING_WAIVED)
        actions = [do.MOVE + at for at in sorted(steps)]
        if may_exit_from(game, self.unit, steps) is ALLOWED:
            actions.append(do.EXIT)
        return game.ask(game.active(), "move-where", "N7.1", actions, game.hex_of(self.unit))

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        if action == do.EXIT:
            exit_board(game, self.unit)
        else:
            at = Hex(action - do.MOVE)
            move_unit(game, self.unit, at, reach.reach(game, self.unit, reach.NOTHING_WAIVED)[at])

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        if action != do.EXIT and action - action % do.STRIDE != do.MOVE:
            return NOT_ASKED_NOW
        return about_move(game, may_go(game, self.unit, action), self.unit)


def may_go(game: Napoleonics, unit: Unit, action: int) -> Refusal:
    """Whether this unit may `move` there, or `exit`."""
    if action == do.EXIT:
        return may_exit_from(game, unit, reach.reach(game, unit, reach.NOTHING_WAIVED))
    return reach.why_not_there(game, unit, Hex(action - do.MOVE))


def about_move(game: Napoleonics, refusal: Refusal, unit: Unit) -> Refusal:
    """The refusal with the unit that would move, and with its hex if it names no other."""
    if refusal is ALLOWED:
        return refusal
    if "hex" in refusal.args:
        return refusal.about({"unit": game.word(unit)})
    return of_unit(game, refusal, unit)


# Who may move


def may_move_unit(game: Napoleonics, unit: Unit) -> Refusal:
    """N6.1 and N7.1, and what card, scenario, formation and leader take away."""
    status = game.status(unit)
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    if status & common.MOVED:
        return no.MOVED_ALREADY
    if status & slots.ROOTED:
        return no.LEADER_JOINED  # N8.5
    if game.in_square(unit):
        return no.SQUARE_STAYS
    seat = game.active()
    if game.field.mud[seat] == game.class_of(unit) and first_turn(game, seat):
        return no.MUD  # N2.1: a rule of the scenario
    return cards.card_lets_move(game)


def first_turn(game: Napoleonics, seat: int) -> bool:
    """Whether this is the seat's first turn, for rules of the scenario."""
    return game.scalars[common.TURN] == (1 if seat == game.field.first else 2)


def could_move(game: Napoleonics, unit: Unit, action: int) -> bool:
    """Whether this unit might go there if it had an order and had not moved yet."""
    rested = game.copy()
    rested.mark(unit, common.ORDERED)
    rested.unmark(unit, common.MOVED)
    return may_move_unit(rested, unit) is ALLOWED and may_go(rested, unit, action) is ALLOWED


def why_nobody_moves(game: Napoleonics, action: int) -> Refusal:
    """A destination was named before the unit: the reason of the piece nearest to it.

    If it is too far off, a nearer unit may have none but that it has no order.
    NOT_ASKED_NOW if some unit or leader may go there: it has to be named first.
    """
    at = Hex(action % do.STRIDE)
    reasons: list[Refusal] = []
    meant = False  # the first of them could go there, had it not moved yet
    units = reach.nearest_first(game, at, common.MOVED)
    for unit in units:
        refusal = may_move_unit(game, unit)
        if refusal is ALLOWED:
            refusal = may_go(game, unit, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW
        told = about_move(game, refusal, unit)
        far = facts.GRID.distance(game.hex_of(units[0]), at) > 1
        if far and refusal is no.MOVED_ALREADY and could_move(game, unit, action):
            reasons.insert(0, told)
            meant = True
        else:
            reasons.append(told)
    row = at * facts.HEXES
    nearest = facts.GRID.distances[row + game.hex_of(units[0])] if units else facts.HEXES
    for leader in game.ordered_leaders():
        refusal = leader_moves.may_move_leader(game, leader)
        if refusal is ALLOWED:
            refusal = leader_moves.LeaderMove(leader).why_not(game, action)
        if refusal is ALLOWED:
            return NOT_ASKED_NOW
        distance = facts.GRID.distances[row + game.leader_hex(leader)]
        if (0 < distance < nearest and action != do.EXIT) or not reasons:
            nearest = distance
            reasons.insert(0, leader_moves.about_leader(game, refusal, leader))
    if action != do.EXIT and not meant and (not reasons or reasons[0].key in FAR_OFF):
        nearest = min(nearest, reach.distance_of(game, units, at))
        for unit in reach.nearer_idlers(game, at, nearest):
            if could_move(game, unit, action):
                return of_unit(game, no.NOT_ORDERED, unit)
    return reasons[0] if reasons else no.NOT_ORDERED


# Leaving the board, where the scenario says so (N7.5)


def may_exit(game: Napoleonics, unit: Unit, steps: int) -> Refusal:
    """Whether a unit on this hex, so many hexes gone, may step over the edge."""
    row = game.field.exit_row[game.seat_of(unit)]
    if row < 0:
        return no.NO_EXIT
    at_edge = facts.GRID.rows[game.hex_of(unit)] == row
    return ALLOWED if at_edge and steps < cards.hexes_to_move(game, unit) else no.EXIT_TOO_FAR


def may_exit_from(game: Napoleonics, unit: Unit, steps: dict[Hex, int]) -> Refusal:
    """Over the edge from here, or from a hex within reach with one hex of movement left."""
    refusal = may_exit(game, unit, 0)
    if refusal is not no.EXIT_TOO_FAR:
        return refusal
    row = game.field.exit_row[game.seat_of(unit)]
    limit = cards.hexes_to_move(game, unit)
    for at, gone in steps.items():
        if facts.GRID.rows[at] == row and gone < limit and not game.field.stops[at]:
            if game.leader_at(at) < 0:
                return ALLOWED
    return no.EXIT_TOO_FAR


def exit_board(game: Napoleonics, unit: Unit) -> None:
    seat = game.seat_of(unit)
    leader = game.leader_with(unit)
    if game.journal is not None:
        game.tell("exit", "N7.5", {"unit": game.word(unit), "hex": game.hex_of(unit)})
    if leader >= 0 and reach.carries_leader(game, unit):
        game.remove_leader(leader)  # no banner for the leader (N3.3)
    game.remove(unit)
    if game.field.exit_banners[seat]:
        game.take_banners(seat, game.field.exit_banners[seat], "N3.2")


# Moving


def move_unit(game: Napoleonics, unit: Unit, at: Hex, steps: int) -> None:
    here = game.hex_of(unit)
    goes_along = reach.carries_leader(game, unit)
    leader = game.leader_with(unit)
    if steps > cards.hexes_and_battle(game, unit):
        game.mark(unit, slots.TOO_FAR)
    game.put(unit, at, goes_along)
    game.mark(unit, common.MOVED | slots.ENTERED)
    if goes_along:
        game.mark_leader(leader, common.MOVED)
    if game.journal is not None:
        rules = ["N6.3"] if goes_along else ["N8.6"] if leader >= 0 else []
        args = {"unit": game.word(unit), "from": here, "hex": at, "steps": steps, "rules": rules}
        game.tell("move", movement_rule(game, unit), args)
        if not goes_along and game.leader_at(at) >= 0:
            args = {"leader": game.field.leader_names[game.leader_at(at)], "hex": at}
            game.tell("leader-attached", "N7.4", args)


def movement_rule(game: Napoleonics, unit: Unit) -> str:
    return reach.too_far(game, unit).rule
