"""Recruiting (M20.2 to M20.7, M24.6): one payment, then troop by troop, and generals who return."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.payment import pay_card, payable
from sandtable.games.maria.rules.reach import needs_consent
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import add_troop, join_groups

NO_LIMIT: Final = -1

# The steps
PAYING: Final = 0
PLACING: Final = 1
WHERE: Final = 2  # a general comes back: in which city?
CONSENT: Final = 3  # Austria and the Pragmatic Army unite there, if the other agrees


# Where a removed general may come back


def is_entry(game: Maria, general: int, city: Place) -> bool:
    """A major fortress at home; Arenberg's Dutch ones, France's München (M20.5, M29.3, M31.9)."""
    if facts.FORTRESS[city] != facts.MAJOR:
        return False
    power = facts.POWER_OF[general]
    if power == facts.FRANCE and game.form.introductory:
        return city == facts.CAPITAL[facts.BAVARIA]
    if game.home_of(city) != power:
        if general != facts.ARENBERG or facts.TERRITORY[city] != facts.NETHERLANDS:
            return False
    return game.is_open(power, city)


def may_enter_at(game: Maria, general: int, city: Place) -> Refusal:
    """Not enemy-controlled, and empty but for an enemy train or somebody to unite with (M20.5)."""
    if not is_entry(game, general, city):
        french = facts.POWER_OF[general] == facts.FRANCE and game.form.introductory
        return no.ENTRY_IN_MUENCHEN if french else no.NOT_AN_ENTRY
    power = facts.POWER_OF[general]
    if game.is_enemy_fortress(power, city):
        return no.ENTRY_HELD
    first = game.first(city)
    if first == slots.NOBODY:
        return ALLOWED
    train = game.train_at(city)
    if train != slots.NOBODY:
        return (
            ALLOWED if game.are_enemies(power, facts.POWER_OF[train]) else no.ENTRY_OCCUPIED
        )  # M20.6
    if not game.cooperate(power, facts.POWER_OF[first]):
        return no.ENTRY_OCCUPIED
    return ALLOWED if game.second(city) == slots.NOBODY else no.ENTRY_FULL


def unites_with_other(game: Maria, general: int, city: Place) -> bool:
    """Another player's general stands there: both powers must want the union (M9.5)."""
    first = game.first(city)
    return 0 <= first < facts.FIRST_TRAIN and needs_consent(game, general, first)


