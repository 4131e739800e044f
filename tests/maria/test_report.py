"""A war of Maria after the fact: each year stands under its number."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sandtable.games.maria import MARIA
from sandtable.games.maria.table.panels import FIRST_YEAR
from sandtable.games.maria.table.report import report_of
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import read_record
from sandtable.toolkit.replay import replay
from sandtable.toolkit.text import LANGUAGES, Speaker

GOLDEN = Path(__file__).parent.parent / "golden" / "maria"

wars = pytest.mark.parametrize("war", sorted(path.stem for path in GOLDEN.glob("*.record")))


@cache
def played(war: str) -> Game:
    text = (GOLDEN / f"{war}.record").read_text(encoding="utf-8")
    return replay(MARIA, read_record(text, {MARIA.id: MARIA.purposes}))


@wars
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_the_story_are_its_years(war: str, language: str) -> None:
    report = report_of(played(war), Speaker(language, MARIA, strict=True))
    years = [report.story[number] for number in report.headings]
    assert years
    assert all(any(str(FIRST_YEAR + at) in year for at in range(5)) for year in years)
    text = [each for each in report.story if each not in years]
    assert all(each.endswith((".", "!")) for each in text), "any other paragraph is a sentence"
