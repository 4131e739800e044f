"""Whole games through the server: over stdio, and two clients over HTTP."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

from sandtable.cli.mcp.tables import Tables
from sandtable.cli.mcp.tools import make_server

COMMAND = [sys.executable, "-m", "sandtable", "mcp"]
SERVER = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=dict(os.environ))
SCENARIOS = [
    ("napoleonics", "redinha"),
    ("greatwar", "opening-action-1"),
    ("maria", "introductory-two"),
    ("lastman", "1914"),
]
MOST_ANSWERS = 5_000


async def call(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """The values of a tool's result; its text is under `text`."""
    found = await client.call_tool(tool, arguments)
    (block,) = found.content
    assert block.type == "text"
    assert not found.is_error, block.text
    return {**(found.structured_content or {}), "text": block.text}


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    found = await client.call_tool(tool, arguments)
    (block,) = found.content
    assert block.type == "text"
    assert found.is_error, block.text
    return block.text


async def play_on(client: Client, token: str, chance: random.Random) -> dict[str, Any]:
    """Random legal answers to the end of the game, from one seat."""
    at = await call(client, "wait", token=token)
    for _ in range(MOST_ANSWERS):
        if at["over"]:
            return at
        if at["asked"]:
            answer = chance.choice(at["actions"])
            at = await call(client, "play", token=token, action=answer, number=at["number"])
        else:
            at = await call(client, "wait", token=token, seconds=60)
    raise AssertionError("the game does not end")


def run(test: Callable[[], Awaitable[None]]) -> None:
    anyio.run(test)


# Over standard input and output


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_whole_game_against_a_bot_over_stdio(game: str, scenario: str) -> None:
    async def play() -> None:
        async with Client(SERVER) as client:
            begun = await call(
                client, "open_game", game=game, scenario=scenario, opponent="random", seed="mcp"
            )
            ended = await play_on(client, begun["token"], random.Random(game))
            assert ended["winner"] is not None or ended["draw"]
            record = await call(client, "record", token=begun["token"])
            assert "seed: mcp" in record["text"], "all of it, now that the game is over"

    run(play)


# By HTTP


