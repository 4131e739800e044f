"""A match between two players over MCP, with a score.

    python examples/models/match.py redinha --game napoleonics --games 20 --scores scores.jsonl \\
        "python examples/models/random_client.py" "python my_model.py"

A player is a command. It is started for every game, with the address of the server in
SANDTABLE_MCP and the token of its seat in SANDTABLE_TOKEN, and plays until the game is over. Seats
are swapped from game to game. A command that fails before the game is over has lost it. Each game
is a line of the scores file as soon as it is over; games in the file are not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
from anyio.abc import Process
from mcp import Client

from sandtable.arena.report import wilson

SERVER = [sys.executable, "-m", "sandtable", "mcp"]


class Stopped(Exception):
    """Why the match cannot go on, in a sentence."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenario")
    parser.add_argument("players", nargs=2, metavar="COMMAND")
    parser.add_argument("--game", default="napoleonics")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--scores", type=Path, default=Path("scores.jsonl"))
    parser.add_argument("--minutes", type=float, default=120.0, help="for one game")
    wanted = parser.parse_args(arguments)
    done = read(wanted.scores)
    with served() as address:
        for number in range(len(done), wanted.games):
            try:
                line = anyio.run(one_game, wanted, address, number)
            except* Stopped as group:
                sys.exit(str(first_of(group)))
            with wanted.scores.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            done.append(line)
            print("\n".join(score(done)), flush=True)
    return 0


def first_of(group: BaseException) -> BaseException:
    """The first of exceptions that tasks have raised."""
    return first_of(group.exceptions[0]) if isinstance(group, BaseExceptionGroup) else group


def read(path: Path) -> list[dict[str, Any]]:
    """The games that were played, a line each."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [json.loads(line) for line in lines]


@contextmanager
def served() -> Iterator[str]:
    """A server of our own: its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with subprocess.Popen(
        [*SERVER, "--http", str(port)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        if not server.stdout.readline():
            sys.exit("the server did not start")
        try:
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            server.terminate()


async def ready(address: str) -> None:
    """Once the server takes connections."""
    port = int(address.rpartition(":")[2].partition("/")[0])
    while True:
        try:
            await (await anyio.connect_tcp("127.0.0.1", port)).aclose()
        except OSError:
            await anyio.sleep(0.05)
        else:
            return


async def one_game(wanted: argparse.Namespace, address: str, number: int) -> dict[str, Any]:
    """Open a game, let both commands play it, and say who won."""
    await ready(address)
    async with Client(address) as referee:
        begun = await call(
            referee, "open_game", game=wanted.game, scenario=wanted.scenario, opponent="join",
            seed=f"{wanted.seed} {number + 1}",
        )  # fmt: skip
        tokens = {begun["seat"]: begun["token"]}
        for seat, invitation in begun["invitations"].items():
            tokens[seat] = (await call(referee, "join_game", invitation=invitation))["token"]
        if len(tokens) != 2:
            raise Stopped(f"{wanted.scenario} is for {len(tokens)} players, and a match is for two")
        seats = sorted(tokens) if number % 2 else sorted(tokens, reverse=True)
        failed = await play(wanted, address, [tokens[seat] for seat in seats])
        at = await call(referee, "record", token=begun["token"])
        for token in tokens.values():
            await call(referee, "leave_game", token=token)
    if failed is not None and not at["over"]:
        return {"game": number + 1, "seats": seats, "winner": 1 - failed, "failed": failed}
    winner = seats.index(at["winner"]) if at["winner"] else None
    return {"game": number + 1, "seats": seats, "winner": winner, "failed": None}


async def call(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    if result.is_error:
        raise Stopped(f"{tool}: {getattr(result.content[0], 'text', '')}")
    return result.structured_content or {}


async def play(wanted: argparse.Namespace, address: str, tokens: list[str]) -> int | None:
    """Run both commands until both have ended; the number of the first that failed, if one did."""
    failed: list[int] = []
    running: list[Process] = []

    async def watch(number: int) -> None:
        if await running[number].wait() and not failed:
            failed.append(number)
            stop(running)

    for command, token in zip(wanted.players, tokens, strict=True):
        known = {**os.environ, "SANDTABLE_MCP": address, "SANDTABLE_TOKEN": token}
        running.append(
            await anyio.open_process(
                shlex.split(command),
                env=known,
                stdin=None,
                stdout=None,
                stderr=None,
                start_new_session=True,
            )
        )
    try:
        with anyio.move_on_after(60 * wanted.minutes) as limit:
            async with anyio.create_task_group() as both:
                both.start_soon(watch, 0)
                both.start_soon(watch, 1)
    finally:
        stop(running)
    if limit.cancelled_caught:
        raise Stopped(f"a game took more than {wanted.minutes:g} minutes; nobody has won it")
    return failed[0] if failed else None


def stop(running: list[Process]) -> None:
    """End what still runs, with all that it started."""
    for process in running:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)


def score(lines: list[dict[str, Any]]) -> list[str]:
    """Who won how often, with Wilson's 95% interval."""
    told = [f"{len(lines)} games"]
    for number in (0, 1):
        wins = sum(line["winner"] == number for line in lines)
        lost = sum(line["failed"] == number for line in lines)
        low, high = wilson(wins, len(lines))
        share = wins / len(lines)
        told.append(
            f"player {number + 1}: {wins} won, {share:.1%} ({low:.1%} to {high:.1%}), {lost} failed"
        )
    told.append(f"{sum(line['winner'] is None for line in lines)} drawn")
    return told


if __name__ == "__main__":
    sys.exit(main())
