"""Regrouping in To the Last Man! as the oracle reads it (L2.2.1): who goes from where to where.

Each unit goes once in a phase, within its area, with templates and stacking kept; a unit for which
there is no room may go in exchange for another.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from sandtable.core.event import Event
from tests.reasons.lastman.board import (
    KINDS,
    NAMES,
    NATIONS,
    Table,
    is_infantry,
    nation,
    type_of,
)
from tests.reasons.lastman.moves import in_box, own, own_done, table
from tests.reasons.situation import Situation

PLACES: Final = [*NAMES, "box"]  # events name a place by its number
# The paragraphs that keep a unit out of a place, by what is told of them
LIMITS: Final = {
    "other-nation": "L8.1.1",
    "army-full": "L1.3",
    "army-guns": "L8.6.3",
    "army-plane": "L8.8.1",
    "no-room-in-area": "L1.4",
    "apart-in-england": "L4.8.2",
}


def regroups(s: Situation) -> bool:
    """Whether the reason is about regrouping: it is asked, or has just come to its end."""
    return bool(s.at.done) and (
        s.asked.key.startswith("regroup")
        or (s.verb == "from" and s.told.key in (*LIMITS, "no-army-to-regroup"))
    )


def place_of(t: Table, name: str) -> str:
    return "box" if name == "box" or in_box(t, name) else t.area_of(name)


def ends(t: Table, event: Event) -> tuple[str, str]:
    """From where to where a unit has regrouped."""
    here, armies = PLACES[event.args["area"]], list(t.armies)
    source, army = event.args["source"], event.args["army"]
    return armies[source] if source >= 0 else here, armies[army] if army >= 0 else here


def shifts(s: Situation) -> list[Event]:
    """The units of this seat that have regrouped in this phase."""
    found: list[Event] = []
    mine = 0 if s.asked.seat == "german" else 1
    last = s.at.done[-1] if s.at.done else None
    if last is None or last.answer == "done" or last.asked.seat != s.asked.seat:
        return []  # another side has just regrouped, or another phase begins
    if any(event.key == "season" for event in last.events):
        return []  # the phase was over with its last unit, and a new season has begun
    for number, done in enumerate(reversed(s.at.done)):
        over = any(event.key != "regroups" for event in done.events)
        if not done.asked.key.startswith("regroup") or (number and (over or done.answer == "done")):
            break
        found += [e for e in done.events if e.key == "regroups" and e.args["side"] == mine]
    return found


@dataclass(frozen=True)
class Regroup:
    """A position of the phase, the units that have gone, and the one that is to go, if named."""

    t: Table
    side: str
    gone: Counter[tuple[str, str]]  # by container and kind
    source: str
    kind: str

    def takeable(self, container: str) -> list[str]:
        """The kinds of which one has not regrouped; those that have dug in stand where they did."""
        found = []
        for kind, count in own(self.t, container, self.side).items():
            dug = self.t.areas[container]["dug"].get(kind, 0) if container in self.t.areas else 0
            if dug or count - dug > self.gone[container, kind]:
                found.append(kind)
        return found

    def all_gone(self, container: str, piece: str) -> bool:
        """Whether those of a kind that are there, and have not dug in, have all regrouped."""
        count = own(self.t, container, self.side).get(piece, 0)
        dug = self.t.areas[container]["dug"].get(piece, 0) if container in self.t.areas else 0
        return 0 < count - dug <= self.gone[container, piece]

    def others(self, container: str) -> list[str]:
        """The places beside one: the area itself, and the armies of the side in it."""
        here = place_of(self.t, container)
        return [each for each in (here, *self.t.armies_in(here, self.side)) if each != container]

    def limits(self, kind: str, source: str, target: str, but: str = "") -> set[str]:
        """The paragraphs that keep a unit out; `but`: one of this kind comes out of it instead."""
        found = army_limits(self.t, target, kind, but) if target in self.t.armies else set()
        here = place_of(self.t, target)
        more = target not in self.t.armies or not self.t.contents(target)
        less = source not in self.t.armies or sum(self.t.contents(source).values()) == 1
        if not but and here != "box" and more and not less and self.t.full(here, self.side):
            found.add("L1.4")
        if (source, target, kind) == ("england", "uk_1", "uk_infantry"):
            if self.t.position["scenario"] in ("campaign", "1914"):
                found.add("L4.8.2")
        return found

    def swaps(self, kind: str, source: str, target: str) -> bool:
        """Whether it may go in exchange for another."""
        return any(
            other != kind
            and not self.limits(kind, source, target, other)
            and not self.limits(other, target, source, kind)
            for other in self.takeable(target)
        )

    def forbids(self, kind: str, source: str, target: str) -> set[str]:
        found = self.limits(kind, source, target)
        return set() if self.swaps(kind, source, target) and "L4.8.2" not in found else found

    def shut(self, source: str, kinds: list[str]) -> set[str]:
        """What keeps these units where they are; nothing if one of them may go anywhere."""
        found: set[str] = set()
        for kind in kinds:
            for target in self.others(source):
                kept = self.forbids(kind, source, target)
                if not kept:
                    return set()
                found |= kept
        return found


def army_limits(
    t: Table, army: str, kind: str, but: str = "", listed: Counter[str] | None = None
) -> set[str]:
    """L1.3, L8.1.1, L8.6.3, L8.8.1: what keeps a unit out of an army, with what is `listed`."""
    inside = Counter(t.contents(army)) + (listed or Counter())
    inside[but] -= 1
    americans = kind == "us_infantry" and t.side(army) == "entente"
    found = set() if americans or nation(kind) == nation(army) else {"L8.1.1"}
    facts = NATIONS[nation(army)]
    foot = sum(n for each, n in inside.items() if each and is_infantry(each))
    others = sum(n for each, n in inside.items() if each) - foot
    spaces = "infantry_spaces" if is_infantry(kind) else "auxiliary_spaces"
    if (foot if is_infantry(kind) else others) >= int(facts[spaces]):
        found.add("L1.3")
    if type_of(kind) == "artillery" and inside[kind] >= int(facts["artillery"][t.year - 1914]):
        found.add("L8.6.3")
    if type_of(kind) == "biplane" and inside[kind]:
        found.add("L8.8.1")
    return found


def phase(s: Situation) -> Regroup:
    """The phase as it is; of who has just gone because there was no choice, as it was before."""
    t, gone = table(s.at), shifts(s)
    source, kind = named(s)
    if not kind and s.asked.key in ("regroup-where", "regroup-exchange"):
        only = Regroup(t, s.asked.seat, counted(t, gone), source, "")
        kinds = [each for each in only.takeable(source) if not only.shut(source, [each])]
        kind = kinds[0] if len(kinds) == 1 else ""  # the only one that could go
    if s.verb != "from" and s.asked.key == "regroup":
        last = [event for event in s.at.events if event.key == "regroups"]
        gone = gone[len(last) :] if gone[: len(last)] == last else gone
        kind = KINDS[last[0].args["kind"]] if last else ""
        t = table(s.at.before) if last and s.at.before is not None else t
    return Regroup(t, s.asked.seat, counted(t, gone), source, kind)


def unnamed(s: Situation) -> Regroup:
    """The phase as it is now, where nobody is named."""
    t = table(s.at)
    return Regroup(t, s.asked.seat, counted(t, shifts(s)), "", "")


def named(s: Situation) -> tuple[str, str]:
    """From where a unit is taken, and which; nothing where it was not said."""
    kind = ""
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb == "from":
            return thing, kind
        if verb == "piece" and done.asked.key == "regroup-piece":
            kind = thing.removesuffix("_dug")
    return "", ""


def counted(t: Table, events: list[Event]) -> Counter[tuple[str, str]]:
    return Counter((ends(t, event)[1], KINDS[event.args["kind"]]) for event in events)


# What is told


def limited(s: Situation) -> bool:
    """One of the limits of templates and stacking."""
    rule, r = s.told.rule, phase(s)
    if s.verb == "into" and r.t.side(s.thing) != s.asked.seat:
        return rule == "L8.1.1"
    if s.verb == "from":
        return rule in r.shut(s.thing, r.takeable(s.thing))
    if s.asked.key == "regroup-exchange" and s.verb == "piece":
        back, target = s.thing.removesuffix("_dug"), exchanged_for(s)
        there = r.limits(r.kind, r.source, target, back)
        return rule in there | r.limits(back, target, r.source, r.kind)
    if s.verb == "piece":
        kind = s.thing.removesuffix("_dug")
        sources = [r.source] if r.source and s.asked.key != "regroup" else places(r.t)
        sources = [each for each in sources if kind in own(r.t, each, s.asked.seat)]
        phases = [r, unnamed(s)] if s.asked.key == "regroup" else [r]
        return any(rule in each.shut(source, [kind]) for source in sources for each in phases)
    n = unnamed(s)
    if s.asked.key == "regroup" and any(
        rule in n.forbids(kind, source, s.thing)
        for source in n.others(s.thing)
        for kind in n.takeable(source)
    ):
        return True
    kinds = [r.kind] if r.kind else r.takeable(r.source) if r.source else []
    return any(rule in r.forbids(kind, r.source, s.thing) for kind in kinds)


def exchanged_for(s: Situation) -> str:
    """The place to which the unit goes, out of which another comes back."""
    places = [*table(s.at).areas, "box", *table(s.at).armies]
    return places[s.asked.subject]


def no_such_unit(s: Situation) -> bool:
    """Nobody of that kind is there; or it is no exchange."""
    r, kind = phase(s), s.thing.removesuffix("_dug")
    if s.verb == "from":
        return not own(r.t, s.thing, s.asked.seat)
    n = unnamed(s)
    if s.asked.key == "regroup" and s.verb in ("at", "into", "box"):
        return not any(n.takeable(each) for each in n.others(s.thing or "box"))
    if s.verb != "piece":
        return False
    if s.asked.key == "regroup-exchange" and kind == r.kind:
        return True  # the same for the same
    return any(not any(counts(s, each)) for each in taken_from(s))


def stands_otherwise(s: Situation) -> bool:
    """Some of that kind are there, but none dug in as it is said, or all are."""
    if s.verb != "piece":
        return False
    dug = s.thing.endswith("_dug")
    found = [counts(s, each) for each in taken_from(s)]
    return any(count[dug] <= 0 < count[not dug] for count in found)


def counts(s: Situation, taken: tuple[Regroup, list[str]]) -> tuple[int, int]:
    """How many of the kind that is named are in these places, not dug in and dug in."""
    r, there = taken
    kind = s.thing.removesuffix("_dug")
    if r.t.side(kind) != s.asked.seat:
        return 0, 0
    count = sum(r.t.contents(place).get(kind, 0) for place in there)
    dug = sum(r.t.areas[place]["dug"].get(kind, 0) for place in there if place in r.t.areas)
    return count - dug, dug


def taken_from(s: Situation) -> list[tuple[Regroup, list[str]]]:
    """Where a unit that is named may be: where it was said, or anywhere if it was not."""
    r, n = phase(s), unnamed(s)
    place = exchanged_for(s) if s.asked.key == "regroup-exchange" else r.source
    found = [(r, [place])] if place else []
    return [*found, (n, places(n.t))] if s.asked.key == "regroup" else found


def places(t: Table) -> list[str]:
    return [*t.areas, "box", *(army for army in t.armies if place_of(t, army))]


def to_be_named(s: Situation) -> bool:
    """It is not said yet who regroups; somebody can, so, or to this place."""
    r = unnamed(s)
    if s.asked.key != "regroup":
        return False
    if s.verb == "piece":
        kind = s.thing.removesuffix("_dug")
        sources = [each for each in places(r.t) if kind in r.takeable(each)]
        return any(r.others(each) and not r.shut(each, [kind]) for each in sources)
    target = s.thing or "box"
    return any(
        not r.forbids(kind, source, target)
        for source in r.others(target)
        for kind in r.takeable(source)
    )


def regrouped(s: Situation) -> bool:
    """All units that are named have regrouped in this phase."""
    r, kind = phase(s), s.thing.removesuffix("_dug")
    place = s.thing if s.verb == "from" else r.source
    if s.asked.key == "regroup-exchange":
        place = exchanged_for(s)
    units = own(r.t, place, s.asked.seat) if place else {}
    if s.verb == "piece" and s.asked.key == "regroup":
        n = unnamed(s)
        there = [each for each in places(n.t) if kind in own(n.t, each, s.asked.seat)]
        if any(n.all_gone(each, s.thing) for each in there):
            return True
    if s.verb == "piece":
        return kind in units and kind not in r.takeable(place)
    return s.verb == "from" and bool(units) and not r.takeable(place)


def elsewhere(s: Situation) -> bool:
    """Another area than that of the unit, or the one where it stands alone."""
    r = phase(s)
    target = "box" if s.verb == "box" else s.thing
    if s.verb not in ("at", "into", "box") or not r.source:
        return False
    return place_of(r.t, target) != place_of(r.t, r.source) or target == r.source


def same_army(s: Situation) -> bool:
    return s.verb == "into" and phase(s).source == s.thing


def no_army(s: Situation) -> bool:
    """It stands alone in an area or the box, and no army of its side is there."""
    t = table(s.at)
    if s.verb == "piece":
        kind = s.thing.removesuffix("_dug")
        there = [each for each in (*t.areas, "box") if kind in own(t, each, s.asked.seat)]
        return any(not t.armies_in(each, s.asked.seat) for each in there)
    alone = s.thing in t.areas or s.thing == "box"
    return s.verb == "from" and alone and not t.armies_in(s.thing, s.asked.seat)
