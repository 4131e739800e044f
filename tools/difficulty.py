"""What makes each game hard, measured: choices, decisions, hidden states and luck.

    python -m tools.difficulty [--games 8] [--seed difficulty] [--jobs 1] [--cluster auto|ADDRESS]
                               [--results FOLDER] [GAME ...]
    python -m tools.difficulty --draw

Every bot plays every other, and itself, from both seats: as many games of each pairing. What came
of it is written to `docs/difficulty.json`, for the games that are named. `--draw` plays nothing: it
draws the pictures and renews the tables of `docs/difficulty.md` from that file. The page says what
each number means.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import product
from math import lgamma, log
from pathlib import Path
from typing import Any, Final

from sandtable.arena.executors import executor_of
from sandtable.arena.match import DECISION_CAP
from sandtable.arena.results import Results, worked
from sandtable.arena.simulate import Pairing, digest, play
from sandtable.core.chance import Sealed
from sandtable.core.knowledge import Secret
from sandtable.core.state import State
from sandtable.games import BOXES
from tools.pages import TITLES, with_part
from tools.plots import bars, dots

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
FILE: Final = DOCS / "difficulty.json"
PAGE: Final = DOCS / "difficulty.md"
BOTS: Final = ("random", "corporal", "captain")
DETAILED: Final = ("captain", "captain")  # the games of which decisions and hidden things are told
SCENARIOS: Final = {
    "napoleonics": "redinha",
    "greatwar": "opening-action-1",
    "maria": "introductory-two",
    "lastman": "1914",
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help=", ".join(SCENARIOS))
    parser.add_argument("--games", type=int, default=8, help="of each pairing")
    parser.add_argument("--seed", default="difficulty")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--results", type=Path, metavar="FOLDER")
    parser.add_argument("--draw", action="store_true")
    wanted = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    if wanted.draw:
        draw(kept)
        return 0
    for game in wanted.game or SCENARIOS:
        if game not in SCENARIOS:
            parser.error(f"there is no game called {game}")
        kept[game] = measured(game, wanted)
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(f"{game}: {json.dumps(kept[game])}", flush=True)
    return 0


# Measuring


def measured(game: str, wanted: argparse.Namespace) -> dict[str, Any]:
    """The figures of a game."""
    scenario = SCENARIOS[game]
    pairings = [
        Pairing(game, scenario, list(pair), f"{wanted.seed} {' '.join(pair)} {at}", DECISION_CAP)
        for pair in product(BOTS, repeat=2)
        for at in range(wanted.games)
    ]
    results = None
    if wanted.results is not None:
        wanted.results.mkdir(parents=True, exist_ok=True)
        about = {"work": "difficulty", "pairings": digest(pairings)}
        results = Results(wanted.results / f"difficulty-{game}.jsonl", about)
    with executor_of(wanted.jobs, wanted.cluster) as executor:
        found = dict(worked(executor, looked_at, pairings, results))
    scores: dict[str, list[float]] = {}
    for at, one in found.items():
        scores.setdefault(" ".join(pairings[at].names), []).append(one["score"])
    return {
        "scenario": scenario,
        "rules": BOXES[game].rules_version,
        "games_a_pairing": wanted.games,
        "seed": wanted.seed,
        **figures([one for one in found.values() if one["choices"]]),
        "scores": {pair: sum(each) / len(each) for pair, each in scores.items()},
        "luck": share_of_chance(list(scores.values())),
    }


def looked_at(pairing: Pairing) -> dict[str, Any]:
    """One game: what the first seat got, and of detailed ones every choice and what was hidden."""
    match = play(pairing)
    score = 0.5 if match.winner is None else float(match.winner == 0)
    choices: list[int] = []
    hidden: list[float] = []
    if tuple(pairing.names) == DETAILED:
        state = BOXES[pairing.game].set_up(pairing.scenario, {})
        dice = Sealed(pairing.seed)
        state.begin(dice)
        moment = state.moment()
        for answer in match.answers:
            question = state.question()
            assert question is not None
            choices.append(len(question.actions))
            if state.moment() != moment:
                moment = state.moment()
                hidden.append(bits(state, question.seat))
            state.answer(answer, dice, question.seat)
    return {"score": score, "choices": choices, "hidden": hidden}


def bits(state: State, seat: int) -> float:
    """The logarithm, to the base of two, of the ways in which what is hidden from a seat may lie.

    Equal things may change places and nothing has changed.
    """
    families: dict[str, list[Secret]] = {}
    for secret in state.secrets():
        if not secret.known_to(seat):
            families.setdefault(secret.family, []).append(secret)
    total = 0.0
    for secrets in families.values():
        total += lgamma(len(secrets) + 1)
        for count in Counter(secret.value for secret in secrets).values():
            total -= lgamma(count + 1)
    return total / log(2)


def figures(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Choices and hidden states of some games."""
    real = [count for game in games for count in game["choices"] if count > 1]
    hidden = [each for game in games for each in game["hidden"]]
    lengths = [sum(count > 1 for count in game["choices"]) for game in games]
    asked = sum(len(game["choices"]) for game in games)
    return {
        "detailed_games": len(games),
        "choices": {"decisions": len(real), **spread(real)},
        "forced": 1 - len(real) / asked,
        "decisions": spread(lengths),
        "hidden_bits": {"positions": len(hidden), **spread(hidden)},
    }


