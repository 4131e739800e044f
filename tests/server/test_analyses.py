"""Analyses of finished games: made in the background, kept, and for finished games alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.server import analyses, queries
from tests.server.conftest import Serve
from tests.server.visiting import Browser, Server

QUICK = 0


@pytest.fixture
def server(serve: Serve) -> Server:
    return serve(analysis_playouts=QUICK)


def ready(server: Server, browser: Browser, table: str, **params: Any) -> Any:
    """The analysis, once it is there."""

    def look() -> Any:
        found = browser.read(f"/api/tables/{table}/analysis", **params)
        assert found["status"] in ("working", "ready")
        return found["analysis"]

    return server.until(look)


def never(*_: Any) -> Any:
    raise AssertionError("it is there already")


def begins(browser: Browser, table: str) -> Any:
    return browser.post(f"/api/tables/{table}/analysis", json={})


def test_a_finished_game_is_analysed_for_everybody(
    server: Server, anna: Browser, eve: Browser, finished: str
) -> None:
    assert eve.read(f"/api/tables/{finished}/analysis")["status"] == "none"
    assert begins(eve, finished).json()["status"] in ("working", "ready")
    found = ready(server, anna, finished)
    replay = anna.read(f"/api/tables/{finished}/replay")
    assert [each["step"] for each in found["steps"]] == list(range(replay["steps"] + 1))
    assert sorted(found["steps"][-1]["chances"]) == [0.0, 1.0]
    assert [each["step"] for each in found["turns"]] == [each["step"] for each in replay["turns"]]
    assert found["turning"]
    greek = ready(server, anna, finished, lang="el")
    assert [each["step"] for each in greek["turning"]] == [
        each["step"] for each in found["turning"]
    ]
    assert greek["turning"][0]["answer"] != found["turning"][0]["answer"]


def test_it_is_kept_and_made_once(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins(anna, finished)
    found = ready(server, anna, finished)

    server.restart()
    monkeypatch.setattr(analyses, "rounds", never)
    assert begins(anna, finished).json() == {"status": "ready", "done": 1.0, "analysis": found}


def test_an_analysis_that_is_done_while_somebody_looks_is_never_said_to_be_missing(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was kept is read before it is there, and the work is over when the reading is."""
    analyst = server.services.analyst
    read = analyst._kept

    async def late(table: str, language: str) -> Any:
        found = await read(table, language)
        while table in analyst.waiting:
            await asyncio.sleep(0)
        return found

    assert begins(anna, finished).json()["status"] in ("working", "ready")
    monkeypatch.setattr(analyst, "_kept", late)
    monkeypatch.setattr(analyst._tables, "put_nowait", never)
    for _ in range(2):
        assert begins(anna, finished).json()["status"] in ("working", "ready")
        looked = anna.read(f"/api/tables/{finished}/analysis")
        assert looked["status"] in ("working", "ready")


def test_what_is_rendered_of_a_game_and_its_analysis_are_kept_beside_each_other(
    server: Server, anna: Browser, finished: str
) -> None:
    begins(anna, finished)
    ready(server, anna, finished)
    store = server.services.store
    assert finished in server.run(store.read, queries.unarchived_tables)
    server.run(server.services.archivist.archive, finished)
    assert finished not in server.run(store.read, queries.unarchived_tables)
    assert anna.read(f"/api/tables/{finished}/analysis")["status"] == "ready"


def test_a_game_that_goes_on_is_not_analysed(anna: Browser) -> None:
    table = anna.opens("me", "here")["id"]
    anna.gives_word(table)
    for answer in (anna.get(f"/api/tables/{table}/analysis"), begins(anna, table)):
        assert answer.status_code == 409
        assert answer.json()["detail"] == "A game is analysed when it is over."


def test_a_game_without_a_value_has_no_analysis(
    anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "can_analyse", lambda box: False)
    assert begins(anna, finished).json()["status"] == "impossible"


def test_a_failed_analysis_is_told_and_can_be_tried_again(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise ValueError("broken")

    with monkeypatch.context() as patched:
        patched.setattr(analyses, "course_of", broken)
        begins(anna, finished)
        address = f"/api/tables/{finished}/analysis"
        server.until(lambda: anna.read(address)["status"] == "failed")
    begins(anna, finished)
    assert ready(server, anna, finished)


@pytest.mark.parametrize("limit", ["analyses_waiting", "analyses_a_visitor"])
def test_only_so_many_analyses_wait(
    serve: Serve, knowing: Callable[[int], None], limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(**{limit: 0})
    browser = server.browser("Anna")
    table = browser.opens("me", "here")["id"]
    monkeypatch.setattr("sandtable.server.archive.finished", lambda table: table)
    monkeypatch.setattr(analyses, "possible", lambda table: True)
    assert begins(browser, table).status_code == 429
