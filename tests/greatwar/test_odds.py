"""The exact odds of a fight agree with simulated rolls, the confirmation roll of tanks included."""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import pytest

from sandtable.colors.rules.battle import Unit
from sandtable.core.chance import Chance, Sealed
from sandtable.core.fight import NO_SECOND_ROLL, Fight, odds
from sandtable.games.greatwar import GREATWAR
from sandtable.games.greatwar.rules.facts import BURST, FACE_WEIGHTS, GRID
from sandtable.games.greatwar.rules.fights import DRIFT, ON_TARGET, THREE_PLUS, fight_of
from sandtable.games.greatwar.rules.notation import BATTLE, CONFIRM
from sandtable.games.greatwar.rules.state import GreatWar

ROLLS = 40_000
SIGMAS = 4.8  # of so many comparisons none should be further off

ATTACKERS = [
    "infantry f7", "infantry f7 4 bomber", "machine-gun f7 4 loader", "mortar f7",
    "field-artillery f7", "mark-iv-male f7", "mark-iv-female f7 2 stuck", "whippet f7",
    "renault-ft f7",
]  # fmt: skip
TARGETS = ["infantry {}", "field-artillery {}", "a7v {}", "a7v {} 3 stuck", "a7v {} 3 abandoned"]
GROUND = [[], ["forest {}"], ["trench german {}"], ["hill {}"], ["fortified-building {}"]]
CARDS = ["recon-center", "close-assault", "fire-fight"]
HEXES = [("attack", "e7"), ("fire", "d7"), ("fire", "c7"), ("fire", "b7")]
Throws = dict[tuple[int, ...], int]


def game_at(attacker: str, target: str, ground: list[str], card: str) -> GreatWar:
    """The attacker has his order, and is about to battle."""
    position: dict[str, Any] = {
        "card": card,
        "terrain": ground,
        "pieces": [f"british {attacker}", f"german {target}"],
    }
    game = GREATWAR.place(position)
    dice = Sealed(0)
    game.begin(dice)
    find = GREATWAR.vocabulary.find
    while (question := game.question()) is not None:
        before_battle = "unit f7" if question.key == "battle-who" else "done"
        words = "order f7" if question.key.startswith("order") else before_battle
        if find(words) not in question.actions:
            break
        game.answer(find(words), dice)
        if words == "unit f7":
            break
    return game


def grid() -> list[Fight]:
    """All different fights of the grid, and those of shells."""
    different: dict[tuple[Any, ...], Fight] = {}
    every = product(ATTACKERS, TARGETS, GROUND, CARDS, HEXES)
    for attacker, target, ground, card, (verb, at) in every:
        game = game_at(attacker, target.format(at), [each.format(at) for each in ground], card)
        question = game.question()
        action = GREATWAR.vocabulary.find(f"{verb} {at}")
        if question is not None and action in question.actions:
            keep(different, GREATWAR.fight(game, action))
    for target, ground in product(TARGETS, GROUND):
        lines = [each.format("b7") for each in ground]
        game = game_at("infantry f7", target.format("b7"), lines, CARDS[0])
        for way, dice in ((DRIFT, 1), (ON_TARGET, 2), (THREE_PLUS, 4)):
            keep(different, fight_of(game, Unit(-1), GRID.hex("b7"), way, dice=dice))
    return list(different.values())


def keep(different: dict[tuple[Any, ...], Fight], fight: Fight | None) -> None:
    assert fight is not None
    cancelled = tuple(fight.cancelled)
    key = (fight.dice, tuple(fight.hits), cancelled, fight.confirms, fight.flags_count)
    different.setdefault(key, fight)


@pytest.fixture(scope="module")
def fights() -> list[Fight]:
    return grid()


def thrown(purpose: int, dice: int) -> Throws:
    chance = Sealed(f"odds {purpose} {dice}")
    found: Throws = {}
    for _ in range(ROLLS):
        faces = tuple(chance.roll(purpose, FACE_WEIGHTS, dice))
        found[faces] = found.get(faces, 0) + 1
    return found


def test_the_grid_is_wide(fights: list[Fight]) -> None:
    assert len(fights) >= 40
    assert {each.dice for each in fights} >= {1, 2, 3, 4, 5}
    assert {each.confirms for each in fights} == {NO_SECOND_ROLL, 0, 1, 2}


@pytest.mark.compiled
def test_exact_odds_agree_with_simulated_rolls(fights: list[Fight]) -> None:
    for dice in sorted({each.dice for each in fights}):
        rolls = thrown(BATTLE, dice)
        for fight in fights:
            if fight.dice == dice and fight.confirms == NO_SECOND_ROLL:
                compare(fight, rolls)


@pytest.mark.compiled
def test_the_odds_against_a_tank_have_the_second_roll_in_them(fights: list[Fight]) -> None:
    """Each throw of the first roll is followed by a throw of its own."""
    for number, fight in enumerate(fights):
        if fight.confirms != NO_SECOND_ROLL:
            chance: Chance = Sealed(f"confirm {number}")
            counted: dict[tuple[int, int], int] = {}
            for faces, times in thrown(BATTLE, fight.dice).items():
                possible, flags = fight.score(list(faces))
                for _ in range(times // 4):
                    hits = 0
                    if possible:
                        again = chance.roll(CONFIRM, FACE_WEIGHTS, possible + fight.confirms)
                        hits = again[BURST]
                    counted[hits, flags] = counted.get((hits, flags), 0) + 1
            agree(fight, counted)


def compare(fight: Fight, rolls: Throws) -> None:
    counted: dict[tuple[int, int], int] = {}
    for faces, times in rolls.items():
        result = fight.score(list(faces))
        counted[result] = counted.get(result, 0) + times
    agree(fight, counted)


def agree(fight: Fight, counted: dict[tuple[int, int], int]) -> None:
    exact = odds(fight)
    rolls = sum(counted.values())
    assert math.isclose(sum(exact.values()), 1.0)
    assert set(counted) <= set(exact)
    for result, chance in exact.items():
        error = SIGMAS * math.sqrt(rolls * chance * (1 - chance)) + 1.0
        assert abs(counted.get(result, 0) - rolls * chance) <= error, (result, fight.modifiers())
    mean = sum(hits * chance for (hits, _), chance in exact.items())
    assert math.isclose(fight.expected(), mean)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("attacker", "target", "ground"),
    [
        ("infantry f7", "infantry e7", ["trench german e7"]),
        ("mark-iv-male f7", "a7v e7 3 stuck", []),
        ("field-artillery f7", "a7v e7", ["forest e7"]),
    ],
)
def test_the_engine_rolls_what_the_odds_say(attacker: str, target: str, ground: list[str]) -> None:
    """Whole close combats, played out: losses come as often as they should."""
    game = game_at(attacker, target, ground, "recon-center")
    attack = GREATWAR.vocabulary.find("attack e7")
    fight = GREATWAR.fight(game, attack)
    assert fight is not None
    full = game.blocks(game.unit_at(GRID.hex("e7")))
    exact = [0.0] * (full + 1)
    for (hits, _), chance in odds(fight).items():
        exact[min(hits, full)] += chance
    rolls = 3000
    counted = [0] * (full + 1)
    for number in range(rolls):
        other = game.copy()
        other.journal = []
        other.answer(attack, Sealed(f"combat {number}"))
        lost = [each.args["blocks"] for each in other.journal if each.key == "losses"]
        counted[lost[0] if lost else 0] += 1
    for hits, chance in enumerate(exact):
        error = SIGMAS * math.sqrt(rolls * chance * (1 - chance)) + 1.0
        assert abs(counted[hits] - rolls * chance) <= error
