"""Executors: run jobs in this process, in local processes, or on a Ray cluster.

Work is a function and a list of items. Items are handed out in chunks; what comes of each is given
back as it is done, with the number of the item. Nothing depends on how the items were split. A
chunk whose worker dies is given to another one.
"""

from __future__ import annotations

import logging
import socket
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from sandtable import __version__

Item = TypeVar("Item")
Found = TypeVar("Found")
Chunk = list[tuple[int, Any]]  # items with their numbers
Done = list[tuple[int, Any]]  # what came of them

AHEAD: Final = 4  # chunks that wait for each worker
CHUNKS: Final = 16  # for each worker, so that the last of them are done together
MOST_IN_CHUNK: Final = 50
RETRIES: Final = 3  # deaths that a chunk may survive
AUTO: Final = "auto"
REACH_SECONDS: Final = 10.0  # to open a connection to a cluster
LOOK_SECONDS: Final = 5.0  # between looks whether the cluster is still there


class WorkerDied(Exception):
    """A chunk of work that ended the process of every worker that tried it."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(
            f"a worker died {RETRIES + 1} times at the same work"
            f" (items {numbers[0] + 1} to {numbers[-1] + 1})"
        )


class ClusterError(Exception):
    """A cluster that cannot be reached or used; what it says is a sentence."""


class Executor(ABC):
    """Does work. Close it when it is done, or use it in a `with`."""

    workers: int

    @abstractmethod
    def run(
        self, work: Callable[[Item], Found], items: Sequence[tuple[int, Item]]
    ) -> Iterator[tuple[int, Found]]:
        """What comes of the items, each with its number, in the order in which they are done."""

    def chunks(self, items: Sequence[tuple[int, Item]]) -> list[Chunk]:
        """The items in chunks that keep all workers busy until the end."""
        size = min(MOST_IN_CHUNK, max(1, len(items) // (CHUNKS * self.workers)))
        return [list(items[at : at + size]) for at in range(0, len(items), size)]

    def close(self) -> None:
        """Nothing more is to be done."""

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def done(work: Callable[[Any], Any], chunk: Chunk) -> Done:
    """A chunk, in whichever process."""
    return [(number, work(item)) for number, item in chunk]


def version() -> str:
    """Of this package, in whichever process."""
    return __version__


class InProcess(Executor):
    """One item after the other, here."""

    workers = 1

    def run(
        self, work: Callable[[Item], Found], items: Sequence[tuple[int, Item]]
    ) -> Iterator[tuple[int, Found]]:
        for number, item in items:
            yield number, work(item)


class Processes(Executor):
    """Fresh processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs

    def run(
        self, work: Callable[[Item], Found], items: Sequence[tuple[int, Item]]
    ) -> Iterator[tuple[int, Found]]:
        left = [(chunk, 0) for chunk in self.chunks(items)]
        while left:
            broken: list[tuple[Chunk, int]] = []
            with processes(min(self.workers, len(left))) as pool:
                yield from self._until_broken(pool, work, left, broken)
            left = broken + left
            if broken and (worst := max(broken, key=lambda each: each[1]))[1] > RETRIES:
                raise WorkerDied([number for number, _ in worst[0]])

    def _until_broken(
        self,
        pool: ProcessPoolExecutor,
        work: Callable[[Any], Any],
        left: list[tuple[Chunk, int]],
        broken: list[tuple[Chunk, int]],
    ) -> Iterator[tuple[int, Any]]:
        """Work until all is done, or until a process has died: then the pool is of no more use."""
        waiting: dict[Future[Done], tuple[Chunk, int]] = {}
        while waiting or (left and not broken):
            # A pool cannot say which chunk its dead process had: the suspects are tried one by one.
            suspects = any(deaths for _, deaths in [*waiting.values(), *left])
            ahead = 1 if suspects else AHEAD * self.workers
            while left and not broken and len(waiting) < ahead:
                try:
                    future = pool.submit(done, work, left[0][0])
                except BrokenProcessPool:
                    if not waiting:
                        return
                    break
                waiting[future] = left.pop(0)
            for future in wait(waiting, return_when="FIRST_COMPLETED").done:
                chunk, deaths = waiting.pop(future)
                try:
                    yield from future.result()
                except BrokenProcessPool:
                    broken.append((chunk, deaths + 1))


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes; what still waits is dropped if the work is broken off."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


