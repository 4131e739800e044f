"""Real server processes: one killed while a bot thinks, and two on one PostgreSQL."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session
from websockets.sync.client import ClientConnection, connect

from sandtable.server.settings import Settings
from sandtable.server.storage import queries
from sandtable.server.storage.database import open_database
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.tables.replay import rebuild_game
from sandtable.server.views.patches import Rebuilt
from tests.server import postgres

PATIENCE: Final = 60.0
Json = dict[str, Any]


class Process:
    """`sandtable serve` on a port of its own."""

    def __init__(self, folder: Path, database: str = "", options: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.options = options
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--folder", str(self.folder), *self.options]
        if self.database:
            options += ["--database", self.database]
        command = [sys.executable, "-m", "sandtable", "serve", *options]
        nothing = subprocess.DEVNULL
        self.running = subprocess.Popen(
            command, start_new_session=True, stdin=nothing, stdout=nothing
        )
        end = time.monotonic() + PATIENCE
        with httpx.Client(verify=False) as web:  # whom to trust takes long to read
            while True:
                try:
                    web.get(f"{self.address}/api/tables").raise_for_status()
                    return
                except httpx.TransportError:
                    assert self.running.poll() is None, "the server has ended"
                    assert time.monotonic() < end, "the server does not answer"
                    time.sleep(0.05)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        children = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children").read_text()
        return [
            int(each)
            for each in children.split()
            if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
        ]

    def kill(self) -> None:
        """The server itself, at once; its workers are left to find out."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()

    def end(self) -> None:
        """The server and whatever it has started."""
        if self.running.poll() is None:
            self.running.send_signal(signal.SIGTERM)
            try:
                self.running.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.running.pid, signal.SIGKILL)  # a session of our own making


@contextmanager
def process(folder: Path, database: str = "", options: tuple[str, ...] = ()) -> Iterator[Process]:
    started = Process(folder, database, options)
    try:
        yield started
    finally:
        started.end()


class Guest:
    """A browser: a cookie, and a window at a table."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = random.Random(seed)
        self.web = httpx.Client(timeout=PATIENCE)
        self.now: Json = {}
        self.chat: list[str] = []
        self.wire: ClientConnection | None = None
        self.rebuilt = Rebuilt()
        self.life = ExitStack()

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()
        self.web.close()

    def post(self, server: Process, path: str, body: Json) -> Json:
        answer = self.web.post(f"{server.address}/api{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def sit_down(self, server: Process, table: str) -> Json:
        self.leave()
        token = self.web.cookies.get("sandtable") or ""
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        headers = {"cookie": f"sandtable={token}"} if token else {}
        self.wire = self.life.enter_context(
            connect(address, additional_headers=headers, max_size=None)
        )
        self.rebuilt = Rebuilt()
        return self.wait(lambda message: message["type"] == "welcome")

    def leave(self) -> None:
        self.life.close()
        self.wire = None

    def send(self, message: Json) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> Json:
        assert self.wire is not None
        message = self.rebuilt.read(self.wire.recv(seconds))
        if message.get("now") is not None:
            self.now = message["now"]
        if message["type"] == "chat":
            self.chat.append(message["line"]["text"])
        return message

    def wait(self, wanted: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            if wanted(message):
                return message
        raise AssertionError(f"{self.name} waited too long")

    def wait_for(self, wanted: Callable[[Json], bool]) -> None:
        """Until things stand as wanted."""
        while not (self.now and wanted(self.now)):
            self.wait(lambda message: message.get("now") is not None)

    def answer(self) -> Json:
        asked = self.now["asked"]
        name = self.rng.choice(asked["answers"])["name"]
        message = {"type": "answer", "number": asked["number"], "answers": [name]}
        self.send(message)
        return message


def stored(engine: Engine, table: str) -> tuple[TableData, list[StepData]]:
    with Session(engine) as session:
        data = queries.load_table(session, table)
        assert data is not None
        return data, queries.load_steps(session, table)


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def newer(revision: int) -> Callable[[Json], bool]:
    return lambda now: now["revision"] > revision


def in_turn(now: Json) -> bool:
    return now["asked"] is not None or now["result"] is not None


def test_killed_in_the_middle_of_a_bots_turn_nothing_is_lost(tmp_path: Path) -> None:
    with Guest("Anna", 1) as anna, process(tmp_path) as server:
        table = begin_against_bot(anna, server)
        engine = open_database(Settings(folder=tmp_path))
        kills = 0
        while kills < 2:
            anna.wait_for(in_turn)
            if anna.now["result"] is not None:  # it was over before that
                table = begin_against_bot(anna, server)
                continue
            revision = anna.now["revision"]
            anna.answer()
            anna.wait_for(newer(revision))
            if not in_turn(anna.now) and kills_now(anna):
                seen = anna.now["step"]
                workers = server.workers()
                server.kill()
                assert workers, "no bot was at work"
                data, before = stored(engine, table)
                assert len(before) - 1 >= seen, "somebody saw what was not stored"
                unfinished = is_bots_turn(data, before)  # a quick bot may be done
                kills += unfinished
                server.start()
                anna.sit_down(server, table)
                anna.wait_for(in_turn)
                data, after = stored(engine, table)
                assert after[: len(before)] == before, "stored answers are lost"
                assert (len(after) > len(before)) == unfinished, "the bot did not go on"
                assert not any(alive(worker) for worker in workers), "a bot thinks for nobody"
                assert rebuild_game(data, after).state.moment() == data.moment
        assert anna.now["trouble"] is None
        engine.dispose()


def is_bots_turn(data: TableData, steps: list[StepData]) -> bool:
    state = rebuild_game(data, steps).state
    return not state.ended() and state.question_of(0) is None


def begin_against_bot(guest: Guest, server: Process) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "corporal"}]
    wish = {"game": "napoleonics", "scenario": "rolica_first", "seats": seats, "name": guest.name}
    table: str = guest.post(server, "/tables", wish)["id"]
    guest.post(server, f"/tables/{table}/word", {"word": "honest"})
    guest.sit_down(server, table)
    return table


def kills_now(guest: Guest) -> bool:
    """At some answer of the bot's turn, as a rule not the first."""
    return guest.rng.random() < 0.3


