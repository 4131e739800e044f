"""Ground and markers (G18): who may enter, what stops, what protects, what hides."""

from __future__ import annotations

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.greatwar.rules import facts, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar

NO_ATTACKER: int = -1  # shells come from lower ground (G18.1)


# Entering


def may_enter(game: GreatWar, kind: int, at: Hex) -> Refusal:
    """Rivers and bridges (G18.7, G18.8, G18.16), for tanks (G24.4) and guns (G30.4) too."""
    ground = game.ground(at)
    if not facts.IS_WATER[ground]:
        return ALLOWED
    markers = game.markers(at)
    heavy = facts.IS_TANK[kind] or kind == facts.FIELD_ARTILLERY
    if markers & facts.BRIDGE:
        return ALLOWED
    if markers & facts.FOOTBRIDGE:
        return no.FOOTBRIDGE_ONLY if heavy else ALLOWED
    if markers & facts.DAMAGED:
        return no.DAMAGED_BRIDGE if heavy else ALLOWED
    if heavy:
        return no.RIVER_CLOSED_TO_TANKS if facts.IS_TANK[kind] else no.RIVER_CLOSED_TO_GUNS
    return no.RIVER_CLOSED if ground == facts.RIVER else ALLOWED


def in_water(game: GreatWar, at: Hex) -> bool:
    """On a river without an intact bridge: no battle and no protection (G18.7, G18.8)."""
    return facts.IS_WATER[game.ground(at)] and not game.markers(at) & (
        facts.BRIDGE | facts.FOOTBRIDGE
    )


def ground_stops(game: GreatWar, at: Hex) -> bool:
    """Whether the ground itself ends the move of a unit that comes in (G7.6)."""
    ground = game.ground(at)
    if facts.IS_WATER[ground]:
        return in_water(game, at)
    return facts.STOPS[ground]


def wire_stops(game: GreatWar, unit: Unit, at: Hex) -> bool:
    """Wire stops soldier units and never tanks (G7.6, G24.3)."""
    return bool(game.markers(at) & facts.WIRE) and not game.is_tank(unit)


def is_building(game: GreatWar, at: Hex) -> bool:
    return game.ground(at) in (facts.BUILDING, facts.FORTIFIED)


def entered_building(game: GreatWar, unit: Unit) -> bool:
    return bool(game.status(unit) & slots.ENTERED) and is_building(game, game.hex_of(unit))


# Protection


def shield(game: GreatWar, at: Hex, attacker: int, close: bool) -> int:
    """How many soldier faces the hex cancels for a soldier unit in it (G11.1, G18)."""
    markers = game.markers(at)
    strong = facts.STRONG_SHIELD if markers & facts.STRONGPOINT else 0
    if markers & facts.CRATER and game.ground(at) != facts.SUNKEN_LANE:
        return facts.CRATER_SHIELD + strong  # G18.10
    if not hill_protects(game, at, attacker):
        return strong
    ground = game.ground(at)
    return (facts.CLOSE_SHIELD[ground] if close else facts.RANGED_SHIELD[ground]) + strong


def flags_by_ground(game: GreatWar, at: Hex, attacker: int, close: bool) -> int:
    """How many flags a soldier unit in the hex may ignore (G12.5, G18)."""
    markers = game.markers(at)
    strong = facts.STRONG_FLAGS if markers & facts.STRONGPOINT else 0
    if markers & facts.CRATER and game.ground(at) != facts.SUNKEN_LANE:
        return facts.CRATER_FLAGS + strong
    if not hill_protects(game, at, attacker):
        return strong
    ground = game.ground(at)
    return (facts.CLOSE_FLAGS[ground] if close else facts.RANGED_FLAGS[ground]) + strong


def flag_shelter(game: GreatWar, at: Hex, attacker: int, close: bool) -> list[str]:
    """The words of the ground and the token that let flags be ignored in the hex."""
    markers, ground = game.markers(at), game.ground(at)
    strong = [facts.TOKENS[2]] if markers & facts.STRONGPOINT else []
    if markers & facts.CRATER and ground != facts.SUNKEN_LANE:
        return [facts.TOKENS[0], *strong]
    if not hill_protects(game, at, attacker):
        return strong
    flags = facts.CLOSE_FLAGS[ground] if close else facts.RANGED_FLAGS[ground]
    return [facts.TERRAIN[ground], *strong] if flags else strong


def hill_protects(game: GreatWar, at: Hex, attacker: int) -> bool:
    """A hill is of no use against somebody on a hill (G18.1)."""
    if game.ground(at) != facts.HILL or attacker == NO_ATTACKER:
        return True
    return game.ground(Hex(attacker)) != facts.HILL


# Sight (G8.5, G8.6)


def may_see(game: GreatWar, viewer: Hex, target: Hex) -> Refusal:
    if facts.GRID.distances[viewer * facts.HEXES + target] > facts.GRID.sight:
        return no.NOT_IN_SIGHT
    at = where_hidden(game, viewer, target)
    if at < 0:
        return ALLOWED
    one, other = facts.GRID.lines[at], facts.GRID.lines[at + 1]
    if one != other:
        return no.EDGE_HIDES if NOWHERE in (one, other) else no.BOTH_SIDES_HIDE
    if game.board[one] >= 0 or facts.BLOCKS_SIGHT[game.ground(one)]:
        return no.NOT_IN_SIGHT
    hill = game.field.hill
    return no.THIRD_HILL_HIDES if hill[viewer] and hill[target] else no.HILL_HIDES


def where_hidden(game: GreatWar, viewer: Hex, target: Hex) -> int:
    """The place in the lines of sight at which this one is blocked, or -1 (G8.5, G8.5.1)."""
    pair = viewer * facts.HEXES + target
    hill = game.field.hill
    same = hill[viewer] if hill[viewer] == hill[target] else 0
    at = facts.GRID.line_starts[pair]
    end = facts.GRID.line_starts[pair + 1]
    while at < end:
        one, other = facts.GRID.lines[at], facts.GRID.lines[at + 1]
        if hides(game, one, same) and (one == other or hides(game, other, same)):
            return at
        at += 2
    return -1


def hides(game: GreatWar, at: Hex, same: int) -> bool:
    """Whether this hex, on the way, stops the line; `same` is the hill of both ends (G8.12)."""
    if at == NOWHERE:
        return True  # beside the ends of the odd rows there is nothing to look through (G8.9)
    if game.board[at] >= 0 or facts.BLOCKS_SIGHT[game.ground(at)]:
        return True
    return game.field.hill[at] not in (0, same)
