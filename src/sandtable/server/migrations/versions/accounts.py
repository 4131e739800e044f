"""Accounts of visitors."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import of_visitor, text, texts

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "accounts",
        of_visitor(primary_key=True),
        *texts(32, "name"),
        sa.Column("skeleton", sa.String(64), nullable=False, unique=True),
        *texts(32, "created"),
        text("mail", 254),
        text("language", 8, "en"),
    )
