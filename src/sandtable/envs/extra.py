"""Checks that the extra packages are installed: numpy, Gymnasium, PettingZoo, OpenSpiel."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("numpy", "gymnasium", "pettingzoo")
INSTALL: Final = 'pip install "sandtable[research]"'


class MissingExtra(ImportError):
    """A package of the extra `research` is not installed."""


def check_installed(*packages: str) -> None:
    """Say how to get what is missing; a bare ImportError names only one of the packages."""
    missing = [each for each in packages or NEEDED if find_spec(each) is None]
    if missing:
        raise MissingExtra(f"sandtable.envs needs {', '.join(missing)}: {INSTALL}")
