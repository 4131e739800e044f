"""New tables: opened by a visitor, for a rematch, or from a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.orm import Session

from sandtable.bots import BOTS
from sandtable.games import BOXES
from sandtable.server.clocks.time_controls import TimeControl
from sandtable.server.errors import Late
from sandtable.server.messages import SeatWish
from sandtable.server.problems import RequestProblem
from sandtable.server.ratings.eligibility import check_rated
from sandtable.server.security.visitors import hash_token, new_id, new_token, now
from sandtable.server.storage import queries
from sandtable.server.storage.models import SeatData, StepData, TableData
from sandtable.server.storage.store import Change, Store
from sandtable.toolkit.box import Box
from sandtable.toolkit.pledge import commitment, new_secret

ME: Final = "me"
HERE: Final = "here"
BOT: Final = "bot"
INVITE: Final = "invite"


async def open_table(
    store: Store,
    visitor: str,
    name: str,
    game: str,
    scenario: str,
    wishes: list[SeatWish],
    seed: str | None = None,
    guided: bool = False,
    given: list[StepData] | None = None,
    source: str = "",
    options: dict[str, Any] | None = None,
    openness: str = "private",
    language: str = "",
    beside: Callable[[Session, TableData], None] = lambda session, table: None,
    pace: TimeControl | None = None,
    rated: bool = False,
    hints: bool | None = None,
) -> tuple[TableData, dict[int, str]]:
    """Open a table; return it and the tokens of its invitations by seat.

    It can begin with steps from elsewhere. `beside` runs in the same transaction.
    """
    check_wishes(game, scenario, wishes, seed, options or {})
    if openness != "private" and not any(wish.kind == INVITE for wish in wishes):
        raise RequestProblem(400, "wish-free-seat")
    check_pace(wishes, pace)
    tokens = {seat: new_token() for seat, wish in enumerate(wishes) if wish.kind == INVITE}
    seats = []
    for seat, wish in enumerate(wishes):
        if wish.kind == BOT:
            seats.append(SeatData(seat, "bot", bot=wish.bot, word=wish.bot))
        elif wish.kind in (ME, HERE):
            seats.append(SeatData(seat, "person", visitor=visitor, name=name))
        else:
            seats.append(SeatData(seat, "person", invite_hash=hash_token(tokens[seat])))
    table = new_table(game, scenario, visitor, seats)
    table.chosen = seed is not None
    table.seed = " ".join((seed or "").split())
    table.guided = guided
    table.pace = "" if pace is None else pace.stored()
    table.options = dict(options or {})
    table.base = table.steps = max(0, len(given or []) - 1)
    table.source = source
    table.openness = openness
    table.language = language
    table.rated = rated
    table.hints = hints_allowed(wishes, rated, hints)

    def add(session: Session) -> None:
        check_rated(session, table)
        check_visitors_exist(session, table)
        queries.add_table(session, table, given or [])
        beside(session, table)

    await store.write(add)
    return table, tokens


async def open_rematch(store: Store, old: TableData, moves: int) -> str:
    """Open the next game of a match; everybody moves this many seats on."""
    many = len(old.seats)
    seats = []
    for seat in range(many):
        was = old.seats[(seat + moves) % many]
        seats.append(SeatData(seat, was.kind, was.visitor, was.bot, was.name, word=was.bot))
    table = new_table(old.game, old.scenario, old.opened_by, seats, old.match or old.id)
    table.options = old.options
    table.openness = old.openness
    table.language = old.language
    table.pace = old.pace
    table.rated = old.rated
    table.hints = old.hints

    def add(session: Session) -> None:
        check_visitors_exist(session, table)
        queries.add_table(session, table, [])

    await store.write(add)
    return table.id


def check_visitors_exist(session: Session, table: TableData) -> None:
    """Check that the visitors still exist: a guest may have been merged in the meantime."""
    if not queries.all_exist(session, [each.visitor for each in table.seats]):
        raise Late


async def close_as_record(
    store: Store, table: TableData, names: list[str], moment: str, result: dict[str, Any] | None
) -> None:
    """Close a table that shows an uploaded record."""
    changes = [
        (seat, {"name": name, "word": "-", "invite_hash": ""}) for seat, name in enumerate(names)
    ]
    fields: dict[str, Any] = {"status": "over", "moment": moment, "result": result}
    await store.keep(Change(table.id, table.revision, fields, seats=changes))


def new_table(
    game: str, scenario: str, visitor: str, seats: list[SeatData], match: str = ""
) -> TableData:
    """The rows of a new table with its own dice."""
    secret, table_id = new_secret(), new_id()
    return TableData(
        id=table_id,
        game=game,
        scenario=scenario,
        rules=BOXES[game].rules_version,
        opened_by=visitor,
        secret=secret,
        commitment=commitment(secret),
        created=now(),
        changed=now(),
        match=match or table_id,
        seats=seats,
    )


def check_wishes(
    game: str, scenario: str, wishes: list[SeatWish], seed: str | None, options: dict[str, Any]
) -> None:
    """Check the wishes for a new table."""
    if game not in BOXES:
        raise RequestProblem(400, "wish-game")
    box = BOXES[game]
    if not box.has(scenario):  # ids only: never the path of a file
        raise RequestProblem(400, "wish-scenario")
    seats = box.seats_of(scenario)
    if len(wishes) != len(seats):
        raise RequestProblem(400, "wish-seats", many=len(seats))
    if any(wish.kind == BOT and wish.bot not in BOTS for wish in wishes):
        raise RequestProblem(400, "wish-bot")
    if seed is not None and (not seed.strip() or not seed.isprintable()):
        raise RequestProblem(400, "wish-seed")
    if seed is not None and any(wish.kind == INVITE for wish in wishes):
        raise RequestProblem(400, "wish-solo")
    if not are_offered(box, options):
        raise RequestProblem(400, "wish-option")
    try:
        box.set_up(scenario, options)
    except ValueError:
        raise RequestProblem(400, "wish-handicap") from None


def hints_allowed(wishes: list[SeatWish], rated: bool, wished: bool | None) -> bool:
    """Whether hints are allowed: for one person against bots, unless something else is wished."""
    if rated and wished:
        raise RequestProblem(400, "wish-hints")
    alone = sum(wish.kind != BOT for wish in wishes) == 1
    return not rated and (alone if wished is None else wished)


def check_pace(wishes: list[SeatWish], pace: TimeControl | None) -> None:
    """Clocks are for people who play against each other, and within limits."""
    if pace is None:
        return
    if not pace.allowed:
        raise RequestProblem(400, "wish-pace")
    if all(wish.kind in (ME, HERE, BOT) for wish in wishes):
        raise RequestProblem(400, "wish-pace-alone")


def are_offered(box: Box, options: dict[str, Any]) -> bool:
    """Whether all of these are optional rules and handicaps of the game."""
    return all(
        type(value) is int if name in box.handicaps else name in box.switches and value is True
        for name, value in options.items()
    )
