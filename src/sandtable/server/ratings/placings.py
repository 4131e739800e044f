"""Placings: who came first, second and third in a finished game."""

from __future__ import annotations

from typing import Any, Final

# Endings without a result: the rules changed during the game; an organiser ended it
NO_RESULT: Final = ("stopped", "called-off")
GIVEN_UP: Final = ("resigned", "time")  # ends that one seat brought about, as `seat` says


def places_of(result: dict[str, Any] | None, many: int, left: set[int]) -> list[int] | None:
    """The places by seat, from 0; the same place is a draw. None: no result.

    `left`: seats whose players resigned, so that a bot played on. They come last, whatever the bot
    achieved. Among three, those who have not won are placed by their scores.
    """
    if result is None or result.get("how") in NO_RESULT:
        return None
    winner, scores = result.get("winner"), result.get("scores") or [0] * many
    gone = set(left)
    if result.get("how") in GIVEN_UP and isinstance(result.get("seat"), int):
        gone.add(result["seat"])

    def standing(seat: int) -> tuple[bool, bool, int]:
        decided = winner is not None and many > 2
        return seat in gone, seat != winner, -scores[seat] if decided else 0

    order = sorted({standing(seat) for seat in range(many)})
    return [order.index(standing(seat)) for seat in range(many)]
