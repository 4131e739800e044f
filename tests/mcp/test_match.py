"""The match runner of the examples, with scripted clients."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "examples" / "models"
RANDOM = shlex.join([sys.executable, str(MODELS / "random_client.py")])
Ran = subprocess.CompletedProcess[str]
SCENARIO = ["introductory-two", "--game", "maria"]


def match(tmp_path: Path, games: int, *players: str) -> tuple[Ran, list[dict[str, Any]]]:
    scores = tmp_path / "scores.jsonl"
    command = [sys.executable, str(MODELS / "match.py"), *SCENARIO, *players]
    command += ["--games", str(games), "--scores", str(scores)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = scores.read_text(encoding="utf-8").splitlines() if scores.exists() else []
    return ran, [json.loads(line) for line in lines]


def test_two_clients_play_a_match_with_swapped_seats_and_go_on_later(tmp_path: Path) -> None:
    ran, first = match(tmp_path, 1, RANDOM, RANDOM)
    assert ran.returncode == 0, ran.stderr
    ran, both = match(tmp_path, 2, RANDOM, RANDOM)
    assert ran.returncode == 0, ran.stderr
    assert both[:1] == first, "what was played is not played again"
    assert both[0]["seats"] == both[1]["seats"][::-1]
    assert all(line["winner"] in (0, 1) and line["failed"] is None for line in both)
    assert "2 games" in ran.stdout
    assert "%" in ran.stdout


def test_a_client_that_fails_has_lost_and_the_other_is_ended(tmp_path: Path) -> None:
    broken = shlex.join([sys.executable, "-c", "raise SystemExit(3)"])
    ran, (line,) = match(tmp_path, 1, RANDOM, broken)
    assert ran.returncode == 0, ran.stderr
    assert (line["winner"], line["failed"]) == (0, 1)
    assert "player 2: 0 won, 0.0%" in ran.stdout
    assert "1 failed" in ran.stdout


def test_an_unknown_scenario_is_one_sentence(tmp_path: Path) -> None:
    scores = tmp_path / "scores.jsonl"
    command = [sys.executable, str(MODELS / "match.py"), "nowhere", RANDOM, RANDOM]
    ran = subprocess.run(
        [*command, "--scores", str(scores)], capture_output=True, text=True, check=False
    )
    assert ran.returncode != 0
    assert "nowhere" in ran.stderr
    assert "Traceback" not in ran.stderr
