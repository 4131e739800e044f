"""Routes: ratings and leaderboards."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.accounts import account_of
from sandtable.server.dependencies import Language, Name, ServicesDep, VisitorId
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.ratings import queries
from sandtable.server.ratings.models import RatedGameData, RatingData
from sandtable.server.ratings.scale import CERTAIN, provisional, shown, spread
from sandtable.server.routes.request_limits import READS
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import bot_name
from sandtable.toolkit.text import Speaker

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/ratings")
async def my_ratings(
    visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.PersonRatings:
    """My own ratings; without a name for a guest, who has none."""

    def read(session: Session) -> messages.PersonRatings:
        account = account_of(session, visitor)
        if account is None:
            return messages.PersonRatings(name="", ratings=[])
        return person_ratings(session, visitor, account.name, visitor, lang)

    return await services.store.read(read)


@router.get("/people/{name}/ratings", dependencies=READS)
async def ratings_of_person(
    name: Name, viewer: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.PersonRatings:
    """The ratings of an account, with their curves."""

    def read(session: Session) -> messages.PersonRatings:
        account = queries.account_called(session, name)
        if account is None:
            raise RequestProblem(404, "no-person")
        return person_ratings(session, account.visitor, account.name, viewer, lang)

    return await services.store.read(read)


@router.get("/ratings/{game}", dependencies=READS)
async def leaderboard(
    game: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.Leaderboard:
    """The highest ratings in a game, of people and bots, as far as they are certain."""
    if game not in BOXES:
        raise RequestProblem(404, "wish-game")
    speaker = speaker_for(game, lang)

    def read(session: Session) -> messages.Leaderboard:
        found, uncertain = queries.leaders(session, game)
        names = queries.account_names(session, {each.visitor for each in found})
        rows = [each for each in found if each.bot or each.visitor in names]
        return messages.Leaderboard(
            game=game,
            game_name=speaker.say(f"game-{game}"),
            certain=CERTAIN,
            provisional=uncertain,
            rows=[leader_row(at, each, names, visitor, speaker) for at, each in enumerate(rows, 1)],
        )

    return await services.store.read(read)


def leader_row(
    rank: int, rating: RatingData, names: dict[str, str], visitor: str, speaker: Speaker
) -> messages.LeaderRow:
    return messages.LeaderRow(
        rank=rank,
        name=bot_name(rating.bot, speaker) if rating.bot else names[rating.visitor],
        bot=bool(rating.bot),
        you=bool(visitor) and rating.visitor == visitor,
        rating=shown(rating.mu),
        spread=spread(rating.sigma),
        games=rating.games,
        wins=rating.wins,
        draws=rating.draws,
        losses=rating.losses,
    )


def person_ratings(
    session: Session, visitor: str, name: str, viewer: str, lang: str
) -> messages.PersonRatings:
    ratings = queries.ratings_of(session, visitor)
    found = [rating_shown(session, each, viewer, lang) for each in ratings if each.game in BOXES]
    return messages.PersonRatings(name=name, ratings=found)


def rating_shown(
    session: Session, rating: RatingData, viewer: str, lang: str
) -> messages.RatingShown:
    speaker = speaker_for(rating.game, lang)
    games = queries.last_games(session, rating.game, rating.visitor)
    others = {each.visitor for game in games for each in game.seats}
    names = queries.account_names(session, others)
    return messages.RatingShown(
        game=rating.game,
        game_name=speaker.say(f"game-{rating.game}"),
        rating=shown(rating.mu),
        spread=spread(rating.sigma),
        provisional=provisional(rating.sigma),
        games=rating.games,
        wins=rating.wins,
        draws=rating.draws,
        losses=rating.losses,
        curve=[point_of(each, rating.visitor, viewer, names, speaker) for each in games],
    )


def point_of(
    game: RatedGameData, visitor: str, viewer: str, names: dict[str, str], speaker: Speaker
) -> messages.RatingPoint:
    mine = next(each for each in game.seats if each.visitor == visitor)
    assert mine.place is not None
    assert mine.mu is not None
    assert mine.sigma is not None
    others = [each for each in game.seats if each is not mine]
    return messages.RatingPoint(
        table=game.table_id
        if viewer and any(each.visitor == viewer for each in game.seats)
        else "",
        ended=game.ended,
        rating=shown(mine.mu),
        spread=spread(mine.sigma),
        place=mine.place + 1,
        draw=any(each.place == mine.place for each in others),
        against=[
            bot_name(each.bot, speaker)
            if each.bot
            else names.get(each.visitor, speaker.say("person-gone"))
            for each in others
        ],
    )
