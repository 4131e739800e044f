"""Movement in To the Last Man! as the oracle reads it: who moves, and step by step (L4, L9.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sandtable.core.event import Event
from tests.reasons.lastman.board import AREAS, CLOSED, KINDS, Table, borders, moves, type_of
from tests.reasons.situation import Done, Moment, Situation

TRAVELS: Final = ("rail", "strategic", "sea", "box")
MOVES: Final = ("army", "from", "piece", "step", "into", *TRAVELS)
UNPLACED: Final = ("movement", "reserves-unit", "where-to")  # no place of pieces is named
OFFENSIVES: Final = (
    "offensive", "limited_offensive", "big_push", "gericht", "tout_le_monde", "friedensturm",
)  # fmt: skip


def table(moment: Moment) -> Table:
    if "table" not in moment.notes:
        moment.notes["table"] = Table(moment.position)
    found: Table = moment.notes["table"]
    return found


def own_done(s: Situation, since: int = 0) -> list[Done]:
    """The answers of the seat that is asked, the latest first: both may answer at once."""
    name = f"done of {s.asked.seat} since {since}"
    if name not in s.at.notes:
        done = reversed(s.at.done[since:])
        s.at.notes[name] = [each for each in done if each.asked.seat == s.asked.seat]
    found: list[Done] = s.at.notes[name]
    return found


def player_turn(moment: Moment) -> list[Event]:
    """What happened since this player turn was opened with a card or a Pass (L2.5)."""
    found: list[Event] = []
    for done in reversed(moment.done):
        found = [*done.events, *found]
        if any(event.key in ("offensive", "pass", "season") for event in done.events):
            break
    return found


@dataclass(frozen=True)
class Mover:
    """Who moves: a piece or an army, where it began, and where it has gone so far."""

    kind: str  # of a piece, nothing for an army
    army: str
    origin: str  # the area or army in which it began
    start: str  # the area in which it began, or `box`
    steps: list[tuple[str, str]]  # verb and area
    reserves: bool

    @property
    def here(self) -> str:
        return self.steps[-1][1] if self.steps else self.start

    @property
    def name(self) -> str:
        return self.kind or self.army


def movers_of(s: Situation) -> list[Mover]:
    """Whose move a step or a journey would be.

    Where a way is asked for, the one that is named. Before that, all that may be meant: each unit
    of the place that is named, or of the whole side, and who moved last.
    """
    if "movers" not in s.at.notes:
        s.at.notes["movers"] = find_movers(s)
    found: list[Mover] = s.at.notes["movers"]
    return found


def find_movers(s: Situation) -> list[Mover]:
    found, reserves = last_mover(s), by_reserves(s)
    if s.asked.key in ("where-to", "take-in"):
        return [found] if found is not None else []
    t, seat = table(s.at), s.asked.seat
    # Once anybody may move again, the unit of the card has gone (L9.10)
    reserves = reserves and s.asked.key not in ("opening", "movement")
    places = [*t.areas, *t.armies, "box"]
    if s.asked.key == "which-piece":
        places = [named_container(s)]
    meant = [
        Mover(kind, "", place, start_in(t, place), [], reserves)
        for place in places
        for kind in own(t, place, seat)
    ]
    if s.asked.key != "which-piece":
        mine = [army for army in t.armies if t.side(army) == seat and start_in(t, army)]
        meant += [Mover("", army, army, start_in(t, army), [], reserves) for army in mine]
        if found is not None and found.steps:
            meant.append(found)
    return meant


def start_in(t: Table, container: str) -> str:
    return "box" if container == "box" or in_box(t, container) else t.area_of(container)


def last_mover(s: Situation) -> Mover | None:
    """Who is on the way, or was the last to move."""
    steps: list[tuple[str, str]] = []
    kind = ""
    reserves = by_reserves(s)
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("step", "rail", "strategic", "sea"):
            steps.insert(0, (verb, thing))
        elif verb == "piece" and done.asked.key == "which-piece" and not kind:
            kind = thing.removesuffix("_dug")
        elif verb == "army":
            return Mover("", thing, thing, start_of(s, done.answer, thing), steps, reserves)
        elif verb == "from":
            t = table(s.at)
            kind = kind or next(iter(own(t, thing, s.asked.seat)), "")
            return Mover(kind, "", thing, start_of(s, done.answer, thing), steps, reserves)
    return None


MoverCheck = Callable[[Situation, Mover], bool]


def some_mover(check: MoverCheck) -> Callable[[Situation], bool]:
    """It holds for the unit that moves; where none is named, for one that may be meant."""
    return lambda s: any(check(s, mover) for mover in movers_of(s))


def own(t: Table, container: str, side: str) -> dict[str, int]:
    return t.own(container, side)


def start_of(s: Situation, answer: str, container: str) -> str:
    """Where it stood when it was named: armies move on, so ask the first step where it left."""
    found = ""
    for done in reversed(s.at.done):
        for event in reversed(done.events):
            if event.key in ("steps", "goes-by-rail", "goes-strategic", "sails", "comes-west"):
                found = event.args["from"]
                found = list(AREAS)[found] if found < len(AREAS) else "box"
        if done.answer == answer:
            break
    if found:
        return found
    t = table(s.at)
    return "box" if container == "box" or in_box(t, container) else t.area_of(container)


def in_box(t: Table, army: str) -> bool:
    return army in t.armies and t.armies[army]["place"] == "box"


# Naming a piece or an army (L4.1)


def not_own(s: Situation) -> bool:
    t = table(s.at)
    if s.thing in t.armies or s.verb == "piece":
        return t.side(s.thing.removesuffix("_dug")) != s.asked.seat
    return not own(t, s.thing, s.asked.seat)


def named_container(s: Situation) -> str:
    for done in reversed(s.at.done):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("from", "army"):
            return thing
    return ""


def not_there(s: Situation) -> bool:
    """Nobody of that name is on the map, or in the place that was named."""
    t = table(s.at)
    if s.verb not in MOVES:
        return False
    if s.verb == "army":
        return not start_in(t, s.thing)
    if s.verb == "piece":
        kind = s.thing.removesuffix("_dug")
        return not any(own(t, place, s.asked.seat).get(kind) for place in places_of_pieces(s))
    return not start_in(t, s.thing) or not own(t, s.thing, s.asked.seat)


def stands_otherwise(s: Situation) -> bool:
    """Some of that kind are there, but none dug in as it is said, or all are."""
    if s.verb != "piece" or not_there(s):
        return False
    places = places_of_pieces(s)
    return not any(standing_so(table(s.at), each, s.asked.seat, s.thing) > 0 for each in places)


def places_of_pieces(s: Situation) -> list[str]:
    """The place that was named, or all."""
    t = table(s.at)
    return [*t.areas, *t.armies, "box"] if s.asked.key in UNPLACED else [named_container(s)]


def armies_only(s: Situation) -> bool:
    """In an area that is named only armies of the side stand, which have names of their own."""
    t = table(s.at)
    here = s.verb == "from" and s.thing in t.areas and bool(t.armies_in(s.thing, s.asked.seat))
    return here and not t.alone(s.thing, s.asked.seat)


def standing_so(t: Table, place: str, side: str, piece: str) -> int:
    """How many pieces of a side are there, dug in or not as it is said."""
    kind = piece.removesuffix("_dug")
    dug = t.areas[place]["dug"].get(kind, 0) if place in t.areas else 0
    count = own(t, place, side).get(kind, 0)
    return int(dug if piece != kind else count - dug)


def moved_into(t: Table, container: str) -> int:
    """How many pieces in a container have moved this turn."""
    return sum(1 for _, place in pieces_moved(t) if place == container)


def pieces_moved(t: Table) -> Iterator[tuple[str, str]]:
    """The pieces that have moved in this player turn by kind, and where they are now."""
    rows, order = t.position["moved"], [*AREAS, "box", *t.armies]
    for at in range(0, len(rows), 5):
        piece = 0 <= rows[at] < len(KINDS) and not KINDS[rows[at]].endswith("_dug")
        if piece and rows[at + 2] < len(order):
            yield KINDS[rows[at]], order[rows[at + 2]]


def container_moved(t: Table, container: str) -> bool:
    army = t.armies.get(container)
    return (army is not None and "moved" in army["status"]) or moved_into(t, container) > 0


def has_moved(s: Situation) -> bool:
    """The unit that is named has moved; of a step, the one that would take it."""
    t = table(s.at)
    if s.verb in ("army", "from"):
        return container_moved(t, s.thing)
    if s.verb == "piece" and s.asked.key in UNPLACED:
        return all_moved(s)
    if s.verb == "piece":
        mover = last_mover(s) if s.asked.key == "take-in" else None
        return moved_into(t, named_container(s) if mover is None else mover.here) > 0
    return s.verb in MOVES and any(
        mover.steps or container_moved(t, mover.origin) for mover in movers_of(s)
    )


def all_moved(s: Situation) -> bool:
    """Every piece of this kind, alone or in an army of the side, has moved."""
    t, kind = table(s.at), s.thing
    rows, found = list(pieces_moved(t)), False
    for place in (*t.areas, *t.armies, "box"):
        count = standing_so(t, place, s.asked.seat, kind)
        if count and "moved" not in t.armies.get(place, {"status": []})["status"]:
            if count > rows.count((kind, place)):
                return False
        found = found or count > 0
    return found


def holds_moved(s: Situation) -> bool:
    """L4.13: an army with somebody in it who has come from elsewhere."""
    t = table(s.at)
    if s.verb == "army":
        return moved_into(t, s.thing) > 0
    return any(moved_into(t, mover.army) > 0 for mover in movers_of(s) if mover.army)


# Steps (L4.1, L4.3, L4.4)


@some_mover
def not_beside(s: Situation, mover: Mover) -> bool:
    if s.verb != "step" or s.thing in CLOSED:
        return False
    return mover.here not in AREAS or s.thing not in borders(mover.here)


@some_mover
def there_already(s: Situation, mover: Mover) -> bool:
    return s.verb in ("step", "rail", "strategic", "sea") and mover.here == s.thing


@some_mover
def too_far(s: Situation, mover: Mover) -> bool:
    if s.verb != "step" or mover.reserves:
        return False
    left = (moves(mover.kind) if mover.kind else 1) - len(mover.steps)
    return left <= 0 or distance(mover.here, s.thing) > left


def distance(start: str, end: str) -> int:
    """Areas from one to another, owners aside."""
    found, edge, steps = {start}, [start] if start in AREAS else [], 0
    while edge and end not in found:
        edge = [near for area in edge for near in borders(area) if near not in found]
        found |= set(edge)
        steps += 1
    return steps if end in found else len(AREAS)


def closed(s: Situation) -> bool:
    return s.thing in CLOSED or s.thing == "holland"


def named_area(s: Situation) -> str:
    """The area of a step; of who is named and goes nowhere, the one that the reason names."""
    number = s.told.args.get("area")
    if s.verb in ("army", "from", "piece") and isinstance(number, int):
        start = table(s.at).area_of(named_container(s) if s.verb == "piece" else s.thing)
        near = borders(start) if start else []
        near = list(AREAS) if start == "england" else near  # over the sea
        return list(AREAS)[number] if list(AREAS)[number] in near else ""
    return s.thing


def neutral_named(s: Situation) -> bool:
    """L10.9: the area that is meant is Neutral."""
    area = named_area(s)
    return area in AREAS and table(s.at).neutral(area)


@some_mover
def from_disputed(s: Situation, mover: Mover) -> bool:
    return mover.here in AREAS and table(s.at).disputed(mover.here)


def pass_into_enemy(s: Situation) -> bool:
    t, area = table(s.at), named_area(s)
    return t.offensive is None and area in AREAS and t.enemy(area, s.asked.seat)


@some_mover
def disputed_into_enemy(s: Situation, mover: Mover) -> bool:
    t = table(s.at)
    if s.verb != "step" or s.thing not in AREAS or mover.here not in AREAS:
        return False
    return t.disputed(mover.here) and t.enemy(s.thing, s.asked.seat)


def shut_in_disputed(s: Situation) -> bool:
    """An army or place in a Disputed area from which nobody gets away, or a piece in it."""
    named = s.verb == "piece" and s.asked.key == "which-piece"
    area = table(s.at).area_of(named_container(s) if named else s.thing)
    if not named and s.verb not in ("army", "from"):
        return False
    return bool(area) and table(s.at).disputed(area) and nowhere(s)


@some_mover
def stranded_into_enemy(s: Situation, mover: Mover) -> bool:
    t = table(s.at)
    if s.verb != "step" or s.thing not in AREAS or mover.here not in AREAS:
        return False
    closed = t.enemy(s.thing, s.asked.seat) or t.neutral(s.thing)
    return t.enemy(mover.here, s.asked.seat) and closed


@some_mover
def empty_into_enemy(s: Situation, mover: Mover) -> bool:
    t, area = table(s.at), named_area(s)
    if not mover.army or area not in AREAS or (s.verb == "army" and mover.army != s.thing):
        return False
    closed = t.enemy(area, s.asked.seat) or t.neutral(area)
    return not t.contents(mover.army) and closed


@some_mover
def guns_first(s: Situation, mover: Mover) -> bool:
    """L12.4: guns and planes enter an enemy area only after somebody who can take it."""
    t, area = table(s.at), named_area(s)
    kinds = [mover.kind] if mover.kind else list(t.contents(mover.army))
    if not kinds or area not in AREAS:
        return False
    guns = ("artillery", "siege_gun", "biplane", "paris_gun")
    closed = t.enemy(area, s.asked.seat) or t.neutral(area)
    return all(type_of(kind) in guns for kind in kinds) and closed


def second_new_battle(s: Situation) -> bool:
    """L9.3: a Limited Offensive makes one area Disputed, and one has become so."""
    t = table(s.at)
    area = named_area(s)
    if t.offensive != "limited_offensive" or area not in AREAS:
        return False
    closed = t.enemy(area, s.asked.seat) or t.neutral(area)
    return closed and bool(new_disputed(t)) and area not in new_disputed(t)


def new_disputed(t: Table) -> list[str]:
    """Areas that became Disputed in this player turn: the snapshot has an owner for them."""
    return [a for a in AREAS if t.disputed(a) and t.areas[a]["before"] in (t.defender(), "neutral")]


@some_mover
def nowhere(s: Situation, mover: Mover) -> bool:
    """No area beside it is open and has room."""
    t, seat = table(s.at), s.asked.seat
    if s.verb in ("army", "from") and mover.origin != s.thing:
        return False
    beside = borders(mover.here) if mover.here in AREAS else []
    return not any(t.open(near, seat) and not t.full(near, seat) for near in beside)


# Strategic Reserves! (L9.10, L9.14)


def is_of_crisis(done: Done) -> bool:
    return done.asked.key.startswith("crisis") or done.answer.endswith("_military_crisis")


def by_reserves(s: Situation) -> bool:
    """The unit goes, or went, by Strategic Reserves!."""
    for done in reversed(s.at.done):
        if done.answer == "card strategic_reserves":
            return True
        if is_of_crisis(done):  # it may be played at any decision (L2.13)
            continue
        if not done.answer.startswith(("from ", "army ", "piece ", "step ", "into ", "stop")):
            break
        if done.asked.key == "movement":
            break
    return False
