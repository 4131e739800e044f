"""What bots may do to the process in which they think; small, as each process loads it anew."""

from __future__ import annotations

import os
import time
from typing import Any


def sleeps(*_: Any) -> int:
    time.sleep(60)
    return 0


def dies(*_: Any) -> int:
    os._exit(1)


def breaks(*_: Any) -> int:
    raise RuntimeError("a bot with a mistake")


def answers(*_: Any) -> int:
    return 7
