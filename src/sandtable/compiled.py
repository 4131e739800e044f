"""Which modules a compiled build compiles, and whether this is one.

The rules are compiled by mypyc, from the same sources that run as plain Python. The folder of a
module decides: the engine, the boards, and the packages `rules` and `bots` of every game.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

COMPILED: Final = ("core", "boards", "colors/rules", "games/*/rules", "games/*/bots")


def modules_to_compile(package: Path | None = None) -> list[str]:
    """The dotted names of the modules of `package` (its folder) that a compiled build compiles."""
    root = package or Path(__file__).parent
    paths = (path for folder in COMPILED for path in root.glob(f"{folder}/*.py"))
    return sorted(
        ".".join(("sandtable", *path.relative_to(root).with_suffix("").parts))
        for path in paths
        if path.name != "__init__.py"
    )


def is_compiled(module: str = "sandtable.core.state") -> bool:
    """Whether this module would run, or runs, as compiled code."""
    spec = find_spec(module)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
