"""Helpers of a referee for other programs, whatever the protocol."""

from __future__ import annotations

import sandtable
from sandtable.bots.protocol import shown
from sandtable.core.event import Event
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import unknown
from sandtable.toolkit.game import Game


class Wrong(Exception):
    """A message that cannot be obeyed; what it says is a sentence for the sender."""


def box_called(name: str) -> Box:
    """The game of this name."""
    if name not in BOXES:
        raise Wrong(unknown("game", shown(name), BOXES))
    return BOXES[name]


def scenario_called(box: Box, name: str) -> str:
    """A scenario or lesson of the game, by its id and never by a path; the first for no name."""
    name = name or box.scenarios()[0]
    if not box.has(name):
        raise Wrong(unknown("scenario", shown(name), box.scenarios()))
    return name


def seat_called(seats: list[str], name: str) -> int:
    """The number of a seat."""
    if name not in seats:
        raise Wrong(unknown("seat", shown(name), seats))
    return seats.index(name)


def opened(game: str, scenario: str, seed: str | None) -> Game:
    """A new game; without a seed, with dice that nobody can foresee."""
    box = box_called(game)
    return sandtable.new_game(box.id, scenario_called(box, scenario), seed)


class News:
    """What each seat has been told of a game, so that it is told everything once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._told: dict[int, int] = {}  # events, by seat

    def of(self, seat: int) -> list[Event]:
        """What happened since the last time, as this seat may know it."""
        events = self._game.events_of(seat)
        news = events[self._told.get(seat, 0) :]
        self._told[seat] = len(events)
        return news
