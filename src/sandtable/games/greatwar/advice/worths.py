"""What a combat is worth: figures and tanks lost on average, medals, ground won by flags."""

from __future__ import annotations

from typing import Final

from sandtable.boards.hexes import Hex
from sandtable.colors.battle import Unit
from sandtable.core.fight import Fight, odds
from sandtable.games.greatwar.fights import fight_of
from sandtable.games.greatwar.retreats import flags_ignorable
from sandtable.games.greatwar.state import GreatWar
from sandtable.games.greatwar.tables import ABANDONED_MEDALS, MEDALS

MEDAL: Final = 3.0  # in figures
TANK_HIT: Final = 2.0
FLAG_HEX: Final = 0.35  # a hex that the enemy goes back
HQ_TOKEN: Final = 0.25

Chances = list[tuple[int, int, float]]  # hits, flags, how likely
_known: dict[tuple[int, tuple[int, ...], tuple[int, ...], int, bool], Chances] = {}


def chances_of(fight: Fight) -> Chances:
    """The exact odds of a fight; fights of the same dice are worked out once."""
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


def combat_worth(game: GreatWar, unit: Unit, target: Hex, way: int, cards: int = 0) -> float:
    """What this combat takes from the enemy, in figures."""
    victim = game.unit_at(target)
    if victim < 0:
        return 0.0
    fight = fight_of(game, unit, target, way, cards)
    ignorable = 0
    if not game.is_tank(victim):
        ignorable = flags_ignorable(game, victim, unit, way, cards)
    worth = loss_worth(game, victim, chances_of(fight), ignorable)
    return worth + HQ_TOKEN * fight.dice / 6


def loss_worth(game: GreatWar, victim: Unit, chances: Chances, ignorable: int) -> float:
    """What these chances take from a unit: figures, medals for its end, hexes by flags."""
    left = game.blocks(victim)
    tank = game.is_tank(victim)
    medals = ABANDONED_MEDALS if game.is_abandoned(victim) else MEDALS[game.kind(victim)]
    each = TANK_HIT if tank else 1.0
    total = 0.0
    for hits, flags, likely in chances:
        if hits >= left:
            total += likely * (left * each + medals * MEDAL)
        else:
            back = max(0, flags - ignorable)
            total += likely * (hits * each + back * FLAG_HEX)
    return total
