"""The first tables: visitors, tables, seats, steps, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_key() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(24), key, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("opened_by", sa.String(24), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("chosen", sa.Boolean, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("rewinds", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("moment", sa.String(64), nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("petition", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("rematch", sa.String(24), nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("tables_match", "tables", ["match"])
    op.create_index("tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        table_key(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("seats_visitor", "seats", ["visitor"])
    op.create_index("seats_invite", "seats", ["invite_hash"])
    op.create_table(
        "steps",
        table_key(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("answer", sa.String(64), nullable=False),
        sa.Column("outcomes", sa.Text, nullable=False),
        sa.Column("counters", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        table_key(),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
