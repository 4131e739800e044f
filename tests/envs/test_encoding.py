"""Positions in numbers: complete, within their ranges, and the same however one came to them."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import numpy as np
import pytest

from sandtable.core.chance import Sealed
from sandtable.core.encoding import MOST_CHANGES, Encoder, changed_rows, differing
from sandtable.core.layout import Layout
from sandtable.core.state import State
from sandtable.envs.world import ENCODINGS, MASK, World
from sandtable.games import BOXES
from sandtable.games.greatwar.bots import encoding as greatwar
from sandtable.games.greatwar.table.words import GreatWarWords
from sandtable.games.lastman.bots import encoding as lastman
from sandtable.games.maria.bots import encoding as maria
from sandtable.games.maria.rules import facts
from sandtable.games.maria.rules.troops import set_troops_secretly, show_troops, troops_seen
from sandtable.games.napoleonics.bots import encoding as napoleonics
from sandtable.games.napoleonics.table.words import NapoleonicsWords
from tests.envs.worlds import VALUES, part_and_channel

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
    worlds = [World(game, scenario) for scenario in BOXES[game].scenarios()[:4]]
    most = max(len(world.seats) for world in worlds)
    everywhere = [worlds[0].encoding.encoder(seat) for seat in range(most)]
    for world in worlds:
        encoders = everywhere[: len(world.seats)]
        scenario = world.scenario
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


def followed(world: World, seed: int, most: int) -> None:
    """A random game, seen by encoders that follow its changes and by others that compare."""
    seats = range(len(world.seats))
    following = [world.encoding.encoder(seat) for seat in seats]
    comparing = [world.encoding.encoder(seat) for seat in seats]
    state, dice, number = world.start.copy(), Sealed(seed), random.Random(seed).random
    state.begin(dice)
    state.changes = []
    for answers in range(most):
        other = state.copy()
        assert other.changes is None
        for seat in seats:
            following[seat].update(state)
            comparing[seat].update(other)
            if following[seat].buffer != comparing[seat].buffer:
                pairs = zip(following[seat].numbers(), comparing[seat].numbers())
                places = [at for at, (one, another) in enumerate(pairs) if one != another]
                told = [part_and_channel(world, at) for at in places[:5]]
                raise AssertionError(
                    f"{world.scenario}, after {answers} answers {world.seats[seat]} does not see "
                    f"that these have changed: {told}\n{world.box.draw(state)}"
                )
        if not state.asked:
            break
        question = state.asked[int(number() * len(state.asked))]
        actions = question.actions
        state.answer(actions[int(number() * len(actions))], dice, question.seat)


@pytest.mark.both_modes
@pytest.mark.parametrize("game", list(ENCODINGS))
def test_a_state_says_of_everything_that_it_has_changed(game: str) -> None:
    """In games of every scenario; a writer that forgets to say so leaves old numbers behind."""
    for seed, scenario in enumerate(BOXES[game].scenarios()):
        followed(World(game, scenario), seed, 1200)


@pytest.mark.both_modes
@pytest.mark.parametrize("game", list(ENCODINGS))
def test_it_says_so_with_every_option_too(game: str) -> None:
    box = BOXES[game]
    values = {each: VALUES.get(each, True) for each in box.options}
    followed(World(game, box.scenarios()[0], values), 7, 1500)


@pytest.mark.both_modes
def test_an_encoder_goes_from_following_to_comparing_and_back() -> None:
    """Also when a state begins a new list of its changes, and between states and their copies."""
    for game in ENCODINGS:
        world = World(game)
        encoder = world.encoding.encoder(0)
        state, dice, number = world.start.copy(), Sealed(3), random.Random(3).random
        state.begin(dice)
        for answers in range(240):
            if answers % 40 == 20:
                state.changes = []
            elif answers % 60 == 50:
                state.changes = None
            encoder.update(state.copy() if answers % 7 == 0 else state)
            fresh = world.encoding.encoder(0)
            fresh.update(state)
            assert encoder.buffer == fresh.buffer
            question = state.asked[0]
            actions = question.actions
            state.answer(actions[int(number() * len(actions))], dice, question.seat)


def test_markers_and_shown_troops_are_seen_where_nothing_has_moved() -> None:
    world = World("maria", "advanced")
    encoders = [world.encoding.encoder(seat) for seat in range(3)]
    state: Any = world.start.copy()
    dice = Sealed(2)
    state.begin(dice)
    while state.asked[0].key == "muster":
        state.answer(state.asked[0].actions[0], dice, state.asked[0].seat)
    state.changes = []
    check(state, encoders, world)
    fortress = next(at for at in range(facts.CITY_COUNT) if facts.FORTRESS[at])
    generals = [each for each in range(facts.GENERAL_COUNT) if state.on_map(each)]
    set_troops_secretly(state, generals[:2], [3, 1])
    check(state, encoders, world)
    for change in (
        lambda: state.set_mark(fortress, facts.PRUSSIA),
        lambda: state.set_query(fortress, facts.AUSTRIA),
        lambda: show_troops(state, generals[:1]),
    ):
        before = [encoder.numbers() for encoder in encoders]
        change()
        check(state, encoders, world)
        assert before != [encoder.numbers() for encoder in encoders]


def test_the_list_of_changes_does_not_grow_for_ever() -> None:
    world = World("napoleonics")
    encoder = world.encoding.encoder(0)
    state = world.start.copy()
    state.begin(Sealed(1))
    state.changes = []
    encoder.update(state)
    state.changes += [0] * (MOST_CHANGES + 1)
    encoder.update(state)
    assert state.changes == []


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


def test_the_channels_of_an_area_are_where_their_numbers_say() -> None:
    names = [channel.name for channel in lastman.NODES]
    assert names[lastman.RETREATED] == "retreated units"
    assert names[lastman.OWNER] == "owner: german"
    assert names[lastman.BEFORE] == "owner before: german"
    assert names[lastman.FORT] == "fort"
    assert names[lastman.BATTLE] == "battle"
    assert names[lastman.GROUND_AT] == "points"


@pytest.mark.parametrize("game", list(ENCODINGS))
def test_a_number_takes_one_byte_where_its_part_allows_it(game: str) -> None:
    world = World(game)
    kinds = {name: kind.base for name, (kind, *_) in (world.dtype(8).fields or {}).items()}
    for part in world.layout.parts:
        lows = [channel.low for channel in part.channels]
        highs = [channel.high for channel in part.channels]
        small = min(lows) >= -128 and max(highs) <= 127
        assert kinds[part.name] == (np.int8 if small else np.int16)
        assert part.at % 2 == 0
    assert world.dtype(8).itemsize == world.layout.bytes + 8
    named = world.encoding.named(np.zeros((), world.dtype(8)))
    assert list(named) == [*[part.name for part in world.layout.parts], MASK]


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
                at = world.layout.part("bodies").start + general * len(maria.BODY) + least
                shown = tuple(encoder.numbers()[at : at + 2])
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
