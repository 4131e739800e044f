"""Retreats (M17): what the search finds is what a list of all paths would say."""

from __future__ import annotations

import random

from sandtable.boards.graph import Place
from sandtable.games.maria.rules.facts import CITY_COUNT, ROADS
from sandtable.games.maria.rules.retreats import ANYWHERE, OPEN, SHUT, ends_of, reaches


def all_ends(here: int, left: int, closed: list[int], path: list[int]) -> set[int]:
    """Where the paths of this length end, one after the other."""
    if left == 0:
        return {here}
    found: set[int] = set()
    for near in ROADS.near[here]:
        if closed[near] == OPEN and near not in path:
            found |= all_ends(near, left - 1, closed, [*path, near])
    return found


def test_the_furthest_end_is_that_of_all_paths() -> None:
    chance = random.Random(17)
    for _ in range(300):
        here = chance.randrange(CITY_COUNT)
        winner = Place(chance.choice(ROADS.near[here]))
        closed = [SHUT if chance.random() < 0.3 else OPEN for _ in range(CITY_COUNT)]
        closed[winner] = SHUT
        closed[here] = SHUT
        length = chance.randrange(1, 8)
        away = ROADS.distances(winner)
        truth = {away[end] for end in all_ends(here, length, closed, [here])}
        ends = ends_of(here, length, closed, away, ANYWHERE)
        found = {
            distance
            for distance in {away[end] for end in ends}
            if reaches(here, length, [end for end in ends if away[end] == distance], closed)
        }
        assert found == truth


def test_a_pocket_without_a_way_out_is_found_quickly() -> None:
    """No path of 15 in a pocket of 20 cities: the search must see that, and not for minutes."""
    chance = random.Random(3)
    for _ in range(40):
        here = chance.randrange(CITY_COUNT)
        pocket = [here]
        while len(pocket) < 20:
            near = chance.choice(ROADS.near[chance.choice(pocket)])
            if near not in pocket:
                pocket.append(near)
        closed = [OPEN if city in pocket else SHUT for city in range(CITY_COUNT)]
        winner = Place(chance.choice(ROADS.near[here]))
        closed[winner] = SHUT
        ends = ends_of(here, 15, closed, ROADS.distances(winner), ANYWHERE)
        assert reaches(here, 15, ends, closed) in (True, False)
