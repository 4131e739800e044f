"""Treaties (M8.6-M8.8, M30): contracts of subsidy, signed and ended by both powers.

Contracts are asked about where they can matter: before phase i of the stage of France for the
allies of France and Prussia, before that of Austria for its side. Then nobody concerned has drawn.

A contract is a number by giver and receiver: so many turns left, this one included. Below zero it
begins next turn; with `SUSPENDED` added it is not kept this turn (M8.4).
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, powers, refusals as no, slots
from sandtable.games.maria.rules.state import Maria

COUNT: Final = len(facts.POWERS)
SUSPENDED: Final = 64
FIRST_STAGE: Final = 3  # the stage of France
GIVERS: Final[list[list[int]]] = [
    [facts.FRANCE, facts.PRUSSIA],
    [],
    [facts.AUSTRIA, facts.PRAGMATIC],
]  # by stage


def contract(game: Maria, giver: int, receiver: int) -> int:
    """The turns that are left of a contract, whether it has begun or not; 0 for none."""
    return turns_left(game.scalars[slots.CONTRACTS + giver * COUNT + receiver])


def turns_left(value: int) -> int:
    return -value if value < 0 else value % SUSPENDED


def is_compulsory(game: Maria, giver: int, receiver: int) -> bool:
    """France owes Bavaria a card a turn in 1741 (M8.2)."""
    return (
        giver == facts.FRANCE
        and receiver == facts.BAVARIA
        and game.scalars[slots.TURN] <= facts.TURNS_A_YEAR
    )


def has_lost_capital(game: Maria, power: int) -> bool:
    """A minor power that draws nothing, as an enemy holds its major fortress (M8.4)."""
    capital = facts.CAPITAL[power]
    return capital != facts.NO_CITY and game.is_enemy_fortress(power, capital)


def subsidies(game: Maria, power: int) -> int:
    """What contracts add to the income of a power this turn, or take from it (M24.9)."""
    if game.form.introductory:
        return 0  # M31.9
    cards = 0
    for other in range(COUNT):
        if other != power:
            cards += delivers(game, other, power) - delivers(game, power, other)
    return cards


def delivers(game: Maria, giver: int, receiver: int) -> int:
    """A card, or none: no contract, or it is suspended (M8.4)."""
    value = game.scalars[slots.CONTRACTS + giver * COUNT + receiver]
    if value <= 0 and not is_compulsory(game, giver, receiver):
        return 0
    if value >= SUSPENDED or has_lost_capital(game, receiver):
        return 0
    return 1


def has_drawn(game: Maria, power: int) -> bool:
    """Whether its phase i of this turn is over."""
    if power == facts.SAXONY and game.scalars[slots.SAXON_DREW] == game.scalars[slots.TURN]:
        return True
    stages = powers.ACTS[game.saxon_status()]
    for number in range(len(stages)):
        if power in stages[number]:
            return game.scalars[slots.STAGE] > FIRST_STAGE + number
    return False


def signed(game: Maria) -> list[tuple[int, int]]:
    """Giver and receiver of every contract, running or not."""
    start = slots.CONTRACTS
    return [divmod(pair, COUNT) for pair in range(COUNT * COUNT) if game.scalars[start + pair]]


def new_turn(game: Maria) -> None:
    """A turn of every running contract is over; those signed too late begin (M8.8)."""
    for giver, receiver in signed(game):
        place = slots.CONTRACTS + giver * COUNT + receiver
        value = game.scalars[place]
        game.set_scalar(place, -value if value < 0 else value % SUSPENDED - 1)
        if value % SUSPENDED == 1 and value > 0:
            game.tell("contract-over", "M8.6", {"power": giver, "other": receiver})


def suspend_contracts(game: Maria) -> None:
    """Before a phase i: what the first of two powers to draw finds, holds for both (M8.4)."""
    for giver, receiver in signed(game):
        place = slots.CONTRACTS + giver * COUNT + receiver
        value = game.scalars[place]
        if value < 0 or value >= SUSPENDED or not has_lost_capital(game, receiver):
            continue
        if has_drawn(game, giver) or has_drawn(game, receiver):
            continue
        game.set_scalar(place, value + SUSPENDED)
        game.tell("contract-suspended", "M8.4", {"power": giver, "other": receiver})


def end_void_contracts(game: Maria) -> None:
    """A contract is good only while the two are allied or cooperate (M8.6, M4.6)."""
    for giver, receiver in signed(game):
        if game.relation(giver, receiver) not in (powers.ALLY, powers.PARTNER):
            game.set_scalar(slots.CONTRACTS + giver * COUNT + receiver, 0)
            neutral = game.is_neutral(giver) or game.is_neutral(receiver)
            args = {"power": giver, "other": receiver}
            game.tell("contract-void", "M4.6" if neutral else "M8.6", args)


def may_give(game: Maria, giver: int, receiver: int) -> Refusal:
    """Whether a contract between the two may be offered (M8.6, M8.8, M32.3)."""
    if not facts.IS_MAJOR[giver]:
        return no.GIVES_NOTHING  # M8.8
    if game.relation(giver, receiver) not in (powers.ALLY, powers.PARTNER):
        neutral = game.is_neutral(giver) or game.is_neutral(receiver)
        return no.NEUTRAL_NO_CONTRACT if neutral else no.NOT_ALLIED
    if game.form.players == 2 and game.seat_of(giver) == game.seat_of(receiver):
        if receiver != facts.SAXONY and (giver, receiver) != (facts.FRANCE, facts.BAVARIA):
            return no.OWN_POWERS  # M32.3
    if is_compulsory(game, giver, receiver):
        return no.COMPULSORY_RUNS
    return no.CONTRACT_RUNS if contract(game, giver, receiver) else ALLOWED


def may_end(game: Maria, giver: int, receiver: int) -> Refusal:
    """M8.7"""
    if is_compulsory(game, giver, receiver):
        return no.COMPULSORY
    return ALLOWED if contract(game, giver, receiver) else no.NO_CONTRACT


def why_no_contract(game: Maria, verb: int, giver: int, receiver: int) -> Refusal:
    """`ALLOWED`, or why a contract is not offered or ended, with the two powers."""
    if verb == do.END_SUBSIDY:
        refusal = may_end(game, giver, receiver)
    else:
        refusal = no.GIVES_ITSELF if giver == receiver else may_give(game, giver, receiver)
    if refusal is ALLOWED:
        return ALLOWED
    return refusal.about({"power": giver, "other": receiver})


def givers_now(game: Maria) -> list[int]:
    """The powers that are asked for contracts in this stage."""
    return GIVERS[game.scalars[slots.STAGE] - FIRST_STAGE]


NO_ONE: Final = -1


@final
class Talks(Procedure[Maria]):
    """Each giver may offer contracts and the end of contracts; the other power answers."""

    def __init__(
        self, at: int = 0, receiver: int = NO_ONE, turns: int = 0, ending: int = 0, tried: int = 0
    ) -> None:
        self.at = at  # so many givers are done
        self.receiver = receiver  # who is offered something
        self.turns = turns  # so many, once they are named
        self.ending = ending  # 1: a contract is to end
        self.tried = tried  # mask of the receivers that have answered this giver

    def copy(self) -> Talks:
        return Talks(self.at, self.receiver, self.turns, self.ending, self.tried)

    def advance(self, game: Maria) -> Outcome:
        if game.form.introductory:
            return DONE  # M31.9
        givers = givers_now(game)
        if self.at >= len(givers):
            suspend_contracts(game)
            return DONE
        giver = givers[self.at]
        seat = game.seat_of(giver)
        if self.receiver == NO_ONE:
            actions = self.offers(game, giver)
            if not actions:
                self.withhold_offers(game, giver)
                self.next_giver()
                return ON
            return game.ask(seat, "subsidy", "M8.6", [do.PASS, *actions], giver)
        if not self.ending and not self.turns:
            actions = [do.TURNS + number for number in range(1, turns_to_come(game) + 1)]
            return game.ask(seat, "subsidy-turns", "M8.6", actions, self.receiver)
        other = game.seat_of(self.receiver)
        if other == seat:
            self.settle(game, giver, True)
            return ON
        key, rule = ("end-answer", "M8.7") if self.ending else ("subsidy-answer", "M30.2")
        return game.ask(other, key, rule, [do.AGREE, do.REFUSE], giver)

    def offers(self, game: Maria, giver: int) -> list[int]:
        actions: list[int] = []
        for receiver in range(COUNT):
            if receiver == giver or self.tried >> receiver & 1:
                continue
            if may_give(game, giver, receiver) is ALLOWED:
                actions.append(do.SUBSIDY + receiver)
            elif may_end(game, giver, receiver) is ALLOWED:
                actions.append(do.END_SUBSIDY + receiver)
        return actions

    def withhold_offers(self, game: Maria, giver: int) -> None:
        """A giver has nothing to offer: for each power the reason."""
        if game.journal is None or self.tried:
            return
        for receiver in range(COUNT):
            if receiver != giver:
                seat = game.seat_of(giver)
                for verb in (do.SUBSIDY, do.END_SUBSIDY):
                    refusal = why_no_contract(game, verb, giver, receiver)
                    game.withhold(seat, verb + receiver, 1, refusal)

    def next_giver(self) -> None:
        self.at += 1
        self.tried = 0

    def answer(self, game: Maria, action: int) -> None:
        giver = givers_now(game)[self.at]
        verb = action // do.STRIDE * do.STRIDE
        if verb == do.PASS:
            self.next_giver()
        elif verb == do.TURNS:
            self.turns = action % do.STRIDE
            args = {"power": giver, "other": self.receiver, "count": self.turns}
            game.tell("offers-subsidy", "M30.2", args)
        elif verb in (do.SUBSIDY, do.END_SUBSIDY):
            self.receiver = action % do.STRIDE
            self.ending = 1 if verb == do.END_SUBSIDY else 0
        else:
            self.settle(game, giver, verb == do.AGREE)

    def settle(self, game: Maria, giver: int, agreed: bool) -> None:
        """The other power has answered, or it is the same player's."""
        args = {"power": giver, "other": self.receiver, "count": self.turns}
        if not agreed:
            game.tell("contract-refused", "M8.7" if self.ending else "M30.2", args)
        elif self.ending:
            end_contract(game, giver, self.receiver)
        else:
            sign_contract(game, giver, self.receiver, self.turns)
        self.tried |= 1 << self.receiver
        self.receiver = NO_ONE
        self.turns = 0
        self.ending = 0

    def why_not(self, game: Maria, action: int) -> Refusal:
        if self.receiver != NO_ONE and (self.turns or self.ending):
            return NOT_ASKED_NOW
        thing = action % do.STRIDE
        verb = action - thing
        if verb == do.TURNS:
            return no.RECEIVER_FIRST if 0 < thing <= turns_to_come(game) else no.NOT_SO_LONG
        if verb not in (do.SUBSIDY, do.END_SUBSIDY) or thing >= COUNT:
            return NOT_ASKED_NOW
        refusal = why_no_contract(game, verb, givers_now(game)[self.at], thing)
        if refusal is not ALLOWED:
            return refusal
        if self.tried >> thing & 1:
            return no.OFFERED_ALREADY
        return no.TURNS_FIRST.about({"other": self.receiver})


