"""The battle boxes (M21.4 to M21.6, M21.12): what battles bring, and what they take away."""

from __future__ import annotations

from typing import Final

from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.saxony import lose_markers
from sandtable.games.maria.rules.state import Maria

MOST_IN_BOX: Final = 2
LOSSES_A_MARKER: Final = 3


def earned(losses: int, eliminated: int) -> int:
    """One for each three troops lost, or one for a general lost with fewer (M21.4)."""
    if losses < LOSSES_A_MARKER:
        return 1 if eliminated else 0
    return losses // LOSSES_A_MARKER


def settle_battle(game: Maria, winner: int, loser: int, losses: int, eliminated: int) -> None:
    """Two major powers settle their boxes after a battle (M21.4, M21.5).

    The loser takes out what was earned, whatever the winner had room for, and Saxony counts it; by
    the other reading of M21.5 no more than the winner puts in.
    """
    if game.form.introductory:
        return  # M31.7
    count = earned(losses, eliminated)
    if count == 0:
        return
    room = MOST_IN_BOX - game.scalars[slots.BATTLES + winner]
    placed = min(count, room)
    game.move_markers(winner, slots.BATTLES, placed)
    rules = ["M16.15", "M21.12"] if losses >= LOSSES_A_MARKER else ["M16.15"]
    args = {"power": winner, "count": placed, "value": count, "rules": rules}
    game.tell("battle-markers", "M21.4", args)
    due = placed if game.form.loser_matches else count
    if due:
        take_out(game, loser, due, "M21.5")


def lose_to_supply(game: Maria, power: int) -> None:
    """A general of this power is gone for lack of supply (M21.6)."""
    major = game.major_of(power)
    if major != facts.NO_POWER and not game.form.introductory:
        take_out(game, major, 1, "M21.6")


def take_out(game: Maria, power: int, count: int, rule: str) -> None:
    """Out of its battle box, as far as it has them; of Prussia's, Saxony hears (M28.1)."""
    taken = min(count, game.scalars[slots.BATTLES + power])
    game.move_markers(power, slots.BATTLES, -taken)
    game.tell("markers-lost", rule, {"power": power, "count": taken, "value": count})
    if power == facts.PRUSSIA:
        lose_markers(game, count)
