"""Routes: puzzles, tables for them, and ratings of the answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from fastapi import APIRouter, Response

from sandtable.games import BOXES
from sandtable.puzzles.puzzle import Puzzle, puzzle_called, puzzles_of
from sandtable.server import messages
from sandtable.server.dependencies import AdmissionDep, Language, Name, ServicesDep, VisitorId
from sandtable.server.problems import PROBLEMS, RequestProblem
from sandtable.server.routes.puzzle_jobs import listed, outline, rated, solution, source_of
from sandtable.server.routes.request_limits import JOINS, READS
from sandtable.server.routes.table_jobs import TableDep, TableJobs, WorkDep, stored_steps
from sandtable.server.routes.table_setup import opened
from sandtable.server.storage.models import StepData
from sandtable.server.tables.new_tables import BOT, ME, open_table
from sandtable.toolkit.data import Unknown
from sandtable.toolkit.text import language_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

OPPONENT: Final = "captain"


@router.get("/puzzles/{game}", response_model=messages.PuzzleList, dependencies=READS)
async def puzzles(game: Name, work: WorkDep, lang: Language = "en") -> Response:
    """The puzzles of a game."""
    if game not in BOXES:
        raise RequestProblem(404, "no-game")
    language = language_of(lang)
    found = await kept(work, ("puzzles", game, language), listed, game, language)
    return Response(found, media_type="application/json")


@router.post("/puzzles/{game}/{number}", status_code=201, dependencies=[*JOINS, *READS])
async def open_puzzle(
    game: Name, number: int, admission: AdmissionDep, services: ServicesDep
) -> messages.Opened:
    """A table at the position of a puzzle: mine is the side to move, bots have the others."""
    puzzle = puzzle_at(game, number)
    seats = puzzle.box.seats_of(puzzle.scenario)
    bot = messages.SeatWish(kind=BOT, bot=OPPONENT)
    wishes = [messages.SeatWish(kind=ME) if seat == puzzle.seat else bot for seat in seats]
    table, tokens = await open_table(
        services.store,
        await admission.admit(""),
        admission.name,
        game,
        puzzle.scenario,
        wishes,
        given=[
            StepData(
                at,
                seats.index(step.seat) if step.seat else 0,
                step.answer,
                [pair[:2] for pair in step.outcomes],
                [],
            )
            for at, step in enumerate(puzzle.record.steps)
        ],
        source=source_of(puzzle),
        options=puzzle.options,
        hints=False,
    )
    return opened(table, tokens)


def puzzle_at(game: str, number: int) -> Puzzle:
    try:
        return puzzle_called(game, number)
    except Unknown:
        raise RequestProblem(404, "no-puzzle") from None


@router.get("/tables/{table_id}/puzzle", dependencies=READS)
async def puzzle_state(
    table: TableDep, visitor: VisitorId, work: WorkDep, solve: bool = False, lang: Language = "en"
) -> messages.PuzzleState:
    """How I stand in the puzzle of this table; what came after the first answer is rated once the
    turn is over."""
    data, language = table.data, language_of(lang)
    if not data.puzzle:
        raise RequestProblem(404, "no-puzzle")
    if not table.seats.of(visitor):
        raise RequestProblem(403, "not-at-table")
    steps = await stored_steps(work.services, table)
    found = await work.do(outline, data, steps, language)
    decisions: list[messages.AnswerRated] = []
    for number in found.choices if found.over else found.choices[:1]:
        answer = "rated", data.id, data.rewinds, number, language
        shown = await kept(work, answer, rated, data, steps, number, language)
        decisions.append(messages.AnswerRated.model_validate_json(shown))
        if not decisions[0].good:
            break
    over = found.over or any(not each.good for each in decisions)
    told: messages.SolutionShown | None = None
    if over or solve:
        which = data.game, data.puzzle, language
        shown = await kept(work, ("solution", *which), solution, *which)
        told = messages.SolutionShown.model_validate_json(shown)
    following = [each.number for each in puzzles_of(data.game) if each.number > data.puzzle]
    return messages.PuzzleState(
        game=data.game,
        number=data.puzzle,
        next=following[0] if following else 0,
        goal=found.goal,
        over=over,
        solved=found.over and bool(decisions) and all(each.good for each in decisions),
        reached=found.reached,
        decisions=decisions,
        solution=told,
    )


async def kept(work: TableJobs, key: Hashable, job: Callable[..., bytes], *args: Any) -> bytes:
    """The result of a slow worker job, cached."""
    replies = work.services.replies
    found = replies.get(key)
    if found is None:
        found = await work.do(job, *args)
        replies.put(key, found)
    return found
