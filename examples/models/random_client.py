"""A player over MCP: it reads what it is asked and answers at random. Put a model in `choose`.

The match runner tells it the server in SANDTABLE_MCP and its seat in SANDTABLE_TOKEN.
"""

from __future__ import annotations

import os
import random
from typing import Any

import anyio
from mcp import Client


def choose(text: str, actions: list[str]) -> str:
    """One of the legal answers. `text` is what a model would read: the news and the question."""
    return random.choice(actions)


async def call(client: Client, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
    """What a tool tells: its text, and the same as values."""
    result = await client.call_tool(tool, arguments)
    text = getattr(result.content[0], "text", "")
    if result.is_error:
        raise RuntimeError(text)
    return text, result.structured_content or {}


async def play(address: str, token: str) -> None:
    async with Client(address) as client:
        text, at = await call(client, "see_board", token=token)
        while not at["over"]:
            if at["asked"]:
                action = choose(text, at["actions"])
                text, at = await call(
                    client, "play", token=token, action=action, number=at["number"]
                )
            else:
                text, at = await call(client, "wait", token=token, seconds=60)


if __name__ == "__main__":
    anyio.run(play, os.environ["SANDTABLE_MCP"], os.environ["SANDTABLE_TOKEN"])
