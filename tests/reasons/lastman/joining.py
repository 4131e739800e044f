"""Joining an army in To the Last Man! as the oracle reads it (L1.3, L8.1.1, L8.6.3, L8.8.1)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable

from tests.reasons.lastman import named_to_retreat, regroup
from tests.reasons.lastman.board import KINDS, SIDES, Table, nation
from tests.reasons.lastman.moves import last_mover, own, own_done, table
from tests.reasons.lastman.regroup import army_limits
from tests.reasons.situation import Situation


def may_hold(t: Table, army: str, kind: str) -> bool:
    """L8.1.1: pieces of its nation; US infantry in any Entente army."""
    if kind == "us_infantry" and t.side(army) == "entente":
        return True
    return nation(army) == nation(kind)


def joined(s: Situation) -> list[str]:
    """The kinds of piece that may be meant to join an army."""
    t, seat = table(s.at), s.asked.seat
    if s.asked.key in ("where-to", "take-in"):
        mover = last_mover(s)
        return [mover.kind] if mover is not None and mover.kind else []
    if s.asked.key in ("place-unit", "set-up-piece"):
        return [KINDS[s.asked.subject]]
    if s.asked.key in ("movement", "reserves-unit"):
        return list(
            dict.fromkeys(kind for place in (*t.areas, *t.armies) for kind in own(t, place, seat))
        )
    for event in reversed(s.at.events):  # it has retreated, and could join none
        if event.key in ("names-retreat", "retreats") and event.args["kind"] >= 0:
            return [KINDS[event.args["kind"]]]
    for event in s.at.events:  # the only one of its place, which had only one way
        if event.key == "regroups" and SIDES[event.args["side"]] == seat:
            return [KINDS[event.args["kind"]]]
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("piece", "buy"):
            return [thing.removesuffix("_dug")]
        if verb == "from":
            return list(own(t, thing, seat))
    return []


def kept_out(rule: str) -> Callable[[Situation], bool]:
    """L1.3, L8.1.1, L8.6.3, L8.8.1: by this paragraph the unit does not go into the army."""

    def holds(s: Situation) -> bool:
        if regroup.regroups(s):
            return regroup.limited(s)
        t, army = table(s.at), receiving(s)
        if army and t.side(army) != s.asked.seat:
            return rule == "L8.1.1"
        kinds = joined(s) if s.verb == "into" else [s.thing.removesuffix("_dug")]
        coming = listed(s)[army] + (named_to_retreat.joining(s, army) if army else Counter())
        return any(rule in army_limits(t, army, kind, listed=coming) for kind in kinds)

    return holds


def receiving(s: Situation) -> str:
    """The army that is to take somebody in."""
    t, mover = table(s.at), last_mover(s)
    if s.asked.key == "retreat-take-in":
        return [*t.areas, "box", *t.armies][s.asked.subject]
    if s.verb == "piece":
        return mover.army if mover is not None else ""
    return s.thing if s.verb == "into" else ""


def listed(s: Situation) -> dict[str, Counter[str]]:
    """What the list of this Production puts into each army; by itself where there is no choice."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    army, armies = "", list(table(s.at).armies)
    for done in own_done(s, s.at.since):
        verb, _, thing = done.answer.partition(" ")
        if done.asked.key not in ("spend", "spend-where"):
            break
        if verb in ("into", "at"):
            army = thing
        elif verb == "buy":
            for each in [army] if army else armies:
                found[each][thing] += 1
            army = ""
    return found