def spread(values: list[Any]) -> dict[str, float]:
    """Quantiles: the value that so many hundredths of all do not exceed."""
    ordered = sorted(values)
    at = {name: ordered[round(share * (len(ordered) - 1))] for name, share in QUANTILES.items()}
    return {name: round(value, 1) for name, value in at.items()}


QUANTILES: Final = {"p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95, "most": 1.0}


def share_of_chance(groups: list[list[float]]) -> float:
    """The share of the variance of the score that is left when one knows who plays whom.

    Each group has the scores of one pairing. By the law of total variance: the mean variance within
    the groups, over that and the variance between their true means. What the means vary by chance
    alone is taken off.
    """
    count = len(groups[0])
    means = [sum(group) / count for group in groups]
    within = sum(
        sum((score - mean) ** 2 for score in group) / (count - 1)
        for group, mean in zip(groups, means, strict=True)
    ) / len(groups)
    middle = sum(means) / len(means)
    seen = sum((mean - middle) ** 2 for mean in means) / len(means)
    between = max(0.0, seen - within / count)
    return round(within / (within + between), 3) if within + between else 0.0


# The page and its pictures


def draw(kept: dict[str, Any]) -> None:
    """All pictures, and the tables of the page."""
    pictures = DOCS / "pictures"
    rows = {TITLES[game]: kept[game] for game in SCENARIOS if game in kept}
    drawn = {
        "choices": dots(
            "Legal answers a decision",
            {name: row["choices"] for name, row in rows.items()},
        ),
        "decisions": dots(
            "Decisions with a choice, a game",
            {name: row["decisions"] for name, row in rows.items()},
        ),
        "hidden": dots(
            "Bits hidden from the seat that is asked",
            {name: row["hidden_bits"] for name, row in rows.items()},
        ),
        "luck": bars(
            "Share of the result that is chance",
            {name: row["luck"] for name, row in rows.items()},
        ),
    }
    for name, picture in drawn.items():
        (pictures / f"difficulty-{name}.svg").write_text(picture, encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    for name, table in (("figures", figures_table(rows)), ("scores", scores_table(rows))):
        text = with_part(text, name, table)
    PAGE.write_text(text, encoding="utf-8")


def figures_table(rows: dict[str, Any]) -> str:
    heads = ["game", "scenario", "answers a decision, median", "95%", "most", "decisions a game",
             "forced", "hidden bits, median", "95%", "chance", "sample"]  # fmt: skip
    lines = ["| " + " | ".join(heads) + " |", "|---|---|" + "---:|" * (len(heads) - 2)]
    for name, row in rows.items():
        choices, hidden = row["choices"], row["hidden_bits"]
        cells = [name, row["scenario"], f"{choices['median']:.0f}", f"{choices['p95']:.0f}",
                 f"{choices['most']:.0f}", f"{row['decisions']['median']:.0f}",
                 f"{row['forced']:.0%}", f"{hidden['median']:.0f}", f"{hidden['p95']:.0f}",
                 f"{row['luck']:.0%}", sample_of(row)]  # fmt: skip
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def sample_of(row: dict[str, Any]) -> str:
    """How much the figures of a game rest on."""
    games = row["games_a_pairing"] * len(BOTS) ** 2
    return (
        f"{games} games; {row['choices']['decisions']:,} decisions and"
        f" {row['hidden_bits']['positions']} positions of {row['detailed_games']}"
    )


def scores_table(rows: dict[str, Any]) -> str:
    pairs = list(product(BOTS, repeat=2))
    heads = ["first seat", "second seat", *rows]
    lines = ["| " + " | ".join(heads) + " |", "|---|---|" + "---:|" * len(rows)]
    for pair in pairs:
        scores = [f"{row['scores'][' '.join(pair)]:.2f}" for row in rows.values()]
        lines.append("| " + " | ".join([*pair, *scores]) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
