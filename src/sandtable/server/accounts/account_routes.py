"""Routes: the own account, with name, passkeys, mail, codes, sessions, export, deletion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.accounts import data_export, deletion, passkeys, security_log, tickets
from sandtable.server.accounts.accounts import (
    account_of,
    count_sign_in_methods,
    rename_account,
    rename_seats,
    set_mail,
    touch,
)
from sandtable.server.accounts.mail_routes import checked_address, link_sent_reply
from sandtable.server.accounts.models import AccountData, PasskeyData, SessionData
from sandtable.server.accounts.names import folded
from sandtable.server.accounts.passkeys import relying_party_of
from sandtable.server.accounts.recovery_codes import codes_left, make_codes
from sandtable.server.accounts.sessions import is_proved, sessions_of
from sandtable.server.accounts.sign_in import BrowserSession
from sandtable.server.accounts.sign_in_routes import (
    LIMITED,
    BrowserSessionDep,
    check_proof,
    signed_in_account,
)
from sandtable.server.dependencies import Name
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import CHANGES
from sandtable.server.security.visitors import clean_name

router = APIRouter(prefix="/api/account", responses=PROBLEMS)


async def signed_in(browser: BrowserSessionDep) -> AccountData:
    account = await signed_in_account(browser)
    if account is None:
        raise RequestProblem(403, "no-account")
    return account


AccountDep = Annotated[AccountData, Depends(signed_in)]


async def proved(account: AccountDep, browser: BrowserSessionDep) -> AccountData:
    """The account of a browser that has proved a short time ago whose it is."""
    check_proof(browser)
    return account


ProvedAccountDep = Annotated[AccountData, Depends(proved)]


@router.get("")
async def my_account(
    account: AccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    return await account_shown(browser, account.visitor, request)


async def account_shown(
    browser: BrowserSession, visitor: str, request: Request
) -> messages.AccountShown:
    assert browser.known is not None
    mailer, known = browser.services.mailer, browser.known.session

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
                    here=each.id == known.id,
                )
                for each in sessions_of(session, visitor)
            ],
            codes=codes_left(session, visitor),
            can_remove=count_sign_in_methods(session, account, mailer.enabled) > 1,
            can_make_passkeys=relying_party_of(request).supported,
            can_mail=mailer.enabled,
            proved=is_proved(known),
        )

    return await browser.services.store.read(read)


def account_in(session: Session, visitor: str) -> AccountData:
    account = account_of(session, visitor)
    if account is None:
        raise RequestProblem(403, "no-account")
    return account


@router.post("/name", dependencies=CHANGES)
async def rename(
    wish: messages.AccountName, account: AccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    """Another name, also at the tables whose games are not over."""

    def write(session: Session) -> list[str]:
        mine = account_in(session, account.visitor)
        rename_account(session, mine, wish.name)
        tables = rename_seats(session, mine.visitor, mine.name)
        touch(session, tables)
        return tables

    await browser.services.tables_changed(await browser.services.store.write(write))
    security_log.log_event(security_log.CHANGED, account.visitor, what="name")
    return await account_shown(browser, account.visitor, request)


# Sign-in methods


def check_not_last_sign_in_method(session: Session, account: AccountData, by_mail: bool) -> None:
    if count_sign_in_methods(session, account, by_mail) < 2:
        raise RequestProblem(409, "last-way-in")


@router.post("/passkeys/{passkey}", dependencies=CHANGES)
async def label_passkey(
    passkey: Name,
    wish: messages.PasskeyLabel,
    account: AccountDep,
    browser: BrowserSessionDep,
    request: Request,
) -> messages.AccountShown:
    label = clean_name(wish.label)[: passkeys.LONGEST_LABEL]
    if not label:
        raise RequestProblem(422, "no-label")
    mine = (PasskeyData.id == passkey, PasskeyData.visitor == account.visitor)
    await browser.services.store.write(
        lambda session: session.execute(update(PasskeyData).where(*mine).values(label=label))
    )
    return await account_shown(browser, account.visitor, request)


@router.post("/passkeys/{passkey}/remove", dependencies=CHANGES)
async def remove_passkey(
    passkey: Name, account: ProvedAccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    by_mail = browser.services.mailer.enabled
    mine = (PasskeyData.id == passkey, PasskeyData.visitor == account.visitor)

    def write(session: Session) -> None:
        lock_account(session, account.visitor)
        check_not_last_sign_in_method(session, account_in(session, account.visitor), by_mail)
        session.execute(delete(PasskeyData).where(*mine))

    await browser.services.store.write(write)
    security_log.log_event(security_log.REVOKED, account.visitor, what="passkey")
    return await account_shown(browser, account.visitor, request)


def lock_account(session: Session, visitor: str) -> None:
    """Lock the account: two removals at once could leave no sign-in method."""
    session.get(AccountData, visitor, with_for_update=True)


@router.post("/mail", dependencies=LIMITED)
async def change_mail(
    wish: messages.MailAddress,
    account: ProvedAccountDep,
    browser: BrowserSessionDep,
    request: Request,
) -> messages.Sent:
    """Send a link to an address; it is the account's once the link is confirmed."""
    mail = checked_address(wish.mail, browser.services)
    return link_sent_reply(browser, request, tickets.ADDRESS, mail, account.visitor, account.name)


