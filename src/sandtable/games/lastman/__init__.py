"""To the Last Man!: its `Box`, the interface to everything outside the rules."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from sandtable.core.question import Question
from sandtable.games.lastman.bots import features
from sandtable.games.lastman.bots.advice import advise
from sandtable.games.lastman.files import positions
from sandtable.games.lastman.files.checks import is_data
from sandtable.games.lastman.files.scenario import SHELF, Scenario
from sandtable.games.lastman.files.setup import load_state, set_up
from sandtable.games.lastman.rules import facts, notation as do, slots
from sandtable.games.lastman.rules.odds import fight_of_action, thrown_by
from sandtable.games.lastman.rules.state import LastMan, winner_at
from sandtable.games.lastman.rules.turn import PlayerTurn
from sandtable.games.lastman.rules.victory import may_resign, points
from sandtable.games.lastman.table import goals, text_board
from sandtable.games.lastman.table.words import LastManWords
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.shelf import ShelfBox
from sandtable.toolkit.standing_orders import StandingOrder

if TYPE_CHECKING:
    from sandtable.games.lastman.table.hover import LastManOutlook

LEAVING: Final = tuple(f"from {each}" for each in facts.CONTAINERS)


@final
class LastManBox(ShelfBox[Scenario, LastMan]):
    """The Western Front from 1914 to 1919, for two."""

    id = "lastman"
    seats = facts.SEATS
    vocabulary = do.VOCABULARY
    purposes = do.PURPOSES
    rules_version = "4"
    options: ClassVar[dict[str, str]] = {
        "play_on": "go on to the last turn, whatever the scenario (L10.7)",
        "hidden": "what is in an army is secret (L11.9)",
        "scramble": "biplanes of the defender may come to a battle (L11.1)",
        "bidding": "both bid cards for going first in a season (L11.2)",
        "superiority": "British artillery defends better from 1918 (L11.3)",
        "antwerp_supply": "Antwerp supplies itself (L11.4)",
        "antwerp_evacuation": "the Belgian Army may leave Antwerp by sea (L11.5)",
        "fortifying": "entrenched armies may be fortified (L11.6)",
        "suppressing": "an army may be dissolved once a season (L11.8)",
        "linked": "the war in the East is another game: no Box points or losses (L11.11)",
        "historical_cards": "each side keeps one of two cards to begin with (L10.3)",
        "strict_limited": "a Limited Offensive enters one enemy area of any kind (L9.3)",
        "armistice": "an armistice may be offered, and one may resign, as an answer (L3.8, L3.5)",
        "moves_stand": "Bad Weather takes no move back (L9.9.1)",
        "attackers_gas": "Bad Weather cancels the gas of the attacker alone (L9.9.2)",
        "full_pursuit": "cavalry pursues only where all units retreat (L8.5.4)",
        "supplied_trenches": "units out of supply do not entrench (L6.6)",
    }
    switches = tuple(options)
    folder = facts.HERE
    shelf = SHELF
    fact_files = (
        "words.toml",
        *(f"data/{name}.toml" for name in ("map", "units", "cards", "turns")),
    )
    words = LastManWords()
    agreement = "armistice"
    lifting = ("army",)
    pointing = ("from", "step", "rail", "strategic", "sea", "at", "battle", "fight", "retreat")
    falling_back = frozenset({"retreats", "army-retreats", "names-retreat"})
    # Others must not learn from them whether a side has a card to play
    revealing_questions: ClassVar[frozenset[str]] = frozenset(
        {
            "opening", "keep-card", "movement", "declare", "combat-cards", "weather", "fight",
            "regroup", "crisis-piece",
        }
    )  # fmt: skip
    standing: ClassVar[dict[str, StandingOrder]] = {
        "no-weather": StandingOrder("weather", "pass", ("card bad_weather",)),
        "no-regrouping": StandingOrder("regroup", "done", (*LEAVING, "armistice")),
        "no-exchange": StandingOrder(
            "exchange", "done", tuple(f"drop {card}" for card in facts.CARDS)
        ),
        "no-cavalry-retreat": StandingOrder("cavalry-retreat", "done", LEAVING),
    }
    feature_names = tuple(features.NAMES)
    opened = staticmethod(set_up)
    load = staticmethod(load_state)
    fight = staticmethod(fight_of_action)
    features = staticmethod(features.features)
    achieved = staticmethod(goals.achieved)
    place = staticmethod(positions.place)
    differences = staticmethod(positions.differences)
    draw = staticmethod(text_board.draw)
    why_not_resign = staticmethod(may_resign)

    @cached_property
    def face(self) -> LastManOutlook:
        from sandtable.games.lastman.table.hover import LastManOutlook

        return LastManOutlook(self)

    def throws(self, state: LastMan, action: int) -> bool:
        return thrown_by(state, action) is not None

    def agreed_winner(self, state: LastMan) -> int | None:
        """An armistice ends it at the level of the moment (L3.8)."""
        return winner_at(state.level(points(state)))

    def advice(self, state: LastMan, question: Question, level: int) -> list[float]:
        return advise(state, question, level == SIMPLE)

    def stage(self, state: LastMan) -> str:
        """A player turn, or what lies between them."""
        plays = len(state.stack) > 1 and isinstance(state.stack[1], PlayerTurn)
        return f"{state.moment()} {state.scalars[slots.ACTIVE] if plays else ''}"

    def reads(self, values: dict[str, Any]) -> bool:
        return ("reinforce_first" in values and "forts" in values) or is_data(values)

    def check_file(self, path: Path) -> list[str]:
        """A scenario, or a changed copy of a file of `data/`."""
        return self.shelf.check(path)

    def is_step(self, action: int) -> bool:
        return action == do.STOP or action - action % do.STRIDE == do.STEP

    def is_obvious(self, action: int) -> bool:
        return action in (do.DONE, do.PASS, do.STOP)


LASTMAN: Final = LastManBox()
