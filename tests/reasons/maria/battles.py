"""Battles and retreats of Maria as the oracle reads them (M16, M17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tests.reasons.maria.board import CITIES, NAMES, POWERS, Table, fits, power_of
from tests.reasons.maria.moves import table
from tests.reasons.situation import Moment, Situation

POWER_NAMES: Final = list(POWERS)


def last_event(moment: Moment, *keys: str) -> dict[str, Any] | None:
    for done in reversed(moment.done):
        for event in reversed(done.events):
            if event.key in keys:
                return event.args
    return None


# Battles (M16)


@dataclass(frozen=True)
class Battle:
    """A battle under way: the powers whose cards are played, where they stand, and the score."""

    attacker: str
    defender: str
    base: str
    target: str
    score: int  # above 0: the attacker is ahead


def battle_of(s: Situation) -> Battle | None:
    if s.asked.key not in ("battle-card", "reserve-value"):
        return None
    started = last_event(s.at, "battle")
    shown = last_event(s.at, "troops-shown")
    if started is None or shown is None:
        return None
    score = shown["troops"] - shown["count"]
    for done in reversed(s.at.done):
        keys = [event.key for event in done.events]
        if "plays" in keys:
            score = next(event.args["score"] for event in done.events if event.key == "plays")
            break
        if "battle" in keys:
            break
    base, target = NAMES[started["from"]], NAMES[started["city"]]
    powers = POWER_NAMES[started["power"]], POWER_NAMES[started["other"]]
    return Battle(*powers, base, target, score)


def own_side(s: Situation, battle: Battle) -> tuple[str, str]:
    """The power that is to play, and its city."""
    mine = table(s.at).powers_of_seat(s.asked.seat)
    if battle.attacker in mine:
        return battle.attacker, battle.base
    return battle.defender, battle.target


def wrong_suit(s: Situation) -> bool:
    battle = battle_of(s)
    return battle is not None and not fits(s.thing, CITIES[own_side(s, battle)[1]].suit)


def not_in_battle_hand(s: Situation) -> bool:
    battle = battle_of(s)
    return battle is not None and s.thing not in table(s.at).hand(own_side(s, battle)[0])


def must_play(s: Situation) -> bool:
    """M16.7: at a score of 0 with a numbered card of one's suit."""
    battle = battle_of(s)
    if battle is None or s.verb not in ("pass", "done"):
        return False
    power, city = own_side(s, battle)
    numbered = [card for card in table(s.at).hand(power) if not card.startswith("reserve")]
    return battle.score == 0 and any(fits(card, CITIES[city].suit) for card in numbered)


def partners_card(s: Situation) -> bool:
    """M16.12: it is in the hand of the other power of a mixed union."""
    battle, t = battle_of(s), table(s.at)
    if battle is None:
        return False
    power, city = own_side(s, battle)
    others = [power_of(each) for each in t.generals(city) if power_of(each) != power]
    return s.thing not in t.hand(power) and any(s.thing in t.hand(each) for each in others)


def nobody_beside(s: Situation) -> bool:
    """M16.1: no general of the stage stands in the city next to an enemy general."""
    t = table(s.at)
    ours = [e for e in t.powers_of_stage(t.stage) if e in t.powers_of_seat(s.asked.seat)]
    own = [e for e in t.generals(s.thing) if power_of(e) in t.powers_of_stage(t.stage)]
    if s.verb == "target":
        return not any(
            t.enemies(power_of(mine), power_of(other))
            for other in t.generals(s.thing)
            for near in t.roads[s.thing]
            for mine in t.generals(near)
            if power_of(mine) in ours
        )
    return not any(
        t.enemies(power_of(mine), power_of(other))
        for mine in own
        for near in t.roads[s.thing]
        for other in t.generals(near)
    )


def has_retreated(s: Situation) -> bool:
    t = table(s.at)
    return any("beaten" in t.bodies[each]["status"] for each in t.generals(s.thing))


def beside(s: Situation) -> list[tuple[str, str]]:
    """Powers of the stage and others whose generals stand next to each other at the city named."""
    t = table(s.at)
    mine = t.powers_of_stage(t.stage)
    here = [power_of(each) for each in t.generals(s.thing)]
    near = [power_of(each) for city in t.roads[s.thing] for each in t.generals(city)]
    pairs = [(one, two) for one in here for two in near]
    if s.verb == "target":
        pairs = [(two, one) for one, two in pairs]
    return [(one, two) for one, two in pairs if one in mine and one != two]


