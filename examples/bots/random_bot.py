#!/usr/bin/env python3
"""A bot in 40 lines: it answers every question with any of the actions that are offered.

Let it play:  sandtable simulate napoleonics --bots "cmd:python examples/bots/random_bot.py,captain"

Messages are JSON objects, one a line; docs/protocol.md describes them all. Standard output belongs
to the protocol: print what you want to read yourself to standard error.
"""

import json
import random
import sys
from typing import Any


def send(message: dict[str, Any]) -> None:
    """One line, and out with it at once: the referee waits."""
    print(json.dumps(message), flush=True)


def choose(question: dict[str, Any], dice: random.Random) -> str:
    """Here a better bot thinks: `question["view"]` is all that our seat may know."""
    return str(dice.choice(question["actions"]))


dice = random.Random()
for line in sys.stdin:  # it ends when the referee has gone
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": 1, "name": "random bot"})
    elif message["type"] == "game":
        # The same seed brings the same answers, so that a match can be played again.
        dice.seed(message["seed"])
    elif message["type"] == "question":
        number, action = message["number"], choose(message, dice)
        # An `info` is optional: anything that you want to tell while thinking.
        send({"type": "info", "number": number, "text": f"{len(message['actions'])} actions"})
        send({"type": "answer", "number": number, "action": action})
    elif message["type"] == "end":
        break
