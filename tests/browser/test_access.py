"""What axe finds on every page, by day and at night."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from sandtable.analysis.texts import AnalysisTold, SeatTold, StepTold, TurningPoint, TurnTold
from sandtable.games import BOXES
from sandtable.server.messages import AnalysisState
from tests.browser.accounts import sign_in
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.serving import AXE, Server
from tests.browser.sitting import Visitor

WRONG = """async (rules) => {
  const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turning.map((each) => each.finished));
  const options = { resultTypes: ["violations"], preload: false };
  if (rules.length) options.runOnly = { type: "rule", values: rules };
  const found = await axe.run(document, options);
  return found.violations
    .filter((each) => each.impact === "serious" || each.impact === "critical")
    .map((each) => `${each.id}: ${each.help}: ` + each.nodes.slice(0, 3)
      .map((node) => node.html.slice(0, 160) + " " + (node.any[0]?.message ?? "")).join(" | "));
}"""
INK = "getComputedStyle(document.body).color"
AT_NIGHT = ["color-contrast"]  # then only the colours are others


SCREENS: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE}
TABLES = {
    "napoleonics": ("first_battle", ("me", "random")),
    "greatwar": ("first-tanks", ("me", "random")),
    "maria": ("advanced", ("me", "random", "random")),
    "lastman": ("1914", ("me", "random")),
}
SHEETS = {
    "desktop": {"rules": "r", "aids": "a"},
    "phone": {"rules": "r", "aids": "a", "hand": "h", "log": "l"},
}
TURN = TurningPoint(
    step=4, before=3, moment="Turn 1", seat="british", answer="Fire", happened=("2 hits",),
    decision=(0.1, -0.1), luck=(0.2, -0.2), outlook=(0.8, 0.2), better="Wait", cost=0.1,
)  # fmt: skip
ANALYSIS = AnalysisState(
    status="ready",
    analysis=AnalysisTold(
        playouts=4000,
        seats=(
            SeatTold("british", "British", 0.5, 0.1, 0.1, 0.2, 0.0, 0.9),
            SeatTold("french", "French", 0.5, -0.1, -0.1, -0.2, 0.0, 0.1),
        ),
        steps=tuple(
            StepTold(
                step, (0.5 + step / 20, 0.5 - step / 20), (0.05, -0.05), (0.0, 0.0), (0.0, 0.0)
            )
            for step in range(8)
        ),
        turns=(TurnTold(0, "Turn 1"), TurnTold(5, "Turn 2")),
        turning=(TURN,),
    ),
).model_dump(mode="json")


def wrong_on(visitor: Visitor) -> list[str]:
    """What axe finds on the page that is open, by day and at night."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    page.emulate_media(color_scheme="light")
    by_day, ink = page.evaluate(WRONG, []), page.evaluate(INK)
    page.emulate_media(color_scheme="dark")
    at_night = page.evaluate(WRONG, AT_NIGHT)
    assert page.evaluate(INK) != ink, "there is no night on this page"
    page.emulate_media(color_scheme="light")
    return [f"by day: {each}" for each in by_day] + [f"at night: {each}" for each in at_night]


