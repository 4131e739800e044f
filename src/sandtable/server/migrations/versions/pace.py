"""Clocks of tables, heartbeats of the club, days off."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clocks", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("lapsed", sa.String(24), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("lapsed_at", sa.String(32), nullable=False, server_default=""))
    op.create_index("seats_lapsed", "seats", ["lapsed"])
    op.create_table(
        "heartbeats",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.String(32), nullable=False),
    )
    op.create_table(
        "days_off",
        sa.Column("visitor", sa.String(24), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("chosen", sa.BigInteger, nullable=False),
    )
