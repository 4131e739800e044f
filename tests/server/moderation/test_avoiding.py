"""One visitor mutes or blocks another; the chat is for players unless they open it."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest

from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server, Window


def texts(window: Window) -> list[str]:
    """The chat as a page shows it, once everything that was sent has come."""
    window.settle()
    return [line["text"] for line in window.chat]


def test_the_chat_of_somebody_muted_is_not_shown(
    anna: Browser, hers: Window, his: Window, table: str
) -> None:
    his.send(type="say", text="before")
    hers.hear("chat")
    me = anna.post(f"/api/tables/{table}/avoid", json={"kind": "mute", "seat": "french"}).json()
    assert [(each["kind"], each["name"]) for each in me["avoided"]] == [("mute", "Béla")]
    his.send(type="say", text="after")
    his.until(lambda: len(his.chat) == 2)
    hers.send(type="say", text="mine")
    assert texts(hers) == ["mine"]
    assert texts(anna.sits(table)) == ["mine"]
    assert "after" not in str(hers.received)
    his.until(lambda: len(his.chat) == 3)  # he sees everything, and is not told
    assert "avoid" not in str(his.received)

    anna.post("/api/moderation/me/lift", json={"id": me["avoided"][0]["id"]})
    assert texts(hers) == ["before", "after", "mine"]


def test_somebody_blocked_does_not_write_where_i_sit(
    anna: Browser, hers: Window, his: Window, table: str
) -> None:
    anna.post(f"/api/tables/{table}/avoid", json={"kind": "block", "seat": "french"})
    his.send(type="say", text="hello")
    assert "does not want to hear" in his.refused()["text"]
    hers.send(type="say", text="quiet here")
    assert texts(hers) == ["quiet here"]


def test_somebody_blocked_does_not_sit_down_at_my_tables(
    anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    anna.post(f"/api/tables/{table}/avoid", json={"kind": "block", "seat": "french"})
    opened = anna.opens("invite", "me")
    refused = bela.joins(opened)
    assert refused.status_code == 403
    assert "blocked you" in refused.json()["detail"]
    assert eve.joins(opened).status_code == 200


def test_nobody_is_lifted_from_the_list_of_another(
    anna: Browser, bela: Browser, table: str
) -> None:
    me = anna.post(f"/api/tables/{table}/avoid", json={"kind": "block", "seat": "french"}).json()
    bela.post("/api/moderation/me/lift", json={"id": me["avoided"][0]["id"]})
    assert anna.read("/api/moderation/me")["avoided"] == me["avoided"]


def test_one_avoids_neither_oneself_nor_a_bot_nor_an_unseen_line(
    anna: Browser, bela: Browser, eve: Browser, his: Window, table: str
) -> None:
    def tries(who: Browser, **wish: object) -> int:
        found = who.post(f"/api/tables/{table}/avoid", json={"kind": "mute", **wish})
        return found.status_code

    his.send(type="say", text="for Anna alone")
    his.hear("chat")
    eve.starts("me", "here")  # known from now on
    assert tries(anna, seat="allied") == 400
    assert tries(anna, seat="nowhere") == 404
    assert tries(anna, line=1) == 200
    assert tries(eve, line=1) == 404  # the same as for a line that there is not
    assert tries(eve, line=7) == 404
    assert (
        anna.server.browser()
        .post(f"/api/tables/{table}/avoid", json={"kind": "mute", "seat": "allied"})
        .status_code
        == 403
    )


def test_a_mute_outlives_a_restart(
    server: Server, anna: Browser, bela: Browser, table: str
) -> None:
    his = bela.sits(table)
    his.send(type="say", text="noise")
    his.hear("chat")
    anna.post(f"/api/tables/{table}/avoid", json={"kind": "mute", "seat": "french"})
    server.restart()
    assert anna.sits(table).chat == []


# Onlookers


def test_onlookers_read_and_write_once_all_players_agree(
    eve: Browser, bela: Browser, hers: Window, his: Window, table: str
) -> None:
    eve.starts("me", "here")
    onlooker = eve.sits(table)
    hers.send(type="say", text="between us")
    hers.send(type="petition", kind="open-chat")
    his.until(lambda: his.shown["petition"])
    assert "onlookers" in his.shown["petition"]["text"]
    assert not his.table["chat_open"]
    onlooker.send(type="say", text="may I?")
    assert "Only players" in onlooker.refused()["text"]
    his.send(type="reply", accept=True)
    onlooker.until(lambda: onlooker.table["chat_open"])
    onlooker.send(type="say", text="hello")
    hers.send(type="say", text="welcome")
    onlooker.until(lambda: len(onlooker.chat) == 2)
    assert sorted(texts(onlooker)) == ["hello", "welcome"]  # not what was said before
    hers.until(lambda: "hello" in [each["text"] for each in hers.chat])
    line = next(each for each in hers.chat if each["text"] == "hello")
    assert (line["who"], line["seat"]) == ("Eve", "")

    his.send(type="close-chat")  # one of them is enough
    onlooker.until(lambda: not onlooker.table["chat_open"])
    his.send(type="say", text="alone again")
    his.until(lambda: "alone again" in [each["text"] for each in his.chat])
    assert sorted(texts(onlooker)) == ["hello", "welcome"]
    onlooker.send(type="close-chat")
    assert "not your seat" in onlooker.refused()["text"]


def test_a_player_who_declines_keeps_the_chat_closed(hers: Window, his: Window) -> None:
    hers.send(type="petition", kind="open-chat")
    his.until(lambda: his.shown["petition"])
    his.send(type="reply", accept=False)
    hers.until(lambda: hers.shown["petition"] is None)
    hers.settle()
    assert not hers.table["chat_open"]


# How much one may write


def test_one_writes_only_so_fast_at_one_table(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(1000.0, 0.0)
    monkeypatch.setattr(
        "sandtable.server.security.middleware.time", SimpleNamespace(monotonic=clock.__next__)
    )
    anna = serve(chat_a_minute=3, chat_everywhere=5).browser("Anna")
    first = anna.sits(anna.starts("me", "here"))
    for number in range(4):
        first.send(type="say", text=f"line {number}")
    assert "a lot at once" in first.refused()["text"]
    assert texts(first) == ["line 0", "line 1", "line 2"]
    second = anna.sits(anna.starts("me", "here"))  # another table, but the same visitor
    for number in range(3):
        second.send(type="say", text=f"line {number}")
    second.refused()
    assert len(texts(second)) < 3
