"""Delivery of the outbox: a message is claimed, sent, and its outcome stored.

Only one process gets the claim. Claims expire, so that another process sends the message if the
first one is killed: at least once, and with the same id, so that it is shown once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import account_of
from sandtable.server.notifications import mail, push, queries, texts
from sandtable.server.notifications.address_checks import Unreachable
from sandtable.server.notifications.http_client import HttpClient, NoResponse
from sandtable.server.notifications.keys import Keys, load_keys
from sandtable.server.notifications.models import DeviceData, MessageSettingsData, OutboxData
from sandtable.server.notifications.preferences import (
    CHALLENGE,
    CLOCK,
    MAIL,
    PETITION,
    PUSH,
    TEST,
    TURN,
    channels_for,
)
from sandtable.server.notifications.quiet_hours import quiet_until
from sandtable.server.notifications.triggers import MessageFacts, plus_seconds
from sandtable.server.security import visitors
from sandtable.server.settings import Settings
from sandtable.server.storage.models import TableData
from sandtable.server.storage.store import Store
from sandtable.server.workers.tasks import end_tasks

LOG: Final = logging.getLogger("sandtable")
AT_ONCE: Final = 20  # messages of one round
CLAIM_SECONDS: Final = 120  # longer than any channel takes
ATTEMPTS: Final = 6
FIRST_WAIT: Final = 30  # seconds until the second attempt; then four times as long each time
KEPT_SECONDS: Final = 30 * 24 * 3600
GONE: Final = (404, 410)
TRY_AGAIN: Final = (408, 425, 429)
TESTS_A_MINUTE: Final = 6


class DeliveryFailed(Exception):
    """A failed attempt; `final` if a retry is useless."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


@dataclass(frozen=True)
class OutgoingMessage:
    """A message with all data needed to send it."""

    message: OutboxData
    chosen: MessageSettingsData
    address: str = ""  # of mail
    device: DeviceData | None = None


class Sender:
    """Sends the messages of the outbox, in one process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.poster = HttpClient(settings.private_endpoints)
        self.observe: Callable[[str, str], None] = lambda channel, outcome: None
        self._keys: Keys | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.keys()
        before = plus_seconds(visitors.now(), -KEPT_SECONDS)
        await self.store.write(partial(queries.drop_old, before=before))
        if self.settings.outbox_seconds > 0:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            await end_tasks(self._task)

    async def keys(self) -> Keys:
        if self._keys is None:
            self._keys = await self.store.write(partial(load_keys, folder=self.settings.secrets))
        return self._keys

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.settings.outbox_seconds)
            try:
                while await self.send_due():
                    pass
            except SQLAlchemyError as error:
                LOG.error("the outbox cannot be read: %s", error)
            except Exception:  # try again in the next round
                LOG.exception("the outbox cannot be sent")

    # One round

    async def send_due(self) -> int:
        """Send all due messages; return how many."""
        found = await self.store.read(
            partial(queries.due_messages, now=visitors.now(), most=AT_ONCE)
        )
        for message in found:
            await self.send_one(message.id)
        return len(found)

    async def send_one(self, message: str) -> str:
        """Claim and send a message; return the outcome."""
        claim, now = visitors.new_id(), visitors.now()
        until = plus_seconds(now, CLAIM_SECONDS)
        held = await self.store.write(
            partial(queries.claim, message=message, claim=claim, now=now, until=until)
        )
        if not held:
            return queries.CLAIMED
        letter = await self.store.read(partial(prepare, message=message))
        if letter is None:
            return await self._settle(message, claim, state=queries.DROPPED)
        waits = quiet_hours_end(letter, now)
        if waits:
            return await self._settle(
                message, claim, state=queries.WAITING, due=waits,
                attempts=letter.message.attempts - 1,
            )  # fmt: skip
        try:
            await self.deliver(letter)
        except DeliveryFailed as error:
            return await self._failed(letter.message, claim, error)
        except Exception:  # a bug of ours: retry with delay
            LOG.exception("message %s cannot be sent", message)
            return await self._failed(letter.message, claim, DeliveryFailed("broken"))
        return await self._settle(message, claim, state=queries.SENT, trouble="", due=now)

    async def _settle(self, message: str, claim: str, state: str, **values: object) -> str:
        channel = await self.store.write(
            lambda session: queries.settle(session, message, claim, state=state, **values)
        )
        if channel and state in queries.DONE:
            self.observe(channel, state)
        return state

    async def _failed(self, message: OutboxData, claim: str, error: DeliveryFailed) -> str:
        final = error.final or message.attempts >= ATTEMPTS or message.occasion == TEST
        why = str(error)[:64]
        LOG.info("message %s by %s was not taken: %s", message.id, message.channel, why)
        if final:
            return await self._settle(message.id, claim, state=queries.FAILED, trouble=why)
        due = plus_seconds(visitors.now(), FIRST_WAIT * 4 ** (message.attempts - 1))
        return await self._settle(message.id, claim, state=queries.WAITING, due=due, trouble=why)

    # Channels

    async def deliver(self, letter: OutgoingMessage) -> None:
        if letter.message.channel == PUSH:
            await self._push(letter)
        elif letter.message.channel == MAIL:
            await self._mail(letter)
        else:
            await self._webhook(letter)

    def origin_for(self, chosen: MessageSettingsData) -> str:
        """The base of links: the operator's address, or where the person last saw the page."""
        return (self.settings.origins[0] if self.settings.origins else chosen.origin).rstrip("/")

    async def _push(self, letter: OutgoingMessage) -> None:
        device, message = letter.device, letter.message
        assert device is not None
        said = self.text_of(letter, device.language)
        shown = texts.push_text(said, message.id, message.table_id)
        keys = await self.keys()
        try:
            headers = push.headers(
                device, keys.vapid, self.subject(letter.chosen), visitors.now(),
                message.table_id or message.id, self.settings.private_endpoints,
            )  # fmt: skip
            status = await self.post(device.endpoint, headers, push.encrypt(device, shown))
        except Unreachable:
            raise DeliveryFailed("unreachable", final=True) from None
        if status in GONE:
            await self.store.write(lambda session: queries.remove_device(session, device.id))
        check_status(status)

    def subject(self, chosen: MessageSettingsData) -> str:
        """The contact address for push services."""
        if self.settings.mail_from:
            return f"mailto:{mail.address_of(self.settings.mail_from)}"
        host = urlsplit(self.origin_for(chosen)).hostname or ""
        return f"https://{host}" if "." in host else "mailto:sandtable@localhost"

    async def _mail(self, letter: OutgoingMessage) -> None:
        if not self.settings.smtp or not letter.address:
            raise DeliveryFailed("no mail", final=True)
        said, origin = self.text_of(letter, letter.chosen.language), self.origin_for(letter.chosen)
        token = (await self.keys()).sign(f"{MAIL} {letter.message.visitor}")
        page, choose = f"{origin}/unsubscribe#{token}", f"{origin}/messages"
        domain = mail.domain_of(self.settings.mail_from)
        headers = {
            "Message-ID": f"<{letter.message.id}@{domain}>",
            "List-Unsubscribe": f"<{origin}/api/messages/unsubscribe/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await mail.send(
                self.settings,
                letter.address,
                f"{said.title}: {said.line}",
                texts.mail_text(said, page, choose),
                headers,
                texts.mail_html(said, page, choose),
            )
        except mail.MailProblem as error:
            raise DeliveryFailed(str(error), error.final) from None

    async def _webhook(self, letter: OutgoingMessage) -> None:
        message, address = letter.message, letter.chosen.webhook
        about = facts_of(message)
        said = self.text_of(letter, letter.chosen.language)
        body = texts.webhook_text(said, message.id, message.occasion, about)
        headers = {"Content-Type": "application/json", "Idempotency-Key": message.id}
        try:
            status = await self.post(address, headers, body)
        except Unreachable:
            raise DeliveryFailed("unreachable", final=True) from None
        if status in GONE:
            await self.store.write(
                lambda session: queries.end_webhook(session, message.visitor, address)
            )
        check_status(status)

    def text_of(self, letter: OutgoingMessage, language: str) -> texts.MessageText:
        about, origin = facts_of(letter.message), self.origin_for(letter.chosen)
        return texts.message_text(letter.message.occasion, about, language, origin)

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> int:
        try:
            return await self.poster.post(address, headers, body)
        except NoResponse as error:
            raise DeliveryFailed(f"no answer: {error}") from None


