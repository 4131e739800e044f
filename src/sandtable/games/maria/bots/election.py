"""The Imperial Election (M25): what a vote is worth, and for whom it is cast."""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.games.maria.rules import facts, notation as do, slots
from sandtable.games.maria.rules.election import MAJORITY, must_choose_francis, voter
from sandtable.games.maria.rules.state import Maria

LAST_VOTE: Final = 7  # the turn by the end of which the election has been held (M23.2)
CLOSE_VOTE: Final = 0.4  # of the Emperor's marker, for a seat that may decide the election
SURE_VOTE: Final = 0.1  # the same, where one seat more or less hardly matters
CLOSE: Final = 1  # votes from a majority, one way or the other


def vote_value(markers: list[float], action: int) -> float:
    """The candidate whose marker in the Emperor's box helps more, or harms less (M25.6)."""
    return markers[facts.AUSTRIA if action == do.FRANCIS else facts.FRANCE]


def votes_for_francis(game: Maria) -> int:
    """The seats that must vote for Francis, as they are held now (M25.3)."""
    votes = 0
    for city in facts.ELECTORS:
        votes += 1 if must_choose_francis(voter(game, city)) else 0
    return votes


def is_coming(game: Maria) -> bool:
    """Whether an election is still to be held."""
    if game.form.introductory or game.scalars[slots.ELECTION] == slots.HELD:
        return False
    return game.scalars[slots.TURN] <= LAST_VOTE


def seat_value(game: Maria, markers: list[float], owner: int, city: Place) -> float:
    """What the vote of an electoral seat is worth when a power takes it, while it counts."""
    if city not in facts.ELECTORS or not is_coming(game):
        return 0.0
    before, after = must_choose_francis(voter(game, city)), must_choose_francis(owner)
    if before == after:
        return 0.0
    missing = MAJORITY - votes_for_francis(game) - (0 if after else 1)
    share = CLOSE_VOTE if -CLOSE <= missing - 1 <= CLOSE else SURE_VOTE
    crown = markers[facts.AUSTRIA] - markers[facts.FRANCE]
    return share * (crown if after else -crown)
