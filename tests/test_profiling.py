"""`benchmarks/profiling.py` says where the time of a game goes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).resolve().parent.parent / "benchmarks" / "profiling.py"


@pytest.mark.parametrize("through", ["engine", "face", "kept", "observed"])
def test_the_shares_of_all_packages_are_the_whole(through: str) -> None:
    command = [
        sys.executable,
        str(PROGRAM),
        "napoleonics",
        "--through",
        through,
        "--decisions",
        "40",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    packages, functions = done.stdout.split("\n\n")
    assert packages.startswith(f"napoleonics through {through}, 40 random decisions\n")
    shares = [float(each) for each in re.findall(r"([\d.]+)%", packages)]
    assert sum(shares) == pytest.approx(100, abs=0.5)
    assert "games/napoleonics/rules" in packages
    assert ("toolkit" in packages) == (through == "kept")
    assert len(functions.strip().splitlines()) == 15
