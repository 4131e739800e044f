"""Maria: its `Box`, the interface to everything outside the rules."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.games.maria.bots import features
from sandtable.games.maria.bots.advice import advise
from sandtable.games.maria.files import positions
from sandtable.games.maria.files.checks import is_data
from sandtable.games.maria.files.scenario import SHELF, Scenario
from sandtable.games.maria.files.setup import (
    HANDICAPS,
    LOSER_MATCHES,
    RETURNS_LATE,
    SILESIA_AUSTRIA,
    SILESIA_BOTH,
    SILESIA_SUPPLY,
    load_state,
    set_up,
)
from sandtable.games.maria.rules import facts, notation as do
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.table import goals, text_board
from sandtable.games.maria.table.words import MariaWords
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.shelf import ShelfBox

if TYPE_CHECKING:
    from sandtable.games.maria.table.face import MariaFace


@final
class MariaBox(ShelfBox[Scenario, Maria]):
    """The War of the Austrian Succession, 1741 to 1744, for three or two."""

    id = "maria"
    seats = facts.SEATS
    vocabulary = do.VOCABULARY
    purposes = do.PURPOSES
    rules_version = "2"
    options: ClassVar[dict[str, str]] = {
        RETURNS_LATE: "cards that come back from the display come a turn later (M23.8)",
        LOSER_MATCHES: "the beaten take out only as many markers as the winner puts in (M21.5)",
        SILESIA_AUSTRIA: "Austria is at home in Silesia until it is annexed (M3.6)",
        SILESIA_BOTH: "Austria and Prussia are at home in Silesia until it is annexed (M3.6)",
        SILESIA_SUPPLY: "the same two as one word: none, austria, both (M3.6)",
        **dict.fromkeys(
            HANDICAPS,
            "a handicap: the power has so many markers of victory more to place (-3 to 3)",
        ),
    }
    handicaps = HANDICAPS
    switches = (RETURNS_LATE, LOSER_MATCHES, SILESIA_AUSTRIA, SILESIA_BOTH)
    folder = facts.HERE
    shelf = SHELF
    fact_files = ("words.toml", "data/map.toml", "data/powers.toml", "data/politics.toml")
    words = MariaWords()
    pointing = ("step", "hussar", "at", "attack", "target", "retreat")
    lifting = ("together", "move")
    falling_back = frozenset({"retreats"})
    # Others must not learn from them whether a power has a card to play, to pay or to place
    revealing_questions = frozenset(
        {
            "muster",
            "shift",
            "move",
            "pay",
            "battle-card",
            "reserve-value",
            "place-card",
            "mission",
            "recruit-pay",
            "recruit",
            "spread-losses",
        }
    )
    feature_names = tuple(features.NAMES)
    opened = staticmethod(set_up)
    load = staticmethod(load_state)
    features = staticmethod(features.features)
    achieved = staticmethod(goals.achieved)
    place = staticmethod(positions.place)
    differences = staticmethod(positions.differences)
    draw = staticmethod(text_board.draw)

    @cached_property
    def face(self) -> MariaFace:
        from sandtable.games.maria.table.face import MariaFace

        return MariaFace(self)

    def seats_of(self, scenario: str) -> list[str]:
        """Two of the three seats in the forms for two (M32)."""
        form = self.shelf.load(self.shelf.file_of(scenario))
        return facts.SEATS[: form.players]

    def advice(self, state: Maria, question: Question, level: int) -> list[float]:
        return advise(state, question, level == SIMPLE)

    def reads(self, values: dict[str, Any]) -> bool:
        return ("pieces" in values and "powers" in values) or is_data(values)

    def check_file(self, path: Path) -> list[str]:
        """A scenario, or a changed copy of a file of `data/`."""
        return self.shelf.check(path)

    def is_step(self, action: int) -> bool:
        return action == do.STOP or action - action % do.STRIDE in (do.STEP, do.RETREAT)

    def has_happened(self, action: int, events: list[Event]) -> bool:
        return any(
            (action - action % do.STRIDE, action % do.STRIDE) in done_by(each) for each in events
        )

    def is_obvious(self, action: int) -> bool:
        return action in (do.DONE, do.PASS, do.STOP)


def done_by(event: Event) -> list[tuple[int, int]]:
    """The answers that an event stands for, where there was only one: verb and thing."""
    args = event.args
    if event.key == "battle":
        commanders = [(do.COMMANDER, args["piece"]), (do.COMMANDER, args["target"])]
        return [(do.ATTACK, args["from"]), (do.TARGET, args["city"]), *commanders]
    if event.key == "retreats":
        return [(do.RETREAT, args["city"])]
    return [(do.AT, args["city"])] if event.key in ("is-sent", "comes-back") else []


MARIA: Final = MariaBox()
