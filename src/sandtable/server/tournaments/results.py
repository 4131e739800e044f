"""Results of matches: legs combined, and points by place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Leg:
    """A game of a match that is over; all by seat."""

    sitting: list[str]
    places: list[int]
    scores: list[int]


@dataclass(frozen=True)
class Outcome:
    """How a match ended; all by player."""

    places: list[int]
    scores: list[int]

    @property
    def level(self) -> bool:
        """Whether nobody has won."""
        return self.places.count(0) > 1


def outcome_of(players: list[str], legs: list[Leg]) -> Outcome:
    """The result of all legs: by legs won, then by scores.

    Scores do not break the draw of a single leg.
    """
    won = dict.fromkeys(players, 0)
    scored = dict.fromkeys(players, 0)
    for leg in legs:
        for player, place, score in zip(leg.sitting, leg.places, leg.scores, strict=True):
            won[player] += 2 if place == 0 and leg.places.count(0) == 1 else place == 0
            scored[player] += score
    scores = [scored[each] for each in players]
    if len(legs) == 1:
        by_player = dict(zip(legs[0].sitting, legs[0].places, strict=True))
        return Outcome([by_player[each] for each in players], scores)
    results = [(-won[each], -scored[each]) for each in players]
    order = sorted(set(results))
    return Outcome([order.index(each) for each in results], scores)


def points_of(places: list[int], points: list[int]) -> list[float]:
    """The points by place. Players who share a place share the points of those places."""
    found = []
    for place in places:
        better = sum(each < place for each in places)
        shared = points[better : better + places.count(place)]
        found.append(sum(shared) / len(shared))
    return found


def forfeited(
    players: list[str], losers: list[str], points: list[int]
) -> tuple[Outcome, list[float]]:
    """The result of a forfeit: nothing for it; the others share the points of the best places."""
    places = [int(each in losers) for each in players]
    if all(places):
        return Outcome(places, [0] * len(players)), [0.0] * len(players)
    given = points_of(places, points)
    return Outcome(places, [0] * len(players)), [
        0.0 if place else gets for place, gets in zip(places, given, strict=True)
    ]
