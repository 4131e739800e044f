"""Play the same games plain and compiled and compare the hashes of every turn.

Random answers play most of them; in some, bots give theirs, and every answer must be the same.

The plain Python plays in two processes, since it takes several times as long.

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


def play(games: int, part: int, parts: int) -> dict[str, str]:
    """A digest of all turn hashes of each game, and the mode in which they were played."""
    import sandtable
    from sandtable.compiled import is_compiled
    from sandtable.core.chance import Sealed

    digests = {"mode": "compiled" if is_compiled() else "plain"}
    for number in range(part, games, parts):
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
            digests[f"{game} {number}"] = digest.hexdigest()
        if number < BOT_GAMES:
            digests[f"bots {number}"] = bot_game(number)
    return digests


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


def start(python: str, games: str, part: int, parts: int) -> subprocess.Popen[str]:
    command = [python, __file__, "--play", games, str(part), str(parts)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def digests_of(children: list[subprocess.Popen[str]]) -> dict[str, str]:
    digests: dict[str, str] = {}
    for child in children:
        digests |= json.loads(child.communicate()[0] or "{}")
    return digests


def main() -> int:
    if sys.argv[1] == "--play":
        games, part, parts = map(int, sys.argv[2:])
        print(json.dumps(play(games, part, parts)))
        return 0
    many = sys.argv[3] if len(sys.argv) > 3 else str(GAMES)
    children = [[start(sys.argv[1], many, part, 2) for part in range(2)]]
    children.append([start(sys.argv[2], many, 0, 1)])
    plain, compiled = (digests_of(each) for each in children)
    modes = [each.pop("mode", "none") for each in (plain, compiled)]
    if modes != ["plain", "compiled"]:
        print(f"expected a plain and a compiled Python, got {modes}")
        return 1
    if not compiled or plain.keys() != compiled.keys():
        print("not all games were played")
        return 1
    different = [name for name in compiled if plain[name] != compiled[name]]
    if different:
        print(f"{len(different)} of {len(plain)} games differ, first {different[0]}")
        return 1
    print(f"{len(plain)} games, the same hashes plain and compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
