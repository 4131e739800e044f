"""Gymnasium: many games at once, played by worker processes that write into shared memory."""

from __future__ import annotations

import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sandtable.envs.seat_env import SeatEnv
from sandtable.envs.world import MASK, Observation, World, checked_seed

RESET: Final = "reset"
STEP: Final = "step"
BEGUN: Final = (0.0, False, False)  # what the first step of a game tells, and most others
DONE: Final = ""  # a worker's word that all went well; else it sends what went wrong


class WorkerFailed(RuntimeError):
    """Something went wrong in a worker process; its own words follow."""


class Fields(NamedTuple):
    """What the workers share with us, a row a game."""

    flat: NDArray[Any]  # the numbers, as bytes
    mask: NDArray[Any]
    actions: NDArray[Any]
    rewards: NDArray[Any]
    terminated: NDArray[Any]
    truncated: NDArray[Any]
    seats: NDArray[Any]
    expert: NDArray[Any]
    earned: NDArray[Any]  # a row by seat

    def rows(self, first: int, end: int) -> Fields:
        return Fields(*[each[first:end] for each in self])


def kinds_of(games: int, world: World) -> list[tuple[Any, tuple[int, ...]]]:
    """The types and shapes of the fields."""
    row = (games,)
    return [
        (np.int8, (games, world.layout.bytes)),
        (np.int8, (games, world.actions)),
        (np.int64, row),
        (np.float64, row),
        (np.bool_, row),
        (np.bool_, row),
        (np.int64, row),
        (np.int64, row),
        (np.float64, (games, len(world.seats))),
    ]


def fields_in(blocks: list[Any], kinds: list[tuple[Any, tuple[int, ...]]]) -> Fields:
    """Arrays on blocks of shared memory."""
    return Fields(
        *[
            np.frombuffer(block, kind, int(np.prod(shape))).reshape(shape)
            for block, (kind, shape) in zip(blocks, kinds)
        ]
    )


class Games:
    """Some games of a vector, played where this object is."""

    def __init__(self, making: dict[str, Any], playing: dict[str, Any], fields: Fields) -> None:
        world = World(**making)
        self.fields = fields
        self.envs = [SeatEnv(world, **playing) for _ in range(len(fields.actions))]
        self.over = [True] * len(self.envs)
        self.quiet = False  # whether all rewards, and ends of games, are told as nothing
        self.has_expert = playing.get("expert") is not None
        # Of each game the memory of its observation and of its mask
        self.rows = [
            (memoryview(flat).cast("B"), memoryview(mask).cast("B"))
            for flat, mask in zip(fields.flat, fields.mask)
        ]

    def reset(self, seeds: list[int | None]) -> None:
        for env, seed, row in zip(self.envs, seeds, self.rows):
            env.restart(seed)
            env.write(*row)
        self._tell([BEGUN] * len(self.envs))

    def step(self) -> None:
        """A game that has ended begins anew at the next step, whatever the action."""
        over, told = self.over, []
        for at, action in enumerate(self.fields.actions.tolist()):
            env = self.envs[at]
            if over[at]:
                env.restart()
                told.append(BEGUN)
            else:
                told.append(env.advance(action))
            env.write(*self.rows[at])
        self._tell(told)

    def _tell(self, told: list[tuple[float, bool, bool]]) -> None:
        """Reward, terminated and truncated of each game, and what else is told, for all at once."""
        fields, envs = self.fields, self.envs
        earned = [env.earned for env in envs]
        quiet = told.count(BEGUN) == len(told) and not any(map(any, earned))  # mostly
        if not (quiet and self.quiet):
            fields.rewards[:], fields.terminated[:], fields.truncated[:] = zip(*told)
            fields.earned[:] = earned
            self.over = [terminated or truncated for _, terminated, truncated in told]
        self.quiet = quiet
        fields.seats[:] = [env.acting for env in envs]
        if self.has_expert:
            fields.expert[:] = [env.expert_action for env in envs]


def work(
    orders: Connection,
    making: dict[str, Any],
    playing: dict[str, Any],
    blocks: list[Any],
    kinds: list[tuple[Any, tuple[int, ...]]],
    first: int,
    end: int,
) -> None:
    """A worker process: it does what it is told until nobody tells it anything."""
    try:
        games = Games(making, playing, fields_in(blocks, kinds).rows(first, end))
        orders.send(DONE)
        while True:
            order, seeds = orders.recv()
            if order == RESET:
                games.reset(seeds)
            else:
                games.step()
            orders.send(DONE)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception:  # the process that waits gets it as text
        orders.send(traceback.format_exc())


