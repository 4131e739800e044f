"""The oracle of napoleonics: what the rulebook forbids, read from the rulebook alone."""

from __future__ import annotations

from tests.reasons.situation import Oracle

ORACLE: Oracle = {}
