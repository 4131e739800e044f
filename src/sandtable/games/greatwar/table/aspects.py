"""What The Great War says of a position: what a battle has, and strength, ground and tokens."""

from __future__ import annotations

from typing import Final

from sandtable.colors.table.aspects import BATTLE, STRENGTH, THEIR_STRENGTH
from sandtable.toolkit.aspects import Aspect

ASPECTS: Final = (
    *BATTLE,
    Aspect(STRENGTH, {"own left": 1.0}, good=True, least=0.15),
    Aspect(THEIR_STRENGTH, {"their left": 1.0}, good=False, least=0.15),
    Aspect("hint-places", {"own places": 1.0}, good=True, least=0.15),
    Aspect("hint-tokens", {"own tokens": 4.0}, good=True, least=0.5),
    Aspect("hint-combat-cards", {"own combat cards": 1.0}, good=True, least=0.4),
    Aspect("hint-stuck", {"own stuck": 1.0}, good=False, least=0.2),
)
