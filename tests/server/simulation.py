"""The server in a bottle: virtual players, a wire that loses and doubles messages, and kills.

Everything random comes from one seed. The event loop is driven step by step: whatever the server
asks of the database, of bots or of the wire waits in a list until the simulation lets it happen, so
that a process can be killed before a change is stored, or after that and before anybody is told.

After every step, of every table that was touched:

- the stored steps replay to the state in memory, and to what every window was told last;
- nobody was shown a seat that is not his, or before he said that he sits there;
- whatever was told was stored before, and what was stored is never lost again;
- no question takes two answers, or the answer to another one.
"""

from __future__ import annotations

import asyncio
import contextvars
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from unittest import mock

from pydantic_core import to_jsonable_python
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.orm import Session

import sandtable
from sandtable.games import BOXES
from sandtable.server.accounts.session_sockets import ENDED
from sandtable.server.clocks.time_controls import TimeControl
from sandtable.server.errors import Late
from sandtable.server.messages import SeatWish
from sandtable.server.security.visitors import hash_token
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.sockets import routes as socket_routes
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage import queries
from sandtable.server.storage.models import ChatData, StepData, TableData
from sandtable.server.storage.store import PERSON
from sandtable.server.tables.new_tables import open_table
from sandtable.server.tables.replay import counters_of
from sandtable.server.tables.table import Table
from sandtable.server.views.patches import Rebuilt
from sandtable.server.views.position import now_of
from sandtable.server.views.seat_view import SeatView
from sandtable.server.workers.bots import BotFailed, think
from sandtable.toolkit.game import Game
from tests.server.visiting import QuickWorkers

SCENARIOS: Final = {
    "napoleonics": ("rolica_first", "vimiero", "corunna"),
    "greatwar": ("opening-action-1", "opening-action-2"),
    "maria": ("introductory", "introductory-two"),
    "lastman": ("1914", "1915"),
}
BOTS: Final = {"napoleonics": ("random", "corporal")}
ANY_BOT: Final = ("random",)
LANGUAGES: Final = ("en", "el", "hu")
UNLIMITED: Final = Settings(
    messages_a_second=1e9,
    messages_a_visitor=10**9,
    arrivals_a_minute=10**9,
    messages_at_once=10**9,
    chat_a_minute=10**9,
    chat_everywhere=10**9,
)
MOST_TURNS_OF_THE_LOOP: Final = 10_000

PROCESS: contextvars.ContextVar[Services | None] = contextvars.ContextVar("process", default=None)


class Failed(AssertionError):
    """Something that must never be; says which seed shows it again."""


# The world outside of the server


@dataclass
class Job:
    """Something that the server waits for: a piece of work in the database, or a bot."""

    process: Services
    kind: str  # write, read, bot
    work: Callable[[], Any]
    future: asyncio.Future[Any]
    done: bool = False  # it has happened, but the server does not know yet
    result: Any = None
    error: Exception | None = None


class Gone(RuntimeError):
    """The socket was closed."""


class Hung(Exception):
    """What a process that was killed waits for never comes."""


EXPECTED: Final = (SQLAlchemyError, Hung, Gone)
Option = tuple[float, Callable[[], str]]  # how likely it is, and what happens
FAULTS: Final = ("kill", "hang", "dropped", "doubled", "database-failed")


class Window(Connection):
    """A connection that remembers all it was told."""

    def __init__(self, world: Simulation, tab: Tab, table: Table) -> None:
        super().__init__(table, tab.player.visitor, tab.language)
        self.world = world
        self.tab = tab
        self.now_told: dict[str, Any] | None = None
        self.seats_told: list[int] = []  # that this visitor had then
        self.sat = False  # whether there ever were any
        self.log: dict[int, dict[str, Any]] = {}
        self.said_lines: dict[int, dict[str, Any]] = {}
        self.rebuilt = Rebuilt()

    def put(self, data: bytes) -> None:
        self.world.told(self, self.rebuilt.read(data))
        super().put(data)


@dataclass
class Tab:
    """A window of a browser, as the browser knows it."""

    player: Player
    table: str
    language: str = "en"
    window: Window | None = None  # its end on the server
    task: asyncio.Task[None] | None = None
    process: Services | None = None
    line: object = None  # the connection that it has now
    inbox: list[str] = field(default_factory=list)  # on their way to the server
    outbox: list[str] = field(default_factory=list)  # and from it
    waiting: asyncio.Future[str] | None = None
    rebuilt: Rebuilt = field(default_factory=Rebuilt)
    now: dict[str, Any] | None = None
    answered: int = -1  # the question that it has answered
    over: bool = False
    rematch: str = ""


@dataclass
class Player:
    visitor: str
    name: str
    tabs: list[Tab] = field(default_factory=list)


