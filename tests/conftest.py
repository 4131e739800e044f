"""Which tests `make test` runs on which modules: see "The checks" in CONTRIBUTING.md."""

from __future__ import annotations

import os

import pytest

PLAIN_ONLY = os.environ.get("SANDTABLE_EXPECT_COMPILED") == "0"  # `make test-plain` says so


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is marked `compiled` to `make test-compiled`."""
    if PLAIN_ONLY:
        left = [item for item in items if item.get_closest_marker("compiled")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("compiled")]
