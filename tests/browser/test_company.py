"""Two people: each with a browser, or both at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import BATTLE, WORD, Visitor


def plays_a_turn(visitor: Visitor) -> None:
    """Until the other one is asked."""
    visitor.waits_for_turn()
    for _ in range(60):
        if not visitor.now["asked"]:
            return
        revision = visitor.now["revision"]
        visitor.answers_once()
        visitor.waits("heard.revision > before.revision", revision)
    raise AssertionError("the turn does not end")


def test_two_browsers_play_each_other_by_a_link(anna: Visitor, bela: Visitor, visit: Visit) -> None:
    # Anna offers a seat
    anna.opens(BATTLE, against="A friend elsewhere")
    link = anna.page.get_by_label(re.compile("Link for"))
    expect(link).to_be_visible()
    address = link.input_value()
    assert address.startswith(f"{anna.address}/join#")

    # Béla takes it
    bela.page.goto(address)
    expect(bela.page.get_by_text("Anna invites you to play this side")).to_be_visible()
    bela.page.get_by_label("Your name").fill("Béla")
    bela.page.get_by_label("Your word for the dice").fill(WORD)
    bela.button("Take the seat").click()
    bela.page.wait_for_url("**/table/*")
    assert bela.table == anna.table

    # Turn by turn, both see the same
    for one, other in ((anna, bela), (bela, anna), (anna, bela), (bela, anna)):
        plays_a_turn(one)
        other.waits_for_turn()
        expect(one.question).to_contain_text(other.name)
        one.sees_the_same_as(other)

    # They talk
    for one, other, words in ((anna, bela, "Well played"), (bela, anna, "Köszönöm")):
        one.page.get_by_role("tab", name="Chat").click()
        one.page.get_by_label("Say something at the table").fill(words)
        one.button("Send").click()
        other.page.get_by_role("tab", name="Chat").click()
        expect(other.page.get_by_role("region", name="Chat")).to_contain_text(words)

    # Béla would like to have it back, and Anna lets him
    bela.button("Menu").click()
    bela.button("Ask to take back").click()
    expect(anna.page.get_by_text("Béla asks to take back the last choice.")).to_be_visible()
    anna.button("Accept").click()
    bela.waits_for_turn()
    expect(anna.question).to_contain_text("Béla")

    # They call it a day
    anna.button("Menu").click()
    anna.button("Offer a draw").click()
    expect(bela.page.get_by_text("Anna offers a draw.")).to_be_visible()
    bela.button("Accept").click()
    for each in (anna, bela):
        end = each.page.get_by_role("region", name="The end")
        expect(end).to_contain_text("A draw, by agreement.")

    # The link was for one
    eve = visit("Eve")
    eve.page.goto(address)
    expect(eve.page.get_by_text("This link has been used")).to_be_visible()


def test_at_one_screen_no_hand_comes_before_its_owner(anna: Visitor) -> None:
    anna.sits_down("here", "me", seed="22")
    page = anna.page
    cover = page.get_by_role("alertdialog")
    expect(cover).to_contain_text("Hand the screen to")
    anna.waits("heard.now")
    anna.hears_out()
    assert hands(anna) == []
    expect(page.locator("[data-card]")).to_have_count(0)

    cover.get_by_role("button").click()
    anna.waits("heard.now.hand.length")
    first = titles(anna)
    for _ in range(60):
        if anna.now["confirm"]:
            break
        revision = anna.now["revision"]
        anna.answers_once()
        anna.waits("heard.revision > before.revision", revision)
    first |= {card["title"] for hand in hands(anna) for card in hand}

    # Nothing of the other hand has come, and nothing of the first is left on the screen
    expect(cover).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    anna.hears_out()
    so_far, came = "".join(anna.frames), len(anna.frames)
    cover.get_by_role("button").click()
    anna.waits("heard.now.hand.length")
    second = titles(anna)
    assert anna.frames[came:], "the hand was there before it was asked for"
    for title in second - first:
        assert title not in so_far
    assert second - first, "two hands that look alike prove nothing"


def hands(visitor: Visitor) -> list[list[dict[str, str]]]:
    """Every hand that came over the socket."""
    nows = [message.get("now") for message in visitor.messages]
    return [now["hand"] for now in nows if now and now["hand"]]


def titles(visitor: Visitor) -> set[str]:
    """The cards that can be read on the screen."""
    expect(visitor.page.locator("[data-card]").first).to_be_visible()
    return {card["title"] for card in visitor.now["hand"]}
