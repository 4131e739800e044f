"""Lists of tables. Private tables are in none of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session, aliased

from sandtable.games import BOXES
from sandtable.server.clocks.views import time_control_text
from sandtable.server.lobby.access import account_names, may_play_all
from sandtable.server.messages import FreeSide, OpenTable, PersonLink
from sandtable.server.storage.models import SeatData, TableData
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import all_told, brief_of, seat_shown
from sandtable.toolkit.text import Speaker

OPEN: Final = "open"
CHALLENGE: Final = "challenge"
PUBLIC: Final = (OPEN, CHALLENGE)  # their games are on the pages of the players, once begun
MOST_LISTED: Final = 100


def is_public() -> Any:
    """The condition for all lists of games: begun and not private."""
    return TableData.openness.in_(PUBLIC) & (TableData.seed != "")


# The lobby


def lobby_tables(
    session: Session, visitor: str, after: str, game: str = "", language: str = ""
) -> list[TableData]:
    """The open tables with a free seat that this visitor may take, the latest first."""
    found = select(TableData).where(
        TableData.openness == OPEN,
        TableData.status == "waiting",
        TableData.changed >= after,
        TableData.id.in_(free_seat()),
    )
    if game:
        found = found.where(TableData.game == game)
    if language:
        found = found.where(TableData.language == language)
    latest = found.order_by(TableData.created.desc()).limit(MOST_LISTED)
    return [each for each in session.scalars(latest) if may_sit_down(session, visitor, each)]


def free_seat() -> Any:
    """The condition that a table has a free seat."""
    return select(SeatData.table_id).where(
        SeatData.kind == "person", SeatData.visitor == "", SeatData.invite_hash != ""
    )


def may_sit_down(session: Session, visitor: str, table: TableData) -> bool:
    """Whether a visitor may play all people at a table."""
    people = [table.opened_by, *(each.visitor for each in table.seats)]
    return may_play_all(session, visitor, people)


def hosted_by(session: Session, host: str, visitor: str, after: str) -> list[TableData]:
    """The open tables that one person has created."""
    return [each for each in lobby_tables(session, visitor, after) if each.opened_by == host]


# Public games


def games_of(session: Session, visitor: str, status: str, most: int) -> list[TableData]:
    """The public games that this visitor plays or has played, the latest first."""
    mine = select(SeatData.table_id).where(SeatData.visitor == visitor)
    found = select(TableData).where(is_public(), TableData.status == status, TableData.id.in_(mine))
    return list(session.scalars(found.order_by(TableData.changed.desc()).limit(most)))


def count_running(session: Session, visitors: Sequence[str]) -> dict[str, int]:
    """How many public games each of these visitors plays."""
    found = (
        select(SeatData.visitor, func.count(func.distinct(SeatData.table_id)))
        .join(TableData, TableData.id == SeatData.table_id)
        .where(is_public(), TableData.status == "running", SeatData.visitor.in_(visitors))
        .group_by(SeatData.visitor)
    )
    return {row[0]: row[1] for row in session.execute(found)}


def results_of(session: Session, visitor: str) -> list[tuple[str, str, int, dict[str, Any]]]:
    """Game, scenario, seat and result of each public game against another person."""
    other = aliased(SeatData)
    against = select(other.table_id).where(
        other.table_id == TableData.id, other.kind == "person", other.visitor != visitor
    )
    found = (
        select(TableData.game, TableData.scenario, SeatData.seat, TableData.result)
        .join(SeatData, SeatData.table_id == TableData.id)
        .where(
            is_public(),
            TableData.status == "over",
            SeatData.visitor == visitor,
            against.exists(),
        )
    )
    rows = session.execute(found)
    return [(game, scenario, seat, result) for game, scenario, seat, result in rows if result]


# Shown


def open_shown(data: TableData, visitor: str, names: dict[str, str], language: str) -> OpenTable:
    speaker = speaker_for(data.game, language)
    return OpenTable(
        id=data.id,
        game=data.game,
        game_name=speaker.say(f"game-{data.game}"),
        scenario=data.scenario,
        title=brief_of(data.game, data.scenario, speaker.language)[0],
        host=host_of(data, names),
        language=data.language,
        seats=[seat_shown(data, seat, visitor, speaker, set()) for seat in range(len(data.seats))],
        free=[side_shown(data.game, seat, speaker) for seat in data.free_seats()],
        terms=terms_of(data, speaker),
        created=data.created,
        mine=bool(visitor) and (data.opened_by == visitor or bool(data.seats_of(visitor))),
    )


def terms_of(data: TableData, speaker: Speaker) -> list[str]:
    """The terms of a table beside the scenario, one short sentence each."""
    pace = time_control_text(data.pace, speaker)
    rated = [speaker.say("server-is-rated")] if data.rated else []
    return [*([pace] if pace else []), *rated, *all_told(data, speaker)]


def side_shown(game: str, seat: int, speaker: Speaker) -> FreeSide:
    box = BOXES[game]
    return FreeSide(seat=box.seats[seat], name=box.face.seat_name(seat, speaker), at=seat)


def host_of(data: TableData, names: dict[str, str]) -> PersonLink:
    seated = next((each.name for each in data.seats if each.visitor == data.opened_by), "")
    return person_link(data.opened_by, seated, names)


def person_link(visitor: str, name: str, names: dict[str, str]) -> PersonLink:
    """A person by the name of the account, or by a guest's chosen name."""
    return PersonLink(name=names.get(visitor, name), account=visitor in names)


def hosts(session: Session, tables: Sequence[TableData]) -> dict[str, str]:
    """The names of those who have opened these tables, where they have an account."""
    return account_names(session, [each.opened_by for each in tables])
