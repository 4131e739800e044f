"""The facts of the game as flat tables, read once from `words.toml` and `data/`.

Numbers here are positions in the word lists: kind 3 is the fourth line of `KINDS`, and so on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.boards.hexes import HexGrid
from sandtable.colors.rules import tables

HERE: Final = Path(__file__).resolve().parent.parent
_files: Final = tables.Files(HERE)
WORDS: Final[dict[str, Any]] = _files.words

# The board (N1.1): 113 hexes with names (N1.2) and neighbours (N1.3); guns see five hexes far.
GRID: Final[HexGrid] = HexGrid([13, 12, 13, 12, 13, 12, 13, 12, 13], sight=5)
HEXES: Final = 113
ROWS: Final = 9

SEATS: Final[list[str]] = tables.list_of(WORDS, "seats")
NATIONS: Final[list[str]] = tables.list_of(WORDS, "nations")
SEAT_OF_NATION: Final[list[int]] = [
    SEATS.index(str(entry["seat"])) for entry in WORDS["nations"].values()
]

# Dice (N1.7): the first three faces are also the three classes of units (N1.10).
FACES: Final[list[str]] = tables.list_of(WORDS, "faces")
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
FLAG: Final = 3
SABER: Final = 4
FACE_WEIGHTS: Final[list[int]] = [2, 1, 1, 1, 1]
CLASSES: Final[list[str]] = FACES[:3]

# Sections are bits, so that a hex cut by a line has two (N1.5).
SECTIONS: Final[list[str]] = tables.list_of(WORDS, "sections")
LEFT: Final = 1
CENTER: Final = 2
RIGHT: Final = 4

# Terrain

TERRAIN: Final[list[str]] = tables.list_of(WORDS, "terrain")
CLEAR: Final = 0
FOREST: Final = 1
HILL: Final = 2
RUGGED_HILL: Final = 3
TOWN: Final = 4
WINDMILL: Final = 5
FIELD_WORKS: Final = 6
RIVER: Final = 7
FORD: Final = 8
BRIDGE: Final = 9
SAND: Final = 10
TERRAIN_RULES: Final[list[str]] = [
    "N26.1", "N26.4", "N26.5", "N26.6", "N26.7", "N26.7", "N26.8", "N26.10", "N26.11", "N26.12",
    "N26.13",
]  # fmt: skip

BATTLES: Final = 0  # in the turn in which a unit came in
LIGHT_BATTLES: Final = 1


def _ground(field: str) -> list[Any]:
    return [_files.terrain[word][field] for word in TERRAIN]


IMPASSABLE: Final[list[bool]] = _ground("impassable")
IMPASSABLE_FOR_ARTILLERY: Final[list[bool]] = [
    "artillery" in classes for classes in _ground("impassable_for")
]
STOPS: Final[list[bool]] = _ground("stop")
SQUARE_ALLOWED: Final[list[bool]] = _ground("square")
BLOCKS_SIGHT: Final[list[bool]] = [value is True for value in _ground("blocks_sight")]
IS_HIGH: Final[list[bool]] = [value == "hill" for value in _ground("blocks_sight")]
CHARGE_DICE: Final[list[bool]] = [
    bool(_files.terrain[word].get("charge_dice", True)) for word in TERRAIN
]
WORKS_REPLACE_HILL: Final = bool(_files.terrain["field-works"]["replaces_hill"])
BATTLE_ON_ENTRY: Final[list[int]] = [
    ["yes", "light", "no"].index(value) for value in _ground("battle_on_entry")
]


def _dice_table(way: str) -> list[int]:
    """Dice changes by terrain, then melee or ranged, then the attacker's class: one flat list."""
    table: list[int] = []
    for word in TERRAIN:
        for sort in ("melee", "ranged"):
            changes = _files.terrain[word].get(way, {}).get(sort, {})
            table.extend(int(changes.get(name, 0)) for name in CLASSES)
    return table


DICE_IN: Final[list[int]] = _dice_table("in")
DICE_OUT: Final[list[int]] = _dice_table("out")


def _by_class(word: str, field: str) -> list[int]:
    return [int(_files.terrain[word][field].get(name, 0)) for name in CLASSES]


HILL_UP: Final[list[int]] = _by_class("hill", "up")
HILL_DOWN: Final[list[int]] = _by_class("hill", "down")
HILL_LEVEL: Final[list[int]] = _by_class("hill", "level")
WORKS_IN: Final[list[int]] = _by_class("field-works", "across_in")
WORKS_OUT: Final[list[int]] = _by_class("field-works", "across_out")
WORKS_FLAGS: Final[list[int]] = _by_class("field-works", "ignore_flags")

# Units: a kind is a nation and a type of unit.

