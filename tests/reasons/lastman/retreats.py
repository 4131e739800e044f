"""Retreats in To the Last Man! as the oracle reads them (L5.5 to L5.7, L8.1.7)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.reasons.checks import not_offered
from tests.reasons.lastman.battles import battle_area, fighting, marks, named, standing
from tests.reasons.lastman.board import AREAS, KINDS, NAMES, SIDES, STACK, borders, type_of
from tests.reasons.lastman.moves import own_done, table
from tests.reasons.lastman.named_to_retreat import (
    HEAVY,
    goes_at_all,
    going,
    joining,
    leaving_kind,
    left_in,
    named_army,
    named_to_go,
    put_out,
    this_battle,
    unnamed,
)
from tests.reasons.lastman.regroup import army_limits
from tests.reasons.situation import Situation

# Questions in which somebody may be named to retreat, of the whole area
NAMING: Final = (
    "cavalry-retreat", "retreat-instead", "retreat-aim", "retreat-after", "retreat-forced-aim",
    "retreat-forced", "retreat-lost",
)  # fmt: skip


# Where to (L5.5, L5.6, L8.1.7)


def no_retreat_asked(s: Situation) -> bool:
    return not any(offer.startswith("retreat ") for offer in s.asked.offers)


def leaving(s: Situation) -> str:
    """The area that is left: of the battle, or of the empty army."""
    if s.asked.key == "stray":
        t = table(s.at)
        return t.area_of(list(t.armies)[s.asked.subject])
    return battle_area(s.at)


def retreat_far(s: Situation) -> bool:
    area = leaving(s)
    return s.verb == "retreat" and (s.thing not in AREAS or s.thing not in borders(area))


def retreat_enemy(s: Situation) -> bool:
    return s.verb == "retreat" and s.thing in AREAS and table(s.at).enemy(s.thing, s.asked.seat)


def retreat_full(s: Situation) -> bool:
    """No room: in the area that is named, or in any to which the unit could go."""
    t, seat = table(s.at), s.asked.seat
    if s.verb == "into":  # an army without units would be one more there
        return not t.contents(s.thing) and not room_left(s, joins_where(s), [])
    goals = [s.thing] if s.verb == "retreat" else aimed_at(s)
    goals = [goal for goal in goals if goal in AREAS and t.open(goal, seat)]
    return bool(goals) and not any(room_left(s, goal, who) for goal in goals for who in meant(s))


def meant(s: Situation) -> list[list[str]]:
    """Who would go, each by its kind; no kind for an army."""
    t, seat, area = table(s.at), s.asked.seat, battle_area(s.at)
    if s.verb == "army":
        return [[]]
    if s.verb == "piece":
        return [[s.thing.removesuffix("_dug")]]
    if s.verb == "from":
        left = unnamed(s, s.thing)
        may = [[kind] for kind in left if goes_at_all(kind, s.asked.rule)]
        return may or [[kind] for kind in left]
    if s.asked.key in ("retreat-army", "retreat-forced", "retreat-forced-aim"):
        return [[]]  # L5.7.7: the area of an army that has to go, which has the first claim
    if s.asked.key in ("retreat-where", "retreat-join"):
        return [[leaving_kind(s)] if leaving_kind(s) else []]
    places = [area, *t.armies_in(area, seat)]
    if s.asked.key == "retreat-piece":
        places = [named_army(s)]
    kinds = {kind for place in places for kind in unnamed(s, place)}
    if s.asked.key == "cavalry-retreat":
        kinds = {kind for kind in kinds if type_of(kind) == "cavalry"}
    armies = [army for army in places if army in t.armies and unnamed(s, army)]
    whole: list[list[str]] = [[]] if armies and s.asked.key in NAMING[1:] else []
    return whole + [[kind] for kind in kinds if type_of(kind) not in HEAVY]


def to_be_named(s: Situation) -> bool:
    """Who is to go is not said yet; and to an area that is named, somebody can go."""
    if s.verb not in ("piece", "retreat") or not_offered(s) is False:
        return False
    if s.verb == "piece":
        return True
    return s.thing in aimed_at(s) and (not retreat_full(s) or emptied_to(s))


def emptied_to(s: Situation) -> bool:
    """All units of an army are named to go, and it may follow them empty to a Friendly area."""
    return is_emptied(s) and table(s.at).friendly(s.thing, s.asked.seat)


def emptied_shut(s: Situation) -> bool:
    """L8.1.7: such an army does not go to a Disputed area."""
    return s.verb == "retreat" and is_emptied(s) and table(s.at).disputed(s.thing)


def is_emptied(s: Situation) -> bool:
    t, seat = table(s.at), s.asked.seat
    return any(not left_in(s, army) for army in t.armies_in(battle_area(s.at), seat))


def army_retreats(s: Situation) -> bool:
    """A whole army goes, which joins no other."""
    return s.verb == "into" and s.asked.key == "retreat-army"


def joins_where(s: Situation) -> str:
    """The area to which a piece retreats that may join an army there, or could join none."""
    if s.asked.key == "retreat-join":
        return NAMES[s.asked.subject]
    for event in reversed(s.at.events):
        if event.key in ("names-retreat", "retreats") and event.args["kind"] >= 0:
            return str(NAMES[event.args["area"]])
    return ""


def same_army(s: Situation) -> bool:
    """A piece has left this army to retreat, and does not go back into it."""
    return s.verb == "into" and bool(joins_where(s)) and named(s) == s.thing


def not_where_it_goes(s: Situation) -> bool:
    """L5.5.5: the army is neither in the area to which it retreats, nor named to go there."""
    t, goal = table(s.at), joins_where(s)
    number = list(t.armies).index(s.thing) if s.thing in t.armies else -1
    follows = [e for e in named_to_go(s) if e.args["kind"] < 0 and e.args["army"] == number]
    coming = any(NAMES[event.args["area"]] == goal for event in follows)
    return s.verb == "into" and bool(goal) and t.area_of(s.thing) != goal and not coming


def room_left(s: Situation, goal: str, kinds: list[str]) -> bool:
    """Whether they can stand there, or all of them go into an army there (L1.4.2, L5.5.5)."""
    t, seat = table(s.at), s.asked.seat
    if not t.open(goal, seat):
        return False
    coming = [event for event in named_to_go(s) if NAMES[event.args["area"]] == goal]
    names = list(t.armies)
    joined = {names[event.args["into"]] for event in coming if event.args["into"] >= 0}
    filled = sum(1 for army in joined if t.area_of(army) == goal and not t.contents(army))
    if t.stack(goal, seat) + filled + sum(1 for e in coming if e.args["into"] < 0) < STACK:
        return True
    armies = [army for army in t.armies_in(goal, seat) if t.contents(army) or army in joined]
    whole = [names[event.args["army"]] for event in coming if event.args["kind"] < 0]
    armies += [army for army in whole if left_in(s, army) or army in joined]
    return bool(kinds) and all(
        any(not army_limits(t, army, kind, listed=joining(s, army)) for army in armies)
        for kind in kinds
    )


def aimed_at(s: Situation) -> list[str]:
    """The areas to which a unit could go: the one of a retreat after combat, or all beside it."""
    for done in this_battle(s, "retreat "):
        if done.asked.key in ("retreat-aim", "retreat-forced-aim"):
            return [done.answer.partition(" ")[2]]
    return borders(battle_area(s.at)) if battle_area(s.at) else []


def nowhere_to_retreat(s: Situation) -> bool:
    """No area beside the battle is Friendly or Disputed."""
    t, area = table(s.at), battle_area(s.at)
    there = t.area_of(s.thing) == area if s.verb in ("army", "from") else s.verb == "piece"
    return there and not any(t.open(near, s.asked.seat) for near in borders(area))


def nobody_to_retreat(s: Situation) -> bool:
    """Nobody of the seat in the area of the battle who has not retreated yet."""
    t, area, side = table(s.at), battle_area(s.at), s.asked.seat
    if not s.asked.key.startswith(("retreat", "cavalry", "pay", "ground", "react")):
        return False
    if s.verb == "piece":
        kind = s.thing.removesuffix("_dug")
        places = [area, *t.armies_in(area, side)]
        if s.asked.key in ("retreat-army", "retreat-piece"):
            places = [named_army(s)]
        elif s.asked.key not in NAMING:
            places = [named(s)]
        return all(
            (standing(t, place, side, s.thing) <= 0 or t.side(kind) != side)
            and not (t.side(kind) == side and s.thing == kind and marks(t, place).get(kind))
            for place in places
        )
    if s.verb == "army":
        return t.area_of(s.thing) != area or t.side(s.thing) != side or not t.contents(s.thing)
    return t.area_of(s.thing) != area or not fighting(t, s.thing, side)


def other_area_chosen(s: Situation) -> bool:
    """L5.5.2: all of a side go to the same area, which has been named."""
    for done in reversed(s.at.done):
        if done.asked.key in ("retreat-aim", "retreat-forced-aim"):
            return s.verb == "retreat" and done.answer != s.action
        if any(event.key in ("battle", "surprise") for event in done.events):
            break
    return False


def no_cavalry(s: Situation) -> bool:
    """L5.5.3: before combat cavalry alone goes; a side that has none there is not asked."""
    t = table(s.at)
    if s.verb == "piece" and s.asked.rule == "L5.5.3":  # the one piece that can go is named
        return type_of(s.thing) != "cavalry"
    if s.asked.key != "cavalry-retreat":
        area, side = battle_area(s.at), s.asked.seat
        containers = [area, *t.armies_in(area, side)] if area else []
        fresh = [kind for each in containers for kind in fighting(t, each, side)]
        riding = any(type_of(kind) == "cavalry" for kind in fresh)
        if s.verb == "retreat":
            return bool(area) and s.thing in borders(area) and not riding
        return s.thing in containers and (s.verb == "army" or (s.verb == "from" and not riding))
    kinds = {s.thing: 1} if s.verb == "piece" else t.own(s.thing, s.asked.seat)
    return s.verb == "army" or not any(type_of(kind) == "cavalry" for kind in kinds)


def heavy_guns(s: Situation) -> bool:
    """Siege guns and the Paris Gun; of an area beside a battle, one of them was left there."""
    if s.verb == "retreat":
        return "kind" in s.told.args and type_of(KINDS[s.told.args["kind"]]) in HEAVY
    if s.verb == "piece":
        return type_of(s.thing) in HEAVY
    kinds = {*fighting(table(s.at), s.thing, s.asked.seat), *lost_unguarded(s)}
    return bool(kinds) and all(type_of(kind) in HEAVY for kind in kinds)


def lost_unguarded(s: Situation) -> list[str]:
    """L8.7.5: what was left in a place without infantry, until the battle ended just now."""
    return [
        KINDS[event.args["kind"]]
        for event in s.at.events
        if event.key == "auxiliaries-lost"
        and SIDES[event.args["side"]] == s.asked.seat
        and NAMES[event.args["area"]] == s.thing
    ]


def forced_first(s: Situation) -> bool:
    """L5.7.7: an army that has to go is named, or its area; nobody else goes before, or stays."""
    if s.asked.seat == table(s.at).active or s.verb not in ("done", "from"):
        return False
    if s.asked.key != "retreat-army":
        return s.asked.key in ("retreat-forced", "retreat-forced-aim", "retreat-lost")
    army = [*table(s.at).areas, "box", *table(s.at).armies][s.asked.subject]
    chosen = next((done for done in own_done(s) if done.answer == f"army {army}"), None)
    recent = chosen is not None and chosen in this_battle(s, "army ")
    free = ("retreat-after", "retreat-instead")
    return not recent or (chosen is not None and chosen.asked.key not in free)


def keeps_one(s: Situation) -> bool:
    """L5.7.7: the last unit of an army stays in it, unless the army goes to a Friendly area."""
    t, army = table(s.at), named_army(s)
    if s.verb != "piece" or s.asked.key != "retreat-army":
        return False
    left = Counter(fighting(t, army, s.asked.seat)) - going(s, army)
    riding = sum(n for kind, n in left.items() if type_of(kind) not in HEAVY)
    return riding <= 1 and not any(t.friendly(goal, s.asked.seat) for goal in aimed_at(s))


def no_room_beside(s: Situation) -> bool:
    """A unit that is put out of its army would stand alone where three are left already."""
    t, area, army = table(s.at), battle_area(s.at), named_army(s)
    gone = [e for e in named_to_go(s) if e.args["kind"] < 0 or e.args["army"] < 0]
    staying = sum(1 for done in put_out(s) if done.asked.key == "retreat-army")
    leaves = 1 if fighting(t, army, s.asked.seat) else 0
    return t.stack(area, s.asked.seat) - leaves - len(gone) + staying >= STACK
