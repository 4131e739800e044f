"""A battle after the fact: luck, losses, who was ahead when, and its story in a few paragraphs.

It is made from the events as an onlooker knows them, so it may be shown to everybody.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.colors.table.history import History, UnitLoss
from sandtable.colors.table.story import Story, tenth
from sandtable.toolkit.luck import throw_told
from sandtable.toolkit.report import Loss, Report, as_text, loss_told, luck_told
from sandtable.toolkit.text import sentence

GAP: Final = "  "


def told(history: History, story: Story) -> Report:
    """The report of a game that is over, or of one that still runs."""
    face, speaker, paragraphs = history.face, history.speaker, story.paragraphs()
    if handicap := face.handicap_told(history.battle.terms.handicap, speaker):
        paragraphs.append(handicap)
    return Report(
        tuple(paragraphs),
        as_text(history.title, paragraphs, tables_of(history)),
        luck_told(face, history.luck, speaker),
        tuple(loss_shown(history, each) for each in history.losses()),
        tuple(history.timeline),
        face.score_name(speaker),
    )


def loss_shown(history: History, loss: UnitLoss) -> Loss:
    seat = history.face.box.seats[loss.seat]
    return loss_told(
        seat, loss.name, loss.start, loss.blocks, loss.of, loss.eliminated, history.speaker
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
