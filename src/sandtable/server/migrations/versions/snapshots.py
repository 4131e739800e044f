"""Snapshots of games, and the hashes of positions where turns end."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("steps", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), key, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
