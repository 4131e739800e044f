"""The page of a person: public games and results, and following."""

from __future__ import annotations

from tests.server.lobby.people import (
    begins,
    delete_account,
    host,
    ids,
    joins,
    lobby,
    person,
)
from tests.server.signed_in import account_fixture
from tests.server.visiting import Browser, Json, Server

anna = account_fixture("anna", "Anna")
bela = account_fixture("bela", "Béla")


def game(host_of: Browser, guest: Browser) -> str:
    """A public game that has begun; the guest has the French."""
    table = host(host_of)
    assert joins(guest, table).status_code == 200
    return begins(table, host_of, guest)


def resigns(browser: Browser, table: str) -> None:
    window = browser.sits(table)
    window.send(type="petition", kind="resign")
    window.until(lambda: window.shown["result"])
    window.leave()


def draws(one: Browser, other: Browser, table: str) -> None:
    first, second = one.sits(table), other.sits(table)
    first.send(type="petition", kind="draw")
    second.until(lambda: second.shown["petition"])
    second.send(type="reply", accept=True)
    second.until(lambda: second.shown["result"])


def counts(tally: Json) -> tuple[int, int, int]:
    return tally["won"], tally["drawn"], tally["lost"]


def test_a_person_has_public_games_and_results_by_game_scenario_and_side(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    running = game(anna, bela)
    lost = game(anna, bela)
    resigns(anna, lost)
    drawn = game(anna, bela)
    draws(anna, bela, drawn)
    won = game(bela, anna)
    resigns(bela, won)
    waiting = host(anna)

    shown = person(eve, "anna")
    assert shown["name"] == "Anna"
    assert not shown["you"]
    assert shown["may_challenge"]
    assert ids(shown["waiting"]) == [waiting]
    assert ids(shown["running"]) == [running]
    assert set(ids(shown["finished"])) == {lost, drawn, won}
    (napoleonics,) = shown["results"]
    assert counts(napoleonics) == (1, 1, 1)
    by_side = {each["side"]["seat"]: counts(each) for each in napoleonics["sides"]}
    assert by_side == {"french": (1, 0, 0), "allied": (0, 1, 1)}
    assert {each["title"] for each in napoleonics["sides"]} == {"Roliça: the first position"}
    assert counts(person(eve, "Béla")["results"][0]) == (1, 1, 1)
    assert person(anna, "Anna")["you"]
    assert not person(anna, "Anna")["may_challenge"]


def test_a_table_that_was_closed_before_a_game_is_no_result(anna: Browser, eve: Browser) -> None:
    table = host(anna)
    assert anna.post(f"/api/meeting/tables/{table}/withdraw").status_code == 200
    shown = person(eve, "Anna")
    assert shown["waiting"] == shown["finished"] == shown["results"] == []


def test_guests_and_deleted_accounts_have_no_page(
    server: Server, anna: Browser, bela: Browser
) -> None:
    guest = server.browser("Guest")
    game(guest, bela)
    for name in ("Guest", "nobody"):
        assert bela.get(f"/api/meeting/people/{name}").status_code == 404
        assert bela.post(f"/api/meeting/people/{name}/follow").status_code == 404
    assert bela.get("/api/meeting/people/Anna").status_code == 200
    delete_account(server, "Anna")
    assert bela.get("/api/meeting/people/Anna").status_code == 404


def test_people_are_followed_and_seen_in_the_lobby(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    assert lobby(eve)["followed"] == []
    for name in ("Anna", "Béla", "Anna"):
        assert eve.post(f"/api/meeting/people/{name}/follow").json() == {"followed": True}
    assert person(eve, "Anna")["followed"]
    assert not person(bela, "Anna")["followed"]
    quiet = [{"name": name, "waiting": 0, "running": 0} for name in ("Anna", "Béla")]
    assert lobby(eve)["followed"] == quiet
    host(bela)
    assert lobby(eve)["followed"][0] == {"name": "Béla", "waiting": 1, "running": 0}
    game(bela, anna)
    assert [each["running"] for each in lobby(eve)["followed"]] == [1, 1]

    assert eve.post("/api/meeting/people/Anna/unfollow").json() == {"followed": False}
    assert [each["name"] for each in lobby(eve)["followed"]] == ["Béla"]
    assert anna.post("/api/meeting/people/Anna/follow").status_code == 400
    delete_account(server, "Béla")
    assert lobby(eve)["followed"] == []
