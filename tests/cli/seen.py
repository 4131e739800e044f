"""A position as a terminal of some size shows it."""

from __future__ import annotations

import io
import random
from dataclasses import dataclass, field

from rich.console import Console

import sandtable
from sandtable.cli.language import TEXT
from sandtable.cli.terminal.display import Paint, display_of
from sandtable.cli.terminal.map_board import MapBoard
from sandtable.cli.terminal.map_screen import MapScreen
from sandtable.cli.terminal.map_view import View, window
from sandtable.cli.terminal.maps import MapDisplay
from sandtable.core.question import Question
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker

SIZES = ((80, 24), (160, 50))
PLAIN = Paint(coloured=False, shaded=False)


def played(
    game: str, scenario: str, answers: int, options: dict[str, object] | None = None
) -> tuple[Game, Question]:
    """A game after so many answers by chance, at a question with a choice."""
    found = sandtable.new_game(game, scenario, seed=3, options=options)
    chance = random.Random(answers)
    for _ in range(answers):
        question = found.question()
        if question is None:
            break
        found.answer(chance.choice(question.actions))
    while (question := found.question()) is not None and question.forced:
        found.answer(question.actions[0])
    assert question is not None
    return found, question


def map_display(game: Game) -> MapDisplay:
    display = display_of(game.box)
    assert isinstance(display, MapDisplay)
    return display


def screen(game: Game, width: int, height: int, language: str = "en") -> MapScreen:
    console = Console(
        file=io.StringIO(),
        force_terminal=True,
        color_system=None,
        width=width,
        height=height,
        highlight=False,
        markup=False,
        emoji=False,
    )
    speaker = Speaker(language, game.box, TEXT, strict=True)
    return MapScreen(map_display(game), speaker, console)


def printed(on: MapScreen) -> str:
    file = on.console.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.truncate(0)
    file.seek(0)
    return text


def shown(on: MapScreen, game: Game, question: Question) -> str:
    """The table and the question."""
    on.show_table(game, question, question.seat)
    on.show_question(game, question)
    return printed(on)


@dataclass
class Drawn:
    """A map, the lines of it, and who drew it."""

    board: MapBoard
    lines: list[str] = field(default_factory=list)


def drawn(
    game: Game,
    question: Question,
    width: int,
    height: int,
    language: str = "en",
    paint: Paint = PLAIN,
    view: View | None = None,
) -> Drawn:
    """The map alone, on so many cells."""
    display = map_display(game)
    speaker = Speaker(language, game.box, TEXT, strict=True)
    subject = display.subject(game.state, speaker, question, question.seat)
    at = {town.id: town.at for town in subject.chart.towns}
    spots = [at[place] for place in subject.lit]
    seen = window(subject.chart, view or View(), width, height, spots, at.get(subject.asked))
    board = MapBoard(subject, seen, paint)
    return Drawn(board, [line.plain for line in board.draw().lines()])
