"""Motion on, as everybody has it: whole games with quick and clumsy hands, and over bad lines."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import (
    OFFERS,
    OTHER_TAB,
    SECONDS,
    Choosing,
    Offers,
    Visitor,
    boldly,
)
from tests.browser.test_great_war import onward
from tests.browser.test_last_man import quietly
from tests.browser.test_maria import briskly

MOTION: Final = {"reduced_motion": "no-preference"}
KEYS: Final = ("u", "h", "l", "b", "Escape", "ArrowUp", "ArrowLeft", "Enter", "Tab", "?", "a", "r")


@dataclass(frozen=True)
class Sitting:
    """A game that is over soon, and how it is played."""

    game: str
    battle: str
    seats: tuple[str, ...]
    choose: Choosing
    # A long one begins late: the bot that has played it, and so many steps before its end.
    late: tuple[str, int] | None = None
    seed: str = "quick"


def hastily(visitor: Visitor, offers: Offers) -> str:
    """A season goes by: stay and pass, but spend and march now and then."""
    if visitor.rng.random() < 0.25:
        return briskly(visitor, offers)
    return quietly(visitor, offers)


SITTINGS: Final = [
    Sitting("napoleonics", "first_battle", ("me", "random"), boldly),
    Sitting("greatwar", "first-tanks", ("me", "corporal"), onward, ("corporal", 200)),
    Sitting("maria", "introductory", ("random", "me", "random"), briskly),
    Sitting("lastman", "1914", ("me", "random"), hastily),
]
BY_GAME: Final = pytest.mark.parametrize("sitting", SITTINGS, ids=[each.game for each in SITTINGS])

# Where a thing on the page can be hit, if it is there and nothing lies over it.
MIDDLE: Final = """(selector) => {
  for (const each of document.querySelectorAll(selector)) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width && each.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""

# What is offered, what was opened by accident or asks once more, and whether a hand can be opened.
LOOKED: Final = f"""([over, hand]) => {{
  const middle = {MIDDLE};
  return [({OFFERS})(), over.find((each) => middle(each)), !!middle(hand)];
}}"""

SELECTORS: Final = {
    "card": '[data-card="%s"].can',
    "place": 'polygon.can[data-place="%s"]',
    "answer": '.question .answers [data-answer="%s"]',
}


OVER: Final = (
    "dialog[open] .close, [role=dialog] button[aria-label=Close]",
    ".doubt .main",
    ".bubble .main",
    "[role=menuitem]",
)
MOMENT: Final = (40, 160)  # milliseconds
HAND: Final = ".foot button.can"  # on a phone: cards are asked for, and lie in a sheet


PROGRESS: Final = "[heard.revision, heard.now.step, !!heard.now.result]"


class QuickHands:
    """Clicks on what is lit without waiting for anything, and on other things as well."""

    def __init__(self, visitor: Visitor, choose: Choosing) -> None:
        self.visitor = visitor
        self.choose = choose
        self.rng = random.Random(7)
        self.moved = time.monotonic()
        self.heard = -1
        self.step = 0
        self.over = False
        self.tapped: set[str] = set()

    def plays_to_the_end(self) -> int:
        """How many clicks it took."""
        clicks = 0
        while not self.over:
            clicks += self.acts()
            self.pauses()
        return clicks

    def pauses(self) -> None:
        """A moment, as a hand needs it; the page is not waited for."""
        self.visitor.page.wait_for_timeout(self.rng.randrange(*MOMENT))
        self.checks_progress()

    def acts(self) -> bool:
        page = self.visitor.page
        chance = self.rng.random()
        if chance < 0.06:
            page.keyboard.press(self.rng.choice(KEYS))
        elif chance < 0.08:
            page.keyboard.press("Control+z")
        elif chance < 0.10:
            page.evaluate(OTHER_TAB, True)
            page.wait_for_timeout(self.rng.randrange(50, 150))
            page.evaluate(OTHER_TAB, False)
        return self.clicks_on(self.target(), double=self.rng.random() < 0.15)

    def target(self) -> str:
        """What was opened by accident is closed; what asks once more is told yes; or an offer."""
        read, over, hand = self.visitor.page.evaluate(LOOKED, [OVER, HAND])
        offers = Offers(**read)
        if self.visitor.touch and offers.cards:
            return SELECTORS["card"] % self.rng.choice(offers.cards)  # in a sheet that is open
        if over:
            return str(over)
        nothing = not (offers.cards or offers.places or offers.answers)
        if hand and (nothing or self.rng.random() < 0.3):
            return HAND
        if nothing:
            return "[role=application]"  # an impatient click while others are asked
        kind, _, name = self.choose(self.visitor, offers).partition(" ")
        return SELECTORS[kind] % name

    def clicks_on(self, selector: str, double: bool) -> bool:
        page = self.visitor.page
        found = page.evaluate(MIDDLE, selector)
        if found is None:
            page.keyboard.press("Escape")  # something lies over it
            return False
        x, y = found
        self.tapped.add(selector)
        if self.visitor.touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y, click_count=2 if double else 1)
        if double:
            (page.touchscreen.tap if self.visitor.touch else page.mouse.click)(x, y)
        return True

    def checks_progress(self) -> None:
        """A table that is asked and clicked at for minutes without moving is frozen."""
        revision, self.step, self.over = self.visitor.page.evaluate(PROGRESS)
        if revision != self.heard:
            self.heard, self.moved = revision, time.monotonic()
        if time.monotonic() - self.moved > SECONDS:
            self.visitor.takes_picture("frozen")
            raise AssertionError(f"frozen at {self.visitor.offers()}, {self.visitor.now['asked']}")


