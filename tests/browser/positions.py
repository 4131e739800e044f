"""Whole games of bots, for tables that go on from a late step of a record.

The bots, their seed and the rules decide how a game went, so it is the same in every run.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable import new_game
from sandtable.bots import make_bot
from sandtable.core.chance import derived_seed

SEED: Final = "late"


@cache
def whole_game(game: str, battle: str, bot: str) -> tuple[str, int]:
    """The record of a game that this bot has played against itself to its end; its steps."""
    played = new_game(game, battle, seed=SEED, keep="record")
    players = [
        make_bot(bot, played.box, derived_seed(SEED, f"bot {seat}"))
        for seat in range(len(played.seats))
    ]
    while (question := played.question()) is not None:
        seat = question.seat
        played.answer(players[seat].choose(question, lambda: played.state), seat)
    return played.record.text(played.box.purposes), len(played.record.steps)
