"""The first tables: visitors, tables, seats, steps, chat."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, table_key, texts

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        key("id"),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        *texts(64, "name"),
        *texts(32, "created"),
    )
    op.create_table(
        "tables",
        key("id"),
        *texts(64, "game", "scenario"),
        *texts(16, "rules"),
        *of(sa.JSON, "options"),
        *texts(16, "status"),
        *texts(24, "opened_by"),
        *texts(64, "secret", "commitment"),
        *of(sa.Text, "seed"),
        *of(sa.Boolean, "chosen"),
        *of(sa.Integer, "revision", "steps", "rewinds", "base"),
        *of(sa.Text, "source"),
        *texts(64, "moment"),
        *of(sa.JSON, "asked"),
        sa.Column("petition", sa.JSON),
        sa.Column("result", sa.JSON),
        *texts(24, "match", "rematch"),
        *of(sa.Boolean, "guided"),
        *texts(32, "created", "changed"),
    )
    op.create_index("tables_match", "tables", ["match"])
    op.create_index("tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        *texts(16, "kind"),
        *texts(24, "visitor"),
        *texts(64, "bot", "name", "word", "invite_hash"),
        *of(sa.JSON, "standing"),
        *of(sa.Integer, "seen"),
    )
    op.create_index("seats_visitor", "seats", ["visitor"])
    op.create_index("seats_invite", "seats", ["invite_hash"])
    op.create_table(
        "steps",
        table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        *of(sa.Integer, "seat"),
        *texts(64, "answer"),
        *of(sa.Text, "outcomes", "counters"),
    )
    op.create_table(
        "chat",
        table_key(),
        sa.Column("n", sa.Integer, primary_key=True),
        *texts(64, "who"),
        *of(sa.Integer, "seat"),
        *of(sa.Text, "text"),
        *texts(32, "at"),
    )
