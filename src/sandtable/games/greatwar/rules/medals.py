"""Medals (G4, G23): those taken for good, objectives that somebody holds, and who has won."""

from __future__ import annotations

from typing import Any, Final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Battle, Unit
from sandtable.games.greatwar.rules import facts
from sandtable.games.greatwar.rules.field import (
    AT_ONCE,
    HELD_EACH,
    LASTING,
    MAJORITY,
    NOBODYS,
    Field,
    Objective,
)

# Places in `scalars`
WINNER: Final = 14
HELD: Final = 19  # who holds each objective, a place each

DRAWN_GAME: Final = 2  # for WINNER
FOR_GOOD: Final[list[str]] = ["G23.7", "G23.11"]  # rules of medals that nobody takes away

ABANDONED: Final = 2  # in the last place of a tank's row: it holds nothing (G23.15)


class Contest(Battle):
    """Two sides contend for medals. `GreatWar` is made of it; nothing else is."""

    field: Field

    def is_tank(self, unit: Unit) -> bool:
        return facts.IS_TANK[self.units[unit * common.UNIT_ROW]]

    def is_abandoned(self, unit: Unit) -> bool:
        return self.units[unit * common.UNIT_ROW + common.OWN] == ABANDONED and self.is_tank(unit)

    def medals(self, seat: int) -> int:
        """Medals held now: for good, and those of objectives (G23)."""
        total = self.scalars[common.TAKEN + seat]
        for number, objective in enumerate(self.field.objectives):
            if self.scalars[HELD + number] == seat:
                total += objective.medals
        return total

    def score(self, seat: int) -> int:
        return self.medals(seat)

    def ended(self) -> bool:
        return self.scalars[WINNER] != common.NO_SEAT

    def result(self) -> dict[str, Any] | None:
        if not self.ended():
            return None
        winner = self.scalars[WINNER]
        return {
            "winner": None if winner == DRAWN_GAME else winner,
            "seat": None if winner == DRAWN_GAME else facts.SEATS[winner],
            "medals": [self.medals(0), self.medals(1)],
            "turns": self.scalars[common.TURN],
        }

    # Writers: medals

    def take_medals(
        self, seat: int, medals: int, rule: str, rules: list[str] | None = None
    ) -> None:
        """Medals that are kept for ever (G23.7); `rules` are further ones that the log names."""
        if medals:
            self.scalars[common.TAKEN + seat] += medals
            if self.journal is not None:
                self.tell("medal", rule, {"seat": seat, "medals": medals, "rules": rules or []})
            self.check_victory(seat)

    def check_victory(self, seat: int) -> None:
        """The first to hold enough medals wins at once (G4.3, G23.1)."""
        if not self.ended() and self.medals(seat) >= self.field.to_win[seat]:
            self.win(seat, "G23.1", ["G4.3"])

    def win(self, seat: int, rule: str, rules: list[str]) -> None:
        self.scalars[WINNER] = seat
        if self.journal is not None:
            args = {"seat": seat, "medals": self.medals(seat), "rules": rules}
            self.tell("victory", rule, args)

    def check_progress(self) -> None:
        """The turns are over: the side with more medals wins, or that lacks fewer (G23.19).

        That is the same, unless a handicap lets the sides need different numbers.
        """
        one, other = self.missing(0), self.missing(1)
        if one != other:
            self.win(0 if one < other else 1, "G23.19", [])
            return
        self.scalars[WINNER] = DRAWN_GAME
        if self.journal is not None:
            if self.medals(0) == self.medals(1):
                self.tell("drawn", "G23.19", {"medals": self.medals(0)})
            else:
                self.tell("drawn-missing", "G23.19", {"medals": one})

    # Objectives (G23)

    def occupies(self, seat: int, at: Hex) -> bool:
        """A unit of this seat that is not an abandoned tank (G23.15)."""
        return self.friend_at(seat, at) and not self.is_abandoned(self.unit_at(at))

    def occupies_any(self, seat: int, hexes: list[Hex]) -> bool:
        return any(self.occupies(seat, at) for at in hexes)

    def occupied_by(self, seat: int, objective: Objective) -> int:
        """How many hexes of a group this seat occupies."""
        return sum(1 for at in objective.hexes if self.occupies(seat, at))

    def meets_terms(self, number: int, seat: int) -> bool:
        """Whether this seat may hold an objective as things stand."""
        objective = self.field.objectives[number]
        if objective.seat not in (NOBODYS, seat):
            return False
        if objective.kind == MAJORITY:
            return self.occupied_by(seat, objective) > self.occupied_by(1 - seat, objective)
        if not self.occupies_any(seat, objective.hexes):
            return False
        return all(self.occupies_any(seat, line) for line in objective.needs)

    def gain_objectives(self, seat: int) -> None:
        """At the start of a turn: what this seat holds now (G23.4, G23.6)."""
        for number, objective in enumerate(self.field.objectives):
            if self.ended() or self.scalars[HELD + number] == seat:
                continue
            if not objective.on_entering and self.meets_terms(number, seat):
                self.hold(number, seat, "G23.6" if objective.kind == MAJORITY else "G23.4")

    def hold(self, number: int, seat: int, rule: str) -> None:
        objective = self.field.objectives[number]
        self.scalars[HELD + number] = seat
        if self.journal is not None:
            args = {"seat": seat, "hex": objective.hexes[0], "medals": objective.medals}
            hexes = [int(at) for at in objective.hexes]
            starting = [] if objective.on_entering else ["G4.2"]
            rules = [*starting, *self.claims(objective, seat)]
            self.tell("objective", rule, {**args, "hexes": hexes, "rules": rules})
        self.check_victory(seat)

    def adjust_objectives(self, entered: Hex) -> None:
        """A medal whose condition fails is handed back at once (G23.16); others come (G23.3)."""
        for number, objective in enumerate(self.field.objectives):
            seat = self.scalars[HELD + number]
            if seat == common.NO_SEAT:
                if objective.on_entering and entered in objective.hexes:
                    enterer = self.seat_of(self.unit_at(entered))
                    if self.meets_terms(number, enterer):
                        self.hold(
                            number, enterer, "G23.3" if objective.kind == AT_ONCE else "G23.11"
                        )
                continue
            if objective.kind == LASTING:
                continue
            if objective.kind == HELD_EACH:
                lost = entered in objective.hexes and self.occupies(1 - seat, entered)
            else:
                lost = not self.meets_terms(number, seat)
            if lost:
                self.scalars[HELD + number] = common.NO_SEAT
                if self.journal is not None:
                    args = {"seat": seat, "hex": objective.hexes[0], "medals": objective.medals}
                    hexes = [int(at) for at in objective.hexes]
                    rules = ["G23.17"] if objective.kind == MAJORITY else []
                    rules += self.claims(objective, seat)
                    self.tell("objective-lost", "G23.16", {**args, "hexes": hexes, "rules": rules})

    def claims(self, objective: Objective, seat: int) -> list[str]:
        """The rules by which an objective is held, and lost."""
        if objective.kind == MAJORITY:
            return ["G23.6", "G23.12"]
        if objective.kind == HELD_EACH:
            return ["G23.14"]
        if objective.on_entering:
            return ["G23.3"] if objective.kind == AT_ONCE else ["G23.7"]
        rules = ["G23.4", "G23.5"] if objective.needs else ["G23.4"]
        lines = {self.field.trench_line[at] for at in objective.hexes}
        if len(lines) > 1:
            rules.append("G23.13")  # any line of that side
        if self.occupied_by(seat, objective) > 1:
            rules.append("G23.17")  # two units do not double it
        for at in objective.hexes:
            if self.friend_at(seat, at) and self.is_tank(self.unit_at(at)):
                rules.append("G26.9" if self.is_abandoned(self.unit_at(at)) else "G23.15")
        return rules