class FakePool:
    """Bots that think when the simulation lets them."""

    def __init__(self, world: Simulation) -> None:
        self.world = world
        self.workers = QuickWorkers()
        self.process: Services | None = None

    async def choose(
        self, bot: str, game: str, state: dict[str, Any], seat: int, seed: str, *_: Any
    ) -> int:
        assert self.process is not None
        sent = json.dumps(state)  # it must fit through a pipe

        def work() -> int:
            if self.world.rng.random() < 0.02:
                raise BotFailed(late=self.world.rng.random() < 0.5)
            return think(bot, game, json.loads(sent), seat, seed)

        return int(await self.world.job(self.process, "bot", work))


# The simulation


class Simulation:
    """One run from one seed."""

    def __init__(
        self, seed: int, open_engine: Callable[[], Engine], processes: int = 1, harm: float = 1.0
    ) -> None:
        self.seed = seed
        self.harm = harm  # how often something goes wrong, compared with the usual
        self.rng = random.Random(seed)
        self.open_engine = open_engine
        self.many = processes
        self.processes: list[Services] = []
        self.dead: set[int] = set()
        self.owner: dict[int, Services] = {}  # by their pools of threads
        self.jobs: list[Job] = []
        self.notices: list[tuple[Services, str]] = []  # what other processes have yet to hear
        self.written: list[str] = []  # tables that the running transaction changes
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.games: dict[str, str] = {}  # by table
        self.invites: list[tuple[str, int, str]] = []
        self.touched: set[str] = set()
        self.prefix: dict[str, tuple[int, int, list[tuple[int, str, str]]]] = {}
        self.asked: dict[tuple[str, int, int], tuple[Any, ...]] = {}
        self.taken: Counter[tuple[str, int, int]] = Counter()
        self.tasks: dict[asyncio.Task[Any], Services | None] = {}
        self.troubles: list[str] = []
        self.counts: Counter[str] = Counter()
        self.clock = 0
        self.story: list[str] = []

    # Making chance and time its own

    def text(self, size: int = 12) -> str:
        return "".join(self.rng.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(size))

    def secret(self) -> str:
        return f"{self.rng.getrandbits(256):064x}"

    def now(self) -> str:
        self.clock += 1
        at = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(milliseconds=self.clock)
        return at.isoformat(timespec="milliseconds")

    @contextmanager
    def patched(self) -> Iterator[None]:
        async def run_in(threads: Any, engine: Engine, work: Callable[[Any], Any]) -> Any:
            process = self.owner[id(threads)]
            kind = "write" if threads is process.store._threads else "read"

            def in_database() -> Any:
                self.written = []
                with Session(engine, expire_on_commit=False) as session, session.begin():
                    return work(session)

            return await self.job(process, kind, in_database)

        answer = Table.answer

        async def watched(
            table: Table, seat: int, number: int, answers: list[str], looks: str = ""
        ) -> Any:
            refused = await answer(table, seat, number, answers, looks)
            self.accepted(table, seat, number)
            return refused

        undo = Table.undo

        async def counted(table: Table, seat: int, number: int, turn: bool) -> bool:
            undone = await undo(table, seat, number, turn)
            self.counts["undone"] += undone
            return undone

        with (
            mock.patch.object(Table, "undo", counted),
            mock.patch("sandtable.server.storage.store.run_in", run_in),
            mock.patch("sandtable.server.tables.new_tables.new_secret", self.secret),
            mock.patch("sandtable.server.tables.new_tables.new_id", self.text),
            mock.patch("sandtable.server.tables.new_tables.new_token", self.text),
            mock.patch("sandtable.server.tables.new_tables.now", self.now),
            mock.patch("sandtable.server.tables.sync.now", self.now),
            mock.patch("sandtable.server.tables.chat.now", self.now),
            mock.patch.object(Table, "answer", watched),
        ):
            yield

    async def job(self, process: Services, kind: str, work: Callable[[], Any]) -> Any:
        if id(process) in self.dead:
            raise Hung
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.append(Job(process, kind, work, future))
        return await future

    # Running

    def run(self, steps: int) -> None:
        loop = asyncio.new_event_loop()
        loop.set_task_factory(self.make_task)
        loop.set_exception_handler(self.loop_failed)
        try:
            with self.patched():
                loop.run_until_complete(self.play(steps))
        except BaseException as error:  # whatever it was, the seed that shows it is told
            tail = "\n".join(self.story[-25:])
            raise Failed(
                f"seed {self.seed}, after {len(self.story)} steps: {error!r}\n{tail}"
            ) from error
        finally:
            self.end(loop)

    def end(self, loop: asyncio.AbstractEventLoop) -> None:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        for process in self.processes:
            self.dead.add(id(process))
        loop.run_until_complete(asyncio.sleep(0))
        loop.run_until_complete(self.gather(loop))
        for process in self.processes:
            process.store.close()
        loop.close()

    async def gather(self, loop: asyncio.AbstractEventLoop) -> None:
        others = [task for task in asyncio.all_tasks(loop) if task is not asyncio.current_task()]
        await asyncio.gather(*others, return_exceptions=True)

    def make_task(self, loop: Any, coro: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **options)
        context = options.get("context")
        self.tasks[task] = PROCESS.get() if context is None else context.get(PROCESS)
        task.add_done_callback(self.task_done)
        return task

    def task_done(self, task: asyncio.Task[Any]) -> None:
        process = self.tasks.pop(task)
        if task.cancelled() or (process is not None and id(process) in self.dead):
            with suppress(BaseException):
                task.exception()
            return
        error = task.exception()
        if error is not None and not isinstance(error, EXPECTED) and process is not None:
            self.troubles.append(f"{task.get_coro()!r}: {error!r}")
            raise error

    def loop_failed(self, loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if error is not None and not isinstance(error, EXPECTED):
            self.troubles.append(f"{context.get('message')}: {error!r}")

    async def settle(self) -> None:
        """Until the server does nothing more by itself."""
        ready: Any = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # what it will run next
        for _ in range(MOST_TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)
            if not ready:
                return
        raise AssertionError("the server never comes to rest")

    async def play(self, steps: int) -> None:
        for _ in range(self.many):
            self.open_process()
        for number in range(5):
            self.players.append(Player(f"visitor{number}", f"Player {number}"))
        await self.furnish()
        for _ in range(steps):
            name = self.choose()
            self.story.append(name)
            self.counts[name.split()[0]] += 1
            await self.settle()
            if self.troubles:
                raise AssertionError(self.troubles[0])
            self.check()
        await self.calm()

    async def furnish(self) -> None:
        """A few tables at which play has begun, with windows at each."""
        await self.drain()
        games = self.rng.sample(list(SCENARIOS), 3)
        for kinds, game in zip(
            (["me", "invite"], ["me", "here"], ["me", "bot"]), games, strict=True
        ):
            self.open_table(kinds, game)
            await self.drain()
        self.accept()
        await self.drain()
        for table in list(self.tables):
            for player in self.sitting_at(table):
                self.give_word(table, player)
                await self.drain()
                self.visit(table, player)
                await self.drain()
        self.visit()
        await self.drain()

    async def drain(self) -> None:
        """All that is asked of the database happens at once."""
        await self.settle()
        while waiting := [job for job in self.jobs if job.kind != "bot"]:
            self.work_off(waiting[0], faults=False)
            await self.settle()

    async def calm(self) -> None:
        """Everything arrives, nobody does anything new; then everybody sees the same."""
        for process in self.processes:
            for table in self.tables:
                self.task(process, process.tables.find(table))
        await self.settle()
        for _ in range(3_000):
            carried = False
            for tab in self.tabs():
                if tab.inbox and tab.waiting is not None:
                    self.carry(tab)
                    carried = True
                while tab.outbox:
                    self.read(tab)
            if self.notices:
                self.notify()
            elif self.jobs and any(job.kind != "bot" for job in self.jobs):
                self.work_off(next(job for job in self.jobs if job.kind != "bot"), faults=False)
            elif not carried:
                break
            await self.settle()
        if self.troubles:
            raise AssertionError(self.troubles[0])
        self.touched |= set(self.tables)
        self.check()
        for table in self.tables:
            data, _ = self.read_store(table)
            waits = data.status == "waiting" and all(seat.ready for seat in data.seats)
            assert not waits, f"everybody at {table} is ready, and nothing begins"
        for tab in self.tabs():
            if tab.window is not None and tab.window.now_told is not None:
                if tab.now != tab.window.now_told:
                    raise AssertionError(f"{tab.player.name} does not see what he was told")

    # What may happen next

    def choose(self) -> str:
        options = self.options()
        weights = [weight for weight, _ in options]
        ((_, doing),) = self.rng.choices(options, weights)
        return doing()

    def options(self) -> list[Option]:
        return [
            (12 if self.jobs else 0, self.some_job),
            (
                14 if any(tab.inbox and tab.waiting for tab in self.tabs()) else 0,
                self.some_delivery,
            ),
            (14 if any(tab.outbox for tab in self.tabs()) else 0, self.some_reading),
            (10 if self.notices else 0, self.notify),
            (9 if any(tab.now or not tab.process for tab in self.tabs()) else 1, self.act),
            (1.2 if len(self.tables) < 4 else 0.02, self.open_table),
            (0.8 if self.invites else 0, self.accept),
            (0.8 if self.tables else 0, self.give_word),
            (1.5 if len(self.tabs()) < 8 and self.tables else 0.1, self.visit),
            (0.3 * self.harm if self.tabs() else 0, self.hang_up),
            (0.2 * self.harm, self.kill),
        ]

    def tabs(self) -> list[Tab]:
        return [tab for player in self.players for tab in player.tabs]

    # Processes

    def open_process(self) -> str:
        engine = self.open_engine()
        process = self.services_on(engine)
        pool: Any = FakePool(self)
        pool.process = process
        process.bots = process.tables.bots = pool
        process.workers = pool.workers
        for threads in (process.store._threads, process.store._readers):
            self.owner[id(threads)] = process
        process.store.notify = self.noted  # type: ignore[method-assign]  # in place of PostgreSQL
        self.processes.append(process)
        self.task(process, process.tables.wake_bots())
        return f"start process {len(self.processes)}"

    def services_on(self, engine: Engine) -> Services:
        return Services(UNLIMITED, engine)

    def task(self, process: Services, coro: Any) -> asyncio.Task[Any]:
        context = contextvars.copy_context()
        context.run(PROCESS.set, process)
        return asyncio.get_running_loop().create_task(coro, context=context)

    def kill(self) -> str:
        """As `kill -9` does: whatever is not in the database is gone."""
        process = self.rng.choice(self.processes)
        busy = [job for job in self.jobs if job.process is process]
        self.dead.add(id(process))
        self.processes.remove(process)
        self.jobs = [job for job in self.jobs if job.process is not process]
        self.notices = [each for each in self.notices if each[0] is not process]
        for task, of in list(self.tasks.items()):
            if of is process and not task.done():
                task.cancel()
        for tab in self.tabs():
            if tab.process is process:
                self.lose(tab)
        self.touched |= set(process.tables.live)
        stored = sum(job.done for job in busy)
        self.counts["killed-busy"] += bool(busy)
        self.counts["killed-stored-untold"] += bool(stored)
        process.engine.dispose()
        self.open_process()
        return f"kill with {len(busy)} jobs under way, {stored} of them done"

    def some_job(self) -> str:
        first: dict[tuple[int, str], Job] = {}
        open_jobs = []
        for job in self.jobs:
            if job.kind == "write":  # one after the other, as the only thread that writes does
                if (id(job.process), "write") in first:
                    continue
                first[id(job.process), "write"] = job
            open_jobs.append(job)
        return self.work_off(self.rng.choice(open_jobs))

    def work_off(self, job: Job, faults: bool = True) -> str:
        """First it happens, and some time later the server learns of it."""
        if not job.done:
            job.done = True
            try:
                if faults and job.kind == "write" and self.rng.random() < 0.01 * self.harm:
                    self.counts["database-failed"] += 1
                    raise OperationalError("simulated", {}, Exception("the disk is full"))
                job.result = job.work()
                if job.kind == "write":
                    self.stored(job.process)
            except (SQLAlchemyError, BotFailed, Late) as error:
                job.error = error
            if faults and self.rng.random() < 0.5:
                return f"{job.kind} happens"
        self.jobs.remove(job)
        if not job.future.done():
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.result)
        return f"{job.kind} returns"

    def stored(self, process: Services) -> None:
        self.touched |= {table_of(each) for each in self.written if is_table(each)}
        for table in self.written:
            self.notices += [(each, table) for each in self.processes]

    def noted(self, session: Session, *about: str) -> None:
        self.written += about

    def notify(self) -> str:
        """One process hears of the first thing that it has not heard of."""
        process = self.rng.choice(list({id(each): each for each, _ in self.notices}.values()))
        at = next(at for at, (each, _) in enumerate(self.notices) if each is process)
        _, notice = self.notices.pop(at)
        self.task(process, process.heard(notice))
        if is_table(notice):
            self.touched.add(table_of(notice))
        return f"hear {notice}"

    # Tables

    def open_table(
        self,
        wanted: list[Any] | None = None,
        game: str = "",
        player: Player | None = None,
        pace: TimeControl | None = None,
    ) -> str:
        rng = self.rng
        player = player or rng.choice(self.players)
        process = rng.choice(self.processes)
        kinds: list[Any] = rng.choice(
            [["me", "invite"], ["invite", "me"], ["me", "here"], ["me", "bot"], ["bot", "me"],
             ["me", "invite"], ["me", "here"], ["me", "invite"], ["bot", "bot"]]
        )  # fmt: skip
        game = game or rng.choice(list(SCENARIOS))
        scenario = rng.choice(SCENARIOS[game])
        kinds = wanted or kinds
        kinds = kinds + [rng.choice(kinds[1:])] * (len(BOXES[game].seats_of(scenario)) - len(kinds))
        wishes = [
            SeatWish(kind=kind, bot=rng.choice(BOTS.get(game, ANY_BOT)) if kind == "bot" else "")
            for kind in kinds
        ]
        pace = pace or self.pace_for(kinds)
        given = (
            []
            if pace
            else some_steps(game, scenario, rng.randrange(1000))
            if rng.random() < 0.3
            else []
        )

        async def opening() -> None:
            data, tokens = await open_table(
                process.store, player.visitor, player.name, game, scenario, wishes,
                given=given, source="a test" if given else "", pace=pace,
            )  # fmt: skip
            self.tables.append(data.id)
            self.games[data.id] = game
            self.invites += [(data.id, seat, token) for seat, token in tokens.items()]
            del self.invites[:-4]
            if set(kinds) == {"bot"}:
                table = await process.tables.find(data.id)
                assert table is not None
                await table.start()

        async def tried() -> None:
            with suppress(Late):  # a guest who has signed in meanwhile
                await opening()

        self.task(process, tried())
        return f"open {'-'.join(kinds)} by {player.name}"

    def pace_for(self, kinds: list[Any]) -> TimeControl | None:
        return None

    def give_word(self, table_id: str = "", player: Player | None = None) -> str:
        """All that the page does for somebody who sits down."""
        rng = self.rng
        process, table_id = rng.choice(self.processes), table_id or rng.choice(self.tables)
        player = player or rng.choice(self.sitting_at(table_id) or self.players)

        async def giving() -> None:
            table = await process.tables.find(table_id)
            if table is not None and table.seats.of(player.visitor):
                with suppress(Late):  # his browser says so, and he does it again
                    await table.give_word(player.visitor, f"word of {player.name}", "")

        self.task(process, giving())
        return f"word of {player.name} at {table_id}"

    def accept(
        self, invite: tuple[str, int, str] | None = None, player: Player | None = None
    ) -> str:
        rng = self.rng
        process = rng.choice(self.processes)
        table_id, seat, token = invite or rng.choice(self.invites)
        player = player or rng.choice(self.players)

        async def accepting() -> None:
            table = await process.tables.find(table_id)
            if table is None or table.seats.of(player.visitor):
                return
            with suppress(Late):
                await table.accept(seat, hash_token(token), player.visitor, "a word", player.name)

        self.task(process, accepting())
        return f"accept by {player.name} at {table_id}"

    def sitting_at(self, table: str) -> list[Player]:
        data, _ = self.read_store(table)
        here = [seat.visitor for seat in data.seats]
        return [player for player in self.players if player.visitor in here]

    # Windows

    def visit(self, table: str = "", player: Player | None = None) -> str:
        """Somebody opens a window at a table: their own, or one that they only watch."""
        rng = self.rng
        if not self.tables:
            return "visit none"
        if player is None:
            table = rng.choice(self.tables)
            guests = self.sitting_at(table) if rng.random() < 0.75 else []
            player = rng.choice(guests or self.players)
        if len(player.tabs) >= 5:
            return "visit none"
        tab = Tab(player, table, rng.choice(LANGUAGES))
        player.tabs.append(tab)
        self.connect(tab)
        return f"visit {tab.table} by {player.name}"

    def connect(self, tab: Tab) -> None:
        process = self.rng.choice(self.processes)
        line = object()
        tab.process, tab.line, tab.rebuilt = process, line, Rebuilt()

        async def receive() -> str:
            if tab.line is not line:
                raise Gone
            tab.waiting = asyncio.get_running_loop().create_future()
            return await tab.waiting

        async def send(text: str) -> None:
            if tab.line is not line:
                raise Gone
            tab.outbox.append(text)

        async def close(_: int) -> None:
            if tab.line is line:
                self.lose(tab)

        async def visiting() -> None:
            table = await process.tables.find(tab.table)
            if table is None or tab.line is not line:
                return
            tab.window = Window(self, tab, table)
            await socket_routes.serve(process, receive, send, tab.window, close)

        tab.task = self.task(process, visiting())

    def lose(self, tab: Tab) -> None:
        """The connection is gone, with all that was on its way."""
        tab.process = tab.line = None
        tab.window = None
        if tab.waiting is not None and not tab.waiting.done():
            tab.waiting.set_exception(Gone)
        tab.waiting = None
        tab.inbox.clear()
        tab.outbox.clear()
        tab.now = None
        tab.answered = -1

    def hang_up(self) -> str:
        tab = self.rng.choice(self.tabs())
        self.lose(tab)
        if self.rng.random() < 0.3:
            tab.player.tabs.remove(tab)
            return f"hang up for good {tab.player.name}"
        return f"hang up {tab.player.name}"

    def some_delivery(self) -> str:
        tab = self.rng.choice([tab for tab in self.tabs() if tab.inbox and tab.waiting])
        return self.carry(tab)

    def carry(self, tab: Tab) -> str:
        """A message reaches the server: perhaps out of order, doubled, or not at all."""
        rng = self.rng
        at = rng.randrange(len(tab.inbox)) if rng.random() < 0.15 else 0
        text = tab.inbox.pop(at)
        if rng.random() < 0.08 * self.harm:
            tab.inbox.insert(rng.randint(0, len(tab.inbox)), text)
            self.counts["doubled"] += 1
        if rng.random() < 0.04 * self.harm:
            self.counts["dropped"] += 1
            return f"drop {text}"
        self.counts[
            {"say": "chat", "sit": "sat"}.get(json.loads(text)["type"], json.loads(text)["type"])
        ] += 1
        waiting, tab.waiting = tab.waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(text)
        self.touched.add(tab.table)
        return f"deliver {tab.player.name}: {text}"

    def some_reading(self) -> str:
        return self.read(self.rng.choice([tab for tab in self.tabs() if tab.outbox]))

    def read(self, tab: Tab) -> str:
        """A message reaches the browser, which keeps the newest of what it was told."""
        message = tab.rebuilt.read(tab.outbox.pop(0))
        now = message.get("now")
        if now is not None and (
            tab.now is None
            or now["revision"] >= tab.now["revision"]
            or message["type"] == "welcome"
        ):
            tab.now = now
        if "table" in message:
            tab.over = message["table"]["status"] == "over"
            tab.rematch = message["table"]["rematch"]
            if tab.rematch and tab.rematch not in self.tables:
                self.tables.append(tab.rematch)
                self.games[tab.rematch] = self.games[tab.table]
        if message["type"] == "refused":
            tab.answered = -1
            self.counts["refused-late" if message["late"] else "refused"] += 1
        return f"read {message['type']} by {tab.player.name}"

    # What people do

    def act(self) -> str:
        rng = self.rng
        if not self.tabs():
            return "act not"
        lost = [tab for tab in self.tabs() if tab.process is None]
        if lost and rng.random() < 0.5:
            self.connect(lost[0])
            return f"connect {lost[0].player.name}"
        asked = [
            tab
            for tab in self.tabs()
            if tab.now and (tab.now["confirm"] or waits_for(tab)) and len(tab.inbox) < 3
        ]
        tab = rng.choice(asked if asked and rng.random() < 0.9 else self.tabs())
        if tab.process is None:
            return "act not"
        message = self.wish(tab)
        if message is None:
            return "act not"
        text = json.dumps(message)
        tab.inbox.append(text)
        return f"act {tab.player.name}: {text}"

    def wish(self, tab: Tab) -> dict[str, Any] | None:
        rng, now = self.rng, tab.now
        if now is None:
            return (
                {"type": "petition", "kind": rng.choice(["take-back", "draw", "resign"])}
                if (rng.random() < 0.1)
                else None
            )
        if now["confirm"] and rng.random() < 0.8:
            return {"type": "sit", "seat": now["confirm"]}
        if now["petition"] is not None and now["petition"]["open"] and rng.random() < 0.5:
            return {"type": "reply", "accept": rng.random() < 0.7}
        if now["trouble"] is not None and rng.random() < 0.6:
            bots = BOTS.get(self.games[tab.table], ANY_BOT)
            return {"type": "bot", "seat": now["trouble"]["seat"], "bot": rng.choice(bots)}
        asked = now["asked"]
        if waits_for(tab) or (asked is not None and rng.random() < 0.1):
            if rng.random() < 0.85:
                tab.answered = asked["number"]
                return self.reply_to(asked, now)
        return self.other_wish(tab, now)

    def reply_to(self, asked: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        number = asked["number"]
        if rng.random() < 0.04:
            number += rng.choice([-2, -1, 1, 2])
        if now["can_undo"] and rng.random() < 0.15:
            return {"type": "undo", "number": number, "turn": rng.random() < 0.3}
        names = [each["name"] for each in asked["answers"]]
        answers = [rng.choice(names)]
        if rng.random() < 0.15:  # a sweep: some of it may fit
            answers += rng.sample(names, min(len(names), 2)) + ["done"]
        if rng.random() < 0.04:
            answers = [
                rng.choice(["strike", "card scout", "done", "order a1", "nonsense", "keep elan"])
            ]
        if rng.random() < 0.06:
            kind = rng.choice(["odds", "why"])
            more = {"answers": answers} if kind == "odds" else {"answer": answers[0]}
            return {"type": kind, "id": rng.randrange(99), **more}
        return {"type": "answer", "number": number, "answers": answers}

    def other_wish(self, tab: Tab, now: dict[str, Any]) -> dict[str, Any]:
        rng = self.rng
        seats = BOXES[self.games[tab.table]].seats
        wishes: list[dict[str, Any]] = [
            {
                "type": "petition",
                "kind": rng.choice(["take-back", "take-back", "draw", "rematch"]),
            },
            {"type": "petition", "kind": "resign"},
            {"type": "reply", "accept": rng.random() < 0.5},
            {"type": "say", "text": f"hello {rng.randrange(1000)}"},
            {"type": "standing", "order": "no-first-strike", "on": rng.random() < 0.6},
            {"type": "seen", "step": now["step"]},
            {"type": "language", "language": rng.choice(LANGUAGES)},
            {"type": "look", "id": 1, "place": "e5", "piece": "u3"},
            {"type": "plans", "id": 2},
            {"type": "sit", "seat": rng.choice(seats)},
            {"type": "answer", "number": rng.randrange(60), "answers": ["done"]},
        ]
        return rng.choices(wishes, [3, 0.15, 1, 2, 2, 1, 1, 1, 0.3, 1, 2])[0]

    # What must hold

    def told(self, window: Window, message: dict[str, Any]) -> None:
        """At the moment in which the server tells somebody something."""
        now = message.get("now")
        if "log" in message:
            start = message.get("log_from", 0)
            window.log = {n: line for n, line in window.log.items() if n < start}
            window.log |= {line["n"]: line for line in message["log"]}
        if message["type"] == "welcome":
            window.said_lines = {line["n"]: line for line in message["chat"]}
        if message["type"] == "chat":
            window.said_lines[message["line"]["n"]] = message["line"]
        if now is None:
            return
        table = window.table
        self.check_order(window, now, message["type"])
        window.now_told = now
        data, _ = self.read_store(table.data.id)
        if data.revision < now["revision"]:
            raise AssertionError(f"revision {now['revision']} was told before it was stored")
        self.touched.add(data.id)
        names, revealing = table.seats.names, table.box.revealing_questions
        self.counts[f"told of {data.game}"] += 1
        mine = [names[seat] for seat in table.seats.of(window.visitor)]
        if now["seat"] is None:
            assert not now["hand"], "somebody without a seat was shown a hand"
            assert now["asked"] is None, "somebody without a seat was asked"
        else:
            assert now["seat"] in mine, "somebody was shown a seat that is not his"
            if len(mine) > 1 and names.index(now["seat"]) != window.sitting:
                assert not now["hand"], "a hand was shown, and nobody sat down there"
                assert not now["standing"], "standing orders are nobody else's business"
                assert now["asked"] is not None, "nobody sat down there"
                assert now["asked"]["key"] not in revealing, "it tells of a hand"
        if now["asked"] is not None:
            seat = names.index(now["seat"])
            asked = now["asked"]
            shown = (asked["key"], asked["place"], tuple(each["name"] for each in asked["answers"]))
            before = self.asked.setdefault((data.id, seat, asked["number"]), shown)
            assert before == shown, f"number {asked['number']} stands for two questions"

    def check_order(self, window: Window, now: dict[str, Any], kind: str) -> None:
        """Nobody is told an older state after a newer one."""
        mine = window.table.seats.of(window.visitor)
        if window.now_told is not None and kind != "welcome" and window.seats_told == mine:
            assert now["revision"] >= window.now_told["revision"], "an older state was told"
        window.seats_told = mine
        window.sat = window.sat or bool(mine)

    def accepted(self, table: Table, seat: int, number: int) -> None:
        key = (table.data.id, seat, number)
        self.taken[key] += 1
        self.counts["accepted"] += 1
        assert self.taken[key] == 1, f"question {number} took two answers"
        assert key in self.asked, f"question {number} was answered before it was shown"

    def read_store(self, table_id: str) -> tuple[TableData, list[StepData]]:
        data, steps, _ = self.load_all(table_id)
        return data, steps

    def load_all(self, table_id: str) -> tuple[TableData, list[StepData], list[ChatData]]:
        with Session(self.processes[0].store._reading) as session:
            data, steps, chat = queries.load_all(session, table_id)
            assert data is not None
            return data, steps, chat

    def check(self) -> None:
        for table_id in sorted(self.touched):
            self.check_table(table_id)
        self.touched.clear()

    def check_table(self, table_id: str) -> None:
        data, steps, chat = self.load_all(table_id)
        self.check_kept(data, steps)
        fresh = Table(data, self.processes[0].store, self.processes[0].bots)
        fresh.chat.hear(chat)
        fresh.play.load(data, steps)
        fresh.audience.start_anew()
        if fresh.game is not None:
            assert data.asked == fresh.play.asked_seats(), (
                f"asked are {fresh.play.asked_seats()}, {data}"
            )
        for process in self.processes:
            table = process.tables.live.get(table_id)
            if table is not None and not table.sync.lock.locked() and not table.sync.stale:
                self.check_memory(process, table, fresh)

    def check_kept(self, data: TableData, steps: list[StepData]) -> None:
        """Nothing that was stored is lost, but for what was taken back."""
        log = [(step.seat, step.answer, str(step.outcomes)) for step in steps]
        revision, rewinds, before = self.prefix.get(data.id, (0, 0, []))
        assert data.revision >= revision
        assert [step.number for step in steps] == list(range(len(steps)))
        if steps:
            assert data.steps == len(steps) - 1
        if data.rewinds == rewinds:
            assert log[: len(before)] == before, "stored answers are lost"
        self.prefix[data.id] = (data.revision, data.rewinds, log)

    def check_memory(self, process: Services, table: Table, fresh: Table) -> None:
        waiting = [table_of(notice) for each, notice in self.notices if each is process]
        told_later = table.data.id in waiting or self.hearing(process)
        if table.data.revision != fresh.data.revision:
            assert table.data.revision < fresh.data.revision
            assert told_later, f"{table.data.id} has moved on and nobody tells this process"
            return
        assert (table.game is None) == (fresh.game is None), f"{table.data}\n{fresh.data}"
        assert table.data.steps == fresh.data.steps, f"{table.data.steps}, not {fresh.data.steps}"
        assert table.data.status == fresh.data.status
        if not told_later and not any(
            job.process is process and job.kind == "write" for job in self.jobs
        ):
            # seen is written beside the revisions, by the seat that has looked
            assert [each.n for each in table.chat.lines] == [each.n for each in fresh.chat.lines], (
                "a line of chat is missing"
            )
        if table.game is None or fresh.game is None:
            return
        assert table.game.hash() == fresh.game.hash(), "memory is not what the steps replay to"
        assert counters_of(table.game) == counters_of(fresh.game)
        assert table.game.log.number == fresh.game.log.number == fresh.data.steps
        assert open_answers(table.game) == open_answers(fresh.game), "another thing can be undone"
        for watcher in table.audience.watchers:
            assert isinstance(watcher, Window)
            self.check_window(watcher, table, fresh)

    def hearing(self, process: Services) -> bool:
        """Whether this process is about to catch up."""
        return any(job.process is process and job.kind == "read" for job in self.jobs)

    def check_window(self, window: Window, table: Table, fresh: Table) -> None:
        seen = table.seats.seen_by(window)
        shown = SeatView(table.data.game, seen.seat, window.language, seen.openly)
        revision = fresh.audience.revision_for(window)
        expected = now_of(fresh, shown, seen, revision).model_dump(mode="json")
        told = window.now_told
        if told is None:
            raise AssertionError(f"{window.tab.player.name} was told nothing")
        timed = table.data.clocks is not None
        assert plain(told, timed) == plain(expected, timed), (
            f"{window.tab.player.name} does not see the projection"
        )
        if told["asked"] is not None:
            assert told["asked"]["number"] == table.play.numbers[seen.seat]
        logged = [] if fresh.game is None else fresh.game.log.logged()
        lines = {each.n: to_jsonable_python(shown.line(each)) for each in logged}
        for n, line in window.log.items():
            # lines from before a change of language or chair stay as they were read
            if n in lines:
                assert (line["n"], line["step"], line["places"]) == (
                    n,
                    lines[n]["step"],
                    lines[n]["places"],
                ), f"line {n} of the log is another one"
        if lines:
            ends = max(line.n for line in shown.lines(logged))
            # from another chair, cards that were drawn may be lines of their own
            chairs = len(table.seats.of(window.visitor)) > 1 and ends < max(window.log)
            assert ends == max(window.log) or chairs, "the log ends elsewhere"
        readable = [each.n for each in table.chat.lines if window.reads(each)]
        if window.sat and not table.seats.of(window.visitor):  # a bot has the seat by now
            assert set(readable) <= set(window.said_lines)
        else:
            assert sorted(window.said_lines) == sorted(readable)


def is_table(notice: str) -> bool:
    """Whether processes tell each other of a table, and not of a person or a session."""
    return not notice.startswith((ENDED, PERSON))


def table_of(notice: str) -> str:
    """The id of the table that a notice is about."""
    return notice.partition(" ")[0]


def open_answers(game: Game) -> list[tuple[int, int, bool]]:
    """The answers that can be taken back."""
    return [(each.seat, each.action, each.sealed) for each in game.log.open_entries()]


def waits_for(tab: Tab) -> bool:
    """Whether somebody who is not in a hurry would answer now."""
    asked = tab.now["asked"] if tab.now else None
    return asked is not None and asked["number"] != tab.answered


def plain(now: dict[str, Any], timed: bool) -> dict[str, Any]:
    """Without what is not in the store: numbers are given by a process, troubles are its own.

    With clocks, who has a say in what was asked depends on the time at which one looks.
    """
    asked, petition = now["asked"], now["petition"]
    if timed and petition is not None:
        petition = {**petition, "open": False}
    asked = None if asked is None else {**asked, "number": 0}
    return {**now, "trouble": None, "asked": asked, "petition": petition}


def some_steps(game_id: str, scenario: str, seed: int) -> list[StepData]:
    """A game that others have begun, perhaps nearly to its end."""
    rng = random.Random(seed)
    game = sandtable.new_game(game_id, scenario, seed=seed)
    answered = 0
    most = 5_000 if rng.randrange(100) == 0 else rng.choice([3, 20, 60])
    while (question := game.question()) is not None and answered < most:
        before = game.state.copy()
        game.answer(rng.choice(question.actions))
        answered += 1
        if game.question() is None and before.question() is not None:
            break
    steps = [
        StepData(n, BOXES[game_id].seats.index(step.seat) if step.seat else 0, step.answer,
                 [pair[:2] for pair in step.outcomes], [])
        for n, step in enumerate(game.record.steps)
    ]  # fmt: skip
    return steps if game.question() is not None else steps[:-1]
