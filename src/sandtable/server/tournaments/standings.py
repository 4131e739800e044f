"""Standings: points and tie-breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sandtable.server.tournaments.models import BYE, KNOCKOUT, ROUND_ROBIN, SWISS, MatchData

BUCHHOLZ: Final = "buchholz"  # the points of all opponents
BERGER: Final = "berger"  # of those who were beaten, and half of those with whom it was a draw
DIFFERENCE: Final = "difference"  # own scores less those of opponents
TieBreak = Literal["buchholz", "berger", "difference"]
TIE_BREAKS: Final[dict[str, tuple[TieBreak, ...]]] = {
    SWISS: (BUCHHOLZ, BERGER, DIFFERENCE),
    ROUND_ROBIN: (BERGER, DIFFERENCE),
    KNOCKOUT: (DIFFERENCE,),
}


@dataclass
class Standing:
    """How one player stands."""

    player: str
    points: float = 0.0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    byes: int = 0
    buchholz: float = 0.0
    berger: float = 0.0
    difference: float = 0.0
    rank: int = 0

    def key(self, kind: str) -> tuple[float, ...]:
        """The sort key; rounded, since sums of thirds depend on their order."""
        breaks = (getattr(self, name) for name in TIE_BREAKS[kind])
        return tuple(-round(each, 6) for each in (self.points, *breaks))


def standings(players: list[str], matches: list[MatchData], kind: str) -> list[Standing]:
    """All players, the best first. Players with equal keys share a rank."""
    found = {each: Standing(each) for each in players}
    decided = [each for each in matches if each.decided]
    for match in decided:
        for at, player in enumerate(match.players):
            count(found[player], match, at)
    for match in decided:
        for at, player in enumerate(match.players):
            compare(found, match, at, player)
    rows = sorted(found.values(), key=lambda each: each.key(kind))
    for at, row in enumerate(rows):
        level = at and row.key(kind) == rows[at - 1].key(kind)
        row.rank = rows[at - 1].rank if level else at + 1
    return rows


def count(row: Standing, match: MatchData, at: int) -> None:
    row.points += match.points[at]
    if match.decided == BYE:
        row.byes += 1
        return
    place = match.places[at]
    alone = match.places.count(place) == 1
    row.wins += place == 0 and alone
    row.draws += place == 0 and not alone
    row.losses += place > 0
    others = [score for seat, score in enumerate(match.scores) if seat != at]
    row.difference += match.scores[at] - sum(others) / len(others)


def compare(found: dict[str, Standing], match: MatchData, at: int, player: str) -> None:
    """What the points of opponents are worth. A bye has no opponent, and is worth nothing."""
    for seat, other in enumerate(match.players):
        if other == player:
            continue
        points = found[other].points
        found[player].buchholz += points
        if match.places[at] < match.places[seat]:
            found[player].berger += points
        elif match.places[at] == match.places[seat]:
            found[player].berger += points / 2
