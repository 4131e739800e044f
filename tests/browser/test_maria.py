"""Maria by clicking: a whole introductory game against two bots, and politics in three browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import WORD, Offers, Visitor, all_know, is_asked, is_over
from tests.browser.test_access import wrong_on

SMALL = {"wide": 390, "high": 844}


def briskly(visitor: Visitor, offers: Offers) -> str:
    """A march now and then, every battle to the last card, and on."""
    rests = [name for name in offers.answers if name in ("done", "pass")]
    if offers.question == "move" and rests and visitor.rng.random() < 0.8:
        return f"answer {rests[0]}"
    if offers.cards:
        return f"card {visitor.rng.choice(offers.cards)}"
    if offers.places:
        return f"place {visitor.rng.choice(offers.places)}"
    assert offers.answers, f"nothing can be clicked: {offers}, {visitor.now['asked']}"
    return f"answer {visitor.rng.choice(offers.answers)}"


def test_a_whole_introductory_game_against_two_bots(anna: Visitor) -> None:
    """From the home page to the report."""
    page = anna.page
    anna.goes()
    anna.chooses_game("maria")
    page.get_by_role("radiogroup", name="Choose a battle").get_by_text(
        "The war in Bohemia, for three"
    ).click()
    page.get_by_role("group", name="You play").get_by_text("France").click()
    for power in ("Austria", "Prussia"):
        page.get_by_role("group", name=power, exact=True).get_by_text("The recruit").click()
    page.get_by_text("More choices").click()
    page.get_by_label("Your word for the dice").fill(WORD)
    page.get_by_label("A seed of your own").fill("three")
    anna.button("Start the battle").click()
    page.wait_for_url("**/table/*")
    table = anna.table

    # Troops are shared out, then the first general is asked about on the map itself
    anna.plays(until=is_asked("move"), choose=briskly)
    assert anna.offers().answers == ["done"], "pieces are on the map, not in a list"
    anna.picks_place("amberg")
    anna.picks(page.get_by_role("menuitem", name=re.compile("Move Belle-Isle")))
    anna.waits_for_news()
    assert is_asked("step")(anna.now)
    assert len(anna.offers().places) > 10, "the cities that he can reach are lit"
    anna.picks_place("eger")
    anna.waits_for_turn()
    assert "Belle-Isle" in next(each for each in anna.board() if each.startswith("Eger,"))
    expect(anna.log).to_contain_text(re.compile("Belle-Isle: Amberg → .* → Eger"))

    clicks = anna.plays(until=is_over, choose=briskly)
    assert clicks > 10
    anna.takes_picture("maria-over")
    anna.goes(f"/report/{table}")
    expect(page.get_by_text(re.compile("wins after"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Markers of victory"))).to_be_visible()
    expect(page.get_by_role("heading", name="1741")).to_be_visible()

    # In the replay a march is one row, also on a narrow screen
    anna.link("Replay").click()
    page.get_by_label("Turns").select_option(label="Turn 1, France and Bavaria")
    row = page.get_by_role("link", name=re.compile("Belle-Isle: Amberg → .* → Eger"))
    row.click()
    expect(row).to_have_attribute("aria-current", "step")
    anna.waits_for_page()
    anna.takes_picture("maria-replay")
    anna.resizes(**SMALL)
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen


def test_a_beginner_is_guided_through_a_first_campaign(anna: Visitor) -> None:
    page = anna.page
    anna.goes()
    anna.chooses_game("maria")
    anna.button(re.compile("Guided")).click()
    page.wait_for_url("**/table/*")
    anna.waits_for_turn()
    assert anna.now["seat"] == "france"
    tip = anna.question.locator(".tip")
    expect(tip).to_contain_text("Welcome, Marshal!")
    anna.plays(until=is_asked("move"), choose=briskly)
    expect(tip).to_contain_text("Belle-Isle could march through")


def test_a_general_is_dragged_to_a_city(anna: Visitor) -> None:
    anna.sits_down("random", "me", "random", game="maria", battle="introductory", seed="drag")
    anna.plays(until=is_asked("move"), choose=briskly)
    (x, y), (to_x, to_y) = middle(anna, "amberg"), middle(anna, "eger")
    mouse = anna.page.mouse
    mouse.move(x, y)
    mouse.down()
    for part in (0.3, 0.6, 1.0):
        mouse.move(x + (to_x - x) * part, y + (to_y - y) * part)
    mouse.up()
    anna.waits("heard.now.scene.pieces.find((each) => each.id === 'belle_isle').place === 'eger'")
    assert is_asked("move")(anna.now)


MIDDLE = """(place) => {
  const box = document.querySelector(`polygon[data-place="${place}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def middle(visitor: Visitor, place: str) -> tuple[float, float]:
    """Where a place is on the screen, once the map has come to rest."""
    visitor.rests()
    x, y = visitor.page.evaluate(MIDDLE, place)
    return x, y


def test_pointing_at_a_general_tells_how_he_is_fed(anna: Visitor) -> None:
    anna.sits_down("random", "me", "random", game="maria", battle="introductory", seed="fed")
    anna.plays(until=is_asked("move"), choose=briskly)
    anna.points_at("amberg")
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text("Belle-Isle")
    expect(bubble).to_contain_text(re.compile("fed by a train|needs no train|out of supply"))
    anna.waits("document.querySelectorAll('circle.reach').length > 10")
    anna.waits("document.querySelectorAll('path.fed').length === 2")


def test_three_browsers_place_cards_that_nobody_else_sees(visit: Visit) -> None:
    anna, bela, clara = people = [visit(name) for name in ("Anna", "Béla", "Clara")]
    wishes = [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]
    opened = anna.posts("/api/tables", game="maria", scenario="advanced", seats=wishes, name="Anna")
    table = opened["id"]
    anna.posts(f"/api/tables/{table}/word", word=WORD, name="Anna")
    for visitor, link in zip((bela, clara), opened["invites"].values(), strict=True):
        visitor.posts(
            "/api/invites/accept", token=link.removeprefix("/join#"), word=WORD, name=visitor.name
        )
    watcher = visit("Dora")
    for visitor in (*people, watcher):
        visitor.goes(f"/table/{table}")

    # Everybody shares out troops at the same time
    for visitor in people:
        visitor.waits_for_turn()
        while is_asked("muster")(visitor.now):
            visitor.answers_once()
            visitor.waits("heard.now.asked?.key !== 'muster' || heard.now.asked.answers.length")

    placed = politics(people, watcher)
    assert placed, "somebody has placed a card"

    # Then all cards are shown to everybody
    for visitor in (*people, watcher):
        visitor.waits("!heard.now.panels.some((each) => JSON.stringify(each).includes('hidden'))")
        for title in placed:
            expect(visitor.log).to_contain_text(re.compile(f"shows {re.escape(title)}"))
    anna.takes_picture("maria-politics")


def politics(people: list[Visitor], watcher: Visitor) -> list[str]:
    """Each power places a card in its turn; what was placed, one after the other."""
    placed: list[str] = []
    for _ in range(8):
        for visitor in people:
            visitor.waits("heard.now.asked || heard.now.waiting.length")
        all_know((*people, watcher))
        asked = next((each for each in people if is_asked("place-card")(each.now)), None)
        if asked is None:
            return placed
        asked.waits_for_news()
        card = asked.offers().cards[0]
        title = next(each["title"] for each in asked.now["hand"] if each["id"] == card)
        revisions = {each.name: each.now["revision"] for each in (*people, watcher)}
        before = {each.name: len(each.frames) for each in (*people, watcher)}
        asked.picks_card(card)
        for other in (*people, watcher):
            other.waits("heard.revision > before.revision", revisions[other.name])
            other.hears_out()
        placed.append(title)
        if not any(is_asked("place-card")(each.now) for each in people):
            return placed  # it was the last, and all are open
        for other in (*people, watcher):
            if other is asked:
                continue
            for frame in other.frames[before[other.name] :]:
                assert f"places {title}" not in frame, "a face-down card is seen by others"
            expect(other.page.locator(".cell.hidden").first).to_be_visible()
        expect(asked.page.locator(".cell.down").first).to_be_visible()
    return placed


def test_axe_finds_nothing_serious_beside_the_map(visit: Visit) -> None:
    anna = visit("Anna", bypass_csp=True)
    seats = ("random", "me", "random")
    for key in ("place-card", "move"):
        anna.sits_down(*seats, game="maria", battle="advanced", seed="axe", until=is_asked(key))
        anna.waits_for_turn()
        anna.waits_for_page()
        assert wrong_on(anna) == [], key


def test_a_battle_can_be_read_on_a_phone(visit: Visit) -> None:
    pocket = visit("Anna", **PHONE)
    pocket.sits_down("me", "captain", "captain", game="maria", battle="introductory", seed="battle")
    pocket.plays(until=is_asked("battle-card"), choose=briskly, most=80)
    battle = pocket.page.get_by_role("region", name="Battle")
    expect(battle).to_be_visible()
    expect(battle.locator(".army")).to_have_count(2)
    wide, screen = pocket.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    pocket.takes_picture("maria-battle-phone")
