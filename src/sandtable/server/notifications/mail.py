"""Sending mail by SMTP: one message to one person."""

from __future__ import annotations

from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from sandtable.server.settings import Settings, is_this_machine

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 25, "smtps": 465}


class MailProblem(Exception):
    """A mail that was refused; `final` if a retry is useless."""

    def __init__(self, final: bool, why: str) -> None:
        super().__init__(why)
        self.final = final


async def send(
    settings: Settings,
    to: str,
    subject: str,
    text: str,
    headers: Mapping[str, str] | None = None,
    html: str = "",
) -> None:
    """Hand one mail to the mail server of the settings.

    `smtp://name:password@host:587` uses STARTTLS, `smtps://` TLS from the first byte. Nothing goes
    to another machine, and no password anywhere, over a line that is not encrypted.
    """
    import aiosmtplib

    message = compose(settings.mail_from, to, subject, text, headers or {}, html)
    server = urlsplit(settings.smtp)
    name, password = unquote(server.username or ""), unquote(server.password or "")
    try:
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or PORTS.get(server.scheme, 25),
            username=name or None,
            password=password or None,
            use_tls=server.scheme == "smtps",
            start_tls=must_start_tls(server),
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise MailProblem(
            all(500 <= each.code < 600 for each in error.recipients), "refused"
        ) from None
    except aiosmtplib.SMTPResponseException as error:
        raise MailProblem(500 <= error.code < 600, f"answer {error.code}") from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise MailProblem(False, type(error).__name__) from None


def must_start_tls(server: SplitResult) -> bool | None:
    """None: as the mail server offers it."""
    here = is_this_machine(server.hostname or "") and not server.username
    return True if server.scheme == "smtp" and not here else None


def compose(
    sender: str, to: str, subject: str, text: str, headers: Mapping[str, str], html: str
) -> EmailMessage:
    """A mail with text and HTML; line breaks in headers are refused."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate(usegmt=True)
    for name, value in headers.items():
        message[name] = value
    if "Message-ID" not in message:
        message["Message-ID"] = make_msgid(domain=domain_of(sender))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    if html:
        message.add_alternative(html, subtype="html")
    return message


def address_of(sender: str) -> str:
    """The address without a display name."""
    return parseaddr(sender)[1]


def domain_of(sender: str) -> str:
    return address_of(sender).rpartition("@")[2] or "localhost"
