"""What can be read of finished games whatever the rules are; games that rules do not play."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("stopped_by", sa.String(16), nullable=False, server_default="")
    )
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(24), key, primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
