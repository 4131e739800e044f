"""The datasheet of a dataset: what is in it, how it was made, and what it may be used for."""

from __future__ import annotations

import json
from typing import Any, Final

LICENCE: Final = "Apache-2.0, as Sandtable itself"


def datasheet(about: dict[str, Any], totals: dict[str, Any]) -> str:
    """A Markdown page. `about` is what was asked for, `totals` are the counts."""
    scenarios = about["scenarios"]
    seats = sorted({side for wins in totals["scenarios"].values() for side in wins})
    lines = [
        f"# Self-play of {about['game']}",
        "",
        f"{totals['games']:,} games with {totals['decisions']:,} decisions, played by programs:"
        f" {', '.join(about['bots'])}. No person took part, and nothing in it is about a person.",
        "",
        "## How it was made",
        "",
        "| | |",
        "|---|---|",
        f"| Sandtable | {about['sandtable']} |",
        f"| rules | {about['game']} {about['rules']} |",
        f"| format | {about['format']} |",
        f"| players | {', '.join(about['bots'])}; seats are swapped from game to game |",
        f"| seed | `{about['seed']}`; game N has the seed `{about['seed']} game N+1` |",
        f"| given up | games of {about['cap']:,} answers without an end: {totals['capped']:,} |",
        f"| odds | {'noted where a fight is offered' if about['odds'] else 'not noted'} |",
        f"| licence | {LICENCE} |",
        "",
        "The same command makes the same rows again, on any machine, with any number of workers:",
        "",
        f"    {command(about)}",
        "",
        "`sandtable dataset verify FOLDER` plays every game again and compares every decision, the"
        " position at the end of every turn, and the end.",
        "",
        "## Games by scenario, and who won",
        "",
        f"| scenario | games | {' | '.join(seats)} |",
        f"|---|---:|{'---:|' * len(seats)}",
    ]
    for name in scenarios:
        wins = totals["scenarios"].get(name, {})
        cells = " | ".join(str(wins.get(seat, 0)) for seat in seats)
        lines.append(f"| {name} | {sum(wins.values())} | {cells} |")
    shares = ", ".join(f"{name} {count}" for name, count in sorted(totals["wins"].items()))
    lines += ["", f"By player: {shares}.", "", "## Files", "", *FILES, "", "## Use", "", *USE, ""]
    return "\n".join(lines)


def command(about: dict[str, Any]) -> str:
    """The command line that makes it."""
    scenario = f" {about['scenarios'][0]}" if len(about["scenarios"]) == 1 else ""
    odds = " --odds" if about["odds"] else ""
    bots, seed = json.dumps(",".join(about["bots"])), json.dumps(about["seed"])
    return (
        f"sandtable dataset make FOLDER {about['game']}{scenario}"
        f" --games {about['games']} --bots {bots} --seed {seed}{odds}"
    )


FILES: Final = (
    "`games/part-*.parquet` has a row for each game:",
    "",
    "| column | |",
    "|---|---|",
    "| game | its number, from 0 on |",
    "| box, scenario | the game and the scenario |",
    "| seed | of its dice and players |",
    "| seats, players | by seat: its name, and the bot in it |",
    "| winner | the number of a seat; null for a draw and for a game that was given up |",
    "| result | what the rules say of the end, as JSON |",
    "| capped | whether it was given up |",
    "| decisions | how many there are |",
    "| hash | of the last position |",
    "| rules, data | the version of the rules, and a hash of the facts of the scenario |",
    "",
    "`decisions/part-*.parquet` has a row for each question that was answered:",
    "",
    "| column | |",
    "|---|---|",
    "| game, number | the game, and the number of the decision in it, from 1 on |",
    "| seat | who is asked |",
    "| question, rule | what is asked, and the paragraph of the rules that asks it |",
    "| actions | all legal answers, by number |",
    "| answer | the one that was given |",
    "| odds | of the answers that throw dice: action, dice, hits on average, chance of a flag |",
    "| moment, hash | where a turn ends with this answer: which, and a hash of the position |",
    "",
    "`actions.parquet` has the notation of every action. `dataset.json` is what was asked for.",
)
USE: Final = (
    "- A row has what the asked seat was asked, not all that it saw: replay the game from its seed"
    " for the position, and `State.view(seat)` for what the seat may know.",
    "- Decisions with one legal answer are in it. Leave them out to learn from choices.",
    "- Programs play alike. What is learned from them is how they play, not how people do.",
    "- Games of one dataset share their seed and nothing else: split by game, never by decision.",
)
