"""One server and one Chromium for all tests here; for each test, visitors with empty browsers."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.forwarding import resign
from tests.browser.serving import CHROMIUM, Server, build_page, chromium, note_gap
from tests.browser.sitting import SECONDS, Visitor, some_turns
from tests.browser.starting import Starter

Visit = Callable[..., Visitor]
DESKTOP: ViewportSize = {"width": 1400, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


LONGEST = (
    "test_quick_hands",
    "test_access",
    "test_evening",
    "test_maria",
    "test_great_war",
    "test_last_man",
    "test_playing",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left alone with one at the end."""
    ranks = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: ranks.get(item.path.stem, len(LONGEST)))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        note_gap()
        pytest.skip("no chromium here")
    expect.set_options(timeout=1000 * SECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def whole(browser: Browser) -> Iterator[Browser]:
    """A Chromium that knows notifications: the one without a window denies them."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if found is None:
        note_gap()
        pytest.skip("no whole chromium here")
    browser = browser.browser_type.launch(executable_path=found, args=CHROMIUM)
    yield browser
    browser.close()


class Starting:
    """In the process that hands out the tests: what starts the servers of all others."""

    def __init__(self) -> None:
        self.starter: Starter | None = None

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        self.starter = self.starter or Starter()
        node.workerinput["starter"] = self.starter.address

    def pytest_unconfigure(self) -> None:
        if self.starter is not None:
            self.starter.end()


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Starting())


@pytest.fixture(scope="session")
def starter(request: pytest.FixtureRequest) -> Iterator[str]:
    """What starts servers: the one that all processes share, or one of our own."""
    given = getattr(request.config, "workerinput", {}).get("starter")
    if given:
        yield given
        return
    own = Starter()
    yield own.address
    own.end()


@pytest.fixture(scope="session")
def server(
    browser: Browser, starter: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    build_page()
    server = Server(starter, tmp_path_factory.mktemp("server"))
    yield server
    server.end()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("Anna")`: somebody with an empty browser. Nobody may have seen anything go wrong."""
    came: list[Visitor] = []

    def visit(
        name: str = "", at: Server = server, painted: bool = False, **options: Any
    ) -> Visitor:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**wanted)
        touch = bool(options.get("has_touch"))
        visitor = Visitor(context, at.address, name, touch=touch, painted=painted)
        came.append(visitor)
        return visitor

    yield visit
    forbidden = [
        each for visitor in came for each in visitor.page.evaluate("window.forbidden ?? []")
    ]
    for visitor in came:
        visitor.context.close()
    assert [each for visitor in came for each in visitor.complaints] == [], "the browser complains"
    assert [each for visitor in came for each in visitor.abroad] == [], (
        "a request leaves the server"
    )
    assert forbidden == [], "the page does what its own policy forbids"


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit("Anna")


@pytest.fixture
def bela(visit: Visit) -> Visitor:
    return visit("Béla")


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Server) -> str:
    """A game that was given up after some turns."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
    anna = Visitor(context, server.address, "Anna")
    table = anna.opens_table("me", "random", battle="first_battle", name="Anna", until=some_turns)
    resign(anna, table)
    context.close()
    return table
