"""What a refusal is about: the pieces, places and powers that its words name."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.graph import Place
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
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
    no.PLACE_LOST, no.NO_BATTLE_HERE, no.MOVING_SIDE_FIGHTS, no.NO_ENEMY_BESIDE,
    no.NOT_ADJACENT_RETREAT, no.VISITED_TWICE, no.RETREAT_CLOSED, no.RETREAT_TOO_SHORT,
    no.RETREAT_NOT_FURTHEST,
    no.NOT_AN_ENTRY, no.ENTRY_HELD, no.ENTRY_IN_MUENCHEN, no.NOT_ITS_HOME, no.NOT_HOME_BY_PEACE,
    no.CLOSED_TO_IT, no.NOT_NEAREST, no.NOT_NEAREST_BY_PEACE, no.NOT_NEXT_TO_IT,
    no.NOT_PRUSSIAN_FORTRESS,
)  # fmt: skip
OF_STANDING: Final = (
    no.HUSSAR_PIECE, no.TAKEN_BY_PIECE, no.TAKEN_BY_ALLY, no.TRAIN_BLOCKS, no.TRAIN_ENTERS_NOTHING,
    no.NO_THIRD_GENERAL, no.UNION_NO_THIRD, no.FORCED_TRAIN, no.PLACE_TAKEN, no.RETREAT_OCCUPIED,
    no.RETREAT_TRAIN, no.RETREAT_JOINS, no.ENTRY_OCCUPIED, no.ENTRY_FULL, no.CITY_TAKEN,
    no.NOT_EMPTY_FOR_SAXON, no.NOT_EMPTY_FOR_AUSTRIAN, no.FORTRESS_TAKEN,
)  # fmt: skip
OF_PIECE: Final = (
    no.NO_TOLL, no.TOLL_AT_HOME, no.TOLL_OF_OTHER, no.TOLL_TOO_HIGH, no.NOT_YOUR_PIECE,
    no.NOT_THIS_STAGE, no.NOT_ON_MAP, no.AWAY_ON_MISSION, no.MOVED_ALREADY, no.TRAIN_SET_DOWN,
    no.UNITED_NOW, no.NO_UNION, no.NO_WAY_OUT, no.NO_FORCED_WAY, no.TRAIN_NEVER_FORCED,
    no.TRAIN_MOVED, no.NOT_OF_THE_UNION, no.NOT_IN_UNION, no.NOT_A_SURVIVOR, no.NOT_REMOVED,
    no.STILL_ON_MISSION, no.MUST_REENTER, no.EIGHT_TROOPS, no.NO_WAY_BACK, no.NOT_ON_MISSION,
    no.NOT_FOR_MISSION, no.STAGE_OF_OTHERS, no.NOT_ITS_POWER,
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
    if verb in CITIES:
        return about_city(game, refusal, Place(thing))
    if verb in BODIES and refusal in OF_PIECE:
        return {"piece": thing}
    if refusal is no.NAME_COMMANDER or refusal is no.NAME_THE_OTHER:
        return {"piece": game.partner(thing)}
    if refusal is no.SILESIA_NOT_HELD:
        held = [city for city in facts.SILESIAN if game.controller(city) != facts.PRUSSIA]
        return {"city": held[0]}
    if refusal is no.FRENCH_IN_AUSTRIA:
        return about_french(game)
    return {}


def about_city(game: Maria, refusal: Refusal, city: Place) -> dict[str, Any]:
    there = game.first(city)
    if refusal in OF_CITY:
        return {"city": city}
    if refusal in OF_STANDING and there != slots.NOBODY:
        return {"city": city, "piece": there}
    if refusal is no.FORCED_NEAR_ENEMY:
        return beside(game, city)
    return {}


def beside(game: Maria, city: Place) -> dict[str, Any]:
    """The enemy beside a city that stops a force march of the side that is asked."""
    for power in range(len(facts.POWERS)):
        if game.seat_of(power) != game.answering:
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


def still_withheld(game: Maria, refusal: Refusal, action: int) -> Refusal:
    """Why something was not asked; what the open question itself refuses goes before that."""
    if refusal is NOT_ASKED_NOW or game.stack[-1].why_not(game, action) is not NOT_ASKED_NOW:
        return NOT_ASKED_NOW
    return named(game, refusal, action)