@contextmanager
def served() -> Iterator[str]:
    """The address of a server in a process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [*COMMAND, "--http", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "Sandtable is at" in server.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            server.terminate()


async def answering(address: str) -> None:
    """Once the server takes connections; it has said its address before."""
    host, port = address.removeprefix("http://").removesuffix("/mcp").split(":")
    while True:
        try:
            await (await anyio.connect_tcp(host, int(port))).aclose()
        except OSError:
            await anyio.sleep(0.05)
        else:
            return


def test_two_clients_play_each_other_over_http() -> None:
    async def play(address: str) -> None:
        await answering(address)
        async with Client(address) as one, Client(address) as two:
            begun = await call(
                one, "open_game", game="maria", scenario="introductory-two", opponent="join",
                seat="france", seed="two",
            )  # fmt: skip
            ((seat, invitation),) = begun["invitations"].items()
            assert (begun["seat"], seat) == ("france", "austria")
            joined = await call(two, "join_game", invitation=invitation)
            assert joined["seat"] == "austria"
            assert "somebody has taken it" in await refusal(one, "join_game", invitation=invitation)
            ends: dict[str, dict[str, Any]] = {}

            async def side(client: Client, token: str, name: str) -> None:
                ends[name] = await play_on(client, token, random.Random(name))

            async with anyio.create_task_group() as both:
                both.start_soon(side, one, begun["token"], "one")
                both.start_soon(side, two, joined["token"], "two")
            assert ends["one"]["winner"] == ends["two"]["winner"]
            assert ends["one"]["draw"] == ends["two"]["draw"]

    with served() as address:
        run(partial(play, address))


def test_the_page_of_another_site_is_refused() -> None:
    import httpx

    async def ask(address: str) -> None:
        await answering(address)
        async with httpx.AsyncClient() as client:
            asked = await client.post(address, headers={"Origin": "http://evil.example"}, json={})
            assert asked.status_code == 403

    with served() as address:
        run(partial(ask, address))


# The tools, in this process


def tool_test(test: Callable[[Client], Awaitable[None]]) -> Callable[[], None]:
    """A test with a client of a server in this process."""

    def tested() -> None:
        async def connected() -> None:
            async with Client(make_server(Tables())) as client:
                await test(client)

        run(connected)

    return tested


async def opened(client: Client, **more: Any) -> str:
    wanted = {"game": "napoleonics", "scenario": "rolica_first", "opponent": "random", "seed": "1"}
    token: str = (await call(client, "open_game", **(wanted | more)))["token"]
    return token


async def rules(client: Client) -> None:
    found = await call(client, "read_rule", game="napoleonics", number="N12.1")
    assert found["text"].startswith("**N12.1**")
    chapters = await call(client, "read_rule", game="napoleonics")
    assert "N12 Melee" in chapters["text"]
    found = await call(client, "search_rules", game="napoleonics", words="square cavalry")
    assert "N24.1" in found["numbers"]
    assert "no paragraph" in await refusal(client, "read_rule", game="napoleonics", number="N99.9")
    assert "try fewer" in await refusal(client, "search_rules", game="maria", words="helicopter")


async def games(client: Client) -> None:
    listed = await call(client, "list_games")
    assert listed["games"]["maria"]["seats"] == ["austria", "france", "prussia"]
    assert "captain" in listed["bots"]
    one = await call(client, "list_games", game="lastman")
    assert [*one["games"]] == ["lastman"]
    assert "The war of movement" in one["text"]
    assert "chess" in await refusal(client, "list_games", game="chess")


async def seats(client: Client) -> None:
    token = await opened(client, seat="french", seed="4")
    at = await call(client, "see_board", token=token)
    assert at["seat"] == "french"
    assert "Your hand" in at["text"]
    assert "no seat with this token" in await refusal(client, "see_board", token="guessed")
    await call(client, "leave_game", token=token)
    assert "no seat with this token" in await refusal(client, "see_board", token=token)


async def answers(client: Client) -> None:
    token = await opened(client, game="maria", scenario="advanced", seat="austria", seed="2")
    at = await call(client, "see_board", token=token)
    chance = random.Random(2)
    while len(at["actions"]) <= 40:
        at = await call(client, "play", token=token, action=chance.choice(at["actions"]))
    many = at["actions"]
    first = await call(client, "legal_actions", token=token)
    last = await call(client, "legal_actions", token=token, page=first["pages"])
    assert first["found"] == len(many) > len(first["actions"]) == 40
    assert first["actions"] == many[:40]
    assert last["actions"] == many[40 * (first["pages"] - 1) :]
    some = await call(client, "legal_actions", token=token, contains=many[-1])
    assert many[-1] in some["actions"]
    assert some["found"] < first["found"]
    assert "there is no page 99" in await refusal(client, "legal_actions", token=token, page=99)


async def refusals(client: Client) -> None:
    token = await opened(client)
    at = await call(client, "see_board", token=token)
    told = await refusal(client, "play", token=token, action="move e7")
    assert "N5.1" in told
    assert "N5.1" in (await call(client, "why_not", token=token, action="move e7"))["text"]
    assert "no action of napoleonics" in await refusal(
        client, "why_not", token=token, action="fly to the moon"
    )
    late = await refusal(client, "play", token=token, action=at["actions"][0], number=7)
    assert "question 7 is not open" in late
    again = await call(client, "see_board", token=token)
    assert (again["number"], again["actions"]) == (at["number"], at["actions"])


async def dice(client: Client) -> None:
    token = await opened(client, scenario="redinha", seed="5")
    at = await call(client, "see_board", token=token)
    chance = random.Random(5)
    while not any(each.startswith("attack") for each in at["actions"]):
        at = await call(client, "play", token=token, action=chance.choice(at["actions"]))
    attack = next(each for each in at["actions"] if each.startswith("attack"))
    short = await call(client, "odds", token=token)
    full = await call(client, "odds", token=token, action=attack)
    assert attack in short["text"]
    assert "%" in full["text"]
    assert "N12" in full["text"] or "N10" in full["text"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"scenario": "rolica_frist"}, "rolica_first"),
        ({"scenario": "/etc/passwd"}, "/etc/passwd"),
        ({"seat": "prussian"}, "prussian"),
        ({"opponent": "colonel"}, 'no bot called "colonel"'),
        ({"opponent": "cmd:./my_bot"}, "no bot"),
        ({"seed": "1" * 300}, "at most"),
    ],
)
def test_a_game_that_cannot_be_opened_is_refused_in_one_sentence(
    wrong: dict[str, str], words: str
) -> None:
    async def ask(client: Client) -> None:
        wanted = {"game": "napoleonics", "opponent": "random"}
        assert words in await refusal(client, "open_game", **(wanted | wrong))

    tool_test(ask)()


test_games_and_scenarios_are_listed = tool_test(games)
test_rules_are_found_by_number_and_by_words = tool_test(rules)
test_a_token_is_a_seat = tool_test(seats)
test_many_answers_come_in_pages_and_can_be_filtered = tool_test(answers)
test_what_is_refused_changes_nothing_and_has_a_rule = tool_test(refusals)
test_odds_are_told_before_the_dice_are_thrown = tool_test(dice)
