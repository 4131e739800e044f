"""`sandtable engine`: one of our bots for another program, by JSON lines (`docs/protocol.md`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from threading import Event as Signal, Lock, Thread
from typing import Any, Final, TextIO

from sandtable import __version__
from sandtable.bots import BOTS, Bot, make_bot, protocol
from sandtable.bots.marshal import Marshal
from sandtable.bots.referee import News, Wrong, box_called, opened, scenario_called, seat_called
from sandtable.cli.failure import Failure
from sandtable.cli.files import reason, replayed
from sandtable.core.chance import derived_seed
from sandtable.core.question import Question
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import SOUND, Box
from sandtable.toolkit.data import unknown
from sandtable.toolkit.game import Game

MOST_INPUT: Final = 16_000_000  # characters of a line
CAREFUL: Final = 0.8  # of the time that it has, a bot that searches takes so much
ADVISED: Final = 5  # actions that an `info` names

Send = Callable[[protocol.Message], None]


def run_engine(bot: str) -> int:
    """Read messages until `quit` or the end of the input."""
    if sys.stdin is None:
        raise Failure("there is no input: an engine is driven by another program")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8")
    try:
        make_bot(bot, next(iter(BOXES.values())), 0)
    except KeyError as error:
        raise Failure(reason(error)) from None
    engine = Engine(bot, printer())
    while (line := next_line(sys.stdin)) is not None:
        if not engine.obey(line):
            return 0
    engine.wait()
    return 0


def next_line(stream: TextIO) -> str | None:
    """A line of the input, cut where it is too long; None at the end."""
    line = stream.readline(MOST_INPUT)
    rest = line
    while len(rest) == MOST_INPUT and not rest.endswith("\n"):
        rest = stream.readline(MOST_INPUT)
    return line or None


def printer() -> Send:
    """Prints messages, one at a time though two threads may send them."""
    lock = Lock()

    def send(message: protocol.Message) -> None:
        with lock:
            print(protocol.encode(message), end="", flush=True)

    return send


class Engine:
    """Obeys messages. It thinks in a thread, so that it hears `stop` and `quit` meanwhile."""

    def __init__(self, bot: str, send: Send) -> None:
        self._bot = bot
        self._send = send
        self._box: Box | None = None
        self._seats: list[str] = []
        self._seed = ""
        self._players: dict[int, Bot] = {}
        self._game: Game | None = None  # the position that was set, if any
        self._asked = 0
        self._news: News | None = None
        self._halted = Signal()
        self._thinking: Thread | None = None

    def obey(self, line: str) -> bool:
        """Do what a line says; False if it was `quit`. Whatever is wrong is one `error`."""
        if not line.strip():
            return True
        try:
            message = protocol.decode(line)
            kind = str(message["type"])
            if kind in ("stop", "quit"):
                self._halted.set()
            if kind != "stop":
                self.wait()
            if kind in ORDERS:
                ORDERS[kind](self, message)
            elif kind not in ("stop", "quit", protocol.END):
                raise Wrong(unknown("message", protocol.shown(kind), (*ORDERS, *OTHERS)))
        except protocol.InvalidMessage as problem:
            self._send(protocol.error(f"the line {problem}"))
        except IllegalAction as problem:
            rule = f" ({problem.refusal.rule})" if problem.refusal.rule else ""
            words = f'"{protocol.shown(problem.name)}" is refused: {problem.refusal.key}{rule}'
            self._send(protocol.error(words))
        except (Wrong, Failure) as problem:
            self._send(protocol.error(reason(problem)))
        except Exception as problem:  # what a broken sample or record may bring about
            self._send(protocol.error(f"the message cannot be used: {reason(problem)}"))
        else:
            return kind != "quit"
        return True

    def wait(self) -> None:
        """Until the answer that is being thought about is given."""
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None

    # Orders

    def _hello(self, message: protocol.Message) -> None:
        spoken = message.get("protocol", protocol.PROTOCOL)
        if spoken != protocol.PROTOCOL:
            raise Wrong(f"this engine speaks protocol {protocol.PROTOCOL}, not {spoken!r}")
        games = {box.id: box.scenarios() for box in BOXES.values()}
        name = f"sandtable {__version__}"
        self._send(protocol.hello(name, bot=self._bot, bots=[*BOTS], games=games))

    def _new_game(self, message: protocol.Message) -> None:
        """A game that another program referees: its questions come with what we may know."""
        box = box_called(text_of(message, "game"))
        scenario = scenario_called(box, text_of(message, "scenario", ""))
        self._sit_down(box, box.seats_of(scenario), text_of(message, "seed", ""), None)

    def _set_position(self, message: protocol.Message) -> None:
        """A game that we referee: from a scenario, or from a record, and the answers after it."""
        if "record" in message:
            game = replayed(text_of(message, "record"), Path("the record"))
        else:
            scenario, seed = text_of(message, "scenario", ""), text_of(message, "seed", "0")
            game = opened(text_of(message, "game"), scenario, seed)
        answers = message.get("answers", [])
        if not isinstance(answers, list) or not all(isinstance(each, str) for each in answers):
            raise Wrong('"answers" is a list of actions in notation')
        for each in answers:
            game.answer(each)
        seed = derived_seed(game.record.header.get("seed", ""), "engine")
        self._sit_down(game.box, game.seats, seed, game)
        self._ask()

    def _play(self, message: protocol.Message) -> None:
        """Somebody's answer in the position that was set."""
        game = self._position()
        name = text_of(message, "seat", "")
        seat = seat_called(game.seats, name) if name else None
        game.answer(text_of(message, "action"), seat)
        self._ask()

    def _go(self, message: protocol.Message) -> None:
        """Our own answer in the position that was set. It is told, not played."""
        game = self._position()
        question = game.question()
        if question is None:
            raise Wrong("the game is over")
        number, sample = self._asked, game.resample(question.seat, self._asked)
        self._think(number, question, lambda: sample, seconds_of(message))

    def _answer(self, message: protocol.Message) -> None:
        """A question of the referee."""
        if self._box is None:
            raise Wrong('a question comes after a "game"')
        number, seat = message.get("number"), text_of(message, "seat")
        if type(number) is not int:
            raise Wrong('the question has no "number"')
        question = self._question_in(message, self._box, seat_called(self._seats, seat))
        if "sample" not in message:
            if self._bot != "random":
                raise Wrong('the question has no "sample", which this bot needs')
            self._think(number, question, None, seconds_of(message))
            return
        state = self._box.load(message["sample"])
        asked = state.question_of(question.seat)
        if asked is None or asked.actions != question.actions:
            raise Wrong('the "actions" are not those of the "sample"')
        self._think(number, asked, lambda: state, seconds_of(message))

    # What they share

    def _sit_down(self, box: Box, seats: list[str], seed: str, game: Game | None) -> None:
        self._box, self._seats, self._seed, self._game = box, seats, seed, game
        self._players = {}
        self._news = None if game is None else News(game)
        self._asked = 0

    def _position(self) -> Game:
        if self._game is None:
            raise Wrong('there is no position; set one with "position"')
        return self._game

    def _ask(self) -> None:
        """Tell the open question of the position, or that it is over."""
        game = self._position()
        question = game.question()
        if question is None:
            result = game.result()
            self._send(protocol.end(game.seats, protocol.winner_in(result), result))
            return
        self._asked += 1
        sample, seat = game.resample(question.seat, self._asked), question.seat
        assert self._news is not None
        news = self._news.of(seat)
        self._send(
            protocol.question(game.box, game.seats, self._asked, question, 0.0, sample, news)
        )

    def _question_in(self, message: protocol.Message, box: Box, seat: int) -> Question:
        names = message.get("actions")
        if not isinstance(names, list) or not names:
            raise Wrong('the question has no "actions"')
        actions = [box.vocabulary.find(name) if isinstance(name, str) else -1 for name in names]
        if -1 in actions:
            wrong = names[actions.index(-1)]
            raise Wrong(f'"{protocol.shown(wrong)}" is no action of {box.id}')
        key, rule = text_of(message, "key", ""), text_of(message, "rule", "")
        return Question(seat, key, rule, actions)

    def _player(self, box: Box, seat: int) -> Bot:
        if seat not in self._players:
            seed = self._seed if self._game is None else derived_seed(self._seed, f"bot {seat}")
            self._players[seat] = make_bot(self._bot, box, seed)
        return self._players[seat]

    # Thinking

    def _think(
        self,
        number: int,
        question: Question,
        sample: Callable[[], State] | None,
        seconds: float,
    ) -> None:
        assert self._box is not None
        bot = self._player(self._box, question.seat)
        self._halted = Signal()
        if isinstance(bot, Marshal):
            bot.halted = self._halted.is_set
            bot.most_seconds = CAREFUL * seconds
        work = (self._box, bot, number, question, sample)
        self._thinking = Thread(target=self._choose, args=work, daemon=True)
        self._thinking.start()

    def _choose(
        self,
        box: Box,
        bot: Bot,
        number: int,
        question: Question,
        sample: Callable[[], State] | None,
    ) -> None:
        """In the thread: an `info` with the game's advice, and the answer."""
        with suppress(OSError):  # nobody reads any more: the main thread finds out
            try:
                if sample is not None and self._bot != "random":
                    self._send(info(box, number, sample(), question))
                action = bot.choose(question, sample or nothing_known)
                self._send(protocol.answer(number, box.vocabulary.name(action)))
            except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
                self._send(protocol.error(f"the bot failed: {reason(problem)}"))


