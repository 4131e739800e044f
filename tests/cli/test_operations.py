"""The commands of an operator, from the command line to what is printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.settings import Settings
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import SeatData, VisitorData
from sandtable.server.tables.new_tables import new_table
from tests.cli.conftest import Run

ANNA, TABLE = "anna-of-the-tests", "napoleonics"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database with Anna, who has an account, and a table of hers."""
    engine = open_database(Settings(folder=tmp_path / "data"))
    with Session(engine) as session, session.begin():
        session.add(VisitorData(ANNA, "Anna", "2026-01-01"))
        session.flush()
        session.add(
            AccountData(ANNA, "Anna", "anna", "anna", "2026-01-01", mail="anna@mail.example")
        )
        seats = [SeatData(0, "person", ANNA, name="Anna"), SeatData(1, "bot", bot="random")]
        session.add(new_table(TABLE, "rolica_first", ANNA, seats))
    engine.dispose()
    return tmp_path / "data"


def test_people_are_listed_shown_and_given_roles(run: Run, folder: Path) -> None:
    assert "Anna" in run("admin", "people", "list", "--folder", folder).out
    assert run("admin", "people", "role", "Anna", "moderator", "--folder", folder).code == 0
    shown = run("admin", "people", "show", "anna", "--folder", folder, "--json")
    assert json.loads(shown.out)["role"] == "moderator"
    assert "mail.example" not in shown.out
    listed = run("admin", "people", "list", "--role", "moderator", "--folder", folder, "--json")
    assert [each["name"] for each in json.loads(listed.out)] == ["Anna"]
    assert run("admin", "people", "rename", "Anna", "Berta", "--folder", folder).code == 0
    assert "Berta" in run("admin", "tables", "list", "--folder", folder).out


def test_somebody_is_suspended_and_the_log_has_it(run: Run, folder: Path) -> None:
    suspended = run("admin", "people", "suspend", "Anna", "--days", "3", "--folder", folder)
    assert suspended.out == "suspended for 3 d\n"
    assert "suspend until" in run("admin", "people", "show", "Anna", "--folder", folder).out
    assert run("admin", "people", "lift", "Anna", "--folder", folder).out == "lifted: 1\n"
    log = run("admin", "audit", "--folder", folder).out
    assert "Suspended Anna (3 d)" in log
    assert "Lifted the suspension of Anna" in log
    assert run("admin", "reports", "--folder", folder).out == ""
    assert run("admin", "messages", "--folder", folder).out == ""


def test_tables_are_shown_and_ended(run: Run, folder: Path) -> None:
    (row,) = json.loads(run("admin", "tables", "list", "--folder", folder, "--json").out)
    shown = run("admin", "tables", "show", row["id"], "--folder", folder)
    assert json.loads(shown.out)["scenario"] == "rolica_first"
    assert run("admin", "tables", "end", row["id"], "--folder", folder).out == "ended\n"
    again = run("admin", "tables", "end", row["id"], "--folder", folder)
    assert (again.code, again.err) == (2, "sandtable: this game is over already.\n")


def test_a_backup_is_made_and_restored(run: Run, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    assert "checked" in run("backup", file, "--folder", folder).out
    assert "--force" in run("backup", file, "--folder", folder).err
    assert run("backup", file, "--folder", folder, "--force").code == 0
    refused = run("restore", file, "--folder", folder)
    assert refused.code == 2
    assert "--yes" in refused.err
    assert run("restore", file, "--folder", folder, "--yes").code == 0
    assert "restored" in run("restore", file, "--folder", tmp_path / "new").out
    assert "Anna" in run("admin", "people", "list", "--folder", tmp_path / "new").out
    file.write_bytes(b"PK nothing")
    spoilt = run("restore", file, "--folder", tmp_path / "third")
    assert spoilt.code == 2
    assert "damaged" in spoilt.err


def test_a_migration_is_rehearsed_and_done(run: Run, folder: Path, tmp_path: Path) -> None:
    rehearsed = run("migrate", "--rehearse", "--folder", folder)
    assert rehearsed.code == 0
    assert "running games: 0, cannot go on: 0" in rehearsed.out
    assert "revision none to" in run("migrate", "--folder", tmp_path / "new").out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("admin", "people", "show", "Zoe"), "nobody called"),
        (("admin", "people", "role", "Anna", "king"), "no role"),
        (("admin", "people", "suspend", "Anna", "--reason", "mood"), "no reason"),
        (("admin", "tables", "show", "none"), "no table"),
        (("restore", "nothing.zip"), "no file"),
        (("serve", "--log", "loud"), "plain"),
        (("serve", "--log-level", "loud"), "log level"),
        (("serve", "--metrics", "here"), "HOST:PORT"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    run: Run, folder: Path, arguments: tuple[str, ...], reason: str
) -> None:
    ran = run(*arguments, "--folder", folder)
    assert ran.code == 2
    assert reason in ran.err
    assert ran.err.count("\n") == 1


def test_commands_need_a_database(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "people", "list", "--folder", tmp_path / "nowhere")
    assert ran.code == 2
    assert "no database" in ran.err
    assert not (tmp_path / "nowhere").exists()
