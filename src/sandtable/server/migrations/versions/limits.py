"""Limits that processes keep together, and the pace that somebody seeks a game at."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, text, texts

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "limits",
        key("key", 64),
        *of(sa.BigInteger, "until"),
    )
    op.create_index("limits_until", "limits", ["until"])
    op.create_table(
        "open_sockets",
        key("id"),
        *texts(64, "owner"),
        *texts(24, "process"),
        *of(sa.BigInteger, "until"),
    )
    op.create_index("open_sockets_owner", "open_sockets", ["owner"])
    op.create_index("open_sockets_process", "open_sockets", ["process"])
    op.add_column("seeks", text("pace", 16))
