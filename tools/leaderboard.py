"""The leaderboard: `docs/leaderboard.toml` checked, and drawn into `docs/leaderboard.md`.

How often a level of bots beats the one below it goes into `data/levels.toml` of each game, and the
ratings of all levels into `docs/strength.md`.

python -m tools.leaderboard            # check the file and renew the page
python -m tools.leaderboard --check    # change nothing; 1 if the file is wrong or the page old
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import sandtable
from sandtable.arena.report import wilson
from sandtable.games import BOXES
from sandtable.toolkit.balance import levels_path
from tools.ladder import Rating, ladder_table, ratings_of, result_of
from tools.pages import TITLES, with_part
from tools.plots import intervals

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
FILE: Final = DOCS / "leaderboard.toml"
PAGE: Final = DOCS / "leaderboard.md"
STRENGTH: Final = DOCS / "strength.md"
PICTURES: Final = "pictures"
FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "name": str,  # of the player
    "about": str,  # what it is, in a few words
    "game": str,
    "scenario": str,  # its id, or ALL
    "against": str,  # a bot that anybody can run
    "games": int,
    "won": (int, float),  # the share; a draw is half a win
    "low": (int, float),  # the 95% interval of it
    "high": (int, float),
    "command": str,  # with which anybody measures it again
    "commit": str,  # of the code that was measured
    "date": date,
}
NOTE: Final = "note"  # may be left out: what else a reader of the figure must know
ALL: Final = "all"
LEAST_GAMES: Final = 20
NARROWEST: Final = 0.75  # an interval is not narrower than this part of Wilson's
COMMIT: Final = re.compile(r"[0-9a-f]{7,40}")

Entry = dict[str, Any]
LEVELS: Final = ("random", "corporal", "captain", "marshal", "emperor")  # from the weakest
NAMES: Final = {"random": "recruit"}  # of entries, where it is not that of the bot
BOTS: Final = {name: bot for bot, name in NAMES.items()}
POINTS: Final = 200.0  # between two lines of a plot of ratings


def problems(entries: list[Entry]) -> list[str]:
    """What is wrong, a line each, with the number of the entry."""
    found = []
    for number, entry in enumerate(entries, 1):
        who = f"entry {number} ({entry.get('name', 'without a name')})"
        wrong = wrong_fields(entry) or wrong_values(entry)
        found += [f"{who}: {each}" for each in wrong]
    return found


def wrong_fields(entry: Entry) -> list[str]:
    """Fields that are missing, empty, of another kind, or not known."""
    wrong = [f"{name} is missing" for name in FIELDS if entry.get(name, "") == ""]
    wrong += [
        f"{name} is {entry[name]!r}"
        for name, kind in FIELDS.items()
        if entry.get(name, "") != ""
        and (not isinstance(entry[name], kind) or isinstance(entry[name], bool))
    ]
    return wrong + [f"there is no field {name}" for name in entry if name not in (*FIELDS, NOTE)]


def wrong_values(entry: Entry) -> list[str]:
    """What cannot be so."""
    wrong = []
    if entry["game"] not in sandtable.games():
        return [f"there is no game {entry['game']}"]
    if entry["scenario"] not in (ALL, *sandtable.box(entry["game"]).scenarios()):
        wrong.append(f"{entry['game']} has no scenario {entry['scenario']}")
    if entry["games"] < LEAST_GAMES:
        wrong.append(f"{entry['games']} games are too few: at least {LEAST_GAMES}")
    if not 0 <= entry["low"] <= entry["won"] <= entry["high"] <= 1:
        wrong.append("won is not within its interval, from low to high")
    low, high = wilson(round(entry["won"] * entry["games"]), max(1, entry["games"]))
    if entry["high"] - entry["low"] < NARROWEST * (high - low):
        wrong.append(f"so few games have a wider interval: {low:.3f} to {high:.3f}")
    if COMMIT.fullmatch(entry["commit"]) is None:
        wrong.append(f"{entry['commit']} is no commit")
    if entry["game"] not in entry["command"]:
        wrong.append("the command does not name the game")
    return wrong


def drawn(entries: list[Entry]) -> str:
    """The tables of the page, a game each; the best against the strongest opponents first."""
    parts = []
    for game, title in TITLES.items():
        ours = [entry for entry in entries if entry["game"] == game]
        if not ours:
            continue
        parts += [f"## {title}", "", table(ours), "", "How they were measured:", ""]
        parts += [measured(entry) for entry in ranked(ours)]
        parts.append("")
    return "\n".join(parts)


def ranked(entries: list[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (entry["against"], -entry["won"], entry["name"]))


def table(entries: list[Entry]) -> str:
    lines = [
        "| player | | against | won | 95% | games | scenario |",
        "|---|---|---|---:|---|---:|---|",
    ]
    for entry in ranked(entries):
        interval = f"{entry['low']:.0%} to {entry['high']:.0%}"
        cells = [f"**{entry['name']}**", entry["about"], entry["against"], f"{entry['won']:.0%}",
                 interval, str(entry["games"]), entry["scenario"]]  # fmt: skip
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def measured(entry: Entry) -> str:
    """How an entry was measured, as a line of a list."""
    what = f"{entry['name']} against {entry['against']}"
    note = f"; {entry[NOTE]}" if NOTE in entry else ""
    return f"- {what}: `{entry['command']}`, commit {entry['commit']}, {entry['date']}{note}"


def page_of(text: str, entries: list[Entry]) -> str:
    """The page with its tables made anew."""
    return with_part(text, "entries", drawn(entries))


def levels_of(game: str, entries: list[Entry]) -> str:
    """The file of a game: how often a level beats the one below it, where that was measured."""
    lines = [
        "# How often a level of bots beats the one below it. python -m tools.leaderboard makes it",
        "# from docs/leaderboard.toml.",
    ]
    for below, level in pairwise(LEVELS):
        for entry in entries:
            pair = (entry["game"], entry["name"], entry["against"])
            if pair == (game, NAMES.get(level, level), below):
                won = entry["won"]
            elif pair == (game, NAMES.get(below, below), level):
                won = round(1 - entry["won"], 3)
            else:
                continue
            lines += ["", f"[{level}]", f'against = "{below}"']
            lines += [f"games = {entry['games']}", f"won = {won}"]
            break
    return "\n".join(lines) + "\n"


def ladder_of(game: str, entries: list[Entry]) -> dict[str, Rating]:
    """The ratings of the levels of bots in a game."""
    results = [result_of(entry, BOTS) for entry in entries if entry["game"] == game]
    return ratings_of([each for each in results if {each.player, each.rival} <= {*LEVELS}])


def strength_of(text: str, entries: list[Entry]) -> str:
    """The page about strength with its ladder made anew."""
    ladders = {game: ladder_of(game, entries) for game in TITLES}
    content = ladder_table(ladders, NAMES)
    for game in ladders:
        if ladders[game]:
            content += f"\n![{TITLES[game]}: ratings]({PICTURES}/ladder-{game}.svg)\n"
    return with_part(text, "ladder", content)


def plots_of(entries: list[Entry]) -> dict[Path, str]:
    """The plots of the ladders, by the file that each is in."""
    ladders = {game: ladder_of(game, entries) for game in TITLES}
    return {
        DOCS / PICTURES / f"ladder-{game}.svg": intervals(
            f"{TITLES[game]}: ratings",
            {NAMES.get(name, name): rating for name, rating in ladder.items()},
            POINTS,
        )
        for game, ladder in ladders.items()
        if ladder
    }


def entries_in(path: Path) -> list[Entry]:
    entries: list[Entry] = tomllib.loads(path.read_text(encoding="utf-8")).get("entry", [])
    return entries


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true")
    check: bool = parser.parse_args().check
    entries = entries_in(FILE)
    if wrong := problems(entries):
        print("\n".join(wrong), file=sys.stderr)
        return 1
    files = made_files(entries)
    old = [path for path, made in files.items() if not path.is_file() or path.read_text() != made]
    if check and old:
        print("a page is old: python -m tools.leaderboard renews it", file=sys.stderr)
        return 1
    if not check:
        for path, made in files.items():
            path.write_text(made, encoding="utf-8")
    return 0


def made_files(entries: list[Entry]) -> dict[Path, str]:
    """Everything that is made from the entries, by the file that it is in."""
    return {
        PAGE: page_of(PAGE.read_text(encoding="utf-8"), entries),
        STRENGTH: strength_of(STRENGTH.read_text(encoding="utf-8"), entries),
        **plots_of(entries),
        **{levels_path(box): levels_of(game, entries) for game, box in BOXES.items()},
    }


if __name__ == "__main__":
    sys.exit(main())
