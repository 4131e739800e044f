"""Clocks of tables, heartbeats of the club, days off."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, text, texts

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", text("pace", 32))
    op.add_column("tables", sa.Column("clocks", sa.JSON, nullable=True))
    op.add_column("seats", text("lapsed", 24))
    op.add_column("seats", text("lapsed_at", 32))
    op.create_index("seats_lapsed", "seats", ["lapsed"])
    op.create_table(
        "heartbeats",
        key("day", 10),
        *of(sa.BigInteger, "began", "counted"),
        *texts(32, "beat"),
    )
    op.create_table(
        "days_off",
        key("visitor"),
        key("day", 10),
        *of(sa.BigInteger, "chosen"),
    )