UNIT_TYPES: Final[list[str]] = tables.list_of(WORDS, "kinds")
KINDS: Final[list[str]] = [
    f"{nation} {word}" for nation in NATIONS for word in UNIT_TYPES if word in _files.units[nation]
]
_cards_of_kind: Final[list[dict[str, Any]]] = [
    _files.units[name.split(" ", 1)[0]][name.split(" ", 1)[1]] for name in KINDS
]
CLASS: Final[list[int]] = [CLASSES.index(card["class"]) for card in _cards_of_kind]
FULL: Final[list[int]] = [int(card["blocks"]) for card in _cards_of_kind]
MOVE: Final[list[int]] = [int(card["move"]) for card in _cards_of_kind]
MOVE_AND_BATTLE: Final[list[int]] = [int(card["move_and_battle"]) for card in _cards_of_kind]
RANGE: Final[list[int]] = [int(card.get("range", 0)) for card in _cards_of_kind]
SABERS_HIT: Final[list[bool]] = [bool(card["sabers_hit"]) for card in _cards_of_kind]
FLAGS_IGNORED: Final[list[int]] = [int(card["flags_ignored"]) for card in _cards_of_kind]
RETREAT_PER_FLAG: Final[list[int]] = [int(card["retreat_per_flag"]) for card in _cards_of_kind]
AGAINST_INFANTRY: Final[list[int]] = [
    int(card.get("melee_against_infantry", 0)) for card in _cards_of_kind
]
# Dice by blocks; place 0 is for no blocks at all.
MELEE: Final[list[list[int]]] = [[0, *card["melee"]] for card in _cards_of_kind]
STANDING: Final[list[list[int]]] = [[0, *card.get("standing", [])] for card in _cards_of_kind]
MOVING: Final[list[list[int]]] = [[0, *card.get("moving", [])] for card in _cards_of_kind]
RIFLES: Final[int] = KINDS.index("british rifle")
FRENCH_GRENADIERS: Final[int] = KINDS.index("french grenadier")


def standing_with_bonus(kind: int) -> list[int]:
    """The general rule for infantry with an extra die: a die a block, and one more (N10.5)."""
    return [0] + [blocks + 1 for blocks in range(1, FULL[kind] + 1)]


def moving_with_bonus(kind: int) -> list[int]:
    """The same after a move: half the blocks, rounded up, and one more (N10.5)."""
    return [0] + [(blocks + 1) // 2 + 1 for blocks in range(1, FULL[kind] + 1)]


# Artillery dice by blocks and distance: [kind][blocks][distance].
GUNS: Final[list[list[list[int]]]] = [
    [[], *[[0, 0, *by_distance] for by_distance in card.get("ranged", [])]]
    for card in _cards_of_kind
]


def _tagged(tag: str) -> list[bool]:
    return [tag in card["tags"] for card in _cards_of_kind]


GUARD: Final[list[bool]] = _tagged("guard")
LIGHT_TYPE: Final[list[bool]] = _tagged("light_type")
HEAVY: Final[list[bool]] = _tagged("heavy_cavalry")
HORSE_ARTILLERY: Final[list[bool]] = _tagged("horse_artillery")
MARCHES: Final[list[bool]] = [  # two hexes and battle with Force March (N28.8)
    card["class"] == "infantry"
    and (card["grade"] in ("light", "rifle_light", "grenadier", "guard"))
    for card in _cards_of_kind
]

# Cards

CARDS: Final[list[str]] = tables.list_of(WORDS, "cards")
CARD_KINDS: Final = 29
COPIES: Final[list[int]] = [int(_files.cards[word]["copies"]) for word in CARDS]
DECK: Final = 70
COMMAND: Final = -1  # as many orders as cards in hand (N6.6)


IS_SECTION_CARD: Final[list[bool]] = [_files.cards[word]["kind"] == "section" for word in CARDS]
ORDERS: Final[list[list[int]]] = [tables.orders_of(_files.cards[word], SECTIONS) for word in CARDS]
DRAWS_TWO: Final[list[bool]] = tables.flags(_files.cards, CARDS, "draw_two")
CARD_RULE: Final[list[str]] = [str(_files.cards[word]["rule"]) for word in CARDS]

BAYONET_CHARGE: Final = 16
BOMBARD: Final = 17
CAVALRY_CHARGE: Final = 18
COUNTER_ATTACK: Final = 19
ELAN: Final = 20
FIRE_AND_HOLD: Final = 21
FIRST_STRIKE: Final = 22
FORCE_MARCH: Final = 23
COLD_STEEL: Final = 24
LEADERSHIP: Final = 25
GRANDE_MANOEUVRE: Final = 26
RALLY: Final = 27
SHORT_SUPPLY: Final = 28


MIRROR: Final[list[int]] = tables.mirrored(CARDS)
