"""Security events: who signed in, who failed to, what was revoked or deleted.

They go to one logger, so that an operator can watch them. Fields never hold a secret.
"""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("sandtable.security")
SIGN_IN: Final = "sign-in"
FAILED: Final = "failed-sign-in"
SIGN_OUT: Final = "sign-out"
CREATED: Final = "created"
CHANGED: Final = "changed"
REVOKED: Final = "revoked"
DELETED: Final = "deleted"


def note(kind: str, visitor: str, **fields: object) -> None:
    """Something happened to the account of this visitor; empty if it is nobody's."""
    told = "".join(f" {name}={value}" for name, value in sorted(fields.items()))
    LOG.info("%s visitor=%s%s", kind, visitor or "-", told)
