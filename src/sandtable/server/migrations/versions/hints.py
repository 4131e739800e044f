"""Tables at which hints are allowed."""

from alembic import op

from sandtable.server.migrations.columns import switch

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", switch("hints"))
