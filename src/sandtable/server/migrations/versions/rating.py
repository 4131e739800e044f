"""Ratings and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "tables", sa.Column("tournament", sa.String(24), nullable=False, server_default="")
    )
    add_ratings()
    add_tournaments()


def add_ratings() -> None:
    op.create_table(
        "rating_ladders",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "rating_games",
        sa.Column("table_id", sa.String(24), table, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("ended", sa.String(32), nullable=False),
    )
    op.create_index("rating_games_number", "rating_games", ["game", "number"], unique=True)
    game = sa.ForeignKey("rating_games.table_id", ondelete="CASCADE")
    op.create_table(
        "rating_seats",
        sa.Column("table_id", sa.String(24), game, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_index("rating_seats_player", "rating_seats", ["visitor", "bot"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(24), primary_key=True),
        sa.Column("bot", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("ratings_mu", "ratings", ["game", "mu"])


def tournament() -> sa.ForeignKey:
    return sa.ForeignKey("tournaments.id", ondelete="CASCADE")


def add_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("organiser", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("legs", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("scenarios", sa.JSON, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("deadline", sa.String(32), nullable=False),
    )
    op.create_index("tournaments_status", "tournaments", ["status"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(24), tournament(), primary_key=True),
        sa.Column("visitor", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("withdrawn", sa.Integer, nullable=False),
    )
    op.create_index("tournament_entries_visitor", "tournament_entries", ["visitor"])
    op.create_table(
        "tournament_matches",
        sa.Column("tournament", sa.String(24), tournament(), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("decided", sa.String(16), nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
    )
    op.create_table(
        "tournament_games",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("tournament", sa.String(24), tournament(), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("leg", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("sitting", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
    )
    op.create_index(
        "tournament_games_match",
        "tournament_games",
        ["tournament", "round", "match", "leg"],
        unique=True,
    )
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(24), tournament(), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
    )