def sits(visitor: Visitor, sitting: Sitting) -> str:
    table = visitor.sits_down(
        *sitting.seats, game=sitting.game, battle=sitting.battle, seed=sitting.seed
    )
    visitor.waits_for_turn()
    return table


def sits_late(visitor: Visitor, sitting: Sitting, bot: str, before_end: int) -> str:
    table = visitor.goes_on_late(
        *sitting.seats,
        game=sitting.game,
        battle=sitting.battle,
        played_by=bot,
        before_end=before_end,
    )
    visitor.waits_for_turn()
    return table


@BY_GAME
def test_a_game_to_its_end_with_quick_hands_and_motion_on(visit: Visit, sitting: Sitting) -> None:
    """A long game from a point near its end; the test below begins at its beginning."""
    anna = visit("Anna", **MOTION)
    table = sits(anna, sitting) if sitting.late is None else sits_late(anna, sitting, *sitting.late)
    assert QuickHands(anna, sitting.choose).plays_to_the_end() > 20
    expect(anna.link("Report").first).to_be_visible()
    shows_what_the_server_has(anna, visit, table)


def test_quick_thumbs_on_a_phone(visit: Visit) -> None:
    """The hand lies in a sheet, which they close by accident and open again."""
    (sitting,) = (each for each in SITTINGS if each.game == "greatwar")
    anna = visit("Anna", **MOTION, **PHONE)
    table = sits(anna, sitting)
    hand = anna.page.get_by_role("dialog", name="Hand")
    expect(hand).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(hand).to_have_count(0)
    thumbs = QuickHands(anna, sitting.choose)
    while not (thumbs.over or thumbs.step >= 60):
        thumbs.acts()
        thumbs.pauses()
    assert HAND in thumbs.tapped, "the hand was never opened"
    shows_what_the_server_has(anna, visit, table)


# A line that delays everything, and so brings some of it in another order; that loses messages
# both ways; and that breaks now and then.
BAD_LINE: Final = """
let grains = 20061805;
const random = () => (grains = (grains * 48271) % 2147483647) / 2147483647;
const later = (action) => setTimeout(action, random() < 0.2 ? 250 * random() : 30 * random());
window.badLine = { bad: true, carried: 0, lost: 0, broken: 0 };
const Good = window.WebSocket;
window.WebSocket = class {
  static OPEN = 1;
  constructor(address) {
    this.real = new Good(address);
    this.real.onopen = () => this.onopen?.();
    this.real.onclose = (event) => this.onclose?.(event);
    this.real.onmessage = (event) => this.carry(() => this.onmessage?.(event));
  }
  get readyState() { return this.real.readyState; }
  send(text) { this.carry(() => this.real.readyState === 1 && this.real.send(text)); }
  close() { this.real.close(); }
  carry(action) {
    if (!badLine.bad) return action();
    const number = ++badLine.carried;
    if (number % 90 === 0) { badLine.broken++; this.real.close(); }
    else if (number % 19 === 0) badLine.lost++;
    else later(action);
  }
};
"""

SUFFERED: Final = "badLine.lost > 5 && badLine.broken > 1"


@BY_GAME
def test_nothing_is_lost_over_a_line_that_delays_drops_and_reorders(
    visit: Visit, sitting: Sitting
) -> None:
    anna = visit("Anna", **MOTION)
    anna.context.add_init_script(BAD_LINE)
    table = sits(anna, sitting)
    hands = QuickHands(anna, sitting.choose)
    while not (hands.over or (hands.step >= 60 and anna.page.evaluate(SUFFERED))):
        hands.acts()
        hands.pauses()
    assert anna.page.evaluate(SUFFERED), "a good line proves nothing"
    anna.page.evaluate("badLine.bad = false")
    shows_what_the_server_has(anna, visit, table)


def shows_what_the_server_has(visitor: Visitor, visit: Visit, table: str) -> None:
    """The page, once it has come to rest, and the same table opened anew are alike."""
    visitor.page.evaluate(OTHER_TAB, False)
    visitor.waits_for_turn()
    again = visit("Anna", storage_state=visitor.context.storage_state(), **MOTION)
    again.goes(f"/table/{table}")
    for each in (again, visitor):
        each.waits_for_turn()
        each.waits_for_page()
    visitor.waits("heard.revision >= before.revision", again.now["revision"])
    visitor.waits("document.querySelector('.question').dataset.revision === `${heard.revision}`")
    assert visitor.board() == again.board()
    if visitor.touch:
        opens_log(visitor)
    latest = log_of(again)[1:]  # of a long log only the end is sent; its first line may be cut
    assert len(latest) > 10
    visitor.hears_out()  # the page notices what it has missed, and asks for it
    visitor.waits(
        f"JSON.stringify({LOG}.slice(-before.latest.length)) === JSON.stringify(before.latest)",
        latest=latest,
    )


LOG: Final = (
    "[...document.querySelectorAll('.log li, .log p')].map((each) => each.innerText.trim())"
)


def opens_log(visitor: Visitor) -> None:
    """On a phone it lies in a sheet, and others may be open."""
    sheets = visitor.page.get_by_role("dialog")
    for _ in range(3):  # a small card, what asks once more, and a sheet
        visitor.page.keyboard.press("Escape")
    expect(sheets).to_have_count(0)
    visitor.button("Log").tap()
    expect(visitor.page.get_by_role("dialog", name="Log").locator(".log li").first).to_be_visible()


def log_of(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(LOG)
    return found