class ManyGames(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games. `workers` processes share them; with none they are played in this process.

    A game that ended begins anew with the next step, whose action does not count (`NEXT_STEP`).
    With `copy=False` the arrays are those of the shared memory, which the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        making: dict[str, Any],
        n: int,
        workers: int,
        playing: dict[str, Any],
        copy: bool = True,
    ) -> None:
        if n < 1 or workers < 0:
            raise ValueError(f"there is no vector of {n} games in {workers} processes")
        self.world = world = World(**making)
        sample = SeatEnv(world, **playing)
        self.num_envs = n
        self.single_observation_space = sample.observation_space
        self.single_action_space = sample.action_space
        self.observation_space = batch_space(sample.observation_space, n)
        self.action_space = batch_space(sample.action_space, n)
        self._copy = copy
        self._shown: Observation = {}  # the shared memory by its parts, once it is asked for
        self._plays_all = sample.seat is None
        self._has_expert = playing.get("expert") is not None
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        self._games: Games | None = None
        self._begun = False
        kinds = kinds_of(n, world)
        if workers == 0:
            self._fields = Fields(*[np.zeros(shape, kind) for kind, shape in kinds])
            self._games = Games(making, playing, self._fields)
        else:
            self._begin_workers(making, playing, kinds, min(n, workers))

    def describe(self) -> dict[str, Any]:
        """What every number of an observation means, and what an action is."""
        return self.world.describe()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; a number is the seed of the first, and the others follow it."""
        seeds = self._seeds(seed)
        self._tell(RESET, seeds)
        return self._seen(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        fields = self._fields
        fields.actions[:] = self._checked(actions)
        self._tell(STEP, [])
        return (
            self._seen(),
            fields.rewards.copy(),
            fields.terminated.copy(),
            fields.truncated.copy(),
            self._infos(),
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []

    # Workers

    def _begin_workers(
        self, making: dict[str, Any], playing: dict[str, Any], kinds: Any, workers: int
    ) -> None:
        context = get_context("spawn")
        blocks = [
            context.RawArray("b", max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
            for kind, shape in kinds
        ]
        self._fields = fields_in(blocks, kinds)
        for number in range(workers):
            ours, theirs = context.Pipe()
            first, end = (self.num_envs * each // workers for each in (number, number + 1))
            process = context.Process(
                target=work,
                args=(theirs, making, playing, blocks, kinds, first, end),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self._hear()

    def _tell(self, order: str, seeds: list[int | None]) -> None:
        """Let all games go on, and wait until they have."""
        if self.closed:
            raise RuntimeError("the vector is closed: make another vector")
        if order == STEP and not self._begun:
            raise RuntimeError("no game has begun: call reset() first")
        self._begun = True
        if self._games is not None:
            if order == RESET:
                self._games.reset(seeds)
            else:
                self._games.step()
            return
        workers = len(self._lines)
        for number, line in enumerate(self._lines):
            first, end = (self.num_envs * each // workers for each in (number, number + 1))
            line.send((order, seeds[first:end]))
        self._hear()

    def _hear(self) -> None:
        """Wait for every worker; what went wrong in one ends them all."""
        problems: list[str] = []
        for line in self._lines:
            try:
                problems.append(line.recv())
            except EOFError:
                problems.append("a worker process ended")
        if any(problems):
            self.close()
            raise WorkerFailed(next(each for each in problems if each))

    def _checked(self, actions: Any) -> NDArray[Any]:
        """Whole numbers, one for each game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(
                f"{self.num_envs} games take {self.num_envs} whole numbers for actions, "
                f"not {given.dtype} of shape {given.shape}"
            )
        return given

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(
                    f"{self.num_envs} games have {self.num_envs} seeds, not {len(seed)}"
                )
            return [checked_seed(each) for each in seed]
        first = checked_seed(seed)
        if first is None:
            return [None] * self.num_envs
        return [first + at for at in range(self.num_envs)]

    # What is seen

    def _seen(self) -> Observation:
        fields = self._fields
        if self._copy:
            return self._parts(fields.flat.copy(), fields.mask.copy())
        if not self._shown:
            self._shown = self._parts(fields.flat, fields.mask)
        return self._shown.copy()

    def _parts(self, flat: NDArray[Any], mask: NDArray[Any]) -> Observation:
        """Rows of numbers by the parts of observations, and the masks."""
        rows = flat.view(self.world.dtype())[:, 0]
        found: Observation = {part.name: rows[part.name] for part in self.world.layout.parts}
        found[MASK] = mask
        return found

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {"seat": self._fields.seats.copy()}
        if self._plays_all:
            infos["rewards"] = self._fields.earned.copy()
        if self._has_expert:
            infos["expert"] = self._fields.expert.copy()
        return infos
