"""What is chosen at the same time is seen by nobody before all have chosen, in any byte.

Two servers play the same game up to a moment at which both sides are asked at once. Then one side
chooses differently at each, in as many answers as it takes. The other side and an onlooker are sent
the same bytes by both, whatever they ask and do themselves, until the choices are opened.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

import pytest

import sandtable
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.toolkit.pledge import Pledge
from tests.server.visiting import Choice, give_in_turn
from tests.server.worlds import (
    NOW,
    SECRET,
    WORD,
    World,
    difference,
    open_world,
    visitor_named,
)

PATHS: Final = ("", "/aids", "/report", "/record", "/replay", "/record?as=onlooker")
MOST: Final = 3_000  # answers before both are asked


@contextmanager
def same_moment() -> Iterator[None]:
    """The clock says the same at both."""
    with (
        mock.patch("sandtable.server.tables.sync.now", return_value=NOW),
        mock.patch("sandtable.server.tables.new_tables.now", return_value=NOW),
    ):
        yield


def way_to_both(game: str, scenario: str, rng: random.Random) -> tuple[list[Choice], str]:
    """Random answers until both sides are asked, and the hash of the game there.

    What the table does by itself is left out: answers that are the only ones.
    """
    playing = sandtable.new_game(game, scenario, pledge=Pledge(SECRET, (WORD, WORD)))
    choices: list[Choice] = []
    for _ in range(MOST):
        questions = playing.questions()
        if len(questions) == 2:
            return choices, playing.hash()
        (question,) = questions
        name = playing.name(rng.choice(question.actions))
        if (
            not question.forced
            or question.secret
            or question.key in playing.box.revealing_questions
        ):
            choices.append((question.seat, name))
        playing.answer(name, question.seat)
    raise AssertionError("both sides are never asked at the same time")


async def reach(worlds: list[World], rng: random.Random) -> None:
    """The same random answers at both, until both sides are asked."""
    data = worlds[0].table.data
    choices, there = way_to_both(data.game, data.scenario, rng)
    for world in worlds:
        await give_in_turn(world.table, choices)
        assert world.game.hash() == there
        assert len(world.game.questions()) == 2


async def tell(world: World, who: str, **message: Any) -> None:
    await world.windows[who].hear(messages.FROM_CLIENT.validate_python(message))


async def choose_apart(worlds: list[World], seat: int, rng: random.Random) -> list[list[str]]:
    """Random answers of one side, others at each, until it has nothing left to choose."""
    chosen: list[list[str]] = []
    for world in worlds:
        names: list[str] = []
        while (actions := world.asked(seat)) and len(names) < 60:
            names.append(world.game.name(rng.choice(actions)))
            number = world.table.play.numbers[seat]
            await tell(world, f"seat{seat}", type="answer", number=number, answers=[names[-1]])
        chosen.append(names)
        world.heard(f"seat{seat}")
    return chosen


def compare(worlds: list[World], viewers: list[str], when: str) -> None:
    for who in viewers:
        one, other = (world.heard(who) for world in worlds)
        assert one == other, f"{who} learns something {when}\n{difference(one, other)}"


async def fetch(worlds: list[World], viewers: list[str]) -> None:
    for who in viewers:
        visitor = visitor_named(who)
        cookies = {"cookie": f"sandtable=token of {visitor}"} if visitor else {}
        for path in PATHS:
            told = [
                (answer.status_code, answer.content)
                for answer in [
                    await world.web.get(f"/api/tables/tableid{path}", headers=cookies)
                    for world in worlds
                ]
            ]
            assert told[0] == told[1], f"{who} learns something from {path or 'the table'}"


def sit_down(worlds: list[World], viewers: list[str]) -> None:
    for world in worlds:
        for who in ("seat0", "seat1", "eve"):
            world.connect(who, "en")
    compare(worlds, viewers, "by sitting down")


async def play(folder: Path, game: str, scenario: str, seat: int, seed: int) -> None:
    rng = random.Random(f"{game} {seat} {seed}")
    worlds = [await open_world(folder / str(number), game, scenario) for number in range(2)]
    try:
        await reach(worlds, rng)
        other = f"seat{1 - seat}"
        viewers = ["eve", other]
        sit_down(worlds, viewers)

        chosen = await choose_apart(worlds, seat, rng)
        assert chosen[0] != chosen[1], "nothing was chosen differently: it shows nothing"
        assert all(world.asked(1 - seat) for world in worlds), "the other side is still asked"
        compare(worlds, viewers, "while the other side chooses")
        await fetch(worlds, viewers)

        # The other side goes on, reloads, asks about things, and takes an answer back
        language = rng.choice(["el", "hu"])
        for _ in range(4):
            actions = worlds[0].asked(1 - seat)
            if len(actions) < 2:
                break
            name = BOXES[game].vocabulary.name(rng.choice(actions))
            for world in worlds:
                number = world.table.play.numbers[1 - seat]
                await tell(world, other, type="why", id=1, answer=name)
                await tell(world, other, type="plans", id=2)
                await tell(world, other, type="answer", number=number, answers=[name])
                if world.game.questions() and not world.table.play.over and world.asked(1 - seat):
                    number = world.table.play.numbers[1 - seat]
                    await tell(world, other, type="undo", number=number, turn=False)
                    await tell(world, other, type="odds", id=3, answers=[name])
            if any(len(world.game.questions()) != 1 for world in worlds):
                break  # both are through: it is opened
            compare(worlds, viewers, f"by answering {name}")
            for world in worlds:
                world.connect(other, language)
            compare(worlds, viewers, "by a reload of the page")
        await fetch(worlds, viewers)
    finally:
        for world in worlds:
            await world.web.aclose()
            await world.services.close()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("game", "scenario"),
    [("maria", "introductory-two"), ("maria", "advanced-two"), ("lastman", "1914")],
)
def test_choices_at_the_same_time_are_secret(
    game: str, scenario: str, seat: int, tmp_path: Path
) -> None:
    with same_moment():
        for seed in range(1 if game == "lastman" else 2):  # a season takes its time
            asyncio.run(play(tmp_path / str(seed), game, scenario, seat, seed))
