"""Files of words that are parsed message by message say what they say as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from sandtable.toolkit.bundles import entries_of
from sandtable.toolkit.text import LANGUAGES, Phrases, TextError
from tests.test_text import FOLDERS, PACKAGE, entries

FIRST = """\
# How many
hits = { $count ->
    [one] one hit
   *[other] { $count } hits
    }
    .acc = a hit
broken = { $count
told = { hits }, { -army }
"""
SECOND = """\
-army = the army
hits = something else
broken = whole
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    for name, text in (("first", FIRST), ("second", SECOND)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    return tmp_path / "first", tmp_path / "second"


@pytest.mark.parametrize(
    "path",
    [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_a_file_is_split_where_the_parser_of_fluent_splits_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = [each for each in entries(path) if isinstance(each, ftl.Message | ftl.Term)]
    assert len(entries_of(path)) == len(whole) > 0
    for (name, source), entry in zip(entries_of(path), whole, strict=True):
        assert entry.span is not None
        assert entry.id.span is not None
        assert name.removeprefix("-") == entry.id.name
        own = entry.id.span.start - isinstance(entry, ftl.Term)
        assert source.startswith(text[own : entry.span.end].rstrip())


def test_the_first_folder_wins_and_messages_find_each_other(folders: tuple[Path, Path]) -> None:
    phrases = Phrases("en", folders, strict=True)
    assert phrases.say("told", {"count": 1}) == "one hit, the army"
    assert phrases.say("hits", {"count": 3}) == "3 hits"
    assert phrases.say("hits", {"count": 3}, "acc") == "a hit"


def test_a_broken_message_is_none(folders: tuple[Path, Path]) -> None:
    assert Phrases("en", folders, strict=True).say("broken") == "whole"
    alone = Phrases("en", folders[:1], strict=True)
    assert not alone.has("broken")
    with pytest.raises(TextError):
        alone.say("broken")
