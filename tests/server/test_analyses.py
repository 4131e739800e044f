"""Analyses of finished games: made in the background, kept, and for finished games alone."""

from __future__ import annotations

import asyncio
import pickle
import threading
import time
from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest
from sqlalchemy.orm import Session

from sandtable.analysis import study
from sandtable.analysis.parts import walk
from sandtable.analysis.study import Round, Share
from sandtable.server.archive import analyses, analysis_queue
from sandtable.server.archive.analysis_queue import MOST_TRIES, AnalysisData
from sandtable.server.security.rate_limits import SECOND
from sandtable.server.storage import queries
from sandtable.server.storage.database import READING
from tests.server.conftest import Serve
from tests.server.holding import HeldWorkers
from tests.server.visiting import PATIENCE, Browser, Server

QUICK = 0
CLOSING = PATIENCE / 4  # seconds, for what would never end


def worked_out_once(work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work gives what it gave before: most tests have the same game analysed."""
    known: dict[bytes, Any] = {}

    @wraps(work)
    def remembered(*args: Any) -> Any:
        key = pickle.dumps(args)
        if key not in known:
            known[key] = work(*args)
        return known[key]

    return remembered


WALK = worked_out_once(walk)
IN_ALL_LANGUAGES = worked_out_once(analyses.in_all_languages)


@pytest.fixture(autouse=True)
def remembering(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "walk", WALK)
    monkeypatch.setattr(analyses, "in_all_languages", IN_ALL_LANGUAGES)


@pytest.fixture
def server(serve: Serve) -> Server:
    return serve(analysis_playouts=QUICK)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that are started from here on look all the time for what others have left behind."""
    monkeypatch.setattr(analyses, "LOOK_SECONDS", 0.01)


def ready(server: Server, browser: Browser, table: str, **params: Any) -> Any:
    """The analysis, once it is there."""

    def look() -> Any:
        found = browser.read(f"/api/tables/{table}/analysis", **params)
        assert found["status"] in ("working", "ready")
        return found["analysis"]

    return server.until(look)


def never(*_: Any) -> Any:
    raise AssertionError("it is there already")


def broken(*_: Any) -> Any:
    raise ValueError("broken")


class HalfDone(Share):
    def __init__(self) -> None:
        super().__init__()
        self.done = 0.5

    def begin(self, current: Round) -> None:
        """It stays so."""


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


@pytest.mark.parametrize("steps", range(4))
def test_a_server_closes_while_an_analysis_is_requested(server: Server, steps: int) -> None:
    """However many steps of the event loop lie between the request and the end."""
    runner = server.services.analysis_runner

    async def request_and_close() -> bool:
        while not runner._news._waiters:  # until it waits for news
            await asyncio.sleep(0.01)
        runner._news.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        closed, _ = await asyncio.wait({asyncio.create_task(runner.close())}, timeout=CLOSING)
        return bool(closed)

    assert server.portal.call(request_and_close)


def test_an_analysis_that_is_done_while_somebody_looks_is_never_said_to_be_missing(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was kept is read before it is there, and the work is over when the reading is."""
    read = queries.archived
    engine = server.services.engine.execution_options(**{READING: True})

    def is_noted() -> bool:
        with Session(engine) as session:
            return session.get(AnalysisData, finished) is not None

    def late(session: Session, table: str, name: str) -> Any:
        found = read(session, table, name)
        looking.set()
        server.until(lambda: not is_noted())
        return found

    def held(*args: Any) -> None:
        assert looking.wait(PATIENCE)
        end(*args)

    looking, end = threading.Event(), analysis_queue.end
    monkeypatch.setattr(analysis_queue, "end", held)
    assert begins(anna, finished).json()["status"] == "working"
    with monkeypatch.context() as patched:
        patched.setattr(queries, "archived", late)
        assert anna.read(f"/api/tables/{finished}/analysis")["status"] == "working"
    monkeypatch.setattr(analyses, "rounds", never)
    assert begins(anna, finished).json()["status"] == "ready"


# Several processes


@pytest.fixture
def other(server: Server, serve: Serve) -> Server:
    """Another process on the same database."""
    return serve(analysis_playouts=QUICK)


def busy(server: Server) -> HeldWorkers:
    """From here on, nothing that this process analyses comes to an end."""
    held = server.services.analysis_runner.workers = HeldWorkers()
    return held


def of(server: Server, table: str) -> Any:
    """What somebody is told by this process."""
    browser = server.browsers[-1] if server.browsers else server.browser()
    return browser.read(f"/api/tables/{table}/analysis")


def test_an_analysis_is_known_to_all_processes_as_soon_as_it_is_asked_for(
    server: Server, other: Server, anna: Browser, finished: str
) -> None:
    assert of(other, finished)["status"] == "none"
    held = busy(server)
    assert begins(anna, finished).json()["status"] == "working"
    server.until(lambda: held.busy)
    assert of(other, finished)["status"] == "working"
    assert begins(other.browser(), finished).json()["status"] == "working"
    server.portal.call(held.free.set)
    found = ready(other, other.browser(), finished)
    assert of(server, finished) == {"status": "ready", "done": 1.0, "analysis": found}
    assert held.busy.count("walk") == 1


def test_all_processes_know_how_far_it_is(
    server: Server, other: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "RENEW_SECONDS", 0.01)
    monkeypatch.setattr(analyses, "Share", HalfDone)
    held = busy(server)
    begins(anna, finished)
    server.until(lambda: held.busy)
    server.until(lambda: of(other, finished)["done"] == 0.5)


def test_a_failed_analysis_is_told_by_all_processes(
    server: Server, other: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(analyses, "course_of", broken)
        begins(anna, finished)
        server.until(lambda: of(other, finished)["status"] == "failed")
    begins(other.browser(), finished)
    assert ready(server, anna, finished)


def test_what_a_process_leaves_behind_another_one_takes_up(
    server: Server, other: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = busy(server)
    begins(anna, finished)
    server.until(lambda: held.busy)
    server.close()
    monkeypatch.setattr(analyses, "LOOK_SECONDS", 0.01)
    other.services.analysis_runner._news.set()  # its look of before would take its time
    assert ready(other, other.browser(), finished)


def test_what_a_killed_process_was_doing_is_taken_up_when_its_claim_has_run_out(
    often: None, server: Server, anna: Browser, finished: str
) -> None:
    begun = server.services.limits.at()

    def of_one_that_is_gone(session: Session) -> None:
        row = AnalysisData(finished, "somebody", begun, "gone", begun + 60 * SECOND, tries=1)
        session.add(row)

    server.run(server.services.store.write, of_one_that_is_gone)
    time.sleep(0.05)
    assert of(server, finished)["status"] == "working"
    server.services.limits.now = lambda: time.time() + 61
    assert ready(server, anna, finished)


def test_an_analysis_that_ends_its_processes_is_given_up(
    server: Server, anna: Browser, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of_those_that_are_gone(session: Session) -> None:
        session.add(AnalysisData(finished, "somebody", 0, "gone", 0, tries=MOST_TRIES))

    monkeypatch.setattr(analyses, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(analyses, "rounds", never)
    server.run(server.services.store.write, of_those_that_are_gone)
    server.services.analysis_runner._news.set()
    server.until(lambda: of(server, finished)["status"] == "failed")


def test_a_process_whose_claim_has_run_out_keeps_nothing(
    server: Server, anna: Browser, finished: str
) -> None:
    """Another process has taken its place, and will keep what it finds itself."""
    store, now = server.services.store, server.services.limits.at()
    server.run(
        store.write,
        lambda session: session.add(
            AnalysisData(finished, "somebody", now, "another", now + 60 * SECOND)
        ),
    )
    for work in (
        lambda session: analysis_queue.end(session, finished, "slow", {"analysis en": b""}),
        lambda session: analysis_queue.fail(session, finished, "slow"),
        lambda session: analysis_queue.release(session, "slow"),
    ):
        server.run(store.write, work)
        assert of(server, finished)["status"] == "working"
    renewed = server.run(
        store.write, lambda session: analysis_queue.renew(session, finished, "slow", 0.5, now)
    )
    assert not renewed


def test_what_was_asked_for_before_a_restart_is_made_after_it(
    server: Server, anna: Browser, finished: str
) -> None:
    held = busy(server)
    begins(anna, finished)
    server.until(lambda: held.busy)
    server.restart()
    assert ready(server, anna, finished)


def test_what_is_rendered_of_a_game_and_its_analysis_are_kept_beside_each_other(
    server: Server, anna: Browser, finished: str
) -> None:
    begins(anna, finished)
    ready(server, anna, finished)
    store = server.services.store
    assert finished in server.run(store.read, queries.unarchived_tables)
    server.run(server.services.archiver.archive, finished)
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
    monkeypatch.setattr("sandtable.server.routes.archive.finished", lambda table: table)
    monkeypatch.setattr(analyses, "can_be_analysed", lambda table: True)
    assert begins(browser, table).status_code == 429
