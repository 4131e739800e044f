"""Databases for these tests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine

from sandtable.server.settings import Settings
from sandtable.server.storage.database import connect
from tests.server import postgres

NUMBERS = count(1)
Fresh = Callable[[str], Settings]


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """`fresh("sqlite")`: the settings of a database that does not have a table yet."""

    def make(kind: str) -> Settings:
        number = next(NUMBERS)
        folder = tmp_path / f"fresh-{number}"
        if kind == "sqlite":
            return Settings(folder=folder)
        cluster: str = request.getfixturevalue("cluster")
        url = postgres.make_database(cluster, f"fresh_{tmp_path.name}_{number}")
        return Settings(folder=folder, database=url)

    return make


def kind_of(settings: Settings) -> str:
    return "postgresql" if settings.database else "sqlite"


def engine_of(settings: Settings) -> Engine:
    settings.folder.mkdir(parents=True, exist_ok=True)
    return connect(settings)
