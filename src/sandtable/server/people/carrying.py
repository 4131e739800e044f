"""Over HTTP: a guest takes the seats along to another device, by a link that works once."""

from __future__ import annotations

import segno
from fastapi import APIRouter, Request
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.guarding import visitors
from sandtable.server.people import events, tickets
from sandtable.server.people.entering import LIMITED, DeskDep, account_at, used_up
from sandtable.server.people.passkeys import party_of
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.storage.models import VisitorData

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


@router.post("/carry", dependencies=LIMITED)
async def make_link(request: Request, desk: DeskDep) -> messages.CarryLink:
    """A link for another device of mine, also as a QR code."""
    if desk.known is None:
        raise RequestProblem(409, "nothing-to-carry")
    if await account_at(desk) is not None:
        raise RequestProblem(409, "account-already")
    token = visitors.new_token()
    await desk.services.store.write(
        lambda session: tickets.make_ticket(session, tickets.CARRY, token, desk.visitor)
    )
    link = f"{party_of(request).origin}/carry#{token}"
    picture = segno.make(link, micro=False).svg_data_uri(scale=4, border=3, light="white")
    return messages.CarryLink(link=link, picture=picture, minutes=tickets.MINUTES[tickets.CARRY])


@router.post("/carry/take", dependencies=LIMITED)
async def take_along(link: messages.Link, desk: DeskDep) -> messages.Entered:
    """This device is the same guest from now on; what a guest had here comes along."""
    if await account_at(desk) is not None:
        raise RequestProblem(409, "carry-account")
    ticket = await used_up(desk.services, link.token, tickets.CARRY)

    def find(session: Session) -> VisitorData | None:
        return None if ticket is None else session.get(VisitorData, ticket.visitor)

    guest = await desk.services.store.read(find)
    if guest is None:
        events.note(events.FAILED, "", by="carry")
        raise RequestProblem(410, "link-used")
    tables = await desk.sign_in(guest.id, "carry")
    return messages.Entered(name=guest.name, tables=tables)
