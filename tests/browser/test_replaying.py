"""After the game: step by step, by addresses, in somebody else's browser, and on from there."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import Visitor, some_turns

STEP = 14


def test_a_finished_game_is_replayed_shared_kept_and_played_on(
    anna: Visitor, visit: Visit, tmp_path: Path
) -> None:
    page = anna.page
    table = anna.sits_down("me", "random", battle="first_battle", until=some_turns)
    anna.waits_for_turn()
    anna.resigns()
    expect(page.get_by_role("region", name="The end")).to_contain_text("have resigned")

    # Every step has its address
    anna.link("Replay").click()
    page.wait_for_url(f"**/replay/{table}/0")
    count = page.get_by_text(re.compile(r"^Step \d+ of \d+$"))
    expect(count).to_have_text(re.compile("^Step 0 of [1-9]"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{table}/2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/replay/{table}/1")
    page.keyboard.press("PageDown")
    expect(count).not_to_have_text(re.compile("^Step 1 of"))
    page.keyboard.press("End")
    last = anna.now["step"]
    page.wait_for_url(f"**/replay/{table}/{last}")
    page.keyboard.press("Home")
    page.wait_for_url(f"**/replay/{table}/0")
    anna.goes(f"/replay/{table}/{STEP}")
    expect(count).to_have_text(f"Step {STEP} of {last}")
    expect(page.get_by_role("application", name="Board")).to_be_visible()
    anna.takes_picture("replay")

    # Somebody with the link sees the same board
    eve = visit("Eve")
    eve.page.goto(page.url)
    expect(eve.page.get_by_text(f"Step {STEP} of {last}")).to_be_visible()
    expect(eve.page.get_by_role("application", name="Board")).to_be_visible()
    for each in (eve, anna):
        each.waits_for_page()
    eve.waits_for_board(anna.board())

    # The record goes into a file, and comes back as a replay; and its dice are as pledged
    with page.expect_download() as download:
        anna.link("Download the record").click()
    record = tmp_path / "battle.record"
    download.value.save_as(record)
    eve.goes("/")
    eve.page.get_by_label("Load a record").set_input_files(record)
    eve.page.wait_for_url("**/replay/*/0")
    assert table not in eve.page.url
    expect(eve.page.get_by_text(re.compile("^Step 0 of"))).to_be_visible()
    expect(eve.page.get_by_role("application", name="Board")).to_be_visible()
    eve.link("To the home page").click()
    eve.link("Fair dice").click()
    eve.page.get_by_label("Open a record").set_input_files(record)
    expect(eve.page.get_by_text("Every die and every draw is as pledged.")).to_be_visible()

    # A record that somebody has touched does not pass
    touched = tmp_path / "touched.record"
    text = record.read_text(encoding="utf-8")
    touched.write_text(re.sub(r"(?m)^secret: .*$", f"secret: {2:064x}", text), encoding="utf-8")
    eve.page.get_by_label("Open a record").set_input_files(touched)
    expect(eve.page.get_by_text("Something does not fit.")).to_be_visible()

    # And on from there, against a bot
    anna.button("Play from here").click()
    page.get_by_role("dialog").get_by_text("The recruit").click()
    anna.button(f"Begin from step {STEP}").click()
    page.wait_for_url("**/table/*")
    assert anna.table != table
    anna.waits_for_turn()
    assert anna.now["step"] >= STEP
    expect(anna.question.get_by_role("heading")).to_be_visible()


def test_an_onlooker_watches_a_running_game_without_hands(anna: Visitor, visit: Visit) -> None:
    table = anna.sits_down("me", "random", battle="first_battle")
    anna.waits_for_turn()
    eve = visit("Eve")
    eve.goes(f"/table/{table}")
    eve.waits("heard.now")
    expect(eve.page.get_by_role("application", name="Board")).to_be_visible()
    anna.answers_once()
    expect(eve.log.get_by_role("listitem").first).to_be_visible()
    eve.hears_out()
    eve.waits_for_news()
    expect(eve.page.locator("[data-card]")).to_have_count(0)
    assert eve.offers().places == eve.offers().answers == []
