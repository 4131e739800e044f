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
_commands: Final[dict[str, Any]] = _files.cards["command"]
_combats: Final[dict[str, Any]] = _files.cards["combat"]

# The board (G1.3, G1.12): 127 hexes, and guns that reach seven hexes far.
GRID: Final[HexGrid] = HexGrid([12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12], sight=7)
HEXES: Final = 127
ROWS: Final = 11

SEATS: Final[list[str]] = tables.list_of(WORDS, "seats")
NATIONS: Final[list[str]] = tables.list_of(WORDS, "nations")
SECTIONS: Final[list[str]] = tables.list_of(WORDS, "sections")

# Battle dice (G2.1, G2.2), and targeting dice (G2.4)
FACES: Final[list[str]] = tables.list_of(WORDS, "faces")
SOLDIER: Final = 0
BURST: Final = 1
SKULL: Final = 2
FLAG: Final = 3
HQ: Final = 4
FACE_WEIGHTS: Final[list[int]] = [2, 1, 1, 1, 1]
DIRECTION_FACES: Final[list[str]] = ["1", "2", "3", "4", "5", "6"]
DIRECTION_WEIGHTS: Final[list[int]] = [1, 1, 1, 1, 1, 1]

# Ground (G18)
TERRAIN: Final[list[str]] = tables.list_of(WORDS, "terrain")
COUNTRYSIDE: Final = 0
FOREST: Final = 1
HILL: Final = 2
BUILDING: Final = 3
RUBBLE: Final = 4
TRENCH: Final = 5
MINE_CRATER: Final = 6
FORTIFIED: Final = 7
SUNKEN_LANE: Final = 8
RIVER: Final = 9
FORD: Final = 10
IS_WATER: Final[list[bool]] = [ground in (RIVER, FORD) for ground in range(len(TERRAIN))]

# Markers in a hex, as bits
TOKENS: Final[list[str]] = tables.list_of(WORDS, "tokens")
CRATER: Final = 1
WIRE: Final = 2
STRONGPOINT: Final = 4
BRIDGE: Final = 8
DAMAGED: Final = 16
FOOTBRIDGE: Final = 32

TERRAIN_RULES: Final[list[str]] = [
    "G18", "G18", "G18.1", "G18.4", "G18.4", "G18.5", "G18", "G18.16", "G18.16", "G18.7", "G18.7",
]  # fmt: skip


def _ground(field: str) -> list[Any]:
    return [_files.terrain[word][field] for word in TERRAIN]


STOPS: Final[list[bool]] = _ground("stop")
ENTERING: Final[list[int]] = _ground("entering")
BLOCKS_SIGHT: Final[list[bool]] = [value is True for value in _ground("blocks_sight")]
TANK_DIE: Final[list[int]] = _ground("tank_die")
# Soldier faces that are cancelled and flags that may be ignored, in ranged and in close combat.
RANGED_SHIELD: Final[list[int]] = [int(pair[0]) for pair in _ground("ranged")]
RANGED_FLAGS: Final[list[int]] = [int(pair[1]) for pair in _ground("ranged")]
CLOSE_SHIELD: Final[list[int]] = [int(pair[0]) for pair in _ground("close")]
CLOSE_FLAGS: Final[list[int]] = [int(pair[1]) for pair in _ground("close")]
CRATER_SHIELD: Final = int(_files.terrain["shell-crater"]["ranged"][0])
CRATER_FLAGS: Final = int(_files.terrain["shell-crater"]["ranged"][1])
STRONG_SHIELD: Final = int(_files.terrain["strongpoint"]["ranged"][0])
STRONG_FLAGS: Final = int(_files.terrain["strongpoint"]["ranged"][1])
WIRE_DICE: Final = int(_files.terrain["wire"]["entering"])

# Units
KINDS: Final[list[str]] = tables.list_of(WORDS, "kinds")
INFANTRY: Final = 0
MACHINE_GUN: Final = 1
MORTAR: Final = 2
FIELD_ARTILLERY: Final = 3
_sheets: Final[list[dict[str, Any]]] = [_files.units[word] for word in KINDS]

IS_TANK: Final[list[bool]] = [sheet["class"] == "tank" for sheet in _sheets]
STRENGTH: Final[list[int]] = [int(sheet["strength"]) for sheet in _sheets]
MOVE: Final[list[int]] = [int(sheet["move"]) for sheet in _sheets]
MOVE_AND_BATTLE: Final[list[int]] = [int(sheet["move_and_battle"]) for sheet in _sheets]
CLOSE: Final[list[int]] = [int(sheet["close"]) for sheet in _sheets]
RANGED: Final[list[list[int]]] = [[0, 0, *sheet["ranged"]] for sheet in _sheets]
RANGE: Final[list[int]] = [1 + len(sheet["ranged"]) for sheet in _sheets]
NEEDS_SIGHT: Final[list[bool]] = [bool(sheet["sight"]) for sheet in _sheets]
SKULLS_AT: Final[list[int]] = [  # distances at which skulls score, as bits
    sum(1 << int(distance) for distance in sheet["skulls_at"]) for sheet in _sheets
]
GAINS_GROUND: Final[list[bool]] = [bool(sheet["gains_ground"]) for sheet in _sheets]
MEDALS: Final[list[int]] = [int(sheet["medals"]) for sheet in _sheets]
EVERY_HEX: Final[list[bool]] = [sheet.get("checks") == "every-hex" for sheet in _sheets]
BARRAGE: Final[list[bool]] = [bool(sheet.get("barrage", False)) for sheet in _sheets]
HAS_GUN: Final[list[bool]] = [bool(sheet.get("gun", False)) for sheet in _sheets]
IS_FEMALE: Final[list[bool]] = ["female" in sheet.get("sex", []) for sheet in _sheets]
REPAIR: Final[list[int]] = [int(sheet.get("repair", 0)) for sheet in _sheets]
EASY_TRENCH: Final[list[bool]] = ["trench" in sheet.get("easy_ground", []) for sheet in _sheets]
EASY_CRATER: Final[list[bool]] = [
    "shell-crater" in sheet.get("easy_ground", []) for sheet in _sheets
]
OFFICIAL: Final[list[bool]] = [bool(sheet.get("official", True)) for sheet in _sheets]
EXIT_MEDALS: Final[list[int]] = [2 if tank else 1 for tank in IS_TANK]
ABANDONED_MEDALS: Final = 1

