"""A backup has all games as of one moment, and what is restored from it plays the same."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from sandtable.server.archive.archiver import plays_the_same
from sandtable.server.operations import backup
from sandtable.server.operations.backup import BackupError, back_up, count_rows, restore
from sandtable.server.operations.rehearsal import rehearse
from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import known_revisions, migrate, revision_of
from sandtable.server.storage.models import TableData
from tests.server.operations.databases import Fresh, engine_of, fresh, kind_of
from tests.server.visiting import Browser, Server, Window

__all__ = ["fresh"]


def replay_all(engine: Engine) -> dict[str, int]:
    """Every game of a database, with all of its stored hashes; the steps of each."""
    found = {}
    with Session(engine) as session:
        for data in session.scalars(select(TableData)):
            steps = queries.load_steps(session, data.id)
            if not steps:
                continue
            assert len(steps) == data.steps + 1
            assert any(each.hash for each in steps) or data.steps < 40
            assert plays_the_same(data, steps), data.id
            found[data.id] = data.steps
    return found


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_during_writes_restores_to_games_that_play_the_same(
    server: Server,
    anna: Browser,
    finished: str,
    fresh: Fresh,
    target: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Players go on at every table of the database that is written."""
    playing = anna.starts("me", "here")
    server.play(playing, answers=60)
    write_rows = backup.write_rows

    def busy(*args: Any) -> Any:
        server.play(playing, answers=7, seed=5)
        anna.opens("me", "invite")
        return write_rows(*args)

    monkeypatch.setattr(backup, "write_rows", busy)
    before = server.table(playing).data.steps
    engine = engine_of(server.settings)
    made = back_up(engine, tmp_path / "backup.zip")
    engine.dispose()
    monkeypatch.setattr(backup, "write_rows", write_rows)
    assert server.table(playing).data.steps > before + 7 * 5  # it was not stopped

    copy = engine_of(fresh(target))
    assert restore(copy, tmp_path / "backup.zip") == made
    games = replay_all(copy)
    assert set(games) == {finished, playing}
    assert before <= games[playing] <= before + 20  # of the moment when it began
    again = back_up(copy, tmp_path / "again.zip")
    assert again.tables == made.tables
    copy.dispose()


def test_a_restored_server_goes_on_where_it_was(
    server: Server,
    anna: Browser,
    table: str,
    hers: Window,
    his: Window,
    fresh: Fresh,
    tmp_path: Path,
) -> None:
    hers.send(type="say", text="hello")
    hers.hear("chat")
    server.play(table, answers=30)
    his.until(lambda: his.shown["step"] >= 30)
    seen = hers.shown["step"], anna.read(f"/api/tables/{table}")["dice"]
    engine = engine_of(server.settings)
    back_up(engine, tmp_path / "backup.zip")
    engine.dispose()
    settings = fresh(kind_of(server.settings))
    copy = engine_of(settings)
    restore(copy, tmp_path / "backup.zip")
    copy.dispose()
    other = Server(server.portal, Settings(**{**vars(server.settings), **database_of(settings)}))
    other.open()
    try:
        again = Browser(other, "Anna")
        again.connect(anna.cookies)  # the same token opens the same seat
        window = again.sits(table)
        assert window.table["yours"] == ["allied"]
        assert [line["text"] for line in window.chat] == ["hello"]
        assert (window.shown["step"], again.read(f"/api/tables/{table}")["dice"])[1] == seen[1]
        other.play(table, answers=10)
        window.leave()
        again.close()
    finally:
        other.close()


def database_of(settings: Settings) -> dict[str, Any]:
    return {"database": settings.database, "folder": settings.folder}


def test_a_server_that_runs_reads_everything_anew_after_a_restore(
    server: Server, anna: Browser, tmp_path: Path
) -> None:
    table = anna.starts("me", "here")
    server.play(table, answers=10)
    steps = server.table(table).data.steps
    engine = engine_of(server.settings)
    back_up(engine, tmp_path / "backup.zip")
    server.play(table, answers=20, seed=2)
    later = anna.starts("me", "here")
    window = anna.window(table)
    window.welcome()
    restore(engine, tmp_path / "backup.zip", replace=True)
    engine.dispose()
    assert window.closed() == 4429  # pages connect again by themselves
    assert anna.read(f"/api/tables/{table}")["status"] == "running"
    assert server.table(table).data.steps == steps
    assert anna.get(f"/api/tables/{later}").status_code == 404
    server.play(table, answers=5, seed=3)
    assert len(server.steps(table)) == server.table(table).data.steps + 1


