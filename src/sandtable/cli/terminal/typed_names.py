"""Typed names: replaced by ids, or matched with the text of an answer."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.cli.terminal.text_matching import folded


def with_ids(words: str, names: Mapping[str, str]) -> str:
    """Words with ids where names were typed, the longest name first: `move Prag` is `move prag`."""
    left = folded(words).split()
    found: list[str] = []
    while left:
        for length in range(len(left), 0, -1):
            id_ = names.get(" ".join(left[:length]))
            if id_ is not None:
                found.append(id_)
                left = left[length:]
                break
        else:
            found.append(left.pop(0))
    return " ".join(found)


def told_so(words: str, answers: Mapping[int, str]) -> list[int]:
    """The answers in whose words all of these are: whole ones, else beginnings of them."""
    parts = folded(words).split()
    if not parts:
        return []
    told = {action: folded(text).split() for action, text in answers.items()}
    whole = [action for action, text in told.items() if all(part in text for part in parts)]
    return whole or [
        action
        for action, text in told.items()
        if all(any(word.startswith(part) for word in text) for part in parts)
    ]
