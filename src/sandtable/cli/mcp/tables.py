"""The games of a server for language models: who holds which seat, and whose turn it is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

import anyio

from sandtable.bots import Bot, make_bot
from sandtable.bots.referee import News, Wrong, opened, seat_called
from sandtable.bots.seated_game import SeatedGame
from sandtable.cli.mcp.seat_view import Sight
from sandtable.core.chance import derived_seed
from sandtable.core.refusal import IllegalAction
from sandtable.toolkit.game import Game

MOST_TABLES: Final = 200
TOKEN_BYTES: Final = 16
MOST_SEED: Final = 200  # characters


class Hosted(SeatedGame):
    """A game that language models play, with a token for each seat that a model holds."""

    def __init__(self, game: Game, players: list[Bot | None], language: str) -> None:
        super().__init__(game, players)
        self.language = language
        self.lock = anyio.Lock()  # one answer at a time
        self.changed = anyio.Event()  # set and replaced when something was answered
        self.given = [0] * len(players)  # answers, by seat
        self.news = News(game)
        self.sights = {seat: Sight(game, seat, language) for seat in self.people}

    def waits_for(self, seat: int) -> bool:
        """Whether this seat has nothing to do yet."""
        return self.game.question() is not None and self.game.question_of(seat) is None

    def answer(self, seat: int, words: str) -> None:
        """An answer of a seat, and those that follow by themselves."""
        self.game.answer(self.sights[seat].meant(words), seat)
        self.given[seat] += 1
        self.settle()

    def tell(self) -> None:
        """Wake those who wait."""
        self.changed.set()
        self.changed = anyio.Event()


@dataclass(frozen=True)
class Held:
    """A seat of a game, as its token shows it."""

    table: Hosted
    seat: int

    @property
    def sight(self) -> Sight:
        return self.table.sights[self.seat]

    @property
    def number(self) -> int:
        """The number of the question that this seat is asked, or is asked next."""
        return self.table.given[self.seat] + 1


@dataclass
class Tables:
    """All games of one server. Tokens and invitations are random and are told once."""

    language: str = "en"
    held: dict[str, Held] = field(default_factory=dict)  # by token
    invited: dict[str, Held] = field(default_factory=dict)  # by invitation

    def open(
        self, game: str, scenario: str, seat: str, opponent: str, seed: str | None
    ) -> tuple[str, dict[str, str]]:
        """A new game: the token of its first player, and an invitation for each seat that is free.

        `opponent` is the name of a bot, or empty for others who join.
        """
        if len({id(each.table) for each in self.held.values()}) >= MOST_TABLES:
            raise Wrong(f"{MOST_TABLES} games are open; leave one first")
        if seed is not None and len(seed) > MOST_SEED:
            raise Wrong(f"a seed has at most {MOST_SEED} characters")
        begun = opened(game, scenario, seed)
        asked = begun.question()
        first = asked.seat if asked is not None else 0
        own = seat_called(begun.seats, seat) if seat else first
        table = Hosted(begun, players(begun, own, opponent), self.language)
        table.settle()
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.held[token] = Held(table, own)
        invitations = {}
        for other in table.people:
            if other != own:
                invitation = secrets.token_urlsafe(TOKEN_BYTES)
                self.invited[invitation] = Held(table, other)
                invitations[begun.seats[other]] = invitation
        return token, invitations

    def join(self, invitation: str) -> str:
        """The token of an invited player. An invitation is good for one player."""
        held = self.invited.pop(invitation, None)
        if held is None:
            raise Wrong("there is no such invitation, or somebody has taken it")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.held[token] = held
        return token

    def seat(self, token: str) -> Held:
        """The seat that a token stands for."""
        if token not in self.held:
            raise Wrong("there is no seat with this token; open_game and join_game give tokens")
        return self.held[token]

    def leave(self, token: str) -> None:
        """Give a seat back; a game that nobody holds a seat of is forgotten."""
        table = self.seat(token).table
        del self.held[token]
        if not any(each.table is table for each in self.held.values()):
            self.invited = {key: each for key, each in self.invited.items() if each.table != table}
            table.close()


def players(game: Game, own: int, opponent: str) -> list[Bot | None]:
    """Nobody of ours in the own seat; in the others a bot, or nobody either."""
    seed = game.record.header["seed"]
    try:
        return [
            make_bot(opponent, game.box, derived_seed(seed, f"bot {seat}"))
            if opponent and seat != own
            else None
            for seat in range(len(game.seats))
        ]
    except KeyError as error:
        raise Wrong(str(error.args[0])) from None


def refused(held: Held, problem: IllegalAction) -> Wrong:
    """A refusal as a sentence with its rule."""
    words = held.sight.speaker.refusal_alone(problem.refusal)
    return Wrong(held.sight.speaker.with_rule(f"{problem.name}: {words}", problem.refusal.rule))
