"""Who meets whom: round robin, Swiss and knock-out, for two at a table and for three.

Nothing here knows of the database: players are strings, and what has been is in `Past`.

A Swiss round for two goes from the top of the standings down. Each player gets the best opponent
that leaves the others pairable: with as few pairs that have met before as there can be at all, and
then with sides that stay balanced. Whether the others are pairable is asked of the largest matching
of the players who have not met, so no choice is ever taken back.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

from sandtable.server.tournaments.matching import largest_matching

Match = list[str]  # players by seat; one alone has a bye

FAR_OFF_BALANCE: Final = 2  # so often more on one side than on the other
EXACT: Final = 9  # players whose groups of three are all compared
TRIES: Final = 20  # beginnings of the search for groups of more players


@dataclass
class Past:
    """What the rounds before have brought."""

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
        """How much oftener a player had the first side than the second."""
        return self.sat[player, 0] - self.sat[player, 1]


# Swiss, two at a table


def swiss_round(order: list[str], points: dict[str, float], past: Past) -> list[Match]:
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


def bye_of(order: list[str], past: Past) -> str:
    """The last of those with the fewest byes; rather one without whom nobody meets again."""
    fewest = min(past.byes[each] for each in order)
    able = [each for each in reversed(order) if past.byes[each] == fewest]
    repeats = {each: least_repeats([one for one in order if one != each], past) for each in able}
    return min(able, key=lambda each: repeats[each])


def opponent_of(
    player: str,
    others: list[str],
    points: dict[str, float],
    past: Past,
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
            if suits(player, other, past) and pairable(rest, past):
                return other
        elif again + least_repeats(rest, past) == needed:
            return other
    raise AssertionError("some opponent leaves the others pairable")


def suits(one: str, two: str, past: Past) -> bool:
    """Whether two can meet for the first time, without one of them getting far off balance."""
    balances = past.balance(one), past.balance(two)
    return not past.meetings(one, two) and not (
        min(balances) >= FAR_OFF_BALANCE or max(balances) <= -FAR_OFF_BALANCE
    )


def pairable(players: list[str], past: Past) -> bool:
    """Whether all have somebody whom they suit."""
    edges = [
        [at for at, two in enumerate(players) if one != two and suits(one, two, past)]
        for one in players
    ]
    return all(mate >= 0 for mate in largest_matching(edges))


def least_repeats(players: list[str], past: Past) -> int:
    """How many pairs have to meet again: those whom the largest matching leaves alone."""
    edges = [
        [at for at, two in enumerate(players) if one != two and not past.meetings(one, two)]
        for one in players
    ]
    return sum(mate < 0 for mate in largest_matching(edges)) // 2


def seated(players: Sequence[str], past: Past) -> Match:
    """The order of seats in which everybody has had each seat as evenly as possible."""

    def uneven(order: Sequence[str]) -> int:
        return sum(past.sat[player, seat] for seat, player in enumerate(order))

    def steep(order: Sequence[str]) -> int:
        return sum((past.sat[player, seat] + 1) ** 2 for seat, player in enumerate(order))

    def off(order: Sequence[str]) -> int:
        return past.balance(order[0]) - past.balance(order[1]) if len(order) == 2 else 0

    orders = [list(each) for each in permutations(players)]
    return min(orders, key=lambda each: (off(each), uneven(each), steep(each)))


# Round robin, two at a table


def round_robin(players: list[str]) -> list[list[Match]]:
    """Every round of a tournament in which all meet once: Berger's tables.

    One player stays, the others move on by half. The sides are as even as they can be.
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
    """The first round: the strongest, who come first, meet last, and have what byes there are."""
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


def next_bracket(winners: list[str], past: Past) -> list[Match]:
    """Winners of neighbouring matches meet."""
    return [seated(winners[at : at + 2], past) for at in range(0, len(winners), 2)]


# Three at a table


def groups_round(order: list[str], points: dict[str, float], past: Past, seed: int) -> list[Match]:
    """Tables of three: players who have met least, then those whose points are nearest."""
    left = list(order)
    matches = []
    while len(left) % 3:
        fewest = min(past.byes[each] for each in left)
        alone = next(each for each in reversed(left) if past.byes[each] == fewest)
        left.remove(alone)
        matches.append([alone])
    found = best_groups(left, points, past, seed)
    return [seated(each, past) for each in found] + matches


Groups = list[tuple[str, ...]]


def best_groups(players: list[str], points: dict[str, float], past: Past, seed: int) -> Groups:
    """Of few players all ways to group them are compared; of more, swaps improve what was dealt."""
    if not players:
        return []
    if len(players) <= EXACT:
        return min(all_groups(players), key=lambda each: costs(each, points, past))
    lot = random.Random(seed)
    starts = [players, *(lot.sample(players, len(players)) for _ in range(TRIES))]
    found = [improved(cut(each), points, past) for each in starts]
    return min(found, key=lambda each: costs(each, points, past))


def cut(players: list[str]) -> Groups:
    return [tuple(players[at : at + 3]) for at in range(0, len(players), 3)]


def all_groups(players: list[str]) -> list[Groups]:
    if not players:
        return [[]]
    first, *others = players
    found = []
    for pair in combinations(others, 2):
        rest = [each for each in others if each not in pair]
        found += [[(first, *pair), *more] for more in all_groups(rest)]
    return found


def improved(groups: Groups, points: dict[str, float], past: Past) -> Groups:
    """Two players change tables as long as that is better."""
    best = costs(groups, points, past)
    better = True
    while better:
        better = False
        for one, two in combinations(range(3 * len(groups)), 2):
            flat = [each for group in groups for each in group]
            flat[one], flat[two] = flat[two], flat[one]
            swapped = cut(flat)
            cost = costs(swapped, points, past)
            if cost < best:
                groups, best, better = swapped, cost, True
    return groups


def costs(groups: Groups, points: dict[str, float], past: Past) -> tuple[int, float]:
    """How often those at one table have met, squared; then how far apart their points are."""
    pairs = [pair for group in groups for pair in combinations(group, 2)]
    again = sum((past.meetings(*pair) + 1) ** 2 for pair in pairs)
    return again, sum(abs(points[one] - points[two]) for one, two in pairs)
