"""What is settled when a game is set up: its length, reinforcements, optional rules (L11)."""

from __future__ import annotations

from typing import Any, Final, final

# Optional, advanced and historical rules, as bits
SCRAMBLE: Final = 1  # L11.1
BIDDING: Final = 2  # L11.2
SUPERIORITY: Final = 4  # L11.3: British artillery of 1918
ANTWERP_SUPPLY: Final = 8  # L11.4
ANTWERP_EVACUATION: Final = 16  # L11.5
FORTIFYING: Final = 32  # L11.6
SUPPRESSING: Final = 64  # L11.8
HIDDEN: Final = 128  # L11.9: what is in an army is secret
HISTORICAL_CARDS: Final = 256  # L10.3
STRICT_LIMITED: Final = 512  # L9.3: one enemy area of any kind
MOVES_STAND: Final = 1024  # L9.9.1: Bad Weather takes no move back
PLAY_ON: Final = 2048  # to the last turn of all
ARMISTICE: Final = 4096  # L3.8: it may be offered as an answer, not only at the table
ATTACKERS_GAS: Final = 16384  # L9.9.2: Bad Weather cancels the gas of the Attacker alone
FULL_PURSUIT: Final = 32768  # L8.5.4: pursuit only where all units retreat
SUPPLIED_TRENCHES: Final = 65536  # L6.6: who is out of supply does not entrench
LINKED: Final = 8192  # L11.11: the war in the East is played in a game of its own


@final
class Arrival:
    """One line of the reinforcements: an army with what is in it, or pieces that stand alone."""

    def __init__(
        self, turn: int, side: int, nation: int, army: int, units: list[int], how: int
    ) -> None:
        self.turn = turn
        self.side = side
        self.nation = nation
        self.army = army  # -1 for none
        self.units = units  # by kind
        self.how = how  # ANYWHERE, IN_ENGLAND, SWAPPED, IN_FRANCE


ANYWHERE: Final = 0
IN_ENGLAND: Final = 1
SWAPPED: Final = 2  # for a UK infantry on the map (L8.4)
IN_FRANCE: Final = 3  # Americans: France is as their own country to them (L2.2)


@final
class Garrison:
    """What stands in an area of a neutral country as soon as the country joins (L10.9)."""

    def __init__(self, area: int, army: int, units: list[int]) -> None:
        self.area = area
        self.army = army  # -1 for pieces that stand alone
        self.units = units  # by kind


@final
class Force:
    """What a side sets up by itself in the Free Game (L10.5)."""

    def __init__(self, armies: list[int], units: list[int], areas: list[int]) -> None:
        self.armies = armies
        self.units = units  # by kind
        self.areas = areas  # where they may stand


@final
class Form:
    """What all copies of a position share. Forts of neutral areas come up when they join."""

    def __init__(
        self,
        name: str,
        first_turn: int,
        last_turn: int,
        reinforce_first: int,
        arrivals: list[Arrival],
        rules: int,
        neutral: list[int],
        hands: list[int],
        candidates: list[list[int]],
        garrisons: list[Garrison],
        forces: list[Force],
        joins: list[int],
        origin: dict[str, Any],
    ) -> None:
        self.name = name
        self.first_turn = first_turn
        self.last_turn = last_turn
        self.reinforce_first = reinforce_first
        self.arrivals = arrivals
        self.rules = rules  # bits
        self.neutral = neutral  # areas that are nobody's yet (L10.9)
        self.hands = hands  # cards to begin with, by side (L10.1)
        self.candidates = candidates  # of each side, one to keep (L10.3)
        self.garrisons = garrisons
        self.forces = forces  # by side; none where the scenario says what stands where
        self.joins = joins  # when the UK joins by itself: nobody entered a neutral, or the Entente
        self.origin = origin  # enough to make this form again

    def plays(self, rule: int) -> bool:
        return self.rules & rule != 0
