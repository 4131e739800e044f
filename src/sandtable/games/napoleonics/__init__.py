"""Commands & Colors: Napoleonics. The front door: what the game puts on the table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sandtable.colors.files.handicap import explained
from sandtable.colors.table.goals import achieved
from sandtable.colors.table.words import FAMILY_TEXT
from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.games.napoleonics.bots.advice import advise
from sandtable.games.napoleonics.bots.features import NAMES as FEATURES, features
from sandtable.games.napoleonics.files.positions import differences, place
from sandtable.games.napoleonics.files.scenario import SHELF, Scenario
from sandtable.games.napoleonics.files.setup import HANDICAPS, READINGS, load_state, set_up
from sandtable.games.napoleonics.rules import facts, notation as do
from sandtable.games.napoleonics.rules.odds import fight_of_action
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.text_board import draw
from sandtable.games.napoleonics.table.words import NapoleonicsWords
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.shelf import ShelfBox
from sandtable.toolkit.standing import StandingOrder

if TYPE_CHECKING:
    from sandtable.games.napoleonics.table.face import NapoleonicsFace


@final
class NapoleonicsBox(ShelfBox[Scenario, Napoleonics]):
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
    fact_files = ("words.toml", "data/units.toml", "data/terrain.toml", "data/cards.toml")
    shared_text = (FAMILY_TEXT,)
    words = NapoleonicsWords()
    sweeping = ("order", "leader")
    pointing = ("order", "unit", "move", "attack", "fire")
    falling_back = frozenset({"retreat", "retire", "leader-retreats", "short-supply"})
    telling = frozenset({"respond", "keep-card", "play-card"})
    standing: ClassVar[dict[str, StandingOrder]] = {
        "no-first-strike": StandingOrder("respond", "stand", ("strike",))
    }
    feature_names = tuple(FEATURES)

    @cached_property
    def face(self) -> NapoleonicsFace:
        from sandtable.games.napoleonics.table.face import NapoleonicsFace

        return NapoleonicsFace(self)

    def asks_openly(self, question: Question) -> bool:
        """Cards that were played lie on the table; only what asks for others tells of a hand."""
        return question.key not in self.telling

    def opened(self, scenario: Scenario, options: dict[str, Any]) -> Napoleonics:
        return set_up(scenario, options)

    def load(self, data: dict[str, Any]) -> Napoleonics:
        return load_state(data)

    def draw(self, state: Napoleonics, seat: int | None = None) -> str:
        return draw(state)

    def fight(self, state: Napoleonics, action: int) -> Fight | None:
        return fight_of_action(state, action)

    def advice(self, state: Napoleonics, question: Question, level: int) -> list[float]:
        return advise(state, question, level == SIMPLE)

    def scenario_of(self, state: Napoleonics) -> str:
        return state.terms.name

    def features(self, state: Napoleonics, seat: int) -> list[float]:
        return features(state, seat)

    def achieved(self, before: Napoleonics, after: Napoleonics, seat: int) -> set[str]:
        return achieved(before, after, seat)

    def place(self, position: dict[str, Any]) -> Napoleonics:
        return place(position)

    def differences(self, state: Napoleonics, expect: dict[str, Any]) -> list[str]:
        return differences(state, expect)

    def is_obvious(self, action: int) -> bool:
        return action == do.DONE or action - action % do.STRIDE == do.UNIT

    def leads_on(self, state: Napoleonics, action: int) -> bool:
        """Naming a leader who is to move leads on to where he goes, as naming a unit does."""
        question = state.question()
        moves = question is not None and question.key == "move-who"
        return self.is_obvious(action) or (moves and action - action % do.STRIDE == do.LEADER)

    def nearest(self, state: Napoleonics, action: int, ways: list[list[int]]) -> int:
        """The unit nearest to the hex that the action names."""
        row = action % do.STRIDE * facts.HEXES
        return min(range(len(ways)), key=lambda number: farness(row, ways[number]))


def farness(row: int, way: list[int]) -> int:
    """How far the piece that a way names is from the hex of this row of distances."""
    named = [step % do.STRIDE for step in way if step != do.DONE]
    return facts.GRID.distances[row + named[-1]] if named else 0


NAPOLEONICS: Final = NapoleonicsBox()
