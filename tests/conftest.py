"""For all tests: temporary files are in memory, where there is room, NumPy has one thread, and
the garbage collector looks at what tests make, not at what stays.

On small matrices the threads of its linear algebra do nothing but wait for each other, and take the
processors from other tests. Processes that tests start do the same. Modules, texts and thousands of
tests are never garbage; to look through them took a sixth of the time of tests.
"""

from __future__ import annotations

import gc
import os
import tempfile

from tests.scratch import in_memory

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is imported


def pytest_configure() -> None:
    """Before the first temporary folder is made."""
    gc.disable()  # until all is loaded: next to nothing of it is garbage
    folder = in_memory()
    if folder is not None and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = str(folder)
        tempfile.tempdir = None


def pytest_collection_finish() -> None:
    """What is there now stays."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
