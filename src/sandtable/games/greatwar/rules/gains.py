"""Ground that is gained after a close combat, and the bonus combat of a tank (G13, G27)."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import (
    facts,
    fights,
    notation as do,
    refusals as no,
    slots,
    targets,
    terrain,
)
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.withheld import not_asked, not_asked_of

# Why a tank that may not gain ground has no bonus combat
NO_BONUS: Final[dict[str, Refusal]] = {
    no.BUTTS_NO_GROUND.key: no.CARD_NO_BONUS,
    no.SURPRISE_NO_GROUND.key: no.CARD_NO_BONUS,
    no.HALTED_NO_GROUND.key: no.HALTED_NO_BONUS,
    no.STUCK_NO_GROUND.key: no.STUCK_TANK_NO_BONUS,
}


def may_gain(game: GreatWar, unit: Unit, target: Hex, cards: int) -> Refusal:
    """Into the hex that the enemy has left (G13.1 to G13.3, G13.6, G27.8)."""
    status = game.status(unit)
    if not facts.GAINS_GROUND[game.kind(unit)]:
        return no.KIND_NO_GROUND
    if status & (slots.NO_GROUND | slots.SURPRISING):
        return no.SURPRISE_NO_GROUND
    if not status & common.ORDERED:
        return no.NO_ORDER_NO_GROUND
    if cards & fights.BUTTS:
        return no.BUTTS_NO_GROUND
    if game.is_stuck(unit):
        return no.STUCK_NO_GROUND
    if status & slots.HALTED:
        if not terrain.ground_stops(game, game.hex_of(unit)):
            return no.WIRE_NO_GROUND
        gained = status & slots.HAD_BONUS  # a move that halted it would have cost it the bonus
        return no.GAINED_NO_MORE if gained else no.HALTED_NO_GROUND
    open_to_it = terrain.may_enter(game, game.kind(unit), target) is ALLOWED
    return ALLOWED if open_to_it else no.CLOSED_NO_GROUND


def note_ground(game: GreatWar, unit: Unit, target: Hex, cards: int) -> None:
    """Why nobody is asked to gain the hex of the target of a close combat."""
    if game.board[target] < 0:
        not_asked(game, do.ADVANCE + target, 1, may_gain(game, unit, target, cards))
    elif game.why_withheld(do.ADVANCE + target, game.seat_of(unit)) is NOT_ASKED_NOW:
        not_asked(game, do.ADVANCE + target, 1, no.STANDS_FIRM)


def why_no_bonus(game: GreatWar, unit: Unit, target: Hex, cards: int, bonus: bool) -> Refusal:
    """Why a unit has no further combat after a close combat that is over (G27.6, G27.7)."""
    gained = game.hex_of(unit) == target
    if not game.is_tank(unit):
        return no.INFANTRY_NO_BONUS if gained else no.BATTLED_ALREADY
    if bonus or game.status(unit) & slots.HAD_BONUS:
        return no.ONE_BONUS
    if game.board[target] >= 0 and not gained:
        return no.NOT_WON_NO_BONUS
    if not gained:
        refusal = may_gain(game, unit, target, cards)
        return NO_BONUS.get(refusal.key, no.NO_GROUND_NO_BONUS)
    if game.is_stuck(unit):
        return no.STUCK_NO_BONUS
    built = terrain.entered_building(game, unit)
    return no.BUILDING_NO_BATTLE if built else no.BATTLED_ALREADY


def note_no_bonus(game: GreatWar, unit: Unit, target: Hex, refusal: Refusal) -> None:
    """The reason, for all that the unit could otherwise do from its hex or from the one it won.

    Against the same target it would be no bonus combat: the unit has battled it (G8.2).
    """
    if refusal is no.BATTLED_ALREADY:
        return
    seat = game.seat_of(unit)
    lost = [] if game.hex_of(unit) == target else facts.GRID.neighbours[target]
    for at in game.hexes_of(1 - seat):
        if at == target and refusal is no.NOT_WON_NO_BONUS:
            continue
        if targets.can_close(game, unit, at) is ALLOWED or at in lost:
            not_asked_of(game, seat, do.ATTACK + at, 1, refusal)
        elif targets.can_hit(game, unit, at) is ALLOWED:
            not_asked_of(game, seat, do.FIRE + at, 1, refusal)


def may_bonus(game: GreatWar, unit: Unit, action: int) -> Refusal:
    """The bonus combat: close combat, or for female tanks fire where nobody is near (G27.6)."""
    refusal = targets.may_fight_from(game, unit)
    if refusal is not ALLOWED:
        return refusal
    at = Hex(action % do.STRIDE)
    if action - at == do.ATTACK:
        return targets.can_close(game, unit, at)
    if not facts.IS_FEMALE[game.kind(unit)]:
        return no.BONUS_CLOSE_ONLY
    refusal = targets.can_hit(game, unit, at)
    return no.BONUS_MEETS_ENEMY if refusal is no.TANK_MEETS_ENEMY else refusal


def note_bonus_targets(game: GreatWar, unit: Unit) -> None:
    """A tank has its bonus combat and finds nobody: why none of the enemies.

    That one beside another unit is not adjacent to the tank is no reason: the other may be meant.
    """
    seat = game.seat_of(unit)
    for at in game.hexes_of(1 - seat):
        for verb in (do.ATTACK, do.FIRE):
            refusal = may_bonus(game, unit, verb + at)
            if refusal is not no.NOT_ADJACENT:
                not_asked_of(game, seat, verb + at, 1, refusal)
            elif not game.meets_enemy(1 - seat, at):
                not_asked_of(game, seat, verb + at, 1, game.of_unit(refusal, unit))
