"""A puzzle: the record of a game up to a position, a goal, and how good each answer is there.

Its file is a record that goes no further than the position. The header says what the goal is, and
how often each answer reached it when the engine played it out (`rating`).
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from sandtable.core.question import Question
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import Record, read_record
from sandtable.toolkit.replay import options_of, replay

FOLDER: Final = "puzzles"  # of a game
ENDING: Final = ".record"
HEADER: Final = ("seat", "goal", "chances")  # what a puzzle adds to the header of the record


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a game; they are numbered from 1 on."""

    game: str
    number: int
    seat: str  # that is to move
    goal: str  # in notation: what `Box.achieved` says of a turn that reaches it
    chances: dict[str, float]  # of reaching it, by answer in notation
    record: Record

    @property
    def box(self) -> Box:
        return BOXES[self.game]

    @property
    def scenario(self) -> str:
        return self.record.header["scenario"]

    @property
    def options(self) -> dict[str, Any]:
        return options_of(self.record.header, self.record.lines)

    @property
    def best(self) -> str:
        """The answer that is clearly the best."""
        return max(self.chances, key=lambda answer: self.chances[answer])

    def begin(self, seed: int | str | None = None) -> Game:
        """The game at the position, with new dice."""
        return replay(self.box, self.record, secrets.token_hex(16) if seed is None else seed)


def asked(game: Game) -> Question:
    """What the player of a puzzle is asked first."""
    question = game.question()
    if question is None:
        raise ValueError("the game of this puzzle is over")
    return question


def text_of(game: Game, goal: str, chances: dict[str, float]) -> str:
    """The file of a puzzle at the position of this game, without its dice."""
    kept = ("game", "scenario", "options")
    header = {key: game.record.header[key] for key in kept if key in game.record.header}
    ranked = dict(sorted(chances.items(), key=lambda each: -each[1]))
    seat = game.seats[asked(game).seat]
    header |= zip(HEADER, (seat, goal, json.dumps(ranked)), strict=True)
    *before, last = (replace(step, moment="", hash="") for step in game.record.steps)
    last.moment, last.hash = game.state.moment(), game.hash()
    return Record(header, [*before, last]).text(game.box.purposes)


def read_puzzle(path: Path, number: int) -> Puzzle:
    """The puzzle in this file; a `RecordError` if it cannot be read."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
    header = record.header
    seat, goal, chances = (header.pop(key) for key in HEADER)
    return Puzzle(header["game"], number, seat, goal, json.loads(chances), record)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in their order."""
    folder = BOXES[game].folder / FOLDER
    paths = {int(path.stem): path for path in folder.glob(f"*{ENDING}")}
    return tuple(read_puzzle(paths[number], number) for number in sorted(paths))


def puzzle_called(game: str, number: int) -> Puzzle:
    """One of them; an `Unknown` (a KeyError) where there is none."""
    for puzzle in puzzles_of(game) if game in BOXES else ():
        if puzzle.number == number:
            return puzzle
    raise Unknown(f"there is no puzzle {number} of {game}")
