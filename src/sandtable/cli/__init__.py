"""The command `sandtable`: play, simulate, check and draw from a terminal."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; the exit code."""
    from sandtable.cli.app import run  # what a command does not need is not loaded for it

    return run(arguments)