@final
class Recruiting(Procedure[Maria]):
    """A power recruits, at most so many troops (NO_LIMIT: any number), each for so many points."""

    def __init__(
        self,
        power: int,
        most: int,
        price: int,
        step: int = PAYING,
        paid: int = 0,
        left: int = 0,
        placed: int = 0,
        general: int = slots.NOBODY,
        city: int = slots.NOBODY,
        refused: list[int] | None = None,
    ) -> None:
        self.power = power
        self.most = most
        self.price = price
        self.step = step
        self.paid = paid
        self.left = left  # troops to be placed
        self.placed = placed
        self.general = general  # who comes back, while it is asked where
        self.city = city
        self.refused: list[int] = refused if refused is not None else []  # unions, as `at` actions

    def copy(self) -> Recruiting:
        return Recruiting(
            self.power, self.most, self.price, self.step, self.paid, self.left, self.placed,
            self.general, self.city, self.refused[:],
        )  # fmt: skip

    def rule(self) -> str:
        return "M20.2" if self.most == NO_LIMIT else "M24.6"

    # Who may get troops

    def may_recruit(self, game: Maria, general: int) -> Refusal:
        """A general on the map or on a mission, up to eight troops (M20.3, M20.10)."""
        if facts.POWER_OF[general] != self.power:
            return no.NOT_ITS_POWER
        if game.place_of(general) == facts.OFF:
            return no.MUST_REENTER
        return ALLOWED if game.troops(general) < facts.MOST_TROOPS else no.EIGHT_TROOPS

    def may_enter(self, game: Maria, general: int) -> Refusal:
        """A removed general for whom a fortress is open (M20.4, M20.7)."""
        if facts.POWER_OF[general] != self.power:
            return no.NOT_ITS_POWER
        if not game.takes_part(general):
            return no.NOT_TAKING_PART
        if game.place_of(general) != facts.OFF:
            return no.NOT_REMOVED if game.on_map(general) else no.STILL_ON_MISSION
        return ALLOWED if self.entries(game, general) else no.NO_WAY_BACK

    def entries(self, game: Maria, general: int) -> list[Place]:
        return [
            city for city in facts.MAJOR_FORTRESSES if self.may_at(game, general, city) is ALLOWED
        ]

    def may_at(self, game: Maria, general: int, city: Place) -> Refusal:
        refusal = may_enter_at(game, general, city)
        if refusal is ALLOWED and general * do.STRIDE + city in self.refused:
            return no.UNION_REFUSED
        return refusal

    def anybody(self, game: Maria) -> bool:
        """Whether somebody is there at all, as everybody sees."""
        for general in facts.GENERALS_OF[self.power]:
            if not game.takes_part(general):
                continue
            if game.place_of(general) != facts.OFF or self.entries(game, general):
                return True
        return False

    def room(self, game: Maria) -> int:
        """How many troops the generals could take."""
        room = 0
        for general in facts.GENERALS_OF[self.power]:
            if self.may_recruit(game, general) is ALLOWED:
                room += facts.MOST_TROOPS - game.troops(general)
            elif self.may_enter(game, general) is ALLOWED:
                room += facts.MOST_TROOPS
        return room

    # The course of it

    def advance(self, game: Maria) -> Outcome:
        if self.step == PAYING:
            return self.ask_payment(game)
        if self.step == PLACING:
            return self.ask_troop(game)
        if self.step == WHERE:
            return self.ask_city(game)
        owner = facts.POWER_OF[game.first(Place(self.city))]
        return game.ask(game.seat_of(owner), "consent", "M9.5", [do.AGREE, do.REFUSE], self.city)

    def answer(self, game: Maria, action: int) -> None:
        verb = action - action % do.STRIDE
        if verb == do.PAY:
            self.paid += pay_card(game, self.power, action - do.PAY)
        elif verb == do.RECRUIT:
            self.give(game, action - do.RECRUIT)
        elif verb == do.ENTER:
            self.general = action - do.ENTER
            self.step = WHERE
        elif verb == do.AT:
            self.choose(game, action - do.AT)
        elif verb == do.AGREE:
            self.bring_back(game)
        elif verb == do.REFUSE:
            self.refuse(game)
        elif self.step == PAYING:
            self.buy(game)
        else:
            self.left = 0

    # Paying (M20.2)

    def ask_payment(self, game: Maria) -> Outcome:
        if self.most == 0 or not self.anybody(game):
            self.withhold_troops(game)
            return DONE if self.paid == 0 else self.buy(game)
        if self.price == 0:
            self.left = self.most
            self.step = PLACING
            return ON
        if game.hand_size(self.power) == 0:
            self.withhold_troops(game)
            return DONE if self.paid == 0 else self.buy(game)
        if self.most != NO_LIMIT and self.paid >= self.price * self.most:
            return self.buy(game)
        actions: list[int] = []
        if self.may_pay_more(game) is ALLOWED:
            actions += payable(game, self.power)
        actions.append(do.DONE)
        return game.ask(game.seat_of(self.power), "recruit-pay", self.rule(), actions, self.paid)

    def withhold_troops(self, game: Maria) -> None:
        """Nobody is there to be given troops (M20.7), or there is nothing to pay for them."""
        if game.journal is None or self.paid:
            return
        seat = game.seat_of(self.power)
        nobody = no.NOBODY_TO_RECRUIT.about({"power": self.power})
        ours = [each for each in range(len(facts.POWERS)) if game.seat_of(each) == seat]
        for action in payable(game, self.power):
            holders = [each for each in ours if game.kinds_at(each)[action - do.PAY]]
            if len(holders) == 1:  # else another hand of the player may pay with one
                game.withhold(seat, action, 1, nobody)
        for general in facts.GENERALS_OF[self.power]:
            for verb in (do.RECRUIT, do.ENTER):
                may = self.may_recruit if verb == do.RECRUIT else self.may_enter
                kept = may(game, general)
                kept = no.NOTHING_TO_PAY if kept is ALLOWED else kept
                game.withhold(seat, verb + general, 1, kept)

    def may_pay_more(self, game: Maria) -> Refusal:
        bought = self.paid // self.price
        if self.most != NO_LIMIT and bought >= self.most:
            return no.ENOUGH_PAID
        return ALLOWED if bought < self.room(game) else no.NO_ROOM_FOR_TROOPS

    def buy(self, game: Maria) -> Outcome:
        """No change is given for what is left over (M7.7)."""
        self.left = self.paid // self.price
        if self.most != NO_LIMIT:
            self.left = min(self.left, self.most)
        self.step = PLACING
        return ON

    # Placing (M20.3, M20.4)

    def ask_troop(self, game: Maria) -> Outcome:
        """A troop for whom? The others see how many there are, not who gets them."""
        if self.left == 0:
            self.report(game)
            return DONE
        actions: list[int] = []
        for general in facts.GENERALS_OF[self.power]:
            if self.may_recruit(game, general) is ALLOWED:
                actions.append(do.RECRUIT + general)
        for general in facts.GENERALS_OF[self.power]:
            if self.may_enter(game, general) is ALLOWED:
                actions.append(do.ENTER + general)
        if self.price == 0 or not actions:
            actions.append(do.DONE)
        seat = game.seat_of(self.power)
        return game.ask_secretly(seat, "recruit", "M20.3", actions, self.left)

    def give(self, game: Maria, general: int) -> None:
        """In secret: any general of the power may have got it."""
        groups: list[int] = []
        for each in facts.GENERALS_OF[self.power]:
            if game.place_of(each) != facts.OFF:
                groups.append(game.group(each))
        join_groups(game, groups)
        add_troop(game, general)
        self.left -= 1
        self.placed += 1
        if game.journal is not None:
            mask = 1 << game.seat_of(self.power)
            rules = ["M20.10"] if game.place_of(general) < facts.OFF else []
            args = {"power": self.power, "piece": general, "count": 1, "rules": rules}
            game.tell_some(mask, "troop-placed", "M20.3", args, ("piece", "rules"))

    def report(self, game: Maria) -> None:
        if game.journal is not None and (self.placed or self.paid):
            rules = ["M20.9"] if game.is_neutral(self.power) else []
            args = {"power": self.power, "count": self.placed, "value": self.paid, "rules": rules}
            game.tell("recruits", self.rule(), args)

    # Coming back (M20.4 to M20.7)

    def ask_city(self, game: Maria) -> Outcome:
        cities = self.entries(game, self.general)
        if len(cities) == 1:
            if game.journal is not None:
                for city in facts.EVERY_CITY:
                    kept = self.may_at(game, self.general, city)
                    if kept is not ALLOWED:
                        game.withhold(game.seat_of(self.power), do.AT + city, 1, kept)
            self.choose(game, cities[0])
            return ON
        actions = [do.AT + city for city in cities]
        seat = game.seat_of(self.power)
        return game.ask(seat, "enter-at", "M20.5", actions, self.general)

    def choose(self, game: Maria, city: int) -> None:
        self.city = city
        if unites_with_other(game, self.general, Place(city)):
            self.step = CONSENT
        else:
            self.bring_back(game)

    def bring_back(self, game: Maria) -> None:
        """Face-up, with one of the new troops; an enemy train makes way for good (M20.4, M20.6)."""
        city = Place(self.city)
        train = game.train_at(city)
        if train != slots.NOBODY:
            game.lift(train)
        rules = ["M20.5", "M9.10"]
        if game.first(city) != slots.NOBODY:
            rules.append("M9.5" if self.step == CONSENT else "M9.4")
        if facts.TERRITORY[city] == facts.SILESIA:
            rules.append("M26.4")
        if self.general == facts.ARENBERG and facts.TERRITORY[city] == facts.NETHERLANDS:
            rules.append("M29.3")
        if self.power == facts.FRANCE and game.form.introductory:
            rules.append("M31.9")
        hussar = game.hussar_at(city)
        game.put(self.general, city)
        add_troop(game, self.general)
        self.left -= 1
        self.placed += 1
        if game.journal is not None:
            args = {"power": self.power, "piece": self.general, "city": city, "rules": rules}
            game.tell("comes-back", "M20.4", args)
            if train != slots.NOBODY:
                args = {"power": facts.POWER_OF[train], "piece": train, "city": city}
                game.tell("train-lost", "M20.6", args)
            if hussar != slots.NOBODY:
                game.tell("hussar-gone", "M10.6", {"piece": hussar, "city": city})
        self.step = PLACING
        self.general = self.city = slots.NOBODY

    def refuse(self, game: Maria) -> None:
        args = {"power": facts.POWER_OF[game.first(Place(self.city))], "city": self.city}
        game.tell("union-refused", "M9.5", args)
        self.refused.append(self.general * do.STRIDE + self.city)
        self.step = PLACING
        self.general = self.city = slots.NOBODY

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if self.step == PAYING and verb == do.PAY:
            if game.card_of_kind(self.power, action - do.PAY) == slots.NOBODY:
                return no.NOT_HELD_TO_PAY.about({"power": self.power})
            return self.may_pay_more(game)
        if verb in (do.RECRUIT, do.ENTER) and self.step in (PAYING, PLACING):
            return self.why_not_troop(game, verb, action - verb)
        if self.step == PLACING and verb == do.DONE:
            return no.PLACE_ALL_TROOPS
        if self.step == WHERE and verb == do.AT:
            return self.may_at(game, self.general, Place(action - do.AT))
        return NOT_ASKED_NOW

    def why_not_troop(self, game: Maria, verb: int, general: int) -> Refusal:
        """Why a general gets no troop: of himself, or because none is paid for yet (M20.2)."""
        refusal = (
            self.may_recruit(game, general) if verb == do.RECRUIT else self.may_enter(game, general)
        )
        if refusal is not ALLOWED or self.step == PLACING:
            return refusal
        return no.PAY_FIRST if self.paid < self.price else NOT_ASKED_NOW


def recruits_later(game: Maria) -> Refusal:
    """Troops come in winter, power by power, or by an event (M20.1, M24.6); and what comes first.

    Where a general comes back is said first (M20.5), and whether he may unite there (M9.5).
    """
    for each in game.stack:
        if isinstance(each, Recruiting):
            if game.seat_of(each.power) != game.answering or each.step in (PAYING, PLACING):
                other = no.RECRUITS_IN_TURN if each.most == NO_LIMIT else no.RECRUITS_BY_EVENT
                return other.about({"power": each.power})
            if each.step == CONSENT:
                return no.AWAITS_CONSENT
            return no.NAME_PLACE_FIRST.about({"piece": each.general})
    return no.NO_RECRUITS_NOW
