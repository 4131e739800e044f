"""Ratings, their curves, and the leaderboard of a game."""

from __future__ import annotations

from sandtable.server.messages.base import Message


class RatingPoint(Message):
    """A rating after a game."""

    table: str  # empty for who did not play there: with its address a table can be watched
    ended: str  # ISO 8601
    rating: int
    spread: int
    place: int  # from 1
    draw: bool  # the place is shared
    against: list[str]


class RatingShown(Message):
    """The rating of one player in one game."""

    game: str
    game_name: str
    rating: int
    spread: int  # the standard deviation
    provisional: bool  # too uncertain for the leaderboard
    games: int
    wins: int
    draws: int
    losses: int
    curve: list[RatingPoint]  # the last games, the first one first


class PersonRatings(Message):
    """The ratings of one account; without a name, who asks has none."""

    name: str
    ratings: list[RatingShown]


class LeaderRow(Message):
    rank: int
    name: str
    bot: bool
    you: bool
    rating: int
    spread: int
    games: int
    wins: int
    draws: int
    losses: int


class Leaderboard(Message):
    """The most certain ratings of a game, the highest first."""

    game: str
    game_name: str
    certain: int  # the largest spread with which a rating is listed
    provisional: int  # how many more are rated, but not certain enough
    rows: list[LeaderRow]
