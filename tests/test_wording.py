"""The rules of play are in our own words: what `tools/wording.py` finds, and that it finds it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "wording.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wording", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


wording = load()
THEIRS = "An empty army may never leave the area before its last unit has been lost.\n"


def runs(tmp_path: Path, page: str, seed: str = THEIRS) -> list[str]:
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    (tmp_path / "seed.txt").write_text(seed, encoding="utf-8")
    return [str(run) for run in wording.runs(tmp_path / "page.md", tmp_path / "seed.txt")]


def test_eight_words_in_a_row_are_found_across_lines_and_markup(tmp_path: Path) -> None:
    page = '# Rules\n\n<a id="x"></a>**L1** So: *never leave*\nthe [area](#x) before its last unit.'
    assert runs(tmp_path, page) == [
        "page.md:3: 8 words of seed.txt: never leave the area before its last unit"
    ]


def test_the_whole_run_is_told_once(tmp_path: Path) -> None:
    (found,) = runs(tmp_path, THEIRS)
    assert found.startswith("page.md:1: 15 words of seed.txt: an empty army")


def test_seven_words_in_a_row_are_nothing(tmp_path: Path) -> None:
    assert runs(tmp_path, "You never leave the area before its last stand.") == []


def test_a_row_of_numbers_is_no_wording(tmp_path: Path) -> None:
    assert (
        runs(tmp_path, "| 1918 | 3 | 2 | 2 | 1 |\n| 1919 | 3 | 2 |", "1918 3 2 2 1 1919 3 2") == []
    )


def test_shifted_capitals_are_read_as_they_were_meant(tmp_path: Path) -> None:
    """In the font of Maria's summary `\u03a2` is a sigma, and a sigma a tau."""
    seed = "\u03a2Σ ΟΤ\u03a2ΑΡΟΙ τοποθετούνται πάντα δίπλα από τους δικούς μας στρατηγούς"
    page = "Στ ουσάροι τοποθετούνται πάντα δίπλα από τους δικούς μας."
    assert len(runs(tmp_path, page, seed)) == 1


def test_without_texts_the_tool_does_not_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wording.main(tmp_path) == 2
    assert "nothing compared" in capsys.readouterr().out


def test_our_rules_are_in_our_own_words() -> None:
    """Where the rulebooks lie beside the clone; elsewhere there is nothing to compare with."""
    if not list(wording.SEEDS.glob("*.txt")):
        pytest.skip(f"nothing compared: there are no texts in {wording.SEEDS}")
    assert [str(run) for run in wording.compare(wording.SEEDS)] == []
