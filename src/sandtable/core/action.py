"""Actions: integers with names. An action is a verb and the thing it acts on.

The integer is `verb * stride + thing`, so that rules take it apart with a shift and a mask, a
learning bot has a fixed action space, and people read and write `order f7`.
"""

from __future__ import annotations

from typing import Final, final


@final
class Verb:
    """One thing that a player may do, and the words for what it may be done to."""

    def __init__(self, name: str, things: list[str]) -> None:
        self.name = name
        self.things = things


NOTHING: Final[list[str]] = [""]


@final
class Vocabulary:
    """The verbs of one game with what they act on, and the way between integers and words."""

    def __init__(self, stride: int, verbs: dict[str, list[str]]) -> None:
        self.stride = stride
        self.verbs = [Verb(name, things) for name, things in verbs.items()]
        self.size = stride * len(verbs)
        self._actions: dict[str, int] = {}
        for number, verb in enumerate(self.verbs):
            if len(verb.things) > stride:
                raise ValueError(f"{verb.name} acts on {len(verb.things)} things, over {stride}")
            for thing in range(len(verb.things)):
                action = number * stride + thing
                name = self.name(action).lower()
                if name in self._actions:
                    raise ValueError(f"two actions are called {name}")
                self._actions[name] = action

    def exists(self, action: int) -> bool:
        return 0 <= action < self.size and action % self.stride < len(self.verb(action).things)

    def verb(self, action: int) -> Verb:
        return self.verbs[action // self.stride]

    def name(self, action: int) -> str:
        """The notation of an action: `order f7`, `done`."""
        if not self.exists(action):
            return str(action)
        verb = self.verb(action)
        thing = verb.things[action % self.stride]
        return f"{verb.name} {thing}" if thing else verb.name

    def find(self, name: str) -> int:
        """The action of this notation, or -1."""
        return self._actions.get(" ".join(name.lower().split()), -1)

    def names(self) -> list[str]:
        return list(self._actions)
