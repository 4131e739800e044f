"""Battles and retreats of Maria as the oracle reads them (M16, M17)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.reasons.maria.board import CITIES, GENERALS, NAMES, POWERS, Table, fits, power_of
from tests.reasons.maria.moves import since_stage, table
from tests.reasons.situation import Asked, Moment, Situation

POWER_NAMES: Final = list(POWERS)
IN_BATTLE: Final = (
    "attack", "target", "battle-card", "reserve-value", "commander", "retreat", "spread-losses",
    "survivor",
)  # fmt: skip
OF_SAXONY: Final = ("saxon-steps", "relocate")  # asked after a battle, or else in another phase


def in_battles(moment: Moment) -> bool:
    """Whether the question belongs to the phase of battles (M6.3)."""
    key = question_of(moment).key
    if key in OF_SAXONY:
        return any(each == "battle" for each, _ in since_stage(moment))
    return key in IN_BATTLE


def question_of(moment: Moment) -> Asked:
    """What is asked, for a seat that waits of another one."""
    asked: Asked = moment.notes.get("asked", moment.asked)
    return asked


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


def battle_of(moment: Moment) -> Battle | None:
    if question_of(moment).key not in ("battle-card", "reserve-value"):
        return None
    started = last_event(moment, "battle")
    shown = last_event(moment, "troops-shown")
    if started is None or shown is None:
        return None
    score = shown["troops"] - shown["count"]
    for done in reversed(moment.done):
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
    battle = battle_of(s.at)
    return battle is not None and not fits(s.thing, CITIES[own_side(s, battle)[1]].suit)


def not_in_battle_hand(s: Situation) -> bool:
    battle = battle_of(s.at)
    return battle is not None and s.thing not in table(s.at).hand(own_side(s, battle)[0])


def must_play(s: Situation) -> bool:
    """M16.7: at a score of 0 with a numbered card of one's suit."""
    battle = battle_of(s.at)
    if battle is None or s.verb not in ("pass", "done"):
        return False
    power, city = own_side(s, battle)
    numbered = [card for card in table(s.at).hand(power) if not card.startswith("reserve")]
    return battle.score == 0 and any(fits(card, CITIES[city].suit) for card in numbered)


def partners_card(s: Situation) -> bool:
    """M16.12: a power of the seat holds it, and stands in the union, but does not command it."""
    battle, t = battle_of(s.at), table(s.at)
    if battle is None:
        return False
    mine = t.powers_of_seat(s.asked.seat)
    for commander, city in ((battle.attacker, battle.base), (battle.defender, battle.target)):
        there = {power_of(each) for each in t.generals(city)} & set(mine)
        if any(s.thing in t.hand(each) for each in there - {commander}):
            return commander not in mine or s.thing not in t.hand(commander)
    return False


def nobody_beside(s: Situation, powers: list[str] | None = None) -> bool:
    """M16.1: nobody who fights stands in the city next to an enemy, or the other way round."""
    t, ours = table(s.at), fighting(s) if powers is None else powers
    if s.verb not in ("attack", "target"):
        return False
    cities = [s.thing] if s.verb == "attack" else list(t.roads[s.thing])
    return not any(
        t.enemies(power_of(mine), power_of(other))
        for city in cities
        if any(power_of(each) in ours for each in t.generals(city))
        for mine in t.generals(city)
        for near in (t.roads[city] if s.verb == "attack" else [s.thing])
        for other in t.generals(near)
    )


def attacks_in_own_stage(s: Situation) -> bool:
    """M6.2: who stands there, or the seat, has an enemy beside, but it is not their stage."""
    t = table(s.at)
    acting = t.powers_of_stage(t.stage)
    ours = [power_of(each) for each in t.generals(s.thing)] if s.verb == "attack" else []
    ours += t.powers_of_seat(s.asked.seat)
    return not nobody_beside(s, ours) and nobody_beside(s, acting)


def nothing_to_fight(s: Situation) -> bool:
    """M16.1: nobody fights there, neither of the stage nor as one who is attacked by it."""
    mine = table(s.at).powers_of_seat(s.asked.seat)
    return nobody_beside(s) and nobody_beside(s, mine)


def fight_of_others(s: Situation) -> bool:
    """M16.2: who must fight there is of the moving side, and the seat is not."""
    t = table(s.at)
    acting = t.powers_of_stage(t.stage)
    if s.verb != "attack" or set(acting) & set(t.powers_of_seat(s.asked.seat)):
        return False
    return any(
        t.enemies(power_of(mine), power_of(other))
        for mine in t.generals(s.thing)
        if power_of(mine) in acting
        for near in t.roads[s.thing]
        for other in t.generals(near)
    )


