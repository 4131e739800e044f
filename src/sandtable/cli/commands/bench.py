"""`sandtable bench`: how fast each game plays at random."""

from __future__ import annotations

import json
import math
import sys

from sandtable.arena.bench import bench
from sandtable.cli.failure import Failure
from sandtable.games import BOXES
from sandtable.toolkit.data import unknown

LONGEST = 3600.0
FIGURES = {
    "real_per_second": "real decisions a second",
    "forced_per_second": "forced decisions a second",
    "decisions_per_second": "decisions a second",
    "games_per_second": "games a second",
    "face_per_second": "real, public interface",
    "copies_per_second": "copies a second",
    "worker_megabytes": "worker, megabytes",
}


def run_bench(game: str | None, seconds: float, as_json: bool) -> None:
    if game is not None and game not in BOXES:
        raise Failure(unknown("game", game, BOXES))
    if not (math.isfinite(seconds) and 0 < seconds <= LONGEST):
        raise Failure(f"expected up to {LONGEST:g} seconds and more than 0, not {seconds:g}")
    figures = {}
    for name, box in BOXES.items():
        if game not in (None, name):
            continue
        if not as_json:
            print(f"{name}: {seconds * 2.5:g} seconds", file=sys.stderr)
        figures[name] = bench(box, seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    for name, measured in figures.items():
        print(f"{name} ({measured['mode']})")
        for key, words in FIGURES.items():
            value = float(measured[key])
            print(f"  {words:26} {value:>12,.{0 if value >= 100 else 1}f}")
