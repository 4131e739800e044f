"""How fast the server is: many tables of all games, everybody answering at random.

    benchmarks/server.py [--tables 500] [--answers 40] [--rate 500] [--seconds 20] [--profile FILE]

The server is `sandtable serve` in a process of its own, on SQLite in a temporary folder, with real
sockets on localhost; this process is the players. It is the compiled one where there is one
(`make compiled`), else the plain one, or that of `--python`. It measures

- answers a second, and the milliseconds from sending an answer to the update at the other player,
  at a steady rate and flat out, and the time of the server's processor for one answer;
- the same of a bare FastAPI that sends messages of the same sizes (`benchmarks/echo.py`);
- bytes of an update: the median, and the 95th of a hundred;
- memory a table: the slope of the server's resident memory between a quarter of the tables and all
  of them, each played to the same number of answers;
- the seconds until all sockets that come back at once, after a restart, have been welcomed;
- with PostgreSQL on this machine: answers a second, flat out, of two processes beside one. Players
  of one table sit at different processes. Where the cores do not suffice for two processes, the
  players and the database, the time of the processor tells what two could do.

It prints a table, writes build/bench-server.json, and compares with benchmarks/baseline.json.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sandtable.games import BOXES
from sandtable.server.views.patches import Rebuilt
from tests.server import postgres

ROOT: Final = Path(__file__).resolve().parent.parent
BASELINE: Final = ROOT / "benchmarks" / "baseline.json"
RESULT: Final = ROOT / "build" / "bench-server.json"
PATIENCE: Final = 60.0
START_PATIENCE: Final = 240.0  # it reads all texts and drawings before its port is open
BUSY: Final = os.getloadavg()[0]  # how much others had to do as this began
TABLES_A_VISITOR: Final = 10  # few enough for the limits of the server
MOST_SEATS: Final = 3
COMPILED: Final = ROOT / "build" / "compiled" / ".venv" / "bin" / "python"
OTHERS: Final = (
    "median_bytes", "p95_bytes", "kilobytes_a_table", "megabytes", "seconds_to_come_back",
    "processor_seconds_to_come_back",
)  # fmt: skip
# What is wanted of each figure, and whether it is to be at least or at most so much
AIMS: Final[dict[str, tuple[str, float]]] = {
    "paced p95_ms": ("at most", 100.0),
    "median_bytes": ("at most", 3000.0),
    "kilobytes_a_table": ("at most", 200.0),
    "seconds_to_come_back": ("at most", 2.0),
    "two_processes processor": ("at least", 1.7),
}

# A table of each game, in turn
BATTLES: Final = (
    ("napoleonics", "vimiero"), ("greatwar", "loos-hohenzollern-redoubt"), ("maria", "advanced"),
    ("lastman", "campaign"),
)  # fmt: skip


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in a process of its own, that answers at this path once it is there."""

    def __init__(self, port: int, command: Sequence[str], path: str) -> None:
        self.port = port
        self.command = command
        self.path = path
        self.start()

    def start(self) -> None:
        nothing = subprocess.DEVNULL
        self.process = subprocess.Popen(
            self.command, start_new_session=True, stdin=nothing, stdout=nothing
        )
        end = time.monotonic() + START_PATIENCE
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}{self.path}")
                return
            except httpx.TransportError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.process.kill()
                    self.process.wait()
                    raise RuntimeError("the server does not answer") from None
                time.sleep(0.1)

    def memory(self) -> float:
        """Resident, in kilobytes; of the server alone, without the workers of its bots."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return 0.0

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def serve(python: str, folder: Path, *more: str, profile: str = "") -> Process:
    """`sandtable serve`. Players come from different addresses, as limits count those of one."""
    port = free_port()
    profiling = ["-m", "cProfile", "-o", profile] if profile else []
    where = ["--port", str(port), "--folder", str(folder), "--proxy", "127.0.0.1"]
    command = [python, *profiling, "-m", "sandtable", "serve", *where, *more]
    return Process(port, command, "/api/tables")


class Player:
    """One connection; it knows no more of the game than which answers it may give."""

    def __init__(self, table: Table, wire: ClientConnection) -> None:
        self.table = table
        self.wire = wire
        self.rebuilt = Rebuilt()
        self.number = -1
        self.answers: list[str] = []
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.wire:
            assert isinstance(text, str)
            at = time.perf_counter()
            message = self.rebuilt.read(text)
            if message.get("now") is not None:
                self.heard(message["now"], at)
            if message["type"] == "update":
                self.table.load.sizes.append(len(text.encode()))
            if message["type"] in ("done", "refused"):
                self.table.confirmed()

    def heard(self, now: dict[str, Any], at: float) -> None:
        if now["result"] is not None:
            self.table.over = True
        self.number = -1
        if now["asked"] is not None:
            self.number = now["asked"]["number"]
            self.answers = [each["name"] for each in now["asked"]["answers"]]
        self.table.told(self, at)


class Table:
    """Its players, one of whom is asked."""

    def __init__(self, load: Load, rng: random.Random, seats: int, addresses: list[str]) -> None:
        self.load = load
        self.seats = seats
        self.addresses = addresses  # of each player: they may sit at different processes
        self.cookies: list[str] = []
        self.rng = rng
        self.players: list[Player] = []
        self.given = 0
        self.over = False
        self.sent_at = 0.0
        self.by: Player | None = None
        self.heard_by: set[Player] = set()
        self.ready = asyncio.Event()
        self.news = asyncio.Event()

    async def sit_down(self) -> None:
        """A socket for each player."""
        for address, cookie in zip(self.addresses, self.cookies, strict=True):
            headers = {"cookie": f"sandtable={cookie}"}
            wire = await connect(
                address, additional_headers=headers, max_size=None, compression=None,
                open_timeout=PATIENCE,
            )  # fmt: skip
            self.players.append(Player(self, wire))

    async def leave(self) -> None:
        for player in self.players:
            player.task.cancel()
            await player.wire.close()
        self.players, self.heard_by = [], set()
        self.ready.clear()

    def told(self, player: Player, at: float) -> None:
        """A player was told how things stand; of a sealed answer the others are told nothing."""
        self.heard_by.add(player)
        if self.by is not None and player is not self.by:
            self.load.latencies.append(at - self.sent_at)
            self.by = None
        if self.by is None and len(self.heard_by) == self.seats:
            self.ready.set()
        self.news.set()

    @property
    def idle(self) -> bool:
        """Whether the last answer was heard, and another can be given."""
        return self.ready.is_set() and not self.over

    def confirmed(self) -> None:
        """The answer was carried out, or came late."""
        self.ready.set()

    async def asked(self) -> Player | None:
        """The player who is asked, as soon as one knows; nobody when the game is over."""
        while not self.over:
            for player in self.players:
                if player.number >= 0:
                    return player
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return None

    async def answer(self) -> bool:
        """One answer, once the last one is confirmed."""
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        player = await self.asked()
        if player is None:
            return False
        self.ready.clear()
        name = self.rng.choice(player.answers)
        message = f'{{"type":"answer","id":1,"number":{player.number},"answers":["{name}"]}}'
        player.number = -1
        self.by, self.sent_at = player, time.perf_counter()
        self.given += 1
        await player.wire.send(message)
        return True


class Load:
    """All tables of a run."""

    def __init__(self, servers: Sequence[Process], seed: int) -> None:
        self.servers = servers
        self.server = servers[0]
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []  # of changes, in bytes
        self.groups: list[list[httpx.AsyncClient]] = []  # people who play with each other

    async def open_tables(self, many: int) -> None:
        """A visitor may open only so many tables: there are several hosts, each with its guest."""
        numbers = range(len(self.tables), many)
        pairs = sorted({number // TABLES_A_VISITOR for number in numbers})
        await asyncio.gather(
            *(
                self.open_for(pair, [each for each in numbers if each // TABLES_A_VISITOR == pair])
                for pair in pairs
            )
        )

    async def open_for(self, pair: int, numbers: list[int]) -> None:
        while len(self.groups) <= pair:
            number = len(self.groups)
            away = {"x-forwarded-for": f"10.0.{number // 250}.{number % 250 + 1}"}
            group = [httpx.AsyncClient(timeout=PATIENCE, headers=away) for _ in range(MOST_SEATS)]
            self.groups.append(group)
        for number in numbers:
            await self.open_table(number, *self.groups[pair])

    async def open_table(
        self, number: int, host: httpx.AsyncClient, *guests: httpx.AsyncClient
    ) -> None:
        base = f"http://127.0.0.1:{self.server.port}/api"
        game, scenario = BATTLES[number % len(BATTLES)]
        many = len(BOXES[game].seats_of(scenario))
        seats = [{"kind": "me"}, *[{"kind": "invite"}] * (many - 1)]
        wish = {"game": game, "scenario": scenario, "seats": seats, "name": "host"}
        opened = (await posted(host, f"{base}/tables", wish)).json()
        await posted(host, f"{base}/tables/{opened['id']}/word", {"word": "load"})
        for guest, link in zip(guests, opened["invites"].values(), strict=False):
            token = link.partition("#")[2]
            accepting = {"token": token, "word": "test", "name": "guest"}
            await posted(guest, f"{base}/invites/accept", accepting)
        ports = [self.servers[(number + seat) % len(self.servers)].port for seat in range(many)]
        live = [f"ws://127.0.0.1:{port}/api/tables/{opened['id']}/live" for port in ports]
        table = Table(self, random.Random(number), many, live)
        table.cookies = [each.cookies["sandtable"] for each in (host, *guests)[:many]]
        await table.sit_down()
        self.tables.append(table)

    async def close(self) -> None:
        for table in self.tables:
            await table.leave()
        for client in itertools.chain(*self.groups):
            await client.aclose()

    async def come_back(self, sockets: int) -> tuple[float, float]:
        """The server restarts, and so many sockets come at once.

        The seconds until all are welcomed, by the clock and of the server's processor.
        """
        for table in self.tables:
            await table.leave()
        self.server.end()
        self.server.start()
        back: list[Table] = []
        while sum(table.seats for table in back) < sockets and len(back) < len(self.tables):
            back.append(self.tables[len(back)])
        begin, busy = time.perf_counter(), self.server.processor_seconds()
        await asyncio.gather(*(table.sit_down() for table in back))
        await asyncio.gather(*(table.ready.wait() for table in back))
        return time.perf_counter() - begin, self.server.processor_seconds() - busy

    # Ways to play

    async def to(self, answers: int) -> None:
        """Every table to the same number of answers."""

        async def one(table: Table) -> None:
            while table.given < answers and await table.answer():
                pass

        await asyncio.gather(*(one(table) for table in self.tables))

    async def paced(self, rate: float, seconds: float) -> dict[str, float]:
        """So many answers a second, whatever table is ready; fewer where too few are."""

        async def play() -> int:
            asked_for = 0
            before = sum(table.given for table in self.tables)
            begin = time.perf_counter()
            tables = list(self.tables)
            under_way: dict[Table, asyncio.Task[bool]] = {}
            while (now := time.perf_counter()) - begin < seconds:
                due = begin + asked_for / rate
                if now < due:
                    await asyncio.sleep(due - now)
                self.rng.shuffle(tables)
                under_way = {table: each for table, each in under_way.items() if not each.done()}
                table = next((each for each in tables if each.idle and each not in under_way), None)
                if table is None:
                    await asyncio.sleep(0.001)
                    continue
                under_way[table] = asyncio.create_task(table.answer())
                asked_for += 1
            for task in under_way.values():
                await task
            return sum(table.given for table in self.tables) - before

        return await self.measured(play)

    async def flat_out(self, seconds: float) -> dict[str, float]:
        async def play() -> int:
            before = sum(table.given for table in self.tables)
            end = time.perf_counter() + seconds

            async def one(table: Table) -> None:
                while time.perf_counter() < end and await table.answer():
                    pass

            await asyncio.gather(*(one(table) for table in self.tables))
            return sum(table.given for table in self.tables) - before

        return await self.measured(play)

    def processor_seconds(self) -> float:
        return sum(each.processor_seconds() for each in self.servers)

    async def measured(self, play: Callable[[], Awaitable[int]]) -> dict[str, float]:
        self.latencies.clear()
        begin, busy, mine = (
            time.perf_counter(),
            self.processor_seconds(),
            time.process_time(),
        )
        given = await play()
        await asyncio.sleep(0.2)
        seconds = time.perf_counter() - begin - 0.2
        cuts = statistics.quantiles(self.latencies, n=100)
        return {
            "answers_a_second": given / seconds,
            "p50_ms": 1000 * cuts[49],
            "p95_ms": 1000 * cuts[94],
            "p99_ms": 1000 * cuts[98],
            "server_ms_an_answer": 1000 * (self.processor_seconds() - busy) / max(1, given),
            "server_cores": (self.processor_seconds() - busy) / seconds,
            "players_cores": (time.process_time() - mine) / seconds,
        }


async def posted(client: httpx.AsyncClient, address: str, body: dict[str, Any]) -> httpx.Response:
    """Post; where the server asks for patience, have some."""
    for _ in range(90):
        answer = await client.post(address, json=body)
        if answer.status_code != 429:
            answer.raise_for_status()
            return answer
        await asyncio.sleep(1)
    raise RuntimeError(f"{address}: {answer.text}")


async def echoed(sizes: Sequence[int], wanted: argparse.Namespace) -> dict[str, float]:
    """A bare FastAPI that sends messages of these sizes: two sockets a table, at the same rate."""
    port = free_port()
    echo = Process(port, [sys.executable, str(ROOT / "benchmarks" / "echo.py"), str(port)], "/")
    sent: list[float] = []
    latencies: list[float] = []
    rng = random.Random(wanted.seed)

    async def hear(wire: ClientConnection) -> None:
        async for text in wire:
            latencies.append(time.perf_counter() - sent[json.loads(text)["from"]])

    async def ignore(wire: ClientConnection) -> None:
        async for _ in wire:
            pass

    try:
        wires: list[ClientConnection] = []
        for number in range(2 * wanted.tables):
            address = f"ws://127.0.0.1:{port}/{number // 2}"
            wires.append(await connect(address, compression=None, max_size=None))
        tasks = [asyncio.create_task(ignore(each)) for each in wires[::2]]
        tasks += [asyncio.create_task(hear(each)) for each in wires[1::2]]
        begin, busy = time.perf_counter(), echo.processor_seconds()
        while (now := time.perf_counter()) - begin < wanted.seconds:
            await asyncio.sleep(max(0.0, begin + len(sent) / wanted.rate - now))
            message = {"sizes": rng.choices(sizes, k=2), "from": len(sent)}
            speaker = wires[2 * (len(sent) % wanted.tables)]
            sent.append(time.perf_counter())
            await speaker.send(json.dumps(message))
        took = time.perf_counter() - begin
        while len(latencies) < len(sent):
            await asyncio.sleep(0.01)
        busy = echo.processor_seconds() - busy
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(wire.close() for wire in wires))
    finally:
        echo.end()
    cuts = statistics.quantiles(latencies, n=100)
    return {
        "answers_a_second": len(sent) / took,
        "p50_ms": 1000 * cuts[49],
        "p95_ms": 1000 * cuts[94],
        "server_ms_an_answer": 1000 * busy / len(sent),
    }


async def capacity(servers: Sequence[Process], wanted: argparse.Namespace) -> dict[str, float]:
    load = Load(servers, wanted.seed)
    await load.open_tables(wanted.tables_shared)
    await load.to(5)
    found = await load.flat_out(wanted.seconds)
    await load.close()
    return found


def two_processes(wanted: argparse.Namespace) -> dict[str, float] | None:
    """Two processes on one PostgreSQL beside one: answers a second, and as the processor tells."""
    if postgres.binaries() is None:
        return None
    found = []
    with postgres.cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        for many in (1, 2):
            database = postgres.make_database(cluster, f"bench{many}")
            more = ("--database", database)
            servers = [serve(wanted.python, Path(folder), *more) for _ in range(many)]
            try:
                found.append(asyncio.run(capacity(servers, wanted)))
            finally:
                for server in servers:
                    server.end()
    one, two = found
    return {
        "answers_a_second_of_one": one["answers_a_second"],
        "answers_a_second_of_two": two["answers_a_second"],
        "clock": two["answers_a_second"] / one["answers_a_second"],
        "processor": 2 * one["server_ms_an_answer"] / two["server_ms_an_answer"],
    }


async def measure(server: Process, wanted: argparse.Namespace) -> dict[str, Any]:
    load = Load([server], wanted.seed)
    few = max(1, wanted.tables // 4)
    await load.open_tables(few)
    await load.to(wanted.answers)
    await asyncio.sleep(1)
    with_few = server.memory()
    await load.open_tables(wanted.tables)
    await load.to(wanted.answers)
    await asyncio.sleep(1)
    with_all = server.memory()
    paced = await load.paced(wanted.rate, wanted.seconds)
    flat_out = await load.flat_out(wanted.seconds)
    sizes = statistics.quantiles(load.sizes, n=20)
    back = await load.come_back(wanted.sockets)
    await load.close()
    echo = await echoed(load.sizes, wanted)
    alike = ("p50_ms", "p95_ms", "server_ms_an_answer")
    return {
        "tables": wanted.tables,
        "players": sum(table.seats for table in load.tables),
        "median_bytes": round(sizes[9]),
        "p95_bytes": round(sizes[18]),
        "seconds_to_come_back": round(back[0], 2),
        "processor_seconds_to_come_back": round(back[1], 2),
        "rate": wanted.rate,
        "paced": rounded(paced),
        "flat_out": rounded(flat_out),
        "echo": rounded(echo),
        "times_echo": rounded({name: paced[name] / echo[name] for name in alike}),
        "megabytes": round(with_all / 1024, 1),
        "kilobytes_a_table": round((with_all - with_few) / max(1, wanted.tables - few), 1),
    }


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.4g}") for name, value in figures.items()}


def told(found: dict[str, Any], before: dict[str, Any] | None) -> str:
    """A table, with the baseline beside it where there is one."""
    lines = [f"{found['tables']} tables, {found['players']} players, {found['mode']}"]
    for name, value in figures(found).items():
        was = figures(before or {}).get(name)
        beside = "" if was is None else f"   baseline {was:>9}"
        lines.append(f"  {name.replace('_', ' '):<36}{value:>9}{beside}")
    return "\n".join(lines)


def figures(found: dict[str, Any]) -> dict[str, float]:
    """All figures by name, those of groups behind the name of the group."""
    groups = ("paced", "flat_out", "echo", "times_echo", "two_processes")
    inside = {
        f"{way} {name}": each for way in groups for name, each in (found.get(way) or {}).items()
    }
    return inside | {name: found[name] for name in OTHERS if name in found}


def judged(found: dict[str, Any]) -> list[tuple[bool | None, str]]:
    """Each aim: whether it is met, or None where it was not measured, and in words."""
    known, verdicts = figures(found), []
    for name, (how, wanted) in AIMS.items():
        value = known.get(name)
        good = None if value is None else value <= wanted if how == "at most" else value >= wanted
        word = {None: "NOT RUN", True: "met", False: "MISSED"}[good]
        verdicts.append((good, f"{name.replace('_', ' ')}: {value}, {how} {wanted}: {word}"))
    return verdicts


def mode_of(python: str) -> str:
    """Whether this interpreter has the compiled modules."""
    ask = "from sandtable.compiled import is_compiled as c; print('compiled' if c() else 'plain')"
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--answers", type=int, default=40, help="at each table, before measuring")
    parser.add_argument("--rate", type=float, default=0.0, help="answers a second; one a table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sockets", type=int, default=300, help="that come back after a restart")
    parser.add_argument(
        "--tables-shared", type=int, default=100, help="of one and of two processes; 0: leave out"
    )
    parser.add_argument("--python", default="", help="the interpreter of the server")
    parser.add_argument("--profile", default="", help="write a profile of the server here")
    wanted = parser.parse_args()
    wanted.rate = wanted.rate or wanted.tables
    wanted.python = wanted.python or str(COMPILED if COMPILED.exists() else sys.executable)
    with tempfile.TemporaryDirectory(prefix="sandtable-bench-") as folder:
        server = serve(wanted.python, Path(folder), profile=wanted.profile)
        try:
            found = asyncio.run(measure(server, wanted))
        finally:
            server.end()
    shared = two_processes(wanted) if wanted.tables_shared else None
    found["two_processes"] = shared and rounded(shared)
    found["mode"] = mode_of(wanted.python)
    found["cores"] = os.cpu_count()
    found["load_before"] = round(BUSY, 2)
    found["measured_on"] = time.strftime("%Y-%m-%d")
    found["python"] = f"{platform.python_implementation()} {platform.python_version()}"
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    before = json.loads(BASELINE.read_text(encoding="utf-8")).get("server")
    print(told(found, before))
    print(f"load of the machine before: {BUSY:.1f} of {os.cpu_count()} cores")
    verdicts = judged(found)
    print(*(f"aim: {words}" for _, words in verdicts), sep="\n")
    return 1 if any(good is False for good, _ in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
