"""`sandtable play`: sit down at the table, alone against a bot or two at one keyboard."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots import BOTS, Bot, External, is_external, make_bot, make_player
from sandtable.cli.failure import Failure
from sandtable.cli.files import read_text, reason, record_in, replayed, scenario_at
from sandtable.cli.language import speaker_of
from sandtable.cli.terminal.keyboard import Keyboard, Leave
from sandtable.cli.terminal.map_screen import screen_of
from sandtable.cli.terminal.screen import Screen
from sandtable.cli.terminal.table import PLAYERS, Table
from sandtable.core.chance import derived_seed
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.data import unknown
from sandtable.toolkit.face import Face
from sandtable.toolkit.game import Game

NOBODY = "none"  # no bot: two people
HUMAN = "human"
PROGRAM = "cmd"  # in the header of a record: a program, which no file may start
DEFAULT_BOT = "captain"
INTERRUPTED = 130


@dataclass
class Wishes:
    """What the command line says; what it leaves open is asked or has a default."""

    game: str | None
    scenario: str | None
    bot: str | None
    seat: str | None
    seed: str | None
    lang: str | None
    load: Path | None
    options: dict[str, Any] = field(default_factory=dict)
    mouse: bool = True


def play_in_terminal(wishes: Wishes) -> int:
    if sys.stdin is None:  # closed by who started us
        raise Failure("there is no input: a game is played at a keyboard, or from a file")
    if sys.stdin.isatty():
        with suppress(ImportError):  # where the terminal sends no single keys
            import readline  # noqa: F401  (the arrow keys bring lines back)
    check_bot(wishes.bot)
    box = choose_box(wishes)
    screen = screen_of(box, speaker_of(wishes.lang, box))
    if wishes.mouse:
        screen.use_mouse()
    try:
        game = load(wishes) if wishes.load is not None else begin(wishes, box, screen)
        table = seat_players(game, wishes, screen)
        try:
            return play(table)
        finally:
            table.close()
    except (EOFError, Leave):
        screen.say()
        return 0
    except KeyboardInterrupt:
        screen.say()
        return INTERRUPTED


# What to play


def choose_box(wishes: Wishes) -> Box:
    """The game that is meant: by its own name, by that of a scenario, or the only one."""
    if wishes.load is not None:
        if wishes.game is not None:
            raise Failure("a saved game knows its scenario: name either a file or a scenario")
        return record_in(read_text(wishes.load), wishes.load)[0]
    if wishes.game is None:
        return next(iter(BOXES.values()))
    if wishes.game in BOXES:
        return BOXES[wishes.game]
    if wishes.scenario is None:
        for box in BOXES.values():
            if box.has(wishes.game) or wishes.game.endswith(".toml"):
                wishes.scenario = wishes.game
                return box
    if Path(wishes.game).is_file():
        raise Failure(f"{wishes.game} is a file, and a scenario file ends in .toml")
    raise Failure(unknown("game", wishes.game, BOXES))


def begin(wishes: Wishes, box: Box, screen: Screen) -> Game:
    """A new game; without a scenario, one is asked for."""
    check_seat(wishes, box.seats)
    if wishes.scenario is None:
        guide(wishes, box, screen)
    scenario = wishes.scenario or box.scenarios()[0]
    if scenario.endswith(".toml"):
        path = Path(scenario)
        read_text(path)
        scenario_at(box, path, wishes.options)
        scenario = str(path.resolve())
    try:
        return sandtable.new_game(box.id, scenario, wishes.seed, wishes.options or None)
    except KeyError as error:
        if Path(scenario).is_file():
            raise Failure(f"{scenario} is a file, and a scenario file ends in .toml") from None
        raise Failure(reason(error)) from None
    except ValueError as error:
        raise Failure(reason(error)) from None


def chosen_options(words: Iterable[str]) -> dict[str, Any]:
    """What was chosen on the command line: a name for what is on, `name=-1` for a number."""
    options: dict[str, Any] = {}
    for word in words:
        name, has_value, value = word.partition("=")
        try:
            options[name] = int(value) if has_value else True
        except ValueError:
            raise Failure(f'"{word}": after "=" comes a whole number') from None
    return options


def check_seat(wishes: Wishes, seats: list[str]) -> None:
    if wishes.seat is not None and wishes.seat not in seats:
        raise Failure(unknown("seat", wishes.seat, seats))


def check_bot(name: str | None) -> None:
    """One of our bots, nobody, or a program that is there."""
    if name is None or name in (*BOTS, NOBODY):
        return
    if not is_external(name):
        raise Failure(unknown("bot", name, [*BOTS, NOBODY]))
    try:
        make_player(name, next(iter(BOXES.values())), 0)
    except KeyError as error:
        raise Failure(reason(error)) from None


def load(wishes: Wishes) -> Game:
    """A stored game. One that does not tell its dice goes on with new ones."""
    assert wishes.load is not None
    text = read_text(wishes.load)
    box, record = record_in(text, wishes.load)
    check_seat(wishes, box.seats)
    if wishes.seed is None and record.header.get("counters") and record.header.get("seed"):
        return replayed(text, wishes.load)
    seed = wishes.seed or secrets.token_hex(16)
    game = replayed(text, wishes.load, seed)
    game.record.header["seed"] = seed
    game.record.header.pop("counters", None)
    return game


# Who plays


def seat_players(game: Game, wishes: Wishes, screen: Screen) -> Table:
    """A person in the seat that was wished for, and a bot in every other."""
    seats = game.seats
    check_seat(wishes, seats)
    stored = game.record.header.get(PLAYERS, "").split()
    if len(stored) != len(seats) or wishes.bot is not None or wishes.seat is not None:
        bot = wishes.bot or DEFAULT_BOT
        question = game.question()
        first = seats[question.seat] if question is not None else seats[0]
        seat = wishes.seat or first
        stored = [HUMAN if each == seat or bot == NOBODY else bot for each in seats]
    players = [player_of(name, number, game, wishes) for number, name in enumerate(stored)]
    named = [PROGRAM if is_external(name) else name for name in stored]
    game.record.header[PLAYERS] = " ".join(named)
    for number, player in enumerate(players):
        if isinstance(player, External):
            player.open(game.record.header["scenario"], seats, number, lambda: game.events)
    return Table(game, players, screen)


def player_of(name: str, seat: int, game: Game, wishes: Wishes) -> Bot | None:
    """Who sits there. Only the command line may name a program: a record may be anybody's."""
    if name == HUMAN:
        return None
    if is_external(name) and wishes.bot is None:
        raise Failure('this game was played against a program; name it with --bot "cmd:..."')
    own = derived_seed(game.record.header.get("seed", ""), f"bot {seat}")
    try:
        return (make_bot if wishes.bot is None else make_player)(name, game.box, own)
    except KeyError as error:
        raise Failure(reason(error)) from None


