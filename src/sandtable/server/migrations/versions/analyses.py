"""Analyses that were asked for, as all processes know them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_index("analyses_asked", "analyses", ["asked"])