def check_status(status: int) -> None:
    """A redirect is not followed: it could lead anywhere."""
    if 200 <= status < 300:
        return
    again = status >= 500 or status in TRY_AGAIN
    raise DeliveryFailed(f"answer {status}", final=not again)


def facts_of(message: OutboxData) -> MessageFacts:
    return MessageFacts(**{**message.about, "opponents": tuple(message.about.get("opponents", ()))})


def quiet_hours_end(letter: OutgoingMessage, now: str) -> str:
    """The end of current quiet hours; empty outside of them and for tests."""
    if letter.message.occasion == TEST:
        return ""
    chosen = letter.chosen
    end = quiet_until(datetime.fromisoformat(now), chosen.zone, chosen.quiet_from, chosen.quiet_to)
    return "" if end is None else end.astimezone(UTC).isoformat(timespec="milliseconds")


def prepare(session: Session, message: str) -> OutgoingMessage | None:
    """Prepare a message for sending; None if it is no longer useful or wanted."""
    found = session.get(OutboxData, message)
    chosen = None if found is None else queries.settings_of(session, found.visitor)
    if found is None or chosen is None:
        return None
    if found.occasion != TEST and found.channel not in channels_for(chosen.choices, found.occasion):
        return None
    if not is_still_relevant(session, found):
        return None
    if found.channel == PUSH:
        device = session.get(DeviceData, found.target)
        mine = device is not None and device.visitor == found.visitor
        return OutgoingMessage(found, chosen, device=device) if mine else None
    account = account_of(session, found.visitor)
    if account is None:
        return None
    if found.channel == MAIL:
        return OutgoingMessage(found, chosen, account.mail) if account.mail else None
    return OutgoingMessage(found, chosen) if chosen.webhook and not chosen.webhook_dead else None


def is_still_relevant(session: Session, message: OutboxData) -> bool:
    """Whether the content of a message is still true."""
    until = message.about.get("until", "")
    if until and until < visitors.now():
        return False
    if not message.table_id or message.seat < 0:
        return True
    data = session.get(TableData, message.table_id)
    if data is None or data.seats[message.seat].visitor != message.visitor:
        return False
    mine = data.seats_of(message.visitor)
    if message.occasion in (TURN, CLOCK):
        return data.status == "running" and any(seat in data.asked for seat in mine)
    if message.occasion == PETITION:
        return data.petition is not None and message.seat not in data.petition["agreed"]
    if message.occasion == CHALLENGE:
        table = session.get(TableData, data.rematch) if data.rematch else None
        return table is not None and table.status == "waiting"
    return True
