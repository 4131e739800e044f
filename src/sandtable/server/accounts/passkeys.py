"""Passkeys: registration and sign-in by WebAuthn."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sandtable.server.accounts.models import PasskeyData
from sandtable.server.problems import RequestProblem
from sandtable.server.security import visitors
from sandtable.server.security.middleware import is_address

OUR_NAME: Final = "Sandtable"
MOST: Final = 20  # of one account
LONGEST_LABEL: Final = 40
Json = dict[str, Any]


@dataclass(frozen=True)
class RelyingParty:
    """The WebAuthn relying party: a host name, and the origin of the page."""

    host: str
    origin: str

    @property
    def supported(self) -> bool:
        """Whether passkeys work here: browsers allow them for host names, not for IP addresses."""
        return bool(self.host) and not is_address(self.host)


def relying_party_of(connection: HTTPConnection) -> RelyingParty:
    """From the request: its host, which the middleware has checked, or an allowed origin."""
    origin = connection.headers.get("origin", "")
    if not origin:
        origin = f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    return RelyingParty(urlsplit(origin).hostname or "", origin)


def creation_options(
    party: RelyingParty, visitor: str, name: str, known: list[PasskeyData], challenge: bytes
) -> Json:
    """The WebAuthn options to create a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=party.host,
        rp_name=OUR_NAME,
        user_id=visitor.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=descriptors(known),
    )
    made: Json = json.loads(webauthn.options_to_json(options))
    return made


def descriptors(known: list[PasskeyData]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.credential)) for each in known]


def request_options(
    party: RelyingParty, challenge: bytes, known: list[PasskeyData] | None = None
) -> Json:
    """The WebAuthn options to sign in, or to prove who one is with one of the known passkeys.

    Without these the browser finds its own passkeys.
    """
    options = webauthn.generate_authentication_options(
        rp_id=party.host,
        challenge=challenge,
        allow_credentials=None if known is None else descriptors(known),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    asked: Json = json.loads(webauthn.options_to_json(options))
    return asked


def challenge_in(credential: Json) -> str:
    """The challenge named in the browser's response."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = str(data["challenge"])
        challenge.encode()  # ValueError for half of a letter, which JSON can write
        return challenge
    except (KeyError, TypeError, ValueError, RecursionError):
        raise RequestProblem(400, "passkey-refused") from None


def verify_registration(
    credential: Json, challenge: str, party: RelyingParty, visitor: str, label: str
) -> PasskeyData:
    """Verify a registration and return the new passkey."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.host,
            expected_origin=party.origin,
        )
    except (WebAuthnException, KeyError, TypeError, ValueError, RecursionError):
        raise RequestProblem(400, "passkey-refused") from None
    at = visitors.now()
    return PasskeyData(
        id=visitors.new_id(),
        credential=bytes_to_base64url(found.credential_id),
        visitor=visitor,
        public_key=found.credential_public_key,
        signs=found.sign_count,
        party=party.host,
        label=label,
        created=at,
        used=at,
    )


def check_signature(
    credential: Json, challenge: str, party: RelyingParty, passkey: PasskeyData, known: str = ""
) -> int:
    """Verify a signature and return the counter of the authenticator.

    A device need not say whose passkey it is where the visitor is known already.
    """
    handle = credential.get("response", {}).get("userHandle")
    try:
        owner = base64url_to_bytes(handle).decode() if handle else ""
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signs,
        )
    except (WebAuthnException, AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise RequestProblem(403, "sign-in-refused") from None
    if (owner or known) != passkey.visitor or passkey.party != party.host:
        raise RequestProblem(403, "sign-in-refused")
    return found.new_sign_count


# Stored passkeys


def passkeys_of(session: Session, visitor: str) -> list[PasskeyData]:
    found = select(PasskeyData).where(PasskeyData.visitor == visitor)
    return list(session.scalars(found.order_by(PasskeyData.created, PasskeyData.id)))


def passkey_with(session: Session, credential: object) -> PasskeyData | None:
    """The passkey with this credential id."""
    if not isinstance(credential, str) or not (credential.isascii() and credential.isprintable()):
        return None
    found = select(PasskeyData).where(PasskeyData.credential == credential.rstrip("="))
    return session.scalars(found).first()


def use_passkey(session: Session, passkey: PasskeyData, signs: int) -> bool:
    """Store the counter; False if another sign-in has already used this value."""
    used = session.connection().execute(
        update(PasskeyData)
        .where(PasskeyData.id == passkey.id, PasskeyData.signs == passkey.signs)
        .values(signs=signs, used=visitors.now())
    )
    return used.rowcount == 1


def free_label(label: str, known: list[PasskeyData]) -> str:
    """A label that no other passkey of the account has."""
    taken = {each.label for each in known}
    wished = label or OUR_NAME
    numbered = (f"{wished} {number}" for number in range(2, MOST + 2))
    return wished if wished not in taken else next(each for each in numbered if each not in taken)
