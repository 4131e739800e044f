"""The database of the tests is empty for each of them, whatever the one before has left there."""

from __future__ import annotations

import psycopg
import pytest

from tests.server import postgres

TRIGGER = """
CREATE OR REPLACE FUNCTION refuse() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'refused'; END $$ LANGUAGE plpgsql;
CREATE TRIGGER refusing BEFORE INSERT OR DELETE ON visitors
FOR EACH ROW EXECUTE FUNCTION refuse()
"""
VISITOR = "INSERT INTO visitors (id, name, created) VALUES ('anna', 'Anna', '')"
AUDIT = """
INSERT INTO audit (at, who, who_name, act, about, about_name, details)
VALUES ('', 'anna', 'Anna', 'mute', 'bela', 'Béla', '{}')
"""


def test_what_a_test_leaves_behind_does_not_stay(postgres_database: str) -> None:
    postgres.empty(postgres_database)
    left = psycopg.connect(postgres_database)
    left.execute(VISITOR)
    left.commit()
    left.execute(TRIGGER)
    left.commit()
    left.execute("LOCK TABLE visitors")  # by a connection that nobody closes
    postgres.empty(postgres_database)
    with psycopg.connect(postgres_database) as fresh:
        assert fresh.execute("SELECT count(*) FROM visitors").fetchone() == (0,)
        fresh.execute(VISITOR)
        fresh.rollback()
    with pytest.raises(psycopg.OperationalError):
        left.execute("SELECT 1")
    left.close()


def test_what_the_migrations_guard_stays_guarded(postgres_database: str) -> None:
    postgres.empty(postgres_database)
    with psycopg.connect(postgres_database, autocommit=True) as connection:
        connection.execute(AUDIT)
        with pytest.raises(psycopg.errors.RaiseException):
            connection.execute("DELETE FROM audit")
    postgres.empty(postgres_database)
    with psycopg.connect(postgres_database) as connection:
        assert connection.execute("SELECT count(*) FROM audit").fetchone() == (0,)
