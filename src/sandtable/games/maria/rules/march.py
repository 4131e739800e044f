"""A march (M12, M13): one piece or union, city by city, with all that happens on the way."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, reach, refusals as no, slots
from sandtable.games.maria.rules.conquest import pass_fortress
from sandtable.games.maria.rules.markers import note_prussians_abroad
from sandtable.games.maria.rules.naming import about_city
from sandtable.games.maria.rules.reach import may_be_in, may_enter, may_hurry_to, needs_consent
from sandtable.games.maria.rules.state import Maria

TOGETHER: Final = -2  # in `asking`: whether they may march together
# Ways over all cities, over ground that is open, or over cities that are free to pass
ANY: Final = 0
OPEN: Final = 1
FREE: Final = 2

UNASKED: Final = -1  # consent is asked for no city

Step = tuple[Place, int]  # a city, and 1 if only main roads led there


@final
class March(Procedure[Maria]):
    """The way of a piece. `other` comes along, `asking` is the city for which consent is asked."""

    def __init__(
        self,
        piece: int,
        other: int = slots.NOBODY,
        force: int = 0,
        closed: int = 0,
        steps: int = 0,
        main: int = 1,
        asking: int = UNASKED,
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
            self.piece, self.other, self.force, self.closed, self.steps, self.main, self.asking,
            self.denied, self.taken,
        )  # fmt: skip

    def advance(self, game: Maria) -> Outcome:
        if self.asking != UNASKED:
            return self.ask_consent(game)
        if self.steps and self.other == slots.NOBODY:
            if game.second(game.place_of(self.piece)) != slots.NOBODY:
                if game.journal is not None:
                    self.withhold_steps(game, True)
                return DONE  # it has united (M12.6)
        cities = self.next_cities(game)
        if not cities:
            if game.journal is not None:
                self.withhold_steps(game, False)
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
        if self.asking != UNASKED:
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
        self.asking = UNASKED
        args: dict[str, Any] = {"piece": self.piece, "city": max(city, facts.NO_CITY)}
        game.tell("union-agreed" if agreed else "union-refused", "M9.5", args)
        if not agreed:
            game.set_status(self.piece, slots.DENIED, True)
            self.denied = 1
            if city == TOGETHER:
                game.stack.pop()
        elif city != TOGETHER:
            self.go(game, Place(city))

    # Where it may go

    def may_go_so_far(self, main: bool) -> Refusal:
        """Whether one more step is not too many; `main`: all roads, this one too, are main ones.

        A march on main roads is an ordinary one unless `force` was declared (M13.5).
        """
        steps = self.steps
        if self.force:
            if not main:
                return no.MAIN_ROADS_ONLY
            return ALLOWED if steps < reach.FORCED_STRIDES else no.FORCED_TOO_FAR
        if self.piece >= facts.FIRST_TRAIN:
            return ALLOWED if steps < reach.TRAIN_STRIDES + (1 if main else 0) else no.TRAIN_TOO_FAR
        return ALLOWED if steps < reach.STRIDES + (1 if main else 0) else no.TOO_FAR

    def may_step(self, game: Maria, city: Place) -> Refusal:
        """Whether the next step may go there, by road or by a link between the maps (M12.10)."""
        here = game.place_of(self.piece)
        if city not in facts.ROADS.near[here]:
            return no.NOT_NEXT
        refusal = self.may_go_so_far(self.main != 0 and city in facts.ROADS.better[here])
        if refusal is ALLOWED:
            refusal = may_enter(game, self.piece, self.other, city)
        if refusal is ALLOWED and self.force:
            refusal = may_hurry_to(game, facts.POWER_OF[self.piece], city)
            if refusal is ALLOWED and self.other != slots.NOBODY:
                refusal = may_hurry_to(game, facts.POWER_OF[self.other], city)
        if refusal is ALLOWED and self.closed and facts.MAP_OF[city] == facts.FLANDERS:
            return no.FLANDERS_DONE
        return refusal

    def roads(self, game: Maria) -> list[Place]:
        here = game.place_of(self.piece)
        return facts.ROADS.better[here] if self.force else facts.ROADS.near[here]

    def next_cities(self, game: Maria) -> list[Place]:
        """All cities to which the march may go on, in their order."""
        found: list[Place] = []
        for city in self.roads(game):
            if self.may_step(game, city) is ALLOWED:
                found.append(city)
        return found

    def can_begin(self, game: Maria) -> bool:
        """Whether there is a first step."""
        return any(self.may_step(game, city) is ALLOWED for city in self.roads(game))

    def why_no_step(self, game: Maria) -> Refusal:
        """Why it cannot begin: one reason for all roads, or that each of them is barred."""
        cities = self.roads(game)
        found = [self.may_step(game, city) for city in cities]
        if not found:
            return no.NO_MAIN_ROAD
        if all(each is found[0] for each in found):
            return self.named(game, found[0], cities[0])
        forced = any(each.rule.startswith("M13.") for each in found)
        return no.NO_FORCED_WAY if forced else no.NO_WAY_OUT

    def named(self, game: Maria, refusal: Refusal, city: Place) -> Refusal:
        """A refusal with the city that it is about, and who stands there or beside it."""
        power = facts.POWER_OF[self.piece]
        return refusal.about(about_city(game, refusal, city, power))

    # Cities further off

    def may_pass(self, game: Maria, city: Place, on: bool) -> Refusal:
        """Whether it may enter a city at all, and go on from there (M12.4, M12.6)."""
        refusal = may_enter(game, self.piece, self.other, city)
        if refusal is ALLOWED and self.force:
            refusal = may_hurry_to(game, facts.POWER_OF[self.piece], city)
        if refusal is ALLOWED and self.closed and facts.MAP_OF[city] == facts.FLANDERS:
            return no.FLANDERS_DONE
        joins = refusal is ALLOWED or refusal is no.UNION_REFUSED
        if joins and on and 0 <= game.first(city) < facts.FIRST_TRAIN:
            return no.TAKEN_BY_PIECE  # consent or not, nobody goes on from a union
        return refusal

    def is_open(self, game: Maria, city: Place) -> bool:
        """Whether the ground is open to it, apart from the pieces there (M4.7, M28.7, M28.9)."""
        pieces = [self.piece] if self.other == slots.NOBODY else [self.piece, self.other]
        return all(may_be_in(game, facts.POWER_OF[each], city) is ALLOWED for each in pieces)

    def way_to(self, game: Maria, goal: Place, over: int) -> list[Place]:
        """The shortest way of this march to a city, over such cities; nothing if there is none."""
        march = self.copy()
        edge = [(game.place_of(self.piece), self.main)]
        came: dict[Step, Step] = {}
        while edge:
            wider: list[Step] = []
            for here, main in edge:
                for near in facts.ROADS.near[here]:
                    step = near, 1 if main and near in facts.ROADS.better[here] else 0
                    if step in came or march.may_go_so_far(step[1] != 0) is not ALLOWED:
                        continue
                    if over == FREE and march.may_pass(game, near, near != goal) is not ALLOWED:
                        continue
                    if over == OPEN and not march.is_open(game, near):
                        continue
                    came[step] = here, main
                    if near == goal:
                        return unwound(came, step, (game.place_of(self.piece), self.main))
                    wider.append(step)
            march.steps += 1
            edge = wider
        return []

    def why_not_reached(self, game: Maria, city: Place) -> Refusal:
        """Why no step leads to a city that is further off.

        First ground that is closed, then whether it is too far, then who stands there or bars the
        way; and where nothing does, that one step goes along one road (M3.1).
        """
        refusal = self.may_pass(game, city, False)
        if refusal is not ALLOWED and not self.is_open(game, city):
            return refusal
        way = self.way_to(game, city, OPEN) or self.way_to(game, city, ANY)
        if not way:
            return self.too_far(game, city)
        if refusal is not ALLOWED:
            return refusal
        if self.way_to(game, city, FREE):
            return no.NOT_NEXT
        for each in way:
            refusal = self.may_pass(game, each, each != city)
            if refusal is not ALLOWED:
                return self.named(game, refusal, each)
        return no.NOT_NEXT

    def too_far(self, game: Maria, city: Place) -> Refusal:
        """M12.2, M12.3, M13.1"""
        if not self.force:
            return no.TRAIN_TOO_FAR if self.piece >= facts.FIRST_TRAIN else no.TOO_FAR
        endless = March(self.piece, self.other, 1, 0, -facts.CITY_COUNT)
        return no.FORCED_TOO_FAR if endless.way_to(game, city, ANY) else no.MAIN_ROADS_ONLY

    def withhold_steps(self, game: Maria, united: bool) -> None:
        """It goes no further: for each city beside it the reason (M12.2, M12.6)."""
        seat = game.seat_of(facts.POWER_OF[self.piece])
        joined = no.UNITED_NOW.about({"piece": self.piece})
        for near in facts.ROADS.near[game.place_of(self.piece)]:
            game.withhold(seat, do.STEP + near, 1, joined if united else self.may_step(game, near))

    # One step

    def go(self, game: Maria, city: Place) -> None:
        """Leave one city, which may fall by it (M15.2), and enter the next."""
        piece = self.piece
        here = game.place_of(piece)
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
        """A force march conquers nothing (M13.4, M15.7)."""
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
        """Hussars give way, an enemy train is run over, a general is joined (M12.4, M12.9)."""
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
        pair = game.generals_at(game.place_of(self.piece))
        for piece in pair if self.other != slots.NOBODY else [self.piece]:
            game.put(piece, city)  # the second stays the second (M9.4)

    def unite(self, game: Maria, there: int, city: Place) -> None:
        """Both have moved, even the one that has only waited (M12.6)."""
        game.set_status(there, slots.MOVED | slots.UNITED, True)
        game.set_status(self.piece, slots.UNITED, True)
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
        if self.asking != UNASKED:
            return NOT_ASKED_NOW
        if action == do.STOP:
            return no.STEP_FIRST
        city = action % do.STRIDE
        if action - city != do.STEP:
            return NOT_ASKED_NOW
        return self.why_not_to(game, Place(city))

    def why_not_to(self, game: Maria, city: Place) -> Refusal:
        """Why not to a city, beside it or further off."""
        if city == game.place_of(self.piece):
            return no.STANDS_THERE.about({"piece": self.piece, "city": city})
        refusal = self.may_step(game, city)
        return self.why_not_reached(game, city) if refusal is no.NOT_NEXT else refusal


def unwound(
    came: dict[tuple[Place, int], tuple[Place, int]],
    last: tuple[Place, int],
    first: tuple[Place, int],
) -> list[Place]:
    """The cities of a way, from its last step back to its first, in their order."""
    way: list[Place] = []
    while last != first:
        way.append(last[0])
        last = came[last]
    way.reverse()
    return way
