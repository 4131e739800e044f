"""Evaluation: a network plays the ladder of bots in the arena, with intervals.

    python examples/evaluate.py net.npz --game napoleonics --scenario rolica_first --games 40

Sides change from game to game. The interval is Wilson's, of 95%.
"""

from __future__ import annotations

import argparse

from network import Network, load

from sandtable.arena.match import play_with
from sandtable.arena.report import wilson
from sandtable.bots import make_bot
from sandtable.bots.bot import Bot
from sandtable.envs import PolicyBot, World

LADDER = ("random", "corporal", "captain")


def wins_against(network: Network, world: World, rival: str, games: int, cap: int) -> float:
    """Games won against a bot; half a win for a draw and for a game that is broken off."""
    total = 0.0
    for at in range(games):
        ours = at % len(world.seats)
        players: list[Bot] = [
            PolicyBot(world, network.best)
            if seat == ours
            else make_bot(rival, world.box, f"{rival} {at} {seat}")
            for seat in range(len(world.seats))
        ]
        match = play_with(world.box, world.scenario, players, f"evaluate {at}", cap)
        total += 0.5 if match.winner is None else float(match.winner == ours)
    return total


def evaluate(
    network: Network, game: str, scenario: str | None, games: int, cap: int = 20_000
) -> dict[str, tuple[float, float, float]]:
    """By bot: the share of games won, and its interval."""
    world = World(game, scenario)
    found: dict[str, tuple[float, float, float]] = {}
    for rival in LADDER:
        wins = wins_against(network, world, rival, games, cap)
        found[rival] = (wins / games, *wilson(round(wins), games))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("network")
    parser.add_argument("--game", default="napoleonics")
    parser.add_argument("--scenario", default="rolica_first")
    parser.add_argument("--games", type=int, default=40)
    wanted = parser.parse_args()
    found = evaluate(load(wanted.network), wanted.game, wanted.scenario, wanted.games)
    for rival, (share, low, high) in found.items():
        print(f"{rival:<10}{share:6.1%}  ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
