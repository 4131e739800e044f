"""Routes for moderators: reports, decisions, sanctions, audit log."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.dependencies import Language, Name, ServicesDep, VisitorId
from sandtable.server.moderation import queries
from sandtable.server.moderation.models import ReportData, SanctionData
from sandtable.server.moderation.routes import holds
from sandtable.server.moderation.texts import audit_text, outcome_text, sanction_row
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.security import visitors
from sandtable.server.storage.models import TableData
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import bot_name, brief_of, name_shown
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api/moderation", responses=PROBLEMS)

SECURITY: Final = logging.getLogger("sandtable.security")


async def moderator_of(visitor: VisitorId, services: ServicesDep) -> str:
    """The visitor of a request, who must be an account with a role."""
    role = await services.store.read(partial(queries.role_of, visitor=visitor))
    if not role:
        SECURITY.warning("a moderator's page was refused to visitor %s", visitor or "unknown")
        raise RequestProblem(403, "not-moderator")
    return visitor


Moderator = Annotated[str, Depends(moderator_of)]


# Reading


@router.get("/reports")
async def reports(
    moderator: Moderator, services: ServicesDep, closed: bool = False, lang: Language = "en"
) -> messages.ReportList:
    """Reports that are open, or those that are closed; and the sanctions that hold now."""

    def read(session: Session) -> messages.ReportList:
        status = "closed" if closed else "open"
        found = queries.reports_where(session, ReportData.status == status)
        return messages.ReportList(
            reports=[row_of(session, each, lang) for each in found],
            sanctions=[
                sanction_shown(session, each, moderator, lang) for each in queries.in_force(session)
            ],
        )

    return await services.store.read(read)


@router.get("/reports/{report}")
async def one_report(
    report: Name, moderator: Moderator, services: ServicesDep, lang: Language = "en"
) -> messages.ReportShown:
    return await services.store.read(
        partial(report_shown, report=report, moderator=moderator, lang=lang)
    )


@router.get("/audit")
async def audit(
    moderator: Moderator, services: ServicesDep, before: int = 0, lang: Language = "en"
) -> messages.AuditShown:
    """What moderators and operators have done, the latest first. Nothing changes it."""
    lines = await services.store.read(partial(queries.audit, before=before))
    speaker = speaker_for("", lang)
    return messages.AuditShown(
        lines=[
            messages.AuditLine(
                n=each.n, at=each.at, who=each.who_name or each.who, text=audit_text(each, speaker)
            )
            for each in lines
        ],
        more=len(lines) == queries.MOST_ROWS,
    )


def row_of(session: Session, report: ReportData, lang: str) -> messages.ReportRow:
    speaker = speaker_for(report.kept["game"], lang)
    return messages.ReportRow(
        id=report.id,
        at=report.at,
        reason=report.reason,  # type: ignore[arg-type]  # the column holds nothing else
        reporter=queries.name_of(session, report.reporter),
        about=queries.name_of(session, report.about),
        title=brief_of(report.kept["game"], report.kept["scenario"], speaker.language)[0],
        open=report.status == "open",
        outcome=outcome_text(report.outcome, speaker),
    )


def report_shown(session: Session, report: str, moderator: str, lang: str) -> messages.ReportShown:
    found = find_report(session, report)
    kept = found.kept
    speaker = speaker_for(kept["game"], lang)
    why_not = why_not_act(session, moderator, found.about, found.reporter)
    over = session.get(TableData, found.table_id)
    step = f"/{kept['step']}"
    return messages.ReportShown(
        row=row_of(session, found, lang),
        words=found.words,
        table=found.table_id,
        replay=f"/replay/{found.table_id}{step}",
        there=over is not None,
        status=kept["status"],
        moment=BOXES[kept["game"]].face.stored_moment(kept["moment"], speaker),
        seats=[kept_seat(kept["game"], each, speaker) for each in kept["seats"]],
        chat=[messages.KeptLine(**each) for each in kept["chat"]],
        before=[
            sanction_shown(session, each, moderator, lang)
            for each in queries.sanctions_of(session, found.about)
        ],
        may_act=found.status == "open" and not why_not,
        why_not=speaker.say(f"problem-{why_not}") if why_not else "",
    )


def kept_seat(game: str, seat: dict[str, Any], speaker: Speaker) -> messages.KeptSeat:
    who = bot_name(seat["bot"], speaker) if seat["bot"] else seat["who"]
    side = BOXES[game].face.seat_name(seat["seat"], speaker)
    return messages.KeptSeat(side=side, who=who, theirs=seat["theirs"])


def sanction_shown(
    session: Session, sanction: SanctionData, moderator: str, lang: str
) -> messages.SanctionShown:
    speaker = speaker_for("", lang)
    by = name_shown(sanction.given_by, speaker)
    return messages.SanctionShown(
        id=sanction.id,
        kind=sanction.kind,  # type: ignore[arg-type]  # the column holds nothing else
        person=queries.name_of(session, sanction.visitor),
        text=sanction_row(sanction, speaker),
        words=sanction.words,
        given_by=queries.name_of(session, sanction.given_by) or by,
        at=sanction.at,
        until=sanction.until,
        active=holds(sanction),
        mine=not why_not_act(session, moderator, sanction.visitor),
    )


def find_report(session: Session, report: str) -> ReportData:
    found = session.get(ReportData, report)
    if found is None:
        raise RequestProblem(404, "no-report")
    return found


# Decisions


def why_not_act(session: Session, moderator: str, about: str, reporter: str = "") -> str:
    """Why a moderator may not act: the own case, or a person of the same or a higher role."""
    if moderator in (about, reporter):
        return "own-report"
    mine = queries.RANKS[queries.role_of(session, moderator)]
    theirs = queries.RANKS[queries.role_of(session, about)]
    return "" if theirs < mine else "higher-role"


def check_act(session: Session, moderator: str, about: str, reporter: str = "") -> None:
    why_not = why_not_act(session, moderator, about, reporter)
    if why_not:
        SECURITY.warning("visitor %s may not act on visitor %s: %s", moderator, about, why_not)
        raise RequestProblem(403, why_not)


@router.post("/reports/{report}/act")
async def act(
    report: Name,
    wish: messages.Act,
    moderator: Moderator,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.ReportShown:
    """Decide about a report. The person is told at once, and when they come back."""

    def write(session: Session) -> str:
        found = find_report(session, report)
        check_act(session, moderator, found.about, found.reporter)
        if not queries.close_report(session, report, wish.act):
            raise RequestProblem(409, "report-closed")
        if wish.act != queries.DISMISS:
            session.add(sanction_of(found, wish, moderator))
        details = {"reason": found.reason, "report": report, "words": wish.words.strip()}
        if wish.act in (queries.MUTE, queries.SUSPEND):
            details["days"] = str(wish.days)
        queries.add_audit_entry(session, moderator, wish.act, found.about, **details)
        return found.about

    about = await services.store.write(write)
    SECURITY.info("visitor %s: %s for visitor %s", moderator, wish.act, about)
    if wish.act != queries.DISMISS:
        await services.person_changed(about)
    return await one_report(report, moderator, services, lang)


def sanction_of(report: ReportData, wish: messages.Act, moderator: str) -> SanctionData:
    until = "" if wish.act == queries.WARN else in_days(wish.days)
    return SanctionData(
        id=visitors.new_id(),
        visitor=report.about,
        kind=wish.act,
        reason=report.reason,
        words=wish.words.strip(),
        given_by=moderator,
        at=visitors.now(),
        until=until,
        report=report.id,
    )


def in_days(days: int) -> str:
    """The time in this many days."""
    end = datetime.fromisoformat(visitors.now()) + timedelta(days=days)
    return end.astimezone(UTC).isoformat(timespec="milliseconds")


@router.post("/sanctions/{sanction}/lift")
async def lift(
    sanction: Name, moderator: Moderator, services: ServicesDep, lang: Language = "en"
) -> messages.ReportList:
    """End a mute or a suspension before its time."""

    def write(session: Session) -> str:
        found = session.get(SanctionData, sanction)
        if found is None:
            raise RequestProblem(404, "no-report")
        check_act(session, moderator, found.visitor)
        if not holds(found) or not queries.lift(session, sanction):
            raise RequestProblem(409, "not-in-force")
        queries.add_audit_entry(session, moderator, "lift", found.visitor, kind=found.kind)
        return found.visitor

    about = await services.store.write(write)
    SECURITY.info("visitor %s: lift for visitor %s", moderator, about)
    await services.person_changed(about)
    return await reports(moderator, services, lang=lang)
