"""What a refusal is about: the pieces, places and powers that its words name."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, powers, refusals as no, slots
from sandtable.games.maria.rules.reach import holds_enemy
from sandtable.games.maria.rules.state import Maria

# Verbs by what they act on
CITIES: Final = (do.HUSSAR, do.STEP, do.AT, do.ATTACK, do.TARGET, do.RETREAT)
BODIES: Final = (
    do.SUPPLY, do.MOVE, do.TOGETHER, do.FORCE, do.FORCE_TOGETHER, do.REPLACE, do.COMMANDER, do.KEEP,
    do.RECRUIT, do.ENTER, do.MISSION, do.RETURN,
)  # fmt: skip

# Refusals that name the city, who stands there, or the piece that is asked about
OF_CITY: Final = (
    no.HUSSAR_MAP, no.HUSSAR_FAR, no.HUSSAR_NEUTRAL, no.NOT_NEXT, no.TOO_FAR, no.TRAIN_TOO_FAR,
    no.FORCED_TOO_FAR, no.OTHER_MAP, no.LINKS_CLOSED, no.NEUTRAL_GROUND, no.NEUTRAL_STAYS,
    no.MAIN_ROADS_ONLY, no.FORCED_FORTRESS, no.NOT_MAJOR_FORTRESS, no.NOT_HOME_FORTRESS,
    no.PLACE_LOST, no.NO_BATTLE_HERE, no.MOVING_SIDE_FIGHTS, no.NO_ENEMY_BESIDE, no.NO_ENEMY_NEAR,
    no.NOT_ADJACENT_RETREAT, no.VISITED_TWICE, no.RETREAT_CLOSED, no.RETREAT_TOO_SHORT,
    no.RETREAT_NOT_FURTHEST,
    no.NOT_AN_ENTRY, no.ENTRY_HELD, no.ENTRY_IN_MUENCHEN, no.NOT_ITS_HOME, no.NOT_HOME_BY_PEACE,
    no.CLOSED_TO_IT, no.NOT_NEAREST, no.NOT_NEAREST_BY_PEACE, no.NOT_NEAREST_SAXON,
    no.NOT_NEAREST_AUSTRIAN, no.NOT_NEXT_TO_IT,
    no.NOT_PRUSSIAN_FORTRESS,
)  # fmt: skip
OF_STANDING: Final = (
    no.HUSSAR_PIECE, no.TAKEN_BY_PIECE, no.TAKEN_BY_ALLY, no.TRAIN_BLOCKS, no.TRAIN_ENTERS_NOTHING,
    no.NO_THIRD_GENERAL, no.UNION_NO_THIRD, no.FORCED_TRAIN, no.PLACE_TAKEN, no.RETREAT_OCCUPIED,
    no.RETREAT_TRAIN, no.RETREAT_JOINS, no.ENTRY_OCCUPIED, no.ENTRY_FULL, no.CITY_TAKEN,
    no.NOT_EMPTY_FOR_SAXON, no.NOT_EMPTY_FOR_AUSTRIAN, no.FORTRESS_TAKEN, no.UNION_REFUSED,
)  # fmt: skip
OF_PIECE: Final = (
    no.NO_TOLL, no.TOLL_AT_HOME, no.TOLL_OF_OTHER, no.TOLL_TOO_HIGH, no.TOLL_COVERED,
    no.NOT_YOUR_PIECE,
    no.NOT_THIS_STAGE, no.NOT_ON_MAP, no.AWAY_ON_MISSION, no.MOVED_ALREADY, no.TRAIN_SET_DOWN,
    no.UNITED_NOW, no.NO_UNION, no.NO_WAY_OUT, no.NO_FORCED_WAY, no.TRAIN_NEVER_FORCED,
    no.TRAIN_MOVED, no.NOT_OF_THE_UNION, no.NOT_IN_UNION, no.NOT_A_SURVIVOR, no.NOT_REMOVED,
    no.STILL_ON_MISSION, no.MUST_REENTER, no.EIGHT_TROOPS, no.NO_WAY_BACK, no.NOT_ON_MISSION,
    no.NOT_FOR_MISSION, no.STAGE_OF_OTHERS, no.NOT_ITS_POWER, no.HUSSAR_NO_PIECE, no.NO_PLACE,
    no.MISSION_TOO_EXPENSIVE, no.MISSION_GOES_ON, no.ENTRY_BLOCKED, no.SUPPLY_OF_STAGE,
)  # fmt: skip
OF_HUSSAR: Final = (no.HUSSAR_TWICE, no.HUSSAR_STAYS)
AT_PEACE: Final = (
    no.ALLIES_AT_PEACE, no.NEVER_AT_WAR, no.NEUTRAL_AT_PEACE, no.FOUGHT_ALREADY, no.NOT_LISTED,
)  # fmt: skip
# Refusals of a city from which nobody has fought: they speak of the generals of one seat
OF_NO_BATTLE: Final = (
    no.NO_BATTLE_HERE, no.NO_ENEMY_NEAR, no.ALLIES_AT_PEACE, no.NEVER_AT_WAR, no.NEUTRAL_AT_PEACE,
)  # fmt: skip
# Refusals of a number of troops: of the general in question, or of the other one of the union
OF_TROOPS: Final = (no.BELOW_LEAST, no.OVER_MOST, no.OVER_EIGHT, no.NO_TROOPS_LEFT)
OF_OTHER_TROOPS: Final = (no.TOO_FEW_TROOPS, no.TOO_MANY_TROOPS)


SETTING_OUT: Final = (do.MOVE, do.FORCE, do.TOGETHER, do.FORCE_TOGETHER)
# What is known to all seats: a reason that one of them was given may be told to the others
IN_THE_OPEN: Final = (
    do.STEP, do.ATTACK, do.TARGET, do.RETREAT, do.MOVE, do.FORCE, do.TOGETHER, do.FORCE_TOGETHER,
    do.OFFER, do.REDUCE,
)  # fmt: skip


def named(game: Maria, refusal: Refusal, action: int) -> Refusal:
    """The same refusal with what it is about, where its words name something."""
    if refusal.args:
        return refusal
    args = about(game, refusal, action)
    return refusal.about(args) if args else refusal


def about(game: Maria, refusal: Refusal, action: int) -> dict[str, Any]:
    thing = action % do.STRIDE
    verb = action - thing
    if verb in (do.ATTACK, do.TARGET) and refusal not in OF_CITY:
        return about_fight(game, refusal, Place(thing))
    if verb in CITIES:
        return about_city(game, refusal, Place(thing))
    if verb in BODIES:
        return about_body(game, refusal, thing)
    if verb == do.TROOPS:
        return about_troops(game, refusal)
    if verb == do.TAKE and refusal in (no.NO_EMBLEM, no.NOT_ON_OFFER):
        return {"event": thing}
    if refusal is no.SILESIA_NOT_HELD:
        held = [city for city in facts.SILESIAN if game.controller(city) != facts.PRUSSIA]
        return {"city": held[0]}
    if refusal is no.FRENCH_IN_AUSTRIA:
        return about_french(game)
    return {}


def about_city(
    game: Maria, refusal: Refusal, city: Place, power: int = facts.NO_POWER
) -> dict[str, Any]:
    """The city, and who stands there or beside it; `power` is that of who would go there."""
    there = game.first(city)
    if refusal in OF_CITY:
        return {"city": city}
    if refusal in OF_STANDING and there != slots.NOBODY:
        return {"city": city, "piece": there}
    if refusal in OF_HUSSAR:
        return {"city": city, "piece": game.hussar_at(city)}
    if refusal is no.FORCED_NEAR_ENEMY:
        return beside(game, city, power)
    return {}


def about_body(game: Maria, refusal: Refusal, body: int) -> dict[str, Any]:
    if refusal in OF_PIECE:
        return {"piece": body}
    if refusal is no.CANNOT_PAY:
        return {"power": facts.POWER_OF[body]}
    if body >= facts.FIRST_HUSSAR or not game.on_map(body):
        return {}
    if refusal is no.NO_MAIN_ROAD:
        return {"city": game.place_of(body)}
    if refusal in (no.NAME_COMMANDER, no.NAME_THE_OTHER, no.NAMED_TOGETHER):
        return {"piece": game.partner(body)}
    if refusal is no.UNION_REFUSED:
        return {"piece": game.partner(body), "city": game.place_of(body)}
    return {}


def about_troops(game: Maria, refusal: Refusal) -> dict[str, Any]:
    """The general whose troops are asked for, or the one with whom they are shared."""
    question = game.question_of(game.answering)
    if question is None:
        return {}
    if refusal in OF_TROOPS:
        return {"piece": question.subject}
    return {"piece": game.partner(question.subject)} if refusal in OF_OTHER_TROOPS else {}


def about_fight(game: Maria, refusal: Refusal, city: Place) -> dict[str, Any]:
    """The generals who do not fight: beaten, of a new side, or two beside each other."""
    for near in [city, *facts.ROADS.near[city]]:
        for general in game.generals_at(near):
            saxon = facts.POWER_OF[general] == facts.SAXONY
            if refusal is no.RETREATED_ALREADY and game.has(general, slots.BEATEN):
                return {"piece": general}
            if refusal is no.CHANGED_SIDES and saxon:
                return {"piece": general}
            for other in game.generals_at(city) if near != city else []:
                if refusal in AT_PEACE and keeps_peace(game, refusal, general, other):
                    return {"piece": other, "target": general}
    return {}


def keeps_peace(game: Maria, refusal: Refusal, one: int, other: int) -> bool:
    """Whether this is why two generals beside each other do not fight."""
    pair = (facts.POWER_OF[one], facts.POWER_OF[other])
    neutral = game.is_neutral(pair[0]) or game.is_neutral(pair[1])
    if refusal is no.NEUTRAL_AT_PEACE:
        return neutral
    if refusal is no.FOUGHT_ALREADY or refusal is no.NOT_LISTED:
        return game.are_enemies(pair[0], pair[1])
    if refusal is no.NEVER_AT_WAR:
        return facts.PRAGMATIC in pair and (facts.PRUSSIA in pair or facts.SAXONY in pair)
    return not neutral and game.relation(pair[0], pair[1]) == powers.ALLY


def beside(game: Maria, city: Place, mover: int) -> dict[str, Any]:
    """The enemy beside a city that stops a force march, of a power or of the side that is asked."""
    for power in range(len(facts.POWERS)):
        if power != mover and (mover >= 0 or game.seat_of(power) != game.answering):
            continue
        for near in facts.ROADS.near[city]:
            if holds_enemy(game, power, near):
                return {"city": city, "piece": game.first(near), "from": near}
    return {}


def about_french(game: Maria) -> dict[str, Any]:
    """The French general who stands in Core Austria."""
    for general in facts.GENERALS_OF[facts.FRANCE]:
        city = game.place_of(general)
        if city >= 0 and facts.TERRITORY[city] == facts.CORE_AUSTRIA:
            return {"piece": general, "city": city}
    return {}


def is_of_past_stage(game: Maria, action: int) -> bool:
    """What kept a piece from setting out counts as long as the stage of its power goes on."""
    thing = action % do.STRIDE
    stage = game.scalars[slots.STAGE]
    return action - thing in SETTING_OUT and (
        stage not in (3, 4, 5) or facts.POWER_OF[thing] not in game.powers_of_stage(stage)
    )


def still_withheld(game: Maria, refusal: Refusal, action: int) -> Refusal:
    """Why something was not asked; what the open question itself refuses goes before that.

    A march or a battle that has just ended is public, and named to the seat that is asked now.
    """
    if is_of_past_stage(game, action):
        return NOT_ASKED_NOW
    if refusal is NOT_ASKED_NOW and action - action % do.STRIDE in IN_THE_OPEN:
        for each in reversed(game.withheld):
            if each.first <= action < each.end and each.refusal not in OF_NO_BATTLE:
                refusal = each.refusal
                break
    if refusal is NOT_ASKED_NOW or game.stack[-1].why_not(game, action) is not NOT_ASKED_NOW:
        return NOT_ASKED_NOW
    return named(game, refusal, action)
