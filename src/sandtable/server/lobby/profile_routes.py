"""Routes: profile pages, and following people."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.models import AccountData
from sandtable.server.clocks.holidays import days_off_of
from sandtable.server.clocks.table_clock import stored_table_clock
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.lobby import follows, listings
from sandtable.server.lobby.access import may_play, person_named
from sandtable.server.lobby.lobby_routes import listed_after
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.home import row_of
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.services import Services
from sandtable.server.storage.models import TableData
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import brief_of

router = APIRouter(prefix="/api/meeting/people", responses=PROBLEMS)

MOST_RUNNING: Final = 50
MOST_FINISHED: Final = 30
STOPPED: Final = "stopped"  # ended without a winner, since the rules have changed


async def person_of(services: Services, name: str) -> AccountData:
    found = await services.store.read(lambda session: person_named(session, name))
    if found is None:
        raise RequestProblem(404, "no-person", name=name)
    return found


@router.get("/{name}", dependencies=READS)
async def person(
    name: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.PersonShown:
    """Somebody with an account: public games and results."""
    found = await person_of(services, name)
    after = listed_after(services)

    def read(session: Session) -> messages.PersonShown:
        who = found.visitor
        waiting = listings.hosted_by(session, who, visitor, after)
        names = listings.hosts(session, waiting)
        running = listings.games_of(session, who, "running", MOST_RUNNING)
        over = listings.games_of(session, who, "over", MOST_FINISHED)
        off = days_off_of(session, [visitor] if visitor else [])

        def shown(data: TableData) -> messages.TableRow:
            return row_of(data, visitor, lang, stored_table_clock(data, services.uptime, off))

        return messages.PersonShown(
            name=found.name,
            since=found.created,
            you=who == visitor,
            followed=follows.follows(session, visitor, who),
            may_challenge=who != visitor and (not visitor or may_play(session, visitor, who)),
            waiting=[listings.open_shown(each, visitor, names, lang) for each in waiting],
            running=[shown(each) for each in running],
            finished=[shown(each) for each in over],
            results=tallies(listings.results_of(session, who), lang),
        )

    return await services.store.read(read)


@router.post("/{name}/follow", dependencies=JOINS)
async def follow(name: Name, admission: AdmissionDep, services: ServicesDep) -> messages.Following:
    found = await person_of(services, name)
    visitor = await admission.admit("")
    if visitor == found.visitor:
        raise RequestProblem(400, "follow-self")
    await services.store.write(
        partial(follows.follow, follower=visitor, followed=found.visitor, now=services.now())
    )
    return messages.Following(followed=True)


@router.post("/{name}/unfollow", dependencies=JOINS)
async def unfollow(name: Name, visitor: VisitorId, services: ServicesDep) -> messages.Following:
    found = await person_of(services, name)
    await services.store.write(partial(follows.unfollow, follower=visitor, followed=found.visitor))
    return messages.Following(followed=False)


# Results


def tallies(
    games: Iterable[tuple[str, str, int, dict[str, Any]]], language: str
) -> list[messages.GameTally]:
    """Won, drawn and lost, by game, scenario and side, in the order of the games."""
    counted: dict[str, dict[tuple[str, int], list[int]]] = {}
    for game, scenario, seat, result in games:
        if result.get("how") == STOPPED or game not in BOXES:
            continue
        winner = result.get("winner")
        column = 1 if winner is None else 0 if winner == seat else 2
        sides = counted.setdefault(game, {})
        sides.setdefault((scenario, seat), [0, 0, 0])[column] += 1
    return [tally(game, counted[game], language) for game in BOXES if game in counted]


def tally(game: str, sides: dict[tuple[str, int], list[int]], language: str) -> messages.GameTally:
    speaker = speaker_for(game, language)
    won, drawn, lost = (sum(each[column] for each in sides.values()) for column in range(3))
    known = BOXES[game].scenarios()
    order = {scenario: at for at, scenario in enumerate(known)}
    rows = sorted(sides, key=lambda each: (order.get(each[0], len(known)), each))
    return messages.GameTally(
        game=game,
        game_name=speaker.say(f"game-{game}"),
        won=won,
        drawn=drawn,
        lost=lost,
        sides=[
            messages.SideTally(
                scenario=scenario,
                title=brief_of(game, scenario, speaker.language)[0],
                side=listings.side_shown(game, seat, speaker),
                won=sides[scenario, seat][0],
                drawn=sides[scenario, seat][1],
                lost=sides[scenario, seat][2],
            )
            for scenario, seat in rows
        ],
    )
