"""The report of a battle of The Great War, in one language."""

from __future__ import annotations

from sandtable.colors.report import Report, told
from sandtable.core.game import Game
from sandtable.core.text import Speaker
from sandtable.games.greatwar.story import GreatWarStory
from sandtable.games.greatwar.tale import GreatWarTale


def report_of(game: Game, speaker: Speaker) -> Report:
    """The report of a game that is over, or of one that still runs."""
    tale = GreatWarTale(game, speaker)
    return told(tale, GreatWarStory(tale))
