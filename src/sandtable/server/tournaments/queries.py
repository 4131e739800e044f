"""Queries of tournaments; each function runs inside a transaction."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from sandtable.server.tournaments.models import (
    CANCELLED,
    OVER,
    EntryData,
    GameData,
    LogData,
    MatchData,
    TournamentData,
)

MOST_LISTED: Final = 100


def locked(session: Session, tournament: str) -> TournamentData | None:
    """A tournament, locked until this transaction ends."""
    wanted = select(TournamentData).where(TournamentData.id == tournament).with_for_update()
    return session.scalars(wanted.execution_options(populate_existing=True)).first()


def listed(session: Session) -> list[TournamentData]:
    """The tournaments, the latest first."""
    found = select(TournamentData).order_by(TournamentData.created.desc(), TournamentData.id)
    return list(session.scalars(found.limit(MOST_LISTED)))


def count_running(session: Session, organiser: str) -> int:
    """How many tournaments of an organiser have not ended."""
    found = select(func.count(TournamentData.id)).where(
        TournamentData.organiser == organiser, TournamentData.status.not_in((OVER, CANCELLED))
    )
    return session.scalars(found).one()


def entries_of(session: Session, tournament: str) -> list[EntryData]:
    found = select(EntryData).where(EntryData.tournament == tournament).order_by(EntryData.number)
    return list(session.scalars(found))


def count_entries(session: Session, tournaments: list[str]) -> dict[str, int]:
    found = (
        select(EntryData.tournament, func.count())
        .where(EntryData.tournament.in_(tournaments))
        .group_by(EntryData.tournament)
    )
    return {row[0]: row[1] for row in session.execute(found)}


def entered_by(session: Session, visitor: str) -> set[str]:
    found = select(EntryData.tournament).where(EntryData.visitor == visitor)
    return set(session.scalars(found))


def names_of(session: Session, tournament: str) -> dict[str, str]:
    return {each.visitor: each.name for each in entries_of(session, tournament)}


def matches_of(session: Session, tournament: str) -> list[MatchData]:
    found = (
        select(MatchData)
        .where(MatchData.tournament == tournament)
        .order_by(MatchData.round, MatchData.number)
    )
    return list(session.scalars(found))


def match_of(session: Session, tournament: str, turn: int, number: int) -> MatchData | None:
    return session.get(MatchData, (tournament, turn, number))


def games_of(session: Session, tournament: str, turn: int = 0, match: int = 0) -> list[GameData]:
    """The games of a tournament, or of one of its matches, in the order of rounds and legs."""
    found = select(GameData).where(GameData.tournament == tournament)
    if turn:
        found = found.where(GameData.round == turn, GameData.match == match)
    return list(session.scalars(found.order_by(GameData.round, GameData.match, GameData.leg)))


def log_of(session: Session, tournament: str) -> list[LogData]:
    found = select(LogData).where(LogData.tournament == tournament).order_by(LogData.n.desc())
    return list(session.scalars(found))
