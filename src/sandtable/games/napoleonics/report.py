"""The report of a battle of Napoleonics, in one language."""

from __future__ import annotations

from sandtable.colors.report import Report, told
from sandtable.core.game import Game
from sandtable.core.text import Speaker
from sandtable.games.napoleonics.story import NapoleonicsStory
from sandtable.games.napoleonics.tale import NapoleonicsTale


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    tale = NapoleonicsTale(game, speaker)
    return told(tale, NapoleonicsStory(tale))
