"""Driving the server from a test: browsers that visit a server, and their windows at its tables.

Everything runs in this process over ASGI; a test waits for what it expects and fails if it does not
come.
"""

from __future__ import annotations

import asyncio
import json
import queue
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import AbstractContextManager
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeVar

import httpx
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI

import sandtable
from sandtable.core.question import Question
from sandtable.server.app import make_app
from sandtable.server.archive.archiver import Archiver
from sandtable.server.clocks.uptime import SystemClock
from sandtable.server.messages import MOST_ANSWERS
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.models import StepData
from sandtable.server.storage.queries import load_steps
from sandtable.server.tables.table import Table
from sandtable.server.views.patches import Rebuilt
from sandtable.server.workers.bots import BotFailed, BotPool, think
from sandtable.server.workers.pool import Workers
from sandtable.toolkit.pledge import Pledge

T = TypeVar("T")
ADDRESS: Final = "http://table.test"
PATIENCE: Final = 120.0  # seconds; an upper bound, for a machine that is very busy
SCENARIO: Final = "rolica_first"
WORD: Final = "magpie"
SHORT_GAME: Final = 139  # a secret with which random play is over soon
Json = dict[str, Any]
Choice = tuple[int, str]  # a seat and its answer


class QuickWorkers(Workers):
    """Workers that do their jobs here and now, for tests that are not about their processes."""

    def __init__(self) -> None:
        super().__init__(1, 5.0)

    def open(self) -> None:
        """Nothing to bring to life."""

    async def run(self, work: Callable[..., T], *args: Any, **_: Any) -> T:
        await asyncio.sleep(0)
        return work(*args)


class QuickBots(BotPool):
    """Bots that think here and now."""

    def __init__(self) -> None:
        super().__init__(QuickWorkers(), 5.0)
        self.asked = 0
        self.fails: BotFailed | None = None

    async def choose(self, bot: str, game: str, state: Json, seat: int, seed: str, *_: Any) -> int:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        return think(bot, game, state, seat, seed)


class NoArchivist(Archiver):
    """Renders a finished game only where a test has it done: that takes as long as the game."""

    def add(self, table_id: str) -> None:
        """It stays as it is."""


def leave_unrendered(services: Services) -> None:
    """Nothing is rendered for the archive when a game is over."""
    services.archiver = NoArchivist(services.store, services.workers)
    services.tables.when_over = services.archiver.add


