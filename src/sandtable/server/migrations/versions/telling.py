"""Messages to people: what they chose, their browsers, the outbox, and keys of the server."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, of_visitor, table_key, texts

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "message_settings",
        of_visitor(primary_key=True),
        *of(sa.JSON, "choices"),
        *texts(8, "language"),
        *texts(254, "origin"),
        *texts(64, "zone"),
        *of(sa.Integer, "quiet_from", "quiet_to"),
        *of(sa.Text, "webhook"),
        *of(sa.Boolean, "webhook_dead"),
    )
    op.create_table(
        "push_devices",
        key("id", 64),
        of_visitor(),
        *of(sa.Text, "endpoint"),
        *texts(128, "p256dh"),
        *texts(64, "auth", "name"),
        *texts(8, "language"),
        *texts(32, "created"),
    )
    op.create_index("push_devices_visitor", "push_devices", ["visitor"])
    op.create_table(
        "told",
        table_key(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        key("occasion", 16),
        *texts(24, "visitor"),
        *texts(32, "due"),
        *of(sa.Boolean, "answered", "looked"),
    )
    op.create_table(
        "outbox",
        key("id"),
        of_visitor(),
        *texts(16, "occasion", "channel"),
        *texts(32, "due", "created"),
        *texts(64, "target"),
        *texts(24, "table_id"),
        *of(sa.Integer, "seat"),
        *of(sa.JSON, "about"),
        *texts(16, "state"),
        *of(sa.Integer, "attempts"),
        *texts(24, "claim"),
        *texts(64, "trouble"),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_index("outbox_table", "outbox", ["table_id", "visitor"])
    op.create_table(
        "server_keys",
        key("name", 32),
        *of(sa.Text, "value"),
    )
