"""Saying no: a legality check returns `ALLOWED`, or a refusal that names the rule."""

from __future__ import annotations

from typing import Any, Final, final


@final
class Refusal:
    """A key that is put into words where it is read, and the one rule that says no.

    Checks return the constants of a game's `refusals`, which are compared by identity. What a
    player is told may name the pieces and places that it is about: `about` gives that refusal, with
    arguments as events have them.
    """

    def __init__(self, key: str, rule: str, args: dict[str, Any] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, Any] = {} if args is None else args

    def about(self, args: dict[str, Any]) -> Refusal:
        """The same refusal, with the pieces and places that it is about."""
        return Refusal(self.key, self.rule, {**self.args, **args})

    def is_like(self, other: Refusal) -> bool:
        """Whether both say the same, whatever pieces and places they name."""
        return self.key == other.key and self.rule == other.rule

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


def under_rules(key: str, *rules: str) -> list[Refusal]:
    """One reason, for cases in which different rules say it."""
    return [Refusal(key, rule) for rule in rules]


ALLOWED: Final = Refusal("allowed", "")

# What the machine itself says, whatever the game.
GAME_OVER: Final = Refusal("game-over", "")
NOT_YOUR_QUESTION: Final = Refusal("not-your-question", "")
NOT_ASKED_NOW: Final = Refusal("not-asked-now", "")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "")
ANSWER_FIRST: Final = Refusal("answer-first", "")  # it is allowed, after another answer


class IllegalAction(Exception):
    """An answer that was not offered, with the reason."""

    def __init__(self, name: str, refusal: Refusal) -> None:
        super().__init__(f"{name}: {refusal.key}" + (f" ({refusal.rule})" if refusal.rule else ""))
        self.name = name
        self.refusal = refusal
