"""Sandtable plays historical board wargames with every rule enforced.

state = sandtable.new_game("napoleonics", scenario="rolica_first", seed=7)
while (question := state.question()) is not None:
    state.answer(random.choice(question.actions))
print(state.result())
"""

from __future__ import annotations

import json
import secrets
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sandtable.core.chance import Sealed
from sandtable.core.play import NotKept
from sandtable.core.refusal import IllegalAction
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown
from sandtable.toolkit.game import KEEP, Game, Keep
from sandtable.toolkit.pledge import Pledge

if TYPE_CHECKING:
    from sandtable.bots.hints import Hint

__version__ = "0.1.0"
__all__ = [
    "Game", "IllegalAction", "NotKept", "Pledge", "Unknown", "box", "games", "hint", "new_game",
]  # fmt: skip


def games() -> list[str]:
    """The ids of the games."""
    return list(BOXES)


def box(game: str) -> Box:
    """All that a game brings with it; an `Unknown` (a KeyError) for any other."""
    if game not in BOXES:
        raise Unknown(f'there is no game called "{game}"; there are: {", ".join(BOXES)}')
    return BOXES[game]


def new_game(
    game: str,
    scenario: str | Path | None = None,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    pledge: Pledge | None = None,
    keep: Keep = "all",
) -> Game:
    """A new game, run to its first question. The same seed and answers give the same game.

    With a pledge the seed is what its secret and the players' words come to. `keep` says what is
    kept beside the position: "all" (record, log and undo), the "record" alone, or "nothing".
    """
    if keep not in KEEP:
        raise Unknown(f'a game cannot keep "{keep}"; there are: {", ".join(KEEP)}')
    if not isinstance(seed, (Integral, str, type(None))):
        raise Unknown(f"a seed is a whole number or a text, not {seed!r}")
    if seed is not None and pledge is not None:
        raise ValueError("the dice come from a seed or from a pledge, not from both")
    chosen = box(game)
    name = str(scenario) if scenario else chosen.scenarios()[0]
    for option in options or {}:
        if option not in chosen.options:
            known = ", ".join(chosen.options) or "none"
            raise Unknown(f'{game} has no option "{option}"; there are: {known}')
    origin: dict[str, str] = {}
    if pledge is not None:
        seed, origin = pledge.seed, pledge.header()
    elif seed is not None:
        origin = {"chosen": "yes"}
    else:
        seed = secrets.token_hex(16)
    seed = " ".join(str(seed).split())  # one line, as a record keeps it
    state = chosen.set_up(name, options or {})
    header = {
        "game": game,
        "scenario": name,
        "rules": chosen.rules_version,
        "data": chosen.data_hash(name),
        "seed": seed,
        **origin,
    }
    if options:
        header["options"] = json.dumps(options, sort_keys=True)
    return Game(chosen, state, Sealed(seed), header, keep=keep)


def hint(game: Game, seat: int | str | None = None, seed: int | str = 0) -> list[Hint]:
    """What marshal would answer to the open question: up to three answers, the best first.

    Where several seats are asked, `seat` says which one. Nothing is used that it may not know.
    """
    from sandtable.bots import hints

    question = game.question() if seat is None else game.question_of(seat)
    if question is None:
        raise ValueError("nothing is asked")
    known = game.resample(question.seat)
    return hints.hint(game.box, question, lambda: known, seed)
