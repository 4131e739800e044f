"""`sandtable games`: the games and their scenarios."""

from __future__ import annotations

import json
from typing import Any

from sandtable.cli.language import language
from sandtable.games import BOXES
from sandtable.toolkit.scenario_summary import ScenarioSummary


def list_games(lang: str | None, as_json: bool) -> None:
    speaking = language(lang)
    games = {name: box.face.briefs(speaking, in_full=False) for name, box in BOXES.items()}
    if as_json:
        data = {name: [listed(brief) for brief in briefs] for name, briefs in games.items()}
        print(json.dumps(data, indent=2))
        return
    for name, briefs in games.items():
        print(f"{name}: {', '.join(BOXES[name].seats)}\n")
        print("\n".join(table(briefs)))
        print(f"\nsandtable play {name} {briefs[0].id}")


def listed(brief: ScenarioSummary) -> dict[str, Any]:
    """A scenario for programs: as much as the table says."""
    names = ("id", "name", "date", "sides", "first", "needed")
    return {name: getattr(brief, name) for name in names}


def table(briefs: list[ScenarioSummary]) -> list[str]:
    """A line a scenario: its id, its name, its date, who begins, banners or medals to win."""
    rows = [("scenario", "name", "date", "begins", "to win")]
    rows += [(each.id, each.name, each.date, each.first, str(each.needed)) for each in briefs]
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip()
        for row in rows
    ]
