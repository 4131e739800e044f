"""Ratings: applied once, in the transaction that ends a game, and the same when recomputed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.ratings.models import RatedGameData, RatedSeatData, RatingData
from sandtable.server.ratings.placings import places_of
from sandtable.server.ratings.scale import MODEL, provisional, rate, shown, spread
from sandtable.server.ratings.updates import apply_results, recompute
from sandtable.server.settings import Settings
from sandtable.server.storage.store import Change
from tests.server.signed_in import account, account_fixture, begin, resign
from tests.server.visiting import Browser, Server

Ratings = dict[tuple[str, str], tuple[float, float, int, int, int, int, str]]


anna = account_fixture("anna", "Anna")
bela = account_fixture("bela", "Béla")


def rated_table(anna: Browser, bela: Browser) -> str:
    """Anna has the first seat. The game has begun."""
    opened = anna.opens("me", "invite", rated=True)
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    return str(opened["id"])


def ratings(server: Server) -> Ratings:
    def read(session: Session) -> Ratings:
        return {
            (each.visitor, each.bot): (
                each.mu, each.sigma, each.games, each.wins, each.draws, each.losses, each.changed
            )
            for each in session.scalars(select(RatingData))
        }  # fmt: skip

    return server.run(server.services.store.read, read)


def curve(server: Server) -> list[tuple[Any, ...]]:
    def read(session: Session) -> list[tuple[Any, ...]]:
        rows = select(RatedSeatData).order_by(RatedSeatData.table_id, RatedSeatData.seat)
        return [(e.table_id, e.seat, e.place, e.mu, e.sigma) for e in session.scalars(rows)]

    return server.run(server.services.store.read, read)


def mine(browser: Browser) -> dict[str, Any]:
    found = browser.read("/api/ratings")["ratings"]
    assert len(found) == 1
    return dict(found[0])


# Results


def test_a_resignation_counts_at_once(server: Server, anna: Browser, bela: Browser) -> None:
    table = rated_table(anna, bela)
    resign(server, table, 1)
    hers, his = mine(anna), mine(bela)
    assert (hers["wins"], hers["losses"], his["wins"], his["losses"]) == (1, 0, 0, 1)
    assert hers["rating"] > 1500 > his["rating"]
    assert hers["rating"] - 1500 == 1500 - his["rating"]
    assert hers["spread"] == his["spread"] < 250
    assert hers["provisional"]
    (point,) = hers["curve"]
    assert point["table"] == table
    assert (point["place"], point["draw"], point["against"]) == (1, False, ["Béla"])
    assert point["rating"] == hers["rating"]


def test_an_agreed_end_is_a_draw(server: Server, anna: Browser, bela: Browser) -> None:
    table = server.table(rated_table(anna, bela))
    server.run(table.petitions.ask, 0, "draw")
    server.run(table.petitions.reply, 1, True)
    assert mine(anna)["draws"] == mine(bela)["draws"] == 1
    assert mine(anna)["rating"] == mine(bela)["rating"] == 1500


def test_a_loss_on_time_counts(server: Server, anna: Browser, bela: Browser) -> None:
    end(server, rated_table(anna, bela), {"winner": 0, "how": "time", "seat": 1, "scores": [0, 0]})
    assert mine(anna)["wins"] == mine(bela)["losses"] == 1


@pytest.mark.parametrize("how", ["stopped", "called-off"])
def test_an_end_without_a_result_does_not(
    server: Server, anna: Browser, bela: Browser, how: str
) -> None:
    end(server, rated_table(anna, bela), {"winner": None, "how": how, "scores": [0, 0]})
    assert ratings(server) == {}


def test_a_game_that_is_not_rated_changes_nothing(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    bela.joins(opened)
    resign(server, opened["id"], 1)
    assert ratings(server) == {}


def test_bots_are_rated_by_the_same_games(server: Server, anna: Browser) -> None:
    table = anna.starts("me", "random", rated=True)
    resign(server, table, 0)
    (_, his) = sorted(ratings(server).items(), key=lambda each: bool(each[0][1]))
    assert his[0] == ("", "random")
    assert his[1][3] == 1
    assert mine(anna)["curve"][0]["against"] == [anna.read("/api/lobby")["bots"][-1]["name"]]


def test_another_bot_in_the_seat_makes_it_nobodys_result(server: Server, anna: Browser) -> None:
    table = anna.starts("me", "random", rated=True)
    server.run(server.table(table).bots.replace, 1, "corporal")
    resign(server, table, 0)
    assert ratings(server) == {}


def end(server: Server, table: str, result: dict[str, Any]) -> None:
    """A game ends so, as if the rules or a clock said it."""
    data = server.table(table).data
    change = Change(table, data.revision, {"status": "over", "result": result})
    assert server.run(server.services.store.keep, change)


# What can be rated


def test_guests_neither_open_nor_join_rated_tables(server: Server, anna: Browser) -> None:
    eve = server.browser("Eve")
    refused = eve.wish("me", "random", rated=True)
    assert refused.status_code == 400
    assert "account" in refused.json()["detail"]
    opened = anna.opens("me", "invite", rated=True)
    assert eve.joins(opened).status_code == 403
    assert eve.joins(anna.opens("me", "invite")).status_code == 200


@pytest.mark.parametrize(
    ("kinds", "more"),
    [
        (("me", "here"), {}),
        (("random", "random"), {}),
        (("me", "random"), {"seed": "chosen"}),
        (("me", "random"), {"guided": True}),
        (("me", "random"), {"handicap": {"french_banners": 1}}),
    ],
)
def test_prepared_games_are_not_rated(
    anna: Browser, kinds: tuple[str, ...], more: dict[str, Any]
) -> None:
    assert anna.wish(*kinds, **more).status_code == 201
    assert anna.wish(*kinds, rated=True, **more).status_code == 400


def test_what_was_played_stands(server: Server, anna: Browser) -> None:
    """Also against a bot, which would agree to anything."""
    table = anna.starts("random", "me", rated=True)
    window = anna.sits(table)
    window.wait_for_question()
    assert not window.shown["can_take_back"]
    window.send(type="petition", kind="take-back")
    assert "rated" in window.refused()["text"]


def test_a_rematch_is_rated_too(server: Server, anna: Browser, bela: Browser) -> None:
    table = rated_table(anna, bela)
    resign(server, table, 1)
    live = server.table(table)
    server.run(live.petitions.ask, 0, "rematch")
    server.run(live.petitions.reply, 1, True)
    begin(live.data.rematch, anna, bela)
    resign(server, live.data.rematch, 1)  # now it is Anna who sits there
    assert (mine(anna)["wins"], mine(anna)["losses"]) == (1, 1)


# Once, and the same again


def test_a_result_is_applied_once(server: Server, anna: Browser, bela: Browser) -> None:
    table = rated_table(anna, bela)
    resign(server, table, 1)
    before = ratings(server)
    server.run(server.services.store.write, lambda session: apply_results(session, [table]))
    assert ratings(server) == before


def test_recomputed_ratings_are_the_same(server: Server, anna: Browser, bela: Browser) -> None:
    clara = account(server, "Clara")
    meetings = [(anna, bela, 1), (bela, clara, 1), (clara, anna, 0), (anna, bela, 0)]
    for one, two, loses in meetings:
        resign(server, rated_table(one, two), loses)
    bot_game = clara.starts("me", "random", rated=True)
    resign(server, bot_game, 0)
    before, points = ratings(server), curve(server)
    assert len(before) == 4
    many = server.run(
        server.services.store.write, lambda session: recompute(session, "napoleonics")
    )
    assert many == 5
    assert ratings(server) == before
    assert curve(server) == points


def test_recomputing_leaves_out_what_was_taken_out(
    server: Server, anna: Browser, bela: Browser
) -> None:
    first, second = rated_table(anna, bela), rated_table(anna, bela)
    resign(server, first, 1)
    once = ratings(server)
    resign(server, second, 1)

    def take_out(session: Session) -> int:
        game = session.get(RatedGameData, second)
        assert game is not None
        game.number = None
        session.flush()
        return recompute(session, "napoleonics")

    assert server.run(server.services.store.write, take_out) == 1
    assert ratings(server) == once


@pytest.fixture
def other(settings: Settings, server: Server, portal: BlockingPortal) -> Iterator[Server]:
    """Another process on the same database."""
    second = Server(portal, replace(settings)).open()
    yield second
    second.close()


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_two_processes_that_end_games_at_once(
    server: Server, anna: Browser, bela: Browser, other: Server
) -> None:
    """Each game counts once, and all of them in some order."""
    tables = [rated_table(anna, bela) for _ in range(8)]
    changes = [
        Change(
            table,
            server.table(table).data.revision,
            {"status": "over", "result": {"winner": at % 2, "how": "victory", "scores": [5, 5]}},
        )
        for at, table in enumerate(tables)
    ]

    async def at_once() -> list[bool]:
        stores = (server.services.store, other.services.store)
        return await asyncio.gather(*(store.keep(each) for each in changes for store in stores))

    stored = server.run(at_once)
    assert sorted(stored) == [False] * 8 + [True] * 8
    hers = mine(anna)
    assert (hers["games"], hers["wins"], hers["losses"]) == (8, 4, 4)
    before = ratings(server)
    server.run(server.services.store.write, lambda session: recompute(session, "napoleonics"))
    assert ratings(server) == before


# Places, and the scale


@pytest.mark.parametrize(
    ("result", "left", "places"),
    [
        ({"winner": 1, "how": "victory", "scores": [4, 5]}, set(), [1, 0]),
        ({"winner": None, "how": "drawn", "scores": [4, 5]}, set(), [0, 0]),
        ({"winner": 0, "how": "resigned", "seat": 1, "scores": [0, 5]}, set(), [0, 1]),
        ({"winner": 2, "how": "victory", "scores": [4, 6, 9]}, set(), [2, 1, 0]),
        ({"winner": 2, "how": "victory", "scores": [4, 4, 9]}, set(), [1, 1, 0]),
        ({"winner": 2, "how": "victory", "scores": [4, 6, 9]}, {2}, [1, 0, 2]),
        ({"winner": None, "how": "resigned", "seat": 1, "scores": [1, 2, 3]}, set(), [0, 1, 0]),
        ({"winner": None, "how": "stopped", "scores": [0, 0]}, set(), None),
        (None, set(), None),
    ],
)
def test_places(result: dict[str, Any] | None, left: set[int], places: list[int] | None) -> None:
    many = 2 if result is None else len(result["scores"])
    assert places_of(result, many, left) == places


def test_three_players_are_rated_by_their_places() -> None:
    new = (MODEL.mu, MODEL.sigma)
    first, second, third = rate([new, new, new], [0, 1, 2])
    assert shown(first[0]) > shown(second[0]) > shown(third[0])
    assert spread(second[1]) < 250


def test_a_rating_becomes_certain() -> None:
    one = two = (MODEL.mu, MODEL.sigma)
    games = 0
    while provisional(one[1]):
        one, two = rate([one, two], [games % 2, 1 - games % 2])
        games += 1
    assert 5 < games < 40


# The pages


def test_a_person_and_the_leaderboard(
    server: Server, anna: Browser, bela: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rated_table(anna, bela)
    resign(server, table, 1)
    eve = server.browser("Eve")
    assert eve.get("/api/people/Nobody/ratings").status_code == 404
    person = eve.read("/api/people/Anna/ratings", lang="hu")
    assert person["name"] == "Anna"
    assert person["ratings"][0]["game"] == "napoleonics"
    assert person["ratings"][0]["curve"][0]["table"] == "", "only players get the address"
    assert bela.read("/api/people/Anna/ratings")["ratings"][0]["curve"][0]["table"] == table
    board = eve.read("/api/ratings/napoleonics")
    assert (board["rows"], board["provisional"]) == ([], 2)
    monkeypatch.setattr("sandtable.server.ratings.scale.CERTAIN", 300)
    board = bela.read("/api/ratings/napoleonics")
    rows = [(row["rank"], row["name"], row["you"], row["bot"]) for row in board["rows"]]
    assert rows == [(1, "Anna", False, False), (2, "Béla", True, False)]
    assert eve.get("/api/ratings/chess").status_code == 404
    assert eve.read("/api/ratings") == {"name": "", "ratings": []}


def test_a_table_says_whether_it_is_rated(anna: Browser, knowing: Callable[[int], None]) -> None:
    rated, plain = anna.starts("random", "me", rated=True), anna.starts("random", "me")
    assert anna.read(f"/api/tables/{rated}")["rated"]
    assert not anna.read(f"/api/tables/{plain}")["rated"]
    assert {row["id"]: row["rated"] for row in anna.read("/api/tables")["tables"]} == {
        rated: True,
        plain: False,
    }