def only_allies_beside(s: Situation) -> bool:
    return nobody_beside(s) and any(table(s.at).allied(*pair) for pair in beside(s))


def never_at_war(s: Situation) -> bool:
    """M4.5: Prussia or Saxony beside the Pragmatic Army."""
    pairs = [set(pair) for pair in beside(s)]
    return nobody_beside(s) and any("pragmatic" in p and p & {"prussia", "saxony"} for p in pairs)


def with_neutral(s: Situation) -> bool:
    t = table(s.at)
    return nobody_beside(s) and any(t.neutral(one) or t.neutral(two) for one, two in beside(s))


def last_fight(s: Situation) -> str:
    """How the last battle ended: the key of the event."""
    for done in reversed(s.at.done):
        for event in reversed(done.events):
            if event.key in ("drawn", "beaten"):
                return event.key
    return ""


# Retreats (M17)


@dataclass(frozen=True)
class Retreat:
    """A retreat under way: who goes, how far in all, the cities so far, and the winner's city."""

    bodies: list[str]
    path: list[str]
    length: int
    winner: str


def retreat_of(s: Situation) -> Retreat | None:
    if s.asked.key != "retreat":
        return None
    t = table(s.at)
    steps: list[str] = []
    for done in reversed(s.at.done):
        for event in reversed(done.events):
            if event.key == "retreats":
                steps.insert(0, NAMES[event.args["city"]])
            elif event.key == "beaten":
                path = [NAMES[event.args["city"]], *steps]
                winner = t.place(list(t.bodies)[event.args["piece"]])
                return Retreat(t.generals(path[-1]), path, event.args["count"], winner or "")
    return None


def way_back(t: Table, retreat: Retreat, city: str) -> bool:
    """Whether a beaten general may enter a city (M17.3, M17.8)."""
    powers = [power_of(each) for each in retreat.bodies]
    return not t.pieces(city) and not any(t.closed(power, city) for power in powers)


def ends(t: Table, retreat: Retreat, path: list[str]) -> set[str]:
    """Where legal paths of the full length that begin like this end."""
    if len(path) - 1 == retreat.length:
        return {path[-1]}
    found: set[str] = set()
    for near in t.roads[path[-1]]:
        if near not in path and way_back(t, retreat, near):
            found |= ends(t, retreat, [*path, near])
    return found


def not_beside_retreat(s: Situation) -> bool:
    retreat = retreat_of(s)
    return retreat is not None and s.thing not in table(s.at).roads[retreat.path[-1]]


def retreat_again(s: Situation) -> bool:
    retreat = retreat_of(s)
    return retreat is not None and s.thing in retreat.path


def retreat_blocked(s: Situation) -> bool:
    retreat = retreat_of(s)
    return retreat is not None and bool(table(s.at).pieces(s.thing))


def retreat_into_train(s: Situation) -> bool:
    return retreat_of(s) is not None and table(s.at).train(s.thing) is not None


def retreat_into_general(s: Situation) -> bool:
    return retreat_of(s) is not None and bool(table(s.at).generals(s.thing))


def retreat_closed(s: Situation) -> bool:
    retreat, t = retreat_of(s), table(s.at)
    return retreat is not None and any(t.closed(power_of(body), s.thing) for body in retreat.bodies)


def retreat_dead_end(s: Situation) -> bool:
    """M17.2: no path of the full length goes on from there."""
    retreat, t = retreat_of(s), table(s.at)
    if retreat is None or s.thing not in t.roads[retreat.path[-1]]:
        return False
    return not ends(t, retreat, [*retreat.path, s.thing])


def retreat_too_near(s: Situation) -> bool:
    """M17.4: all that can be reached that way is nearer to the winner than what else can be."""
    retreat, t = retreat_of(s), table(s.at)
    if retreat is None or s.thing not in t.roads[retreat.path[-1]]:
        return False
    far = max(
        (t.distance(retreat.winner, e) for e in ends(t, retreat, retreat.path[:1])), default=0
    )
    mine = ends(t, retreat, [*retreat.path, s.thing])
    return bool(mine) and all(t.distance(retreat.winner, each) < far for each in mine)
