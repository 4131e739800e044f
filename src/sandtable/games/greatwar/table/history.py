"""What is remembered of a battle of The Great War beside losses and places: tanks, guns, medals."""

from __future__ import annotations

from sandtable.colors.table.history import History
from sandtable.core.event import Event
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker


class GreatWarHistory(History):
    """Medals, tanks in trouble, and what the reserve artillery did to the ground."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.bombardments = [0, 0]  # of each seat
        self.torn: list[int] = []  # hexes whose ground the shells changed
        super().__init__(game, speaker)

    @property
    def first(self) -> GreatWar:
        assert isinstance(self.battle, GreatWar)
        return self.battle

    @property
    def has_tanks(self) -> bool:
        units = (*self.first.units_of(0), *self.first.units_of(1))
        return any(self.first.is_tank(unit) for unit in units)

    def note(self, event: Event) -> None:
        super().note(event)
        key, args = event.key, event.args
        if key == "retreat-blocked":
            self.note_loss(args, args["figures"])
        elif key == "destroyed":
            self.note_end(event)
        elif key == "medal":
            self.scores[args["seat"]] += args["medals"]
        elif key == "targeting":
            self.bombardments[args["seat"]] += 1
        elif key == "ground-changed":
            self.torn.append(args["hex"])
