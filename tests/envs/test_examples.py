"""The examples of learning run at a small size, and learn something."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Examples by name, as a user who runs them in their folder has them."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield import_module
    for name in ("network", "imitate", "self_play", "evaluate"):
        sys.modules.pop(name, None)


def test_imitation_comes_nearer_to_captain(example: Any) -> None:
    network, before, after = example("imitate").imitate("greatwar", "opening-action-1", 30, 8, 0)
    assert after > before, (before, after)
    assert set(network.layers) == {"in", "in bias", "policy", "policy bias", "value"}


def test_self_play_goes_on_from_a_network_and_keeps_it(example: Any, tmp_path: Path) -> None:
    network_of = example("network")
    network, errors = example("self_play").self_play("greatwar", "opening-action-1", 3, 2, 150)
    assert len(errors) == 3
    assert all(np.isfinite(each).all() for each in network.layers.values())
    path = str(tmp_path / "net.npz")
    network.save(path)
    again = network_of.load(path)
    assert all(np.array_equal(again.layers[name], each) for name, each in network.layers.items())


def test_evaluation_meets_every_bot_of_the_ladder(example: Any) -> None:
    network_of = example("network")
    evaluate = example("evaluate")
    size = evaluate.World("greatwar").layout.size
    network = network_of.Network(size, evaluate.World("greatwar").actions)
    found = evaluate.evaluate(network, "greatwar", "opening-action-1", 2, cap=200)
    assert list(found) == ["random", "corporal", "captain"]
    assert all(low <= share <= high for share, low, high in found.values())


def test_a_step_of_learning_makes_what_was_wanted_likelier(example: Any) -> None:
    network = example("network").Network(6, 4, hidden=8)
    x = np.random.default_rng(1).standard_normal((5, 6)).astype(np.float32)
    mask = np.ones((5, 4), np.int8)
    mask[:, 3] = 0
    wanted = np.array([0, 1, 2, 0, 1])
    before = network.forward(x, mask)[0][np.arange(5), wanted].sum()
    for _ in range(20):
        network.learn(x, mask, wanted, np.ones(5, np.float32))
    chances = network.forward(x, mask)[0]
    assert chances[np.arange(5), wanted].sum() > before
    assert chances[:, 3].max() == 0


class OnDevice(np.ndarray):
    """What stands in for an array of CuPy: it comes back by `get`."""

    def get(self) -> np.ndarray:
        return np.asarray(self)


class Device:
    """What stands in for CuPy: as numpy, but its arrays are on a device."""

    def __getattr__(self, name: str) -> Any:
        return getattr(np, name)

    def asarray(self, each: Any) -> OnDevice:
        return np.asarray(each).view(OnDevice)


def test_a_network_on_a_device_learns_the_same(
    example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    network_of = example("network")
    x = np.random.default_rng(1).standard_normal((5, 6)).astype(np.float32)
    mask, wanted, ones = np.ones((5, 4), np.int8), np.array([0, 1, 2, 0, 1]), np.ones(5, np.float32)
    found = []
    for device in (network_of.xp, Device()):
        monkeypatch.setattr(network_of, "xp", device)
        network = network_of.Network(6, 4, hidden=8)
        for _ in range(3):
            network.learn(x, mask, wanted, ones, ones)
        network.save(str(tmp_path / "net.npz"))
        found.append(network_of.load(str(tmp_path / "net.npz")).forward(x, mask))
        assert type(found[-1][0]) is np.ndarray
    assert isinstance(network.layers["in"], OnDevice)
    assert all(np.array_equal(one, other) for one, other in zip(*found))


def test_actions_are_drawn_as_often_as_the_network_says(example: Any) -> None:
    chances = np.tile(np.array([0, 0.25, 0, 0.75, 0], np.float32), (4000, 1))
    actions = example("self_play").drawn(chances, np.random.default_rng(1))
    assert set(actions) == {1, 3}
    assert abs((actions == 3).mean() - 0.75) < 0.03
