"""Texts of an analysis, by the steps of a replay, for the page and the command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.analysis.course import Course
from sandtable.analysis.evaluation import Chances, plus
from sandtable.analysis.study import Analysis
from sandtable.core.chance import Recorded
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker, told_once

DIGITS: Final = 4  # of a chance
MOST_LINES: Final = 4  # of what happened at a turning point


@dataclass(frozen=True)
class StepTold:
    """The chances after a step, and the parts of their change; by seat."""

    step: int
    chances: Chances
    decision: Chances
    luck: Chances
    outlook: Chances


@dataclass(frozen=True)
class TurnTold:
    """Where a turn begins."""

    step: int
    text: str


@dataclass(frozen=True)
class TurningPoint:
    """A step that changed much: who answered what, what came of it, and what was better."""

    step: int  # after the answer
    before: int  # the step from which it can be played otherwise
    moment: str
    seat: str
    answer: str
    happened: tuple[str, ...]
    decision: Chances  # by seat
    luck: Chances
    outlook: Chances
    better: str = ""  # the best of what else was tried; empty: nothing was better
    cost: float = 0.0  # of the answer, against that


@dataclass(frozen=True)
class SeatTold:
    """All of a game for one seat: its chance at the beginning, and what each part added."""

    seat: str
    name: str
    begun: float
    decision: float  # its own decisions
    others: float  # the decisions of the others
    luck: float
    outlook: float
    end: float


@dataclass(frozen=True)
class AnalysisTold:
    """A finished game: the curve of the chances, and where it turned."""

    playouts: int  # 0: the learned value alone
    seats: tuple[SeatTold, ...]
    steps: tuple[StepTold, ...]  # the first is the set-up
    turns: tuple[TurnTold, ...]
    turning: tuple[TurningPoint, ...]


def told(course: Course, analysis: Analysis, speaker: Speaker) -> AnalysisTold:
    return AnalysisWriter(course, analysis, speaker).told()


class AnalysisWriter:
    """Replays a game and describes its turning points."""

    def __init__(self, course: Course, analysis: Analysis, speaker: Speaker) -> None:
        self.course = course
        self.analysis = analysis
        self.speaker = speaker
        self.box = course.box
        self.steps: dict[int, StepTold] = {}
        self.turns: list[TurnTold] = []
        self.turning: list[TurningPoint] = []
        self._moment = ""

    def told(self) -> AnalysisTold:
        outcomes = [each for answer in self.course.answers for each in answer.outcomes]
        dice = Recorded(self.box.purposes, [*self.course.begun, *outcomes])
        state = self.box.set_up(self.course.scenario, self.course.options)
        game = Game(self.box, state, dice, {"scenario": self.course.scenario})
        nothing = tuple(0.0 for _ in self.analysis.seats)
        begun = rounded(self.analysis.begun)
        self.steps[0] = StepTold(0, begun, nothing, nothing, nothing)
        self.note_turn(game)
        for at in range(len(self.course.answers)):
            self.play(game, at)
            self.note_turn(game)
        steps = tuple(self.steps[each] for each in sorted(self.steps))
        seats = tuple(self.seat(each) for each in range(len(self.analysis.seats)))
        return AnalysisTold(
            self.analysis.playouts, seats, steps, tuple(self.turns), tuple(self.turning)
        )

    def note_turn(self, game: Game) -> None:
        moment = game.state.moment()
        if moment != self._moment and not game.sealed:
            self._moment = moment
            text = self.box.face.moment(game.state, self.speaker)
            self.turns.append(TurnTold(game.log.shown, text))

    def play(self, game: Game, at: int) -> None:
        """Give an answer, and note what it did at the step at which everybody learns of it."""
        given, parts = self.course.answers[at], self.analysis.parts[at]
        turns = at in self.analysis.turning
        words = self.words(game, at) if turns else ("", "", "")
        before, known = game.log.shown, game.log.happened
        game.answer(given.action, given.seat)
        step = game.log.shown + game.sealed  # what is sealed belongs to the step that opens it
        decision, luck, outlook = map(rounded, (parts.decision, parts.luck, parts.outlook))
        chances = rounded(parts.chances)
        if turns:
            answer, moment, better = words
            cost = self.analysis.better[at].cost if better else 0.0
            self.turning.append(
                TurningPoint(
                    step,
                    before,
                    moment,
                    self.analysis.seats[given.seat],
                    answer,
                    self.happened(game, known),
                    decision,
                    luck,
                    outlook,
                    better,
                    round(cost, DIGITS),
                )
            )
        same = self.steps.get(step)
        if same is not None:
            decision, luck = plus(same.decision, decision), plus(same.luck, luck)
            outlook = plus(same.outlook, outlook)
        self.steps[step] = StepTold(step, chances, decision, luck, outlook)

    def words(self, game: Game, at: int) -> tuple[str, str, str]:
        """The answer, when it was given, and what was better."""
        answer, better = self.course.answers[at], self.analysis.better.get(at)
        question = game.question_of(answer.seat)
        assert question is not None
        action = self.speaker.action
        return (
            action(game.state, question, answer.action),
            self.box.face.moment(game.state, self.speaker),
            action(game.state, question, better.action) if better is not None else "",
        )

    def happened(self, game: Game, known: int) -> tuple[str, ...]:
        """The first lines of what an answer brought about."""
        events = [each.event for each in game.log.logged(known)]
        runs = told_once(events, self.speaker.event)
        lines = [self.speaker.times(self.speaker.event(run[0]), len(run)) for run in runs]
        return tuple(lines[:MOST_LINES])

    def seat(self, seat: int) -> SeatTold:
        analysis = self.analysis
        own = others = 0.0
        for answer, parts in zip(self.course.answers, analysis.parts, strict=True):
            if answer.seat == seat:
                own += parts.decision[seat]
            else:
                others += parts.decision[seat]
        last = analysis.parts[-1].chances if analysis.parts else analysis.begun
        return SeatTold(
            analysis.seats[seat],
            self.box.face.seat_name(seat, self.speaker),
            round(analysis.begun[seat], DIGITS),
            round(own, DIGITS),
            round(others, DIGITS),
            round(sum(each.luck[seat] for each in analysis.parts), DIGITS),
            round(sum(each.outlook[seat] for each in analysis.parts), DIGITS),
            round(last[seat], DIGITS),
        )


def rounded(chances: Chances) -> Chances:
    return tuple(round(each, DIGITS) for each in chances)
