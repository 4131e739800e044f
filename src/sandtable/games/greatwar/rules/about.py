"""Whom a refusal is about: the unit and the hex that a player reads in it."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import NOT_ASKED_NOW, NOT_YOUR_QUESTION, Refusal
from sandtable.games.greatwar.rules import notation as do, refusals as no
from sandtable.games.greatwar.rules.allowance import by_distance, idlers
from sandtable.games.greatwar.rules.battles import UnitBattle, with_battle
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.movement import March
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.targets import OF_SIGHT, with_obstacle

NOBODY: Final = Unit(-1)

# Refusals that speak of the unit that is to act
OF_ACTOR: Final = frozenset(
    each.key
    for each in (
        no.ALREADY_ORDERED,
        no.SURPRISE_NO_ORDER,
        no.ABANDONED_NO_ORDER,
        no.NOT_ORDERED,
        no.MOVED_ALREADY,
        no.STUCK_ON_THE_WAY,
        no.STUCK_NO_MOVE,
        no.ABANDONED_NO_MOVE,
        no.PINNED_NO_MOVE,
        no.ALREADY_THERE,
        no.SHUT_IN,
        no.TOO_FAR,
        no.RUN_TOO_FAR,
        no.MUST_STOP,
        no.WIRE_STOPS,
        no.NOT_AT_EDGE,
        no.BATTLED_ALREADY,
        no.MOVED_TOO_FAR,
        no.MOVED_NO_BATTLE,
        no.GUN_MOVED,
        no.GOT_STUCK_NO_BATTLE,
        no.BUILDING_NO_BATTLE,
        no.ABANDONED_NO_BATTLE,
        no.ENEMY_ADJACENT,
        no.TANK_MEETS_ENEMY,
        no.GUN_MEETS_ENEMY,
        no.ADJACENT_NO_FIRE,
        no.OUT_OF_RANGE,
        no.NOT_ADJACENT,
        no.NO_DICE,
    )
)
# Refusals that speak of the unit in the hex that was named
OF_PLACE: Final = frozenset(each.key for each in (no.OCCUPIED, no.RETREAT_BLOCKED))
AT_A_HEX: Final = (do.ORDER, do.UNIT, do.REPAIR)
ENDINGS: Final = (do.DONE, do.PASS, do.STOP, do.HOLD)  # that the other player is to give


def about(game: GreatWar, action: int, refusal: Refusal, asked: bool) -> Refusal:
    """The same refusal with its unit and hex, where its text can name them.

    `asked`: the unit that is asked about refuses; else it is the one that the answer seems to mean.
    """
    if refusal.args:
        return refusal
    if refusal.key in OF_PLACE:
        return of_unit(game, refusal, game.unit_at(Hex(action % do.STRIDE)))
    if refusal.key in OF_SIGHT:
        return of_sight(game, action, refusal, asked)
    if refusal.key in OF_ACTOR:
        return of_unit(game, refusal, actor(game, action, refusal, asked))
    return refusal


def why_unasked(game: GreatWar, action: int, seat: int) -> Refusal:
    """Why a player whom nobody asks cannot do this: it was withheld, or it is not the time for it.

    The player whose turn it is waits for the answer of the other, and does not give it.
    """
    refusal = game.why_withheld(action, seat)
    if refusal is NOT_ASKED_NOW and (seat != game.active() or action not in ENDINGS):
        game.answering = seat
        refusal = game.untimely(action)
    return NOT_YOUR_QUESTION if refusal is NOT_ASKED_NOW else refusal


def of_sight(game: GreatWar, action: int, refusal: Refusal, asked: bool) -> Refusal:
    """With the hex that blocks the line of sight."""
    target = Hex(action % do.STRIDE)
    unit = actor(game, action, refusal, asked) if action - target == do.FIRE else NOBODY
    return with_obstacle(game, refusal, game.hex_of(unit), target) if unit >= 0 else refusal


def of_unit(game: GreatWar, refusal: Refusal, unit: Unit) -> Refusal:
    return game.of_unit(refusal, unit) if unit >= 0 else refusal


def actor(game: GreatWar, action: int, refusal: Refusal, asked: bool) -> Unit:
    """Who is to act: the unit that is asked about, or the one that the answer seems to mean."""
    at = Hex(action % do.STRIDE)
    if action - at in AT_A_HEX:
        return game.unit_at(at)
    top = game.stack[-1]
    if asked and isinstance(top, (March, UnitBattle, Combat)):
        return top.unit
    if action - at not in (do.MOVE, do.FIRE, do.ATTACK):
        return NOBODY
    idle = refusal.key == no.NOT_ORDERED.key
    moving = action - at == do.MOVE
    units = idlers(game) if idle else game.ordered_units() if moving else with_battle(game)
    nearest = by_distance(game, units, at)
    return nearest[0] if nearest else NOBODY
