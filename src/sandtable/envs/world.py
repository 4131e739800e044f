"""A scenario as an environment: observations, actions, rewards."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import sandtable
from sandtable.core.action import Vocabulary
from sandtable.core.encoding import Encoder
from sandtable.core.layout import BYTE, Layout, Part
from sandtable.core.play import seat_number
from sandtable.core.refusal import NO_SUCH_ACTION, IllegalAction
from sandtable.core.state import State
from sandtable.games.greatwar.bots import encoding as greatwar
from sandtable.games.lastman.bots import encoding as lastman
from sandtable.games.maria.bots import encoding as maria
from sandtable.games.napoleonics.bots import encoding as napoleonics
from sandtable.toolkit.data import Unknown
from sandtable.toolkit.reasons import reason

Reward = Literal["final", "score"]
Observation = dict[str, NDArray[Any]]
Edges = list[tuple[int, int, int]]
REWARDS: Final = ("final", "score")
MASK: Final = "action_mask"
# A rulebook need not end a game: after so many answers it is broken off, and nobody has won.
MOST_ANSWERS: Final = 20_000


class Encoding(NamedTuple):
    """How a game is put in numbers; games on maps have edges too.

    `named` takes an observation in memory (`World.dtype`) and gives its parts by name. Each game
    spells them out, which takes two thirds of the time of a loop over their names.
    """

    encoder: Callable[[int], Encoder]
    layout: Layout
    named: Callable[[Any], Observation]
    edges: Callable[[], Edges] | None = None


def napoleonics_named(seen: Any) -> Observation:
    return {
        "board": seen["board"],
        "cards": seen["cards"],
        "counts": seen["counts"],
        "asked": seen["asked"],
        "action_mask": seen["action_mask"],
    }


def greatwar_named(seen: Any) -> Observation:
    return {
        "board": seen["board"],
        "cards": seen["cards"],
        "combat": seen["combat"],
        "counts": seen["counts"],
        "asked": seen["asked"],
        "action_mask": seen["action_mask"],
    }


def maria_named(seen: Any) -> Observation:
    return {
        "nodes": seen["nodes"],
        "bodies": seen["bodies"],
        "cards": seen["cards"],
        "counts": seen["counts"],
        "asked": seen["asked"],
        "action_mask": seen["action_mask"],
    }


def lastman_named(seen: Any) -> Observation:
    return {
        "nodes": seen["nodes"],
        "armies": seen["armies"],
        "boxes": seen["boxes"],
        "cards": seen["cards"],
        "counts": seen["counts"],
        "asked": seen["asked"],
        "action_mask": seen["action_mask"],
    }


ENCODINGS: Final[dict[str, Encoding]] = {
    "napoleonics": Encoding(napoleonics.NapoleonicsEncoder, napoleonics.LAYOUT, napoleonics_named),
    "greatwar": Encoding(greatwar.GreatWarEncoder, greatwar.LAYOUT, greatwar_named),
    "maria": Encoding(maria.MariaEncoder, maria.LAYOUT, maria_named, maria.edges),
    "lastman": Encoding(lastman.LastManEncoder, lastman.LAYOUT, lastman_named, lastman.edges),
}


class World:
    """A scenario with its options, and what all its games share.

    `reward` is "final" (1 for the winner, and -1 shared by the others) or "score" (by how much a
    seat's lead in banners, medals, markers or points has grown since the last answer).
    """

    def __init__(
        self,
        game: str,
        scenario: str | Path | None = None,
        options: dict[str, Any] | None = None,
        reward: Reward = "final",
        most_answers: int = MOST_ANSWERS,
    ) -> None:
        if reward not in REWARDS:
            raise Unknown(f'there is no reward "{reward}"; there are: {", ".join(REWARDS)}')
        if type(most_answers) is not int or most_answers < 1:
            raise ValueError(
                f"a game cannot be broken off after {most_answers!r} answers; at least 1"
            )
        self.box = sandtable.box(game)
        self.scenario = str(scenario) if scenario else self.box.scenarios()[0]
        self.options = dict(options or {})
        for option in self.options:
            if option not in self.box.options:
                known = ", ".join(self.box.options) or "none"
                raise Unknown(f'{game} has no option "{option}"; there are: {known}')
        self.start: State = self.box.set_up(self.scenario, self.options)
        self.seats = list(self.box.seats_of(self.scenario))
        self.reward = reward
        self.most_answers = most_answers
        self.vocabulary: Vocabulary = self.box.vocabulary
        self.actions = self.vocabulary.size
        self.encoding = ENCODINGS[game]
        self.layout = self.encoding.layout
        self._slices = [
            (part.name, part.start, part.start + part.size, tuple(part.shape))
            for part in self.layout.parts
        ]
        self.edges = self._edges()

    # Seats

    def seat(self, seat: str | int) -> int:
        """The number of a seat that is named, or numbered, rightly."""
        try:
            return seat_number(self.seats, seat)
        except ValueError as error:
            raise Unknown(str(error)) from None

    # Actions

    def text(self, action: int) -> str:
        """The notation of an action: `order f7`."""
        return self.vocabulary.name(int(index(action)))

    def action(self, text: str) -> int:
        """The number of an action in notation; an `Unknown` where there is none."""
        number = self.vocabulary.find(text)
        if number < 0:
            raise Unknown(f'{self.box.id} has no action "{text}"')
        return number

    def refused(self, state: State, action: int, seat: int) -> IllegalAction:
        """Why an action is no answer of this seat now."""
        if not self.vocabulary.exists(action):
            return IllegalAction(str(action), NO_SUCH_ACTION)
        return IllegalAction(self.text(action), reason(self.box, state, action, seat).refusal)

    # Spaces

    def observation_space(self, actions: int = 0) -> spaces.Dict:
        """One box a part, with the range of every channel, and the mask of legal actions."""
        parts: dict[str, spaces.Space[Any]] = {}
        for part in self.layout.parts:
            shape = tuple(part.shape)
            number = number_of(part)
            low = np.array([channel.low for channel in part.channels], number)
            high = np.array([channel.high for channel in part.channels], number)
            parts[part.name] = spaces.Box(
                np.broadcast_to(low, shape).copy(),
                np.broadcast_to(high, shape).copy(),
                dtype=number,
            )
        parts[MASK] = spaces.Box(0, 1, (actions or self.actions,), np.int8)
        return spaces.Dict(parts)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def parts(self, flat: NDArray[Any]) -> Observation:
        """The parts of an observation as views of its numbers in one row."""
        return {name: flat[start:end].reshape(shape) for name, start, end, shape in self._slices}

    def dtype(self, actions: int = 0) -> np.dtype[Any]:
        """An observation in memory: its parts one after another, then the mask, if any."""
        parts = self.layout.parts
        fields: list[tuple[str, Any, int]] = [
            (part.name, (number_of(part), tuple(part.shape)), part.at) for part in parts
        ]
        if actions:
            fields.append((MASK, (np.int8, (actions,)), self.layout.bytes))
        names, formats, offsets = zip(*fields)
        return np.dtype(
            {
                "names": names,
                "formats": formats,
                "offsets": offsets,
                "itemsize": self.layout.bytes + actions,
            }
        )

    def describe(self) -> dict[str, Any]:
        """What every number of an observation means, and what an action is."""
        parts = {
            part.name: {
                "about": part.about,
                "shape": tuple(part.shape),
                "type": number_of(part).__name__,
                "rows": list(part.rows),
                "channels": [(each.name, each.low, each.high) for each in part.channels],
            }
            for part in self.layout.parts
        }
        verbs = [(verb.name, len(verb.things)) for verb in self.vocabulary.verbs]
        return {
            "game": self.box.id,
            "scenario": self.scenario,
            "seats": list(self.seats),
            "parts": parts,
            "actions": {"count": self.actions, "stride": self.vocabulary.stride, "verbs": verbs},
        }

    def _edges(self) -> NDArray[Any] | None:
        """Rows of two nodes and the kind of the edge; None on hexes."""
        if self.encoding.edges is None:
            return None
        return np.array(self.encoding.edges(), np.int16)


def number_of(part: Part) -> type[np.int8 | np.int16]:
    """The type of the numbers in a part of an observation."""
    return np.int8 if part.bytes == BYTE else np.int16


def checked_action(action: Any) -> int:
    """An action as its number."""
    try:
        return int(index(action))
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def checked_seed(seed: Any) -> int | None:
    """A seed as Gymnasium and PettingZoo take it: a whole number from 0 on, or None."""
    if seed is None:
        return None
    try:
        number = int(index(seed))
    except TypeError:
        raise ValueError(f"a seed is a whole number, not {seed!r}") from None
    if number < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {number}")
    return number
