"""Routes: one-time links that move a guest's seats to another device."""

from __future__ import annotations

import segno
from fastapi import APIRouter, Request
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.accounts import security_log, tickets
from sandtable.server.accounts.accounts import account_of
from sandtable.server.accounts.passkeys import relying_party_of
from sandtable.server.accounts.sign_in_routes import (
    LIMITED,
    BrowserSessionDep,
    signed_in_account,
    use_ticket,
)
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.security import visitors
from sandtable.server.storage.models import VisitorData

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


@router.post("/carry", dependencies=LIMITED)
async def make_link(request: Request, browser: BrowserSessionDep) -> messages.CarryLink:
    """A link for another device of mine, also as a QR code."""
    if browser.known is None:
        raise RequestProblem(409, "nothing-to-carry")
    if await signed_in_account(browser) is not None:
        raise RequestProblem(409, "account-already")
    token = visitors.new_token()
    await browser.services.store.write(
        lambda session: tickets.make_ticket(session, tickets.CARRY, token, browser.visitor)
    )
    link = f"{relying_party_of(request).origin}/carry#{token}"
    picture = segno.make(link, micro=False).svg_data_uri(scale=4, border=3, light="white")
    return messages.CarryLink(link=link, picture=picture, minutes=tickets.MINUTES[tickets.CARRY])


@router.post("/carry/take", dependencies=LIMITED)
async def take_along(link: messages.Link, browser: BrowserSessionDep) -> messages.Entered:
    """This device is the same guest from now on; what a guest had here comes along."""
    if await signed_in_account(browser) is not None:
        raise RequestProblem(409, "carry-account")
    ticket = await use_ticket(browser.services, link.token, tickets.CARRY)

    def find(session: Session) -> VisitorData | None:
        """The guest; an account made since the link was made has its own ways in."""
        if ticket is None or account_of(session, ticket.visitor) is not None:
            return None
        return session.get(VisitorData, ticket.visitor)

    guest = await browser.services.store.read(find)
    if guest is None:
        security_log.log_event(security_log.FAILED, "", by="carry")
        raise RequestProblem(410, "link-used")
    tables = await browser.sign_in(guest.id, "carry")
    return messages.Entered(name=guest.name, tables=tables)
