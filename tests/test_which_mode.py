"""The modules that run are those the check is about: plain, or compiled."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from sandtable.compiled import is_compiled, modules_to_compile

HERE = Path(__file__).resolve().parent
MAKEFILE = HERE.parent / "Makefile"
EXPECT_COMPILED = os.environ.get("SANDTABLE_EXPECT_COMPILED", "0") == "1"


@pytest.mark.both_modes
def test_the_expected_mode_runs() -> None:
    assert is_compiled() is EXPECT_COMPILED


@pytest.mark.both_modes
def test_no_module_runs_in_the_other_mode() -> None:
    modules = modules_to_compile()
    assert "sandtable.core.state" in modules
    assert [module for module in modules if is_compiled(module) is not EXPECT_COMPILED] == []


def test_where_the_compiled_checks_do_not_look_nothing_is_marked_for_them() -> None:
    ignored = r"^PLAIN_ALONE := .*--ignore tests/,(.*)\)$"
    line = re.search(ignored, MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    folders = line[1].split()
    assert folders
    files = [path for folder in folders for path in (HERE / folder).rglob("*.py")]
    assert files
    marked = re.compile(r"mark\.(both_modes|compiled)\b")
    assert [path for path in files if marked.search(path.read_text(encoding="utf-8"))] == []
