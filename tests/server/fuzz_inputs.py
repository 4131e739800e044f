"""Requests and messages for as long as it takes: `make fuzz-inputs`, until so many were sent.

Every operation of the HTTP side gets what Schemathesis makes of its description, well formed and
not; every message of the socket is made from its schema, often with words that mean something at
the table, and now and then it is broken. A failure is a reply that is not described, a 5xx, a line
of the log with a traceback, or a table that no longer answers. It is printed with its round, and
the rest goes on.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from anyio.from_thread import start_blocking_portal

from sandtable.games import BOXES
from sandtable.server.messages.requests import FROM_CLIENT
from sandtable.server.settings import Settings
from tests.server.test_openapi import Place, furnish, hold, operations_of
from tests.server.visiting import Browser, Closed, Json, Server, Window, seats

EXAMPLES: Final = 25  # of each operation in a round
MESSAGES: Final = 400  # at each table in a round
BROKEN: Final = 0.12  # of the messages
SCHEMA: Final = FROM_CLIENT.json_schema()
MANY: Final = 10**9
LIMITS: Final = {
    "openings_a_minute": MANY, "openings_an_address": MANY, "tables_a_visitor": MANY,
    "messages_a_second": 1e12, "messages_at_once": MANY, "messages_a_visitor": MANY,
    "messages_of_all_tables": MANY, "arrivals_a_minute": MANY, "sign_ins_a_minute": MANY,
    "codes_a_minute": MANY, "reports_a_minute": MANY, "readings_a_minute": MANY,
    "sockets_a_visitor": MANY, "challenges_at_once": MANY, "work_a_second": 1e9,
    "work_at_once": 1e9, "chat_a_minute": MANY, "chat_everywhere": MANY,
}  # fmt: skip
STRANGE: Final = (
    "",
    " ",
    "\0",
    "é",
    "\u202e",
    "\ud7ff",
    "0" * 64,
    "-1",
    "null",
    "<b>",
    "a\nb",
    "’",
)


class Failures(logging.Handler):
    """Whatever is logged with a traceback, and whatever a check says."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self.where = ""

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.add("".join(traceback.format_exception(record.exc_info[1])))

    def add(self, text: str) -> None:
        self.found.append(text)
        print(f"--- {self.where}\n{text}", flush=True)

    def watch(self, work: Callable[[], int]) -> int:
        """How many inputs were sent; what goes wrong is noted."""
        try:
            return work()
        except Exception as error:  # whatever it is, it is what we are after
            self.add("".join(traceback.format_exception(error)))
            return 0


# Messages of the socket


