"""How much a page weighs, and that nothing on it moves while the rest of it comes."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import DRAWN, Visitor

MOST_BYTES: Final = 200_000  # compressed, without fonts

SENT: Final = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map((each) => [each.name, each.transferSize])"""

STEP: Final = 20  # milliseconds
MOST_STEPS: Final = 6000  # for what never comes
QUIET: Final = 4  # steps with nothing on its way

# What comes late, by its address
LATE: Final = {
    "fonts": r"\.woff2$",
    "pictures": r"\.svg\?",
    "games": r"/api/lobby",
    "my tables": r"/api/tables\?",
    "all replies": r"/api/(?!boards|art)",
    "parts of the page": r"/assets/(?!index)[^/]*\.(js|css)$",
}

TWO: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

# Two frames; where a style sheet is awaited the browser draws nothing, and nothing can move.
DRAWN_IF_ANYTHING: Final = f"""() => Promise.race([
  ({DRAWN})(), new Promise((resolve) => setTimeout(resolve, 300))])"""

# A map or a letter may be laid out a fraction of a pixel elsewhere.
LESS_THAN_A_PIXEL = 0.001


def weight(visitor: Visitor) -> int:
    visitor.page.wait_for_load_state("networkidle")
    sent: list[tuple[str, int]] = visitor.page.evaluate(SENT)
    counted = [(size, name) for name, size in sent if not name.endswith(".woff2")]
    print("", *(f"{size:8} {name}" for size, name in sorted(counted, reverse=True)[:6]), sep="\n")
    return sum(size for size, _ in counted)


class Held:
    """Answers of the server that are held back until they are let go; and what else is awaited."""

    def __init__(self, visitor: Visitor, pattern: str) -> None:
        self.page = visitor.page
        self.routes: list[Route] = []
        self.open = False
        self.seen = 0
        self.pattern = re.compile(pattern)
        self.awaited: set[Request] = set()
        self.page.on("request", self.asked)
        self.page.on("requestfinished", self.answered)
        self.page.on("requestfailed", self.answered)
        self.page.route(self.pattern, self.hold)

    def asked(self, request: Request) -> None:
        self.awaited.add(request)

    def answered(self, request: Request) -> None:
        self.awaited.discard(request)

    def hold(self, route: Route) -> None:
        self.seen += 1
        if self.open:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self.open = True
        for route in self.routes:
            route.continue_()
        self.routes.clear()

    def waits_for_the_rest(self) -> None:
        """Until everything else has come and is drawn, and nothing more is asked for."""
        quiet = 0
        for _ in range(MOST_STEPS):
            others = [each for each in self.awaited if self.open or not self.is_late(each)]
            came = not others and (self.open or (self.routes and self.is_drawn()))
            quiet = quiet + 1 if came else 0
            if quiet == QUIET:
                return
            self.page.wait_for_timeout(STEP)
            if came:
                self.page.evaluate(DRAWN_IF_ANYTHING)
        raise AssertionError(f"this never comes: {self.awaited}, or nothing is late")

    def is_drawn(self) -> bool:
        """For fonts the page waits a moment, and then begins without them."""
        return "woff2" not in self.pattern.pattern or bool(self.page.locator("main").count())

    def is_late(self, request: Request) -> bool:
        return bool(self.pattern.search(request.url))


def comes_late(visitor: Visitor, path: str, what: str) -> float:
    """By how much things have moved when something has come after everything else."""
    held = Held(visitor, LATE[what])
    visitor.page.goto(visitor.address + path, wait_until="commit")
    held.waits_for_the_rest()
    held.let_go()
    visitor.waits_for_page()
    held.waits_for_the_rest()
    print(f"{path}: {held.seen} of {what} came late")
    return float(visitor.page.evaluate("shiftedSoFar()"))


@pytest.fixture
def begun(visit: Visit) -> tuple[Visitor, str]:
    """Somebody with an empty cache, and a table at which that person is asked something."""
    anna = visit("Anna")
    return anna, anna.opens_table("random", "me", until=lambda now: now["asked"] is not None)


def test_the_home_page_is_light(anna: Visitor) -> None:
    anna.goes()
    expect(anna.button("Start the battle")).to_be_visible()
    bytes_ = weight(anna)
    print(f"home: {bytes_ / 1000:.1f} KB")
    assert bytes_ < MOST_BYTES


def test_the_table_is_light(begun: tuple[Visitor, str]) -> None:
    anna, table = begun
    anna.goes(f"/table/{table}")
    expect(anna.page.get_by_role("application", name="Board")).to_be_visible()
    bytes_ = weight(anna)
    print(f"table: {bytes_ / 1000:.1f} KB")
    assert bytes_ < MOST_BYTES


@pytest.mark.parametrize("what", LATE)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_nothing_moves_on_the_home_page(visit: Visit, what: str, screen: str) -> None:
    """Of somebody who comes for the first time, and of somebody who has a table here."""
    options = PHONE if screen == "phone" else {}
    new = visit(**options)
    assert comes_late(new, "/", what) == 0
    known = visit("Anna", **options)
    known.posts("/api/tables", game="maria", scenario="advanced-two", seats=TWO)
    assert comes_late(known, "/?game=maria", what) == 0


@pytest.mark.parametrize("what", ["fonts", "pictures", "all replies", "parts of the page"])
def test_nothing_moves_on_an_invitation(visit: Visit, anna: Visitor, what: str) -> None:
    (join,) = anna.invites()["invites"].values()
    assert comes_late(visit(), join, what) == 0


@pytest.mark.parametrize("what", ["fonts", "all replies", "parts of the page"])
@pytest.mark.parametrize("path", ["/rules/maria", "/mine"])
def test_nothing_moves_on_a_page_of_text(visit: Visit, path: str, what: str) -> None:
    assert comes_late(visit(), path, what) == 0


@pytest.mark.parametrize("what", ["fonts", "pictures", "parts of the page"])
def test_nothing_moves_at_the_table(begun: tuple[Visitor, str], what: str) -> None:
    anna, table = begun
    assert comes_late(anna, f"/table/{table}", what) < LESS_THAN_A_PIXEL
