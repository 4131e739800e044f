"""The box of a hex battle: what all of them put on the table alike."""

from __future__ import annotations

from typing import TypeVar

from sandtable.colors.files.scenarios import Fought
from sandtable.colors.rules.battle import Battle
from sandtable.colors.table import goals
from sandtable.colors.table.words import FAMILY_TEXT
from sandtable.core.question import Question
from sandtable.toolkit.shelf import ShelfBox

S = TypeVar("S", bound=Fought)
B = TypeVar("B", bound=Battle)


class BattleBox(ShelfBox[S, B]):
    """Its facts are in the same files, and its cards lie on the same table."""

    fact_files = ("words.toml", "data/units.toml", "data/terrain.toml", "data/cards.toml")
    shared_text = (FAMILY_TEXT,)
    achieved = staticmethod(goals.achieved)

    def asks_openly(self, question: Question) -> bool:
        """Cards that were played lie on the table; only what asks for others tells of a hand."""
        return question.key not in self.revealing_questions

    def scenario_of(self, state: B) -> str:
        return state.terms.name
