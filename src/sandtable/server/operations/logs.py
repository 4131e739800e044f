"""Logging: one line an event, as text or JSON, without secrets.

The code uses loggers of the standard library; structlog formats their records. Libraries log only
warnings and errors, since their debug output contains request data. Security events go to the
logger `sandtable.security`.
"""

from __future__ import annotations

import errno
import logging
import re
import sys
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN: Final = "[hidden]"
SECRET_NAMES: Final = frozenset(
    ("authorization", "code", "cookie", "cookies", "invite", "mail", "name", "password", "secret")
    + ("text", "token", "word", "words")
)
MAIL: Final = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32,}")  # ids of tables and visitors are shorter
DETAIL: Final = re.compile(r"(?m)^(\s*DETAIL:).*$")  # PostgreSQL names the values of a row there
PASSWORD: Final = re.compile(r"(?<=://)[^\s/@]+@")
DISK_FULL: Final = "the disk is full: nothing can be stored until there is space again"
DISK_FULL_STATE: Final = "53100"  # as PostgreSQL says it


def set_up_logs(as_json: bool = False, level: str = "warning", to: TextIO | None = None) -> None:
    """One handler for everything, on standard error."""
    last: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if not as_json:
        last = structlog.dev.ConsoleRenderer(colors=False, sort_keys=False)
    shared: list[Processor] = [
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            without_secrets,
            last,
        ],
    )
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sandtable").setLevel(level.upper())


def without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Remove tokens and personal names from a record."""
    return {
        name: HIDDEN if name in SECRET_NAMES else cleaned(value) for name, value in event.items()
    }


def cleaned(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    shown = PASSWORD.sub(f"{HIDDEN}@", value)
    shown = DETAIL.sub(rf"\1 {HIDDEN}", shown)
    return TOKEN.sub(HIDDEN, MAIL.sub(HIDDEN, shown))


def is_disk_full(error: BaseException | None) -> bool:
    """Whether an error means a full disk: of a file, SQLite or PostgreSQL."""
    while error is not None:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC:
            return True
        if getattr(error, "sqlstate", None) == DISK_FULL_STATE:
            return True
        if "database or disk is full" in str(error):
            return True
        error = getattr(error, "orig", None) or error.__cause__
    return False
