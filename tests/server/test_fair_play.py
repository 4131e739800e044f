"""What changes the game for others is theirs to say too, and what is private stays so."""

from __future__ import annotations

import pytest

from tests.server.visiting import Browser, Server, Window

pytestmark = pytest.mark.any_database


def three(anna: Browser, bela: Browser, third: str = "random") -> tuple[str, Window, Window]:
    """Maria: Anna has Austria, Béla France, and a bot Prussia."""
    opened = anna.opens("me", "invite", third, game="maria", scenario="introductory")
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    return opened["id"], anna.sits(opened["id"]), bela.sits(opened["id"])


def test_a_bot_is_exchanged_only_if_the_others_agree(anna: Browser, bela: Browser) -> None:
    _, hers, his = three(anna, bela)
    hers.send(type="bot", seat="prussia", bot="captain")
    his.until(lambda: his.shown["petition"])
    assert "captain" in his.shown["petition"]["text"]
    assert his.table["seats"][2]["bot"] == "random"
    his.send(type="reply", accept=True)
    his.until(lambda: his.table["seats"][2]["bot"] == "captain")
    assert his.shown["petition"] is None or his.hear("update")


def test_a_bot_stays_if_another_player_declines(anna: Browser, bela: Browser) -> None:
    _, hers, his = three(anna, bela)
    hers.send(type="bot", seat="prussia", bot="captain")
    his.until(lambda: his.shown["petition"])
    his.send(type="reply", accept=False)
    hers.until(lambda: hers.shown["petition"] is None)
    his.settle()
    assert his.table["seats"][2]["bot"] == "random"
    hers.send(type="bot", id=7, seat="prussia", bot="captain")
    assert hers.refused()["id"] == 7


def test_of_three_who_resigns_is_followed_by_a_bot_and_the_others_play_on(
    server: Server, anna: Browser, bela: Browser
) -> None:
    table, hers, his = three(anna, bela)
    server.bots.fails = None
    hers.send(type="petition", kind="resign")
    his.until(lambda: his.table["seats"][0]["holder"] == "bot")
    assert his.shown["result"] is None
    assert server.table(table).data.status == "running"
    server.until(lambda: 0 not in server.table(table).play.asked_seats())
    hers.settle()
    assert hers.table["yours"] == []
    assert hers.shown["asked"] is None
    assert hers.shown["seat"] is None
    his.send(type="petition", kind="resign")
    his.until(lambda: his.shown["result"])


def test_a_standing_order_is_seen_by_nobody_else(
    server: Server, anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    hers, his, watching = anna.sits(table), bela.sits(table), eve.sits(table)
    for window in (his, watching):  # they have heard who has come
        window.send(type="ping", id=1)
        window.hear("pong")
    before = server.table(table).data.changed
    counts = [len(each.received) for each in (his, watching)]
    revision = his.shown["revision"]
    for on in (True, False, True):
        hers.send(type="standing", order="no-first-strike", on=on)
        hers.hear("update")
    assert hers.shown["standing"][0]["on"]
    for window, many in zip((his, watching), counts, strict=True):
        window.send(type="ping", id=1)
        pong = window.hear("pong")
        assert len(window.received) == many + 1, window.received[many:]
        assert pong["revision"] == revision
    assert server.table(table).data.changed == before
    server.restart()
    again = anna.sits(table)
    assert again.shown["standing"][0]["on"]
