"""What is remembered of a battle of Napoleonics beside losses and places: leaders and squares."""

from __future__ import annotations

from sandtable.colors.table.history import History, LeaderLoss, Loss
from sandtable.core.event import Event
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.words import leader
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker


class NapoleonicsHistory(History):
    """Banners, leaders who fell, squares that were formed and broken."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.squares_formed = 0
        self.broken: list[Loss] = []
        super().__init__(game, speaker)

    @property
    def first(self) -> Napoleonics:
        assert isinstance(self.battle, Napoleonics)
        return self.battle

    def note(self, event: Event) -> None:
        super().note(event)
        key, args = event.key, event.args
        if key == "losses" and args["left"] == 0 and args["square"]:
            self.broken.append(self.all_losses[-1])
        elif key == "leader-killed":
            name = str(leader(self.speaker.phrases, "name", args["leader"])["name"])
            place = facts.GRID.names[args["hex"]]
            self.leaders.append(LeaderLoss(args["seat"], name, place, self.turn))
            self.last = event
        elif key == "banner":
            self.scores[args["seat"]] += args["banners"]
        elif key == "forms-square":
            self.squares_formed += 1
