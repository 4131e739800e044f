"""The stored classes are the tables of the database as migrations make them."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.orm import Session

from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import SeatData, StepData, metadata
from sandtable.server.tables.new_tables import new_table


def test_the_classes_fit_the_migrated_database(settings: Settings) -> None:
    engine = open_database(settings)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_what_is_stored_is_what_was_given(settings: Settings) -> None:
    engine = open_database(settings)
    seats = [SeatData(0, "person", "anna", word="magpie"), SeatData(1, "bot", bot="random")]
    table = new_table("napoleonics", "rolica_first", "anna", seats)
    table.petition = {"kind": "draw", "seat": 0, "agreed": [0]}
    table.options = {"switch": True}
    steps = [StepData(0, 0, "", [(1, 2), (3, 0)], [4, 0, 7]), StepData(1, 1, "done", [], [])]
    with Session(engine, expire_on_commit=False) as session, session.begin():
        queries.add_table(session, table, steps)
    with Session(engine) as session:
        loaded, loaded_steps, chat = queries.load_all(session, table.id)
        assert loaded is not None
        assert loaded.seats == table.seats
        assert (loaded.petition, loaded.options) == (table.petition, table.options)
        assert loaded.result is None
        assert chat == []
        rows = [each.row(table.id) for each in loaded_steps]
        assert rows == [each.row(table.id) for each in steps]
    engine.dispose()
