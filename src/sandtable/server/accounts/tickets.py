"""Tickets: short-lived secrets that work once. Only their hashes are stored."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import TicketData
from sandtable.server.security import visitors
from sandtable.server.security.rate_limits import lock_counter

NEW_PASSKEY: Final = "new-passkey"
PASSKEY: Final = "passkey"
NEW_ACCOUNT: Final = "new-account"  # by mail
SIGN_IN: Final = "sign-in"  # by mail
ADDRESS: Final = "address"  # another mail address of an account
CARRY: Final = "carry"
PROOF: Final = "proof"  # by mail, of one who is signed in
PROOF_PASSKEY: Final = "proof-passkey"
MINUTES: Final = {
    NEW_PASSKEY: 10,
    PASSKEY: 10,
    NEW_ACCOUNT: 10,
    SIGN_IN: 10,
    ADDRESS: 10,
    CARRY: 10,
    PROOF: 10,
    PROOF_PASSKEY: 10,
}
IN_MAILS: Final = (NEW_ACCOUNT, SIGN_IN, ADDRESS, PROOF)


def make_ticket(
    session: Session,
    kind: str,
    secret: str,
    visitor: str = "",
    about: str = "",
    data: dict[str, Any] | None = None,
) -> None:
    """Create a ticket for this secret."""
    drop_expired(session)
    expires = visitors.time_from_now(60 * MINUTES[kind])
    ticket = TicketData(visitors.hash_token(secret), kind, expires, visitor, about, data or {})
    session.add(ticket)


def find_ticket(session: Session, secret: str, kinds: tuple[str, ...]) -> TicketData | None:
    """A valid ticket; it stays valid."""
    found = session.get(TicketData, visitors.hash_token(secret))
    if found is None or found.kind not in kinds or found.expires <= visitors.now():
        return None
    return found


def take_ticket(session: Session, secret: str, *kinds: str) -> TicketData | None:
    """Use up a ticket; None if there is no valid one."""
    taken = session.scalars(
        delete(TicketData)
        .where(TicketData.hash == visitors.hash_token(secret), TicketData.kind.in_(kinds))
        .returning(TicketData)
    ).first()
    return None if taken is None or taken.expires <= visitors.now() else taken


def count_for_address(session: Session, address: str, kind: str) -> int:
    """How many valid tickets a mail address has; locks the count for this transaction.

    Proofs count apart: strangers can have sign-in links sent there, and must not keep a proof away.
    """
    lock_counter(session, address)
    alike = TicketData.kind == PROOF if kind == PROOF else TicketData.kind != PROOF
    found = select(func.count(TicketData.hash)).where(
        TicketData.about == address, alike, TicketData.expires > visitors.now()
    )
    return session.scalars(found).one()


def drop_of(session: Session, visitor: str) -> None:
    """What was begun for an account in any of its browsers is over."""
    session.execute(delete(TicketData).where(TicketData.visitor == visitor))


def drop_expired(session: Session) -> None:
    session.execute(delete(TicketData).where(TicketData.expires <= visitors.now()))
