"""For all tests: temporary files are in memory, where there is room."""

from __future__ import annotations

import os
import tempfile

from tests.scratch import in_memory


def pytest_configure() -> None:
    """Before the first temporary folder is made. Processes that tests start do the same."""
    folder = in_memory()
    if folder is not None and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None
