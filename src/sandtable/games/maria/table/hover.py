"""What one sees when pointing at a city: whose it is, who guards it, who is fed how and goes where.

Places, roads and supply lie open on the table: nothing that is hidden is read here.
"""

from __future__ import annotations

from sandtable.boards.graph import Place
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.conquest import protector
from sandtable.games.maria.rules.reach import next_cities
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.supply import FED, HUNGRY, LONGEST, finding, is_home, lies_open
from sandtable.games.maria.table.words import body_name
from sandtable.toolkit.text import Speaker

Best = dict[tuple[int, int], int]  # the fewest steps to a city, by it and by main roads alone


def supply_path(game: Maria, general: int, past_hussars: bool) -> list[Place]:
    """The shortest open path to a general from a train that feeds him (M11.3), the train first."""
    power = facts.POWER_OF[general]
    start = Place(game.place_of(general))
    trains = list(facts.TRAINS_OF[power])
    if general == facts.ARENBERG and facts.MAP_OF[start] == facts.FLANDERS:
        trains += facts.TRAINS_OF[facts.PRAGMATIC]  # M29.2
    goals = {game.place_of(train) for train in trains if game.on_map(train)}
    ways = [[start]]
    seen = {start}
    for _ in range(LONGEST):
        further = []
        for way in ways:
            for near in facts.ROADS.near[way[0]]:
                if near in seen:
                    continue
                seen.add(near)
                if near in goals:
                    return [near, *way]
                if lies_open(game, power, near, past_hussars):
                    further.append([near, *way])
        ways = further
    return []


def best_path(game: Maria, general: int) -> list[Place]:
    """Around the hussars, where there is such a path."""
    return supply_path(game, general, False) or supply_path(game, general, True)


def supply_told(game: Maria, general: int, speaker: Speaker) -> str:
    """How a general would be fed if he were tested now (M11)."""
    name = body_name(speaker.phrases, "piece", general)
    if is_home(game, general, Place(game.place_of(general))):
        return speaker.sentence("look-at-home", **name)
    found = finding(game, general)
    if found == HUNGRY:
        return speaker.sentence("look-hungry", **name)
    if found > FED:
        return speaker.sentence("look-toll", **name, count=found)
    return speaker.sentence("look-fed", **name, count=len(best_path(game, general)) - 1)


def guard_told(game: Maria, city: Place, speaker: Speaker) -> str:
    """Who protects a fortress (M15.4)."""
    if facts.FORTRESS[city] == facts.NO_FORTRESS:
        return ""
    guard = protector(game, city)
    if guard == slots.NOBODY:
        return speaker.say("look-unguarded")
    return speaker.sentence("look-guarded", **body_name(speaker.phrases, "piece", guard))


def generals_in(game: Maria, city: Place) -> list[int]:
    return [each for each in range(facts.GENERAL_COUNT) if game.place_of(each) == city]


def reach_of(game: Maria, city: Place) -> list[str]:
    """Where the first piece in a city could march, were it to move now: no force march."""
    piece = game.first(city)
    if piece == slots.NOBODY:
        return []
    best: Best = {}
    march(game.copy(), piece, 0, 1, best)
    return [facts.CITIES[each] for each in sorted({place for place, _ in best} - {city})]


def march(game: Maria, piece: int, steps: int, main: int, best: Best) -> None:
    """Note every city that a march may come to: the piece itself goes there, on a copy."""
    here = Place(game.place_of(piece))
    if best.get((here, main), steps + 1) <= steps:
        return
    best[here, main] = steps
    for city in next_cities(game, piece, slots.NOBODY, 0, steps, main, 0):
        if game.first(city) != slots.NOBODY:
            best.setdefault((city, 0), steps + 1)  # it joins a general, or runs over a train
            continue
        game.put(piece, city)
        march(game, piece, steps + 1, int(main and city in facts.ROADS.better[here]), best)
        game.put(piece, here)
