"""One game of self-play with all its decisions, as plain data; and the check that replays it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sandtable.arena.simulate import Pairing, play
from sandtable.core.chance import Sealed
from sandtable.core.question import Question
from sandtable.core.refusal import IllegalAction
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.toolkit.box import Box
from sandtable.toolkit.odds import chances_of

Row = dict[str, Any]
NOTHING: Final = Question(-1, "", "", [])  # where the game is over: no answer is legal


class Selfplay(NamedTuple):
    """A game to play: its number in the dataset, and whether the odds of fights are wanted."""

    number: int
    pairing: Pairing
    odds: bool


class Recorded(NamedTuple):
    """A game as a row, and its decisions as rows."""

    game: Row
    decisions: list[Row]


def recorded(wanted: Selfplay) -> Recorded:
    """Play a game, and note every decision."""
    pairing = wanted.pairing
    box = BOXES[pairing.game]
    match = play(pairing)
    state = box.set_up(pairing.scenario, {})
    decisions = list(replayed(box, state, wanted, match.answers))
    game = {
        "game": wanted.number,
        "box": box.id,
        "scenario": pairing.scenario,
        "seed": pairing.seed,
        "seats": box.seats_of(pairing.scenario),
        "players": pairing.names,
        "winner": match.winner,
        "result": result_of(state),
        "capped": match.capped,
        "decisions": len(decisions),
        "hash": state.hash(),
        "rules": box.rules_version,
        "data": box.data_hash(pairing.scenario),
    }
    return Recorded(game, decisions)


def replayed(box: Box, state: State, wanted: Selfplay, answers: list[int]) -> Iterator[Row]:
    """A row for each of these answers, which are given to a state that has not begun."""
    dice = Sealed(wanted.pairing.seed)
    state.begin(dice)
    for number, answer in enumerate(answers, start=1):
        question = state.question() or NOTHING
        row = decision(wanted.number, number, question, answer)
        if wanted.odds:
            row["odds"] = odds_of(box, state, question)
        before = state.moment()
        state.answer(answer, dice, question.seat)
        if state.moment() != before or state.question() is None:
            row |= {"moment": before, "hash": state.hash()}
        yield row


def result_of(state: State) -> str | None:
    result = state.result()
    return None if result is None else json.dumps(result, sort_keys=True)


def decision(game: int, number: int, question: Question, answer: int) -> Row:
    return {
        "game": game,
        "number": number,
        "seat": question.seat,
        "question": question.key,
        "rule": question.rule,
        "actions": list(question.actions),
        "answer": answer,
        "odds": None,
        "moment": None,
        "hash": None,
    }


def odds_of(box: Box, state: State, question: Question) -> list[Row] | None:
    """The dice of the answers that throw some; None where none does."""
    found = []
    for action in question.actions:
        fight = box.fight(state, action)
        if fight is not None:
            chances = chances_of(fight)
            flag = sum(chances.flags[1:])
            found.append(
                {"action": action, "dice": chances.dice, "hits": chances.expected, "flag": flag}
            )
    return found or None


def problem_in(told: Recorded) -> str | None:
    """What is not as it was told, when the game is played again; None if all of it is."""
    game = told.game
    name = f"game {game['game']}"
    box = BOXES.get(game["box"])
    if box is None or not box.has(game["scenario"]):
        return f"{name}: there is no scenario {game['scenario']} of {game['box']}"
    if box.rules_version != game["rules"]:
        return f"{name}: it was played by rules {game['rules']}, and these are {box.rules_version}"
    pairing = Pairing(box.id, game["scenario"], game["players"], game["seed"], 0)
    odds = any(row["odds"] for row in told.decisions)
    state = box.set_up(pairing.scenario, {})
    answers = [row["answer"] for row in told.decisions]
    again = replayed(box, state, Selfplay(game["game"], pairing, odds), answers)
    for number, row in enumerate(told.decisions, start=1):
        try:
            real = next(again)
        except IllegalAction:
            return f"{name}, decision {number}: {row['answer']} is no legal answer"
        wrong = [column for column in real if real[column] != row[column]]
        if wrong:
            return f"{name}, decision {number}: the {wrong[0]} is another"
    real = {"decisions": len(answers), "result": result_of(state), "hash": state.hash()}
    wrong = [column for column in real if real[column] != game[column]]
    return f"{name}: the {wrong[0]} at the end is another" if wrong else None
