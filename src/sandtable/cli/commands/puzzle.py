"""`sandtable puzzle`: positions with one clearly best answer, solved at the keyboard."""

from __future__ import annotations

from sandtable.bots import Bot, make_bot
from sandtable.cli.failure import Failure
from sandtable.cli.files import reason
from sandtable.cli.language import speaker_of
from sandtable.cli.terminal.keyboard import Keyboard, Leave
from sandtable.cli.terminal.map_screen import screen_of
from sandtable.cli.terminal.table import Table
from sandtable.games import BOXES
from sandtable.puzzles.puzzle import Puzzle, puzzle_called, puzzles_of
from sandtable.puzzles.review import Answer, in_turn, is_reached, judge, play_turn
from sandtable.toolkit.data import unknown
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker

OPPONENT = "captain"


def solve_puzzle(game: str | None, number: int | None, seed: str | None, lang: str | None) -> int:
    """List the puzzles, or play one."""
    if game is not None and game not in BOXES:
        raise Failure(unknown("game", game, BOXES))
    if game is None or number is None:
        for name in [game] if game else BOXES:
            list_puzzles(name, lang)
        return 0
    try:
        return play_puzzle(puzzle_called(game, number), seed, lang)
    except KeyError as error:
        raise Failure(reason(error)) from None
    except (EOFError, KeyboardInterrupt, Leave):
        print()
        return 0


def list_puzzles(game: str, lang: str | None) -> None:
    """A line a puzzle: its number, the scenario and the goal."""
    speaker = speaker_of(lang, BOXES[game])
    for puzzle in puzzles_of(game):
        goal = goal_told(puzzle, puzzle.begin(seed=0), speaker)
        title = puzzle.box.face.brief_of(puzzle.scenario, speaker.language, in_full=False).name
        print(f"{game} {puzzle.number:2}  {title}: {goal}")


def goal_told(puzzle: Puzzle, game: Game, speaker: Speaker) -> str:
    seat = puzzle.box.seats.index(puzzle.seat)
    return puzzle.box.face.goal(game.state, puzzle.goal, seat, speaker)


def play_puzzle(puzzle: Puzzle, seed: str | None, lang: str | None) -> int:
    """The turn of the puzzle, until it is over or its first answer is wrong; then how good it was.

    Exit code 1 where it is not solved.
    """
    game = puzzle.begin(seed)
    speaker = speaker_of(lang, puzzle.box)
    screen = screen_of(puzzle.box, speaker)
    start, base = game.state.copy(), len(game.record.steps)
    players: list[Bot | None] = [
        None if seat == puzzle.seat else make_bot(OPPONENT, puzzle.box, f"puzzle {seat}")
        for seat in game.seats
    ]
    table = Table(game, players, screen)
    table.told = len(game.events)
    screen.heading(goal_told(puzzle, game, speaker))
    keyboard = Keyboard(table)
    while in_turn(puzzle, start, game.state):
        question = table.go_on()
        if question is None or not in_turn(puzzle, start, game.state):
            break
        keyboard.ask(question)
        made, _ = play_turn(puzzle, start, answers_since(game, base))
        if made and not judge(puzzle, start, made[0]).good:
            break
    return tell_review(puzzle, game, base, table)


def answers_since(game: Game, base: int) -> list[Answer]:
    return [
        (game.seat(step.seat), game.action(step.answer), [pair[:2] for pair in step.outcomes])
        for step in game.record.steps[base:]
    ]


def tell_review(puzzle: Puzzle, game: Game, base: int, table: Table) -> int:
    """How good each choice was, and what was best."""
    speaker, screen = table.speaker, table.screen
    start = puzzle.begin(seed=0).state
    made, state = play_turn(puzzle, start, answers_since(game, base))
    solved = bool(made)
    screen.say()
    for each in made:
        decision = judge(puzzle, start, each)
        solved = solved and decision.good
        said = speaker.say(
            "cli-puzzle-decision",
            answer=speaker.action(each.state, each.question, each.action),
            chance=f"{decision.chance:.0%}",
            best=f"{decision.best_chance:.0%}",
            better=speaker.action(each.state, each.question, decision.best),
            good="yes" if decision.good else "no",
        )
        screen.say(said)
        if not decision.good:
            break
    reached = "yes" if is_reached(puzzle, start, state) else "no"
    screen.heading(
        speaker.say("cli-puzzle-solved" if solved else "cli-puzzle-missed", reached=reached)
    )
    return 0 if solved else 1
