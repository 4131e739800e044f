"""Two people and a whole evening, in every language: they make accounts by mail, meet in the lobby,
play by correspondence with push and mail, finish, are rated, and play a tournament of two legs."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.serving import Server, build_page
from tests.browser.sitting import SECONDS, Visitor
from tests.browser.starting import ROOT
from tests.browser.test_company import plays_a_turn
from tests.browser.test_telling import SUBSCRIBING
from tests.fluent_files import rendered
from tests.server.notifications.receiving import Endpoint, MailServer, PushBrowser, endpoint

LOCALES: Final = {"en": "en-GB", "el": "el-GR", "hu": "hu-HU"}
NAMES: Final = {"en": ("Agatha", "Bertram"), "el": ("Άρτεμις", "Βασίλης"), "hu": ("Ágota", "Bence")}


class Person(Visitor):
    """Somebody who reads the page in a language."""

    language = "en"

    def says(self, key: str, **values: object) -> str:
        """What the page says for a key."""
        return rendered(ROOT / "web" / "text" / f"{self.language}.ftl", key, values)[0]

    def presses(self, key: str) -> None:
        self.button(self.says(key)).click()

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.says(key), exact=True)


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with MailServer() as found:
        yield found


@pytest.fixture(scope="module")
def pushed() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture(scope="module")
def club(
    browser: Browser, starter: str, post: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that sends mail."""
    build_page()
    options = ("--smtp", post.address, "--mail-from", "table@sandtable.example")
    server = Server(starter, tmp_path_factory.mktemp("club"), *options)
    yield server
    server.end()


@pytest.fixture(params=list(LOCALES))
def people(
    request: pytest.FixtureRequest, browser: Browser, whole: Browser, club: Server
) -> Iterator[tuple[Person, Person]]:
    """One at a desk, who is told by mail, and one with a phone, which takes notifications."""
    language = request.param
    came: list[Person] = []
    phone = {**PHONE, "permissions": ["notifications"]}
    for name, at, more in zip(NAMES[language], (browser, whole), ({"viewport": DESKTOP}, phone)):
        context = at.new_context(locale=LOCALES[language], reduced_motion="reduce", **more)
        found = Person(context, club.address, name, touch="has_touch" in more)
        found.language = language
        came.append(found)
    yield came[0], came[1]
    complaints = [each for person in came for each in person.complaints]
    for person in came:
        person.context.close()
    assert complaints == [], "the browser complains"


def makes_account(person: Person, post: MailServer, address: str) -> None:
    """By a link in a mail, and with codes for the day on which there is no mail."""
    person.goes("/sign-in")
    new = person.page.locator(
        "section",
        has=person.page.get_by_role("heading", name=person.says("people-new"), exact=True),
    )
    new.get_by_label(person.says("people-name")).fill(person.name)
    new.get_by_label(person.says("people-mail")).fill(address)
    person.presses("people-make-mail")
    expect(person.page.locator(".sent")).to_be_visible()
    comes(lambda: [each for each in post.mails if each["To"] == address])
    (mail,) = (each for each in post.mails if each["To"] == address)
    text = mail.get_body(("plain",))
    assert text is not None
    link = re.search(re.escape(person.address) + r"/\S+", text.get_content())
    assert link is not None, text.get_content()
    person.page.goto(link.group())
    person.page.locator("main .button.main").click()
    person.presses("people-codes-done")
    expect(person.page).to_have_url(re.compile("/mine$"))


def takes_push(person: Person, device: PushBrowser) -> None:
    person.page.add_init_script(SUBSCRIBING % json.dumps(device.subscription))
    person.goes("/messages")
    person.presses("telling-allow")
    expect(person.page.get_by_text(person.says("telling-ability-on"))).to_be_visible()


def takes_mail(person: Person) -> None:
    person.goes("/messages")
    turn = person.page.get_by_role("group", name=person.says("telling-on-turn"), exact=True)
    turn.get_by_label(person.says("telling-by-mail")).check()
    expect(person.page.get_by_text(person.says("telling-saving-done"))).to_be_visible()


def opens_rated_table(person: Person) -> None:
    """For anybody, with days for a turn."""
    person.goes("/?open=lobby")
    page = person.page
    page.locator('input[type="radio"][value="rolica_first"]').check(force=True)
    page.get_by_text(person.says("home-advanced")).click()
    pace = page.get_by_label(person.says("pace-label"))
    pace.select_option(
        pace.locator("optgroup").nth(1).locator("option").first.get_attribute("value")
    )
    page.get_by_label(person.says("rated-game")).check()
    person.presses("home-start")
    page.wait_for_url("**/table/*")


