"""Names for the numbers: what the ids of events, questions and actions are called.

Cities and generals are called as they are in `data/`, in every language; the other words stand in
`text/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from sandtable.boards.graph import Place
from sandtable.core.event import Event
from sandtable.core.lanes import Lanes
from sandtable.core.question import Question
from sandtable.games.maria.rules import facts, notation as do, slots, treaties
from sandtable.games.maria.rules.battle import Battle
from sandtable.games.maria.rules.march import March
from sandtable.games.maria.rules.movement import MovementPhase
from sandtable.games.maria.rules.muster import Muster, generals_of_seat
from sandtable.games.maria.rules.payment import MISSION_PAID, TOLL, TRAIN, TROOPS_PAID, Payment
from sandtable.games.maria.rules.recruiting import Recruiting
from sandtable.games.maria.rules.retreats import Retreat
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.treaties import Talks
from sandtable.toolkit.text import Phrases, Variables, Words, plain, signed

SUIT_SIGNS: Final = ["♣", "♦", "♥", "♠"]

# What a number stands for: the subject of a question, the thing of a verb, an argument of an event
BODY: Final = "piece"
CITY: Final = "city"
POWER: Final = "power"
EVENT: Final = "event"
TRACK: Final = "track"
NUMBER: Final = "count"
CARD: Final = "card"
SUIT: Final = "suit"
_SUBJECTS: Final = {
    BODY: (
        "enter-at hussar keep march-together muster relocate return second-train shift "
        "spread-losses step train-where unite"
    ),
    CITY: "battle-card commander consent reserve-value retreat survivor target vote",
    POWER: "end-answer mission place-card subsidy subsidy-answer subsidy-turns take-event trump",
    EVENT: "event-effect",
    TRACK: "shift-marker",
    NUMBER: "pay recruit recruit-pay saxon-steps supply",
}
ABOUT: Final = {key: kind for kind, keys in _SUBJECTS.items() for key in keys.split()}
_THINGS: Final = [
    (facts.BODIES, BODY), (facts.GENERALS, BODY), (facts.CITIES, CITY), (facts.POWERS, POWER),
    (facts.EVENTS, EVENT), (facts.KINDS, CARD), (facts.SUITS, SUIT), (do.NUMBERS, NUMBER),
]  # fmt: skip
STATUS_TEXTS: Final = ("status-prussian-ally", "status-neutral", "status-austrian-ally")
PAID_FOR: Final = {TOLL: "toll", TRAIN: "train", TROOPS_PAID: "troops", MISSION_PAID: "mission"}


@final
class MariaWords(Words[Maria]):
    """Powers, pieces, cities, cards and events by name."""

    def event(self, phrases: Phrases, event: Event) -> Variables:
        variables: Variables = {}
        for name, value in event.args.items():
            variables.update(argument(phrases, name, value))
        return variables

    def question(self, phrases: Phrases, state: Maria, question: Question) -> Variables:
        variables = seat_name(phrases, question.seat)
        kind = ABOUT.get(question.key)
        if kind is not None:
            variables.update(argument(phrases, kind, question.subject))
        variables.update(in_progress(phrases, state, question))
        return variables

    def action(self, phrases: Phrases, state: Maria, question: Question, action: int) -> Variables:
        kind, thing = kind_of(action), action % do.STRIDE
        variables = argument(phrases, kind, thing) if kind else {}
        if kind == CARD:
            variables["value"] = facts.VALUE_OF_KIND[thing]
        elif action - thing in (do.LEFT, do.RIGHT):
            variables["told"] = after_shift(phrases, state, question, action)
        return variables


def kind_of(action: int) -> str:
    """What the thing of a verb is; empty for a verb without one."""
    things = do.VOCABULARY.verb(action).things
    return next((kind for words, kind in _THINGS if words is things), "")


def argument(phrases: Phrases, name: str, value: Any) -> Variables:
    """The variables that one argument of an event fills."""
    if name in _NAMES:
        return _NAMES[name](phrases, name, value)
    return {} if isinstance(value, list) else {name: value}


# Names


def key(table: str, word: str) -> str:
    """The key of the text of a word."""
    return str(facts.WORDS[table][word]["text"])


def seat_name(phrases: Phrases, seat: int) -> Variables:
    return phrases.named("seat", key("seats", facts.SEATS[seat]))


def power_name(phrases: Phrases, name: str, power: int) -> Variables:
    return phrases.named(name, key("powers", facts.POWERS[power]) if power >= 0 else "nobody")


def body_name(phrases: Phrases, name: str, body: int) -> Variables:
    """A general by name, a train by its power, a hussar by number."""
    if body < 0:
        return phrases.named(name, "nobody")
    if body < facts.FIRST_TRAIN:
        return phrases.named(name, "general", plain("name", facts.GENERAL_NAMES[body]))
    if body >= facts.FIRST_HUSSAR:
        return phrases.named(name, "hussar", {"number": body - facts.FIRST_HUSSAR + 1})
    power = facts.POWER_OF[body]
    owner = power_name(phrases, "power", power)
    trains = facts.TRAINS_OF[power]
    if len(trains) == 1:
        return phrases.named(name, "train", owner)
    return phrases.named(name, "train-numbered", {**owner, "number": trains.index(body) + 1})


def kind_word(body: int) -> str:
    if body >= facts.FIRST_HUSSAR:
        return "hussar"
    return "train" if body >= facts.FIRST_TRAIN else "general"


def place_name(phrases: Phrases, name: str, place: int) -> Variables:
    """A city, or a box beside the map."""
    if place >= 0:
        return plain(name, facts.CITY_NAMES[place])
    if place == facts.OFF:
        return phrases.named(name, "off-map")
    return phrases.named(name, key("boxes", facts.BOXES[facts.EAST_PRUSSIA - place]))


def city_told(phrases: Phrases, city: int) -> str:
    """A city as the map letters it, and as the reader calls it where that is something else."""
    name = facts.CITY_NAMES[city]
    key_ = f"city-{facts.CITIES[city]}"
    native = phrases.say(key_) if phrases.has(key_) else name
    return name if native == name else f"{name} ({native})"


def card_name(phrases: Phrases, kind: int) -> str:
    """`♠7`, or the word for a reserve."""
    if kind == facts.RESERVE:
        return phrases.say("card-reserve")
    return f"{SUIT_SIGNS[facts.SUIT_OF_KIND[kind]]}{facts.VALUE_OF_KIND[kind]}"


def _named(table: str, words: list[str]) -> Callable[[Phrases, str, int], Variables]:
    return lambda phrases, name, number: phrases.named(name, key(table, words[number]))


def suit_name(phrases: Phrases, name: str, suit: int) -> Variables:
    return {**phrases.named(name, key("suits", facts.SUITS[suit])), "sign": SUIT_SIGNS[suit]}


def cards_named(phrases: Phrases, name: str, kinds: list[int]) -> Variables:
    return {name: ", ".join(card_name(phrases, each) for each in sorted(kinds))}


# How the arguments of events are named
_NAMES: Final[dict[str, Callable[[Phrases, str, Any], Variables]]] = {
    **dict.fromkeys((POWER, "other", "owner", "lost"), power_name),
    **dict.fromkeys((BODY, "partner", "target"), body_name),
    **dict.fromkeys((CITY, "from"), place_name),
    CARD: lambda phrases, name, kind: {name: card_name(phrases, kind)},
    "cards": cards_named,
    SUIT: suit_name,
    EVENT: _named("events", facts.EVENTS),
    TRACK: _named("tracks", facts.TRACKS),
    "seat": _named("seats", facts.SEATS),
}


def cities_about(question: Question) -> list[str]:
    """The city that a question is about, by id."""
    return [facts.CITIES[question.subject]] if ABOUT.get(question.key) == CITY else []


def bodies_about(question: Question) -> list[str]:
    """The piece that a question is about, by id."""
    return [facts.BODIES[question.subject]] if ABOUT.get(question.key) == BODY else []


# What a question is about, beside its subject


def in_progress(phrases: Phrases, game: Maria, question: Question) -> Variables:
    """Who fights, marches or pays: what the procedure that asks knows."""
    top = game.stack[-1]
    if isinstance(top, Battle):
        return battle_names(phrases, top)
    if isinstance(top, Payment):
        return {**power_name(phrases, "power", top.power), "reason": PAID_FOR[top.reason]}
    if isinstance(top, Recruiting):
        bought = top.paid // top.price if top.price else 0
        power = power_name(phrases, "power", top.power)
        return {**power, "price": top.price, "troops": bought}
    if isinstance(top, Lanes):
        return muster_names(phrases, game, top, question)
    if isinstance(top, MovementPhase):
        names = [phrases.say(key("powers", facts.POWERS[each])) for each in top.powers(game)]
        return plain("power", ", ".join(names))
    if isinstance(top, Retreat):
        return {**body_name(phrases, "piece", top.general), "count": top.left}
    if isinstance(top, Talks):
        return talk_names(phrases, game, top)
    if isinstance(top, March):
        there = game.first(Place(top.asking)) if top.asking >= 0 else top.other
        return body_name(phrases, "partner", there)
    if question.key in ("shift", "spread-losses"):
        general = question.subject
        partner = game.partner(general)
        total = game.troops(general) + (game.troops(partner) if partner >= 0 else 0)
        return {**body_name(phrases, "partner", partner), "count": total}
    if question.key == "place-card" and game.scalars[slots.TRUMP] >= 0:
        return argument(phrases, "suit", game.scalars[slots.TRUMP])
    return {}


def muster_names(phrases: Phrases, game: Maria, lanes: Lanes, question: Question) -> Variables:
    """How many troops a power has left to share out, and for how many generals."""
    lane = lanes.lanes[question.seat]
    assert isinstance(lane, Muster)
    power = facts.POWER_OF[question.subject]
    left = game.form.troops[power]
    waiting = 0
    for at, general in enumerate(generals_of_seat(game, question.seat)):
        if facts.POWER_OF[general] != power:
            continue
        if at < len(lane.given):
            left -= lane.given[at]
        else:
            waiting += 1
    return {**power_name(phrases, "power", power), "count": left, "generals": waiting}


def battle_names(phrases: Phrases, battle: Battle) -> Variables:
    """Who may play, and by how much that side is behind."""
    right = battle.right
    if min(battle.commanders) < 0:
        return {}
    return {
        **power_name(phrases, "power", battle.power(right)),
        **body_name(phrases, "piece", battle.commanders[right]),
        **body_name(phrases, "target", battle.commanders[1 - right]),
        "score": abs(battle.score),
    }


def talk_names(phrases: Phrases, game: Maria, talks: Talks) -> Variables:
    """Who offers what to whom, and for how long."""
    giver = treaties.GIVERS[game.scalars[slots.STAGE] - treaties.FIRST_STAGE][talks.at]
    names = {**power_name(phrases, "power", giver), "turns": talks.turns}
    if talks.receiver < 0:
        return names
    return {**names, **power_name(phrases, "other", talks.receiver)}


def after_shift(phrases: Phrases, game: Maria, question: Question, action: int) -> str:
    """`: ally of Austria`, of the box where a marker would come to lie."""
    if question.key != "shift-marker":
        return ""
    steps = action % do.STRIDE
    box = game.marker_box(question.subject) + (steps if action - steps == do.RIGHT else -steps)
    told = box_told(phrases, question.subject, box)
    return f": {told}" if told else ""


def box_told(phrases: Phrases, track: int, box: int) -> str:
    """What a box of a track brings, in words; nothing for a box that is not there."""
    if not 1 <= box <= len(facts.BOXES_OF_TRACK[track]):
        return ""
    entry = facts.BOXES_OF_TRACK[track][box - 1]
    told = []
    if "status" in entry:
        told.append(phrases.say(STATUS_TEXTS[facts.STATUSES.index(entry["status"])]))
    for effect in entry["effects"]:
        power = phrases.say(key("powers", effect["power"]))
        if effect["type"] == "income":
            income = {"power": power, "count": signed(effect["amount"])}
            told.append(phrases.say("box-income", income))
        elif effect["type"] == "set_income":
            told.append(phrases.say("box-set-income", {"power": power, "count": effect["value"]}))
        else:
            text = "box-mission" if effect["type"] == "mission" else "box-marker"
            told.append(phrases.say(text, {"power": power}))
    return phrases.listed(told) or phrases.say("panel-box-nothing")
