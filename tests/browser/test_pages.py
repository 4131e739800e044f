"""Invitations, onlookers, and searching the rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import Visitor

# The words that are marked in the text, by the name of the mark.
MARKED = """(name) => [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString())"""


def test_an_invitation_says_what_it_is_to(anna: Visitor, bela: Visitor, visit: Visit) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    opened = anna.posts("/api/tables", game="maria", scenario="advanced", seats=seats, name="Anna")
    anna.posts(f"/api/tables/{opened['id']}/word", word="magpie", name="Anna")
    (join,) = opened["invites"].values()
    bela.goes(join)
    main = bela.page.get_by_role("main")
    expect(main).to_contain_text("You are invited to a game: Maria")
    expect(main.get_by_role("heading", name="The whole war, for three")).to_be_visible()
    expect(main).to_contain_text("Anna invites you to play this side: France.")
    expect(main.get_by_role("img", name="The field of The whole war, for three")).to_be_visible()
    bela.waits("document.querySelector('main img').naturalWidth > 0")

    # Her own link, and a link that was used, lead only those to the table who sit there
    anna.goes(join)
    expect(anna.page.get_by_text("You already sit at this table")).to_be_visible()
    expect(anna.link("To the table")).to_have_attribute("href", f"/table/{opened['id']}")
    bela.button("Take the seat").click()
    bela.page.wait_for_url("**/table/*")
    third = visit()
    third.goes(join.replace("#", "/"))  # as older links have it
    expect(third.page.get_by_text("somebody has already taken the seat (France)")).to_be_visible()
    expect(third.button("Take the seat")).to_have_count(0)
    third.goes("/join#nothing")
    expect(third.page.get_by_role("heading", name="No such invitation")).to_be_visible()
    third.forgives("404")


def test_of_two_with_one_link_the_slower_is_told(bela: Visitor, anna: Visitor) -> None:
    hosted = bela.invites()
    (join,) = hosted["invites"].values()
    anna.goes(join)
    expect(anna.button("Take the seat")).to_be_visible()
    taken = bela.context.browser
    assert taken
    other = taken.new_context()
    answer = other.request.post(
        f"{anna.address}/api/invites/accept",
        data={"token": join.removeprefix("/join#"), "word": "x"},
    )
    assert answer.ok
    other.close()
    anna.button("Take the seat").click()
    expect(anna.page.get_by_text("somebody has already taken the seat")).to_be_visible()
    anna.forgives("410")


def test_who_only_watches_is_told_so_and_whose_turn_it_is(anna: Visitor, bela: Visitor) -> None:
    table = anna.sits_down("random", "me")
    anna.waits_for_turn()
    bela.goes(f"/table/{table}")
    expect(bela.page.get_by_text("You are watching. To move: Allies.")).to_be_visible()
    expect(anna.page.get_by_text("You are watching")).to_have_count(0)


def test_the_rules_are_searched_by_words_and_by_number(anna: Visitor) -> None:
    anna.goes("/rules/napoleonics")
    page = anna.page
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(page.get_by_role("heading", name="N12 Melee")).to_be_visible()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("SQUARE cavalry")
    anna.waits("(CSS.highlights.get('rules-found-now')?.size ?? 0) > 1")
    count = page.locator("search [role=status]")
    expect(count).to_contain_text("1 of ")
    found = {each.lower() for each in page.evaluate(MARKED, "rules-found")}
    assert found == {"square", "cavalry"}
    page.keyboard.press("Enter")
    expect(count).to_contain_text("2 of ")
    page.keyboard.press("Shift+Enter")
    expect(count).to_contain_text("1 of ")
    anna.button("Previous place").click()
    expect(count).not_to_contain_text("1 of ")

    field.fill("N12.3")
    expect(page.locator(".hit-now")).to_contain_text("N12.3 Infantry")
    expect(page.locator(".hit-now")).to_be_in_viewport()
    anna.waits(f"({MARKED})('rules-found-now').join() === 'N12.3'")
    field.fill("zzz")
    expect(count).to_contain_text("Not found")
    field.press("Escape")
    anna.waits(f"!({MARKED})('rules-found').length")


def test_greek_and_hungarian_are_found_without_their_accents(visit: Visit) -> None:
    for language, typed, word in (("el", "ιππικο", "ιππικό"), ("hu", "lovassag", "lovasság")):
        reader = visit(locale=language)
        reader.goes("/rules/napoleonics")
        reader.page.get_by_role("searchbox").fill(typed)
        reader.waits("(CSS.highlights.get('rules-found')?.size ?? 0) > 3")
        found = {each.lower() for each in reader.page.evaluate(MARKED, "rules-found")}
        assert word in found


def test_the_rules_at_the_table_are_searched_too(visit: Visit) -> None:
    for options in ({}, PHONE):
        anna = visit("Anna", **options)
        anna.sits_down("random", "me")
        anna.waits_for_turn()
        anna.page.keyboard.press("r")
        sheet = anna.page.get_by_role("dialog")
        field = sheet.get_by_role("searchbox", name="Search the rules")
        expect(field).to_be_visible()
        anna.page.keyboard.press("/")
        expect(field).to_be_focused()
        expect(anna.page.get_by_role("combobox", name="Answer in notation")).to_have_count(0)
        anna.page.keyboard.type("24.6")
        expect(sheet.locator(".hit-now")).to_contain_text("N24.6")
        expect(sheet.locator(".hit-now")).to_be_in_viewport()
        field.press("Escape")
        expect(sheet).to_be_visible()
        field.press("Escape")
        expect(sheet).to_have_count(0)
