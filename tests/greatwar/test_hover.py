"""Pointing at a hex of The Great War: what is shown is what the rules would allow, at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import sandtable
from sandtable.boards.hexes import Hex
from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.battles import UnitBattle
from sandtable.games.greatwar.rules.facts import GRID, HEXES
from sandtable.games.greatwar.rules.notation import ATTACK, FIRE
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.hover import ATTACKS
from sandtable.games.greatwar.table.picture import DRAWINGS
from sandtable.toolkit.game import Game
from tests.hovering import check_asked, check_few_copies, check_seen_from_targets, values

SCENARIOS = ["cambrai-havrincourt", "somme-mametz"]
MOST_COPIES = 50  # of a state, to look at one hex
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


def moments(scenario: str, seed: int) -> Iterator[tuple[Game, GreatWar]]:
    """A random game, looked at now and then and whenever somebody battles."""
    game = sandtable.new_game("greatwar", scenario, seed=seed)
    choose = random.Random(seed)
    for number in range(1200):
        question = game.question()
        if question is None:
            return
        assert isinstance(game.state, GreatWar)
        if number % 150 == 149 or question.key == "battle-whom":
            yield game, game.state
        game.answer(choose.choice(question.actions))


@scenarios
def test_what_is_shown_of_a_unit_is_what_it_is_asked(scenario: str) -> None:
    battles = 0
    for game, state in moments(scenario, 3):
        top, question = state.stack[-1], game.question()
        if not isinstance(top, UnitBattle) or question is None:
            continue
        battles += 1
        check_asked(ATTACKS, game, top.unit, FIRE, ATTACK)
        check_seen_from_targets(ATTACKS, state, top.unit)
    assert battles > 5


@scenarios
def test_a_march_that_is_shown_can_be_made(scenario: str) -> None:
    marches = 0
    for _, state in moments(scenario, 4):
        for enemy in state.units_of(1):
            at = state.hex_of(enemy)
            for hit in ATTACKS.hits_on(state, at, 0):
                assert hit.seat == 0
                if hit.marches:
                    marches += 1
                    there = ATTACKS.targets_from(state, hit.unit, hit.at)
                    assert values([hit])[0] in values(there)
    assert marches > 20


def test_looking_changes_nothing_and_reads_no_hand() -> None:
    for _, state in moments(SCENARIOS[0], 5):
        before = state.dump()
        guess = state.resample(ONLOOKER, Sealed("hover"))
        assert isinstance(guess, GreatWar)
        for at in range(0, HEXES, 9):
            assert values(ATTACKS.hits_on(state, Hex(at), 1)) == values(
                ATTACKS.hits_on(guess, Hex(at), 1)
            )
        assert state.dump() == before


def test_a_hex_of_a_crowded_board_takes_few_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GREATWAR.set_up("st-quentin-michael", {})
    check_few_copies(monkeypatch, ATTACKS, state, MOST_COPIES)


def test_a_tank_shows_what_it_could_hit_with_its_confirmation() -> None:
    position = {
        "turn": "german",
        "pieces": ["german field-artillery d5", "british mark-iv-male f5"],
    }
    state = GREATWAR.place(position)
    [gun] = DRAWINGS.hits_on(state, 0, "f5")
    assert (gun.place, gun.how, gun.after_move) == ("d5", "fire", False)
    [tank] = DRAWINGS.hits_from(state, "u0", "e5")
    assert (tank.place, tank.how) == ("d5", "melee")
    assert DRAWINGS.hits_from(state, "u9", "e5") == []
    assert DRAWINGS.hits_on(state, 0, "z9") == []
    assert isinstance(state, GreatWar)
    [hit] = ATTACKS.hits_on(state, GRID.hex("f5"), 0)
    assert hit.expected < hit.dice / 3, "a possible hit on a tank is rolled again"
