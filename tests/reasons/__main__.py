"""Walk random games and check every reason, or show one situation again.

python -m tests.reasons [GAME...] [--count 200] [--seed 1] [--scenario S] [--actions 50] [--jobs 1]
python -m tests.reasons GAME --scenario S --seed N --step K [--action "move g7" [--seat S]]
"""

from __future__ import annotations

import argparse
import sys

from sandtable.games import BOXES
from sandtable.toolkit.reasons import reason
from sandtable.toolkit.text import Speaker
from tests.reasons.oracles import naming_of, odds_check_of, oracle_of, waiting_of
from tests.reasons.runs import Wanted, games_of, walk_games
from tests.reasons.walk import ACTIONS, Walk, problem


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--count", type=int, default=200, help="games of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", help="only this one; else all, one after the other")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="asked about at each question")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the games")
    parser.add_argument("--step", type=int, help="show this question of the game again")
    parser.add_argument("--action", help="with --step: only this action")
    parser.add_argument("--seat", help="with --action: told to this seat, which is not asked")
    wanted = parser.parse_args(arguments)
    games = wanted.games or list(BOXES)
    if any(game not in BOXES for game in games):
        parser.error(f"the games are: {', '.join(BOXES)}")
    if wanted.step is not None:
        scenario = wanted.scenario or BOXES[games[0]].scenarios()[0]
        walk = Walk(BOXES[games[0]], scenario, wanted.seed)
        return show(walk, wanted.step, wanted.action, wanted.seat)
    walks: list[Wanted] = []
    for game in games:
        walks += games_of(game, wanted.scenario, wanted.count, wanted.seed, wanted.actions)
    sums = walk_games(walks, wanted.jobs)
    for found in sums:
        print("\n".join(found.report()))
    for found in sums:
        print(found.line)
    return 1 if any(found.wrong for found in sums) else 0


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
