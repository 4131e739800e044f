"""Environments beyond what their frameworks check: seeds, masks, opponents, vectors, refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sandtable
from sandtable import envs
from sandtable.core.refusal import IllegalAction
from sandtable.envs.playing import Playing
from sandtable.envs.world import World
from tests.envs.worlds import EACH_GAME

each_game = pytest.mark.parametrize(("game", "scenario"), EACH_GAME)


def legal(observation: dict[str, np.ndarray], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def first_legal(observation: dict[str, np.ndarray]) -> int:
    """A policy that a worker process can find by its name."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


# Turns


@each_game
def test_a_whole_game_ends_with_the_rewards_of_its_winner(game: str, scenario: str) -> None:
    env = envs.aec(game, scenario)
    env.reset(seed=11)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        assert env.observation_space(agent).contains(observation)
        env.step(None if terminated else legal(observation, rng))
    result = env.playing.state.result()
    assert result is not None
    winner = result["winner"]
    expected = (
        [0.0, 0.0] if winner is None else [1.0 if seat == winner else -1.0 for seat in (0, 1)]
    )
    assert list(total.values()) == expected


def test_three_seats_share_what_the_winner_takes() -> None:
    world = World("maria", "introductory")
    playing = Playing(world, 3)
    rng = np.random.default_rng(1)
    while not playing.over:
        question = playing.state.asked[0]
        playing.answer(int(rng.choice(question.actions)), question.seat)
    assert sorted(playing.rewards()) == [-0.5, -0.5, 1.0]


@each_game
def test_scores_add_up_to_the_lead_at_the_end(game: str, scenario: str) -> None:
    env = envs.aec(game, scenario, reward="score", most_answers=1500)
    env.reset(seed=2)
    face = env.world.box.face
    before = face.scores(env.playing.state)
    rng = np.random.default_rng(2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else legal(observation, rng))
    after = face.scores(env.playing.state)
    lead = (after[0] - after[1]) - (before[0] - before[1])
    assert list(total.values()) == [lead, -lead]


def test_a_reset_without_a_seed_is_another_game_that_follows_from_the_first() -> None:
    hands: list[list[np.ndarray]] = []
    for _ in range(2):
        env = envs.aec("napoleonics", "rolica_first")
        seen = []
        for seed in (8, None, None):
            env.reset(seed=seed)
            seen.append(env.observe("french")["cards"])
        hands.append(seen)
    assert all(np.array_equal(one, other) for one, other in zip(*hands))
    assert not np.array_equal(hands[0][0], hands[0][1])


@each_game
def test_without_copies_the_same_is_seen_until_the_next_look(game: str, scenario: str) -> None:
    copied, shown = envs.aec(game, scenario), envs.aec(game, scenario, copy=False)
    for env in (copied, shown):
        env.reset(seed=4)
    rng = np.random.default_rng(4)
    for agent in copied.agent_iter(150):
        one, other = copied.observe(agent), shown.observe(agent)
        assert same(one, other)
        assert np.shares_memory(other["asked"], shown.observe(agent)["asked"])
        assert not np.shares_memory(one["asked"], copied.observe(agent)["asked"])
        action = legal(one, rng)
        copied.step(action)
        shown.step(action)
    with pytest.raises(ValueError, match="read-only"):
        shown.observe(agent)["asked"][0] = 1


@each_game
def test_infos_tell_each_seat_its_question_and_no_other(game: str, scenario: str) -> None:
    env = envs.aec(game, scenario, most_answers=400)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        assert env.infos == dict(zip(env.agents, env.playing.infos()))
        env.step(legal(env.observe(env.agent_selection), rng))
    assert env.infos == dict(zip(env.agents, env.playing.infos()))


