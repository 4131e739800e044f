"""The report of a battle of Napoleonics, in one language."""

from __future__ import annotations

from sandtable.colors.table.report import told
from sandtable.games.napoleonics.table.history import NapoleonicsHistory
from sandtable.games.napoleonics.table.story import NapoleonicsStory
from sandtable.toolkit.game import Game
from sandtable.toolkit.report import Report
from sandtable.toolkit.text import Speaker


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    history = NapoleonicsHistory(game, speaker)
    return told(history, NapoleonicsStory(history))
