"""Accounts of visitors."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    key = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    op.create_table(
        "accounts",
        sa.Column("visitor", sa.String(24), key, primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("skeleton", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False, server_default=""),
        sa.Column("language", sa.String(8), nullable=False, server_default="en"),
    )
