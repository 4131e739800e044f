"""Troops (M9.1), and who can work them out: everybody knows the sum of the generals of a group."""

from __future__ import annotations

from sandtable.core.event import EVERYBODY
from sandtable.core.lanes import Lanes
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.muster import Muster, generals_of_seat
from sandtable.games.maria.rules.state import Maria

# Writers


def lose_openly(game: Maria, general: int, troops: int) -> None:
    """Everybody sees how many troops a general loses."""
    row = general * slots.ROW
    game.bodies[row + slots.TROOPS] -= troops
    game.bodies[row + slots.FLOOR] = max(1, game.bodies[row + slots.FLOOR] - troops)
    game.note_troops()


def remove_general(game: Maria, general: int) -> None:
    """A general without troops leaves the map (M9.8)."""
    game.lift(general)
    row = general * slots.ROW
    game.bodies[row + slots.TROOPS] = 0
    game.bodies[row + slots.STATUS] = 0
    game.bodies[row + slots.FLOOR] = 0
    game.bodies[row + slots.GROUP] = free_group(game, [general])
    game.note_troops()


def show_troops(game: Maria, generals: list[int]) -> None:
    """Their troops are shown, as one number (M16.4): they are a group of their own now."""
    old = {game.group(each) for each in generals}
    if len(old) > 1:
        join_groups(game, sorted(old))
    number = free_group(game, generals)
    for general in generals:
        game.bodies[general * slots.ROW + slots.GROUP] = number
        if len(generals) == 1:
            game.bodies[general * slots.ROW + slots.FLOOR] = game.troops(general)
    game.note_troops()
    game.learn(EVERYBODY)


def set_troops_secretly(game: Maria, generals: list[int], troops: list[int]) -> None:
    """Nobody sees how they share what they have together, or have got (M9.7, M20.3)."""
    join_groups(game, sorted({game.group(each) for each in generals}))
    for general, number in zip(generals, troops, strict=True):
        row = general * slots.ROW
        game.bodies[row + slots.TROOPS] = number
        game.bodies[row + slots.FLOOR] = 1
    game.note_troops()


def add_troop(game: Maria, general: int) -> None:
    """A new troop (M20.3). Join the groups of those who might have got it first."""
    row = general * slots.ROW
    game.bodies[row + slots.TROOPS] += 1
    game.bodies[row + slots.FLOOR] = max(1, game.bodies[row + slots.FLOOR])
    game.note_troops()


def join_groups(game: Maria, groups: list[int]) -> None:
    for general in range(facts.GENERAL_COUNT):
        if game.group(general) in groups:
            game.bodies[general * slots.ROW + slots.GROUP] = groups[0]
    game.note_troops()


def free_group(game: Maria, generals: list[int]) -> int:
    """A number that no other general has."""
    used = [game.group(each) for each in range(facts.GENERAL_COUNT) if each not in generals]
    number = 0
    while number in used:
        number += 1
    return number


# What a seat knows


def unknown_in(game: Maria, group: int, seat: int) -> list[int]:
    """The generals of a group, on the map or on a mission, of other seats."""
    return [
        each
        for each in range(facts.GENERAL_COUNT)
        if game.group(each) == group
        and game.troops(each) > 0
        and game.seat_of(facts.POWER_OF[each]) != seat
    ]


def bounds(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """As few and as many troops as a general can have, by all that this seat knows."""
    troops = game.troops(general)
    if game.seat_of(facts.POWER_OF[general]) == seat:
        return troops, troops
    unknown = unknown_in(game, game.group(general), seat)
    if general not in unknown:  # no troops
        return 0, 0
    total = sum(game.troops(each) for each in unknown)
    floors = sum(game.floor(each) for each in unknown if each != general)
    least = max(game.floor(general), total - facts.MOST_TROOPS * (len(unknown) - 1))
    return least, min(facts.MOST_TROOPS, total - floors)


def troops_seen(game: Maria, general: int, seat: int) -> tuple[int, int]:
    """The same; before all notes are opened, what this seat has noted, and else nothing (M5.3)."""
    if isinstance(game.stack[-1] if game.stack else None, Lanes):
        noted = mustered(game, seat).get(facts.BODIES[general], 0)
        return noted, noted
    return bounds(game, general, seat)


def mustered(game: Maria, seat: int) -> dict[str, int]:
    """What this seat has written down so far, before all notes are opened (M5.3)."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Lanes) or seat >= len(top.lanes):
        return {}
    lane = top.lanes[seat]
    assert isinstance(lane, Muster)
    names = [facts.BODIES[each] for each in generals_of_seat(game, seat)]
    return dict(zip(names, lane.given, strict=False))
