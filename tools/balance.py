"""Measure how the scenarios play: how long they last and how often each side wins.

    tools/balance.py [--games 100] [--of SCENARIO=GAMES ...] [--seed balance] [--jobs 1]
                     [--cluster auto|ADDRESS] [--results FOLDER] [GAME]
    tools/balance.py --draw [GAME]

Captain plays captain, sides as they are, and `data/balance.toml` of the game is written anew. The
same seed gives the same file. Nothing that is played depends on it: it is for those who choose a
battle. With `--results` every game is kept in a file, and the same command goes on from there.
`--of` gives a scenario a number of its own. `--draw` plays nothing: where games end at
levels of victory it draws them (`docs/pictures/balance-GAME.svg`) and renews the table in
`docs/balance.md`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path
from statistics import median_low
from typing import Any, Final

from sandtable.arena.executors import Executor, executor_of
from sandtable.arena.match import DECISION_CAP, Match
from sandtable.arena.simulate import Pairing, played
from sandtable.core.chance import Sealed
from sandtable.games import BOXES
from sandtable.toolkit.box import Box

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "sandtable" / "games"
DOCS: Final = ROOT / "docs"
CAPTAIN: Final = "captain"
GAMES: Final = 100  # of each scenario
LEVELS: Final = (  # of To the Last Man!, with their colours
    ("decisive-german", "#3f4a3a"),
    ("substantial-german", "#6b7a5e"),
    ("marginal-german", "#a3ad92"),
    ("stalemate", "#e3d9c0"),
    ("marginal-entente", "#a9bcd3"),
    ("substantial-entente", "#6486b0"),
    ("decisive-entente", "#2f5a8c"),
)
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"
LEFT, WIDE, ROW, BAR, TOP = 120, 560, 34, 22, 58  # the chart, in pixels


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="napoleonics", choices=list(BOXES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--of", action="append", default=[], metavar="SCENARIO=GAMES")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--results", type=Path, metavar="FOLDER")
    parser.add_argument("--draw", action="store_true")
    wanted = parser.parse_args()
    path = SOURCES / wanted.game / "data" / "balance.toml"
    if wanted.draw:
        draw(wanted.game, tomllib.loads(path.read_text(encoding="utf-8")))
        return 0
    own = {name: int(games) for name, games in (each.split("=") for each in wanted.of)}
    with executor_of(wanted.jobs, wanted.cluster) as executor:
        text = measured(
            BOXES[wanted.game], wanted.games, own, wanted.seed, executor, wanted.results
        )
    path.write_text(text, encoding="utf-8")
    return 0


def measured(
    box: Box,
    games: int,
    own: dict[str, int],
    seed: str,
    executor: Executor,
    results: Path | None = None,
) -> str:
    """The file: how it was made, then a table a scenario."""
    of = "".join(f"--of {name}={number} " for name, number in own.items())
    lines = [
        "# How the scenarios play: captain against captain, sides as they are. Measured, not set:",
        f"# tools/balance.py --games {games} {of}--seed {seed} {box.id} writes it.",
        "#",
        "# games  how many were played",
        "# turns  half of them were over by then (the median), both players' turns counted",
        "# wins   how many each side won; the rest were drawn or given up",
        "",
        f'rules_version = "{box.rules_version}"',
    ]
    for scenario in box.scenarios():
        number = own.get(scenario, games)
        if number:
            lines += table_of(box, scenario, number, seed, executor, results)
    return "\n".join(lines) + "\n"


def table_of(
    box: Box, scenario: str, games: int, seed: str, executor: Executor, results: Path | None
) -> list[str]:
    """One scenario: what came of so many games."""
    seats = box.seats_of(scenario)
    bots = [CAPTAIN] * len(seats)
    seeds = [f"{seed} {scenario} {number + 1}" for number in range(games)]
    pairings = [Pairing(box.id, scenario, bots, each, DECISION_CAP) for each in seeds]
    wins = dict.fromkeys(seats, 0)
    levels: Counter[str] = Counter()
    lengths: list[int] = []
    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    file = None if results is None else results / f"{box.id}-{scenario}.jsonl"
    for at, match in played(pairings, executor, None, file):
        if match.winner is not None:
            wins[seats[match.winner]] += 1
        length, level = ending(box, match, seeds[at])
        lengths.append(length)
        if level:
            levels[level] += 1
    turns = median_low(lengths)
    won = ", ".join(f"{seat} = {number}" for seat, number in wins.items())
    lines = ["", f"[{scenario}]", f"games = {games}", f"turns = {turns}", f"wins = {{ {won} }}"]
    if levels:
        reached = ", ".join(f"{name} = {levels[name]}" for name, _ in LEVELS if levels[name])
        lines.append(f"levels = {{ {reached} }}")
    print(f"{scenario:20} {turns:3} turns, {won}", flush=True)
    return lines


def ending(box: Box, match: Match, seed: str) -> tuple[int, str]:
    """How many turns a game had, and its level of victory if it has one: it is played once more."""
    state = box.set_up(match.scenario, {})
    dice = Sealed(seed)
    state.begin(dice)
    for answer in match.answers:
        state.answer(answer, dice)
    result = state.result() or {}
    return int(state.moment().split()[1]), str(result.get("level", ""))


# The page and its picture


def draw(game: str, balance: dict[str, Any]) -> None:
    """Both, from the file."""
    rows = {name: each for name, each in balance.items() if isinstance(each, dict)}
    if not all("levels" in each for each in rows.values()):
        sys.exit(f"the games of {game} do not end at levels of victory")
    picture = DOCS / "pictures" / f"balance-{game}.svg"
    picture.write_text(chart(rows), encoding="utf-8")
    page = DOCS / "balance.md"
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{table(rows)}{END}{after}", encoding="utf-8")


def table(rows: dict[str, Any]) -> str:
    """A row a scenario: games, shares of the sides, and how often each level was reached."""
    heads = ["scenario", "games", "German", "stalemate", "Entente"]
    heads += [name.replace("-", " ") for name, _ in LEVELS if name != "stalemate"]
    lines = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    for name, row in rows.items():
        games, levels = row["games"], row["levels"]
        german, entente = row["wins"]["german"], row["wins"]["entente"]
        shares = [german / games, (games - german - entente) / games, entente / games]
        cells = [name, str(games), *[f"{share:.0%}" for share in shares]]
        cells += [str(levels.get(each, 0)) for each, _ in LEVELS if each != "stalemate"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def chart(rows: dict[str, Any]) -> str:
    """A bar a scenario, from decisive German to decisive Entente victories."""
    height = TOP + ROW * len(rows) + 34
    width = LEFT + WIDE + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        ' font-family="Georgia, serif" font-size="13" fill="#2b2a26">',
        "<title>How often each level of victory was reached, captain against captain</title>",
        f'<rect width="{width}" height="{height}" fill="#faf7ef"/>',
    ]
    for at, (name, colour) in enumerate(LEVELS):
        x = 12 + at * (width - 20) / len(LEVELS)
        parts.append(f'<rect x="{x:.0f}" y="14" width="12" height="12" fill="{colour}"/>')
        words = name.replace("-", " ").replace("substantial", "subst.")
        parts.append(f'<text x="{x + 16:.0f}" y="24" font-size="10">{words}</text>')
    for line, (name, row) in enumerate(rows.items()):
        parts += bar(name, row, TOP + ROW * line)
    for share in (0, 25, 50, 75, 100):
        x = LEFT + WIDE * share / 100
        parts.append(
            f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{TOP - 8}" y2="{height - 28}"'
            ' stroke="#2b2a26" stroke-opacity=".25"/>'
        )
        parts.append(
            f'<text x="{x:.0f}" y="{height - 12}" text-anchor="middle" font-size="11">'
            f"{share}%</text>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(name: str, row: dict[str, Any], y: int) -> list[str]:
    """One scenario."""
    parts = [f'<text x="12" y="{y + 16}">{name}</text>']
    x = float(LEFT)
    for level, colour in LEVELS:
        width = WIDE * row["levels"].get(level, 0) / row["games"]
        if width:
            words = f"{name}, {level.replace('-', ' ')}: {row['levels'][level]} of {row['games']}"
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{colour}">'
                f"<title>{words}</title></rect>"
            )
        x += width
    return parts


if __name__ == "__main__":
    sys.exit(main())
