"""What To the Last Man! says of a position: points, men, strength and cards of a side."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts
from sandtable.toolkit.aspects import Aspect

NAMES: Final = ("German", "Entente")  # of the sides, in the names of features


def aspects_of(side: int) -> tuple[Aspect, ...]:
    """Points are counted for the Germans."""
    own, their = NAMES[side], NAMES[1 - side]
    return (
        Aspect("hint-points", {"points": 5.0}, good=side == facts.GERMAN, least=0.2),
        Aspect("hint-men", {f"{own} men": 10.0}, good=True, least=0.5),
        Aspect("hint-their-men", {f"{their} men": 10.0}, good=False, least=0.5),
        Aspect("hint-blows", {f"{own} blows": 1.0}, good=True, least=0.8),
        Aspect("hint-guard", {f"{own} guard": 1.0}, good=True, least=0.8),
        Aspect("hint-areas", {f"{own} value": 1.0}, good=True, least=0.5),
        Aspect("hint-cards", {f"{own} cards": 1.0}, good=True, least=0.3),
    )
