"""Datasets: the same rows however they were made, and a check that finds every change."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from sandtable.arena.dataset import (
    DECISIONS,
    GAMES,
    Wanted,
    games_in,
    make,
    part_of,
    verify,
    wanted,
)
from sandtable.arena.executors import InProcess, Processes
from sandtable.arena.results import OtherResults
from sandtable.arena.selfplay import Row, recorded
from sandtable.cli import main
from sandtable.games import BOXES

ROOT = Path(__file__).resolve().parents[2]
WISH = Wanted("napoleonics", ["redinha", "rolica_first"], ["corporal", "random"], 6, "rows",
              odds=True, cap=300, part=4)  # fmt: skip


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset in two parts; nobody changes it."""
    folder = tmp_path_factory.mktemp("dataset") / "made"
    make(folder, WISH, InProcess())
    return folder


def rows(folder: Path) -> list[Any]:
    return [(each.game, each.decisions) for each in games_in(folder)]


def test_the_examples_of_the_page_run(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)
    monkeypatch.chdir(made.parent)
    (made.parent / "selfplay").symlink_to(made)
    found: dict[str, Any] = {}
    for example in examples:
        exec(example, found)
    assert len(examples) == 2
    assert len(found["choices"]) > 20
    assert found["rows"].num_rows == found["played"]["decisions"]


def test_games_and_decisions_have_what_was_played(made: Path) -> None:
    found = list(games_in(made))
    assert [each.game["game"] for each in found] == list(range(6))
    assert [each.game["scenario"] for each in found[:2]] == WISH.scenarios
    assert found[0].game["players"] == ["corporal", "random"]
    assert found[1].game["players"] == ["random", "corporal"], "sides are swapped"
    for each in found:
        assert len(each.decisions) == each.game["decisions"] > 20
        assert [row["number"] for row in each.decisions] == list(range(1, len(each.decisions) + 1))
        assert all(row["answer"] in row["actions"] for row in each.decisions)
        assert sum(row["hash"] is not None for row in each.decisions) > 4
        assert all((row["hash"] is None) == (row["moment"] is None) for row in each.decisions)
        offered = [row for row in each.decisions if row["odds"]]
        assert offered
        assert {one["action"] for row in offered for one in row["odds"]} <= {
            action for row in offered for action in row["actions"]
        }
        fights = [one for row in offered for one in row["odds"]]
        assert all(0 <= one["hits"] <= one["dice"] and 0 <= one["flag"] < 1 for one in fights)
        assert any(one["hits"] > 0.5 for one in fights)


def test_parts_have_their_schemas_and_the_actions_their_notation(made: Path) -> None:
    assert pq.read_schema(part_of(made, "games", 1)).equals(GAMES)
    assert pq.read_schema(part_of(made, "decisions", 0)).equals(DECISIONS)
    assert [len(pq.read_table(part_of(made, "games", at))) for at in (0, 1)] == [4, 2]
    names = pq.read_table(made / "actions.parquet").to_pylist()
    vocabulary = BOXES["napoleonics"].vocabulary
    assert len(names) == len(vocabulary.names())
    assert all(vocabulary.name(each["action"]) == each["notation"] for each in names)


def test_a_dataset_is_as_it_was_played(made: Path) -> None:
    assert verify(made, InProcess()) == (6, [])


def test_the_number_of_processes_changes_no_row(made: Path, tmp_path: Path) -> None:
    make(tmp_path / "apart", WISH, Processes(2))
    assert rows(tmp_path / "apart") == rows(made)


def test_large_parts_are_written_in_row_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.arena.dataset.ROW_GROUP", 100)
    make(tmp_path / "grouped", WISH, InProcess())
    assert pq.ParquetFile(part_of(tmp_path / "grouped", "decisions", 0)).num_row_groups == 4


