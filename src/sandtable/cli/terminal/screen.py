"""The screen of a player: board, status, question and answers."""

from __future__ import annotations

import os
import sys
from typing import IO, Final, cast

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from sandtable.cli.terminal.display import Display, Paint
from sandtable.cli.terminal.line_editor import LineInput, has_terminal
from sandtable.cli.terminal.panels import counted
from sandtable.cli.terminal.text_matching import PlainFile
from sandtable.cli.terminal.transcript import Transcript, click
from sandtable.core.question import Question
from sandtable.toolkit.answer_sequences import after_answer, names_thing
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker, sentence

TALL_FROM: Final = 36  # lines of a terminal in which a hex has two of them
FEW: Final = 9  # answers that are told in words, a line each
WIDEST: Final = 110  # of a text that is read
PANEL: Final = 32  # the room that is needed beside the board
PANEL_GAP: Final = 3


class Screen:
    """The terminal, or whatever stands in for it."""

    named = False  # answers are shown by their names, with the notation behind them

    def __init__(self, display: Display, speaker: Speaker, console: Console | None = None) -> None:
        self.display = display
        self.face = display.face
        self.speaker = speaker
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.turned = False  # the other way round than the seat would see it
        self.shared = False  # two people look at it, and it is not turned for either
        self.transcript: Transcript | None = None  # where there is a mouse
        self.lines: LineInput | None = None
        if not self.fancy:
            self.console.file = cast(IO[str], PlainFile(self.console.file))

    def use_mouse(self) -> None:
        """Read keys one by one from now on, and clicks; not where no terminal is."""
        if self.interactive and has_terminal():
            self.transcript = Transcript(self.console.file)
            self.console.file = cast(IO[str], self.transcript)
            self.lines = LineInput(self.transcript)

    # The surface

    @property
    def interactive(self) -> bool:
        """Whether a person sits there, and not a file."""
        return sys.stdin.isatty() and self.console.is_terminal

    @property
    def coloured(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    @property
    def shaded(self) -> bool:
        return self.coloured and self.console.color_system in ("256", "truecolor")

    @property
    def tall(self) -> bool:
        """Two lines a hex where there is room, as there always is in a file."""
        return not self.console.is_terminal or self.console.size.height >= TALL_FROM

    @property
    def fancy(self) -> bool:
        named = os.environ.get("LC_ALL") or os.environ.get("LANG", "")
        able = self.console.encoding.lower().replace("-", "") in ("utf8", "utf16", "utf8sig")
        return able and named not in ("C", "POSIX")

    def say(self, words: str = "", style: str = "") -> None:
        """A line or a paragraph, broken at words."""
        width = min(self.console.width, WIDEST)
        self.console.print(Text(words, style), width=width)

    def tell(self, words: str, style: str = "", rule: str = "") -> None:
        """Something that happened, by which rule, with its further lines set in."""
        text = Text(words, style)
        if rule:
            text.append(f" ({rule})", "dim")
        width = min(self.console.width, WIDEST) - 2
        for number, line in enumerate(text.wrap(self.console, width)):
            self.console.print(Text("  " if number else "") + line, no_wrap=True)

    def heading(self, words: str, style: str = "bold") -> None:
        self.console.print()
        line = "─" if self.fancy else "-"
        rest = max(0, min(self.console.width, 78) - len(words) - 4)
        self.console.print(Text(f"{line * 2} {words} {line * rest}", style), no_wrap=True)

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text), width=min(self.console.width, WIDEST))

    def put(self, line: Text) -> None:
        """A line as it is, with what of it can be clicked."""
        if self.transcript is not None:
            self.transcript.note(line)
        self.console.print(line, no_wrap=True, crop=False, overflow="ignore")

    def wipe(self) -> None:
        """Clear the terminal, also what has scrolled away."""
        if self.transcript is not None:
            self.transcript.forget()
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        else:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """A line that somebody typed. What comes from a file is shown as if typed."""
        self.console.file.flush()
        if self.lines is not None:
            *above, last = Text(prompt.rstrip()).wrap(self.console, self.console.width - 10)
            for each in above:
                self.console.print(each, no_wrap=True)
            return self.lines.line(f"{last.plain} ")
        line = input(prompt)
        if not sys.stdin.isatty():
            self.console.print(Text(line), soft_wrap=True)
        return line

    # The table

    def show_table(self, game: Game, question: Question | None, seat: int) -> None:
        """The board, and how things stand: above it, or beside it where there is room."""
        flips = not self.shared and self.face.flips(game.state, seat)
        paint = Paint(self.tall, self.coloured, self.shaded, self.fancy, flips != self.turned)
        board = self.display.board(game.state, self.speaker, question, seat, paint)
        width = max((line.cell_len for line in board), default=0) + PANEL_GAP
        wide = self.tall and self.console.width >= width + PANEL
        self.console.print()
        if wide:
            board = beside(board, self.panel(game, seat), width)
        else:
            self.show_status(game)
        for line in board:
            self.put(line)

    def show_status(self, game: Game) -> None:
        line = Text()
        for words, style in self.status(game):
            line.append("  " if line else "")
            line.append(words, style)
        self.console.print(line, width=min(self.console.width, WIDEST))

    def status(self, game: Game) -> list[tuple[str, str]]:
        """How things stand, in a few words each: the words, and their style."""
        status = self.face.status(game.state, self.speaker)
        told = [(self.face.turn(status.turn, self.speaker), "")] if status.turn else []
        for seat, side in enumerate(status.sides):
            if own := self.face.standing_told(side):
                told.append((own, self.display.seat_style(seat)))
            elif side.needed:
                words = self.speaker.say(
                    "cli-side",
                    side=sentence(side.name),
                    score=self.face.score_of(side.score, side.needed, self.speaker),
                    cards=side.cards,
                )
                told.append((words, self.display.seat_style(seat)))
        cards = [card.title for card in (status.card, status.in_force) if card is not None]
        if cards:
            told.append((" = ".join(cards), "bold"))
        return told

    def panel(self, game: Game, seat: int) -> list[Text]:
        """How things stand, and the hand of the seat that is asked."""
        lines = [Text(words, style) for words, style in self.status(game)]
        hand = self.face.hand(game.state, seat, self.speaker)
        if hand:
            lines.append(Text())
            lines.append(Text(self.speaker.say("cli-your-hand"), self.display.seat_style(seat)))
            lines += [Text(f"  {each}") for each in counted([card.title for card in hand])]
        return lines

    def show_question(self, game: Game, question: Question, all_of_them: bool = False) -> None:
        """The question with its rule, and its answers."""
        orders = self.face.orders(game.state, question.seat)
        if orders:
            self.say(self.speaker.say("cli-ordered", hexes=" ".join(orders)), "dim")
        words = Text(sentence(self.face.seat_name(question.seat, self.speaker)) + ": ")
        words.stylize(self.display.seat_style(question.seat))
        words.append(self.speaker.question(game.state, question), "bold")
        words.append(f" ({question.rule})", "dim")
        self.console.print(words, width=min(self.console.width, WIDEST))
        threat = self.face.threat(game.state, question, self.speaker)
        if threat is not None:
            self.say(self.speaker.say("cli-threat", dice=threat.short))
        if len(question.actions) <= FEW or all_of_them:
            self.list_answers(game, question)
        else:
            self.grid_of_answers(game, question)

    def list_answers(self, game: Game, question: Question) -> None:
        """A line an answer: its number, its notation, what it does."""
        notations = [game.name(action) for action in question.actions]
        width = max(map(len, notations)) + 2
        room = max(20, min(self.console.width, WIDEST) - width - 4)
        for number, action in enumerate(question.actions, start=1):
            line = Text()
            line.append(f"{number:3} ", "bold yellow")
            line.append(notations[number - 1].ljust(width), "bold")
            words = Text(self.explained(game, question, action)).wrap(self.console, room)
            for at, each in enumerate(words):
                row = (Text(" " * (width + 4)) if at else line) + each
                row.stylize(click(str(number)))
                self.put(row)

    def explained(self, game: Game, question: Question, action: int) -> str:
        note = self.face.note(game.state, action, self.speaker)
        if note:
            return note
        words = self.speaker.action(game.state, question, action)
        drawback = self.face.drawback(game.state, action, self.speaker)
        if drawback:
            return f"{words} ({drawback})"
        fights = self.fights_of(game, question, action)
        if len(fights) == 1 and fights[0].startswith("("):
            return f"{words} {fights[0]}"
        return f"{words}: {'; '.join(fights)}" if fights else words

    def fights_of(self, game: Game, question: Question, action: int) -> list[str]:
        """The dice that an answer throws, or those of the answers that it leads to."""
        box, state = game.box, game.state
        odds = self.face.odds(state, action, self.speaker)
        if odds is not None:
            return [] if odds.incoming else [f"({odds.short})"]
        if not (box.is_obvious(action) and names_thing(box, action)):
            return []
        after = after_answer(state, action)
        asked = after.question() if after is not None else None
        if after is None or asked is None or asked.seat != question.seat:
            return []
        found = [(each, self.face.odds(after, each, self.speaker)) for each in asked.actions]
        thrown = [(each, odds) for each, odds in found if odds is not None]
        if len(thrown) > 1:
            dice = [self.speaker.say("table-dice", dice=odds.dice) for _, odds in thrown]
            return [f"{game.name(each)} ({told})" for (each, _), told in zip(thrown, dice)]
        return [f"{game.name(each)} ({odds.short})" for each, odds in thrown]

    def grid_of_answers(self, game: Game, question: Question) -> None:
        """Many answers side by side; the board shows where they are."""
        cells = [f"{at:3} {game.name(action)}" for at, action in enumerate(question.actions, 1)]
        width = max(map(len, cells)) + 1
        columns = max(1, min(self.console.width, WIDEST) // width)
        for start in range(0, len(cells), columns):
            line = Text()
            for at, cell in enumerate(cells[start : start + columns], start + 1):
                begins = len(line)
                line.append(cell[:4], "bold yellow")
                line.append(cell[4:].ljust(width - 4))
                line.stylize(click(str(at)), begins, begins + len(cell))
            self.put(line)

    def answer_told(self, game: Game, question: Question, action: int) -> str:
        """An answer to choose among others."""
        return game.name(action)

    def show_panels(self, game: Game, seat: int, words: str) -> bool:
        """What lies beside the board; whether anything does."""
        return False

    def move_map(self, words: str) -> bool:
        """Show another part of the map; whether there is one."""
        return False

    def show_hand(self, game: Game, seat: int) -> None:
        hand = self.face.hand(game.state, seat, self.speaker)
        told = [f"{card.group} {card.title}".strip() for card in hand]
        does = {words: card.does for words, card in zip(told, hand, strict=True)}
        for words, each in zip(dict.fromkeys(told), counted(told), strict=True):
            self.tell(f"{each}: {does[words]}" if does[words] else each)

    def show_legend(self) -> None:
        signs = [f"{code:4}{name}" for code, name in self.face.legend(self.speaker)]
        width = max(map(len, signs), default=0) + 2
        columns = max(1, min(self.console.width, WIDEST) // width)
        for start in range(0, len(signs), columns):
            self.say("".join(sign.ljust(width) for sign in signs[start : start + columns]).rstrip())
        self.say(self.speaker.say("cli-legend-marks"))


def beside(lines: list[Text], others: list[Text], width: int) -> list[Text]:
    """Two columns, the second one beginning after so many letters."""
    joined = []
    for number in range(max(len(lines), len(others))):
        line = lines[number].copy() if number < len(lines) else Text()
        if number < len(others):
            line.append(" " * (width - line.cell_len))
            line.append_text(others[number])
        joined.append(line)
    return joined
