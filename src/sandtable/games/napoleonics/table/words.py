"""Names for the numbers: what the ids of events, questions and actions are called.

The words themselves stand in `text/`.
"""

from __future__ import annotations

import re
from typing import Any, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.words import Names
from sandtable.core.event import Event
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.napoleonics.rules import facts, notation as do
from sandtable.games.napoleonics.rules.leader_moves import LeaderMove
from sandtable.games.napoleonics.rules.leaders import LeaderRetreat
from sandtable.games.napoleonics.rules.melee import Melee
from sandtable.games.napoleonics.rules.orders import capacity, orders_left
from sandtable.games.napoleonics.rules.state import Leader, Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike
from sandtable.toolkit.text import Phrases, Variables, Words, plain

NAMES: Final = Names(facts.WORDS, facts.GRID)

# Questions whose subject is a card; the subject of the others is a hex.
ABOUT_CARDS: Final = ("order-section", "order-class", "order-elan", "rally-who", "supply-who")
# Questions about the attacker of a melee, whose subject is the hex that it emptied.
AFTER_MELEE: Final = ("take-ground", "break-through")


@final
class NapoleonicsWords(Words[Napoleonics]):
    """Hexes, units, leaders, cards, seats and dice by name."""

    def event(self, phrases: Phrases, event: Event) -> Variables:
        variables: Variables = {}
        for name, value in event.args.items():
            variables.update(argument(phrases, name, value))
        return variables

    def question(self, phrases: Phrases, state: Napoleonics, question: Question) -> Variables:
        variables = seat_name(phrases, question.seat)
        if question.key in ABOUT_CARDS:
            variables.update(card_name(phrases, question.subject))
            variables["orders"] = orders(state, question)
        elif question.subject >= 0:
            at = Hex(question.subject)
            variables.update(hex_name(phrases, "hex", at))
            variables.update(piece_name(phrases, "unit", state, at, question.seat))
        variables.update(in_progress(phrases, state, question))
        return variables

    def action(
        self, phrases: Phrases, state: Napoleonics, question: Question, action: int
    ) -> Variables:
        thing = action % do.STRIDE
        verb = action - thing
        variables: Variables = {}
        if verb in (do.CARD, do.KEEP):
            variables.update(card_name(phrases, thing))
        elif verb == do.SECTION:
            variables.update(phrases.named("section", text_key("sections", facts.SECTIONS[thing])))
        elif verb == do.IGNORE:
            variables["flags"] = thing
        elif len(do.VOCABULARY.verb(action).things) > 1:
            at = Hex(thing)
            variables.update(hex_name(phrases, "hex", at))
            if verb == do.LEADER:
                variables.update(leader_at_name(phrases, state, at))
            else:
                variables.update(piece_name(phrases, "unit", state, at, question.seat))
        return variables

    def modifier(self, phrases: Phrases, modifier: Modifier) -> Variables:
        """Ground and card are known by the rule that the modifier cites."""
        variables: Variables = {}
        if modifier.rule in facts.TERRAIN_RULES:
            word = facts.TERRAIN[facts.TERRAIN_RULES.index(modifier.rule)]
            variables.update(phrases.named("terrain", text_key("terrain", word)))
        if modifier.rule in facts.CARD_RULE:
            variables.update(card_name(phrases, facts.CARD_RULE.index(modifier.rule)))
        return variables


def argument(phrases: Phrases, name: str, value: Any) -> Variables:
    """The variables that one argument of an event fills."""
    if name in ("hex", "from") or (name == "target" and isinstance(value, int)):
        return hex_name(phrases, name, Hex(value))
    if name in ("unit", "target"):
        return (
            unit_name(phrases, name, value)
            if value in facts.KINDS
            else leader(phrases, name, value)
        )
    if name == "leader":
        return leader(phrases, name, value)
    if name == "seat":
        return seat_name(phrases, value)
    if name == "card":
        return card_name(phrases, value)
    if name == "faces":
        return {name: NAMES.faces(phrases, value)}
    if name == "because":
        return {name: ", ".join(phrases.say(each) for each in value), "reasons": len(value)}
    return {} if isinstance(value, list) else {name: value}


def hexes_about(question: Question) -> list[str]:
    """The hex that a question is about, by name."""
    if question.subject < 0 or question.key in ABOUT_CARDS:
        return []
    return [facts.GRID.names[question.subject]]


# Names


def text_key(table: str, word: str) -> str:
    return NAMES.key(table, word)


def hex_name(phrases: Phrases, name: str, at: Hex) -> Variables:
    return NAMES.hex(phrases, name, at)


def seat_name(phrases: Phrases, seat: int) -> Variables:
    return NAMES.thing(phrases, "seat", "seats", facts.SEATS[seat])


def card_name(phrases: Phrases, card: int) -> Variables:
    """The title of a card, and its id for messages that depend on it."""
    return NAMES.card(phrases, "card", "cards", facts.CARDS[card] if card >= 0 else None)


def unit_name(phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
    """A unit by its word in the tables, as `british line`."""
    return NAMES.unit(phrases, name, word, with_nation)


def leader(phrases: Phrases, name: str, word: str) -> Variables:
    """A leader under the name that the language has for him, if it has one."""
    key = leader_key(word)
    if phrases.has(key):
        return phrases.named(name, "leader", phrases.named("name", key))
    return phrases.named(name, "leader", plain("name", word))


def leader_key(word: str) -> str:
    return "leader-" + re.sub(r"[^a-z]+", "-", word.lower())


def piece_name(phrases: Phrases, name: str, game: Napoleonics, at: Hex, seat: int) -> Variables:
    """Who stands in a hex: a unit, or a leader alone. One's own units go without their nation."""
    unit = game.unit_at(at)
    if unit >= 0:
        return unit_name(phrases, name, game.word(unit), game.seat_of(unit) != seat)
    if game.leader_at(at) >= 0:
        return leader(phrases, name, game.field.leader_names[game.leader_at(at)])
    return phrases.named(name, "nobody")


def leader_at_name(phrases: Phrases, game: Napoleonics, at: Hex) -> Variables:
    who = game.leader_at(at)
    if who < 0:
        return phrases.named("leader", "nobody")
    return leader(phrases, "leader", game.field.leader_names[who])


# What a question is about, beside its subject


def orders(game: Napoleonics, question: Question) -> int:
    """How many more orders the card has at most."""
    if question.key == "order-class":
        return orders_left(game)
    if question.key == "order-section":
        given = len(game.ordered_units()) + len(game.ordered_leaders())
        return capacity(game, facts.LEFT | facts.CENTER | facts.RIGHT) - given
    return 0


def in_progress(phrases: Phrases, game: Napoleonics, question: Question) -> Variables:
    """Who fights, falls back or rides: what the procedure that asks knows."""
    top = game.stack[-1]
    if isinstance(top, Melee):
        here = game.hex_of(top.attacker)
        attacker = named_unit(phrases, "attacker", game, top.attacker, question.seat)
        variables = {**attacker, **hex_name(phrases, "from", here)}
        if question.key in AFTER_MELEE:
            variables.update(named_unit(phrases, "unit", game, top.attacker, question.seat))
        return variables
    if isinstance(top, Strike):
        return {"flags": top.flags}
    if isinstance(top, LeaderMove | LeaderRetreat):
        who: Leader = top.leader
        return leader(phrases, "leader", game.field.leader_names[who])
    return {}


def named_unit(phrases: Phrases, name: str, game: Napoleonics, unit: Unit, seat: int) -> Variables:
    return unit_name(phrases, name, game.word(unit), game.seat_of(unit) != seat)
