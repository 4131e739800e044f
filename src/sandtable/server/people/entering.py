"""Over HTTP: who one is, signing in by recovery code, signing out; and what all ways in share."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import Address, KnownSession, ServicesDep
from sandtable.server.guarding import visitors
from sandtable.server.people import events, tickets
from sandtable.server.people.accounts import (
    account_like,
    account_of,
    make_account,
    show_name,
    touch,
)
from sandtable.server.people.codes import use_code
from sandtable.server.people.models import AccountData, TicketData
from sandtable.server.people.passkeys import party_of
from sandtable.server.people.signing import Desk
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.services import Services
from sandtable.server.storage.models import VisitorData

router = APIRouter(prefix="/api/people", responses=PROBLEMS)


async def limit_sign_ins(address: Address, services: ServicesDep) -> None:
    """So that nobody tries out what might work."""
    if not await services.sign_ins.allows(address):
        raise RequestProblem(429, "too-many")


LIMITED: Final = [Depends(limit_sign_ins)]


async def desk_of(
    request: Request, response: Response, services: ServicesDep, known: KnownSession
) -> Desk:
    return Desk(request, response, services, known)


DeskDep = Annotated[Desk, Depends(desk_of)]


@router.get("/me")
async def who_am_i(request: Request, desk: DeskDep, services: ServicesDep) -> messages.Me:
    account = await account_at(desk)
    return messages.Me(
        name="" if account is None else account.name,
        known=desk.known is not None,
        passkeys=party_of(request).can,
        mail=services.mailer.can,
    )


async def account_at(desk: Desk) -> AccountData | None:
    """The account of the browser that asks; None for a guest."""
    return await desk.services.store.read(lambda session: account_of(session, desk.visitor))


async def used_up(services: Services, secret: str, *kinds: str) -> TicketData | None:
    """A ticket that is good, and is no longer so: also if what follows fails."""
    return await services.store.write(lambda session: tickets.take_ticket(session, secret, *kinds))


def start_account(session: Session, visitor: str, name: str, language: str, mail: str = "") -> None:
    """The account of a guest, or of somebody who has not been here before."""
    if session.get(VisitorData, visitor) is None:
        session.add(VisitorData(visitor, name, visitors.now()))
        session.flush()
    make_account(session, visitor, name, language, mail)


async def entered_anew(
    desk: Desk, visitor: str, name: str, codes: list[str], by: str, here: bool = True
) -> messages.Entered:
    """An account was just made: tables show its name, and this browser is signed in to it.

    Not where somebody else's browser began to make it: that one has a session of the account.
    """

    def write(session: Session) -> list[str]:
        tables = show_name(session, visitor, name)
        touch(session, tables)
        return tables

    events.note(events.CREATED, visitor, by=by)
    await desk.services.tables_changed(await desk.services.store.write(write))
    if here:
        await desk.sign_in(visitor, by)
    return messages.Entered(name=name, codes=codes, here=here)


async def entered(desk: Desk, visitor: str, by: str) -> messages.Entered:
    tables = await desk.sign_in(visitor, by)
    account = await desk.services.store.read(lambda session: account_of(session, visitor))
    if account is None:  # deleted this very moment
        raise RequestProblem(403, "sign-in-refused")
    return messages.Entered(name=account.name, tables=tables)


@router.post("/code", dependencies=LIMITED)
async def sign_in_by_code(given: messages.RecoveryCode, desk: DeskDep) -> messages.Entered:
    services = desk.services
    found = await services.store.read(lambda session: account_like(session, given.name))
    visitor = "" if found is None else found.visitor
    if not await services.codes.allows(visitor or given.name):
        raise RequestProblem(429, "too-many")
    if not await services.store.write(lambda session: use_code(session, visitor, given.code)):
        events.note(events.FAILED, visitor, by="code")
        raise RequestProblem(403, "code-refused")
    return await entered(desk, visitor, "code")


@router.post("/sign-out", status_code=204)
async def sign_out(desk: DeskDep) -> None:
    """This browser is nobody's; a guest would lose the seats with it."""
    if await account_at(desk) is None:
        raise RequestProblem(403, "no-account")
    await desk.sign_out()
