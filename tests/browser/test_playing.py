"""A person alone with the recruit."""

from __future__ import annotations

from tests.browser.sitting import Visitor, expect_that, is_over


def test_a_battle_is_played_to_its_end_by_clicking(anna: Visitor) -> None:
    import time
    t = time.time()
    anna.opens(seed="7")
    n = anna.plays(until=is_over)
    print("answers", n, time.time() - t, anna.now["moment"])
