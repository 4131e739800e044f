"""A march (M12, M13): one piece or union, city by city, with all that happens on the way."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, reach, refusals as no, slots
from sandtable.games.maria.rules.conquest import pass_fortress
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.reach import (
    may_hurry_to,
    needs_consent,
    next_cities,
    why_not_reached,
    why_not_step,
)
from sandtable.games.maria.rules.state import Maria

TOGETHER: Final = -2  # in `asking`: whether they may march together


@final
class March(Procedure[Maria]):
    """The way of a piece. `other` comes along, `asking` is the city for which consent is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "piece",
        "other",
        "force",
        "closed",
        "steps",
        "main",
        "asking",
        "denied",
        "taken",
    )

    def __init__(
        self,
        piece: int,
        other: int = slots.NOBODY,
        force: int = 0,
        closed: int = 0,
        steps: int = 0,
        main: int = 1,
        asking: int = facts.NO_CITY,
        denied: int = 0,
        taken: int = 0,
    ) -> None:
        self.piece = piece
        self.other = other
        self.force = force
        self.closed = closed
        self.steps = steps
        self.main = main
        self.asking = asking
        self.denied = denied
        self.taken = taken  # so many fortresses have fallen on the way (M15.6)

    def copy(self) -> March:
        return March(
            self.piece,
            self.other,
            self.force,
            self.closed,
            self.steps,
            self.main,
            self.asking,
            self.denied,
            self.taken,
        )

    def advance(self, game: Maria) -> Outcome:
        if self.asking != facts.NO_CITY:
            return self.ask_consent(game)
        if self.steps and self.other == slots.NOBODY:
            if game.second(Place(game.place_of(self.piece))) != slots.NOBODY:
                return DONE  # he has united (M12.6)
        cities = next_cities(
            game, self.piece, self.other, self.force, self.steps, self.main, self.closed
        )
        if not cities:
            return DONE
        actions = [do.STEP + city for city in cities]
        if self.steps or self.denied:
            actions.append(do.STOP)
        seat = game.seat_of(facts.POWER_OF[self.piece])
        rule = "M13.1" if self.force else "M12.3" if self.piece >= facts.FIRST_TRAIN else "M12.2"
        return game.ask(seat, "step", rule, actions, self.piece)

    def ask_consent(self, game: Maria) -> Outcome:
        """The other power is asked, each time (M9.5)."""
        if self.asking == TOGETHER:
            seat = game.seat_of(facts.POWER_OF[self.other])
            return game.ask(seat, "march-together", "M9.5", [do.AGREE, do.REFUSE], self.piece)
        there = game.first(Place(self.asking))
        seat = game.seat_of(facts.POWER_OF[there])
        return game.ask(seat, "unite", "M9.5", [do.AGREE, do.REFUSE], self.piece)

    def answer(self, game: Maria, action: int) -> None:
        if self.asking != facts.NO_CITY:
            self.hear(game, action == do.AGREE)
        elif action == do.STOP:
            game.stack.pop()
        else:
            city = Place(action - do.STEP)
            there = game.first(city)
            if 0 <= there < facts.FIRST_TRAIN and needs_consent(game, self.piece, there):
                self.asking = city
            else:
                self.go(game, city)

    def hear(self, game: Maria, agreed: bool) -> None:
        city = self.asking
        self.asking = facts.NO_CITY
        if game.journal is not None:
            args: dict[str, Any] = {"piece": self.piece, "city": max(city, facts.NO_CITY)}
            game.tell("union-agreed" if agreed else "union-refused", "M9.5", args)
        if not agreed:
            game.set_status(self.piece, slots.DENIED, True)
            self.denied = 1
            if city == TOGETHER:
                game.stack.pop()
        elif city != TOGETHER:
            self.go(game, Place(city))

    # One step

    def go(self, game: Maria, city: Place) -> None:
        """Leave one city, which may fall by it (M15.2), and enter the next."""
        piece = self.piece
        here = Place(game.place_of(piece))
        power = facts.POWER_OF[piece]
        if piece < facts.FIRST_TRAIN:
            self.leave(game, power, here)
        if not self.steps:
            game.set_status(piece, slots.MOVED, True)
            if self.other != slots.NOBODY:
                game.set_status(self.other, slots.MOVED, True)
        if city not in facts.ROADS.better[here]:
            self.main = 0
        self.steps += 1
        if game.journal is not None:
            self.tell_step(game, here, city)
        self.enter(game, city)
        if power == facts.PRUSSIA or (
            self.other != slots.NOBODY and facts.POWER_OF[self.other] == facts.PRUSSIA
        ):
            note_prussians_abroad(game)

    def leave(self, game: Maria, power: int, here: Place) -> None:
        """A force march conquers nothing (M13.4)."""
        generals = [self.piece] if self.other == slots.NOBODY else [self.piece, self.other]
        if not self.force:
            self.taken += pass_fortress(game, power, generals, here, self.taken)
        elif game.journal is not None and game.is_enemy_fortress(power, here):
            game.tell("hurries-past", "M13.4", {"piece": self.piece, "city": here})

    def tell_step(self, game: Maria, here: Place, city: Place) -> None:
        rule = "M13.1" if self.force else "M12.3" if self.piece >= facts.FIRST_TRAIN else "M12.2"
        args: dict[str, Any] = {"piece": self.piece, "from": here, "city": city}
        if self.other != slots.NOBODY:
            args["partner"] = self.other
        args["power"] = facts.POWER_OF[self.piece]
        game.tell("steps", rule, {**args, "rules": self.step_notes(game, here, city)})

    def step_notes(self, game: Maria, here: Place, city: Place) -> list[str]:
        """Further rules that a step shows."""
        rules: list[str] = []
        if self.other != slots.NOBODY:
            rules.append("M13.6" if self.force else "M12.7")
        elif game.second(here) != slots.NOBODY:
            rules.append("M12.7")
        if facts.MAP_OF[here] != facts.MAP_OF[city]:
            rules += ["M3.2", "M12.10"]
            if self.piece == facts.ARENBERG:
                rules.append("M29.4")
        if game.home_of(city) == facts.NO_POWER and facts.TERRITORY[city] != facts.SILESIA:
            rules.append("M3.10")
        if self.force:
            if game.has(self.piece, slots.DOWN):
                rules.append("M13.7")
            if may_hurry_to(game, facts.POWER_OF[self.piece], here) is not ALLOWED:
                rules.append("M13.2")
        elif self.steps > reach.STRIDES:
            rules.append("M13.5")
        return rules

    def enter(self, game: Maria, city: Place) -> None:
        """Hussars give way, an enemy train is run over, a general is joined (M12.4)."""
        there = game.first(city)
        if there >= facts.FIRST_TRAIN:
            game.lift(there)
            if game.journal is not None:
                args = {"piece": there, "other": facts.POWER_OF[there], "city": city}
                game.tell("train-lost", "M12.9", {**args, "rules": ["M12.4"]})
        elif there != slots.NOBODY:
            self.unite(game, there, city)
        if game.journal is not None:
            hussar = game.hussar_at(city)
            if hussar != slots.NOBODY:
                game.tell("hussar-gone", "M10.4", {"piece": hussar, "city": city})
        pair = game.generals_at(Place(game.place_of(self.piece)))
        for piece in pair if self.other != slots.NOBODY else [self.piece]:
            game.put(piece, city)  # who came second stays the second (M9.4)

    def unite(self, game: Maria, there: int, city: Place) -> None:
        """Both have moved, even he who has only waited (M12.6)."""
        game.set_status(there, slots.MOVED, True)
        if game.journal is not None:
            rules = ["M12.4", "M9.3"]
            if game.has(there, slots.DOWN) != game.has(self.piece, slots.DOWN):
                rules.append("M9.11")
            if facts.POWER_OF[there] != facts.POWER_OF[self.piece]:
                rules += ["M4.1", "M4.2", "M9.4"]
                if game.form.players == 2:
                    rules.append("M32.2")
            if self.force:
                rules.append("M13.6")
            args = {"piece": self.piece, "partner": there, "city": city}
            game.tell("unites", "M12.6", {**args, "rules": rules})

    def why_not(self, game: Maria, action: int) -> Refusal:
        if self.asking != facts.NO_CITY:
            return NOT_ASKED_NOW
        if action == do.STOP:
            return no.STEP_FIRST
        city = action % do.STRIDE
        if action - city != do.STEP:
            return NOT_ASKED_NOW
        refusal = why_not_step(
            game,
            self.piece,
            self.other,
            self.force,
            self.steps,
            self.main,
            self.closed,
            Place(city),
        )
        if refusal is no.NOT_NEXT:
            further = why_not_reached(
                game,
                self.piece,
                self.other,
                self.force,
                self.steps,
                self.main,
                self.closed,
                Place(city),
            )
            if further is ALLOWED:
                return no.NOT_NEXT
            return further.beside(no.NOT_NEXT)
        return NOT_ASKED_NOW if refusal is ALLOWED else refusal