class Cluster(Executor):
    """A Ray cluster: `auto` is the one that runs on this machine, else its address."""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise ClusterError("a cluster needs the package ray")
        import ray

        self._ray: Any = ray
        self.address = address
        if address != AUTO:
            self._reach(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            found = ray.get_runtime_context().gcs_address
            self.workers = int(self._ray.cluster_resources().get("CPU", 0))
        except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
            reason = str(problem).strip().split("\n")[0].rstrip(".")
            raise ClusterError(f"there is no Ray cluster at {address} ({reason})") from None
        self._heart = str(found)
        if self.workers < 1:
            self.close()
            raise ClusterError(f"the Ray cluster at {address} has no processors")

        self._compare_versions()

    def _compare_versions(self) -> None:
        """The workers must have the same rules as we do."""
        errors = self._ray.exceptions
        try:
            theirs = self._ray.get(self._ray.remote(num_cpus=0)(version).remote())
        except errors.RayError:
            theirs = "no usable version"
        if theirs != __version__:
            self.close()
            raise ClusterError(
                f"the workers of the Ray cluster at {self.address} have {theirs} of sandtable,"
                f" and this is {__version__}"
            )

    @staticmethod
    def _reach(address: str) -> None:
        """Ray itself waits for minutes where nobody answers."""
        host, colon, port = address.rpartition("://")[2].rpartition(":")
        if not colon or not port.isdecimal():
            raise ClusterError(f'the address of a cluster is "{AUTO}" or host:port, not {address}')
        try:
            socket.create_connection((host, int(port)), REACH_SECONDS).close()
        except (OSError, OverflowError) as problem:
            raise ClusterError(f"there is no Ray cluster at {address} ({problem})") from None

    def run(
        self, work: Callable[[Item], Found], items: Sequence[tuple[int, Item]]
    ) -> Iterator[tuple[int, Found]]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(done)
        left = self.chunks(items)
        waiting: dict[Any, Chunk] = {}
        while left or waiting:
            while left and len(waiting) < AHEAD * self.workers:
                chunk = left.pop(0)
                waiting[remote.remote(work, chunk)] = chunk
            finished, _ = ray.wait(list(waiting), num_returns=1, timeout=LOOK_SECONDS)
            if not finished:
                self._look()
            for each in finished:
                chunk = waiting.pop(each)
                yield from self._result(each, chunk)

    def _result(self, reference: Any, chunk: Chunk) -> Done:
        errors = self._ray.exceptions
        try:
            found: Done = self._ray.get(reference)
        except errors.RayTaskError as problem:
            raise problem.cause from None
        except (errors.WorkerCrashedError, errors.NodeDiedError):
            raise WorkerDied([number for number, _ in chunk]) from None
        except errors.RayError as problem:
            reason = str(problem).strip().split("\n")[0].rstrip(".")
            raise ClusterError(f"the Ray cluster at {self.address} failed: {reason}") from None
        return found

    def _look(self) -> None:
        """Whether the head of the cluster still answers."""
        host, _, port = self._heart.rpartition(":")
        try:
            socket.create_connection((host, int(port)), REACH_SECONDS).close()
        except OSError as problem:
            raise ClusterError(f"the Ray cluster at {self.address} is gone ({problem})") from None

    def close(self) -> None:
        self._ray.shutdown()


def executor_of(jobs: int = 1, cluster: str | None = None) -> Executor:
    """A cluster if one is named, else so many processes, else this one."""
    if cluster is not None:
        return Cluster(cluster)
    return InProcess() if jobs == 1 else Processes(jobs)
