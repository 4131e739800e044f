"""Routes: current user, sign-in by recovery code, sign-out; helpers of all sign-in methods."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.accounts import security_log, tickets
from sandtable.server.accounts.accounts import (
    account_like,
    account_of,
    make_account,
    rename_seats,
    touch,
)
from sandtable.server.accounts.models import AccountData, TicketData
from sandtable.server.accounts.passkeys import relying_party_of
from sandtable.server.accounts.recovery_codes import use_code
from sandtable.server.accounts.sessions import is_proved, note_proof
from sandtable.server.accounts.sign_in import BrowserSession
from sandtable.server.dependencies import Address, KnownSession, ServicesDep
from sandtable.server.problems import NOT_PROVED, PROBLEMS, RequestProblem
from sandtable.server.security import visitors
from sandtable.server.services import Services
from sandtable.server.storage.models import VisitorData

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


async def limit_sign_ins(address: Address, services: ServicesDep) -> None:
    """Limit attempts to sign in, against guessing."""
    if not await services.sign_ins.allows(address):
        raise RequestProblem(429, "too-many")


LIMITED: Final = [Depends(limit_sign_ins)]


async def browser_session_of(
    request: Request, response: Response, services: ServicesDep, known: KnownSession
) -> BrowserSession:
    return BrowserSession(request, response, services, known)


BrowserSessionDep = Annotated[BrowserSession, Depends(browser_session_of)]


@router.get("/me")
async def who_am_i(
    request: Request, browser: BrowserSessionDep, services: ServicesDep
) -> messages.Me:
    account = await signed_in_account(browser)
    return messages.Me(
        name="" if account is None else account.name,
        known=browser.known is not None,
        passkeys=relying_party_of(request).supported,
        mail=services.mailer.enabled,
    )


async def signed_in_account(browser: BrowserSession) -> AccountData | None:
    """The account of this browser; None for a guest."""
    return await browser.services.store.read(lambda session: account_of(session, browser.visitor))


def check_proof(browser: BrowserSession) -> None:
    """Refuse unless this browser has proved a short time ago whose it is."""
    if browser.known is None or not is_proved(browser.known.session):
        raise RequestProblem(NOT_PROVED, "prove-first")


async def note_fresh_proof(browser: BrowserSession, by: str) -> None:
    assert browser.known is not None
    here = browser.known.session.id
    await browser.services.store.write(lambda session: note_proof(session, here))
    security_log.log_event(security_log.PROVED, browser.visitor, by=by)


async def use_ticket(services: Services, secret: str, *kinds: str) -> TicketData | None:
    """Use up a valid ticket, also if what follows fails."""
    return await services.store.write(lambda session: tickets.take_ticket(session, secret, *kinds))


def create_account(
    session: Session, visitor: str, name: str, language: str, mail: str = ""
) -> None:
    """Create an account for a guest or a new visitor."""
    if session.get(VisitorData, visitor) is None:
        session.add(VisitorData(visitor, name, visitors.now()))
        session.flush()
    make_account(session, visitor, name, language, mail)


async def welcome_new_account(
    browser: BrowserSession, visitor: str, name: str, codes: list[str], by: str, here: bool = True
) -> messages.Entered:
    """After creating an account: show its name at tables and sign this browser in.

    With `here=False` another browser began the creation; only that one has a session.
    """

    def write(session: Session) -> list[str]:
        tables = rename_seats(session, visitor, name)
        touch(session, tables)
        return tables

    security_log.log_event(security_log.CREATED, visitor, by=by)
    await browser.services.tables_changed(await browser.services.store.write(write))
    if here:
        await browser.sign_in(visitor, by)
    return messages.Entered(name=name, codes=codes, here=here)


async def finish_sign_in(browser: BrowserSession, visitor: str, by: str) -> messages.Entered:
    tables = await browser.sign_in(visitor, by)
    account = await browser.services.store.read(lambda session: account_of(session, visitor))
    if account is None:  # deleted in the meantime
        raise RequestProblem(403, "sign-in-refused")
    return messages.Entered(name=account.name, tables=tables)


@router.post("/code", dependencies=LIMITED)
async def sign_in_by_code(
    given: messages.RecoveryCode, browser: BrowserSessionDep
) -> messages.Entered:
    services = browser.services
    found = await services.store.read(lambda session: account_like(session, given.name))
    visitor = "" if found is None else found.visitor
    if not await services.codes.allows(visitor or given.name):
        raise RequestProblem(429, "too-many")
    if not await services.store.write(lambda session: use_code(session, visitor, given.code)):
        security_log.log_event(security_log.FAILED, visitor, by="code")
        raise RequestProblem(403, "code-refused")
    return await finish_sign_in(browser, visitor, "code")


@router.post("/sign-out", status_code=204)
async def sign_out(browser: BrowserSessionDep) -> None:
    """This browser is nobody's; a guest would lose the seats with it."""
    if await signed_in_account(browser) is None:
        raise RequestProblem(403, "no-account")
    await browser.sign_out()
