"""Over HTTP: links in mails, which make an account, sign in, or confirm an address."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import ServicesDep
from sandtable.server.guarding import visitors
from sandtable.server.people import events, tickets
from sandtable.server.people.accounts import (
    account_of,
    account_with_mail,
    check_free,
    set_mail,
)
from sandtable.server.people.codes import make_codes
from sandtable.server.people.entering import (
    LIMITED,
    DeskDep,
    entered,
    entered_anew,
    start_account,
    used_up,
)
from sandtable.server.people.mailing import mail_address
from sandtable.server.people.models import TicketData
from sandtable.server.people.passkeys import party_of
from sandtable.server.people.signing import Desk
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.services import Services

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


def address_in(mail: str, services: Services) -> str:
    if not services.mailer.can:
        raise RequestProblem(409, "no-mail-server")
    address = mail_address(mail)
    if not address:
        raise RequestProblem(422, "mail-wrong")
    return address


@router.post("/mail/new", dependencies=LIMITED)
async def begin_by_mail(
    wish: messages.NewAccountByMail, request: Request, desk: DeskDep
) -> messages.Sent:
    """Send a link that makes an account."""
    mail = address_in(wish.mail, desk.services)

    def check(session: Session) -> str:
        if account_of(session, desk.visitor) is not None:
            raise RequestProblem(409, "account-already")
        return check_free(session, wish.name)

    name = await desk.services.store.read(check)
    return link_sent(desk, request, tickets.NEW_ACCOUNT, mail, desk.visitor, name)


def link_sent(
    desk: Desk, request: Request, kind: str, mail: str, visitor: str, name: str
) -> messages.Sent:
    """A link is on its way; how long it will be good."""
    origin = party_of(request).origin
    desk.services.mailer.later(send_link(desk, kind, mail, visitor, {"name": name}, origin))
    return messages.Sent(minutes=tickets.MINUTES[kind])


@router.post("/mail/sign-in", dependencies=LIMITED)
async def ask_for_mail(
    wish: messages.MailAddress, request: Request, desk: DeskDep
) -> messages.Sent:
    """Send a link that signs in; the reply is the same if nobody has this address."""
    mail = address_in(wish.mail, desk.services)
    desk.services.mailer.later(send_sign_in(desk, mail, party_of(request).origin))
    return messages.Sent(minutes=tickets.MINUTES[tickets.SIGN_IN])


async def send_sign_in(desk: Desk, mail: str, origin: str) -> None:
    """To the one who has this address, if anybody has."""
    account = await desk.services.store.read(lambda session: account_with_mail(session, mail))
    if account is None:
        return
    data = {"name": account.name, "language": account.language}
    await send_link(desk, tickets.SIGN_IN, mail, account.visitor, data, origin)


async def send_link(
    desk: Desk, kind: str, mail: str, visitor: str, data: dict[str, Any], origin: str
) -> None:
    """A mail with a link, unless this address has some already."""
    services, token = desk.services, visitors.new_token()

    def write(session: Session) -> bool:
        if tickets.count_about(session, mail) >= services.settings.mails_at_once:
            return False
        tickets.make_ticket(session, kind, token, visitor, mail, data)
        return True

    if not await services.store.write(write):
        services.mailer.observe("dropped")
        return
    link = f"{services.mailer.page_for(origin)}/mail#{token}"
    language = str(data.get("language", desk.language))
    await services.mailer.send(mail, kind, language, name=str(data["name"]), link=link)


@router.post("/link/look")
async def look_at_link(link: messages.Link, services: ServicesDep) -> messages.LinkShown:
    """What a link in a mail is for. It stays good: programs that scan mails only look."""
    found = await services.store.read(
        lambda session: tickets.look_at(session, link.token, tickets.IN_MAILS)
    )
    if found is None:
        raise RequestProblem(410, "link-used")
    kind: messages.LinkKind = found.kind  # type: ignore[assignment]  # one of IN_MAILS
    return messages.LinkShown(kind=kind, name=str(found.data["name"]), mail=found.about)


@router.post("/link", dependencies=LIMITED)
async def use_link(link: messages.Link, desk: DeskDep) -> messages.Entered:
    """A link in a mail was confirmed by a click."""
    ticket = await used_up(desk.services, link.token, *tickets.IN_MAILS)
    if ticket is None:
        events.note(events.FAILED, "", by="mail")
        raise RequestProblem(410, "link-used")
    if ticket.kind == tickets.SIGN_IN:
        return await entered(desk, ticket.visitor, "mail")
    if ticket.kind == tickets.ADDRESS:
        return await confirm_address(desk, ticket)
    owner, name = ticket.visitor or visitors.new_id(), str(ticket.data["name"])

    def write(session: Session) -> list[str]:
        if account_with_mail(session, ticket.about) is not None:
            raise RequestProblem(409, "mail-taken")
        start_account(session, owner, name, desk.language, ticket.about)
        return make_codes(session, owner)

    codes = await desk.services.store.write(write)
    here = ticket.visitor in ("", desk.visitor)
    return await entered_anew(desk, owner, name, codes, "mail", here)


async def confirm_address(desk: Desk, ticket: TicketData) -> messages.Entered:
    def write(session: Session) -> str:
        account = account_of(session, ticket.visitor)
        if account is None:
            raise RequestProblem(410, "link-used")
        set_mail(session, account, ticket.about)
        return account.name

    name = await desk.services.store.write(write)
    events.note(events.CHANGED, ticket.visitor, what="mail-confirmed")
    return messages.Entered(name=name, here=desk.visitor == ticket.visitor)
