"""Games to analyse: the golden records, which captain played on all sides."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from sandtable.analysis.course import Course, course_of
from sandtable.analysis.parts import walk
from sandtable.analysis.study import Analysis, from_values
from sandtable.games import BOXES
from sandtable.toolkit.record import read_record

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
SCENARIOS = {
    "napoleonics": "rolica_first",
    "greatwar": "opening-action-1",
    "maria": "advanced",
    "lastman": "1914",
}


@cache
def golden(game: str) -> Course:
    text = (GOLDEN / game / f"{SCENARIOS[game]}.record").read_text(encoding="utf-8")
    return course_of(read_record(text, {game: BOXES[game].purposes}))


@cache
def quick(game: str) -> Analysis:
    """The quick analysis of the whole game."""
    course = golden(game)
    return from_values(course, walk(course, with_captain=False))


def beginning(game: str, answers: int) -> Course:
    """The first answers of a game, as if it had been given up then."""
    course = golden(game)
    return replace(course, answers=course.answers[:answers])
