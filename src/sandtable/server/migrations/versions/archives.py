"""What can be read of finished games whatever the rules are; games that rules do not play."""

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, table_key, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", text("stopped_by", 16))
    op.create_table(
        "archives",
        table_key(),
        key("name", 64),
        *of(sa.LargeBinary, "content"),
    )
