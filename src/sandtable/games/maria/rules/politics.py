"""The politics stage (M23): events on offer, trump, cards on the display, who takes what."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.event import EVERYBODY
from sandtable.core.procedure import ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules.events import EventEffects
from sandtable.games.maria.rules.facts import (
    CARDS,
    DISPLAY,
    ELECTION,
    EVENT_FACTS,
    EVENT_YEAR,
    EVENTS,
    KIND_COUNT,
    KIND_OF,
    NO_POWER,
    POWERS,
    RESERVE,
    RESERVE_POLITICS,
    SUIT_OF_KIND,
    SUITS,
    TURNS_A_YEAR,
    VALUE_OF_KIND,
)
from sandtable.games.maria.rules.notation import (
    HOLD,
    PASS,
    PLACE,
    REVEALING,
    STRIDE,
    TAKE,
    TRUMP,
    TURNING,
)
from sandtable.games.maria.rules.refusals import NO_EMBLEM, NO_SUCH_CARD, NOT_ON_OFFER, ON_DISPLAY
from sandtable.games.maria.rules.state import (
    COMING,
    DISCARDED,
    DISPLAYED,
    DRAW,
    ELECTION_,
    GONE,
    HIDDEN,
    IN_PILE,
    KNOWN,
    LATE,
    MODIFIER,
    NOBODY,
    OFFERED,
    ON_OFFER,
    PILE,
    TRUMP_,
    TURN,
    UNUSED,
    VICTOR,
    Maria,
)
from sandtable.games.maria.rules.tracks import TrackEffects
from sandtable.games.maria.rules.treaties import new_turn

ON_OFFER_AT_ONCE: Final = 2
NO_TRUMP: Final = -1
EMBLEMS: Final[list[list[bool]]] = [
    [word in facts["powers"] for word in POWERS] for facts in EVENT_FACTS
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
    year = (game.scalars[TURN] - 1) // TURNS_A_YEAR
    if game.scalars[PILE + ELECTION] == IN_PILE and year > EVENT_YEAR[ELECTION]:
        return [1 if event == ELECTION else 0 for event in range(len(EVENTS))]
    return [
        1 if EVENT_YEAR[event] == year and game.scalars[PILE + event] == IN_PILE else 0
        for event in range(len(EVENTS))
    ]


def reveal_events(game: Maria) -> None:
    """Two events are always on offer; an Election is set aside and replaced (M23.2, M25.1)."""
    for slot in range(ON_OFFER_AT_ONCE):
        while game.scalars[OFFERED + slot] == NOBODY:
            weights = next_events(game)
            if not any(weights):
                return
            event = game.chance.pick(REVEALING, weights)
            if event == ELECTION:
                game.set_scalar(PILE + event, GONE)
                game.set_scalar(ELECTION_, COMING)
                if game.journal is not None:
                    game.tell("election-comes", "M25.1", {"event": event, "rules": ["M23.2"]})
                continue
            game.set_scalar(PILE + event, ON_OFFER)
            game.set_scalar(OFFERED + slot, event)
            if game.journal is not None:
                game.tell("event-revealed", "M23.2", {"event": event})


def turn_trump(game: Maria) -> None:
    """Nobody has won a battle yet: the next numbered card of the deck says it (M23.3)."""
    game.set_scalar(TRUMP_, 0)  # if there is none, it has to be something
    for _ in range(CARDS if has_numbered(game) else 0):
        card = game.take_card(game.chance, EVERYBODY, TURNING)
        game.discard(card)
        kind = KIND_OF[card]
        if game.journal is not None:
            game.tell("trump-turned", "M23.3", {"card": kind})
        if kind != RESERVE:
            game.set_scalar(TRUMP_, SUIT_OF_KIND[kind])
            return


def has_numbered(game: Maria) -> bool:
    """Whether a card with a number can come up, from a deck or out of the discards."""
    places = (DRAW, UNUSED, DISCARDED)
    return any(game.cards[card] in places and KIND_OF[card] != RESERVE for card in range(CARDS))


def displayed(game: Maria, power: int) -> list[int]:
    """The cards that lie open on the space of a power."""
    return [card for card in range(CARDS) if game.cards[card] == DISPLAYED + power]


def total(game: Maria, power: int) -> int:
    """What they are worth, a reserve 16 (M23.5, M23.6)."""
    value = 0
    for card in displayed(game, power):
        kind = KIND_OF[card]
        value += RESERVE_POLITICS if kind == RESERVE else VALUE_OF_KIND[kind]
    return value


def next_in_turn(game: Maria, acted: int) -> int:
    """The highest total of those who have not acted, the one further right of equals (M23.6)."""
    best, most = NO_POWER, 0
    for power in DISPLAY:
        if acted >> power & 1:
            continue
        value = total(game, power)
        if value and value >= most:
            best, most = power, value
    return best


def may_take(game: Maria, power: int, event: int) -> Refusal:
    """M23.7: it is still on offer and shows the emblem of the power."""
    for slot in range(ON_OFFER_AT_ONCE):
        if game.scalars[OFFERED + slot] == event:
            return ALLOWED if EMBLEMS[event][power] else NO_EMBLEM
    return NOT_ON_OFFER


@final
class PoliticsStage(Procedure[Maria]):
    """Stage 1 of a turn, for the four major powers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "at", "acted")

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
            victor = game.scalars[VICTOR]
            if game.scalars[TRUMP_] == NO_TRUMP and victor != NO_POWER:
                actions = [TRUMP + suit for suit in range(len(SUITS))]
                return game.ask(game.seat_of(victor), "trump", "M23.3", actions, victor)
            if game.scalars[TRUMP_] == NO_TRUMP:
                turn_trump(game)
            self.step = PLACE_CARDS
        if self.step == PLACE_CARDS:
            if self.at < len(DISPLAY):
                return self.ask_card(game, DISPLAY[self.at])
            self.step = REVEAL
        if self.step == REVEAL:
            self.reveal(game)
            self.step = TAKE_EVENTS
        return self.take_events(game)

    def begin(self, game: Maria) -> None:
        """A new year forgets income by events; contracts run on; then the events (M23.2)."""
        if game.scalars[TURN] % TURNS_A_YEAR == 1:
            for power in range(len(POWERS)):
                game.set_scalar(MODIFIER + power, 0)
        new_turn(game)
        for power in DISPLAY:
            self.bring_back(game, power, LATE + power, power)
        reveal_events(game)
        self.step = NAME_TRUMP

    def ask_card(self, game: Maria, power: int) -> Outcome:
        """One card face down, of any suit, or none (M23.4)."""
        if not game.hand_size(power):
            self.at += 1
            return ON
        held = game.kinds_in_hand(power)
        actions = [PLACE + kind for kind in range(KIND_COUNT) if held[kind]]
        seat = game.seat_of(power)
        return game.ask_secretly(seat, "place-card", "M23.4", [PASS, *actions], power)

    def answer(self, game: Maria, action: int) -> None:
        if self.step == NAME_TRUMP:
            suit = action % STRIDE
            game.set_scalar(TRUMP_, suit)
            if game.journal is not None:
                args = {"power": game.scalars[VICTOR], "suit": suit}
                game.tell("trump-named", "M23.3", args)
        elif self.step == PLACE_CARDS:
            self.place(game, DISPLAY[self.at], action)
            self.at += 1
        else:
            self.act(game, next_in_turn(game, self.acted), action)

    def place(self, game: Maria, power: int, action: int) -> None:
        """That a card was placed is seen, and not which (M23.4).

        What was known of a hand is not known of the card on the display, until it is shown: the
        mask of a hidden card is of those who know it for one of this power's, in hand or here.
        """
        if action == PASS:
            if game.journal is not None:
                game.tell("places-nothing", "M23.4", {"power": power})
            return
        kind = action % STRIDE
        card = game.card_of_kind(power, kind)
        game.move_card(card, HIDDEN + power, game.cards[KNOWN + card])
        if game.journal is not None:
            mask = 1 << game.seat_of(power)
            rules = ["M23.13"] if game.is_neutral(power) else []
            args = {"power": power, "card": kind, "rules": rules}
            game.tell_some(mask, "places-card", "M23.4", args, ("card",))

    def reveal(self, game: Maria) -> None:
        """Trumps and reserves stay, others go back to the hand; all have seen them (M23.5)."""
        trump = game.scalars[TRUMP_]
        for power in DISPLAY:
            for card in range(CARDS):
                if game.cards[card] != HIDDEN + power:
                    continue
                kind = KIND_OF[card]
                stays = kind == RESERVE or SUIT_OF_KIND[kind] == trump
                game.move_card(card, DISPLAYED + power if stays else power, EVERYBODY)
                game.learn(EVERYBODY)
                if game.journal is not None:
                    key = "card-counts" if stays else "card-goes-back"
                    game.tell(key, "M23.5", {"power": power, "card": kind})
        if game.journal is not None:
            self.tell_order(game)

    def tell_order(self, game: Maria) -> None:
        told = 0
        power = next_in_turn(game, told)
        while power != NO_POWER:
            game.tell("display-total", "M23.6", {"power": power, "value": total(game, power)})
            told |= 1 << power
            power = next_in_turn(game, told)

    def take_events(self, game: Maria) -> Outcome:
        """The powers with cards act one after another, while there are events (M23.6, M23.7)."""
        power = next_in_turn(game, self.acted)
        if power == NO_POWER or not self.offered(game):
            self.close(game)
            return ON
        actions = [
            TAKE + event for event in self.offered(game) if may_take(game, power, event) is ALLOWED
        ]
        if actions:
            return game.ask(game.seat_of(power), "take-event", "M23.7", [*actions, HOLD], power)
        self.hold(game, power)
        return ON

    def offered(self, game: Maria) -> list[int]:
        slots = [game.scalars[OFFERED + slot] for slot in range(ON_OFFER_AT_ONCE)]
        return [event for event in slots if event != NOBODY]

    def hold(self, game: Maria, power: int) -> None:
        self.acted |= 1 << power
        if game.journal is not None:
            game.tell("holds-cards", "M23.7", {"power": power, "value": total(game, power)})

    def act(self, game: Maria, power: int, action: int) -> None:
        if action == HOLD:
            self.hold(game, power)
            return
        event = action % STRIDE
        self.acted |= 1 << power
        for card in displayed(game, power):
            game.discard(card)
        self.withdraw(game, event)
        if game.journal is not None:
            game.tell("takes-event", "M23.7", {"power": power, "event": event})
        if not self.offered(game):
            self.give_back(game)
        game.push(EventEffects(event, power))

    def withdraw(self, game: Maria, event: int) -> None:
        game.set_scalar(PILE + event, GONE)
        for slot in range(ON_OFFER_AT_ONCE):
            if game.scalars[OFFERED + slot] == event:
                game.set_scalar(OFFERED + slot, NOBODY)

    def give_back(self, game: Maria) -> None:
        """Both events are taken: who had no turn gets all his cards back (M23.8, M23.9)."""
        for power in DISPLAY:
            if not self.acted >> power & 1:
                place = LATE + power if game.form.returns_late else power
                self.bring_back(game, power, DISPLAYED + power, place)
            elif displayed(game, power) and game.journal is not None:
                game.tell("cards-stay", "M23.9", {"power": power})

    def bring_back(self, game: Maria, power: int, source: int, place: int) -> None:
        count = 0
        for card in range(CARDS):
            if game.cards[card] == source:
                game.move_card(card, place, EVERYBODY)
                count += 1
        if count and game.journal is not None:
            key = "cards-late" if place >= LATE else "cards-come-back"
            game.tell(key, "M23.8", {"power": power, "count": count})

    def close(self, game: Maria) -> None:
        """Events that nobody took are gone; what the tracks show takes effect (M23.10, M23.11)."""
        for event in self.offered(game):
            self.withdraw(game, event)
            if game.journal is not None:
                game.tell("event-lapses", "M23.10", {"event": event})
        game.set_scalar(TRUMP_, NO_TRUMP)
        game.stack.pop()
        game.push(TrackEffects())

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action // STRIDE * STRIDE
        if self.step == PLACE_CARDS and verb == PLACE:
            shown = game.card_of_kind(DISPLAYED + DISPLAY[self.at], action % STRIDE)
            return NO_SUCH_CARD if shown == NOBODY else ON_DISPLAY
        if self.step == TAKE_EVENTS and verb == TAKE:
            return may_take(game, next_in_turn(game, self.acted), action % STRIDE)
        return NOT_ASKED_NOW
