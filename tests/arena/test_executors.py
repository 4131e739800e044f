"""The same work comes to the same wherever it is done, and a dead worker loses nothing."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.executors import (
    ClusterError,
    Executor,
    InProcess,
    Processes,
    WorkerDied,
    executor_of,
)
from sandtable.arena.results import OtherResults, Results, worked
from sandtable.arena.simulate import MatchFailed, Pairing, digest, play, played, simulate
from sandtable.cli import main
from tests.arena.works import deadly, square, square_after_a_death, square_or_raise

NUMBERS = list(range(40))
PAIRINGS = [
    Pairing("napoleonics", "redinha", ["corporal", "random"], f"spread {at}", 400)
    for at in range(6)
]


def run(executor: Executor, work: Callable[[Any], Any], items: list[Any]) -> dict[int, Any]:
    found = list(executor.run(work, list(enumerate(items))))
    assert len({number for number, _ in found}) == len(found), "each item once"
    return dict(found)


@pytest.mark.parametrize("executor", [InProcess(), Processes(2)], ids=["here", "processes"])
def test_every_item_comes_back_once_with_its_number(executor: Executor) -> None:
    assert run(executor, square, NUMBERS) == {at: at * at for at in NUMBERS}


@pytest.mark.parametrize("executor", [InProcess(), Processes(2)], ids=["here", "processes"])
def test_an_error_of_the_work_is_told_as_it_is(executor: Executor) -> None:
    with pytest.raises(ValueError, match="no square of 7"):
        run(executor, square_or_raise, NUMBERS)


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in NUMBERS]
    assert run(Processes(2), square_after_a_death, jobs) == {at: at * at for at in NUMBERS}
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up_and_named() -> None:
    with pytest.raises(WorkerDied, match=r"4 times at the same work \(items 6 to 6\)"):
        run(Processes(2), deadly, NUMBERS)


@pytest.mark.parametrize("workers", [1, 2, 64])
@pytest.mark.parametrize("many", [0, 1, 7, 1000, 100_000])
def test_chunks_hold_every_item_in_order(workers: int, many: int) -> None:
    items = [(at, at) for at in range(many)]
    chunks = Processes(workers).chunks(items)
    assert [item for chunk in chunks for item in chunk] == items
    assert all(1 <= len(chunk) <= 50 for chunk in chunks)


def test_games_are_the_same_here_and_in_processes() -> None:
    here = dict(played(PAIRINGS, InProcess()))
    apart = dict(played(PAIRINGS, Processes(2)))
    assert {at: match.answers for at, match in here.items()} == {
        at: match.answers for at, match in apart.items()
    }
    assert len(here) == len(PAIRINGS)


def test_one_executor_for_each_way() -> None:
    assert isinstance(executor_of(1), InProcess)
    assert isinstance(executor_of(3), Processes)
    assert executor_of(3).workers == 3


# The results file


def test_work_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    games = played(PAIRINGS, InProcess(), results=file)
    begun = [next(games) for _ in range(2)]
    games.close()  # type: ignore[attr-defined]  # a generator
    kept = file.read_text(encoding="utf-8")
    assert kept.count("\n") == 3, "what is done is in the file before anything else is done"
    file.write_text(kept + '{"item": 2, "fou', encoding="utf-8")  # the machine went down
    seen: list[tuple[int, int]] = []
    again = dict(played(PAIRINGS, InProcess(), lambda *done: seen.append(done), file))
    assert [again[at].answers for at, _ in begun] == [match.answers for _, match in begun]
    assert [again[at].answers for at in range(6)] == [play(each).answers for each in PAIRINGS]
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert seen == [(done, 6) for done in range(1, 7)]
    assert all(type(seat) is int for match in again.values() for seat in match.forfeits)


def test_nothing_is_done_twice(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    about = {"work": "squares"}
    first = dict(worked(InProcess(), square, NUMBERS, Results(file, about)))
    whole = file.read_bytes()
    again = dict(worked(InProcess(), deadly, NUMBERS, Results(file, about)))
    assert first == again
    assert file.read_bytes() == whole


def test_the_results_of_other_work_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(file, {"pairings": digest(PAIRINGS)})
    with pytest.raises(OtherResults, match="something else"):
        Results(file, {"pairings": digest(PAIRINGS[:5])})
    file.write_text("dear diary\n", encoding="utf-8")
    with pytest.raises(OtherResults, match="no file of results"):
        Results(file, {})


def test_a_simulation_that_goes_on_counts_every_game(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    wanted: dict[str, Any] = {
        "game": "napoleonics", "bots": ["corporal", "random"], "games": 4, "seed": "kept",
        "scenarios": ["redinha"], "cap": 300,
    }  # fmt: skip
    alone = simulate(**wanted)
    first = simulate(**wanted, results=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    second = simulate(**wanted, results=file)
    assert alone.all.as_dict() == first.all.as_dict() == second.all.as_dict()
    assert json.loads(lines[1])["found"]["scenario"] == "redinha"


# What goes wrong


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("127.0.0.1:1", r"there is no Ray cluster at 127.0.0.1:1 \(.*refused"),
        ("nowhere.invalid:6379", "there is no Ray cluster at nowhere.invalid:6379"),
        ("ray://127.0.0.1:1", "there is no Ray cluster at ray://127.0.0.1:1"),
        ("somewhere", 'the address of a cluster is "auto" or host:port, not somewhere'),
    ],
)
def test_a_cluster_that_nobody_answers_at_is_one_sentence(
    address: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ClusterError, match=words):
        executor_of(1, address)
    assert main(["simulate", "napoleonics", "redinha", "--cluster", address]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("mcp", "mcp", ["mcp"]),
        ("pyarrow", "data", ["dataset", "verify", "folder"]),
        ("pyarrow", "data", ["dataset", "make", "folder", "maria"]),
        ("ray", "cluster", ["simulate", "maria", "--cluster", "auto"]),
        ("ray", "cluster", ["dataset", "verify", "folder", "--cluster", "auto"]),
        ("fastapi", "server", ["serve"]),
    ],
)
def test_a_missing_extra_is_named(
    package: str, extra: str, arguments: list[str],
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "sandtable.cli.extras.find_spec", lambda name: None if name == package else found(name)
    )
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert f"sandtable[{extra}]" in said
    assert said.count("\n") == 1


def test_a_broken_bot_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise IndexError("list index out of range")

    monkeypatch.setattr("sandtable.bots.random_bot.RandomBot.choose", broken)
    with pytest.raises(MatchFailed) as failure:
        simulate("napoleonics", ["random", "random"], 1, "broken", ["redinha"])
    assert str(failure.value) == (
        'a game of random,random on redinha with seed "broken game 1" broke off'
        " (IndexError: list index out of range)"
    )


@pytest.mark.parametrize("seed", ["", "two\nlines", "x" * 201])
def test_a_bad_seed_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is a line of 1 to 200 characters"):
        simulate("napoleonics", ["random", "random"], 1, seed, ["redinha"])
