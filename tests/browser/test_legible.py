"""Words that can be read: none is broken, cut or covered, in any language and at any size."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accounts import sign_in
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server
from tests.browser.sitting import Visitor, is_asked
from tests.browser.test_last_man import quietly
from tests.browser.test_room import GAMES, SIZES, WIDER
from tests.browser.test_small_screens import OVERLAPS

LANGUAGES: Final = ("en-GB", "el-GR", "hu-HU")
IN_EACH: Final = pytest.mark.parametrize("locale", LANGUAGES)

# Sentences on cards of which a part lies under the next card or outside their own.
COVERED: Final = """() => {
  const cards = [...document.querySelectorAll(".hand-area .hand > li > .card")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return cards.filter((card, at) => {
    const text = card.querySelector(".does");
    if (getComputedStyle(text).visibility === "hidden") return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const edge = Math.min(boxes[at].right, boxes[at + 1]?.left ?? Infinity);
    return range.getBoundingClientRect().right > edge + 0.5;
  }).map((card) => card.innerText);
}"""

# Titles of cards that lie under the emblem of their card.
UNDER_EMBLEM: Final = """() => [...document.querySelectorAll(".hand-area .card")].filter((card) => {
  const emblem = card.querySelector(".emblem")?.getBoundingClientRect();
  if (!emblem?.width) return false;
  const range = document.createRange();
  range.selectNodeContents(card.querySelector(".title"));
  const title = range.getBoundingClientRect();
  return title.right > emblem.left + 0.5 && title.bottom > emblem.top;
}).map((card) => card.innerText)"""

# Words of a part of the page that are broken over two lines without a hyphen.
BROKEN: Final = """(selector) => {
  const found = [];
  for (const part of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/\\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, word.index);
      range.setEnd(walker.currentNode, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(word[0]);
    }
  }
  return found;
}"""

# How large letters are, and what of the bar stands out of it above or below.
LETTERS: Final = "parseFloat(getComputedStyle(document.body).fontSize)"
BEYOND_BAR: Final = """() => {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  return [...document.querySelectorAll(".bar *")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 1 && (box.top < bar.top - 0.5 || box.bottom > bar.bottom + 0.5);
  }).map((each) => each.outerHTML.slice(0, 80));
}"""

# What notes lie over, of these parts of the page, as soon as there is a note with these words: it
# goes by itself, so it is looked for before it comes.
UNDER_NOTES: Final = """(words, selector) => {
  const said = [...document.querySelectorAll(".toast")];
  if (!said.some((each) => each.textContent.includes(words))) return null;
  const notes = said.map((each) => each.getBoundingClientRect());
  return [...document.querySelectorAll(selector)].filter((each) => {
    const box = each.getBoundingClientRect();
    return notes.some((note) => note.left < box.right && note.right > box.left &&
      note.top < box.bottom && note.bottom > box.top);
  }).map((each) => each.className);
}"""

# Names of sides and of their players that are cut.
CUT: Final = """() => [...document.querySelectorAll(".bar .names > *")]
  .filter((each) => each.checkVisibility() && each.parentElement.clientWidth > 1)
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent.trim())"""

NOTHING_TO_UNDO: Final = "Nothing can be taken back here"


LOOKING: Final = f"""([words, selector]) => {{
  const look = () => {{
    window.covered ??= ({UNDER_NOTES})(words, selector);
    if (!window.covered) requestAnimationFrame(look);
  }};
  look();
}}"""


def under_note(visitor: Visitor, at: Page | Locator, selector: str) -> list[str]:
    """Which of these parts of the page the note lies over that says there is nothing to undo."""
    visitor.page.evaluate(LOOKING, [NOTHING_TO_UNDO, selector])
    press = at.press if isinstance(at, Locator) else at.keyboard.press
    press("u")
    visitor.waits("window.covered")
    found: list[str] = visitor.page.evaluate("covered")
    return found


def holds_many_cards(visitor: Visitor) -> None:
    """Nine of them, six to be played and three for battles."""
    visitor.sits_down(
        "me", "random", game="greatwar", battle="somme-flers-courcelette", seed="legible"
    )
    visitor.waits_for_turn()
    visitor.waits_for_page()
    visitor.rests()
    assert visitor.page.locator(".hand > li").count() == 9


@IN_EACH
def test_what_is_written_on_a_card_is_in_the_part_that_is_seen(visit: Visit, locale: str) -> None:
    anna = visit("Anna", locale=locale)
    holds_many_cards(anna)
    for size in ("desktop", "tablet"):
        viewport = SIZES[size]["viewport"]
        anna.resizes(viewport["width"], viewport["height"])
        anna.rests()
        assert anna.page.evaluate(COVERED) == []


@IN_EACH
def test_no_title_lies_under_an_emblem_once_cards_may_be_played(visit: Visit, locale: str) -> None:
    anna = visit("Anna", **SIZES["tablet"], locale=locale)
    anna.sits_down("me", "random", game="lastman", battle="1914", seed="legible")
    anna.waits_for_turn()
    anna.waits_for_page()
    assert anna.page.evaluate(UNDER_EMBLEM) == []
    anna.plays(until=is_asked("opening"), choose=quietly, most=20)
    anna.rests()
    assert len(anna.offers().cards) > 1
    assert anna.page.evaluate(UNDER_EMBLEM) == []


@IN_EACH
def test_no_name_in_the_bar_is_cut(visit: Visit, locale: str) -> None:
    """Words of the tools and banners give way to names; badges alone stand where none has room."""
    anna = visit("Anna", locale=locale)
    for game in GAMES.values():
        game.opened(anna)
        for width in (1400, 1280, 1100, 900):
            anna.resizes(width, 900)
            assert anna.page.evaluate(CUT) == [], f"{game.battle}, {width} pixels"
        anna.resizes(1400, 900)


@IN_EACH
def test_no_word_below_the_board_of_a_phone_is_broken(visit: Visit, locale: str) -> None:
    anna = visit("Anna", **PHONE, locale=locale)
    for game in ("lastman", "maria"):
        GAMES[game].opened(anna)
        assert anna.page.evaluate(BROKEN, ".foot .button") == []
        wide = anna.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["viewport"]["width"]


# The turn hides what leaves its line: the end of a long one, and what letters have below the line.
TURN_CUT: Final = """(turn) => {
  const brush = document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(turn);
  brush.font = style.font;
  const size = brush.measureText("gjpqy");
  const [above, below] = [size.fontBoundingBoxAscent, size.fontBoundingBoxDescent];
  const padded = parseFloat(style.paddingBottom);
  const line = turn.getBoundingClientRect().height - padded;
  const room = (line - above - below) / 2 + below + padded;
  const cut = [];
  if (turn.clientWidth && turn.scrollWidth > turn.clientWidth) cut.push("at its end");
  if (turn.clientWidth && size.actualBoundingBoxDescent > room) cut.push("below its line");
  return cut;
}"""


@IN_EACH
def test_the_turn_is_whole_on_a_phone_and_says_what_it_is(visit: Visit, locale: str) -> None:
    anna = visit("Anna", **PHONE, locale=locale)
    for game in ("lastman", "greatwar", "napoleonics"):
        GAMES[game].opened(anna)
        for _ in range(2):  # a hand that is asked for, and what it stood over
            anna.page.keyboard.press("Escape")
        turn = anna.page.locator(".moment").filter(visible=True)
        expect(turn).to_have_count(1)
        expect(turn).to_have_text(anna.now["moment"])
        assert turn.evaluate(TURN_CUT) == []
        turn.tap()
        expect(anna.page.locator(".note:popover-open")).to_contain_text(anna.now["moment"])


@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_a_note_covers_neither_the_hand_nor_what_is_asked(visit: Visit, size: str) -> None:
    anna = visit("Anna", **SIZES[size])
    holds_many_cards(anna)
    assert under_note(anna, anna.page, ".hand-area, .question, .foot") == []


@pytest.mark.parametrize(
    "viewport", [PHONE["viewport"], {"width": 844, "height": 390}], ids=["upright", "on its side"]
)
def test_a_note_leaves_the_buttons_of_a_phone_free(visit: Visit, viewport: Any) -> None:
    """Also where the hand that came up is put away."""
    anna = visit("Anna", **{**PHONE, "viewport": viewport})
    anna.sits_down("me", "random", battle="first_battle")
    anna.waits_for_turn()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert under_note(anna, anna.page, ".foot") == []


def test_a_note_does_not_cover_what_is_being_said(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sits_down("me", "random")
    anna.waits_for_turn()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.button(re.compile("^Send")).wait_for()
    assert under_note(anna, anna.page.get_by_role("tab", name="Chat"), ".chat form") == []


def test_troops_are_given_out_without_looking_for_the_button(visit: Visit) -> None:
    """The sheet is longer than its room on a phone; its button stays in sight."""
    anna = visit("Anna", **PHONE)
    anna.sits_down("random", "me", "random", game="maria", battle="advanced", seed="legible")
    anna.waits_for_turn()
    anna.waits_for_page()
    assert anna.page.evaluate(
        "(() => { const each = document.querySelector('.asked');"
        " return each.scrollHeight > each.clientHeight; })()"
    ), "it is not longer than its room: nothing is shown by this"
    button = anna.button("Give them out like this")
    expect(button).to_be_in_viewport(ratio=1)
    anna.picks(button)


def test_a_heading_that_is_read_from_looks_like_a_heading(server: Server, visit: Visit) -> None:
    """A page that begins anew takes the focus to its heading, which nobody can press."""
    anna = visit("Ilona")
    sign_in(server, anna)
    anna.goes("/sign-in")
    heading = anna.page.get_by_role("heading", name="Your account")
    expect(heading).to_be_focused()
    assert heading.evaluate("(each) => getComputedStyle(each).outlineStyle") == "none"


def test_a_battle_that_was_given_up_is_not_told_as_if_it_went_on(
    anna: Visitor, finished: str
) -> None:
    anna.goes(f"/report/{finished}")
    story = anna.page.get_by_role("region", name="The story")
    expect(story).to_contain_text("The French have resigned.")
    expect(story).to_contain_text("as far as it was fought")
    expect(story).not_to_contain_text("still")


LONG: Final[dict[str, Any]] = {"viewport": {"width": 2560, "height": 1440}}


def test_the_home_page_is_no_longer_than_what_it_shows(visit: Visit) -> None:
    """On a large screen too: nothing is kept free once everything has come."""
    anna = visit("Anna", **LONG)
    anna.goes()
    anna.waits_for_page()
    empty = anna.page.evaluate(
        """() => {
          const sheet = document.querySelector(".choose");
          const ends = [...sheet.querySelectorAll("*")].map((each) => each.getBoundingClientRect())
            .filter((box) => box.width && box.height < 0.9 * sheet.clientHeight)
            .map((box) => box.bottom);
          return sheet.getBoundingClientRect().bottom - Math.max(...ends);
        }"""
    )
    assert empty < 60


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_larger_letters_that_a_browser_is_set_to_are_used(visit: Visit, size: str) -> None:
    anna = visit("Anna", **SIZES[size])
    anna.chromium.send("Page.enable")
    for game in ("greatwar", "maria"):
        anna.chromium.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
        GAMES[game].opened(anna)
        letters = anna.page.evaluate(LETTERS)
        anna.chromium.send("Page.setFontSizes", {"fontSizes": {"standard": 22}})
        anna.waits(f"{LETTERS} > 1.05 * before.letters", letters=letters)
        anna.rests()
        assert anna.page.evaluate(WIDER) <= 0
        assert anna.page.evaluate(OVERLAPS) == 0
        assert anna.page.evaluate(BEYOND_BAR) == []


def test_a_long_question_on_a_phone_does_not_cover_the_button_for_all_of_the_board(
    visit: Visit,
) -> None:
    anna = visit("Anna", **PHONE)
    GAMES["maria"].opened(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Hand")).to_have_count(0)
    question, board = (anna.page.locator(each).bounding_box() for each in (".asked", ".board"))
    assert question
    assert board
    assert question["y"] + question["height"] > board["y"] + 20, "it lies over the board"
    anna.rests()
    whole = anna.page.get_by_role("button", name="The whole board")
    at = whole.bounding_box()
    assert at
    assert at["y"] >= question["y"] + question["height"]
    whole.tap()
    expect(whole).to_have_count(0)
