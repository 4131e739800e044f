"""To the Last Man! by clicking: the summer of 1914 against a bot, Production in two browsers."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.sitting import WORD, Json, Offers, Visitor, all_know, is_asked
from tests.browser.test_access import wrong_on

RESTS: Final = ("done", "pass", "stop")
SEED: Final = "marne"  # the bot passes soon


def quietly(visitor: Visitor, offers: Offers) -> str:
    """Stay, pass and stand; lose units before cards."""
    rests = [name for name in offers.answers if name in RESTS]
    if rests:
        return f"answer {rests[0]}"
    if offers.places:
        return f"place {offers.places[0]}"
    if offers.cards:
        return f"card {offers.cards[0]}"
    assert offers.answers, f"nothing can be clicked: {offers}, {visitor.now['asked']}"
    return f"answer {offers.answers[0]}"


def goes_on(visitor: Visitor) -> None:
    """One quiet answer."""
    visitor.answers_once(quietly)
    visitor.waits_for_turn()


def panel(visitor: Visitor, name: str | re.Pattern[str]) -> Locator:
    return visitor.page.get_by_role("region", name=name)


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.locator(".bubble")


def picks_army(visitor: Visitor, place: str, army: str) -> None:
    """An army on the map; where several things stand there, out of a menu."""
    whole_board = visitor.button("The whole board")
    if visitor.touch and whole_board.count():
        whole_board.tap()
    visitor.picks_place(place)
    menu = visitor.page.get_by_role("menuitem", name=re.compile(f"{army} with all"))
    if menu.count():
        visitor.picks(menu)
    visitor.waits_for_turn()


def marches(visitor: Visitor, start: str, army: str, goal: str) -> None:
    picks_army(visitor, start, army)
    assert is_asked("where-to")(visitor.now), visitor.now["asked"]
    visitor.picks_place(goal)
    visitor.waits_for_turn()
    expect(visitor.log).to_contain_text(re.compile(f"{army} goes from .* to Liège"))


def fights(visitor: Visitor) -> None:
    """From the first question of a battle to the retreats after it; what is hit is paid."""
    battle = panel(visitor, "Battle of Liège")
    for words in ("Germany", "Entente", "defensive fire", "retreats"):
        expect(battle).to_contain_text(words)
    visitor.plays(until=is_asked("retreat-aim"), choose=quietly, most=12)


def paid(visitor: Visitor) -> bool:
    """Whether Germany has lost a unit for each hit that the log tells of."""
    told = visitor.log.inner_text()
    hits = re.findall(r"The Entente fires in Liège[^()]*\((no|\d+) hits?\)", told)
    lost = re.findall(r"Germany loses German [^.×]*(?:×(\d+)\))?\.", told)  # equal lines are one
    return sum(int(each or 1) for each in lost) == sum(int(each) for each in hits if each != "no")


def left_to_spend(now: Json) -> int:
    found = re.search(r"(\d+) left", now["asked"]["text"])
    assert found, now["asked"]
    return int(found[1])


def test_the_summer_of_1914_against_a_bot(anna: Visitor) -> None:
    """From the home page to the end of the season."""
    page = anna.page
    anna.goes()
    anna.chooses_game("lastman")
    battles = page.get_by_role("radiogroup", name="Choose a battle")
    battles.get_by_text("1914: The war of movement").click()
    page.get_by_role("group", name="You play").get_by_text("Germany").click()
    page.get_by_role("group", name="Against").get_by_text("The recruit", exact=True).click()
    page.get_by_text("More choices").click()
    page.get_by_label("Your word for the dice").fill(WORD)
    page.get_by_label("A seed of your own").fill(SEED)
    anna.button("Start the battle").click()
    page.wait_for_url("**/table/*")
    anna.waits_for_turn()

    # Armies may be regrouped before anything else
    expect(anna.question).to_contain_text("Regroup armies?")
    assert {"aachen", "eifel", "trier"} <= set(anna.offers().places)
    expect(page.get_by_text("Summer 1914").first).to_be_visible()
    goes_on(anna)

    # An Offensive: armies are picked on the map, and what would come of it is told beforehand
    expect(anna.question).to_contain_text("Offensive or Pass?")
    anna.picks_card("offensive")
    anna.waits_for_turn()
    expect(anna.question).to_contain_text("Which unit moves?")
    picks_army(anna, "aachen", "German Army 1")
    anna.points_at("liege")
    expect(bubble(anna)).to_contain_text("Entente: defensive fire: 4 dice, 1.17 hits on average")
    anna.picks_place("liege")
    anna.waits_for_turn()
    expect(anna.place("liege")).to_have_attribute("aria-label", re.compile("German Army 1"))
    marches(anna, "aachen", "German Army 2", "liege")

    # The battle that comes of it: what is coming, dice, and losses
    goes_on(anna)
    expect(anna.log).to_contain_text("the battle of Liège begins")
    expect(panel(anna, "What is coming")).to_contain_text("4 dice, 1.17 hits on average")
    anna.takes_picture("last-man-battle")
    fights(anna)
    expect(anna.log).to_contain_text(
        re.compile(r"The Entente fires in Liège, fort at F2: [\d ]+\((no|\d+) hits?\)")
    )
    expect(anna.log).to_contain_text(
        re.compile(r"Germany fires in Liège, infantry at F1: [\d ]+\((no|\d+) hits?\)")
    )
    expect(anna.log.locator(".faces").nth(1)).to_be_visible()  # dice are drawn
    assert paid(anna)
    anna.picks_answer("done")
    anna.plays(until=is_asked("opening"), choose=quietly, most=20)

    # A battle that is declared on the map, once its odds have been seen; then back to Aachen
    anna.picks_card("limited_offensive")
    anna.waits_for_turn()
    goes_on(anna)
    assert is_asked("declare")(anna.now), anna.now["asked"]
    anna.points_at("liege")
    odds = panel(anna, "Odds")
    expect(odds).to_contain_text(re.compile(r"\d+ × infantry at F1"))
    expect(odds).to_contain_text("Entente: defensive fire")
    anna.takes_picture("last-man-odds")
    anna.picks_place("liege")
    anna.waits_for_turn()
    fights(anna)
    anna.picks_place("aachen")
    anna.waits_for_turn()
    picks_army(anna, "liege", "German Army 1")
    assert is_asked("retreat-army")(anna.now), anna.now["asked"]
    anna.picks_place("aachen")
    expect(anna.log).to_contain_text("The German Army 1 retreats from Liège to Aachen")
    anna.plays(until=is_asked("spend"), choose=quietly, most=40)

    # Production: the budget counts along
    before = left_to_spend(anna.now)
    budget = panel(anna, "Production")
    expect(budget).to_contain_text(re.compile(rf"spent\s*0(?!\d).*left\s*{before}(?!\d)"))
    anna.picks_answer("buy ge_infantry")
    anna.waits_for_turn()
    anna.picks_place("metz")
    anna.settles_menu()
    anna.waits_for_turn()
    after = left_to_spend(anna.now)
    assert after < before
    expect(budget).to_contain_text("German infantry: Metz")
    spent = before - after
    expect(budget).to_contain_text(re.compile(rf"spent\s*{spent}(?!\d).*left\s*{after}(?!\d)"))
    anna.takes_picture("last-man-production")
    anna.picks_answer("done")
    anna.waits_for_turn()
    anna.plays(until=lambda now: "Autumn 1914" in now["moment"], choose=quietly, most=20)
    expect(anna.log).to_contain_text(f"Germany spends {spent} build point")
    expect(anna.log).to_contain_text("Germany builds German infantry in Metz")
    expect(anna.log).to_contain_text("Autumn 1914 begins")
    expect(page.get_by_text("Autumn 1914").first).to_be_visible()

    # What has happened so far can be read
    anna.goes(f"/report/{anna.table}")
    story = panel(anna, "The story")
    expect(story).to_contain_text("Summer 1914. Germany opened 2 offensives.")
    expect(story).to_contain_text(re.compile(r"Liège, \w+ battles?: Germany lost \w+ units?"))


def into_battle(visitor: Visitor) -> None:
    """A German who has entered Liège is asked about the battle there."""
    visitor.sits_down("me", "random", game="lastman", battle="1914", seed=SEED)
    visitor.plays(until=is_asked("opening"), choose=quietly)
    visitor.picks_card("offensive")
    visitor.waits_for_turn()
    picks_army(visitor, "aachen", "German Army 1")
    visitor.picks_place("liege")
    visitor.waits_for_turn()
    goes_on(visitor)
    assert is_asked("cavalry-retreat")(visitor.now), visitor.now["asked"]


def test_a_battle_is_fought_on_a_phone(visit: Visit) -> None:
    pocket = visit("Anna", **PHONE)
    into_battle(pocket)
    battle = panel(pocket, "Battle of Liège")
    expect(battle).to_be_visible()
    pocket.takes_picture("last-man-phone")
    wide, screen = pocket.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen == PHONE["viewport"]["width"]
    pocket.plays(until=is_asked("retreat-aim"), choose=quietly, most=12)
    expect(battle).to_be_visible()
    pocket.button("Log").tap()
    log = pocket.page.get_by_role("dialog", name="Log")
    expect(log).to_contain_text(re.compile("The Entente fires in Liège.*hit"))


def test_axe_finds_nothing_serious_in_a_battle(visit: Visit) -> None:
    anna = visit("Anna", bypass_csp=True)
    into_battle(anna)
    assert wrong_on(anna) == []
    anna.plays(until=is_asked("retreat-aim", "pay-hit"), choose=quietly, most=8)
    assert wrong_on(anna) == []


def test_plans_for_production_are_seen_by_nobody_else(visit: Visit) -> None:
    """Both sides spend at once: no frame tells of a list before both are done."""
    anna, bela = people = [visit(name) for name in ("Anna", "Béla")]
    wishes = [{"kind": "me"}, {"kind": "invite"}]
    opened = anna.posts("/api/tables", game="lastman", scenario="1914", seats=wishes, name="Anna")
    anna.posts(f"/api/tables/{opened['id']}/word", word=WORD, name="Anna")
    (link,) = opened["invites"].values()
    bela.posts("/api/invites/accept", token=link.removeprefix("/join#"), word=WORD, name="Béla")
    watcher = visit("Dora")
    for visitor in (*people, watcher):
        visitor.goes(f"/table/{opened['id']}")
        visitor.waits("heard.now")
    passes_to_production(people)

    for visitor, kind in ((anna, "ge_artillery"), (bela, "fr_artillery")):
        others = [each for each in (*people, watcher) if each is not visitor]
        before = [(each, len(each.messages), open_to(each.now)) for each in others]
        left = left_to_spend(visitor.now)
        visitor.picks_answer(f"buy {kind}")
        visitor.waits_for_turn()
        goes_on(visitor)
        assert left_to_spend(visitor.now) < left
        for other, many, seen in before:
            other.hears_out()
            for message in other.messages[many:]:
                assert not message.get("log"), f"{other.name} is told of a list"
                if "now" in message:
                    assert open_to(message["now"]) == seen, f"{other.name} sees a list grow"
    anna.picks_answer("done")
    anna.waits("!heard.now.asked")
    for visitor in (*people, watcher):
        visitor.hears_out()
        visitor.waits_for_news()
        expect(visitor.log).not_to_contain_text("builds")
    bela.picks_answer("done")
    for visitor in (*people, watcher):
        expect(visitor.log).to_contain_text("Germany builds German artillery")
        expect(visitor.log).to_contain_text("The Entente builds French artillery")


def open_to(now: Json) -> Json:
    """All that somebody is shown of the table; a revision only tells that something was done."""
    return {key: value for key, value in now.items() if key != "revision"}


def passes_to_production(people: list[Visitor]) -> None:
    """The player who is asked stays and passes, until both may spend."""
    for _ in range(20):
        for visitor in people:
            visitor.waits("heard.now.asked || heard.now.waiting.length")
        all_know(people)
        if all(is_asked("spend")(each.now) for each in people):
            return
        asked = next(each for each in people if each.now["asked"])
        revision = asked.now["revision"]
        asked.answers_once(quietly)
        for visitor in people:
            visitor.waits("heard.revision > before.revision", revision)
    raise AssertionError("Production never comes")
