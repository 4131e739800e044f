"""Routes: prove again who one is, before a sensitive change to the account."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy.orm import Session
from webauthn.helpers import bytes_to_base64url

from sandtable.server import messages
from sandtable.server.accounts import passkeys, security_log, tickets
from sandtable.server.accounts.account_routes import AccountDep
from sandtable.server.accounts.mail_routes import checked_address, link_sent_reply
from sandtable.server.accounts.passkey_routes import PartyDep, check_passkey, new_challenge
from sandtable.server.accounts.recovery_codes import use_code
from sandtable.server.accounts.sign_in_routes import LIMITED, BrowserSessionDep, note_fresh_proof
from sandtable.server.problems import PROBLEMS, RequestProblem

router = APIRouter(prefix="/api/account/proof", responses=PROBLEMS)


@router.post("/passkey/ask", dependencies=LIMITED)
async def ask_for_my_passkey(
    account: AccountDep, party: PartyDep, browser: BrowserSessionDep
) -> messages.Ceremony:
    """Begin to prove it by a passkey of the account."""
    challenge = new_challenge()

    def write(session: Session) -> messages.Ceremony:
        known = [
            each
            for each in passkeys.passkeys_of(session, account.visitor)
            if each.party == party.host
        ]
        secret, data = bytes_to_base64url(challenge), {"host": party.host, "origin": party.origin}
        tickets.make_ticket(session, tickets.PROOF_PASSKEY, secret, account.visitor, data=data)
        return messages.Ceremony(options=passkeys.request_options(party, challenge, known))

    return await browser.services.store.write(write)


@router.post("/passkey", dependencies=LIMITED, status_code=204)
async def prove_by_passkey(
    signed: messages.Credential, account: AccountDep, party: PartyDep, browser: BrowserSessionDep
) -> None:
    kind, visitor = tickets.PROOF_PASSKEY, account.visitor
    try:
        await check_passkey(browser.services, signed.credential, party, kind, visitor)
    except RequestProblem:
        security_log.log_event(security_log.FAILED, visitor, by="passkey")
        raise
    await note_fresh_proof(browser, "passkey")


@router.post("/code", dependencies=LIMITED, status_code=204)
async def prove_by_code(
    given: messages.ProofCode, account: AccountDep, browser: BrowserSessionDep
) -> None:
    services, visitor = browser.services, account.visitor
    # Counted apart from tries to sign in, which anybody can make with this name
    if not await services.codes.allows(f"proof {visitor}"):
        raise RequestProblem(429, "too-many")
    if not await services.store.write(lambda session: use_code(session, visitor, given.code)):
        security_log.log_event(security_log.FAILED, visitor, by="code")
        raise RequestProblem(403, "code-refused")
    await note_fresh_proof(browser, "code")


@router.post("/mail", dependencies=LIMITED)
async def ask_for_proof_mail(
    account: AccountDep, request: Request, browser: BrowserSessionDep
) -> messages.Sent:
    """Send a link to the address of the account; it counts in this browser only."""
    assert browser.known is not None
    mail = checked_address(account.mail, browser.services)
    here = browser.known.session.id
    return link_sent_reply(
        browser, request, tickets.PROOF, mail, account.visitor, account.name, session=here
    )
