"""A server for each test, on SQLite and on a PostgreSQL that is started for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from sqlalchemy import Engine, create_engine

from sandtable.server.clocks.uptime import SystemClock
from sandtable.server.settings import DATABASE_FILE, Settings
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.storage.store import Change
from tests.server import postgres
from tests.server.holding import HeldWorkers, Hold
from tests.server.visiting import (
    SHORT_GAME,
    WORD,
    Browser,
    Server,
    Window,
    known_choices,
    secret_of,
)

Serve = Callable[..., Server]
UNHURRIED: dict[str, Any] = {"messages_a_second": 1e9, "messages_a_visitor": 10**9}
first_engines: dict[str, Engine] = {}  # by the kind of database
USUAL = 1  # the secret of most tables
DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """SQLAlchemy compiles its statements for each engine. The engines of tests share them."""

    def create_alike(url: str, **options: Any) -> Engine:
        engine = create_engine(url, **options)
        first = first_engines.setdefault(engine.dialect.name, engine)
        engine.dialect = first.dialect
        engine._compiled_cache = first._compiled_cache
        return engine

    with mock.patch("sandtable.server.storage.database.create_engine", create_alike):
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if postgres.binaries() is None:
        postgres.note_gap()
        pytest.skip("no initdb here")
    with postgres.cluster() as address:
        yield address


@pytest.fixture(scope="session")
def postgres_database(cluster: str) -> str:
    """A database whose tables are there already."""
    url = postgres.make_database(cluster, "tables")
    open_database(Settings(database=url)).dispose()
    return url


@pytest.fixture(scope="session")
def sqlite_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file whose tables are there already; to be copied, not to be written to."""
    settings = Settings(folder=tmp_path_factory.mktemp("tables"))
    open_database(settings).dispose()
    return settings.folder / DATABASE_FILE


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A server runs on both databases, unless its test names one or would ask both the same."""
    if "settings" not in metafunc.fixturenames:
        return
    chosen = metafunc.definition.iter_markers("parametrize")
    if not any("settings" in each.args[0] for each in chosen):
        one = metafunc.definition.get_closest_marker("any_database") is not None
        metafunc.parametrize("settings", DATABASES[:1] if one else DATABASES, indirect=True)


@pytest.fixture
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """The settings of a server with nothing in its database. Tests may be quicker than people."""
    return settings_on(request.param, request, tmp_path)


def settings_on(database: str, request: pytest.FixtureRequest, folder: Path) -> Settings:
    usual = Settings(folder=folder, hosts=("table.test",), **UNHURRIED)
    if database == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_database"), folder)
        return usual
    url: str = request.getfixturevalue("postgres_database")
    postgres.empty(url)
    return replace(usual, database=url)


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    """The loop in which the server of a test runs."""
    with start_blocking_portal() as portal:
        yield portal


@pytest.fixture
def serve(settings: Settings, portal: BlockingPortal) -> Iterator[Serve]:
    """`serve(tables_a_visitor=2)`: an open server with these settings."""
    opened: list[Server] = []

    def open_server(
        real_bots: bool = False,
        clock: SystemClock | None = None,
        archives: bool = False,
        **changes: Any,
    ) -> Server:
        server = Server(portal, replace(settings, **changes), real_bots, clock, archives)
        opened.append(server)
        return server.open()

    yield open_server
    for server in opened:
        server.close()


@pytest.fixture
def server(serve: Serve) -> Server:
    return serve()


@pytest.fixture
def hold() -> Iterator[Hold]:
    """`hold(server)`: from here on its workers are busy, at the latest until the test ends."""
    holding: list[tuple[Server, HeldWorkers]] = []

    def begin(server: Server) -> HeldWorkers:
        held = HeldWorkers()
        holding.append((server, held))
        server.services.workers = server.services.bots.workers = held
        for table in server.services.tables.live.values():
            table.workers = held
        return held

    yield begin
    for server, held in holding:
        server.portal.call(held.free.set)


@pytest.fixture
def anna(server: Server) -> Browser:
    return server.browser("Anna")


@pytest.fixture
def bela(server: Server) -> Browser:
    return server.browser("Béla")


@pytest.fixture
def eve(server: Server) -> Browser:
    """Somebody who sits nowhere."""
    return server.browser("Eve")


@pytest.fixture(autouse=True)
def knowing(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """`knowing(7)`: tables that are opened from now on have this secret, and not the usual one.

    So a test sees the same cards and dice whenever it runs.
    """

    def know(secret: int) -> None:
        monkeypatch.setattr(
            "sandtable.server.tables.new_tables.new_secret", lambda: secret_of(secret)
        )

    know(USUAL)
    return know


@pytest.fixture
def table(anna: Browser, bela: Browser) -> str:
    """Anna has the allies, who begin; Béla the French."""
    opened = anna.opens("invite", "me")
    anna.gives_word(opened["id"])
    assert bela.joins(opened).status_code == 200
    return str(opened["id"])


@pytest.fixture
def hers(anna: Browser, table: str) -> Window:
    return anna.sits(table)


@pytest.fixture
def his(bela: Browser, table: str) -> Window:
    return bela.sits(table)


@pytest.fixture
def finished(server: Server, anna: Browser, knowing: Callable[[int], None]) -> str:
    """A game that Anna has played against herself, to a victory."""
    knowing(SHORT_GAME)
    table: str = anna.opens("me", "here")["id"]
    if not played_before:
        anna.gives_word(table)
        live = server.follow(table, known_choices(SHORT_GAME))
        played_before.append((live.data, server.steps(table)))
    else:  # it would go the same way again
        data, steps = played_before[0]
        names = ("status", "seed", "steps", "moment", "asked", "result")
        fields = {name: getattr(data, name) for name in names}
        words: list[tuple[int, dict[str, Any]]] = [(seat, {"word": WORD}) for seat in range(2)]
        change = Change(table, 0, fields, steps=steps, seats=words)
        assert server.run(server.services.store.keep, change)
    return table


played_before: list[tuple[TableData, list[StepData]]] = []
