"""Sessions, so that a visitor may be known in several browsers; and the ways to sign in."""

import secrets

import sqlalchemy as sa
from alembic import op

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
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        owner(),
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
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        owner(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("party", sa.String(253), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32), nullable=False),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])
    op.create_table("recovery_codes", sa.Column("hash", sa.String(64), primary_key=True), owner())
    op.create_index("recovery_codes_visitor", "recovery_codes", ["visitor"])


def owner() -> sa.Column[str]:
    key = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column("visitor", sa.String(24), key, nullable=False)


def add_tickets() -> None:
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.Column("visitor", sa.String(24), nullable=False),
        sa.Column("about", sa.String(254), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_index("tickets_about", "tickets", ["about"])
    op.create_index("tickets_expires", "tickets", ["expires"])
