"""Pairings, by their properties: who meets whom, who has a bye, and who sits where."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings, strategies as st

from sandtable.server.tournaments import pairing
from sandtable.server.tournaments.blossom import largest_matching
from sandtable.server.tournaments.pairing import Match, PairingHistory

numbers = st.integers(min_value=0, max_value=2**32)


def named(many: int) -> list[str]:
    return [f"p{at}" for at in range(many)]


def note(past: PairingHistory, matches: list[Match]) -> None:
    for match in matches:
        past.meet(match)
        if len(match) > 1:
            past.sit(match)


def everybody_once(matches: list[Match], players: list[str]) -> bool:
    return sorted(each for match in matches for each in match) == sorted(players)


# The matching


def best_by_trying(edges: frozenset[tuple[int, int]], left: frozenset[int]) -> int:
    """The size of the largest matching, by looking at all of them."""
    if not left:
        return 0
    first = min(left)
    rest = left - {first}
    found = best_by_trying(edges, rest)
    for other in rest:
        if (first, other) in edges:
            found = max(found, 1 + best_by_trying(edges, rest - {other}))
    return found


@given(many=st.integers(1, 9), share=st.floats(0, 1), seed=numbers)
@settings(max_examples=200, deadline=None)
def test_no_matching_is_larger(many: int, share: float, seed: int) -> None:
    lot = random.Random(seed)
    edges = frozenset(pair for pair in combinations(range(many), 2) if lot.random() < share)
    both = edges | {(two, one) for one, two in edges}
    mates = largest_matching([[b for b in range(many) if (a, b) in both] for a in range(many)])
    for one, two in enumerate(mates):
        assert two < 0 or (mates[two] == one and (one, two) in both)
    assert sum(each >= 0 for each in mates) == 2 * best_by_trying(edges, frozenset(range(many)))


def test_an_odd_cycle_does_not_hide_a_pair() -> None:
    """All six can be paired, but the search has to go round a cycle of five to see it."""
    pairs = {(0, 3), (0, 4), (0, 5), (1, 2), (1, 4), (1, 5), (2, 3)}
    both = pairs | {(two, one) for one, two in pairs}
    mates = largest_matching([[two for two in range(6) if (one, two) in both] for one in range(6)])
    assert all((one, two) in both for one, two in enumerate(mates))


# Swiss


def all_pairings(players: list[str]) -> list[list[tuple[str, str]]]:
    if not players:
        return [[]]
    first, *others = players
    return [
        [(first, each), *more]
        for each in others
        for more in all_pairings([one for one in others if one != each])
    ]


def fewest_repeats(players: list[str], past: PairingHistory) -> int:
    """By looking at all pairings there are."""
    return min(sum(past.meetings(*pair) > 0 for pair in pairs) for pairs in all_pairings(players))


@given(many=st.integers(2, 8), rounds=st.integers(1, 9), seed=numbers)
@settings(max_examples=120, deadline=None)
def test_nobody_meets_again_while_it_can_be_avoided(many: int, rounds: int, seed: int) -> None:
    players, past, lot = named(many), PairingHistory(), random.Random(seed)
    points = dict.fromkeys(players, 0.0)
    for _ in range(rounds):
        order = sorted(players, key=lambda each: -points[each])
        matches = pairing.swiss_round(order, points, past)
        assert everybody_once(matches, players)
        pairs = [each for each in matches if len(each) == 2]
        paired = [each for pair in pairs for each in pair]
        assert sum(past.meetings(*pair) > 0 for pair in pairs) == fewest_repeats(paired, past)
        note(past, matches)
        for match in matches:
            points[lot.choice(match)] += 2


@given(many=st.integers(2, 40), seed=numbers)
@settings(max_examples=40, deadline=None)
def test_a_usual_swiss_has_no_meeting_twice_and_even_sides(many: int, seed: int) -> None:
    """As many rounds as it takes to find a winner: far fewer than there are opponents."""
    players, past, lot = named(many), PairingHistory(), random.Random(seed)
    points = dict.fromkeys(players, 0.0)
    for _ in range(min(many.bit_length(), (many - 1) // 2 + 1)):
        order = sorted(players, key=lambda each: -points[each])
        matches = pairing.swiss_round(order, points, past)
        note(past, matches)
        for match in matches:
            for each, gets in zip(match, lot.choice([(2, 0), (1, 1), (0, 2)]), strict=False):
                points[each] += gets
    assert max(past.met.values()) == 1
    assert all(many <= 1 for many in past.byes.values())
    assert all(abs(past.balance(each)) <= pairing.FAR_OFF_BALANCE for each in players)


@given(many=st.integers(1, 5).map(lambda half: 2 * half + 1), seed=numbers)
@settings(max_examples=60, deadline=None)
def test_nobody_has_a_second_bye_before_all_had_one(many: int, seed: int) -> None:
    players, past, lot = named(many), PairingHistory(), random.Random(seed)
    points = dict.fromkeys(players, 0.0)
    for _ in range(many):
        order = sorted(players, key=lambda each: (-points[each], lot.random()))
        note(past, pairing.swiss_round(order, points, past))
        for each in players:
            points[each] += lot.choice([0, 1, 2])
    assert past.byes == dict.fromkeys(players, 1)


def test_the_strong_meet_the_strong() -> None:
    players, points = named(8), dict(zip(named(8), [4.0, 4, 4, 4, 0, 0, 0, 0], strict=True))
    matches = pairing.swiss_round(players, points, PairingHistory())
    assert all(points[one] == points[two] for one, two in matches)
    assert sorted(matches[0]) == ["p0", "p2"], "the upper half meets the lower half"


# Round robin and knock-out


@given(many=st.integers(2, 24))
def test_in_a_round_robin_all_meet_once_on_even_sides(many: int) -> None:
    players, past = named(many), PairingHistory()
    for matches in pairing.round_robin(players):
        assert everybody_once(matches, players)
        note(past, matches)
    assert past.met == {frozenset(pair): 1 for pair in combinations(players, 2)}
    assert all(abs(past.balance(each)) <= 1 for each in players)
    assert len(set(past.byes.values())) <= 1


@given(many=st.integers(2, 64))
def test_a_bracket_keeps_the_strongest_apart(many: int) -> None:
    players = named(many)
    matches = pairing.bracket(players)
    assert everybody_once(matches, players)
    rounds = 1
    while len(matches) > 1:  # the stronger one always wins
        winners = [min(match, key=players.index) for match in matches]
        matches = pairing.next_bracket(winners, PairingHistory())
        rounds += 1
    assert set(matches[0]) == {"p0", "p1"}
    assert 2 ** (rounds - 1) < many <= 2**rounds


# Three at a table


@given(many=st.integers(3, 13), rounds=st.integers(1, 6), seed=numbers)
@settings(max_examples=25, deadline=None)
def test_three_at_a_table_take_turns_in_the_seats(many: int, rounds: int, seed: int) -> None:
    players, past, lot = named(many), PairingHistory(), random.Random(seed)
    points = dict.fromkeys(players, 0.0)
    for number in range(rounds):
        order = sorted(players, key=lambda each: -points[each])
        matches = pairing.groups_round(order, points, past, number)
        assert everybody_once(matches, players)
        assert Counter(map(len, matches))[1] == many % 3
        note(past, matches)
        for match in matches:
            for each, gets in zip(lot.sample(match, len(match)), (3, 1, 0), strict=False):
                points[each] += gets
    assert max(past.byes.values(), default=0) - min(past.byes[each] for each in players) <= 1
    for each in players:
        seats = [past.sat[each, seat] for seat in range(3)]
        assert max(seats) - min(seats) <= 2


def test_three_rounds_of_six_and_of_nine_give_everybody_each_seat() -> None:
    for many in (6, 9):
        players, past = named(many), PairingHistory()
        for number in range(3):
            note(past, pairing.groups_round(players, dict.fromkeys(players, 0.0), past, number))
        assert set(past.sat.values()) == {1}
        assert max(past.met.values()) <= 2
