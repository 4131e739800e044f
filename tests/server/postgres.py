"""A PostgreSQL of one's own: a cluster in a temporary folder, on a socket, and never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.scratch import in_memory

ROOT: Final = Path(__file__).resolve().parent.parent.parent
GAPS: Final = ROOT / "build" / "not-run"  # what could not be run, a line each: see the Makefile
GAP: Final = "- the server on PostgreSQL: no initdb"
QUICK: Final = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
}
SECONDS: Final = 30.0
cleaners: dict[str, psycopg.Connection[Any]] = {}  # by the address of their database

LEAVE: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

# Rows are deleted without foreign keys and other triggers: that is quicker than TRUNCATE, which
# makes new files for every table. Of the triggers only that of the migrations stays.
EMPTY: Final = """
DO $$ DECLARE each record; BEGIN
SET LOCAL session_replication_role = replica;
FOR each IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger
  WHERE NOT tgisinternal AND tgname <> 'audit_append_only' LOOP
  EXECUTE format('DROP TRIGGER %I ON %s', each.tgname, each.place);
END LOOP;
FOR each IN SELECT tablename FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
  EXECUTE format('DELETE FROM %I', each.tablename);
END LOOP; END $$
"""


def binaries() -> Path | None:
    """The folder that has initdb and postgres: on the path, or where Debian and others put it."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += sorted(Path("/usr").glob("pgsql-*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def note_gap() -> None:
    GAPS.parent.mkdir(exist_ok=True)
    if not GAPS.exists() or GAP not in GAPS.read_text(encoding="utf-8"):
        with GAPS.open("a", encoding="utf-8") as gaps:
            gaps.write(GAP + "\n")


def somebody() -> pwd.struct_passwd:
    """The user that PostgreSQL is to run as: it refuses to run as root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise OSError("root finds nobody to run PostgreSQL as")


@contextmanager
def cluster() -> Iterator[str]:
    """Its address, without the name of a database."""
    folder = binaries()
    assert folder is not None
    who = somebody()
    home = Path(tempfile.mkdtemp(prefix="sandtable-pg-", dir=in_memory() or "/tmp"))
    as_who: dict[str, Any] = {"cwd": home}
    if os.geteuid() == 0:
        os.chown(home, who.pw_uid, who.pw_gid)
        as_who |= {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    data = home / "data"
    options = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--username=sandtable"]
    subprocess.run(
        [folder / "initdb", "-D", data, *options], check=True, capture_output=True, **as_who
    )
    chosen = [part for name, value in QUICK.items() for part in ("-c", f"{name}={value}")]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [folder / "postgres", "-D", data, "-k", home, *chosen], stdout=log, stderr=log, **as_who
        )
    try:
        address = f"postgresql://sandtable@/{{}}?host={home}"
        wait_for(address.format("postgres"), server, home / "log")
        yield address
    finally:
        for url in [each for each in cleaners if str(home) in each]:
            cleaners.pop(url).close()
        server.send_signal(signal.SIGINT)
        try:
            server.wait(SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        shutil.rmtree(home, ignore_errors=True)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + SECONDS
    while True:
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(log.read_text(encoding="utf-8")) from None
            time.sleep(0.05)


def make_database(address: str, name: str) -> str:
    with psycopg.connect(address.format("postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address.format(name)


def empty(url: str) -> None:
    """Everything away but the tables themselves, and whatever a test has left behind."""
    for last_try in (False, True):
        try:
            connection = cleaner(url)
            connection.execute(LEAVE)
            connection.execute(EMPTY)
            return
        except psycopg.OperationalError:  # a test has ended this connection too
            if last_try:
                raise


def cleaner(url: str) -> psycopg.Connection[Any]:
    """A connection that stays: a new one has to learn of all tables first."""
    known = cleaners.get(url)
    if known is None or known.closed:
        known = cleaners[url] = psycopg.connect(url, autocommit=True)
        known.execute("SET lock_timeout = '10s'")
    return known
