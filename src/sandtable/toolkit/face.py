"""`Face`: what a game shows to people, in words, independent of the medium.

Terminal and browser use the same face and draw what it returns. This base class works for any game;
a game overrides methods in its own face. `Face` has more than forty methods: each is one thing that
may be shown, with a default.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.balance import Played, balance_of
from sandtable.toolkit.display import Card, Leg, Odds, PlaceInfo, Sharing, Side, Status, odds_of
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.lookup import Aids
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.report import Report
from sandtable.toolkit.scenario_summary import ScenarioSummary
from sandtable.toolkit.text import Speaker

if TYPE_CHECKING:
    from sandtable.toolkit.box import Box
    from sandtable.toolkit.drawings import BoardDrawings
    from sandtable.toolkit.game import Game


class Face(Generic[StateT]):
    """The face of any game."""

    learned: ClassVar[int] = 0  # how many sentences there are on what a lesson has taught
    after_lesson: ClassVar[str] = ""  # the scenario to play after it
    cover: ClassVar[str] = ""  # the scenario on the lid of the box; the first, if none is named
    # What its pictures are made from, on hexes or on a map
    drawings: ClassVar[BoardDrawings[Any] | None] = None

    def __init__(self, box: Box[StateT]) -> None:
        self.box = box

    # Before the game

    @cached_property
    def balance(self) -> dict[str, tuple[Played, Played | None]]:
        """How each scenario plays, as it was and with a handicap, where that was measured."""
        return balance_of(self.box)

    def played(self, scenario: str) -> tuple[Played, Played | None]:
        return self.balance.get(scenario, (Played(), None))

    def handicap_told(self, handicap: Mapping[str, int], speaker: Speaker) -> str:
        """What is changed for the sides, in a sentence; nothing without a handicap."""
        if not handicap:
            return ""
        return speaker.say("table-handicap", changes=self.handicap_changes(handicap, speaker))

    def handicap_changes(self, handicap: Mapping[str, int], speaker: Speaker) -> str:
        """The same without the word for it."""
        return ", ".join(
            speaker.say(
                f"handicap-{self.box.handicaps[name].what}",
                **speaker.phrases.named("side", self.box.handicaps[name].who),
                change="more" if change > 0 else "fewer",
                count=abs(change),
            )
            for name, change in handicap.items()
        )

    def handicap_label(self, name: str, speaker: Speaker) -> str:
        """What a handicap changes, to choose by how much."""
        handicap = self.box.handicaps[name]
        side = speaker.phrases.named("side", handicap.who)
        return speaker.say(f"handicap-label-{handicap.what}", **side)

    def briefs(self, language: str, in_full: bool = True) -> list[ScenarioSummary]:
        """The scenarios. Without forces and leaders, whose names take time, if not `in_full`."""
        return [self.brief_of(each, language, in_full) for each in self.box.scenarios()]

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> ScenarioSummary:
        """One scenario or lesson; a KeyError if there is none."""
        return ScenarioSummary(scenario, sides=tuple(self.box.seats))

    def briefing(self, state: StateT, speaker: Speaker) -> list[str]:
        """What the players are told before the first turn, a paragraph a line; first the title."""
        return []

    # The table

    def seat_name(self, seat: int, speaker: Speaker) -> str:
        return speaker.name(f"seat-{self.box.seats[seat]}")

    def side(self, seat: int, speaker: Speaker) -> dict[str, str]:
        """The name of a seat in all its forms, for a sentence."""
        return speaker.phrases.named("side", f"seat-{self.box.seats[seat]}")

    def flips(self, state: StateT, seat: int) -> bool:
        """Whether this seat looks at the board from its upper edge."""
        return False

    def status(self, state: StateT, speaker: Speaker) -> Status:
        """How things stand."""
        asked = {question.seat for question in state.questions()}
        return Status(
            0,
            tuple(
                Side(name, self.seat_name(seat, speaker), to_move=seat in asked)
                for seat, name in enumerate(self.box.seats)
            ),
        )

    def reacts(self, state: StateT, seat: int) -> bool:
        """Whether this seat, if it is asked now, is asked within the turn of somebody else."""
        return False

    def standing_told(self, side: Side) -> str:
        """How one side stands, in a line; empty where its score and its cards say it all."""
        return ""

    def scores(self, state: StateT) -> list[int]:
        """How far each seat has come, in banners, medals or whatever the game counts."""
        return [0] * len(self.box.seats)

    def panels(self, state: StateT, seat: int, speaker: Speaker) -> list[Panel]:
        """What lies beside the board, as this seat, or an onlooker, may see it."""
        return []

    def help(self, name: str, speaker: Speaker) -> str:
        """What a value of the header or a panel means, with its rule: `score`, `panel-armies`."""
        return speaker.say(f"help-{name}")

    def ground_now(self, state: StateT) -> Hashable | None:
        """All that `describe` reads of a position: what it says stays the same while this does.

        On boards of hexes also what lies on the ground does. None where a game does not say so.
        """
        return None

    def lessons_learned(self, speaker: Speaker) -> list[str]:
        """What somebody knows who has played the lesson, a sentence each."""
        return [speaker.say(f"learned-{number}") for number in range(1, self.learned + 1)]

    def goal(self, state: StateT, goal: str, seat: int, speaker: Speaker) -> str:
        """The goal of a puzzle in words; `Box.achieved` gives its notation."""
        return goal

    # What is counted to win, in words: each game has its own for it

    def score_name(self, speaker: Speaker) -> str:
        """What the sides collect: banners, medals."""
        return ""

    def score(self, score: int, speaker: Speaker) -> str:
        """So many of them."""
        return str(score)

    def score_of(self, score: int, needed: int, speaker: Speaker) -> str:
        """So many of those that win."""
        return f"{score}/{needed}"

    def score_wins(self, needed: int, speaker: Speaker) -> str:
        """How many of them win."""
        return ""

    def about(self, question: Question) -> list[str]:
        """The places that a question is about."""
        return []

    def where(self, state: StateT, question: Question) -> str:
        """The place of what a question is about; empty where it has none."""
        places = self.about(question)
        return places[0] if places else ""

    def place_of(self, state: StateT, action: int) -> str:
        """The place of the piece that an answer names; empty where it names none on the board."""
        return ""

    def pieces_at(self, state: StateT, place: str) -> list[str]:
        """The pieces in a place, by their names in answers."""
        return []

    def lifts(self, state: StateT, question: Question) -> dict[str, list[str]]:
        """What lifting a piece of the board answers, by the piece; the usual verb counts."""
        found: dict[str, list[str]] = {}
        names = [self.box.vocabulary.name(each) for each in question.actions]
        for wanted in self.box.lifting:
            for name in names:
                verb, _, piece = name.partition(" ")
                if verb == wanted:
                    found.setdefault(piece, [name])
        return found

    def sharing(self, state: StateT, question: Question, speaker: Speaker) -> Sharing | None:
        """What is shared out by this question and those that follow; mostly nothing."""
        return None

    def shared(self, state: StateT, question: Question, counts: Mapping[str, int]) -> str:
        """The answer to one of these questions, if the pieces are to have so many; or nothing."""
        return ""

    def against(self, state: StateT, question: Question) -> str:
        """The place from which an attack comes that is to be answered; empty where none does."""
        return ""

    def card(self, state: StateT, card: str, speaker: Speaker) -> Card | None:
        """A card by its id."""
        return None

    def hand(self, state: StateT, seat: int, speaker: Speaker) -> list[Card]:
        """What the seat holds; an onlooker holds nothing."""
        return []

    def hand_asked(self, state: StateT, question: Question, speaker: Speaker) -> str:
        """The group of the cards that a question is about, where a seat has several hands."""
        return ""

    def orders(self, state: StateT, seat: int) -> list[str]:
        """Where the pieces stand that this seat has ordered this turn."""
        return []

    def moment(self, state: StateT, speaker: Speaker) -> str:
        """When this is, in a word or two."""
        return state.moment()

    def turn(self, number: int, speaker: Speaker) -> str:
        return speaker.say("table-turn", turn=number)

    def stored_moment(self, moment: str, speaker: Speaker) -> str:
        """The label of a moment, as a record has it, in words."""
        name, _, number = moment.partition(" ")
        return self.turn(int(number), speaker) if name == "turn" and number.isdecimal() else moment

    def ending(self, state: StateT, speaker: Speaker) -> str:
        """How the game ended, in one sentence."""
        result = state.result()
        if result is None:
            return speaker.say("table-not-over")
        winner = result.get("winner")
        if winner is None:
            return speaker.say("table-draw")
        return speaker.say("table-winner", **self.side(winner, speaker))

    def report(self, game: Game, speaker: Speaker) -> Report:
        """A game after the fact: how it ended, if no game tells more."""
        ending = self.ending(game.state, speaker)
        return Report((ending,), ending)

    def broken_off(self, state: StateT, seat: int, speaker: Speaker) -> str:
        """What it comes to if this seat gives up, or (-1) all agree to end here; mostly nothing."""
        return ""

    # Answers

    def note(self, state: StateT, action: int, speaker: Speaker) -> str:
        """What to say of an answer, such as what a card does."""
        return ""

    def drawback(self, state: StateT, action: int, speaker: Speaker) -> str:
        """What an answer costs, in a few words, where that is easily overlooked."""
        return ""

    def price(self, state: StateT, action: int) -> str:
        """What is paid for what an answer buys; empty where it buys nothing."""
        return ""

    def is_doubtful(self, state: StateT, question: Question, action: int) -> bool:
        """Whether to ask once more before this is answered, as it is easily done by mistake."""
        return False

    def preview(self, state: StateT, way: list[int], seat: int, speaker: Speaker) -> str:
        """What comes of these steps beside getting there, as far as it can be foreseen."""
        return ""

    def odds(self, state: StateT, action: int, speaker: Speaker) -> Odds | None:
        """The dice that an answer throws, or lets the other side throw; None for neither."""
        fight = self.box.fight(state, action)
        if fight is None:
            return None
        return odds_of(fight, self.doing(state, action, speaker), speaker)

    def threat(self, state: StateT, question: Question, speaker: Speaker) -> Odds | None:
        """What is coming, where a player is asked how to meet it."""
        return None

    def tip(self, state: StateT, question: Question, speaker: Speaker) -> str:
        """What somebody who is new to the game should know to answer this question."""
        return ""

    def aspects(self, state: StateT, seat: int) -> Sequence[Aspect]:
        """What this seat may be told of positions, to say why one answer is better than another."""
        return ()

    def doing(self, state: StateT, action: int, speaker: Speaker) -> str:
        """An answer to the open question in words."""
        question = state.question()
        return "" if question is None else speaker.action(state, question, action)

    def standing(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The standing orders that a seat may leave: their ids, and in words."""
        return [(name, speaker.name(f"standing-{name}")) for name in self.box.standing]

    def leg(self, event: Event, speaker: Speaker) -> Leg | None:
        """The step of a march that an event is, where marches are told as one; mostly none."""
        return None

    # Looking things up

    def look(self, state: StateT, place: str, speaker: Speaker) -> list[str]:
        """What is in a place of the board; nothing if there is no such place."""
        return []

    def describe(self, state: StateT, place: str, speaker: Speaker) -> list[str]:
        """What a place is, open to all: its ground, works, owner and worth; not who is there."""
        return []

    def place_info(self, state: StateT, place: str, seat: int, speaker: Speaker) -> PlaceInfo:
        """What this seat, or an onlooker, sees when pointing at a place."""
        return PlaceInfo(tuple(self.look(state, place, speaker)))

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        """The signs of the board and what they stand for."""
        return []

    def aids(self, state: StateT, seat: int, speaker: Speaker) -> Aids:
        """What this seat, or an onlooker, may want to look up."""
        return Aids()
