"""Ratings and tournaments."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from sandtable.server.migrations.columns import key, of, part_of, switch, table_key, text, texts

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", switch("rated"))
    op.add_column("tables", text("tournament", 24))
    add_ratings()
    add_tournaments()


def add_ratings() -> None:
    op.create_table(
        "rating_ladders",
        key("game", 64),
        *of(sa.Integer, "games"),
    )
    op.create_table(
        "rating_games",
        table_key(),
        *texts(64, "game"),
        sa.Column("number", sa.Integer),
        *texts(32, "ended"),
    )
    op.create_index("rating_games_number", "rating_games", ["game", "number"], unique=True)
    op.create_table(
        "rating_seats",
        part_of("rating_games.table_id", "table_id", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        *texts(24, "visitor"),
        *texts(64, "bot"),
        sa.Column("place", sa.Integer),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
    )
    op.create_index("rating_seats_player", "rating_seats", ["visitor", "bot"])
    op.create_table(
        "ratings",
        key("game", 64),
        key("visitor"),
        key("bot", 64),
        *of(sa.Double, "mu", "sigma"),
        *of(sa.Integer, "games", "wins", "draws", "losses"),
        *texts(32, "changed"),
    )
    op.create_index("ratings_mu", "ratings", ["game", "mu"])


def tournament(**more: Any) -> sa.Column[str]:
    return part_of("tournaments.id", "tournament", **more)


def add_tournaments() -> None:
    op.create_table(
        "tournaments",
        key("id"),
        *texts(24, "organiser"),
        *texts(64, "name"),
        *of(sa.Text, "about"),
        *texts(64, "game"),
        *texts(16, "format"),
        *of(sa.Integer, "seats", "legs", "rounds", "days"),
        *of(sa.JSON, "scenarios", "points"),
        *of(sa.Boolean, "rated"),
        *of(sa.Integer, "most"),
        *texts(32, "created"),
        *of(sa.Integer, "seed"),
        *texts(16, "status"),
        *of(sa.Integer, "round"),
        *texts(32, "deadline"),
    )
    op.create_index("tournaments_status", "tournaments", ["status"])
    op.create_table(
        "tournament_entries",
        tournament(primary_key=True),
        key("visitor"),
        *of(sa.Integer, "number"),
        *texts(64, "name"),
        *texts(32, "at"),
        *of(sa.Integer, "withdrawn"),
    )
    op.create_index("tournament_entries_visitor", "tournament_entries", ["visitor"])
    op.create_table(
        "tournament_matches",
        tournament(primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        *of(sa.JSON, "players"),
        *texts(16, "decided"),
        *of(sa.JSON, "places", "points", "scores"),
    )
    op.create_table(
        "tournament_games",
        key("table_id"),
        tournament(),
        *of(sa.Integer, "round", "match", "leg"),
        *texts(64, "scenario"),
        *of(sa.JSON, "sitting", "places", "scores"),
        *texts(16, "how"),
    )
    op.create_index(
        "tournament_games_match",
        "tournament_games",
        ["tournament", "round", "match", "leg"],
        unique=True,
    )
    op.create_table(
        "tournament_log",
        tournament(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        *texts(32, "at"),
        *texts(24, "who"),
        *texts(32, "key"),
        *of(sa.JSON, "about"),
    )
