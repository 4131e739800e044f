"""Victory (M22): an empty pool at the end of a stage, or the lowest sum of four winters."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.state import Maria

YEARS: Final = 4

# Who wins a tie (M22.3): Austria wins all of its ties, France loses all of its own. Prussia and the
# Pragmatic Army are one player among three; among two, the one who has Austria goes first.
TIES: Final[list[int]] = [facts.AUSTRIA, facts.PRAGMATIC, facts.PRUSSIA, facts.FRANCE]


def may_win_by_pool(game: Maria, power: int) -> bool:
    """The powers whose empty pool wins; Austria only defends in the introductory game (M31.6)."""
    return game.form.present[power] and not (game.form.introductory and power == facts.AUSTRIA)


def check_victory(game: Maria) -> None:
    """All majors are tested; of several the one whose pool falls short by more (M22.1, M22.2)."""
    winner, shortfall, tied = facts.NO_POWER, -1, 0
    for power in TIES:
        if not may_win_by_pool(game, power) or game.pool(power) > 0:
            continue
        short = -game.pool(power)
        if winner == facts.NO_POWER or short > shortfall:
            tied = 0 if winner == facts.NO_POWER else 1
            winner, shortfall = power, short
        elif short == shortfall:
            tied = 2
        else:
            tied = max(tied, 1)
    if winner == facts.NO_POWER:
        return
    game.set_scalar(slots.WINNER, winner)
    if game.journal is not None:
        rules = ["M1.3", "M6.4", "M19.1", *[[], ["M22.2"], ["M22.3"]][tied]]
        if game.form.introductory:
            rules.append("M31.6")
        if game.form.players == 2:
            rules += ["M32.1", "M32.3", "M32.5" if game.form.introductory else "M32.6"]
        game.tell("wins", "M22.1", {"power": winner, "count": game.pool(winner), "rules": rules})


def winter_sum(game: Maria, power: int) -> int:
    place = slots.WINTER + power * YEARS
    return sum(game.scalars[place : place + YEARS])


def count_scores(game: Maria) -> None:
    """After the last winter the lowest sum wins (M22.4); without scores, Austria held (M31.6)."""
    if game.form.introductory:
        game.set_scalar(slots.WINNER, facts.AUSTRIA)
        if game.journal is not None:
            game.tell(
                "austria-held", "M31.6", {"power": facts.AUSTRIA, "rules": ["M31.2", "M31.3"]}
            )
        return
    sums = [winter_sum(game, power) for power in TIES]
    least = min(sums)
    winner = TIES[sums.index(least)]
    game.set_scalar(slots.WINNER, winner)
    if game.journal is not None:
        for power in facts.MAJORS:
            game.tell("winters", "M20.8", {"power": power, "count": winter_sum(game, power)})
        rules = ["M22.3"] if sums.count(least) > 1 else []
        game.tell("wins-by-winters", "M22.4", {"power": winner, "count": least, "rules": rules})


def result_of(game: Maria) -> dict[str, Any]:
    """How a game ended: the power that won, its seat, and what was left in the pools."""
    power, markers = game.scalars[slots.WINNER], game.form.markers
    seat = game.seat_of(power)
    return {
        "winner": seat,
        "seat": facts.SEATS[seat],
        "power": facts.POWERS[power],
        "turns": game.scalars[slots.TURN],
        "pools": {facts.POWERS[each]: game.pool(each) for each in facts.MAJORS if markers[each]},
    }
