"""Over HTTP: what can be played, opening and joining tables, one's own tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

import sandtable
from sandtable.bots import BOTS
from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server import messages as say, store as kept
from sandtable.server.about_table import brief_of, seat_shown, switch_text, table_shown
from sandtable.server.aids import aid_tables
from sandtable.server.house import BadWish, House
from sandtable.server.problems import Unwelcome
from sandtable.server.scenes import scenes_of
from sandtable.server.store import TableData
from sandtable.server.tables import Table
from sandtable.server.visitors import (
    add_visitor,
    find_visitor,
    hash_token,
    new_token,
    rename_visitor,
    set_cookie,
    token_of,
)
from sandtable.server.words import speaker_for
from sandtable.toolkit.brief import Brief
from sandtable.toolkit.text import LANGUAGES, Speaker, language_of

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": say.Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)

ENOUGH_GAMES: Final = 100  # measured, before it is told who usually wins
JOINERS = "\u200c\u200d"  # in many scripts, and in drawn signs, they make one letter of several
BLANKS = "\u115f\u1160\u3164\uffa0"  # letters that show nothing
Name = Annotated[str, Path(max_length=say.LONGEST_WORD)]
Language = Annotated[str, Query(alias="lang", max_length=16)]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]


# Visitors


async def visitor_of(request: Request, house: House) -> str:
    """The id of whoever asks; empty for somebody new."""
    found = await house.store.read(lambda at: find_visitor(at, token_of(request)))
    return found[0] if found else ""


async def known_visitor(request: Request, response: Response, house: House, name: str) -> str:
    """The id of whoever asks; somebody new gets a token."""
    found = await house.store.read(lambda at: find_visitor(at, token_of(request)))
    name = tidy(name)
    if found is not None:
        if name and name != found[1]:
            await house.store.write(lambda at: rename_visitor(at, found[0], name))
        return found[0]
    token = new_token()
    visitor = await house.store.write(lambda at: add_visitor(at, token, name))
    set_cookie(response, token, house.settings.secure)
    return visitor


def tidy(name: str) -> str:
    """A name as it may be shown: in one line, with joined letters, and not of blanks alone."""
    kept = (each if each.isprintable() or each in JOINERS else " " for each in name)
    return " ".join("".join(each for each in kept if each not in BLANKS).split())


async def table_of(house: House, table_id: str) -> Table:
    table = await house.tables.find(table_id)
    if table is None:
        raise Unwelcome(404, "no-table")
    return table


async def check_rate(house: House, request: Request) -> None:
    """By visitor, and by address: whoever throws his token away is no new visitor."""
    address = request.client.host if request.client else ""
    who = await visitor_of(request, house) or address
    if not house.addresses.allows(address) or not house.openings.allows(who):
        raise Unwelcome(429, "too-many")


# What can be played


@router.get("/lobby")
def lobby(lang: Language = "en") -> say.Lobby:
    """Games, scenarios, bots and languages."""
    return lobby_in(language_of(lang))


@lru_cache(maxsize=8)
def lobby_in(language: str) -> say.Lobby:
    speaker = speaker_for("", language)
    return say.Lobby(
        games=[game_brief(name, language) for name in BOXES],
        bots=[
            say.BotBrief(
                id=name, name=speaker.say(f"bot-{name}"), about=speaker.say(f"bot-{name}-about")
            )
            for name in reversed(BOTS)
        ],
        languages=list(LANGUAGES),
        version=sandtable.__version__,
    )


def warm() -> None:
    """Put the home page into words before somebody waits for it."""
    for language in LANGUAGES:
        lobby_in(language)


def game_brief(game: str, language: str) -> say.GameBrief:
    box, speaker = BOXES[game], speaker_for(game, language)
    lessons = [box.face.brief_of(each, language) for each in box.lessons()]
    return say.GameBrief(
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
            say.SwitchBrief(id=each, text=switch_text(each, speaker)) for each in box.switches
        ],
    )


def players(game: str, speaker: Speaker) -> str:
    """For how many a game is, in words."""
    box = BOXES[game]
    seats = [len(box.seats_of(each)) for each in box.scenarios()]
    fewest, most = min(seats), max(seats)
    return speaker.say("box-players", fewest=0 if fewest == most else fewest, most=most)


def picture_of(game: str, scenario: str) -> str:
    """Where the first position of a scenario is drawn in small."""
    return f"/api/boards/{game}/{scenario}/small.svg?v={scenes_of(game).version}"


def scenario_brief(game: str, brief: Brief, speaker: Speaker) -> say.ScenarioBrief:
    box = BOXES[game]
    enough = brief.games >= ENOUGH_GAMES
    sides = [
        say.SideBrief(
            seat=seat,
            name=box.face.seat_name(number, speaker),
            hand=brief.hands.get(seat, 0),
            forces=brief.forces.get(seat, ()),
            leaders=list(brief.leaders.get(seat, ())),
            wins=brief.wins.get(seat) if enough else None,
        )
        for number, seat in enumerate(box.seats_of(brief.id))
    ]
    return say.ScenarioBrief(
        id=brief.id,
        name=brief.name,
        date=brief.date,
        about=brief.about,
        first=brief.first,
        wins=box.face.score_wins(brief.needed, speaker),
        turns=brief.turns or None,
        games=brief.games if enough else 0,
        objectives=list(brief.objectives),
        specials=list(brief.specials),
        reconstructed=brief.reconstructed,
        sides=sides,
        picture=picture_of(game, brief.id),
        tags=list(brief.tags),
    )


# Opening and joining


@router.post("/tables", status_code=201)
async def open_table(
    wish: say.NewTable, request: Request, response: Response, house: InHouse
) -> say.Opened:
    """Open a table. The dice are pledged now; the game begins when every seat gave its word."""
    await check_rate(house, request)
    visitor = await known_visitor(request, response, house, wish.name)
    await check_room(house, visitor)
    try:
        table, tokens = await house.open_table(
            visitor,
            tidy(wish.name),
            wish.game,
            wish.scenario,
            wish.seats,
            wish.seed,
            wish.guided,
            options=dict.fromkeys(wish.switches, True),
        )
    except BadWish as error:
        raise Unwelcome(400, error.key, **error.about) from None
    return opened(table, tokens)


async def check_room(house: House, visitor: str) -> None:
    many = await house.store.read(lambda at: kept.count_open(at, visitor))
    if many >= house.settings.tables_a_visitor:
        raise Unwelcome(429, "many-tables")


def opened(table: TableData, tokens: dict[int, str]) -> say.Opened:
    seats = BOXES[table.game].seats
    return say.Opened(
        id=table.id,
        commitment=table.commitment,
        invites={seats[seat]: f"/join/{token}" for seat, token in tokens.items()},
    )


@router.post("/tables/{table_id}/word")
async def give_word(
    table_id: Name, word: say.Word, request: Request, house: InHouse, lang: Language = "en"
) -> say.TableShown:
    """The word of my seats for the dice."""
    table = await table_of(house, table_id)
    visitor = await visitor_of(request, house)
    if not table.seats_of(visitor):
        raise Unwelcome(403, "not-at-table")
    if not await house.give_word(table, visitor, tidy(word.word), tidy(word.name)):
        raise Unwelcome(409, "word-given")
    return table_shown(table, visitor, lang)


@router.get("/invites/{token}")
async def invitation(
    token: Name, request: Request, house: InHouse, lang: Language = "en"
) -> say.Invitation:
    """What a link invites to."""
    table, seat = await invited(house, token)
    data = table.data
    speaker = speaker_for(data.game, lang)
    yours = bool(table.seats_of(await visitor_of(request, house)))
    brief = table.box.face.brief_of(data.scenario, speaker.language, in_full=False)
    return say.Invitation(
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
        host=next((each.name for each in data.seats if each.visitor == data.opened_by), ""),
        commitment=data.commitment,
    )


async def invited(house: House, token: str) -> tuple[Table, int]:
    """The table and the seat of a link. One that was replaced by another is as unknown as any."""
    found = await house.store.read(lambda at: kept.seat_of_invite(at, hash_token(token)))
    if found is None:
        raise Unwelcome(404, "invite-unknown")
    return await table_of(house, found[0]), found[1]


@router.post("/invites/{token}")
async def accept(
    token: Name, word: say.Word, request: Request, response: Response, house: InHouse
) -> say.Opened:
    """Take the seat; the link works only once."""
    await check_rate(house, request)
    table, seat = await invited(house, token)
    visitor = await known_visitor(request, response, house, word.name)
    if table.seats_of(visitor):
        raise Unwelcome(409, "already-here")
    if table.data.seats[seat].taken:
        raise Unwelcome(410, "invite-used")
    taken = await house.accept(
        table, seat, hash_token(token), visitor, tidy(word.word) or "-", tidy(word.name)
    )
    if not taken:
        raise Unwelcome(409, "seat-taken")
    return opened(table.data, {})


@router.post("/tables/{table_id}/invites/{seat}")
async def invite_again(table_id: Name, seat: Name, request: Request, house: InHouse) -> say.Opened:
    """Another link for a seat that is still open; the earlier one no longer works."""
    await check_rate(house, request)
    table = await table_of(house, table_id)
    visitor = await visitor_of(request, house)
    if not visitor or visitor != table.data.opened_by:
        raise Unwelcome(403, "not-opener")
    seats = table.seat_names
    token = new_token()
    if seat not in seats or not await house.invite_again(table, seats.index(seat), token):
        raise Unwelcome(409, "seat-not-open")
    return opened(table.data, {seats.index(seat): token})


# My tables


@router.get("/tables")
async def my_tables(request: Request, house: InHouse, lang: Language = "en") -> say.MyTables:
    """Where I sit, and whose turn it is."""
    visitor = await visitor_of(request, house)
    if not visitor:
        return say.MyTables(tables=[])
    found = await house.store.read(lambda at: kept.tables_of(at, visitor))
    return say.MyTables(tables=[row_of(each, visitor, lang) for each in found])


def row_of(data: TableData, visitor: str, lang: str) -> say.TableRow:
    speaker = speaker_for(data.game, lang)
    mine = [each for each in data.seats if each.visitor == visitor]
    title, _ = brief_of(data.game, data.scenario, speaker.language)
    running = data.status == "running"
    return say.TableRow(
        id=data.id,
        game=data.game,
        scenario=data.scenario,
        title=title,
        status=data.status,  # type: ignore[arg-type]  # the column holds nothing else
        moment=BOXES[data.game].face.stored_moment(data.moment, speaker),
        seats=[seat_shown(data, seat, visitor, speaker, set()) for seat in range(len(data.seats))],
        my_turn=running and any(each.seat in data.asked for each in mine),
        unseen=max(0, data.shown_steps() - min((each.seen for each in mine), default=data.steps)),
        changed=data.changed,
        result=result_text(data, speaker),
    )


def result_text(data: TableData, speaker: Any) -> str:
    if data.result is None:
        return ""
    winner = data.result.get("winner")
    if winner is None:
        return str(speaker.say("server-drawn"))
    side = BOXES[data.game].face.side(winner, speaker)
    return str(speaker.say("table-winner", **side))


@router.get("/tables/{table_id}")
async def one_table(
    table_id: Name, request: Request, house: InHouse, lang: Language = "en"
) -> say.TableShown:
    table = await table_of(house, table_id)
    return table_shown(table, await visitor_of(request, house), lang)


@router.get("/tables/{table_id}/aids")
async def aids(table_id: Name, request: Request, house: InHouse, lang: Language = "en") -> say.Aids:
    """Things to look up, as I may know them."""
    table = await table_of(house, table_id)
    mine = table.seats_of(await visitor_of(request, house))
    seat = mine[0] if len(mine) == 1 else ONLOOKER
    async with table.alone():  # not what is being stored and may yet come to nothing
        if table.game is None:
            return say.Aids(tables=[])
        return aid_tables(table, seat, speaker_for(table.data.game, lang))
