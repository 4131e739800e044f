"""Conversion between the numbers of the rating model and the displayed ones."""

from __future__ import annotations

from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
START: Final = 1500  # a new player
POINTS: Final = 30  # one unit of the model; 400 points more win ten games of eleven, as with Elo
CERTAIN: Final = 170  # a rating whose spread is larger is provisional: some fifteen games


def shown(mu: float) -> int:
    return round(START + POINTS * (mu - MODEL.mu))


def spread(sigma: float) -> int:
    """The standard deviation: two times of three the strength lies within it."""
    return round(POINTS * sigma)


def provisional(sigma: float) -> bool:
    return spread(sigma) > CERTAIN


def rate(before: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float]]:
    """Mean and deviation of every player after a game that ended so."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma) for team in after]
