"""The Great War at the table: a tank battle to its end, guns that are aimed, tanks in trouble."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import Json, Offers, Visitor, boldly, is_asked, is_over

LESSON = "first-tanks"


def sits(visitor: Visitor, *seats: str, **more: Any) -> None:
    visitor.sits_down(*seats, game="greatwar", battle=LESSON, **more)


MOST_ORDERS = 2


def onward(visitor: Visitor, offers: Offers) -> str:
    """Forward and at them with a few units, and without cards that only might help."""
    if "pass" in offers.answers and not offers.places:
        return "answer pass"
    marks = [each["marks"] for each in visitor.now["scene"]["pieces"]]
    ordered = sum("ordered" in each for each in marks)
    if offers.question.startswith("order") and ordered >= MOST_ORDERS and "done" in offers.answers:
        return "answer done"
    return boldly(visitor, offers)


def troubles(now: Json) -> list[str]:
    """What is wrong with the tanks on the board, as it is said of them."""
    labels = [each["label"] for each in now["scene"]["pieces"]]
    return [label for label in labels if re.search("stuck|abandoned", label)]


def test_a_guided_tank_battle_is_begun_from_the_home_page_by_clicking(anna: Visitor) -> None:
    page = anna.page
    anna.goes()
    anna.chooses_game("greatwar")
    expect(page.get_by_text("6 medals win")).to_be_visible()
    page.get_by_text("More choices").click()
    page.get_by_label("Your word for the dice").fill("word 2")
    anna.button("Guided first battle").click()
    page.wait_for_url("**/table/*")
    anna.waits_for_turn()
    assert any("Mark IV" in each["label"] for each in anna.now["scene"]["pieces"])
    expect(page.get_by_text("Welcome, General!")).to_be_visible()
    first = anna.now["moment"]
    own_turn = is_asked("play-card")
    anna.plays(until=lambda now: now["moment"] != first and own_turn(now), choose=onward)
    expect(anna.log).to_contain_text("German")


def test_a_tank_battle_is_played_against_a_bot_to_its_end_by_clicking(anna: Visitor) -> None:
    """The last turns of it; the report tells of all."""
    page = anna.page
    late = {"game": "greatwar", "battle": LESSON, "played_by": "corporal"}
    anna.goes_on_late("me", "corporal", **late, before_end=200)
    clicks = anna.plays(until=is_over, choose=onward)
    assert clicks > 10

    end = page.get_by_role("region", name="The end")
    expect(end).to_contain_text(re.compile(r"Victory for the \w+: \d+ medals to \d"))
    anna.link("Report").click()
    page.wait_for_url("**/report/*")
    expect(page.get_by_role("region", name="The story")).to_contain_text("medal")
    expect(page.get_by_role("heading", name="Medals, turn by turn")).to_be_visible()
    expect(page.get_by_role("heading", name="Losses")).to_be_visible()
    anna.takes_picture("great-war-report")


def test_guns_are_aimed_with_the_chances_shown_before_they_are_paid(anna: Visitor) -> None:
    sits(anna, "me", "random")
    anna.plays(until=is_asked("play-card"), choose=onward)
    anna.picks_card("attack-center")
    anna.waits_for_turn()
    tokens = anna.now["sides"][0]["holdings"][0]["count"]
    anna.picks_answer("guns center")
    anna.plays(until=is_asked("target"), choose=lambda _, offers: "answer done")
    anna.page.mouse.move(5, 400)
    anna.points_at("d6")

    odds = anna.page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("On Target")
    expect(odds).to_contain_text(re.compile(r"drifts to each of the hexes around: [\d.]+%"))
    expect(odds).to_contain_text(re.compile(r"for \d HQ tokens"))
    anna.takes_picture("great-war-aiming")
    anna.picks_place("d6")
    expect(anna.question).to_contain_text("How many targeting dice for d6?")
    assert anna.now["sides"][0]["holdings"][0]["count"] == tokens, "nothing is paid yet"
    anna.page.locator('.question .answers [data-answer="dice 2"]').hover()
    expect(odds).to_contain_text("16.7%")
    anna.picks_answer("dice 2")
    anna.waits_for_turn()
    assert anna.now["sides"][0]["holdings"][0]["count"] >= tokens - 2
    expect(anna.log).to_contain_text("targeting dice")


def test_pointing_shows_who_could_hit_and_what_a_tank_risks(anna: Visitor) -> None:
    sits(anna, "me", "random")
    anna.plays(until=is_asked("play-card"), choose=onward)
    anna.points_at("f6")
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text(re.compile("Can hit it.*d6 fires 3 dice"))
    anna.picks_card("attack-center")
    anna.waits_for_turn()
    anna.picks_place("g5")
    anna.plays(until=is_asked("move-who"), choose=lambda _, offers: "answer done")
    anna.picks_place("g5")
    anna.waits_for_turn()
    anna.page.mouse.move(5, 400)
    anna.points_at("e5")
    expect(bubble).to_contain_text(re.compile(r"[\d.]+% to get stuck"))


def test_a_stuck_tank_is_seen_and_a_phone_holds_all_of_it(visit: Visit) -> None:
    """On a desktop by day and by night and, at the same table, on a phone."""
    anna = visit("Anna", color_scheme="light")
    sits(anna, "me", "random", seed="5")
    anna.plays(until=lambda now: is_over(now) or bool(troubles(now)), choose=onward)
    assert troubles(anna.now)
    anna.waits_for_page()
    anna.takes_picture("great-war-light")
    title = anna.page.get_by_role("heading", level=1)
    cut = title.evaluate("(each) => each.scrollWidth > each.clientWidth")
    assert not cut, "the title of the battle is cut"
    anna.page.emulate_media(color_scheme="dark")
    anna.takes_picture("great-war-dark")

    pocket = visit("Béla", **PHONE)
    pocket.goes(f"/table/{anna.table}")
    pocket.waits_for_page()
    wide, screen = pocket.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    menu = pocket.button("Menu").bounding_box()
    assert menu is not None
    assert menu["x"] + menu["width"] <= screen, "the menu is off the screen"
    pocket.takes_picture("great-war-phone")
