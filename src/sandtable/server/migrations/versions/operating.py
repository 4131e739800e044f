"""Mutes, blocks, reports, sanctions, roles, the audit log; chat that onlookers may read."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, switch, text, texts

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
    op.add_column("tables", switch("chat_open"))
    op.add_column("chat", text("visitor", 24))
    op.add_column("chat", switch("open"))
    avoided("mutes", "muter", "muted")
    avoided("blocks", "blocker", "blocked")
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "roles",
        key("visitor"),
        *texts(16, "role"),
        *texts(32, "since"),
    )
    reports_and_sanctions()
    audit()
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *texts(64, "what"),
    )


def avoided(name: str, who: str, whom: str) -> None:
    op.create_table(
        name,
        key(who),
        key(whom),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        *texts(64, "name"),
        *texts(32, "created"),
    )


def reports_and_sanctions() -> None:
    op.create_table(
        "reports",
        key("id"),
        *texts(24, "reporter", "about", "table_id"),
        *texts(16, "reason"),
        *of(sa.Text, "words"),
        *texts(32, "at"),
        *of(sa.JSON, "kept"),
        *texts(16, "status", "outcome"),
    )
    op.create_index("reports_status", "reports", ["status"])
    op.create_index("reports_about", "reports", ["about"])
    op.create_table(
        "sanctions",
        key("id"),
        *texts(24, "visitor"),
        *texts(16, "kind", "reason"),
        *of(sa.Text, "words"),
        *texts(64, "given_by"),
        *texts(32, "at", "until"),
        *texts(24, "report"),
        *texts(32, "lifted"),
        *of(sa.Boolean, "seen"),
    )
    op.create_index("sanctions_visitor", "sanctions", ["visitor"])


def audit() -> None:
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        *texts(32, "at"),
        *texts(64, "who", "who_name"),
        *texts(32, "act"),
        *texts(24, "about"),
        *texts(64, "about_name"),
        *of(sa.JSON, "details"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES)
    else:
        op.execute(SQLITE.format(what="UPDATE"))
        op.execute(SQLITE.format(what="DELETE"))
