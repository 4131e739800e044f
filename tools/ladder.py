"""The ladder of bots: ratings with intervals, from the games in `docs/leaderboard.toml`.

A player of strength s wins against k others of strength t with the chance e^s / (e^s + k e^t): for
two players that is Elo's model, for three it is Luce's. Captain is set to 1,500 in every game. Half
a win and half a loss are added to every entry, so that a player who lost every game has a rating.
"""

from __future__ import annotations

from math import exp, log, sqrt
from statistics import mean
from typing import Any, Final, NamedTuple

import numpy as np

import sandtable
from tools.pages import TITLES

ANCHOR: Final = "captain"
CENTRE: Final = 1500.0
SCALE: Final = 400 / log(10)  # points of Elo for a unit of strength
DEVIATIONS: Final = 1.96  # on each side, for 95%
LARGEST_STEP: Final = 2.0
EXACT: Final = 1e-9
MOST_ROUNDS: Final = 200


class Rating(NamedTuple):
    """Points of Elo, and the 95% interval: of the difference to captain."""

    points: float
    low: float
    high: float


class Result(NamedTuple):
    """So many games of a player against rivals who all are of one kind."""

    player: str
    rival: str
    rivals: tuple[int, ...]  # how many, in each scenario
    games: float
    won: float


def result_of(entry: dict[str, Any], names: dict[str, str]) -> Result:
    """An entry of the leaderboard; `names` leads from its names to those of bots."""
    box = sandtable.box(entry["game"])
    scenarios = box.scenarios() if entry["scenario"] == "all" else [entry["scenario"]]
    rivals = tuple(len(box.seats_of(each)) - 1 for each in scenarios)
    player = names.get(entry["name"], entry["name"])
    games = entry["games"]
    return Result(player, entry["against"], rivals, games + 1, entry["won"] * games + 0.5)


def ratings_of(results: list[Result]) -> dict[str, Rating]:
    """The ratings of all who are connected to captain by games, the strongest first."""
    known = connected(results)
    names = sorted(known - {ANCHOR})
    if not names:
        return {}
    place = {name: at for at, name in enumerate(names)}
    strengths, spread = fitted(
        [each for each in results if {each.player, each.rival} <= known], place
    )
    found = {ANCHOR: Rating(CENTRE, CENTRE, CENTRE)}
    for name, at in place.items():
        points = CENTRE + SCALE * strengths[at]
        margin = DEVIATIONS * SCALE * sqrt(spread[at][at])
        found[name] = Rating(points, points - margin, points + margin)
    return dict(sorted(found.items(), key=lambda each: -each[1].points))


def connected(results: list[Result]) -> set[str]:
    """Captain, and all who met captain or somebody who did, and so on."""
    known = {ANCHOR}
    while True:
        more = {
            name
            for each in results
            if known & {each.player, each.rival}
            for name in (each.player, each.rival)
        }
        if more <= known:
            return known
        known |= more


def fitted(results: list[Result], place: dict[str, int]) -> tuple[Any, Any]:
    """Strengths that make the results likeliest, and their covariances, by Fisher scoring."""
    strengths = np.zeros(len(place))
    for _ in range(MOST_ROUNDS):
        slope = np.zeros(len(place))
        information = np.zeros((len(place), len(place)))
        for each in results:
            chance, change = expected(each, strengths, place)
            direction = np.zeros(len(place))
            for name, sign in ((each.player, 1.0), (each.rival, -1.0)):
                if name in place:
                    direction[place[name]] = sign * change
            weight = 1 / (chance * (1 - chance))
            slope += (each.won - each.games * chance) * weight * direction
            information += each.games * weight * np.outer(direction, direction)
        step = np.clip(np.linalg.solve(information, slope), -LARGEST_STEP, LARGEST_STEP)
        strengths = strengths + step
        if abs(step).max() < EXACT:
            return strengths, np.linalg.inv(information)
    raise ArithmeticError("the ratings do not settle")


def expected(result: Result, strengths: Any, place: dict[str, int]) -> tuple[float, float]:
    """The chance of the player, and how it changes with the strength."""

    def strength(name: str) -> float:
        return float(strengths[place[name]]) if name in place else 0.0

    ahead = strength(result.player) - strength(result.rival)
    chances = [1 / (1 + count * exp(-ahead)) for count in result.rivals]
    changes = [chance * (1 - chance) for chance in chances]
    return sum(chances) / len(chances), sum(changes) / len(changes)


def ladder_table(ladders: dict[str, dict[str, Rating]], names: dict[str, str]) -> str:
    """The ratings of all games, a line for each player."""
    games = [game for game in TITLES if ladders.get(game)]
    players = {name: None for game in games for name in ladders[game]}
    ranked = sorted(
        players,
        key=lambda name: (
            -mean(ladders[game][name].points for game in games if name in ladders[game])
        ),
    )
    lines = [
        "| bot | " + " | ".join(TITLES[game] for game in games) + " |",
        "|---|" + "---:|" * len(games),
    ]
    for name in ranked:
        cells = [told(ladders[game].get(name)) for game in games]
        lines.append(f"| {names.get(name, name)} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def told(rating: Rating | None) -> str:
    if rating is None:
        return "not measured"
    if rating.low == rating.high:
        return f"{rating.points:.0f}"
    return f"{rating.points:.0f} ({rating.low:.0f} to {rating.high:.0f})"
