"""Limits that processes keep together, and the pace that somebody seeks a game at."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "limits",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("limits_until", "limits", ["until"])
    op.create_table(
        "open_sockets",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("open_sockets_owner", "open_sockets", ["owner"])
    op.create_index("open_sockets_process", "open_sockets", ["process"])
    op.add_column("seeks", sa.Column("pace", sa.String(16), nullable=False, server_default=""))
