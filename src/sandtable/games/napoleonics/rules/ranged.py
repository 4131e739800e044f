"""Ranged combat (N10), and what keeps any unit from battling (N9)."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import cards, facts, fights, movement, refusals as no, slots
from sandtable.games.napoleonics.rules.sight import NO_SEAT_FIRES_OVER, may_see
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.terrain import may_battle_here


def may_battle(game: Napoleonics, unit: Unit, melee: bool) -> Refusal:
    """Ordered, not tired, not gone too far, not just come out of nowhere into a wood (N9)."""
    status = game.status(unit)
    if not status & common.ORDERED:
        return no.NOT_ORDERED
    if status & slots.BATTLED:
        return no.BATTLED_ALREADY
    if status & slots.TOO_FAR and not (melee and melees_after_two(game, unit)):
        return moved_too_far(game, unit, melee)
    if game.card() == facts.GRANDE_MANOEUVRE:
        return no.MANOEUVRE_NO_BATTLE
    return may_battle_where(game, unit)


def may_battle_where(game: Napoleonics, unit: Unit) -> Refusal:
    """What the place forbids: a section in march order (N2.1), woods and towns just entered."""
    seat = game.seat_of(unit)
    barred = game.field.march_order[seat]
    if barred and movement.first_turn(game, seat):
        if game.field.section_of(seat, game.hex_of(unit)) & barred:
            return no.MARCH_ORDER
    return may_battle_here(game, unit)


def melees_after_two(game: Napoleonics, unit: Unit) -> bool:
    """Light-type infantry may melee after two hexes, where the game is played so (N7.8)."""
    if not game.field.light_melee or not facts.LIGHT_TYPE[game.kind(unit)]:
        return False
    return game.card() != facts.GRANDE_MANOEUVRE


def moved_too_far(game: Napoleonics, unit: Unit, melee: bool) -> Refusal:
    if game.card() == facts.GRANDE_MANOEUVRE:
        return no.MANOEUVRE_NO_BATTLE
    if game.class_of(unit) == facts.ARTILLERY:
        if game.card() == facts.BOMBARD:
            return no.BOMBARD_MOVED
        return no.GUNS_MOVED_MELEE if melee else no.GUNS_MOVED
    if game.card() == facts.FORCE_MARCH:
        return no.FORCE_MARCH_TOO_FAR
    if not facts.LIGHT_TYPE[game.kind(unit)]:
        return no.MOVED_TOO_FAR
    return no.LIGHT_MOVED_TWO if melee else no.LIGHT_MOVED_FIRE


def may_fire(game: Napoleonics, unit: Unit, target: Hex) -> Refusal:
    """N10.1 to N10.7: an enemy unit in range and in sight, with no enemy adjacent.

    What is never done goes before what this turn forbids.
    """
    seat = game.seat_of(unit)
    if facts.RANGE[game.kind(unit)] == 0:
        return no.CAVALRY_NO_FIRE
    if game.lone_leader_at(1 - seat, target):
        return no.LONE_LEADER_NO_FIRE
    refusal = may_battle(game, unit, False)
    if refusal is not ALLOWED:
        return refusal
    refusal = cards.card_lets_fire(game)
    if refusal is not ALLOWED:
        return refusal
    here = game.hex_of(unit)
    if game.meets_enemy(seat, here):
        beside = facts.GRID.distances[here * facts.HEXES + target] == 1
        return no.TARGET_ADJACENT if beside and game.enemy_at(seat, target) else no.ADJACENT_NO_FIRE
    return may_hit(game, unit, target)


def may_hit(game: Napoleonics, unit: Unit, target: Hex) -> Refusal:
    """The part that depends on the target: range, sight, dice."""
    seat = game.seat_of(unit)
    here = game.hex_of(unit)
    if not game.enemy_at(seat, target):
        return no.NO_ENEMY_THERE
    if facts.GRID.distances[here * facts.HEXES + target] > facts.RANGE[game.kind(unit)]:
        return no.OUT_OF_RANGE
    if facts.RUGGED_HILL in (game.field.terrain[here], game.field.terrain[target]):
        return no.NO_COMBAT_RUGGED
    refusal = may_see(game, here, target, fires_over_for(game, unit))
    if refusal is not ALLOWED:
        return refusal
    return ALLOWED if fights.has_dice(game, unit, target, fights.FIRE) else no.NO_DICE


def fires_over_for(game: Napoleonics, unit: Unit) -> int:
    """The seat over whose units this one may fire (N11.10), or none."""
    return game.seat_of(unit) if game.is_artillery(unit) else NO_SEAT_FIRES_OVER


def fire_targets(game: Napoleonics, unit: Unit) -> list[Hex]:
    """Every hex that this unit may fire at now."""
    reach = facts.RANGE[game.kind(unit)]
    if reach == 0 or cards.card_lets_fire(game) is not ALLOWED:
        return []
    seat = game.seat_of(unit)
    here = game.hex_of(unit)
    if game.meets_enemy(seat, here) or may_battle(game, unit, False) is not ALLOWED:
        return []
    targets: list[Hex] = []
    for enemy in game.units_of(1 - seat):
        at = game.hex_of(enemy)
        if (
            facts.GRID.distances[here * facts.HEXES + at] <= reach
            and may_hit(game, unit, at) is ALLOWED
        ):
            targets.append(at)
    return targets