class Maker:
    """Messages by their schema, with words of a table among those of nobody."""

    def __init__(self, choose: random.Random) -> None:
        self.choose = choose
        self.words: list[str] = list(STRANGE)
        self.numbers = [0]

    def learn(self, window: Window) -> None:
        """The words with which one could go on here."""
        now, table = window.now or {}, window.table
        asked = now.get("asked") or {}
        self.numbers = [0, -1, 10**30, asked.get("number", 0), now.get("step", 0)]
        answers = [each["name"] for each in asked.get("answers", [])]
        pieces = (now.get("scene") or {}).get("pieces", [])
        known = [*answers, *(each["id"] for each in pieces), *(each["place"] for each in pieces)]
        known += [each["id"] for each in now.get("hand", [])]
        known += [each["seat"] for each in table.get("seats", []) if "seat" in each]
        self.words = [*STRANGE, "random", "sergeant", "el", "hu", *known]

    def message(self) -> str:
        made = self.made(self.choose.choice(SCHEMA["oneOf"]))
        if self.choose.random() < BROKEN:
            return self.broken(made)
        return json.dumps(made)

    def made(self, schema: Json) -> Any:
        choose = self.choose
        if "$ref" in schema:
            return self.made(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
        if "const" in schema or "enum" in schema:
            return choose.choice(schema.get("enum") or [schema["const"]])
        if "anyOf" in schema:
            return self.made(choose.choice(schema["anyOf"]))
        match schema["type"]:
            case "object":
                return self.object(schema)
            case "array":
                many = choose.randint(schema.get("minItems", 0), 4)
                return [self.made(schema["items"]) for _ in range(many)]
            case "string":
                word = choose.choice(self.words)[: schema.get("maxLength", 10**6)]
                return word or "x" * schema.get("minLength", 0)
            case "integer":
                number = choose.choice(self.numbers)
                return min(max(number, schema.get("minimum", number)), schema.get("maximum", MANY))
            case "boolean":
                return choose.random() < 0.5
        return None

    def object(self, schema: Json) -> Json:
        fields = schema.get("properties", {})
        needed = set(schema.get("required", [])) | ({"type"} & set(fields))
        found = {
            name: self.made(each)
            for name, each in fields.items()
            if name in needed or self.choose.random() < 0.5
        }
        inside = schema.get("additionalProperties")
        if isinstance(inside, dict):
            keys = self.choose.choices(self.words, k=self.choose.randint(1, 4))
            found |= {key: self.made(inside) for key in keys}
        return found

    def broken(self, made: Json) -> str:
        choose = self.choose
        name = choose.choice(list(made))
        odd: Any = choose.choice(
            [None, [], {}, -1, 1e308, True, "\0", [[[]]], {"a": {}}, "x" * 9000]
        )
        match choose.randrange(4):
            case 0:
                return json.dumps({**made, name: odd})
            case 1:
                return json.dumps({each: value for each, value in made.items() if each != name})
            case 2:
                return json.dumps({**made, "more": odd})
        text = json.dumps(made)
        at = choose.randrange(len(text))
        return text[:at] + choose.choice(["", '"', "{", "\ufffd", "]]"]) + text[at + 1 :]


def talk(browser: Browser, table: str, choose: random.Random) -> int:
    """Messages to a table; who is let go comes back, and the table answers to the last."""
    maker = Maker(choose)
    window = browser.sits(table)
    for _ in range(MESSAGES):
        maker.learn(window)
        try:
            window.send_text(maker.message())
            window.send(type="ping", id=1)
            window.hear("pong")
        except Closed:
            window = browser.sits(table)
    window.leave()
    return MESSAGES


# Rounds


def play_round(number: int, failures: Failures) -> int:
    """A server of its own, every operation of it, and a table of every game."""
    with TemporaryDirectory() as folder, start_blocking_portal() as portal:
        usual = Settings(folder=Path(folder), hosts=("table.test",))
        server = Server(portal, usual.__class__(**{**vars(usual), **LIMITS})).open()
        sent = 0
        try:
            anna = server.browser("Anna")
            places = [Place(anna, furnish(server, anna))]
            for operation in operations_of(anna):
                failures.where = f"round {number}, {operation.label}"
                sent += failures.watch(
                    lambda each=operation: hold(places, each, EXAMPLES, number)  # type: ignore[misc]
                )
            bert = server.browser("Bert")
            for game, box in BOXES.items():
                failures.where = f"round {number}, the socket of {game}"
                scenario = box.scenarios()[number % len(box.scenarios())]
                kinds = ["here"] * len(box.seats_of(scenario))
                wish = {"game": game, "scenario": scenario, "seats": seats("me", *kinds[1:])}
                table = bert.post("/api/tables", json={**wish, "name": "Bert"}).json()["id"]
                bert.gives_word(table)
                choose = random.Random(number)
                sent += failures.watch(lambda at=table, by=choose: talk(bert, at, by))  # type: ignore[misc]
        finally:
            server.close()
        return sent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--from", dest="first", type=int, default=1, help="the first round")
    wanted = parser.parse_args()
    failures = Failures()
    logging.getLogger().addHandler(failures)
    sent, number = 0, wanted.first
    while sent < wanted.inputs:
        sent += play_round(number, failures)
        print(f"round {number}: {sent} inputs, {len(failures.found)} failures", flush=True)
        number += 1
    return 1 if failures.found else 0


if __name__ == "__main__":
    sys.exit(main())
