"""Supply (M11): what hussars cost, and what hunger does; who is fed from where is in `paths`."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.battle_boxes import lose_to_supply
from sandtable.games.maria.rules.paths import (
    FED,
    finding,
    hussars_about,
    is_home,
    owes_nothing,
)
from sandtable.games.maria.rules.payment import TOLL, Payment, discard_hand, hand_value, payable
from sandtable.games.maria.rules.powers import ACTS
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import (
    lose_openly,
    remove_general,
    set_troops_secretly,
    show_troops,
)

SETTLED: Final = -2  # as a finding: what follows from it has been carried out


def united_with(game: Maria, general: int) -> int:
    """The other general of a union of one power, NOBODY if there is none (M11.8, M9.7)."""
    other = game.partner(general)
    if other == slots.NOBODY or facts.POWER_OF[other] != facts.POWER_OF[general]:
        return slots.NOBODY
    return other


# What the phase is about to do for a power
TEST: Final = 0
CHOOSE: Final = 1  # the hand was too small: whose toll is covered (M11.10)
HUNGER: Final = 2


@final
class SupplyPhase(Procedure[Maria]):
    """Phase ii: test, pay and suffer, one power of the stage after the other (M11.1, M11.14).

    `found` has the finding for each general, `points` is what is left of a hand that fell short.
    """

    def __init__(
        self,
        stage: int,
        number: int = 0,
        step: int = TEST,
        points: int = 0,
        found: list[int] | None = None,
    ) -> None:
        self.stage = stage
        self.number = number  # of the power among those of the stage
        self.step = step
        self.points = points
        self.found: list[int] = found if found is not None else []

    def copy(self) -> SupplyPhase:
        return SupplyPhase(self.stage, self.number, self.step, self.points, self.found[:])

    def power(self, game: Maria) -> int:
        """The power whose turn it is, NO_POWER when all have had theirs."""
        powers = ACTS[game.saxon_status()][self.stage - 3]
        return powers[self.number] if self.number < len(powers) else facts.NO_POWER

    def advance(self, game: Maria) -> Outcome:
        power = self.power(game)
        if power == facts.NO_POWER:
            return DONE
        if self.step == TEST:
            return self.make_tests(game, power)
        if self.step == CHOOSE:
            return self.ask_whom(game, power)
        return self.starve(game, power)

    # Tests and tolls

    def make_tests(self, game: Maria, power: int) -> Outcome:
        self.found = [FED] * facts.GENERAL_COUNT
        total = 0
        for general in game.generals_on_map(power):
            self.found[general] = finding(game, general)
            if self.found[general] > 0:
                total += self.found[general]
        self.step = HUNGER
        if total:
            self.collect(game, power, total)
        return ON

    def collect(self, game: Maria, power: int, total: int) -> None:
        """The tolls of a power are one payment, which it must make or be ruined (M11.9, M11.10)."""
        points = hand_value(game, power)
        if game.journal is not None:
            for general in game.generals_on_map(power):
                if self.found[general] > 0:
                    args = {"piece": general, "value": self.found[general], "power": power}
                    game.tell("toll", "M11.6", {**args, "rules": self.notes_of(game, general)})
        if points >= total:
            for general in range(facts.GENERAL_COUNT):
                self.found[general] = min(self.found[general], FED)
            game.push(Payment(power, total, 0, TOLL))
            return
        if game.journal is not None:
            for action in payable(game, power):
                game.withhold(game.seat_of(power), action, 1, no.HAND_TOO_SMALL)
        discard_hand(game, power)
        self.points = points
        self.step = CHOOSE
        args = {"power": power, "value": points, "count": total}
        game.tell("toll-ruins", "M11.9", {**args, "rules": ["M11.10"]})

    def notes_of(self, game: Maria, general: int) -> list[str]:
        rules = ["M10.5"]
        if game.partner(general) != slots.NOBODY:
            rules.append("M11.8")
        if game.on_map(facts.FIRST_HUSSAR) and game.on_map(facts.FIRST_HUSSAR + 1):
            rules.append("M11.7")
        if sum(each > 0 for each in self.found) > 1:
            rules.append("M11.10")
        return rules

    def price_of(self, game: Maria, general: int) -> int:
        """What the toll of a general costs; for a union of one power twice, as one item (M11.8)."""
        price = self.found[general]
        if price <= 0:
            return 0
        return price if united_with(game, general) == slots.NOBODY else 2 * price

    def ask_whom(self, game: Maria, power: int) -> Outcome:
        """As many as the hand was worth: nobody may be left out who could be added (M11.10)."""
        actions: list[int] = []
        for general in game.generals_on_map(power):
            price = self.price_of(game, general)
            if 0 < price <= self.points and not self.named_by_other(game, general):
                actions.append(do.SUPPLY + general)
        if actions:
            return game.ask(game.seat_of(power), "supply", "M11.10", actions, self.points)
        if game.journal is not None:
            for general in game.generals_on_map(power):
                refusal = self.why_not_feed(game, general)
                game.withhold(game.seat_of(power), do.SUPPLY + general, 1, refusal)
        self.step = HUNGER
        return ON

    def why_not_feed(self, game: Maria, general: int) -> Refusal:
        price = self.price_of(game, general)
        if facts.POWER_OF[general] != self.power(game):
            return self.why_not_ours(game, general)
        if price > self.points:
            return no.TOLL_TOO_HIGH
        if price == 0 and self.found[general] == FED and finding(game, general) > 0:
            return no.TOLL_COVERED
        return no.NAMED_TOGETHER if price else owes_nothing(game, general)

    def why_not_ours(self, game: Maria, general: int) -> Refusal:
        """A general of another power: at home, of another stage, or with a toll of its own."""
        power, refusal = facts.POWER_OF[general], owes_nothing(game, general)
        if refusal is no.TOLL_AT_HOME or not game.are_enemies(power, facts.AUSTRIA):
            return refusal
        acts = power in game.powers_of_stage(self.stage)
        return no.TOLL_OF_OTHER if acts else no.SUPPLY_OF_STAGE

    def named_by_other(self, game: Maria, general: int) -> bool:
        """A union is one item: the general with the lower number stands for it."""
        other = united_with(game, general)
        return other != slots.NOBODY and other < general

    def feed(self, game: Maria, general: int) -> None:
        self.points -= self.price_of(game, general)
        other = united_with(game, general)
        self.found[general] = FED
        if other != slots.NOBODY:
            self.found[other] = FED

    # Consequences

    def starve(self, game: Maria, power: int) -> Outcome:
        """Those with supply are turned up, the others down, and lose troops (M11.4, M11.5)."""
        for general in game.generals_on_map(power):
            found = self.found[general]
            if found == SETTLED:
                continue
            if found == FED:
                self.found[general] = SETTLED
                turn_up(game, general)
                continue
            other = united_with(game, general)
            if other == slots.NOBODY:
                self.found[general] = SETTLED
                lose_alone(game, general)
            else:
                left = self.left_of(game, general, other)
                if left == 1:
                    if game.stack[-1] is not self:
                        return ON  # a marker lost has made Saxony waver (M28.1)
                    seat = game.seat_of(power)
                    return game.ask(
                        seat, "keep", "M9.9", [do.KEEP + general, do.KEEP + other], general
                    )
                self.lose_together(game, general, other, left)
        self.number += 1
        self.step = TEST
        return ON

    def loss_of(self, game: Maria, general: int) -> int:
        """One troop, or two if out of supply before (M11.4)."""
        if self.found[general] in (FED, SETTLED):
            return 0
        return 2 if game.has(general, slots.DOWN) else 1

    def left_of(self, game: Maria, general: int, other: int) -> int:
        """The troops of a union of one power after its losses (M11.14)."""
        losses = self.loss_of(game, general) + self.loss_of(game, other)
        return game.troops(general) + game.troops(other) - losses

    def lose_together(self, game: Maria, general: int, other: int, left: int) -> None:
        """Both stay if there are two troops for them, shifted if need be (M9.8)."""
        first = game.troops(general) - self.loss_of(game, general)
        self.turn_down(game, general)
        self.turn_down(game, other)
        if left < 2:
            starve_to_death(game, general)
            starve_to_death(game, other)
            return
        first = min(max(first, 1), left - 1)
        set_troops_secretly(game, [general, other], [first, left - first])
        args = {"power": facts.POWER_OF[general], "piece": general, "partner": other}
        game.tell("union-shares", "M11.14", {**args, "rules": ["M9.8"]})

    def keep(self, game: Maria, general: int, other: int) -> None:
        """One troop is left for the two of them: the owner says who stays (M9.9)."""
        self.turn_down(game, general)
        self.turn_down(game, other)
        set_troops_secretly(game, [general, other], [1, 0])
        args = {"power": facts.POWER_OF[general], "piece": general, "partner": other}
        game.tell("keeps", "M9.9", {**args, "rules": ["M11.14"]})
        starve_to_death(game, other)
        show_troops(game, [general])

    def turn_down(self, game: Maria, general: int) -> None:
        count = self.loss_of(game, general)
        self.found[general] = SETTLED
        if count:
            go_hungry(game, general, count)
        else:
            turn_up(game, general)

    def answer(self, game: Maria, action: int) -> None:
        if action >= do.KEEP:
            general = action - do.KEEP
            self.keep(game, general, united_with(game, general))
        else:
            self.feed(game, action - do.SUPPLY)

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action // do.STRIDE * do.STRIDE
        general = action - verb
        if verb == do.SUPPLY and self.step == CHOOSE:
            return self.why_not_feed(game, general)
        if verb == do.KEEP and self.step == HUNGER:
            return no.NOT_OF_THE_UNION
        return NOT_ASKED_NOW


def turn_up(game: Maria, general: int) -> None:
    """A general is in supply (M11.5)."""
    if not game.has(general, slots.DOWN):
        return
    game.set_status(general, slots.DOWN, False)
    if game.journal is not None:
        city = game.place_of(general)
        rule = "M11.2" if is_home(game, general, city) else "M11.3"
        if general == facts.ARENBERG:
            rule = fed_as_arenberg(game, city, rule)
        args = {"power": facts.POWER_OF[general], "piece": general, "city": city}
        game.tell("supplied", rule, {**args, "rules": ["M11.5", *home_notes(game, general, city)]})


def home_notes(game: Maria, general: int, city: Place) -> list[str]:
    """Further rules that the place of a general shows."""
    power = facts.POWER_OF[general]
    rules: list[str] = []
    if facts.TERRITORY[city] == facts.SILESIA:
        rules.append("M26.4" if game.scalars[slots.ANNEXED] else "M3.6")
    if (
        is_home(game, general, city)
        and game.are_enemies(power, facts.AUSTRIA)
        and hussars_about(game)
    ):
        rules.append("M11.11")
    if general == facts.ARENBERG and facts.MAP_OF[city] != facts.FLANDERS:
        rules.append("M29.4")
    return rules


def fed_as_arenberg(game: Maria, city: Place, rule: str) -> str:
    """The rule that feeds Arenberg: a special one, where no other would do (M29)."""
    if game.home_of(city) == facts.AUSTRIA:
        return rule
    return "M29.1" if facts.TERRITORY[city] == facts.NETHERLANDS else "M29.2"


def go_hungry(game: Maria, general: int, count: int) -> None:
    game.set_status(general, slots.DOWN, True)
    if game.journal is not None:
        args = {"power": facts.POWER_OF[general], "piece": general, "count": count}
        notes = home_notes(game, general, game.place_of(general))
        game.tell("unsupplied", "M11.4", {**args, "rules": ["M11.1", "M11.3", *notes]})


def lose_alone(game: Maria, general: int) -> None:
    """The loss of one general, who is removed without troops (M11.4, M11.13)."""
    count = 2 if game.has(general, slots.DOWN) else 1
    go_hungry(game, general, count)
    if game.troops(general) > count:
        lose_openly(game, general, count)
    else:
        starve_to_death(game, general)


def starve_to_death(game: Maria, general: int) -> None:
    """A general is removed, and the power loses a marker of its battle box (M11.13, M21.6)."""
    power = facts.POWER_OF[general]
    if game.journal is not None:
        args = {"power": power, "piece": general, "city": game.place_of(general)}
        game.tell("general-lost", "M11.13", {**args, "rules": ["M9.8"]})
    remove_general(game, general)
    lose_to_supply(game, power)