# The guide


def guide(wishes: Wishes, box: Box, screen: Screen) -> None:
    """Ask for the scenario, the side and the opponent; Enter takes the first of each."""
    speaker, face = screen.speaker, screen.face
    briefs = face.briefs(speaker.language, in_full=False)
    screen.say(speaker.say("cli-welcome"), "bold")
    screen.say()
    for number, brief in enumerate(briefs, start=1):
        year = f", {brief.date[:4]}" if brief.date else ""
        screen.say(f"{number:3}  {brief.name}{year}  ({brief.id})")
    names = [brief.id for brief in briefs]
    wishes.scenario = choose(screen, speaker.say("cli-which-scenario", default=1), names, 0)
    brief = briefs[names.index(wishes.scenario)]
    if wishes.bot is None:
        screen.say()
        bots = [*BOTS, NOBODY]
        for number, name in enumerate(bots, start=1):
            screen.say(f"{number:3}  {name:10} {speaker.say(BOT_TEXTS[name])}")
        default = bots.index(DEFAULT_BOT)
        wishes.bot = choose(
            screen, speaker.say("cli-which-bot", default=default + 1), bots, default
        )
    if wishes.seat is None and wishes.bot != NOBODY:
        screen.say()
        seats = box.seats_of(wishes.scenario)
        for number, seat in enumerate(seats, start=1):
            begins = f"  ({speaker.say('cli-begins')})" if seat == brief.first else ""
            screen.say(f"{number:3}  {face.seat_name(number - 1, speaker)}{begins}")
        default = seats.index(brief.first) if brief.first in seats else 0
        wishes.seat = choose(
            screen, speaker.say("cli-which-seat", default=default + 1), seats, default
        )


BOT_TEXTS = {
    "random": "cli-bot-random",
    "corporal": "cli-bot-corporal",
    "captain": "cli-bot-captain",
    "marshal": "cli-bot-marshal",
    "emperor": "cli-bot-emperor",
    NOBODY: "cli-bot-none",
}


def choose(screen: Screen, prompt: str, names: list[str], default: int) -> str:
    """One of these names, by its number or itself."""
    while True:
        typed = screen.read(f"{prompt} ").strip().lower()
        if not typed:
            return names[default]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if typed in names:
            return typed
        if typed in ("quit", "q"):
            raise Leave
        screen.say(screen.speaker.say("cli-choose-number", most=len(names)))


# The game


def play(table: Table) -> int:
    """From the first question to the last, or until the player leaves."""
    screen, speaker, face = table.screen, table.speaker, table.face
    if table.game.question() is not None:
        brief(table, face)
    keyboard = Keyboard(table)
    while (question := table.go_on()) is not None:
        try:
            keyboard.ask(question)
        except EOFError:
            if not screen.interactive:
                screen.say()
                screen.say(speaker.say("cli-input-ended"))
                return 0
            leave(keyboard)
            return 0
        except KeyboardInterrupt:
            leave(keyboard)
            return INTERRUPTED
        except Leave:
            return 0
    screen.show_table(table.game, None, (table.people or [0])[0])
    screen.heading(face.ending(table.game.state, speaker))
    keyboard.offer_to_save("cli-save-record")
    return 0


def leave(keyboard: Keyboard) -> None:
    """Somebody pressed Ctrl-C or Ctrl-D: one chance to store the game, then out."""
    keyboard.screen.say()
    try:
        keyboard.offer_to_save("cli-save-before-leaving")
    except (EOFError, KeyboardInterrupt):
        keyboard.screen.say()


def brief(table: Table, face: Face) -> None:
    """What is at stake, and how to get help."""
    title, *paragraphs = face.briefing(table.game.state, table.speaker) or [table.game.box.id]
    table.screen.heading(title)
    for paragraph in paragraphs:
        table.screen.say(paragraph)
    table.screen.say(table.speaker.say("cli-hint"), "dim")
    table.told = first_to_tell(table.game)


def first_to_tell(game: Game) -> int:
    """A new game is told from its first turn on, not the deal; a loaded one from here on."""
    if len(game.record.steps) > 1:
        return len(game.events)
    turns = [at for at, event in enumerate(game.events) if event.key == "turn"]
    return turns[0] if turns else 0
