"""Messages: a browser allows them, our server learns of it, and its service worker shows them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.serving import Server
from tests.browser.sitting import Visitor
from tests.server.notifications.receiving import Endpoint, PushBrowser

# The push service of Chromium cannot be reached here: the page gets a subscription of ours. All
# else is real: the permission, the registration, the service worker.
SUBSCRIBING = """
PushManager.prototype.subscribe = async function (options) {
  window.subscribedWith = options;
  const given = %s;
  const { endpoint } = given;
  const subscription = { endpoint, toJSON: () => given, unsubscribe: async () => true };
  PushManager.prototype.getSubscription = async () => subscription;
  return subscription;
};
"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const notes = await registration.getNotifications();
  return notes.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
# Chromium forgets a notification when it is asked for those on the screen between the storing and
# the showing of it. So the worker counts what it has shown, and nobody asks before.
COUNTING = """() => {
  const { prototype } = ServiceWorkerRegistration;
  const show = prototype.showNotification;
  self.shown = 0;
  prototype.showNotification = async function (...given) {
    await show.apply(this, given);
    self.shown += 1;
  };
}"""
HAS_SHOWN = """async (count) => {
  while (self.shown < count) await new Promise((resolve) => setTimeout(resolve, 8));
}"""
MOST_LOOKS = 100_000
AN_ADDRESS = "https://push.example/someone"


@pytest.fixture
def granted(whole: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """`granted(**PHONE)`: a person whose browser may show messages of our page."""
    came: list[Visitor] = []

    def visit(**options: Any) -> Visitor:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        came.append(Visitor(whole.new_context(**wanted), server.address, "Anna"))
        return came[-1]

    yield visit
    for each in came:
        each.context.close()
    assert [said for each in came for said in each.complaints] == []


def allows(visitor: Visitor) -> None:
    """On the page for messages, in a browser that asks nobody."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.address)
    subscription = {**PushBrowser(Endpoint()).subscription, "endpoint": AN_ADDRESS}
    visitor.page.add_init_script(SUBSCRIBING % json.dumps(subscription))
    visitor.page.goto(f"{visitor.address}/messages")
    visitor.button("Allow messages here").click()
    expect(visitor.page.get_by_text("This browser takes messages")).to_be_visible()


def registration_of(client: CDPSession, address: str) -> str:
    """The id of the service worker of a page, once it is active."""
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        for each in event["versions"]:
            if each["scriptURL"] == f"{address}/sw.js" and each["status"] == "activated":
                found.append(each["registrationId"])

    client.on("ServiceWorker.workerVersionUpdated", note)
    client.send("ServiceWorker.enable")
    for _ in range(MOST_LOOKS):
        client.send("Runtime.evaluate", {"expression": "1"})
        if found:
            return found[0]
    raise AssertionError("the service worker never becomes active")


def test_a_browser_subscribes_and_its_service_worker_shows_what_comes(
    granted: Callable[..., Visitor], server: Server
) -> None:
    anna = granted()
    allows(anna)
    shown = read(anna)
    key = anna.page.evaluate("window.subscribedWith.applicationServerKey")
    assert key == shown["key"]
    assert len(shown["devices"]) == 1
    client = anna.context.new_cdp_session(anna.page)
    registration = registration_of(client, server.address)
    said = {"title": "It is your turn", "body": "Roliça", "tag": "abc", "lang": "en"}

    def comes(**differs: str) -> None:
        data = json.dumps({**said, "link": "https://elsewhere.example/table/abc", **differs})
        client.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.address, "registrationId": registration, "data": data},
        )

    def shows(count: int) -> list[tuple[str, str]]:
        worker.evaluate(HAS_SHOWN, count)
        notes = anna.page.evaluate(SHOWN)
        assert {each["title"] for each in notes} == {"It is your turn"}
        return sorted((each["tag"], each["data"]["id"]) for each in notes)

    (worker,) = anna.context.service_workers
    worker.evaluate(COUNTING)
    for count, number in enumerate(("1", "1", "2"), start=1):  # it may come twice
        comes(id=number)
        assert shows(count) == [("abc", number)]
    for number in "3456":  # of four tables at once
        comes(id=number, tag=f"table {number}")
    assert shows(7) == [("abc", "2"), *((f"table {number}", number) for number in "3456")]

    anna.button("No more messages here").click()
    expect(anna.button("Allow messages here")).to_be_visible()
    assert read(anna)["devices"] == []


def read(visitor: Visitor) -> Any:
    return visitor.page.evaluate("fetch('/api/messages').then((answer) => answer.json())")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_what_is_chosen_is_kept(granted: Callable[..., Visitor], options: dict[str, Any]) -> None:
    anna = granted(**options)
    allows(anna)
    turn = anna.page.get_by_role("group", name="It is your turn")
    turn.get_by_label("When").select_option("After 5 min")
    anna.page.get_by_role("group", name="A game has ended").get_by_label("Browser").uncheck()
    anna.page.get_by_label("Hold messages back at night").check()
    anna.page.get_by_label("From").fill("23:15")
    anna.page.get_by_label("From").press("Tab")
    expect(anna.page.get_by_text("Saved.")).to_be_visible()
    anna.waits("(await (await fetch('/api/messages')).json()).chosen.quiet_from === 1395")
    anna.page.reload()
    expect(turn.get_by_label("When")).to_have_value("300")
    ended = anna.page.get_by_role("group", name="A game has ended").get_by_label("Browser")
    expect(ended).not_to_be_checked()
    expect(anna.page.get_by_label("From")).to_have_value("23:15")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_browser_that_forbids_messages_says_how_to_allow_them(anna: Visitor) -> None:
    anna.page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    anna.page.goto(f"{anna.address}/messages")
    expect(anna.page.get_by_text("are forbidden in this browser")).to_be_visible()
    expect(anna.button("Allow messages here")).to_have_count(0)


def test_a_link_that_is_not_ours_stops_nothing(anna: Visitor) -> None:
    anna.page.goto(f"{anna.address}/unsubscribe#nonsense.nothing")
    expect(anna.page.get_by_text("was not made by this server")).to_be_visible()
    anna.forgives("404")


def test_the_page_can_be_installed(anna: Visitor, server: Server) -> None:
    anna.page.goto(f"{anna.address}/messages")
    client = anna.context.new_cdp_session(anna.page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    assert said["name"] == "Sandtable"
    for icon in said["icons"]:
        answer = httpx.get(server.address + icon["src"])
        assert answer.headers["content-type"] == icon["type"], icon
    sizes = {each["sizes"] for each in said["icons"] if each["type"] == "image/png"}
    assert {"192x192", "512x512"} <= sizes
