"""Promises: the hashes of the words of seats, given before any word is shown."""

from alembic import op

from sandtable.server.migrations.columns import text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", text("promise", 64))
