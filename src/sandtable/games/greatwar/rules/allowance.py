"""How far units move and who may (G7, G21), and why a unit does not go where it is told."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.terrain import ground_stops, may_enter

RUNNING: Final[list[int]] = [3, 2, 2]  # hexes with About Turn and Run!, by kind
OVER_THE_TOP_HEXES: Final = 2


# How far, and who


def holds_still(game: GreatWar) -> bool:
    """Whether the card lets nobody move (G21.4)."""
    return game.card() in (facts.CLOSE_ASSAULT, facts.FIRE_FIGHT)


def hexes_to_move(game: GreatWar, unit: Unit) -> int:
    """The allowance of a unit, as its card changes it (G7.5, G21)."""
    kind, card = game.kind(unit), game.card()
    if holds_still(game):
        return 0
    if card == facts.ABOUT_TURN and kind < len(RUNNING):
        return RUNNING[kind]
    return facts.MOVE[kind]


def hexes_and_battle(game: GreatWar, unit: Unit) -> int:
    """How far it may go and still battle."""
    kind = game.kind(unit)
    if game.card() == facts.OVER_THE_TOP and kind == facts.INFANTRY:
        return OVER_THE_TOP_HEXES
    return facts.MOVE_AND_BATTLE[kind]


def may_move_unit(game: GreatWar, unit: Unit) -> Refusal:
    status = game.status(unit)
    if game.is_abandoned(unit):
        return no.ABANDONED_NO_MOVE
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    if status & slots.PINNED:
        return no.PINNED_NO_MOVE
    if status & (common.MOVED | slots.NAMED):
        return no.STUCK_ON_THE_WAY if status & slots.GOT_STUCK else no.MOVED_ALREADY
    if unit == game.field.rooted:
        return no.NEVER_REPAIRED
    if game.is_stuck(unit):
        return no.STUCK_NO_MOVE
    return no.CARD_NO_MOVE if hexes_to_move(game, unit) == 0 else ALLOWED


def may_step(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """Into the next hex: nobody there, and ground that takes it (G7.3, G18.7)."""
    if facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at] != 1:
        return no.NOT_NEXT
    return may_come_to(game, game.kind(unit), at)


def may_come_to(game: GreatWar, kind: int, at: Hex) -> Refusal:
    return no.OCCUPIED if game.board[at] >= 0 else may_enter(game, kind, at)


def may_anybody_enter(game: GreatWar, at: Hex) -> Refusal:
    """No enemy there, and ground that takes infantry, which goes wherever anybody may (G7.3)."""
    if game.enemy_at(game.active(), at):
        return no.OCCUPIED
    return may_enter(game, facts.INFANTRY, at)


def next_hexes(game: GreatWar, unit: Unit) -> list[Hex]:
    kind = game.kind(unit)
    hexes: list[Hex] = []
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if may_come_to(game, kind, at) is ALLOWED:
            hexes.append(at)
    return hexes


def may_exit(game: GreatWar, unit: Unit, steps: int) -> Refusal:
    """Over the enemy baseline, the first hex of a move that began there (G7.7, G23.8, G23.18)."""
    seat = game.seat_of(unit)
    if game.field.exit_medals[seat] == 0:
        return no.NO_EXIT
    if game.card() == facts.ABOUT_TURN:
        return no.RUN_NO_EXIT
    if not game.status(unit) & slots.AT_EDGE:
        return no.NOT_AT_EDGE
    return no.EXIT_FIRST if steps else ALLOWED


def why_shut_in(game: GreatWar, unit: Unit) -> Refusal:
    """No hex around a unit takes it: somebody is there, or water."""
    reasons = [
        may_come_to(game, game.kind(unit), at) for at in facts.GRID.neighbours[game.hex_of(unit)]
    ]
    return no.SHUT_IN if no.OCCUPIED in reasons else reasons[0]


# Something was named before the unit: whom it seems to be about


def by_distance(game: GreatWar, units: list[Unit], at: Hex) -> list[Unit]:
    """The nearest to a hex first."""
    row = at * facts.HEXES
    return sorted(units, key=lambda unit: facts.GRID.distances[row + game.hex_of(unit)])


def idlers(game: GreatWar) -> list[Unit]:
    """The units of the active player that have no order."""
    units = game.units_of(game.active())
    return [unit for unit in units if not game.status(unit) & common.ORDERED]


def why_nobody_moves(game: GreatWar, at: Hex) -> Refusal:
    """The reason of the ordered unit nearest to a hex, or that one beside it gets no order.

    NOT_ASKED_NOW where a unit could go there, once it is named.
    """
    if game.board[at] >= 0:
        return no.OCCUPIED
    units = by_distance(game, game.ordered_units(), at)
    reasons = [why_not_to(game, unit, at) for unit in units]
    if ALLOWED in reasons:
        return NOT_ASKED_NOW
    near = game.hex_of(units[0]) if units else Hex(at)
    beside = bool(units) and facts.GRID.distances[at * facts.HEXES + near] == 1
    idle = [unit for unit in idlers(game) if may_step(game, unit, at) is ALLOWED]
    if idle and not beside:
        manned = [unit for unit in idle if not game.is_abandoned(unit)]
        left = game.of_unit(no.ABANDONED_NO_MOVE, idle[0])
        return game.of_unit(no.NOT_ORDERED, manned[0]) if manned else left
    return reasons[0] if reasons else no.NOT_ORDERED


def why_not_to(game: GreatWar, unit: Unit, at: Hex) -> Refusal:
    """Why a unit that was not named does not go to a hex with its next step."""
    refusal = may_move_unit(game, unit)
    if refusal is no.MOVED_ALREADY:
        return why_ended(game, unit)
    if refusal is not ALLOWED:
        return refusal
    return why_no_step(game, unit, at, hexes_to_move(game, unit))


def why_no_step(game: GreatWar, unit: Unit, at: Hex, left: int) -> Refusal:
    """The next hex must take it; one farther off is too far, or is not the next (G7.5, G7.9)."""
    if at == game.hex_of(unit):
        return no.ALREADY_THERE
    refusal = may_step(game, unit, at)
    if refusal is not no.NOT_NEXT:
        return refusal
    far = facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at] > left
    return too_far(game, unit) if far else refusal


def too_far(game: GreatWar, unit: Unit) -> Refusal:
    """By its sheet, or by About Turn and Run! (G7.5, G21)."""
    runs = game.card() == facts.ABOUT_TURN and game.kind(unit) < len(RUNNING)
    return no.RUN_TOO_FAR if runs else no.TOO_FAR


def why_ended(game: GreatWar, unit: Unit) -> Refusal:
    """A unit has had its move: the ground stopped it, it went as far as it may, or it stopped."""
    status = game.status(unit)
    if status & slots.HALTED and stands_halted(game, unit):
        return why_halted(game, unit)
    most = hexes_to_move(game, unit)
    two = status & slots.FAR and hexes_and_battle(game, unit) == 1  # who may battle after one hex
    gone = status & common.MOVED and (most == 1 or (most == 2 and two))
    return too_far(game, unit) if gone else no.MOVED_ALREADY


def why_nobody_leaves(game: GreatWar) -> Refusal:
    """The reason of the ordered unit nearest to the enemy baseline, or that one there has no order.

    NOT_ASKED_NOW where one could leave, once it is named.
    """
    edge = game.field.home_row[1 - game.active()]
    units = sorted(
        game.ordered_units(), key=lambda unit: abs(facts.GRID.rows[game.hex_of(unit)] - edge)
    )
    reasons = [why_it_stays(game, unit) for unit in units]
    if ALLOWED in reasons:
        return NOT_ASKED_NOW
    if game.field.exit_medals[game.active()] == 0:
        return no.NO_EXIT
    if not any(game.status(unit) & slots.AT_EDGE for unit in units):
        for unit in idlers(game):
            if game.status(unit) & slots.AT_EDGE and not game.is_abandoned(unit):
                return game.of_unit(no.NOT_ORDERED, unit)
    return reasons[0] if reasons else no.NOT_ORDERED


def who_may(game: GreatWar, action: int) -> list[Unit]:
    """The ordered units that may move to a hex with their next step, or leave the board."""
    at = Hex(action % do.STRIDE)
    units = game.ordered_units()
    if action == do.EXIT:
        return [unit for unit in units if why_it_stays(game, unit) is ALLOWED]
    return [unit for unit in units if why_not_to(game, unit, at) is ALLOWED]


def why_it_stays(game: GreatWar, unit: Unit) -> Refusal:
    """What keeps a unit on the board: the rules of leaving, then those of moving."""
    refusal = may_exit(game, unit, 1 if game.status(unit) & common.MOVED else 0)
    if refusal is not ALLOWED:
        return refusal
    return no.STUCK_NO_EXIT if game.is_stuck(unit) else may_move_unit(game, unit)


def stands_halted(game: GreatWar, unit: Unit) -> bool:
    """Whether a unit is on the ground that ended its move; a battle may have led it elsewhere."""
    here = game.hex_of(unit)
    if game.status(unit) & slots.BATTLED:
        return False
    return ground_stops(game, here) or game.markers(here) & facts.WIRE != 0


def why_halted(game: GreatWar, unit: Unit) -> Refusal:
    return no.WIRE_STOPS if game.markers(game.hex_of(unit)) & facts.WIRE else no.MUST_STOP
