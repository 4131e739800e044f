"""Combined arms (N25): ordered artillery adds its dice to a melee of infantry or cavalry."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.napoleonics.rules import cards, facts, fights, ranged, refusals as no, sight
from sandtable.games.napoleonics.rules.state import Napoleonics

# What keeps guns from a battle of their own, as it is told of guns that would join another
OF_GUNS: Final[dict[Refusal, Refusal]] = {
    no.NOT_ORDERED: no.SUPPORT_NOT_ORDERED,
    no.GUNS_MOVED: no.SUPPORT_MOVED,
    no.GUNS_MOVED_MELEE: no.SUPPORT_MOVED,
}


def may_support(game: Napoleonics, gun: Unit, attacker: Unit, target: Hex, bonus: bool) -> Refusal:
    """N25.1 to N25.3: it could battle itself, and it sees the target past its friends."""
    if game.seat_of(gun) != game.seat_of(attacker):
        return no.SUPPORT_NOT_YOURS
    if not game.is_artillery(gun) or gun == attacker or game.is_artillery(attacker):
        return no.SUPPORT_NOT_GUNS
    if game.unit_at(target) < 0:
        return no.SUPPORT_LONE_LEADER
    here = game.hex_of(gun)
    distance = facts.GRID.distances[here * facts.HEXES + target]
    refusal = ranged.may_battle(game, gun, distance == 1)
    if refusal is not ALLOWED:
        return OF_GUNS.get(refusal, refusal)
    if distance > 1:
        if game.meets_enemy(game.seat_of(gun), here):
            return no.SUPPORT_BUSY  # N9.3: it has an enemy of its own
        refusal = cards.card_lets_fire(game)
        if refusal is not ALLOWED:
            return refusal
        if distance > facts.RANGE[game.kind(gun)]:
            return no.SUPPORT_OUT_OF_RANGE
        if sight.may_see(game, here, target, sight.NO_SEAT_FIRES_OVER) is not ALLOWED:
            return no.SUPPORT_NO_SIGHT
    return ALLOWED if fights.support_pool(game, gun, target, bonus).dice > 0 else no.NO_DICE


def why_no_support(
    game: Napoleonics, gun: Unit, attacker: Unit, target: Hex, bonus: bool
) -> Refusal:
    """The same for a player, with the gun and the target, and with what hides the target."""
    refusal = may_support(game, gun, attacker, target, bonus)
    if refusal is ALLOWED:
        return refusal
    here = game.hex_of(gun)
    if refusal is no.SUPPORT_NO_SIGHT:
        blocked = sight.first_block(game, here, target, sight.NO_SEAT_FIRES_OVER)
        behind = game.hex_of(attacker) in facts.GRID.lines[blocked : blocked + 2]
        over = sight.may_see(game, here, target, game.seat_of(gun)) is ALLOWED
        refusal = refusal if behind or over else no.SUPPORT_HIDDEN
    return refusal.about({"unit": game.word(gun), "hex": here, "target": target})


def supporters(game: Napoleonics, attacker: Unit, target: Hex, bonus: bool) -> list[Unit]:
    """The artillery units that may still join this melee."""
    if game.is_artillery(attacker) or game.unit_at(target) < 0:
        return []
    return [
        gun
        for gun in game.ordered_units()
        if game.is_artillery(gun) and may_support(game, gun, attacker, target, bonus) is ALLOWED
    ]
