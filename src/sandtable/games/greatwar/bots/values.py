"""What things are worth, in medals: units, figures, tokens, and the next medal itself."""

from __future__ import annotations

from typing import Final

from sandtable.colors.rules.battle import Unit
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.state import GreatWar

# A medal for a seat that needs none, one, two, ... more: the last ones are the game.
_PRIZE: Final[list[float]] = [3.0, 3.0, 1.8, 1.4, 1.2, 1.1, 1.0]

# What a unit may still do in this battle, until it is destroyed. Figures do not weaken it.
_SOLDIERS: Final[dict[int, float]] = {
    facts.INFANTRY: 0.35, facts.MACHINE_GUN: 0.5, facts.MORTAR: 0.4, facts.FIELD_ARTILLERY: 0.45,
}  # fmt: skip
_TANK: Final = 0.9
FIGHTING: Final[list[float]] = [
    _TANK if facts.IS_TANK[kind] else _SOLDIERS[kind] for kind in range(len(facts.KINDS))
]

# How much of a unit is lost already when none, a quarter, ... of its figures are left.
_SPENT: Final[list[float]] = [1.0, 0.45, 0.27, 0.12, 0.0]

TOKEN: Final = 0.04
ENOUGH: Final = 8  # tokens; more are hardly ever spent
SPARE_TOKEN: Final = 0.01
# A combat card in a hand of none, one, two, ...: only one is played in a turn.
_COMBAT_CARD: Final[list[float]] = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02]


def prize(game: GreatWar, seat: int) -> float:
    """What one more medal is worth to this seat."""
    needed = game.field.to_win[seat] - game.medals(seat)
    return _PRIZE[max(0, min(needed, len(_PRIZE) - 1))]


def medals_of(game: GreatWar, unit: Unit) -> int:
    """Medals for its end (G23.2)."""
    return facts.ABANDONED_MEDALS if game.is_abandoned(unit) else facts.MEDALS[game.kind(unit)]


def spent(figures: int, start: int) -> float:
    """The part of a unit that is lost with so many of its figures left."""
    if figures >= start:
        return 0.0
    quarters = 4.0 * max(0, figures) / start
    low = int(quarters)
    return _SPENT[low] + (quarters - low) * (_SPENT[low + 1] - _SPENT[low])


def card_price(game: GreatWar, seat: int) -> float:
    """What a combat card is worth in the hand, for a better moment."""
    return _COMBAT_CARD[game.combat_size(seat)]


def card_gain(game: GreatWar, seat: int) -> float:
    """What one more combat card is worth."""
    return _COMBAT_CARD[min(game.combat_size(seat) + 1, facts.HAND_OF_COMBAT)]


def price_of(game: GreatWar, seat: int, tokens: int) -> float:
    """What it costs to spend so many tokens: those above enough are cheap."""
    have = game.hq(seat)
    spare = max(0, min(tokens, have - ENOUGH))
    return spare * SPARE_TOKEN + (tokens - spare) * TOKEN


def gain_of(game: GreatWar, seat: int, tokens: int) -> float:
    """What so many tokens more are worth."""
    useful = max(0, min(tokens, ENOUGH - game.hq(seat)))
    return useful * TOKEN + (tokens - useful) * SPARE_TOKEN
