"""Losses and retreats in To the Last Man! as the oracle reads them (L5, L8.1.7, L9.8, L9.16)."""

from __future__ import annotations

from typing import Final

from tests.reasons.lastman.board import (
    AREAS,
    CARDS,
    NAMES,
    STACK,
    Table,
    borders,
    is_infantry,
    type_of,
)
from tests.reasons.lastman.moves import own, own_done, player_turn, table
from tests.reasons.situation import Done, Moment, Situation

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
    """The army or place from which somebody is taken."""
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


def marked(s: Situation) -> bool:
    t = table(s.at)
    container = named(s) if s.verb == "piece" else s.thing
    if container in t.armies and "retreated" in t.armies[container]["status"]:
        return True
    return bool(marks(t, container))


# Losses (L5.3)


def not_in_battle(s: Situation) -> bool:
    t, area = table(s.at), battle_area(s.at)
    if s.verb == "fort":
        return t.fort(area) is None or t.fort_side(area) != s.asked.seat
    if not s.asked.key.startswith("pay"):
        return False
    return t.area_of(s.thing) != area or not fighting(t, s.thing, s.asked.seat)


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
    found = strengths(table(s.at), battle_area(s.at), s.asked.seat)
    mine = found.get("fort" if s.verb == "fort" else s.thing, 0)
    return any(strength > mine for strength in found.values())


def no_such_piece(s: Situation) -> bool:
    t = table(s.at)
    places = [*t.areas, "box", *t.armies]
    place = places[s.asked.subject] if s.asked.key == "pay-piece" else named(s)
    return not fighting(t, place, s.asked.seat).get(s.thing.removesuffix("_dug"))


def not_most_numerous(s: Situation) -> bool:
    """L5.3.3: infantry types count as one."""
    inside = fighting(table(s.at), named(s), s.asked.seat)
    groups: dict[str, int] = {}
    for kind, count in inside.items():
        group = "infantry" if is_infantry(kind) else type_of(kind)
        groups[group] = groups.get(group, 0) + count
    kind = s.thing.removesuffix("_dug")
    mine = groups.get("infantry" if is_infantry(kind) else type_of(kind), 0)
    return s.verb == "piece" and any(count > mine for count in groups.values())


def no_biplane(s: Situation) -> bool:
    t = table(s.at)
    if s.verb == "piece":
        return type_of(s.thing) != "biplane"
    if s.verb == "fort":
        return True
    return not any(type_of(kind) == "biplane" for kind in t.contents(s.thing))


def not_named(s: Situation) -> bool:
    """It is not among those who retreat instead of firing."""
    armies = list(table(s.at).armies)
    for done in reversed(s.at.done):
        for event in done.events:
            if event.key == "battle":
                return True
            army = int(event.args.get("army", -1))
            if event.key == "names-retreat" and army >= 0 and armies[army] == s.thing:
                return False
    return True


def named_before(s: Situation) -> bool:
    """It is named for the retreat: as an army, or as somebody of that place."""
    if not not_named(s):
        return True
    place = named(s) if s.verb == "piece" else s.thing
    for done in own_done(s):
        if done.answer in (f"from {place}", f"army {place}") and done is not s.at.done[-1]:
            return done.asked.key.startswith("retreat")
        if done.answer.startswith("fight "):
            break
    return False


def not_a_crisis_unit(s: Situation) -> bool:
    """L9.12, L9.13, L9.16: infantry types of the nations named; US and Belgians do not count."""
    t = table(s.at)
    kinds = {s.thing: 1} if s.verb == "piece" else t.contents(s.thing)
    side = s.asked.seat
    nations = ("ge",) if side == "german" else ("uk", "fr")
    if side == "entente" and t.year == 1915:
        nations = ("uk",)
    fitting = [
        kind
        for kind in kinds
        if kind.partition("_")[0] in nations
        and is_infantry(kind.removesuffix("_dug"))
        and (side == "entente" or t.year == 1918 or type_of(kind) == "infantry")
    ]
    return not fitting or not (s.verb == "piece" or t.area_of(s.thing))


def not_a_box_loss(s: Situation) -> bool:
    """L3.7.4: a unit in the box, or an empty army there."""
    t = table(s.at)
    if s.verb == "piece":
        return not t.contents(named(s) or "box").get(s.thing.removesuffix("_dug"))
    if s.verb == "army":
        return t.armies[s.thing]["place"] != "box" or bool(t.contents(s.thing))
    place = s.thing if s.thing not in t.armies else t.armies[s.thing]["place"]
    return place != "box" or not t.contents(s.thing)


