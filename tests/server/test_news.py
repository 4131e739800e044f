"""What the others did last: from where to where a player may watch it, and what marks it leaves."""

from __future__ import annotations

import random

import pytest

from tests.server.visiting import Browser, Server, Window

pytestmark = pytest.mark.any_database


def news(window: Window) -> tuple[int, int]:
    return window.shown["since"], window.shown["until"]


def whole_turn(window: Window, choose: random.Random) -> None:
    """All answers of a turn, also those within the turn of the other side."""
    window.until(lambda: window.shown["asked"] is not None)
    while window.shown["asked"] is not None:
        window.answers(choose.choice(window.names))


def test_before_anybody_acted_there_is_no_news(hers: Window, his: Window) -> None:
    assert news(hers) == news(his) == (-1, -1)


def test_news_is_what_came_after_my_own_last_choice(hers: Window, his: Window) -> None:
    choose = random.Random(5)
    whole_turn(hers, choose)
    his.until(lambda: his.shown["step"] == hers.shown["step"])
    assert news(his) == (0, his.shown["step"])
    begin = his.shown["step"]
    his.answers(his.names[0])
    assert news(his) == (0, begin), "after acting it can still be watched"
    whole_turn(his, choose)
    hers.until(lambda: hers.shown["step"] == his.shown["step"])
    since, until = news(hers)
    assert 0 < since <= begin
    assert until == hers.shown["step"]


def test_an_answer_that_is_taken_back_was_no_act(server: Server, table: str, hers: Window) -> None:
    choose = random.Random(1)
    acts = server.table(table).play.choice_history.steps[1]  # of the seat that begins
    while not hers.shown["can_undo"]:
        acts = list(server.table(table).play.choice_history.steps[1])
        hers.answers(choose.choice(hers.names))
    assert server.table(table).play.choice_history.steps[1] != acts
    hers.send(type="undo", number=hers.asked["number"])
    hers.until(lambda: not hers.shown["can_undo"])
    assert server.table(table).play.choice_history.steps[1] == acts


def test_an_answer_within_the_turn_of_the_other_side_is_no_act(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    bela.joins(opened)
    table = server.table(opened["id"])
    choose = random.Random(3)
    reacted = 0
    while reacted < 3:
        state = table.play.running().state
        (seat,) = table.play.asked_seats()
        reacts = table.box.face.reacts(state, seat)
        before = list(table.play.choice_history.steps[seat])
        question = table.play.question_of(seat)
        assert question is not None
        name = table.box.vocabulary.name(choose.choice(question.actions))
        server.run(table.answer, seat, table.play.numbers[seat], [name])
        if reacts:
            assert table.play.choice_history.steps[seat] == before
            reacted += 1
        else:
            assert table.play.choice_history.steps[seat] != before


def test_news_is_the_same_after_the_table_was_loaded_again(
    server: Server, anna: Browser, bela: Browser
) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    bela.joins(opened)
    server.play(opened["id"], 60)
    table = server.table(opened["id"])
    before = [table.play.news_for(seat) for seat in range(2)]
    server.run(table.sync.reload)
    assert [table.play.news_for(seat) for seat in range(2)] == before != [(-1, -1)] * 2


def test_lines_say_what_they_leave_on_the_board(server: Server, anna: Browser) -> None:
    table = anna.starts("me", "here", scenario="first_battle")
    server.play(table, 120)
    frames = [
        frame
        for first in (0, 60, 120)
        for frame in anna.read(f"/api/tables/{table}/replay", **{"from": first})["frames"]
    ]
    log = [line for frame in frames for line in frame["log"]]
    marks = {line["key"]: line["mark"] for line in log}
    assert marks["throw"] == "attack"
    assert marks["losses"] == "loss"
    assert marks["move"] == ""
    assert all(line["places"] for line in log if line["mark"])


def test_troops_given_in_secret_are_no_news(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("me", "invite", "random", game="maria", scenario="introductory")
    anna.gives_word(opened["id"])
    bela.joins(opened)
    hers, his = anna.sits(opened["id"]), bela.sits(opened["id"])
    before = news(his)
    hers.send(type="answer", number=hers.asked["number"], answers=["troops 5"])
    hers.until(lambda: hers.shown["can_undo"])
    assert news(bela.sits(opened["id"])) == before == (-1, -1)
