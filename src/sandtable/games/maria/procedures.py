"""What may stand on the stack, by name: for states that are stored and read again."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from sandtable.core.lanes import Lanes
from sandtable.core.procedure import Procedure

CHAPTERS: Final = (
    "battle", "combat", "conquest", "defeat", "election", "events", "hussars", "income", "march",
    "movement", "muster", "offers", "payment", "politics", "recruiting", "relocation", "retreats",
    "saxony", "shifting", "supply", "tracks", "trains", "treaties", "turn", "winter",
)  # fmt: skip


def procedures_in(chapter: str) -> dict[str, Any]:
    """The procedures that a module itself defines."""
    name = f"{__package__}.{chapter}"
    if find_spec(name) is None:
        return {}
    module = import_module(name)
    return {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, type)
        and issubclass(each, Procedure)
        and getattr(each, "__module__", "") == module.__name__
    }


PROCEDURES: Final[dict[str, Any]] = {
    "Lanes": Lanes,
    **{name: each for chapter in CHAPTERS for name, each in procedures_in(chapter).items()},
}
