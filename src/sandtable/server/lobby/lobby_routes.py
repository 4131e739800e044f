"""Routes: the lobby, and joining an open table."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.clocks.time_controls import PRESETS
from sandtable.server.dependencies import AdmissionDep, Language, ServicesDep, VisitorId
from sandtable.server.lobby import follows, listings, seeks
from sandtable.server.lobby.access import account_names
from sandtable.server.lobby.models import SeekData
from sandtable.server.lobby.timestamps import shifted
from sandtable.server.messages import LONGEST_WORD
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.routes.table_jobs import TableDep
from sandtable.server.routes.table_setup import opened, sit_down
from sandtable.server.services import Services
from sandtable.server.tables.table import Table
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import brief_of
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api/meeting", responses=PROBLEMS)

Wanted = Annotated[str, Query(max_length=LONGEST_WORD)]


@router.get("/lobby", dependencies=READS)
async def lobby(
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
    game: Wanted = "",
    language: Wanted = "",
) -> messages.MeetingLobby:
    """Tables with a free side, people who want to play now, and those I follow."""
    after, fresh = listed_after(services), seeking_after(services)

    def read(session: Session) -> messages.MeetingLobby:
        tables = listings.lobby_tables(session, visitor, after, game, language)
        waiting = [
            each
            for each in seeks.waiting(session, visitor, fresh)
            if each.game in ("", game or each.game) and each.language == (language or each.language)
        ]
        names = account_names(
            session, [*(each.opened_by for each in tables), *(each.visitor for each in waiting)]
        )
        return messages.MeetingLobby(
            tables=[listings.open_shown(each, visitor, names, lang) for each in tables],
            seeks=[seek_shown(each, names, lang) for each in waiting],
            followed=follows.followed_shown(session, visitor, after),
        )

    return await services.store.read(read)


def listed_after(services: Services) -> str:
    """Tables last changed before this time are not listed."""
    return shifted(services.now(), -timedelta(days=services.settings.lobby_days))


def seeking_after(services: Services) -> str:
    """Seeks whose page last sent a keep-alive before this time have expired."""
    return shifted(services.now(), -timedelta(seconds=services.settings.seek_seconds))


def seek_shown(seek: SeekData, names: dict[str, str], language: str) -> messages.SeekShown:
    speaker = speaker_for(seek.game, language)
    seat = BOXES[seek.game].seats.index(seek.side) if seek.side else -1
    return messages.SeekShown(
        id=seek.id,
        who=listings.person_link(seek.visitor, seek.name, names),
        language=seek.language,
        game=seek.game,
        game_name=speaker.say(f"game-{seek.game}") if seek.game else "",
        title=brief_of(seek.game, seek.scenario, speaker.language)[0] if seek.scenario else "",
        side=BOXES[seek.game].face.seat_name(seat, speaker) if seek.side else "",
        pace=seek_pace(seek.pace, speaker),
        made=seek.made,
    )


def seek_pace(wished: str, speaker: Speaker) -> str:
    if wished == seeks.NO_CLOCKS:
        return speaker.say("pace-none")
    return PRESETS[wished].words(speaker) if wished in PRESETS else ""


@router.post("/tables/{table_id}/join", dependencies=JOINS)
async def join(
    table: TableDep, wish: messages.JoinWish, admission: AdmissionDep, services: ServicesDep
) -> messages.Opened:
    """Take a side of a table that is open to everybody."""
    visitor = await admission.admit(wish.name)
    if table.data.openness != listings.OPEN:  # do not reveal that it exists
        raise RequestProblem(404, "no-table")
    if not await services.store.read(
        lambda session: listings.may_sit_down(session, visitor, table.data)
    ):
        raise RequestProblem(403, "may-not-meet")
    await sit_down(table, free_seat(table, wish.seat), None, visitor, admission.name, wish)
    return opened(table.data, {})


def free_seat(table: Table, wanted: str) -> int:
    """The free seat with this name, or the first free one; otherwise a refused request."""
    names, free = table.seats.names, table.data.free_seats()
    if table.data.over:
        raise RequestProblem(409, "table-closed")
    if wanted and wanted not in names:
        raise RequestProblem(400, "wish-side")
    if not free or (wanted and names.index(wanted) not in free):
        raise RequestProblem(409, "seat-taken")
    return names.index(wanted) if wanted else free[0]


@router.post("/tables/{table_id}/withdraw", dependencies=JOINS)
async def withdraw(table: TableDep, visitor: VisitorId) -> messages.Opened:
    """Close a table that I have opened, while nobody else sits there."""
    if not visitor or visitor != table.data.opened_by:
        raise RequestProblem(403, "not-closer")
    if not await table.petitions.call_off():
        raise RequestProblem(409, "table-closed" if table.data.over else "somebody-sits")
    return opened(table.data, {})
