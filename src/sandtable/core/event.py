"""Events: what happened, for those who listen. Nothing in the rules depends on them."""

from __future__ import annotations

from typing import Any, Final, final

EVERYBODY: Final = -1

# Somebody who holds no seat and looks on: a seat that no mask names.
ONLOOKER: Final = 62


@final
class Event:
    """A key with arguments, put into words where it is read; the rule; and who may know.

    `mask` has a bit for each seat that learns the whole event. The others see it without the
    arguments named in `secret`.
    """

    def __init__(
        self,
        key: str,
        rule: str,
        args: dict[str, Any],
        mask: int = EVERYBODY,
        secret: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.mask = mask
        self.secret = secret

    def known_to(self, seat: int) -> bool:
        return self.mask == EVERYBODY or bool(self.mask >> seat & 1)

    def seen_by(self, seat: int) -> Event:
        """The same event as this seat may know it."""
        if self.known_to(seat):
            return self
        args = {name: value for name, value in self.args.items() if name not in self.secret}
        return Event(self.key + "-unseen", self.rule, args)

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r})"
