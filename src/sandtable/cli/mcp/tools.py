"""The tools that a language model calls: rules, games, what its seat sees, and its answers.

The first lines of a tool's docstring are what the model reads of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import anyio
from anyio import to_thread
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent

from sandtable import __version__
from sandtable.bots import BOTS
from sandtable.bots.referee import Wrong, box_called
from sandtable.cli.mcp.tables import Held, Tables, refused
from sandtable.core.refusal import IllegalAction
from sandtable.games import BOXES
from sandtable.toolkit.rulebook import Rulebook

INSTRUCTIONS: Final = """\
Historical board wargames with every rule enforced. list_games names the games and their scenarios.
open_game begins a game and gives you a token for your seat; every other tool about the game takes
that token. Then repeat: read the question, choose one of its legal answers, and call play with it.
see_board shows the board, legal_actions all answers, odds the dice before they are thrown, why_not
the rule that forbids an answer, read_rule and search_rules the rulebook. In a game with others call
wait when it is not your turn. You see what your seat may know, and nothing else."""
MOST_WAIT: Final = 60.0  # seconds
MOST_FOUND: Final = 20  # paragraphs
MOST_EVENTS: Final = 60  # lines of what happened
T = TypeVar("T")


def make_server(tables: Tables) -> MCPServer:
    """A server with all tools."""
    server = MCPServer(
        "sandtable",
        title="Sandtable",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    tools = Tools(tables)
    for tool in (
        tools.list_games,
        tools.read_rule,
        tools.search_rules,
        tools.open_game,
        tools.join_game,
        tools.leave_game,
        tools.see_board,
        tools.see_panels,
        tools.see_place,
        tools.see_events,
        tools.legal_actions,
        tools.why_not,
        tools.odds,
        tools.play,
        tools.wait,
        tools.record,
    ):
        server.add_tool(tool, structured_output=False)
    return server


class Tools:
    """The tools, on the games of one server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._books: dict[str, Rulebook] = {}

    # Rules and scenarios

    async def list_games(self, game: str = "") -> CallToolResult:
        """The games with their seats and scenarios; of one game, with what each is about."""
        boxes = [told_wrong(lambda: box_called(game))()] if game else list(BOXES.values())
        lines: list[str] = []
        for box in boxes:
            lines.append(f"{box.id}: seats {', '.join(box.seats)}")
            for each in box.face.briefs(self._tables.language, in_full=False):
                seats = "" if len(each.sides) == len(box.seats) else f", {len(each.sides)} seats"
                about = f": {each.about}" if game and each.about else ""
                lines.append(f"  {each.id} ({each.name}{seats}){about}")
        lines.append(f"bots to play against: {', '.join(BOTS)}")
        data = {box.id: {"seats": box.seats, "scenarios": box.scenarios()} for box in boxes}
        return result("\n".join(lines), {"games": data, "bots": [*BOTS]})

    async def read_rule(self, game: str, number: str = "") -> CallToolResult:
        """A paragraph or chapter of a rulebook by its number, such as N10.5 or N10. Without a
        number, the list of chapters."""
        book = self._book(game)
        if not number:
            chapters = [f"{each.anchor.upper()} {each.title}" for each in book.chapters()]
            return result("\n".join(chapters), {})
        text = book.paragraph(number)
        if not text:
            raise ToolError(f'the rules of {game} have no paragraph "{number[:20]}"')
        return result(text, {})

    async def search_rules(self, game: str, words: str) -> CallToolResult:
        """The paragraphs of a rulebook in which all of these words stand."""
        found = self._book(game).search(words)
        if not found:
            raise ToolError("no paragraph has all of these words; try fewer")
        texts = [each.text for each in found[:MOST_FOUND]]
        if len(found) > MOST_FOUND:
            texts.append(f"({len(found) - MOST_FOUND} further paragraphs; use more words)")
        return result("\n\n".join(texts), {"numbers": [each.number for each in found]})

    # Games

    async def open_game(
        self,
        game: str,
        scenario: str = "",
        seat: str = "",
        opponent: str = "captain",
        seed: str = "",
    ) -> CallToolResult:
        """Begin a game. `opponent` is a bot, or "join" for others who play through this server:
        then each free seat has an invitation, which its player gives to join_game. `seat` is
        yours; else the one that begins. The same `seed` brings the same dice."""
        bot = "" if opponent == "join" else opponent

        def begin() -> tuple[str, dict[str, str]]:
            return self._tables.open(game, scenario, seat, bot, seed or None)

        token, invitations = await to_thread.run_sync(told_wrong(begin))
        held = self._tables.seat(token)
        lines = [f"your token: {token}", f"your seat: {seat_of(held)}"]
        lines += [f"invitation for {name}: {each}" for name, each in invitations.items()]
        lines += ["", held.sight.briefing(), "", turn(held)]
        return result("\n".join(lines), {"token": token, "invitations": invitations, **data(held)})

    async def join_game(self, invitation: str) -> CallToolResult:
        """Take the free seat of a game that somebody else has opened."""
        token = told_wrong(lambda: self._tables.join(invitation))()
        held = self._tables.seat(token)
        lines = [f"your token: {token}", f"your seat: {seat_of(held)}"]
        lines += ["", held.sight.briefing(), "", turn(held)]
        return result("\n".join(lines), {"token": token, **data(held)})

    async def leave_game(self, token: str) -> CallToolResult:
        """Give your seat back for good."""
        told_wrong(lambda: self._tables.leave(token))()
        return result("you have left the game", {})

    # What a seat sees

    async def see_board(self, token: str) -> CallToolResult:
        """The board, how things stand, your hand, and the question that you are asked."""
        return await self._seen(token, lambda held: f"{held.sight.board()}\n\n{turn(held)}")

    async def see_panels(self, token: str) -> CallToolResult:
        """What lies beside the board: tracks, cards on the table, figures; and the legend."""
        return await self._seen(
            token, lambda held: f"{held.sight.panels()}\n\n{held.sight.legend()}".strip()
        )

    async def see_place(self, token: str, place: str) -> CallToolResult:
        """What is in one place of the board, by its name in notation."""
        return await self._seen(token, lambda held: held.sight.place(place))

    async def see_events(self, token: str, last: int = 20) -> CallToolResult:
        """What happened last, as your seat may know it."""

        def lines(held: Held) -> str:
            events = held.table.game.events_of(held.seat)
            told = held.sight.told(events).split("\n")
            return "\n".join(told[-max(1, min(last, MOST_EVENTS * 10)) :])

        return await self._seen(token, lines)

    async def legal_actions(self, token: str, contains: str = "", page: int = 1) -> CallToolResult:
        """The legal answers to your question, with what they do and their odds: those that have
        all words of `contains` in them, such as a verb or a place, a page at a time."""
        held = self._held(token)
        async with held.table.lock:
            found = await to_thread.run_sync(
                told_wrong(lambda: held.sight.answers(contains, page), held)
            )
        more = {"actions": found.names, "found": found.found, "page": found.page}
        return result(found.text, {**data(held), **more, "pages": found.pages})

    async def why_not(self, token: str, action: str) -> CallToolResult:
        """Whether an answer is legal now; if not, why not, and by which rule."""
        return await self._seen(token, lambda held: held.sight.why(action))

    async def odds(self, token: str, action: str = "") -> CallToolResult:
        """The exact odds of an answer that throws dice; without one, of all such answers."""
        return await self._seen(token, lambda held: held.sight.odds(action))

    # Playing

    async def play(self, token: str, action: str, number: int = 0) -> CallToolResult:
        """Answer your question with one of its legal answers. `number` is that of the question:
        an answer to any other is refused. You are told what came of it and what is asked next."""
        held = self._held(token)
        async with held.table.lock:
            if number and number != held.number:
                raise ToolError(f"question {number} is not open; the next one is {held.number}")
            await to_thread.run_sync(told_wrong(lambda: held.table.answer(held.seat, action), held))
            held.table.tell()
            text = await to_thread.run_sync(lambda: happened(held))
        return result(text, data(held))

    async def wait(self, token: str, seconds: float = 30.0) -> CallToolResult:
        """Wait until you are asked or the game is over, and be told what happened meanwhile."""
        held = self._held(token)
        with anyio.move_on_after(max(0.0, min(seconds, MOST_WAIT))):
            while held.table.waits_for(held.seat):
                await held.table.changed.wait()
        async with held.table.lock:
            text = await to_thread.run_sync(lambda: happened(held))
        return result(text, data(held))

    async def record(self, token: str) -> CallToolResult:
        """The record of the game so far, as your seat may know it; all of it after the game."""

        def text(held: Held) -> str:
            game = held.table.game
            return game.text(None if game.question() is None else held.seat)

        return await self._seen(token, text)

    # What they share

    def _held(self, token: str) -> Held:
        return told_wrong(lambda: self._tables.seat(token))()

    async def _seen(self, token: str, look: Callable[[Held], str]) -> CallToolResult:
        held = self._held(token)
        async with held.table.lock:
            text = await to_thread.run_sync(told_wrong(lambda: look(held), held))
        return result(text, data(held))

    def _book(self, game: str) -> Rulebook:
        if game not in self._books:
            box = told_wrong(lambda: box_called(game))()
            self._books[game] = Rulebook(box.folder, self._tables.language)
        return self._books[game]


