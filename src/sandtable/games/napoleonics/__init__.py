"""Commands & Colors: Napoleonics: its `Box`, the interface to everything outside the rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, final

from sandtable.colors.files.handicap import explained
from sandtable.colors.table.box import BattleBox
from sandtable.core.question import Question
from sandtable.games.napoleonics.bots import features
from sandtable.games.napoleonics.bots.advice import advise
from sandtable.games.napoleonics.files import positions
from sandtable.games.napoleonics.files.scenario import SHELF, Scenario
from sandtable.games.napoleonics.files.setup import HANDICAPS, READINGS, load_state, set_up
from sandtable.games.napoleonics.rules import facts, notation as do
from sandtable.games.napoleonics.rules.odds import fight_of_action
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.text_board import draw
from sandtable.games.napoleonics.table.words import NapoleonicsWords
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.standing_orders import StandingOrder

if TYPE_CHECKING:
    from sandtable.games.napoleonics.table.face import NapoleonicsFace


@final
class NapoleonicsBox(BattleBox[Scenario, Napoleonics]):
    """Thirteen battles of the Peninsular War and 1815, for two."""

    id = "napoleonics"
    seats = facts.SEATS
    vocabulary = do.VOCABULARY
    purposes = do.PURPOSES
    rules_version = "1"
    options: ClassVar[dict[str, str]] = {**READINGS, **explained(HANDICAPS, facts.SEATS)}
    switches = tuple(READINGS)
    handicaps = HANDICAPS
    folder = facts.HERE
    shelf = SHELF
    words = NapoleonicsWords()
    sweeping = ("order", "leader")
    pointing = ("order", "unit", "move", "attack", "fire")
    falling_back = frozenset({"retreat", "retire", "leader-retreats", "short-supply"})
    revealing_questions = frozenset({"respond", "keep-card", "play-card"})
    standing: ClassVar[dict[str, StandingOrder]] = {
        "no-first-strike": StandingOrder("respond", "stand", ("strike",))
    }
    feature_names = tuple(features.NAMES)
    opened = staticmethod(set_up)
    load = staticmethod(load_state)
    fight = staticmethod(fight_of_action)
    features = staticmethod(features.features)
    place = staticmethod(positions.place)
    differences = staticmethod(positions.differences)

    @cached_property
    def face(self) -> NapoleonicsFace:
        from sandtable.games.napoleonics.table.face import NapoleonicsFace

        return NapoleonicsFace(self)

    def draw(self, state: Napoleonics, seat: int | None = None) -> str:
        return draw(state)

    def advice(self, state: Napoleonics, question: Question, level: int) -> list[float]:
        return advise(state, question, level == SIMPLE)

    def is_obvious(self, action: int) -> bool:
        return action == do.DONE or action - action % do.STRIDE == do.UNIT

    def leads_on(self, state: Napoleonics, action: int) -> bool:
        """Naming a leader who is to move leads on to where he goes, as naming a unit does.

        How far cavalry breaks through leads on to its bonus melee.
        """
        question = state.question()
        if self.is_obvious(action) or question is None:
            return self.is_obvious(action)
        verb = action - action % do.STRIDE
        if question.key == "break-through-further":
            return True
        return (question.key, verb) in (("move-who", do.LEADER), ("break-through", do.ADVANCE))

    def nearest(self, state: Napoleonics, action: int, ways: list[list[int]]) -> int:
        """The unit nearest to the hex that the action names."""
        row = action % do.STRIDE * facts.HEXES
        return min(range(len(ways)), key=lambda number: farness(row, ways[number]))


def farness(row: int, way: list[int]) -> int:
    """How far the piece that a way names is from the hex of this row of distances."""
    named = [step % do.STRIDE for step in way if step not in (do.DONE, do.HOLD)]
    return facts.GRID.distances[row + named[-1]] if named else 0


NAPOLEONICS: Final = NapoleonicsBox()
