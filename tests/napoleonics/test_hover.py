"""Pointing at a hex: what is shown is what the rules would allow, and is shown at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.boards.hexes import Hex
from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.games.napoleonics.rules.combat import Battle
from sandtable.games.napoleonics.rules.facts import HEXES
from sandtable.games.napoleonics.rules.notation import ATTACK, FIRE
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.hover import ATTACKS
from sandtable.toolkit.game import Game
from tests.hovering import check_asked, check_few_copies, check_seen_from_targets, values

SCENARIOS = ["vimiero", "waterloo", "coa"]
MOST_COPIES = 30  # of a state, to look at one hex


def moments(scenario: str, seed: int, every: int) -> Iterator[Game]:
    """A random game, looked at now and then."""
    game = sandtable.new_game("napoleonics", scenario, seed=seed)
    choose = random.Random(seed)
    answers = 0
    while (question := game.question()) is not None and answers < 1500:
        if answers % every == 0 or question.key == "battle-whom":
            yield game
        game.answer(choose.choice(question.actions))
        answers += 1


def state_of(game: Game) -> Napoleonics:
    assert isinstance(game.state, Napoleonics)
    return game.state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_targets_are_those_that_the_rules_offer(scenario: str) -> None:
    battles = 0
    for game in moments(scenario, 3, 10_000):
        state = state_of(game)
        top = state.stack[-1] if state.stack else None
        question = game.question()
        if not isinstance(top, Battle) or question is None:
            continue
        battles += 1
        assert None not in map(game.fight, question.actions)
        check_asked(ATTACKS, game, top.unit, FIRE, ATTACK)
        check_seen_from_targets(ATTACKS, state, top.unit)
    assert battles > 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_march_that_is_shown_can_be_made(scenario: str) -> None:
    marches = 0
    for game in moments(scenario, 4, 97):
        state = state_of(game)
        for enemy in [*state.units_of(0), *state.units_of(1)]:
            at = state.hex_of(enemy)
            for hit in ATTACKS.hits_on(state, at, 0):
                assert hit.seat != state.seat_of(enemy)
                if hit.marches:
                    marches += 1
                    there = ATTACKS.targets_from(state, hit.unit, hit.at)
                    assert (hit.unit, hit.at, at, hit.how, hit.dice) in values(there)
    assert marches > 20


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_looking_changes_nothing_and_reads_no_hand(scenario: str) -> None:
    for game in moments(scenario, 5, 251):
        state = state_of(game)
        before = state.dump()
        guess = state.resample(ONLOOKER, Sealed("hover"))
        assert isinstance(guess, Napoleonics)
        for at in range(0, HEXES, 5):
            here = Hex(at)
            assert values(ATTACKS.hits_on(state, here, 1)) == values(
                ATTACKS.hits_on(guess, here, 1)
            )
            for unit in state.units_of(0)[:4]:
                assert values(ATTACKS.targets_from(state, unit, here)) == values(
                    ATTACKS.targets_from(guess, unit, here)
                )
        assert state.dump() == before


def test_a_hex_of_a_crowded_board_takes_few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    state = state_of(sandtable.new_game("napoleonics", "waterloo", seed=1))
    check_few_copies(monkeypatch, ATTACKS, state, MOST_COPIES)


def test_guns_see_and_infantry_must_come_nearer() -> None:
    state = state_of(sandtable.new_game("napoleonics", "vimiero", seed=1))
    everybody = [hit for at in range(HEXES) for hit in ATTACKS.hits_on(state, Hex(at), ONLOOKER)]
    assert {hit.how for hit in everybody} == {"fire", "melee"}
    assert {hit.marches for hit in everybody} == {True, False}
    assert all(hit.dice > 0 and 0 < hit.expected <= hit.dice for hit in everybody)
    guns = [hit for hit in everybody if state.is_artillery(hit.unit) and hit.how == "fire"]
    assert guns
    assert {hit.marches for hit in guns if "foot" in state.word(hit.unit)} == {False}
