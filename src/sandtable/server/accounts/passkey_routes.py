"""Routes: create passkeys and sign in with them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request
from sqlalchemy.orm import Session
from webauthn.helpers import bytes_to_base64url

from sandtable.server import messages
from sandtable.server.accounts import passkeys, security_log, tickets
from sandtable.server.accounts.accounts import account_of, check_name_is_free, store_unique
from sandtable.server.accounts.models import PasskeyData, TicketData
from sandtable.server.accounts.passkeys import RelyingParty, relying_party_of
from sandtable.server.accounts.recovery_codes import make_codes
from sandtable.server.accounts.sign_in_routes import (
    LIMITED,
    BrowserSessionDep,
    check_proof,
    create_account,
    finish_sign_in,
    signed_in_account,
    use_ticket,
    welcome_new_account,
)
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.security import visitors
from sandtable.server.services import Services

router = APIRouter(prefix="/api/people", responses=PROBLEMS)

CHALLENGE_BYTES: Final = 32


async def usable_relying_party(request: Request) -> RelyingParty:
    party = relying_party_of(request)
    if not party.supported:
        raise RequestProblem(409, "no-passkeys-here")
    return party


PartyDep = Annotated[RelyingParty, Depends(usable_relying_party)]


def new_challenge() -> bytes:
    return secrets.token_bytes(CHALLENGE_BYTES)


@router.post("/passkeys/new", dependencies=LIMITED)
async def begin_passkey(
    wish: messages.NewPasskey, party: PartyDep, browser: BrowserSessionDep
) -> messages.Ceremony:
    """Begin to make a passkey: for an account, or for a guest who gets one with it."""
    challenge = new_challenge()

    def write(session: Session) -> messages.Ceremony:
        account = account_of(session, browser.visitor)
        if account is not None:
            check_proof(browser)
        known = passkeys.passkeys_of(session, browser.visitor)
        if len(known) >= passkeys.MOST:
            raise RequestProblem(409, "many-passkeys")
        name = check_name_is_free(session, wish.name) if account is None else account.name
        owner = browser.visitor or visitors.new_id()
        data: dict[str, Any] = {
            "name": name,
            "owner": owner,
            "host": party.host,
            "origin": party.origin,
        }
        data["added"] = account is not None
        secret = bytes_to_base64url(challenge)
        tickets.make_ticket(session, tickets.NEW_PASSKEY, secret, browser.visitor, data=data)
        options = passkeys.creation_options(party, owner, name, known, challenge)
        return messages.Ceremony(options=options)

    return await browser.services.store.write(write)


@router.post("/passkeys", dependencies=LIMITED)
async def finish_passkey(
    made: messages.Credential, party: PartyDep, browser: BrowserSessionDep
) -> messages.Entered:
    """The browser has made a passkey: store it, and make the account of a guest."""
    challenge = passkeys.challenge_in(made.credential)
    ticket = await use_ticket(browser.services, challenge, tickets.NEW_PASSKEY)
    if ticket is None or ticket.visitor != browser.visitor or not is_challenge_for(ticket, party):
        raise RequestProblem(400, "passkey-refused")
    account = await signed_in_account(browser)
    if account is not None and not ticket.data.get("added"):  # begun as a guest, without a proof
        raise RequestProblem(400, "passkey-refused")
    owner, name = str(ticket.data["owner"]), str(ticket.data["name"])
    passkey = passkeys.verify_registration(made.credential, challenge, party, owner, browser.label)
    if account is not None:
        await browser.services.store.write(lambda session: add_passkey(session, passkey))
        security_log.log_event(security_log.CHANGED, owner, what="passkey-added")
        return messages.Entered(name=account.name)

    def write(session: Session) -> list[str]:
        create_account(session, owner, name, browser.language)
        add_passkey(session, passkey)
        return make_codes(session, owner)

    codes = await browser.services.store.write(write)
    return await welcome_new_account(browser, owner, name, codes, "passkey")


def is_challenge_for(ticket: TicketData, party: RelyingParty) -> bool:
    return (ticket.data["host"], ticket.data["origin"]) == (party.host, party.origin)


def add_passkey(session: Session, passkey: PasskeyData) -> None:
    known = passkeys.passkeys_of(session, passkey.visitor)
    if len(known) >= passkeys.MOST:
        raise RequestProblem(409, "many-passkeys")
    passkey.label = passkeys.free_label(passkey.label, known)
    store_unique(session, passkey, "passkey-refused")


@router.post("/passkeys/ask", dependencies=LIMITED)
async def ask_for_passkey(party: PartyDep, browser: BrowserSessionDep) -> messages.Ceremony:
    """Begin to sign in by passkey; the browser knows which ones it has."""
    challenge = new_challenge()
    data = {"host": party.host, "origin": party.origin}
    secret = bytes_to_base64url(challenge)
    await browser.services.store.write(
        lambda session: tickets.make_ticket(session, tickets.PASSKEY, secret, data=data)
    )
    return messages.Ceremony(options=passkeys.request_options(party, challenge))


@router.post("/passkeys/sign-in", dependencies=LIMITED)
async def sign_in_by_passkey(
    signed: messages.Credential, party: PartyDep, browser: BrowserSessionDep
) -> messages.Entered:
    passkey: PasskeyData | None = None
    try:
        passkey = await check_passkey(browser.services, signed.credential, party)
    except RequestProblem:
        security_log.log_event(security_log.FAILED, "", by="passkey")
        raise
    return await finish_sign_in(browser, passkey.visitor, "passkey")


async def check_passkey(
    services: Services,
    credential: dict[str, Any],
    party: RelyingParty,
    kind: str = tickets.PASSKEY,
    known: str = "",
) -> PasskeyData:
    """Verify a signed challenge and return its passkey; of the visitor who is known, if any."""
    challenge = passkeys.challenge_in(credential)
    ticket = await use_ticket(services, challenge, kind)
    found = await services.store.read(
        lambda session: passkeys.passkey_with(session, credential.get("id"))
    )
    if ticket is None or found is None or not is_challenge_for(ticket, party):
        raise RequestProblem(403, "sign-in-refused")
    if known and not (ticket.visitor == found.visitor == known):
        raise RequestProblem(403, "sign-in-refused")
    signs = passkeys.check_signature(credential, challenge, party, found, known)
    if not await services.store.write(lambda session: passkeys.use_passkey(session, found, signs)):
        raise RequestProblem(403, "sign-in-refused")
    return found
