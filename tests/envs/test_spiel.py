"""The games in OpenSpiel: its own tests, chance nodes with the right odds, information states."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

from sandtable.core.chance import Sealed, Witness
from sandtable.core.refusal import IllegalAction
from sandtable.envs import spiel
from sandtable.envs.chances import Course
from sandtable.envs.playing import Observer
from sandtable.envs.world import World
from tests.envs.worlds import EACH_GAME

NAMES = spiel.register()
each_game = pytest.mark.parametrize(("game", "scenario"), EACH_GAME)


def load(game: str, scenario: str, most_answers: int = 30) -> Any:
    return pyspiel.load_game(
        spiel.PREFIX + game, {"scenario": f"_{scenario}", "most_answers": most_answers}
    )


def test_every_game_is_registered_once() -> None:
    assert spiel.register() == NAMES
    assert [name for name in pyspiel.registered_names() if name in NAMES] == sorted(NAMES)


@each_game
def test_games_pass_the_random_simulation_of_openspiel(game: str, scenario: str) -> None:
    pyspiel.random_sim_test(load(game, scenario), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("game", "scenario"), [("napoleonics", "rolica_first"), ("lastman", "1914")]
)
def test_a_playthrough_can_be_written_down_and_repeated(game: str, scenario: str) -> None:
    text = str(load(game, scenario, 3))
    assert f"scenario=_{scenario}" in text
    written = playthrough_lines(text, seed=7)
    assert any("IsChanceNode() = True" in line for line in written)
    assert any("IsTerminal() = True" in line for line in written)
    assert playthrough_lines(text, seed=7) == written


@each_game
def test_the_tree_is_that_of_the_engine(game: str, scenario: str) -> None:
    """The dice of a real game, given as outcomes at chance nodes, lead to the same positions."""
    world = World(game, scenario)
    state, dice, rng = world.start.copy(), Witness(Sealed("tree")), random.Random(3)
    state.begin(dice)
    node = load(game, scenario, 400).new_initial_state()
    for _ in range(150):
        for purpose, outcome, _mask in dice.seen:
            assert node.is_chance_node()
            assert node.course.needed.purpose == purpose
            assert outcome in [each for each, _ in node.chance_outcomes()]
            node.apply_action(outcome)
        dice.seen.clear()
        assert node.course.state.hash() == state.hash()
        question = state.question()
        assert question is not None
        assert node.current_player() == question.seat
        assert node.legal_actions() == sorted(question.actions)
        action = rng.choice(question.actions)
        assert node.action_to_string(question.seat, action) == world.text(action)
        state.answer(action, dice, question.seat)
        node.apply_action(action)


def test_chance_nodes_have_the_odds_of_the_rules() -> None:
    """The first card that is dealt comes as often as it is in the deck."""
    node = load("napoleonics", "rolica_first").new_initial_state()
    course: Course = node.course
    assert course.needed is not None
    base: Any = course.base
    deck = base.cards[: len(course.needed.weights)]
    assert node.chance_outcomes() == [
        (card, copies / sum(deck)) for card, copies in enumerate(deck) if copies
    ]
    assert node.action_to_string(pyspiel.PlayerId.CHANCE, 0).startswith("deal: ")


def test_a_card_that_one_player_draws_is_the_same_to_the_other() -> None:
    game = load("napoleonics", "rolica_first")
    nodes = []
    for choice in (0, 1):
        node = game.new_initial_state()
        node.apply_action(node.chance_outcomes()[choice][0])  # the first card of player 0
        while node.is_chance_node():
            # All others alike: the kind of which there are most
            node.apply_action(max(node.chance_outcomes()[3:], key=lambda each: each[1])[0])
        nodes.append(node)
    one, other = nodes
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(0) != other.observation_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)


def test_secret_answers_are_not_heard() -> None:
    """Two musters of one player are the same to the other."""
    node = load("maria", "introductory-two", 200).new_initial_state()
    while node.is_chance_node():
        node.apply_action(node.chance_outcomes()[0][0])
    player = node.current_player()
    actions = node.legal_actions()
    assert len(actions) > 1
    after = []
    for action in actions[:2]:
        child = node.clone()
        child.apply_action(action)
        after.append(child)
    assert after[0].information_state_string(player) != after[1].information_state_string(player)
    assert after[0].information_state_string(1 - player) == after[1].information_state_string(
        1 - player
    )


@each_game
def test_observers_see_the_observation_of_the_environments(game: str, scenario: str) -> None:
    spiel_game = load(game, scenario, 60)
    node, rng = spiel_game.new_initial_state(), random.Random(2)
    world = World(game, scenario)
    watch = make_observation(spiel_game)
    while not node.is_terminal():
        node.apply_action(rng.choice(node.legal_actions()))
    for player in range(len(world.seats)):
        observer = Observer(world, player)
        observer.update(node.course.state)
        watch.set_from(node, player)
        assert np.array_equal(watch.tensor, observer.flat)
        assert list(watch.dict) == [part.name for part in world.layout.parts]
        assert watch.string_from(node, player) == node.observation_string(player)


def test_a_clone_goes_its_own_way() -> None:
    node = load("napoleonics", "rolica_first").new_initial_state()
    node.apply_action(node.chance_outcomes()[0][0])
    other = copy.deepcopy(node)
    clone = node.clone()
    clone.apply_action(clone.chance_outcomes()[1][0])
    assert node.history() == other.history()
    assert len(node.course.known) == len(clone.course.known) - 1


def test_observers_take_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        load("maria", "introductory-two").make_py_observer(None, {"colour": "red"})


def test_an_unknown_scenario_is_named_and_so_is_one_that_openspiel_would_misread() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        load("maria", "nowhere")
    with pytest.raises(ValueError, match="write _1914"):
        pyspiel.load_game(spiel.PREFIX + "lastman", {"scenario": "1914"})


def test_what_is_no_outcome_and_no_answer_is_refused_and_changes_nothing() -> None:
    node = load("napoleonics", "rolica_first").new_initial_state()
    for outcome in (-1, 10**6):
        with pytest.raises(ValueError, match="no outcome of it"):
            node.course.apply(outcome)
    while node.is_chance_node():
        node.apply_action(node.chance_outcomes()[0][0])
    before = node.course.state.hash()
    with pytest.raises(IllegalAction, match="no-such-action"):
        node.course.apply(10**6)
    assert (node.course.answers, node.course.state.hash()) == (0, before)
