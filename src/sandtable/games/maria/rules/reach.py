"""Which cities a piece may enter (M12, M13): ground, other pieces, force marches."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.maria.rules import facts, powers, refusals as no, slots
from sandtable.games.maria.rules.state import Maria

STRIDES: Final = 3  # of a general; one more on main roads alone (M12.2)
TRAIN_STRIDES: Final = 2  # likewise (M12.3)
FORCED_STRIDES: Final = 8  # of a force march (M13.1)


def may_be_in(game: Maria, power: int, city: Place) -> Refusal:
    """Whether the ground is open to a power: its maps, and what is neutral (M4.7, M28.9)."""
    if game.is_open(power, city):
        return ALLOWED
    sheet = facts.MAP_OF[city]
    if sheet == facts.FLANDERS and game.form.introductory:
        return no.LINKS_CLOSED
    if not facts.MAY_USE[power][sheet]:
        return no.OTHER_MAP
    return no.NEUTRAL_STAYS if game.is_neutral(power) else no.NEUTRAL_GROUND


def is_enemy_of(game: Maria, power: int, body: int) -> bool:
    return game.relation(power, facts.POWER_OF[body]) == powers.ENEMY


def may_enter(game: Maria, piece: int, other: int, city: Place) -> Refusal:
    """Whether a piece, or a union if `other` comes along, may enter a city (M12.4 to M12.8)."""
    power = facts.POWER_OF[piece]
    refusal = may_be_in(game, power, city)
    if refusal is ALLOWED and other != slots.NOBODY:
        refusal = may_be_in(game, facts.POWER_OF[other], city)
    if refusal is not ALLOWED:
        return refusal
    there = game.first(city)
    if there == slots.NOBODY:
        return ALLOWED
    if piece >= facts.FIRST_TRAIN:
        return no.TRAIN_ENTERS_NOTHING
    if there >= facts.FIRST_TRAIN:
        if is_enemy_of(game, power, there):
            return ALLOWED
        if other != slots.NOBODY and is_enemy_of(game, facts.POWER_OF[other], there):
            return ALLOWED
        return no.TRAIN_BLOCKS
    if not game.cooperate(power, facts.POWER_OF[there]):
        ally = game.relation(power, facts.POWER_OF[there]) == powers.ALLY
        return no.TAKEN_BY_ALLY if ally else no.TAKEN_BY_PIECE
    if other != slots.NOBODY:
        return no.UNION_NO_THIRD
    if game.second(city) != slots.NOBODY:
        return no.NO_THIRD_GENERAL
    if game.has(piece, slots.DENIED) and needs_consent(game, piece, there):
        return no.UNION_REFUSED
    return ALLOWED


def needs_consent(game: Maria, one: int, other: int) -> bool:
    """Austria and the Pragmatic Army unite only if both want it (M9.5); one player always does."""
    power = facts.POWER_OF[one]
    partner = facts.POWER_OF[other]
    if power + partner != facts.AUSTRIA + facts.PRAGMATIC or power == partner:
        return False
    return game.seat_of(power) != game.seat_of(partner)


def holds_enemy(game: Maria, power: int, city: Place) -> bool:
    """Whether an enemy general or train is there; of a union one is enough (M4.8)."""
    piece = game.first(city)
    if piece == slots.NOBODY:
        return False
    if is_enemy_of(game, power, piece):
        return True
    second = game.second(city)
    return second != slots.NOBODY and is_enemy_of(game, power, second)


def may_hurry_to(game: Maria, power: int, city: Place) -> Refusal:
    """Whether a force march of this power may enter a city at all (M13.1 b and c, M13.2, M13.3)."""
    if facts.FORTRESS[city] and game.is_enemy_fortress(power, city):
        return no.FORCED_FORTRESS
    if holds_enemy(game, power, city):
        return no.FORCED_TRAIN
    for near in facts.ROADS.near[city]:
        if holds_enemy(game, power, near):
            return no.FORCED_NEAR_ENEMY
    return ALLOWED
