"""Queries of ratings; each function runs inside a transaction."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.ratings.models import RatedGameData, RatedSeatData, RatingData
from sandtable.server.ratings.scale import MODEL, provisional

MOST_POINTS: Final = 200  # of a curve
MOST_LEADERS: Final = 200


def ratings_of(session: Session, visitor: str) -> list[RatingData]:
    found = select(RatingData).where(RatingData.visitor == visitor).order_by(RatingData.game)
    return list(session.scalars(found)) if visitor else []


def strength_of(session: Session, game: str, visitor: str) -> float:
    """The mean of a player in a game; that of a new one for who has not played."""
    found = session.get(RatingData, (game, visitor, ""))
    return MODEL.mu if found is None else found.mu


def last_games(session: Session, game: str, visitor: str) -> list[RatedGameData]:
    """The last rated games of a player, the first one first."""
    mine = select(RatedSeatData.table_id).where(
        RatedSeatData.visitor == visitor, RatedSeatData.mu.is_not(None)
    )
    found = (
        select(RatedGameData)
        .where(
            RatedGameData.game == game,
            RatedGameData.number.is_not(None),
            RatedGameData.table_id.in_(mine),
        )
        .order_by(RatedGameData.number.desc())
        .limit(MOST_POINTS)
    )
    return list(session.scalars(found))[::-1]


def account_names(session: Session, visitors: set[str]) -> dict[str, str]:
    found = select(AccountData.visitor, AccountData.name).where(AccountData.visitor.in_(visitors))
    return {row.visitor: row.name for row in session.execute(found)}


def account_called(session: Session, name: str) -> AccountData | None:
    return session.scalars(select(AccountData).where(AccountData.name == name)).first()


def leaders(session: Session, game: str) -> tuple[list[RatingData], int]:
    """The ratings that are certain enough, the highest first, and how many are not."""
    found = select(RatingData).where(RatingData.game == game).order_by(RatingData.mu.desc())
    rows = list(session.scalars(found))
    certain = [each for each in rows if not provisional(each.sigma)]
    return certain[:MOST_LEADERS], len(rows) - len(certain)
