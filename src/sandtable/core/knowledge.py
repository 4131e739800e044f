"""Knowledge as data: every hidden thing has a place, a value and a mask of the seats that know it.

Views, the audience of events, the end of undo and resampling all follow from the mask.
"""

from __future__ import annotations

from typing import final

from sandtable.core.chance import Chance

PERMUTE = 0  # the purpose number that resampling uses with its own stream


@final
class Secret:
    """One hidden thing. Things of the same family may be exchanged for one another."""

    def __init__(self, family: str, place: str, value: int, mask: int) -> None:
        self.family = family
        self.place = place
        self.value = value
        self.mask = mask

    def known_to(self, seat: int) -> bool:
        return bool(self.mask >> seat & 1)


def permuted(secrets: list[Secret], seat: int, chance: Chance) -> list[int]:
    """The values of all secrets, those that this seat does not know shuffled in each family."""
    values = [secret.value for secret in secrets]
    families: dict[str, list[int]] = {}
    for at, secret in enumerate(secrets):
        if not secret.known_to(seat):
            families.setdefault(secret.family, []).append(at)
    for places in families.values():
        for last in range(len(places) - 1, 0, -1):
            other = chance.pick(PERMUTE, [1] * (last + 1))
            here, there = places[last], places[other]
            values[here], values[there] = values[there], values[here]
    return values