def austria_is_first(s: Situation) -> bool:
    """M16.2: a battle of the Pragmatic Army while Austria or Saxony still have to fight."""
    t = table(s.at)
    leads = sorted(t.generals(s.thing), key=lambda each: GENERALS[each]["rank"])
    late = bool(leads) and power_of(leads[0]) == "pragmatic"
    return s.verb == "attack" and t.stage == 5 and late and not nobody_beside(s)


def have_fought(s: Situation) -> bool:
    """M16.14: the two have fought a draw in this phase."""
    if s.verb not in ("attack", "target"):
        return False
    side = "from" if s.verb == "attack" else "city"
    events = since_stage(s.at, ended=True)
    return any(key == "drawn" and NAMES[args[side]] == s.thing for key, args in events)


def has_retreated(s: Situation) -> bool:
    """M16.13: he, or the enemy beside him, in this phase of battles or in the one just ended."""
    t = table(s.at)
    if s.verb not in ("attack", "target"):
        return False
    ended = s.asked.key not in IN_BATTLE and s.at.done and s.at.done[-1].asked.key in IN_BATTLE
    events = since_stage(s.at, ended=True) if ended else []
    gone = [args["piece"] for key, args in events if key == "retreats"]
    beaten = {each for each in GENERALS if "beaten" in t.bodies[each]["status"]}
    beaten |= {list(t.bodies)[piece] for piece in gone}
    here = set(t.generals(s.thing))
    beside = {
        other
        for city in t.roads[s.thing]
        for other in t.generals(city)
        if any(t.enemies(power_of(mine), power_of(other)) for mine in here)
    }
    return bool(beaten & (here | beside))


def fighting(s: Situation) -> list[str]:
    """Who fights: in the phase of battles the powers of the stage, else those of the seat too."""
    t = table(s.at)
    acting = t.powers_of_stage(t.stage)
    mine = t.powers_of_seat(s.asked.seat)
    if in_battles(s.at):
        return acting
    return [*mine, *acting] if set(mine) & set(acting) else mine


def beside(s: Situation) -> list[tuple[str, str]]:
    """Those who fight, and others whose generals stand next to theirs at the city named."""
    t = table(s.at)
    mine = fighting(s)
    here = [power_of(each) for each in t.generals(s.thing)]
    near = [power_of(each) for city in t.roads[s.thing] for each in t.generals(city)]
    pairs = [(one, two) for one in here for two in near]
    if s.verb == "target":
        pairs = [(two, one) for one, two in pairs]
    return [(one, two) for one, two in pairs if one in mine and one != two]


def only_allies_beside(s: Situation) -> bool:
    """M4.4: allied, but not cooperating."""
    t = table(s.at)
    return nobody_beside(s) and any(
        t.allied(*pair) and not t.cooperating(*pair) for pair in beside(s)
    )


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


def fell_now(s: Situation, rule: str) -> bool:
    """Somebody beaten was removed by the last answer, by this rule."""
    return any(event.key == "general-lost" and event.rule == rule for event in s.at.events)


def saxony_changed(s: Situation) -> bool:
    changed = ("saxony-neutral", "saxony-austrian", "saxony-prussian")
    return any(key in changed for key, _ in since_stage(s.at, ended=True))


def changed_sides(s: Situation) -> bool:
    """M28.5: Saxony's status changed in this phase, and its general would be in that battle."""
    t = table(s.at)
    cities = [s.thing, *t.roads[s.thing]] if s.verb in ("attack", "target") else []
    return saxony_changed(s) and any(
        power_of(each) == "saxony" for city in cities for each in t.generals(city)
    )


def settled_before(s: Situation) -> bool:
    """M16.2: enemies beside each other, and pieces were sent home since the battles were listed."""
    t = table(s.at)
    return saxony_changed(s) and not nobody_beside(s, list(POWERS)) and bool(t.generals(s.thing))


def not_beside_attacker(s: Situation) -> bool:
    """M16.1: another city attacks now, and this one is not next to it."""
    if s.verb != "target" or s.asked.key != "target":
        return False
    return s.thing not in table(s.at).roads[NAMES[s.asked.subject]]


# Retreats (M17)


@dataclass(frozen=True)
class Retreat:
    """A retreat under way: who goes, how far in all, the cities so far, and the winner's city."""

    bodies: list[str]
    path: list[str]
    length: int
    winner: str