def test_what_was_broken_off_goes_on(made: Path, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    def stop(done: int, games: int) -> None:
        if done == 5:
            raise Stop

    with pytest.raises(Stop):
        make(tmp_path / "later", WISH, InProcess(), stop)
    kept = part_of(tmp_path / "later", "games", 0)
    first = kept.stat().st_mtime_ns
    assert not part_of(tmp_path / "later", "games", 1).exists()
    assert not list((tmp_path / "later").rglob("*.unfinished"))
    seen: list[tuple[int, int]] = []
    make(tmp_path / "later", WISH, InProcess(), lambda *done: seen.append(done))
    assert seen == [(5, 6), (6, 6)], "only what is missing is played"
    assert kept.stat().st_mtime_ns == first
    assert rows(tmp_path / "later") == rows(made)
    assert (tmp_path / "later" / "README.md").read_text() == (made / "README.md").read_text()


def test_the_datasheet_tells_counts_versions_and_the_licence(made: Path) -> None:
    sheet = (made / "README.md").read_text(encoding="utf-8")
    decisions = sum(each.game["decisions"] for each in games_in(made))
    for words in (f"6 games with {decisions:,} decisions", "corporal, random", "Apache-2.0",
                  "napoleonics 1", "| redinha | 3 |", "--games 6"):  # fmt: skip
        assert words in sheet


# Changes are found


def changed(folder: Path, made: Path, what: str, change: Callable[[list[Row]], object]) -> str:
    """A copy of a dataset with a change in its first part: what the check says of it."""
    for path in made.rglob("*.*"):
        if path.is_file():
            copy = folder / path.relative_to(made)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    path = part_of(folder, what, 0)
    found = pq.read_table(path).to_pylist()
    change(found)
    schema = GAMES if what == "games" else DECISIONS
    pq.write_table(pa.Table.from_pylist(found, schema), path)
    _, problems = verify(folder, InProcess())
    assert len(problems) == 1
    return problems[0]


def swap(row: Row) -> None:
    row["answer"] = next(each for each in row["actions"] if each != row["answer"])


def first_hash(found: list[Row]) -> None:
    row = next(row for row in found if row["hash"])
    row["hash"] = "0" * 20


@pytest.mark.parametrize(
    ("what", "change", "words"),
    [
        ("games", lambda found: found[1].update(seed="another"), "game 1, decision 1"),
        ("games", lambda found: found[2].update(hash="0" * 20), "game 2: the hash at the end"),
        ("games", lambda found: found[0].update(rules="0"), "game 0: it was played by rules 0"),
        ("games", lambda found: found[0].update(scenario="nowhere"), "no scenario nowhere"),
        ("games", lambda found: found[3].update(result="{}"), "game 3: the result at the end"),
        ("decisions", lambda found: found[0]["actions"].pop(), "game 0, decision 1: the actions"),
        ("decisions", lambda found: found[0].update(seat=0), "game 0, decision 1: the seat"),
        ("decisions", lambda found: found[1].update(answer=999_999), "no legal answer"),
        ("decisions", first_hash, "the hash is another"),
        (
            "decisions",
            lambda found: swap(next(r for r in found if len(r["actions"]) > 1)),
            "game 0",
        ),
    ],
)
def test_every_change_is_found(
    made: Path, tmp_path: Path, what: str, change: Callable[[list[Row]], object], words: str
) -> None:
    assert words in changed(tmp_path, made, what, change)


def test_missing_games_are_found(made: Path, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "dataset.json").write_bytes((made / "dataset.json").read_bytes())
    assert verify(tmp_path, InProcess())[1] == ["there are 0 games, not 6: make it again to go on"]


# Every game, and the command


@pytest.mark.parametrize("game", list(BOXES))
def test_decisions_of_every_game_fit_the_schema(game: str) -> None:
    wish = wanted(game, None, ["random"] * len(BOXES[game].seats), 1, "fit", odds=True)
    found = recorded(Wanted(**{**wish.__dict__, "cap": 150}).selfplay(0))
    pa.Table.from_pylist([found.game], GAMES).validate(full=True)
    pa.Table.from_pylist(found.decisions, DECISIONS).validate(full=True)


def test_the_command_makes_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "ds")
    asked = ["dataset", "make", folder, "maria", "introductory-two", "--games", "2"]
    assert main([*asked, "--bots", "random,random"]) == 0
    assert "2 games" in capsys.readouterr().out
    assert main(["dataset", "verify", folder]) == 0
    assert "all 2 games are as they were played" in capsys.readouterr().out
    assert main([*asked, "--bots", "random,corporal"]) == 2
    assert "holds another dataset" in capsys.readouterr().err
    about = json.loads((tmp_path / "ds" / "dataset.json").read_text(encoding="utf-8"))
    (tmp_path / "ds" / "dataset.json").write_text(json.dumps({**about, "games": 3}))
    assert main(["dataset", "verify", folder]) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["make", "here", "chess"], "chess"),
        (["make", "here", "napoleonics", "nowhere"], "nowhere"),
        (["make", "here", "napoleonics", "--bots", "captain"], "for 2 bots, not 1"),
        (["make", "here", "napoleonics", "--bots", "captain,colonel"], "colonel"),
        (["make", "here", "napoleonics", "--seed", ""], "a seed is a line"),
        (["make", "here", "napoleonics", "--games", "0"], "at least 1"),
        (["make", "here", "napoleonics", "--jobs", "0"], "at least 1"),
        (["make", "full", "napoleonics"], "is not empty and is no dataset"),
        (["verify", "full"], "full is no dataset"),
        (["verify", "here"], "here is no dataset"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], words: str, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("hello")
    assert main(["dataset", *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1
    assert not (tmp_path / "here").exists()


def test_a_broken_file_is_one_sentence(made: Path, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "dataset.json").write_bytes((made / "dataset.json").read_bytes())
    part_of(tmp_path, "games", 0).write_bytes(b"PAR1 and no more")
    with pytest.raises(OtherResults, match=r"part-00000.parquet of .* cannot be read"):
        verify(tmp_path, InProcess())
