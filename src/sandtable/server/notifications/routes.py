"""Routes: notification preferences, devices, test messages, unsubscribe links."""

from __future__ import annotations

from fastapi import APIRouter, Request
from sqlalchemy.orm import Session

from sandtable.server import messages
from sandtable.server.accounts.accounts import account_of
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.notifications import push, queries
from sandtable.server.notifications.address_checks import Unreachable, is_public, parse_endpoint
from sandtable.server.notifications.models import DeviceData, MessageSettingsData, OutboxData
from sandtable.server.notifications.preferences import (
    CHANNELS,
    MAIL,
    OCCASIONS,
    PUSH,
    TEST,
    WEBHOOK,
    default_preferences,
)
from sandtable.server.notifications.quiet_hours import is_zone
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.request_limits import JOINS
from sandtable.server.security import visitors
from sandtable.server.security.visitors import hash_token
from sandtable.server.services import Services
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api/messages", responses=PROBLEMS)


@router.get("")
async def my_messages(visitor: VisitorId, services: ServicesDep) -> messages.MessagesShown:
    """What I chose."""
    return await shown(services, visitor)


async def shown(services: Services, visitor: str) -> messages.MessagesShown:
    keys, mail_served = await services.sender.keys(), bool(services.settings.smtp)

    def read(session: Session) -> messages.MessagesShown:
        chosen = queries.settings_of(session, visitor)
        account = account_of(session, visitor)
        devices = queries.devices_of(session, visitor) if visitor else []
        return messages.MessagesShown(
            chosen=choices_of(chosen),
            key=push.public_key(keys.vapid),
            devices=[
                messages.Device(id=each.id, name=each.name, created=each.created)
                for each in devices
            ],
            account=account is not None,
            mail="" if account is None else account.mail,
            mail_served=mail_served,
            webhook_dead=chosen is not None and chosen.webhook_dead,
        )

    return await services.store.read(read)


def choices_of(chosen: MessageSettingsData | None) -> messages.MessageChoices:
    found = default_preferences() if chosen is None else chosen.choices
    choices = [
        messages.OccasionChoice(occasion=each, **found.get(each, {"channels": []}))
        for each in OCCASIONS
    ]
    if chosen is None:
        return messages.MessageChoices(choices=choices)
    return messages.MessageChoices(
        choices=choices,
        zone=chosen.zone,
        quiet_from=chosen.quiet_from,
        quiet_to=chosen.quiet_to,
        webhook=chosen.webhook,
    )


