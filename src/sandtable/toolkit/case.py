"""Rule cases: a position, scripted chance, a few answers, and what must follow.

A case is a small TOML file that cites the rule it shows. See `docs/case-format.md`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sandtable.core.chance import NO_CHANCE, ChanceNeeded, Scripted, ScriptError
from sandtable.core.event import Event
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, IllegalAction
from sandtable.core.state import State
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import DataError
from sandtable.toolkit.expectations import compare, listed

OBVIOUS_STEPS: Final = 4  # answers at most that a case may leave out before the next one
SCRIPT_KEYS: Final = {"do", "chance"}
TABLES: Final = ("position", "script", "expect")
KEYS: Final = {"rule", "rules", "title", "game", "position", "script", "expect", "refuse", "note"}
NOTE: Final = "note"  # may stand in every table, for readers


@dataclass
class CaseResult:
    """How a case ended."""

    file: str
    title: str
    cites: list[str]
    passed: bool = False
    produced: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    board: str = ""
    run: Run | None = field(default=None, repr=False)  # as it was played, if it could be

    def data(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "title": self.title,
            "passed": self.passed,
            "cites": self.cites,
            "produced": self.produced,
            "problems": self.problems,
        }


class CaseProblem(Exception):
    """Something in a case that is not as it says."""


def case_files(paths: list[Path]) -> list[Path]:
    """Every case file at or below these paths, in the order of their names."""
    files: list[Path] = []
    for path in paths:
        files.extend(sorted(path.rglob("*.toml")) if path.is_dir() else [path])
    return files


def run_file(path: Path, boxes: dict[str, Box]) -> list[CaseResult]:
    """Run the case or cases of a file (several stand in `[[case]]` tables)."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return [CaseResult(str(path), "", [], problems=[f"cannot be read: {error}"])]
    shared = {key: value for key, value in data.items() if key != "case"}
    return [run_case(str(path), {**shared, **each}, boxes) for each in data.get("case", [data])]


def run_case(file: str, case: dict[str, Any], boxes: dict[str, Box]) -> CaseResult:
    rules = listed(case.get("rules", case.get("rule", [])))
    result = CaseResult(file, str(case.get("title", "")), [str(each) for each in rules])
    result.problems = misshapen(case, boxes)
    if result.problems:
        return result
    result.run = run = Run(boxes[case["game"]], case)
    try:
        run.play()
        result.problems = compare(run)
    except CaseProblem as error:
        result.problems = [str(error)]
    except ChanceNeeded:
        result.problems = ["an answer of `after` uses chance: put it into the script"]
    except (ScriptError, IllegalAction, DataError, KeyError, ValueError, TypeError) as error:
        result.problems = [str(error.args[0]) if isinstance(error, KeyError) else str(error)]
    if not result.problems and not case.get("expect") and "refuse" not in case:
        result.problems = ["the case expects nothing"]
    result.passed = not result.problems
    result.produced = sorted(run.produced)
    if run.state is not None and not result.passed:
        result.board = run.picture()
    return result


def misshapen(case: dict[str, Any], boxes: dict[str, Box]) -> list[str]:
    """What keeps a case from being played at all."""
    unknown = sorted(set(case) - KEYS)
    if unknown:
        return [f"unknown keys: {', '.join(unknown)}"]
    if case.get("game") not in boxes:
        return [f'there is no game called "{case.get("game")}"']
    problems = [f"[{key}] is no table" for key in TABLES if not isinstance(case.get(key, {}), dict)]
    if problems:
        return problems
    script = case.get("script", {})
    if set(script) - SCRIPT_KEYS - {NOTE}:
        problems.append(f"[script] holds {', '.join(sorted(SCRIPT_KEYS))} and nothing else")
    for key in SCRIPT_KEYS:
        lines = script.get(key, [])
        if not isinstance(lines, list) or not all(isinstance(each, str) for each in lines):
            problems.append(f"`{key}` is no list of texts")
    for key in ("title", "rule", "rules"):
        if not all(isinstance(each, str) for each in listed(case.get(key, ""))):
            problems.append(f"`{key}` is no text")
    for refusal in listed(case.get("expect", {}).get("refuse", case.get("refuse", []))):
        if not isinstance(refusal, dict) or not {"action", "rule"} <= set(refusal):
            problems.append("`refuse` names an `action` and a `rule`")
    return problems


