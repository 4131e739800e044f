"""Tournaments from the first entry to the last result, on tables that are played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from anyio.from_thread import BlockingPortal

from sandtable.server.settings import Settings
from sandtable.server.storage.store import Change
from tests.server.signed_in import account, begin, resign
from tests.server.visiting import SCENARIO, SHORT_GAME, Browser, Json, Server, known_choices

LATER = "2126-01-01T00:00:00.000+00:00"


class Cup:
    """A tournament, with its organiser and its players."""

    def __init__(self, server: Server, names: str, **wish: Any) -> None:
        self.server = server
        self.host = account(server, "Host")
        self.players = {name: account(server, name) for name in names.split()}
        usual = {"name": "Cup", "game": "napoleonics", "scenarios": [SCENARIO]}
        made = self.host.post("/api/tournaments", json={**usual, **wish})
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        for each in self.players.values():
            assert each.post(self.path("entries")).status_code == 200

    def path(self, what: str = "") -> str:
        return f"/api/tournaments/{self.id}/{what}".rstrip("/")

    def start(self) -> None:
        assert self.host.post(self.path("start")).status_code == 200

    def shown(self, by: Browser | None = None, **params: Any) -> Json:
        found: Json = (by or self.host).read(self.path(), **params)
        return found

    def decide(self, what: str, **wish: Any) -> Json:
        done = self.host.post(self.path(what), json=wish)
        assert done.status_code == 200, done.text
        found: Json = done.json()
        return found

    def refused(self, what: str, by: Browser | None = None, **wish: Any) -> str:
        done = (by or self.host).post(self.path(what), json=wish)
        assert 400 <= done.status_code < 500
        return str(done.json()["detail"])

    # Playing

    def pairings(self) -> list[Json]:
        """Of this round."""
        found: list[Json] = self.shown()["played"][0]["pairings"]
        return found

    def open_legs(self) -> list[tuple[list[str], Json]]:
        """The games of this round that are not over, with their players by seat."""
        return [
            ([each.split(": ")[1] for each in leg["sitting"]], leg)
            for match in self.pairings()
            for leg in match["legs"]
            if leg["status"] != "over" and not match["decided"]
        ]

    def resigns(self, sitting: list[str], leg: Json, loser: str) -> None:
        begin(leg["table"], *(self.players[each] for each in sitting))
        resign(self.server, leg["table"], sitting.index(loser))

    def ends(self, leg: Json, winner: int | None, *scores: int) -> Change:
        """A result as the rules would give it, to be stored."""
        table = self.server.table(leg["table"])
        result = {"winner": winner, "how": "victory", "scores": list(scores)}
        return Change(leg["table"], table.data.revision, {"status": "over", "result": result})

    def end(self, leg: Json, winner: int | None, *scores: int) -> None:
        keep = self.server.services.store.keep
        self.server.until(lambda: self.server.run(keep, self.ends(leg, winner, *scores)))

    def play_round(self) -> None:
        """Of two the one whose name comes later in the alphabet resigns; of three all is scored."""
        for sitting, leg in self.open_legs():
            self.resigns(sitting, leg, max(sitting))

    def ranks(self) -> list[tuple[int, str, float]]:
        return [(row["rank"], row["name"], row["points"]) for row in self.shown()["standings"]]


# Whole tournaments


def test_four_play_a_round_robin_of_two_legs(
    server: Server, knowing: Callable[[int], None]
) -> None:
    """One match on the board, to the end; the others give up. The server goes down meanwhile."""
    knowing(SHORT_GAME)
    cup = Cup(server, "Anna Béla Clara Dora", format="round-robin", legs=2)
    cup.start()
    shown = cup.shown()
    assert (shown["status"], shown["round"], shown["rounds"]) == ("running", 1, 3)
    first = cup.pairings()[0]
    assert first["legs"][0]["title"] == first["legs"][1]["title"]
    sides = [[each.split(": ")[1] for each in leg["sitting"]] for leg in first["legs"]]
    assert sides[0] == sides[1][::-1], "the second leg has the sides swapped"

    for sitting, leg in cup.open_legs()[:2]:
        begin(leg["table"], *(cup.players[each] for each in sitting))
        assert server.follow(leg["table"], known_choices(SHORT_GAME)).data.over
        server.restart()
    match = cup.pairings()[0]
    assert match["decided"] == "played"
    assert [each["points"] for each in match["players"]] == [1, 1], "the same game with both sides"
    assert match["players"][0]["score"] == match["players"][1]["score"] > 0
    assert cup.shown()["round"] == 1, "the other match is still open"

    cup.play_round()
    assert cup.shown()["round"] == 2
    server.restart()
    cup.play_round()
    cup.play_round()
    shown = cup.shown()
    assert shown["status"] == "over"
    assert sum(row["points"] for row in shown["standings"]) == 6 * 2
    met = {
        frozenset(each["name"] for each in match["players"])
        for played in shown["played"]
        for match in played["pairings"]
    }
    assert len(met) == 6
    tables = [
        leg["table"] for each in shown["played"] for m in each["pairings"] for leg in m["legs"]
    ]
    assert len(set(tables)) == 12
    anna = cup.players["Anna"].read("/api/ratings")["ratings"][0]
    assert anna["games"] == 6, "its tables are rated"


def test_banners_break_the_tie_of_two_legs(server: Server) -> None:
    cup = Cup(server, "Anna Béla", format="round-robin", legs=2)
    cup.start()
    (sitting, one), (_, two) = cup.open_legs()
    cup.end(one, 0, 5, 4)
    assert not cup.pairings()[0]["decided"]
    cup.end(two, 0, 5, 2)
    assert cup.ranks() == [(1, sitting[1], 2), (2, sitting[0], 0)]
    match = cup.pairings()[0]
    assert {each["name"]: (each["place"], each["score"]) for each in match["players"]} == {
        sitting[0]: (2, 7),
        sitting[1]: (1, 9),
    }


def test_a_knock_out_goes_on_until_somebody_has_won(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara", format="knockout")
    cup.start()
    bye = next(each for each in cup.pairings() if each["decided"] == "bye")
    ((sitting, leg),) = cup.open_legs()
    cup.end(leg, None, 4, 4)
    assert cup.shown()["round"] == 1
    ((again, second),) = cup.open_legs()
    assert again == sitting[::-1], "level: they play again, with the sides swapped"
    cup.resigns(again, second, again[0])
    shown = cup.shown()
    assert (shown["round"], shown["rounds"]) == (2, 2)
    (final,) = cup.open_legs()
    assert set(final[0]) == {bye["players"][0]["name"], again[1]}
    cup.resigns(*final, again[1])
    shown = cup.shown()
    assert shown["status"] == "over"
    assert cup.ranks()[0][1] == bye["players"][0]["name"]
    assert any("play again" in line["text"] for line in shown["log"])


def test_six_play_maria(server: Server) -> None:
    names = "Anna Béla Clara Dora Emma Flóra"
    wish = {"game": "maria", "scenarios": ["introductory"], "format": "swiss", "rounds": 3}
    cup = Cup(server, names, **wish)
    cup.start()
    seats: dict[str, list[int]] = {name: [] for name in names.split()}
    for number in range(1, 4):
        assert cup.shown()["round"] == number
        legs = cup.open_legs()
        assert [len(sitting) for sitting, _ in legs] == [3, 3]
        for sitting, leg in legs:
            for seat, name in enumerate(sitting):
                seats[name].append(seat)
            if number == 1:
                begin(leg["table"], *(cup.players[each] for each in sitting))
            cup.end(leg, 1, 3, 9, 5)
        if number == 1:
            server.restart()
    assert all(sorted(each) == [0, 1, 2] for each in seats.values()), "everybody had each power"
    shown = cup.shown()
    assert shown["status"] == "over"
    assert shown["points"] == [3, 1, 0]
    assert {row["points"] for row in shown["standings"]} == {4}
    assert {row["rank"] for row in shown["standings"]} != set()
    ratings = cup.players["Anna"].read("/api/ratings")["ratings"]
    assert ratings[0]["game"] == "maria"


def test_who_resigns_among_three_comes_last(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara", game="maria", scenarios=["introductory"], format="swiss",
              rounds=1, points=[5, 2, 1])  # fmt: skip
    cup.start()
    ((sitting, leg),) = cup.open_legs()
    begin(leg["table"], *(cup.players[each] for each in sitting))
    resign(server, leg["table"], 1)
    assert server.table(leg["table"]).data.seats[1].kind == "bot"
    cup.end(leg, 1, 3, 9, 5)  # its bot would have won
    places = {each["name"]: each["points"] for each in cup.pairings()[0]["players"]}
    assert places == {sitting[0]: 2, sitting[1]: 1, sitting[2]: 5}


def test_a_swiss_has_byes_and_pairs_by_points(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara Dora Emma", format="swiss", rounds=3)
    cup.start()
    for _ in range(3):
        cup.play_round()
    shown = cup.shown()
    assert shown["status"] == "over"
    alone = [
        m["players"][0]["name"] for r in shown["played"] for m in r["pairings"] if not m["legs"]
    ]
    assert len(alone) == len(set(alone)) == 3
    assert shown["tie_breaks"] == ["buchholz", "berger", "difference"]
    points = {row["name"]: row["points"] for row in shown["standings"]}
    assert points["Anna"] == 6, "who never resigns wins three times, or twice with a bye"
    assert list(points.values()) == sorted(points.values(), reverse=True)


# Who may do what


def test_guests_only_look_on(server: Server, eve: Browser) -> None:
    cup = Cup(server, "Anna Béla", format="swiss")
    wish = {"name": "Mine", "game": "napoleonics", "scenarios": [SCENARIO], "format": "swiss"}
    assert eve.post("/api/tournaments", json=wish).status_code == 403
    assert "account" in cup.refused("entries", by=eve)
    found = eve.read("/api/tournaments")
    assert found["account"] == ""
    assert [row["name"] for row in found["tournaments"]] == ["Cup"]
    assert not eve.read(cup.path())["may_enter"]
    assert eve.get("/api/tournaments/unknown").status_code == 404


def test_only_the_organiser_decides(server: Server) -> None:
    cup = Cup(server, "Anna Béla", format="swiss")
    anna = cup.players["Anna"]
    wishes: dict[str, Json] = {
        "start": {},
        "open": {"open": False},
        "cancel": {"reason": "rain"},
        "deadline": {"days": 3, "reason": "rain"},
        "forfeits": {"round": 1, "number": 1, "players": [0], "reason": "rain"},
        "corrections": {"round": 1, "number": 1, "places": [0, 1], "scores": [1, 0], "reason": "x"},
        "withdrawals": {"number": 2, "reason": "rain"},
    }
    for what, wish in wishes.items():
        assert "organiser" in cup.refused(what, by=anna, **wish), what


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"scenarios": ["nowhere"]},
        {"points": [1, 2]},
        {"points": [3, 1, 0]},
        {"game": "maria", "scenarios": ["introductory"], "format": "knockout"},
        {"game": "maria", "scenarios": ["introductory"], "legs": 2},
        {"game": "maria", "scenarios": ["introductory", "introductory-two"]},
        {"name": " \u3164 "},
    ],
)
def test_what_cannot_be_a_tournament(server: Server, wish: Json) -> None:
    usual = {"name": "Cup", "game": "napoleonics", "scenarios": [SCENARIO], "format": "swiss"}
    refused = account(server, "Anna").post("/api/tournaments", json={**usual, **wish})
    assert refused.status_code == 400, refused.text


def test_entries_open_and_close(server: Server) -> None:
    cup = Cup(server, "Anna", format="swiss", most=2)
    bela, clara = account(server, "Béla"), account(server, "Clara")
    assert "At least 2" in cup.refused("start")
    assert cup.decide("open", open=False)["status"] == "closed"
    assert "closed" in cup.refused("entries", by=bela)
    cup.decide("open", open=True)
    assert bela.post(cup.path("entries")).status_code == 200
    assert "already" in cup.refused("entries", by=bela)
    assert "full" in cup.refused("entries", by=clara)
    assert bela.post(cup.path("withdrawals"), json={}).json()["entries"][0]["name"] == "Anna"
    assert clara.post(cup.path("entries")).status_code == 200
    cup.start()
    assert "closed" in cup.refused("entries", by=bela)


# Late, wrong and missing results


def test_at_the_deadline_the_organiser_decides(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = Cup(server, "Anna Béla Clara Dora", format="swiss", rounds=1, legs=2)
    cup.start()
    one, two = cup.pairings()
    forfeit: Json = {
        "round": 1,
        "number": one["number"],
        "players": [0],
        "reason": "no sign of life",
    }
    assert "deadline" in cup.refused("forfeits", **forfeit)
    before = cup.shown()["deadline"]
    assert cup.decide("deadline", days=7, reason="a storm")["deadline"] > before
    monkeypatch.setattr("sandtable.server.tournaments.routes.now", lambda: LATER)
    assert cup.shown()["overdue"]
    assert "reason" in cup.refused("forfeits", **{**forfeit, "reason": " "})
    cup.decide("forfeits", **forfeit)
    match = cup.pairings()[0]
    assert match["decided"] == "forfeit"
    assert [each["points"] for each in match["players"]] == [0, 2]
    assert {leg["status"] for leg in match["legs"]} == {"over"}, "its tables are closed"
    cup.decide("forfeits", round=1, number=two["number"], players=[0, 1], reason="neither came")
    shown = cup.shown()
    assert shown["status"] == "over"
    assert sorted(row["points"] for row in shown["standings"]) == [0, 0, 0, 2]
    assert [line["reason"] for line in shown["log"] if line["reason"]] == [
        "neither came", "no sign of life", "a storm",
    ]  # fmt: skip


def test_a_corrected_result_has_its_reason(server: Server) -> None:
    cup = Cup(server, "Anna Béla", format="swiss", rounds=1)
    cup.start()
    ((sitting, leg),) = cup.open_legs()
    cup.resigns(sitting, leg, "Béla")
    assert cup.ranks()[0][1:] == ("Anna", 2)
    places = [int(name == "Anna") for name in sitting]
    fixed: Json = {"round": 1, "number": 1, "places": places, "scores": [5, 5]}
    assert "reason" in cup.refused("corrections", **fixed)
    cup.decide("corrections", **fixed, reason="the wrong button")
    assert cup.ranks()[0][1:] == ("Béla", 2)
    eve = server.browser("Eve")
    line = cup.shown(by=eve)["log"][0]
    assert line["reason"] == "the wrong button"
    assert "1. Béla (5), 2. Anna (5)" in line["text"]
    assert cup.shown(by=eve, lang="hu")["log"][0]["text"] != line["text"]


def test_a_knock_out_that_went_on_is_not_corrected(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara Dora", format="knockout")
    cup.start()
    level: Json = {"round": 1, "number": 1, "places": [0, 0], "scores": [1, 1], "reason": "x"}
    assert "one winner" in cup.refused("corrections", **level)
    cup.play_round()
    assert "gone on" in cup.refused("corrections", **{**level, "places": [1, 0]})


def test_who_withdraws_forfeits_and_is_not_paired_again(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara Dora", format="round-robin")
    cup.start()
    (sitting, leg), (others, second) = cup.open_legs()
    begin(leg["table"], *(cup.players[each] for each in sitting))
    gone = cup.players[sitting[0]]
    assert gone.post(cup.path("withdrawals"), json={}).status_code == 200
    assert server.table(leg["table"]).data.over
    assert gone.read("/api/ratings")["ratings"] == [], "a game that was called off is not rated"
    cup.resigns(others, second, others[0])
    for _ in range(2):
        matches = cup.pairings()
        assert all(sitting[0] not in [each["name"] for each in m["players"]] for m in matches)
        assert sorted(m["decided"] for m in matches) == ["", "bye"]
        cup.play_round()
    assert cup.shown()["status"] == "over"
    row = next(each for each in cup.shown()["standings"] if each["name"] == sitting[0])
    assert (row["withdrawn"], row["points"], row["losses"]) == (True, 0, 1)


def test_the_organiser_takes_somebody_out_or_cancels(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara Dora", format="round-robin")
    cup.start()
    number = next(each["number"] for each in cup.shown()["entries"] if each["name"] == "Dora")
    cup.decide("withdrawals", number=number, reason="never answers")
    assert "Dora" in cup.shown()["log"][0]["text"]
    shown = cup.decide("cancel", reason="too few left")
    assert shown["status"] == "cancelled"
    assert all(leg["status"] == "over" for m in shown["played"][0]["pairings"] for leg in m["legs"])
    assert "cannot" in cup.refused("start")


def test_a_table_of_a_tournament_is_not_given_up_before_it_begins(server: Server) -> None:
    cup = Cup(server, "Anna Béla", format="swiss", rounds=1)
    cup.start()
    ((sitting, leg),) = cup.open_legs()
    player = cup.players[sitting[0]]
    window = player.sits(leg["table"])
    window.send(type="petition", kind="resign")
    assert "tournament" in window.refused()["text"]
    assert player.read(f"/api/tables/{leg['table']}")["tournament"] == cup.id


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True)
def test_two_processes_end_the_last_games_of_a_round(
    server: Server, settings: Settings, portal: BlockingPortal
) -> None:
    """The next round is made once, in any order of the last results."""
    other = Server(portal, replace(settings)).open()
    try:
        cup = Cup(server, "Anna Béla Clara Dora Emma Flóra", format="round-robin", legs=2)
        cup.start()
        for number in range(1, 6):
            assert cup.shown()["round"] == number
            changes = [cup.ends(leg, 0, 5, 3) for _, leg in cup.open_legs()]
            assert len(changes) == 6

            async def at_once(changes: list[Change] = changes) -> list[bool]:
                stores = (server.services.store, other.services.store)
                kept = (store.keep(each) for each in changes for store in stores)
                return await asyncio.gather(*kept)

            assert sum(server.run(at_once)) == 6
        shown = cup.shown()
        assert shown["status"] == "over"
        assert [len(each["pairings"]) for each in shown["played"]] == [3] * 5
    finally:
        other.close()


def test_who_deletes_the_account_is_out_and_nameless(server: Server) -> None:
    cup = Cup(server, "Anna Béla Clara Dora", format="swiss", rounds=2)
    cup.start()
    gone = cup.players["Dora"]
    assert gone.post("/api/account/delete", json={"name": "Dora"}).status_code == 204
    shown = cup.shown()
    assert "Dora" not in str(shown)
    (entry,) = [each for each in shown["entries"] if each["name"] == "somebody"]
    assert entry["withdrawn"]
    (match,) = [
        each
        for each in cup.pairings()
        if "somebody" in [player["name"] for player in each["players"]]
    ]
    assert match["decided"] == "forfeit"
    assert any("somebody" in line["text"] for line in shown["log"])
    assert "κάποιος" in str(cup.shown(lang="el")["entries"])
    cup.play_round()
    assert cup.shown()["round"] == 2, "the others play on"
