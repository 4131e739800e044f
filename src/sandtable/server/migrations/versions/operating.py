"""Mutes, blocks, reports, sanctions, roles, the audit log; chat that onlookers may read."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

# Rows of the audit log are added, never changed.
SQLITE = (
    "CREATE TRIGGER audit_{what} BEFORE {what} ON audit "
    "BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END"
)
POSTGRES = """
CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$ LANGUAGE plpgsql;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
"""


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("chat_open", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("chat", sa.Column("visitor", sa.String(24), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    avoided("mutes", "muter", "muted")
    avoided("blocks", "blocker", "blocked")
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "roles",
        sa.Column("visitor", sa.String(24), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
    )
    reports_and_sanctions()
    audit()
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("what", sa.String(64), nullable=False),
    )


def avoided(name: str, who: str, whom: str) -> None:
    op.create_table(
        name,
        sa.Column(who, sa.String(24), primary_key=True),
        sa.Column(whom, sa.String(24), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )


def reports_and_sanctions() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("kept", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
    )
    op.create_index("reports_status", "reports", ["status"])
    op.create_index("reports_about", "reports", ["about"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("given_by", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("report", sa.String(24), nullable=False),
        sa.Column("lifted", sa.String(32), nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False),
    )
    op.create_index("sanctions_visitor", "sanctions", ["visitor"])


def audit() -> None:
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("who_name", sa.String(64), nullable=False),
        sa.Column("act", sa.String(32), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("about_name", sa.String(64), nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES)
    else:
        op.execute(SQLITE.format(what="UPDATE"))
        op.execute(SQLITE.format(what="DELETE"))
