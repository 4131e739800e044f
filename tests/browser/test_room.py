"""Room for the hand and the board: nothing is hidden, cut off or out of sight, at any size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.sitting import Choosing, Json, Offers, Visitor, boldly

QUESTIONS: Final = 10
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
    "large": {"viewport": {"width": 2560, "height": 1440}},
}


def mixed(visitor: Visitor, offers: Offers) -> str:
    """Anything that is offered; what is on the board or in the hand before what is in words."""
    if offers.places and visitor.rng.random() < 0.8:
        return f"place {visitor.rng.choice(offers.places)}"
    if offers.cards:
        return f"card {visitor.rng.choice(offers.cards)}"
    if offers.answers:
        return f"answer {visitor.rng.choice(offers.answers)}"
    assert offers.places, f"nothing can be clicked: {offers}, {visitor.now['asked']}"
    return f"place {visitor.rng.choice(offers.places)}"


@dataclass(frozen=True)
class Played:
    """A seeded game, and how it is played."""

    game: str
    battle: str
    seats: tuple[str, ...]
    choose: Choosing

    def opened(self, visitor: Visitor) -> None:
        visitor.sits_down(*self.seats, game=self.game, battle=self.battle, seed="room")
        visitor.waits_for_turn()
        visitor.waits_for_page()


GAMES: Final = {
    "napoleonics": Played("napoleonics", "waterloo", ("me", "random"), boldly),
    "greatwar": Played("greatwar", "cambrai-bourlon-wood", ("me", "random"), boldly),
    "maria": Played("maria", "advanced", ("random", "random", "me"), mixed),
    "lastman": Played("lastman", "1914", ("me", "random"), mixed),
}

# Cards that are not wholly in the window, or lie under the panel, or cannot be reached at the
# corner that others leave free.
HIDDEN_CARDS: Final = """() => {
  const side = document.querySelector("aside.side")?.getBoundingClientRect();
  const right = side ? side.left : innerWidth;
  return [...document.querySelectorAll(".area [data-card]")].filter((card) => {
    const box = card.getBoundingClientRect();
    if (box.left < -0.5 || box.right > right + 0.5 || box.bottom > innerHeight + 0.5) return true;
    const seen = document.elementFromPoint(box.left + 10, box.top + 12);
    return !card.contains(seen);
  }).map((card) => card.dataset.card);
}"""

WIDTH: Final = "document.querySelector('aside.side').getBoundingClientRect().width"
WIDER: Final = "document.documentElement.scrollWidth - innerWidth"
SIDEWAYS: Final = """[...document.querySelectorAll(".area, .hand, .hands, .asked, .side, .left")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 &&
    getComputedStyle(each).overflowX !== "visible").map((each) => each.className)"""

# How the board lies, and where places are in its window: by their middle, and on a map also by
# the point at which their pieces stand.
LOOKED_AT: Final = """async () => {
  const board = document.querySelector(".board");
  const window = board.getBoundingClientRect();
  const moved = board.querySelector("[role=application] > g").getAttribute("transform");
  const layout = await (await fetch(heard.table.board.layout)).json();
  const points = new Map();
  if (layout.kind === "graph")
    for (const place of layout.places) points.set(place.id, [{ x: place.x, y: place.y }]);
  for (const each of board.querySelectorAll("polygon[data-place]")) {
    const box = each.getBBox();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    points.set(each.dataset.place, [...(points.get(each.dataset.place) ?? []), middle]);
  }
  const [left, top, scale] = moved.match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
  const depth = {};
  for (const [name, all] of points)
    depth[name] = Math.min(...all.flatMap(({ x, y }) => {
      const [px, py] = [left + x * scale, top + y * scale];
      return [px, py, window.width - px, window.height - py];
    }));
  return {
    moved, scale, depth, wide: window.width, high: window.height,
    lit: [...board.querySelectorAll("polygon.can[data-place]")].map((each) => each.dataset.place),
    about: heard.now.asked?.place ?? "",
    happened: heard.happened.splice(0),
  };
}"""
BORDER: Final = 31  # pixels: what is further inside the window moves nothing


def looks(visitor: Visitor) -> Json:
    found: Json = visitor.page.evaluate(LOOKED_AT)
    return found


def nothing_is_hidden(visitor: Visitor, what: str) -> None:
    if not visitor.touch:
        visitor.page.mouse.move(2, 2)  # no card is lifted by the mouse
    visitor.rests()
    assert visitor.page.evaluate(WIDER) <= 0, f"{what}: the page is wider than the screen"
    assert visitor.page.evaluate(SIDEWAYS) == [], f"{what}: something scrolls sideways"
    assert visitor.page.evaluate(HIDDEN_CARDS) == [], f"{what}: cards are hidden"


def lit_places_are_seen(seen: Json, what: str) -> None:
    outside = [name for name in seen["lit"] if seen["depth"][name] < 0]
    assert outside == [], f"{what}: lit and out of sight"


def board_stays(visitor: Visitor, before: Json, after: Json, what: str) -> None:
    """Unless something that is asked or has happened was not in sight."""
    assert (before["wide"], before["high"]) == (after["wide"], after["high"]), (
        f"{what}: the board has another size"
    )
    if after["scale"] > before["scale"] * 1.001:
        assert visitor.touch, f"{what}: the board comes nearer by itself"
        return  # a finger on what is small comes nearer first
    wanted = {*after["lit"], *after["happened"], after["about"]} & after["depth"].keys()
    if all(before["depth"][name] > BORDER for name in wanted):
        assert before["moved"] == after["moved"], f"{what}: the board moves without need"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_asked_is_in_sight_and_no_card_is_hidden(
    visit: Visit, game: str, size: str
) -> None:
    anna = visit("Anna", **SIZES[size])
    played = GAMES[game]
    played.opened(anna)
    before: Json | None = None
    for number in range(QUESTIONS):
        if anna.now["result"]:
            break
        what = f"{game}, {size}, question {number}: {anna.now['asked']['key']}"
        nothing_is_hidden(anna, what)
        seen = looks(anna)
        lit_places_are_seen(seen, what)
        if before:
            board_stays(anna, before, seen, what)
        before = seen
        anna.answers_once(played.choose)
        anna.waits_for_turn()


def test_the_panel_is_made_wider_with_keys_and_mouse_and_stays_so(anna: Visitor) -> None:
    GAMES["napoleonics"].opened(anna)
    page = anna.page
    edge = page.get_by_role("separator", name="Width of the side panel")

    def becomes(width: float) -> None:
        """The panel is so wide, and says so."""
        anna.waits(f"{WIDTH} === before.width", width=width)
        expect(edge).to_have_attribute("aria-valuenow", f"{width:.0f}")

    usual = page.evaluate(WIDTH)
    edge.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    becomes(usual + 48)
    page.keyboard.press("ArrowRight")
    becomes(usual + 24)

    page.mouse.move(1400 - usual - 24, 400)
    page.mouse.down()
    page.mouse.move(900, 420, steps=4)
    page.mouse.up()
    becomes(500)
    nothing_is_hidden(anna, "a wide panel")
    page.reload()
    anna.waits_for_turn()
    becomes(500)  # it is remembered
    anna.resizes(1000, 900)
    expect(edge).to_have_count(0)


def test_a_card_that_others_lie_over_is_lifted(anna: Visitor) -> None:
    """By the mouse or the keyboard; and then all of it can be read."""
    GAMES["greatwar"].opened(anna)
    page = anna.page
    anna.resizes(1100, 800)
    cards = page.locator(".hand-area [data-card]")
    anna.waits(f"({COVERED})(0)")  # there is no room for all of them
    for number in range(cards.count()):  # from one to the next: none is passed over
        cards.nth(number).hover(position={"x": 10, "y": 20})
        is_lifted(anna, number)
    page.mouse.move(2, 2)
    anna.waits(f"({COVERED})(0)")
    page.keyboard.press("h")
    for number in range(cards.count()):
        expect(cards.nth(number)).to_be_focused()
        is_lifted(anna, number)
        page.keyboard.press("Tab")


# Whether something lies over a card of the hand, or it cannot be read.
COVERED: Final = """(number) => {
  const card = document.querySelectorAll(".hand-area [data-card]")[number];
  const height = (each) => Number(getComputedStyle(each).zIndex) || 0;
  const others = [...card.closest("ul").children].filter((each) => !each.contains(card));
  const over = others.some((each) => height(each) >= height(card.parentElement));
  return over || card.clientWidth < 180 || card.scrollHeight > card.clientHeight + 1;
}"""
# Cards that lie under the panel.
BEYOND: Final = """() => [...document.querySelectorAll(".area [data-card]")].filter((card) =>
  card.getBoundingClientRect().right >
    document.querySelector("aside.side").getBoundingClientRect().left + 0.5)
  .map((card) => card.dataset.card)"""


def is_lifted(visitor: Visitor, number: int) -> None:
    """All of this card can be read, and none goes under the panel."""
    visitor.waits(f"!({COVERED})({number})")
    visitor.rests()
    assert not visitor.page.evaluate(COVERED, number), "it is no longer lifted"
    assert visitor.page.evaluate(BEYOND) == []


def test_on_a_phone_the_first_tap_lifts_a_card_and_the_second_plays_it(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    GAMES["greatwar"].opened(anna)
    anna.plays(until=lambda now: now["asked"] is not None and now["asked"]["key"] == "play-card")
    page = anna.page
    hand = page.get_by_role("dialog", name="Hand")
    expect(hand).to_be_visible()
    card = hand.locator("[data-card].can").nth(2)
    revision = anna.now["revision"]
    expect(card.locator(".does")).to_be_hidden()
    card.tap()
    expect(card.locator(".does")).to_be_visible()
    nothing_is_hidden(anna, "a lifted card")
    anna.hears_out()
    assert anna.now["revision"] == revision, "it was played at once"
    card.tap()
    anna.waits("heard.revision > before.revision", revision)


def test_the_cursor_of_the_keyboard_goes_when_the_mouse_is_used(anna: Visitor) -> None:
    GAMES["napoleonics"].opened(anna)
    page = anna.page
    page.mouse.move(300, 300)
    page.keyboard.press("b")
    expect(page.get_by_role("application", name="Board")).to_be_focused()
    page.keyboard.press("ArrowUp")
    cursor = page.locator("polygon.cursor")
    expect(cursor).to_have_count(2)
    page.mouse.move(320, 310)
    expect(cursor).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(cursor).to_have_count(2)
