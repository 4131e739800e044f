"""Sessions, so that a visitor may be known in several browsers; and the ways to sign in."""

import secrets

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, of_visitor, text, texts

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    add_sessions()
    move_tokens()
    extend_accounts()
    add_ways_in()
    add_tickets()


def add_sessions() -> None:
    op.create_table(
        "sessions",
        key("id"),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        of_visitor(),
        *texts(32, "created", "used"),
        text("label", 64),
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


def extend_accounts() -> None:
    """Names that differ in case alone are one name; a mail address belongs to one account."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("folded", sa.String(64), nullable=True))
    op.execute(sa.text("UPDATE accounts SET folded = lower(name)"))
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("folded", existing_type=sa.String(64), nullable=False)
        accounts.create_unique_constraint("accounts_folded_key", ["folded"])
    given = sa.text("mail != ''")
    op.create_index(
        "accounts_mail",
        "accounts",
        ["mail"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )


def add_ways_in() -> None:
    op.create_table(
        "passkeys",
        key("id"),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        of_visitor(),
        *of(sa.LargeBinary, "public_key"),
        *of(sa.BigInteger, "signs"),
        *texts(253, "party"),
        *texts(64, "label"),
        *texts(32, "created", "used"),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])
    op.create_table("recovery_codes", key("hash", 64), of_visitor())
    op.create_index("recovery_codes_visitor", "recovery_codes", ["visitor"])


def add_tickets() -> None:
    op.create_table(
        "tickets",
        key("hash", 64),
        *texts(24, "kind"),
        *texts(32, "expires"),
        *texts(24, "visitor"),
        *texts(254, "about"),
        *of(sa.JSON, "data"),
    )
    op.create_index("tickets_about", "tickets", ["about"])
    op.create_index("tickets_expires", "tickets", ["expires"])
