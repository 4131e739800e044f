"""A person alone with a bot: from the home page to the report; odds, refusals, second thoughts."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.sitting import Json, Visitor, is_asked, is_over

SHORT = "word 8"  # with this word the first battle is lost soon


def test_a_battle_is_played_from_the_home_page_to_its_end_by_clicking(anna: Visitor) -> None:
    page = anna.page
    anna.goes()
    page.get_by_text("More choices").click()
    page.get_by_label("Your word for the dice").fill(SHORT)
    anna.button("Guided first battle").click()
    page.wait_for_url("**/table/*")
    expect(page).to_have_title(re.compile("Your turn"))

    anna.plays(until=is_over)

    end = page.get_by_role("region", name="The end")
    expect(end).to_contain_text(re.compile(r"Victory for the \w+: \d+ banners to \d+"))
    expect(end.get_by_role("link", name="Replay")).to_be_visible()

    anna.link("Report").click()
    page.wait_for_url("**/report/*")
    story = page.get_by_role("region", name="The story")
    expect(story).to_contain_text("allies")
    expect(page.get_by_role("heading", name="The luck of the dice")).to_be_visible()
    expect(page.get_by_role("heading", name="Losses")).to_be_visible()
    anna.takes_picture("report")

    anna.link("Replay").click()
    page.wait_for_url("**/replay/*/0")
    expect(page.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()


def test_the_recruit_answers_and_the_turn_comes_back(anna: Visitor) -> None:
    """Three clicks from the home page to a game: the battle, the opponent, start."""
    page = anna.page
    anna.goes()
    page.get_by_role("radiogroup", name="Choose a battle").get_by_text("Redinha").click()
    page.get_by_role("group", name="Against").get_by_text("The recruit", exact=True).click()
    anna.button("Start the battle").click()
    page.wait_for_url("**/table/*")
    anna.waits_for_turn()
    first = anna.now["step"]
    anna.plays(until=is_asked("play-card"))
    anna.plays(until=lambda now: now["step"] > first and is_asked("play-card")(now))
    expect(anna.log).to_contain_text("French")
    expect(anna.question.get_by_role("heading")).to_contain_text("Which card do you play?")


def test_undo_takes_back_one_answer_and_reset_the_whole_turn(anna: Visitor) -> None:
    anna.sits_down("random", "me", seed="22")
    anna.plays(until=is_asked("order-section"))
    asked = anna.question.get_by_role("heading")
    expect(asked).to_contain_text("(orders left: 3)")
    expect(anna.button("Undo")).to_be_enabled()  # nothing has come of the card yet
    lit = anna.offers().places

    anna.picks_place(lit[0])
    expect(asked).to_contain_text("(orders left: 2)")
    anna.picks(anna.button("Undo"))
    expect(asked).to_contain_text("(orders left: 3)")
    anna.waits_for_news()
    assert anna.offers().places == lit

    for place in lit[:2]:
        anna.picks_place(place)
    expect(asked).to_contain_text("(orders left: 1)")
    anna.picks(anna.button("Reset my turn"))
    expect(asked).to_contain_text("Which card do you play?")


def test_a_refused_click_says_why_and_opens_the_rule(anna: Visitor) -> None:
    page = anna.page
    anna.sits_down("random", "me", seed="22")
    anna.plays(until=is_asked("order-section"))
    foe = next(each["place"] for each in anna.now["scene"]["pieces"] if each["side"] == "french")
    before = anna.now["revision"]
    anna.place(foe).click()

    rule = page.locator(".bubble").get_by_role("link", name=re.compile(r"^Rule N\d"))
    expect(rule.first).to_be_visible()
    assert anna.now["revision"] == before
    number = rule.first.inner_text()
    rule.first.click()

    sheet = page.get_by_role("dialog")
    paragraph = sheet.locator(".current")
    expect(paragraph).to_contain_text(number)
    expect(paragraph).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def may_throw(now: Json) -> bool:
    """Whether an answer on the board would throw dice."""
    return any(
        each["dice"] and each["place"] for each in (now["asked"] or {"answers": []})["answers"]
    )


def test_odds_are_shown_before_an_attack(anna: Visitor) -> None:
    anna.sits_down("me", "random", battle="first_battle")
    anna.plays(until=may_throw)
    target = next(each["place"] for each in anna.now["asked"]["answers"] if each["dice"])
    anna.page.mouse.move(5, 400)  # who has just moved a unit there points at it already
    anna.points_at(target)

    odds = anna.page.get_by_role("region", name="Odds")
    expect(odds).to_be_visible()
    expect(odds).to_contain_text(re.compile(r"\d+ (die|dice), [\d.]+ hits on average"))
    expect(odds.get_by_role("listitem").first).to_contain_text(re.compile(r"N\d+"))
    shares = odds.get_by_role("row")
    expect(shares.nth(1)).to_be_visible()
    total = 0.0
    for row in shares.all():
        share = re.search(r"([\d.]+)%", row.inner_text())
        assert share, row.inner_text()
        total += float(share[1])
    assert 97 < total < 103, "the chances are not all there"
    expect(odds).to_contain_text("must go back")
    anna.takes_picture("odds")
    before = anna.now["step"]
    anna.picks_place(target)
    assert anna.now["step"] > before
