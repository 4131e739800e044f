"""Marches and supply, held against the rules written down a second time, slowly and plainly."""

from __future__ import annotations

import random

import pytest

from sandtable.boards.graph import Place
from sandtable.core.chance import NO_CHANCE, Sealed
from sandtable.games.maria import MARIA
from sandtable.games.maria.rules.facts import (
    ARENBERG,
    AUSTRIA,
    BODY_COUNT,
    CITIES,
    FIRST_HUSSAR,
    FIRST_TRAIN,
    FLANDERS,
    FORTRESS,
    GENERAL_COUNT,
    MAP_OF,
    PIECE_COUNT,
    POWER_OF,
    PRAGMATIC,
    ROADS,
    TRAINS_OF,
)
from sandtable.games.maria.rules.notation import FORCE, MOVE, STEP, STOP, STRIDE, TROOPS
from sandtable.games.maria.rules.paths import FED, HUNGRY, finding, is_home
from sandtable.games.maria.rules.state import Maria

Way = tuple[int, ...]


def pieces_in(game: Maria, city: int) -> list[int]:
    return [piece for piece in range(PIECE_COUNT) if game.place_of(piece) == city]


def plain_ways(game: Maria, piece: int, force: bool) -> set[Way]:
    """Every way that a piece may go by itself, as the rules say it (M12.2 to M12.5, M13.1)."""
    power = POWER_OF[piece]
    most = 8 if force else 2 if piece >= FIRST_TRAIN else 3
    found: set[Way] = set()

    def enemies_in(city: int) -> bool:
        there = [each for each in pieces_in(game, city) if each != piece]
        return any(game.are_enemies(power, POWER_OF[each]) for each in there)

    def go(way: Way, main: bool) -> None:
        for city in ROADS.near[way[-1]]:
            still_main = main and city in ROADS.better[way[-1]]
            if len(way) > (most + 1 if still_main and not force else most):
                continue
            if not game.is_open(power, city):
                continue
            there = [each for each in pieces_in(game, city) if each != piece]
            if force:
                near = [city, *ROADS.near[city]]
                if not still_main or any(enemies_in(each) for each in near):
                    continue
                if FORTRESS[city] and game.are_enemies(power, max(game.controller(city), 0)):
                    if game.controller(city) >= 0:
                        continue
            further = True
            if there:
                train = there[0] >= FIRST_TRAIN
                if piece >= FIRST_TRAIN:
                    continue
                if train and not game.are_enemies(power, POWER_OF[there[0]]):
                    continue
                if not train:
                    if len(there) > 1 or not game.cooperate(power, POWER_OF[there[0]]):
                        continue
                    further = False
            found.add((*way, city))
            if further:
                go((*way, city), still_main)

    go((game.place_of(piece),), True)
    return found


def engine_ways(game: Maria, action: int) -> set[Way]:
    """Every way on which the engine lets the piece of this action go; all who are asked agree."""
    found: set[Way] = set()
    piece = action % STRIDE

    def go(state: Maria, way: Way) -> None:
        question = state.question()
        assert question is not None
        for each in question.actions:
            if each // STRIDE != STEP // STRIDE:
                assert each == STOP
                continue
            after = state.copy()
            after.answer(each, NO_CHANCE)
            asked = after.question()
            if asked is not None and asked.key == "unite":
                after.answer(asked.actions[0], NO_CHANCE)
                asked = after.question()
            longer = (*way, each - STEP)
            found.add(longer)
            if asked is not None and asked.key == "step":
                go(after, longer)

    start = game.copy()
    start.answer(action, NO_CHANCE)
    first = start.question()
    assert first is not None
    if first.key == "shift":
        start.answer(TROOPS + start.troops(piece), NO_CHANCE)
    go(start, (start.place_of(piece),))
    return found


def plain_finding(game: Maria, general: int) -> int:
    """What a supply check finds, by trying every path of at most six roads (M11.3, M11.6)."""
    if is_home(game, general, Place(game.place_of(general))):
        return FED
    power = POWER_OF[general]
    trains = list(TRAINS_OF[power])
    start = game.place_of(general)
    if general == ARENBERG:
        trains += TRAINS_OF[PRAGMATIC]
    goals = [game.place_of(train) for train in trains]
    hussars = [game.place_of(each) for each in range(FIRST_HUSSAR, BODY_COUNT)]
    shortest, shortest_free = 99, 99

    def go(city: int, length: int, free: bool) -> None:
        nonlocal shortest, shortest_free
        if city in goals and length:
            shortest = min(shortest, length)
            if free:
                shortest_free = min(shortest_free, length)
        if length == 6:
            return
        if length:
            home = game.home_of(Place(city))
            if home >= 0 and home != power and game.is_neutral(home):
                return
            if game.form.introductory and MAP_OF[city] == FLANDERS:
                return
            if any(game.are_enemies(power, POWER_OF[each]) for each in pieces_in(game, city)):
                return
        for near in ROADS.near[city]:
            go(near, length + 1, free and (city not in hussars))

    go(start, 0, True)
    if shortest == 99:
        return HUNGRY
    if game.are_enemies(power, AUSTRIA) and shortest_free == 99:
        return shortest
    return FED


@pytest.mark.parametrize(
    "form",
    [
        pytest.param("advanced", marks=pytest.mark.compiled),
        pytest.param("introductory", marks=pytest.mark.both_modes),
    ],
)
def test_marches_and_supply_are_as_the_rules_say_it_a_second_time(form: str) -> None:
    rng = random.Random(7)
    chance = Sealed(7)
    game = MARIA.set_up(form, {})
    game.begin(chance)
    looked = 0
    while (question := game.question()) is not None:
        if question.key == "move" and rng.random() < 0.03:
            for action in question.actions:
                verb = action - action % STRIDE
                if verb in (MOVE, FORCE):
                    piece = action % STRIDE
                    here = CITIES[game.place_of(piece)]
                    said = plain_ways(game, piece, verb == FORCE)
                    found = engine_ways(game, action)
                    assert found == said, f"{game.action_name(action)} from {here}"
                    looked += 1
            for general in range(GENERAL_COUNT):
                if game.on_map(general):
                    assert finding(game, general) == plain_finding(game, general)
        game.answer(rng.choice(question.actions), chance, question.seat)
    assert looked > 20