# Retreats (L5.5, L5.6, L8.1.7)


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
    """No room: in the area that is named, or in any to which the piece could go."""
    t = table(s.at)
    if s.verb == "retreat":
        return s.thing in AREAS and t.stack(s.thing, s.asked.seat) >= STACK
    area = battle_area(s.at)
    going = [each.answer.partition(" ")[2] for each in this_battle(s, "retreat ")]
    return not any(
        t.open(near, s.asked.seat) and t.stack(near, s.asked.seat) + going.count(near) < STACK
        for near in borders(area)
    )


def this_battle(s: Situation, start: str) -> list[Done]:
    """The answers of this seat in the battle that is fought that begin so."""
    found: list[Done] = []
    for done in own_done(s):
        if done.answer.startswith("fight ") or any(e.key == "battle" for e in done.events):
            break
        if done.answer.startswith(start):
            found.append(done)
    return found


def taken_out(s: Situation) -> int:
    """How many such pieces were named to leave this army, or to stay behind, since it was named."""
    found = 0
    for done in own_done(s):
        if done.answer.startswith(("army ", "fight ")):
            return found
        found += done.answer == s.action
    return found


def nobody_to_retreat(s: Situation) -> bool:
    """Nobody of the seat in the area of the battle who has not retreated yet."""
    t, area, side = table(s.at), battle_area(s.at), s.asked.seat
    if not s.asked.key.startswith(("retreat", "cavalry", "pay", "ground", "react")):
        return False
    if s.verb == "piece":
        left = fighting(t, named(s), side).get(s.thing.removesuffix("_dug"), 0)
        return left <= taken_out(s)
    if s.verb == "army":
        return t.area_of(s.thing) != area or t.side(s.thing) != side
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
    if s.asked.key != "cavalry-retreat":
        area, side = battle_area(s.at), s.asked.seat
        containers = [area, *t.armies_in(area, side)] if area else []
        fresh = [kind for each in containers for kind in fighting(t, each, side)]
        riding = any(type_of(kind) == "cavalry" for kind in fresh)
        if s.verb == "retreat":
            return bool(area) and s.thing in borders(area) and not riding
        return s.verb in ("army", "from") and s.thing in containers and not riding
    kinds = {s.thing: 1} if s.verb == "piece" else t.contents(s.thing)
    return s.verb == "army" or not any(type_of(kind) == "cavalry" for kind in kinds)


def heavy_guns(s: Situation) -> bool:
    heavy = ("siege_gun", "paris_gun")
    kinds = {s.thing: 1} if s.verb == "piece" else fighting(table(s.at), s.thing, s.asked.seat)
    return bool(kinds) and all(type_of(kind) in heavy for kind in kinds)


def forced_first(s: Situation) -> bool:
    return s.asked.key.startswith("retreat-forced") or "forced" in s.asked.key


def not_for_empty_army(s: Situation) -> bool:
    """L8.1.7: to an adjacent friendly area; in a battle also to infantry in a Disputed one."""
    t, area = table(s.at), leaving(s)
    strays = any(event.key == "stray-leaves" for event in s.at.events)
    if s.verb == "retreat" and strays and s.asked.key != "stray":
        return True  # it had no choice where to go
    if s.asked.key not in ("stray", "retreat-empty") or s.verb != "retreat":
        return False
    if s.thing not in AREAS or s.thing not in borders(area):
        return True
    if t.friendly(s.thing, s.asked.seat):
        return False
    infantry = any(is_infantry(kind) for kind in t.pieces(s.thing, s.asked.seat))
    return not (s.asked.key == "retreat-empty" and t.disputed(s.thing) and infantry)


def empty_among_enemies(s: Situation) -> bool:
    """L8.1.6: an empty army in a Disputed area without friendly infantry."""
    t = table(s.at)
    if s.thing not in AREAS or not t.disputed(s.thing):
        return False
    return not any(is_infantry(kind) for kind in t.pieces(s.thing, s.asked.seat))


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


def no_room_beside(s: Situation) -> bool:
    """A unit that is put out of its army would stand alone where three are already."""
    return table(s.at).stack(battle_area(s.at), s.asked.seat) >= STACK
