"""`Box`: the interface of a game to everything that plays, shows or checks it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from sandtable.core.action import Vocabulary
from sandtable.core.chance import Purpose
from sandtable.core.event import Event
from sandtable.core.fight import Fight
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.handicap import Handicap
from sandtable.toolkit.standing_orders import StandingOrder
from sandtable.toolkit.text import Words

if TYPE_CHECKING:
    from sandtable.toolkit.face import Face

# How much a game's advice takes into account
SIMPLE: Final = 1  # what can be done to the enemy now, else how to come nearer
SOUND: Final = 2  # and what the enemy can do, ground, support, and what is needed to win


class Box(ABC, Generic[StateT]):
    """The interface of a game. Everything outside the rules uses it."""

    id: str
    seats: list[str]
    vocabulary: Vocabulary
    purposes: list[Purpose]
    rules_version: str  # grows when the same answers may give another game
    options: ClassVar[dict[str, str]] = {}  # what may be chosen when a game is set up, and why
    switches: ClassVar[tuple[str, ...]] = ()  # of them, what a table offers: on or off
    handicaps: ClassVar[dict[str, Handicap]] = {}  # of them, the numbers that change for a side
    folder: Path  # words.toml, data, scenarios, cases, text and art
    shared_text: ClassVar[tuple[Path, ...]] = ()  # words that it has from its family of games
    words: Words[StateT] = Words()  # how its ids become names
    # Questions whose answer, given at once because it is the only one, would tell what a seat holds
    revealing_questions: ClassVar[frozenset[str]] = frozenset()
    sweeping: ClassVar[tuple[str, ...]] = ()  # verbs that may be said of several things at once
    pointing: ClassVar[tuple[str, ...]] = ()  # verbs that a finger on a place may mean
    lifting: ClassVar[tuple[str, ...]] = ()  # verbs that lifting a piece may mean, the usual first
    # Events that tell of somebody who went back, as a retreat does
    falling_back: ClassVar[frozenset[str]] = frozenset()
    standing: ClassVar[dict[str, StandingOrder]] = {}  # standing orders that a seat may give
    feature_names: ClassVar[tuple[str, ...]] = ()  # of what `features` gives, in its order
    agreement: ClassVar[str] = "draw"  # what an end is called on which all agree: or "armistice"

    @cached_property
    def face(self) -> Face[StateT]:
        """What the game shows of itself to people; bots never ask for it."""
        from sandtable.toolkit.face import Face

        return Face(self)

    @abstractmethod
    def scenarios(self) -> list[str]:
        """The ids of the scenarios, the default one first."""

    def seats_of(self, scenario: str) -> list[str]:
        """The seats that a game of this scenario has: the first ones of `seats`, mostly all."""
        return self.seats

    def lessons(self) -> list[str]:
        """The ids of what is there to learn the game, the first lesson first.

        They are set up like scenarios, but are none of those that are listed, measured and tested.
        """
        return []

    def has(self, scenario: str) -> bool:
        """Whether this is the id of a scenario or of a lesson, and not the path of some file."""
        return scenario in self.scenarios() or scenario in self.lessons()

    @abstractmethod
    def set_up(self, scenario: str, options: dict[str, Any]) -> StateT:
        """A new state that has not begun; a KeyError for an unknown scenario."""

    @abstractmethod
    def load(self, data: dict[str, Any]) -> StateT:
        """The state of which `dump` gave this data."""

    @abstractmethod
    def draw(self, state: StateT, seat: int | None = None, /) -> str:
        """The board as plain text, as this seat sees it or as a referee does."""

    def fight(self, state: StateT, action: int, /) -> Fight | None:
        """The dice that this action would throw, if it would throw any."""
        return None

    def throws(self, state: StateT, action: int) -> bool:
        """Whether this action throws dice whose odds the face can tell."""
        return self.fight(state, action) is not None

    def nearest(self, state: StateT, action: int, ways: list[list[int]]) -> int:
        """Where an action is refused after several ways, as by several units: the number of the way
        whose reason a referee would give first."""
        return 0

    def agreed_winner(self, state: StateT) -> int | None:
        """Who has won if all agree to end the game here; None: nobody."""
        return None

    def why_not_resign(self, state: StateT, seat: int, /) -> Refusal:
        """Why a seat may not give up now, where the rules have a say in it."""
        return ALLOWED

    def advice(self, state: StateT, question: Question, level: int) -> list[float]:
        """What each action of the question is worth to the seat that is asked; more is better.

        It reads nothing that the seat may not know. Without advice all actions are equal.
        """
        return [0.0] * len(question.actions)

    def stage(self, state: StateT) -> str:
        """A label that changes where a bot that looks ahead may stop: usually the turn."""
        return state.moment()

    def features(self, state: StateT, seat: int, /) -> list[float]:
        """The position in numbers, as this seat may know it, for what is learned from games."""
        return []

    def scenario_of(self, state: StateT) -> str:
        """The id of the scenario of a game, where its state knows it."""
        return ""

    def achieved(self, before: StateT, after: StateT, seat: int) -> set[str]:
        """The goals of puzzles, in notation, that a seat has reached between two positions.

        They rest on what everybody sees.
        """
        return set()

    def asks_openly(self, question: Question) -> bool:
        """Whether neither a question nor its answers tell anything of what a seat holds.

        Such a question is asked before everybody at one screen, and no hand is shown with it.
        """
        return False

    def data_hash(self, scenario: str) -> str:
        """A hash of the facts that a game of this scenario rests on."""
        return ""

    def is_step(self, action: int) -> bool:
        """Whether an answer is a step of something longer, which the planner may look through."""
        return False

    def reads(self, values: dict[str, Any]) -> bool:
        """Whether a file with these values is a scenario, or a file of facts, of this game."""
        return False

    def check_file(self, path: Path) -> list[str] | None:
        """What is wrong with such a file, as `file:line: message`; None if it has none."""
        return None

    # Rule cases

    @abstractmethod
    def place(self, position: dict[str, Any]) -> StateT:
        """A state from the `[position]` of a case, not yet run to its first question."""

    @abstractmethod
    def differences(self, state: StateT, expect: dict[str, Any], /) -> list[str]:
        """What is not as the `[expect]` of a case says."""

    def is_obvious(self, action: int) -> bool:
        """Whether a case may leave this answer out where the next one needs it."""
        return False

    def leads_on(self, state: StateT, action: int) -> bool:
        """Whether an answer only names what the next one is about, or ends what is over."""
        return self.is_obvious(action)

    def has_happened(self, action: int, events: list[Event]) -> bool:
        """Whether these events did what the answer says, where there was no choice to ask about."""
        return False
