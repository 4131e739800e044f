"""Snapshots of games, and the hashes of positions where turns end."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import of, table_key, text, texts

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("steps", text("hash", 64))
    op.create_table(
        "snapshots",
        table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        *texts(16, "rules"),
        *texts(64, "hash"),
        *of(sa.Text, "content"),
    )