@pytest.fixture
def two(tmp_path: Path, postgres_database: str) -> Iterator[list[Process]]:
    postgres.empty(postgres_database)
    with process(tmp_path, postgres_database) as one, process(tmp_path, postgres_database) as other:
        yield [one, other]


def test_two_processes_on_one_postgresql(two: list[Process]) -> None:
    with Guest("Anna", 1) as anna, Guest("Béla", 2) as bela:
        latencies = play_across(two, anna, bela)
    p50, p95 = statistics.median(latencies), statistics.quantiles(latencies, n=20)[-1]
    print(
        f"\nfrom an answer to the update at the other process: p50 {p50:.0f} ms, p95 {p95:.0f} ms"
    )


def play_across(two: list[Process], anna: Guest, bela: Guest) -> list[float]:
    """Milliseconds from an answer at one process to the update at the other."""
    seats = [{"kind": "me"}, {"kind": "invite"}]
    wish = {"game": "napoleonics", "scenario": "rolica_first", "seats": seats, "name": "Anna"}
    opened = anna.post(two[0], "/tables", wish)
    table = opened["id"]
    anna.post(two[0], f"/tables/{table}/word", {"word": "one"})
    invite = next(iter(opened["invites"].values())).removeprefix("/join#")
    bela.post(two[1], "/invites/accept", {"token": invite, "word": "other", "name": "Béla"})
    anna.sit_down(two[0], table)
    bela.sit_down(two[1], table)
    guests = [anna, bela]
    for each in guests:
        each.wait_for(lambda now: True)

    latencies: list[float] = []
    undone = 0
    while len(latencies) < 80 and anna.now["result"] is None:
        for each in guests:
            each.wait_for(lambda now: bool(now["asked"] or now["waiting"] or now["result"]))
        one, other = guests if anna.now["asked"] else guests[::-1]
        revision = max(one.now["revision"], other.now["revision"])
        one.wait_for(newer(revision - 1))
        other.wait_for(newer(revision - 1))
        if one.now["asked"] is None:
            continue
        then = time.perf_counter()
        if one.now["can_undo"] and one.rng.random() < 0.15:
            one.send({"type": "undo", "number": one.now["asked"]["number"], "turn": False})
            undone += 1
        else:
            one.answer()
        other.wait_for(newer(revision))
        latencies.append(1000 * (time.perf_counter() - then))
        one.wait_for(newer(revision))
    assert undone, "nothing was taken back"

    anna.send({"type": "say", "text": "across"})
    bela.send({"type": "say", "text": "the street"})
    for each in guests:
        while sorted(each.chat) != ["across", "the street"]:
            each.hear()

    with Guest("Eve", 3) as eve:
        same_everywhere([anna, bela, eve], two, table)
    return latencies


def finished_record(guest: Guest, server: Process, table: str) -> str:
    """The record, as soon as this process has heard that the game is over."""
    end = time.monotonic() + PATIENCE
    while True:
        record = guest.web.get(f"{server.address}/api/tables/{table}/record").text
        if "\nseed: " in record or time.monotonic() > end:
            return record
        time.sleep(0.05)


def same_everywhere(guests: list[Guest], two: list[Process], table: str) -> None:
    """Both processes have the same position in memory, and tell the same record of it."""
    for guest in guests:
        shown = []
        for server in two:
            guest.sit_down(server, table)
            now = dict(guest.now)
            if now["asked"] is not None:
                now["asked"] = {**now["asked"], "number": 0}
            shown.append(now)
        assert shown[0] == shown[1]
        records = [
            guest.web.get(f"{server.address}/api/tables/{table}/record").text for server in two
        ]
        assert records[0] == records[1]
        guest.leave()
    anna = guests[0]
    anna.sit_down(two[0], table)
    anna.send({"type": "petition", "kind": "resign"})
    anna.wait_for(lambda now: now["result"] is not None)
    whole = [finished_record(anna, server, table) for server in two]
    assert whole[0] == whole[1]
    assert "\n= " in whole[0], "a finished record has the hash of every turn"
