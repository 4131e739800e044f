"""Analyses that were asked for, as all processes know them."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import of, table_key, texts

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "analyses",
        table_key(),
        *texts(64, "owner"),
        *of(sa.BigInteger, "asked"),
        *texts(24, "process"),
        *of(sa.BigInteger, "until"),
        *of(sa.Integer, "tries"),
        *of(sa.Double, "done"),
        *of(sa.Boolean, "failed"),
    )
    op.create_index("analyses_asked", "analyses", ["asked"])