# Special figures (G15)
SPECIALS: Final[list[str]] = tables.list_of(WORDS, "specials")
BOMBER: Final = 1
MARKSMAN: Final = 2
LOADER: Final = 3
OBSERVER: Final = 4
ENGINEER: Final = 5
OBSERVER_REACH: Final = 5

# Command cards (G21)
COMMAND_CARDS: Final[list[str]] = tables.list_of(WORDS, "command")
COMMAND_KINDS: Final = 25
COMMAND_COPIES: Final[list[int]] = [int(_commands[word]["copies"]) for word in COMMAND_CARDS]
COMMAND: Final = -1  # as many orders as cards in hand (G5.3)


ORDERS: Final[list[list[int]]] = [
    tables.orders_of(_commands[word], SECTIONS) for word in COMMAND_CARDS
]
IS_SECTION_CARD: Final[list[bool]] = [
    _commands[word]["kind"] == "section" for word in COMMAND_CARDS
]
ORDERS_GUNS: Final[list[bool]] = tables.flags(_commands, COMMAND_CARDS, "artillery")
DRAWS_TWO: Final[list[bool]] = tables.flags(_commands, COMMAND_CARDS, "draw_two")

ARTILLERY_BOMBARD: Final = COMMAND_CARDS.index("artillery-bombard")
FIRST_STRIKE: Final = COMMAND_CARDS.index("first-strike")
ABOUT_TURN: Final = COMMAND_CARDS.index("about-turn-and-run")
OVER_THE_TOP: Final = COMMAND_CARDS.index("over-the-top")
DIRECT_FROM_HQ: Final = COMMAND_CARDS.index("direct-from-hq")
CLOSE_ASSAULT: Final = COMMAND_CARDS.index("close-assault")
FIRE_FIGHT: Final = COMMAND_CARDS.index("fire-fight")
COUNTER_ORDER: Final = COMMAND_CARDS.index("counter-order")
RECOVER: Final = COMMAND_CARDS.index("recover-regroup")
BIG_PUSH: Final = COMMAND_CARDS.index("big-push")


MIRROR: Final[list[int]] = tables.mirrored(COMMAND_CARDS)

# Combat cards (G22)
COMBAT_CARDS: Final[list[str]] = tables.list_of(WORDS, "combat")
COMBAT_KINDS: Final = 18
COMBAT_COPIES: Final[list[int]] = [int(_combats[word]["copies"]) for word in COMBAT_CARDS]
COST: Final[list[int]] = [int(_combats[word]["cost"]) for word in COMBAT_CARDS]

RIFLE_BUTTS: Final = COMBAT_CARDS.index("rifle-butts-and-bayonets")
SURPRISE_ATTACK: Final = COMBAT_CARDS.index("surprise-attack")
MG_BARRAGE: Final = COMBAT_CARDS.index("machine-gun-barrage")
CREEPING_BARRAGE: Final = COMBAT_CARDS.index("creeping-barrage")
GAS_ATTACK: Final = COMBAT_CARDS.index("gas-attack")
COUNTER_ATTACK: Final = COMBAT_CARDS.index("counter-attack")
PINNED_DOWN: Final = COMBAT_CARDS.index("pinned-down")
WIRE_CUTTERS: Final = COMBAT_CARDS.index("wire-cutters")
STEADY_LADS: Final = COMBAT_CARDS.index("steady-lads")
COVERING_FIRE: Final = COMBAT_CARDS.index("covering-fire")
SHARPSHOOTERS: Final = COMBAT_CARDS.index("sharpshooters")
TRENCH_RAID: Final = COMBAT_CARDS.index("trench-raid")
AERIAL_SPOTTER: Final = COMBAT_CARDS.index("aerial-spotter")
DUD_SHELLS: Final = COMBAT_CARDS.index("dud-shells")
STRETCHER_BEARERS: Final = COMBAT_CARDS.index("stretcher-bearers")
SMOKE_SCREEN: Final = COMBAT_CARDS.index("smoke-screen")
SUPPLY_DUMP: Final = COMBAT_CARDS.index("supply-dump")
INTELLIGENCE: Final = COMBAT_CARDS.index("intelligence")

HAND_OF_COMBAT: Final = 5  # at most (G20.1)
HQ_POOL: Final = 30  # (G19.1)
LAST_TURN: Final = 120  # player turns without a winner (G23.19)
