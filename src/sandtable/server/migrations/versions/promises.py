"""Promises: the hashes of the words of seats, given before any word is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.String(64), nullable=False, server_default=""))