def test_axe_finds_nothing_serious(visit: Visit, finished: str) -> None:
    # Into their pages axe may be put, which the page's own policy would not allow.
    anna, bela = (visit(name, bypass_csp=True) for name in ("Anna", "Béla"))
    wrong: list[str] = []

    def look(what: str, who: Visitor = anna) -> None:
        who.waits_for_page()
        wrong.extend(f"{what}: {each}" for each in wrong_on(who))

    # Pages that anybody can open
    paths = {
        **{f"home with {game}": f"/?game={game}" for game in BOXES},
        **{f"rules of {game}": f"/rules/{game}" for game in BOXES},
        "a rule": "/rules/napoleonics#n12-3",
        "verify": "/verify",
        "puzzles": "/puzzles/napoleonics",
        "mine, empty": "/mine",
        "messages": "/messages",
        "not found": "/nowhere",
        "no table": "/table/a%20b",
        "replay": f"/replay/{finished}/9",
        "report": f"/report/{finished}",
        "over": f"/table/{finished}",
    }
    for what, path in paths.items():
        anna.goes(path)
        look(what)

    anna.goes("/rules/maria")
    anna.page.get_by_role("searchbox").fill("general")
    anna.waits("CSS.highlights.get('rules-found')?.size")
    look("search")
    anna.button("Settings").click()
    expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()
    look("settings")
    anna.goes("/join#nothing")
    expect(anna.page.get_by_role("heading", name="No such invitation")).to_be_visible()
    look("unknown invitation")
    anna.forgives("404")

    # The table: an open seat, one's own turn, the other's
    opened = anna.invites()
    anna.goes(f"/table/{opened['id']}")
    expect(anna.page.get_by_role("heading", name="Waiting for your opponent")).to_be_visible()
    look("waiting room")
    (join,) = opened["invites"].values()
    anna.goes(join)
    expect(anna.page.get_by_text("You already sit at this table")).to_be_visible()
    look("own invitation")
    bela.goes(join)
    expect(bela.button("Take the seat")).to_be_visible()
    look("invitation", bela)
    bela.button("Take the seat").click()
    bela.page.wait_for_url("**/table/*")
    onlooker = visit(bypass_csp=True)
    onlooker.goes(join)
    expect(onlooker.page.get_by_text("somebody has already taken the seat")).to_be_visible()
    look("used invitation", onlooker)
    onlooker.goes(f"/table/{opened['id']}")
    expect(onlooker.page.get_by_text("You are watching")).to_be_visible()
    look("onlooker", onlooker)
    anna.goes(f"/table/{opened['id']}")
    anna.waits_for_turn()
    expect(anna.page.get_by_role("application", name="Board")).to_be_visible()
    look("own turn")
    anna.button("Menu").click()
    expect(anna.page.get_by_role("dialog", name="Menu")).to_be_visible()
    look("menu")
    anna.goes("/mine")
    expect(anna.page.get_by_role("heading", name="Your turn")).to_be_visible()
    look("mine")
    bela.waits("heard.now && document.querySelector('[role=application]')")
    look("the other's turn", bela)
    assert wrong == []


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_in_the_club(
    visit: Visit, server: Server, finished: str, screen: str
) -> None:
    """Finding opponents, persons, ratings, tournaments, moderation; clocks, hints, an analysis."""
    anna = visit("Anna", bypass_csp=True, **SCREENS[screen])
    name = f"Otto {screen}"  # no guest of other tests has the name of an account
    sign_in(server, anna, name, role="admin")
    wrong: list[str] = []

    def look(what: str) -> None:
        anna.waits_for_page()
        wrong.extend(f"{what} ({screen}): {each}" for each in wrong_on(anna))

    cup = {"name": f"Cup of {name}", "game": "napoleonics", "format": "swiss"}
    made = anna.posts("/api/tournaments", **cup, scenarios=["rolica_first"])
    timed = {"kind": "live", "bank": 60, "extra": 10}
    opened = anna.invites(openness="open", pace=timed)
    paths = {
        "lobby": "/lobby",
        "person": f"/people/{quote(name)}",
        "nobody": "/people/nobody",
        "leaderboard": "/ratings/napoleonics",
        "tournaments": "/tournaments",
        "new tournament": "/tournaments/new",
        "tournament": f"/tournaments/{made['id']}",
        "no tournament": "/tournaments/nothing",
        "moderation": "/moderation",
        "account": "/account",
        "sign in": "/sign-in",
        "a link that is used up": "/mail#nothing",
        "a carry link that is used up": "/carry#nothing",
        "nothing to stop": "/unsubscribe#nothing",
        "clocks": f"/table/{opened['id']}",
    }
    for what, path in paths.items():
        anna.goes(path)
        look(what)
    anna.forgives("404|410|409|422")

    anna.page.route("**/api/tables/*/analysis*", lambda route: route.fulfill(json=ANALYSIS))
    anna.goes(f"/report/{finished}")
    expect(anna.page.get_by_role("heading", name="Turning points")).to_be_visible()
    look("analysis in a report")

    anna.sits_down("me", "random", battle="first_battle", seed="axe")
    anna.waits_for_turn()
    closes_sheet(anna)
    anna.page.keyboard.press("t")
    expect(anna.page.get_by_role("dialog").locator("[data-hint]").first).to_be_visible()
    look("hints")
    assert wrong == []


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_at_the_tables_of_all_games(visit: Visit, screen: str) -> None:
    """With each sheet that can be opened there."""
    anna = visit("Anna", bypass_csp=True, **SCREENS[screen])
    wrong: list[str] = []

    def look(what: str) -> None:
        wrong.extend(f"{what} ({screen}): {each}" for each in wrong_on(anna))

    for game, (battle, seats) in TABLES.items():
        anna.sits_down(*seats, game=game, battle=battle, seed="axe")
        anna.waits_for_turn()
        anna.waits_for_page()
        closes_sheet(anna)
        look(game)
        for sheet, key in SHEETS[screen].items():
            anna.page.keyboard.press(key)
            expect(anna.page.get_by_role("dialog")).to_be_visible()
            anna.waits_for_page()
            look(f"{game}, {sheet}")
            closes_sheet(anna)
        anna.button("Menu").click()
        expect(anna.page.get_by_role("dialog", name="Menu")).to_be_visible()
        look(f"{game}, menu")
    assert wrong == []


def closes_sheet(visitor: Visitor) -> None:
    """Whatever lies over the table: on a phone the hand may have come up by itself."""
    dialog = visitor.page.get_by_role("dialog")
    if dialog.count():
        visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
