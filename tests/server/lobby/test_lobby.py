"""Tables of the lobby: who sees them, who joins them, and what happens when two do so at once."""

from __future__ import annotations

import json
from functools import partial

import pytest

from sandtable.server.lobby import access
from tests.server.conftest import Serve
from tests.server.lobby.people import (
    accepts,
    account,
    at_once,
    begins,
    challenges,
    detail,
    host,
    ids,
    joins,
    later,
    lobby,
    tables,
)
from tests.server.visiting import Browser, Server, seats


def test_a_table_of_the_lobby_is_seen_and_joined_by_anybody(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    table = host(anna)
    (row,) = lobby(bela)["tables"]
    assert row["id"] == table
    assert row["title"] == "Roliça: the first position"
    assert row["host"] == {"name": "Anna", "account": False}
    assert [side["seat"] for side in row["free"]] == ["french"]
    assert not row["mine"]
    assert lobby(anna)["tables"][0]["mine"]

    assert joins(bela, table).status_code == 200
    assert lobby(eve)["tables"] == []
    begins(table, anna, bela)
    assert server.table(table).data.status == "running"
    assert [seat.name for seat in server.table(table).data.seats] == ["Béla", "Anna"]


def test_the_lobby_is_filtered_by_game_and_language(anna: Browser, eve: Browser) -> None:
    french = host(anna)
    maria = host(anna, "me", "invite", "invite", game="maria", scenario="introductory")
    assert set(ids(lobby(eve)["tables"])) == {french, maria}
    assert ids(lobby(eve, game="maria")["tables"]) == [maria]
    assert ids(lobby(eve, language="en")["tables"]) == ids(lobby(eve)["tables"])
    assert lobby(eve, language="hu")["tables"] == []
    wish = {"game": "napoleonics", "scenario": "vimiero", "seats": seats("me", "invite")}
    told = anna.post("/api/tables?lang=hu", json={**wish, "openness": "open"}).json()
    assert ids(lobby(eve, language="hu")["tables"]) == [told["id"]]


def test_a_host_with_an_account_is_named_by_it(server: Server, eve: Browser) -> None:
    host(account(server, "Zoé"), name="somebody else")
    assert lobby(eve)["tables"][0]["host"] == {"name": "Zoé", "account": True}


def test_the_pace_of_a_table_is_told(anna: Browser, eve: Browser) -> None:
    host(anna, pace={"kind": "live", "bank": 30, "extra": 30})
    (pace,) = lobby(eve)["tables"][0]["terms"]
    assert "30" in pace


def test_the_side_may_be_chosen_where_several_are_free(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    table = host(anna, "me", "invite", "invite", game="maria", scenario="introductory")
    assert joins(bela, table, seat="prussia").status_code == 200
    assert [side["seat"] for side in lobby(eve)["tables"][0]["free"]] == ["france"]
    taken = joins(eve, table, seat="prussia")
    assert (taken.status_code, detail(taken)) == (409, "This seat has just been taken.")
    assert joins(eve, table, seat="saxony").status_code == 400
    assert joins(bela, table).status_code == 409, "one seat is enough"
    assert joins(eve, table).status_code == 200
    assert [seat.name for seat in server.table(table).data.seats] == ["Anna", "Eve", "Béla"]


def test_no_private_table_is_in_any_list_for_any_visitor(
    server: Server, bela: Browser, eve: Browser
) -> None:
    anna = account(server, "Anna")
    eve.post("/api/meeting/people/Anna/follow")
    waiting = anna.opens("invite", "me")
    running = anna.opens("invite", "me")
    anna.gives_word(running["id"])
    assert bela.joins(running).status_code == 200
    over = anna.opens("invite", "me")
    anna.gives_word(over["id"])
    assert bela.joins(over).status_code == 200
    window = anna.sits(over["id"])
    window.send(type="petition", kind="resign")
    window.until(lambda: window.shown["result"])
    for visitor in (anna, bela, eve):
        for path in ("lobby", "people/Anna", "challenges"):
            told = json.dumps(visitor.read(f"/api/meeting/{path}"))
            for table in (waiting, running, over):
                assert table["id"] not in told
        assert visitor.read("/api/meeting/people/Anna")["results"] == []
        assert visitor.read("/api/meeting/people/Anna")["running"] == []
    assert eve.read("/api/meeting/lobby")["followed"] == [
        {"name": "Anna", "waiting": 0, "running": 0}
    ]
    assert joins(eve, waiting["id"]).status_code == 404, "only its link opens it"
    assert eve.read(f"/api/tables/{running['id']}")["status"] == "running", "as with its address"


def test_a_challenge_is_in_no_list_of_others(server: Server, eve: Browser) -> None:
    anna, bela = account(server, "Anna"), account(server, "Béla")
    table = challenges(anna, "Béla")
    for path in ("lobby", "people/Anna", "people/Béla", "challenges"):
        assert table not in json.dumps(eve.read(f"/api/meeting/{path}"))
    assert joins(eve, table).status_code == 404
    assert joins(bela, table).status_code == 404, "a challenge is accepted, not joined"


def test_only_a_table_with_a_free_seat_can_be_in_the_lobby(anna: Browser) -> None:
    assert anna.wish("me", "captain", openness="open").status_code == 400
    assert anna.wish("me", "here", openness="open").status_code == 400


def test_a_table_that_nobody_has_touched_for_long_is_no_longer_listed(
    server: Server, anna: Browser, eve: Browser
) -> None:
    host(anna)
    later(server, days=server.settings.lobby_days - 1)
    assert len(lobby(eve)["tables"]) == 1
    later(server, days=server.settings.lobby_days + 1)
    assert lobby(eve)["tables"] == []


def test_who_may_not_meet_does_not_see_and_cannot_join(
    server: Server, anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host(anna)
    assert len(lobby(bela)["tables"]) == 1
    monkeypatch.setattr(access, "RULES", [lambda session, one, other: False])
    assert lobby(bela)["tables"] == []
    assert len(lobby(anna)["tables"]) == 1, "one's own is always there"
    assert joins(bela, table).status_code == 403
    assert server.table(table).data.free_seats() == [0]


# Two at once


def test_of_two_who_join_at_once_one_gets_the_seat(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    for _ in range(4):
        table = host(anna)
        answers = at_once(partial(joins, bela, table), partial(joins, eve, table))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (lost,) = [answer for answer in answers if answer.status_code == 409]
        assert detail(lost) == "This seat has just been taken."


def test_of_two_processes_the_slower_one_says_that_the_seat_is_taken(
    serve: Serve,
) -> None:
    here, there = serve(), serve()
    anna, bela, eve = here.browser("Anna"), here.browser("Béla"), there.browser("Eve")
    table = host(anna)
    assert there.table(table).data.free_seats() == [0], "it is in memory there"
    assert joins(bela, table).status_code == 200
    answer = joins(eve, table)
    assert (answer.status_code, detail(answer)) == (409, "This seat has just been taken.")
    assert [seat.name for seat in here.table(table).data.seats] == ["Béla", "Anna"]


def test_in_two_processes_at_once_one_gets_the_seat(serve: Serve) -> None:
    here, there = serve(), serve()
    anna, bela, eve = here.browser("Anna"), here.browser("Béla"), there.browser("Eve")
    for _ in range(4):
        table = host(anna)
        there.table(table)
        answers = at_once(partial(joins, bela, table), partial(joins, eve, table))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_a_host_withdraws_a_table_and_nobody_can_join(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table = host(anna)
    assert bela.post(f"/api/meeting/tables/{table}/withdraw").status_code == 403
    assert anna.post(f"/api/meeting/tables/{table}/withdraw").status_code == 200
    assert lobby(bela)["tables"] == []
    answer = joins(bela, table)
    assert answer.status_code == 409
    assert detail(answer) == "This table has been closed in the meantime."
    assert anna.post(f"/api/meeting/tables/{table}/withdraw").status_code == 409


def test_a_host_cannot_withdraw_once_somebody_sits_there(anna: Browser, bela: Browser) -> None:
    table = host(anna)
    assert joins(bela, table).status_code == 200
    answer = anna.post(f"/api/meeting/tables/{table}/withdraw")
    assert answer.status_code == 409
    assert detail(answer).startswith("Somebody has taken a seat in the meantime")


def test_the_host_withdraws_while_somebody_joins(serve: Serve) -> None:
    """In the same process and in another one: either it is closed, or somebody sits there."""
    here, there = serve(), serve()
    anna = here.browser("Anna")
    for at, bela in enumerate([here.browser("Béla"), there.browser("Béla")] * 3):
        table = host(anna)
        bela.server.table(table)
        withdrawn, joined = at_once(
            partial(anna.post, f"/api/meeting/tables/{table}/withdraw"),
            partial(joins, bela, table),
        )
        codes = {withdrawn.status_code, joined.status_code}
        assert codes == {200, 409}, f"round {at}: {withdrawn.text} {joined.text}"
        (stored,) = [each for each in tables(here) if each.id == table]
        assert (stored.status == "over") == (withdrawn.status_code == 200)
        assert bool(stored.seats[0].visitor) == (joined.status_code == 200)


# Rematches


@pytest.mark.parametrize("openness", ["open", "challenge"])
def test_a_rematch_has_the_sides_swapped_and_is_as_public(
    server: Server, eve: Browser, openness: str
) -> None:
    anna, bela = account(server, "Anna"), account(server, "Béla")
    if openness == "open":
        table = host(anna)
        assert joins(bela, table).status_code == 200
    else:
        table = challenges(anna, "Béla")
        assert accepts(bela, table).status_code == 200
    begins(table, anna, bela)
    hers, his = anna.sits(table), bela.sits(table)
    hers.send(type="petition", kind="resign")
    his.until(lambda: his.shown["result"])
    his.send(type="petition", kind="rematch")
    hers.until(lambda: hers.shown["petition"])
    hers.send(type="reply", accept=True)
    hers.until(lambda: hers.table["rematch"])
    next_table = hers.table["rematch"]
    data = server.table(next_table).data
    assert [seat.name for seat in data.seats] == ["Anna", "Béla"]
    assert data.openness == openness
    assert next_table not in json.dumps(lobby(eve)), "both seats are taken"
    for each in (anna, bela):
        each.gives_word(next_table)
    assert ids(eve.read("/api/meeting/people/Anna")["running"]) == [next_table]
    assert ids(eve.read("/api/meeting/people/Béla")["finished"]) == [table]
