"""A game in the terminal: who is asked, bots, forced answers, and the printed log."""

from __future__ import annotations

from typing import Final

from sandtable.bots import Bot, Forfeit
from sandtable.bots.program import Failure
from sandtable.bots.seated_game import STAND_IN, SeatedGame
from sandtable.cli.terminal.screen import Screen
from sandtable.core.event import Event
from sandtable.core.question import Question
from sandtable.toolkit.face import Face
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import further_rules
from sandtable.toolkit.text import Speaker, told_once

PLAYERS: Final = "players"  # in the header of a record: who sat where
FAILURES: Final[dict[Failure, str]] = {
    "start": "cli-program-start",
    "time": "cli-program-time",
    "ended": "cli-program-ended",
    "flood": "cli-program-flood",
    "unread": "cli-program-unread",
    "nonsense": "cli-program-nonsense",
    "illegal": "cli-program-illegal",
}


class Table(SeatedGame):
    """A game, and who sits in its seats: a bot, or a person (None)."""

    def __init__(self, game: Game, players: list[Bot | None], screen: Screen) -> None:
        super().__init__(game, players)
        self.screen = screen
        self.face: Face = screen.face
        self.speaker: Speaker = screen.speaker
        self.told = 0  # events
        self.forced: list[int] = []  # answers of people that were given for them since they spoke
        screen.shared = len(self.people) > 1

    def go_on(self) -> Question | None:
        """Let bots answer and give forced answers, until a person is asked or the game is over."""
        self.forced.clear()
        self.tell_events()
        while (question := self.automatic()) is not None:
            if self.players[question.seat] is None:
                self.tell_forced(question)
                self.forced.append(question.actions[0])
            self.give(question)
            self.tell_events()
        return self.game.question()

    def replace(self, seat: int, failure: Forfeit) -> None:
        """A program has failed: say so, and let another bot play on for its seat."""
        header = self.game.record.header
        seated = header[PLAYERS].split()
        seated[seat] = STAND_IN
        header[PLAYERS] = " ".join(seated)
        said = self.speaker.say(
            "cli-program-failed",
            how=self.speaker.say(FAILURES[failure.kind], about=failure.about),
            **self.face.side(seat, self.speaker),
        )
        self.screen.say(said, "bold")
        super().replace(seat, failure)

    def tell_forced(self, question: Question) -> None:
        words = self.speaker.action(self.game.state, question, question.actions[0])
        said = self.speaker.say("cli-forced", answer=words, rule=question.rule)
        self.screen.tell(said, "dim")

    # What happened

    def tell_events(self) -> None:
        """Everything since the last time, as the people here may know it."""
        events = self.game.events
        for run in told_once(events[self.told :], self.in_words):
            self.tell_event(run[0], len(run))
        self.told = len(events)

    def tell_event(self, event: Event, count: int) -> None:
        words = self.speaker.times(self.in_words(event), count)
        if event.key == "turn":
            seat = event.args.get("seat")  # of a turn that is one side's alone
            style = "" if seat is None else self.screen.display.seat_style(int(seat))
            self.screen.heading(words, style or "bold")
        else:
            self.screen.tell(words, rule=event.rule)

    def in_words(self, event: Event) -> str:
        """As the one person here sees it; where there are two, as the less informed one does."""
        people = self.people
        unaware = [seat for seat in people if not event.known_to(seat)]
        seat = (unaware or people or [0])[0]
        return self.speaker.event(event, seat)

    def log(self) -> list[tuple[str, str]]:
        """All that happened, a line each, with the rules behind it."""
        return [
            (self.speaker.times(self.in_words(run[0]), len(run)), self.rules_of(run))
            for run in told_once(self.game.events, self.in_words)
        ]

    def rules_of(self, run: list[Event]) -> str:
        """The rule of some events, and further ones: `N15.1; see also N16.3, N26.4`."""
        rule, rules = run[0].rule, further_rules(*filter(self.known, run))
        if not rules:
            return rule
        also = self.speaker.say("cli-see-also", rules=", ".join(rules))
        return f"{rule}; {also}" if rule else also

    def known(self, event: Event) -> bool:
        """Whether everybody here knows all of it."""
        return all(event.known_to(seat) for seat in self.people)

    # Taking back

    def undo(self, seat: int) -> bool:
        """Take a seat's answers back to the last that was a choice; whether there was one."""
        while self.game.undo(seat):
            self.told = min(self.told, len(self.game.events))
            question = self.game.question()
            if question is not None and (not question.forced or self.tells(question)):
                return True
        return False
