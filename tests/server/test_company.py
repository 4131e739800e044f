"""Company at the table: talk, who is there, one's own tables, and the reader's language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sandtable.server.storage import queries
from sandtable.toolkit.text import LANGUAGES
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server, Window


def test_players_talk_and_onlookers_do_not_hear(
    eve: Browser, hers: Window, his: Window, table: str
) -> None:
    onlooker = eve.sits(table)
    hers.send(type="say", text="  Good luck!\n ")
    for window in (hers, his):
        line = window.hear("chat")["line"]
        assert (line["n"], line["who"], line["seat"], line["text"]) == (
            1,
            "Anna",
            "allied",
            "Good luck!",
        )
    onlooker.settle()
    assert onlooker.chat == []
    assert eve.sits(table).chat == []


def test_what_two_say_at_once_is_all_heard(
    hers: Window, his: Window, anna: Browser, table: str
) -> None:
    for number in range(10):
        hers.send(type="say", text=f"hers {number}")
        his.send(type="say", text=f"his {number}")
    hers.until(lambda: len(hers.chat) == 20)
    his.until(lambda: len(his.chat) == 20)
    assert sorted(line["n"] for line in hers.chat) == list(range(1, 21))
    stored = anna.sits(table).chat
    assert [line["n"] for line in stored] == list(range(1, 21))


def test_a_table_talks_only_so_much(serve: Serve) -> None:
    anna = serve(chat_lines=2).browser("Anna")
    window = anna.sits(anna.starts("me", "here"))
    for text in ("one", "two", "three"):
        window.send(type="say", text=text)
    assert window.refused()["text"]
    assert [line["text"] for line in window.chat] == ["one", "two"]


def test_an_empty_line_is_not_said(hers: Window) -> None:
    hers.send(type="say", text="\n\t \u200b")
    hers.send(type="say", text="said")
    assert hers.hear("chat")["line"]["text"] == "said"


def test_one_sees_who_is_there(bela: Browser, hers: Window, table: str) -> None:
    def present() -> list[bool]:
        return [each["present"] for each in hers.table["seats"]]

    assert present() == [False, True]
    his = bela.sits(table)
    hers.until(lambda: present() == [True, True])
    second = bela.sits(table)
    second.leave()
    his.leave()
    hers.until(lambda: present() == [False, True])


def test_who_joins_is_seen_by_who_waits(anna: Browser, bela: Browser) -> None:
    opened = anna.opens("me", "invite")
    anna.gives_word(opened["id"])
    window = anna.sits(opened["id"])
    assert window.now is None
    assert window.table["seats"][1]["holder"] == "open"
    bela.joins(opened)
    window.until(lambda: window.now is not None)
    window.until(lambda: window.table["status"] == "running")
    assert window.table["seats"][1]["who"] == "Béla"


# My tables


def test_my_tables_say_whose_turn_it_is(
    anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    (hers,) = anna.read("/api/tables")["tables"]
    (his,) = bela.read("/api/tables")["tables"]
    assert hers["id"] == his["id"] == table
    assert hers["my_turn"]
    assert not his["my_turn"]
    assert hers["status"] == "running"
    assert eve.read("/api/tables") == {"tables": []}
    waiting = anna.opens("me", "invite")
    first, second = anna.read("/api/tables")["tables"]
    assert first["id"] == waiting["id"]
    assert first["status"] == "waiting"
    assert second["id"] == table


def test_what_happened_since_one_looked_is_counted(
    server: Server, bela: Browser, his: Window, table: str
) -> None:
    server.play(table, 5)
    his.until(lambda: his.shown["step"] >= 5)
    (row,) = bela.read("/api/tables")["tables"]
    assert row["unseen"] == his.shown["step"]
    his.send(type="seen", step=his.shown["step"])
    his.settle()
    (row,) = bela.read("/api/tables")["tables"]
    assert row["unseen"] == 0
    seen = his.shown["step"]
    server.play(table, 3, seed=2)
    assert bela.sits(table).seen == seen
    (row,) = bela.read("/api/tables")["tables"]
    assert row["unseen"] == server.table(table).data.steps - seen


def test_what_was_seen_already_is_not_stored_again(
    server: Server, his: Window, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.play(table, 5)
    his.until(lambda: his.shown["step"] >= 5)
    stored: list[int] = []
    write = queries.set_seat

    def noted(*args: Any) -> None:
        stored.append(args[-1]["seen"])
        write(*args)

    monkeypatch.setattr(queries, "set_seat", noted)
    for step in (3, 2, 3, 3, 10**6, 10**6, 4):
        his.send(type="seen", step=step)
    his.settle()
    assert stored == [3, his.shown["step"]]


def test_my_tables_tell_how_a_game_ended(anna: Browser, his: Window) -> None:
    his.send(type="petition", kind="resign")
    his.hear("update", lambda said: said["now"]["result"])
    (row,) = anna.read("/api/tables")["tables"]
    assert row["status"] == "over"
    assert not row["my_turn"]
    assert "allies" in row["result"]


# Languages


def test_everybody_reads_the_table_in_his_own_language(
    anna: Browser, bela: Browser, eve: Browser, table: str
) -> None:
    english, greek = anna.sits(table, "en"), anna.sits(table, "el-GR")
    hungarian = eve.sits(table, "hu")
    questions = {window.asked["text"] for window in (english, greek)}
    assert len(questions) == 2
    assert is_greek(greek.asked["text"])
    assert is_greek(greek.shown["moment"])
    assert is_greek(greek.asked["answers"][0]["text"])
    assert [each["name"] for each in greek.asked["answers"]] == english.names
    assert hungarian.shown["moment"] != english.shown["moment"]
    english.answers(english.names[0])
    for window in (greek, hungarian):
        window.hear("update")
        assert window.log[-1]["text"] != english.log[-1]["text"]
        assert window.log[-1]["n"] == english.log[-1]["n"]


def test_the_language_is_changed_at_the_table(hers: Window) -> None:
    hers.send(type="language", language="el")
    hers.welcome()
    assert is_greek(hers.asked["text"])
    assert is_greek(hers.table["seats"][0]["name"])
    hers.answer("nonsense")
    assert is_greek(hers.refused()["text"])
    hers.send(type="language", language="tlh")
    hers.welcome()
    assert not is_greek(hers.asked["text"])


@pytest.mark.parametrize("lang", ["el", "hu"])
def test_lobby_rules_and_aids_are_in_the_readers_language(
    anna: Browser, table: str, lang: str
) -> None:
    addresses = ("/api/lobby", "/api/rules/napoleonics", f"/api/tables/{table}/aids")
    for address in (*addresses, f"/api/tables/{table}", "/api/tables"):
        assert anna.get(address, lang=lang).text != anna.get(address, lang="en").text


def test_every_word_of_the_server_is_there_in_every_language(anna: Browser, table: str) -> None:
    """No key is shown in place of words."""
    key = re.compile(r'"(server|bot|game|aids|table|event|question|action|verify)-[a-z-]+"')
    for lang in LANGUAGES:
        anna.sits(table, lang)
        told = [
            anna.get(address, lang=lang).text
            for address in ("/api/lobby", f"/api/tables/{table}", f"/api/tables/{table}/aids")
        ]
        assert [found.group() for text in told for found in key.finditer(text)] == []


def is_greek(text: str) -> bool:
    return bool(re.search("[α-ωΑ-Ω]", text))


def test_one_player_cannot_talk_the_other_down(serve: Serve) -> None:
    server = serve(chat_lines=6)
    anna, bela = server.browser("Anna"), server.browser("Béla")
    opened = anna.opens("invite", "me")
    anna.gives_word(opened["id"])
    bela.joins(opened)
    hers, his = anna.sits(opened["id"]), bela.sits(opened["id"])
    for number in range(5):
        hers.send(type="say", text=f"hers {number}")
    assert hers.refused()["text"]
    his.send(type="say", text="at last")
    his.until(lambda: "at last" in [line["text"] for line in his.chat])
