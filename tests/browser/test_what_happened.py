"""Seeing what happened: marks that stay, what was done shown again, the log, the pace, the end."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import BOARD, DRAWN, Json, Visitor, is_asked

MOTION: Final = {"reduced_motion": "no-preference"}
TITLES: Final = {"en-GB": "What happened", "el-GR": "Τι συνέβη", "hu-HU": "Mi történt?"}
MARKS: Final = ".below .arrow, .above .attack.past, [data-loss]"

# Whether the last line of the log lies in what is seen of it.
LAST_SEEN: Final = """() => {
  const box = document.querySelector(".log").getBoundingClientRect();
  const last = [...document.querySelectorAll(".log li, .log h3")].at(-1).getBoundingClientRect();
  return last.top >= box.top - 1 && last.bottom <= box.bottom + 1;
}"""
# The lines of the log that lie half under the heading that stays above them.
HALF_COVERED: Final = """() => {
  const { top } = document.querySelector(".log").getBoundingClientRect();
  const box = (each) => each.getBoundingClientRect();
  const headings = [...document.querySelectorAll(".log h3")].map(box);
  const edge = headings.findLast((each) => each.top <= top + 1)?.bottom ?? top;
  return [...document.querySelectorAll(".log li")]
    .filter((each) => box(each).top < edge - 1.5 && box(each).bottom > edge + 1.5)
    .map((each) => each.textContent);
}"""
# Something waits to be let on, or the latest question is on the page.
HELD_OR_ASKED: Final = """document.querySelector("[data-next]") || heard.now.asked &&
  document.querySelector(".question").dataset.revision === `${heard.revision}`"""
SCROLLED: Final = "document.querySelector('.log').scrollTop"
WHEEL: Final = 300
IN_LOG: Final = "!!document.activeElement.closest('.log')"
MOST_STEPS: Final = 40


def enemy_has_moved(now: Json) -> bool:
    """My turn begins, and the enemy has done something since I last acted."""
    return is_asked("play-card")(now) and now["until"] == now["step"] > now["since"] + 4


def long_played(now: Json) -> bool:
    """There is more in the log than is seen of it."""
    return is_asked("play-card")(now) and now["step"] > 40


def sits(visit: Visit, **options: object) -> Visitor:
    anna = visit("Anna", **options)
    anna.sits_down("me", "random", battle="first_battle", seed="seeing", until=enemy_has_moved)
    anna.waits_for_turn()
    return anna


def watching(visitor: Visitor, title: str = "What happened") -> Locator:
    return visitor.page.get_by_role("group", name=title)


def plays_a_turn(visitor: Visitor) -> None:
    visitor.answers_once()
    visitor.waits_for_turn()
    visitor.plays(until=is_asked("play-card"))


def test_marks_of_the_enemy_stay_until_i_act(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    marks = anna.page.locator(MARKS)
    anna.waits(f"document.querySelector('{MARKS}')")
    anna.rests()
    many = marks.count()
    anna.page.mouse.move(300, 300)
    anna.page.keyboard.press("Tab")
    anna.page.reload()
    anna.waits_for_turn()
    expect(marks).to_have_count(many)
    anna.answers_once()
    anna.waits_for_turn()
    expect(marks).to_have_count(0)


def test_what_happened_is_shown_again_and_acting_ends_it(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    present = anna.board()
    shown = watching(anna)
    anna.page.keyboard.press("w")
    stops(anna, shown)
    anna.waits(f"JSON.stringify({BOARD}) !== JSON.stringify(before.present)", present=present)
    past = anna.board()
    assert past != present, "it begins before the enemy has moved"
    anna.page.keyboard.press("ArrowRight")
    expect(shown).to_contain_text("1 of")
    anna.page.keyboard.press("ArrowLeft")
    expect(shown).to_contain_text("0 of")
    anna.waits_for_board(past)
    anna.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    anna.waits_for_board(present)
    anna.button("What happened").click()
    expect(shown).to_be_visible()
    anna.answers_once()
    expect(shown).to_have_count(0)
    anna.waits_for_turn()
    expect(anna.button("What happened")).to_be_enabled()  # also in my own turn


def stops(visitor: Visitor, shown: Locator) -> None:
    """It stands still at its beginning, however far it has come by itself."""
    going = shown.get_by_role("button", name=re.compile("Pause|Play"))
    expect(going).to_be_visible()
    back = visitor.button("One step back")
    visitor.page.keyboard.press("ArrowLeft")  # by hand: then it does not go on by itself
    for _ in range(MOST_STEPS):
        if back.is_disabled():
            break
        visitor.page.keyboard.press("ArrowLeft")
    expect(shown).to_contain_text("0 of")
    expect(back).to_be_disabled()


def test_a_click_on_the_past_shows_the_present(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    number = anna.offers().number
    anna.page.keyboard.press("w")
    expect(watching(anna)).to_be_visible()
    anna.place("a2").click()
    expect(watching(anna)).to_have_count(0)
    anna.hears_out()
    anna.waits_for_news()
    assert anna.offers().number == number, "something was answered"


def test_it_is_shown_on_a_phone_in_three_languages(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    for locale, title in TITLES.items():
        state = anna.context.storage_state()
        phone = visit("Anna", **MOTION, **PHONE, locale=locale, storage_state=state)
        phone.goes(f"/table/{anna.table}")
        phone.waits_for_turn()
        phone.button(title).tap()
        shown = watching(phone, title)
        expect(shown).to_be_in_viewport(ratio=1)
        shown.get_by_role("button").last.tap()
        expect(shown).to_have_count(0)


def test_the_log_follows_unless_its_reader_scrolls_up(visit: Visit) -> None:
    anna = sits(visit, **MOTION, painted=True)
    page = anna.page
    for _ in range(3):
        plays_a_turn(anna)
        anna.waits(f"({LAST_SEEN})()")
    newest = anna.button("Newest")
    expect(newest).to_have_count(0)
    anna.log.hover()
    before = page.evaluate(SCROLLED) - WHEEL
    assert before > 0, "there is nothing to scroll"
    page.mouse.wheel(0, -WHEEL)
    expect(newest).to_be_visible()
    anna.waits(f"{SCROLLED} === before.wanted", wanted=before)
    page.mouse.move(300, 20)
    plays_a_turn(anna)
    assert page.evaluate(SCROLLED) == before, "who reads is left alone"
    newest.click()
    anna.waits(f"({LAST_SEEN})()")
    plays_a_turn(anna)
    anna.waits(f"({LAST_SEEN})()")


def test_the_log_is_one_stop_and_lights_places(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    page = anna.page
    expect(page.locator('.log [tabindex="0"]')).to_have_count(1)
    page.keyboard.press("l")
    anna.waits(IN_LOG)
    anna.presses_on("ArrowUp", "document.activeElement.dataset.line")
    expect(page.locator('.log [tabindex="0"]')).to_have_count(1)
    past = page.locator("[data-past]")
    for _ in range(30):
        anna.page.evaluate(DRAWN)
        if past.count():
            break
        anna.presses_on("ArrowUp", "document.activeElement.dataset.line")
    lit = past.count()
    assert lit
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")  # forwards the page may end
    anna.waits(f"!{IN_LOG}")
    anna.page.evaluate(DRAWN)
    expect(past).to_have_count(lit)  # what is kept stays lit
    page.keyboard.press("l")
    anna.waits(IN_LOG)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


def test_step_by_step_every_change_of_a_bot_waits(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    page = anna.page
    anna.button("Menu").click()
    page.get_by_label("Pace of the others").select_option("steps")
    page.keyboard.press("Escape")
    following = anna.button("Next")
    shown = ".question"
    for _ in range(200):
        anna.waits(HELD_OR_ASKED)
        if following.count():
            break
        anna.answers_once()
    expect(following).to_be_visible()
    revision = page.locator(shown).get_attribute("data-revision")
    page.keyboard.press("Tab")  # looking around lets nothing on
    page.locator(".log h3").last.click()
    anna.hears_out()
    page.evaluate(DRAWN)
    expect(page.locator(shown)).to_have_attribute("data-revision", revision or "")
    page.keyboard.press("Space")
    anna.waits(f"document.querySelector('.question').dataset.revision !== '{revision}'")
    page.keyboard.press("b")  # the keys of the page show all of it
    anna.waits("document.querySelector('.question').dataset.revision === `${heard.revision}`")


def test_the_end_is_told_over_the_board_and_leads_on(visit: Visit) -> None:
    anna = sits(visit, **MOTION)
    page = anna.page
    anna.resigns()
    end = page.get_by_role("region", name="The end")
    expect(end).to_contain_text("The day is theirs.")
    expect(end).to_contain_text("The French have resigned.")
    expect(end.get_by_role("list", name="Score").get_by_role("listitem")).to_have_count(2)
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    end.get_by_role("button", name="Close").click()
    expect(end).to_have_count(0)
    expect(anna.link("Report")).to_be_visible()  # it is still at hand
    before = anna.table
    anna.button("Same sides").click()
    anna.waits(f"heard.table.id !== '{before}' && heard.table.status === 'running'")
    anna.waits("heard.now.seat === 'french' && !heard.now.result")
    anna.resigns()
    before = anna.table
    anna.button("Sides swapped").click()
    anna.waits(f"heard.table.id !== '{before}' && heard.table.status === 'running'")
    anna.waits("heard.now.seat === 'allied' && !heard.now.result")


def test_further_rules_of_a_line_unfold_and_open_and_nothing_moves(visit: Visit) -> None:
    anna = sits(visit)
    more = anna.page.locator(".log .more[aria-expanded]").last
    line = more.locator("xpath=ancestor::li").locator(".log-line")
    more.scroll_into_view_if_needed()
    stood = line.bounding_box()
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert line.bounding_box() == stood
    further = anna.page.locator(".log .further .rule")
    expect(further).to_have_count(int(more.inner_text().removeprefix("+")))
    number = further.first.inner_text()
    assert number != more.locator("xpath=ancestor::li").locator(".rule").first.inner_text()
    further.first.click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(number)


def test_no_line_lies_half_under_its_heading_at_the_end_of_the_log(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sits_down("me", "random", battle="first_battle", seed="seeing", until=long_played)
    anna.waits_for_turn()
    for high in range(900, 920, 4):
        anna.page.set_viewport_size({"width": 1400, "height": high})
        anna.rests()
        assert anna.page.evaluate(SCROLLED) > 0
        assert anna.page.evaluate(LAST_SEEN)
        assert anna.page.evaluate(HALF_COVERED) == [], f"at a height of {high}"
