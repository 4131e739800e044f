"""Clocks at a table: when they run, and what the others may do when one has run out."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandtable.core.question import Question
from sandtable.server.errors import Late, NotAllowed
from sandtable.server.tables.table import Table
from tests.server.clocks.moving import (
    ALLIED,
    BEAT,
    DAYS,
    FRENCH,
    HOUR,
    LIVE,
    MINUTE,
    MovedClock,
    begin,
    left,
    shown_left,
    to_answer,
    wait,
)
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server, Window


def claim(window: Window, kind: str = "win", seat: str = "allied") -> None:
    window.send(type="claim", id=77, seat=seat, kind=kind)


# Opening


def test_without_a_wish_there_are_no_clocks(server: Server, table: str, hers: Window) -> None:
    assert hers.clocks is None
    hers.send(type="ping", id=5)
    assert hers.hear("pong")["at"] == 0
    assert server.table(table).data.clocks is None


def test_everybody_is_told_the_pace(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("invite", "me", pace=LIVE)
    words = "20 minutes each, 10 seconds more a turn"
    assert bela.invited(opened["invites"]["french"]).json()["pace"] == words
    assert anna.read(f"/api/tables/{opened['id']}")["pace"] == words
    assert len(anna.read("/api/lobby")["paces"]) == 6


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "bank": 0, "extra": 10},
        {"kind": "live", "bank": 20, "extra": 5000},
        {"kind": "correspondence", "bank": 1, "extra": 0},
        {"kind": "correspondence", "bank": 100, "extra": 1},
    ],
)
def test_figures_beyond_the_limits_are_refused(anna: Browser, pace: dict[str, Any]) -> None:
    response = anna.wish("invite", "me", pace=pace)
    assert (response.status_code, response.json()["detail"]) == (
        400,
        "The clocks cannot be set to these times.",
    )


def test_who_plays_against_bots_has_no_clock(anna: Browser) -> None:
    assert anna.wish("random", "me", pace=LIVE).status_code == 400
    assert anna.wish("here", "me", pace=LIVE).status_code == 400


def test_no_clock_runs_before_all_are_there(server: Server, anna: Browser, bela: Browser) -> None:
    opened = anna.opens("invite", "me", pace=LIVE)
    anna.gives_word(opened["id"])
    wait(10 * MINUTE, server)
    assert bela.joins(opened).status_code == 200
    assert left(server, opened["id"], ALLIED) == 20 * MINUTE


# Running


def test_the_clock_of_the_seat_that_is_asked_runs(server: Server, live: str, anna: Browser) -> None:
    wait(3 * MINUTE, server)
    window = anna.sits(live)
    assert (shown_left(window, "allied"), shown_left(window, "french")) == (17 * 60, 20 * 60)
    assert window.clocks is not None
    assert [each["runs"] for each in window.clocks["clocks"]] == [False, True]


def test_answers_within_a_turn_leave_the_clock_running(server: Server, live: str) -> None:
    wait(2 * MINUTE, server)
    server.play(live, answers=1)
    assert server.table(live).play.asked_seats() == [ALLIED]
    wait(2 * MINUTE, server)
    assert left(server, live, ALLIED) == 16 * MINUTE


def test_the_increment_comes_when_the_other_is_asked(server: Server, live: str) -> None:
    wait(2 * MINUTE, server)
    to_answer(server, live, FRENCH)
    assert left(server, live, ALLIED) == 18 * MINUTE + 10
    wait(MINUTE, server)
    assert left(server, live, ALLIED) == 18 * MINUTE + 10
    assert left(server, live, FRENCH) == 19 * MINUTE


def test_a_pong_tells_the_time_of_the_clocks(server: Server, live: str, anna: Browser) -> None:
    window = anna.sits(live)
    wait(BEAT, server)
    window.send(type="ping", id=5)
    at = window.hear("pong")["at"]
    assert window.clocks is not None
    assert at - window.clocks["at"] == 1000 * BEAT


def test_clocks_stop_while_the_server_is_down(
    server: Server, live: str, anna: Browser, clock: MovedClock
) -> None:
    wait(3 * MINUTE, server)
    server.close()
    clock.move(8 * HOUR)
    server.open()
    anna.connect(anna.cookies)
    assert left(server, live, ALLIED) == 17 * MINUTE


def test_processes_tell_the_same_time(
    serve: Serve, server: Server, live: str, clock: MovedClock
) -> None:
    wait(2 * MINUTE, server)
    clock.move(BEAT / 2)
    other = serve(clock=clock, beat_seconds=BEAT)
    wait(2 * MINUTE, server, other)
    assert left(other, live, ALLIED) == left(server, live, ALLIED) == 20 * MINUTE - 4.5 * BEAT
    to_answer(server, live, FRENCH)
    other.run(other.services.tables.heard, live)
    assert left(other, live, ALLIED) == left(server, live, ALLIED) == 15 * MINUTE + 40


def test_a_wall_clock_that_is_moved_takes_and_gives_no_time(
    server: Server, live: str, clock: MovedClock
) -> None:
    for hours in (-5, 100, -95):
        clock.jump(hours * HOUR)
        wait(MINUTE, server)
    assert left(server, live, ALLIED) == 17 * MINUTE


def test_another_game_has_the_same_pace(server: Server, live: str, anna: Browser) -> None:
    window = anna.sits(live)
    window.send(type="petition", kind="resign")
    window.hear("update", lambda said: said["now"]["result"])
    table = server.table(live)
    server.run(table.petitions.ask, ALLIED, "rematch")
    server.run(table.petitions.reply, FRENCH, True)
    assert server.table(table.data.rematch).data.pace == "live 20 10"


# Undo and taking back


def test_an_undo_gives_no_time_back(server: Server, live: str) -> None:
    table = server.play(live, answers=1)
    wait(2 * MINUTE, server)
    assert server.run(table.undo, ALLIED, table.play.numbers[ALLIED], False)
    assert left(server, live, ALLIED) == 18 * MINUTE
    wait(MINUTE, server)
    assert left(server, live, ALLIED) == 17 * MINUTE


def test_a_turn_that_is_taken_back_earns_its_increment_once(server: Server, live: str) -> None:
    wait(2 * MINUTE, server)
    to_answer(server, live, FRENCH)
    wait(MINUTE, server)
    table = server.table(live)
    server.run(table.petitions.ask, ALLIED, "take-back")
    server.run(table.petitions.reply, FRENCH, True)
    assert table.play.asked_seats() == [ALLIED]
    assert left(server, live, FRENCH) == 19 * MINUTE
    wait(MINUTE, server)
    to_answer(server, live, FRENCH)
    assert left(server, live, ALLIED) == 17 * MINUTE + 10


# Out of time


def test_nothing_happens_by_itself(server: Server, live: str, anna: Browser) -> None:
    wait(HOUR, server)
    table = server.table(live)
    assert (table.data.status, table.time.is_late(ALLIED)) == ("running", True)
    to_answer(server, live, FRENCH)
    assert not table.time.is_late(ALLIED)
    assert left(server, live, ALLIED) == 10


def test_the_other_claims_the_win(server: Server, live: str, anna: Browser, bela: Browser) -> None:
    hers, his = anna.sits(live), bela.sits(live)
    wait(21 * MINUTE, server)
    assert his.clocks is not None
    assert his.clocks["clocks"][ALLIED]["claims"] == ["win", "bot"]
    claim(his)
    hers.until(lambda: hers.shown["result"])
    result = hers.shown["result"]
    assert (result["how"], result["winner"]) == ("time", "french")
    assert result["text"] == "The allies have run out of time."
    assert hers.clocks is not None
    assert not any(each["runs"] for each in hers.clocks["clocks"])


@pytest.mark.parametrize("who", ["anna", "eve", "bela early"])
def test_nobody_else_claims_it(
    server: Server, live: str, anna: Browser, bela: Browser, eve: Browser, who: str
) -> None:
    window = {"anna": anna, "eve": eve}.get(who, bela).sits(live)
    wait(21 * MINUTE if who != "bela early" else 19 * MINUTE, server)
    claim(window)
    assert window.refused()["id"] == 77
    assert server.table(live).data.status == "running"


def test_a_bot_goes_on_in_the_seat(server: Server, live: str, anna: Browser, bela: Browser) -> None:
    his = bela.sits(live)
    wait(21 * MINUTE, server)
    claim(his, "bot")
    his.until(lambda: his.shown["asked"])
    table = server.table(live)
    seat = table.data.seats[ALLIED]
    assert (seat.kind, seat.visitor, seat.bot) == ("bot", "", "captain")
    assert seat.lapsed
    assert his.clocks is not None
    assert [each["seat"] for each in his.clocks["clocks"]] == ["french"], "bots have no clock"


def test_an_answer_that_comes_first_saves_the_game(
    server: Server, live: str, bela: Browser
) -> None:
    his = bela.sits(live)
    wait(21 * MINUTE, server)
    to_answer(server, live, FRENCH)
    claim(his)
    assert "time on this clock" in his.refused()["text"]


def passing(table: Table, question: Question) -> str:
    """An answer after which the other side is asked; empty if there is none."""
    assert table.game is not None
    for action in question.actions:
        game = table.game.copy()
        game.answer(action, question.seat)
        asked = game.question()
        if asked is not None and asked.seat != question.seat:
            return game.name(action)
    return ""


@pytest.mark.parametrize("claim_first", [True, False])
def test_of_a_claim_and_an_answer_at_once_exactly_one_holds(
    server: Server, live: str, claim_first: bool
) -> None:
    table = server.table(live)
    server.play(live, until=lambda each: each.seat == ALLIED and bool(passing(table, each)))
    question = table.play.question_of(ALLIED)
    assert question is not None
    name = passing(table, question)
    wait(HOUR, server)

    async def both() -> list[object]:
        answer = table.answer(ALLIED, table.play.numbers[ALLIED], [name])
        claimed = table.claims.claim(FRENCH, ALLIED, "win")
        tries = [claimed, answer] if claim_first else [answer, claimed]
        return await asyncio.gather(*tries, return_exceptions=True)

    first, second = server.run(both)
    assert first is None
    assert isinstance(second, Late | NotAllowed)
    assert (table.data.status == "over") == claim_first


def test_of_a_claim_and_an_answer_in_two_processes_exactly_one_holds(
    serve: Serve, server: Server, live: str, clock: MovedClock
) -> None:
    """The process that is slower may not even have heard of the answer."""
    other = serve(clock=clock, beat_seconds=BEAT)
    here = server.table(live)
    server.play(live, until=lambda each: each.seat == ALLIED and bool(passing(here, each)))
    question = here.play.question_of(ALLIED)
    assert question is not None
    there = other.table(live)
    wait(HOUR, server, other)
    server.run(here.answer, ALLIED, here.play.numbers[ALLIED], [passing(here, question)])
    with pytest.raises((Late, NotAllowed)):
        other.run(there.claims.claim, FRENCH, ALLIED, "win")
    assert here.data.status == there.data.status == "running"
    assert there.data.revision == here.data.revision, "it has caught up"


def test_between_two_a_draw_needs_no_word_of_who_is_late(server: Server, live: str) -> None:
    table = server.table(live)
    wait(HOUR, server)
    server.run(table.petitions.ask, FRENCH, "draw")
    assert table.data.result is not None
    assert table.data.result["how"] == "drawn"


# Three players


@pytest.fixture
def three(server: Server, anna: Browser, bela: Browser, eve: Browser) -> str:
    opened = anna.opens("me", "invite", "invite", game="maria", scenario="introductory", pace=LIVE)
    anna.gives_word(opened["id"])
    for who, seat in ((bela, "france"), (eve, "prussia")):
        assert who.accepts(opened["invites"][seat], word="w", name=who.name).is_success
    return str(opened["id"])


def late_one(server: Server, table: str) -> int:
    """The seat that is asked, and not in secret, when its time has run out."""
    live = server.table(table)
    server.play(table, until=lambda _: live.game is not None and not live.game.apart)
    wait(HOUR, server)
    return live.play.asked_seats()[0]


def test_among_three_the_others_agree_on_a_bot(server: Server, three: str) -> None:
    table = server.table(three)
    late = late_one(server, three)
    one, two = (seat for seat in range(3) if seat != late)
    assert table.claims.against(late) == ["draw", "bot"]
    with pytest.raises(NotAllowed):
        server.run(table.claims.claim, one, late, "win")
    server.run(table.claims.claim, one, late, "bot")
    assert table.data.petition is not None
    with pytest.raises(NotAllowed):
        server.run(table.petitions.reply, late, False)
    server.run(table.petitions.reply, two, True)
    assert table.data.seats[late].kind == "bot"
    assert table.data.petition is None


def test_among_three_an_answer_ends_the_petition_for_a_bot(server: Server, three: str) -> None:
    table = server.table(three)
    late = late_one(server, three)
    one = next(seat for seat in range(3) if seat != late)
    server.run(table.claims.claim, one, late, "bot")
    server.play(three, answers=1)
    assert table.data.petition is None
    assert table.data.seats[late].kind == "person"


def test_among_three_the_others_agree_on_a_draw(server: Server, three: str) -> None:
    table = server.table(three)
    late = late_one(server, three)
    one, two = (seat for seat in range(3) if seat != late)
    server.run(table.claims.claim, one, late, "draw")
    assert table.data.status == "running"
    server.run(table.petitions.reply, two, True)
    assert table.data.status == "over"


# My tables


def test_my_tables_tell_the_time_left(server: Server, anna: Browser, bela: Browser) -> None:
    first, second = begin(anna, bela, LIVE), begin(anna, bela, DAYS)
    wait(2 * MINUTE, server)
    rows = {row["id"]: row for row in anna.read("/api/tables")["tables"]}
    assert (rows[first]["left"], rows[first]["days"]) == (18 * 60_000, False)
    assert (rows[second]["left"], rows[second]["days"]) == (6 * 24 * 3_600_000 - 120_000, True)
    assert all(row["left"] is None for row in bela.read("/api/tables")["tables"])
