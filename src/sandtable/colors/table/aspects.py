"""What both hex battles say of a position: the score, dangers and targets of each side."""

from __future__ import annotations

from typing import Final

from sandtable.toolkit.aspects import Aspect

# What the games measure in their own ways
STRENGTH: Final = "hint-strength"
THEIR_STRENGTH: Final = "hint-their-strength"

BATTLE: Final = (
    Aspect("hint-score", {"own needed": -1.0}, good=True, least=0.15),
    Aspect("hint-their-score", {"their needed": -1.0}, good=False, least=0.15),
    Aspect("hint-danger", {"own danger": 1.0}, good=False, least=0.15),
    Aspect("hint-their-danger", {"their danger": 1.0}, good=True, least=0.15),
    Aspect("hint-chances", {"own chances": 1.0}, good=True, least=0.3),
    Aspect("hint-their-chances", {"their chances": 1.0}, good=False, least=0.3),
    Aspect("hint-weak", {"own weak": 1.0}, good=False, least=0.25),
    Aspect("hint-their-weak", {"their weak": 1.0}, good=True, least=0.25),
)
