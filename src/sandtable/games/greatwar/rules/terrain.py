"""Ground and markers (G18): who may enter, what stops, what protects, what hides."""

from __future__ import annotations

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules.facts import (
    BLOCKS_SIGHT,
    BRIDGE,
    BUILDING,
    CLOSE_FLAGS,
    CLOSE_SHIELD,
    CRATER,
    CRATER_FLAGS,
    CRATER_SHIELD,
    DAMAGED,
    FIELD_ARTILLERY,
    FOOTBRIDGE,
    FORTIFIED,
    GRID,
    HEXES,
    HILL,
    IS_TANK,
    IS_WATER,
    RANGED_FLAGS,
    RANGED_SHIELD,
    RIVER,
    STOPS,
    STRONG_FLAGS,
    STRONG_SHIELD,
    STRONGPOINT,
    SUNKEN_LANE,
    TERRAIN,
    TOKENS,
    WIRE,
)
from sandtable.games.greatwar.rules.refusals import (
    BOTH_SIDES_HIDE,
    DAMAGED_BRIDGE,
    FOOTBRIDGE_ONLY,
    HILL_HIDES,
    NOT_IN_SIGHT,
    RIVER_CLOSED,
    RIVER_CLOSED_TO_TANKS,
)
from sandtable.games.greatwar.rules.state import ENTERED, GreatWar

NO_ATTACKER: int = -1  # shells come from lower ground (G18.1)


# Entering


def may_enter(game: GreatWar, kind: int, at: Hex) -> Refusal:
    """Rivers and bridges (G18.7, G18.8, G18.16); who stands there is another matter."""
    ground = game.ground(at)
    if not IS_WATER[ground]:
        return ALLOWED
    markers = game.markers(at)
    heavy = IS_TANK[kind] or kind == FIELD_ARTILLERY
    if markers & BRIDGE:
        return ALLOWED
    if markers & FOOTBRIDGE:
        return FOOTBRIDGE_ONLY if heavy else ALLOWED
    if markers & DAMAGED:
        return DAMAGED_BRIDGE if heavy else ALLOWED
    if heavy:
        return RIVER_CLOSED_TO_TANKS
    return RIVER_CLOSED if ground == RIVER else ALLOWED


def in_water(game: GreatWar, at: Hex) -> bool:
    """On a river without an intact bridge: no battle and no protection (G18.7, G18.8)."""
    return IS_WATER[game.ground(at)] and not game.markers(at) & (BRIDGE | FOOTBRIDGE)


def ground_stops(game: GreatWar, at: Hex) -> bool:
    """Whether the ground itself ends the move of whoever comes in (G7.6)."""
    ground = game.ground(at)
    if IS_WATER[ground]:
        return in_water(game, at)
    return STOPS[ground]


def wire_stops(game: GreatWar, unit: Unit, at: Hex) -> bool:
    """Wire stops soldier units and never tanks (G7.6, G24.3)."""
    return bool(game.markers(at) & WIRE) and not game.is_tank(unit)


def is_building(game: GreatWar, at: Hex) -> bool:
    return game.ground(at) in (BUILDING, FORTIFIED)


def entered_building(game: GreatWar, unit: Unit) -> bool:
    return bool(game.status(unit) & ENTERED) and is_building(game, game.hex_of(unit))


# Protection


def shield(game: GreatWar, at: Hex, attacker: int, close: bool) -> int:
    """How many soldier faces the hex cancels for a soldier unit in it (G11.1, G18)."""
    markers = game.markers(at)
    strong = STRONG_SHIELD if markers & STRONGPOINT else 0
    if markers & CRATER and game.ground(at) != SUNKEN_LANE:
        return CRATER_SHIELD + strong  # G18.10
    if not hill_protects(game, at, attacker):
        return strong
    ground = game.ground(at)
    return (CLOSE_SHIELD[ground] if close else RANGED_SHIELD[ground]) + strong


def flags_by_ground(game: GreatWar, at: Hex, attacker: int, close: bool) -> int:
    """How many flags a soldier unit in the hex may ignore (G12.5, G18)."""
    markers = game.markers(at)
    strong = STRONG_FLAGS if markers & STRONGPOINT else 0
    if markers & CRATER and game.ground(at) != SUNKEN_LANE:
        return CRATER_FLAGS + strong
    if not hill_protects(game, at, attacker):
        return strong
    ground = game.ground(at)
    return (CLOSE_FLAGS[ground] if close else RANGED_FLAGS[ground]) + strong


def flag_shelter(game: GreatWar, at: Hex, attacker: int, close: bool) -> list[str]:
    """The words of the ground and the token that let flags be ignored in the hex."""
    markers, ground = game.markers(at), game.ground(at)
    strong = [TOKENS[2]] if markers & STRONGPOINT else []
    if markers & CRATER and ground != SUNKEN_LANE:
        return [TOKENS[0], *strong]
    if not hill_protects(game, at, attacker):
        return strong
    flags = CLOSE_FLAGS[ground] if close else RANGED_FLAGS[ground]
    return [TERRAIN[ground], *strong] if flags else strong


def hill_protects(game: GreatWar, at: Hex, attacker: int) -> bool:
    """A hill is of no use against somebody on a hill (G18.1)."""
    if game.ground(at) != HILL or attacker == NO_ATTACKER:
        return True
    return game.ground(Hex(attacker)) != HILL


# Sight (G8.5, G8.6)


def may_see(game: GreatWar, viewer: Hex, target: Hex) -> Refusal:
    pair = viewer * HEXES + target
    if GRID.distances[pair] > GRID.sight:
        return NOT_IN_SIGHT
    hill = game.field.hill
    same = hill[viewer] if hill[viewer] == hill[target] else 0
    at = GRID.line_starts[pair]
    end = GRID.line_starts[pair + 1]
    while at < end:
        one, other = GRID.lines[at], GRID.lines[at + 1]
        at += 2
        if hides(game, one, same) and (one == other or hides(game, other, same)):
            if one != other:
                return BOTH_SIDES_HIDE
            empty = game.board[one] < 0 and not BLOCKS_SIGHT[game.ground(one)]
            return HILL_HIDES if hill[one] and empty else NOT_IN_SIGHT
    return ALLOWED


def hides(game: GreatWar, at: Hex, same: int) -> bool:
    """Whether this hex, on the way, stops the line; `same` is the hill of both ends (G8.12)."""
    if at == NOWHERE:
        return True  # beside the ends of the odd rows there is nothing to look through (G8.9)
    if game.board[at] >= 0 or BLOCKS_SIGHT[game.ground(at)]:
        return True
    return game.field.hill[at] not in (0, same)
