"""The screen of a map game: the map, panels beside or below it, the question."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

from sandtable.cli.terminal.display import Paint, display_of
from sandtable.cli.terminal.map_board import MapBoard
from sandtable.cli.terminal.map_view import MOVES, View, rows_of, window
from sandtable.cli.terminal.maps import MapDisplay
from sandtable.cli.terminal.panels import Panels, folded_line, hand_lines
from sandtable.cli.terminal.screen import FEW, WIDEST, Screen, beside
from sandtable.cli.terminal.transcript import click
from sandtable.core.question import Question
from sandtable.toolkit.box import Box
from sandtable.toolkit.display import Side
from sandtable.toolkit.game import Game
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.text import Speaker

BESIDE_FROM: Final = 110  # columns of a terminal in which panels stand beside the map
NARROW: Final = 40  # columns of panels
WIDE: Final = 50
WIDE_FROM: Final = 150
LEAST_ROWS: Final = 8  # of a map
ROWS_IN_FILE: Final = 30
LOW: Final = 30  # lines of a terminal in which answers stand side by side
GAP: Final = 2
ARROWS: Final = {"west": "◂", "east": "▸", "north": "▴", "south": "▾"}


class MapScreen(Screen):
    """The terminal with a map on it."""

    def __init__(
        self, display: MapDisplay, speaker: Speaker, console: Console | None = None
    ) -> None:
        super().__init__(display, speaker, console)
        self.maps = display
        self.view = View()
        self.asked = ""  # the question that the window follows
        self.open: set[str] = set()  # panels that are shown in full, by id

    named = True

    # Sizes

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def high(self) -> int:
        """Lines; in a file as many as one likes."""
        return self.console.size.height if self.console.is_terminal else 10**6

    @property
    def panel_width(self) -> int:
        """The columns beside the map; none where it is too narrow for that."""
        if self.width < BESIDE_FROM:
            return 0
        return WIDE if self.width >= WIDE_FROM else NARROW

    # The table

    def show_table(self, game: Game, question: Question | None, seat: int) -> None:
        key = f"{len(game.record.steps)}"
        if key != self.asked:
            self.asked = key
            self.view.back()
        head = [Text(), *self.headline(game)]
        asked = self.question_lines(game, question) if question is not None else []
        panels = self.panels(game, seat)
        below = [] if self.panel_width else self.panels_below(game, seat, panels)
        taken = len(head) + len(asked) + len(below) + 1  # and the line that is typed
        wide = self.width - (self.panel_width + GAP if self.panel_width else 1)
        foot: list[Text] = [Text()]
        for _ in range(2):  # what is not in view is known when the map is drawn
            rows = self.rows_for_map(game, self.high - taken - len(foot))
            board, foot = self.map_lines(game, question, seat, wide, rows)
            if taken + rows + len(foot) <= self.high:
                break
        if self.panel_width:
            column = self.panels_beside(game, seat, panels, rows)
            board = beside(board, column, wide + GAP)
        self.put_all([*head, *board, *foot, *below])

    def rows_for_map(self, game: Game, left: int) -> int:
        """How high the map is, where so many lines are left for it."""
        most = rows_of(self.maps.chart(game.state))
        most = most + most // 4 if self.console.is_terminal else min(most, ROWS_IN_FILE)
        return min(max(left, LEAST_ROWS), most)

    def put_all(self, lines: list[Text]) -> None:
        for line in lines:
            self.put(line)

    def map_lines(
        self, game: Game, question: Question | None, seat: int, wide: int, rows: int
    ) -> tuple[list[Text], list[Text]]:
        """The map, and what is not in view."""
        subject = self.maps.subject(game.state, self.speaker, question, seat)
        at = {town.id: town.at for town in subject.chart.towns}
        spots = [at[place] for place in subject.lit]
        home = at.get(subject.asked)
        if not spots and home is None:
            pieces = self.maps.drawings.pieces(game.state, self.speaker, seat)
            spots = [at[each.place] for each in pieces if each.seat == seat]
        seen = window(subject.chart, self.view, wide, rows, spots, home)
        paint = Paint(self.tall, self.coloured, self.shaded, self.fancy)
        board = MapBoard(subject, seen, paint)
        lines = board.draw().lines()
        return lines, self.foot(game, board)

    def foot(self, game: Game, board: MapBoard) -> list[Text]:
        """Places that may be chosen and pieces, as far as they are not in view."""
        lines = []
        names = {town.id: town.name for town in board.chart.towns}
        if board.missing.places:
            line = Text(self.speaker.say("cli-not-in-view") + " ")
            for place in board.missing.places:
                words = f"[{board.subject.lit[place]}] {names[place]}"
                line.append(words, Style(bold=True) + click(names[place]))
                line.append("  ")
            lines += folded_line(line, self.width)
        hidden = len(board.missing.figures)
        if hidden:
            line = Text(self.speaker.say("cli-pieces-not-in-view", count=hidden), "dim")
            for way, count in board.missing.beyond.items():
                if count:
                    arrow = ARROWS[way]
                    line.append(f" {arrow}{count}", Style(bold=True) + click(f"map {way}"))
            line.append("  ")
            lines += folded_line(line + self.other_view(), self.width)
        elif self.view.whole:
            lines.append(self.other_view())
        return lines

    def other_view(self) -> Text:
        """How to come to the whole map, or back to the window."""
        key, typed = ("cli-near-map", "near") if self.view.whole else ("cli-whole-map", "whole")
        return Text(self.speaker.say(key), Style(dim=True) + click(f"map {typed}"))

    def headline(self, game: Game) -> list[Text]:
        """When it is, and how the sides stand."""
        status = self.face.status(game.state, self.speaker)
        line = Text(self.face.moment(game.state, self.speaker), "bold")
        for seat, side in enumerate(status.sides):
            line.append("  ")
            line.append(f" {side.name} ", self.nation_style_of(seat))
            line.append(" " + ", ".join(self.standing(side)))
        for card in (status.card, status.in_force):
            if card is not None:
                line.append(f"  {card.title}", "bold")
        return folded_line(line, self.width)

    def nation_style_of(self, seat: int) -> str:
        return self.display.seat_style(seat) if self.coloured else "bold"

    def standing(self, side: Side) -> list[str]:
        told = []
        if side.needed:
            told.append(self.face.score_of(side.score, side.needed, self.speaker))
        told.append(self.speaker.say("cli-cards", cards=side.cards))
        told += [f"{each.name} {each.count}" for each in side.holdings if each.count]
        return told

    # Panels

    def panels(self, game: Game, seat: int) -> list[Panel]:
        return self.face.panels(game.state, seat, self.speaker)

    def drawn(self, width: int) -> Panels:
        return Panels(self.speaker, width, self.nation_style)

    def nation_style(self, nation: str) -> str:
        colours = self.maps.drawings.colours().get(nation) if self.coloured else None
        return f"{colours[1]} on {colours[0]}" if colours is not None else ""

    def hand(self, game: Game, seat: int, width: int) -> list[Text]:
        cards = self.face.hand(game.state, seat, self.speaker)
        if not cards:
            return []
        title = Text(self.speaker.say("cli-your-hand"), "bold")
        return [title, *(Text("  ") + line for line in hand_lines(cards, width - 2))]

    def panels_beside(self, game: Game, seat: int, panels: list[Panel], rows: int) -> list[Text]:
        """What is going on, the hand, what is worth seeing; the others by their titles."""
        drawn = self.drawn(self.panel_width)
        lines: list[Text] = []
        folded: list[Panel] = []
        hand = self.hand(game, seat, self.panel_width)
        urgent = [panel for panel in panels if panel.now or panel.id in self.open]
        others = [panel for panel in panels if panel not in urgent]
        for panel in urgent:
            lines += [*drawn.lines(panel), Text()]
        lines += [*hand, Text()] if hand else []
        for panel in sorted(others, key=lambda each: not each.open):
            full = drawn.lines(panel)
            if len(lines) + len(full) + len(others) <= rows:
                lines += [*full, Text()]
            else:
                folded.append(panel)
        lines += [self.folded(panel) for panel in folded]
        if len(lines) > rows:
            lines = [*lines[: rows - 1], Text("…", Style(dim=True) + click("panels"))]
        return lines

    def panels_below(self, game: Game, seat: int, panels: list[Panel]) -> list[Text]:
        """What is going on, the hand in a line, and the titles of the others."""
        drawn = self.drawn(self.width)
        shown = [panel for panel in panels if panel.now or panel.id in self.open]
        lines: list[Text] = []
        for panel in shown:
            lines += drawn.lines(panel)
        cards = self.face.hand(game.state, seat, self.speaker)
        if cards:
            told = hand_lines(cards, 10**6)
            line = Text(self.speaker.say("cli-your-hand") + ": ", "bold") + Text("  ").join(told)
            lines += folded_line(line, self.width)
        others = [self.folded(panel) for panel in panels if panel not in shown]
        if others:
            lines += folded_line(Text("  ").join(others), self.width)
        return lines

    def folded(self, panel: Panel) -> Text:
        """The title of a panel that is not opened."""
        return Text(f"▸ {panel.title}", Style(dim=True) + click(f"panel {panel.title}"))

    def show_panels(self, game: Game, seat: int, words: str) -> bool:
        """One panel in full, and from now on; all of them without a name. Whether there is one."""
        panels = self.panels(game, seat)
        wanted = words.casefold()
        chosen = [
            panel for panel in panels if not words or wanted in (panel.id, panel.title.casefold())
        ]
        if not chosen and wanted:
            chosen = [panel for panel in panels if panel.title.casefold().startswith(wanted)]
        if len(chosen) == 1 and words:
            self.open ^= {chosen[0].id}
            if chosen[0].id not in self.open:
                return True
        drawn = self.drawn(min(self.width, WIDEST))
        for panel in chosen:
            self.put_all([Text(), *drawn.lines(panel)])
        return bool(chosen)

    def move_map(self, words: str) -> bool:
        """The whole map, the window, or the window moved; whether these words mean any of it."""
        if words in ("", "whole", "near"):
            self.view.whole = words == "whole" or (not words and not self.view.whole)
            self.view.back()
            return True
        way = next((each for each in MOVES if each.startswith(words)), "")
        if way:
            self.view.move(way)
        return bool(way)

    def show_legend(self) -> None:
        """Nations by their letters, then the signs."""
        named = [f"{code} {name}" for code, name in self.maps.nations(self.speaker)]
        self.put_all(folded_line(Text(", ".join(named)), min(self.width, WIDEST)))
        areas = bool(self.maps.drawings.chart(self.maps.box.scenarios()[0]).areas)
        self.say(self.speaker.say("cli-legend-areas" if areas else "cli-legend-towns"))
        self.say(self.speaker.say("cli-legend-map"))

    # The question

    def show_question(self, game: Game, question: Question, all_of_them: bool = False) -> None:
        self.put_all(self.question_lines(game, question, all_of_them))

    def question_lines(
        self, game: Game, question: Question, all_of_them: bool = False
    ) -> list[Text]:
        words = Text(self.face.seat_name(question.seat, self.speaker) + ": ")
        words.stylize(self.nation_style_of(question.seat))
        words.append(self.speaker.question(game.state, question), "bold")
        words.append(f" ({question.rule})", "dim")
        lines = folded_line(words, min(self.width, WIDEST))
        if all_of_them or (len(question.actions) <= FEW and self.high >= LOW):
            return lines + self.answer_list(game, question)
        return lines + self.answer_grid(game, question)

    def answer_list(self, game: Game, question: Question) -> list[Text]:
        """A line an answer: its number, what it does, its notation."""
        lines = []
        for number, action in enumerate(question.actions, start=1):
            line = Text()
            line.append(f"{number:3} ", "bold yellow")
            line.append(self.in_full(game, question, action))
            line.append(f"  ({game.name(action)})", "dim")
            line.stylize(click(str(number)))
            lines += folded_line(line, min(self.width, WIDEST))
        return lines

    def in_full(self, game: Game, question: Question, action: int) -> str:
        """What an answer is called, and what there is to say of it."""
        name = self.speaker.action(game.state, question, action)
        note = self.explained(game, question, action)
        return note if name in note else name if note in name else f"{name}: {note}"

    def answer_grid(self, game: Game, question: Question) -> list[Text]:
        """Many answers side by side, by their names."""
        cells = []
        for number, action in enumerate(question.actions, start=1):
            cell = Text()
            cell.append(f"{number:3} ", "bold yellow")
            cell.append(self.speaker.action(game.state, question, action))
            cell.stylize(click(str(number)))
            cells.append(cell)
        width = max(cell.cell_len for cell in cells) + 2
        columns = max(1, self.width // width)
        most = max(4, self.high // 4) * columns
        cut = cells if len(cells) <= most else cells[: most - 1]
        if len(cut) < len(cells):
            rest = self.speaker.say("cli-more-answers", count=len(cells) - len(cut))
            cut = [*cut, Text(f"    {rest}", Style(dim=True) + click("answers"))]
        lines = []
        for start in range(0, len(cut), columns):
            line = Text()
            for at, cell in enumerate(cut[start : start + columns]):
                line.append(" " * (at * width - line.cell_len))
                line.append_text(cell)
            lines.append(line)
        return lines

    def answer_told(self, game: Game, question: Question, action: int) -> str:
        return f"{self.speaker.action(game.state, question, action)} ({game.name(action)})"


def screen_of(box: Box, speaker: Speaker, console: Console | None = None) -> Screen:
    """The terminal for this game: with a board, or with a map."""
    display = display_of(box)
    if isinstance(display, MapDisplay):
        return MapScreen(display, speaker, console)
    return Screen(display, speaker, console)
