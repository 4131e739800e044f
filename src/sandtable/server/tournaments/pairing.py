"""Pairing: round robin, Swiss and knock-out, for tables of two and of three.

Nothing here uses the database: players are strings, and earlier rounds are in `PairingHistory`.

A Swiss round for two goes from the top of the standings down. Each player gets the best opponent
that leaves the others pairable: first with the fewest repeated pairs, then with balanced sides.
Whether the others are pairable follows from a maximum matching of players who have not met, so
there is no backtracking.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from sandtable.server.tournaments.blossom import largest_matching

Match = list[str]  # players by seat; one alone has a bye

FAR_OFF_BALANCE: Final = 2  # so often more on one side than on the other
EXACT: Final = 9  # players whose groups of three are all compared
TRIES: Final = 8  # beginnings of the search for groups of more players


@dataclass
class PairingHistory:
    """Earlier rounds: who has met whom, byes, and seats."""

    met: Counter[frozenset[str]] = field(default_factory=Counter)  # by pair
    byes: Counter[str] = field(default_factory=Counter)
    sat: Counter[tuple[str, int]] = field(default_factory=Counter)  # by player and seat

    def meet(self, match: Match) -> None:
        if len(match) == 1:
            self.byes[match[0]] += 1
        for pair in combinations(match, 2):
            self.met[frozenset(pair)] += 1

    def sit(self, players: list[str]) -> None:
        for seat, player in enumerate(players):
            self.sat[player, seat] += 1

    def meetings(self, one: str, two: str) -> int:
        return self.met[frozenset((one, two))]

    def balance(self, player: str) -> int:
        """How many more times a player had the first side than the second."""
        return self.sat[player, 0] - self.sat[player, 1]


# Swiss, two at a table


def swiss_round(order: list[str], points: dict[str, float], past: PairingHistory) -> list[Match]:
    """The matches of a round; `order` are the players by their standing."""
    left = list(order)
    matches = []
    if len(left) % 2:
        alone = bye_of(left, past)
        left.remove(alone)
        matches.append([alone])
    needed = least_repeats(left, past)
    balanced = not needed and pairable(left, past)
    pairs = []
    while left:
        first = left.pop(0)
        second = opponent_of(first, left, points, past, needed, balanced)
        left.remove(second)
        needed -= past.meetings(first, second) > 0
        pairs.append(seated([first, second], past))
    return pairs + matches


def bye_of(order: list[str], past: PairingHistory) -> str:
    """The bye goes to the last player with the fewest byes, preferably avoiding repeats."""
    fewest = min(past.byes[each] for each in order)
    able = [each for each in reversed(order) if past.byes[each] == fewest]
    repeats = {each: least_repeats([one for one in order if one != each], past) for each in able}
    return min(able, key=lambda each: repeats[each])


def opponent_of(
    player: str,
    others: list[str],
    points: dict[str, float],
    past: PairingHistory,
    needed: int,
    balanced: bool,
) -> str:
    """The best opponent with whom the others can still be paired as well as before."""
    group = [each for each in others if points[each] == points[player]]
    middle = len(group) // 2  # of a group the upper half meets the lower half

    def wish(other: str) -> tuple[int, float, int, int]:
        gap = abs(points[player] - points[other])
        same_side = abs(past.balance(player) + past.balance(other))
        fold = abs(group.index(other) - middle) if other in group else others.index(other)
        return past.meetings(player, other), gap, same_side, fold

    for other in sorted(others, key=wish):
        again = past.meetings(player, other) > 0
        rest = [each for each in others if each != other]
        if balanced:
            if is_suitable(player, other, past) and pairable(rest, past):
                return other
        elif again + least_repeats(rest, past) == needed:
            return other
    raise AssertionError("some opponent leaves the others pairable")


def is_suitable(one: str, two: str, past: PairingHistory) -> bool:
    """Whether two have not met, and their sides stay balanced."""
    balances = past.balance(one), past.balance(two)
    return not past.meetings(one, two) and not (
        min(balances) >= FAR_OFF_BALANCE or max(balances) <= -FAR_OFF_BALANCE
    )


def pairable(players: list[str], past: PairingHistory) -> bool:
    """Whether all can be paired suitably."""
    edges = [
        [at for at, two in enumerate(players) if one != two and is_suitable(one, two, past)]
        for one in players
    ]
    return all(mate >= 0 for mate in largest_matching(edges))


def least_repeats(players: list[str], past: PairingHistory) -> int:
    """How many pairs must repeat: the players left out by a maximum matching."""
    edges = [
        [at for at, two in enumerate(players) if one != two and not past.meetings(one, two)]
        for one in players
    ]
    return sum(mate < 0 for mate in largest_matching(edges)) // 2


def seated(players: Sequence[str], past: PairingHistory) -> Match:
    """The seating that evens out how often each player had each seat."""
    return min(map(list, permutations(players)), key=lambda each: unevenness(each, past))


def unevenness(order: list[str], past: PairingHistory) -> tuple[int, int]:
    """How often these players had these seats already, beyond the seat they had least."""
    extra = 0
    for seat, player in enumerate(order):
        least = min(past.sat[player, each] for each in range(len(order)))
        extra += past.sat[player, seat] - least
    return extra, past.balance(order[0]) - past.balance(order[1]) if len(order) == 2 else 0


# Round robin, two at a table


def round_robin(players: list[str]) -> list[list[Match]]:
    """Every round of a tournament in which all meet once: Berger's tables.

    One player is fixed, the others rotate by half. The sides are as even as possible.
    """
    many = len(players) + len(players) % 2
    places: list[str | None] = [*players, *([None] if many > len(players) else [])]
    last = many - 1
    rounds = []
    for turn in range(last):
        matches: list[Match] = []
        for at in range(many // 2):
            one = (turn * (many // 2) + at) % last
            two = last if at == 0 else (turn * (many // 2) - at) % last
            if at == 0 and turn % 2:
                one, two = two, one
            pair = [each for each in (places[one], places[two]) if each is not None]
            matches.append(pair)
        rounds.append(sorted(matches, key=lambda each: len(each) == 1))
    return rounds


# Knock-out


def bracket(players: list[str]) -> list[Match]:
    """The first round of a knock-out: the strongest meet last, and get the byes."""
    size = 1
    while size < len(players):
        size *= 2
    seeds = [0]
    while len(seeds) < size:
        width = 2 * len(seeds)
        seeds = [each for seed in seeds for each in (seed, width - 1 - seed)]
    drawn = [players[seed] if seed < len(players) else None for seed in seeds]
    pairs = [(drawn[at], drawn[at + 1]) for at in range(0, size, 2)]
    return [[each for each in pair if each is not None] for pair in pairs]


def next_bracket(winners: list[str], past: PairingHistory) -> list[Match]:
    """Winners of neighbouring matches meet."""
    return [seated(winners[at : at + 2], past) for at in range(0, len(winners), 2)]


# Three at a table


def groups_round(
    order: list[str], points: dict[str, float], past: PairingHistory, seed: int
) -> list[Match]:
    """Tables of three: by even seats, fewest meetings, then nearest points."""
    left = list(order)
    matches = []
    while len(left) % 3:
        fewest = min(past.byes[each] for each in left)
        alone = next(each for each in reversed(left) if past.byes[each] == fewest)
        left.remove(alone)
        matches.append([alone])
    found = Grouping(points, past).best(left, seed)
    return [seated(each, past) for each in found] + matches


Group = tuple[str, ...]
Cost = tuple[int, int, float]


class Grouping:
    """The search for the best tables of three in one round."""

    def __init__(self, points: dict[str, float], past: PairingHistory) -> None:
        self.points = points
        self.past = past
        self._costs: dict[frozenset[str], Cost] = {}

    def best(self, players: list[str], seed: int) -> list[Group]:
        """With few players all groupings are compared; with more, swaps improve a start."""
        if len(players) <= EXACT:
            return min(all_groups(players), key=self.cost)
        lot = random.Random(seed)
        starts = [players, *(lot.sample(players, len(players)) for _ in range(TRIES))]
        found = [
            self.improved([tuple(each[at : at + 3]) for at in range(0, len(each), 3)])
            for each in starts
        ]
        return min(found, key=self.cost)

    def improved(self, groups: list[Group]) -> list[Group]:
        """Swap two players between tables as long as that improves the cost."""
        better = True
        while better:
            better = False
            for one, two in combinations(range(len(groups)), 2):
                pair = [groups[one], groups[two]]
                best = min(swaps(*pair), key=self.cost)
                if self.cost(best) < self.cost(pair):
                    groups[one], groups[two] = best
                    better = True
        return groups

    def cost(self, groups: list[Group]) -> Cost:
        costs = [self.cost_of(each) for each in groups]
        return sum(c[0] for c in costs), sum(c[1] for c in costs), sum(c[2] for c in costs)

    def cost_of(self, group: Group) -> Cost:
        """How uneven the seats are; how often players have met, squared; how far they are apart.

        The seats of a table of three are different powers, so they come first.
        """
        key = frozenset(group)
        if key not in self._costs:
            pairs = list(combinations(sorted(group), 2))
            uneven = unevenness(seated(group, self.past), self.past)[0]
            again = sum((self.past.meetings(*pair) + 1) ** 2 for pair in pairs)
            apart = sum(abs(self.points[one] - self.points[two]) for one, two in pairs)
            self._costs[key] = uneven, again, apart
        return self._costs[key]


def swaps(one: Group, two: Group) -> list[list[Group]]:
    """All ways in which a player of one table changes with one of another."""
    return [
        [tuple(theirs if each == mine else each for each in one),
         tuple(mine if each == theirs else each for each in two)]
        for mine in one
        for theirs in two
    ]  # fmt: skip


def all_groups(players: list[str]) -> list[list[Group]]:
    if not players:
        return [[]]
    first, *others = players
    found = []
    for pair in combinations(others, 2):
        rest = [each for each in others if each not in pair]
        found += [[(first, *pair), *more] for more in all_groups(rest)]
    return found
