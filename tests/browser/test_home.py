"""The home page: four boxes on a shelf, what is in them, and the way to a table."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from sandtable.games import BOXES
from sandtable.server.routes.home import ENOUGH_GAMES
from sandtable.toolkit.balance import balance_of
from tests.browser.conftest import Visit
from tests.browser.sitting import Visitor

GAMES: Final = ("napoleonics", "greatwar", "maria", "lastman")
WIDTHS: Final = (360, 390, 600, 640, 700, 820, 880, 1000, 1080, 1100, 1400, 1900, 2560)
LANGUAGES: Final = ("en", "el", "hu")

# What could be chosen and is covered by something else, wherever one scrolls to.
COVERED: Final = """() => [...document.querySelectorAll(
    "main label, main button, main summary, main a, header a, header button, header select")]
  .filter((each) => each.checkVisibility() && !each.disabled)
  .flatMap((each) => ["start", "center", "end"].map((block) => [each, block]))
  .filter(([each, block]) => {
    each.scrollIntoView({ block, inline: "center" });
    const box = each.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !(at && (each.contains(at) || at.contains(each)));
  })
  .map(([each, block]) => `${each.outerHTML.slice(0, 120)} (${block})`)"""

# Texts and pictures of the head of the page that lie on each other.
OVERLAPS: Final = """() => {
  const parts = [...document.querySelectorAll(
    ".hero h1, .hero .lead, .hero .begin, .hero .to-mine, .hero .right > *, .shelf, .choose")]
    .map((each) => [each.className || each.tagName, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  return parts.flatMap(([one, a], at) => parts.slice(at + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 &&
      a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([two]) => `${one} and ${two}`));
}"""

# Words on the boxes that are cut off.
CUT_OFF: Final = """() => [...document.querySelectorAll(".box")].flatMap((box) => {
  const edge = box.getBoundingClientRect();
  return [...box.querySelectorAll("b, .line, .facts span")].filter((each) => {
    const its = each.getBoundingClientRect();
    return its.bottom > edge.bottom + 0.5 || its.right > edge.right + 0.5 ||
      each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0;
  }).map((each) => `${box.dataset.game}: ${each.textContent.trim()}`)
    .concat(box.scrollHeight > box.clientHeight + 1 ? [`${box.dataset.game} is too low`] : []);
})"""


def expect_chosen(visitor: Visitor, game: str) -> None:
    """This box alone is taken down."""
    expect(visitor.page.locator(".shelf :checked")).to_have_value(game)


def test_four_boxes_say_what_they_are(anna: Visitor) -> None:
    anna.goes()
    shelf = anna.page.get_by_role("radiogroup", name="Game", exact=True)
    boxes = shelf.get_by_role("radio")
    expect(boxes).to_have_count(len(GAMES))
    for box, game in zip(boxes.all(), GAMES, strict=True):
        expect(box).to_have_value(game)
    maria = shelf.get_by_role("radio", name="Maria", exact=True)
    expect(maria).to_have_accessible_description(
        re.compile("A queen alone.*2 or 3 players.*an evening")
    )
    anna.waits("document.querySelectorAll('.box img').length === 4")
    anna.waits("[...document.querySelectorAll('.box img')].every((each) => each.naturalWidth)")


def test_the_address_remembers_the_box_and_goes_back(anna: Visitor) -> None:
    anna.goes()
    page = anna.page
    battles = page.get_by_role("radiogroup", name="Choose a battle")
    anna.chooses_game("maria")
    expect(battles.get_by_text("The whole war, for two")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/\?game=maria$"))
    battles.get_by_text("The whole war, for two").click()
    anna.chooses_game("lastman")
    expect(battles.get_by_text("1917: Mutiny and tanks")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="The whole war, for two")).to_be_visible()
    expect_chosen(anna, "maria")
    page.reload()
    expect(page.get_by_role("heading", name="The whole war, for two")).to_be_visible()
    page.go_back()
    expect_chosen(anna, "napoleonics")
    anna.goes("/?game=nothing&battle=nowhere")
    expect(page.get_by_role("heading", name="Roliça: the first position")).to_be_visible()


def test_arrow_keys_go_along_the_shelf(anna: Visitor) -> None:
    anna.goes()
    page = anna.page
    page.get_by_role("radio", name="Commands & Colors: Napoleonics").focus()
    for game in (*GAMES[1:], GAMES[0]):
        page.keyboard.press("ArrowRight")
        expect_chosen(anna, game)
        expect(page.locator(f'.shelf [value="{game}"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect_chosen(anna, GAMES[-1])
    expect(page).to_have_url(re.compile(r"/\?game=lastman$"))


def test_tank_battles_are_marked(anna: Visitor) -> None:
    anna.goes("/?game=greatwar")
    battles = anna.page.get_by_role("radiogroup", name="Choose a battle")
    expect(battles.get_by_role("radio", name=re.compile("High Wood.*Tanks"))).to_have_count(1)
    expect(battles.get_by_role("radio", name=re.compile("Mametz"))).to_have_count(1)
    expect(battles.get_by_role("radio", name=re.compile("Mametz.*Tanks"))).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_who_usually_wins_is_told_only_of_enough_games(anna: Visitor, game: str) -> None:
    box = BOXES[game]
    played, _ = balance_of(box)[box.scenarios()[0]]
    anna.goes(f"/?game={game}")
    expect(anna.page.locator(".scenario h2")).to_be_visible()
    wins = anna.page.get_by_text("Who usually wins")
    measured = anna.page.get_by_text(f"{played.games} games, with the {played.level} in every seat")
    expect(wins).to_have_count(int(played.games >= ENOUGH_GAMES))
    expect(measured).to_have_count(int(played.games >= ENOUGH_GAMES))


@pytest.mark.parametrize("known", [False, True])
def test_nothing_covers_anything_at_any_width(anna: Visitor, known: bool) -> None:
    if known:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        for _ in range(3):
            anna.posts("/api/tables", game="maria", scenario="advanced", seats=seats)
    anna.goes("/?game=maria")
    anna.waits_for_page()
    wrong: list[str] = []
    for width in WIDTHS:
        anna.resizes(width, 900)
        anna.page.evaluate("scrollTo(0, 0)")
        wrong += [f"{width}: {each}" for each in anna.page.evaluate(OVERLAPS)]
        wrong += [f"{width}: covered: {each}" for each in anna.page.evaluate(COVERED)]
        if anna.page.evaluate("document.documentElement.scrollWidth") > width:
            wrong.append(f"{width}: wider than the screen")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_box_is_cut_off(visit: Visit, language: str) -> None:
    somebody = visit(locale=language)
    somebody.goes()
    somebody.waits_for_page()
    wrong: list[str] = []
    for width in WIDTHS:
        somebody.resizes(width, 900)
        wrong += [f"{width}: {each}" for each in somebody.page.evaluate(CUT_OFF)]
    assert wrong == []


def test_a_wide_screen_is_used(anna: Visitor) -> None:
    anna.page.set_viewport_size({"width": 2560, "height": 1440})
    anna.goes()
    anna.waits_for_page()
    for part in (".shelf", ".choose"):
        box = anna.page.locator(part).bounding_box()
        assert box
        assert box["width"] > 0.85 * 2560


def test_a_battle_with_a_handicap_says_so_in_its_header(anna: Visitor) -> None:
    """Chosen on the home page, and told at the table and to all who look at it."""
    page = anna.page
    anna.goes("/?game=napoleonics&battle=talavera")
    page.get_by_role("group", name="Against").get_by_text("The recruit", exact=True).click()
    part = page.locator("details", has=page.locator("summary", has_text="Handicap"))
    if not part.evaluate("(part) => part.open"):  # open where even chances are offered
        part.locator("summary").click()
    page.get_by_role("radio", name=re.compile("A handicap of your own")).check()
    page.get_by_label("French: banners to win").select_option("-2")
    page.get_by_label("Allies: command cards").select_option("+1")
    anna.button("Start the battle").click()
    page.wait_for_url("**/table/*")
    header = page.locator("header.bar")
    expect(header.locator('[data-side="french"]')).to_contain_text("0 of 5")
    expect(header.locator('[data-side="allied"]')).to_contain_text("0 of 7")
    header.get_by_role("button", name="Handicap").click()
    told = "The French need 2 banners fewer to win, the allies hold 1 command card more."
    expect(page.get_by_text(told)).to_be_visible()
