"""Names of accounts: what may be one, and which ones are taken for each other."""

from __future__ import annotations

import pytest

from sandtable.server.accounts.names import check_name, folded, skeleton
from sandtable.server.problems import RequestProblem
from tests.server.accounts.conftest import Person
from tests.server.conftest import Serve


@pytest.mark.parametrize("name", ["Al", "Kovács Béla", "Νίκη", "O'Neill", "x" * 24, "Jean-Luc 2"])
def test_good_names_stay_as_they_are(name: str) -> None:
    assert check_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-length"),
        ("x", "name-length"),
        ("x" * 25, "name-length"),
        ("\u200b\u200d", "name-length"),
        ("<b>Ada</b>", "name-signs"),
        ("Ada 🎲", "name-signs"),
        ("..", "name-signs"),
        ("' a", "name-signs"),
        ("admin", "name-reserved"),
        ("Αdmіn", "name-reserved"),  # Greek and Cyrillic letters
        ("M0derator", "name-reserved"),
        ("the captain", "name-reserved"),
        ("Captain", "name-reserved"),
        ("ο λοχαγός", "name-reserved"),
        ("A Százados", "name-reserved"),
        ("French", "name-reserved"),
        ("Prussia", "name-reserved"),
        ("Γαλλία", "name-reserved"),
        ("somebody", "name-reserved"),
    ],
)
def test_names_that_cannot_be(name: str, why: str) -> None:
    with pytest.raises(RequestProblem) as problem:
        check_name(name)
    assert problem.value.key == why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Αnna"),  # Greek
        ("Anna", "Аnna"),  # Cyrillic
        ("Hector", "Ηector"),
        ("Pavel", "Рavel"),
        ("Bob", "B0b"),
        ("Will", "WiII"),
        ("Will", "Wi11"),
        ("modern", "modem"),
        ("Ada", "A d a"),
        ("Ada", "A.d-a_"),
        ("Ada", "Ａｄａ"),  # full width
        ("Ada", "ADA"),
        ("Νίκη", "ΝΙΚΗ"),
        ("Béla", "Bela"),
    ],
)
def test_look_alikes_are_one_name(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other) or folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Ada", "Adam"), ("Eva", "Ena")])
def test_other_names_are_others(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
    assert folded(one) != folded(other)


def test_a_look_alike_gets_no_account(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada Lovelace")
    for name in ("Ada Lovelace", "ada lovelace", "Αda Lovelace", "Ada Love1ace"):
        refused = bob.post("/api/people/passkeys/new", name=name)
        assert refused.status_code == 409
        assert "looks like it" in refused.json()["detail"]


def test_of_two_who_want_one_name_the_first_gets_it(ada: Person, bob: Person) -> None:
    options = [each.did("/api/people/passkeys/new", name="Nike")["options"] for each in (ada, bob)]
    made = [
        each.device.make(asked, "http://table.test")
        for each, asked in zip((ada, bob), options, strict=True)
    ]
    assert ada.post("/api/people/passkeys", credential=made[0]).status_code == 200
    assert bob.post("/api/people/passkeys", credential=made[1]).status_code == 409
    assert bob.me()["name"] == ""


def test_a_guest_cannot_sit_under_the_name_of_an_account(ada: Person, bob: Person) -> None:
    ada.makes_account("Ada")
    assert bob.browser.wish("me", "here", name="Adа").status_code == 409  # a Cyrillic letter
    opened = ada.browser.opens("me", "invite", name="Somebody else")
    shown = bob.browser.read(f"/api/tables/{opened['id']}")
    assert shown["seats"][0]["who"] == "Ada"
    bob.browser.name = "ADA"
    assert bob.browser.joins(opened).status_code == 409
    bob.browser.name = "Bob"
    assert bob.browser.joins(opened).status_code == 200
    words = bob.post(f"/api/tables/{opened['id']}/word", word="x", name="Ada")
    assert words.status_code == 409


def test_the_account_gives_its_name_to_seats_of_games_that_go_on(serve: Serve) -> None:
    server = serve()
    ada, bob = Person(server.browser("guest")), Person(server.browser("Bob"))
    table = ada.browser.starts("me", "here")
    window = bob.browser.sits(table)
    ada.makes_account("Ada")
    window.hear("table", lambda told: told["table"]["seats"][0]["who"] == "Ada")
    ada.did("/api/account/name", name="Countess")
    window.hear("table", lambda told: told["table"]["seats"][0]["who"] == "Countess")
    assert ada.account()["name"] == ada.me()["name"] == "Countess"
    bob.makes_account("Ada")  # which is free again
    assert ada.post("/api/account/name", name="ada").status_code == 409
    assert ada.post("/api/account/name", name="countess").status_code == 200
