"""Health, metrics and logs: what a server tells its operators, and what it never tells."""

from __future__ import annotations

import io
import json
import logging
import socket
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from sandtable.server.operations.logs import DISK_FULL, is_disk_full, set_up_logs
from sandtable.server.storage.models import VisitorData
from sandtable.server.storage.store import Store
from tests.server.conftest import Serve
from tests.server.visiting import Server, token_in

# Health


def test_a_server_that_answers_lives(server: Server) -> None:
    found = server.browser().get("/healthz")
    assert (found.status_code, found.json()["ok"]) == (200, True)


def test_a_server_is_ready_when_database_and_workers_are(serve: Serve) -> None:
    server = serve(real_bots=True, workers=2)
    probe = server.browser()
    found = server.until(lambda: probe.ask("GET", "/readyz", may_fail=True))
    assert found.json() == {"ok": True, "database": True, "workers": 2, "of": 2}
    for worker in server.services.workers._all:
        worker.close()
    ended = probe.ask("GET", "/readyz", may_fail=True)
    assert (ended.status_code, ended.json()["workers"]) == (503, 0)
    revived = probe.ask("GET", "/readyz", may_fail=True)  # they were started again
    assert (revived.status_code, revived.json()["workers"]) == (200, 2)


def test_a_server_without_its_database_is_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> None:
        raise OperationalError("SELECT 1", {}, Exception("gone"))

    monkeypatch.setattr(Store, "read", broken)
    found = server.browser().ask("GET", "/readyz", may_fail=True)
    assert (found.status_code, found.json()["database"]) == (503, False)


# Metrics


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def figures(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as found:
        told: str = found.read().decode()
        return told


def test_figures_are_on_a_port_of_their_own(serve: Serve) -> None:
    port = free_port()
    server = serve(metrics=f"127.0.0.1:{port}", real_bots=True)
    anna = server.browser("Anna")
    table = anna.starts("me", "corporal")
    window = anna.sits(table)
    server.until(
        lambda: 'sandtable_bot_seconds_count{bot="corporal"}' in figures(port) or step(window)
    )
    told = figures(port)
    assert 'sandtable_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in told
    assert 'sandtable_request_seconds_bucket{le="0.05",route="/api/tables"}' in told
    assert "sandtable_sockets 1.0" in told
    assert "sandtable_live_tables 1.0" in told
    assert 'sandtable_database_seconds_count{kind="write"}' in told
    assert 'sandtable_job_seconds_count{job="think"}' in told
    assert "sandtable_jobs_waiting" in told
    assert table not in told
    assert "Anna" not in told
    page = anna.ask("GET", "/metrics", may_fail=True)  # nobody reads them beside the page
    assert "sandtable_requests_total" not in page.text


def step(window: Any) -> bool:
    """Answer something, so that the bot is asked in the end."""
    if window.now and window.now["asked"]:
        window.answers(window.names[0])
    else:
        window.next()
    return False


def test_errors_are_counted(server: Server) -> None:
    before = server.services.metrics.registry.get_sample_value
    logging.getLogger("sandtable").error("something broke")
    assert before("sandtable_errors_total", {"logger": "sandtable"}) == 1.0


# Logs


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, as JSON."""
    root, mine = logging.getLogger(), logging.getLogger("sandtable")
    before = root.handlers, root.level, mine.level
    written = io.StringIO()
    set_up_logs(as_json=True, level="debug", to=written)
    yield written
    root.handlers, level, other = before
    root.setLevel(level)
    mine.setLevel(other)


def test_nothing_secret_is_logged_while_people_play(
    log: io.StringIO, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela = server.browser("Anna of Secrets"), server.browser("Béla")
    opened = anna.opens("invite", "me")
    table = opened["id"]
    anna.gives_word(table, "xylophone")
    bela.joins(opened, "bassoonist")
    window = anna.sits(table)
    window.send(type="say", text="my mail is somebody@mail.example")
    window.hear("chat")
    server.play(table, answers=20)
    anna.post(
        f"/api/tables/{table}/report", json={"seat": "french", "reason": "rude", "words": "w0rds"}
    )
    (link,) = opened["invites"].values()
    invite = token_in(link)
    anna.invited(link)
    anna.get(f"/join/{invite}")  # as older links have it

    def broken(session: Session) -> None:
        session.add(VisitorData("hash-of-a-token", "Anna of Secrets", ""))
        session.flush()
        session.expunge_all()
        session.add(VisitorData("hash-of-a-token", "Anna of Secrets", ""))
        session.flush()

    async def write(self: Store, *_: Any) -> None:
        await real(self, broken)

    real = Store.write
    monkeypatch.setattr(Store, "write", write)
    assert anna.ask("POST", "/api/tables", may_fail=True, json=WISH).status_code == 503
    monkeypatch.setattr(Store, "write", real)
    try:
        raise ValueError(f"token {invite} of somebody@mail.example")
    except ValueError:
        logging.getLogger("sandtable").exception("a failure", extra={"word": "xylophone"})
    told = log.getvalue()
    lines = [json.loads(line) for line in told.splitlines()]
    assert any(line["event"] == "request" and line["route"] == "/api/tables" for line in lines)
    assert any("database does not answer" in line["event"] for line in lines)
    assert any("ValueError" in line.get("exception", "") for line in lines)
    secrets = [
        "xylophone",
        "bassoonist",
        "somebody@mail.example",
        "w0rds",
        "Anna of Secrets",
        invite,
    ]
    secrets += ["hash-of-a-token", *anna.cookies.values(), *bela.cookies.values()]
    assert [each for each in secrets if each in told] == []


def test_a_readable_log_has_a_line_an_event() -> None:
    root, mine = logging.getLogger(), logging.getLogger("sandtable")
    before = root.handlers, root.level, mine.level
    written = io.StringIO()
    try:
        set_up_logs(level="info", to=written)
        logging.getLogger("sandtable.security").warning("refused to %s", "visitor abc")
        logging.getLogger("sandtable").debug("too quiet")
        logging.getLogger("library").info("too talkative")
    finally:
        root.handlers, level, other = before
        root.setLevel(level)
        mine.setLevel(other)
    (line,) = written.getvalue().splitlines()
    assert "refused to visitor abc" in line
    assert "sandtable.security" in line


FULL_IN_POSTGRES = """
CREATE OR REPLACE FUNCTION disk_is_full() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql;
DO $$ DECLARE name text; BEGIN
FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT ON %I'
 ' FOR EACH ROW EXECUTE FUNCTION disk_is_full()', name);
