"""The story of a battle of Napoleonics: what it has to tell of leaders and squares."""

from __future__ import annotations

from sandtable.colors.table.story import MOST_NAMED, Story
from sandtable.core.event import Event
from sandtable.games.napoleonics.rules import facts
from sandtable.games.napoleonics.table.history import NapoleonicsHistory
from sandtable.games.napoleonics.table.words import NAMES, leader
from sandtable.toolkit.text import Variables


class NapoleonicsStory(Story):
    """With generals who fall, and infantry in square."""

    history: NapoleonicsHistory

    def __init__(self, history: NapoleonicsHistory) -> None:
        super().__init__(history, NAMES)

    def unit(self, word: str, name: str = "unit") -> Variables:
        """A unit, or a leader who was alone."""
        return super().unit(word, name) if word in facts.KINDS else leader(self.phrases, name, word)

    def moments(self) -> list[str]:
        return [*self.fallen_leaders(), *self.squares(), *self.places()]

    def fallen_leaders(self) -> list[str]:
        history = self.history
        fallen = history.in_turns("leader-killed")
        if not fallen and history.winner is not None and history.first.field.leader_names:
            return [self.say("report-leaders-safe", {})]
        said: list[str] = []
        for turn, event in fallen[:MOST_NAMED]:
            told = {
                **leader(self.phrases, "leader", event.args["leader"]),
                **self.place(event.args["hex"]),
                **self.seat(event.args["seat"]),
                "turn": turn,
            }
            said.append(self.say(("report-leader-fell-1", "report-leader-fell-2"), told))
        return said

    def squares(self) -> list[str]:
        history = self.history
        said: list[str] = []
        for loss in history.broken[:MOST_NAMED]:
            told = {"turn": loss.turn, **self.unit(loss.word), **self.place(loss.hex)}
            said.append(self.say(("report-square-broken-1", "report-square-broken-2"), told))
        if not said and history.squares_formed:
            said.append(self.say("report-squares-held", {"count": history.squares_formed}))
        return said

    def last_act(self, event: Event) -> str:
        args = event.args
        if event.key == "leader-killed":
            told = {**leader(self.phrases, "leader", args["leader"]), **self.place(args["hex"])}
            return self.say("report-last-leader", told)
        if event.key == "none-left":
            return self.say("report-last-nobody", self.seat(args["seat"]))
        return super().last_act(event)
