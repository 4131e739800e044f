"""Accounts: signing in, and the account page."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from sandtable.server.messages.base import LONGEST_WORD, Message

LONGEST_ADDRESS = 254
LinkKind = Literal["new-account", "sign-in", "address", "proof"]


class Me(Message):
    """Who asks, and how one can sign in here."""

    name: str  # of the account; empty for a guest
    known: bool  # has a session, as a guest or with an account
    passkeys: bool  # can be made for this address of the page
    mail: bool  # links can be sent


class NewPasskey(Message):
    """A wish to make a passkey; a guest gets an account with this name."""

    name: str = Field(default="", max_length=LONGEST_WORD)


class Ceremony(Message):
    """What the browser is to be asked for, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class Credential(Message):
    """What the browser answers in a ceremony, as WebAuthn writes it in JSON."""

    credential: dict[str, Any]


class Entered(Message):
    """An account was made, or somebody is signed in."""

    name: str
    tables: int = 0  # that a guest has brought along
    codes: list[str] = []  # recovery codes, shown this once
    here: bool = True  # whether this browser is signed in


class NewAccountByMail(Message):
    name: str = Field(max_length=LONGEST_WORD)
    mail: str = Field(max_length=LONGEST_ADDRESS)


class MailAddress(Message):
    mail: str = Field(max_length=LONGEST_ADDRESS)


class Sent(Message):
    """A mail is on its way, if there is somebody to send it to."""

    minutes: int  # for which its link is good


class Link(Message):
    """The secret part of a link."""

    token: str = Field(max_length=LONGEST_WORD)


class LinkShown(Message):
    """What a link in a mail is for; nothing happens before it is confirmed."""

    kind: LinkKind
    name: str
    mail: str


class RecoveryCode(Message):
    name: str = Field(max_length=LONGEST_WORD)
    code: str = Field(max_length=LONGEST_WORD)


class ProofCode(Message):
    """A recovery code of the account that is signed in."""

    code: str = Field(max_length=LONGEST_WORD)


class CarryLink(Message):
    """A link that makes another device the same guest; once."""

    link: str
    picture: str  # its QR code, as an address with the data in it
    minutes: int


class PasskeyShown(Message):
    id: str
    label: str
    created: str
    used: str


class SessionShown(Message):
    id: str
    label: str
    created: str
    used: str
    here: bool  # this browser


class AccountShown(Message):
    """All that a person sees of the own account."""

    name: str
    mail: str
    created: str
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    codes: int  # recovery codes that are left
    can_remove: bool  # another way in would be left
    can_make_passkeys: bool
    can_mail: bool
    proved: bool  # who one is, a short time ago: else sensitive changes are refused


class AccountName(Message):
    name: str = Field(max_length=LONGEST_WORD)


class PasskeyLabel(Message):
    label: str = Field(max_length=LONGEST_WORD)


class Codes(Message):
    """A new set of recovery codes, shown this once."""

    codes: list[str]
