"""Playing now: two who fit are paired once, and who has gone is not paired at all."""

from __future__ import annotations

from functools import partial

import pytest

from sandtable.server.clocks.time_controls import PRESETS
from sandtable.server.lobby import access
from tests.server.conftest import Serve
from tests.server.lobby.people import (
    at_once,
    beats,
    begins,
    detail,
    later,
    lobby,
    seeks,
    sits_down,
    tables,
)
from tests.server.visiting import Browser, Server

Wish = dict[str, str]


def test_who_seeks_waits_in_the_lobby_and_is_paired_with_the_next(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    assert seeks(anna, game="napoleonics", side="french") == {"status": "waiting", "table": ""}
    (shown,) = lobby(eve)["seeks"]
    assert shown["who"] == {"name": "Anna", "account": False}
    assert (shown["game"], shown["side"]) == ("napoleonics", "French")
    assert lobby(anna)["seeks"] == [], "one does not meet oneself"

    paired = seeks(bela)
    assert paired["status"] == "paired"
    assert beats(anna) == paired
    data = server.table(paired["table"]).data
    assert (data.game, data.openness) == ("napoleonics", "open")
    assert [seat.name for seat in data.seats] == ["Anna", "Béla"]
    assert all(seat.bound for seat in data.seats), "both have promised their words"
    begins(data.id, anna, bela)
    assert server.table(data.id).data.status == "running"
    assert lobby(eve)["seeks"] == []
    assert lobby(eve)["tables"] == []


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        ({}, {}, True),
        ({"game": "maria"}, {"game": "maria"}, True),
        ({"game": "maria"}, {}, True),
        ({"game": "maria"}, {"game": "lastman"}, False),
        ({"game": "napoleonics", "scenario": "vimiero"}, {"game": "napoleonics"}, True),
        (
            {"game": "napoleonics", "scenario": "vimiero"},
            {"game": "napoleonics", "scenario": "waterloo"},
            False,
        ),
        (
            {"game": "greatwar", "side": "german"},
            {"game": "greatwar", "side": "british"},
            True,
        ),
        ({"game": "greatwar", "side": "german"}, {"game": "greatwar", "side": "german"}, False),
        ({"pace": "evening"}, {"pace": "evening"}, True),
        ({"pace": "daily"}, {}, True),
        ({}, {"pace": "none"}, True),
        ({"pace": "none"}, {"pace": "none"}, True),
        ({"pace": "none"}, {"pace": "daily"}, False),
        ({"pace": "evening"}, {"pace": "daily"}, False),
    ],
)
def test_two_are_paired_if_a_game_is_good_for_both(
    server: Server, anna: Browser, bela: Browser, one: Wish, other: Wish, fit: bool
) -> None:
    seeks(anna, **one)
    found = seeks(bela, **other)
    assert found["status"] == ("paired" if fit else "waiting")
    if fit:
        data = server.table(found["table"]).data
        wish = {**one, **other}
        assert data.game == wish.get("game", data.game)
        assert data.scenario == wish.get("scenario", data.scenario)
        pace = PRESETS.get(wish.get("pace", ""))
        assert data.pace == ("" if pace is None else pace.stored())
        assert len(data.seats) == 2
        for browser, its in (("Anna", one), ("Béla", other)):
            seat = next(each.seat for each in data.seats if each.name == browser)
            names = server.table(data.id).seats.names
            assert its.get("side", names[seat]) == names[seat]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"side": "french"},
        {"game": "maria", "scenario": "advanced"},  # for three
        {"game": "maria", "side": "french"},
        {"game": "napoleonics", "promise": ""},
        {"pace": "blitz"},
    ],
)
def test_what_cannot_be_played_is_refused(anna: Browser, wish: Wish) -> None:
    assert sits_down(anna, "/api/meeting/seeks", **wish).status_code in (400, 422)


