"""What one sees when pointing at a city: whose it is, who guards it, who is fed how and goes where.

Places, roads and supply lie open on the table: of what is hidden, only what the seat knows is read.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.conquest import protector
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.paths import FED, HUNGRY, LONGEST, finding, is_home, lies_open
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import troops_seen
from sandtable.games.maria.table.panels import power_word, suit_word
from sandtable.games.maria.table.words import SUIT_SIGNS, body_name, city_told
from sandtable.toolkit.display import PlaceInfo
from sandtable.toolkit.text import Speaker

LANDS: Final = [f"land-{word.replace('_', '-')}" for word in facts.TERRITORIES]
FORTRESS_PLACES: Final = ("", "place-minor-fortress", "place-major-fortress")
FORTRESS_WORDS: Final = ("", "look-minor-fortress", "look-major-fortress")

Best = dict[tuple[int, int], int]  # the fewest steps to a city, by it and by main roads alone


def place_info(game: Maria, place: str, seat: int, speaker: Speaker) -> PlaceInfo:
    """A city: its suit, its fortress, who holds and who guards it, and who stands there."""
    if place not in facts.CITIES:
        return PlaceInfo()
    city = Place(facts.CITIES.index(place))
    suit = facts.SUIT_OF[city]
    told = [f"{city_told(speaker.phrases, city)}: {SUIT_SIGNS[suit]} {suit_word(suit, speaker)}"]
    if facts.FORTRESS[city] != facts.NO_FORTRESS:
        told.append(fortress_told(game, city, speaker))
        told.append(guard_told(game, city, speaker))
    for body in range(facts.BODY_COUNT):
        if game.place_of(body) == city:
            told.append(body_told(game, body, seat, speaker))
    generals = sorted(game.generals_at(city))
    told += [supply_told(game, each, speaker) for each in generals]
    away = [each for each in generals if not is_home(game, each, city)]
    way = best_path(game, away[0]) if away else []
    return PlaceInfo(
        tuple(told), tuple(facts.CITIES[each] for each in way), tuple(reach_of(game, city))
    )


def describe(game: Maria, city: Place, speaker: Speaker) -> list[str]:
    """The country of a city, its fortress and who holds it, a vote, and the suit."""
    told = [speaker.name(LANDS[facts.TERRITORY[city]])]
    if facts.FORTRESS[city] != facts.NO_FORTRESS:
        told.append(fortress_told(game, city, speaker, FORTRESS_PLACES))
    if city in facts.ELECTORS:
        told.append(speaker.say("look-elector"))
    if game.query(city) != facts.NO_POWER:
        told.append(speaker.say("look-passed", power=power_word(game.query(city), speaker)))
    return [*told, suit_word(facts.SUIT_OF[city], speaker)]


def fortress_told(
    game: Maria, city: Place, speaker: Speaker, words: tuple[str, ...] = FORTRESS_WORDS
) -> str:
    holder = game.controller(city)
    name = power_word(holder, speaker) if holder >= 0 else speaker.name("nobody")
    return speaker.say(words[facts.FORTRESS[city]], power=name)


def body_told(game: Maria, body: int, seat: int, speaker: Speaker) -> str:
    """A piece; of a general as many troops as this seat can work out."""
    name = str(body_name(speaker.phrases, "piece", body)["piece"])
    if body >= facts.GENERAL_COUNT:
        return name
    least, most = troops_seen(game, body, seat)
    power = power_word(facts.POWER_OF[body], speaker)
    if not most:
        return f"{name} ({power})"
    if least == most:
        return speaker.sentence("look-general-known", piece=name, power=power, count=least)
    return speaker.sentence("look-general", piece=name, power=power, least=least, most=most)


def supply_path(game: Maria, general: int, past_hussars: bool) -> list[Place]:
    """The shortest open path to a general from a train that feeds it (M11.3), the train first."""
    power = facts.POWER_OF[general]
    start = game.place_of(general)
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
    """How a general would be fed if tested now (M11)."""
    name = body_name(speaker.phrases, "piece", general)
    if is_home(game, general, game.place_of(general)):
        return speaker.sentence("look-at-home", **name)
    found = finding(game, general)
    if found == HUNGRY:
        return speaker.sentence("look-hungry", **name)
    if found > FED:
        return speaker.sentence("look-toll", **name, count=found)
    return speaker.sentence("look-fed", **name, count=len(best_path(game, general)) - 1)


def guard_told(game: Maria, city: Place, speaker: Speaker) -> str:
    """Who protects a fortress (M15.4)."""
    guard = protector(game, city)
    if guard == slots.NOBODY:
        return speaker.say("look-unguarded")
    return speaker.sentence("look-guarded", **body_name(speaker.phrases, "piece", guard))


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
    here = game.place_of(piece)
    if best.get((here, main), steps + 1) <= steps:
        return
    best[here, main] = steps
    for city in March(piece, steps=steps, main=main).next_cities(game):
        if game.first(city) != slots.NOBODY:
            best.setdefault((city, 0), steps + 1)  # it joins a general, or runs over a train
            continue
        game.put(piece, city)
        march(game, piece, steps + 1, int(main and city in facts.ROADS.better[here]), best)
        game.put(piece, here)
