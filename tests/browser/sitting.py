"""Somebody at a browser: what such a person sees, clicks and is told.

A visitor acts on the page alone: on what is lit, offered or written there. Of the socket it only
listens to what came, to know when the page has changed, and to look for what should not have come.

What is read belongs to a question. If the question has changed before the click, it is read again:
a bot or another player may be quicker. Nothing here depends on how fast the machine is; the one
limit, `SECONDS`, is for what never comes.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Position,
    Request,
    WebSocket,
)

from tests.browser.forwarding import Answering, at_random, forward
from tests.browser.positions import whole_game
from tests.browser.rebuilding import REBUILDING
from tests.browser.serving import PICTURES

Json = dict[str, Any]
Choosing = Callable[["Visitor", "Offers"], str]

BATTLE: Final = "Roliça: the first position"
WORD: Final = "magpie"
SECONDS: Final = 120.0
MILLISECONDS: Final = 1000 * SECONDS
ONE_TRY: Final = 1500  # milliseconds until it is looked whether the question still stands
MOST_ANSWERS: Final = 600
MOST_READINGS: Final = 50
TARGETS: Final = {
    "card": '[data-card="%s"].can',
    "place": 'polygon[data-place="%s"]',
    "answer": '.question .answers [data-answer="%s"]',
}

# What came over the socket, what notes have said, what the policy forbade, when the first question
# was on the screen, and by how much things have moved. The word that the page makes up for the dice
# stays the same.
LISTENING: Final = (
    REBUILDING
    + """
