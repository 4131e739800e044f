"""Where files of tests are written: in memory, where there is room.

Nothing that a test writes has to outlive a power cut, but the server waits for the disk at every
commit, and so do its tests.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # a file system in memory, on Linux
ROOM: Final = 2 << 30  # bytes; in some containers there are but 64 MB


def in_memory() -> Path | None:
    """A folder that is kept in memory; none where there is no such thing, or little room."""
    if not os.access(MEMORY, os.W_OK | os.X_OK):
        return None
    return MEMORY if shutil.disk_usage(MEMORY).free >= ROOM else None
