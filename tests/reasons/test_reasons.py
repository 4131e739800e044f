"""Whether the reasons and odds of a few random games hold; `make fuzz-reasons` walks many more."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.games import BOXES
from tests.reasons.oracles import failures, oracle_of
from tests.reasons.walk import Walk

QUESTIONS = 220  # of each game
ACTIONS = 24  # asked about at each question
GAMES = [
    ("napoleonics", "rolica_first", 3),
    ("napoleonics", "coa", 8),
    ("napoleonics", "waterloo", 5),
    ("greatwar", "opening-action-1", 2),
    ("greatwar", "somme-flers-courcelette", 6),
    ("greatwar", "cambrai-st-quentin-canal", 4),
    ("maria", "advanced", 9),
    ("maria", "introductory", 10),
    ("lastman", "campaign", 8),
    ("lastman", "1916", 11),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "scenario", "seed"), GAMES)
def test_reasons_hold_in_random_games(game: str, scenario: str, seed: int) -> None:
    counts: Counter[tuple[str, str]] = Counter()
    walk = Walk(BOXES[game], scenario, seed)
    found = [
        f"{failure.what}: {failure.command}"
        for failure in failures(walk, counts, ACTIONS, QUESTIONS)
    ]
    assert not found, "\n".join(found[:10])
    assert counts.total() > QUESTIONS * ACTIONS // 2


@pytest.mark.parametrize("game", list(BOXES))
def test_no_rule_of_an_oracle_holds_whatever_is_asked(game: str) -> None:
    """Each predicate says no to some action of some other verb: none agrees to everything."""
    walk = Walk(BOXES[game], BOXES[game].scenarios()[0], 1)
    agreed: Counter[str] = Counter()
    asked = 0
    for _ in range(30):
        question = walk.question()
        assert question is not None
        for situation in walk.situations(question, walk.actions(question, ACTIONS)):
            asked += 1
            for rule, holds in oracle_of(game).items():
                agreed[rule] += holds(situation)
        walk.answer(question)
    assert [rule for rule, count in agreed.items() if count == asked] == []
