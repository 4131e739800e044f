"""`sandtable analyse`: a table, a picture, numbers for programs, and clear refusals."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.cli.commands import analyse
from tests.cli.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of the beginning of a game."""
    game = sandtable.new_game("napoleonics", "rolica_first", seed=3)
    for _ in range(14):
        question = game.question()
        assert question is not None
        game.answer(question.actions[0], question.seat)
    path = tmp_path_factory.mktemp("analyse") / "short.record"
    path.write_text(game.text(), encoding="utf-8")
    return path


def test_a_whole_game_is_told_and_drawn(run: Run, record: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "curve.svg", tmp_path / "curve.png"
    ran = run("analyse", record, "--effort", "quick", "--jobs", "1", "--svg", svg, "--png", png)
    assert (ran.code, ran.err) == (0, "")
    assert "Turning points" in ran.out
    assert "French" in ran.out
    picture = ElementTree.fromstring(svg.read_text(encoding="utf-8"))
    assert len(picture.findall(f"{SVG}path")) == 2
    assert picture.findall(f"{SVG}g/{SVG}circle")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_full_analysis_tells_decisions_and_luck_apart(run: Run, short: Path) -> None:
    ran = run("analyse", short, "--effort", "20", "--jobs", "1", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["playouts"] == 20
    assert len(found["steps"]) == 15
    assert {"decision", "luck", "outlook"} <= set(found["steps"][3])
    assert any(any(each["decision"]) for each in found["steps"])
    again = run("analyse", short, "--effort", "20", "--jobs", "1", "--json")
    assert again.out == ran.out
    told = run("analyse", short, "--effort", "20", "--jobs", "1")
    assert "Own decisions" in told.out


@pytest.mark.parametrize("lang", ["el", "hu"])
def test_it_speaks_every_language(run: Run, short: Path, lang: str) -> None:
    ran = run("analyse", short, "--effort", "quick", "--jobs", "1", "--lang", lang)
    assert ran.code == 0
    assert "cli-analysis" not in ran.out
    assert "Outlook" not in ran.out


@pytest.mark.parametrize("effort", ["much", "0", "-1", "99999999", ""])
def test_an_effort_that_is_none_is_refused(run: Run, short: Path, effort: str) -> None:
    ran = run("analyse", short, f"--effort={effort}")
    assert ran.code == 2
    assert "no effort" in ran.err


def test_a_bad_file_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    missing = run("analyse", tmp_path / "nowhere.record")
    assert missing.code == 2
    assert "there is no file" in missing.err
    other = tmp_path / "other.record"
    other.write_text("a letter\n", encoding="utf-8")
    assert 'a record begins with "sandtable record 1"' in run("analyse", other).err


def test_a_record_without_answers_has_nothing_to_analyse(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.record"
    path.write_text(sandtable.new_game("napoleonics", seed=1).text(), encoding="utf-8")
    ran = run("analyse", path)
    assert ran.code == 2
    assert "nothing to analyse" in ran.err


def test_a_game_without_a_value_says_so(
    run: Run, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "can_analyse", lambda box: False)
    ran = run("analyse", short)
    assert ran.code == 2
    assert "no learned value" in ran.err
