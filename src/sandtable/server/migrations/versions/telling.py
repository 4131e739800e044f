"""Messages to people: what they chose, their browsers, the outbox, and keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "message_settings",
        sa.Column("visitor", sa.String(24), of_visitor(), primary_key=True),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(254), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("webhook_dead", sa.Boolean, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(24), of_visitor(), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("push_devices_visitor", "push_devices", ["visitor"])
    op.create_table(
        "told",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("occasion", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(24), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("answered", sa.Boolean, nullable=False),
        sa.Column("looked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor", sa.String(24), of_visitor(), nullable=False),
        sa.Column("occasion", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(24), nullable=False),
        sa.Column("trouble", sa.String(64), nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_table", "outbox", ["table_id", "visitor"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def of_visitor() -> sa.ForeignKey:
    return sa.ForeignKey("visitors.id", ondelete="CASCADE")