window.heard = {
  now: null, revision: -1, table: null, happened: [], frames: [], messages: [], pongs: 0,
  latest: -1, line: null,
};
window.hands = { pressed: 0, clicked: 0 };
addEventListener("pointerdown", () => hands.pressed++, true);
addEventListener("click", () => hands.clicked++, true);
window.forbidden = [];
window.firstQuestion = 0;
window.shifted = 0;
Crypto.prototype.getRandomValues = (array) => array.fill(7);
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    heard.line = this;
    const rebuilt = rebuilding();
    this.addEventListener("message", (event) => {
      heard.frames.push(event.data);
      const message = rebuilt(JSON.parse(event.data));
      heard.messages.push(message);
      if (message.type === "pong" && message.id === 0) {
        heard.pongs++;
        heard.latest = message.revision;
      }
      if (message.table) heard.table = message.table;
      if (!message.now) return;
      heard.now = message.now;
      heard.happened.push(...(message.log ?? []).flatMap((line) => [...line.places, ...line.way]));
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
window.told = [];
new MutationObserver(() => {
  for (const note of document.querySelectorAll(".toast > span, .sending p"))
    if (!told.includes(note.textContent.trim())) told.push(note.textContent.trim());
}).observe(document, { childList: true, characterData: true, subtree: true });
const shifts = (entries) => {
  for (const entry of entries) if (!entry.hadRecentInput) shifted += entry.value;
};
window.shifting = new PerformanceObserver((list) => shifts(list.getEntries()));
shifting.observe({ type: "layout-shift", buffered: true });
window.shiftedSoFar = () => { shifts(shifting.takeRecords()); return shifted; };
"""
)

# Two frames have been drawn: whatever reacts to a new size or to a frame has reacted.
DRAWN: Final = """() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))))"""

# Where the board and the hand lie.
LIES: Final = """JSON.stringify([".board", ".board [role=application] > g", ".hand-area"]
  .map((each) => document.querySelector(each))
  .map((each) => [each?.getBoundingClientRect(), each?.getAttribute("transform")]))"""

# A hand of cards that has just come makes room for itself: the map moves up some frames later.
AT_REST: Final = f"""async (most) => {{
  for (let last = "", same = 0, frames = 0; same < 3; frames++) {{
    const now = {LIES};
    same = now === last ? same + 1 : 0;
    last = now;
    if (frames === most) return false;
    await new Promise(requestAnimationFrame);
  }}
  return true;
}}"""
MOST_FRAMES: Final = 2000

# Chromium paints this much of a page whose window is as large as ever: layout, frames, clicks and
# pictures stay as they are, and nothing is painted that nobody looks at. Only a wheel needs more:
# it turns over what is painted.
ONE_PIXEL: Final = {"width": 1, "height": 1}

# What stands where, as it is said of every place.
BOARD: Final = """[...document.querySelectorAll("polygon[data-place]")]
  .map((each) => each.getAttribute("aria-label")).sort()"""

# The same by place, and whether it may be clicked: then it is also said what for.
PLACES_SAID: Final = """[...document.querySelectorAll("polygon[data-place]")].map((each) => [
  each.dataset.place, each.classList.contains("can"), each.getAttribute("aria-label"),
])"""

# What may be clicked now, as the page shows it. Small cards and notes go away by themselves.
OFFERS: Final = """() => ({
  number: document.querySelector(".question")?.dataset.number ?? "",
  revision: heard.revision,
  question: document.querySelector("[data-question]")?.dataset.question ?? "",
  cards: [...document.querySelectorAll("[data-card].can")].map((each) => each.dataset.card),
  places: [...document.querySelectorAll("polygon.can[data-place]")].filter((each) => {
    const box = each.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen === each || seen?.closest(".bubble, .toast");
  }).map((each) => each.dataset.place),
  answers: [...document.querySelectorAll(".question .answers [data-answer]")]
    .map((each) => each.dataset.answer),
  menu: [...document.querySelectorAll("[role=menuitem][data-answer]")]
    .map((each) => each.dataset.answer),
})"""

# Somebody looks at another tab, and comes back.
OTHER_TAB: Final = """(hidden) => {
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""

PATIENTLY: Final = """async (before) => {
  const end = performance.now() + %d;
  while (!(%s)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return true;
}"""

# Something is asked here, or the game is over.
TURN: Final = "heard.now && (heard.now.asked || heard.now.result || heard.now.confirm)"

# The page shows the latest that it was told: dice and losses take their time.
NEWS: Final = """(heard.now.result || heard.now.confirm ||
  (document.querySelector("polygon[data-place]") &&
    document.querySelector(".question")?.dataset.revision === `${heard.revision}` &&
    document.querySelector(".question").ariaBusy !== "true" &&
    (document.querySelector("polygon.can") ||
      !(heard.now.asked?.plans || heard.now.asked?.answers.some((each) => each.place)))))"""

# What may be clicked, once the page shows the latest and is at rest; nothing if it never is.
SETTLED_OFFERS: Final = f"""async (most) => {{
  const end = performance.now() + most;
  for (let last = "", same = 0; performance.now() < end;) {{
    const now = {NEWS} ? {LIES} : "";
    same = now && now === last ? same + 1 : 0;
    if (same === 3) return ({OFFERS})();
    last = now;
    await new Promise((resolve) => now ? requestAnimationFrame(resolve) : setTimeout(resolve, 8));
  }}
  return null;
}}"""

# Which question stands on the page, and how much has been heard.
STANDING: Final = """() =>
  [document.querySelector(".question")?.dataset.number ?? "", heard.revision]"""

# How often something was pressed, and clicked.
HANDS: Final = "[hands.pressed, hands.clicked]"

# A ping is answered on the line that is open, or on the next if that one breaks.
PONG: Final = """async (most) => {
  const [end, pongs] = [performance.now() + most, heard.pongs];
  for (let asked = null; heard.pongs === pongs;) {
    if (performance.now() > end) return false;
    if (heard.line !== asked && heard.line.readyState === WebSocket.OPEN) {
      asked = heard.line;
      asked.send(JSON.stringify({ type: "ping", id: 0 }));
    }
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return true;
}"""

# A click has led somewhere: the table has moved on, or it is asked which, or whether.
MOVED_ON: Final = "heard.revision > before.revision || document.querySelector('[role=menuitem]')"

# What a tap may change before it is an answer: the camera comes nearer, a card is lifted, a small
# card comes up.
ONCE_MORE: Final = ".bubble .main, .doubt .main"
SEEN: Final = f"""() => JSON.stringify([
  !!document.querySelector("{ONCE_MORE}"),
  document.querySelector(".lifted [data-card]")?.dataset.card,
  ...matchMedia("(hover: none)").matches ? [
    document.querySelector("[role=application] > g")?.getAttribute("transform"),
    !!document.querySelector(".side-odds"),
  ] : [],
])"""

# Whether it has led on, as soon as it has led anywhere; nothing if it never does.
LED_TO: Final = f"""async (before) => {{
  const end = performance.now() + {MILLISECONDS};
  for (;;) {{
    if ({MOVED_ON}) return true;
    const busy = document.querySelector(".question")?.ariaBusy === "true";
    if (!busy && ({SEEN})() !== before.seen) return false;
    if (performance.now() > end) return null;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }}
}}"""
MOST_TAPS: Final = 6
CORNER: Final[Position] = {"x": 10, "y": 12}  # what is seen of a card with others over it


@dataclass
class Offers:
    """Cards that may be played, places that are lit, and answers in words: of one question."""

    number: str
    revision: int
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
    painted: bool = False
    page: Page = field(init=False)
    chromium: CDPSession = field(init=False)
    complaints: list[str] = field(default_factory=list)
    abroad: list[str] = field(default_factory=list)
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def __post_init__(self) -> None:
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(LISTENING)
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.context.on("request", self.hear_request)
        self.page = self.context.new_page()
        self.page.on("websocket", self.hear_socket)
        self.chromium = self.context.new_cdp_session(self.page)
        self.paints_little()

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def hear_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.abroad.append(request.url)

    def hear_socket(self, socket: WebSocket) -> None:
        if not socket.url.replace("ws:", "http:").startswith(self.address):
            self.abroad.append(socket.url)

    def forgives(self, pattern: str) -> None:
        """What the browser itself says of this is expected."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    def takes_picture(self, name: str) -> None:
        """A picture of what is on the screen, for people."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
        self.paints_little()

    def paints_little(self) -> None:
        """Again after a picture and in another window: for these all of the page is painted."""
        if not self.painted:
            self.chromium.send("Emulation.setVisibleSize", ONE_PIXEL)

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
        found: Json = json.loads(self.page.evaluate("JSON.stringify(heard.now)"))
        return found

    @property
    def revision(self) -> int:
        """How often things have changed, as the server told it."""
        found: int = self.page.evaluate("heard.revision")
        return found

    @property
    def step(self) -> int:
        found: int = self.page.evaluate("heard.now.step")
        return found

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("!!heard.now.result"))

    @property
    def frames(self) -> list[str]:
        """All that has come over the socket since this page was opened."""
        found: list[str] = self.page.evaluate("heard.frames")
        return found

    @property
    def messages(self) -> list[Json]:
        """The same, each message whole: an update in the place of a change."""
        found: list[Json] = json.loads(self.page.evaluate("JSON.stringify(heard.messages)"))
        return found

    def offers(self) -> Offers:
        return Offers(**self.page.evaluate(OFFERS))

    def settled_offers(self) -> Offers:
        """The same once the page shows the latest: what lies over what does not change any more."""
        found = self.page.evaluate(SETTLED_OFFERS, MILLISECONDS)
        assert found is not None, "the page never shows the latest, or never comes to rest"
        return Offers(**found)

    def board(self) -> list[str]:
        """What stands where, as it is said of every place."""
        found: list[str] = self.page.evaluate(BOARD)
        return found

    def waits_for_board(self, board: list[str]) -> None:
        """Until this stands there."""
        self.waits(f"JSON.stringify({BOARD}) === JSON.stringify(before.board)", board=board)

    def waits(self, holds: str, revision: object = None, **before: object) -> None:
        """Until this is true in the page. (Playwright's own way is against the page's policy.)"""
        known = {"revision": revision, **before}
        assert self.page.evaluate(PATIENTLY % (MILLISECONDS, holds), known), (
            f"it never came to that: {holds}"
        )

    def waits_for_turn(self) -> None:
        """Until something is asked here, or the game is over, and the page shows it."""
        self.waits(f"{TURN} && {NEWS}")

    def waits_for_news(self) -> None:
        """Until the page shows the latest that it was told."""
        self.waits(NEWS)

    def sees_the_same_as(self, other: Visitor) -> None:
        """Both pages, once each shows the latest that there is."""
        for each in (self, other):
            each.hears_out()
            each.waits_for_news()
        assert self.now["step"] == other.now["step"]
        mine, theirs = self.page.evaluate(PLACES_SAID), other.page.evaluate(PLACES_SAID)
        assert len(mine) == len(theirs)
        for one, two in zip(mine, theirs, strict=True):
            assert one == two or one[1] or two[1]

    def hears_out(self) -> None:
        """Until everything has come that the server has sent so far: nothing more is on its way."""
        assert self.page.evaluate(PONG, MILLISECONDS), "the server does not answer"

    def rests(self) -> None:
        """Until nothing moves any more, also not the board."""
        assert self.page.evaluate(AT_REST, MOST_FRAMES), "the board never comes to rest"

    def points_at(self, place: str) -> None:
        self.rests()
        self.place(place).hover()

    def resizes(self, wide: int, high: int) -> None:
        """Another window; and wait until the page has reacted to it."""
        self.page.set_viewport_size({"width": wide, "height": high})
        self.paints_little()
        self.waits(
            "innerWidth === before.wide && innerHeight === before.high", wide=wide, high=high
        )
        self.page.evaluate(DRAWN)

    def presses_on(self, key: str, standing: str) -> None:
        """A key, and wait until what it moves stands elsewhere."""
        self.page.evaluate(f"void (window.stood = {standing})")
        self.page.keyboard.press(key)
        self.waits(f"({standing}) !== stood")

    def waits_for_page(self) -> None:
        """Until everything is there that this page shows, also a board."""
        self.waits(
            """!document.querySelector(".bones, .board > .note, main.coming") &&
            document.fonts.status === "loaded" &&
            [...document.images].every((image) => image.complete || image.loading === "lazy") &&
            document.querySelector("main")?.innerText.trim()"""
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

    def chooses_game(self, game: str) -> None:
        """Take a box from the shelf of the home page, by the id of its game."""
        shelf = self.page.get_by_role("radiogroup", name="Game", exact=True)
        shelf.locator(f'label[data-game="{game}"]').click()

    def sits_down(
        self,
        *seats: str,
        battle: str = "rolica_first",
        game: str = "napoleonics",
        until: Callable[[Json], bool] | None = None,
        answering: Answering = at_random,
        **more: Any,
    ) -> str:
        """The same without the home page, for tests that are not about it: "me", "here", a bot.

        With `until` the page is opened once this holds of how things stand.
        """
        table = self.opens_table(
            *seats, battle=battle, game=game, until=until, answering=answering, **more
        )
        self.goes(f"/table/{table}")
        return table

    def opens_table(
        self,
        *seats: str,
        battle: str = "rolica_first",
        game: str = "napoleonics",
        until: Callable[[Json], bool] | None = None,
        answering: Answering = at_random,
        **more: Any,
    ) -> str:
        """The same, and no page is opened."""
        opened = self.posts("/api/tables", game=game, scenario=battle, seats=wishes(seats), **more)
        self.gives_word(opened["id"])
        if until:
            forward(self, opened["id"], until, answering)
        return str(opened["id"])

    def invites(self, battle: str = "rolica_first", **more: Any) -> Json:
        """A table with an open seat, which the other one may take by its link."""
        seats = [{"kind": "invite"}, {"kind": "me"}]
        opened = self.posts("/api/tables", game="napoleonics", scenario=battle, seats=seats, **more)
        self.gives_word(opened["id"])
        return opened

    def goes_on_late(
        self, *seats: str, game: str, battle: str, played_by: str, before_end: int
    ) -> str:
        """At a table that begins so many steps before the end of a game of bots; with new dice."""
        record, steps = whole_game(game, battle, played_by)
        loaded = self.posts("/api/records", record)
        step = steps - before_end
        opened = self.posts("/api/branches", table=loaded["id"], step=step, seats=wishes(seats))
        self.gives_word(opened["id"])
        self.goes(f"/table/{opened['id']}")
        return str(opened["id"])

    def gives_word(self, table: str) -> None:
        self.posts(f"/api/tables/{table}/word", word=WORD)

    def posts(self, path: str, text: str | None = None, **body: Any) -> Json:
        """JSON, or a text."""
        plain = {"content-type": "text/plain"} if text is not None else None
        sent = body if text is None else text
        answer = self.context.request.post(self.address + path, data=sent, headers=plain)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    @property
    def table(self) -> str:
        return self.page.url.split("/")[4]

    # Answering

    def picks(self, target: Locator, where: Position | None = None) -> None:
        """A click; and wait until the table has moved on, or asks which of several."""
        number, before = self.page.evaluate(STANDING)
        assert self.acts_on(target, number, before, where), "the question changed before the click"

    def acts_on(
        self, target: Locator, number: str, before: int, where: Position | None = None
    ) -> bool:
        """The same for a question that was read; False if it has changed before the click."""
        if not self.touch:
            self.page.mouse.move(2, 2)  # the small card at the last place goes away with the hand
        for _ in range(MOST_TAPS):
            seen = self.page.evaluate(SEEN)
            asked_once_more, *_ = json.loads(seen)
            if asked_once_more:
                done = self.touches(self.page.locator(ONCE_MORE), number)
            else:
                done = self.touches(target, number, where)
            if not done:
                return False
            moved_on = self.page.evaluate(LED_TO, {"revision": before, "seen": seen})
            assert moved_on is not None, "a click leads nowhere"
            if moved_on:
                return True
        raise AssertionError("a click does nothing")

    def touches(self, target: Locator, number: str, where: Position | None = None) -> bool:
        """A click or a tap, as soon as the page lets it through and while the question stands."""
        end = time.monotonic() + SECONDS
        while True:
            pressed, clicked = self.page.evaluate(HANDS)
            try:
                (target.tap if self.touch else target.click)(timeout=ONE_TRY, position=where)
                return True
            except Error as error:
                self.page.evaluate(DRAWN)  # a click that is on its way arrives
                now_pressed, now_clicked = self.page.evaluate(HANDS)
                if now_pressed > pressed:  # it was done, and the browser was slow to say so
                    if not self.touch and now_clicked == clicked:
                        self.page.mouse.up()
                    return True
                if self.page.evaluate(STANDING)[0] != number:
                    return False
                if time.monotonic() > end:
                    raise AssertionError(f"it cannot be clicked: {target}") from error

    def picks_card(self, name: str) -> None:
        self.picks(self.card(name), CORNER)

    def picks_place(self, name: str) -> None:
        self.picks(self.place(name))

    def picks_answer(self, name: str) -> None:
        self.picks(self.page.locator(f'.question .answers [data-answer="{name}"]'))

    def answers_once(self, choose: Choosing | None = None) -> None:
        """Click one of the things that are offered: `card x`, `place x` or `answer x`."""
        before = self.rng.getstate()
        for _ in range(MOST_READINGS):
            self.rng.setstate(before)  # who reads twice chooses the same
            offers = self.settled_offers()
            if self.question_of(offers) is None:
                return  # it was answered for, or taken back
            kind, _, name = (choose or boldly)(self, offers).partition(" ")
            target = self.page.locator(TARGETS[kind] % name).first
            where = CORNER if kind == "card" else None
            if not self.acts_on(target, offers.number, offers.revision, where):
                continue
            self.settles_menu(offers)
            return
        raise AssertionError("the question always changes before it can be answered")

    def question_of(self, offers: Offers) -> str | None:
        return offers.question if offers.number else None

    def settles_menu(self, offers: Offers | None = None) -> None:
        """Where a place has several answers, it asks which."""
        read = offers or self.offers()
        menu = self.page.locator("[role=menuitem]")
        count = menu.count()
        if count:
            self.acts_on(menu.nth(self.rng.randrange(count)), read.number, read.revision)

    def resigns(
        self, menu: str = "Menu", resign: str = "Resign", sure: str = "Give up the battle?"
    ) -> None:
        self.button(menu).click()
        self.button(resign).click()
        self.page.get_by_text(sure).wait_for()
        self.button(resign).click()
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


def all_know(visitors: Sequence[Visitor]) -> None:
    """Until each has heard the latest that the server has for that seat now."""
    for each in visitors:
        each.hears_out()
        each.waits("heard.revision >= heard.latest")


def wishes(seats: tuple[str, ...]) -> list[Json]:
    """What is asked of the server for "me", "here" and bots by their names."""
    return [
        {"kind": seat} if seat in ("me", "here") else {"kind": "bot", "bot": seat} for seat in seats
    ]


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


def some_turns(now: Json) -> bool:
    """A card is to be played again, after a few turns."""
    return bool(now["step"] > 40 and is_asked("play-card")(now))
