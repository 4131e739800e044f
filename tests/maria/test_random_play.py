"""Random play of Maria: who may be turned over, and where troops may grow."""

from __future__ import annotations

import random

import pytest

from sandtable.core.chance import Sealed
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.facts import GENERAL_COUNT, GENERALS_OF, POWERS
from sandtable.games.maria.rules.slots import DOWN
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.timing import phase_of
from sandtable.games.maria.rules.turn import SUPPLY_CHECK


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", ["advanced", "introductory"])
def test_who_is_on_the_map_is_turned_over_in_the_supply_phase_only(scenario: str) -> None:
    """M33.6, as far as one phase lasts; and troops grow only where a power recruits (M33.8)."""
    for seed in range(4):
        rng, dice = random.Random(seed), Sealed(seed)
        state = MARIA.set_up(scenario, {})
        state.begin(dice)
        while (question := state.question()) is not None:
            before = standing(state)
            state.answer(rng.choice(question.actions), dice, question.seat)
            now = standing(state)
            if before[:2] != now[:2] or now[1] == SUPPLY_CHECK:
                continue
            both = before[2].keys() & now[2].keys()
            assert {each: before[2][each] for each in both} == {each: now[2][each] for each in both}
            if question.key not in ("muster", "recruit", "enter-at", "consent", "mission", "pay"):
                assert all(new <= old for old, new in zip(before[3], now[3], strict=True))


def standing(state: Maria) -> tuple[str, int, dict[int, bool], list[int]]:
    """The moment and its phase, who is face-down of those on the map, the troops of each power."""
    generals = [each for each in range(GENERAL_COUNT) if state.on_map(each)]
    troops = [sum(map(state.troops, GENERALS_OF[power])) for power in range(len(POWERS))]
    return (
        state.moment(),
        phase_of(state),
        {general: state.has(general, DOWN) for general in generals},
        troops,
    )
