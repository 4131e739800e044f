"""A line that stalls without breaking: the page says so, and goes on by itself."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import is_asked

# Nothing goes out and nothing comes in while it is stalled, and nobody is told.
STALLING: Final = """
window.stalled = false;
const Flowing = window.WebSocket;
window.WebSocket = class {
  static OPEN = 1;
  constructor(address) {
    this.real = new Flowing(address);
    this.real.onopen = () => stalled || this.onopen?.();
    this.real.onclose = (event) => this.onclose?.(event);
    this.real.onmessage = (event) => stalled || this.onmessage?.(event);
  }
  get readyState() { return this.real.readyState; }
  send(text) { if (!stalled) this.real.send(text); }
  close() { this.real.close(); }
};
"""


def test_a_stalled_line_is_told_and_what_was_not_sent_goes_out_by_itself(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    anna.context.add_init_script(STALLING)
    anna.sits_down("me", "random", battle="first_battle", until=is_asked("play-card"))
    anna.waits_for_turn()
    before = anna.now["step"]
    card = anna.offers().cards[0]
    title = next(each["title"] for each in anna.now["hand"] if each["id"] == card)

    anna.page.evaluate("stalled = true")
    anna.card(card).click()
    anna.waits("told.includes('Sending…')")  # for some seconds
    expect(anna.page.get_by_text("Offline, trying again.")).to_be_visible()
    expect(anna.page.get_by_text(re.compile(f"Not sent yet: .*{title}"))).to_be_visible()
    anna.takes_picture("offline")
    anna.hears_out()
    assert anna.now["step"] == before, "something went out"

    anna.page.evaluate("stalled = false")
    anna.waits("heard.now.card")
    assert anna.now["card"]["id"] == card, "the answer has arrived"
    expect(anna.page.locator(".sending")).to_have_count(0)
    anna.plays(until=lambda now: now["step"] > before + 3)