@router.post("", dependencies=JOINS)
async def choose(
    wish: messages.MessageChoices,
    request: Request,
    admission: AdmissionDep,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.MessagesShown:
    """Choose anew."""
    if not is_zone(wish.zone):
        raise RequestProblem(400, "no-zone")
    if wish.webhook:
        check_address(services, wish.webhook)
    visitor = await admission.admit("")
    origin = origin_of(request)

    def write(session: Session) -> None:
        if account_of(session, visitor) is None and needs_account(wish):
            raise RequestProblem(403, "needs-account")
        chosen = settings_for(session, visitor)
        if chosen.webhook != wish.webhook:
            chosen.webhook, chosen.webhook_dead = wish.webhook, False
        chosen.choices = {
            each.occasion: {"channels": in_order(each.channels), "delay": each.delay}
            for each in wish.choices
        }
        chosen.zone, chosen.quiet_from, chosen.quiet_to = wish.zone, wish.quiet_from, wish.quiet_to
        chosen.language, chosen.origin = language_of(lang), origin

    await services.store.write(write)
    return await shown(services, visitor)


def needs_account(wish: messages.MessageChoices) -> bool:
    used = {channel for each in wish.choices for channel in each.channels}
    return bool(wish.webhook or used & {MAIL, WEBHOOK})


def in_order(channels: list[messages.Channel]) -> list[str]:
    return [each for each in CHANNELS if each in channels]


def settings_for(session: Session, visitor: str) -> MessageSettingsData:
    """The settings of a person, created if there are none."""
    chosen = queries.settings_of(session, visitor)
    if chosen is None:
        chosen = MessageSettingsData(visitor, default_preferences())
        session.add(chosen)
    return chosen


def origin_of(request: Request) -> str:
    """The origin of the page as this person sees it; the middleware has checked the host."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"[:254]


def check_address(services: Services, address: str) -> None:
    """Check the form of a webhook URL; its IP addresses are checked at each call."""
    private = services.settings.private_endpoints
    try:
        place = parse_endpoint(address, plain=private)
    except Unreachable:
        raise RequestProblem(400, "no-address") from None
    looks_numeric = place.host.replace(".", "").isdigit() or ":" in place.host
    if looks_numeric and not private and not is_public(place.host):
        raise RequestProblem(400, "no-address")


# Browsers


@router.post("/devices", dependencies=JOINS)
async def add_device(
    wish: messages.NewDevice,
    request: Request,
    admission: AdmissionDep,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.MessagesShown:
    """This browser takes messages from now on."""
    check_address(services, wish.endpoint)
    try:
        push.check_keys(wish.keys.p256dh, wish.keys.auth)
    except ValueError:
        raise RequestProblem(400, "no-push-keys") from None
    visitor = await admission.admit("")
    language, origin = language_of(lang), origin_of(request)
    device = DeviceData(
        hash_token(wish.endpoint), visitor, wish.endpoint, wish.keys.p256dh, wish.keys.auth,
        visitors.clean_name(wish.name), language, visitors.now(),
    )  # fmt: skip

    def write(session: Session) -> None:
        if queries.settings_of(session, visitor) is None:
            chosen = settings_for(session, visitor)
            chosen.language, chosen.origin = language, origin
            chosen.zone = wish.zone if is_zone(wish.zone) else "UTC"
        queries.add_device(session, device)

    await services.store.write(write)
    return await shown(services, visitor)


@router.post("/devices/remove", dependencies=JOINS)
async def remove_device(
    wish: messages.GoneDevice, visitor: VisitorId, services: ServicesDep
) -> messages.MessagesShown:
    """A browser takes no more messages."""
    gone = wish.id or hash_token(wish.endpoint)
    if visitor:
        await services.store.write(lambda session: queries.remove_device(session, gone, visitor))
    return await shown(services, visitor)


# A test


@router.post("/test", dependencies=JOINS)
async def send_test(visitor: VisitorId, services: ServicesDep) -> messages.TestsSent:
    """Send me a test by every channel that I use, now."""
    if not visitor:
        raise RequestProblem(409, "nothing-chosen")
    if not await services.tests.allows(visitor):
        raise RequestProblem(429, "too-many")
    rows = await services.store.write(lambda session: test_messages(session, visitor))
    if not rows:
        raise RequestProblem(409, "nothing-chosen")
    tests = []
    for row, name in rows:
        state = await services.sender.send_one(row.id)
        tests.append(
            messages.Tested(
                channel=row.channel,  # type: ignore[arg-type]  # the column holds nothing else
                name=name,
                state="sent" if state == queries.SENT else "failed",
            )
        )
    return messages.TestsSent(tests=tests)


def test_messages(session: Session, visitor: str) -> list[tuple[OutboxData, str]]:
    """A test message to each browser, and by mail and webhook where these are in use."""
    chosen = queries.settings_of(session, visitor)
    if chosen is None:
        return []
    used = {name for each in chosen.choices.values() for name in each["channels"]}
    targets = [(PUSH, each.id, each.name) for each in queries.devices_of(session, visitor)]
    targets += [(each, "", "") for each in (MAIL, WEBHOOK) if each in used]
    now, found = visitors.now(), []
    for channel, target, name in targets:
        row = OutboxData(
            visitors.new_id(), visitor, TEST, channel, now, now, target, about={"path": "/messages"}
        )
        session.add(row)
        found.append((row, name))
    return found


# Links in mail


async def stopped_by(services: Services, token: str) -> tuple[str, str]:
    """The channel and the person of an unsubscribe link, which needs no sign-in."""
    said = (await services.sender.keys()).read(token)
    channel, _, visitor = (said or "").partition(" ")
    if channel != MAIL:
        raise RequestProblem(404, "no-unsubscribing")
    return channel, visitor


@router.post("/unsubscribe/look")
async def unsubscribing(link: messages.Link, services: ServicesDep) -> messages.Unsubscribing:
    """What a link stops. Looking changes nothing: mail programs follow links by themselves."""
    channel, visitor = await stopped_by(services, link.token)

    def read(session: Session) -> bool:
        chosen = queries.settings_of(session, visitor)
        return chosen is None or not any(
            channel in each["channels"] for each in chosen.choices.values()
        )

    stopped = await services.store.read(read)
    return messages.Unsubscribing(channel=MAIL, stopped=stopped)


@router.post("/unsubscribe")
async def unsubscribe(link: messages.Link, services: ServicesDep) -> messages.Unsubscribing:
    """No more mail, whatever the occasion: by the button of the page."""
    return await stop_mail(link.token, services)


@router.post("/unsubscribe/{token}")
async def stop_mail(token: Name, services: ServicesDep) -> messages.Unsubscribing:
    """The same by the button of a mail program, which sends nothing but an address (RFC 8058)."""
    channel, visitor = await stopped_by(services, token)
    await services.store.write(lambda session: queries.stop_channel(session, visitor, channel))
    return messages.Unsubscribing(channel=MAIL, stopped=True)