def sent_to(post: MailServer, addresses: list[str]) -> list[EmailMessage]:
    """What these people were sent; others who were here before may still be sent something."""
    return [each for each in post.mails if each["To"] in addresses]


def looks_away(person: Person) -> None:
    """Who has the table before their eyes is not told by mail that it is their turn."""
    person.goes("/ratings")


def comes(found: Callable[[], object]) -> None:
    """Until something has come from the server that no page shows."""
    end = time.monotonic() + SECONDS
    while not found():
        assert time.monotonic() < end, "it never comes"
        time.sleep(0.1)


def test_an_evening_at_the_club(
    people: tuple[Person, Person], club: Server, post: MailServer, pushed: Endpoint
) -> None:
    first, second = people
    language = first.language
    mails = [f"{each}.{language}@sandtable.example" for each in ("first", "second")]
    for person, address in zip(people, mails):
        makes_account(person, post, address)
    device = PushBrowser(pushed, f"/push/{language}")
    takes_mail(first)
    takes_push(second, device)
    key = second.page.evaluate("window.subscribedWith.applicationServerKey")

    # They meet in the lobby
    opens_rated_table(first)
    table = first.table
    second.goes("/lobby")
    row = second.page.get_by_role("listitem").filter(has_text=first.name)
    row.get_by_role("button").first.click()
    second.page.wait_for_url(f"**/table/{table}*")
    for person in people:
        person.waits("heard.now")

    # Each has a turn while the other is elsewhere, and is told of it: one by mail, one by push
    sent = len(sent_to(post, mails))
    looks_away(second)
    plays_a_turn(first)
    looks_away(first)
    comes(lambda: device.read(key))
    second.goes(f"/table/{table}")
    second.presses("away-skip")
    plays_a_turn(second)
    comes(lambda: sent_to(post, mails)[sent:])
    told = device.read(key)
    assert [each["tag"] for each in told] == [table]
    assert told[0]["link"].endswith(f"/table/{table}")
    (mail,) = sent_to(post, mails)[sent:]
    assert mail["To"] == mails[0]
    body = mail.get_body(("plain",))
    assert body is not None
    assert f"{club.address}/table/{table}" in body.get_content()

    # One gives up; both are rated
    for person in people:
        person.goes(f"/table/{table}")
        person.waits("heard.now")
    gives_up(second)
    for person, record in ((first, (1, 0)), (second, (0, 1))):
        person.goes("/ratings/napoleonics")
        won, lost = record
        words = person.says("rating-record", wins=won, draws=0, losses=lost)
        expect(person.page.get_by_text(words)).to_be_visible()

    plays_tournament(first, second)


def gives_up(person: Person) -> None:
    person.resigns(*(person.says(key) for key in ("menu", "resign", "resign-sure")))


def plays_tournament(first: Person, second: Person) -> None:
    """The same battle twice, sides swapped; each gives up one leg."""
    first.goes("/tournaments/new")
    page = first.page
    cup = f"{first.says('cup-title')} {first.name}"
    page.get_by_label(first.says("cup-name")).first.fill(cup)
    page.locator(".scenarios input").first.check()
    page.get_by_label(first.says("cup-rounds")).fill("1")
    first.presses("cup-make")
    expect(page.get_by_role("heading", name=cup)).to_be_visible()
    address = page.url
    second.page.goto(address)
    for person in (first, second):
        person.presses("cup-enter")
        expect(person.page.get_by_text(person.says("cup-you-play"), exact=True)).to_be_visible()
    first.page.reload()
    first.presses("cup-start")
    sit = re.compile(f"{first.says('cup-sit-down')}|{first.says('cup-play-on')}")
    expect(first.link(sit).first).to_be_visible()
    for leg, loser in ((0, second), (1, first)):
        for person in (first, second):
            person.page.goto(address)
            person.link(sit).first.click()
            person.page.wait_for_url("**/table/*")
        for person in (first, second):
            person.waits("heard.now")
        gives_up(loser)
        first.page.goto(address)
        expect(first.link(first.says("cup-look"))).to_have_count(leg + 1)
    expect(first.page.get_by_text(first.says("cup-status-over"), exact=True)).to_be_visible()
    first.goes("/ratings/napoleonics")
    words = first.says("rating-record", wins=2, draws=0, losses=1)
    expect(first.page.get_by_text(words)).to_be_visible()
