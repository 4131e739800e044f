"""The tables and plots of `docs/balance.md`, from `data/balance.toml` of the games."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from sandtable.games import BOXES
from sandtable.toolkit.balance import path_of
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker
from tools.balance import LEAST, MOST
from tools.pages import TITLES, with_part
from tools.plots import dots, stacks

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
COLOURS: Final = ("#2f5a8c", "#b0582f", "#6b7a5e")
LEVELS: Final = {  # of To the Last Man!, with their colours
    "decisive-german": "#3f4a3a",
    "substantial-german": "#6b7a5e",
    "marginal-german": "#a3ad92",
    "stalemate": "#e3d9c0",
    "marginal-entente": "#a9bcd3",
    "substantial-entente": "#6486b0",
    "decisive-entente": "#2f5a8c",
}


def draw() -> None:
    """The part of each game, and its pictures."""
    page = DOCS / "balance.md"
    text = page.read_text(encoding="utf-8")
    for game, box in BOXES.items():
        data = tomllib.loads(path_of(box).read_text(encoding="utf-8"))
        rows = {name: each for name, each in data.items() if isinstance(each, dict)}
        part = table(box, rows)
        for name, picture in pictures(game, box, rows).items():
            file = DOCS / "pictures" / f"balance-{game}{name}.svg"
            file.write_text(picture, encoding="utf-8")
            part += f"\n![{TITLES[game]}: {NAMES[name]}](pictures/{file.name})\n"
        text = with_part(text, game, part)
    page.write_text(text, encoding="utf-8")


NAMES: Final = {"": "who wins", "-length": "how long games last"}


def table(box: Box, rows: dict[str, Any]) -> str:
    """A row a scenario, and one more for the handicap that evens it."""
    seats = [seat.capitalize() for seat in box.seats]
    heads = ["scenario", "bots", "games", "half are over by turn", *seats, "ends"]
    lines = ["| " + " | ".join(heads) + " |", "| --- | --- |" + " ---: |" * (2 + len(seats))]
    lines[1] += " --- |"
    for name, row in rows.items():
        lines.append(line_of(box, name, row))
        if "even" in row:
            told = box.face.handicap_changes(row["even"]["handicap"], Speaker("en", box))
            lines.append(line_of(box, f"*{told}*", row["even"]))
    return "\n".join(lines) + "\n"


def line_of(box: Box, name: str, row: dict[str, Any]) -> str:
    games = row["games"]
    wins = [row["wins"].get(seat) for seat in box.seats]
    cells = [name, row["bots"], str(games), str(row["turns"])]
    cells += ["" if won is None else f"{won / games:.0%}" for won in wins]
    ways = [f"{way.replace('-', ' ')} {number}" for way, number in row.get("ways", {}).items()]
    return "| " + " | ".join([*cells, ", ".join(ways)]) + " |"


def pictures(game: str, box: Box, rows: dict[str, Any]) -> dict[str, str]:
    """Who wins, and how long games last where that was measured."""
    title = TITLES[game]
    by_level = all(set(row.get("ways", {})) & set(LEVELS) for row in rows.values())
    if by_level:
        colours = LEVELS
        shares = {
            name: {way: number / row["games"] for way, number in row["ways"].items()}
            for name, row in rows.items()
        }
        made = {"": stacks(f"{title}: levels of victory", colours, shares)}
    else:
        colours = dict(zip(box.seats, COLOURS, strict=False))
        shares = {}
        for name, row in rows.items():
            shares[name] = shares_of(row)
            if "even" in row:
                shares[f"{name}, even"] = shares_of(row["even"])
        marks = (LEAST, MOST) if len(box.seats) == 2 else ()
        made = {"": stacks(f"{title}: games won", colours, shares, marks)}
    lengths = {
        name: {**row["lengths"], "median": row["turns"]}
        for name, row in rows.items()
        if "lengths" in row
    }
    if lengths:
        made["-length"] = dots(f"{title}: turns of a game", lengths)
    return made


def shares_of(row: dict[str, Any]) -> dict[str, float]:
    return {seat: won / row["games"] for seat, won in row["wins"].items()}
