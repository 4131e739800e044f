"""Which modules a compiled build compiles, and whether this is one.

The rules are compiled by mypyc, from the same sources that run as plain Python. A module in one of
the `FOLDERS` is compiled unless it is one of the `EDGES`: what reads, writes or shows, where speed
does not matter. `setup.py` reads this list, and so does the test that says which mode runs.
"""

from __future__ import annotations

from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FOLDERS: Final = ("core", "boards", "colors", "games")

EDGES: Final = (
    "*/__init__.py",
    "core/box.py",
    "core/case.py",
    "core/data.py",
    "core/face.py",
    "core/game.py",
    "core/hungarian.py",
    "core/odds.py",
    "core/ledger.py",
    "core/planner.py",
    "core/pledge.py",
    "core/record.py",
    "core/rulebook.py",
    "core/shelf.py",
    "core/standing.py",
    "core/text.py",
    "core/ways.py",
    "colors/art.py",
    "colors/board.py",
    "colors/counters.py",
    "colors/drawings.py",
    "colors/drawn.py",
    "colors/face.py",
    "colors/ground.py",
    "colors/guide.py",
    "colors/hover.py",
    "colors/landscape.py",
    "colors/layout.py",
    "colors/lettering.py",
    "colors/markers.py",
    "colors/marks.py",
    "colors/picture.py",
    "colors/plane.py",
    "colors/png.py",
    "colors/portrait.py",
    "colors/positions.py",
    "colors/render.py",
    "colors/report.py",
    "colors/scenarios.py",
    "colors/sheet.py",
    "colors/small.py",
    "boards/svg.py",
    "colors/story.py",
    "colors/tale.py",
    "colors/trenches.py",
    "colors/water.py",
    "colors/words.py",
    "games/*/aiming.py",
    "games/*/aids.py",
    "games/*/battle_panel.py",
    "games/*/budget.py",
    "games/*/checks.py",
    "games/*/counters.py",
    "games/*/drawing.py",
    "games/*/face.py",
    "games/*/front.py",
    "games/*/guide.py",
    "games/*/hover.py",
    "games/*/panels.py",
    "games/*/picture.py",
    "games/*/pieces.py",
    "games/*/portrait.py",
    "games/*/positions.py",
    "games/*/reading.py",
    "games/*/report.py",
    "games/*/scenario.py",
    "games/*/scenario_files.py",
    "games/*/setup.py",
    "games/*/sharing.py",
    "games/*/signs.py",
    "games/*/story.py",
    "games/*/tale.py",
    "games/*/templates.py",
    "games/*/words.py",
)


def modules_to_compile(package: Path | None = None) -> list[str]:
    """The dotted names of the modules of `package` (its folder) that a compiled build compiles."""
    root = package or Path(__file__).parent
    paths = (path.relative_to(root) for folder in FOLDERS for path in (root / folder).rglob("*.py"))
    return sorted(
        ".".join(("sandtable", *path.with_suffix("").parts))
        for path in paths
        if not any(fnmatch(path.as_posix(), edge) for edge in EDGES)
    )


def is_compiled(module: str = "sandtable.core.state") -> bool:
    """Whether this module would run, or runs, as compiled code."""
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