def told_wrong(ask: Callable[[], T], held: Held | None = None) -> Callable[[], T]:
    """The same, with what is wrong as an error that the model reads."""

    def asked() -> T:
        try:
            return ask()
        except Wrong as problem:
            raise ToolError(str(problem)) from None
        except IllegalAction as problem:
            assert held is not None
            raise ToolError(str(refused(held, problem))) from None

    return asked


def result(text: str, values: dict[str, Any]) -> CallToolResult:
    """Text for a model, and values for a program."""
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=values)


def seat_of(held: Held) -> str:
    return held.table.game.seats[held.seat]


def happened(held: Held) -> str:
    """The news of a seat, and its turn."""
    lines = held.sight.told(held.table.news.of(held.seat)).split("\n")
    left = len(lines) - MOST_EVENTS
    if left > 0:
        lines = [f"({left} earlier lines: see_events)", *lines[left:]]
    return "\n".join([*lines, "", turn(held)]).strip()


def turn(held: Held) -> str:
    """What a seat is asked, with the first answers; or that it waits; or how the game ended."""
    sight, game = held.sight, held.table.game
    if game.question() is None:
        return sight.screen.face.ending(game.state, sight.speaker)
    if sight.question is None:
        return "it is not your turn; use wait"
    return f"question {held.number}: {sight.asked()}\n{sight.answers().text}"


def data(held: Held) -> dict[str, Any]:
    """Where a game stands, for a program."""
    game = held.table.game
    question = held.sight.question
    ended = game.result() if game.question() is None else None
    winner = None if ended is None else ended["winner"]
    return {
        "seat": seat_of(held),
        "number": held.number,
        "asked": question is not None,
        "actions": [] if question is None else [game.name(each) for each in question.actions],
        "over": game.question() is None,
        "winner": None if winner is None else game.seats[winner],
        "draw": game.question() is None and winner is None,
    }
