"""For all tests: temporary files are in memory, where there is room, and NumPy has one thread.

On small matrices the threads of its linear algebra do nothing but wait for each other, and take the
processors from other tests. Processes that tests start do the same.
"""

from __future__ import annotations

import os
import tempfile

from tests.scratch import in_memory

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is imported


def pytest_configure() -> None:
    """Before the first temporary folder is made."""
    folder = in_memory()
    if folder is not None and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None
