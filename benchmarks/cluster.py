"""What a Ray cluster costs, beside plain processes of the same machine.

    python benchmarks/cluster.py [--workers 2] [--games 24] [--rounds 3]

Both play the same games in turn, and the middle round counts. Then both do nothing at all in many
chunks: what that takes of the time of the process that hands them out says how many workers it can
keep busy.
"""

from __future__ import annotations

import argparse
import sys
from statistics import median
from time import perf_counter, process_time
from typing import Any

from sandtable.arena.executors import Cluster, Executor, Processes
from sandtable.arena.simulate import Pairing, play

CHUNKS = 400


def nothing(number: int) -> list[int]:
    """No work, and about as much to send back as a game is."""
    return list(range(1000))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    from ray.cluster_utils import Cluster as Nodes

    head = {"num_cpus": wanted.workers, "include_dashboard": False}
    nodes: Any = Nodes(initialize_head=True, head_node_args=head)
    try:
        with Cluster(nodes.address) as ray:
            compare(wanted, {"processes": Processes(wanted.workers), "Ray": ray})
    finally:
        nodes.shutdown()
    return 0


def compare(wanted: argparse.Namespace, executors: dict[str, Executor]) -> None:
    pairings = [
        Pairing("maria", "introductory-two", ["corporal", "random"], f"speed {at}", 20_000)
        for at in range(wanted.games)
    ]
    for executor in executors.values():  # processes start, and modules are read
        list(executor.run(play, list(enumerate(pairings[: wanted.workers]))))
    seconds: dict[str, list[float]] = {name: [] for name in executors}
    for _ in range(wanted.rounds):
        for name, executor in executors.items():
            start = perf_counter()
            list(executor.run(play, list(enumerate(pairings))))
            seconds[name].append(perf_counter() - start)
    for name, executor in executors.items():
        took = median(seconds[name])
        start = process_time()
        for _ in executor.run(nothing, [(at, at) for at in range(CHUNKS)]):
            pass
        # With so few items most chunks have one of them
        cost = (process_time() - start) / len(executor.chunks([(at, at) for at in range(CHUNKS)]))
        print(
            f"{name}: {wanted.games / took:.2f} games a second"
            f" ({', '.join(f'{each:.1f}' for each in seconds[name])} s),"
            f" {1000 * cost:.2f} ms of the driver a chunk"
        )
    share = median(seconds["processes"]) / median(seconds["Ray"])
    print(f"Ray against processes: {share:.0%}")


if __name__ == "__main__":
    sys.exit(main())
