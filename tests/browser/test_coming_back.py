"""The server is killed in the middle of a game, and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.sitting import is_asked


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(
    visit: Visit, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    try:
        anna = visit("Anna", at=server)
        anna.sits_down("me", "captain", battle="first_battle")
        anna.waits_for_turn()
        while anna.now["asked"]:
            revision = anna.now["revision"]
            anna.answers_once()
            anna.waits("heard.revision > before", revision)
        server.kill()
        told = anna.now
        assert not told["asked"], "the captain was quicker than the kill"
        expect(
            anna.page.get_by_text("The connection is lost. Trying to come back.")
        ).to_be_visible()

        server.start()
        expect(anna.page.get_by_text("Connected again.")).to_be_visible()
        anna.waits_for_turn()
        assert anna.now["step"] > told["step"], "the captain did not go on"
        anna.plays(until=is_asked("play-card"))
        anna.answers_once()

        anna.goes("/mine")
        mine = anna.page.get_by_role("region").or_(anna.page.locator("section"))
        expect(mine.filter(has_text="Your turn").first).to_contain_text("A first battle")
        anna.link("A first battle").click()
        anna.waits_for_turn()
        expect(anna.question.get_by_role("heading")).to_be_visible()
        anna.forgives("WebSocket|ERR_CONNECTION")
    finally:
        server.end()
