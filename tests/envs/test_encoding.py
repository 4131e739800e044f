"""Positions in numbers: complete, within their ranges, and the same however one came to them."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest

from sandtable.core.chance import Sealed
from sandtable.core.encoding import Encoder, Layout, changed_rows, differing
from sandtable.core.state import State
from sandtable.envs.world import ENCODINGS, World
from sandtable.games import BOXES
from sandtable.games.greatwar.bots import encoding as greatwar
from sandtable.games.greatwar.table.words import GreatWarWords
from sandtable.games.lastman.bots import encoding as lastman
from sandtable.games.maria.bots import encoding as maria
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.troops import troops_seen
from sandtable.games.napoleonics.bots import encoding as napoleonics
from sandtable.games.napoleonics.table.words import NapoleonicsWords

EVERY: Final = 29
QUESTIONS: Final = {
    "napoleonics": napoleonics.QUESTIONS,
    "greatwar": greatwar.QUESTIONS,
    "maria": maria.QUESTIONS,
    "lastman": lastman.QUESTIONS,
}


def ranges(layout: Layout) -> list[tuple[int, int]]:
    return [
        (channel.low, channel.high)
        for part in layout.parts
        for _ in part.rows
        for channel in part.channels
    ]


def check(state: State, encoders: list[Encoder], world: World) -> None:
    limits = ranges(world.layout)
    for seat, encoder in enumerate(encoders):
        encoder.update(state)
        fresh = world.encoding.encoder(seat)
        fresh.update(state)
        numbers = encoder.numbers()
        assert numbers == fresh.numbers()
        outside = [at for at, (low, high) in enumerate(limits) if not low <= numbers[at] <= high]
        assert outside == []


@pytest.mark.both_modes
@pytest.mark.parametrize("game", list(ENCODINGS))
def test_numbers_follow_the_game_and_keep_their_ranges(game: str) -> None:
    """Also when one encoder goes from scenario to scenario."""
    box = BOXES[game]
    for scenario in box.scenarios()[:4]:
        world = World(game, scenario)
        encoders = [world.encoding.encoder(seat) for seat in range(len(world.seats))]
        for seed in range(2):
            state, dice, rng = world.start.copy(), Sealed(f"{scenario} {seed}"), random.Random(seed)
            state.begin(dice)
            for number in range(700):
                if number % EVERY == 0:
                    check(state, encoders, world)
                if not state.asked:
                    break
                question = rng.choice(state.questions())
                state.answer(rng.choice(question.actions), dice, question.seat)
            check(state, encoders, world)


def test_a_leader_who_is_back_on_his_hex_is_seen_again() -> None:
    """While he is asked where to go he is on no hex, though his row still names one."""
    world = World("napoleonics", "corunna")
    encoder = world.encoding.encoder(0)
    state, dice, number = world.start.copy(), Sealed(1), random.Random(1).random
    state.begin(dice)
    lifted = 0
    for _ in range(400):
        encoder.update(state)
        fresh = world.encoding.encoder(0)
        fresh.update(state)
        assert encoder.buffer == fresh.buffer
        question = state.asked[int(number() * len(state.asked))]
        lifted += question.key == "leader-retreat"
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)
    assert lifted


@pytest.mark.parametrize("game", list(ENCODINGS))
def test_every_question_has_a_channel(game: str) -> None:
    text = (BOXES[game].folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert sorted(QUESTIONS[game]) == sorted(re.findall(r"^question-([a-z-]+) =", text, re.M))


def test_questions_about_cards_light_no_hex() -> None:
    assert tuple(napoleonics.ABOUT_CARDS) == NapoleonicsWords.about_cards
    assert tuple(greatwar.ABOUT_CARDS) == GreatWarWords.about_cards


@pytest.mark.parametrize("encoding", [napoleonics, greatwar])
def test_the_channels_of_a_hex_are_where_their_numbers_say(encoding: Any) -> None:
    names = [channel.name for channel in encoding.BOARD]
    assert names[encoding.SUBJECT] == "asked about"
    assert names[encoding.HELD] == "objective held by own side"
    assert names[encoding.DYNAMIC - 1].split(":")[0] in ("type", "marker")
    assert names[encoding.DYNAMIC] == "hex"


def test_troops_of_others_are_known_as_far_as_the_table_says() -> None:
    world = World("maria", "advanced")
    encoders = [maria.MariaEncoder(seat) for seat in range(3)]
    state, dice, rng = world.start.copy(), Sealed("troops"), random.Random(5)
    state.begin(dice)
    least = next(at for at, each in enumerate(maria.BODY) if each.name == "least troops")
    for number in range(900):
        for seat, encoder in enumerate(encoders if number % EVERY == 0 else []):
            encoder.update(state)
            for general in range(facts.GENERAL_COUNT):
                at = encoder.bodies_at + general * len(maria.BODY) + least
                shown = tuple(encoder.cells[at : at + 2])
                assert shown == troops_seen(state, general, seat)  # type: ignore[arg-type]  # of Maria
        question = state.question()
        if question is None:
            break
        state.answer(rng.choice(question.actions), dice, question.seat)


def test_differing_names_every_place_and_no_other() -> None:
    old = list(range(100))
    new = list(old)
    for at in (0, 31, 32, 99):
        new[at] = -1
    assert differing(new, old) == [0, 31, 32, 99]
    assert differing(old, old) == []


def test_changed_rows_begin_where_any_of_their_numbers_is_another() -> None:
    old = list(range(27))
    new = list(old)
    for at in (0, 13, 14, 26):
        new[at] = -1
    assert changed_rows(new, old, 3) == [0, 12, 24]
    assert changed_rows(old, old, 3) == []
