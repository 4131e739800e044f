"""A Ray cluster of two nodes on this machine; only by `make check-cluster`, as it takes minutes."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.dataset import Wanted, games_in, make
from sandtable.arena.executors import (
    Cluster,
    ClusterError,
    InProcess,
    WorkerDied,
    executor_of,
)
from sandtable.arena.simulate import Pairing, played
from tests.arena.works import (
    deadly,
    hold,
    square,
    square_after_a_death,
    square_or_raise,
)

pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("default")]
NUMBERS = list(range(40))
PAIRINGS = [
    Pairing("napoleonics", "redinha", ["corporal", "random"], f"spread {at}", 400)
    for at in range(6)
]
SIMULATE = ["simulate", "maria", "introductory-two", "--bots", "random,random", "--seed", "ray"]


def two_nodes() -> Iterator[Any]:
    """Two nodes with a processor each."""
    from ray.cluster_utils import Cluster as Nodes

    head = {"num_cpus": 1, "include_dashboard": False}
    found: Any = Nodes(initialize_head=True, head_node_args=head)
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


nodes = pytest.fixture(two_nodes, scope="module", name="nodes")
own_nodes = pytest.fixture(two_nodes, name="own_nodes")  # for a test that ends some of them


@pytest.fixture
def cluster(nodes: Any) -> Iterator[Cluster]:
    found = Cluster(nodes.address)
    yield found
    found.close()


def test_work_on_two_nodes_is_the_same_as_here(cluster: Cluster, tmp_path: Path) -> None:
    assert cluster.workers == 2
    assert dict(cluster.run(square, list(enumerate(NUMBERS)))) == {at: at * at for at in NUMBERS}
    here = {at: match.answers for at, match in played(PAIRINGS, InProcess())}
    assert {at: match.answers for at, match in played(PAIRINGS, cluster)} == here
    wish = Wanted("napoleonics", ["redinha"], ["corporal", "random"], 3, "rows", cap=200, part=2)
    make(tmp_path / "here", wish, InProcess())
    make(tmp_path / "there", wish, cluster)
    assert list(games_in(tmp_path / "here")) == list(games_in(tmp_path / "there"))


def test_a_killed_worker_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    jobs = [(at, (str(tmp_path), at)) for at in NUMBERS]
    assert dict(cluster.run(square_after_a_death, jobs)) == {at: at * at for at in NUMBERS}
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up(cluster: Cluster) -> None:
    with pytest.raises(WorkerDied, match="4 times at the same work"):
        dict(cluster.run(deadly, list(enumerate(NUMBERS))))


def test_an_error_of_the_work_is_told_as_it_is(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match=r"^there is no square of 7 today$"):
        dict(cluster.run(square_or_raise, list(enumerate(NUMBERS))))


def test_a_lost_node_loses_nothing(own_nodes: Any, tmp_path: Path) -> None:
    """Both nodes are in the middle of something when one of them goes."""
    with Cluster(own_nodes.address) as cluster:
        found: dict[int, int] = {}
        jobs = [(at, (str(tmp_path), at)) for at in range(8)]
        working = threading.Thread(target=lambda: found.update(cluster.run(hold, jobs)))
        working.start()
        while len({path.name.split("-")[0] for path in tmp_path.glob("*-begun")}) < 2:
            assert working.is_alive()
            working.join(0.1)
        (other,) = own_nodes.worker_nodes
        own_nodes.remove_node(other, allow_graceful=False)
        (tmp_path / "go").touch()
        working.join()
    assert found == {at: at * at for at in range(8)}


def test_a_cluster_that_dies_is_one_sentence_and_loses_no_game(
    own_nodes: Any, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    asked = [sys.executable, "-m", "sandtable", *SIMULATE, "--results", str(results)]
    command = [*asked, "--games", "20000", "--cluster", own_nodes.address]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        while not results.exists() or results.read_text(encoding="utf-8").count("\n") < 4:
            assert running.poll() is None
            with pytest.raises(subprocess.TimeoutExpired):
                running.wait(0.2)
        own_nodes.shutdown()
        assert running.stderr is not None
        said = running.stderr.read().strip().splitlines()
    assert running.returncode == 2
    assert said[-1].startswith("sandtable: the Ray cluster at ")
    done = results.read_text(encoding="utf-8").splitlines()
    items = [json.loads(line)["item"] for line in done[1:]]
    assert len(items) == len(set(items)) >= 3


def test_nobody_answers() -> None:
    with pytest.raises(ClusterError, match="there is no Ray cluster at auto"):
        executor_of(1, "auto")
