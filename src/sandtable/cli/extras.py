"""Packages that only some commands need: the extras of pyproject.toml."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from sandtable.cli.failure import Failure
from sandtable.cli.language import speaker_of

# What an extra installs, by the names under which it is imported, and what is said without it.
EXTRAS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "server": (
        (
            "aiosmtplib",
            "alembic",
            "fastapi",
            "markdown_it",
            "openskill",
            "platformdirs",
            "prometheus_client",
            "pywebpush",
            "segno",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "webauthn",
            "websockets",
        ),
        "cli-needs-server",
    ),
    "postgres": (("psycopg",), "cli-needs-postgres"),
    "mcp": (("mcp",), "cli-needs-mcp"),
    "data": (("pyarrow",), "cli-needs-data"),
    "cluster": (("ray",), "cli-needs-cluster"),
}


def need(extra: str) -> None:
    """A failure that names the extra, if something of it is not installed."""
    packages, key = EXTRAS[extra]
    if any(find_spec(package) is None for package in packages):
        raise Failure(speaker_of(None, None).say(key))