class Run:
    """One case being played."""

    def __init__(self, box: Box, case: dict[str, Any]) -> None:
        self.box = box
        self.case = case
        self.script = case.get("script", {})
        self.expect = without_notes(case.get("expect", {}))
        if "refuse" in case:
            self.expect["refuse"] = case["refuse"]
        self.state: State | None = None
        self.events: list[Event] = []
        self.answers: list[str] = []
        self.produced: set[str] = set()
        self.heard = 0  # so many events had been told when the last answer was given
        self.chance = Scripted(box.purposes, [])

    def play(self) -> None:
        self.chance = Scripted(self.box.purposes, list(self.script.get("chance", [])))
        state = self.box.place(without_notes(self.case.get("position", {})))
        self.state = state
        state.journal = self.events
        state.begin(self.chance)
        script = list(self.script.get("do", []))
        for at, words in enumerate(script):
            if not self.needless(state, words, script[at + 1 : at + 3]):
                self.answer(state, words)
        for event in self.events:
            self.produced.update(rules_of(event))

    def answer(self, state: State, words: str) -> None:
        action = self.number(words)
        if went_without_saying(state, action):
            return
        for step in self.obvious_way(state, action) or self.forced_way(state, action):
            self.answers.append(f"({self.box.vocabulary.name(step)})")
            state.answer(step, self.chance)
        question = state.question()
        if not offers(state, action) and self.has_happened(state, action):
            return
        if question is None:
            raise CaseProblem(f'the game is over before "{words}"')
        if action not in question.actions:
            refusal = state.why_not(action)
            offered = ", ".join(self.box.vocabulary.name(each) for each in question.actions)
            raise CaseProblem(
                f'"{words}" is refused: {refusal.key} ({refusal.rule}); '
                f"{self.box.seats[question.seat]} is asked {question.key}: {offered}"
            )
        self.answers.append(words)
        self.heard = len(self.events)
        state.answer(action, self.chance)

    def has_happened(self, state: State, action: int) -> bool:
        """Whether an answer that is not asked for was carried out already: there was no other."""
        if self.box.is_obvious(action):
            return state.why_not_here(action) in (NOT_ASKED_NOW, state.OVER)
        return self.box.has_happened(action, self.events[self.heard :])

    def needless(self, state: State, words: str, following: list[str]) -> bool:
        """Whether an obvious answer says what has happened already, and only hinders what follows.

        Orders end by themselves when no unit is left to order. A `done` after them is not meant to
        end the movement as well.
        """
        action = self.number(words)
        if not following or not self.box.is_obvious(action) or not offers(state, action):
            return False
        if not self.follows(state, following):
            return False
        after = state.copy()
        try:
            after.answer(action, NO_CHANCE)
        except ChanceNeeded:
            return False
        return not self.follows(after, following)

    def follows(self, state: State, following: list[str]) -> bool:
        """Whether these words can be said one after the other, as far as one can see."""
        at = state.copy()
        for words in following:
            action = self.number(words)
            try:
                for step in self.obvious_way(at, action):
                    at.answer(step, NO_CHANCE)
                if not offers(at, action):
                    return False
                at.answer(action, NO_CHANCE)
            except ChanceNeeded:
                return True
            except CaseProblem:
                return False
        return True

    def number(self, words: str) -> int:
        action = self.box.vocabulary.find(words)
        if action < 0:
            raise CaseProblem(f'"{words}" is not an action of {self.box.id}')
        return action

    def obvious_way(self, state: State, action: int) -> list[int]:
        """The answers to give first, where only obvious ones stand before the one that is meant."""
        ways: list[tuple[State, list[int]]] = [(state, [])]
        for _ in range(OBVIOUS_STEPS):
            reached = [way for at, way in ways if offers(at, action)]
            if len(reached) == 1:
                return reached[0]
            if len(reached) > 1:
                raise CaseProblem(
                    f'it is not clear who is to "{self.box.vocabulary.name(action)}": name the unit'
                )
            ways = [after for at, way in ways for after in self.obvious_steps(at, way)]
        return []

    def forced_way(self, state: State, action: int) -> list[int]:
        """The answers to give first, where each of them is the only one and needs no chance."""
        at = state.copy()
        way: list[int] = []
        while len(way) < OBVIOUS_STEPS and not offers(at, action):
            question = at.question()
            if question is None or not question.forced:
                return []
            try:
                at.answer(question.actions[0], NO_CHANCE, question.seat)
            except ChanceNeeded:
                return []
            way.append(question.actions[0])
        return way if offers(at, action) else []

    def obvious_steps(self, state: State, way: list[int]) -> list[tuple[State, list[int]]]:
        after: list[tuple[State, list[int]]] = []
        question = state.question()
        for action in question.actions if question else []:
            if self.box.is_obvious(action):
                copied = state.copy()
                try:
                    copied.answer(action, NO_CHANCE)
                except ChanceNeeded:
                    continue
                after.append((copied, [*way, action]))
        return after

    def steps_after(self, state: State, after: list[str]) -> State:
        """The state after answers that are tried on a copy; obvious ones may be left out."""
        at = state.copy()
        at.journal = []
        at.withheld = state.withheld
        for number, words in enumerate(after):
            action = self.number(words)
            if went_without_saying(at, action):
                continue
            if self.needless(at, words, after[number + 1 : number + 3]):
                continue
            for step in self.obvious_way(at, action) or self.forced_way(at, action):
                at.answer(step, NO_CHANCE)
            at.answer(action, NO_CHANCE)
        return at

    def picture(self) -> str:
        assert self.state is not None
        return self.box.draw(self.state) + "\n  did: " + ", ".join(self.answers)


def offers(state: State, action: int) -> bool:
    question = state.question()
    return question is not None and action in question.actions


def went_without_saying(state: State, action: int) -> bool:
    """Whether it was the only answer, so that the game went on without asking for it."""
    if offers(state, action):
        return False
    for each in reversed(state.withheld):
        if each.first <= action < each.end:
            return each.refusal is ALLOWED
    return False


def without_notes(table: dict[str, Any]) -> dict[str, Any]:
    """A table of a case without what is only for its readers."""
    return {key: value for key, value in table.items() if key != NOTE}


def rules_of(event: Event) -> list[str]:
    """The rules that an event names: its own, and those of the dice that it tells of."""
    rules = [event.rule] if event.rule else []
    rules.extend(modifier[2] for modifier in event.args.get("modifiers", []))
    rules.extend(event.args.get("rules", []))
    return rules
