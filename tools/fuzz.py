"""Random games with every check, for as long as one likes. Prints seed and board of a failure.

tools/fuzz.py [--minutes 10] [--seed 1] [--every 40] [SCENARIO...]
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
import traceback
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sandtable.games.napoleonics import NAPOLEONICS
from tests.invariants import play_and_check
from tests.napoleonics.table import check_table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=40, help="questions between full checks")
    parser.add_argument("scenarios", nargs="*", default=NAPOLEONICS.scenarios())
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    games = 0
    for seed in itertools.count(wanted.seed):
        for scenario in wanted.scenarios:
            if time.monotonic() > end:
                print(f"\n{games} games, nothing found; the next seed is {seed}")
                return 0
            try:
                play_and_check(
                    partial(NAPOLEONICS.set_up, scenario, {}),
                    NAPOLEONICS.load,
                    len(NAPOLEONICS.seats),
                    NAPOLEONICS.vocabulary,
                    NAPOLEONICS.purposes,
                    seed,
                    check_table,
                    wanted.every,
                )
            except Exception:
                traceback.print_exc()
                print(f"\nfailed: {scenario}, seed {seed}, after {games} games")
                return 1
            games += 1
            print(f"\r{games} games, seed {seed}", end="", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
