"""A game brought to a certain point over the socket alone, for tests that begin there.

What is answered does not depend on the page, so it is the same in every run.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from websockets.sync.client import ClientConnection, connect

from sandtable.server.settings import Settings
from sandtable.server.views.patches import Rebuilt

if TYPE_CHECKING:
    from tests.browser.sitting import Visitor

Json = dict[str, Any]
Until = Callable[[Json], bool]
Answering = Callable[[Json, random.Random], str]  # what is asked; the name of an answer

SECONDS: Final = 120.0  # for what never comes
MOST_MESSAGES: Final = 4000
MOST_SOCKETS: Final = 20
MOST_ANSWERS: Final = Settings.messages_at_once - 20


def at_random(asked: Json, rng: random.Random) -> str:
    return str(rng.choice(asked["answers"])["name"])


def forward(visitor: Visitor, table: str, until: Until, answering: Answering = at_random) -> Json:
    """Answer for this visitor until this holds of how things stand; how they stand then."""
    rng = random.Random(1)
    for _ in range(MOST_SOCKETS):
        with socket_of(visitor, table) as socket:
            now = forward_on(Line(socket), until, lambda asked: answering(asked, rng))
        if until(now):
            return now
    raise AssertionError("it never came to that")


def forward_on(line: Line, until: Until, choose: Callable[[Json], str]) -> Json:
    """As many answers as a socket may send however quick the machine is; how things stand then."""
    now = line.next_position()
    for _ in range(MOST_ANSWERS):
        while not until(now) and not now["asked"]:
            now = line.next_position()
        if until(now):
            break
        asked = now["asked"]
        answers = [choose(asked)]
        line.say({"type": "answer", "id": 1, "number": asked["number"], "answers": answers})
        now = line.after_answer(now, until)
    return now


class Line:
    """A socket at a table, with what came over it before."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.rebuilt = Rebuilt()

    def say(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        return self.rebuilt.read(self.socket.recv(SECONDS))

    def next_position(self) -> Json:
        while True:
            now: Json | None = self.hear().get("now")
            if now is not None:
                return now

    def after_answer(self, now: Json, until: Until) -> Json:
        """How things stand when the answer is confirmed, or as soon as this holds."""
        while not until(now):
            message = self.hear()
            now = message.get("now") or now
            if message["type"] in ("done", "refused"):
                break
        return now


def resign(visitor: Visitor, table: str) -> None:
    with socket_of(visitor, table) as socket:
        line = Line(socket)
        line.say({"type": "petition", "id": 1, "kind": "resign"})
        for _ in range(MOST_MESSAGES):
            if (line.hear().get("now") or {}).get("result"):
                return
    raise AssertionError("the game is not over")


def socket_of(visitor: Visitor, table: str) -> ClientConnection:
    cookies = visitor.context.cookies(visitor.address)
    sent = "; ".join(f"{each['name']}={each['value']}" for each in cookies)
    address = visitor.address.replace("http:", "ws:")
    return connect(
        f"{address}/api/tables/{table}/live?lang=en",
        additional_headers={"Cookie": sent},
        open_timeout=SECONDS,
        max_size=None,
    )
