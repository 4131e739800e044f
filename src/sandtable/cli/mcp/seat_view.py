"""The view of one seat as text: the board, the question, the answers and the odds.

Everything here is made from what the seat may know. A state in which the rest is made up gives the
same words; `tests/mcp/test_seat_view.py` holds it to that.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from sandtable.bots.protocol import shown
from sandtable.bots.referee import Wrong
from sandtable.cli.language import TEXT
from sandtable.cli.terminal.map_screen import screen_of
from sandtable.cli.terminal.maps import MapDisplay
from sandtable.cli.terminal.odds import in_full
from sandtable.cli.terminal.panels import Panels
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.core.refusal import IllegalAction
from sandtable.toolkit.answer_sequences import (
    action_meant,
    after_answers,
    in_notation,
    matching,
    sequences_to,
    sequences_with_dice,
)
from sandtable.toolkit.game import Game
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import Speaker, told_once

WIDTH: Final = 120  # columns of a board
PAGE: Final = 40  # answers at once


@dataclass(frozen=True)
class Answers:
    """A page of the legal answers, and how many there are."""

    text: str
    names: list[str]  # of this page, in notation
    found: int  # that fit what was asked for
    page: int
    pages: int


class Sight:
    """What a seat sees of a game, in one language."""

    def __init__(self, game: Game, seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
        self.speaker = Speaker(language, game.box, TEXT)
        console = Console(
            file=io.StringIO(),
            width=WIDTH,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.screen = screen_of(game.box, self.speaker, console)

    @property
    def question(self) -> Question | None:
        """What this seat is asked now."""
        return self.game.question_of(self.seat)

    # The table

    def briefing(self) -> str:
        """What the players are told before the first turn."""
        return "\n".join(self.screen.face.briefing(self.game.state, self.speaker))

    def board(self) -> str:
        """The board with how things stand and the hand; on a map, what stands in every place."""
        file = io.StringIO()
        self.screen.console.file = file
        self.screen.show_table(self.game, self.question, self.seat)
        self.screen.put(Text())
        self.screen.show_hand(self.game, self.seat)
        lines = [line.rstrip() for line in file.getvalue().strip("\n").split("\n")]
        display = self.screen.display
        if isinstance(display, MapDisplay):
            lines += ["", *self.places(display)]
        return "\n".join(lines).rstrip()

    def places(self, display: MapDisplay) -> list[str]:
        """A line a place that is not empty: its id, its name, and what stands there."""
        subject = display.subject(self.game.state, self.speaker, self.question, self.seat)
        names = {
            town.id: town.name for town in display.chart_in(self.game.state, self.speaker).towns
        }
        return [
            f"{place} ({names.get(place, place)}): {', '.join(each.label for each in figures)}"
            for place, figures in subject.figures.items()
        ]

    def panels(self) -> str:
        """What lies beside the board: tracks, cards on the table, figures."""
        drawn = Panels(self.speaker, WIDTH, lambda nation: "")
        lines: list[str] = []
        for panel in self.screen.face.panels(self.game.state, self.seat, self.speaker):
            lines += [*(line.plain.rstrip() for line in drawn.lines(panel)), ""]
        return "\n".join(lines).rstrip()

    def place(self, name: str) -> str:
        """What is in one place of the board."""
        info = self.screen.face.place_info(self.game.state, name, self.seat, self.speaker)
        if not info.lines:
            raise Wrong(self.speaker.say("cli-no-place", place=shown(name)))
        lines = list(info.lines)
        if info.reach:
            lines.append(f"-> {' '.join(info.reach)}")
        return "\n".join(lines)

    def legend(self) -> str:
        """The signs of the board."""
        return "\n".join(f"{code:6}{name}" for code, name in self.screen.face.legend(self.speaker))

    def told(self, events: Iterable[Event]) -> str:
        """What happened, a line each, with its rule."""

        def in_words(event: Event) -> str:
            return self.speaker.event(event, self.seat)

        runs = told_once(events, in_words)
        lines = [
            self.speaker.with_rule(self.speaker.times(in_words(run[0]), len(run)), run[0].rule)
            for run in runs
        ]
        return "\n".join(line for line in lines if line)

    # The question

    def asked(self) -> str:
        """The question in words, and what is coming if it is about that."""
        question = self.question
        if question is None:
            return ""
        words = self.speaker.question(self.game.state, question)
        lines = [f"{words} ({question.key}, {question.rule})"]
        threat = self.screen.face.threat(self.game.state, question, self.speaker)
        if threat is not None:
            lines.append(self.speaker.say("cli-threat", dice=threat.short))
        return "\n".join(lines)

    def answers(self, contains: str = "", page: int = 1) -> Answers:
        """The legal answers with these words in them, a page at a time."""
        question = self.open_question()
        parts = contains.casefold().split()
        fitting = [
            action
            for action in question.actions
            if not parts or all(part in self.spoken(question, action) for part in parts)
        ]
        pages = max(1, -(-len(fitting) // PAGE))
        if not 1 <= page <= pages:
            raise Wrong(f"there is no page {page}; there are: 1 to {pages}")
        here = fitting[(page - 1) * PAGE : page * PAGE]
        lines = [
            f"{self.game.name(action)}: {self.screen.explained(self.game, question, action)}"
            for action in here
        ]
        if pages > 1:
            lines.append(f"page {page} of {pages}; {len(fitting)} answers in all")
            lines.append(self.verbs(question))
        names = [self.game.name(action) for action in here]
        return Answers("\n".join(lines), names, len(fitting), page, pages)

    def spoken(self, question: Question, action: int) -> str:
        """An answer in notation and in words, to search in."""
        words = self.speaker.action(self.game.state, question, action)
        return f"{self.game.name(action)} {words}".casefold()

    def verbs(self, question: Question) -> str:
        """How many answers there are of each verb."""
        verbs = [self.game.name(each).partition(" ")[0] for each in question.actions]
        return ", ".join(f"{verb} {verbs.count(verb)}" for verb in dict.fromkeys(verbs))

    def meant(self, words: str) -> int:
        """The answer that these words mean; `IllegalAction` with the reason for what is none."""
        question = self.open_question()
        found = matching(self.game.box, question.actions, words.strip())
        if len(found) > 1:
            which = "; ".join(self.game.name(each) for each in found)
            raise Wrong(self.speaker.say("cli-which", answers=which))
        if not found:
            refusal = self.game.why_not(words.strip(), self.seat)
            assert refusal is not None
            raise IllegalAction(words, refusal)
        return found[0]

    def action(self, words: str) -> int:
        """The action of these words, legal or not."""
        action = action_meant(self.game.box, self.game.state, words.strip())
        if action < 0:
            raise Wrong(f'"{shown(words)}" is no action of {self.game.box.id}')
        return action

    def why(self, words: str) -> str:
        """Whether an answer is legal now, and if not, why not and by which rule."""
        action = self.action(words)
        found = reason(self.game.box, self.game.state, action, self.seat)
        return self.speaker.with_rule(*found.told(self.game.box, self.speaker))

    def odds(self, words: str) -> str:
        """The dice of one answer in full, or of all answers that throw some in short."""
        box, state, face = self.game.box, self.game.state, self.screen.face
        self.open_question()
        if words:
            ways = sequences_to(box, state, self.action(words))
            if not ways:
                return self.why(words)
        else:
            ways = sequences_with_dice(box, state)[:PAGE]
        lines: list[str] = []
        for way in ways:
            at = after_answers(state, way[:-1])
            found = face.odds(at, way[-1], self.speaker) if at is not None else None
            if found is None:
                continue
            lines.append(f"{in_notation(box, way)}: {found.short}")
            if words:
                lines += in_full(found, self.speaker)
                lines += [f"  {each}" for each in (found.target, *found.replies) if each]
        return "\n".join(lines) or self.speaker.say("cli-no-dice")

    def open_question(self) -> Question:
        """What this seat is asked; a sentence where it is asked nothing."""
        question = self.question
        if question is None:
            over = self.game.question() is None
            raise Wrong("the game is over" if over else "it is not your turn; use wait")
        return question
