"""Replay of stored steps: the states in memory are a cache that is rebuilt here."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sandtable.core.chance import Recorded, ScriptError, Sealed, Witness
from sandtable.core.question import Question
from sandtable.core.refusal import IllegalAction
from sandtable.games import BOXES
from sandtable.server.errors import OtherRules
from sandtable.server.storage.models import StepData, TableData
from sandtable.toolkit.game import Game


def header_of(table: TableData, whole: bool) -> dict[str, str]:
    """The header of the table's record; only the full record has the secret of the dice."""
    box = BOXES[table.game]
    header = {
        "game": table.game,
        "scenario": table.scenario,
        "rules": table.rules,
        "data": box.data_hash(table.scenario),
        "players": json.dumps([seat.bot or seat.name or "-" for seat in table.seats]),
    }
    if table.options:
        header["options"] = json.dumps(table.options, sort_keys=True)
    if table.source:
        header["branched"] = f"{table.base} {table.source}"
    if table.source and not table.seed:
        return header  # nothing was played here, so there are no dice to verify
    if table.chosen:
        header["chosen"] = "yes"
    else:
        header["commitment"] = table.commitment
        header["words"] = json.dumps([seat.word for seat in table.seats], ensure_ascii=False)
        if any(seat.promise for seat in table.seats):
            header["promises"] = json.dumps([seat.promise for seat in table.seats])
    if whole:
        if not table.chosen:
            header["secret"] = table.secret
        header["seed"] = table.seed
    return header


def replay_steps(
    table: TableData, steps: list[StepData], game: Game | None = None
) -> Iterator[tuple[StepData, Game]]:
    """The game after each of these steps; the same `Game` goes from one to the next.

    The steps follow those of the game that is given, or begin with the set-up. Wherever the hash
    of a position is stored, the position must be that one.
    """
    box = BOXES[table.game]
    outcomes = [pair for step in steps for pair in step.outcomes]
    recorded = Recorded(box.purposes, outcomes)
    if game is None:
        state = box.set_up(table.scenario, table.options)
        game = Game(box, state, recorded, header_of(table, whole=True))
        check_position(game, steps[0])
        yield steps[0], game
        steps = steps[1:]
    else:
        game.chance = Witness(recorded)
    for step in steps:
        try:
            game.answer(step.answer, step.seat)
        except (IllegalAction, ScriptError) as error:
            raise OtherRules(step.number) from error
        check_position(game, step)
        yield step, game


def check_position(game: Game, step: StepData) -> None:
    if step.hash and step.hash != game.state.hash():
        raise OtherRules(step.number)


def place_of(table: TableData, steps: list[StepData], shown: int) -> int | None:
    """The index among all steps of the public step with this number."""
    for at, (_, game) in enumerate(replay_steps(table, steps)):
        if game.log.shown == shown and not game.sealed:
            return at
    return None


def continue_with_dice(game: Game, seed: str, counters: list[int]) -> None:
    """Let a replayed game go on with the table's own dice."""
    game.chance = Witness(Sealed(seed, counters))


def rebuild_game(table: TableData, steps: list[StepData]) -> Game:
    """The game after all of these steps."""
    *_, (_, game) = replay_steps(table, steps)
    continue_with_dice(game, table.seed, steps[-1].counters)
    return game


def is_choice(table: TableData, question: Question) -> bool:
    """Whether this is for the player to answer, as far as everybody may know.

    A forced answer counts as a choice if giving it at once would tell a person what a seat
    holds; bots learn nothing from it.
    """
    if not question.forced:
        return True
    tells = question.secret or question.key in BOXES[table.game].revealing_questions
    return tells and any(each.kind != "bot" for each in table.seats if each.seat != question.seat)


def last_choice(table: TableData, steps: list[StepData], seat: int) -> int:
    """The number of the last step in which this seat had a choice; -1 if it never had one."""
    found = -1
    chooses = False
    for step, game in replay_steps(table, steps):
        if step.seat == seat and chooses:
            found = step.number
        question = game.question_of(seat)
        chooses = question is not None and is_choice(table, question)
    return found


def counters_of(game: Game) -> list[int]:
    dice = game.chance.source
    return list(dice.counters) if isinstance(dice, Sealed) else []
