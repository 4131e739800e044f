"""Names for the numbers: what the ids of events, questions and actions are called.

The words themselves stand in `text/`.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.words import Names
from sandtable.core.event import Event
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.greatwar.rules import facts, fights, notation as do, slots
from sandtable.games.greatwar.rules.artillery import Bombardment, NoMansLand
from sandtable.games.greatwar.rules.combat import Combat
from sandtable.games.greatwar.rules.orders import most_orders, shares
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import Repair
from sandtable.toolkit.text import Phrases, Variables, Words

NAMES: Final = Names(facts.WORDS, facts.GRID)

# Questions whose subject is a card; the subject of the others is a hex.
ABOUT_CARDS: Final = ("order-section", "order-any", "push-where")

# What a unit is, for messages that tell tanks from soldiers
TANK: Final = "tank"
SOLDIERS: Final = "soldiers"


@final
class GreatWarWords(Words[GreatWar]):
    """Hexes, units, cards, seats and dice by name."""

    def event(self, phrases: Phrases, event: Event) -> Variables:
        variables: Variables = {}
        for name, value in event.args.items():
            variables.update(argument(phrases, name, value))
        return variables

    def question(self, phrases: Phrases, state: GreatWar, question: Question) -> Variables:
        variables = seat_name(phrases, question.seat)
        if question.key in ABOUT_CARDS:
            variables.update(card_name(phrases, question.subject))
            variables["orders"] = orders_left(state, question)
        elif question.subject >= 0:
            at = Hex(question.subject)
            variables.update(NAMES.hex(phrases, "hex", at))
            variables.update(unit_at_name(phrases, "unit", state, at, question.seat))
        variables.update(in_progress(phrases, state, question))
        return variables

    def action(
        self, phrases: Phrases, state: GreatWar, question: Question, action: int
    ) -> Variables:
        thing = action % do.STRIDE
        verb = action - thing
        variables: Variables = {}
        if verb in (do.CARD, do.KEEP):
            variables.update(card_name(phrases, thing))
        elif verb in (do.PLAY, do.DROP):
            variables.update(combat_name(phrases, thing))
            variables["cost"] = facts.COST[thing]
        elif verb in (do.GUNS, do.SECTION):
            variables.update(section_name(phrases, thing))
        elif verb in (do.SPOT, do.DUD):
            variables["number"] = facts.DIRECTION_FACES[thing]
        elif verb == do.DICE:
            variables["dice"] = thing
        elif verb == do.IGNORE:
            variables["flags"] = thing
        elif len(do.VOCABULARY.verb(action).things) > 1:
            at = Hex(thing)
            variables.update(NAMES.hex(phrases, "hex", at))
            variables.update(unit_at_name(phrases, "unit", state, at, question.seat))
        return variables

    def modifier(self, phrases: Phrases, modifier: Modifier) -> Variables:
        """How many faces are cancelled, where it is about that."""
        return {"count": abs(modifier.dice)}


def argument(phrases: Phrases, name: str, value: Any) -> Variables:
    """The variables that one argument of an event fills."""
    if name in ("hex", "from"):
        return NAMES.hex(phrases, name, Hex(value))
    if name == "hexes":
        return NAMES.hexes(phrases, "hex", value)  # the whole objective, not its first hex alone
    if name in ("unit", "target"):
        return unit_name(phrases, name, value) if value else {}
    if name == "seat":
        return seat_name(phrases, value)
    if name == "card":
        return card_name(phrases, value)
    if name == "combat":
        return combat_name(phrases, value)
    if name == "special":
        return NAMES.thing(phrases, name, "specials", facts.SPECIALS[value - 1])
    if name == "faces":
        return {name: NAMES.faces(phrases, value), "thrown": len(value)}
    if name == "because":
        return {name: ", ".join(reason(phrases, word) for word in value), "reasons": len(value)}
    if name == "numbers":
        return {name: ", ".join(value)}
    if name == "seen":
        titles = [phrases.say(NAMES.key("combat", word)) for word in value]
        return {name: ", ".join(titles)}
    return {} if isinstance(value, list) else {name: value}


def reason(phrases: Phrases, word: str) -> str:
    """Ground, a token or a card that lets something be done, by name."""
    table = next(each for each in ("terrain", "tokens", "combat") if word in facts.WORDS[each])
    return phrases.say(NAMES.key(table, word))


def hexes_about(question: Question) -> list[str]:
    """The hex that a question is about, by name."""
    if question.subject < 0 or question.key in ABOUT_CARDS:
        return []
    return [facts.GRID.names[question.subject]]


# Names


def seat_name(phrases: Phrases, seat: int) -> Variables:
    return NAMES.thing(phrases, "seat", "seats", facts.SEATS[seat])


def section_name(phrases: Phrases, section: int) -> Variables:
    return NAMES.thing(phrases, "section", "sections", facts.SECTIONS[section])


def card_name(phrases: Phrases, card: int) -> Variables:
    """A command card; none where one order anywhere is given instead."""
    return NAMES.card(phrases, "card", "command", facts.COMMAND_CARDS[card] if card >= 0 else None)


def combat_name(phrases: Phrases, card: int) -> Variables:
    return NAMES.card(phrases, "combat", "combat", facts.COMBAT_CARDS[card])


def unit_name(phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
    """A unit by its word, as `british infantry`, and whether it is a tank."""
    kind = facts.KINDS.index(word.split(" ", 1)[1])
    variables = NAMES.unit(phrases, name, word, with_nation)
    variables[f"{name}_class"] = TANK if facts.IS_TANK[kind] else SOLDIERS
    return variables


def named_unit(phrases: Phrases, name: str, game: GreatWar, unit: Unit, seat: int) -> Variables:
    """One's own units go without their nation."""
    return unit_name(phrases, name, game.word(unit), game.seat_of(unit) != seat)


