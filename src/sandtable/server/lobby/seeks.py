"""Quick pairing: two people who seek a game get one table.

All changes run in transactions under one lock, so that nobody is paired twice, whatever the
process.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server.clocks.time_controls import PRESETS
from sandtable.server.lobby.access import may_play
from sandtable.server.lobby.listings import OPEN
from sandtable.server.lobby.models import SeekData
from sandtable.server.problems import RequestProblem
from sandtable.server.storage import queries
from sandtable.server.storage.models import SeatData, TableData
from sandtable.server.tables.new_tables import new_table

LOCK: Final = 74129  # of PostgreSQL; SQLite has one writer at a time anyway
PLAYERS: Final = 2
NO_CLOCKS: Final = "none"  # a pace that somebody may wish for; else one of the presets
TOO_LONG: Final = {"lastman": ("campaign", "free")}  # not unless somebody asks for them


def lock_pairing(session: Session) -> None:
    """Take the pairing lock until this transaction ends."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


# What fits


def check_seek(game: str, scenario: str, side: str, pace: str) -> None:
    """Check a seek: a game for two players, with such a side and time control."""
    if game and game not in BOXES:
        raise RequestProblem(400, "wish-game")
    if (scenario or side) and not game:
        raise RequestProblem(400, "wish-game")
    if scenario and scenario not in is_for_two(game):
        raise RequestProblem(400, "wish-scenario")
    if side and not any(side in sides(game, each) for each in scenarios(game, scenario)):
        raise RequestProblem(400, "wish-side")
    if pace not in ("", NO_CLOCKS, *PRESETS):
        raise RequestProblem(400, "wish-pace")


def is_for_two(game: str) -> list[str]:
    box = BOXES[game]
    return [each for each in box.scenarios() if len(box.seats_of(each)) == PLAYERS]


def scenarios(game: str, scenario: str) -> list[str]:
    """The scenarios that fit a seek."""
    return [scenario] if scenario else is_for_two(game)


def sides(game: str, scenario: str) -> list[str]:
    return list(BOXES[game].seats_of(scenario))


def choices(one: SeekData, other: SeekData) -> dict[str, list[str]]:
    """The scenarios that fit both seeks, by game."""
    games = [each for each in BOXES if {one.game, other.game} <= {"", each}]
    found = {
        game: [each for each in is_for_two(game) if is_compatible(one, other, game, each)]
        for game in games
    }
    return {game: good for game, good in found.items() if good}


def is_compatible(one: SeekData, other: SeekData, game: str, scenario: str) -> bool:
    if one.pace and other.pace and one.pace != other.pace:
        return False
    if not {one.scenario, other.scenario} <= {"", scenario}:
        return False
    named = [side for side in (one.side, other.side) if side]
    return len(set(named)) == len(named) and set(named) <= set(sides(game, scenario))


def choose_game(one: SeekData, other: SeekData) -> tuple[str, str] | None:
    """A game and a scenario for both, or None; random where neither has named one."""
    good = choices(one, other)
    if not good:
        return None
    game = secrets.choice(list(good))
    usual = [each for each in good[game] if each not in TOO_LONG.get(game, ())]
    return game, secrets.choice(usual or good[game])


def side_of(one: SeekData, other: SeekData, names: list[str]) -> int:
    """The seat of the first of the two."""
    if one.side:
        return names.index(one.side)
    if other.side:
        return 1 - names.index(other.side)
    return secrets.randbelow(PLAYERS)


def pace_for(one: SeekData, other: SeekData) -> str:
    """The time control of their table in stored form; no clocks if neither has named one."""
    named = one.pace or other.pace or NO_CLOCKS
    return "" if named == NO_CLOCKS else PRESETS[named].stored()


# Pairing


def seek(session: Session, wish: SeekData, fresh: str) -> SeekData:
    """Pair a new seek with the first that fits, or let it wait."""
    lock_pairing(session)
    session.execute(delete(SeekData).where(SeekData.beat < fresh))
    session.execute(delete(SeekData).where(SeekData.visitor == wish.visitor))
    session.add(wish)
    for other in waiting(session, wish.visitor, fresh):
        if pair(session, wish, other):
            break
    return wish


def join(session: Session, seek_id: str, wish: SeekData, fresh: str) -> SeekData | None:
    """Pair with this seek; None if it waits no longer."""
    lock_pairing(session)
    for other in waiting(session, wish.visitor, fresh):
        if other.id == seek_id and pair(session, wish, other):
            session.execute(delete(SeekData).where(SeekData.visitor == wish.visitor))
            session.add(wish)
            return wish
    return None


def waiting(session: Session, visitor: str, fresh: str) -> list[SeekData]:
    """The seeks of others whom this visitor may play, the oldest first."""
    found = select(SeekData).where(
        SeekData.visitor != visitor, SeekData.table_id == "", SeekData.beat >= fresh
    )
    return [
        each
        for each in session.scalars(found.order_by(SeekData.made, SeekData.id))
        if not visitor or may_play(session, visitor, each.visitor)
    ]


def pair(session: Session, one: SeekData, other: SeekData) -> TableData | None:
    """Open a table for two seeks, with their promised words; None if no game fits both."""
    found = choose_game(one, other)
    if found is None:
        return None
    game, scenario = found
    mine = side_of(one, other, sides(game, scenario))
    by_seat = [one, other] if mine == 0 else [other, one]
    seats = [
        SeatData(seat, "person", visitor=each.visitor, name=each.name, promise=each.promise)
        for seat, each in enumerate(by_seat)
    ]
    table = new_table(game, scenario, other.visitor, seats)
    table.openness = OPEN
    table.language = other.language
    table.pace = pace_for(one, other)
    queries.add_table(session, table, [])
    one.table_id = other.table_id = table.id
    return table


# Waiting


def keep_alive(session: Session, visitor: str, now: str, fresh: str) -> SeekData | None:
    """Keep a seek alive while its page is open; None if it has expired or there is none."""
    lock_pairing(session)
    found = seek_of(session, visitor)
    if found is None:
        return None
    if found.beat < fresh:
        session.delete(found)
        return None
    if not found.table_id:
        found.beat = now
    return found


def cancel(session: Session, visitor: str) -> SeekData | None:
    """End a seek; return it if it was paired just before, and the table stays."""
    lock_pairing(session)
    found = seek_of(session, visitor)
    if found is None:
        return None
    session.delete(found)
    return found if found.table_id else None


def seek_of(session: Session, visitor: str) -> SeekData | None:
    return session.scalars(select(SeekData).where(SeekData.visitor == visitor)).first()
