"""Names for the numbers: what the ids of events, questions and actions are called.

All of them stand in `text/`, the areas of the map as well.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.games.lastman.rules import facts, notation as do
from sandtable.games.lastman.rules.state import LastMan
from sandtable.toolkit.text import Phrases, Speaker, Variables, Words, plain

# What an answer is about, by its verb
AREA: Final = "area"
ARMY: Final = "army"
CONTAINER: Final = "container"
ABOUT: Final[dict[int, str]] = {
    **dict.fromkeys(
        (do.STEP, do.RAIL, do.STRATEGIC, do.SEA, do.AT, do.BATTLE, do.FIGHT, do.RETREAT), AREA
    ),
    **dict.fromkeys((do.CARD, do.ERSATZ, do.DROP, do.ASSIGN), "card"),
    **dict.fromkeys((do.FROM, do.LOSE, do.UPGRADE, do.ENTRENCH), CONTAINER),
    **dict.fromkeys((do.ARMY, do.INTO, do.REBUILD, do.FORTIFY, do.SUPPRESS), ARMY),
    **dict.fromkeys((do.PIECE, do.BUY), "piece"),
    **dict.fromkeys((do.NUMBER, do.CARDS), "count"),
}
# What the subject of a question is; an area where nothing is said
SUBJECTS: Final[dict[str, str]] = {
    **dict.fromkeys(("set-up-army", "place-army", "attrition", "stray"), ARMY),
    **dict.fromkeys(("set-up-piece", "place-unit", "swap", "suppress-where"), "kind"),
    **dict.fromkeys(("assign-where", "bonus", "crisis", "crisis-where"), "card"),
    **dict.fromkeys(("spend", "bid"), "count"),
    **dict.fromkeys(
        (
            "box-piece", "crisis-piece", "pay-piece", "regroup-exchange", "regroup-piece",
            "regroup-where", "retreat-army", "retreat-empty", "retreat-piece", "retreat-take-in",
            "retreat-where", "swap-which", "which-piece",
        ),
        CONTAINER,
    ),
    **dict.fromkeys(("spend-kind", "spend-where"), ""),
}  # fmt: skip
SIDE_NAMES: Final = ("side", "seat")
AREA_ARGUMENTS: Final = ("area", "from")
LEVEL_EVENTS: Final = ("armistice", "resigned", "decisive", "last-turn-over")
SEASON_KEYS: Final = {
    "SPRING": "season-spring",
    "SUMMER": "season-summer",
    "AUTUMN": "season-autumn",
    "WINTER": "season-winter",
}
# Who fires: a type of unit, or one of these (see fire.py)
POOL_KEYS: Final = (
    "pool-dug", "pool-fortified", "pool-british-guns", "pool-fort", "pool-gun-dice",
    "pool-tank-dice", "pool-storm-dice",
)  # fmt: skip


@final
class LastManWords(Words[LastMan]):
    """Sides, armies, areas, units and cards by name."""

    def event(self, phrases: Phrases, event: Event) -> Variables:
        variables: Variables = {}
        for name, value in event.args.items():
            if name != "level" or event.key in LEVEL_EVENTS:
                variables.update(argument(phrases, name, value))
            else:
                variables[name] = value  # a strength, or a firepower
        army, kind = event.args.get("army", -1), event.args.get("kind", -1)
        if kind >= 0 or army >= 0:
            who, number = (kind_name, kind) if kind >= 0 else (army_name, army)
            variables.update(who(phrases, "who", number))
        if "army" in event.args:
            variables["joins"] = "army" if army >= 0 else "area"
        return variables

    def question(self, phrases: Phrases, state: LastMan, question: Question) -> Variables:
        variables = phrases.named("seat", f"seat-{facts.SEATS[question.seat]}")
        subject = SUBJECTS.get(question.key, AREA)
        if question.subject >= 0 and subject:
            variables.update(argument(phrases, subject, question.subject))
        return variables

    def action(
        self, phrases: Phrases, state: LastMan, question: Question, action: int
    ) -> Variables:
        thing = action % do.STRIDE
        variables: Variables = {}
        if action - thing == do.ERSATZ:
            variables["pays"] = facts.ERSATZ[thing]
        about = ABOUT.get(action - thing)
        if about is not None:
            variables.update(argument(phrases, about, thing))
        return variables


def argument(phrases: Phrases, name: str, value: Any) -> Variables:
    """The variables that one argument of an event, question or answer fills."""
    if isinstance(value, list):
        return listed(phrases, name, value)
    if name in SIDE_NAMES:
        return phrases.named(name, key("seats", facts.SEATS[value]))
    if name in AREA_ARGUMENTS:
        return place_name(phrases, name, value)
    if name == "army":
        return army_name(phrases, name, value)
    if name == "container":
        if facts.FIRST_ARMY <= value < facts.POOL:
            return army_name(phrases, name, value - facts.FIRST_ARMY)
        return place_name(phrases, name, value)
    if name == "kind":
        return kind_name(phrases, name, value)
    if name == "piece":
        dug = value >= facts.KIND_COUNT
        return {**kind_name(phrases, name, value % facts.KIND_COUNT), "dug": "yes" if dug else "no"}
    if name == "card":
        return phrases.named(name, key("cards", facts.CARDS[value]) if value >= 0 else "no-card")
    if name == "level":
        return phrases.named(name, key("levels", facts.LEVELS[value]))
    if name == "pool":
        return phrases.named(name, pool_key(value))
    if name == "turn":
        return {"turn": value, **plain("season", season_name(phrases, value))}
    return {name: value}


def listed(phrases: Phrases, name: str, values: list[Any]) -> Variables:
    """Faces of dice as they fell, cards by name; rules are for the reader of cases."""
    if name == "faces":
        return {name: " ".join(str(each) for each in values)}
    if name == "cards":
        return {name: ", ".join(phrases.say(key("cards", facts.CARDS[each])) for each in values)}
    return {}


# Names


def key(table: str, word: str) -> str:
    """The key of the text of a word."""
    return str(facts.WORDS[table][word]["text"])


def place_name(phrases: Phrases, name: str, place: int) -> Variables:
    """An area, the box, or off the map."""
    if 0 <= place < facts.AREA_COUNT:
        return phrases.named(name, area_key(place))
    if place == facts.BOX:
        return phrases.named(name, "eastern-box")
    if place in (facts.POOL, facts.LATER):
        return phrases.named(name, "force-pool")
    return phrases.named(name, "off-map")


def area_key(area: int) -> str:
    """The key of the name of an area."""
    return f"area-{facts.AREAS[area].replace('_', '-')}"


def area_name(phrases: Phrases, area: int) -> str:
    """An area, as the map letters it for the reader."""
    return phrases.say(area_key(area))


def army_name(phrases: Phrases, name: str, army: int) -> Variables:
    """`German Army 5`; Belgium has but one."""
    if not 0 <= army < len(facts.ARMIES):
        return phrases.named(name, "nobody")
    nation = phrases.named("nation", key("nations", facts.NATIONS[facts.ARMY_NATION[army]]))
    number = facts.ARMIES[army].split("_")[1]
    if not number.isdecimal():
        return phrases.named(name, "army-single", nation)
    return phrases.named(name, "army-numbered", {**nation, "number": number})


def kind_name(phrases: Phrases, name: str, kind: int) -> Variables:
    """`German infantry`."""
    if not 0 <= kind < facts.KIND_COUNT:
        return phrases.named(name, "nobody")
    return phrases.named(name, key("kinds", facts.KINDS[kind]))


def army_called(speaker: Speaker, army: int) -> str:
    return str(army_name(speaker.phrases, "army", army)["army"])


def kind_called(speaker: Speaker, kind: int) -> str:
    return str(kind_name(speaker.phrases, "kind", kind)["kind"])


def place_called(speaker: Speaker, place: int) -> str:
    """A container: an army, an area, or the box."""
    if place >= facts.FIRST_ARMY:
        return army_called(speaker, place - facts.FIRST_ARMY)
    return str(place_name(speaker.phrases, "area", place)["area"])


def pool_key(pool: int) -> str:
    own = pool - len(facts.TYPES)
    return POOL_KEYS[own] if own >= 0 else key("types", facts.TYPES[pool])


def season_name(phrases: Phrases, turn: int) -> str:
    season, years = str(facts.TURNS[turn - 1]["name"]).split(" ")
    return phrases.say(SEASON_KEYS[season], {"years": years})
