"""The report of a battle of The Great War, in one language."""

from __future__ import annotations

from sandtable.colors.table.report import told
from sandtable.games.greatwar.table.history import GreatWarHistory
from sandtable.games.greatwar.table.story import GreatWarStory
from sandtable.toolkit.game import Game
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import Speaker


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    history = GreatWarHistory(game, speaker)
    return told(history, GreatWarStory(history))
