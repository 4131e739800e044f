"""Somebody who is challenged by name is told of it."""

from __future__ import annotations

from tests.server.notifications.conftest import (
    Time,
    chooses,
    gets_account,
    outbox,
    sends,
    subscribes,
)
from tests.server.notifications.receiving import PushBrowser
from tests.server.visiting import Browser, Server


def test_a_challenge_is_told_to_the_one_who_is_challenged(
    server: Server, anna: Browser, bela: Browser, phone: PushBrowser, time: Time
) -> None:
    for each in (anna, bela):
        each.opens("invite", "me")  # so that they are known
        gets_account(each)
    subscribes(bela, phone)
    chooses(bela, challenge=["push"])
    anna.opens("invite", "me", openness="challenge", challenge=bela.name)
    (row,) = outbox(server)
    assert (row.occasion, row.about["path"], row.about["opponents"]) == (
        "challenge",
        "/mine",
        [anna.name],
    )
    time.passes(minutes=1)
    assert sends(server) == 1
