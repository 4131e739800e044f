"""When somebody was told stands in the outbox, and not a second time with what they were told."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("told") as told:
        told.drop_column("due")
