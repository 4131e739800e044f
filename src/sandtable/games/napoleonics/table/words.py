"""Names for the numbers: what the ids of events, questions and actions are called.

The words themselves stand in `text/`.
"""

from __future__ import annotations

import re
from typing import Any, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.table.words import BattleWords, Names
from sandtable.core.fight import Modifier
from sandtable.core.question import Question
from sandtable.games.napoleonics.rules import facts, leader_moves, leaders, melee, notation as do
from sandtable.games.napoleonics.rules.orders import capacity, orders_left
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike
from sandtable.toolkit.text import Phrases, Variables, plain

NAMES: Final = Names(facts.WORDS, facts.GRID, "cards")

# Questions about the attacker of a melee, whose subject is the hex that it emptied.
AFTER_MELEE: Final = ("take-ground", "break-through")


@final
class NapoleonicsWords(BattleWords[Napoleonics]):
    """Hexes, units, leaders, cards, seats and dice by name."""

    names = NAMES
    vocabulary = do.VOCABULARY
    about_cards = ("order-section", "order-class", "order-elan", "rally-who", "supply-who")

    def unit(self, phrases: Phrases, name: str, word: str, with_nation: bool = True) -> Variables:
        """A unit, or a leader who is alone."""
        if word not in facts.KINDS:
            return leader(phrases, name, word)
        return NAMES.unit(phrases, name, word, with_nation)

    def argument(self, phrases: Phrases, name: str, value: Any) -> Variables:
        if name in ("target", "between") and isinstance(value, int):
            return NAMES.hex(phrases, name, Hex(value))
        if name == "leader":
            return leader(phrases, name, value)
        return super().argument(phrases, name, value)

    def action(
        self, phrases: Phrases, state: Napoleonics, question: Question, action: int
    ) -> Variables:
        at = Hex(action % do.STRIDE)
        if action - at != do.LEADER:
            return super().action(phrases, state, question, action)
        who = state.leader_at(at)
        name = state.field.leader_names[who] if who >= 0 else ""
        shown = leader(phrases, "leader", name) if name else phrases.named("leader", "nobody")
        return {**NAMES.hex(phrases, "hex", at), **shown}

    def thing(self, phrases: Phrases, verb: int, thing: int) -> Variables | None:
        if verb in (do.CARD, do.KEEP):
            return NAMES.command(phrases, thing)
        if verb == do.SECTION:
            return NAMES.section(phrases, thing)
        return {"flags": thing} if verb == do.IGNORE else None

    def modifier(self, phrases: Phrases, modifier: Modifier) -> Variables:
        """Ground and card are known by the rule that the modifier cites."""
        variables: Variables = {}
        if modifier.rule in facts.TERRAIN_RULES:
            word = facts.TERRAIN[facts.TERRAIN_RULES.index(modifier.rule)]
            variables.update(NAMES.thing(phrases, "terrain", "terrain", word))
        if modifier.rule in facts.CARD_RULE:
            variables.update(NAMES.command(phrases, facts.CARD_RULE.index(modifier.rule)))
        return variables

    def standing(
        self, phrases: Phrases, name: str, game: Napoleonics, at: Hex, seat: int
    ) -> Variables:
        """A unit, or a leader alone."""
        if game.unit_at(at) < 0 and game.leader_at(at) >= 0:
            return leader(phrases, name, game.field.leader_names[game.leader_at(at)])
        return super().standing(phrases, name, game, at, seat)

    def orders_left(self, game: Napoleonics, question: Question) -> int:
        if question.key == "order-class":
            return orders_left(game)
        if question.key == "order-section":
            given = len(game.ordered_units()) + len(game.ordered_leaders())
            return capacity(game, facts.LEFT | facts.CENTER | facts.RIGHT) - given
        return 0

    def in_progress(self, phrases: Phrases, game: Napoleonics, question: Question) -> Variables:
        top = game.stack[-1]
        if isinstance(top, melee.Melee):
            names = ["attacker", "unit"] if question.key in AFTER_MELEE else ["attacker"]
            variables = NAMES.hex(phrases, "from", game.hex_of(top.attacker))
            for name in names:
                unit = self.own_or_not(phrases, name, game, top.attacker, question.seat)
                variables.update(unit)
            return variables
        if isinstance(top, Strike):
            return {"flags": top.flags}
        if isinstance(top, leader_moves.LeaderMove | leaders.LeaderRetreat):
            return leader(phrases, "leader", game.field.leader_names[top.leader])
        return {}


WORDS: Final = NapoleonicsWords()


def leader(phrases: Phrases, name: str, word: str) -> Variables:
    """A leader under the name that the language has for this one, if it has any."""
    key = leader_key(word)
    if phrases.has(key):
        return phrases.named(name, "leader", phrases.named("name", key))
    return phrases.named(name, "leader", plain("name", word))


def leader_key(word: str) -> str:
    return "leader-" + re.sub(r"[^a-z]+", "-", word.lower())
