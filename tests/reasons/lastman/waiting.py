"""Units that wait for another to end its move, or move no more in a Pass (L2.5.2, L4.1)."""

from __future__ import annotations

from tests.reasons.lastman.moves import (
    MOVES,
    all_moved,
    by_reserves,
    container_moved,
    last_mover,
    moved_into,
    not_own,
    not_there,
    own,
    table,
)
from tests.reasons.situation import Situation


def waits_for_mover(s: Situation) -> bool:
    """L4.1: another unit is on its way; this one has not moved, and may move after it."""
    t = table(s.at)
    if s.verb not in ("army", "from", "piece") or s.asked.key in ("movement", "reserves-unit"):
        return False
    alone_in_pass = t.offensive is None and not by_reserves(s)
    alone = sum(own(t, s.thing, s.asked.seat).values())
    moved = s.thing in t.areas and alone <= moved_into(t, s.thing)
    mover = last_mover(s)
    itself = mover is not None and s.thing in (mover.army, mover.origin)
    if s.verb == "army":
        moved = "moved" in t.armies[s.thing]["status"]
    if s.verb == "piece":
        out = [army for army in t.armies if not container_moved(t, army) or moved_into(t, army)]
        steps_out = any(own(t, army, s.asked.seat).get(s.thing) for army in out)  # L4.13
        moved = all_moved(s) and not steps_out
        itself = mover is not None and s.thing == mover.kind
    return not (alone_in_pass or not_own(s) or not_there(s) or (moved and not itself))


def second_in_pass(s: Situation) -> bool:
    t = table(s.at)
    on_the_way = s.asked.key in ("which-piece", "where-to", "take-in") and not by_reserves(s)
    if t.offensive is not None or s.verb not in MOVES:
        return False
    return bool(t.position["moved"]) or (on_the_way and s.verb in ("army", "from", "piece"))
