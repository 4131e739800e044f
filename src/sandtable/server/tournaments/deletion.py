"""Deletion of an account: withdraw it from tournaments and remove its name from all."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from sandtable.server.security.visitors import GONE
from sandtable.server.tournaments import decisions, models as kinds, queries
from sandtable.server.tournaments.models import EntryData, TournamentData

OWN_NAME: Final = ("made", "withdrew")  # lines that have the name of the one who did it


def withdraw_everywhere(session: Session, visitor: str, at: str) -> None:
    """Withdraw a visitor from all running tournaments."""
    found = (
        select(EntryData.tournament)
        .join(TournamentData, TournamentData.id == EntryData.tournament)
        .where(
            EntryData.visitor == visitor,
            EntryData.withdrawn == 0,
            TournamentData.status.not_in((kinds.OVER, kinds.CANCELLED)),
        )
        .order_by(EntryData.tournament)
    )
    for tournament in list(session.scalars(found)):
        decisions.withdraw(session, tournament, visitor, at)
    session.flush()


def forget(session: Session, visitor: str, name: str, nobody: str) -> None:
    """Replace the id of this visitor and remove the name; results stay."""
    organised = select(TournamentData.id).where(TournamentData.organiser == visitor)
    decided = select(kinds.LogData.tournament).where(kinds.LogData.who == visitor)
    for tournament in sorted(
        {
            *queries.entered_by(session, visitor),
            *session.scalars(organised),
            *session.scalars(decided),
        }
    ):
        queries.locked(session, tournament)
        forget_in(session, tournament, visitor, name, nobody)


def forget_in(session: Session, tournament: str, visitor: str, name: str, nobody: str) -> None:
    names = {name}
    for match in queries.matches_of(session, tournament):
        match.players = [nobody if each == visitor else each for each in match.players]
    for game in queries.games_of(session, tournament):
        game.sitting = [nobody if each == visitor else each for each in game.sitting]
    for entry in queries.entries_of(session, tournament):
        if entry.visitor == visitor:
            names.add(entry.name)
    lines = queries.log_of(session, tournament)
    own = (each for each in lines if each.who == visitor and each.key in OWN_NAME)
    names |= {str(each.about["name"]) for each in own}
    for line in lines:
        line.who = nobody if line.who == visitor else line.who
        line.about = {key: without_names(value, names) for key, value in line.about.items()}
    session.flush()
    mine = (EntryData.tournament == tournament, EntryData.visitor == visitor)
    session.execute(update(EntryData).where(*mine).values(visitor=nobody, name=GONE))
    session.execute(
        update(TournamentData)
        .where(TournamentData.id == tournament, TournamentData.organiser == visitor)
        .values(organiser=nobody)
        .execution_options(synchronize_session=False)
    )


def without_names(value: Any, names: set[str]) -> Any:
    """A log line without these names: alone, or in `1. NAME (12)`."""
    if isinstance(value, list):
        return [without_names(each, names) for each in value]
    if not isinstance(value, str):
        return value
    if value in names:
        return GONE
    ranked = re.fullmatch(r"(\d+\. )(.*)( \(-?\d+\))", value, re.DOTALL)
    if ranked is not None and ranked[2] in names:
        return f"{ranked[1]}{GONE}{ranked[3]}"
    return value
