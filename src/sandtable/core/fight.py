"""A fight as a value: the dice before they are thrown, and what they would do.

The engine rolls it, the odds panel sums over it exactly, the bots rank it, the log prints it.
"""

from __future__ import annotations

from typing import Final, final

NO_SECOND_ROLL: Final = -1
LIKE_OTHERS: Final[list[int]] = []  # never filled

Faces = list[int]  # how often each face came up


@final
class Modifier:
    """So many dice more or fewer, and the rule that says so."""

    def __init__(self, dice: int, key: str, rule: str) -> None:
        self.dice = dice
        self.key = key
        self.rule = rule

    def __repr__(self) -> str:
        return f"{self.dice:+d} {self.key} ({self.rule})"


@final
class Pool:
    """The dice of one unit: a base, what is added and cut, never below none, perhaps a ceiling."""

    def __init__(self, dice: int, key: str, rule: str) -> None:
        self.modifiers: list[Modifier] = [Modifier(dice, key, rule)]
        self.hits = LIKE_OTHERS  # or the faces on which these dice hit, where others hit otherwise
        self._sum = dice

    def add(self, dice: int, key: str, rule: str) -> None:
        """More dice, or fewer where the number is negative."""
        if dice:
            self.modifiers.append(Modifier(dice, key, rule))
            self._sum += dice

    def limit(self, dice: int, key: str, rule: str) -> None:
        """At most so many from here on; what is cut later is cut from these."""
        self.modifiers.append(Modifier(dice, key, rule))
        if self._sum > dice:
            self._sum = dice

    @property
    def dice(self) -> int:
        return self._sum if self._sum > 0 else 0


@final
class Fight:
    """Pools of dice with equal faces, the faces that hit, and the face that drives back."""

    def __init__(self, weights: list[int], flag: int) -> None:
        self.weights = weights
        self.flag = flag
        self.hits: list[int] = [0] * len(weights)
        self.pools: list[Pool] = []
        self.reasons: list[Modifier] = []  # what hits and what does not, with its rule
        self.notes: list[str] = []  # further rules that it shows
        self.flags_count = True
        self.cancelled: list[int] = []  # so many of each face do nothing, if any
        self.confirms = NO_SECOND_ROLL  # else the dice that are added when hits are rolled again
        self.confirm_face = 0  # and the face that makes a hit of them

    def hit_on(self, face: int, key: str, rule: str) -> None:
        self.hits[face] = 1
        self.reasons.append(Modifier(0, key, rule))

    def miss_on(self, face: int, key: str, rule: str) -> None:
        self.hits[face] = 0
        self.reasons.append(Modifier(0, key, rule))

    def cancel(self, face: int, number: int, key: str, rule: str) -> None:
        """So many of this face do nothing, however the others fall."""
        if not self.cancelled:
            self.cancelled = [0] * len(self.weights)
        self.cancelled[face] += number
        self.reasons.append(Modifier(-number, key, rule))

    def confirm_with(self, face: int, dice: int) -> None:
        """Hits are only possible ones: as many dice, and these, are rolled again for this face."""
        self.confirms = dice
        self.confirm_face = face

    @property
    def dice(self) -> int:
        total = 0
        for pool in self.pools:
            total += pool.dice
        return total

    def expected(self) -> float:
        """The hits that these dice bring in the mean."""
        if self.cancelled or self.confirms != NO_SECOND_ROLL or self.differs():
            return sum(hits * chance for (hits, _), chance in odds(self).items())
        hitting = 0
        total = 0
        for face in range(len(self.weights)):
            hitting += self.weights[face] * self.hits[face]
            total += self.weights[face]
        return self.dice * hitting / total

    def differs(self) -> bool:
        """Whether some dice hit on other faces than others: nothing else is looked at then."""
        return any(pool.hits for pool in self.pools)

    def modifiers(self) -> list[Modifier]:
        return [modifier for pool in self.pools for modifier in pool.modifiers] + self.reasons

    def score(self, faces: Faces) -> tuple[int, int]:
        """What these faces do: hits, and flags."""
        hits = 0
        for face in range(len(faces)):
            hits += faces[face] * self.hits[face]
        if self.cancelled:
            for face in range(len(faces)):
                if self.hits[face]:
                    hits -= min(faces[face], self.cancelled[face])
        return hits, faces[self.flag] if self.flags_count else 0


_throws: dict[tuple[int, tuple[int, ...]], list[tuple[Faces, float]]] = {}


def throws(dice: int, weights: list[int]) -> list[tuple[Faces, float]]:
    """Every throw of so many dice, order aside, with its exact probability."""
    key = (dice, tuple(weights))
    if key not in _throws:
        total = sum(weights)
        ways: dict[tuple[int, ...], int] = {(0,) * len(weights): 1}
        for _ in range(dice):
            more: dict[tuple[int, ...], int] = {}
            for faces, count in ways.items():
                for face, weight in enumerate(weights):
                    after = faces[:face] + (faces[face] + 1,) + faces[face + 1 :]
                    more[after] = more.get(after, 0) + count * weight
            ways = more
        _throws[key] = [(list(faces), count / total**dice) for faces, count in sorted(ways.items())]
    return _throws[key]


def odds(fight: Fight) -> dict[tuple[int, int], float]:
    """The exact chance of each (hits, flags), the second roll included where there is one."""
    if fight.differs():
        return {(hits, 0): chance for hits, chance in enumerate(hits_apart(fight))}
    chances: dict[tuple[int, int], float] = {}
    for faces, chance in throws(fight.dice, fight.weights):
        hits, flags = fight.score(faces)
        if fight.confirms == NO_SECOND_ROLL or hits == 0:
            chances[hits, flags] = chances.get((hits, flags), 0.0) + chance
            continue
        for second, likely in throws(hits + fight.confirms, fight.weights):
            result = (second[fight.confirm_face], flags)
            chances[result] = chances.get(result, 0.0) + chance * likely
    return chances


def hits_apart(fight: Fight) -> list[float]:
    """The chance of each number of hits where pools hit on faces of their own."""
    chances = [1.0]
    for pool in fight.pools:
        faces = pool.hits or fight.hits
        hitting = sum(weight for weight, hits in zip(fight.weights, faces) if hits)
        share = hitting / sum(fight.weights)
        for _ in range(pool.dice):
            missed = [chance * (1 - share) for chance in chances]
            hit = [chance * share for chance in chances]
            chances = [a + b for a, b in zip([*missed, 0.0], [0.0, *hit])]
    return chances
