"""The facts of the game as flat tables, read once from `words.toml` and `data/`.

Numbers here are positions in the word lists: area 0 is England, card 0 the Offensive, and so on. A
*kind* is a type of unit of one nation. A *container* is where units are: an area, the box, an army.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.boards.graph import Graph, Place
from sandtable.core.facts import read_facts

HERE: Final = Path(__file__).resolve().parent.parent
WORDS: Final = read_facts(HERE, "words.toml")
MAP: Final = read_facts(HERE, "data/map.toml")
UNITS: Final = read_facts(HERE, "data/units.toml")
DECK: Final = read_facts(HERE, "data/cards.toml")
SEASONS: Final = read_facts(HERE, "data/turns.toml")

# Sides and nations
SEATS: Final[list[str]] = [str(entry["word"]) for entry in WORDS["seats"].values()]
GERMAN: Final = 0
ENTENTE: Final = 1
NEUTRAL: Final = 2  # the owner of an area that is nobody's yet
NATIONS: Final[list[str]] = [str(entry["word"]) for entry in WORDS["nations"].values()]
GE: Final = 0
FR: Final = 1
UK: Final = 2
BE: Final = 3
US: Final = 4
SIDE_OF: Final[list[int]] = [SEATS.index(UNITS["nations"][word]["side"]) for word in NATIONS]

# Areas (L1.1)
AREAS: Final[list[str]] = list(MAP["areas"])
AREA_COUNT: Final = 51
_areas: Final[list[dict[str, Any]]] = list(MAP["areas"].values())
HOMES: Final[list[str]] = [str(facts["home"]) for facts in _areas]  # a nation, or LU
HOME_SIDE: Final[list[int]] = [GERMAN if home == "GE" else ENTENTE for home in HOMES]
BORDERS: Final = Graph(
    AREAS,
    [
        (one, AREAS.index(other))
        for one, facts in enumerate(_areas)
        for other in facts["borders"]
        if one < AREAS.index(other)
    ],
    [],
)
POINTS: Final[list[int]] = [int(facts.get("points", 0)) for facts in _areas]
NO_SOURCE: Final = -1
SOURCE: Final[list[int]] = [  # whose supply source it is (L6.1)
    SEATS.index(facts["source"]) if "source" in facts else NO_SOURCE for facts in _areas
]
ROUGH: Final[list[bool]] = [bool(facts.get("rough")) for facts in _areas]
COAST: Final[list[bool]] = [bool(facts.get("coast")) for facts in _areas]
NO_FORT: Final = -1
FORT: Final[list[int]] = [int(facts.get("fort", NO_FORT)) for facts in _areas]


def area(name: str) -> Place:
    return Place(AREAS.index(name))


# Never entered (L4.4); they have words, so that one can be told why
CLOSED: Final[list[str]] = [*MAP["closed"], "holland"]
ENGLAND: Final = area("england")
PARIS: Final = area("paris")
SEDAN: Final = area("sedan")
ANTWERP: Final = area("antwerp")
SEA: Final[list[Place]] = [area(name) for name in MAP["areas"]["england"]["sea"]]
BOX_ENTRY: Final[list[Place]] = [area(name) for name in MAP["box"]["entry"]]
BOX_EXIT: Final[list[Place]] = [area(name) for name in MAP["box"]["exit"]]

# Armies (L1.3)
ARMIES: Final[list[str]] = [
    f"{nation.lower()}_{name.lower()}"
    for nation in NATIONS
    for name in UNITS["nations"][nation]["armies"]
]
ARMY_COUNT: Final = 32
ARMY_NATION: Final[list[int]] = [NATIONS.index(army.split("_")[0].upper()) for army in ARMIES]
INFANTRY_SPACES: Final[list[int]] = [
    int(UNITS["nations"][word]["infantry_spaces"]) for word in NATIONS
]
AUXILIARY_SPACES: Final[list[int]] = [
    int(UNITS["nations"][word]["auxiliary_spaces"]) for word in NATIONS
]
FIRST_YEAR: Final = 1914
ARTILLERY_LIMIT: Final[list[list[int]]] = [  # an army, by nation and year (L8.6.3)
    [int(most) for most in UNITS["nations"][word]["artillery"]] for word in NATIONS
]

# Types of units (L8)
TYPES: Final[list[str]] = list(UNITS["types"])
INFANTRY: Final = 0
STOSSTRUPPEN: Final = 1
COMMONWEALTH: Final = 2
CAVALRY: Final = 3
ARTILLERY: Final = 4
SIEGE_GUN: Final = 5
BIPLANE: Final = 6
TANK: Final = 7
PARIS_GUN: Final = 8
_types: Final[list[dict[str, Any]]] = list(UNITS["types"].values())
IS_INFANTRY: Final[list[bool]] = [facts["family"] == "infantry" for facts in _types]
ATTACK: Final[list[int]] = [int(facts["attack"]) for facts in _types]
DEFENCE: Final[list[int]] = [int(facts["defence"]) for facts in _types]
DUG_DEFENCE: Final[list[int]] = [int(facts.get("entrenched", facts["defence"])) for facts in _types]
MOVES: Final[list[int]] = [int(facts["moves"]) for facts in _types]
PRICE: Final[list[int]] = [int(facts["price"]) for facts in _types]
HOLDS: Final[list[bool]] = [bool(facts["holds"]) for facts in _types]

# Kinds: a type of one nation
_kinds: Final[list[tuple[int, int]]] = [
    (nation, type_)
    for nation, word in enumerate(NATIONS)
    for type_, name in enumerate(TYPES)
    if UNITS["nations"][word]["counters"].get(name, 0)
]
KINDS: Final[list[str]] = [f"{NATIONS[nation].lower()}_{TYPES[type_]}" for nation, type_ in _kinds]
KIND_COUNT: Final = 25
NATION_OF: Final[list[int]] = [nation for nation, _ in _kinds]
TYPE_OF: Final[list[int]] = [type_ for _, type_ in _kinds]
KIND_SIDE: Final[list[int]] = [SIDE_OF[nation] for nation in NATION_OF]
COUNTERS: Final[list[int]] = [
    int(UNITS["nations"][NATIONS[nation]]["counters"][TYPES[type_]]) for nation, type_ in _kinds
]


def _since(nation: int, type_: int) -> int:
    since = _types[type_]["since"]
    turn = since if isinstance(since, int) else since[NATIONS[nation]]
    return max(int(turn), int(UNITS["since"].get(NATIONS[nation], 1)))


SINCE: Final[list[int]] = [_since(nation, type_) for nation, type_ in _kinds]
KIND: Final[list[list[int]]] = [  # by nation and type; -1 where a nation has none
    [
        _kinds.index((nation, type_)) if (nation, type_) in _kinds else -1
        for type_ in range(len(TYPES))
    ]
    for nation in range(len(NATIONS))
]
IS_FOOT: Final[list[bool]] = [IS_INFANTRY[type_] for type_ in TYPE_OF]
CAN_HOLD: Final[list[bool]] = [HOLDS[type_] for type_ in TYPE_OF]
COST: Final[list[int]] = [PRICE[type_] for type_ in TYPE_OF]
CAN_DIG: Final[list[bool]] = [type_ in (INFANTRY, COMMONWEALTH) for type_ in TYPE_OF]  # L7.5.1
BIPLANE_YEARS: Final[list[list[int]]] = [
    [int(year) for year in UNITS["nations"][word].get("biplanes", [])] for word in NATIONS
]

# Containers: areas, the box, armies, then where units are that are not in play
BOX: Final = 51
FIRST_ARMY: Final = 52
POOL: Final = 84  # can be bought (L1.8)
LATER: Final = 85  # comes with reinforcements, or never did
CONTAINERS: Final[list[str]] = [*AREAS, "box", *ARMIES, "pool", "later"]
CONTAINER_COUNT: Final = 86

# Cards (L9)
CARDS: Final[list[str]] = list(DECK["cards"])
CARD_KINDS: Final = 15
_cards: Final[list[dict[str, Any]]] = list(DECK["cards"].values())
COPIES: Final[list[int]] = [int(facts["copies"]) for facts in _cards]
ERSATZ: Final[list[int]] = [int(facts["ersatz"]) for facts in _cards]
CARD_SINCE: Final[list[int]] = [int(facts.get("since", 1)) for facts in _cards]
FAMILY: Final[list[str]] = [str(facts["family"]) for facts in _cards]
IS_OFFENSIVE: Final[list[bool]] = [
    family in ("offensive", "special_offensive") for family in FAMILY
]
BONUS_FOR: Final[list[int]] = [
    SEATS.index(facts["bonus_for"]) if "bonus_for" in facts else -1 for facts in _cards
]
OFFENSIVE: Final = 0
LIMITED: Final = 1
BIG_PUSH: Final = 2
GERICHT: Final = 3
TOUT_LE_MONDE: Final = 4
FRIEDENSTURM: Final = 5
ERSATZ_2: Final = 6
ERSATZ_3: Final = 7
GAS: Final = 8
BARRAGE: Final = 9
BAD_WEATHER: Final = 10
RESERVES: Final = 11
SURPRISE: Final = 12
ENTENTE_CRISIS: Final = 13
GERMAN_CRISIS: Final = 14

# Seasons (L2.11) and levels of victory (L3.3); turn 1 is the first of these
TURNS: Final[list[dict[str, Any]]] = SEASONS["turns"]
LAST_TURN: Final = 23
YEAR: Final[list[int]] = [0, *[int(turn["year"]) for turn in TURNS]]
BUILD: Final[list[list[int]]] = [[0, 0], *[list(turn["build"]) for turn in TURNS]]
HAND_LIMIT: Final[list[list[int]]] = [[0, 0], *[list(turn["hand"]) for turn in TURNS]]
BLOCKADE: Final[list[int]] = [0, *[int(turn.get("blockade", 0)) for turn in TURNS]]
RESHUFFLE: Final[list[bool]] = [False, *[bool(turn.get("reshuffle")) for turn in TURNS]]
LEVELS: Final[list[str]] = [str(band["level"]) for band in SEASONS["levels"]]
LEVEL_TOPS: Final[list[int]] = [int(band.get("to", 999)) for band in SEASONS["levels"]]
STALEMATE: Final[int] = LEVELS.index("stalemate")
MOST_UNITS: Final = 3  # of one side in an area (L1.4)
