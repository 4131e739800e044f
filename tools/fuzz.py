"""Random games with every check, for as long as one likes. Prints seed and board of a failure.

tools/fuzz.py [--minutes 10] [--seed 1] [--every 40] [GAME or GAME/SCENARIO...]
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sandtable.games import BOXES
from tests.whole_games import play_scenario


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=40, help="questions between full checks")
    parser.add_argument("what", nargs="*", default=list(BOXES), metavar="GAME[/SCENARIO]")
    wanted = parser.parse_args()
    found = [pair for what in wanted.what for pair in scenarios_in(parser, what)]
    checks = {game: import_module(f"tests.{game}.table").check_table for game, _ in found}
    end = time.monotonic() + 60 * wanted.minutes
    games = 0
    for seed in itertools.count(wanted.seed):
        for game, scenario in found:
            if time.monotonic() > end:
                print(f"\n{games} games, nothing found; the next seed is {seed}")
                return 0
            try:
                play_scenario(BOXES[game], scenario, seed, checks[game], wanted.every)
            except Exception:  # whatever goes wrong is what we are after
                traceback.print_exc()
                print(f"\nfailed: {game}/{scenario}, seed {seed}, after {games} games")
                return 1
            games += 1
            print(f"\r{games} games, seed {seed}", end="", flush=True)
    return 0


def scenarios_in(parser: argparse.ArgumentParser, what: str) -> list[tuple[str, str]]:
    """Those of a game, or one of them."""
    game, _, scenario = what.partition("/")
    if game not in BOXES:
        parser.error(f'no game called "{game}"; there are: {", ".join(BOXES)}')
    if scenario and not BOXES[game].has(scenario):
        parser.error(f'{game} has no scenario called "{scenario}"')
    return [(game, each) for each in ([scenario] if scenario else BOXES[game].scenarios())]


if __name__ == "__main__":
    sys.exit(main())
