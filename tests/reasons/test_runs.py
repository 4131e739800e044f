"""Whether a walk through many games gives the same in one process and in several, and anywhere."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.reasons import runs
from tests.reasons.__main__ import main
from tests.reasons.runs import Walked, Wanted
from tests.reasons.walk import Failure

ROOT = Path(__file__).parents[2]
GAMES = ["napoleonics", "greatwar", "--count", "2", "--seed", "5", "--actions", "1"]
# Only what a program that plays games needs is there: no packages of tests, servers or pictures
BARE = """
import sys

THERE = {*sys.stdlib_module_names, "sandtable", "tests", "fluent", "babel", "attr", "attrs", "pytz",
    "mypy_extensions", "typing_extensions", "__editable___sandtable_finder"}


class Missing:
    def find_spec(self, name, *_):
        first = name.partition(".")[0]
        out = first not in THERE and not first.startswith(("sandtable_", "_"))
        if out or name.startswith(("sandtable.server", "sandtable.art")):
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Missing())
from tests.reasons.__main__ import main

sys.exit(main(sys.argv[1:]))
"""


def walked(jobs: int) -> str:
    command = [sys.executable, "-c", BARE, *GAMES, "--jobs", str(jobs)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
def test_games_give_the_same_in_one_process_and_in_several_with_no_package_of_tests() -> None:
    alone = walked(1)
    assert [line.split(":")[0] for line in alone.splitlines()[-2:]] == ["napoleonics", "greatwar"]
    assert all("2 games" in line and " 0 wrong" in line for line in alone.splitlines()[-2:])
    assert walked(2) == alone


def test_a_reason_that_does_not_hold_is_shown_with_its_command_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def one_wrong(wanted: Wanted) -> Walked:
        rule = ("N1.1", "key")
        failure = Failure(*rule, "move", "does not hold", "move a1", f"--seed {wanted.seed}")
        return Walked(10, Counter([rule]), [failure] if wanted.seed == 6 else [])

    monkeypatch.setattr(runs, "walk_game", one_wrong)
    assert main(["napoleonics", "--count", "1", "--seed", "5"]) == 0
    assert main(["napoleonics", "--count", "3", "--seed", "5"]) == 1
    told = capsys.readouterr().out
    assert "move a1: does not hold\n    --seed 6" in told
    assert "napoleonics: 3 games, 30 questions, 3 reasons, 1 wrong" in told
