"""Play the same games plain and compiled and compare the hashes of every turn.

Random answers play most of them; in some, bots give theirs, and every answer must be the same.

tools/compare_modes.py PLAIN_PYTHON COMPILED_PYTHON [GAMES]
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from hashlib import blake2b

GAMES = 40  # of each of the games
BOT_GAMES = 26


def play(games: int) -> dict[str, list[str]]:
    """A digest of all turn hashes of each game, and the mode in which they were played."""
    import sandtable
    from sandtable.compiled import is_compiled
    from sandtable.core.chance import Sealed

    digests = []
    for number in range(games):
        for game in sandtable.games():
            box = sandtable.box(game)
            scenarios = box.scenarios()
            state = box.set_up(scenarios[number % len(scenarios)], {})
            dice = Sealed(number)
            rng = random.Random(number)
            digest = blake2b(digest_size=8)
            moment = ""
            state.begin(dice)
            while question := state.question():
                state.answer(question.actions[int(rng.random() * len(question.actions))], dice)
                if state.moment() != moment:
                    moment = state.moment()
                    digest.update(state.hash().encode())
            digest.update(state.hash().encode())
            digests.append(digest.hexdigest())
    digests += [bot_game(number) for number in range(min(games, BOT_GAMES))]
    return {"mode": ["compiled" if is_compiled() else "plain"], "digests": digests}


def bot_game(number: int) -> str:
    """A digest of all answers of a game between the bots that think."""
    import sandtable
    from sandtable.arena.match import play_match

    games = sandtable.games()
    box = sandtable.box(games[number % len(games)])
    scenario = box.scenarios()[number % len(box.scenarios())]
    names = ["captain", "corporal"]
    bots = [names[(seat + number) % len(names)] for seat in range(len(box.seats_of(scenario)))]
    match = play_match(box, scenario, bots, f"modes {number}")
    return blake2b(json.dumps(match.answers).encode(), digest_size=8).hexdigest()


def main() -> int:
    if sys.argv[1] == "--play":
        print(json.dumps(play(int(sys.argv[2]))))
        return 0
    games = sys.argv[3] if len(sys.argv) > 3 else str(GAMES)
    children = [
        subprocess.Popen([python, __file__, "--play", games], stdout=subprocess.PIPE, text=True)
        for python in sys.argv[1:3]
    ]
    results = [json.loads(child.communicate()[0] or "{}") for child in children]
    if [each.get("mode") for each in results] != [["plain"], ["compiled"]]:
        print(
            f"expected a plain and a compiled Python, got {[each.get('mode') for each in results]}"
        )
        return 1
    plain, compiled = results[0]["digests"], results[1]["digests"]
    different = [
        number
        for number, pair in enumerate(zip(plain, compiled, strict=True))
        if pair[0] != pair[1]
    ]
    if different:
        print(f"{len(different)} of {len(plain)} games differ, first number {different[0]}")
        return 1
    print(f"{len(plain)} games, the same hashes plain and compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