def nothing_known() -> State:
    raise ValueError("there is no sample")


def info(box: Box, number: int, state: State, question: Question) -> protocol.Message:
    """What the actions are worth by the game's own advice, the best first."""
    worth = zip(question.actions, box.advice(state, question, SOUND))
    best = sorted(worth, key=lambda each: -each[1])[:ADVISED]
    told = [{"action": box.vocabulary.name(action), "worth": value} for action, value in best]
    return {"type": protocol.INFO, "number": number, "advice": told}


Order = Callable[[Engine, protocol.Message], None]

ORDERS: Final[dict[str, Order]] = {
    protocol.HELLO: Engine._hello,
    protocol.GAME: Engine._new_game,
    protocol.QUESTION: Engine._answer,
    "position": Engine._set_position,
    "play": Engine._play,
    "go": Engine._go,
}
OTHERS: Final = ("stop", protocol.END, "quit")


# Parts of messages


def text_of(message: protocol.Message, key: str, default: str | None = None) -> str:
    value: Any = message.get(key, default)
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)  # a seed
    if not isinstance(value, str):
        raise Wrong(f'the message has no "{key}"')
    return value


def seconds_of(message: protocol.Message) -> float:
    """The time to think; 0 where the bot may take its usual time."""
    value = message.get("seconds", 0)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e6:
        raise Wrong('"seconds" is a number of at least 0')
    return float(value)
