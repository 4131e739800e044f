"""Keyboard commands of a player: answers, lookups, odds, undo, save.

One module for all commands, although it is long: they share the table, the question and the names.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from sandtable.cli.failure import Failure
from sandtable.cli.files import read_text, write_whole
from sandtable.cli.terminal.hints import show_hint
from sandtable.cli.terminal.odds import in_full
from sandtable.cli.terminal.table import Table
from sandtable.cli.terminal.transcript import click
from sandtable.cli.terminal.typed_names import told_so, with_ids
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.toolkit.answer_sequences import (
    Answers,
    action_meant,
    after_answers,
    in_notation,
    matching,
    names_thing,
    sequences_meant,
    sequences_to,
    sequences_with_dice,
)
from sandtable.toolkit.display import Odds
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.rulebook import Rulebook

LAST_EVENTS = 20
ASKING = ("?", "why ", "odds ", "save ")  # what may have commas in it


class Leave(Exception):
    """The player gets up from the table."""


class Keyboard:
    """Reads lines until the question is answered."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.screen = table.screen
        self.speaker = table.speaker
        self.game = table.game
        self.rules = Rulebook(table.game.box.folder, table.speaker.language)
        self.seat = -1  # who sits here
        self.waiting: list[str] = []  # answers typed in one line that are still to be given
        self.given: list[str] = []  # those of the same line that were given
        self.typed_for = ""  # the question at which they were typed
        self.typed_by = -1  # and by whom
        self.seen = 0  # events that were told before the last question
        self.saved = ""  # the game as it was stored last
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self.why,
            "why": self.why,
            "odds": self.odds,
            "hint": self.hint,
            "undo": self.undo,
            "u": self.undo,
            "save": self.save,
            "log": self.log,
            "hand": self.hand,
            "rules": self.rule,
            "rule": self.rule,
            "look": self.look,
            "legend": self.legend,
            "answers": self.answers,
            "board": self.board,
            "map": self.map,
            "panel": self.panel,
            "panels": self.panel,
            "flip": self.flip,
            "help": self.help,
            "h": self.help,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
        }

    # Reading

    def ask(self, question: Question) -> None:
        """Show the question and read until it is answered, or something was taken back."""
        if self.screen.shared and self.screen.interactive and question.seat != self.seat:
            self.change_seats(question)
        self.seat = question.seat
        self.seen = len(self.game.events)
        self.question = question
        self.done = False
        for action in self.table.forced:  # what was typed and has been given already
            if self.waiting and matching(self.game.box, [action], self.waiting[0]):
                self.given.append(self.waiting.pop(0))
        if self.waiting and self.strays(self.waiting[0]):
            words = ", ".join(self.waiting)
            self.screen.say(self.speaker.say("cli-not-given", answers=words))
            self.waiting.clear()
        if not self.waiting:
            self.show()
        while not self.done:
            self.obey(self.next_line())

    def change_seats(self, question: Question) -> None:
        """Nobody reads the other hand; what happened meanwhile is told again to who sits down."""
        someone_sat = self.seat >= 0
        if someone_sat:
            self.screen.wipe()
        side = self.table.face.side(question.seat, self.speaker)
        self.screen.read(self.speaker.say("cli-change-seats", **side) + " ")
        if someone_sat:
            self.table.told = min(self.seen, self.table.told)
            self.table.tell_events()

    def show(self) -> None:
        self.screen.show_table(self.game, self.question, self.question.seat)
        self.screen.show_question(self.game, self.question)

    def next_line(self) -> str:
        if self.waiting:
            return self.waiting.pop(0)
        self.given.clear()
        line = self.screen.read(f"{self.prompt()}> ")
        if "," not in line or line.lstrip().startswith(ASKING):
            return line.strip()
        first, *self.waiting = [self.notation(part.strip()) for part in line.split(",")]
        self.typed_for, self.typed_by = self.question.key, self.question.seat
        return first

    def prompt(self) -> str:
        """Who is asked: by name, or as the notation has it."""
        seat = self.question.seat
        named = self.screen.named
        return self.table.face.seat_name(seat, self.speaker) if named else self.game.box.seats[seat]

    def strays(self, words: str) -> bool:
        """Whether a waiting `done` has come to a question that it was not typed for.

        Nobody answers for another seat at all.
        """
        if self.question.seat != self.typed_by:
            return True
        ways = sequences_meant(self.game.box, self.game.state, words)
        bare = bool(ways) and not names_thing(self.game.box, ways[0][0])
        return bare and self.question.key != self.typed_for

    def notation(self, words: str) -> str:
        """Of several answers in a line every number is one of those that are shown now."""
        ways = sequences_meant(self.game.box, self.game.state, words) if words.isdecimal() else []
        return in_notation(self.game.box, ways[0]) if ways else words

    def obey(self, line: str) -> None:
        """Do what a line says."""
        if not line:
            self.show()
            return
        if line[0] == "?" and line != "?":
            self.why(line[1:].strip())
            return
        command, _, rest = line.partition(" ")
        known = self.commands.get(command.lower())
        if known is not None and not self.is_answer(line):
            known(rest.strip())
        else:
            self.answer(line)

    def is_answer(self, line: str) -> bool:
        """`exit` is a verb of some games, and then an answer."""
        return self.game.action(line) in self.question.actions

    def answer(self, words: str) -> None:
        ways = self.meant(self.game.state, words)
        if len(ways) == 1:
            for action in ways[0]:
                self.game.answer(action, self.question.seat)
            self.given.append(in_notation(self.game.box, ways[0]))
            self.done = True
            return
        self.waiting.clear()
        if self.given:
            self.show()
            self.screen.say(self.speaker.say("cli-done-so-far", answers=", ".join(self.given)))
            self.given.clear()
        if ways:
            self.say_which(ways)
        else:
            self.refuse(words)

    def meant(self, state: State, words: str) -> list[Answers]:
        """What these words may mean: in notation, with names for ids, or as answers are told."""
        box = self.game.box
        ways = sequences_meant(box, state, words)
        if ways or not self.screen.named:
            return ways
        with_id = self.with_ids(words)
        ways = sequences_meant(box, state, with_id)
        question = state.question()
        if ways or question is None:
            return ways
        verb, _, place = f" {with_id}".rpartition(" ")
        here = self.screen.display.answers_at(state, question, place)
        here = [each for each in here if box.vocabulary.name(each).startswith(verb.strip())]
        if here:
            return [[action] for action in here]
        answers = {
            action: f"{box.vocabulary.name(action)} {self.speaker.action(state, question, action)}"
            for action in question.actions
        }
        return [[action] for action in told_so(words, answers)]

    def names(self) -> dict[str, str]:
        """What people call places and pieces, and the ids of the notation."""
        looks = self.screen.display
        return looks.names(self.game.state, self.speaker, self.question.seat)

    def say_which(self, ways: list[Answers]) -> None:
        question = self.game.question()
        if self.screen.named and question is not None and all(len(way) == 1 for way in ways):
            numbers = {action: at for at, action in enumerate(question.actions, start=1)}
            self.screen.say(self.speaker.say("cli-which-number"))
            for way in ways:
                words = Text(f"{numbers.get(way[0], ''):>3} ", "bold yellow")
                words.append(self.screen.answer_told(self.game, question, way[0]))
                words.stylize(click(str(numbers.get(way[0], ""))))
                self.screen.put(words)
            return
        listed = self.speaker.phrases.listed(in_notation(self.game.box, way) for way in ways)
        self.screen.say(self.speaker.say("cli-which", answers=listed))

    def with_ids(self, words: str) -> str:
        """These words with ids where the notation has them and people have names."""
        return with_ids(words, self.names()) if self.screen.named else words

    def refuse(self, words: str) -> None:
        """Why these words are no answer."""
        if words.isdecimal():
            most = len(self.question.actions)
            self.screen.say(self.speaker.say("cli-no-number", number=words, most=most))
        else:
            self.why(words)

    # Asking about answers

    def why(self, words: str) -> None:
        """Why an answer is refused; after `unit d5,` as that unit."""
        if not words:
            self.help("")
            return
        *before, last = [part.strip() for part in words.split(",")]
        walked = self.walk(before)
        if walked is not None:
            self.say_why(walked[0], last)

    def say_why(self, state: State, words: str) -> None:
        ways = self.meant(state, words)
        if ways:
            answer = in_notation(self.game.box, ways[0]) if words.isdecimal() else words
            self.screen.say(self.speaker.say("table-allowed", answer=answer))
            return
        action = action_meant(self.game.box, state, self.with_ids(words))
        if action < 0:
            self.screen.say(self.speaker.say("cli-not-understood", words=words))
            return
        found = reason(self.game.box, state, action)
        line, rule = found.told(self.game.box, self.speaker, not self.screen.named)
        self.screen.say(self.speaker.with_rule(line, rule))

    def walk(self, parts: list[str]) -> tuple[State, Answers] | None:
        """The state after answers that are only thought of, and the answers.

        None, and a word why, if one is refused, or dice, cards or somebody else would have to tell.
        """
        state, path = self.game.state, Answers()
        for words in parts:
            ways = self.meant(state, words)
            if len(ways) != 1:
                if ways:
                    self.say_which(ways)
                else:
                    self.say_why(state, words)
                return None
            after = after_answers(state, ways[0])
            if after is None:
                answer = in_notation(self.game.box, ways[0])
                self.screen.say(self.speaker.say("cli-chance-first", answer=answer))
                return None
            state = after
            path += ways[0]
            question = state.question()
            if question is not None and question.seat != self.question.seat:
                side = self.table.face.side(question.seat, self.speaker)
                self.screen.say(self.speaker.say("cli-for-another", **side))
                return None
        return state, path

    def odds(self, words: str) -> None:
        """The odds of one answer in full, or of all answers that throw dice in short."""
        box, state, face = self.game.box, self.game.state, self.screen.face
        ways = self.ways_of(words) if words else sequences_with_dice(box, state)
        shown = False
        for way in ways:
            at = after_answers(state, way[:-1])
            odds = face.odds(at, way[-1], self.speaker) if at is not None else None
            if odds is not None:
                shown = True
                self.screen.say(in_notation(box, way), "bold")
                self.show_odds(odds, bool(words))
        threat = face.threat(state, self.question, self.speaker) if not words else None
        if threat is not None:
            self.screen.say(self.speaker.say("cli-threat", dice=threat.short))
        elif not shown and (ways or not words):
            self.screen.say(self.speaker.say("cli-no-dice"))

    def hint(self, words: str) -> None:
        show_hint(self.game, self.question, self.screen)

    def show_odds(self, odds: Odds, in_all_detail: bool) -> None:
        if not in_all_detail:
            self.screen.say(f"  {odds.short}")
            return
        if odds.incoming:
            self.screen.say(f"  {self.speaker.say('cli-incoming')}")
        for line in in_full(odds, self.speaker):
            self.screen.say(line)
        for line in filter(None, [odds.target, *odds.replies]):
            self.screen.tell(f"  {line}")

    def ways_of(self, words: str) -> list[Answers]:
        """The ways that are meant, also past what obviously comes first; a reason if none is."""
        *before, last = [part.strip() for part in words.split(",")]
        walked = self.walk(before)
        if walked is None:
            return []
        state, path = walked
        box = self.game.box
        action = action_meant(box, state, self.with_ids(last))
        ways = self.meant(state, last) or sequences_to(box, state, action)
        if not ways:
            self.say_why(state, last)
        return [[*path, *way] for way in ways]

    # Looking

    def rule(self, words: str) -> None:
        number = words or self.question.rule
        text = self.rules.paragraph(number)
        if text:
            self.screen.markdown(text)
        else:
            self.screen.say(self.speaker.say("cli-no-rule", number=number))

    def look(self, words: str) -> None:
        if not words:
            self.screen.say(self.speaker.say("cli-look-where"))
            return
        place = self.with_ids(words) if self.screen.named else words
        seat = self.question.seat
        lines = self.screen.face.place_info(self.game.state, place, seat, self.speaker).lines
        for line in lines:
            self.screen.tell(line)
        if not lines:
            self.screen.say(self.speaker.say("cli-no-place", place=words))

    def log(self, words: str) -> None:
        """The last events with all rules behind them; `log all` for everything."""
        lines = self.table.log()
        for line, rules in lines if words == "all" else lines[-LAST_EVENTS:]:
            self.screen.tell(line, rule=rules)

    def hand(self, words: str) -> None:
        self.screen.show_hand(self.game, self.question.seat)

    def legend(self, words: str) -> None:
        self.screen.show_legend()

    def answers(self, words: str) -> None:
        self.screen.show_question(self.game, self.question, all_of_them=True)

    def board(self, words: str) -> None:
        self.show()

    def map(self, words: str) -> None:
        """The whole map, or a window onto it, here or farther west, east, north or south."""
        if self.screen.move_map(words):
            self.show()
        else:
            self.screen.say(self.speaker.say("cli-map-how"))

    def panel(self, words: str) -> None:
        """What lies beside the board, in full."""
        if not self.screen.show_panels(self.game, self.question.seat, words):
            self.screen.say(self.speaker.say("cli-no-panel"))

    def flip(self, words: str) -> None:
        self.screen.turned = not self.screen.turned
        self.show()

    def help(self, words: str) -> None:
        self.screen.say(self.speaker.say("cli-help-map" if self.screen.named else "cli-help"))
        if self.screen.lines is not None:
            self.screen.say(self.speaker.say("cli-help-mouse"))

    # Taking back, saving, leaving

    def undo(self, words: str) -> None:
        self.waiting.clear()
        self.given.clear()
        if self.table.undo(self.question.seat):
            self.screen.say(self.speaker.say("cli-undone"))
            self.done = True
        else:
            self.screen.say(self.speaker.say("cli-no-undo"))
            self.done = self.game.question() is not self.question

    def save(self, words: str) -> bool:
        """Store the game; whether that went well."""
        name = words.strip("\"' ")
        if not name:
            self.screen.say(self.speaker.say("cli-save-where"))
            return False
        path = Path(name).expanduser()
        try:
            check_replaceable(path)
            text = self.game.text()
            write_whole(path, text)
        except Failure as error:
            self.screen.say(str(error))
            return False
        self.saved = text
        self.screen.say(self.speaker.say("cli-saved", file=str(path)))
        return True

    def quit(self, words: str) -> None:
        if self.saved != self.game.text():
            self.offer_to_save("cli-save-before-leaving")
        raise Leave

    def offer_to_save(self, key: str) -> None:
        """Ask for the name of a file until the game is stored or nobody wants that."""
        while True:
            name = self.screen.read(self.speaker.say(key) + " ").strip()
            if not name or self.save(name):
                return


def check_replaceable(path: Path) -> None:
    """A saved game may be written over an older one, but not over anything else."""
    if path.is_file() and not read_text(path).startswith("sandtable record"):
        raise Failure(f"{path} is there and is no saved game; choose another name")
