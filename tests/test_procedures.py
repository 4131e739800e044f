"""Procedures of all games: their data are the arguments of their constructors, in both modes."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.procedure import fields_of
from sandtable.games.greatwar.rules.procedures import PROCEDURES as GREATWAR
from sandtable.games.lastman.rules.procedures import PROCEDURES as LASTMAN
from sandtable.games.maria.rules.procedures import PROCEDURES as MARIA
from sandtable.games.napoleonics.rules.procedures import PROCEDURES as NAPOLEONICS

pytestmark = pytest.mark.both_modes

ALL = [*GREATWAR.values(), *LASTMAN.values(), *MARIA.values(), *NAPOLEONICS.values()]


def attributes(kind: Any) -> set[str]:
    """What procedures of a kind have: a compiled class lists it, an interpreted one is given it."""
    if (listed := getattr(kind, "__mypyc_attrs__", None)) is not None:
        return set(listed) - {"__dict__"}
    code = getattr(kind.__init__, "__code__", None)
    return set(code.co_varnames[1 : code.co_argcount]) if code else set()


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_all_data_of_a_procedure_are_stored(kind: Any) -> None:
    assert attributes(kind) == set(fields_of(kind))
