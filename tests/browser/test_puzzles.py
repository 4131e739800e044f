"""A puzzle in the browser: chosen from the list, missed, tried again, and its solution shown."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from sandtable.puzzles.puzzle import puzzles_of
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.serving import AXE
from tests.browser.test_access import WRONG

PUZZLE = next(each for each in puzzles_of("napoleonics") if each.best.startswith("card "))


def test_a_puzzle_is_missed_tried_again_and_its_solution_shown(visit: Visit) -> None:
    anna = visit("Anna", bypass_csp=True)
    page = anna.page
    anna.goes("/?game=napoleonics")
    anna.link("Puzzles of this game").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    rows = page.get_by_role("listitem").filter(has=page.locator(".mark"))
    expect(rows).to_have_count(len(puzzles_of("napoleonics")))
    rows.nth(PUZZLE.number - 1).get_by_role("button").click()

    panel = page.get_by_role("region", name=f"Puzzle {PUZZLE.number}", exact=True)
    expect(panel.locator(".goal")).to_have_text(re.compile("turn"))
    anna.waits_for_turn()
    wrong = min(PUZZLE.chances, key=lambda name: PUZZLE.chances[name])
    anna.picks_card(wrong.removeprefix("card "))
    expect(panel).to_contain_text("Not solved")
    best = round(PUZZLE.chances[PUZZLE.best] * 100)
    expect(panel).to_contain_text(f"the best: {best}%")
    expect(panel.get_by_role("heading", name="The solution")).to_have_count(0)
    page.add_script_tag(path=AXE)
    assert page.evaluate(WRONG, []) == []

    first = anna.table
    anna.button("Try again").click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    anna.waits_for_turn()
    expect(panel).not_to_contain_text("Not solved")
    anna.button("Show the solution").click()
    expect(panel.get_by_role("heading", name="The solution")).to_be_visible()
    expect(panel).to_contain_text(f"{best}%")
    anna.link("All puzzles").click()
    expect(page.get_by_text(f"0 of {len(puzzles_of('napoleonics'))} solved")).to_be_visible()


def test_what_is_solved_is_marked_in_the_list(visit: Visit) -> None:
    for screen in ({"viewport": DESKTOP}, PHONE):
        options: dict[str, Any] = dict(screen)
        anna = visit("Anna", **options)
        anna.goes("/puzzles/napoleonics")
        kept = '{"napoleonics": [1]}'
        anna.page.evaluate("(kept) => localStorage.setItem('sandtable-puzzles', kept)", kept)
        anna.goes("/puzzles/napoleonics")
        expect(anna.button(re.compile("^Next puzzle: number 2$"))).to_be_visible()
        expect(anna.page.locator(".mark.solved")).to_have_count(1)
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert anna.page.evaluate(wide)
