"""Routes: challenges to one person."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import AdmissionDep, Language, ServicesDep, VisitorId
from sandtable.server.lobby import challenges
from sandtable.server.lobby.access import account_names, may_play
from sandtable.server.lobby.listings import person_link, side_shown, terms_of
from sandtable.server.lobby.lobby_routes import free_seat
from sandtable.server.lobby.models import ChallengeData
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.routes.table_jobs import TableDep
from sandtable.server.routes.table_setup import opened, sit_down
from sandtable.server.services import Services
from sandtable.server.storage.models import TableData
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import brief_of, seat_shown

router = APIRouter(prefix="/api/meeting/challenges", responses=PROBLEMS)


@router.get("", dependencies=READS)
async def mine(
    visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.Challenges:
    """What I was challenged to, and whom I have challenged."""
    now = services.now()
    speaker = speaker_for("", lang)

    def read(session: Session) -> messages.Challenges:
        received = challenges.received(session, visitor, now) if visitor else []
        sent = challenges.sent(session, visitor) if visitor else []
        names = account_names(
            session,
            [*(each.by_visitor for each, _ in received), *(each.to_visitor for each, _ in sent)],
        )
        return messages.Challenges(
            received=[shown(*each, visitor, names, now, lang) for each in received],
            sent=[shown(*each, visitor, names, now, lang) for each in sent],
            reasons=[
                messages.Reason(id=each, text=speaker.say(f"decline-{each}"))
                for each in challenges.REASONS
            ],
        )

    return await services.store.read(read)


def shown(
    challenge: ChallengeData,
    data: TableData,
    visitor: str,
    names: dict[str, str],
    now: str,
    language: str,
) -> messages.ChallengeShown:
    speaker = speaker_for(data.game, language)
    mine = challenge.by_visitor == visitor
    other = challenge.to_visitor if mine else challenge.by_visitor
    seated = next((each.name for each in data.seats if each.visitor == other), "")
    reason = challenge.declined
    return messages.ChallengeShown(
        table=data.id,
        game=data.game,
        game_name=speaker.say(f"game-{data.game}"),
        scenario=data.scenario,
        title=brief_of(data.game, data.scenario, speaker.language)[0],
        who=person_link(other, seated, names),
        seats=[seat_shown(data, seat, visitor, speaker, set()) for seat in range(len(data.seats))],
        free=[side_shown(data.game, seat, speaker) for seat in data.free_seats()],
        terms=terms_of(data, speaker),
        state=challenges.state_of(challenge, now),
        reason=speaker.say(f"decline-{reason}") if reason else "",
        until=challenge.until,
    )


async def pending(services: Services, table: TableData, visitor: str) -> ChallengeData:
    """The open challenge of this visitor to a table."""
    found = await services.store.read(
        lambda session: challenges.challenge_to(session, table.id, visitor)
    )
    if found is None:
        raise RequestProblem(410, "no-challenge")
    if challenges.state_of(found, services.now()) != "pending":
        raise RequestProblem(410, "challenge-over")
    return found


@router.post("/{table_id}/accept", dependencies=JOINS)
async def accept(
    table: TableDep,
    wish: messages.JoinWish,
    visitor: VisitorId,
    admission: AdmissionDep,
    services: ServicesDep,
) -> messages.Opened:
    """Take the seat that is kept for me."""
    challenge = await pending(services, table.data, visitor)
    if not await services.store.read(
        lambda session: may_play(session, challenge.by_visitor, visitor)
    ):
        raise RequestProblem(403, "may-not-meet")
    await admission.admit(wish.name)
    await sit_down(table, free_seat(table, wish.seat), None, visitor, admission.name, wish)
    return opened(table.data, {})


@router.post("/{table_id}/decline", dependencies=JOINS)
async def decline(
    table: TableDep,
    wish: messages.Decline,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.Challenges:
    """No, and why: the table is closed, unless others sit there already."""
    if wish.reason not in challenges.REASONS:
        raise RequestProblem(400, "wish-reason")
    await pending(services, table.data, visitor)
    if table.seats.of(visitor):
        raise RequestProblem(409, "already-here")
    await services.store.write(
        partial(challenges.decline, table_id=table.data.id, reason=wish.reason)
    )
    await table.petitions.call_off()
    return await mine(visitor, services, lang)


@router.post("/{table_id}/withdraw", dependencies=JOINS)
async def withdraw(
    table: TableDep, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.Challenges:
    """Take back a challenge, or put away one that was declined or has expired."""
    if not visitor or visitor != table.data.opened_by:
        raise RequestProblem(403, "not-closer")
    if not table.data.over and not await table.petitions.call_off() and not table.data.over:
        raise RequestProblem(409, "somebody-sits")
    await services.store.write(partial(challenges.drop, table_id=table.data.id))
    return await mine(visitor, services, lang)
