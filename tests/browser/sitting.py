"""Somebody at a browser: what such a person sees, clicks and is told.

A visitor acts on the page alone: on what is lit, offered or written there. Of the socket it only
listens to what came, to know when the page has changed, and to look for what should not have come.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket

from tests.browser.serving import PICTURES

Json = dict[str, Any]
Choosing = Callable[["Visitor", "Offers"], str]

BATTLE: Final = "Roliça: the first position"
WORD: Final = "magpie"
SECONDS: Final = 20.0
MOST_ANSWERS: Final = 600

# What came over the socket, what the policy forbade, when the first question was on the screen,
# and by how much things have moved. The word that the page makes up for the dice stays the same.
LISTENING: Final = """
window.heard = { now: null, revision: -1, table: null };
window.forbidden = [];
window.firstQuestion = 0;
window.shifted = 0;
Crypto.prototype.getRandomValues = (array) => array.fill(7);
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.table) heard.table = message.table;
      if (!message.now) return;
      heard.now = message.now;
      heard.revision = message.now.revision;
    });
  }
};
document.addEventListener("securitypolicyviolation", (event) =>
  forbidden.push(`${event.violatedDirective} ${event.blockedURI}`));
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-question]")) return;
  firstQuestion = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""

# What may be clicked now, as the page shows it.
OFFERS: Final = """() => ({
  question: document.querySelector("[data-question]")?.dataset.question ?? "",
  cards: [...document.querySelectorAll("[data-card].can")].map((each) => each.dataset.card),
  places: [...document.querySelectorAll("polygon.can[data-place]")].filter((each) => {
    const box = each.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen === each || seen?.closest(".bubble");
  }).map((each) => each.dataset.place),
  answers: [...document.querySelectorAll(".question .answers [data-answer]")]
    .map((each) => each.dataset.answer),
  menu: [...document.querySelectorAll("[role=menuitem][data-answer]")]
    .map((each) => each.dataset.answer),
})"""

PATIENTLY: Final = """async (before) => {
  const end = performance.now() + %d;
  while (!(%s)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return true;
}"""

MOVED_ON: Final = "heard.revision > before || document.querySelector('[role=menuitem], .nobody')"


@dataclass
class Offers:
    """Cards that may be played, places that are lit, and answers in words."""

    question: str
    cards: list[str]
    places: list[str]
    answers: list[str]
    menu: list[str]


