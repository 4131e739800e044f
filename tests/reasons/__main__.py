"""Walk random games and check every reason, or show one situation again.

python -m tests.reasons [GAME...] [--count 200] [--seed 1] [--scenario S] [--actions 50]
python -m tests.reasons GAME --scenario S --seed N --step K [--action "move g7" [--seat S]]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict

from sandtable.games import BOXES
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import Speaker
from tests.reasons.oracles import failures, naming_of, odds_check_of, oracle_of, waiting_of
from tests.reasons.walk import ACTIONS, Failure, Walk, problem

SHOWN = 3  # so many examples of each group of failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--count", type=int, default=200, help="games of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", help="only this one; else all, one after the other")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="asked about at each question")
    parser.add_argument("--step", type=int, help="show this question of the game again")
    parser.add_argument("--action", help="with --step: only this action")
    parser.add_argument("--seat", help="with --action: told to this seat, which is not asked")
    wanted = parser.parse_args()
    games = wanted.games or list(BOXES)
    if any(game not in BOXES for game in games):
        parser.error(f"the games are: {', '.join(BOXES)}")
    if wanted.step is not None:
        scenario = wanted.scenario or BOXES[games[0]].scenarios()[0]
        walk = Walk(BOXES[games[0]], scenario, wanted.seed)
        return show(walk, wanted.step, wanted.action, wanted.seat)
    found = [walk_games(game, wanted) for game in games]
    return 1 if any(found) else 0


def walk_games(game: str, wanted: argparse.Namespace) -> int:
    """The number of failures in so many games of a game."""
    scenarios = [wanted.scenario] if wanted.scenario else BOXES[game].scenarios()
    counts: Counter[tuple[str, str]] = Counter()
    groups: dict[tuple[str, str, str], list[Failure]] = defaultdict(list)
    questions = 0
    for number in range(wanted.count):
        walk = Walk(BOXES[game], scenarios[number % len(scenarios)], wanted.seed + number)
        for failure in failures(walk, counts, wanted.actions):
            groups[failure.group].append(failure)
            print(f"\n{failure.key} {failure.what}: {failure.command}", file=sys.stderr)
        questions += walk.step
        wrong = sum(map(len, groups.values()))
        told = f"{game}: {number + 1} games, {questions} questions, {counts.total()} reasons"
        print(f"\r{told}, {wrong} wrong", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report(game, counts, groups)
    return sum(map(len, groups.values()))


def report(
    game: str,
    counts: Counter[tuple[str, str]],
    groups: dict[tuple[str, str, str], list[Failure]],
) -> None:
    """How often each rule was the reason, and the failures, the most frequent first."""
    for (rule, key), count in counts.most_common():
        print(f"{game} {count:8} {rule or '-':8} {key}")
    for group in sorted(groups, key=lambda each: -len(groups[each])):
        found = groups[group]
        rule, key, verb = group
        print(f"\n{len(found)} x {rule or '-'} {key} of {verb}")
        for failure in found[:SHOWN]:
            print(f"  {failure.action}: {failure.what}\n    {failure.command}")


def show(walk: Walk, step: int, action: str | None, seat: str | None) -> int:
    """The board, the question, and the reason of one action, or of all that fail."""
    question = walk.question()
    while question is not None and walk.step < step:
        walk.answer(question)
        question = walk.question()
    if question is None:
        print(f"the game is over after {walk.step} answers")
        return 1
    box, speaker = walk.box, Speaker("en", walk.box)
    moment = walk.now(question)
    print(walk.game)
    print("\nthis turn:", "; ".join(each.answer for each in moment.turn))
    for event in moment.events:
        print("  happened:", event)
    asked = moment.asked
    print(f"{asked.seat} is asked {asked.key} ({asked.rule}), subject {asked.subject}:")
    print("  " + ", ".join(asked.offers))
    number = walk.game.action(action) if action else -1
    actions = [number] if action else walk.actions(question)
    oracle, wrong = oracle_of(box.id), 0
    asked_of, situations = question.seat, walk.situations(question, actions)
    if seat:
        oracle = waiting_of(box.id) or {}
        asked_of, situations = box.seats.index(seat), walk.told_to(seat, question, actions)
    for situation in situations:
        what = problem(situation, oracle, naming_of(box.id))
        if action or what:
            told = situation.told
            words, _ = reason(box, walk.game.state, number, asked_of).told(box, speaker)
            words = words if action else ""
            print(f"\n{situation.action}: {told.key} ({told.rule}) {told.args} way {told.way}")
            print(f"  {words}\n  {what or 'holds'}")
            wrong += bool(what)
    check = odds_check_of(box.id)
    odds = box.face.odds(walk.game.state, number, speaker) if number in question.actions else None
    if odds is not None and check is not None:
        print(f"\n{odds.title}: {odds.dice} dice {odds.modifiers} {odds.target}")
        print(f"  {check(moment, str(action), odds) or 'holds'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
