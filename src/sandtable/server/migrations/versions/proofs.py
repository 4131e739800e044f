"""When the person of a session last proved who it is."""

from alembic import op

from sandtable.server.migrations.columns import text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("sessions", text("proved", 32))
