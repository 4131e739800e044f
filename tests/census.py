"""For a census of fields: the numbers of a state one by one, in the middle of a game."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from typing import Any

from sandtable.core.chance import Sealed
from sandtable.core.procedure import fields_of
from sandtable.core.state import State
from sandtable.toolkit.box import Box


def middle_of_a_game(box: Box, scenario: str, answers: int = 400, seed: int = 5) -> Any:
    """A position after so many random answers."""
    rng = random.Random(seed)
    dice = Sealed(seed)
    game = box.set_up(scenario, {})
    game.begin(dice)
    for _ in range(answers):
        question = game.question()
        if question is None:
            break
        game.answer(rng.choice(question.actions), dice)
    return game


def changed(game: State, name: str, at: int) -> State:
    """A copy in which one number is another one, of the same range."""
    other = game.copy()
    if name in game.SHARED:
        setattr(other, name, list(getattr(game, name)))
    numbers = getattr(other, name)
    numbers[at] = numbers[at] - 1 if numbers[at] > 0 else numbers[at] + 1
    return other


def places(game: State) -> list[tuple[str, int]]:
    return [(name, at) for name in game.LISTS for at in range(len(getattr(game, name)))]


def check_numbers(game: State, derived: Callable[[str, int], bool]) -> None:
    """Every number is copied and stored, and hashed where it is no repetition of others."""
    stored, hashed = game.dump(), game.hash()
    for name, at in places(game):
        other = changed(game, name, at)
        assert other.copy().dump() == other.dump() != stored, f"{name}[{at}]"
        if not derived(name, at):
            assert other.hash() != hashed, f"{name}[{at}] is not in the position"


def check_fields(kind: Any) -> None:
    """Every field of a procedure is copied and stored; lists are copied, not shared."""
    fields = fields_of(kind)
    hints = inspect.get_annotations(kind.__init__) if fields else {}
    values = [
        [number, number + 1] if str(hints[field]).startswith("list") else number
        for number, field in enumerate(fields, start=1)
    ]
    procedure = kind(*values)
    assert procedure.dump() == values
    copied = procedure.copy()
    assert copied.dump() == values
    for field in fields:
        if isinstance(getattr(copied, field), list):
            getattr(copied, field).append(99)
    assert procedure.dump() == values, "a list is shared with its copy"
    own = {each for each in vars(procedure) if not each.startswith("_")}
    assert own == set(fields), "a field that is no argument of the constructor"
