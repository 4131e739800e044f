"""Every end of a throw with its exact chance; throws of the same dice are worked out once."""

from __future__ import annotations

from math import comb
from typing import Final

from sandtable.core.fight import Fight, Pool, odds
from sandtable.games.greatwar.rules import facts

Chances = list[tuple[int, int, float]]  # hits, flags, how likely
SIDES: Final = 6
SOLDIERS: Final = 1.0 / 3.0  # of a face that ground may cancel
MANY: Final = 16  # more dice, and more cancelled faces, than there ever are

_known: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...], int, bool], Chances]] = {}
_on_soldiers: Final[list[float]] = [-1.0] * (2 * MANY * MANY)
_on_tanks: Final[list[float]] = [-1.0] * (2 * MANY * MANY)


def chances_of(fight: Fight) -> Chances:
    """The exact odds of a fight."""
    key = (
        fight.dice,
        tuple(fight.hits),
        tuple(fight.cancelled),
        fight.confirms,
        fight.flags_count,
    )
    if key not in _known:
        _known[key] = [(hits, flags, p) for (hits, flags), p in odds(fight).items()]
    return _known[key]


def hits_on_soldiers(dice: int, shield: int, skulls: bool) -> float:
    """Figures that so many dice take on average, where ground cancels some soldier faces."""
    key = (dice * MANY + shield) * 2 + (1 if skulls else 0)
    if _on_soldiers[key] < 0.0:
        total = dice * (2.0 if skulls else 1.0) / SIDES
        for faces in range(shield + 1, dice + 1):
            chance = comb(dice, faces) * SOLDIERS**faces * (1.0 - SOLDIERS) ** (dice - faces)
            total += chance * (faces - shield)
        _on_soldiers[key] = total
    return _on_soldiers[key]


def hits_on_tank(dice: int, skulls: bool, confirming: int) -> float:
    """Silhouettes that so many dice take on average, after the second roll (G28.5)."""
    key = (dice * MANY + confirming) * 2 + (1 if skulls else 0)
    if _on_tanks[key] < 0.0:
        fight = Fight(facts.FACE_WEIGHTS, facts.FLAG)
        fight.pools.append(Pool(dice, "sheet", "G29"))
        fight.hit_on(facts.BURST, "bursts-may-hit", "G28.1")
        if skulls:
            fight.hit_on(facts.SKULL, "skulls-may-hit", "G28.1")
        fight.hit_on(facts.FLAG, "flags-may-hit", "G28.3")
        fight.cancel(facts.FLAG, 1, "first-flag", "G28.3")
        fight.flags_count = False
        fight.confirm_with(facts.BURST, confirming)
        _on_tanks[key] = fight.expected()
    return _on_tanks[key]
