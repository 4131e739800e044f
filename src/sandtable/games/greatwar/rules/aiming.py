"""Aiming the reserve artillery (G16): where it may fire, with how many dice, and which is free."""

from __future__ import annotations

from sandtable.boards.hexes import Hex
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import facts, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.targets import passes_for_friend
from sandtable.games.greatwar.rules.terrain import may_see


def has_free_die(game: GreatWar, seat: int, target: Hex) -> bool:
    """Artillery Bombard, or observation advantage; never two (G16.4, G16.15)."""
    return has_advantage(game, seat) or is_observed(game, seat, target)


def has_advantage(game: GreatWar, seat: int) -> bool:
    """A free die wherever the shells go: by the card, or by the observation post."""
    return game.scalars[slots.FREE_DIE] != 0 or holds_post(game, seat)


def holds_post(game: GreatWar, seat: int) -> bool:
    """More units at the observation post than the enemy has."""
    post = game.field.observation
    return bool(post) and watchers(game, seat, post) > watchers(game, 1 - seat, post)


def is_observed(game: GreatWar, seat: int, target: Hex) -> bool:
    """An enemy unit in range and sight of an observer."""
    if not game.enemy_at(seat, target):
        return False
    for unit in game.units_of(seat):
        if game.special(unit) == facts.OBSERVER:
            here = game.hex_of(unit)
            if facts.GRID.distances[here * facts.HEXES + target] <= facts.OBSERVER_REACH:
                if may_see(game, here, target) is ALLOWED:
                    return True
    return False


def watchers(game: GreatWar, seat: int, post: list[Hex]) -> int:
    """Units on or beside a post."""
    return sum(
        1
        for unit in game.units_of(seat)
        if not game.is_abandoned(unit)
        and any(facts.GRID.distances[game.hex_of(unit) * facts.HEXES + at] <= 1 for at in post)
    )


def may_target(game: GreatWar, seat: int, at: Hex) -> Refusal:
    """Any hex of the section of the order (G16.2)."""
    if not game.field.section_of(seat, at) & game.scalars[slots.AIMED]:
        return no.NOT_IN_SECTION
    return no.PASSES_FOR_FRIEND if passes_for_friend(game, seat, at) else ALLOWED


def most_dice(game: GreatWar, seat: int, target: Hex) -> int:
    """As many as the strength, each for a token, one perhaps for nothing (G16.4)."""
    free = 1 if has_free_die(game, seat, target) else 0
    return min(game.field.artillery[seat], game.hq(seat) + free)


def may_ever_roll(game: GreatWar, seat: int, dice: int) -> Refusal:
    """One targeting die at least, and no more than the strength, at any target (G16.4)."""
    if dice == 0:
        return no.ONE_DIE_AT_LEAST
    return no.TOO_STRONG if dice > game.field.artillery[seat] else ALLOWED


def may_roll(game: GreatWar, seat: int, target: Hex, dice: int) -> Refusal:
    """Neither too few nor too many, and each is paid (G16.4, G16.15)."""
    refusal = may_ever_roll(game, seat, dice)
    if refusal is not ALLOWED:
        return refusal
    most = most_dice(game, seat, target)
    if dice <= most:
        return ALLOWED
    if most and game.hq(seat) == 0:
        return no.ONLY_FREE_DIE
    watched = holds_post(game, seat) or is_observed(game, seat, target)
    twice = game.scalars[slots.FREE_DIE] and watched
    return no.ONE_FREE_DIE if twice and dice == most + 1 else no.NO_HQ_TO_AIM
