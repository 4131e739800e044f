"""The modules that run are those the check is about: plain, or compiled."""

from __future__ import annotations

import os

import pytest

from sandtable.compiled import is_compiled, modules_to_compile

EXPECT_COMPILED = os.environ.get("SANDTABLE_EXPECT_COMPILED", "0") == "1"


@pytest.mark.both_modes
def test_the_expected_mode_runs() -> None:
    assert is_compiled() is EXPECT_COMPILED


@pytest.mark.both_modes
def test_no_module_runs_in_the_other_mode() -> None:
    modules = modules_to_compile()
    assert "sandtable.core.state" in modules
    assert [module for module in modules if is_compiled(module) is not EXPECT_COMPILED] == []
