"""Who is named to retreat in To the Last Man!, and who is left, as the oracle reads it (L5.7)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.event import Event
from tests.reasons.lastman.battles import fighting, named
from tests.reasons.lastman.board import KINDS, type_of
from tests.reasons.lastman.moves import own_done, table
from tests.reasons.situation import Done, Situation

HEAVY: Final = ("siege_gun", "paris_gun")


def not_named(s: Situation) -> bool:
    """It is not among those who retreat instead of firing, and who pay for the pursuit."""
    pursued = any(event.key == "pursues" for event in s.at.events)
    asked = {s.asked.key, *(done.asked.key for done in own_done(s)[:1])}
    if s.verb not in ("lose", "fort", "piece") or not ("pay-pursuit" in asked or pursued):
        return False
    return not is_named(s)


def is_named(s: Situation) -> bool:
    """Whether the army is named for the retreat, or somebody of it."""
    armies = list(table(s.at).armies)
    for done in reversed(s.at.done):
        for event in done.events:
            if event.key == "battle":
                return False
            army = int(event.args.get("army", -1))
            if event.key == "names-retreat" and army >= 0 and armies[army] == s.thing:
                return True
    return False


def named_before(s: Situation) -> bool:
    """It is named for the retreat: as an army, or as somebody of that place."""
    if is_named(s):
        return True
    place = named(s) if s.verb == "piece" else s.thing
    for done in own_done(s):
        if done.answer in (f"from {place}", f"army {place}") and done is not s.at.done[-1]:
            return done.asked.key.startswith("retreat")
        if done.answer.startswith("fight "):
            break
    return False


def unnamed(s: Situation, place: str) -> Counter[str]:
    """Those of an army, or who stand alone, that are not named to go yet."""
    t = table(s.at)
    there = Counter(fighting(t, place, s.asked.seat))
    if place in t.armies:
        number = list(t.armies).index(place)
        whole = [e for e in named_to_go(s) if e.args["army"] == number and e.args["kind"] < 0]
        return Counter() if whole else there - going(s, place)
    alone = [e for e in named_to_go(s) if e.args["army"] < 0]
    if not s.asked.key.startswith("retreat"):  # nor who is put out of an army, when all have gone
        alone += [event for event in s.at.events if event.key == "put-out"]
    return there - Counter(KINDS[event.args["kind"]] for event in alone)


def left_in(s: Situation, army: str) -> Counter[str]:
    """The units that go along with an army which retreats; heavy guns do not (L5.5.6)."""
    left = Counter(fighting(table(s.at), army, s.asked.seat)) - going(s, army)
    return Counter({kind: n for kind, n in left.items() if type_of(kind) not in HEAVY})


def joining(s: Situation, army: str) -> Counter[str]:
    """Those who are named to retreat into an army."""
    number = list(table(s.at).armies).index(army)
    return Counter(KINDS[e.args["kind"]] for e in named_to_go(s) if e.args["into"] == number)


def named_to_go(s: Situation) -> list[Event]:
    """L5.7.5: those who are named to retreat instead of firing, and have not gone yet."""
    found: list[Event] = []
    for done in reversed(s.at.done):
        for event in reversed(done.events):
            if event.key in ("battle", "surprise", "army-retreats", "retreats"):
                return found
            if event.key == "names-retreat":
                found.append(event)
    return found


def leaving_kind(s: Situation) -> str:
    """The kind of piece that is named to go; nothing for an army."""
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb == "army":
            return ""
        if verb == "piece":
            return thing.removesuffix("_dug")
        if verb == "from":  # of those who are left
            left = [kind for kind, count in unnamed(s, thing).items() if count > 0]
            return next((kind for kind in left if goes_at_all(kind, done.asked.rule)), "")
    return ""


def goes_at_all(kind: str, rule: str) -> bool:
    """L5.5.6, L5.5.3: no heavy gun ever; before combat cavalry alone."""
    return type_of(kind) not in HEAVY and (rule != "L5.5.3" or type_of(kind) == "cavalry")


def this_battle(s: Situation, start: str) -> list[Done]:
    """The answers of this seat in the battle that is fought that begin so, the latest first."""
    found: list[Done] = []
    for done in reversed(s.at.done):
        if any(event.key in ("battle", "surprise") for event in done.events):
            break
        if done.asked.seat == s.asked.seat and done.answer.startswith(start):
            found.append(done)
    return found


def going(s: Situation, army: str) -> Counter[str]:
    """The pieces of an army that are named to leave it: to stay behind, or to retreat alone."""
    t = table(s.at)
    number = list(t.armies).index(army)
    subject = [*t.areas, "box", *t.armies].index(army)
    found = Counter(
        KINDS[event.args["kind"]]
        for event in named_to_go(s)
        if event.args["army"] == number and event.args["kind"] >= 0
    )
    for done in this_battle(s, ""):
        if done.answer == f"army {army}":
            break
        asked = done.asked
        out = asked.key == "retreat-army" and asked.subject == subject  # of this army
        if out and done.answer.startswith("piece "):
            found[done.answer.partition(" ")[2]] += 1
    return found


def named_already(s: Situation) -> bool:
    """All such pieces of the army that retreats are named to go or stay."""
    t, army = table(s.at), named_army(s)
    if s.verb != "piece" or s.asked.key != "retreat-army":
        return named_before(s)
    left = fighting(t, army, s.asked.seat).get(s.thing, 0)
    return 0 < left <= going(s, army)[s.thing]


def named_army(s: Situation) -> str:
    """The army that is asked about."""
    t = table(s.at)
    return [*t.areas, "box", *t.armies][s.asked.subject]


def put_out(s: Situation) -> list[Done]:
    """Those who are named to stay behind, of all armies that have not gone yet."""
    found: list[Done] = []
    for done in own_done(s):
        if any(e.key in ("battle", "surprise", "army-retreats") for e in done.events):
            break
        if done.answer.startswith("piece "):
            found.append(done)
    return found