def quicken(services: Services) -> None:
    """Without worker processes from here on."""
    services.bots = services.tables.bots = QuickBots()
    services.workers = services.bots.workers


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Server:
    """A server that is open, and can be closed and opened again on the same database."""

    def __init__(
        self,
        portal: BlockingPortal,
        settings: Settings,
        real_bots: bool = False,
        clock: SystemClock | None = None,
        archives: bool = False,
    ) -> None:
        self.portal = portal
        self.clock = clock
        self.archives = archives
        self.settings = settings
        self.real_bots = real_bots
        self.windows: list[Window] = []
        self.browsers: list[Browser] = []
        self.app: FastAPI
        self.services: Services
        self._life: AbstractContextManager[Any] | None = None

    def open(self) -> Server:
        self.services = Services(self.settings, clock=self.clock)
        if not self.real_bots:
            quicken(self.services)
        if not self.archives:
            leave_unrendered(self.services)
        self.app = make_app(services=self.services)
        life = self.portal.wrap_async_context_manager(self.app.router.lifespan_context(self.app))
        life.__enter__()
        self._life = life
        return self

    def close(self) -> None:
        for window in self.windows:
            window.leave()
        self.windows.clear()
        for browser in self.browsers:
            browser.close()
        life, self._life = self._life, None
        if life is not None:
            life.__exit__(None, None, None)

    def restart(self) -> None:
        """Everything in memory is gone; browsers keep their cookies."""
        jars = [(each, each.cookies) for each in self.browsers]
        self.close()
        self.open()
        for browser, cookies in jars:
            browser.connect(cookies)

    @property
    def bots(self) -> QuickBots:
        assert isinstance(self.services.bots, QuickBots)
        return self.services.bots

    def browser(self, name: str = "") -> Browser:
        browser = Browser(self, name)
        self.browsers.append(browser)
        return browser

    def run(self, work: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        """Something of the server itself, in its own loop."""
        found: T = self.portal.call(work, *args)
        return found

    def table(self, table_id: str) -> Table:
        table = self.run(self.services.tables.find, table_id)
        assert table is not None
        return table

    def table_in_memory(self, table_id: str) -> Table:
        return self.services.tables.live[table_id]

    def steps(self, table_id: str) -> list[StepData]:
        """What is stored of the game."""
        return self.run(self.services.store.read, lambda at: load_steps(at, table_id))

    def play(
        self,
        table_id: str,
        answers: int = 100_000,
        seed: int = 1,
        until: Callable[[Question], bool] = lambda _: False,
    ) -> Table:
        """People answer at random: so many times, until this is asked, or until it is over."""
        table = self.table(table_id)
        self.run(play_at_random, table, answers, random.Random(seed), until)
        return table

    def follow(self, table_id: str, choices: Iterable[Choice]) -> Table:
        """People answer so, one after the other."""
        table = self.table(table_id)
        self.run(give_in_turn, table, choices)
        return table

    def until(self, holds: Callable[[], T]) -> T:
        end = time.monotonic() + PATIENCE
        pause = 0.002  # seconds; looking costs time as well
        while not (found := holds()):
            assert time.monotonic() < end, "it never came to that"
            time.sleep(pause)
            pause = min(2 * pause, 0.05)
        return found


async def give_in_turn(table: Table, choices: Iterable[Choice]) -> None:
    """These answers, as many at once as a seat may give."""
    for seat, run in groupby(choices, key=lambda each: each[0]):
        names = [name for _, name in run]
        for at in range(0, len(names), MOST_ANSWERS):
            some = names[at : at + MOST_ANSWERS]
            refused = await table.answer(seat, table.play.numbers[seat], some)
            assert refused is None, refused


@cache
def known_choices(secret: int, until: tuple[str, ...] = ()) -> tuple[Choice, ...]:
    """How a game with this secret goes, both at one screen; to its end, or until this is asked.

    What the table does by itself is left out: answers that are the only ones.
    """
    pledge = Pledge(secret_of(secret), (WORD, WORD))
    game = sandtable.new_game("napoleonics", SCENARIO, pledge=pledge)
    choose = random.Random(secret)
    choices = []
    while (question := game.question()) is not None:
        names = sorted(game.name(action) for action in question.actions)
        if until and question.key == until[0] and names == list(until[1:]):
            break
        name = game.name(choose.choice(question.actions))
        if not question.forced or question.secret or question.key in game.box.revealing_questions:
            choices.append((question.seat, name))
        game.answer(name)
    return tuple(choices)


def secret_of(number: int) -> str:
    return f"{number:064x}"


async def play_at_random(
    table: Table, answers: int, choose: random.Random, until: Callable[[Question], bool]
) -> None:
    while answers and not table.play.over:
        asked = [
            seat for seat in table.play.asked_seats() if table.data.seats[seat].kind == "person"
        ]
        if not asked:  # a bot is
            await asyncio.sleep(0)
            continue
        question = table.play.question_of(asked[0])
        assert question is not None
        if until(question):
            return
        name = table.box.vocabulary.name(choose.choice(question.actions))
        await table.answer(asked[0], table.play.numbers[asked[0]], [name])
        answers -= 1


class Browser:
    """A visitor with cookies of its own."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http: httpx.AsyncClient
        self.connect(httpx.Cookies())

    def connect(self, cookies: httpx.Cookies) -> None:
        transport = httpx.ASGITransport(app=self.server.app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS, cookies=cookies)

    def close(self) -> None:
        self.server.portal.call(self.http.aclose)

    @property
    def cookies(self) -> httpx.Cookies:
        return self.http.cookies

    def ask(self, method: str, path: str, may_fail: bool = False, **more: Any) -> httpx.Response:
        async def send() -> httpx.Response:
            return await self.http.request(method, path, **more)

        response = self.server.portal.call(send)
        assert may_fail or response.status_code < 500, response.text
        return response

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.ask("GET", path, params=params)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)

    def read(self, path: str, **params: Any) -> Any:
        """What stands at an address that must be good."""
        response = self.get(path, **params)
        assert response.status_code == 200, response.text
        return response.json()

    # Opening and joining

    def wish(self, *kinds: str, scenario: str = SCENARIO, **more: Any) -> httpx.Response:
        """Ask for a table: "me", "here", "invite", or the name of a bot, seat by seat."""
        wish = {"game": "napoleonics", "scenario": scenario, "seats": seats(*kinds)}
        return self.post("/api/tables", json={**wish, "name": self.name, **more})

    def opens(self, *kinds: str, **more: Any) -> Json:
        response = self.wish(*kinds, **more)
        assert response.status_code == 201, response.text
        opened: Json = response.json()
        return opened

    def gives_word(self, table: str, word: str = WORD) -> Json:
        response = self.post(f"/api/tables/{table}/word", json={"word": word})
        assert response.status_code == 200, response.text
        shown: Json = response.json()
        return shown

    def joins(self, opened: Json, word: str = "heron") -> httpx.Response:
        (address,) = opened["invites"].values()
        return self.accepts(address, word=word, name=self.name)

    def accepts(self, link: str, **word: str) -> httpx.Response:
        """Take the seat of a link."""
        return self.post("/api/invites/accept", json={"token": token_in(link), **word})

    def invited(self, link: str) -> httpx.Response:
        """What a link invites to."""
        return self.post("/api/invites/look", json={"token": token_in(link)})

    def starts(self, *kinds: str, **more: Any) -> str:
        """A table whose game has begun, as far as that is up to this visitor."""
        opened = self.opens(*kinds, **more)
        self.gives_word(opened["id"])
        table: str = opened["id"]
        return table

    def window(self, table: str, **headers: str) -> Window:
        window = Window(self, f"/api/tables/{table}/live", headers)
        self.server.windows.append(window)
        return window

    def sits(self, table: str, lang: str = "en") -> Window:
        """A window at the table that has been welcomed."""
        window = Window(self, f"/api/tables/{table}/live?lang={lang}", {})
        self.server.windows.append(window)
        window.welcome()
        return window


def seats(*kinds: str) -> list[Json]:
    places = ("me", "here", "invite")
    return [{"kind": kind} if kind in places else {"kind": "bot", "bot": kind} for kind in kinds]


class Window:
    """A socket at a table."""

    def __init__(self, browser: Browser, address: str, headers: dict[str, str]) -> None:
        self.server = browser.server
        self._from_server: queue.Queue[Json] = queue.Queue()
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self.table: Json = {}
        self.now: Json | None = None
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.seen = -1
        self.clocks: Json | None = None
        self.received: list[Json] = []
        self.raw: list[str] = []  # as it came over the line
        self.deaf = False  # it takes nothing, and whatever is sent to it waits for ever
        self._rebuilt = Rebuilt()
        path, _, query = address.partition("?")
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        sent = {"host": "table.test", "origin": ADDRESS, **({"cookie": cookie} if cookie else {})}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.encode(), value.encode()) for name, value in {**sent, **headers}.items()
            ],
            "client": ("window", 1),
            "server": ("table.test", 80),
            "subprotocols": [],
        }
        self._put({"type": "websocket.connect"})
        self._task = self.server.portal.start_task_soon(self._live, scope)

    async def _live(self, scope: Json) -> None:
        async def tell(message: Any) -> None:
            if self.deaf:
                await asyncio.Event().wait()
            self._from_server.put(message)

        try:
            await self.server.app(scope, self._to_server.get, tell)
        except Exception as error:  # the reader of this window gets it
            self._from_server.put({"type": "broke", "error": error})
            return
        self._from_server.put({"type": "ended"})

    def _put(self, message: Json) -> None:
        self.server.portal.call(self._to_server.put_nowait, message)

    # Saying

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._put({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._put({"type": "websocket.receive", "bytes": data})

    def leave(self) -> None:
        if not self._task.done():
            self._put({"type": "websocket.disconnect", "code": 1001})
            self._task.result(PATIENCE)

    # Hearing

    def next(self, patience: float = PATIENCE) -> Json:
        """The next message; what a page would remember of it is remembered."""
        while True:
            try:
                message = self._from_server.get(timeout=patience)
            except queue.Empty:
                raise AssertionError(
                    f"nothing came; last: {[each['type'] for each in self.received[-5:]]}"
                ) from None
            if message["type"] == "websocket.send":
                self.raw.append(message["text"])
                heard = self._rebuilt.read(message["text"])
                self.remember(heard)
                return heard
            if message["type"] == "websocket.close":
                raise Closed(message.get("code", 1000))
            if message["type"] == "broke":
                raise message["error"]
            if message["type"] == "ended":
                raise Closed(1006)

    def remember(self, heard: Json) -> None:
        self.received.append(heard)
        match heard["type"]:
            case "welcome":
                self.table, self.now = heard["table"], heard["now"]
                self.log, self.chat = heard["log"], heard["chat"]
                self.seen = heard["seen"]
                self.clocks = heard["clocks"]
            case "update":
                self.now = heard["now"]
                self.clocks = heard["clocks"]
                kept = [line for line in self.log if line["n"] < heard["log_from"]]
                self.log = kept + heard["log"]
            case "table":
                self.table = heard["table"]
            case "chat":
                self.chat.append(heard["line"])

    def hear(self, kind: str, holds: Callable[[Json], Any] = lambda _: True) -> Json:
        """The next message of this kind for which this holds."""
        while True:
            message = self.next()
            if message["type"] == kind and holds(message):
                return message

    def until(self, holds: Callable[[], Any]) -> None:
        """Listen until the page would show this."""
        while not holds():
            self.next()

    def welcome(self) -> Json:
        return self.hear("welcome")

    def refused(self) -> Json:
        return self.hear("refused")

    def closed(self) -> int:
        try:
            while True:
                self.next()
        except Closed as error:
            return error.code

    def settle(self) -> None:
        """Hear everything that is on its way: the server answers what is asked last."""
        self.send(type="language", language=self.language)
        self.hear("welcome")

    language = "en"

    # Playing

    @property
    def shown(self) -> Json:
        assert self.now is not None
        return self.now

    @property
    def asked(self) -> Json:
        asked = self.shown["asked"]
        assert asked is not None
        return dict(asked)

    @property
    def names(self) -> list[str]:
        return [each["name"] for each in self.asked["answers"]]

    def wait_for_question(self) -> Json:
        self.until(lambda: self.now is not None and self.now["asked"] is not None)
        return self.asked

    def answer(self, *names: str, number: int | None = None) -> None:
        number = self.asked["number"] if number is None else number
        self.send(type="answer", number=number, answers=list(names))

    def answers(self, *names: str) -> Json:
        """Answer, and hear of it."""
        self.answer(*names)
        return self.hear("update")

    def plays(self, answers: int, choose: random.Random) -> None:
        for _ in range(answers):
            self.answers(choose.choice(self.names))
            self.until(lambda: self.shown["asked"] or self.shown["result"] or self.shown["confirm"])


async def in_pieces(data: bytes, size: int = 1000) -> AsyncIterator[bytes]:
    """A body whose length is not told beforehand."""
    for at in range(0, len(data), size):
        yield data[at : at + size]


def token_in(link: str) -> str:
    """The secret part of an invitation."""
    return link.removeprefix("/join#")
