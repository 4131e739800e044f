"""Reading the facts of a game from its data files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_facts(folder: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))
