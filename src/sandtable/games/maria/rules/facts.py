"""The facts of the game as flat tables, read once from `words.toml` and `data/`.

Numbers here are positions in the word lists: power 4 is Prussia, general 0 the first of `GENERALS`,
and so on. Generals, trains and hussars are numbered on: every one of them is a *body*.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.boards.graph import Graph, Place
from sandtable.core.facts import read_facts

HERE: Final = Path(__file__).resolve().parent.parent
WORDS: Final = read_facts(HERE, "words.toml")
MAP: Final = read_facts(HERE, "data/map.toml")
POWERS_FILE: Final = read_facts(HERE, "data/powers.toml")
POLITICS: Final = read_facts(HERE, "data/politics.toml")


def _list_of(table: str) -> list[str]:
    return [str(entry["word"]) for entry in WORDS[table].values()]


# Seats and powers (M1)
SEATS: Final[list[str]] = _list_of("seats")
AUSTRIAN: Final = 0  # the seats
FRENCH: Final = 1
PRUSSIAN: Final = 2

POWERS: Final[list[str]] = _list_of("powers")
AUSTRIA: Final = 0
PRAGMATIC: Final = 1
FRANCE: Final = 2
BAVARIA: Final = 3
PRUSSIA: Final = 4
SAXONY: Final = 5
NO_POWER: Final = -1
MAJORS: Final[list[int]] = [AUSTRIA, PRAGMATIC, FRANCE, PRUSSIA]
_sheets: Final[list[dict[str, Any]]] = [POWERS_FILE["powers"][word] for word in POWERS]
IS_MAJOR: Final[list[bool]] = [bool(sheet["major"]) for sheet in _sheets]
MARKERS: Final[list[int]] = [int(sheet["markers"]) for sheet in _sheets]  # M2.6

# Cities (M3)
FLANDERS: Final = 0
BOHEMIA: Final = 1
MAPS: Final[list[str]] = ["flanders", "bohemia"]
TERRITORIES: Final[list[str]] = list(MAP["territories"])
CORE_AUSTRIA: Final[int] = TERRITORIES.index("core_austria")
NETHERLANDS: Final[int] = TERRITORIES.index("netherlands")
SILESIA: Final[int] = TERRITORIES.index("silesia")
POLAND: Final[int] = TERRITORIES.index("poland")
_homes: Final[list[str]] = [MAP["territories"][word]["home"] for word in TERRITORIES]
# By territory; NO_POWER for the Empire and Poland (M3.10)
HOME: Final[list[int]] = [POWERS.index(word) if word else NO_POWER for word in _homes]

_rows: Final[list[tuple[int, int, str, dict[str, Any]]]] = [
    (MAPS.index(sheet), TERRITORIES.index(territory), city, facts)
    for sheet, territories in MAP["cities"].items()
    for territory, cities in territories.items()
    for city, facts in cities.items()
]
CITIES: Final[list[str]] = [city for _, _, city, _ in _rows]
CITY_COUNT: Final = 233
EVERY_CITY: Final[list[Place]] = [Place(number) for number in range(CITY_COUNT)]
MAP_OF: Final[list[int]] = [sheet for sheet, _, _, _ in _rows]
TERRITORY: Final[list[int]] = [territory for _, territory, _, _ in _rows]
CITY_NAMES: Final[list[str]] = [str(facts["name"]) for _, _, _, facts in _rows]
NO_FORTRESS: Final = 0
MAJOR: Final = 2
FORTRESS: Final[list[int]] = [
    ["", "minor", "major"].index(facts.get("fortress", "")) for _, _, _, facts in _rows
]
FORTRESSES: Final[list[Place]] = [city for city in EVERY_CITY if FORTRESS[city]]
MAJOR_FORTRESSES: Final[list[Place]] = [city for city in FORTRESSES if FORTRESS[city] == MAJOR]
SUITS: Final[list[str]] = _list_of("suits")
SUIT_CODES: Final[list[str]] = [str(entry["code"]) for entry in WORDS["suits"].values()]
SUIT_OF: Final[list[int]] = [  # by city (M3.4)
    SUITS.index(MAP["sectors"][facts["sector"]]) for _, _, _, facts in _rows
]


def city(name: str) -> Place:
    return Place(CITIES.index(name))


def _roads(*kinds: str) -> list[tuple[int, int]]:
    """Roads of these kinds, as they are written: "-" a road, "=" a main road."""
    found: list[tuple[int, int]] = []
    for roads in MAP["roads"].values():
        for road in roads:
            one, kind, other = road.split()
            if kind in kinds:
                found.append((CITIES.index(one), CITIES.index(other)))
    return found


ROADS: Final = Graph(CITIES, _roads("-", "="), _roads("="))  # and distances (M3.2, M3.3)
SILESIAN: Final[list[Place]] = [each for each in FORTRESSES if TERRITORY[each] == SILESIA]
MAY_USE: Final[list[list[bool]]] = [  # by power and map (M4.7)
    [sheet in facts["maps"] for sheet in MAPS] for facts in _sheets
]
NO_CITY: Final = Place(-1)
CAPITAL: Final[list[Place]] = [
    city(facts["capital"]) if "capital" in facts else NO_CITY for facts in _sheets
]

# Electors (M3.9): the four western seats have a marker, the others go by who controls them
ELECTORS: Final[list[Place]] = [city for city in EVERY_CITY if _rows[city][3].get("elector")]
WESTERN: Final[list[Place]] = [city(name) for name in POWERS_FILE["electors"]]
IS_WESTERN: Final[list[bool]] = [city in WESTERN for city in EVERY_CITY]
FRENCH_SIDE: Final = 0
COMMON_SIDE: Final = 1
WESTERN_START: Final[list[int]] = [
    FRENCH_SIDE if side == "france" else COMMON_SIDE for side in POWERS_FILE["electors"].values()
]

# Bodies (M2.1-M2.3): generals, then trains, then hussars
GENERALS: Final[list[str]] = list(POWERS_FILE["generals"])
TRAINS: Final[list[str]] = list(POWERS_FILE["trains"])
HUSSARS: Final[list[str]] = ["hussar_1", "hussar_2"]
BODIES: Final[list[str]] = GENERALS + TRAINS + HUSSARS
GENERAL_COUNT: Final = 20
FIRST_TRAIN: Final = 20
FIRST_HUSSAR: Final = 30
PIECE_COUNT: Final = 30  # a hussar is never a piece
BODY_COUNT: Final = 32
_generals: Final[list[dict[str, Any]]] = list(POWERS_FILE["generals"].values())
_trains: Final[list[dict[str, Any]]] = list(POWERS_FILE["trains"].values())
POWER_OF: Final[list[int]] = [
    *[POWERS.index(facts["power"]) for facts in _generals + _trains],
    AUSTRIA,
    AUSTRIA,
]
GENERAL_NAMES: Final[list[str]] = [str(facts["name"]) for facts in _generals]
RANK: Final[list[int]] = [int(facts["rank"]) for facts in _generals]  # M9.2
LEAST: Final[list[int]] = [int(facts["least"]) for facts in _generals]
FIXED: Final[list[bool]] = [bool(facts.get("fixed")) for facts in _generals]
GENERALS_OF: Final[list[list[int]]] = [
    [each for each in range(GENERAL_COUNT) if POWER_OF[each] == power]
    for power in range(len(POWERS))
]
TRAINS_OF: Final[list[list[int]]] = [
    [each for each in range(FIRST_TRAIN, PIECE_COUNT) if POWER_OF[each] == power]
    for power in range(len(POWERS))
]
ARENBERG: Final[int] = GENERALS.index("arenberg")
SECOND_TRAIN: Final[int] = BODIES.index("train_prussia_2")  # waits for the annexation (M26.9)
MOST_TROOPS: Final = 8

# Where a body is that stands in no city
OFF: Final = -1  # removed, or not yet placed
EAST_PRUSSIA: Final = -2  # the mission boxes
ITALY_FRENCH: Final = -3
ITALY_AUSTRIAN: Final = -4
BOXES: Final[list[str]] = list(MAP["boxes"])  # -2 is the first of them
BOX_POWER: Final[list[int]] = [POWERS.index(box["power"]) for box in MAP["boxes"].values()]
BOX_ENTRY: Final[list[Place]] = [city(box["entry"]) for box in MAP["boxes"].values()]
START_OF: Final[list[int]] = [
    city(facts["city"])
    if "city" in facts
    else (EAST_PRUSSIA - BOXES.index(facts["box"]) if "box" in facts else OFF)
    for facts in _generals + _trains
]
IN_INTRODUCTORY: Final[list[bool]] = [  # by piece: those of the Bohemian map (M31.1, M31.5)
    place >= 0 and MAP_OF[place] == BOHEMIA for place in START_OF
]

# Tactical cards (M7): four decks of 38. A card is one of 152; its kind is one of 37.
DECKS: Final = 4
DECK_SIZE: Final = 38
CARDS: Final = 152
LOWEST: Final = 2
HIGHEST: Final = 10
RESERVE: Final = 36  # the last kind
RESERVE_MOST: Final = 8
RESERVE_POLITICS: Final = 16
KIND_COUNT: Final = 37
_numbered: Final[list[str]] = [
    f"{code}{value}" for code in SUIT_CODES for value in range(LOWEST, HIGHEST + 1)
]
KINDS: Final[list[str]] = [*_numbered, "reserve"]
KIND_OF: Final[list[int]] = [min(card % DECK_SIZE, RESERVE) for card in range(CARDS)]
SUIT_OF_KIND: Final[list[int]] = [*[kind // 9 for kind in range(36)], -1]
VALUE_OF_KIND: Final[list[int]] = [*[kind % 9 + LOWEST for kind in range(36)], RESERVE_MOST]

# Tracks and events (M23, M24)
TRACKS: Final[list[str]] = _list_of("tracks")
SAXONY_TRACK: Final = 0
RUSSIA_TRACK: Final = 1
ITALY_TRACK: Final = 2
BOXES_OF_TRACK: Final[list[list[dict[str, Any]]]] = [
    POLITICS["tracks"][word]["boxes"] for word in TRACKS
]
TRACK_START: Final[list[int]] = [int(POLITICS["tracks"][word]["start"]) for word in TRACKS]
STATUSES: Final[list[str]] = ["prussian_ally", "neutral", "austrian_ally"]
PRUSSIAN_ALLY: Final = 0
NEUTRAL: Final = 1
AUSTRIAN_ALLY: Final = 2
SAXON_STATUS: Final[list[int]] = [  # by the box of its marker; box 0 does not exist
    PRUSSIAN_ALLY,
    *[STATUSES.index(box["status"]) for box in BOXES_OF_TRACK[SAXONY_TRACK]],
]
NEUTRAL_BOX: Final[int] = SAXON_STATUS.index(NEUTRAL)
EVENTS: Final[list[str]] = list(POLITICS["events"])
EVENT_FACTS: Final[list[dict[str, Any]]] = list(POLITICS["events"].values())
EVENT_YEAR: Final[list[int]] = [int(facts["year"]) - 1741 for facts in EVENT_FACTS]
ELECTION: Final[int] = EVENTS.index("pol_13")
DISPLAY: Final[list[int]] = [POWERS.index(word) for word in POLITICS["display"]]

# Turns (M6)
FIRST_YEAR: Final = 1741
TURNS_A_YEAR: Final = 3
