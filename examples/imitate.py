"""Imitation: a network learns to answer as the bot captain does.

    python examples/imitate.py --game napoleonics --scenario rolica_first --steps 400 --save net.npz

Many games are played at once, captain answering for all seats. The network learns from the answers
of the last steps. It prints how often it answers as captain in other games, before and after.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from network import Array, Network, inputs
from numpy.typing import NDArray

from sandtable import envs

KEPT = 2048  # decisions that are learned from again and again
BATCH = 64
UPDATES = 4  # after each step

Decisions = tuple[Array, NDArray[np.int8], NDArray[np.int64]]  # inputs, masks, captain's answers


def decisions(many: envs.ManyGames, steps: int, seed: int) -> Iterator[Decisions]:
    """What captain was asked, step by step, where there was a choice."""
    seen, infos = many.reset(seed=seed)
    for _ in range(steps):
        expert, mask = infos["expert"], seen["action_mask"]
        asked = np.flatnonzero((expert >= 0) & (mask.sum(axis=1) > 1))
        if len(asked):
            yield inputs(seen)[asked], mask[asked].copy(), expert[asked]
        seen, _, _, _, infos = many.step(np.maximum(expert, 0))


def agreement(network: Network, many: envs.ManyGames, steps: int, seed: int) -> float:
    """How often the network's likeliest answer is captain's."""
    same = [
        network.forward(x, mask)[0].argmax(axis=1) == expert
        for x, mask, expert in decisions(many, steps, seed)
    ]
    return float(np.concatenate(same).mean())


def learn(network: Network, many: envs.ManyGames, steps: int, seed: int) -> None:
    """Learn from captain's answers as they come, and again from those that are kept."""
    rng = np.random.default_rng(seed)
    kept: list[tuple[Array, NDArray[np.int8], np.int64]] = []
    for x, mask, expert in decisions(many, steps, seed):
        kept = [*kept, *zip(x, mask, expert)][-KEPT:]
        for _ in range(UPDATES):
            chosen = [kept[at] for at in rng.integers(len(kept), size=BATCH)]
            rows, masks, answers = (np.stack(each) for each in zip(*chosen))
            network.learn(rows, masks, answers, np.ones(BATCH, np.float32), rate=0.3)


def imitate(
    game: str, scenario: str | None, steps: int, games: int, workers: int, seed: int = 0
) -> tuple[Network, float, float]:
    """The network, and how often it agrees with captain before and after."""
    many = envs.vector(
        game, scenario, n=games, workers=workers, seat="all", expert="captain", copy=False
    )
    try:
        network = Network(many.world.layout.size, many.world.actions, seed=seed)
        tried = max(5, steps // 5)
        before = agreement(network, many, tried, seed + 1000)
        learn(network, many, steps, seed)
        after = agreement(network, many, tried, seed + 1000)
    finally:
        many.close()
    return network, before, after


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="napoleonics")
    parser.add_argument("--scenario", default="rolica_first")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save")
    wanted = parser.parse_args()
    network, before, after = imitate(
        wanted.game, wanted.scenario, wanted.steps, wanted.games, wanted.workers, wanted.seed
    )
    print(f"agrees with captain: {before:.2f} before, {after:.2f} after learning")
    if wanted.save:
        network.save(wanted.save)


if __name__ == "__main__":
    main()
