"""A game with its players: bots, and seats that are answered from outside."""

from __future__ import annotations

from typing import Final

from sandtable.bots import Bot, External, Forfeit, make_bot
from sandtable.bots.protocol import winner_in
from sandtable.core.chance import derived_seed
from sandtable.core.question import Question
from sandtable.toolkit.game import Game

STAND_IN: Final = "captain"  # plays on for a program that failed


class SeatedGame:
    """A game with a bot for each seat, or None for a person or another program."""

    def __init__(self, game: Game, players: list[Bot | None]) -> None:
        self.game = game
        self.players = players

    @property
    def people(self) -> list[int]:
        """The seats that are answered from outside."""
        return [seat for seat, player in enumerate(self.players) if player is None]

    def settle(self) -> None:
        """Give all answers of bots and all forced answers."""
        while (question := self.automatic()) is not None:
            self.give(question)

    def automatic(self) -> Question | None:
        """An open question that a bot answers, or that has one answer only."""
        for question in self.game.questions():
            forced = question.forced and not self.tells(question)
            if forced or self.players[question.seat] is not None:
                return question
        return None

    def give(self, question: Question) -> None:
        """The answer to such a question."""
        bot = self.players[question.seat]
        single = bot is None or (question.forced and not self.tells(question))
        action = question.actions[0] if single else self.ask_bot(question)
        self.game.answer(action, question.seat)

    def tells(self, question: Question) -> bool:
        """Whether several are here, and an answer given at once would tell what one holds."""
        outside = self.players[question.seat] is None
        told = question.secret or question.key in self.game.box.revealing_questions
        return outside and len(self.people) > 1 and told

    def ask_bot(self, question: Question) -> int:
        bot = self.players[question.seat]
        assert bot is not None
        number = len(self.game.record.steps)
        try:
            return bot.choose(question, lambda: self.game.resample(question.seat, number))
        except Forfeit as failure:
            self.replace(question.seat, failure)
            return self.ask_bot(question)

    def replace(self, seat: int, failure: Forfeit) -> None:
        """A program has failed: another bot plays on for its seat."""
        seed = self.game.record.header.get("seed", "")
        self.players[seat] = make_bot(STAND_IN, self.game.box, derived_seed(seed, f"bot {seat}"))

    def close(self) -> None:
        """End the programs that play here."""
        result = self.game.result()
        for player in self.players:
            if isinstance(player, External):
                player.close(winner_in(result), result)
