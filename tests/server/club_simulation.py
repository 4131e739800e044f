"""The simulation with a club around it: accounts, clocks, and a tournament.

Beside all that holds at tables:

- a seat stays with its person: only a guest who signs in gives it to the account;
- a sign-in that was acknowledged has left nothing with the guest;
- the clocks in memory are those that are stored;
- a game of a tournament and its result are stored together, and a decided match stays decided.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Engine
from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import Response

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.accounts import make_account
from sandtable.server.accounts.models import SessionData
from sandtable.server.accounts.sessions import identity_of
from sandtable.server.accounts.sign_in import BrowserSession
from sandtable.server.clocks.time_controls import TimeControl
from sandtable.server.ratings.placings import places_of
from sandtable.server.security.visitors import hash_token
from sandtable.server.services import Services
from sandtable.server.storage.models import StepData, TableData, VisitorData
from sandtable.server.tables.table import Table
from sandtable.server.tournaments import decisions, queries
from sandtable.server.tournaments.models import GameData
from tests.server.clocks.moving import MovedClock
from tests.server.simulation import UNLIMITED, Option, Player, Simulation, Tab

ACCOUNTS: Final = 4
BEAT: Final = 600.0  # so that a bank of minutes runs out in a few of them
QUICK: Final = TimeControl("live", 5, 0)
AT: Final = "2026-01-01T00:00:00.000+00:00"
CUP: Final = {
    "name": "Cup",
    "game": "napoleonics",
    "format": "swiss",
    "scenarios": ["rolica_first"],
    "rounds": 2,
}


class ClubSimulation(Simulation):
    """One run from one seed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.moved = MovedClock()
        self.becoming: dict[str, str] = {}  # guests who sign in, and as whom
        self.signed_in: set[str] = set()  # guests whose sign-in was acknowledged
        self.holders: dict[tuple[str, int], str] = {}
        self.cup = ""
        self.cup_tables: set[str] = set()
        self.timed: set[str] = set()  # tables with clocks
        self.status: dict[str, str] = {}  # of tables
        self.decided: dict[tuple[int, int], tuple[Any, ...]] = {}

    def services_on(self, engine: Engine) -> Services:
        process = Services(replace(UNLIMITED, beat_seconds=BEAT), engine, self.moved)
        process.store.many = True  # as if SQLite had several processes: see `noted`
        return process

    def open_process(self) -> str:
        started = super().open_process()
        process = self.processes[-1]
        self.task(process, process.uptime.beat())
        return started

    async def furnish(self) -> None:
        with Session(self.processes[0].engine) as session, session.begin():
            for player in self.players:
                self.add_person(session, player)
            for player in self.players[:ACCOUNTS]:
                make_account(session, player.visitor, player.name, "en")
            self.make_cup(session)
        self.find_games()
        await super().furnish()
        await self.begin_duel()

    async def begin_duel(self) -> None:
        """A game of two with clocks."""
        two = self.players[:2]
        self.open_table(["me", "invite"], "napoleonics", two[0], QUICK)
        await self.drain()
        self.accept(self.invites[-1], two[1])
        await self.drain()
        for player in two:
            self.give_word(self.tables[-1], player)
            await self.drain()
            self.visit(self.tables[-1], player)
            await self.drain()

    def add_person(self, session: Session, player: Player) -> None:
        session.add(VisitorData(player.visitor, player.name, AT))
        session.flush()
        secret = hash_token(token_of(player))
        session.add(SessionData(f"s-{player.visitor}", secret, player.visitor, AT, AT))

    def options(self) -> list[Option]:
        timed = any(tab.process and tab.table in self.timed for tab in self.tabs())
        due = any(self.late(tab) for tab in self.tabs())
        return [
            *super().options(),
            (0.5, self.sign_in),
            (1.0, self.pass_time),
            (4 if due else 0.5 if timed else 0, self.claim),
            (0.3 if self.cup_tabs() else 0, self.resign),
        ]

    # Accounts

    def guests(self) -> list[Player]:
        return [each for each in self.players if each.visitor not in self.accounts]

    @property
    def accounts(self) -> list[str]:
        return [each.visitor for each in self.players[:ACCOUNTS]]

    def sign_in(self) -> str:
        """A guest who sits somewhere signs in to an account, which may be open elsewhere too."""
        seated = [each for each in self.guests() if each.visitor in self.holders.values()]
        if not seated:
            return self.come()
        guest, process = self.rng.choice(seated), self.rng.choice(self.processes)
        before = guest.visitor
        into = self.becoming.setdefault(before, self.rng.choice(self.accounts))

        async def signing() -> None:
            known = await process.store.read(lambda at: identity_of(at, token_of(guest, before)))
            desk = BrowserSession(
                Request({"type": "http", "headers": [], "query_string": b""}),
                Response(),
                process,
                known,
            )
            brought = await desk.sign_in(into, "code")
            self.counts["merged"] += bool(brought)
            self.acknowledged(guest, before, into)

        self.task(process, signing())
        return f"sign-in of {guest.name} as {into}"

    def acknowledged(self, guest: Player, before: str, into: str) -> None:
        """The browser has the cookie of the account now, and its windows were closed."""
        self.signed_in.add(before)
        self.counts["signed-in"] += 1
        self.touched |= set(self.tables)
        if guest.visitor == before:
            guest.visitor = into
            for tab in guest.tabs:
                self.lose(tab)

    def come(self) -> str:
        """A guest, who opens a table; somebody new if there is none."""
        if not self.guests():
            number = len(self.players)
            self.players.append(Player(f"visitor{number}", f"Player {number}"))
            with Session(self.processes[0].engine) as session, session.begin():
                self.add_person(session, self.players[-1])
        return self.open_table(["me", "invite"], player=self.rng.choice(self.guests()))

    # Time

    def pace_for(self, kinds: list[Any]) -> TimeControl | None:
        alone = "invite" not in kinds or "bot" in kinds or "here" in kinds
        return QUICK if not alone and self.rng.random() < 0.8 else None

    def pass_time(self) -> str:
        seconds = self.rng.choice([10, 200, 400])
        self.moved.move(seconds)
        for process in self.processes:
            self.task(process, process.uptime.beat())
        return f"time {seconds}"

    def claim(self) -> str:
        """Somebody claims a game, mostly when time has run out."""
        rng = self.rng
        tabs = [each for each in self.tabs() if each.process and each.table in self.timed]
        due = [each for each in tabs if self.late(each)]
        tab = rng.choice(due if due and rng.random() < 0.9 else tabs)
        seat = rng.choice(self.late(tab) or BOXES[self.games[tab.table]].seats)
        kind = rng.choice(["win", "win", "draw"])
        return self.send(tab, {"type": "claim", "seat": seat, "kind": kind})

    def late(self, tab: Tab) -> list[str]:
        """The sides that have run out of time, while the player of this window has some left."""
        table = None if tab.process is None else tab.process.tables.live.get(tab.table)
        if table is None or table.game is None or table.play.over:
            return []
        names = table.seats.names
        mine = table.seats.of(tab.player.visitor)
        if not mine or any(table.time.is_late(seat) for seat in mine):
            return []
        return [name for seat, name in enumerate(names) if table.time.is_late(seat)]

    def send(self, tab: Tab, message: dict[str, Any]) -> str:
        text = json.dumps(message)
        tab.inbox.append(text)
        return f"send {tab.player.name}: {text}"

    # The tournament

    def make_cup(self, session: Session) -> None:
        host = self.players[0].visitor
        wish = messages.NewTournament.model_validate(CUP)
        made = decisions.create(session, wish, host, AT)
        made.seed = self.rng.getrandbits(31)
        self.cup = made.id
        for player in self.players[:ACCOUNTS]:
            decisions.enter(session, self.cup, player.visitor, AT)
        decisions.start(session, self.cup, host, AT)

    def find_games(self) -> list[GameData]:
        """The games of the tournament; those of a new round are tables to play at."""
        with Session(self.processes[0].store._reading, expire_on_commit=False) as session:
            games = queries.games_of(session, self.cup)
        for each in games:
            if each.table_id not in self.tables:
                self.tables.append(each.table_id)
                self.games[each.table_id] = str(CUP["game"])
                self.counts["cup-games"] += 1
        self.cup_tables = {each.table_id for each in games}
        return games

    def cup_tabs(self) -> list[Tab]:
        return [each for each in self.tabs() if each.process and each.table in self.cup_tables]

    def resign(self) -> str:
        tab = self.rng.choice(self.cup_tabs())
        return self.send(tab, {"type": "petition", "kind": "resign"})

    # What must hold

    def check(self) -> None:
        if self.touched & self.cup_tables:
            self.check_cup()
        super().check()

    def check_cup(self) -> None:
        for game in self.find_games():
            data, _ = self.read_store(game.table_id)
            left = {each.seat for each in data.seats if each.kind == "bot"}
            places = places_of(data.result, len(data.seats), left) if data.over else None
            assert game.places == (places or []), "a result and its game are not the same"
        with Session(self.processes[0].store._reading) as session:
            for match in queries.matches_of(session, self.cup):
                key = match.round, match.number
                now = (match.decided, tuple(match.places), tuple(match.points))
                if key in self.decided:
                    assert self.decided[key] == now, "a decided match is another one"
                elif match.decided:
                    self.decided[key] = now
                    self.counts["matches"] += 1

    def check_kept(self, data: TableData, steps: list[StepData]) -> None:
        super().check_kept(data, steps)
        if data.pace:
            self.timed.add(data.id)
        before = self.status.get(data.id, "")
        assert before != "over" or data.over, "a game that was over goes on"
        self.status[data.id] = data.status
        if data.over and before != "over" and (data.result or {}).get("how") == "time":
            self.counts["won-on-time"] += 1
        for seat in data.seats:
            if not seat.visitor:
                continue
            held = self.holders.get((data.id, seat.seat), seat.visitor)
            assert seat.visitor in (held, self.becoming.get(held)), "a seat has gone to another"
            assert seat.visitor not in self.signed_in, "a guest who has signed in has a seat yet"
            self.holders[data.id, seat.seat] = seat.visitor

    def check_memory(self, process: Services, table: Table, fresh: Table) -> None:
        super().check_memory(process, table, fresh)
        if table.data.revision == fresh.data.revision:
            assert table.data.clocks == fresh.data.clocks, "other clocks are stored"


def token_of(player: Player, visitor: str = "") -> str:
    return f"token of {visitor or player.visitor}"
