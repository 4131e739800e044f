"""Over HTTP: opening tables and joining them."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.errors import NotAllowed
from sandtable.server.guarding.visitors import hash_token, new_token, tidy
from sandtable.server.meeting import challenges
from sandtable.server.meeting.listed import CHALLENGE
from sandtable.server.pace.offenders import check_may_start
from sandtable.server.pace.shown import pace_wished, pace_words
from sandtable.server.people.accounts import name_at_table
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.lobby import picture_of
from sandtable.server.routes.request_limits import JOINS, OPENS
from sandtable.server.routes.table_work import TableDep, find_table
from sandtable.server.services import Services
from sandtable.server.storage import queries
from sandtable.server.storage.models import TableData
from sandtable.server.tables.opening import open_table
from sandtable.server.tables.table import Table
from sandtable.server.views.about_table import all_told, brief_of, name_shown, table_shown
from sandtable.server.words import speaker_for
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.post("/tables", status_code=201, dependencies=OPENS)
async def open_new_table(
    wish: messages.NewTable,
    admission: AdmissionDep,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.Opened:
    """Open a table. The dice are pledged now; the game begins when every seat gave its word."""
    visitor = await admission.admit(wish.name)
    table, tokens = await open_table(
        services.store,
        visitor,
        admission.name,
        wish.game,
        wish.scenario,
        wish.seats,
        wish.seed,
        wish.guided,
        options={**dict.fromkeys(wish.switches, True), **chosen_handicap(wish.handicap)},
        openness=wish.openness,
        language=language_of(lang),
        beside=partial(add_challenge, services=services, wish=wish),
        pace=pace_wished(wish.pace),
        rated=wish.rated,
        hints=wish.hints,
    )
    return opened(table, tokens)


def chosen_handicap(handicap: dict[str, int]) -> dict[str, int]:
    """Only what is changed: a game without a handicap is the same as ever."""
    return {name: change for name, change in handicap.items() if change}


def add_challenge(
    session: Session, table: TableData, services: Services, wish: messages.NewTable
) -> None:
    """The person for whom the free seat is kept, where that was wished; and who may not open it."""
    if table.rated:
        check_may_start(session, table.opened_by, services.heart.clock.wall())
    if wish.openness != CHALLENGE:
        return
    settings = services.settings
    lasts, most = timedelta(days=settings.challenge_days), settings.challenges_at_once
    challenges.add(session, table, wish.challenge, services.now(), lasts, most)


def opened(table: TableData, tokens: dict[int, str]) -> messages.Opened:
    seats = BOXES[table.game].seats
    return messages.Opened(
        id=table.id,
        commitment=table.commitment,
        invites={seats[seat]: f"/join/{token}" for seat, token in tokens.items()},
    )


@router.post("/tables/{table_id}/word")
async def give_word(
    table: TableDep,
    word: messages.Word,
    visitor: VisitorId,
    services: ServicesDep,
    lang: Language = "en",
) -> messages.TableShown:
    """The word of my seats for the dice."""
    if not table.seats.of(visitor):
        raise RequestProblem(403, "not-at-table")
    name = await services.store.read(
        lambda session: name_at_table(session, visitor, tidy(word.name))
    )
    try:
        given = await table.give_word(visitor, tidy(word.word), name, word.promise)
    except NotAllowed as error:
        raise RequestProblem(409, error.key) from None
    if not given:
        raise RequestProblem(409, "word-given")
    return table_shown(table, visitor, lang)


# Invitations


async def invited(services: Services, token: str) -> tuple[Table, int]:
    """The table and the seat of a link. One that was replaced by another is unknown."""
    found = await services.store.read(
        lambda session: queries.seat_of_invite(session, hash_token(token))
    )
    if found is None:
        raise RequestProblem(404, "invite-unknown")
    return await find_table(services, found[0]), found[1]


@router.get("/invites/{token}")
async def invitation(
    token: Name, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.Invitation:
    """What a link invites to."""
    table, seat = await invited(services, token)
    data = table.data
    speaker = speaker_for(data.game, lang)
    yours = bool(table.seats.of(visitor))
    brief = table.box.face.brief_of(data.scenario, speaker.language, in_full=False)
    return messages.Invitation(
        status="yours" if yours else "used" if data.seats[seat].taken else "open",
        table=data.id if yours else "",
        game=data.game,
        game_name=speaker.say(f"game-{data.game}"),
        scenario=data.scenario,
        title=brief_of(data.game, data.scenario, speaker.language)[0],
        about=brief.about,
        picture=picture_of(data.game, data.scenario),
        seat=table.box.seats[seat],
        seat_name=table.box.face.seat_name(seat, speaker),
        host=name_shown(
            next((each.name for each in data.seats if each.visitor == data.opened_by), ""), speaker
        ),
        commitment=data.commitment,
        pace=pace_words(data.pace, speaker),
        told=all_told(data, speaker),
    )


@router.post("/invites/{token}", dependencies=JOINS)
async def accept(
    token: Name, word: messages.Word, admission: AdmissionDep, services: ServicesDep
) -> messages.Opened:
    """Take the seat; the link works only once."""
    table, seat = await invited(services, token)
    visitor = await admission.admit(word.name)
    if table.seats.of(visitor):
        raise RequestProblem(409, "already-here")
    if table.data.seats[seat].taken:
        raise RequestProblem(410, "invite-used")
    await sit_down(table, seat, hash_token(token), visitor, admission.name, word)
    return opened(table.data, {})


async def sit_down(
    table: Table,
    seat: int,
    token_hash: str | None,
    visitor: str,
    name: str,
    word: messages.Word,
) -> None:
    """Take a free seat, by its link or without one; else a problem that says why not."""
    said = "" if word.promise else tidy(word.word) or "-"
    try:
        if await table.accept(seat, token_hash, visitor, said, name, word.promise):
            return
    except NotAllowed as error:
        raise RequestProblem(403, error.key, **error.about) from None
    if table.seats.of(visitor):
        raise RequestProblem(409, "already-here")
    raise RequestProblem(409, "table-closed" if table.data.over else "seat-taken")


@router.post("/tables/{table_id}/invites/{seat}", dependencies=JOINS)
async def invite_again(table: TableDep, seat: Name, visitor: VisitorId) -> messages.Opened:
    """Another link for a seat that is still open; the earlier one no longer works."""
    if not visitor or visitor != table.data.opened_by:
        raise RequestProblem(403, "not-opener")
    names = table.seats.names
    token = new_token()
    if seat not in names or not await table.seats.invite_again(names.index(seat), token):
        raise RequestProblem(409, "seat-not-open")
    return opened(table.data, {names.index(seat): token})