def test_who_is_not_asked_has_an_empty_mask() -> None:
    env = envs.aec("napoleonics", "rolica_first")
    env.reset(seed=1)
    other = next(each for each in env.agents if each != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert not env.observe(other)["asked"][0]
    assert env.observe(env.agent_selection)["asked"][0]


# Actions and descriptions


@each_game
def test_every_action_has_a_text_that_leads_back_to_it(game: str, scenario: str) -> None:
    world = World(game, scenario)
    names = world.vocabulary.names()
    assert [world.text(world.action(name)).lower() for name in names] == names
    assert world.action_space().n == world.actions


@each_game
def test_the_description_fits_the_arrays(game: str, scenario: str) -> None:
    env = envs.aec(game, scenario)
    env.reset(seed=1)
    told = env.describe()
    seen = env.observe(env.agent_selection)
    assert [*told["parts"], "action_mask"] == list(seen)
    for name, part in told["parts"].items():
        assert seen[name].shape == part["shape"]
        assert part["shape"][-1] == len(part["channels"])
        assert np.prod(part["shape"]) == len(part["rows"]) * len(part["channels"])
        names = [channel for channel, _, _ in part["channels"]]
        assert len(set(names)) == len(names)
        assert all(low < high for _, low, high in part["channels"])


def test_maps_have_edges_and_hexes_have_none() -> None:
    assert World("napoleonics").edges is None
    for game, nodes in (("maria", 233), ("lastman", 51)):
        edges = World(game).edges
        assert edges is not None
        assert edges[:, :2].max() == nodes - 1
        assert (edges[:, 0] < edges[:, 1]).all()


# Parallel


def test_seats_that_choose_in_secret_act_at_the_same_time() -> None:
    env = envs.parallel("maria", "introductory-two")
    seen, _ = env.reset(seed=5)
    assert [agent for agent in env.agents if not seen[agent]["action_mask"][env.nothing]] == [
        "austria", "france",
    ]  # fmt: skip
    rng = np.random.default_rng(1)
    actions = {agent: legal(seen[agent], rng) for agent in env.agents}
    seen, *_ = env.step(actions)
    assert all(seen[agent]["asked"][0] for agent in env.agents)


def test_a_parallel_game_is_the_game_of_its_turns() -> None:
    together, apart = envs.parallel("lastman", "1914"), envs.aec("lastman", "1914")
    seen, _ = together.reset(seed=6)
    apart.reset(seed=6)
    rng = np.random.default_rng(3)
    for _ in range(300):
        actions = {agent: legal(each, rng) for agent, each in seen.items()}
        for agent in [each for each in together.agents if actions[each] != together.nothing]:
            seat = apart.world.seat(agent)
            apart.playing.answer(actions[agent], seat)
        seen, *_ = together.step(actions)
        assert apart.playing.state.hash() == together.playing.state.hash()


# One seat


@pytest.mark.parametrize("opponent", ["random", "captain", first_legal])
def test_a_seat_plays_a_game_against_bots_and_policies(opponent: Any) -> None:
    env = envs.gym("greatwar", "opening-action-1", seat="german", opponent=opponent)
    rng = np.random.default_rng(4)
    ends = []
    for _ in range(2):
        observation, info = env.reset(seed=9)
        done = False
        while not done:
            assert info["seat"] == 1
            assert env.observation_space.contains(observation)
            observation, reward, done, truncated, info = env.step(legal(observation, rng))
            assert not truncated
        ends.append((reward, info["result"]))
        rng = np.random.default_rng(4)
    assert ends[0] == ends[1]


def test_an_expert_says_what_it_would_answer() -> None:
    env = envs.gym("napoleonics", "rolica_first", seat="all", expert="captain")
    observation, info = env.reset(seed=2)
    seats = set()
    for _ in range(120):
        assert observation["action_mask"][info["expert"]]
        seats.add(info["seat"])
        observation, _, _, _, info = env.step(info["expert"])
    assert seats == {0, 1}


def test_all_seats_in_turn_earn_what_they_did() -> None:
    env = envs.gym("napoleonics", "rolica_first", seat="all")
    observation, info = env.reset(seed=2)
    rng = np.random.default_rng(4)
    done = False
    while not done:
        acted = info["seat"]
        observation, reward, done, _, info = env.step(legal(observation, rng))
    assert reward == (1.0 if info["result"]["winner"] == acted else -1.0)


def test_a_policy_as_a_bot_sees_what_its_seat_sees() -> None:
    world = World("lastman", "1914")
    seen: list[dict[str, np.ndarray]] = []

    def policy(observation: dict[str, np.ndarray]) -> int:
        seen.append(observation)
        return first_legal(observation)

    game = sandtable.new_game("lastman", "1914", seed=5)
    question = game.question()
    assert question is not None
    action = envs.PolicyBot(world, policy).choose(
        question, lambda: game.state.resample(question.seat, game.chance)
    )
    assert action == min(question.actions)
    assert seen[0]["asked"][0]


# Vectors


@pytest.mark.parametrize("workers", [0, 2])
def test_a_vector_plays_the_games_of_single_environments(workers: int) -> None:
    """And a game that ended begins anew with the next step, whose action does not count."""
    settings: dict[str, Any] = {"opponent": "random", "most_answers": 90}
    many = envs.vector("napoleonics", "rolica_first", n=3, workers=workers, **settings)
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    singles = [envs.gym("napoleonics", "rolica_first", **settings) for _ in range(3)]
    try:
        seen, _ = many.reset(seed=20)
        each = [env.reset(seed=20 + at)[0] for at, env in enumerate(singles)]
        rng = np.random.default_rng(5)
        over = [False] * 3
        restarts = 0
        for _ in range(120):
            assert many.observation_space.contains(seen)
            for at in range(3):
                assert same({name: seen[name][at] for name in seen}, each[at])
            actions = [0 if over[at] else legal(each[at], rng) for at in range(3)]
            seen, rewards, terminated, truncated, infos = many.step(np.array(actions))
            for at, env in enumerate(singles):
                if over[at]:
                    each[at], _ = env.reset()
                    over[at] = False
                    restarts += 1
                    assert (rewards[at], terminated[at], truncated[at]) == (0.0, False, False)
                    continue
                each[at], reward, ended, broken_off, info = env.step(actions[at])
                assert (rewards[at], terminated[at], truncated[at]) == (reward, ended, broken_off)
                assert infos["seat"][at] == info["seat"]
                over[at] = ended or broken_off
        assert restarts > 1
    finally:
        many.close()


def test_a_vector_takes_policies_and_experts_to_its_workers() -> None:
    many = envs.vector(
        "greatwar", "opening-action-1", n=2, workers=1, opponent=first_legal, expert="captain"
    )
    try:
        seen, infos = many.reset(seed=1)
        for _ in range(10):
            assert seen["action_mask"][np.arange(2), infos["expert"]].all()
            seen, _, _, _, infos = many.step(infos["expert"])
    finally:
        many.close()


def test_a_vector_for_all_seats_tells_what_each_has_earned() -> None:
    """A game of the vector adds up to the leads at its end, as the game of its turns does."""
    many = envs.vector(
        "napoleonics", "rolica_first", n=1, workers=0, seat="all", reward="score", most_answers=600
    )
    seen, infos = many.reset(seed=2)
    rng = np.random.default_rng(2)
    total, over = np.zeros(2), False
    while not over:
        seat = infos["seat"][0]
        action = legal({"action_mask": seen["action_mask"][0]}, rng)
        seen, rewards, terminated, truncated, infos = many.step(np.array([action]))
        assert infos["rewards"][0, seat] == rewards[0]
        total += infos["rewards"][0]
        over = bool(terminated[0] or truncated[0])
    assert many._games is not None
    env = many._games.envs[0]
    scores = env.world.box.face.scores(env.playing.state)
    assert total[0] == scores[0] - scores[1] == -total[1] != 0


def test_without_copies_a_vector_shows_its_own_memory() -> None:
    many = envs.vector("napoleonics", n=1, workers=0, seat="all", copy=False)
    seen, _ = many.reset(seed=1)
    again, *_ = many.step(np.array([first_legal({"action_mask": seen["action_mask"][0]})]))
    assert np.shares_memory(seen["board"], again["board"])


def test_what_goes_wrong_in_a_worker_is_told_and_ends_the_vector() -> None:
    many = envs.vector("napoleonics", "rolica_first", n=2, workers=2, opponent="random")
    many.reset(seed=1)
    with pytest.raises(envs.WorkerFailed, match="IllegalAction"):
        many.step(np.array([0, 0]))
    with pytest.raises(RuntimeError, match="make another vector"):
        many.step(np.array([0, 0]))


# What is refused


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    env = envs.aec("napoleonics", "rolica_first")
    env.reset(seed=1)
    before = env.playing.state.hash()
    with pytest.raises(IllegalAction, match="move e7"):
        env.step(env.world.action("move e7"))
    with pytest.raises(IllegalAction):
        env.step(env.world.actions + 5)
    with pytest.raises(ValueError, match="None is no answer"):
        env.step(None)
    assert env.playing.state.hash() == before


def test_an_illegal_action_may_forfeit_the_game() -> None:
    env = envs.gym("napoleonics", "rolica_first", opponent="random", illegal="forfeit")
    env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(env.world.action("move e7"))
    assert (reward, terminated) == (-1.0, True)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


def test_the_wrong_seat_is_refused() -> None:
    env = envs.parallel("napoleonics", "rolica_first")
    seen, _ = env.reset(seed=1)
    asked = next(each for each in env.agents if seen[each]["asked"][0])
    other = next(each for each in env.agents if each != asked)
    action = first_legal(seen[asked])
    with pytest.raises(envs.WrongSeat, match=f"{other} is not asked"):
        env.step({asked: action, other: action})
    with pytest.raises(envs.WrongSeat, match=f"{asked} is asked now and must answer"):
        env.step({other: env.nothing})
    with pytest.raises(KeyError, match="there is no seat"):
        envs.aec("napoleonics").observe("prussia")


@pytest.mark.parametrize("seed", [-1, 1.5, "seven"])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    for env in (
        envs.aec("napoleonics"),
        envs.parallel("napoleonics"),
        envs.gym("napoleonics"),
        envs.vector("napoleonics", n=1, workers=0),
    ):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=seed)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, 'no game called "chess"'),
        ({"game": "maria", "scenario": "nowhere"}, "nowhere"),
        ({"game": "maria", "options": {"magic": True}}, 'no option "magic"'),
        ({"game": "maria", "reward": "fame"}, 'no reward "fame"'),
        ({"game": "maria", "render_mode": "smell"}, 'no render mode "smell"'),
        ({"game": "maria", "viewer": "russia"}, 'no seat "russia"'),
    ],
)
def test_what_does_not_exist_is_named(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(KeyError, match=words):
        envs.aec(**arguments)


def test_nothing_is_asked_before_a_game_begins() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        envs.aec("maria").render()
    with pytest.raises(KeyError, match="no bot called"):
        envs.gym("maria", opponent="genius")
    with pytest.raises(ValueError, match="no vector of 0 games"):
        envs.vector("maria", n=0)
    with pytest.raises(ValueError, match="2 games have 2 seeds"):
        envs.vector("maria", n=2, workers=0).reset(seed=[1])


def test_nobody_looks_or_steps_before_the_games_begin() -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        envs.aec("maria").last()
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        envs.aec("maria").step(0)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        envs.vector("maria", n=1, workers=0).step(np.array([0]))


@pytest.mark.parametrize("action", ["move e7", 1.5, [3]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    turns = envs.aec("napoleonics", "rolica_first")
    turns.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number, not"):
        turns.step(action)
    together = envs.parallel("napoleonics", "rolica_first")
    together.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number, not"):
        together.step({"french": action, "allied": action})
    with pytest.raises(ValueError, match="a dict from seats to actions"):
        together.step([0, 0])  # type: ignore[arg-type]  # what is refused


@pytest.mark.parametrize("most", [0, -5, 2.5, "ten"])
def test_a_game_is_broken_off_after_a_whole_number_of_answers(most: Any) -> None:
    with pytest.raises(ValueError, match="cannot be broken off after"):
        envs.aec("maria", most_answers=most)


def test_players_that_are_none_are_refused_at_once() -> None:
    with pytest.raises(KeyError, match="no bot called"):
        envs.gym("maria", expert="genius")
    with pytest.raises(ValueError, match="the name of a bot or a policy, not 5"):
        envs.gym("maria", opponent=5)  # type: ignore[arg-type]  # what is refused


def test_an_opponent_that_breaks_the_rules_is_named() -> None:
    env = envs.gym("napoleonics", "rolica_first", opponent=lambda _: 0, illegal="forfeit")
    with pytest.raises(envs.OpponentFailed, match="what the opponent does for allied: "):
        env.reset(seed=1)


@pytest.mark.parametrize("actions", [[0, 0, 0], [[0, 0]], ["a", "b"], [0.5, 1.0], 3])
def test_a_vector_takes_a_whole_number_for_each_game(actions: Any) -> None:
    many = envs.vector("napoleonics", "rolica_first", n=2, workers=0, opponent="random")
    many.reset(seed=1)
    with pytest.raises(ValueError, match="2 games take 2 whole numbers for actions"):
        many.step(actions)


def test_a_vector_that_is_closed_stays_so() -> None:
    many = envs.vector("napoleonics", "rolica_first", n=1, workers=0, opponent="random")
    many.reset(seed=1)
    many.close()
    with pytest.raises(RuntimeError, match="make another vector"):
        many.step(np.array([0]))
