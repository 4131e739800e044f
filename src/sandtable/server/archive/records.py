"""Reading and writing records; runs in a worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from pydantic import TypeAdapter

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.problems import RequestProblem
from sandtable.server.security.visitors import clean_name
from sandtable.server.storage.models import StepData, TableData
from sandtable.server.tables.new_tables import are_offered
from sandtable.server.tables.replay import place_of, rebuild_game
from sandtable.server.texts import speaker_for
from sandtable.server.views.frames import REFEREE
from sandtable.server.views.table_info import ending_told
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import Game
from sandtable.toolkit.pledge import Verdict, in_words, verify
from sandtable.toolkit.record import Record, RecordError, read_record
from sandtable.toolkit.replay import options_of, replay
from sandtable.toolkit.report import Report, opened_with
from sandtable.toolkit.text import sentence

REPORT: Final = TypeAdapter(Report)
MOST_STEPS: Final = 100_000  # of a record that is checked

# What is stored


def record_text(data: TableData, steps: list[StepData], view: str) -> bytes:
    """The record as one seat or an onlooker knows it, or all of it."""
    game = rebuild_game(data, steps)
    return (game.text() if view == REFEREE else game.text(view)).encode()


def report_json(data: TableData, steps: list[StepData], language: str) -> bytes:
    """Luck, losses and the story of a game, as everybody may know it."""
    return told_report(rebuild_game(data, steps), data.result, language)


def told_report(game: Game, result: dict[str, Any] | None, language: str) -> bytes:
    """The report; it starts with how the game ended if not by its rules."""
    speaker = speaker_for(game.box.id, language)
    report = game.box.face.report(game, speaker)
    if result is not None and result.get("how", "victory") != "victory":
        ending = sentence(ending_told(game.box, game.state, result, speaker))
        report = opened_with(ending, report)
    return REPORT.dump_json(report)


def verdict_json(data: TableData, steps: list[StepData], language: str) -> bytes:
    """Whether every die and draw of a finished game was that of the pledged dice."""
    return (
        told_verdict(verify_record_text(rebuild_game(data, steps).text()), language)
        .model_dump_json()
        .encode()
    )


def branch_steps(data: TableData, steps: list[StepData], shown: int) -> int | None:
    """How many steps a branch takes over from the one that everybody knows by this number.

    None if there is no such step, 0 if the game is over there.
    """
    upto = place_of(data, steps, shown)
    if upto is None:
        return None
    return upto + 1 if rebuild_game(data, steps[: upto + 1]).question() is not None else 0


# What is sent


@dataclass
class Uploaded:
    """An uploaded record, after its replay."""

    game: str
    scenario: str
    options: dict[str, Any]
    players: list[str]
    steps: list[StepData]
    moment: str
    result: dict[str, Any] | None  # as a table stores it


@contextmanager
def reading_upload() -> Iterator[None]:
    """Turn errors in an uploaded record into a refused request."""
    try:
        yield
    except RecordError as error:
        raise RequestProblem(400, "bad-record", why=str(error)) from None
    except RecursionError:
        raise RequestProblem(400, "unreadable") from None


def record_in(text: str) -> tuple[Record, Box]:
    record = read_record(text, {name: box.purposes for name, box in BOXES.items()})
    return record, BOXES[record.header["game"]]


def read_upload(text: str, most: int) -> Uploaded:
    """The steps of an uploaded record: it must replay, and its scenario must be one of ours."""
    with reading_upload():
        record, box = record_in(text)
        if len(record.steps) > most:
            raise RequestProblem(413, "long-record", most=most)
        if not box.has(record.header["scenario"]):
            raise RequestProblem(400, "no-scenario")
        if not are_offered(box, options_of(record.header, record.lines)):
            raise RequestProblem(400, "no-options")
        game = replay(box, record)
    steps = []
    for number, step in enumerate(record.steps):
        outcomes = [pair[:2] for pair in step.outcomes]
        seat = box.seats.index(step.seat) if step.seat else 0
        steps.append(StepData(number, seat, step.answer, outcomes, []))
    scenario = record.header["scenario"]
    return Uploaded(
        box.id,
        scenario,
        options_of(record.header, record.lines),
        players_in(record, len(box.seats_of(scenario))),
        steps,
        game.state.moment(),
        result_of(game),
    )


def result_of(game: Game) -> dict[str, Any] | None:
    result = game.result()
    if result is None:
        return None
    scores = game.box.face.scores(game.state)
    return {"winner": result["winner"], "how": "victory", "scores": scores}


def players_in(record: Record, many: int) -> list[str]:
    try:
        names = json.loads(record.header.get("players", "[]"))
    except (ValueError, RecursionError):
        names = record.header.get("players", "").split()
    if isinstance(names, list) and len(names) == many:
        return [clean_name(str(name))[: messages.LONGEST_WORD] for name in names]
    return [""] * many


def judged(text: str, language: str, most: int = MOST_STEPS) -> messages.Verdict:
    """Whether every die and draw of a record was that of the pledged dice."""
    return told_verdict(verify_record_text(text, most), language)


def verify_record_text(text: str, most: int = MOST_STEPS) -> Verdict:
    with reading_upload():
        record, box = record_in(text)
        if len(record.steps) > most or not box.has(record.header["scenario"]):
            raise RequestProblem(400, "not-checkable")
        return verify(box, record)


def told_verdict(found: Verdict, language: str) -> messages.Verdict:
    return messages.Verdict(
        ok=found.sound and found.checked, lines=in_words(found, speaker_for("", language))
    )
