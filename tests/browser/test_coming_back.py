"""The server is killed in the middle of a game, and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.sitting import Json, Visitor, is_asked


def test_a_killed_server_loses_nothing_and_the_page_comes_back_by_itself(
    visit: Visit, starter: str, tmp_path: Path
) -> None:
    server = Server(starter, tmp_path)
    try:
        anna = visit("Anna", at=server)
        anna.sits_down("me", "captain", battle="first_battle")
        told = plays_into_the_bots_turn(anna, server)
        server.kill()
        expect(
            anna.page.get_by_text("The connection is lost. Trying to reconnect.")
        ).to_be_visible()

        server.hold_bots(False)
        server.start()
        anna.waits("told.includes('Connected again.')")  # a note that goes by itself
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
        anna.page.goto("about:blank")  # the server goes before the window does
        anna.forgives("WebSocket|ERR_CONNECTION")
    finally:
        server.end()


def plays_into_the_bots_turn(visitor: Visitor, server: Server) -> Json:
    """Until it is the turn of the bot, which is held back; how things stand then."""
    visitor.waits_for_turn()
    own = visitor.now["moment"]
    while True:
        server.hold_bots(True)
        while visitor.now["asked"]:
            revision = visitor.now["revision"]
            visitor.answers_once()
            visitor.waits("heard.revision > before.revision", revision)
        if visitor.now["moment"] != own:
            return visitor.now
        server.hold_bots(False)  # it only answers an attack
        visitor.waits_for_turn()
