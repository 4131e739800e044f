"""How people meet: who may join a table, seeks, challenges, and who follows whom."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def visitor(name: str, **more: Any) -> sa.Column[str]:
    key = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), key, nullable=False, **more)


def text(name: str, length: int, default: str | None = None) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, server_default=default)


def upgrade() -> None:
    op.add_column("tables", text("openness", 16, "private"))
    op.add_column("tables", text("language", 8, ""))
    op.create_index("tables_openness", "tables", ["openness", "status"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(24), primary_key=True),
        visitor("visitor", unique=True),
        text("name", 64),
        text("language", 8),
        text("promise", 64),
        text("made", 32),
        text("beat", 32),
        text("game", 64, ""),
        text("scenario", 64, ""),
        text("side", 64, ""),
        text("table_id", 24, ""),
    )
    op.create_index("seeks_beat", "seeks", ["beat"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(24), table, primary_key=True),
        visitor("by_visitor"),
        visitor("to_visitor"),
        text("made", 32),
        text("until", 32),
        text("declined", 16, ""),
    )
    op.create_index("challenges_by", "challenges", ["by_visitor"])
    op.create_index("challenges_to", "challenges", ["to_visitor"])
    op.create_table(
        "follows",
        visitor("follower", primary_key=True),
        visitor("followed", primary_key=True),
        text("since", 32),
    )
    op.create_index("follows_followed", "follows", ["followed"])
