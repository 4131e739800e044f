"""Over HTTP: one's own account: name, passkeys, mail, codes, sessions, export, deletion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.dependencies import Name
from sandtable.server.guarding.visitors import tidy
from sandtable.server.people import events, exporting, leaving, passkeys, tickets
from sandtable.server.people.accounts import (
    account_of,
    rename_account,
    set_mail,
    show_name,
    touch,
    ways_in,
)
from sandtable.server.people.by_mail import address_in, link_sent
from sandtable.server.people.codes import codes_left, make_codes
from sandtable.server.people.entering import LIMITED, DeskDep, account_at
from sandtable.server.people.models import AccountData, PasskeyData, SessionData
from sandtable.server.people.names import folded
from sandtable.server.people.passkeys import party_of
from sandtable.server.people.sessions import sessions_of
from sandtable.server.people.signing import Desk
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import CHANGES

router = APIRouter(prefix="/api/account", responses=PROBLEMS)


async def signed_in(desk: DeskDep) -> AccountData:
    account = await account_at(desk)
    if account is None:
        raise RequestProblem(403, "no-account")
    return account


AccountDep = Annotated[AccountData, Depends(signed_in)]


@router.get("")
async def my_account(account: AccountDep, desk: DeskDep, request: Request) -> messages.AccountShown:
    return await shown(desk, account.visitor, request)


async def shown(desk: Desk, visitor: str, request: Request) -> messages.AccountShown:
    mailer, here = desk.services.mailer, desk.known.session.id if desk.known else ""

    def read(session: Session) -> messages.AccountShown:
        account = account_in(session, visitor)
        return messages.AccountShown(
            name=account.name,
            mail=account.mail,
            created=account.created,
            passkeys=[
                messages.PasskeyShown(
                    id=each.id, label=each.label, created=each.created, used=each.used
                )
                for each in passkeys.passkeys_of(session, visitor)
            ],
            sessions=[
                messages.SessionShown(
                    id=each.id,
                    label=each.label,
                    created=each.created,
                    used=each.used,
                    here=each.id == here,
                )
                for each in sessions_of(session, visitor)
            ],
            codes=codes_left(session, visitor),
            can_remove=ways_in(session, account, mailer.can) > 1,
            can_make_passkeys=party_of(request).can,
            can_mail=mailer.can,
        )

    return await desk.services.store.read(read)


def account_in(session: Session, visitor: str) -> AccountData:
    account = account_of(session, visitor)
    if account is None:
        raise RequestProblem(403, "no-account")
    return account


@router.post("/name", dependencies=CHANGES)
async def rename(
    wish: messages.AccountName, account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    """Another name, also at the tables whose games are not over."""

    def write(session: Session) -> list[str]:
        mine = account_in(session, account.visitor)
        rename_account(session, mine, wish.name)
        tables = show_name(session, mine.visitor, mine.name)
        touch(session, tables)
        return tables

    await desk.services.tables_changed(await desk.services.store.write(write))
    events.note(events.CHANGED, account.visitor, what="name")
    return await shown(desk, account.visitor, request)


# Ways in


def check_not_last(session: Session, account: AccountData, by_mail: bool) -> None:
    if ways_in(session, account, by_mail) < 2:
        raise RequestProblem(409, "last-way-in")


@router.post("/passkeys/{passkey}", dependencies=CHANGES)
async def label_passkey(
    passkey: Name, wish: messages.PasskeyLabel, account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    label = tidy(wish.label)[: passkeys.LONGEST_LABEL]
    if not label:
        raise RequestProblem(422, "no-label")
    mine = (PasskeyData.id == passkey, PasskeyData.visitor == account.visitor)
    await desk.services.store.write(
        lambda session: session.execute(update(PasskeyData).where(*mine).values(label=label))
    )
    return await shown(desk, account.visitor, request)


@router.post("/passkeys/{passkey}/remove", dependencies=CHANGES)
async def remove_passkey(
    passkey: Name, account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    by_mail = desk.services.mailer.can
    mine = (PasskeyData.id == passkey, PasskeyData.visitor == account.visitor)

    def write(session: Session) -> None:
        locked(session, account.visitor)
        check_not_last(session, account_in(session, account.visitor), by_mail)
        session.execute(delete(PasskeyData).where(*mine))

    await desk.services.store.write(write)
    events.note(events.REVOKED, account.visitor, what="passkey")
    return await shown(desk, account.visitor, request)


def locked(session: Session, visitor: str) -> None:
    """One after the other: two at once could each leave the other's way in as the last."""
    session.get(AccountData, visitor, with_for_update=True)


