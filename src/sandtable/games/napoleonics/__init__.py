"""Commands & Colors: Napoleonics. The front door: what the game puts on the table."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sandtable.colors.words import FAMILY_TEXT
from sandtable.core.box import SIMPLE, Box
from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.core.standing import StandingOrder
from sandtable.core.state import State, hash_of
from sandtable.games.napoleonics.advice.counsel import advise
from sandtable.games.napoleonics.drawing import draw
from sandtable.games.napoleonics.notation import DONE_, PURPOSES, STRIDE, UNIT, VOCABULARY
from sandtable.games.napoleonics.odds import fight_of_action
from sandtable.games.napoleonics.positions import differences, place
from sandtable.games.napoleonics.scenario import (
    find_scenario,
    lesson_ids,
    load_scenario,
    path_of,
    scenario_ids,
)
from sandtable.games.napoleonics.setup import load_state, set_up
from sandtable.games.napoleonics.state import Napoleonics
from sandtable.games.napoleonics.tables import HERE, SEATS
from sandtable.games.napoleonics.words import NapoleonicsWords

if TYPE_CHECKING:
    from sandtable.games.napoleonics.face import NapoleonicsFace


@final
class NapoleonicsBox(Box):
    """Thirteen battles of the Peninsular War and 1815, for two."""

    id = "napoleonics"
    seats = SEATS
    vocabulary = VOCABULARY
    purposes = PURPOSES
    rules_version = "1"
    folder = HERE
    shared_text = (FAMILY_TEXT,)
    words = NapoleonicsWords()
    sweeping = ("order", "leader")
    pointing = ("order", "unit", "move", "attack", "fire")
    telling = frozenset({"respond", "keep-card", "play-card"})
    standing: ClassVar[dict[str, StandingOrder]] = {
        "no-first-strike": StandingOrder("respond", "stand", ("strike",))
    }

    def __init__(self) -> None:
        self._first_positions: dict[str, Napoleonics] = {}

    @cached_property
    def face(self) -> NapoleonicsFace:
        from sandtable.games.napoleonics.face import NapoleonicsFace

        return NapoleonicsFace(self)

    def scenarios(self) -> list[str]:
        return scenario_ids()

    def lessons(self) -> list[str]:
        return lesson_ids()

    def set_up(self, scenario: str, options: dict[str, Any]) -> Napoleonics:
        """A scenario of ours by its id, or a file of one's own by its path."""
        if scenario.endswith(".toml"):
            return set_up(load_scenario(scenario_path(scenario)))
        if scenario not in self._first_positions:
            self._first_positions[scenario] = set_up(find_scenario(scenario))
        return self._first_positions[scenario].copy()

    def load(self, data: dict[str, Any]) -> Napoleonics:
        return load_state(data)

    def draw(self, state: State, seat: int | None = None) -> str:
        assert isinstance(state, Napoleonics)
        return draw(state)

    def fight(self, state: State, action: int) -> Fight | None:
        assert isinstance(state, Napoleonics)
        return fight_of_action(state, action)

    def advice(self, state: State, question: Question, level: int) -> list[float]:
        assert isinstance(state, Napoleonics)
        return advise(state, question, level == SIMPLE)

    def data_hash(self, scenario: str) -> str:
        names = ["words.toml", "data/units.toml", "data/terrain.toml", "data/cards.toml"]
        paths = [HERE / name for name in names] + [scenario_path(scenario)]
        return hash_of([path.read_text(encoding="utf-8") for path in paths])

    def place(self, position: dict[str, Any]) -> Napoleonics:
        return place(position)

    def differences(self, state: State, expect: dict[str, Any]) -> list[str]:
        assert isinstance(state, Napoleonics)
        return differences(state, expect)

    def is_obvious(self, action: int) -> bool:
        return action == DONE_ or action - action % STRIDE == UNIT


def scenario_path(scenario: str) -> Path:
    return Path(scenario) if scenario.endswith(".toml") else path_of(scenario)


NAPOLEONICS: Final = NapoleonicsBox()
