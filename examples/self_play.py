"""Self-play: a policy and value network plays all seats and learns from how its games end.

    python examples/self_play.py --game greatwar --rounds 20 --games 8 --save net.npz

Each round plays some games with the network's own answers. Every answer is then made likelier or
less likely by how much better than expected its seat came out (a policy gradient with the value as
the baseline). Begin with a network that imitates captain (`--load`) to get anywhere soon.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from network import Array, Network, inputs, load, one
from numpy.typing import NDArray

from sandtable import envs


class Played(NamedTuple):
    """The decisions of some games: what was seen, answered, and how it ended for the seat."""

    x: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    results: Array


def play(
    env: envs.TurnEnv, network: Network | None, seed: int, rng: np.random.Generator
) -> tuple[list[tuple[Array, NDArray[np.int8], int, str]], dict[str, float]]:
    """A game, drawn from the network's chances; its decisions, and what each seat earned."""
    env.reset(seed=seed)
    decisions = []
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        batch = one(observation)
        mask = batch["action_mask"]
        x = inputs(batch)
        if network is None:
            action = int(rng.choice(np.flatnonzero(mask[0])))
        else:
            chances = network.forward(x, mask)[1][0].astype(np.float64)
            action = int(rng.choice(len(chances), p=chances / chances.sum()))
        if mask.sum() > 1:
            decisions.append((x[0], mask[0], action, agent))
        env.step(action)
    return decisions, total


def together(
    games: list[tuple[list[tuple[Array, NDArray[np.int8], int, str]], dict[str, float]]],
) -> Played:
    rows = [
        (*each[:3], np.clip(total[each[3]] / 5, -1, 1)) for kept, total in games for each in kept
    ]
    x, masks, actions, results = zip(*rows)
    return Played(np.stack(x), np.stack(masks), np.array(actions), np.array(results, np.float32))


def self_play(
    game: str,
    scenario: str | None,
    rounds: int,
    games: int,
    most_answers: int = 20_000,
    network: Network | None = None,
    seed: int = 0,
) -> tuple[Network, list[float]]:
    """The network, and how far its value was from the results, round by round."""
    env = envs.aec(game, scenario, reward="score", most_answers=most_answers)
    rng = np.random.default_rng(seed)
    errors: list[float] = []
    for round_ in range(rounds):
        played = together(
            [play(env, network, seed + round_ * games + at, rng) for at in range(games)]
        )
        if network is None:
            network = Network(played.x.shape[1], env.world.actions, seed=seed)
        _, _, values = network.forward(played.x, played.masks)
        errors.append(float(np.mean((values - played.results) ** 2)))
        better = np.asarray(played.results - values, np.float32)
        network.learn(played.x, played.masks, played.actions, better, played.results)
    assert network is not None, "at least one round"
    return network, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="greatwar")
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--most-answers", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--load")
    parser.add_argument("--save")
    wanted = parser.parse_args()
    network, errors = self_play(
        wanted.game, wanted.scenario, wanted.rounds, wanted.games, wanted.most_answers,
        load(wanted.load) if wanted.load else None, wanted.seed,
    )  # fmt: skip
    print(f"error of the value: {errors[0]:.3f} in the first round, {errors[-1]:.3f} in the last")
    if wanted.save:
        network.save(wanted.save)


if __name__ == "__main__":
    main()