@router.post("/mail", dependencies=LIMITED)
async def change_mail(
    wish: messages.MailAddress, account: AccountDep, desk: DeskDep, request: Request
) -> messages.Sent:
    """Send a link to an address; it is the account's once the link is confirmed."""
    mail = address_in(wish.mail, desk.services)
    return link_sent(desk, request, tickets.ADDRESS, mail, account.visitor, account.name)


@router.post("/mail/remove", dependencies=CHANGES)
async def remove_mail(
    account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    by_mail = desk.services.mailer.can

    def write(session: Session) -> None:
        locked(session, account.visitor)
        mine = account_in(session, account.visitor)
        if by_mail:
            check_not_last(session, mine, by_mail)
        set_mail(session, mine, "")

    await desk.services.store.write(write)
    events.note(events.REVOKED, account.visitor, what="mail")
    return await shown(desk, account.visitor, request)


@router.post("/codes", dependencies=CHANGES)
async def new_codes(account: AccountDep, desk: DeskDep) -> messages.Codes:
    """Ten new recovery codes; the earlier ones no longer work."""
    codes = await desk.services.store.write(lambda session: make_codes(session, account.visitor))
    events.note(events.CHANGED, account.visitor, what="codes")
    return messages.Codes(codes=codes)


# Sessions


@router.post("/sessions/others/end", dependencies=CHANGES)
async def end_other_sessions(
    account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    """Sign out everywhere but here."""
    assert desk.known is not None
    here = desk.known.session.id
    return await end_where(desk, account, request, lambda session: session.id != here)


@router.post("/sessions/{which}/end", dependencies=CHANGES)
async def end_session(
    which: Name, account: AccountDep, desk: DeskDep, request: Request
) -> messages.AccountShown:
    """Sign out in another browser."""
    return await end_where(desk, account, request, lambda session: session.id == which)


async def end_where(
    desk: Desk, account: AccountData, request: Request, ends: Callable[[SessionData], bool]
) -> messages.AccountShown:
    mine = await desk.services.store.read(lambda session: sessions_of(session, account.visitor))
    ended = [each for each in mine if ends(each)]
    await desk.end(account.visitor, ended)
    for each in ended:
        events.note(events.REVOKED, account.visitor, what="session", session=each.id)
    return await shown(desk, account.visitor, request)


# All of it


@router.get("/export", dependencies=CHANGES)
async def export(account: AccountDep, desk: DeskDep) -> Response:
    """Everything that is stored about me."""
    found = await desk.services.store.read(
        lambda session: exporting.export(session, account.visitor)
    )
    return Response(
        exporting.as_text(found),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="sandtable-account.json"'},
    )


@router.post("/delete", status_code=204)
async def delete_account(wish: messages.AccountName, account: AccountDep, desk: DeskDep) -> None:
    """Forget me. My name is asked for once more; games stay, without it."""
    if folded(wish.name) != account.folded:
        raise RequestProblem(422, "name-differs")
    services, visitor = desk.services, account.visitor
    seats = await services.store.read(lambda session: leaving.seats_of(session, visitor))
    await leaving.give_up_games(services, visitor)
    mine = await services.store.read(lambda session: sessions_of(session, visitor))
    await desk.sign_out()
    tables = await services.store.write(
        lambda session: leaving.delete_person(session, visitor, seats)
    )
    await services.attendance.end([each.id for each in mine])
    await services.tables_changed(tables)
    events.note(events.DELETED, visitor)
