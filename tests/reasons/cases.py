"""Rule cases in which the reason for what may not be done is asked at every question.

A case brings about what random games seldom reach: a card in its window, a square, a stuck tank.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, cast

from sandtable.core.chance import Chance, Sealed
from sandtable.core.event import Event
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.case import CaseProblem, Run, case_files, offers, went_without_saying
from tests.reasons.oracles import naming_of, odds_check_of, odds_failures, oracle_of
from tests.reasons.situation import Asked, Done
from tests.reasons.walk import Walk, problem

HEX_BATTLES: Final = ("napoleonics", "greatwar")
ACTIONS: Final = 24  # asked about at each question
MORE: Final = 3  # random answers after the script


def cases_of(box: Box) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every rule case of a game, with the name of its file."""
    for path in case_files([box.folder / "cases"]):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        shared = {key: value for key, value in data.items() if key != "case"}
        for case in data.get("case", [data]):
            yield path.name, {**shared, **case}


class InPlay:
    """What a walk knows of a game: the state of a case, and what happened in it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.events = run.events

    @property
    def state(self) -> State:
        assert self.run.state is not None
        return self.run.state

    def questions(self) -> list[Any]:
        return self.state.questions()


class CaseWalk(Run):
    """A case that is played, and the reasons that do not hold in it."""

    def __init__(self, box: Box, case: dict[str, Any], scenario: str, number: int) -> None:
        super().__init__(box, case)
        self.walk = Walk(box, scenario, number, game=InPlay(self))
        self.reasons = 0
        self.wrong: list[str] = []

    def go(self) -> None:
        """The script, and a few random answers more."""
        self.play()
        assert self.state is not None
        if not self.walk.done:
            self.begin(self.state)
        self.look()
        chance = Sealed(self.walk.seed)
        for _ in range(MORE):
            question = self.state.question()
            if question is None or not question.actions:
                return
            self.give(self.state, self.walk.chosen(question), chance)
            self.look()

    def answer(self, state: State, words: str) -> None:
        """As in any case, with a look before it and every answer noted."""
        if not self.walk.done:
            self.begin(state)
        self.look()
        action = self.number(words)
        if went_without_saying(state, action):
            return
        for step in self.obvious_way(state, action) or self.forced_way(state, action):
            self.give(state, step, self.chance)
        if not offers(state, action) and self.has_happened(state, action):
            return
        if not offers(state, action):
            raise CaseProblem(f'"{words}" is not offered')
        self.heard = len(self.events)
        self.give(state, action, self.chance)

    def begin(self, state: State) -> None:
        """The card that is played already, and what happened before the first question."""
        card = self.case["position"].get("card")
        question = state.question()
        if question is not None and (card or not has_hexes(self.box)):
            asked = Asked(self.box.seats[question.seat], "play-card" if card else "", "", (), -1)
            answer = f"card {card}" if card else "begin"
            events = (*events_before(self.box, self.case["position"]), *self.events)
            self.walk.done.append(Done(asked, answer, events))

    def give(self, state: State, action: int, chance: Chance) -> None:
        question, moment, told = state.question(), state.moment(), len(self.events)
        assert question is not None
        asked = Asked.of(self.box, question)
        self.walk.leave(question)
        state.answer(action, chance)
        name = self.box.vocabulary.name(action)
        self.walk.done.append(Done(asked, name, tuple(self.events[told:])))
        self.walk.step += 1
        if state.moment() != moment:
            self.walk.since = len(self.walk.done)

    def look(self) -> None:
        """The reasons and the odds at the open question."""
        assert self.state is not None
        question = self.state.question()
        if question is None or not question.actions or not self.both_sides():
            return
        oracle, naming = oracle_of(self.box.id), naming_of(self.box.id)
        actions = self.walk.actions(question, ACTIONS)
        for situation in self.walk.situations(question, actions):
            self.reasons += 1
            what = problem(situation, oracle, naming)
            told = situation.told
            if what:
                self.note_wrong(situation.action, f"{told.key} ({told.rule}) {what}")
        check = odds_check_of(self.box.id)
        if check is not None:
            for failure in odds_failures(self.walk, question, check, Counter()):
                self.note_wrong(failure.action, failure.what)

    def note_wrong(self, action: str, what: str) -> None:
        did = ", ".join(done.answer for done in self.walk.done)
        self.wrong.append(f"{action}: {what}; {did}")

    def both_sides(self) -> bool:
        """In a hex battle, whether both have a unit: its oracle speaks of the nearest enemy."""
        assert self.state is not None
        if not has_hexes(self.box):
            return True
        units = [unit for unit in self.state.position()["units"] if unit["hex"] is not None]
        return len({self.side(unit["kind"].split()[0]) for unit in units}) > 1

    def side(self, nation: str) -> str:
        """French and British units are on one side in The Great War, the allies in Napoleonics."""
        allied = ("british", "portuguese" if self.box.id == "napoleonics" else "french")
        return "allied" if nation in allied else nation


def has_hexes(box: Box) -> bool:
    return box.id in HEX_BATTLES


def events_before(box: Box, position: dict[str, Any]) -> list[Event]:
    """What an oracle reads from events, and a position has behind it."""
    if box.id != "lastman":
        return []
    module = import_module(f"tests.reasons.{box.id}.of_case")
    return cast("list[Event]", module.events_before(position))


def walk_cases(box: Box, every: int = 1) -> Iterator[tuple[str, int, list[str]]]:
    """Every n-th case: its title, how many reasons were given, and those that do not hold."""
    for number, (file, case) in enumerate(cases_of(box)):
        position = case.get("position", {})
        if number % every or position.get("options"):
            continue  # an oracle knows one reading of the rules
        scenario = position.get("scenario", f"case {number}")
        if "scenario" in position or add_scenario(box, scenario, position):
            walk = CaseWalk(box, case, scenario, number)
            walk.go()
            yield f"{file}: {case['title']}", walk.reasons, walk.wrong


def add_scenario(box: Box, name: str, position: dict[str, Any]) -> bool:
    """Let the oracle of a hex battle know the board of a case; False where it cannot."""
    if not has_hexes(box):
        return True
    return bool(import_module(f"tests.reasons.{box.id}.of_case").add_scenario(name, position))
