"""Report of many games: wins with confidence intervals, decisions and speed."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from sandtable.arena.match import Match

DRAW: Final = "draw"
Z95: Final = 1.959963984540054  # two-sided 95% of the normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    whole = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def labels(names: list[str]) -> list[str]:
    """Names by which bots of the same name can be told apart: captain, captain-2."""
    given: list[str] = []
    for at, name in enumerate(names):
        before = names[:at].count(name)
        given.append(f"{name}-{before + 1}" if before else name)
    return given


class Tally:
    """Games and wins, of all games or of one scenario."""

    def __init__(self, bots: list[str], seats: list[str]) -> None:
        self.games = 0
        self.capped = 0
        self.real = 0
        self.forced = 0
        self.wins = dict.fromkeys([*bots, DRAW], 0)
        self.wins_by_side = dict.fromkeys([*seats, DRAW], 0)

    @property
    def decisions(self) -> int:
        return self.real + self.forced

    def add(self, bot: str, side: str, match: Match) -> None:
        self.games += 1
        self.capped += match.capped
        self.real += sum(match.chosen)
        self.forced += match.forced
        self.wins[bot] += 1
        self.wins_by_side[side] += 1

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "real": self.real,
            "forced": self.forced,
            "wins": self.wins,
            "wins_by_side": self.wins_by_side,
            "capped": self.capped,
        }


class Thinking:
    """How often one bot had a choice, and how long it thought."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0

    @property
    def ms(self) -> float:
        """Milliseconds a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Report:
    """The games of one simulation, counted. A game that was given up counts as a draw too."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        bots: list[str],
        scenarios: list[str],
        seed: str,
        jobs: int,
        cap: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = labels(bots)
        self.seed = seed
        self.jobs = jobs
        self.cap = cap
        self.seconds = 0.0
        self.all = Tally(self.bots, seats)
        self.by_scenario = {each: Tally(self.bots, seats) for each in scenarios}
        self.thinking = {bot: Thinking() for bot in self.bots}
        # Games that a program lost because it failed: how it did, and how often
        self.forfeits: dict[str, dict[str, int]] = {bot: {} for bot in self.bots}

    def add(self, seated: list[int], match: Match) -> None:
        """Count a game; `seated` is the number of the bot in each seat."""
        winner = match.winner
        bot = DRAW if winner is None else self.bots[seated[winner]]
        side = DRAW if winner is None else self.seats[winner]
        for tally in (self.all, self.by_scenario[match.scenario]):
            tally.add(bot, side, match)
        for seat, number in enumerate(seated):
            self.thinking[self.bots[number]].decisions += match.chosen[seat]
            self.thinking[self.bots[number]].seconds += match.thinking[seat]
            if seat in match.forfeits:
                ways = self.forfeits[self.bots[number]]
                ways[match.forfeits[seat]] = ways.get(match.forfeits[seat], 0) + 1

    def interval(self, bot: str) -> tuple[float, float]:
        """Between which shares of games this bot wins, with 95% confidence."""
        return wilson(self.all.wins[bot], self.all.games)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        games = self.all.games
        seconds = self.seconds
        return {
            "game": self.game,
            "seed": self.seed,
            "bots": self.bots,
            "jobs": self.jobs,
            "cap": self.cap,
            **self.all.as_dict(),
            "seconds": seconds,
            "intervals": {bot: list(self.interval(bot)) for bot in self.bots},
            "intervals_by_side": {
                seat: list(wilson(self.all.wins_by_side[seat], games)) for seat in self.seats
            },
            "decisions_per_second": self.all.decisions / seconds if seconds else 0.0,
            "games_per_second": games / seconds if seconds else 0.0,
            "thinking": {
                bot: {"decisions": each.decisions, "seconds": each.seconds, "ms": each.ms}
                for bot, each in self.thinking.items()
            },
            "forfeits": self.forfeits,
            "scenarios": [
                {"scenario": scenario, **tally.as_dict()}
                for scenario, tally in self.by_scenario.items()
            ],
        }