def turns_to_come(game: Maria) -> int:
    """The turns until the end of the war, this one included."""
    return game.form.turns - game.scalars[slots.TURN] + 1


def sign_contract(game: Maria, giver: int, receiver: int, turns: int) -> None:
    """It begins in the first turn in which neither has drawn yet (M8.8)."""
    late = has_drawn(game, giver) or has_drawn(game, receiver)
    game.set_scalar(slots.CONTRACTS + giver * COUNT + receiver, -turns if late else turns)
    args = {"power": giver, "other": receiver, "count": turns, "rules": ["M8.6", "M30.1", "M30.4"]}
    game.tell("contract-late" if late else "contract", "M8.8", args)


def end_contract(game: Maria, giver: int, receiver: int) -> None:
    """Both agreed (M8.7), before either has drawn."""
    game.set_scalar(slots.CONTRACTS + giver * COUNT + receiver, 0)
    game.tell("contract-ended", "M8.7", {"power": giver, "other": receiver})


def no_subsidy(game: Maria, verb: int, thing: int) -> Refusal:
    """Contracts are made before cards are drawn (M8.8), and not between all powers."""
    if game.form.introductory:
        return no.NO_SUBSIDIES
    asked = isinstance(game.stack[-1], Talks) and game.question_of(game.answering) is not None
    later = no.OFFER_FIRST if asked else no.NO_TALKS_NOW
    if verb == do.TURNS and not 0 < thing <= turns_to_come(game):
        return no.NOT_SO_LONG
    if verb == do.TURNS or thing >= len(facts.POWERS):
        return later
    kept: list[Refusal] = []
    for giver in facts.MAJORS:
        if game.seat_of(giver) == game.answering and giver != thing:
            kept.append(why_no_contract(game, verb, giver, thing))
    if not kept or ALLOWED in kept:
        return later
    for refusal in kept:
        if not refusal.is_like(no.NOT_ALLIED) and not refusal.is_like(no.NO_CONTRACT):
            return refusal
    return kept[0]
