"""Write the golden records: one whole game a scenario, captain against captain.

    tools/golden.py [GAME]

They change only when the rules change: look at the difference before you commit them.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import sandtable
from sandtable.bots import make_bot

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def play(name: str, scenario: str) -> str:
    game = sandtable.new_game(name, scenario, seed=f"golden {scenario}")
    box = sandtable.box(name)
    bots = [make_bot("captain", box, f"{seat} of {scenario}") for seat in game.seats]
    while (question := game.question()) is not None:
        answers = len(game.record.steps)
        action = question.actions[0]
        if not question.forced:
            sample = partial(game.resample, question.seat, answers)
            action = bots[question.seat].choose(question, sample)
        game.answer(action)
    return game.text()


def main() -> int:
    for name in sys.argv[1:] or sandtable.games():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for scenario in sandtable.box(name).scenarios():
            (folder / f"{scenario}.record").write_text(play(name, scenario), encoding="utf-8")
            print(f"{name} {scenario}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
