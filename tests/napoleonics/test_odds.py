"""The exact odds of a fight agree with 200,000 simulated rolls, over a grid of combinations."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import pytest

from sandtable.core.chance import NO_CHANCE, Chance, Sealed, Witness
from sandtable.core.fight import Fight, odds
from sandtable.games.napoleonics import NAPOLEONICS
from sandtable.games.napoleonics.rules.facts import FACE_WEIGHTS, FLAG
from sandtable.games.napoleonics.rules.notation import COMMAND_DICE, DICE

ROLLS = 200_000
SIGMAS = 4.5  # of so many comparisons none should be further off

ATTACKERS = [
    "french line f7 4",
    "french old-guard f7 4",
    "french militia f7 3",
    "french cuirassier f7 3",
    "french guard-cavalry f7 4",
    "french foot-artillery f7 3",
    "french horse-artillery f7 1",
]
TARGETS = ["british line {} 4", "british light-cavalry {} 3", "british foot-artillery {} 3"]
GROUND = [[], ["forest {}"], ["hill {}"], ["town {}"], ["ford {}"], ["hill f7"], ["sand {}"]]
CARDS = ["probe-center", "elan", "cold-steel", "bombard", "cavalry-charge"]


def fight(attacker: str, target: str, ground: list[str], card: str) -> Fight | None:
    """The fight of one combination, or None where the rules forbid it."""
    for verb, at in (("attack", "e7"), ("fire", "d8")):
        position: dict[str, Any] = {
            "turn": "french",
            "card": card,
            "command": 1,
            "pieces": [attacker, target.format(at)],
            "terrain": [each.format(at) for each in ground],
        }
        game = NAPOLEONICS.place(position)
        game.begin(Flags())
        done = NAPOLEONICS.vocabulary.find("done")
        for key, words in (("order", "order f7"), ("move-who", "done"), ("battle-who", "unit f7")):
            question = game.question()
            while question is not None and question.key != key and key != "order":
                if done not in question.actions:
                    return None
                game.answer(done, Flags())
                question = game.question()
            action = NAPOLEONICS.vocabulary.find(words)
            if question is not None and action in question.actions:
                game.answer(action, Flags())
        action = NAPOLEONICS.vocabulary.find(f"{verb} {at}")
        question = game.question()
        if question is not None and action in question.actions:
            return NAPOLEONICS.fight(game, action)
    return None


class Flags(Chance):
    """Every command die a flag, so that Elan orders the units that the grid wants."""

    def pick(self, purpose: int, weights: list[int]) -> int:
        if purpose == COMMAND_DICE:
            return FLAG
        return next(outcome for outcome, weight in enumerate(weights) if weight)


def grid() -> list[Fight]:
    """All different fights of the grid: dice, what hits, whether flags count."""
    different: dict[tuple[Any, ...], Fight] = {}
    for each in product(ATTACKERS, TARGETS, GROUND, CARDS):
        found = fight(*each)
        if found is not None:
            key = (found.dice, tuple(found.hits), found.flags_count)
            different.setdefault(key, found)
    return list(different.values())


@pytest.fixture(scope="module")
def fights() -> list[Fight]:
    return grid()


def test_the_grid_is_wide(fights: list[Fight]) -> None:
    assert len(fights) >= 25
    assert {each.dice for each in fights} >= {1, 2, 3, 4, 5, 6}


@pytest.mark.compiled
def test_exact_odds_agree_with_simulated_rolls(fights: list[Fight]) -> None:
    """Rolls of the same number of dice serve all fights with so many dice."""
    for dice in sorted({each.dice for each in fights}):
        chance = Sealed(f"odds {dice}")
        thrown: dict[tuple[int, ...], int] = {}
        for _ in range(ROLLS):
            faces = tuple(chance.roll(DICE, FACE_WEIGHTS, dice))
            thrown[faces] = thrown.get(faces, 0) + 1
        for each in fights:
            if each.dice == dice:
                compare(each, thrown)


def compare(fight: Fight, thrown: dict[tuple[int, ...], int]) -> None:
    counted: dict[tuple[int, int], int] = {}
    for faces, times in thrown.items():
        result = fight.score(list(faces))
        counted[result] = counted.get(result, 0) + times
    exact = odds(fight)
    assert math.isclose(sum(exact.values()), 1.0)
    assert set(counted) <= set(exact)
    for result, chance in exact.items():
        error = SIGMAS * math.sqrt(ROLLS * chance * (1 - chance)) + 1e-9
        assert abs(counted.get(result, 0) - ROLLS * chance) <= error, (result, fight.modifiers())


def test_the_engine_rolls_what_the_odds_say() -> None:
    """Whole melees, played out: British line with 4 blocks loses as often as it should."""
    position = {
        "turn": "french",
        "card": "probe-center",
        "pieces": ["french grenadier f7 4", "british line e7 4"],
        "terrain": ["hill e7"],
    }
    find = NAPOLEONICS.vocabulary.find
    game = NAPOLEONICS.place(position)
    game.begin(NO_CHANCE)
    for words in ("order f7", "done", "unit f7"):
        game.answer(find(words), NO_CHANCE)
    fight = NAPOLEONICS.fight(game, find("attack e7"))
    assert fight is not None
    assert fight.dice == 4  # 4 blocks, 1 more for grenadiers, 1 fewer uphill
    exact: dict[int, float] = {}
    for (hits, _), chance in odds(fight).items():
        exact[min(hits, 4)] = exact.get(min(hits, 4), 0.0) + chance
    rolls = 4000
    counted = [0] * 5
    for number in range(rolls):
        dice = Witness(Sealed(f"melee {number}"))
        other = game.copy()
        other.journal = []
        other.answer(find("attack e7"), dice)
        lost = [each.args["blocks"] for each in other.journal if each.key == "losses"]
        counted[lost[0] if lost else 0] += 1
    for hits, chance in exact.items():
        error = SIGMAS * math.sqrt(rolls * chance * (1 - chance))
        assert abs(counted[hits] - rolls * chance) <= error
