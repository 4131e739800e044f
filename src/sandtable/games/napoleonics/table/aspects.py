"""What Napoleonics says of a position: what a battle has, and strength, ground and the hand."""

from __future__ import annotations

from typing import Final

from sandtable.colors.table.aspects import BATTLE, STRENGTH, THEIR_STRENGTH
from sandtable.toolkit.aspects import Aspect

CLASSES: Final = ("infantry", "cavalry", "artillery")
ASPECTS: Final = (
    *BATTLE,
    Aspect(STRENGTH, {f"own {each}": 1.0 for each in CLASSES}, good=True, least=0.1),
    Aspect(THEIR_STRENGTH, {f"their {each}": 1.0 for each in CLASSES}, good=False, least=0.1),
    Aspect("hint-places", {"own places": 1.0}, good=True, least=0.15),
    Aspect("hint-hand", {"hand": 1.0}, good=True, least=0.15),
)
