"""The oracles, one a game: a predicate for each rule that gives reasons (`ORACLE`).

An oracle may also have `check_odds`: what is wrong with the odds of an answer that throws dice;
`names_rightly`: whether the pieces that a reason names are where it says; and `WAITING`: an oracle
for what is told to seats that are not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import cast

from sandtable.core.question import Question
from sandtable.toolkit.display import Odds
from sandtable.toolkit.text import Speaker
from tests.reasons.situation import Moment, Oracle, Situation
from tests.reasons.walk import ACTIONS, Failure, Walk, problem

# What is wrong with the odds that are told of an answer, in words; nothing if they are right.
CheckOdds = Callable[[Moment, str, Odds], str]


def oracle_of(game: str) -> Oracle:
    return cast("Oracle", import_module(f"tests.reasons.{game}").ORACLE)


def odds_check_of(game: str) -> CheckOdds | None:
    check = getattr(import_module(f"tests.reasons.{game}"), "check_odds", None)
    return cast("CheckOdds | None", check)


def naming_of(game: str) -> Callable[[Situation], bool] | None:
    check = getattr(import_module(f"tests.reasons.{game}"), "names_rightly", None)
    return cast("Callable[[Situation], bool] | None", check)


def waiting_of(game: str) -> Oracle | None:
    """The oracle for seats that are not asked, where there is one."""
    return cast("Oracle | None", getattr(import_module(f"tests.reasons.{game}"), "WAITING", None))


def failures(
    walk: Walk, counts: Counter[tuple[str, str]], actions: int = ACTIONS, longest: int = 10**6
) -> Iterator[Failure]:
    """All that is wrong in one game; `counts` has how often each rule and key was the reason."""
    oracle, odds = oracle_of(walk.box.id), odds_check_of(walk.box.id)
    naming, waiting = naming_of(walk.box.id), waiting_of(walk.box.id)
    while walk.step < longest and (question := walk.question()) is not None:
        for situation in walk.situations(question, walk.actions(question, actions)):
            counts[situation.told.rule, situation.told.key] += 1
            what = problem(situation, oracle, naming)
            if what:
                yield walk.failure(situation, what)
        for situation in walk.waiting(question, walk.actions(question, 10)) if waiting else []:
            counts[situation.told.rule, situation.told.key] += 1
            what = problem(situation, waiting or {}, naming)
            if what:
                yield walk.failure(situation, what)
        if odds is not None:
            yield from odds_failures(walk, question, odds, counts)
        walk.answer(question)


def odds_failures(
    walk: Walk, question: Question, check: CheckOdds, counts: Counter[tuple[str, str]]
) -> Iterator[Failure]:
    """Answers that throw dice, and are told with other dice or rules than the rulebook gives."""
    state, box = walk.game.state, walk.box
    for action in question.actions:
        if not box.throws(state, action):
            continue
        odds = box.face.odds(state, action, Speaker("en", box))
        if odds is None:
            continue
        name = box.vocabulary.name(action)
        counts["odds", name.partition(" ")[0]] += 1
        what = check(walk.now(question), name, odds)
        if what:
            command = (
                f"python -m tests.reasons {box.id} --scenario {walk.scenario} --seed {walk.seed}"
                f' --step {walk.step} --action "{name}"'
            )
            yield Failure("odds", "odds", name.partition(" ")[0], what, name, command)