@router.post("/mail/remove", dependencies=CHANGES)
async def remove_mail(
    account: ProvedAccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    by_mail = browser.services.mailer.enabled

    def write(session: Session) -> None:
        lock_account(session, account.visitor)
        mine = account_in(session, account.visitor)
        if by_mail:
            check_not_last_sign_in_method(session, mine, by_mail)
        set_mail(session, mine, "")

    await browser.services.store.write(write)
    security_log.log_event(security_log.REVOKED, account.visitor, what="mail")
    return await account_shown(browser, account.visitor, request)


@router.post("/codes", dependencies=CHANGES)
async def new_codes(account: ProvedAccountDep, browser: BrowserSessionDep) -> messages.Codes:
    """Ten new recovery codes; the earlier ones no longer work."""
    codes = await browser.services.store.write(lambda session: make_codes(session, account.visitor))
    security_log.log_event(security_log.CHANGED, account.visitor, what="codes")
    return messages.Codes(codes=codes)


# Sessions


@router.post("/sessions/others/end", dependencies=CHANGES)
async def end_other_sessions(
    account: ProvedAccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    """Sign out everywhere but here."""
    assert browser.known is not None
    here = browser.known.session.id
    return await end_where(browser, account, request, lambda session: session.id != here)


@router.post("/sessions/{which}/end", dependencies=CHANGES)
async def end_session(
    which: Name, account: ProvedAccountDep, browser: BrowserSessionDep, request: Request
) -> messages.AccountShown:
    """Sign out in another browser."""
    return await end_where(browser, account, request, lambda session: session.id == which)


async def end_where(
    browser: BrowserSession,
    account: AccountData,
    request: Request,
    ends: Callable[[SessionData], bool],
) -> messages.AccountShown:
    mine = await browser.services.store.read(lambda session: sessions_of(session, account.visitor))
    ended = [each for each in mine if ends(each)]
    await browser.end(account.visitor, ended)
    await browser.services.store.write(lambda session: tickets.drop_of(session, account.visitor))
    for each in ended:
        security_log.log_event(
            security_log.REVOKED, account.visitor, what="session", session=each.id
        )
    return await account_shown(browser, account.visitor, request)


# Export and deletion


@router.get("/export", dependencies=CHANGES)
async def export(account: ProvedAccountDep, browser: BrowserSessionDep) -> Response:
    """Everything that is stored about me."""
    found = await browser.services.store.read(
        lambda session: data_export.export(session, account.visitor)
    )
    return Response(
        data_export.as_text(found),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="sandtable-account.json"'},
    )


@router.post("/delete", status_code=204)
async def delete_account(
    wish: messages.AccountName, account: ProvedAccountDep, browser: BrowserSessionDep
) -> None:
    """Forget me. My name is asked for once more; games stay, without it."""
    if folded(wish.name) != account.folded:
        raise RequestProblem(422, "name-differs")
    services, visitor = browser.services, account.visitor
    seats = await services.store.read(lambda session: deletion.seats_of(session, visitor))
    await deletion.resign_games(services, visitor)
    mine = await services.store.read(lambda session: sessions_of(session, visitor))
    await browser.sign_out()
    tables = await services.store.write(
        lambda session: deletion.delete_visitor(session, visitor, seats)
    )
    await services.session_sockets.end([each.id for each in mine])
    await services.tables_changed(tables)
    security_log.log_event(security_log.DELETED, visitor)
