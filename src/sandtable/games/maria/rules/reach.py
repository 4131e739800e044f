"""Where a piece may step (M12, M13): who may enter what, how far, and on which roads."""

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
    """Whether the ground is open to a power: its maps, and what is neutral (M4.7, M12.11)."""
    if game.is_open(power, city):
        return ALLOWED
    sheet = facts.MAP_OF[city]
    if not facts.MAY_USE[power][sheet] or (sheet == facts.FLANDERS and game.form.introductory):
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
        return no.TAKEN_BY_PIECE
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
    """Whether a force march of this power may enter a city at all (M13.1 b and c, M13.3)."""
    if facts.FORTRESS[city] and game.is_enemy_fortress(power, city):
        return no.FORCED_FORTRESS
    if holds_enemy(game, power, city):
        return no.FORCED_TRAIN
    for near in facts.ROADS.near[city]:
        if holds_enemy(game, power, near):
            return no.FORCED_NEAR_ENEMY
    return ALLOWED


def may_go_so_far(piece: int, force: int, steps: int, main: bool) -> Refusal:
    """Whether one more step is not too many; `main`: all roads, this one too, are main roads."""
    if force:
        if not main:
            return no.MAIN_ROADS_ONLY
        return ALLOWED if steps < FORCED_STRIDES else no.FORCED_TOO_FAR
    if piece >= facts.FIRST_TRAIN:
        return ALLOWED if steps < TRAIN_STRIDES + (1 if main else 0) else no.TRAIN_TOO_FAR
    return ALLOWED if steps < STRIDES + (1 if main else 0) else no.TOO_FAR


def may_step(
    game: Maria, piece: int, other: int, force: int, steps: int, main: int, closed: int, city: Place
) -> Refusal:
    """The next step of a march that has made so many; `main` if on main roads alone so far.

    `closed`: Flanders is, as its power has said that it is done there (M12.12).
    """
    here = Place(game.place_of(piece))
    if city not in facts.ROADS.near[here]:
        return no.NOT_NEXT
    refusal = may_go_so_far(piece, force, steps, main != 0 and city in facts.ROADS.better[here])
    if refusal is ALLOWED:
        refusal = may_enter(game, piece, other, city)
    if refusal is ALLOWED and force:
        refusal = may_hurry_to(game, facts.POWER_OF[piece], city)
        if refusal is ALLOWED and other != slots.NOBODY:
            refusal = may_hurry_to(game, facts.POWER_OF[other], city)
    if refusal is ALLOWED and closed and facts.MAP_OF[city] == facts.FLANDERS:
        return no.FLANDERS_DONE
    return refusal


def why_not_step(
    game: Maria, piece: int, other: int, force: int, steps: int, main: int, closed: int, city: Place
) -> Refusal:
    """The same as `may_step`, with every paragraph that forbids it."""
    refusal = may_step(game, piece, other, force, steps, main, closed, city)
    if refusal in (ALLOWED, no.NOT_NEXT):
        return refusal
    here = Place(game.place_of(piece))
    others = [
        may_go_so_far(piece, force, steps, main != 0 and city in facts.ROADS.better[here]),
        may_enter(game, piece, other, city),
        may_hurry_to(game, facts.POWER_OF[piece], city) if force else ALLOWED,
    ]
    for each in others:
        if each is not ALLOWED and each.key != refusal.key:
            refusal = refusal.beside(each)
    return refusal


def next_cities(
    game: Maria, piece: int, other: int, force: int, steps: int, main: int, closed: int
) -> list[Place]:
    """All cities to which a march may go on, in their order."""
    here = game.place_of(piece)
    roads = facts.ROADS.better[here] if force else facts.ROADS.near[here]
    found: list[Place] = []
    for city in roads:
        if may_step(game, piece, other, force, steps, main, closed, city) is ALLOWED:
            found.append(city)
    return found


def why_not_reached(
    game: Maria, piece: int, other: int, force: int, steps: int, main: int, closed: int, city: Place
) -> Refusal:
    """Why no march from here comes to a city that is further off: what bars its last step.

    Ground that is closed to the power says so first; where no march comes near it, it is too far.
    """
    refusal = may_be_in(game, facts.POWER_OF[piece], city)
    if refusal is not ALLOWED:
        return refusal
    far = (
        no.FORCED_TOO_FAR
        if force
        else no.TRAIN_TOO_FAR
        if piece >= facts.FIRST_TRAIN
        else no.TOO_FAR
    )
    ahead = game.copy()
    edge = [(Place(game.place_of(piece)), steps, main)]
    seen = set(edge)
    while edge:
        wider: list[tuple[Place, int, int]] = []
        for here, made, so_far in edge:
            ahead.put(piece, here)
            if other != slots.NOBODY:
                ahead.put(other, here)
            if city in facts.ROADS.near[here]:
                refusal = may_step(ahead, piece, other, force, made, so_far, closed, city)
                if refusal is ALLOWED:
                    return ALLOWED
                if refusal is not far:
                    return refusal
            for near in next_cities(ahead, piece, other, force, made, so_far, closed):
                step = near, made + 1, 1 if so_far and near in facts.ROADS.better[here] else 0
                if game.first(near) == slots.NOBODY and step not in seen:
                    seen.add(step)
                    wider.append(step)
        edge = wider
    return far


def can_begin(game: Maria, piece: int, other: int, force: int, closed: int) -> bool:
    """Whether there is a first step."""
    here = game.place_of(piece)
    roads = facts.ROADS.better[here] if force else facts.ROADS.near[here]
    return any(may_step(game, piece, other, force, 0, 1, closed, city) is ALLOWED for city in roads)
