"""Whether the reasons and the odds told in the positions of the rule cases hold."""

from __future__ import annotations

import pytest

from sandtable.games import BOXES
from tests.reasons.cases import walk_cases

REASONS = 50_000  # there are cases enough for more


@pytest.mark.compiled
@pytest.mark.parametrize("game", list(BOXES))
def test_reasons_and_odds_hold_in_the_positions_of_rule_cases(game: str) -> None:
    reasons = 0
    found: list[str] = []
    for title, given, wrong in walk_cases(BOXES[game]):
        reasons += given
        found += [f"{title}: {each}" for each in wrong]
    assert not found, "\n".join(found[:10])
    assert reasons > REASONS