def test_a_seek_of_the_lobby_is_taken_up_by_a_click(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    seeks(anna, game="lastman")
    (shown,) = lobby(bela)["seeks"]
    path = f"/api/meeting/seeks/{shown['id']}/join"
    answers = at_once(lambda: sits_down(bela, path), lambda: sits_down(eve, path))
    assert sorted(each.status_code for each in answers) == [200, 409]
    (lost,) = [each for each in answers if each.status_code == 409]
    assert detail(lost) == "This person has just found a game, or is no longer waiting."
    (table,) = tables(server)
    assert beats(anna)["table"] == table.id
    assert lobby(anna)["seeks"] == [], "who has come too late does not seek"


@pytest.mark.parametrize(
    ("pace", "words"),
    [
        ("", ""),
        ("none", "no clocks"),
        ("brisk", "20 minutes each, 10 seconds more a turn"),
        ("steady", "3 days a turn, 10 days in reserve"),
    ],
)
def test_the_pace_of_a_seek_is_shown_and_is_that_of_the_table(
    server: Server, anna: Browser, bela: Browser, pace: str, words: str
) -> None:
    seeks(anna, game="napoleonics", pace=pace)
    (shown,) = lobby(bela)["seeks"]
    assert shown["pace"] == words
    paired = sits_down(bela, f"/api/meeting/seeks/{shown['id']}/join").json()
    begins(paired["table"], anna, bela)
    has_clocks = pace not in ("", "none")
    for each in (anna, bela):
        window = each.sits(paired["table"])
        assert (window.clocks is not None) == has_clocks
        assert window.table["pace"] == (words if has_clocks else "")


def test_who_comes_too_late_goes_on_seeking(
    server: Server, anna: Browser, bela: Browser, eve: Browser
) -> None:
    seeks(anna, game="lastman")
    (shown,) = lobby(bela)["seeks"]
    seeks(bela, game="maria")
    path = f"/api/meeting/seeks/{shown['id']}/join"
    assert sits_down(eve, path).status_code == 200
    assert sits_down(bela, path).status_code == 409
    assert beats(bela)["status"] == "waiting"
    seeks(anna, game="lastman")
    (shown,) = [each for each in lobby(bela)["seeks"] if each["game"] == "lastman"]
    paired = sits_down(bela, f"/api/meeting/seeks/{shown['id']}/join").json()
    assert paired["status"] == "paired"
    assert beats(bela) == beats(anna) == paired


def test_a_seek_expires_when_its_page_is_silent(
    server: Server, anna: Browser, bela: Browser
) -> None:
    seeks(anna)
    later(server, seconds=server.settings.seek_seconds - 10)
    assert beats(anna)["status"] == "waiting"
    later(server, seconds=2 * server.settings.seek_seconds - 20)
    assert len(lobby(bela)["seeks"]) == 1, "it was heard of"
    later(server, seconds=3 * server.settings.seek_seconds)
    assert lobby(bela)["seeks"] == []
    assert seeks(bela)["status"] == "waiting", "nobody is there"
    assert beats(anna) == {"status": "none", "table": ""}
    assert tables(server) == []


def test_who_cancels_is_not_paired(server: Server, anna: Browser, bela: Browser) -> None:
    seeks(anna)
    assert anna.post("/api/meeting/seeks/cancel").json()["status"] == "none"
    assert seeks(bela)["status"] == "waiting"
    assert beats(anna)["status"] == "none"


def test_who_cancels_too_late_is_told_of_the_table(
    server: Server, anna: Browser, bela: Browser
) -> None:
    seeks(anna)
    paired = seeks(bela)
    assert anna.post("/api/meeting/seeks/cancel").json() == paired
    assert beats(anna)["status"] == "none"


def test_another_seek_takes_the_place_of_the_one_before(anna: Browser, eve: Browser) -> None:
    seeks(anna, game="maria")
    seeks(anna, game="lastman")
    assert [each["game"] for each in lobby(eve)["seeks"]] == ["lastman"]


def test_who_may_not_meet_is_not_paired(
    anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "RULES", [lambda session, one, other: False])
    seeks(anna)
    assert seeks(bela)["status"] == "waiting"
    assert lobby(bela)["seeks"] == []


@pytest.mark.parametrize("many", [2, 3, 8])
def test_of_several_who_seek_at_once_each_is_paired_once(serve: Serve, many: int) -> None:
    """In two processes: every pair has one table, and of an odd number one goes on waiting."""
    servers = serve(), serve()
    people = [servers[at % 2].browser(f"visitor {at}") for at in range(many)]
    for _ in range(3):
        found = at_once(*(partial(seeks, each) for each in people))
        states = [beats(each) for each in people]
        assert [each["status"] for each in states].count("waiting") == many % 2, found
        stored = {each.id: each for each in tables(servers[0])}
        seated = [
            seat.name
            for each in {state["table"] for state in states if state["table"]}
            for seat in stored[each].seats
        ]
        assert len(seated) == len(set(seated)) == many - many % 2
        for each in people:
            each.post("/api/meeting/seeks/cancel")
    assert len(stored) == 3 * (many // 2)