def unit_at_name(phrases: Phrases, name: str, game: GreatWar, at: Hex, seat: int) -> Variables:
    unit = game.unit_at(at)
    if unit < 0:
        return phrases.named(name, "nobody")
    return named_unit(phrases, name, game, unit, seat)


def full_name(phrases: Phrases, game: GreatWar, unit: Unit) -> str:
    """A unit with its special figure or its trouble: British infantry with bomber."""
    name = {"unit": NAMES.unit(phrases, "unit", game.word(unit))["unit"]}
    if game.special(unit):
        word = facts.SPECIALS[game.special(unit) - 1]
        return phrases.say(
            "unit-with", {**name, **NAMES.thing(phrases, "special", "specials", word)}
        )
    if game.is_stuck(unit):
        return phrases.say("unit-stuck", name)
    if game.is_abandoned(unit):
        return phrases.say("unit-abandoned", name)
    return str(name["unit"])


# What a question is about, beside its subject


def orders_left(game: GreatWar, question: Question) -> int:
    """How many more orders the card has at most."""
    given = len(game.ordered_units())
    if question.key == "order-section":
        return sum(shares(game)) - given - (1 if game.scalars[slots.AIMED] else 0)
    return most_orders(game) - given


def in_progress(phrases: Phrases, game: GreatWar, question: Question) -> Variables:
    """Who fights, what the dice show: what the procedure that asks knows."""
    top = game.stack[-1]
    if isinstance(top, Combat):
        attacker = named_unit(phrases, "attacker", game, top.unit, question.seat)
        here = game.hex_of(top.unit)
        return {**attacker, **NAMES.hex(phrases, "from", here), "way": fights.WAYS[top.way]}
    if isinstance(top, Throw):
        return {"flags": top.flags, "ignorable": min(top.flags, top.ignorable)}
    if isinstance(top, Bombardment):
        rolled = [
            face for face, many in zip(facts.DIRECTION_FACES, top.fallen) for _ in range(many)
        ]
        return {"numbers": ", ".join(rolled)}
    if isinstance(top, NoMansLand):
        return section_name(phrases, top.section)
    if isinstance(top, Repair):
        return {"own": facts.REPAIR[game.kind(top.tank)]}
    return {}
