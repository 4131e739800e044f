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


def test_the_compiled_checks_look_at_every_file_in_which_something_is_marked_for_them() -> None:
    looks = r"^MARKED = .*grep -rlE '(.*)' tests --include='(.*)'\)\)$"
    line = re.search(looks, MAKEFILE.read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    pattern, names = line.groups()
    files = {path: path.read_text(encoding="utf-8") for path in HERE.rglob("*.py")}
    looked_at = [path for path in HERE.rglob(names) if re.search(pattern, files[path])]
    assert looked_at
    marked = [path for path in files if re.search(r"mark\.(both_modes|compiled)\b", files[path])]
    assert sorted(looked_at) == sorted(marked)
