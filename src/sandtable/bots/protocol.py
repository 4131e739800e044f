"""The messages of the engine protocol: one JSON object a line, in both directions.

`docs/protocol.md` describes every message with an example. This module builds the messages of the
referee, and validates those of an untrusted program.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.box import Box

PROTOCOL: Final = 1  # grows when an older program could not follow

HELLO: Final = "hello"
GAME: Final = "game"
QUESTION: Final = "question"
ANSWER: Final = "answer"
INFO: Final = "info"
ERROR: Final = "error"
END: Final = "end"

# What a program may send between two questions.
MOST_LINES: Final = 1_000
MOST_BYTES: Final = 1_000_000
MOST_SHOWN: Final = 80  # characters of somebody else's text in a sentence of ours

Message = dict[str, Any]


class InvalidMessage(Exception):
    """A line that is no message; what it says is a clause: "is no JSON"."""


def encode(message: Message) -> str:
    """A message as its line. Letters outside ASCII are escaped: no terminal can garble them."""
    return json.dumps(message, separators=(",", ":")) + "\n"


def decode(line: str | bytes) -> Message:
    """The message in a line: an object with a `type`."""
    try:
        message = json.loads(line)
    except UnicodeDecodeError:
        raise InvalidMessage("is not UTF-8") from None
    except (ValueError, RecursionError):
        raise InvalidMessage("is no JSON") from None
    if not isinstance(message, dict):
        raise InvalidMessage("is no JSON object")
    if not isinstance(message.get("type"), str):
        raise InvalidMessage('has no "type"')
    return message


def shown(text: object) -> str:
    """Somebody else's text in a sentence of ours: one line, printable, cut short."""
    words = " ".join(str(text).split())
    plain = "".join(letter if letter.isprintable() else "?" for letter in words)
    return plain if len(plain) <= MOST_SHOWN else f"{plain[: MOST_SHOWN - 3]}..."


# What the referee sends


def hello(name: str, **more: Any) -> Message:
    return {"type": HELLO, "protocol": PROTOCOL, "name": name, **more}


def game(
    box: Box, scenario: str, seats: list[str], seat: int, seconds: float, seed: str
) -> Message:
    """The game that begins, and the seat that the program plays in it."""
    return {
        "type": GAME,
        "game": box.id,
        "rules": box.rules_version,
        "scenario": scenario,
        "seats": seats,
        "seat": seats[seat],
        "seconds": seconds,
        "seed": seed,
    }


def question(
    box: Box,
    seats: list[str],
    number: int,
    asked: Question,
    seconds: float,
    sample: State,
    events: list[Event],
) -> Message:
    """A question with all that its seat may know, and nothing else.

    `sample` is a state in which what is hidden from the seat is made up, and `events` are already
    as the seat sees them.
    """
    return {
        "type": QUESTION,
        "number": number,
        "seat": seats[asked.seat],
        "key": asked.key,
        "rule": asked.rule,
        "actions": [box.vocabulary.name(action) for action in asked.actions],
        "seconds": seconds,
        "events": [{"key": each.key, "rule": each.rule, "args": each.args} for each in events],
        "view": sample.view(asked.seat),
        "sample": sample.dump(),
    }


def answer(number: int, action: str) -> Message:
    return {"type": ANSWER, "number": number, "action": action}


def error(text: str) -> Message:
    return {"type": ERROR, "text": text}


def end(seats: list[str], winner: int | None, result: dict[str, Any] | None) -> Message:
    """The game is over; `result` is None where it was broken off."""
    return {
        "type": END,
        "winner": None if winner is None else seats[winner],
        "result": result,
    }


def winner_in(result: dict[str, Any] | None) -> int | None:
    """The seat that has won, by the result of a game."""
    winner: int | None = None if result is None else result["winner"]
    return winner


# What a program answers


def check_hello(message: Message) -> None:
    """The first message of a program: which protocol it speaks."""
    if message["type"] == ERROR:
        raise InvalidMessage(f"reports an error: {shown(message.get('text', ''))}")
    if message["type"] != HELLO:
        raise InvalidMessage(f'is "{shown(message["type"])}", expected "{HELLO}"')
    spoken = message.get("protocol")
    if type(spoken) is not int or spoken != PROTOCOL:
        raise InvalidMessage(f"names protocol {shown(spoken)}, expected {PROTOCOL}")


def action_in(message: Message, number: int, find: Callable[[str], int]) -> int | None:
    """The action of an answer to this question; None where the message is only an `info`."""
    kind = message["type"]
    if kind == INFO:
        return None
    if kind == ERROR:
        raise InvalidMessage(f"reports an error: {shown(message.get('text', ''))}")
    if kind != ANSWER:
        raise InvalidMessage(f'is "{shown(kind)}", expected "{ANSWER}" or "{INFO}"')
    told, action = message.get("number"), message.get("action")
    if type(told) is not int or told != number:
        raise InvalidMessage(f"answers question {shown(told)}, expected {number}")
    if not isinstance(action, str):
        raise InvalidMessage('has no "action" in notation')
    return find(action)
