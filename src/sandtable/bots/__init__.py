"""Bots: programs that play any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.advice_bots import Captain, Corporal
from sandtable.bots.bot import Bot
from sandtable.bots.external import External, Forfeit, external_bot, is_external
from sandtable.bots.marshal import EMPEROR, Marshal, effort_of
from sandtable.bots.random_bot import RandomBot
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import Unknown

__all__ = ["BOTS", "Bot", "External", "Forfeit", "is_external", "make_bot", "make_player"]

BOTS: Final[dict[str, Callable[[Box, int | str], Bot]]] = {
    "random": lambda box, seed: RandomBot(seed),
    "corporal": Corporal,
    "captain": Captain,
    "marshal": Marshal,
    "emperor": lambda box, seed: Marshal(box, seed, effort_of(EMPEROR)),
}


def make_bot(name: str, box: Box, seed: int | str) -> Bot:
    """A bot for one seat in one game; a KeyError that lists the bots for an unknown one.

    A bot that searches may be told how much: `marshal:2` for two seconds a decision, or what its
    effort is called: `marshal:playouts=48,turns=2`. No name starts a program: it may come from a
    file or over the net.
    """
    kind, _, told = name.partition(":")
    if kind not in BOTS:
        raise Unknown(f'there is no bot called "{kind}"; there are: {", ".join(BOTS)}')
    if not told:
        return BOTS[kind](box, seed)
    if kind != "marshal":
        raise Unknown(f"{kind} takes no time to think; marshal does")
    return Marshal(box, seed, effort_of(told))


def make_player(name: str, box: Box, seed: int | str) -> Bot:
    """The same, or another program: `cmd:./my_bot`. For names from the user's own command line.

    A program is an `External`: it is opened before its game and closed after it.
    """
    return external_bot(name, box, seed) if is_external(name) else make_bot(name, box, seed)