def test_a_database_that_is_not_empty_is_replaced_only_on_request(
    server: Server, anna: Browser, tmp_path: Path
) -> None:
    anna.starts("me", "here")
    engine = engine_of(server.settings)
    back_up(engine, tmp_path / "backup.zip")
    with engine.connect() as connection:
        before = count_rows(connection)
    with pytest.raises(BackupError, match="not empty"):
        restore(engine, tmp_path / "backup.zip")
    with engine.connect() as connection:
        assert count_rows(connection) == before > 0
    engine.dispose()


def test_numbers_go_on_after_those_that_were_restored(
    fresh: Fresh, server: Server, tmp_path: Path
) -> None:
    from sandtable.server.moderation.queries import OPERATOR, add_audit_entry, audit

    def add(session: Session) -> None:
        add_audit_entry(session, OPERATOR, "end", "", table="first")

    server.run(server.services.store.write, add)
    engine = engine_of(server.settings)
    back_up(engine, tmp_path / "backup.zip")
    engine.dispose()
    copy = engine_of(fresh(kind_of(server.settings)))
    restore(copy, tmp_path / "backup.zip")
    with Session(copy) as session, session.begin():
        add_audit_entry(session, OPERATOR, "end", "", table="second")
    with Session(copy) as session:
        second, first = audit(session)
        assert second.n > first.n
    copy.dispose()


def rewritten(file: Path, **changes: Any) -> Path:
    """The same backup with another manifest, or without a table."""
    other = file.with_name("other.zip")
    gone = changes.pop("without", "")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(other, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "manifest.json":
                content = json.dumps({**json.loads(content), **changes}).encode()
            if name == "visitors.jsonl" and changes.get("format") == 1:
                content = content.replace(b"Anna", b"Anne")
            if name != gone:
                new.writestr(name, content)
    return other


def test_a_backup_that_is_not_whole_is_not_restored(
    server: Server, anna: Browser, fresh: Fresh, tmp_path: Path
) -> None:
    anna.starts("me", "here")
    engine = engine_of(server.settings)
    good = tmp_path / "backup.zip"
    back_up(engine, good)
    engine.dispose()
    target = engine_of(fresh(kind_of(server.settings)))
    spoilt: dict[str, dict[str, Any]] = {
        "not those that were written": {"format": 1},
        "are missing": {"without": "tables.jsonl"},
        "does not know": {"revision": "9999"},
        "has format": {"format": 7},
    }
    for reason, change in spoilt.items():
        file = rewritten(good, **change)
        with pytest.raises(BackupError, match=reason):
            restore(target, file)
    cut = tmp_path / "cut.zip"
    cut.write_bytes(good.read_bytes()[:-200])
    with pytest.raises(BackupError, match="damaged"):
        restore(target, cut)
    with target.connect() as connection:
        assert revision_of(connection) == ""  # untouched
    target.dispose()


def test_a_backup_is_for_its_owner_alone(server: Server, tmp_path: Path) -> None:
    engine = engine_of(server.settings)
    file = tmp_path / "backup.zip"
    back_up(engine, file)
    engine.dispose()
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.iterdir() if "partial" in each.name] == []


def test_a_migration_is_rehearsed_on_a_copy(
    server: Server, anna: Browser, fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, other = anna.starts("me", "here"), anna.starts("me", "here")
    for table in (good, other):
        server.play(table, answers=60)
    engine = engine_of(server.settings)
    found = rehearse(engine)
    assert (found.running, found.cannot_go_on) == (2, [])
    assert found.before == found.after == known_revisions()[0]

    def spoil(session: Session) -> None:
        step = next(each for each in queries.load_steps(session, other) if each.hash)
        step.hash = "0" * 64

    server.run(server.services.store.write, spoil)
    assert rehearse(engine).cannot_go_on == [other]
    with engine.connect() as connection:
        assert count_rows(connection) > 0
    engine.dispose()


def test_an_old_database_is_backed_up_and_restored_to_the_latest(
    fresh: Fresh, settings: Settings, tmp_path: Path
) -> None:
    from sandtable.server.storage.database import upgrade

    old = engine_of(fresh(kind_of(settings)))
    with old.begin() as connection:
        upgrade(connection, "0006")
        connection.exec_driver_sql(
            "INSERT INTO visitors (id, token_hash, name, created) VALUES ('a', 'b', 'Anna', '2026')"
        )
    made = back_up(old, tmp_path / "old.zip")
    assert (made.revision, made.rows) == ("0006", 1)
    assert rehearse(old).before == "0006"
    new = engine_of(fresh(kind_of(settings)))
    restore(new, tmp_path / "old.zip")
    with new.connect() as connection:
        assert revision_of(connection) == known_revisions()[0]
        found = connection.exec_driver_sql("SELECT visitor, token_hash FROM sessions").all()
        assert [tuple(each) for each in found] == [("a", "b")], "what came to refer to it stays"
        assert count_rows(connection) == 2
    migrate(new)
    for each in (old, new):
        each.dispose()
