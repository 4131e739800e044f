"""What a reason of To the Last Man! names: units that are there, and of which it is true."""

from __future__ import annotations

from typing import Final

from sandtable.core.chance import NO_CHANCE
from sandtable.core.state import State
from sandtable.games.lastman import LASTMAN
from sandtable.toolkit.answer_sequences import AnyOutcome
from tests.reasons.lastman.battles import CARD_NAMES
from tests.reasons.lastman.board import KINDS, NAMES, Table, nation
from tests.reasons.lastman.moves import (
    last_mover,
    own,
    pieces_moved,
    standing_so,
    start_in,
    table,
)
from tests.reasons.lastman.regroup import PLACES, phase, regroups, unnamed
from tests.reasons.lastman.travel import not_in_net
from tests.reasons.situation import Situation

NEAR: Final = ("army", "from", "piece")  # of who goes nowhere: the area beside it that is closed

TAKEN: Final = ("unit-lost", "crisis-removes", "box-lost")  # a piece that was the only one


def names_rightly(s: Situation) -> bool:
    """Units, areas and cards that the reason names are those that are meant, and are there."""
    args, t = s.told.args, table(s.at)
    if "card" in args and CARD_NAMES[args["card"]] != s.thing:
        return False
    if "container" in args and container(t, args["container"]) != (s.thing or "box"):
        return False
    if "area" in args and s.verb not in NEAR and NAMES[args["area"]] != area_meant(s):
        return False
    if "from" in args:
        return unit_named(s, t, PLACES[args["from"]])
    if "army" in args:
        army = army_of(t, args["army"])
        if s.verb in ("from", "piece") and regroups(s):
            return is_closed_beside(s, army)
        return bool(army) and army == army_meant(s)
    if s.verb == "retreat" and "kind" in args:  # a gun that was left in the battle
        return bool(t.side(KINDS[args["kind"]]) == s.asked.seat)
    return "kind" not in args or bool(KINDS[args["kind"]] == kind_meant(s))


def container(t: Table, number: int) -> str:
    return [*t.areas, "box", *t.armies][number]


def army_of(t: Table, number: int) -> str:
    armies = list(t.armies)
    return armies[number] if number < len(armies) else ""


def area_meant(s: Situation) -> str:
    """The area of the action; of somebody who goes into an army, where that stands."""
    return table(s.at).area_of(s.thing) if s.verb == "into" else s.thing


def army_meant(s: Situation) -> str:
    """The army that is named by the action, or the one that moves."""
    mover = last_mover(s)
    if s.thing in table(s.at).armies:
        return s.thing
    return mover.army if mover is not None else ""


def is_closed_beside(s: Situation, army: str) -> bool:
    """The army stands beside the units that are named, and the rule keeps one of them out."""
    t, phases = table(s.at), (phase(s), unnamed(s))
    kind = s.thing.removesuffix("_dug")
    sources = [s.thing] if s.verb == "from" else [*t.areas, "box", *t.armies]
    return any(
        army in r.others(source) and s.told.rule in r.limits(each, source, army)
        for r in phases
        for source in sources
        for each in own(r.t, source, s.asked.seat)
        if s.verb == "from" or each == kind
    )


def kind_meant(s: Situation) -> str:
    mover = last_mover(s)
    kind = s.thing.removesuffix("_dug")
    if kind in KINDS:
        return kind
    return mover.kind if mover is not None else ""


# A unit and its area


def unit_named(s: Situation, t: Table, place: str) -> bool:
    """It stands there, and what is said of it is so."""
    args = s.told.args
    army = army_of(t, args["army"]) if "army" in args else ""
    kind = KINDS[args["kind"]] if "kind" in args else ""
    if army and (start_in(t, army) != place or t.side(army) != s.asked.seat):
        return False
    if kind and not any(t.contents(each).get(kind) for each in containers(t, place, kind)):
        return False
    said = {
        "name-unit": lambda: can_make(s, place, army, kind),
        "has-moved": lambda: moved(t, place, army, kind),
        "holds-moved": lambda: took_in_moved(t, army),
        "rail-start": lambda: place not in NAMES or not t.friendly_since(place, s.asked.seat),
        "strategic-start": lambda: not_in_net(t, place),
        "sea-uk-only": lambda: nation(kind or army) != "uk",
    }
    return said[s.told.key]() if s.told.key in said else True


def containers(t: Table, place: str, kind: str) -> list[str]:
    """Where a unit of a place may be: alone, or in an army of its side there."""
    return [place, *(army for army in t.armies_in(place, t.side(kind)))]


def moved(t: Table, place: str, army: str, kind: str) -> bool:
    """The army has moved; or a piece of this kind there has, alone or with its army."""
    if army:
        return "moved" in t.armies[army]["status"]
    there = containers(t, place, kind)
    carried = [each for each in there if "moved" in t.armies.get(each, {"status": []})["status"]]
    if any(t.contents(each).get(kind) for each in carried):
        return True
    return any(each == kind and place in there for each, place in pieces_moved(t))


def took_in_moved(t: Table, army: str) -> bool:
    return any(place == army for _, place in pieces_moved(t))


def can_make(s: Situation, place: str, army: str, kind: str) -> bool:
    """Once this unit is named, the move is offered."""
    t = table(s.at)
    wanted = LASTMAN.vocabulary.find(s.action)
    ways = [[f"army {army}"]] if army else []
    if kind and s.asked.key == "which-piece":
        ways = [[f"piece {kind}"], [f"piece {kind}_dug"]]
    elif kind:
        ways = [
            [f"from {each}", f"piece {piece}"]
            for each in containers(t, place, kind)
            for piece in (kind, f"{kind}_dug")
        ]
    return any(wanted in offered_after(s.at.state, way) for way in ways)


def offered_after(state: State, way: list[str]) -> list[int]:
    """What is offered after these answers; one that need not be given may be left out."""
    at = state.copy()
    for name in way:
        question, action = at.question(), LASTMAN.vocabulary.find(name)
        if question is None or action not in question.actions:
            return question.actions if question is not None and name.startswith("piece") else []
        at.answer(action, NO_CHANCE)
    question = at.question()
    return question.actions if question is not None else []


def offered_if_named(s: Situation) -> bool:
    """Whether the piece is offered once it is said from where it is taken."""
    wanted = LASTMAN.vocabulary.find(s.action)
    places = [offer for offer in s.asked.offers if offer.startswith(("from ", "lose "))]
    return any(leads_to(s, place, wanted) for place in places)


def leads_to(s: Situation, answer: str, wanted: int) -> bool:
    """Whether it is asked for after an answer, or is the only one and so is taken for said."""
    at = s.at.state.copy()
    at.journal = []
    at.answer(LASTMAN.vocabulary.find(answer), AnyOutcome())
    question, kind = at.question(), s.thing.removesuffix("_dug")
    if any(event.key in TAKEN and KINDS[event.args["kind"]] == kind for event in at.journal):
        after, place = Table(at.position()), answer.partition(" ")[2]
        was = standing_so(table(s.at), place, s.asked.seat, s.thing)
        return standing_so(after, place, s.asked.seat, s.thing) < was
    return question is not None and wanted in question.actions
