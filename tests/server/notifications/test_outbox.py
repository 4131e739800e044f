"""The outbox: a message goes out once, by whichever process, and again only after a failure."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from functools import partial

from sqlalchemy.orm import Session

from sandtable.server.accounts.guest_merge import merge_guest
from sandtable.server.notifications import queries, triggers
from sandtable.server.notifications.delivery import ATTEMPTS, CLAIM_SECONDS, FIRST_WAIT, Sender
from sandtable.server.operations import admin
from sandtable.server.security import visitors
from sandtable.server.security.visitors import new_id
from tests.server.conftest import Serve
from tests.server.notifications.conftest import (
    Time,
    chooses,
    gets_account,
    outbox,
    sends,
    subscribes,
    visitor_of,
    waiting,
)
from tests.server.notifications.receiving import Endpoint, MailServer, PushBrowser
from tests.server.visiting import Browser, Server

MANY = 12


def challenges(server: Server, browser: Browser, many: int = 1) -> None:
    """So many challenges to this person."""

    def write(session: Session) -> None:
        for number in range(many):
            triggers.notify_challenge(
                session, visitor_id, f"/mine?{number}", "maria", "introductory-two", "Eve"
            )

    visitor_id = visitor_of(browser)
    server.run(server.services.store.write, write)


def hooked(anna: Browser, hook: Endpoint) -> None:
    """Anna has an account, and a webhook for challenges."""
    anna.opens("me", "here")
    gets_account(anna, "anna@sandtable.example")
    chooses(anna, challenge=["webhook"], webhook=hook.address())


def test_of_two_processes_one_sends_a_message(
    server: Server, anna: Browser, hook: Endpoint
) -> None:
    hooked(anna, hook)
    challenges(server, anna, MANY)
    command = [sys.executable, "-m", "tests.server.notifications.racing"]
    settings = server.settings
    racers = [
        subprocess.Popen(
            [*command, str(settings.folder), settings.database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for _ in range(2)
    ]
    for each in racers:
        assert each.stdout is not None
        assert each.stdout.readline() == b"ready\n"
    for each in racers:
        assert each.stdin is not None
        each.stdin.write(b"go\n")
        each.stdin.flush()
    for each in racers:
        each.communicate()
        assert each.returncode == 0
    ids = [each.json["sandtable"]["id"] for each in hook.arrived]
    assert len(ids) == len(set(ids)) == MANY
    assert {each.state for each in outbox(server)} == {"sent"}


def test_one_of_several_claims_wins(server: Server, anna: Browser, hook: Endpoint) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    (message,) = waiting(server)
    one = Sender(server.settings, server.services.store)
    claims = [claimed(server, message.id), claimed(server, message.id)]
    assert claims == [True, False]
    assert server.run(one.send_due) == 0
    assert hook.arrived == []


def claimed(server: Server, message: str) -> bool:
    """Whether another process has claimed a message now."""
    now = visitors.now()
    until = triggers.plus_seconds(now, CLAIM_SECONDS)
    claim = partial(queries.claim, message=message, claim=new_id(), now=now, until=until)
    held: bool = server.run(server.services.store.write, claim)
    return held


def test_what_a_process_claimed_that_was_killed_is_sent_later(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    (message,) = waiting(server)
    assert claimed(server, message.id)  # and then the process is gone
    time.passes(seconds=CLAIM_SECONDS - 1)
    assert sends(server) == 0
    time.passes(seconds=2)
    assert sends(server) == 1
    assert [each.json["sandtable"]["id"] for each in hook.arrived] == [message.id]
    (message,) = outbox(server)
    assert (message.state, message.attempts) == ("sent", 2)


def test_what_was_sent_before_a_crash_comes_again_with_the_same_id(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    (message,) = waiting(server)
    store = server.services.store

    async def crash_after_sending() -> None:
        sender = Sender(server.settings, store)

        async def gone(*_: object, **__: object) -> str:
            raise KeyboardInterrupt

        sender._settle = gone  # type: ignore[method-assign]  # the server stops here
        try:
            await sender.send_one(message.id)
        except KeyboardInterrupt:
            return
        raise AssertionError("it went on")

    server.run(crash_after_sending)
    assert len(hook.arrived) == 1
    time.passes(seconds=CLAIM_SECONDS + 1)
    sends(server)
    assert [each.headers["idempotency-key"] for each in hook.arrived] == [message.id] * 2
    time.passes(days=1)
    assert sends(server) == 0


def test_a_claim_that_has_ended_no_longer_says_what_became_of_a_message(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    (message,) = waiting(server)
    assert claimed(server, message.id)
    time.passes(seconds=CLAIM_SECONDS + 1)
    assert claimed(server, message.id)
    late = partial(queries.settle, message=message.id, claim="the first", state="failed")
    assert not server.run(server.services.store.write, late)
    assert [each.state for each in outbox(server)] == ["claimed"]


def test_it_is_tried_again_with_longer_pauses_and_given_up(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    hook.statuses[:] = [503] * 100
    challenges(server, anna)
    pauses = []
    while sends(server) and (left := waiting(server)):
        due = datetime.fromisoformat(left[0].due)
        pauses.append((due - time.at).total_seconds())
        time.at = due
    (message,) = outbox(server)
    assert (message.state, message.trouble) == ("failed", "answer 503")
    assert len(hook.arrived) == ATTEMPTS
    assert pauses == [30, 120, 480, 1920, 7680]


def test_a_message_that_nobody_could_take_is_not_tried_again(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    for status in (400, 301):
        hook.location = hook.address("/elsewhere")
        hook.statuses[:] = [status]
        challenges(server, anna)
        sends(server)
        time.passes(days=1)
        assert sends(server) == 0
    assert {each.path for each in hook.arrived} == {"/hook"}, "no redirect is followed"
    assert {each.state for each in outbox(server)} == {"failed"}


def test_a_webhook_that_is_gone_is_not_called_again_until_it_is_named_anew(
    server: Server, anna: Browser, hook: Endpoint
) -> None:
    hooked(anna, hook)
    hook.statuses[:] = [410]
    challenges(server, anna)
    sends(server)
    assert anna.read("/api/messages")["webhook_dead"]
    challenges(server, anna)
    sends(server)
    assert len(hook.arrived) == 1
    shown = chooses(anna, challenge=["webhook"], webhook=hook.address("/new"))
    assert not shown["webhook_dead"]
    challenges(server, anna)
    sends(server)
    assert [each.path for each in hook.arrived] == ["/hook", "/new"]


def test_a_browser_that_is_gone_is_forgotten(
    server: Server, anna: Browser, phone: PushBrowser, hook: Endpoint
) -> None:
    other = PushBrowser(hook, "/push/2")
    for each in (phone, other):
        subscribes(anna, each)
    hook.statuses[:] = [410]
    challenges(server, anna)
    sends(server)
    assert len(hook.arrived) == 2
    (left,) = anna.read("/api/messages")["devices"]
    challenges(server, anna)
    sends(server)
    assert hook.arrived[2].path == hook.arrived[1].path
    assert left["name"] == "Phone"


def test_mail_waits_for_a_mail_server_and_gives_up_on_a_refusal(
    server: Server, anna: Browser, mails: MailServer, time: Time
) -> None:
    anna.opens("me", "here")
    gets_account(anna, "anna@sandtable.example")
    chooses(anna, challenge=["mail"])
    mails.answers[:] = ["451 later"]
    challenges(server, anna)
    sends(server)
    assert [each.trouble for each in waiting(server)] == ["answer 451"]
    time.passes(seconds=FIRST_WAIT + 1)
    sends(server)
    assert len(mails.mails) == 1
    mails.answers[:] = ["550 never"]
    challenges(server, anna)
    sends(server)
    assert [each.state for each in outbox(server)].count("failed") == 1


def test_a_message_that_was_unsubscribed_meanwhile_is_not_sent(
    server: Server, anna: Browser, hook: Endpoint
) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    chooses(anna, challenge=[], webhook=hook.address())
    assert sends(server) == 1
    assert hook.arrived == []
    assert [each.state for each in outbox(server)] == ["dropped"]


def counted(server: Server) -> dict[tuple[str, str], float]:
    """What the figures for Prometheus say of messages, by channel and outcome."""
    return {
        (sample.labels["channel"], sample.labels["outcome"]): sample.value
        for each in server.services.metrics.messages.collect()
        for sample in each.samples
        if sample.name.endswith("_total")
    }


def test_messages_are_counted_by_channel_and_outcome(
    server: Server, anna: Browser, hook: Endpoint, mails: MailServer, phone: PushBrowser, time: Time
) -> None:
    hooked(anna, hook)
    subscribes(anna, phone)
    chooses(anna, challenge=["mail", "webhook", "push"], webhook=hook.address())
    hook.statuses[:] = [503]
    challenges(server, anna)
    sends(server)
    assert sum(counted(server).values()) == 2, "what is tried again is not counted yet"
    time.passes(seconds=FIRST_WAIT + 1)
    sends(server)
    sent = {("mail", "sent"): 1.0, ("webhook", "sent"): 1.0, ("push", "sent"): 1.0}
    assert counted(server) == sent
    chooses(anna, challenge=["mail"])
    mails.answers[:] = ["550 never"]
    challenges(server, anna)
    sends(server)
    challenges(server, anna)
    chooses(anna, challenge=[])
    sends(server)
    assert counted(server) == {**sent, ("mail", "failed"): 1.0, ("mail", "dropped"): 1.0}
    rows = server.run(server.services.store.read, admin.messages)
    assert [tuple(each.values()) for each in rows] == [
        ("mail", "dropped", 1),
        ("mail", "failed", 1),
        ("mail", "sent", 1),
        ("push", "sent", 1),
        ("webhook", "sent", 1),
    ]


def test_the_loop_of_a_server_sends_by_itself(
    serve: Serve, hook: Endpoint, mails: MailServer
) -> None:
    server = serve(outbox_seconds=0.01, private_endpoints=True)
    anna = server.browser("Anna")
    hooked(anna, hook)
    challenges(server, anna)
    for _ in range(100_000):  # asked again until it has, however slow the machine
        if [each.state for each in outbox(server)] == ["sent"]:
            break
    assert len(hook.arrived) == 1


def test_what_was_sent_long_ago_is_forgotten(
    server: Server, anna: Browser, hook: Endpoint, time: Time
) -> None:
    hooked(anna, hook)
    challenges(server, anna)
    sends(server)
    time.passes(days=29)
    challenges(server, anna)
    time.passes(days=2)
    server.restart()
    assert [each.state for each in outbox(server)] == ["waiting"]


def test_what_a_guest_chose_comes_along_into_an_account(
    server: Server, anna: Browser, bela: Browser, eve: Browser, hook: Endpoint
) -> None:
    """The browsers of all; the choices of a guest only where the account has none."""
    guests = {"/one": bela, "/two": eve}
    anna.opens("me", "here")
    gets_account(anna)
    into = visitor_of(anna)
    for number, (path, guest) in enumerate(guests.items()):
        subscribes(guest, PushBrowser(hook, path))
        chooses(guest, challenge=["push"], zone=f"Etc/GMT+{number + 1}")
        challenges(server, guest)
        bring = partial(merge_guest, guest=visitor_of(guest), into=into)
        server.run(server.services.store.write, bring)
    shown = anna.read("/api/messages")
    assert len(shown["devices"]) == 2
    assert shown["chosen"]["zone"] == "Etc/GMT+1", (
        "that of the first, which the second leaves alone"
    )
    sends(server)
    assert sorted(each.path for each in hook.arrived) == ["/one", "/two"]
