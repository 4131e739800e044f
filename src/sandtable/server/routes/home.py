"""Routes of the home page: games, scenarios, bots, and the own tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fastapi import APIRouter
from sqlalchemy.orm import Session

import sandtable
from sandtable.bots import BOTS
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.clocks.holidays import DaysOff, days_off_of
from sandtable.server.clocks.table_clock import TableClock, stored_table_clock
from sandtable.server.clocks.views import offered_time_controls, pace_limits, time_left
from sandtable.server.dependencies import Language, ServicesDep, VisitorId
from sandtable.server.problems import PROBLEMS
from sandtable.server.routes.table_jobs import TableDep
from sandtable.server.storage import queries
from sandtable.server.storage.models import TableData
from sandtable.server.texts import known_speaker, speaker_for
from sandtable.server.views.aids import aid_tables
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.table_info import (
    brief_of,
    result_text,
    seat_shown,
    switch_text,
    table_shown,
)
from sandtable.toolkit.balance import Played, levels_of
from sandtable.toolkit.box import Box
from sandtable.toolkit.scenario_summary import ScenarioSummary
from sandtable.toolkit.text import LANGUAGES, Speaker, language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

ENOUGH_GAMES: Final = 100  # measured, before the page says which side usually wins

# What can be played


@router.get("/lobby")
def lobby(lang: Language = "en") -> messages.Lobby:
    """Games, scenarios, bots and languages."""
    return lobby_in(language_of(lang))


@lru_cache(maxsize=8)
def lobby_in(language: str) -> messages.Lobby:
    speaker = speaker_for("", language)
    return messages.Lobby(
        games=[game_brief(name, language) for name in BOXES],
        bots=[
            messages.BotBrief(
                id=name, name=speaker.say(f"bot-{name}"), about=speaker.say(f"bot-{name}-about")
            )
            for name in reversed(BOTS)
        ],
        languages=list(LANGUAGES),
        version=sandtable.__version__,
        paces=offered_time_controls(speaker),
        pace_limits=pace_limits(),
    )


def warm() -> None:
    """Prepare texts and drawings at the start, before the first request."""
    for language in LANGUAGES:
        lobby_in(language)
        for game in BOXES:
            known_speaker(game, language)


def game_brief(game: str, language: str) -> messages.GameBrief:
    box, speaker = BOXES[game], speaker_for(game, language)
    lessons = [box.face.brief_of(each, language) for each in box.lessons()]
    return messages.GameBrief(
        id=game,
        name=speaker.say(f"game-{game}"),
        about=speaker.say(f"game-{game}-about"),
        line=speaker.say("lid-line"),
        players=players(game, speaker),
        length=speaker.say("lid-length"),
        picture=picture_of(game, box.face.cover or box.scenarios()[0]),
        scenarios=[scenario_brief(game, each, speaker) for each in box.face.briefs(language)],
        guided=scenario_brief(game, lessons[0], speaker) if lessons else None,
        switches=[
            messages.SwitchBrief(id=each, text=switch_text(each, speaker)) for each in box.switches
        ],
        handicaps=[
            messages.HandicapBrief(
                id=name, text=box.face.handicap_label(name, speaker), most=each.most
            )
            for name, each in box.handicaps.items()
        ],
        levels=levels_told(box, speaker),
    )


def levels_told(box: Box, speaker: Speaker) -> dict[str, str]:
    """How often each bot level beats the one below it, where measured."""
    key = "level-measured" if len(box.seats) == 2 else "level-measured-of-three"
    return {
        name: speaker.say(
            key,
            share=round(100 * each.won),
            games=each.games,
            other=speaker.say(f"bot-{each.against}"),
        )
        for name, each in levels_of(box).items()
    }


def players(game: str, speaker: Speaker) -> str:
    """For how many a game is, in words."""
    box = BOXES[game]
    seats = [len(box.seats_of(each)) for each in box.scenarios()]
    fewest, most = min(seats), max(seats)
    return speaker.say("box-players", fewest=0 if fewest == most else fewest, most=most)


def picture_of(game: str, scenario: str) -> str:
    """Where the first position of a scenario is drawn in small."""
    return f"/api/boards/{game}/{scenario}/small.svg?v={scenes_of(game).version}"


def scenario_brief(game: str, brief: ScenarioSummary, speaker: Speaker) -> messages.ScenarioBrief:
    box = BOXES[game]
    enough = brief.games >= ENOUGH_GAMES
    sides = [
        messages.SideBrief(
            seat=seat,
            name=box.face.seat_name(number, speaker),
            hand=brief.hands.get(seat, 0),
            forces=brief.forces.get(seat, ()),
            leaders=list(brief.leaders.get(seat, ())),
            wins=brief.wins.get(seat) if enough else None,
        )
        for number, seat in enumerate(box.seats_of(brief.id))
    ]
    return messages.ScenarioBrief(
        id=brief.id,
        name=brief.name,
        date=brief.date,
        about=brief.about,
        first=brief.first,
        wins=box.face.score_wins(brief.needed, speaker),
        turns=brief.turns or None,
        games=brief.games if enough else 0,
        level=speaker.say(f"bot-{brief.level}") if enough else "",
        even=None if brief.even is None else even_brief(box, brief.even, speaker),
        objectives=list(brief.objectives),
        specials=list(brief.specials),
        reconstructed=brief.reconstructed,
        sides=sides,
        picture=picture_of(game, brief.id),
        tags=list(brief.tags),
    )


def even_brief(box: Box, even: Played, speaker: Speaker) -> messages.EvenBrief:
    changes = box.face.handicap_changes(even.handicap, speaker)
    return messages.EvenBrief(
        handicap=even.handicap, text=changes, games=even.games, wins=even.shares
    )


# My tables


@router.get("/tables")
async def my_tables(
    visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.MyTables:
    """Where I sit, and whose turn it is."""
    if not visitor:
        return messages.MyTables(tables=[])
    found, off = await services.store.read(lambda session: my_rows(session, visitor))
    rows = [
        row_of(data, visitor, lang, stored_table_clock(data, services.uptime, off))
        for data in found
    ]
    return messages.MyTables(tables=rows)


def my_rows(session: Session, visitor: str) -> tuple[list[TableData], DaysOff]:
    return queries.tables_of(session, visitor), days_off_of(session, [visitor])


def row_of(data: TableData, visitor: str, lang: str, time: TableClock) -> messages.TableRow:
    speaker = speaker_for(data.game, lang)
    mine = [each for each in data.seats if each.visitor == visitor]
    title, _ = brief_of(data.game, data.scenario, speaker.language)
    stopped = data.status == "running" and data.stopped_by == BOXES[data.game].rules_version
    running = data.status == "running" and not stopped
    return messages.TableRow(
        id=data.id,
        game=data.game,
        scenario=data.scenario,
        title=title,
        status=data.status,  # type: ignore[arg-type]  # the column holds nothing else
        moment=speaker.say("server-old-rules-short")
        if stopped
        else BOXES[data.game].face.stored_moment(data.moment, speaker),
        seats=[seat_shown(data, seat, visitor, speaker, set()) for seat in range(len(data.seats))],
        my_turn=running and any(each.seat in data.asked for each in mine),
        unseen=max(0, data.shown_steps() - min((each.seen for each in mine), default=data.steps)),
        changed=data.changed,
        result=result_text(data.game, data.result, speaker),
        openness=data.openness,  # type: ignore[arg-type]  # the column holds nothing else
        left=time_left(time, [each.seat for each in mine]),
        days=time.counts_days,
        rated=data.rated,
    )


@router.get("/tables/{table_id}")
async def one_table(
    table: TableDep, visitor: VisitorId, lang: Language = "en"
) -> messages.TableShown:
    return table_shown(table, visitor, lang)


@router.get("/tables/{table_id}/aids")
async def aids(table: TableDep, visitor: VisitorId, lang: Language = "en") -> messages.Aids:
    """Things to look up, as I may know them."""
    mine = table.seats.of(visitor)
    seat = mine[0] if len(mine) == 1 else ONLOOKER
    async with table.sync.exclusive():  # not a change that is being stored and may fail
        if table.game is None:
            return messages.Aids(tables=[])
        return aid_tables(table, seat, speaker_for(table.data.game, lang))
