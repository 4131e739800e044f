"""Saying no: a legality check returns `ALLOWED`, or a refusal that names the rule."""

from __future__ import annotations

from typing import Final, final


@final
class Refusal:
    """A key that is put into words where it is read, and the number of the rule that says no.

    `also` are other paragraphs that forbid the same, where a rulebook says it more than once.
    """

    def __init__(self, key: str, rule: str, also: tuple[str, ...] = ()) -> None:
        self.key = key
        self.rule = rule
        self.also = also

    def by(self, rule: str) -> bool:
        """Whether this rule says no here."""
        return rule == self.rule or rule in self.also

    def beside(self, other: Refusal) -> Refusal:
        """The same refusal where another one says no as well."""
        return Refusal(self.key, self.rule, (*self.also, other.rule, *other.also))

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


ALLOWED: Final = Refusal("allowed", "")

# What the machine itself says, whatever the game.
GAME_OVER: Final = Refusal("game-over", "")
NOT_YOUR_QUESTION: Final = Refusal("not-your-question", "")
NOT_ASKED_NOW: Final = Refusal("not-asked-now", "")
NO_SUCH_ACTION: Final = Refusal("no-such-action", "")


class IllegalAction(Exception):
    """An answer that was not offered, with the reason."""

    def __init__(self, name: str, refusal: Refusal) -> None:
        super().__init__(f"{name}: {refusal.key}" + (f" ({refusal.rule})" if refusal.rule else ""))
        self.name = name
        self.refusal = refusal
