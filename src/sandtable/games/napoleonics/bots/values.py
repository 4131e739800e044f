"""What things are worth, in banners: units, blocks, cards, and the next banner itself."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules.battle import Unit
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics

# A banner for a seat that needs none, one, two, ... more: the last ones are the game.
_BANNER: Final[list[float]] = [3.4, 3.3, 2.0, 1.7, 0.98, 1.1, 1.4]

# The fighting value of a unit with none, a quarter, ... of its blocks left
_STRENGTH: Final[list[float]] = [0.0, 0.3, 0.56, 0.8, 1.0]


def banner_worth(game: Napoleonics, seat: int) -> float:
    """What one more banner is worth to this seat."""
    needed = game.field.to_win[seat] - game.banners(seat)
    return _BANNER[max(0, min(needed, len(_BANNER) - 1))]


def _quality(kind: int) -> float:
    """The fighting value of a full unit."""
    worth = 0.7
    if facts.CLASS[kind] == facts.CAVALRY:
        worth = 0.8 if facts.HEAVY[kind] else 0.7
    elif facts.CLASS[kind] == facts.ARTILLERY or facts.LIGHT_TYPE[kind]:
        worth = 0.8
    if not facts.SABERS_HIT[kind] and not facts.LIGHT_TYPE[kind]:
        worth -= 0.15
    worth += 0.07 * facts.FLAGS_IGNORED[kind]
    return worth + (0.1 if facts.GUARD[kind] else 0.0)


def _strength(kind: int, blocks: int) -> float:
    quarters = 4.0 * blocks / facts.FULL[kind]
    low = int(quarters)
    if low >= 4:
        return _STRENGTH[4]
    return _STRENGTH[low] + (quarters - low) * (_STRENGTH[low + 1] - _STRENGTH[low])


# Fighting value by kind and blocks, the banner for its loss not counted.
VALUE: Final[list[list[float]]] = [
    [_quality(kind) * _strength(kind, blocks) for blocks in range(facts.FULL[kind] + 1)]
    for kind in range(len(facts.KINDS))
]

# What a card is worth in the hand, for a later turn.
_HELD: Final[dict[str, float]] = {
    "scout-left": 0.08, "scout-center": 0.12, "scout-right": 0.08,
    "probe-left": 0.12, "probe-center": 0.18, "probe-right": 0.12,
    "attack-left": 0.21, "attack-center": 0.3, "attack-right": 0.21,
    "assault-left": 0.3, "assault-center": 0.45, "assault-right": 0.3,
    "coordinated-advance": 0.33, "flank-attack": 0.3, "forward": 0.45, "recon-in-force": 0.23,
    "bayonet-charge": 0.45, "bombard": 0.38, "cavalry-charge": 0.45, "counter-attack": 0.3,
    "elan": 0.53, "fire-and-hold": 0.38, "first-strike": 0.53, "force-march": 0.3,
    "cold-steel": 0.45, "leadership": 0.38, "grande-manoeuvre": 0.15, "rally": 0.3,
    "short-supply": 0.38,
}  # fmt: skip
HELD_CARD: Final[list[float]] = [_HELD[card] for card in facts.CARDS]


def block_worth(game: Napoleonics, unit: Unit) -> float:
    """One block more for this unit; the last one left is the one to save."""
    value = VALUE[game.kind(unit)]
    blocks = game.blocks(unit)
    return value[min(blocks + 1, len(value) - 1)] - value[blocks] + 0.4 / blocks
