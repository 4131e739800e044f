"""Self-play: a policy and value network plays all seats and learns from how its games end.

    python examples/self_play.py --game greatwar --rounds 20 --games 8 --save net.npz

Each round plays some games at once, drawn from the network's own chances. Every answer is then made
likelier or less likely by how much better than expected its seat came out (a policy gradient with
the value as the baseline). Begin with a network that imitates captain (`--load`) to get anywhere
soon.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from network import Array, Network, inputs, load
from numpy.typing import NDArray

from sandtable import envs

A_WIN = 5  # a lead that counts as a whole win


class Played(NamedTuple):
    """The decisions of some games: what was seen, answered, and how it ended for the seat."""

    x: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    results: Array


def drawn(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as the row says."""
    up_to = chances.astype(np.float64).cumsum(axis=1)
    marks = rng.random((len(chances), 1)) * up_to[:, -1:]
    return np.asarray((up_to <= marks).sum(axis=1), np.int64)


def play(many: envs.ManyGames, network: Network, seed: int, rng: np.random.Generator) -> Played:
    """All games of the vector, each to its end; decisions where there was a choice."""
    seen, infos = many.reset(seed=seed)
    going = np.ones(many.num_envs, bool)
    total = np.zeros((many.num_envs, len(many.world.seats)))
    kept: list[tuple[Array, NDArray[np.int8], np.int64]] = []
    whose: list[tuple[int, int]] = []  # the game and the seat of each of them
    while going.any():
        x, masks = inputs(seen), seen["action_mask"]
        actions = drawn(network.forward(x, masks)[0], rng)
        for at in np.flatnonzero(going & (masks.sum(axis=1) > 1)):
            kept.append((x[at], masks[at], actions[at]))
            whose.append((int(at), int(infos["seat"][at])))
        seen, _, terminated, truncated, infos = many.step(actions)
        total[going] += infos["rewards"][going]
        going &= ~(terminated | truncated)
    results = np.array([total[each] for each in whose]) / A_WIN
    return Played(
        np.stack([each[0] for each in kept]),
        np.stack([each[1] for each in kept]),
        np.array([each[2] for each in kept]),
        np.clip(results, -1, 1).astype(np.float32),
    )


def self_play(
    game: str,
    scenario: str | None,
    rounds: int,
    games: int,
    most_answers: int = 20_000,
    network: Network | None = None,
    seed: int = 0,
    workers: int = 0,
) -> tuple[Network, list[float]]:
    """The network, and how far its value was from the results, round by round."""
    many = envs.vector(
        game, scenario, n=games, workers=workers, seat="all", reward="score",
        most_answers=most_answers,
    )  # fmt: skip
    if network is None:
        network = Network(many.world.layout.size, many.world.actions, seed=seed)
    rng = np.random.default_rng(seed)
    errors: list[float] = []
    try:
        for round_ in range(rounds):
            played = play(many, network, seed + round_ * games, rng)
            _, values = network.forward(played.x, played.masks)
            errors.append(float(np.mean((values - played.results) ** 2)))
            better = np.asarray(played.results - values, np.float32)
            network.learn(played.x, played.masks, played.actions, better, played.results)
    finally:
        many.close()
    return network, errors


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="greatwar")
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--most-answers", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--load")
    parser.add_argument("--save")
    wanted = parser.parse_args()
    network, errors = self_play(
        wanted.game, wanted.scenario, wanted.rounds, wanted.games, wanted.most_answers,
        load(wanted.load) if wanted.load else None, wanted.seed, wanted.workers,
    )  # fmt: skip
    print(f"error of the value: {errors[0]:.3f} in the first round, {errors[-1]:.3f} in the last")
    if wanted.save:
        network.save(wanted.save)


if __name__ == "__main__":
    main()
