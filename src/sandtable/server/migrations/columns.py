"""Columns as migrations write them. Old migrations use these functions: they do not change."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.types import TypeEngine


def of(kind: type[TypeEngine[Any]] | TypeEngine[Any], *names: str) -> list[sa.Column[Any]]:
    """Columns of one type that always have a value."""
    return [sa.Column(name, kind, nullable=False) for name in names]


def texts(length: int, *names: str) -> list[sa.Column[Any]]:
    return of(sa.String(length), *names)


def text(name: str, length: int, default: str = "") -> sa.Column[str]:
    """A text with a value for rows that are given none: those that are there already."""
    return sa.Column(name, sa.String(length), nullable=False, server_default=default)


def switch(name: str) -> sa.Column[bool]:
    """Off in all rows that are there already."""
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def key(name: str, length: int = 24) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=True)


def part_of(owner: str, name: str, **more: Any) -> sa.Column[str]:
    """The id of what the row belongs to, and goes with."""
    owned = sa.ForeignKey(owner, ondelete="CASCADE")
    return sa.Column(name, sa.String(24), owned, nullable=False, **more)


def table_key() -> sa.Column[str]:
    """Of what a table has at most one of, alone or with further keys."""
    return part_of("tables.id", "table_id", primary_key=True)


def of_visitor(name: str = "visitor", **more: Any) -> sa.Column[str]:
    return part_of("visitors.id", name, **more)
