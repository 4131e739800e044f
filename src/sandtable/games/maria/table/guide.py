"""The guided campaign: what a friendly referee says to each question and points out.

All of it is asked of the rules; the hand of the seat that is asked is the only hidden thing that is
read. The words stand in `text/`, as `guide-` and the question.
"""

from __future__ import annotations

from typing import Final

from sandtable.boards.graph import Place
from sandtable.core.question import Question
from sandtable.games.maria.rules import facts, slots
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.conquest import protector
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.table.hover import Best, march
from sandtable.games.maria.table.words import SUIT_SIGNS, body_name
from sandtable.toolkit.text import Speaker

GUIDED: Final = frozenset({
    "attack", "battle-card", "commander", "enter-at", "hussar", "keep", "march-together", "move",
    "muster", "pay", "recruit", "recruit-pay", "reserve-value", "retreat", "shift", "spread-losses",
    "step", "supply", "survivor", "target", "train-where",
})  # fmt: skip
SHORT: Final = "short"
MOST_NAMED: Final = 3


def tip(game: Maria, question: Question, speaker: Speaker) -> str:
    """What can be said of the question, in short after the first turn, and a remark on the map."""
    said = []
    if question.key == "muster" and not game.scalars[slots.TURN] and is_first(game, question):
        said.append(speaker.say("guide-welcome"))
    if question.key in GUIDED:
        form = SHORT if game.scalars[slots.TURN] > 1 or has_moved(game, question) else ""
        said.append(speaker.phrases.say(f"guide-{question.key}", None, form))
    said.append(remark(game, question, speaker))
    return " ".join(each for each in said if each)


def is_first(game: Maria, question: Question) -> bool:
    """Whether this is the first general whom the seat gives troops."""
    own = generals_of(game, question.seat)
    return question.subject == next((each for each in own if game.on_map(each)), slots.NOBODY)


def has_moved(game: Maria, question: Question) -> bool:
    """Whether the seat has moved a piece in this stage: then all was said."""
    if question.key not in ("move", "step"):
        return False
    own = generals_of(game, question.seat)
    return any(game.has(each, slots.MOVED) for each in own if each != question.subject)


def generals_of(game: Maria, seat: int) -> list[int]:
    generals = range(facts.GENERAL_COUNT)
    return [each for each in generals if game.seat_of(facts.POWER_OF[each]) == seat]


def remark(game: Maria, question: Question, speaker: Speaker) -> str:
    if question.key == "move":
        return who_could_conquer(game, question, speaker)
    if question.key == "step" and question.subject < facts.GENERAL_COUNT:
        names = [facts.CITY_NAMES[each] for each in prizes(game, question.subject)[:MOST_NAMED]]
        return speaker.say("guide-prizes", cities=", ".join(names)) if names else ""
    if question.key == "battle-card":
        return cards_told(game, speaker)
    return ""


def prizes(game: Maria, general: int) -> list[Place]:
    """Enemy fortresses that nobody protects, and through which the general could march (M15.2)."""
    power = facts.POWER_OF[general]
    best: Best = {}
    march(game.copy(), general, 0, 1, best)
    found = []
    for (place, main), steps in sorted(best.items()):
        city = Place(place)
        if not facts.FORTRESS[city] or city in found or not game.is_enemy_fortress(power, city):
            continue
        if protector(game, city) == slots.NOBODY and goes_on(game, general, city, steps, main):
            found.append(city)
    return found


def goes_on(game: Maria, general: int, city: Place, steps: int, main: int) -> bool:
    """Whether a march that has come to this city could still leave it."""
    there = game.first(city)
    if there not in (slots.NOBODY, general):
        return False
    ahead = game.copy()
    ahead.put(general, city)
    return bool(March(general, steps=steps, main=main).next_cities(ahead))


def who_could_conquer(game: Maria, question: Question, speaker: Speaker) -> str:
    """The general who has the most such fortresses in reach, with one of them."""
    best, city = 0, ""
    who = slots.NOBODY
    for general in generals_of(game, question.seat):
        if not game.on_map(general) or game.has(general, slots.MOVED):
            continue
        found = prizes(game, general)
        if len(found) > best:
            best, city, who = len(found), facts.CITY_NAMES[found[0]], general
    if not best:
        return ""
    return speaker.sentence(
        "guide-could-conquer", **body_name(speaker.phrases, "piece", who), city=city
    )


def cards_told(game: Maria, speaker: Speaker) -> str:
    """How many cards of the suit that counts there are in the hand, and what they are worth."""
    battle = next((each for each in game.stack if isinstance(each, Battle)), None)
    if battle is None:
        return ""
    suit = facts.SUIT_OF[battle.city(battle.right)]
    kinds = [facts.KIND_OF[card] for card in game.hand(battle.power(battle.right))]
    fitting = [kind for kind in kinds if kind != facts.RESERVE and facts.SUIT_OF_KIND[kind] == suit]
    return speaker.say(
        "guide-cards",
        sign=SUIT_SIGNS[suit],
        count=len(fitting),
        value=sum(facts.VALUE_OF_KIND[kind] for kind in fitting),
        reserves=kinds.count(facts.RESERVE),
    )
