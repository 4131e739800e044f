"""`sandtable analyse`: who was likely to win when, and what decisions and luck did to it."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from sandtable.analysis.course import Course, course_of
from sandtable.analysis.study import FULL, MOST_PLAYOUTS, QUICK, analyse, can_analyse
from sandtable.analysis.texts import AnalysisTold, SeatTold, TurningPoint, told
from sandtable.cli.commands.render import as_png
from sandtable.cli.failure import Failure
from sandtable.cli.files import read_text, record_in, replayed, write_whole
from sandtable.cli.language import speaker_of
from sandtable.drawing.chances import Line, Mark, Plot, chances_plot
from sandtable.toolkit.text import Speaker, sentence

EFFORTS: Final = {"quick": QUICK, "full": FULL}
PNG_SCALE: Final = 2.0
PARTS: Final[tuple[tuple[str, Callable[[SeatTold], float]], ...]] = (
    ("cli-analysis-decision", lambda seat: seat.decision),
    ("cli-analysis-others", lambda seat: seat.others),
    ("cli-analysis-luck", lambda seat: seat.luck),
    ("cli-analysis-outlook", lambda seat: seat.outlook),
)


@dataclass(frozen=True)
class Wishes:
    """What is asked of an analysis."""

    effort: str = "full"
    seed: str = "0"
    jobs: int = 0  # 0: two, where there are two
    svg: Path | None = None
    png: Path | None = None
    as_json: bool = False


def analyse_record(path: Path, lang: str | None, wishes: Wishes) -> None:
    playouts = playouts_of(wishes.effort)
    text = read_text(path)
    game = replayed(text, path)  # every hash checked: what follows can rely on the record
    if not can_analyse(game.box):
        raise Failure(f"{game.box.id} has no learned value, so its games cannot be analysed")
    course = course_of(record_in(text, path)[1])
    if not course.answers:
        raise Failure(f"{path} has no answers: there is nothing to analyse")
    jobs = wishes.jobs or min(2, os.cpu_count() or 1)
    with progress_bar() as progress:
        found = analyse(course, playouts, wishes.seed, jobs, progress)
    speaker = speaker_of(lang, game.box)
    shown = told(course, found, speaker)
    if wishes.svg is not None or wishes.png is not None:
        svg = chances_plot(plot_of(shown, title_of(course, speaker), speaker))
        if wishes.svg is not None:
            write_whole(wishes.svg, svg)
        if wishes.png is not None:
            write_whole(wishes.png, as_png(svg, PNG_SCALE))
    if wishes.as_json:
        print(json.dumps(asdict(shown), indent=2, ensure_ascii=False))
    else:
        print("\n".join(in_words(shown, speaker)))


def playouts_of(effort: str) -> int:
    """How many playouts `quick`, `full` or a number of them means."""
    if effort in EFFORTS:
        return EFFORTS[effort]
    if re.fullmatch(r"[0-9]{1,9}", effort) and 0 < int(effort) <= MOST_PLAYOUTS:
        return int(effort)
    known = ", ".join(EFFORTS)
    raise Failure(f'"{effort}" is no effort; expected {known} or a number up to {MOST_PLAYOUTS:,}')


@contextmanager
def progress_bar() -> Iterator[Callable[[float], None] | None]:
    """A bar on the terminal while it works; none where nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("analysis", total=1.0)
        yield lambda done: bar.update(task, completed=done)


# In words


def in_words(shown: AnalysisTold, speaker: Speaker) -> list[str]:
    """The whole analysis for a reader."""
    lines = [*sums(shown, speaker), ""]
    if not shown.turning:
        return [*lines, speaker.say("cli-analysis-no-turning")]
    lines.append(speaker.say("cli-analysis-turning"))
    for number, point in enumerate(shown.turning, start=1):
        lines += turning_lines(shown, point, number, speaker)
    return lines


def sums(shown: AnalysisTold, speaker: Speaker) -> list[str]:
    """A row for each seat: from its first chance to its last."""
    parts = PARTS if shown.playouts else PARTS[-1:]
    keys = ["cli-analysis-begun", *(key for key, _ in parts), "cli-analysis-end"]
    heads = [speaker.say(key) for key in keys]
    names = [sentence(each.name) for each in shown.seats]
    wide = max(map(len, names))
    lines = [" " * wide + "".join(f"  {head}" for head in heads)]
    for name, seat in zip(names, shown.seats, strict=True):
        cells = [f"{seat.begun:.0%}", *(points(part(seat)) for _, part in parts)]
        cells.append(f"{seat.end:.0%}")
        row = "".join(f"  {cell:>{len(head)}}" for cell, head in zip(cells, heads, strict=True))
        lines.append(f"{name:{wide}}{row}")
    return lines


def turning_lines(
    shown: AnalysisTold, point: TurningPoint, number: int, speaker: Speaker
) -> list[str]:
    """A turning point: when, who answered what, what it did, and what was better."""
    at = next(at for at, seat in enumerate(shown.seats) if seat.seat == point.seat)
    side = sentence(shown.seats[at].name)
    head = speaker.say(
        "cli-analysis-point", number=number, moment=point.moment, step=point.step, side=side,
        answer=point.answer,
    )  # fmt: skip
    lines = ["", head]
    lines += [f"    {words}" for words in point.happened]
    if not shown.playouts:
        change = speaker.say("cli-analysis-changed", change=points(point.outlook[at]))
        return [*lines, f"    {change}"]
    did = speaker.say(
        "cli-analysis-did", decision=points(point.decision[at]), luck=points(point.luck[at])
    )
    lines.append(f"    {did}")
    if point.better:
        better = speaker.say("cli-analysis-better", answer=point.better, cost=points(-point.cost))
        lines.append(f"    {better}")
    return lines


def points(change: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    return f"{change * 100:+.1f}".replace("-", "−") if round(change, 3) else "0.0"


# As a picture


def title_of(course: Course, speaker: Speaker) -> str:
    """The name of the scenario; of one that is a file, the name of the file."""
    if not course.box.has(course.scenario):
        return Path(course.scenario).stem
    return course.box.face.brief_of(course.scenario, speaker.language, in_full=False).name


def plot_of(shown: AnalysisTold, title: str, speaker: Speaker) -> Plot:
    places = {each.step: at for at, each in enumerate(shown.steps)}
    lines = [
        Line(sentence(seat.name), [step.chances[at] for step in shown.steps])
        for at, seat in enumerate(shown.seats)
    ]
    seats = [seat.seat for seat in shown.seats]
    marks = [
        Mark(places[each.step], seats.index(each.seat), f"{each.moment}: {each.answer}")
        for each in shown.turning
    ]
    turns = [(places[each.step], str(number + 1)) for number, each in enumerate(shown.turns)]
    return Plot(title, speaker.say("cli-analysis-axis"), lines, turns, marks)
