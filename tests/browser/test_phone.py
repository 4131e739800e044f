"""A phone: taps, sheets, and nothing wider than the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import OTHER_TAB, Visitor, is_asked

# A note and the sheet with the hand, both at once: the note goes by itself, so it is looked for
# before it comes.
NOTE_AND_HAND = """() => {
  const [note, hand] = [".toast", "dialog, [role=dialog]"].map((each) =>
    document.querySelector(each));
  return note && hand && {
    text: note.textContent,
    below: note.getBoundingClientRect().bottom - hand.getBoundingClientRect().top,
  };
}"""
LOOKING = f"""() => {{
  const look = () => (window.noted ??= ({NOTE_AND_HAND})()) || requestAnimationFrame(look);
  look();
}}"""


@pytest.fixture
def pocket(visit: Visit) -> Visitor:
    """Somebody with a phone."""
    return visit("Anna", **PHONE)


def fits(visitor: Visitor) -> None:
    wide, screen = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen == PHONE["viewport"]["width"], visitor.page.url


def test_a_turn_is_played_by_taps(pocket: Visitor) -> None:
    page = pocket.page
    pocket.goes()
    expect(page.get_by_role("radiogroup").nth(1)).to_be_visible()  # the games, and the battles
    pocket.waits_for_page()
    fits(pocket)
    pocket.takes_picture("phone-home")
    pocket.button("Guided first battle").tap()
    page.wait_for_url("**/table/*")
    pocket.waits_for_turn()

    # The hand comes up by itself when a card is asked for
    hand = page.get_by_role("dialog", name="Hand")
    expect(hand).to_be_visible()
    fits(pocket)
    pocket.takes_picture("phone-hand")
    pocket.answers_once()
    pocket.waits_for_turn()
    expect(hand).to_have_count(0)
    pocket.takes_picture("phone")
    fits(pocket)
    pocket.plays(until=is_asked("play-card"))

    # What happened can be read
    expect(hand).to_be_visible()
    hand.get_by_role("button", name="Close").tap()
    expect(hand).to_have_count(0)
    pocket.button("Log").tap()
    log = page.get_by_role("dialog", name="Log")
    expect(log).to_contain_text(re.compile("Turn 2"))
    fits(pocket)
    log.get_by_role("button", name="Close").tap()
    expect(log).to_have_count(0)
    pocket.button("Hand").tap()
    expect(hand).to_be_visible()


def test_no_page_is_wider_than_a_phone(pocket: Visitor, finished: str) -> None:
    paths = ["/mine", "/verify", "/rules/napoleonics", "/nowhere"]
    for path in [*paths, f"/replay/{finished}/9", f"/report/{finished}", f"/table/{finished}"]:
        pocket.goes(path)
        pocket.waits_for_page()
        fits(pocket)


def test_a_note_does_not_lie_over_the_cards_of_the_hand(pocket: Visitor) -> None:
    page = pocket.page
    pocket.sits_down("me", "random", battle="first_battle")
    pocket.waits_for_turn()
    hand = page.get_by_role("dialog", name="Hand")
    expect(hand).to_be_visible()
    page.evaluate(LOOKING)
    page.keyboard.press("u")
    pocket.waits("window.noted")
    noted = page.evaluate("noted")
    assert "taken back" in noted["text"]
    assert noted["below"] <= 0


def test_the_hand_comes_up_once_what_was_missed_is_put_away(pocket: Visitor) -> None:
    page = pocket.page
    pocket.sits_down("me", "random", battle="first_battle")
    pocket.plays(until=is_asked("play-card"))
    pocket.answers_once()
    page.evaluate(OTHER_TAB, True)  # what is not looked at has not been seen
    pocket.waits_for_turn()
    pocket.plays(until=is_asked("play-card"))
    page.reload()
    pocket.waits_for_turn()
    hand = page.get_by_role("dialog", name="Hand")
    expect(page.get_by_text("While you were away")).to_be_visible()
    expect(hand).to_have_count(0)
    pocket.button("Skip").tap()
    expect(hand).to_be_visible()
