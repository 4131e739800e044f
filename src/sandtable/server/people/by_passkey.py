"""Over HTTP: making passkeys, and signing in with them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request
from sqlalchemy.orm import Session
from webauthn.helpers import bytes_to_base64url

from sandtable.server import messages
from sandtable.server.guarding import visitors
from sandtable.server.people import events, passkeys, tickets
from sandtable.server.people.accounts import account_of, check_free, store_unique
from sandtable.server.people.codes import make_codes
from sandtable.server.people.entering import (
    LIMITED,
    DeskDep,
    account_at,
    entered,
    entered_anew,
    start_account,
    used_up,
)
from sandtable.server.people.models import PasskeyData, TicketData
from sandtable.server.people.passkeys import Party, party_of
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.services import Services

router = APIRouter(prefix="/api/people", responses=PROBLEMS)

CHALLENGE_BYTES: Final = 32


async def able_party(request: Request) -> Party:
    party = party_of(request)
    if not party.can:
        raise RequestProblem(409, "no-passkeys-here")
    return party


PartyDep = Annotated[Party, Depends(able_party)]


def new_challenge() -> bytes:
    return secrets.token_bytes(CHALLENGE_BYTES)


@router.post("/passkeys/new", dependencies=LIMITED)
async def begin_passkey(
    wish: messages.NewPasskey, party: PartyDep, desk: DeskDep
) -> messages.Ceremony:
    """Begin to make a passkey: for an account, or for a guest who gets one with it."""
    challenge = new_challenge()

    def write(session: Session) -> messages.Ceremony:
        account = account_of(session, desk.visitor)
        known = passkeys.passkeys_of(session, desk.visitor)
        if len(known) >= passkeys.MOST:
            raise RequestProblem(409, "many-passkeys")
        name = check_free(session, wish.name) if account is None else account.name
        owner = desk.visitor or visitors.new_id()
        data = {"name": name, "owner": owner, "host": party.host, "origin": party.origin}
        secret = bytes_to_base64url(challenge)
        tickets.make_ticket(session, tickets.NEW_PASSKEY, secret, desk.visitor, data=data)
        options = passkeys.creation_options(party, owner, name, known, challenge)
        return messages.Ceremony(options=options)

    return await desk.services.store.write(write)


@router.post("/passkeys", dependencies=LIMITED)
async def finish_passkey(
    made: messages.Credential, party: PartyDep, desk: DeskDep
) -> messages.Entered:
    """The browser has made a passkey: store it, and make the account of a guest."""
    challenge = passkeys.challenge_in(made.credential)
    ticket = await used_up(desk.services, challenge, tickets.NEW_PASSKEY)
    if ticket is None or ticket.visitor != desk.visitor or not is_for(ticket, party):
        raise RequestProblem(400, "passkey-refused")
    owner, name = str(ticket.data["owner"]), str(ticket.data["name"])
    passkey = passkeys.made_passkey(made.credential, challenge, party, owner, desk.label)
    account = await account_at(desk)
    if account is not None:
        await desk.services.store.write(lambda session: add_passkey(session, passkey))
        events.note(events.CHANGED, owner, what="passkey-added")
        return messages.Entered(name=account.name)

    def write(session: Session) -> list[str]:
        start_account(session, owner, name, desk.language)
        add_passkey(session, passkey)
        return make_codes(session, owner)

    codes = await desk.services.store.write(write)
    return await entered_anew(desk, owner, name, codes, "passkey")


def is_for(ticket: TicketData, party: Party) -> bool:
    return (ticket.data["host"], ticket.data["origin"]) == (party.host, party.origin)


def add_passkey(session: Session, passkey: PasskeyData) -> None:
    known = passkeys.passkeys_of(session, passkey.visitor)
    if len(known) >= passkeys.MOST:
        raise RequestProblem(409, "many-passkeys")
    passkey.label = passkeys.free_label(passkey.label, known)
    store_unique(session, passkey, "passkey-refused")


@router.post("/passkeys/ask", dependencies=LIMITED)
async def ask_for_passkey(party: PartyDep, desk: DeskDep) -> messages.Ceremony:
    """Begin to sign in by passkey; the browser knows which ones it has."""
    challenge = new_challenge()
    data = {"host": party.host, "origin": party.origin}
    secret = bytes_to_base64url(challenge)
    await desk.services.store.write(
        lambda session: tickets.make_ticket(session, tickets.PASSKEY, secret, data=data)
    )
    return messages.Ceremony(options=passkeys.request_options(party, challenge))


@router.post("/passkeys/sign-in", dependencies=LIMITED)
async def sign_in_by_passkey(
    signed: messages.Credential, party: PartyDep, desk: DeskDep
) -> messages.Entered:
    passkey: PasskeyData | None = None
    try:
        passkey = await check_passkey(desk.services, signed.credential, party)
    except RequestProblem:
        events.note(events.FAILED, "", by="passkey")
        raise
    return await entered(desk, passkey.visitor, "passkey")


async def check_passkey(
    services: Services, credential: dict[str, Any], party: Party
) -> PasskeyData:
    """The passkey with which a challenge of ours was signed."""
    challenge = passkeys.challenge_in(credential)
    ticket = await used_up(services, challenge, tickets.PASSKEY)
    found = await services.store.read(
        lambda session: passkeys.passkey_with(session, credential.get("id"))
    )
    if ticket is None or found is None or not is_for(ticket, party):
        raise RequestProblem(403, "sign-in-refused")
    signs = passkeys.check_signature(credential, challenge, party, found)
    if not await services.store.write(lambda session: passkeys.use_passkey(session, found, signs)):
        raise RequestProblem(403, "sign-in-refused")
    return found
