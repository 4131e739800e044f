"""Log of security events: sign-ins, failures, revocations, deletions.

All go to one logger that an operator can watch. Fields never contain secrets.
"""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("sandtable.security")
SIGN_IN: Final = "sign-in"
FAILED: Final = "failed-sign-in"
PROVED: Final = "proved"  # again, before a sensitive change
SIGN_OUT: Final = "sign-out"
CREATED: Final = "created"
CHANGED: Final = "changed"
REVOKED: Final = "revoked"
DELETED: Final = "deleted"


def log_event(kind: str, visitor: str, **fields: object) -> None:
    """Log an event for the account of this visitor; empty if it is unknown."""
    told = "".join(f" {name}={value}" for name, value in sorted(fields.items()))
    LOG.info("%s visitor=%s%s", kind, visitor or "-", told)
