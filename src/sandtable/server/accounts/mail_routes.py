"""Routes: links in mails that create an account, sign in, or confirm an address."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.accounts import security_log, tickets
from sandtable.server.accounts.accounts import (
    account_of,
    account_with_mail,
    check_name_is_free,
    set_mail,
)
from sandtable.server.accounts.mailer import mail_address
from sandtable.server.accounts.models import TicketData
from sandtable.server.accounts.passkeys import relying_party_of
from sandtable.server.accounts.recovery_codes import make_codes
from sandtable.server.accounts.sign_in import BrowserSession
from sandtable.server.accounts.sign_in_routes import (
    LIMITED,
    BrowserSessionDep,
    create_account,
    finish_sign_in,
    note_fresh_proof,
    use_ticket,
    welcome_new_account,
)
from sandtable.server.dependencies import ServicesDep
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.security import visitors
from sandtable.server.services import Services

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


def checked_address(mail: str, services: Services) -> str:
    if not services.mailer.enabled:
        raise RequestProblem(409, "no-mail-server")
    address = mail_address(mail)
    if not address:
        raise RequestProblem(422, "mail-wrong")
    return address


@router.post("/mail/new", dependencies=LIMITED)
async def begin_by_mail(
    wish: messages.NewAccountByMail, request: Request, browser: BrowserSessionDep
) -> messages.Sent:
    """Send a link that makes an account."""
    mail = checked_address(wish.mail, browser.services)

    def check(session: Session) -> str:
        if account_of(session, browser.visitor) is not None:
            raise RequestProblem(409, "account-already")
        return check_name_is_free(session, wish.name)

    name = await browser.services.store.read(check)
    return link_sent_reply(browser, request, tickets.NEW_ACCOUNT, mail, browser.visitor, name)


def link_sent_reply(
    browser: BrowserSession,
    request: Request,
    kind: str,
    mail: str,
    visitor: str,
    name: str,
    **data: str,
) -> messages.Sent:
    """The reply after sending a link: how long it is valid."""
    origin = relying_party_of(request).origin
    browser.services.mailer.send_later(
        send_link(browser, kind, mail, visitor, {"name": name, **data}, origin)
    )
    return messages.Sent(minutes=tickets.MINUTES[kind])


@router.post("/mail/sign-in", dependencies=LIMITED)
async def ask_for_mail(
    wish: messages.MailAddress, request: Request, browser: BrowserSessionDep
) -> messages.Sent:
    """Send a link that signs in; the reply is the same if nobody has this address."""
    mail = checked_address(wish.mail, browser.services)
    browser.services.mailer.send_later(
        send_sign_in(browser, mail, relying_party_of(request).origin)
    )
    return messages.Sent(minutes=tickets.MINUTES[tickets.SIGN_IN])


async def send_sign_in(browser: BrowserSession, mail: str, origin: str) -> None:
    """Send a sign-in link, if an account has this address."""
    account = await browser.services.store.read(lambda session: account_with_mail(session, mail))
    if account is None:
        return
    data = {"name": account.name, "language": account.language}
    await send_link(browser, tickets.SIGN_IN, mail, account.visitor, data, origin)


async def send_link(
    browser: BrowserSession, kind: str, mail: str, visitor: str, data: dict[str, Any], origin: str
) -> None:
    """Send a link, unless this address already has several valid ones."""
    services, token = browser.services, visitors.new_token()

    def write(session: Session) -> bool:
        if tickets.count_for_address(session, mail, kind) >= services.settings.mails_at_once:
            return False
        tickets.make_ticket(session, kind, token, visitor, mail, data)
        return True

    if not await services.store.write(write):
        services.mailer.observe("dropped")
        return
    link = f"{services.mailer.page_for(origin)}/mail#{token}"
    language = str(data.get("language", browser.language))
    await services.mailer.send(mail, kind, language, name=str(data["name"]), link=link)


@router.post("/link/look")
async def look_at_link(link: messages.Link, services: ServicesDep) -> messages.LinkShown:
    """What a link in a mail is for. It stays good: programs that scan mails only look."""
    found = await services.store.read(
        lambda session: tickets.find_ticket(session, link.token, tickets.IN_MAILS)
    )
    if found is None:
        raise RequestProblem(410, "link-used")
    kind: messages.LinkKind = found.kind  # type: ignore[assignment]  # one of IN_MAILS
    return messages.LinkShown(kind=kind, name=str(found.data["name"]), mail=found.about)


@router.post("/link", dependencies=LIMITED)
async def use_link(link: messages.Link, browser: BrowserSessionDep) -> messages.Entered:
    """A link in a mail was confirmed by a click."""
    await check_is_for_here(browser, link.token)
    ticket = await use_ticket(browser.services, link.token, *tickets.IN_MAILS)
    if ticket is None:
        security_log.log_event(security_log.FAILED, "", by="mail")
        raise RequestProblem(410, "link-used")
    if ticket.kind == tickets.SIGN_IN:
        return await finish_sign_in(browser, ticket.visitor, "mail")
    if ticket.kind == tickets.PROOF:
        await note_fresh_proof(browser, "mail")
        return messages.Entered(name=str(ticket.data["name"]))
    if ticket.kind == tickets.ADDRESS:
        return await confirm_address(browser, ticket)
    owner, name = ticket.visitor or visitors.new_id(), str(ticket.data["name"])

    def write(session: Session) -> list[str]:
        if account_with_mail(session, ticket.about) is not None:
            raise RequestProblem(409, "mail-taken")
        create_account(session, owner, name, browser.language, ticket.about)
        return make_codes(session, owner)

    codes = await browser.services.store.write(write)
    here = ticket.visitor in ("", browser.visitor)
    return await welcome_new_account(browser, owner, name, codes, "mail", here)


async def check_is_for_here(browser: BrowserSession, token: str) -> None:
    """A proof counts in the browser that asked for it, and in no other that somebody may hold."""
    found = await browser.services.store.read(
        lambda session: tickets.find_ticket(session, token, (tickets.PROOF,))
    )
    here = "" if browser.known is None else browser.known.session.id
    if found is not None and found.data["session"] != here:
        raise RequestProblem(409, "proof-elsewhere")


async def confirm_address(browser: BrowserSession, ticket: TicketData) -> messages.Entered:
    def write(session: Session) -> str:
        account = account_of(session, ticket.visitor)
        if account is None:
            raise RequestProblem(410, "link-used")
        set_mail(session, account, ticket.about)
        return account.name

    name = await browser.services.store.write(write)
    security_log.log_event(security_log.CHANGED, ticket.visitor, what="mail-confirmed")
    return messages.Entered(name=name, here=browser.visitor == ticket.visitor)
