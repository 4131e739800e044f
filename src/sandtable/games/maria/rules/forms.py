"""The forms of the game (M1.4, M31, M32): advanced or introductory, for three players or two."""

from __future__ import annotations

from typing import Any, final


@final
class Form:
    """What is settled when the game is set up and never changes. By power, where it is a list."""

    def __init__(
        self,
        name: str,
        players: int,
        introductory: bool,
        turns: int,
        present: list[bool],
        hands: list[int],
        income: list[int],
        troops: list[int],
        markers: list[int],
        returns_late: bool = False,
        silesia_supply: int = 0,
        loser_matches: bool = False,
        source: Any = None,
    ) -> None:
        self.name = name
        self.players = players
        self.introductory = introductory
        self.turns = turns
        self.present = present
        self.hands = hands
        self.income = income
        self.troops = troops
        self.markers = markers  # of victory, in all
        self.returns_late = returns_late  # the optional rule of M23.8
        self.silesia_supply = silesia_supply  # M3.6: 0 nobody, 1 Austria, 2 Austria and Prussia
        self.loser_matches = loser_matches  # M21.5: the beaten take out what the winner puts in
        self.source = source  # from which `setup` makes the form again
