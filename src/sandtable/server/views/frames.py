"""Frames of a replay: the steps of a game with texts and drawings; runs in a worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.event import ONLOOKER
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.tables.replay import replay_steps
from sandtable.server.texts import speaker_for
from sandtable.server.views.position import position
from sandtable.server.views.seat_view import SeatView
from sandtable.toolkit.game import ONLOOKER_NAME, Game
from sandtable.toolkit.log import Logged

REFEREE: Final = "referee"  # sees everything, once the game is over


def told_steps(
    data: TableData, steps: list[StepData], view: str, lang: str, first: int, last: int
) -> bytes:
    """How many there are, some of them, and where turns begin: a `ReplayPart` as JSON."""
    frames: list[messages.Frame] = []
    turns: list[messages.TurnMark] = []
    moment = ""
    number = 0
    for number, step, game, answer, logged in walk(data, steps, view, lang):
        shown = viewer(data.game, game, view, lang)
        if game.state.moment() != moment:
            moment = game.state.moment()
            text = shown.face.moment(game.state, shown.speaker)
            turns.append(messages.TurnMark(step=number, text=text))
        if first <= number <= last:
            seat = shown.box.seats[step.seat] if number else ""
            frames.append(frame_of(shown, game, number, seat, answer, logged, view))
    part = messages.ReplayPart(steps=number, shown_as=view, turns=turns, frames=frames)
    return part.model_dump_json().encode()


def walk(
    data: TableData, steps: list[StepData], view: str, lang: str
) -> Iterator[tuple[int, StepData, Game, str, list[Logged]]]:
    """Every step with the answer in words, as it may be known, and what it brought about.

    What was sealed is no step of its own: all of it is shown when it is opened.
    """
    speaker = speaker_for(data.game, lang)
    box = BOXES[data.game]
    answer = ""
    told = 0
    for at, (step, game) in enumerate(replay_steps(data, steps)):
        if not game.sealed:
            yield game.log.shown, step, game, answer, game.log.logged(told)
            told = game.log.happened
        if at + 1 < len(steps):
            coming = steps[at + 1]
            question = game.question_of(coming.seat)
            action = box.vocabulary.find(coming.answer)
            answer = ""
            if question is not None and action >= 0:
                if not question.secret or view in (REFEREE, box.seats[coming.seat]):
                    answer = speaker.action(game.state, question, action)


def viewer(game_id: str, game: Game, view: str, lang: str) -> SeatView:
    """The referee sees the hand of the seat that is asked."""
    seats = BOXES[game_id].seats
    if view == REFEREE:
        question = game.question()
        return SeatView(game_id, ONLOOKER if question is None else question.seat, lang)
    return SeatView(game_id, ONLOOKER if view == ONLOOKER_NAME else seats.index(view), lang)


def frame_of(
    shown: SeatView,
    game: Game,
    number: int,
    seat: str,
    answer: str,
    logged: list[Logged],
    view: str,
) -> messages.Frame:
    extra = {"waiting": [], "can_undo": False, "can_reset": False}
    now = position(shown, game, number, number, None, extra)
    if view in (REFEREE, ONLOOKER_NAME):
        scene = now.scene
        if view == REFEREE and not shown.scenes.open_to_all:
            scene = opened_scene(shown, game, scene)
        now = now.model_copy(update={"scene": scene.model_copy(update={"turned": False})})
    return messages.Frame(
        step=number,
        seat=seat,
        answer=answer,
        now=now,
        log=shown.lines(logged, in_full=view == REFEREE),
    )


def opened_scene(shown: SeatView, game: Game, scene: messages.Scene) -> messages.Scene:
    """The same board with everything on it open: each piece as its own side knows it."""
    known: dict[str, messages.PieceShown] = {}
    for side in {piece.side for piece in scene.pieces}:
        seat = shown.box.seats.index(side)
        own = shown.scenes.scene(game.state, shown.speaker, seat)
        known |= {piece.id: piece for piece in own.pieces if piece.side == side}
    return scene.model_copy(update={"pieces": [known[piece.id] for piece in scene.pieces]})