END LOOP; END $$
"""
EMPTY_IN_POSTGRES = "DROP FUNCTION disk_is_full() CASCADE"


def test_a_full_disk_is_one_clear_line(server: Server, log: io.StringIO) -> None:
    services = server.services
    # They write now and then: a write of nothing would seem to find space.
    for background in (services.uptime, services.analysis_runner, services.sender):
        server.portal.call(background.close)
    fill_disk(server)
    try:
        for _ in range(3):
            found = server.browser("Anna").ask("POST", "/api/tables", may_fail=True, json=WISH)
            assert found.status_code == 503
    finally:
        empty_disk(server)
    errors = [
        line
        for line in map(json.loads, log.getvalue().splitlines())
        if line["level"] in ("error", "critical")
    ]
    assert [line["event"] for line in errors] == [DISK_FULL]
    assert server.browser("Anna").wish("me", "here").status_code == 201
    assert "space on the disk again" in log.getvalue()


WISH = {
    "game": "napoleonics",
    "scenario": "rolica_first",
    "seats": [{"kind": "me"}, {"kind": "here"}],
    "name": "Anna" * 10,
}


def limit_pages(connection: Any, *_: object) -> None:
    """As many pages as there are: SQLite then says what it says of a full disk."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={pages}")


def fill_disk(server: Server) -> None:
    engine = server.services.engine
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(text(FULL_IN_POSTGRES))
        return
    event.listen(engine, "checkout", limit_pages)
    with engine.connect() as connection:  # what is left of the last page
        for number in range(10_000):
            try:
                connection.execute(
                    text("INSERT INTO visitors (id, name, created) VALUES (:id, :name, '')"),
                    {"id": f"filler {number}", "name": f"{number:060}"},
                )
                connection.commit()
            except OperationalError:
                return
    raise AssertionError("the disk does not become full")


def empty_disk(server: Server) -> None:
    engine = server.services.engine
    if engine.dialect.name == "postgresql":
        with engine.begin() as connection:
            connection.execute(text(EMPTY_IN_POSTGRES))
        return
    event.remove(engine, "checkout", limit_pages)
    engine.dispose()


def test_other_errors_are_no_full_disk() -> None:
    assert is_disk_full(OSError(28, "No space left on device"))
    assert not is_disk_full(OSError(2, "No such file"))
    assert not is_disk_full(None)
