"""Replay of a record, checking its position hashes."""

from __future__ import annotations

import json
from typing import Any

from sandtable.core.chance import (
    Chance,
    Recorded,
    ScriptError,
    Sealed,
    Witness,
)
from sandtable.core.refusal import IllegalAction
from sandtable.toolkit.box import Box
from sandtable.toolkit.game import PLEDGED, Game
from sandtable.toolkit.generic import StateT
from sandtable.toolkit.record import SEALED, Record, RecordError, Step


def replay(box: Box[StateT], record: Record, seed: int | str | None = None) -> Game[StateT]:
    """Play a record again and check every hash in it.

    The game goes on from there with the record's own dice, with another seed, or with none.
    """
    header = dict(record.header)
    dice = dice_of(header, seed, record.lines)
    recorded = Recorded(box.purposes, [pair[:2] for step in record.steps for pair in step.outcomes])
    game = play_again(box, record, header, recorded)
    if recorded.at < len(recorded.outcomes):
        raise RecordError(record.steps[-1].line, "the record has more outcomes than the game")
    game.chance = Witness(dice)
    return game


def play_again(
    box: Box[StateT], record: Record, header: dict[str, str], chance: Chance
) -> Game[StateT]:
    """The answers of a record given again, with outcomes from this chance; every hash checked."""
    if header.get("rules", box.rules_version) != box.rules_version:
        made, now = header["rules"], box.rules_version
        raise RecordError(
            record.lines.get("rules", 1),
            f"the record was made with rules {made}, and these are rules {now}",
        )
    steps = iter(record.steps)
    at = next(steps)
    try:
        state = first_position(box, header, record.lines)
        game = Game(box, state, chance, header)
        check_hash(game, at)
        for at in steps:
            play_step(game, at)
            check_hash(game, at)
    except KeyError as error:
        raise RecordError(record.lines.get("scenario", 1), str(error.args[0])) from None
    except ScriptError as error:
        raise RecordError(at.line, str(error)) from None
    return game


def first_position(box: Box[StateT], header: dict[str, str], lines: dict[str, int]) -> StateT:
    try:
        return box.set_up(header["scenario"], options_of(header, lines))
    except ValueError as error:  # a number or a word that an option does not take
        raise RecordError(lines.get("options", 1), str(error)) from None


def dice_of(header: dict[str, str], seed: int | str | None, lines: dict[str, int]) -> Chance:
    """The dice with which a replayed game goes on; none if the record does not know them."""
    counters = header.pop("counters", None)
    if seed is not None:
        for key in (*SEALED, *PLEDGED):
            header.pop(key, None)  # they speak of the dice that it had
        header["seed"] = str(seed)
        return Sealed(str(seed))
    if "seed" not in header or counters is None:
        return Chance()
    try:
        return Sealed(header["seed"], [int(each) for each in counters.split()])
    except (ValueError, OverflowError):
        at = lines.get("counters", 1)
        raise RecordError(at, f'"{counters}" are no counters of dice') from None


def options_of(header: dict[str, str], lines: dict[str, int]) -> dict[str, Any]:
    """What was chosen when the game was set up."""
    try:
        options = json.loads(header.get("options", "{}"))
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise RecordError(lines.get("options", 1), f'"{header["options"]}" are no options')
    return options


def play_step(game: Game, step: Step) -> None:
    if step.seat not in game.seats:
        raise RecordError(step.line, f'nobody sits at "{step.seat}"')
    if game.action(step.answer) < 0:
        raise RecordError(step.line, f'"{step.answer}" is not an action')
    try:
        game.answer(step.answer, step.seat)
    except IllegalAction as error:
        raise RecordError(step.line, str(error)) from None


def check_hash(game: Game, step: Step) -> None:
    if not step.hash:
        return
    if step.moment != game.state.moment():
        raise RecordError(step.line, f"{step.moment} is recorded where it is {game.state.moment()}")
    if step.hash != game.state.hash():
        header = game.record.header
        now = game.box.data_hash(header["scenario"])
        changed = header.get("data", now) != now
        why = "; the scenario or the data has changed since" if changed else ""
        where = f" at {step.moment}" if step.moment else ""
        raise RecordError(step.line, f"the position{where} is not the recorded one{why}")
