"""Reinforcements and production in To the Last Man! as the oracle reads them (L2.12, L7)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.reasons.lastman.board import (
    AREAS,
    KINDS,
    NATIONS,
    STACK,
    TURNS,
    TYPES,
    US_SINCE,
    Table,
    nation,
    price,
    type_of,
)
from tests.reasons.lastman.moves import in_box, own, own_done, table
from tests.reasons.lastman.regroup import army_limits
from tests.reasons.situation import Situation

HOMES: Final = {"ge": "GE", "fr": "FR", "us": "FR", "be": "BE", "uk": "UK"}


# Who is named (L6.5, L7.5)


def container(s: Situation) -> str:
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("from", "entrench", "upgrade"):
            return thing
    return ""


# Where (L2.2, L6.5, L7.3, L7.4)


def placed(s: Situation) -> str:
    """The piece or army whose place is asked for."""
    t = table(s.at)
    if s.asked.key == "place-army":
        return list(t.armies)[s.asked.subject]
    if s.asked.key == "place-unit":
        return ""
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("buy", "rebuild"):
            return thing
    return ""


def places_army(s: Situation) -> bool:
    """An army arrives, or is rebuilt, and its place is asked for."""
    begun = next((done.answer for done in own_done(s)), "")
    rebuilt = s.asked.key in ("spend", "spend-where") and begun.startswith("rebuild ")
    return s.asked.key == "place-army" or rebuilt


def not_in_france(s: Situation) -> bool:
    area = table(s.at).area_of(s.thing)
    return s.verb in ("at", "into") and (not area or AREAS[area]["home"] != "FR")


def not_in_england(s: Situation) -> bool:
    name, armies = placed(s), list(table(s.at).armies)
    events = [event for event in s.at.events if event.key in ("army-arrives", "waits")]
    came = [armies[e.args["army"]] for e in events if e.args.get("army", -1) >= 0]
    if any(nation(army) == "uk" for army in came):  # to the one place that there is
        name = ""
    return s.verb == "at" and s.thing != "england" and (not name or nation(name) == "uk")


def not_own_area(s: Situation) -> bool:
    t = table(s.at)
    area = t.area_of(s.thing) if s.verb in ("at", "into") else ""
    return bool(area) and not t.open(area, s.asked.seat)


def unsupplied(s: Situation) -> bool:
    t = table(s.at)
    area = t.area_of(s.thing)
    starved = any(e.key.endswith("starves") for done in s.at.turn for e in done.events)
    return bool(area) and (starved or not t.supplied(area, s.asked.seat))


def army_elsewhere(s: Situation) -> bool:
    """L7.9: the army is not on the map, not of the side, or in an area out of supply."""
    t = table(s.at)
    area = t.area_of(s.thing)
    return s.verb == "into" and (not area or t.side(s.thing) != s.asked.seat or unsupplied(s))


# Buying (L7)


def points_left(s: Situation) -> int:
    """What the list leaves, with the entry that is being made; or when it was handed in."""
    if s.asked.key == "spend" and s.asked.offers:
        return s.asked.subject
    begun = next((done for done in own_done(s) if done.asked.key == "spend"), None)
    if begun is None:
        return 0
    same = s.action == begun.answer and bool(s.asked.offers)
    return begun.asked.subject - (0 if same else begun_price(s))


def begun_price(s: Situation) -> int:
    """What the entry costs that is being made; digging may be paid for already."""
    answer = next((done.answer for done in own_done(s) if done.asked.key == "spend"), "")
    verb, _, thing = answer.partition(" ")
    if verb == "entrench":  # one point for four counters (L7.5)
        listed = [d.answer for d in own_done(s, s.at.since) if d.answer.startswith("entrench ")]
        return int((len(listed) - 1) % 4 == 0)
    if verb == "cards":
        return int(thing)
    return price(thing) if verb == "buy" else int(verb in ("rebuild", "upgrade", "fortify"))


def entry_begun(s: Situation) -> bool:
    """L7.8: an entry of the list waits for its place or piece, and this is no part of it."""
    begun = s.asked.key in ("spend-where", "spend-kind", "spend-piece")
    if begun and own_done(s)[0].answer == s.action:
        return True  # it is this entry
    if s.verb == "buy" and (not_own_nation(s) or not_yet(s) or pool_empty(s)):
        return False  # it could not be bought next either
    if s.verb == "rebuild" and (not_own_nation(s) or not_arrived(s) or army_not_lost(s)):
        return False
    if s.verb in ("buy", "rebuild", "cards", "upgrade") and too_expensive(s):
        return False
    if s.verb == "upgrade" and (s.asked.seat != "german" or table(s.at).turn < 13 or upgraded(s)):
        return False
    return begun and s.action not in s.asked.offers


def too_expensive(s: Situation) -> bool:
    prices = {"rebuild": 1, "upgrade": 1, "entrench": 1, "fortify": 1}
    if s.verb == "cards":
        return int(s.thing) > points_left(s)
    cost = price(s.thing) if s.verb == "buy" else prices.get(s.verb, 0)
    return cost > points_left(s)


def pool_empty(s: Situation) -> bool:
    """None in the force pool that is not on the list already."""
    kind = s.thing.removesuffix("_dug")
    return s.verb == "buy" and table(s.at).position["pool"].get(kind, 0) <= bought(s, kind)


def bought(s: Situation, kind: str) -> int:
    """So many of a kind take the lines of the list; an upgrade takes Stosstruppen (L7.6)."""
    lines = [done.answer for done in own_done(s, s.at.since)]
    upgrades = sum(1 for line in lines if line.startswith("upgrade "))
    return lines.count(f"buy {kind}") + (upgrades if kind == "ge_stosstruppen" else 0)


def nowhere_to_build(s: Situation) -> bool:
    """No supplied area has room, nor an army there; Belgians of the Germans stay home (L10.9)."""
    t, seat, kind = table(s.at), s.asked.seat, s.thing
    if s.verb != "buy":
        return False
    held = nation(kind) == "be" and t.belgium_turned
    areas = [a for a in AREAS if t.supplied(a, seat) and not (held and AREAS[a]["home"] != "BE")]
    coming = Counter(done.answer.partition(" ")[2] for done in own_done(s, s.at.since))
    alone = any(t.stack(area, seat) + coming[area] < STACK for area in areas)
    armies = [army for area in areas for army in t.armies_in(area, seat) if t.contents(army)]
    return not alone and all(army_limits(t, army, kind) for army in armies)


def not_own_nation(s: Situation) -> bool:
    return table(s.at).side(s.thing.removesuffix("_dug")) != s.asked.seat


def not_yet(s: Situation) -> bool:
    """L7.6, L7.9, L8.8, L8.9, L8.10: the first turn of a type, and of the US."""
    if s.verb != "buy":
        return False
    t, kind = table(s.at), s.thing.removesuffix("_dug")
    since = TYPES[type_of(kind)]["since"]
    first = int(since[nation(kind).upper()]) if isinstance(since, dict) else int(since)
    if nation(kind) == "us":
        first = max(first, US_SINCE)
    return t.turn < first


def biplane_early(s: Situation) -> bool:
    """L8.8.1: no counter of this year is left."""
    t, kind = table(s.at), s.thing.removesuffix("_dug")
    if type_of(kind) != "biplane":
        return False
    years = NATIONS[nation(kind)]["biplanes"]
    return sum(1 for year in years if year <= t.year) <= in_play(t, kind) + bought(s, kind)


def in_play(t: Table, kind: str) -> int:
    places = [t.contents(name) for name in (*t.areas, *t.armies, "box")]
    return sum(each.get(kind, 0) for each in places)


def country_neutral(s: Situation) -> bool:
    """L10.9: the country of this piece has not joined anybody yet."""
    t = table(s.at)
    name = s.thing
    if s.verb in ("at", "into"):
        name = list(t.armies)[s.asked.subject] if s.asked.key == "place-army" else coming(s)
    home = HOMES.get(nation(name), "")
    return any(facts["home"] == home and t.neutral(area) for area, facts in AREAS.items())


def coming(s: Situation) -> str:
    """The unit that is being placed; or, where it has just been left waiting, that one."""
    if s.asked.key == "place-unit":
        return KINDS[s.asked.subject]
    for event in reversed(s.at.events):
        if event.key == "waits":
            kind = event.args["kind"]
            return str(KINDS[kind] if kind >= 0 else list(table(s.at).armies)[event.args["army"]])
    return ""


def army_not_lost(s: Situation) -> bool:
    gone = table(s.at).armies[s.thing]["place"] in ("eliminated", "disbanded")
    return s.verb == "rebuild" and (not gone or listed(s))


def home_areas(t: Table, army: str) -> list[str]:
    if nation(army) == "uk":
        return ["england"]
    return [area for area, facts in AREAS.items() if facts["home"] == HOMES[nation(army)]]


def not_at_home(s: Situation) -> bool:
    name = placed(s)
    return s.verb == "at" and bool(name) and s.thing not in home_areas(table(s.at), name)


def rebuild_disputed(s: Situation) -> bool:
    return s.verb == "at" and not table(s.at).friendly(s.thing, s.asked.seat)


def no_home_left(s: Situation) -> bool:
    t = table(s.at)
    return s.verb == "rebuild" and not any(
        t.friendly(area, s.asked.seat) and t.supplied(area, s.asked.seat)
        for area in home_areas(t, s.thing)
    )


def dig_limit(s: Situation) -> bool:
    """L7.5: in turns 1 and 2 one point, so at most four counters."""
    return s.verb == "entrench" and table(s.at).turn <= 2


def cannot_dig(s: Situation) -> bool:
    """L7.5.1, L7.10: no army on the map, and no infantry alone, that could dig in."""
    t = table(s.at)
    if s.verb not in ("piece", "entrench"):
        return False
    if s.verb == "piece":
        return type_of(s.thing.removesuffix("_dug")) not in ("infantry", "commonwealth")
    if s.thing in t.armies:
        return not t.area_of(s.thing) or t.side(s.thing) != s.asked.seat
    return not any(
        type_of(kind) in ("infantry", "commonwealth") for kind in own(t, s.thing, s.asked.seat)
    )


def dug_already(s: Situation) -> bool:
    t = table(s.at)
    if s.verb not in ("entrench", "piece"):
        return False
    if s.thing in t.armies:
        return "entrenched" in t.armies[s.thing]["status"] or listed(s)
    infantry = [
        kind
        for kind in own(t, s.thing, s.asked.seat)
        if type_of(kind) in ("infantry", "commonwealth")
    ]
    digging = t.areas[s.thing]["dug"] if s.thing in t.areas else {}
    return listed(s) or all(digging.get(kind, 0) >= t.contents(s.thing)[kind] for kind in infantry)


def listed(s: Situation) -> bool:
    """It is on the list of this Production already."""
    return any(done.answer == s.action for done in own_done(s, s.at.since))


def upgraded(s: Situation) -> bool:
    return s.verb == "upgrade" and any(
        done.answer.startswith("upgrade ") for done in own_done(s, s.at.since)
    )


def nobody_to_upgrade(s: Situation) -> bool:
    return s.verb == "upgrade" and not table(s.at).contents(s.thing).get("ge_infantry")


def no_stosstruppen(s: Situation) -> bool:
    return s.verb == "upgrade" and not table(s.at).position["pool"].get("ge_stosstruppen")


def piles_empty(s: Situation) -> bool:
    """L1.7: no more cards than the two piles hold."""
    position = table(s.at).position
    cards = sum(position["draw"].values()) + sum(position["discards"].values())
    orders = [done.answer.split() for done in own_done(s, s.at.since)]
    cards -= sum(int(words[1]) for words in orders if words[0] == "cards")
    return s.verb == "cards" and (int(s.thing) > cards or cards <= 0)


def laid_already(s: Situation) -> bool:
    """L7.2: every copy that was in the hand is laid down."""
    laid = sum(1 for done in s.at.turn if done.answer == s.action and done.asked == s.asked)
    return s.verb == "drop" and (laid > 0 or s.action not in s.asked.offers)


def no_swap(s: Situation) -> bool:
    """L8.4: a UK Infantry on the map."""
    t = table(s.at)
    if s.verb == "piece":
        return s.asked.key == "swap-which" and s.thing.removesuffix("_dug") != "uk_infantry"
    return s.verb == "from" and not (t.contents(s.thing).get("uk_infantry") and t.area_of(s.thing))


def commonwealth_alive(s: Situation) -> bool:
    return type_of(s.thing.removesuffix("_dug")) == "commonwealth" and not (
        table(s.at).position["pool"].get("uk_commonwealth")
    )


def build_points(t: Table, side: str) -> int:
    return int(TURNS[t.turn - 1]["build"][0 if side == "german" else 1])


def more_than_all(s: Situation) -> bool:
    """L7.1: more than all the points of the turn."""
    points = build_points(table(s.at), s.asked.seat)
    return (int(s.thing) if s.verb == "cards" else price(s.thing)) > points


def not_arrived(s: Situation) -> bool:
    return s.verb == "rebuild" and table(s.at).armies[s.thing]["place"] == "not-arrived"


def in_the_box(s: Situation) -> bool:
    """L3.7.2: no building or digging in the box."""
    return s.thing == "box" or in_box(table(s.at), s.thing)


def paris_gun_last(s: Situation) -> bool:
    """L6.8: an army that starves loses the Paris Gun only if nothing else is in it."""
    t = table(s.at)
    if s.thing != "ge_paris_gun":
        return False
    for event in s.at.events:
        if event.key == "army-starves" and s.at.before is not None:  # there was no choice
            army = list(t.armies)[event.args["army"]]
            return len(table(s.at.before).contents(army)) > 1 and bool(t.contents(army))
    if s.asked.key != "attrition":
        return False
    return len(t.contents(list(t.armies)[s.asked.subject])) > 1


def not_in_starving_army(s: Situation) -> bool:
    """L6.5: the army loses one of its own units."""
    t = table(s.at)
    if any(event.key == "army-starves" for event in s.at.events):
        return s.verb == "piece"  # an army had no choice what to lose
    if s.asked.key != "attrition" or s.verb != "piece":
        return False
    inside = t.contents(list(t.armies)[s.asked.subject])
    return s.thing.endswith("_dug") or not inside.get(s.thing)  # nobody is dug in within an army


def deployed_abroad(s: Situation) -> bool:
    """L10.5: forces are set up in their own country."""
    home = "GE" if s.asked.seat == "german" else "FR"
    area = table(s.at).area_of(s.thing)
    return s.asked.key.startswith("set-up") and (not area or AREAS[area]["home"] != home)


def not_in_container(s: Situation) -> bool:
    """No such piece is where the entry of the list speaks of."""
    kinds = own(table(s.at), container(s), s.asked.seat)
    return s.verb == "piece" and s.thing.removesuffix("_dug") not in kinds
