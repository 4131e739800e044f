"""Errors of tables and stored games."""

from __future__ import annotations


class Late(Exception):
    """The question that was answered is no longer open."""


class NotAllowed(Exception):
    """Something that this visitor may not do at this table; `key` names the text of the reason."""

    def __init__(self, key: str, **about: str) -> None:
        super().__init__(key)
        self.key = key
        self.about = about


class OtherRules(Exception):
    """A stored game that the rules of this server do not play in the same way, from a step on."""

    def __init__(self, step: int) -> None:
        super().__init__(step)
        self.step = step


class BadSnapshot(Exception):
    """A snapshot of other rules, or whose position is not the one that was stored."""
