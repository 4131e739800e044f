"""People meet in the lobby: at an open table, by playing now, and by a challenge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from sqlalchemy.orm import Session

from sandtable.server.accounts.accounts import make_account
from sandtable.server.security.visitors import COOKIE, add_visitor, hash_token
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server
from tests.browser.sitting import BATTLE, Visitor
from tests.browser.test_company import plays_a_turn
from tests.browser.test_pace import clock


@pytest.fixture
def own(starter: str, tmp_path: Path) -> Iterator[Server]:
    """A server of its own for a test: all who are at one see the same lobby."""
    server = Server(starter, tmp_path)
    yield server
    server.end()


@pytest.fixture
def alone(own: Server, visit: Visit) -> Visit:
    """Visitors of that server, who leave before it ends."""
    return lambda *names, **options: visit(*names, at=own, **options)


def account(server: Server, visitor: Visitor, name: str) -> None:
    """From now on this browser belongs to somebody with an account."""
    token = hash_token(name)
    engine = open_database(Settings(folder=server.folder))
    with Session(engine) as session, session.begin():
        make_account(session, add_visitor(session, token, name), name, "en")
    engine.dispose()
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])


def play_first_moves(anna: Visitor, bela: Visitor) -> None:
    """Each has a turn, and both see the same."""
    anna.waits("heard.now")
    bela.waits("heard.now")
    first, second = (anna, bela) if anna.now["asked"] else (bela, anna)
    for one, other in ((first, second), (second, first)):
        plays_a_turn(one)
        other.waits_for_turn()
        one.sees_the_same_as(other)


def test_two_browsers_meet_in_the_lobby_and_play(alone: Visit) -> None:
    anna, bela = alone("Anna"), alone("Béla")

    # Béla finds an empty lobby, and looks only for one game
    bela.goes("/lobby")
    expect(bela.page.get_by_text("Nobody is waiting at a table right now.")).to_be_visible()

    # Anna opens a table for anybody: the way that the empty lobby offers
    anna.goes("/lobby")
    anna.page.get_by_role("link", name="Open a table").click()
    anna.page.get_by_role("radiogroup", name="Choose a battle").get_by_text(BATTLE).click()
    expect(anna.page.get_by_label("Anybody")).to_be_checked()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Start the battle").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_text("This table is listed under “Opponents”")).to_be_visible()

    # It comes into Béla's lobby by itself, and one click takes the seat
    row = bela.page.get_by_role("listitem").filter(has_text=BATTLE)
    expect(row).to_contain_text("Anna (guest)")
    tables = bela.page.get_by_role("region", name="Open tables")
    tables.get_by_label("Game").select_option("maria")
    expect(bela.page.get_by_text("No open table fits this choice.")).to_be_visible()
    bela.button("Show all tables").click()
    row.get_by_role("button", name="Join: French").click()
    bela.page.wait_for_url("**/table/*")
    assert bela.table == anna.table
    play_first_moves(anna, bela)

    # Nobody else sees it in the lobby
    eve = alone("Eve")
    eve.goes("/lobby")
    expect(eve.page.get_by_text("Nobody is waiting at a table right now.")).to_be_visible()


def test_two_who_want_to_play_now_are_paired(alone: Visit) -> None:
    anna = alone("Anna")
    anna.goes("/lobby")
    now = anna.page.get_by_role("region", name="Play now", exact=True)
    now.get_by_label("Game").select_option("napoleonics")
    now.get_by_label("Battle").select_option("rolica_first")
    now.get_by_label("Side").select_option("allied")
    expect(now.get_by_text("If neither of you names one, there are no clocks.")).to_be_visible()
    now.get_by_label("Clocks").select_option("evening")
    now.get_by_role("button", name="Play now").click()
    expect(now.get_by_role("status")).to_have_text("Looking for an opponent")

    # Who has left is not offered any more
    carl = alone("Carl")
    carl.goes("/lobby")
    seeks = carl.page.get_by_role("region", name="They want to play now")
    expect(seeks).to_contain_text("60 minutes each, 20 seconds more a turn")
    now.get_by_role("button", name="Stop looking").click()
    expect(seeks).to_have_count(0)
    now.get_by_role("button", name="Play now").click()
    expect(now.get_by_role("status")).to_have_text("Looking for an opponent")
    expect(now).to_contain_text("Clocks: 60 minutes each, 20 seconds more a turn.")

    # Who wants no clocks goes on waiting
    his = carl.page.get_by_role("region", name="Play now", exact=True)
    his.get_by_label("Clocks").select_option("none")
    his.get_by_role("button", name="Play now").click()
    expect(his.get_by_role("status")).to_have_text("Looking for an opponent")
    his.get_by_role("button", name="Stop looking").click()

    bela = alone("Béla", **PHONE)
    bela.goes("/lobby")
    bela.page.get_by_role("region", name="Play now", exact=True).get_by_role("button").click()
    for each in (anna, bela):
        each.page.wait_for_url("**/table/*")
    assert anna.table == bela.table
    anna.waits("heard.now && heard.now.seat === 'allied'")
    bela.waits("heard.now && heard.now.seat === 'french'")
    for each in (anna, bela):
        expect(clock(each, "french")).to_have_text("1:00:00")


def test_a_challenge_is_declined_and_another_one_accepted(
    anna: Visitor, bela: Visitor, server: Server
) -> None:
    account(server, anna, "Anna of Buda")
    account(server, bela, "Béla of Pest")

    def challenge() -> None:
        anna.goes("/people/béla of pest")
        anna.page.get_by_role("link", name="Challenge").click()
        anna.page.get_by_role("radiogroup", name="Choose a battle").get_by_text(BATTLE).click()
        expect(anna.page.get_by_label("Name of that person")).to_have_value("Béla of Pest")
        anna.button("Start the battle").click()
        anna.page.wait_for_url("**/table/*")

    challenge()
    bela.goes("/mine")
    challenges = bela.page.get_by_role("listitem").filter(has_text="From: Anna of Buda")
    challenges.get_by_role("button", name="Decline").click()
    challenges.get_by_label("Reason").select_option("later")
    challenges.get_by_role("button", name="Decline").click()
    expect(challenges).to_have_count(0)
    anna.goes("/mine")
    expect(anna.page.get_by_text("Declined: Not now, perhaps later.")).to_be_visible()
    anna.button("Put away").click()
    expect(anna.page.get_by_text("No tables yet.")).to_be_visible()

    challenge()
    bela.goes("/mine")
    bela.page.get_by_role("button", name=re.compile("Accept: French")).click()
    bela.page.wait_for_url("**/table/*")
    assert bela.table == anna.table
    anna.waits("heard.now")

    # The game is on the page of a person, who can be followed
    bela.goes("/people/Anna of Buda")
    expect(bela.page.get_by_role("heading", name="Running games")).to_be_visible()
    bela.button("Follow").click()
    bela.goes("/lobby")
    followed = bela.page.get_by_role("region", name="People you follow")
    expect(followed).to_contain_text("Anna of Buda")
    expect(followed).to_contain_text("is playing 1 game")


def test_who_has_no_account_has_no_page(anna: Visitor) -> None:
    anna.goes("/people/Anna")
    expect(anna.page.get_by_role("heading", name="Nobody here has this name")).to_be_visible()
    anna.forgives("404")
