"""Melee before it begins (N12.1, N20, N25): which hexes a unit may attack, and what may meet it."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import facts, fights, refusals as no, slots
from sandtable.games.napoleonics.rules.cards import card_lets_melee
from sandtable.games.napoleonics.rules.combined import supporters
from sandtable.games.napoleonics.rules.fights import has_dice
from sandtable.games.napoleonics.rules.ranged import may_battle, may_battle_where
from sandtable.games.napoleonics.rules.state import Napoleonics


def may_attack(game: Napoleonics, unit: Unit, target: Hex, bonus: bool) -> Refusal:
    """N12.1, and what movement, terrain and the card take away from it."""
    refusal = may_battle_where(game, unit) if bonus else may_battle(game, unit, True)
    if refusal is not ALLOWED:
        return refusal
    refusal = card_lets_melee(game)
    if refusal is not ALLOWED:
        return refusal
    return may_strike_at(game, unit, target, fights.MELEE if not bonus else fights.BONUS)


def may_strike_at(game: Napoleonics, unit: Unit, target: Hex, way: int) -> Refusal:
    """The part that depends on the target: adjacent, an enemy or lone leader (N12.9), dice."""
    seat = game.seat_of(unit)
    here = game.hex_of(unit)
    if not game.enemy_at(seat, target) and not game.lone_leader_at(1 - seat, target):
        return no.NO_ENEMY_THERE
    if facts.GRID.distances[here * facts.HEXES + target] != 1:
        return no.NOT_ADJACENT
    for at in (here, target):
        if game.field.terrain[at] == facts.RIVER:
            return no.NO_MELEE_IN_RIVER  # N26.10
        if game.field.terrain[at] == facts.RUGGED_HILL:
            return no.NO_COMBAT_RUGGED  # N26.6
    if has_dice(game, unit, target, way) or supporters(game, unit, target, way == fights.BONUS):
        return ALLOWED  # N25.5: the guns alone may do it
    return no.NO_DICE


def attack_targets(game: Napoleonics, unit: Unit, bonus: bool) -> list[Hex]:
    """Every adjacent hex that this unit may attack now."""
    if card_lets_melee(game) is not ALLOWED:
        return []
    if not bonus and may_battle(game, unit, True) is not ALLOWED:
        return []
    seat = game.seat_of(unit)
    targets: list[Hex] = []
    for at in facts.GRID.neighbours[game.hex_of(unit)]:
        if game.board[at] < 0 and game.board[facts.HEXES + at] < 0:
            continue
        if game.friend_at(seat, at):
            continue
        if may_strike_at(game, unit, at, fights.BONUS if bonus else fights.MELEE) is ALLOWED:
            targets.append(at)
    return targets


def strike_may_come(game: Napoleonics, seat: int) -> bool:
    """Whether, for all that is public, this seat may hold a First Strike."""
    seen = game.cards[slots.DISCARDS + facts.FIRST_STRIKE] + (
        game.scalars[common.PLAYED] == facts.FIRST_STRIKE
    )
    return game.hand_size(seat) > 0 and seen < facts.COPIES[facts.FIRST_STRIKE]