def retreats_of(s: Situation) -> list[Retreat]:
    """The retreat whose next step is asked for; or those that went the only way just now.

    On a way that is only thought of, the battle ends with the score that it has.
    """
    if s.verb != "retreat":
        return []
    t = table(s.at)
    battle = battle_of(s.now)
    if s.told.way and battle is not None:
        sides = [battle.base, battle.target]
        winner, loser = sides if battle.score > 0 else sides[::-1]
        return [Retreat(t.generals(loser), [loser], abs(battle.score), winner)]
    happened = [event for done in s.at.done[-12:] for event in done.events]
    starts = [index for index, event in enumerate(happened) if event.key == "beaten"]
    if not starts:
        return []
    beaten = happened[starts[-1]].args
    steps = [event for event in happened[starts[-1] :] if event.key == "retreats"]
    path = [NAMES[beaten["city"]], *(NAMES[event.args["city"]] for event in steps)]
    winner = t.place(list(t.bodies)[beaten["piece"]]) or ""
    bodies = t.generals(path[-1])
    whole = Retreat(bodies, path, beaten["count"], winner)
    if s.asked.key == "retreat":
        return [whole]
    just = [event for event in s.at.events if event.key == "retreats"]
    return [
        Retreat(bodies, path[:length], beaten["count"], winner)
        for length in range(len(path) - len(just), len(path))
    ]


def way_back(t: Table, retreat: Retreat, city: str) -> bool:
    """Whether a beaten general may enter a city (M17.3, M17.8)."""
    powers = [power_of(each) for each in retreat.bodies]
    return not others(t, retreat, city) and not any(t.closed(power, city) for power in powers)


def ends(t: Table, retreat: Retreat, path: list[str]) -> set[str]:
    """Where legal paths of the full length that begin like this end."""
    if len(path) - 1 == retreat.length:
        return {path[-1]}
    found: set[str] = set()
    for near in t.roads[path[-1]]:
        if near not in path and way_back(t, retreat, near):
            found |= ends(t, retreat, [*path, near])
    return found


def others(t: Table, retreat: Retreat, city: str) -> list[str]:
    """The pieces in a city apart from those who retreat."""
    return [each for each in t.pieces(city) if each not in retreat.bodies]


RetreatCheck = Callable[[Situation, Table, Retreat], bool]


def some_retreat(check: RetreatCheck) -> Callable[[Situation], bool]:
    return lambda s: any(check(s, table(s.at), each) for each in retreats_of(s))


@some_retreat
def not_beside_retreat(s: Situation, t: Table, retreat: Retreat) -> bool:
    return s.thing not in t.roads[retreat.path[-1]]


@some_retreat
def retreat_again(s: Situation, t: Table, retreat: Retreat) -> bool:
    return s.thing in retreat.path


@some_retreat
def retreat_blocked(s: Situation, t: Table, retreat: Retreat) -> bool:
    return bool(others(t, retreat, s.thing))


@some_retreat
def retreat_into_train(s: Situation, t: Table, retreat: Retreat) -> bool:
    return t.train(s.thing) is not None


@some_retreat
def retreat_into_general(s: Situation, t: Table, retreat: Retreat) -> bool:
    """M17.9: somebody whom he could have joined."""
    powers = [power_of(each) for each in others(t, retreat, s.thing) if each in GENERALS]
    return any(t.cooperating(power_of(retreat.bodies[0]), power) for power in powers)


@some_retreat
def retreat_closed(s: Situation, t: Table, retreat: Retreat) -> bool:
    return any(t.closed(power_of(body), s.thing) for body in retreat.bodies)


@some_retreat
def retreat_dead_end(s: Situation, t: Table, retreat: Retreat) -> bool:
    """M17.2: no path of the full length goes on from there."""
    beside = s.thing in t.roads[retreat.path[-1]]
    return beside and not ends(t, retreat, [*retreat.path, s.thing])


@some_retreat
def retreat_too_near(s: Situation, t: Table, retreat: Retreat) -> bool:
    """M17.4: all that can be reached that way is nearer to the winner than what else can be."""
    if s.thing not in t.roads[retreat.path[-1]]:
        return False
    far = max(
        (t.distance(retreat.winner, e) for e in ends(t, retreat, retreat.path[:1])), default=0
    )
    mine = ends(t, retreat, [*retreat.path, s.thing])
    return bool(mine) and all(t.distance(retreat.winner, each) < far for each in mine)
