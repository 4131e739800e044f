"""The keys of a server: in files outside the database, where the operator wants that."""

from __future__ import annotations

import stat
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.notifications.key_files import read_or_make
from sandtable.server.notifications.keys import Keys, new_signing_key
from sandtable.server.notifications.models import ServerKeyData
from tests.server.conftest import Serve
from tests.server.test_processes import process
from tests.server.visiting import Server


def keys_of(server: Server) -> Keys:
    found: Keys = server.run(server.services.sender.keys)
    return found


def stored_in(server: Server) -> list[str]:
    def read(session: Session) -> list[str]:
        return list(session.scalars(select(ServerKeyData.value)))

    found: list[str] = server.run(server.services.store.read, read)
    return found


def test_keys_are_in_files_that_only_the_owner_reads(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "secrets"
    server = serve(secrets=folder)
    keys = keys_of(server)
    assert stored_in(server) == []
    files = {each.name: each for each in folder.iterdir()}
    assert set(files) == {"vapid", "signing"}
    assert files["vapid"].read_text().strip() == keys.vapid
    assert files["signing"].read_text().strip() == keys.signing
    modes = {stat.S_IMODE(each.stat().st_mode) for each in files.values()}
    assert (modes, stat.S_IMODE(folder.stat().st_mode)) == ({0o400}, 0o700)
    assert keys_of(serve(secrets=folder)) == keys


def test_keys_of_the_database_move_into_the_files(serve: Serve, tmp_path: Path) -> None:
    """Links in mails and the subscriptions of browsers go on working."""
    before = keys_of(serve())
    moved = serve(secrets=tmp_path / "secrets")
    assert keys_of(moved) == before
    assert stored_in(moved) == []


def test_keys_that_are_there_already_are_taken(serve: Serve, tmp_path: Path) -> None:
    """As a vault brings them."""
    (tmp_path / "signing").write_text("c2lnbmluZw\n")
    assert keys_of(serve(secrets=tmp_path)).signing == "c2lnbmluZw"


def test_of_many_who_make_a_key_all_have_the_same(tmp_path: Path) -> None:
    make = partial(read_or_make, tmp_path, "signing", new_signing_key)
    with ThreadPoolExecutor(16) as pool:
        made = {each.result() for each in [pool.submit(make) for _ in range(64)]}
    assert len(made) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["signing"]


def test_the_password_of_the_mail_server_may_be_in_a_file(tmp_path: Path) -> None:
    secrets = tmp_path / "secrets"
    secrets.mkdir()
    (secrets / "smtp").write_text("smtps://table:password@mail.example\n")
    page = ("--mail-from", "table@table.example", "--origin", "https://table.example")
    with process(tmp_path, options=("--secrets", str(secrets), *page)) as server:
        assert httpx.get(f"{server.address}/api/people/me").json()["mail"] is True
    assert {each.name for each in secrets.iterdir()} == {"smtp", "vapid", "signing"}
