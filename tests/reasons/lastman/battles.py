"""Losses and retreats in To the Last Man! as the oracle reads them (L5, L8.1.7, L9.8, L9.16)."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from tests.reasons.lastman.board import (
    AREAS,
    CARDS,
    KINDS,
    NAMES,
    SIDES,
    Table,
    is_infantry,
    type_of,
)
from tests.reasons.lastman.moves import own, own_done, player_turn, table
from tests.reasons.situation import Moment, Situation

HEAVY: Final = ("siege_gun", "paris_gun")
RETREATS: Final = ("L5.5.1", "L5.5.2", "L5.5.3", "L5.6.3", "L5.7.7")  # by which one is asked
CARD_NAMES: Final = list(CARDS)  # events name a card by its number


def stands_there(t: Table, area: str, side: str) -> bool:
    return bool(t.pieces(area, side))


def battle_area(moment: Moment) -> str:
    """The area of the battle that is fought."""
    for done in reversed(moment.done):
        for event in reversed(done.events):
            if event.key in ("battle", "surprise"):
                return str(NAMES[event.args["area"]])
    return ""


def named(s: Situation) -> str:
    """The army or place from which somebody is taken; where there was no choice, as asked."""
    if s.asked.key == "pay-piece":
        return [*AREAS, "box", *table(s.at).armies][s.asked.subject]
    for done in own_done(s):
        verb, _, thing = done.answer.partition(" ")
        if verb in ("from", "army", "lose"):
            return thing
    return ""


def marks(t: Table, container: str) -> dict[str, int]:
    """Pieces with Retreat markers in a container."""
    found: dict[str, int] = {}
    for place, kind, count in t.position["marked"]:
        if place == container:
            found[kind] = found.get(kind, 0) + count
    return found


def fighting(t: Table, container: str, side: str) -> dict[str, int]:
    """Pieces in a container without a Retreat marker."""
    marked = marks(t, container)
    found = {kind: n - marked.get(kind, 0) for kind, n in own(t, container, side).items()}
    return {kind: n for kind, n in found.items() if n > 0}


def only_a_fort(s: Situation) -> bool:
    """Nothing of the seat stands alone in the area but its fort."""
    t, seat = table(s.at), s.asked.seat
    if s.verb != "from" or s.thing not in AREAS or t.fort(s.thing) is None:
        return False
    return t.fort_side(s.thing) == seat and not t.alone(s.thing, seat)


def marked(s: Situation) -> bool:
    t = table(s.at)
    if s.verb == "piece" and s.asked.key == "pay-hit":
        payers = [offer[5:] for offer in s.asked.offers if offer.startswith("lose ")]
        return any(marks(t, place).get(s.thing.removesuffix("_dug")) for place in payers)
    container = named(s) if s.verb == "piece" else s.thing
    if s.verb == "piece" and s.asked.rule in RETREATS:
        area, kind = battle_area(s.at), s.thing.removesuffix("_dug")
        places = [area, *t.armies_in(area, s.asked.seat), container]
        return any(marks(t, place).get(kind) for place in places)
    lost = [e for e in s.at.events if e.key == "retreated-lost"]  # after it could not go on
    if any(NAMES[event.args["area"]] == container for event in lost):
        return True
    if container in t.armies and "retreated" in t.armies[container]["status"]:
        return True
    return bool(marks(t, container)) or marked_before(s, container)


def marked_before(s: Situation, container: str) -> bool:
    """L5.5.8: the phase is over and the markers are gone; they lay there in its last retreat."""
    before = s.at.before
    if before is None or before.asked.seat != s.asked.seat:
        return False
    t = table(before)
    if not before.asked.key.startswith("retreat") or t.area_of(container) != battle_area(before):
        return False
    if container in t.armies and t.side(container) != s.asked.seat:
        return False
    whole = container in t.armies and "retreated" in t.armies[container]["status"]
    return whole or any(t.side(kind) == s.asked.seat for kind in marks(t, container))


# Losses (L5.3)


def not_in_battle(s: Situation) -> bool:
    t, area = table(s.at), battle_area(s.at)
    if s.verb == "fort":
        return t.fort(area) is None or t.fort_side(area) != s.asked.seat
    if not s.asked.key.startswith("pay"):
        return False
    return t.area_of(s.thing) != area or not fighting(t, s.thing, s.asked.seat)


def nobody_alone(s: Situation) -> bool:
    """No piece of the side stands alone in the Battle Area, whatever is in armies there."""
    area = battle_area(s.at)
    return s.thing == area and not table(s.at).alone(area, s.asked.seat)


def strengths(t: Table, area: str, side: str) -> dict[str, int]:
    """L5.3.2: how strong each army, the fort and the single pieces of a side are."""
    found = {
        army: sum(fighting(t, army, side).values())
        for army in t.armies_in(area, side)
        if fighting(t, army, side)
    }
    if fighting(t, area, side):
        found[area] = 1
    fort = t.fort(area)
    if fort is not None and t.fort_side(area) == side:
        found["fort"] = fort
    return found


def not_strongest(s: Situation) -> bool:
    """There is a stronger one; or there was, before it or the fort paid just now."""
    t, name = table(s.at), "fort" if s.verb == "fort" else s.thing
    found = strengths(t, battle_area(s.at), s.asked.seat)
    hits = sum(1 for event in s.at.events if event.key == "fort-hit")
    mine = found.get(name, 0)
    was = found["fort"] + hits if "fort" in found and s.verb != "fort" else 0
    if any(strength > mine for strength in (*found.values(), was)):
        return True
    for event in reversed(s.at.events):
        if event.key == "unit-lost" and event.args["army"] >= 0:
            payer = list(t.armies)[event.args["army"]]
            if t.side(payer) == s.asked.seat:
                found[payer] = found.get(payer, 0) + event.args["count"]
        if max(found.values(), default=0) > found.get(name, 0) > 0:
            return True
    return False


def no_such_piece(s: Situation) -> bool:
    """Nobody of that kind who fights is there.

    Where no place is named, in none that may pay, or in the last that has paid.
    """
    t, kind = table(s.at), s.thing.removesuffix("_dug")
    for places in paying_places(s):
        if not any(fighting(t, place, s.asked.seat).get(kind) for place in places):
            return s.verb == "piece"
    return False


def stands_otherwise(s: Situation) -> bool:
    """Some of that kind who fight are there, but none dug in as it is said, or all are.

    Of a place that has just paid with all that it had, as it was before that.
    """
    t, kind, seat = table(s.at), s.thing.removesuffix("_dug"), s.asked.seat
    found = [(t, places) for places in paying_places(s)]
    if s.at.before is not None:
        found += [(table(s.at.before), [place]) for place in just_paid(s)]
    for each, places in found:
        there = any(fighting(each, place, seat).get(kind) for place in places)
        as_said = any(standing(each, place, seat, s.thing) > 0 for place in places)
        if there and not as_said:
            return said_of_digging(s)
    return False


def just_paid(s: Situation) -> list[str]:
    """The armies and areas of the seat that lost units by the last answer."""
    armies = list(table(s.at).armies)
    return [
        armies[event.args["army"]] if event.args["army"] >= 0 else NAMES[event.args["area"]]
        for event in s.at.events
        if event.key == "unit-lost" and SIDES[event.args["side"]] == s.asked.seat
    ]


def said_of_digging(s: Situation) -> bool:
    """What is told is about a piece that was named dug in, or about one that was not."""
    key = "none-dug-in" if s.thing.endswith("_dug") else "all-dug-in"
    return s.verb == "piece" and s.told.key == key


def paying_places(s: Situation) -> list[list[str]]:
    """The place that was named, or all that may pay and the last that has paid."""
    if s.asked.key == "pay-piece":
        return [[[*table(s.at).areas, "box", *table(s.at).armies][s.asked.subject]]]
    return [[offer[5:] for offer in s.asked.offers if offer.startswith("lose ")], [named(s)]]


def standing(t: Table, container: str, side: str, piece: str) -> int:
    """How many such pieces without a Retreat marker are there; nobody is dug in within an army."""
    kind = piece.removesuffix("_dug")
    dug = t.areas[container]["dug"].get(kind, 0) if container in t.areas else 0
    return dug if piece != kind else fighting(t, container, side).get(kind, 0) - dug


def siege_hits(s: Situation) -> bool:
    """L5.3.7: hits of siege guns are paid, or the fort has just paid them by itself."""
    t = table(s.at)
    if s.verb in ("lose", "piece") and s.asked.key == "pay-siege":
        return True
    paid = any(
        event.key.startswith("fort-") and "L5.3.7" in event.args["rules"] for event in s.at.events
    )
    there = s.verb == "lose" and t.area_of(s.thing) == battle_area(s.at)
    return paid and there and bool(fighting(t, s.thing, s.asked.seat))


def not_most_numerous(s: Situation) -> bool:
    """L5.3.3: infantry types count as one. Where no army is named, of one that may pay."""
    t, area = table(s.at), battle_area(s.at)
    kind = s.thing.removesuffix("_dug")
    if s.verb != "piece":
        return False
    found = strengths(t, area, s.asked.seat)
    armies = [army for army in t.armies_in(area, s.asked.seat) if army in found]
    armies = [army for army in armies if found[army] == max(found.values())]
    if s.asked.key == "pay-piece":
        armies = [[*t.areas, "box", *t.armies][s.asked.subject]]
    elif s.asked.key != "pay-hit":
        armies = [named(s)]
    insides = [fighting(t, army, s.asked.seat) for army in armies]
    insides += paid_from(s)
    return any(of_type(inside, kind) < most_of_type(inside) for inside in insides)


def paid_from(s: Situation) -> list[dict[str, int]]:
    """What was in each army that has just paid for a hit, before it did."""
    t, seat = table(s.at), s.asked.seat
    found: list[dict[str, int]] = []
    lost: dict[str, Counter[str]] = defaultdict(Counter)
    for event in reversed(s.at.events):
        if event.key == "unit-lost" and event.args["army"] >= 0:
            army = list(t.armies)[event.args["army"]]
            lost[army][KINDS[event.args["kind"]]] += event.args["count"]
            found.append(dict(Counter(fighting(t, army, seat)) + lost[army]))
    return found


def of_type(inside: dict[str, int], kind: str) -> int:
    """How many of its type are in an army: all infantry is one."""
    foot = is_infantry(kind)
    return sum(
        count for each, count in inside.items() if each == kind or (foot and is_infantry(each))
    )


def most_of_type(inside: dict[str, int]) -> int:
    return max((of_type(inside, kind) for kind in inside), default=0)


def infantry_one_type(s: Situation) -> bool:
    """L12.6: as many as of any kind, but all infantry together are more."""
    payers = [offer[5:] for offer in s.asked.offers if offer.startswith("lose ")]
    for place in payers or [named(s)]:
        inside = fighting(table(s.at), place, s.asked.seat)
        mine = inside.get(s.thing.removesuffix("_dug"), 0)
        if mine > 0 and mine == max(inside.values()) and not_most_numerous(s):
            return True
    return False


def reacted(s: Situation) -> bool:
    """L5.7.6: biplanes of the seat have made the Attacker roll again in this battle."""
    if s.verb != "number":
        return False
    for done in reversed(s.at.done):
        if done.asked.key == "react" and done.answer.startswith("piece "):
            return done.asked.seat == s.asked.seat
        if any(event.key in ("battle", "surprise") for event in done.events):
            break
    return False


def no_biplane(s: Situation) -> bool:
    t = table(s.at)
    rolled = any(event.key == "dogfight" for event in s.at.events)
    keys = [s.asked.key, *(done.asked.key for done in s.at.done[-1:])]
    if s.verb not in ("lose", "piece", "fort") or not ("pay-plane" in keys or rolled):
        return False
    if s.verb == "piece":
        return type_of(s.thing) != "biplane"
    if s.verb == "fort":
        return True
    return not any(type_of(kind) == "biplane" for kind in t.contents(s.thing))


def boxed_with_units(s: Situation) -> bool:
    """L3.7.4: an army counter in the box is lost only when nothing is in it."""
    t = table(s.at)
    if s.verb != "army" or t.armies[s.thing]["place"] != "box":
        return False
    return bool(t.contents(s.thing))


def fought_in_air(s: Situation) -> bool:
    """L8.8.2: a biplane that has fought in the air does no more in this battle."""
    for done in reversed(s.at.done):
        for event in reversed(done.events):
            if event.key == "dogfight":
                return s.verb in ("number", "piece")
            if event.key in ("battle", "surprise"):
                return False
    return False


def not_a_box_loss(s: Situation) -> bool:
    """L3.7.4: a unit in the box, or an empty army there."""
    t = table(s.at)
    lost = any(event.key.startswith("box-") for event in s.at.events)
    if s.verb not in ("lose", "piece", "army") or not (s.asked.key.startswith("box") or lost):
        return False
    if s.verb == "piece":
        return not t.contents(named(s) or "box").get(s.thing.removesuffix("_dug"))
    if s.verb == "army":
        return t.armies[s.thing]["place"] != "box" or bool(t.contents(s.thing))
    place = s.thing if s.thing not in t.armies else t.armies[s.thing]["place"]
    return place != "box" or not t.contents(s.thing)


# Cards for battles (L9.8)


def own_card_there(s: Situation) -> bool:
    """The seat has gas or barrage on the battle that is named, or on all."""
    return covers_all(s, "poison_gas", "advanced_artillery_barrage")


def covers_all(s: Situation, *cards: str) -> bool:
    areas = areas_meant(s)
    return bool(areas) and areas <= covered(s, *cards)


def one_of_a_kind(s: Situation, card: str) -> bool:
    """The same, and this very card on one of them."""
    return own_card_there(s) and bool(areas_meant(s) & covered(s, card))


def areas_meant(s: Situation) -> set[str]:
    return {s.thing} if s.thing in AREAS else set(table(s.at).position["battles"])


def covered(s: Situation, *cards: str) -> set[str]:
    """The areas on which the seat laid one of these cards in this player turn."""
    mine = 0 if s.asked.seat == "german" else 1
    return {
        NAMES[event.args["area"]]
        for event in player_turn(s.at)
        if event.key == "assigns"
        and event.args["side"] == mine
        and CARD_NAMES[event.args["card"]] in cards
    }
