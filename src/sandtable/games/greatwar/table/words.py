"""Names for the numbers: what the ids of events, questions and actions are called.

The words themselves stand in `text/`.
"""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.colors.rules.battle import Unit
from sandtable.colors.table.words import BattleWords, Names
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.greatwar.rules import artillery, combat, facts, fights, notation as do, slots
from sandtable.games.greatwar.rules.orders import most_orders, shares
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import Repair
from sandtable.toolkit.text import Phrases, Variables

NAMES: Final = Names(facts.WORDS, facts.GRID, "command")

# What a unit is, for messages that tell tanks from soldiers
TANK: Final = "tank"
SOLDIERS: Final = "soldiers"


@final
class GreatWarWords(BattleWords[GreatWar]):
    """Hexes, units, cards, seats and dice by name."""

    names = NAMES
    vocabulary = do.VOCABULARY
    about_cards = ("order-section", "order-any", "push-where")

    def unit(self, phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
        """A unit, and whether it is a tank."""
        kind = facts.KINDS.index(word.split(" ", 1)[1])
        variables = NAMES.unit(phrases, name, word, with_nation)
        variables[f"{name}_class"] = TANK if facts.IS_TANK[kind] else SOLDIERS
        return variables

    def argument(self, phrases: Phrases, name: str, value: Any) -> Variables:
        if name == "hexes":  # the whole objective, not its first hex alone
            return NAMES.hexes(phrases, "hex", value)
        if name == "combat":
            return combat_name(phrases, value)
        if name == "special":
            return NAMES.thing(phrases, name, "specials", facts.SPECIALS[value - 1])
        if name == "numbers":
            return {name: ", ".join(value)}
        if name == "seen":
            return {name: ", ".join(phrases.say(NAMES.key("combat", word)) for word in value)}
        return super().argument(phrases, name, value)

    def reason(self, phrases: Phrases, word: str) -> str:
        """Ground, a token or a card, by name."""
        table = next(each for each in ("terrain", "tokens", "combat") if word in facts.WORDS[each])
        return phrases.say(NAMES.key(table, word))

    def thing(self, phrases: Phrases, verb: int, thing: int) -> Variables | None:
        if verb in (do.CARD, do.KEEP):
            return NAMES.command(phrases, thing)
        if verb in (do.PLAY, do.DROP):
            return {**combat_name(phrases, thing), "cost": facts.COST[thing]}
        if verb in (do.GUNS, do.SECTION):
            return NAMES.section(phrases, thing)
        if verb in (do.SPOT, do.DUD):
            return {"number": facts.DIRECTION_FACES[thing]}
        if verb == do.DICE:
            return {"dice": thing}
        return {"flags": thing} if verb == do.IGNORE else None

    def modifier(self, phrases: Phrases, modifier: Modifier) -> Variables:
        """How many faces are cancelled, where it is about that."""
        return {"count": abs(modifier.dice)}

    def orders_left(self, game: GreatWar, question: Question) -> int:
        given = len(game.ordered_units())
        if question.key == "order-section":
            return sum(shares(game)) - given - (1 if game.scalars[slots.AIMED] else 0)
        return most_orders(game) - given

    def in_progress(self, phrases: Phrases, game: GreatWar, question: Question) -> Variables:
        top = game.stack[-1]
        if isinstance(top, combat.Combat):
            attacker = self.own_or_not(phrases, "attacker", game, top.unit, question.seat)
            here = NAMES.hex(phrases, "from", game.hex_of(top.unit))
            return {**attacker, **here, "way": fights.WAYS[top.way]}
        if isinstance(top, Throw):
            return {"flags": top.flags, "ignorable": min(top.flags, top.ignorable)}
        if isinstance(top, artillery.Bombardment):
            fallen = zip(facts.DIRECTION_FACES, top.fallen)
            return {"numbers": ", ".join(face for face, many in fallen for _ in range(many))}
        if isinstance(top, artillery.NoMansLand):
            return NAMES.section(phrases, top.section)
        if isinstance(top, Repair):
            return {"own": facts.REPAIR[game.kind(top.tank)]}
        return {}


WORDS: Final = GreatWarWords()


def combat_name(phrases: Phrases, card: int) -> Variables:
    return NAMES.card(phrases, "combat", "combat", facts.COMBAT_CARDS[card])


def full_name(phrases: Phrases, game: GreatWar, unit: Unit) -> str:
    """A unit with its special figure or its trouble: British infantry with bomber."""
    name = {"unit": NAMES.unit(phrases, "unit", game.word(unit))["unit"]}
    if game.special(unit):
        word = facts.SPECIALS[game.special(unit) - 1]
        special = NAMES.thing(phrases, "special", "specials", word)
        return phrases.say("unit-with", {**name, **special})
    if game.is_stuck(unit):
        return phrases.say("unit-stuck", name)
    if game.is_abandoned(unit):
        return phrases.say("unit-abandoned", name)
    return str(name["unit"])
