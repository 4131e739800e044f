"""How people meet: who may join a table, seeks, challenges, and who follows whom."""

from alembic import op

from sandtable.server.migrations.columns import key, of_visitor, table_key, text, texts

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", text("openness", 16, "private"))
    op.add_column("tables", text("language", 8))
    op.create_index("tables_openness", "tables", ["openness", "status"])
    op.create_table(
        "seeks",
        key("id"),
        of_visitor(unique=True),
        *texts(64, "name"),
        *texts(8, "language"),
        *texts(64, "promise"),
        *texts(32, "made", "beat"),
        text("game", 64),
        text("scenario", 64),
        text("side", 64),
        text("table_id", 24),
    )
    op.create_index("seeks_beat", "seeks", ["beat"])
    op.create_table(
        "challenges",
        table_key(),
        of_visitor("by_visitor"),
        of_visitor("to_visitor"),
        *texts(32, "made", "until"),
        text("declined", 16),
    )
    op.create_index("challenges_by", "challenges", ["by_visitor"])
    op.create_index("challenges_to", "challenges", ["to_visitor"])
    op.create_table(
        "follows",
        of_visitor("follower", primary_key=True),
        of_visitor("followed", primary_key=True),
        *texts(32, "since"),
    )
    op.create_index("follows_followed", "follows", ["followed"])
