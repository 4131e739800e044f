"""Sessions: a visitor may be known in several browsers."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    add_sessions()
    move_tokens()


def add_sessions() -> None:
    key = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("visitor", sa.String(24), key, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
        sa.Column("label", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("sessions_visitor", "sessions", ["visitor"])


def move_tokens() -> None:
    """The token of a visitor becomes the one of a session."""
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT id, token_hash, created FROM visitors"))
    rows = [
        {"id": secrets.token_urlsafe(12), "token": token, "visitor": visitor, "at": created}
        for visitor, token, created in found
    ]
    columns = "(id, token_hash, visitor, created, used)"
    if rows:
        connection.execute(
            sa.text(f"INSERT INTO sessions {columns} VALUES (:id, :token, :visitor, :at, :at)"),
            rows,
        )
    with op.batch_alter_table("visitors") as visitors:
        visitors.drop_column("token_hash")
