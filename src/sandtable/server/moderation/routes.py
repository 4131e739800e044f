"""Routes: mute, block and report people; the own sanctions."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import Language, ServicesDep, VisitorId
from sandtable.server.moderation import queries
from sandtable.server.moderation.models import ReportData, SanctionData
from sandtable.server.moderation.reports import new_report, person_at
from sandtable.server.moderation.texts import sanction_text
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import CHANGES
from sandtable.server.routes.table_jobs import TableDep
from sandtable.server.security import visitors
from sandtable.server.texts import speaker_for
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api", responses=PROBLEMS)


def known(visitor: str) -> None:
    """The id of the visitor; refused for a browser without a session."""
    if not visitor:
        raise RequestProblem(403, "unknown-visitor")


@router.post("/tables/{table_id}/avoid", dependencies=CHANGES)
async def avoid(
    table: TableDep,
    wish: messages.Avoid,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.MyStanding:
    """Mute or block somebody at a table."""
    known(visitor)
    whom, name = person_at(table, visitor, wish)

    def write(session: Session) -> None:
        queries.avoid(session, wish.kind, visitor, whom, name or queries.name_of(session, whom))

    await services.store.write(write)
    await services.person_changed(visitor)
    return await about_me(visitor, services, lang)


@router.post("/tables/{table_id}/report", status_code=201)
async def report(
    table: TableDep, wish: messages.NewReport, visitor: VisitorId, services: ServicesDep
) -> messages.Which:
    """Report somebody at a table; the table and its chat are kept with it as they are now."""
    known(visitor)
    whom, _ = person_at(table, visitor, wish)
    if not await services.reports.allows(visitor):
        raise RequestProblem(429, "too-many")
    made = new_report(table, visitor, whom, wish)

    def write(session: Session) -> None:
        if queries.open_report(session, visitor, whom, table.data.id) is not None:
            raise RequestProblem(409, "reported-already")
        session.add(made)

    await services.store.write(write)
    return messages.Which(id=made.id)


# About oneself


@router.get("/moderation/me")
async def about_me(
    visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.MyStanding:
    """What I may do, what was decided about me, and whom I avoid."""
    if not visitor:
        return messages.MyStanding(role="", notices=[], avoided=[])
    return await services.store.read(partial(me, visitor=visitor, speaker=speaker_for("", lang)))


def me(session: Session, visitor: str, speaker: Speaker) -> messages.MyStanding:
    role = queries.role_of(session, visitor)
    found = queries.sanctions_of(session, visitor)
    waiting = queries.reports_where(session, ReportData.status == "open") if role else []
    return messages.MyStanding(
        role=role,  # type: ignore[arg-type]  # the column holds nothing else
        notices=[notice(each, speaker) for each in found if not each.seen or holds(each)],
        avoided=[
            messages.Avoided(id=each.id, kind=kind, name=each.name, at=each.created)
            for kind, each in queries.avoided_by(session, visitor)
        ],
        reports=len(waiting),
    )


def holds(sanction: SanctionData) -> bool:
    return not sanction.lifted and sanction.until > visitors.now()


def notice(sanction: SanctionData, speaker: Speaker) -> messages.NoticeShown:
    return messages.NoticeShown(
        id=sanction.id,
        text=sanction_text(sanction, speaker),
        words=sanction.words,
        active=holds(sanction),
        until="" if sanction.lifted else sanction.until,
    )


@router.post("/moderation/me/seen", dependencies=CHANGES)
async def seen(
    which: messages.Which, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.MyStanding:
    """I have read what was decided."""
    known(visitor)
    await services.store.write(partial(queries.set_seen, visitor=visitor, sanction=which.id))
    return await about_me(visitor, services, lang)


@router.post("/moderation/me/lift", dependencies=CHANGES)
async def stop_avoiding(
    which: messages.Which, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.MyStanding:
    """Mute or block somebody no longer."""
    known(visitor)
    await services.store.write(partial(queries.stop_avoiding, visitor=visitor, which=which.id))
    await services.person_changed(visitor)
    return await about_me(visitor, services, lang)
