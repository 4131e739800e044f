"""Routes: open tables, invite, and join."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from fastapi import APIRouter
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.accounts import name_at_table
from sandtable.server.clocks.timeout_penalty import check_may_start
from sandtable.server.clocks.views import requested_time_control, time_control_text
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.errors import NotAllowed
from sandtable.server.lobby import challenges
from sandtable.server.lobby.listings import CHALLENGE
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.home import picture_of
from sandtable.server.routes.request_limits import JOINS, OPENS
from sandtable.server.routes.table_jobs import TableDep, find_table
from sandtable.server.security.visitors import clean_name, hash_token, new_token
from sandtable.server.services import Services
from sandtable.server.storage import queries
from sandtable.server.storage.models import TableData
from sandtable.server.tables.new_tables import open_table
from sandtable.server.tables.table import Table
from sandtable.server.texts import speaker_for
from sandtable.server.views.table_info import all_told, brief_of, name_shown, table_shown
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
        pace=requested_time_control(wish.pace),
        rated=wish.rated,
        hints=wish.hints,
    )
    return opened(table, tokens)


def chosen_handicap(handicap: dict[str, int]) -> dict[str, int]:
    """The handicaps other than 0, so that a game without a handicap has no option."""
    return {name: change for name, change in handicap.items() if change}


def add_challenge(
    session: Session, table: TableData, services: Services, wish: messages.NewTable
) -> None:
    """Reserve the free seat for the challenged person, if one was named."""
    if table.rated:
        check_may_start(session, table.opened_by, services.uptime.clock.wall())
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
        invites={seats[seat]: f"/join#{token}" for seat, token in tokens.items()},
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
        lambda session: name_at_table(session, visitor, clean_name(word.name))
    )
    try:
        given = await table.give_word(visitor, clean_name(word.word), name, word.promise)
    except NotAllowed as error:
        raise RequestProblem(409, error.key) from None
    if not given:
        raise RequestProblem(409, "word-given")
    return table_shown(table, visitor, lang)


# Invitations


async def invited(services: Services, token: str) -> tuple[Table, int]:
    """The table and the seat of an invitation; unknown if the link was replaced."""
    found = await services.store.read(
        lambda session: queries.seat_of_invite(session, hash_token(token))
    )
    if found is None:
        raise RequestProblem(404, "invite-unknown")
    return await find_table(services, found[0]), found[1]


@router.post("/invites/look")
async def invitation(
    link: messages.Link, visitor: VisitorId, services: ServicesDep, lang: Language = "en"
) -> messages.Invitation:
    """What a link invites to. Its secret is not part of an address, which servers log."""
    table, seat = await invited(services, link.token)
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
        pace=time_control_text(data.pace, speaker),
        told=all_told(data, speaker),
    )


@router.post("/invites/accept", dependencies=JOINS)
async def accept(
    word: messages.InvitedWord, admission: AdmissionDep, services: ServicesDep
) -> messages.Opened:
    """Take the seat; the link works only once."""
    table, seat = await invited(services, word.token)
    visitor = await admission.admit(word.name)
    if table.seats.of(visitor):
        raise RequestProblem(409, "already-here")
    if table.data.seats[seat].taken:
        raise RequestProblem(410, "invite-used")
    await sit_down(table, seat, hash_token(word.token), visitor, admission.name, word)
    return opened(table.data, {})


async def sit_down(
    table: Table,
    seat: int,
    token_hash: str | None,
    visitor: str,
    name: str,
    word: messages.Word,
) -> None:
    """Take a free seat, with or without a link; otherwise a refused request."""
    said = "" if word.promise else clean_name(word.word) or "-"
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
