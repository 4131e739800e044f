"""The Great War with its tanks: its `Box`, the interface to everything outside the rules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sandtable.colors.files.handicap import explained
from sandtable.colors.table.box import BattleBox
from sandtable.core.question import Question
from sandtable.games.greatwar.bots import features
from sandtable.games.greatwar.bots.advice import advise
from sandtable.games.greatwar.files import positions
from sandtable.games.greatwar.files.scenario import UNOFFICIAL, Scenario
from sandtable.games.greatwar.files.scenario_files import SHELF, refuse_inventions
from sandtable.games.greatwar.files.setup import HANDICAPS, load_state, set_up
from sandtable.games.greatwar.rules import facts, notation as do
from sandtable.games.greatwar.rules.field import READINGS
from sandtable.games.greatwar.rules.odds import fight_of_action
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.table.aiming import aims
from sandtable.games.greatwar.table.text_board import draw
from sandtable.games.greatwar.table.words import GreatWarWords
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.handicap import handicap_in
from sandtable.toolkit.standing_orders import StandingOrder

if TYPE_CHECKING:
    from sandtable.games.greatwar.table.face import GreatWarFace


@final
class GreatWarBox(BattleBox[Scenario, GreatWar]):
    """Battles of the Western Front, 1915 to 1918, for two."""

    id = "greatwar"
    seats = facts.SEATS
    vocabulary = do.VOCABULARY
    purposes = do.PURPOSES
    options: ClassVar[dict[str, str]] = {
        UNOFFICIAL: "tanks that were never published may take part: Mark V*, Renault FT and "
        "Saint-Chamond (G29.2)",
        "three_alike": "only three targeting dice of one number change the ground (G16.7)",
        "gaining_adds": "the die for gaining ground comes on top of that for the hex (G25.13)",
        "one_confirm_die": "one bonus die in all for the confirmation of hits (G28.7)",
        "bonus_without_ground": "a tank that won has its bonus combat where it stands (G27.6)",
        **explained(HANDICAPS, facts.SEATS),
    }
    switches = tuple(READINGS)
    handicaps = HANDICAPS
    rules_version = "1"
    folder = facts.HERE
    shelf = SHELF
    words = GreatWarWords()
    sweeping = ("order",)
    pointing = ("order", "unit", "move", "attack", "fire", "target", "retreat", "advance")
    falling_back = frozenset({"retreat"})
    revealing_questions = frozenset(
        {
            "intelligence", "play-card", "wire-cutters", "pin-down", "spotter", "duds", "opening",
            "combat-card", "respond", "steady", "counter", "end-card", "keep-card", "drop-card",
        }
    )  # fmt: skip
    standing: ClassVar[dict[str, StandingOrder]] = {
        "no-reactions": StandingOrder("respond", "pass", ("play smoke-screen", "strike"))
    }
    feature_names = tuple(features.NAMES)
    load = staticmethod(load_state)
    fight = staticmethod(fight_of_action)
    features = staticmethod(features.features)
    place = staticmethod(positions.place)
    differences = staticmethod(positions.differences)

    @cached_property
    def face(self) -> GreatWarFace:
        from sandtable.games.greatwar.table.face import GreatWarFace

        return GreatWarFace(self)

    def opened(self, scenario: Scenario, options: dict[str, Any]) -> GreatWar:
        if not options.get(UNOFFICIAL):
            refuse_inventions(scenario)
        readings = [name for name in READINGS if options.get(name)]
        return set_up(scenario, readings, handicap_in(HANDICAPS, options))

    def draw(self, state: GreatWar, seat: int | None = None) -> str:
        return draw(state)

    def throws(self, state: GreatWar, action: int) -> bool:
        return fight_of_action(state, action) is not None or aims(state, action)

    def advice(self, state: GreatWar, question: Question, level: int) -> list[float]:
        return advise(state, question, level == SIMPLE)

    def nearest(self, state: GreatWar, action: int, ways: list[list[int]]) -> int:
        """The way that names the unit closest to the hex of the action."""
        at = action % do.STRIDE
        distances = [distance_of(way, at) for way in ways]
        return distances.index(min(distances))

    def is_step(self, action: int) -> bool:
        return action == do.STOP or action - action % do.STRIDE == do.MOVE

    def is_obvious(self, action: int) -> bool:
        return action in (do.DONE, do.PASS, do.STOP) or action - action % do.STRIDE == do.UNIT


def distance_of(way: list[int], at: int) -> int:
    """From the last unit that a way names to a hex; a way without a unit comes first."""
    hexes = [each % do.STRIDE for each in way if each - each % do.STRIDE == do.UNIT]
    return facts.GRID.distances[hexes[-1] * facts.HEXES + at] if hexes and at < facts.HEXES else -1


GREATWAR: Final = GreatWarBox()
