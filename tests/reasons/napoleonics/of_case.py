"""The scenario of a rule case, as the oracle reads one."""

from __future__ import annotations

from typing import Any, Final

from tests.reasons.napoleonics.table import BOARD, GROUND, OF_CASES, SEAT_OF, Scenario

LETTER: Final = {"windmill": "W", **{word: letter for letter, word in GROUND.items()}, "town": "T"}


def add_scenario(name: str, position: dict[str, Any]) -> bool:
    """Keep it under a name; False where the oracle could not tell two leaders apart."""
    words = dict.fromkeys(BOARD.names, ".")
    works = []
    for ground, *hexes in (line.split() for line in position.get("terrain", [])):
        if ground == "field-works":
            works.append(" ".join(hexes))
        else:
            words |= dict.fromkeys(hexes, LETTER[ground])
    rows = [[words[cell.name] for cell in BOARD.cells if cell.row == row] for row in range(9)]
    OF_CASES[name] = Scenario(
        {
            "top": seat_of(position.get("top", "allied")),
            "board": "\n".join(f"{'abcdefghi'[row]} {' '.join(rows[row])}" for row in range(9)),
            "works": works,
            "special": [
                {**each, "side": seat_of(each["side"])} for each in position.get("specials", [])
            ],
        }
    )
    leaders = [
        piece.rpartition(" ")[0] for piece in position.get("pieces", []) if "leader" in piece
    ]
    return len(leaders) == len(set(leaders))


def seat_of(side: str) -> str:
    return SEAT_OF.get(side, side)
