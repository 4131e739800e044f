"""Work for executors, in a module that every process can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def square_or_raise(number: int) -> int:
    if number == 7:
        raise ValueError("there is no square of 7 today")
    return square(number)


def square_after_a_death(job: tuple[str, int]) -> int:
    """The first process that comes to number 5 is killed there."""
    folder, number = job
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def deadly(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def hold(job: tuple[str, int]) -> int:
    """Says on which node it has begun, and waits until it may go on."""
    import ray

    folder, number = job
    node = ray.get_runtime_context().get_node_id()
    (Path(folder) / f"{node}-{number}-begun").touch()
    while not (Path(folder) / "go").exists():
        time.sleep(0.05)
    return square(number)
