"""Sealed choices: steps and changes that others are not told of."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("sealed_steps", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column(
        "tables", sa.Column("sealed_changes", sa.JSON, nullable=False, server_default="[]")
    )
