"""A guest who signs in brings everything along."""

from __future__ import annotations

from sqlalchemy import select

from sandtable.server.storage.models import VisitorData
from tests.server.accounts.conftest import Person
from tests.server.visiting import Server


def visitors_in(server: Server) -> int:
    found = select(VisitorData.id)
    return len(server.run(server.services.store.read, lambda at: list(at.scalars(found))))


def test_the_tables_of_a_guest_come_along(server: Server, ada: Person, bob: Person) -> None:
    first = ada.browser.starts("me", "here")
    ada.makes_account("Ada")
    there = ada.elsewhere()
    opened = there.browser.opens("invite", "me", name="guest")
    second = opened["id"]
    there.browser.gives_word(second)
    assert bob.browser.joins(opened).status_code == 200
    watching = bob.browser.sits(second)
    old_window = there.browser.sits(second)
    before = visitors_in(server)

    entered = there.signs_in().json()
    assert entered["tables"] == 1
    assert sorted(there.tables()) == sorted(ada.tables()) == sorted([first, second])
    assert visitors_in(server) == before - 1
    watching.hear("table", lambda told: told["table"]["seats"][1]["who"] == "Ada")
    assert old_window.closed() == 4401
    mine = there.browser.sits(second)
    assert mine.table["seats"][1]["holder"] == "you"
    mine.wait_for_question()
    mine.answers(mine.names[0])  # and play goes on


def test_a_game_goes_on_after_a_restart(server: Server, ada: Person) -> None:
    ada.makes_account("Ada")
    there = ada.elsewhere()
    table = there.browser.starts("me", "here")
    there.signs_in()
    server.restart()
    assert ada.tables() == there.tables() == [table]
    window = ada.browser.sits(table)
    assert window.table["seats"][0]["holder"] == "you"


def test_one_who_sits_on_both_sides_has_both_seats(server: Server, ada: Person) -> None:
    """As two at one screen have. What one seat asked the other is void."""
    opened = ada.browser.opens("me", "invite")
    ada.browser.gives_word(opened["id"])
    ada.makes_account("Ada")
    there = ada.elsewhere()
    there.browser.name = "guest"
    assert there.browser.joins(opened).status_code == 200
    guest = there.browser.sits(opened["id"])
    guest.send(type="petition", kind="draw")
    guest.until(lambda: guest.now and guest.now["petition"])
    assert server.table(opened["id"]).data.petition is not None

    there.signs_in()
    shown = there.browser.sits(opened["id"])
    assert [each["holder"] for each in shown.table["seats"]] == ["you", "here"]
    assert [each["who"] for each in shown.table["seats"]] == ["Ada", "Ada"]
    assert shown.shown["petition"] is None
    table = server.table(opened["id"])
    assert table.data.seats_of(ada.visitor()) == [0, 1]
    server.play(opened["id"], 5)
    shown.send(type="petition", kind="resign")
    shown.until(lambda: shown.now and shown.now["result"])


def test_another_browser_of_the_guest_must_sign_in_itself(ada: Person) -> None:
    """Signing in proves nothing about the others to whom a guest has carried the seats."""
    ada.makes_account("Ada")
    there = ada.elsewhere()
    table = there.browser.starts("me", "here")
    phone = ada.elsewhere()
    link = there.did("/api/people/carry")["link"]
    phone.did("/api/people/carry/take", token=link.partition("#")[2])
    window = phone.browser.sits(table)
    there.signs_in()
    assert window.closed() == 4401
    assert phone.me()["known"] is False
    assert there.tables() == [table]


def test_an_account_is_not_merged_into_another(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    table = ada.browser.starts("me", "here")
    bob.makes_account("Bob")
    both = Person(ada.browser, bob.device)
    assert both.signs_in().json() == {"name": "Bob", "tables": 0, "codes": [], "here": True}
    assert both.tables() == []
    there = ada.elsewhere()
    there.signs_in()
    assert there.tables() == [table]