@dataclass
class Visitor:
    """A browser with cookies of its own, and one page in it."""

    context: BrowserContext
    address: str
    name: str = ""
    touch: bool = False
    page: Page = field(init=False)
    complaints: list[str] = field(default_factory=list)
    abroad: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def __post_init__(self) -> None:
        self.context.set_default_timeout(1000 * SECONDS)
        self.context.add_init_script(LISTENING)
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", self.hear_request)
        self.page = self.context.new_page()
        self.page.on("websocket", self.hear_socket)

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def hear_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.abroad.append(request.url)

    def hear_socket(self, socket: WebSocket) -> None:
        if not socket.url.replace("ws:", "http:").startswith(self.address):
            self.abroad.append(socket.url)
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def forgives(self, pattern: str) -> None:
        """What the browser itself says of this is expected."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    def takes_picture(self, name: str) -> None:
        """A picture of what is on the screen, for people."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    # Looking

    def goes(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="The question")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    def place(self, name: str) -> Locator:
        return self.page.locator(f'polygon[data-place="{name}"]')

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]').first

    @property
    def now(self) -> Json:
        """How things stand, as the server told it."""
        found: Json = self.page.evaluate("heard.now")
        return found

    def offers(self) -> Offers:
        return Offers(**self.page.evaluate(OFFERS))

    def board(self) -> list[str]:
        """What stands where, as it is said of every place."""
        found: list[str] = self.page.evaluate(
            """[...document.querySelectorAll("polygon[data-place]")]
            .map((each) => each.getAttribute("aria-label"))"""
        )
        return sorted(found)

    def waits(self, holds: str, before: object = None) -> None:
        """Until this is true in the page. (Playwright's own way is against the page's policy.)"""
        assert self.page.evaluate(PATIENTLY % (1000 * SECONDS, holds), before), (
            f"it never came to that: {holds}"
        )

    def waits_for_turn(self) -> None:
        """Until something is asked here, or the game is over."""
        self.waits("heard.now && (heard.now.asked || heard.now.result || heard.now.confirm)")
        self.waits_for_news()

    def waits_for_news(self) -> None:
        """Until the page shows the latest that it was told: dice and losses take their time."""
        self.waits(
            """heard.now.result || heard.now.confirm ||
            (document.querySelector(".question")?.dataset.revision === `${heard.revision}` &&
              document.querySelector(".question").ariaBusy !== "true" &&
              (document.querySelector("polygon.can") ||
                !(heard.now.asked?.plans ||
                  heard.now.asked?.answers.some((each) => each.place))))"""
        )

    def waits_for_page(self) -> None:
        """Until everything is there that this page shows, also a board."""
        self.waits(
            """document.querySelector("main")?.innerText.trim() &&
            !document.querySelector(".bones, .board .note, main.coming") &&
            [...document.images].every((image) => image.complete)"""
        )

    # Opening a table

    def opens(
        self,
        battle: str = BATTLE,
        against: str = "The recruit",
        side: str = "",
        seed: str = "",
    ) -> str:
        """Choose a battle on the home page and start it; the id of its table."""
        self.goes()
        page = self.page
        page.get_by_role("radiogroup", name="Choose a battle").get_by_text(battle).click()
        if side:
            page.get_by_role("group", name="You play").get_by_text(side).click()
        page.get_by_role("group", name="Against").get_by_text(against, exact=True).click()
        page.get_by_text("More choices").click()
        page.get_by_label("Your name").fill(self.name)
        page.get_by_label("Your word for the dice").fill(WORD)
        if seed:
            page.get_by_label("A seed of your own").fill(seed)
        self.button("Start the battle").click()
        page.wait_for_url("**/table/*")
        return self.table

    def sits_down(
        self, *seats: str, battle: str = "rolica_first", game: str = "napoleonics", **more: Any
    ) -> str:
        """The same without the home page, for tests that are not about it: "me", "here", a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "here") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        opened = self.posts("/api/tables", game=game, scenario=battle, seats=wishes, **more)
        self.posts(f"/api/tables/{opened['id']}/word", word=WORD)
        self.goes(f"/table/{opened['id']}")
        return str(opened["id"])

    def invites(self, battle: str = "rolica_first") -> Json:
        """A table with an open seat, which the other one may take by its link."""
        seats = [{"kind": "invite"}, {"kind": "me"}]
        opened = self.posts("/api/tables", game="napoleonics", scenario=battle, seats=seats)
        self.posts(f"/api/tables/{opened['id']}/word", word=WORD)
        return opened

    def posts(self, path: str, **body: Any) -> Json:
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    @property
    def table(self) -> str:
        return self.page.url.split("/")[4]

    # Answering

    def picks(self, target: Locator) -> None:
        """A click; and wait until the table has moved on, or asks which of several."""
        before = self.page.evaluate("heard.revision")
        if self.touch:
            self.taps(target, before)
            return
        self.page.mouse.move(2, 2)  # the small card at the last place goes away with the hand
        target.click()
        self.waits(MOVED_ON, before)

    def taps(self, target: Locator, before: int) -> None:
        """A finger: a small board comes nearer first, and dice are thrown after a second look."""
        sure = self.page.locator(".bubble .main")
        for _ in range(4):
            (sure if sure.count() else target).tap()
            if self.page.evaluate(PATIENTLY % (800, MOVED_ON), before):
                return
        raise AssertionError("a tap does nothing")

    def picks_place(self, name: str) -> None:
        self.picks(self.place(name))

    def picks_answer(self, name: str) -> None:
        self.picks(self.page.locator(f'.question .answers [data-answer="{name}"]'))

    def answers_once(self, choose: Choosing | None = None) -> None:
        """Click one of the things that are offered: `card x`, `place x` or `answer x`."""
        self.waits_for_news()
        kind, _, name = (choose or boldly)(self, self.offers()).partition(" ")
        if kind == "card":
            self.picks(self.page.locator(f'[data-card="{name}"].can').first)
        elif kind == "place":
            self.picks_place(name)
            self.settles_menu()
        else:
            self.picks_answer(name)
            self.makes_sure()

    def makes_sure(self) -> None:
        """Where nobody would be given an order, the page asks once more."""
        sure = self.page.locator(".nobody .main")
        if sure.count():
            before = self.page.evaluate("heard.revision")
            sure.click()
            self.waits("heard.revision > before", before)

    def settles_menu(self) -> None:
        """Where a place has several answers, it asks which."""
        menu = self.page.get_by_role("menuitem")
        if menu.count():
            self.picks(menu.nth(self.rng.randrange(menu.count())))

    def resigns(self) -> None:
        self.button("Menu").click()
        self.button("Resign").click()
        self.page.get_by_text("Give up the battle?").wait_for()
        self.button("Resign").click()
        self.waits("heard.now.result")

    def plays(
        self,
        until: Callable[[Json], bool],
        choose: Choosing | None = None,
        most: int = MOST_ANSWERS,
    ) -> int:
        """Click on and on, until this holds of how things stand; how many answers it took."""
        self.waits_for_turn()
        for number in range(most):
            if until(self.now):
                return number
            self.answers_once(choose)
            self.waits_for_turn()
        raise AssertionError("it never came to that")


def boldly(visitor: Visitor, offers: Offers) -> str:
    """Forward, and at them: battles are over soon."""
    if offers.cards:
        return f"card {visitor.rng.choice(offers.cards)}"
    if offers.question == "move-where" and offers.places:
        return f"place {nearest_to_the_enemy(visitor, offers.places)}"
    if offers.places and not (offers.question == "retreat" and offers.answers):
        return f"place {visitor.rng.choice(offers.places)}"
    bold = [name for name in offers.answers if name in ("back", "stand", "manoeuvre")]
    return f"answer {bold[0] if bold else visitor.rng.choice(offers.answers)}"


def nearest_to_the_enemy(visitor: Visitor, places: list[str]) -> str:
    found: str = visitor.page.evaluate(
        """(places) => {
          const middle = (name) => {
            const box = document.querySelector(`polygon[data-place="${name}"]`).getBBox();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          };
          const foes = heard.now.scene.pieces
            .filter((piece) => piece.side !== heard.now.seat)
            .map((piece) => middle(piece.place));
          const far = (name) => {
            const at = middle(name);
            return Math.min(...foes.map((foe) => Math.hypot(foe.x - at.x, foe.y - at.y)));
          };
          return places.map((name) => [far(name), name]).sort((a, b) => a[0] - b[0])[0][1];
        }""",
        places,
    )
    return found


def is_over(now: Json) -> bool:
    return now["result"] is not None


def is_asked(*keys: str) -> Callable[[Json], bool]:
    return lambda now: (now["asked"] or {}).get("key") in keys
