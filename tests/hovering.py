"""What pointing at a hex shows, compared with what the rules ask."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.colors.table.hover import FIRES, Hit, PossibleAttacks
from sandtable.toolkit.game import Game
from tests.counting import counted_copies


def values(hits: list[Hit]) -> list[tuple[int | str, ...]]:
    return [(hit.unit, hit.at, hit.target, hit.how, hit.dice) for hit in hits]


def check_asked(
    attacks: PossibleAttacks[Any], game: Game, unit: Unit, fire: int, attack: int
) -> None:
    """What is shown of a unit that battles is what it is asked, with the same dice."""
    state, question = game.state, game.question()
    assert isinstance(state, Battle)
    assert question is not None
    hits = attacks.targets_from(state, unit, state.hex_of(unit))
    shown = {(fire if hit.how == FIRES else attack) + hit.target: hit.dice for hit in hits}
    for action in question.actions:
        fight = game.fight(action)
        if fight is not None:
            assert shown.get(action, 0) == fight.dice, f"{game.name(action)}\n{game}"
    assert set(shown) <= set(question.actions)


def check_seen_from_targets(attacks: PossibleAttacks[Any], state: Battle, unit: Unit) -> None:
    """What a unit may attack is told the same way at the hex of the target."""
    for hit in attacks.targets_from(state, unit, state.hex_of(unit)):
        there = [each for each in attacks.hits_on(state, hit.target, 0) if each.unit == hit.unit]
        assert values(there) == values([hit]), state.grid.names[hit.target]


def check_few_copies(
    monkeypatch: pytest.MonkeyPatch, attacks: PossibleAttacks[Any], state: Battle, most: int
) -> None:
    """No hex takes more copies of the state to look at it."""
    copies = counted_copies(monkeypatch)
    for at, name in enumerate(state.grid.names):
        copies.clear()
        attacks.hits_on(state, Hex(at), 0)
        assert len(copies) <= most, name
