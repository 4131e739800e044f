"""Knowledge as data: every hidden thing has a place, a value and a mask of the seats that know it.

Views, the audience of events, the end of undo and resampling all follow from the mask.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.chance import Chance

PERMUTE: Final = 0  # the purpose number that resampling uses with its own stream


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
    """The values of all secrets, those that this seat does not know shuffled in each family.

    They are put in order before they are shuffled: the result follows from what the seat knows and
    from the chance, and nobody can work back from it to what is really hidden.
    """
    values = [secret.value for secret in secrets]
    families: dict[str, list[int]] = {}
    for at, secret in enumerate(secrets):
        if not secret.known_to(seat):
            families.setdefault(secret.family, []).append(at)
    for places in families.values():
        pool = sorted([values[at] for at in places])
        for at in places:
            values[at] = pool.pop(chance.pick(PERMUTE, [1] * len(pool)))
    return values
