"""The after-action report in one language: story, luck, losses, scores by turn.

Each game fills a report from the events as an onlooker knows them, so everybody may read it. The
server sends it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sandtable.toolkit.luck import Luck, throw_told
from sandtable.toolkit.text import Speaker, sentence

if TYPE_CHECKING:
    from sandtable.toolkit.face import Face


@dataclass(frozen=True)
class SeatLuck:
    """The throws of one seat: what they brought, and what was to be expected."""

    seat: str
    name: str
    throws: int
    dice: int
    hits: int
    expected: float
    best: str = ""
    worst: str = ""


@dataclass(frozen=True)
class Loss:
    """What a unit, an army or a power has lost of what it had."""

    seat: str
    name: str
    lost: int
    start: int
    gone: str = ""  # when it was eliminated


@dataclass(frozen=True)
class TurnScore:
    """The scores of all seats when a turn was over."""

    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Curve:
    """Numbers turn by turn, a line for each name."""

    title: str
    names: tuple[str, ...]
    turns: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]  # by name, then by turn


@dataclass(frozen=True)
class Report:
    """The after-action report."""

    story: tuple[str, ...]
    text: str  # all of it, to paste into a letter or a forum
    luck: tuple[SeatLuck, ...] = ()
    losses: tuple[Loss, ...] = ()
    timeline: tuple[TurnScore, ...] = ()
    score_name: str = ""  # what is counted in it: banners, medals
    curves: tuple[Curve, ...] = ()  # other numbers that changed from turn to turn
    headings: tuple[int, ...] = ()  # the paragraphs of the story, by number, that head what follows


def as_text(title: str, story: Iterable[str], tables: Iterable[str] = ()) -> str:
    """A report as plain text: the story, and tables for a font of one width."""
    return "\n\n".join([title, *story, *tables]).strip() + "\n"


def opened_with(paragraph: str, report: Report) -> Report:
    """The report with another paragraph before its story."""
    title, _, rest = report.text.partition("\n\n")
    return replace(
        report,
        story=(paragraph, *report.story),
        text="\n\n".join(part for part in (title.strip(), paragraph, rest) if part).strip() + "\n",
        headings=tuple(each + 1 for each in report.headings),
    )


def luck_told(face: Face, luck: Iterable[Luck], speaker: Speaker) -> tuple[SeatLuck, ...]:
    return tuple(
        SeatLuck(
            face.box.seats[each.seat],
            face.seat_name(each.seat, speaker),
            each.throws,
            each.dice,
            each.hits,
            each.expected,
            throw_told(each.best, speaker),
            throw_told(each.worst, speaker),
        )
        for each in luck
    )


def loss_told(
    seat: str, name: str, place: str, lost: int, start: int, turn: int | None, speaker: Speaker
) -> Loss:
    """A loss by the name of the unit and the place where it began; `turn`: of its end."""
    named = ", ".join(each for each in (sentence(name), place) if each)
    gone = "" if turn is None else speaker.say("table-turn", turn=turn)
    return Loss(seat, named, lost, start, gone)
