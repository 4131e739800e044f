"""A small policy and value network: one hidden layer, a softmax over legal actions.

It is computed by numpy, or on a GPU where CuPy is installed and finds one. What goes in and what
comes out are arrays of numpy either way.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]


def arrays() -> Any:
    """What computes: CuPy where it is installed and finds a GPU, else numpy."""
    try:
        import cupy  # type: ignore[import-not-found]  # installed only where there is a GPU

        if cupy.cuda.runtime.getDeviceCount() > 0:
            return cupy
    except (ImportError, RuntimeError):
        pass
    return np


def back(array: Any) -> Any:
    """An array of numpy, wherever it was computed."""
    return array.get() if hasattr(array, "get") else array


xp = arrays()
NEVER = np.float32(-1e9)  # the logit of an action that is not legal


def inputs(observations: Observation) -> Array:
    """Observations in rows, all parts but the mask, squeezed so that counts are near 1."""
    rows = len(observations["action_mask"])
    parts = [each.reshape(rows, -1) for name, each in observations.items() if name != "action_mask"]
    numbers = np.concatenate(parts, axis=1).astype(np.float32)
    return np.asarray(np.sign(numbers) * np.log1p(np.abs(numbers)), np.float32)


def one(observation: Observation) -> Observation:
    """A single observation as a batch of one."""
    return {name: each[None] for name, each in observation.items()}


class Network:
    """Logits of actions and a value from -1 to 1."""

    def __init__(self, size: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.layers: dict[str, Array] = {
            "in": (rng.standard_normal((size, hidden)) / np.sqrt(size)).astype(np.float32),
            "in bias": np.zeros(hidden, np.float32),
            "policy": np.zeros((hidden, actions), np.float32),
            "policy bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
        }
        self.layers = {name: xp.asarray(each) for name, each in self.layers.items()}

    def forward(self, x: Array, mask: NDArray[Any]) -> tuple[Array, Array]:
        """Chances of actions, and values."""
        _, chances, values = self._computed(xp.asarray(x), xp.asarray(mask))
        return back(chances), back(values)

    def _computed(self, x: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Hidden layer, chances of actions, values."""
        w = self.layers
        hidden = xp.maximum(x @ w["in"] + w["in bias"], 0)
        logits = xp.where(mask > 0, hidden @ w["policy"] + w["policy bias"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        chances = xp.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, xp.tanh(hidden @ w["value"])[:, 0]

    def learn(
        self,
        x: Array,
        mask: NDArray[Any],
        actions: NDArray[Any],
        weights: Array,
        results: Array | None = None,
        rate: float = 0.05,
    ) -> float:
        """A step toward these actions, each with its weight, and toward results; the loss."""
        w, rows = self.layers, xp.arange(len(actions))
        x, mask, actions, weights = (xp.asarray(each) for each in (x, mask, actions, weights))
        hidden, chances, values = self._computed(x, mask)
        loss = float(-(weights * xp.log(chances[rows, actions] + 1e-9)).mean())
        d_logits = chances.copy()
        d_logits[rows, actions] -= 1
        d_logits *= weights[:, None] / len(actions)
        d_hidden = d_logits @ w["policy"].T
        if results is not None:
            d_value = ((values - xp.asarray(results)) * (1 - values**2) / len(actions))[:, None]
            d_hidden += d_value @ w["value"].T
            w["value"] -= rate * hidden.T @ d_value
        d_hidden *= hidden > 0
        w["policy"] -= rate * hidden.T @ d_logits
        w["policy bias"] -= rate * d_logits.sum(axis=0)
        w["in"] -= rate * x.T @ d_hidden
        w["in bias"] -= rate * d_hidden.sum(axis=0)
        return loss

    def best(self, observation: Observation) -> int:
        """A policy: the likeliest legal action."""
        batch = one(observation)
        chances, _ = self.forward(inputs(batch), batch["action_mask"])
        return int(chances[0].argmax())

    def save(self, path: str) -> None:
        layers: dict[str, Any] = {
            name.replace(" ", "_"): back(each) for name, each in self.layers.items()
        }
        np.savez(path, **layers)


def load(path: str) -> Network:
    """The network that `save` kept."""
    with np.load(path) as kept:
        layers = {name.replace("_", " "): kept[name] for name in kept}
    (size, hidden), actions = layers["in"].shape, layers["policy"].shape[1]
    network = Network(size, actions, hidden)
    network.layers = {name: xp.asarray(each) for name, each in layers.items()}
    return network
