"""Reports of the battles on hexes: their story can be read, and their tables fit."""

from __future__ import annotations

import re
from re import Pattern

from sandtable.colors.table.history import History
from sandtable.colors.table.report import tables_of
from sandtable.toolkit.report import Report


def left_over(*words: str) -> Pattern[str]:
    """What is seen where a text was not put together well: signs, or keys that begin so."""
    return re.compile(rf"[{{}}$_]|  |\.\.| [.,;:]|\b(?:{'|'.join(words)})-[a-z]")


def check_story(report: Report, history: History, wrong: Pattern[str]) -> None:
    assert 3 <= len(report.story) <= 6
    for paragraph in report.story:
        assert not wrong.search(paragraph), paragraph
        assert paragraph[0] == paragraph[0].upper()
        assert paragraph.endswith(".")
    tables = tables_of(history)
    assert report.text.startswith(history.title)
    assert all(part in report.text for part in (*report.story, *tables))
    assert max(len(line) for table in tables for line in table.splitlines()) < 120
