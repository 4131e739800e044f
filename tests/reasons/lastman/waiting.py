"""Who waits: for another unit or a Pass (L2.5.2, L4.1), or for the other side, which is asked."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from tests.reasons.checks import Check
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
    own_done,
    stands_otherwise,
    table,
)
from tests.reasons.situation import Asked, Moment, Oracle, Situation

OPENINGS = ("pass", "card offensive", "card limited_offensive")  # of a player turn (L2.5)


def waits_for_mover(s: Situation) -> bool:
    """L4.1: another unit is on its way; this one has not moved, and may move after it."""
    t = table(s.at)
    if s.verb not in ("army", "from", "piece") or s.asked.key in ("movement", "reserves-unit"):
        return False
    if s.asked.seat != t.active:  # which moves in its own turn (L2.13)
        return False
    absent = not_there(s) or stands_otherwise(s)
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
    return not (alone_in_pass or not_own(s) or absent or (moved and not itself))


def second_in_pass(s: Situation) -> bool:
    t = table(s.at)
    if s.asked.seat != t.active:  # its Pass is just over
        own = own_done(s)
        last = bool(s.at.done) and s.at.done[-1] in own[:1]
        openings = (done.answer for done in own if done.answer in OPENINGS)
        return last and s.verb in MOVES and next(openings, "") == "pass"
    on_the_way = s.asked.key in ("which-piece", "where-to", "take-in") and not by_reserves(s)
    if t.offensive is not None or s.verb not in MOVES:
        return False
    return bool(t.position["moved"]) or (on_the_way and s.verb in ("army", "from", "piece"))


# A side that is not asked


def for_who_waits(rules: Oracle) -> Oracle:
    """The oracle for the side that waits: not asked at all, or by what the other side is asked."""

    def either(rule: str, check: Check) -> Check:
        return lambda s: (
            check(s)
            or check(replace(s, at=as_asked(s.at)))
            or any(check(replace(s, at=at)) for at in when_it_answered(s))
            or (rule == "L4.1" and has_ended(s))
        )

    found = {rule: either(rule, check) for rule, check in rules.items()}
    return {**found, "not-your-question": lambda s: s.told.rule in ("", s.at.notes["asked"].rule)}


def when_it_answered(s: Situation) -> list[Moment]:
    """The moments of its own last answer: what was not asked then keeps its reason until the next.

    The moment before it, and the one after it as far as its own question went.
    """
    before = s.at.before
    if before is None or before.asked.seat != s.asked.seat:
        return []
    after = copy(s.at)
    after.notes = {}
    after.asked = replace(before.asked, offers=())
    return [before, after]


def has_ended(s: Situation) -> bool:
    """L4.1: its Movement ended with the last answer, in which this unit has moved."""
    own = own_done(s)
    mover = last_mover(s)
    if s.told.key != "has-moved" or not own or s.at.done[-1] is not own[0] or mover is None:
        return False
    return s.thing in (mover.army, mover.kind, mover.here) or container_moved(
        table(s.at.before or s.at), s.thing
    )


def as_asked(at: Moment) -> Moment:
    """The moment with the question that is open, as if it were the waiting side that hears it."""
    if "as asked" not in at.notes:
        real: Asked = at.notes["asked"]
        found = copy(at)
        found.asked = Asked(at.asked.seat, real.key, real.rule, (), real.subject)
        at.notes["as asked"] = found
    moment: Moment = at.notes["as asked"]
    return moment
