"""Run a command beside others: with what they leave of the processors, and its output in a file.

tools/beside.py FILE COMMAND...

Its exit status is that of the command. Asked to end, it ends all that the command has started.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

NICENESS = 10


def main(file: str, *command: str) -> int:
    os.nice(NICENESS)
    with Path(file).open("wb") as output:
        running = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )

    def end(number: int, _: FrameType | None) -> None:
        os.killpg(running.pid, signal.SIGTERM)
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who waits for it decides
    return running.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
