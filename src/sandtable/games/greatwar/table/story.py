"""The story of a battle of The Great War: what it tells of tanks, shells and breakthroughs."""

from __future__ import annotations

from sandtable.colors.table.story import MOST_NAMED, Story
from sandtable.core.event import Event
from sandtable.games.greatwar.rules import facts, fights
from sandtable.games.greatwar.table.history import GreatWarHistory
from sandtable.games.greatwar.table.words import NAMES
from sandtable.toolkit.text import Variables


class GreatWarStory(Story):
    """With tanks that get stuck and guns that tear up the ground."""

    history: GreatWarHistory

    def __init__(self, history: GreatWarHistory) -> None:
        super().__init__(history, NAMES)

    def striker(self, throw: Event, name: str = "unit") -> Variables:
        """Shells and gas come from no unit on the board."""
        if throw.args["unit"]:
            return super().striker(throw, name)
        key = "report-gas" if throw.args["way"] == fights.WAYS[fights.GAS] else "report-shells"
        return self.phrases.named(name, key, self.seat(throw.args["seat"]))

    def moments(self) -> list[str]:
        return [*self.tanks(), *self.guns(), *self.breakthroughs(), *self.places()]

    def tanks(self) -> list[str]:
        history = self.history
        stuck = history.in_turns("stuck")
        if not stuck and history.has_tanks and history.winner is not None:
            return [self.say("report-tanks-rolled", {})]
        said: list[str] = []
        for turn, event in stuck[: MOST_NAMED - 1]:
            told = {**self.unit(event.args["unit"]), **self.place(event.args["hex"]), "turn": turn}
            said.append(self.say(("report-tank-stuck-1", "report-tank-stuck-2"), told))
        for turn, event in history.in_turns("abandoned")[:MOST_NAMED]:
            told = {**self.unit(event.args["unit"]), **self.place(event.args["hex"]), "turn": turn}
            said.append(self.say("report-tank-abandoned", told))
        return said

    def guns(self) -> list[str]:
        """The reserve artillery, and the ground that it changed."""
        history = self.history
        said: list[str] = []
        for seat, times in enumerate(history.bombardments):
            if times:
                said.append(self.say("report-guns", {**self.seat(seat), "times": times}))
        torn = [facts.GRID.names[at] for at in dict.fromkeys(history.torn)]
        if torn:
            told = {"hexes": self.together(torn), "count": len(torn)}
            said.append(self.say("report-torn", told))
        return said

    def breakthroughs(self) -> list[str]:
        said: list[str] = []
        for turn, event in self.history.in_turns("exit")[:MOST_NAMED]:
            told = {**self.unit(event.args["unit"]), **self.place(event.args["hex"]), "turn": turn}
            said.append(self.say("report-broke-through", told))
        return said
