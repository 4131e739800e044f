"""Rating updates: each result is applied exactly once, in the transaction that ends the game.

A table changes to `over` in one transaction of one process, because a change names the revision it
was made from. The row of the ladder is locked meanwhile, so that results of one ladder are applied
in sequence, whichever process stores them.
"""

from __future__ import annotations

from sqlalchemy import delete, select, text, update
from sqlalchemy.orm import Session

from sandtable.server.ratings.eligibility import why_not_rated
from sandtable.server.ratings.models import LadderData, RatedGameData, RatedSeatData, RatingData
from sandtable.server.ratings.placings import places_of
from sandtable.server.ratings.scale import MODEL, rate
from sandtable.server.storage.models import TableData

# Beginning and ending


def enter_games(session: Session, begun: list[str]) -> None:
    """Register rated games that have begun, with their players."""
    for table_id in begun:
        table = session.get(TableData, table_id)
        if table is None or not table.rated or why_not_rated(session, table):
            continue
        seats = [RatedSeatData(table_id, each.seat, each.visitor, each.bot) for each in table.seats]
        session.add(RatedGameData(table_id, table.game, seats=seats))
    session.flush()


def apply_results(session: Session, ended: list[str]) -> None:
    """Apply the results of rated games that have ended.

    Ladders are locked in the order of their names, so that two processes never wait for each other.
    """
    found = [(session.get(TableData, each), session.get(RatedGameData, each)) for each in ended]
    rated = [(table, game) for table, game in found if table is not None and game is not None]
    for table, game in sorted(rated, key=lambda pair: pair[0].game):
        if game.number is not None or places_in(table, game) is None:
            continue
        ladder = lock_ladder(session, table.game)
        ladder.games += 1
        game.number = ladder.games
        game.ended = table.changed
        apply_one(session, table, game)
    session.flush()


def lock_ladder(session: Session, game: str) -> LadderData:
    """The ladder of a game, locked until this transaction ends."""
    session.execute(
        text(
            "INSERT INTO rating_ladders (game, games) VALUES (:game, 0)"
            " ON CONFLICT (game) DO NOTHING"
        ),
        {"game": game},
    )
    wanted = select(LadderData).where(LadderData.game == game).with_for_update()
    return session.scalars(wanted.execution_options(populate_existing=True)).one()


# One result


def places_in(table: TableData, game: RatedGameData) -> list[int] | None:
    """The places by seat; None if the game does not count.

    A person whose seat a bot has now has resigned. If a bot was replaced by another bot, the game
    does not count.
    """
    left = set()
    for began, seat in zip(game.seats, table.seats, strict=True):
        if began.bot and (seat.kind != "bot" or seat.bot != began.bot):
            return None
        if began.visitor and seat.kind == "bot":
            left.add(seat.seat)
    return places_of(table.result, len(table.seats), left)


def apply_one(session: Session, table: TableData, game: RatedGameData) -> None:
    """Apply one result: new ratings for all players, from their ratings before the game."""
    places = places_in(table, game)
    assert places is not None
    players = [rating_of(session, table.game, *each.player) for each in game.seats]
    after = rate([(each.mu, each.sigma) for each in players], places)
    for seat, player, place, (mu, sigma) in zip(game.seats, players, places, after, strict=True):
        seat.place, seat.mu, seat.sigma = place, mu, sigma
        player.mu, player.sigma, player.changed = mu, sigma, game.ended
        player.games += 1
        alone = places.count(place) == 1
        player.wins += place == 0 and alone
        player.draws += place == 0 and not alone
        player.losses += place > 0
    session.flush()


def rating_of(session: Session, game: str, visitor: str, bot: str) -> RatingData:
    """The rating of a person or a bot, created with the initial value if there is none."""
    found = session.get(RatingData, (game, visitor, bot))
    if found is None:
        found = RatingData(game, visitor, bot, MODEL.mu, MODEL.sigma)
        session.add(found)
    return found


# All of them again


def recompute(session: Session, game: str) -> int:
    """Recompute all ratings of a game from its finished games; return how many these are.

    The result is the same unless a game was removed or a result was changed.
    """
    ladder = lock_ladder(session, game)
    theirs = select(RatedGameData.table_id).where(RatedGameData.game == game)
    session.execute(delete(RatingData).where(RatingData.game == game))
    session.execute(
        update(RatedSeatData)
        .where(RatedSeatData.table_id.in_(theirs))
        .values(place=None, mu=None, sigma=None)
    )
    session.expire_all()
    rows = (
        select(RatedGameData, TableData)
        .join(TableData, TableData.id == RatedGameData.table_id)
        .where(RatedGameData.game == game, RatedGameData.number.is_not(None))
        .order_by(RatedGameData.number)
    )
    many = 0
    for rated, table in session.execute(rows).all():
        if places_in(table, rated) is not None:
            apply_one(session, table, rated)
            many += 1
    session.refresh(ladder)
    return many
