"""The politics stage (M23): events on offer, trump, cards on the display, who takes what."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.event import EVERYBODY
from sandtable.core.procedure import ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.cards import take_card
from sandtable.games.maria.rules.events import EventEffects
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.tracks import TrackEffects
from sandtable.games.maria.rules.treaties import new_turn

ON_OFFER_AT_ONCE: Final = 2
NO_TRUMP: Final = -1
EMBLEMS: Final[list[list[bool]]] = [
    [word in entry["powers"] for word in facts.POWERS] for entry in facts.EVENT_FACTS
]

# The steps of the stage, in their order
BEGIN: Final = 0
NAME_TRUMP: Final = 1
PLACE_CARDS: Final = 2
REVEAL: Final = 3
TAKE_EVENTS: Final = 4


def next_events(game: Maria) -> list[int]:
    """The events that may lie on top of the stack: weights for chance (M5.8, M23.2).

    A year is used up in its three turns, but for an Election that was the last card of 1742: that
    one is on top of the next year.
    """
    year = (game.scalars[slots.TURN] - 1) // facts.TURNS_A_YEAR
    if (
        game.scalars[slots.PILE + facts.ELECTION] == slots.IN_PILE
        and year > facts.EVENT_YEAR[facts.ELECTION]
    ):
        return [1 if event == facts.ELECTION else 0 for event in range(len(facts.EVENTS))]
    return [
        1
        if facts.EVENT_YEAR[event] == year and game.scalars[slots.PILE + event] == slots.IN_PILE
        else 0
        for event in range(len(facts.EVENTS))
    ]


def reveal_events(game: Maria) -> None:
    """Two events are always on offer; an Election is set aside and replaced (M23.2, M25.1)."""
    for slot in range(ON_OFFER_AT_ONCE):
        while game.scalars[slots.OFFERED + slot] == slots.NOBODY:
            weights = next_events(game)
            if not any(weights):
                return
            event = game.chance.pick(do.REVEALING, weights)
            if event == facts.ELECTION:
                game.set_scalar(slots.PILE + event, slots.GONE)
                game.set_scalar(slots.ELECTION, slots.COMING)
                game.tell("election-comes", "M25.1", {"event": event, "rules": ["M23.2"]})
                continue
            game.set_scalar(slots.PILE + event, slots.ON_OFFER)
            game.set_scalar(slots.OFFERED + slot, event)
            game.tell("event-revealed", "M23.2", {"event": event})


def turn_trump(game: Maria) -> None:
    """Nobody has won a battle yet: the next numbered card of the deck says it (M23.3)."""
    game.set_scalar(slots.TRUMP, 0)  # if there is none, it has to be something
    for _ in range(facts.CARDS if has_numbered(game) else 0):
        card = take_card(game, EVERYBODY, do.TURNING)
        game.discard(card)
        kind = facts.KIND_OF[card]
        game.tell("trump-turned", "M23.3", {"card": kind})
        if kind != facts.RESERVE:
            game.set_scalar(slots.TRUMP, facts.SUIT_OF_KIND[kind])
            return


def has_numbered(game: Maria) -> bool:
    """Whether a card with a number can come up, from a deck or out of the discards."""
    places = (slots.DRAW, slots.UNUSED, slots.DISCARDED)
    return any(
        game.cards[card] in places and facts.KIND_OF[card] != facts.RESERVE
        for card in range(facts.CARDS)
    )


def displayed(game: Maria, power: int) -> list[int]:
    """The cards that lie open on the space of a power."""
    return [card for card in range(facts.CARDS) if game.cards[card] == slots.DISPLAYED + power]


def total(game: Maria, power: int) -> int:
    """What they are worth, a reserve 16 (M23.5, M23.6)."""
    value = 0
    for card in displayed(game, power):
        kind = facts.KIND_OF[card]
        value += facts.RESERVE_POLITICS if kind == facts.RESERVE else facts.VALUE_OF_KIND[kind]
    return value


def next_in_turn(game: Maria, acted: int) -> int:
    """The highest total of those who have not acted, the one further right of equals (M23.6)."""
    best, most = facts.NO_POWER, 0
    for power in facts.DISPLAY:
        if acted >> power & 1:
            continue
        value = total(game, power)
        if value and value >= most:
            best, most = power, value
    return best


def may_take(game: Maria, power: int, event: int) -> Refusal:
    """M23.7: it is still on offer and shows the emblem of the power."""
    for slot in range(ON_OFFER_AT_ONCE):
        if game.scalars[slots.OFFERED + slot] == event:
            return ALLOWED if EMBLEMS[event][power] else no.NO_EMBLEM
    return no.NOT_ON_OFFER


def held_by_minor(game: Maria, seat: int, kind: int) -> bool:
    """Whether a seat holds a card, but only in the hand of a minor power (M23.1)."""
    held = [
        power
        for power in range(len(facts.POWERS))
        if game.seat_of(power) == seat and game.card_of_kind(power, kind) != slots.NOBODY
    ]
    return bool(held) and not any(facts.IS_MAJOR[power] for power in held)


@final
class PoliticsStage(Procedure[Maria]):
    """Stage 1 of a turn, for the four major powers."""

    def __init__(self, step: int = BEGIN, at: int = 0, acted: int = 0) -> None:
        self.step = step
        self.at = at  # so many spaces of the display are done
        self.acted = acted  # mask of the powers that have had their turn

    def copy(self) -> PoliticsStage:
        return PoliticsStage(self.step, self.at, self.acted)

    def advance(self, game: Maria) -> Outcome:
        if self.step == BEGIN:
            self.begin(game)
        if self.step == NAME_TRUMP:
            victor = game.scalars[slots.VICTOR]
            if game.scalars[slots.TRUMP] == NO_TRUMP and victor != facts.NO_POWER:
                actions = [do.TRUMP + suit for suit in range(len(facts.SUITS))]
                return game.ask(game.seat_of(victor), "trump", "M23.3", actions, victor)
            if game.scalars[slots.TRUMP] == NO_TRUMP:
                turn_trump(game)
            self.step = PLACE_CARDS
        if self.step == PLACE_CARDS:
            if self.at < len(facts.DISPLAY):
                return self.ask_card(game, facts.DISPLAY[self.at])
            self.step = REVEAL
        if self.step == REVEAL:
            self.reveal(game)
            self.step = TAKE_EVENTS
        return self.take_events(game)

    def begin(self, game: Maria) -> None:
        """A new year forgets income by events; contracts run on; then the events (M23.2)."""
        if game.scalars[slots.TURN] % facts.TURNS_A_YEAR == 1:
            for power in range(len(facts.POWERS)):
                game.set_scalar(slots.MODIFIER + power, 0)
        new_turn(game)
        for power in facts.DISPLAY:
            self.bring_back(game, power, slots.LATE + power, power)
        reveal_events(game)
        self.step = NAME_TRUMP

    def ask_card(self, game: Maria, power: int) -> Outcome:
        """One card face down, of any suit, or none (M23.4)."""
        if not game.hand_size(power):
            if game.journal is not None:
                seat = game.seat_of(power)
                for kind in range(facts.KIND_COUNT):
                    minor = held_by_minor(game, seat, kind)
                    refusal = no.MINOR_POWER if minor else no.NO_CARDS_TO_PLACE
                    game.withhold(seat, do.PLACE + kind, 1, refusal)
            self.at += 1
            return ON
        held = game.kinds_at(power)
        actions = [do.PLACE + kind for kind in range(facts.KIND_COUNT) if held[kind]]
        seat = game.seat_of(power)
        return game.ask_secretly(seat, "place-card", "M23.4", [do.PASS, *actions], power)

    def answer(self, game: Maria, action: int) -> None:
        if self.step == NAME_TRUMP:
            suit = action % do.STRIDE
            game.set_scalar(slots.TRUMP, suit)
            game.tell("trump-named", "M23.3", {"power": game.scalars[slots.VICTOR], "suit": suit})
        elif self.step == PLACE_CARDS:
            self.place(game, facts.DISPLAY[self.at], action)
            self.at += 1
        else:
            self.act(game, next_in_turn(game, self.acted), action)

    def place(self, game: Maria, power: int, action: int) -> None:
        """That a card was placed is seen, and not which (M23.4).

        What was known of a hand is not known of the card on the display, until it is shown: the
        mask of a hidden card is of those who know it for one of this power's, in hand or here.
        """
        if action == do.PASS:
            game.tell("places-nothing", "M23.4", {"power": power})
            return
        kind = action % do.STRIDE
        card = game.card_of_kind(power, kind)
        game.move_card(card, slots.HIDDEN + power, game.cards[slots.KNOWN + card])
        if game.journal is not None:
            mask = 1 << game.seat_of(power)
            rules = ["M23.13"] if game.is_neutral(power) else []
            args = {"power": power, "card": kind, "rules": rules}
            game.tell_some(mask, "places-card", "M23.4", args, ("card",))

    def reveal(self, game: Maria) -> None:
        """Trumps and reserves stay, others go back to the hand; all have seen them (M23.5)."""
        trump = game.scalars[slots.TRUMP]
        for power in facts.DISPLAY:
            for card in range(facts.CARDS):
                if game.cards[card] != slots.HIDDEN + power:
                    continue
                kind = facts.KIND_OF[card]
                stays = kind == facts.RESERVE or facts.SUIT_OF_KIND[kind] == trump
                game.move_card(card, slots.DISPLAYED + power if stays else power, EVERYBODY)
                game.learn(EVERYBODY)
                key = "card-counts" if stays else "card-goes-back"
                game.tell(key, "M23.5", {"power": power, "card": kind})
        if game.journal is not None:
            self.tell_order(game)

    def tell_order(self, game: Maria) -> None:
        told = 0
        power = next_in_turn(game, told)
        while power != facts.NO_POWER:
            game.tell("display-total", "M23.6", {"power": power, "value": total(game, power)})
            told |= 1 << power
            power = next_in_turn(game, told)

    def take_events(self, game: Maria) -> Outcome:
        """The powers with cards act one after another, while there are events (M23.6, M23.7)."""
        power = next_in_turn(game, self.acted)
        if power == facts.NO_POWER or not self.offered(game):
            if game.journal is not None:
                self.withhold_turns(game)
            self.close(game)
            return ON
        actions = [
            do.TAKE + event
            for event in self.offered(game)
            if may_take(game, power, event) is ALLOWED
        ]
        if actions:
            return game.ask(game.seat_of(power), "take-event", "M23.7", [*actions, do.HOLD], power)
        if game.journal is not None:
            for event in range(len(facts.EVENTS)):
                kept = may_take(game, power, event)
                game.withhold(game.seat_of(power), do.TAKE + event, 1, kept)
        self.hold(game, power)
        return ON

    def withhold_turns(self, game: Maria) -> None:
        """Who had no turn: without cards on the display, or after both events (M23.6, M23.8)."""
        taken = not self.offered(game)
        for power in facts.DISPLAY:
            if not self.acted >> power & 1:
                refusal = no.BOTH_TAKEN if taken else no.NOTHING_ON_DISPLAY
                game.withhold(game.seat_of(power), do.TAKE, do.STRIDE, refusal)

    def offered(self, game: Maria) -> list[int]:
        offered = [game.scalars[slots.OFFERED + slot] for slot in range(ON_OFFER_AT_ONCE)]
        return [event for event in offered if event != slots.NOBODY]

    def hold(self, game: Maria, power: int) -> None:
        self.acted |= 1 << power
        if game.journal is not None:
            game.tell("holds-cards", "M23.7", {"power": power, "value": total(game, power)})

    def act(self, game: Maria, power: int, action: int) -> None:
        if action == do.HOLD:
            self.hold(game, power)
            return
        event = action % do.STRIDE
        self.acted |= 1 << power
        for card in displayed(game, power):
            game.discard(card)
        self.withdraw(game, event)
        game.tell("takes-event", "M23.7", {"power": power, "event": event})
        if not self.offered(game):
            self.give_back(game)
        game.push(EventEffects(event, power))

    def withdraw(self, game: Maria, event: int) -> None:
        game.set_scalar(slots.PILE + event, slots.GONE)
        for slot in range(ON_OFFER_AT_ONCE):
            if game.scalars[slots.OFFERED + slot] == event:
                game.set_scalar(slots.OFFERED + slot, slots.NOBODY)

    def give_back(self, game: Maria) -> None:
        """Both events are taken: powers that had no turn get their cards back (M23.8, M23.9)."""
        for power in facts.DISPLAY:
            if not self.acted >> power & 1:
                place = slots.LATE + power if game.form.returns_late else power
                self.bring_back(game, power, slots.DISPLAYED + power, place)
            elif displayed(game, power) and game.journal is not None:
                game.tell("cards-stay", "M23.9", {"power": power})

    def bring_back(self, game: Maria, power: int, source: int, place: int) -> None:
        count = 0
        for card in range(facts.CARDS):
            if game.cards[card] == source:
                game.move_card(card, place, EVERYBODY)
                count += 1
        if count:
            key = "cards-late" if place >= slots.LATE else "cards-come-back"
            game.tell(key, "M23.8", {"power": power, "count": count})

    def close(self, game: Maria) -> None:
        """Events that nobody took are gone; what the tracks show takes effect (M23.10, M23.11)."""
        for event in self.offered(game):
            self.withdraw(game, event)
            game.tell("event-lapses", "M23.10", {"event": event})
        game.set_scalar(slots.TRUMP, NO_TRUMP)
        game.stack.pop()
        game.push(TrackEffects())

    def why_not_placed(self, game: Maria, powers: list[int], kind: int) -> Refusal:
        """Powers that are not asked for a card: whether they hold it, and when they place."""
        here = [game.card_of_kind(power, kind) for power in powers]
        here += [game.card_of_kind(slots.HIDDEN + power, kind) for power in powers]
        if all(each == slots.NOBODY for each in here):
            alone = len(powers) == 1
            return no.NO_SUCH_CARD.about({"power": powers[0]}) if alone else no.NO_SUCH_CARD
        return no.TRUMP_FIRST if self.step == NAME_TRUMP else no.PLACED_IN_TURN

    def why_not_taken(self, game: Maria, powers: list[int], event: int) -> Refusal:
        """Powers that are not asked for an event: whether they could take it at all (M23.7)."""
        found = [may_take(game, power, event) for power in powers]
        return self.why_not_in_turn(game, powers) if ALLOWED in found else found[0]

    def why_not_in_turn(self, game: Maria, powers: list[int]) -> Refusal:
        """They have had their turn (M23.7), or it comes after the cards are shown (M23.6)."""
        shown = self.step == TAKE_EVENTS
        if shown and all(self.acted >> power & 1 for power in powers):
            return no.HAD_ITS_TURN
        if shown and not any(displayed(game, power) for power in powers):
            return no.NOTHING_ON_DISPLAY
        return no.NOT_IN_TURN

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action // do.STRIDE * do.STRIDE
        if self.step == PLACE_CARDS and verb == do.PLACE:
            power, kind = facts.DISPLAY[self.at], action % do.STRIDE
            if game.card_of_kind(slots.DISPLAYED + power, kind) != slots.NOBODY:
                return no.ON_DISPLAY  # M23.14
            minor = held_by_minor(game, game.seat_of(power), kind)
            return no.MINOR_POWER if minor else no.NO_SUCH_CARD.about({"power": power})
        if self.step == TAKE_EVENTS and verb == do.TAKE:
            return may_take(game, next_in_turn(game, self.acted), action % do.STRIDE)
        return NOT_ASKED_NOW
