"""The type variable for a game's state.

`Box[Maria]` and `Face[Maria]` take the states of one game; a bare `Box` or `Face` is that of any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # of the type checker: `default` comes with Python 3.13

    from sandtable.core.state import State

    StateT = TypeVar("StateT", bound=State, default=Any)
else:
    from typing import TypeVar

    StateT = TypeVar("StateT")


def copied(state: StateT) -> StateT:
    """A copy of a state, of the same type, that also knows what was not asked and why."""
    other = cast("StateT", state.copy())
    other.withheld = state.withheld
    return other
