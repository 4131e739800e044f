"""Write what `tools/balance.py` measured into `data/balance.toml` of the games."""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from pathlib import Path
from statistics import median_low
from typing import Any, Final

from sandtable.games import BOXES
from sandtable.toolkit.balance import COUNTS, LENGTHS, path_of, problems_of_balance
from sandtable.toolkit.box import Box
from tools.balance import FORMAT, Games, has_ladder, is_even, ladder, shares

ENOUGH: Final = 100  # games with a handicap, before it is offered
HEAD: Final = """\
# How the scenarios play, with one level of bots in every seat, sides as they are. Measured, not
# set: python -m tools.balance --take writes it.
#
# games    how many were played
# turns    half of them were over by then (the median), every player's turns counted
# lengths  5%, 25%, 75% and 95% of them were over by then
# wins     how many each side won; the rest were drawn or given up
# ways     how they ended
# even     the same with the smallest handicap that gives each side 35 to 65%
"""


def take(paths: list[Path]) -> None:
    """What the files hold comes in the place of what was known of those scenarios."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    commands: dict[str, list[str]] = {}
    for path in paths:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.get("format") != FORMAT:
            sys.exit(f"{path} has no games of tools/balance.py")
        for key, games in data["played"].items():
            game, scenario, handicap = key.split("/")
            if games:
                last = data["runs"][-1]
                row = row_of(BOXES[game].seats_of(scenario), games)
                row |= {"bots": data["bots"], "commit": last["commit"], "games_by_number": games}
                found.setdefault(game, {}).setdefault(scenario, {})[handicap] = row
                commands.setdefault(game, [])
                commands[game] += [f"# {run['command']}" for run in data["runs"]]
    for game, rows in found.items():
        path = path_of(BOXES[game])
        old = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        text = written(BOXES[game], old, rows, list(dict.fromkeys(commands[game])))
        path.write_text(text, encoding="utf-8")
        for problem in problems_of_balance(BOXES[game], path):
            sys.exit(problem)


def row_of(seats: list[str], games: Games) -> dict[str, Any]:
    """What came of so many games."""
    turns = sorted(each["turns"] for each in games.values())
    won = Counter(each["winner"] for each in games.values())
    ways = Counter(each["way"] for each in games.values())
    return {
        "games": len(games),
        "turns": median_low(turns),
        "lengths": {name: turns[int(int(name[1:]) * len(turns) / 100)] for name in LENGTHS},
        "wins": {seat: won[seat] for seat in seats},
        "ways": dict(sorted(ways.items())),
    }


def written(
    box: Box, old: dict[str, Any], rows: dict[str, dict[str, dict[str, Any]]], commands: list[str]
) -> str:
    """The file: its head, then a table a scenario."""
    lines = [HEAD.rstrip(), "#", *commands, "", f'game = "{box.id}"']
    lines.append(f'rules_version = "{box.rules_version}"')
    for scenario in box.scenarios():
        if "" in rows.get(scenario, {}):
            row, even = rows[scenario][""], even_of(box, scenario, rows[scenario])
        else:
            row = old.get(scenario, {})
            even = row.get("even")
        if row:
            lines += table_of(scenario, row)
        if even:
            lines += table_of(f"{scenario}.even", even)
    return "\n".join(lines) + "\n"


def even_of(box: Box, scenario: str, rows: dict[str, dict[str, Any]]) -> dict[str, Any] | None:
    """The smallest handicap that gives each side its share, where the battle as it was does not."""
    seats = box.seats_of(scenario)
    found = shares(rows[""]["games_by_number"], seats)
    if is_even(found) or not has_ladder(box, seats):
        return None
    for handicap in ladder(box, found):
        row = rows.get(handicap)
        if row and row["games"] >= ENOUGH and is_even(shares(row["games_by_number"], seats)):
            pairs = (each.split("=") for each in handicap.split())
            return {"handicap": {name: int(value) for name, value in pairs}, **row}
    return None


def table_of(name: str, row: dict[str, Any]) -> list[str]:
    lines = ["", f"[{name}]"]
    for key in ["handicap", *COUNTS]:
        if key in row:
            lines.append(f"{key} = {toml_of(row[key])}")
    return lines


def toml_of(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {each}" for key, each in value.items()) + " }"
    return json.dumps(value)
