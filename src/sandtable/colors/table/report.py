"""A battle after the fact: luck, losses, who was ahead when, and its story in a few paragraphs.

It is made from the events as an onlooker knows them, so it may be shown to everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sandtable.colors.table.history import History, LeaderLoss, Standing, UnitLoss
from sandtable.colors.table.story import Story, tenth
from sandtable.toolkit.ledger import Luck, throw_told
from sandtable.toolkit.text import sentence

GAP: Final = "  "


@dataclass(frozen=True)
class Report:
    """All that there is to tell of a battle, in one language."""

    title: str
    winner: int | None  # the seat
    turns: int
    scores: tuple[int, int]  # banners, medals
    luck: tuple[Luck, ...]
    losses: tuple[UnitLoss, ...]
    leaders: tuple[LeaderLoss, ...]
    timeline: tuple[Standing, ...]
    story: list[str]
    tables: list[str]  # as plain text, for a font of one width

    def as_text(self) -> str:
        """The story and the tables, to paste into a letter or a forum."""
        return "\n\n".join([self.title, *self.story, *self.tables]) + "\n"


def told(history: History, story: Story) -> Report:
    """The report of a game that is over, or of one that still runs."""
    return Report(
        history.title,
        history.winner,
        history.turn,
        (history.scores[0], history.scores[1]),
        tuple(history.luck),
        tuple(history.losses()),
        tuple(history.leaders),
        tuple(history.timeline),
        story.paragraphs(),
        tables_of(history),
    )


# Tables


def tables_of(history: History) -> list[str]:
    """Luck, banners or medals, and losses as plain text."""
    found = [luck_table(history)]
    if history.timeline:
        found.append(score_table(history))
    if history.all_losses:
        found.append(loss_table(history))
    return found


def luck_table(history: History) -> str:
    phrases = history.speaker.phrases
    heads = [phrases.say("report-head-side"), phrases.say("report-head-throws")]
    heads += [phrases.say("report-head-dice"), phrases.say("report-head-hits")]
    heads += [phrases.say("report-head-expected"), phrases.say("report-head-luck")]
    heads += [phrases.say("report-head-best"), phrases.say("report-head-worst")]
    rows = []
    for luck in history.luck:
        cells: list[Any] = [luck.throws, luck.dice, luck.hits, decimal(history, luck.expected)]
        cells.append(decimal(history, luck.difference, sign=True))
        for throw in (luck.best, luck.worst):
            cells.append(throw_told(throw, history.speaker))
        rows.append([side(history, luck.seat), *(str(cell) for cell in cells)])
    return phrases.say("report-table-luck") + "\n" + table(heads, rows)


def score_table(history: History) -> str:
    phrases = history.speaker.phrases
    heads = [phrases.say("report-head-turn"), side(history, 0), side(history, 1)]
    rows = [[str(each.turn), *(str(count) for count in each.scores)] for each in history.timeline]
    return history.face.score_name(history.speaker) + "\n" + table(heads, rows)


def loss_table(history: History) -> str:
    phrases = history.speaker.phrases
    heads = [phrases.say("report-head-unit"), phrases.say("report-head-start")]
    heads += [phrases.say("report-head-blocks"), phrases.say("report-head-gone")]
    rows = []
    for loss in history.losses():
        gone = "" if loss.eliminated is None else str(loss.eliminated)
        name = sentence(loss.name)
        rows.append([name, loss.start, f"{loss.blocks}/{loss.of}", gone])
    rows += [[each.name, each.hex, "★", str(each.turn)] for each in history.leaders]
    return phrases.say("report-table-losses") + "\n" + table(heads, rows)


def side(history: History, seat: int) -> str:
    name = history.face.seat_name(seat, history.speaker)
    return sentence(name)


def decimal(history: History, number: float, sign: bool = False) -> str:
    """A number with one digit behind the point, or the comma, of the language."""
    shown = history.speaker.say("report-number", number=abs(tenth(number)))
    if not sign or tenth(number) == 0:
        return shown
    return f"{'+' if number > 0 else chr(0x2212)}{shown}"


def table(heads: list[str], rows: list[list[str]]) -> str:
    """Columns as wide as they must be; names to the left, numbers to the right."""
    lines = [heads, *rows]
    widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
    shown = []
    for line in lines:
        cells = [line[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        shown.append(GAP.join(cells).rstrip())
    return "\n".join(shown)
