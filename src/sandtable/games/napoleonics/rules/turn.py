"""The turn (N4): command, orders, movement, combat, draw."""

from __future__ import annotations

from typing import Final, final

from sandtable.colors.rules import slots as common
from sandtable.colors.rules.procedures import OfPlayer, opponents_last
from sandtable.core.procedure import DONE, ON, Outcome, Stateless
from sandtable.core.refusal import NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import combat, facts, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.command import order_with_card
from sandtable.games.napoleonics.rules.late_orders import note_nobody
from sandtable.games.napoleonics.rules.movement import MovementPhase
from sandtable.games.napoleonics.rules.state import Napoleonics

BEGIN: Final = 0
COMMAND_PHASE: Final = 1
ORDER_PHASE: Final = 2
MOVEMENT_PHASE: Final = 3
COMBAT_PHASE: Final = 4
DRAW_PHASE: Final = 5
END: Final = 6


@final
class Deal(Stateless[Napoleonics]):
    """Each player is dealt the hand that the scenario gives (N2.2)."""

    def advance(self, game: Napoleonics) -> Outcome:
        game.deal()
        return DONE


@final
class Turn(OfPlayer[Napoleonics]):
    """One player's turn, phase by phase; then the other's (N4.3)."""

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase)

    def advance(self, game: Napoleonics) -> Outcome:
        phase = self.phase
        if phase == COMMAND_PHASE:
            return self.ask_card(game)
        self.phase = phase + 1
        if phase == BEGIN:
            self.begin(game)
        elif phase == ORDER_PHASE:
            order_with_card(game)
        elif phase == MOVEMENT_PHASE:
            self.move(game)
        elif phase == COMBAT_PHASE:
            game.push(combat.CombatPhase())
        elif phase == DRAW_PHASE:
            self.draw(game)
        else:
            game.fresh_turn()
            self.seat = 1 - self.seat
            self.phase = BEGIN
        return ON

    def begin(self, game: Napoleonics) -> None:
        game.begin_turn(self.seat)
        if game.journal is not None:
            game.tell("turn", "N4.3", {"seat": self.seat, "turn": game.scalars[common.TURN]})
        count_objectives(game, self.seat)
        check_gone(game, self.seat)

    def move(self, game: Napoleonics) -> None:
        """With nobody ordered the turn goes on with the draw (N5.3)."""
        if game.ordered_units() or game.ordered_leaders():
            game.push(MovementPhase())
        else:
            self.phase = DRAW_PHASE
            note_nobody(game)

    def ask_card(self, game: Napoleonics) -> Outcome:
        actions = [
            do.CARD + card for card in range(facts.CARD_KINDS) if game.in_hand(self.seat, card)
        ]
        return game.ask(self.seat, "play-card", "N5.1", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        card = action - do.CARD
        self.phase = ORDER_PHASE
        game.play_card(self.seat, card)
        if game.journal is not None:
            args = {"seat": self.seat, "card": card, "rules": ["N6.6"]}
            game.tell("play-card", "N5.1", args)
        counts_as = copied_card(game, self.seat) if card == facts.COUNTER_ATTACK else card
        game.count_as(self.seat, counts_as)

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        return no.NOT_IN_HAND if action - action % do.STRIDE == do.CARD else NOT_ASKED_NOW

    def draw(self, game: Napoleonics) -> None:
        """The played card is discarded and replaced; First Strike is replaced first (N22.1)."""
        game.discard_played()
        if game.scalars[slots.RESHUFFLE]:
            game.shuffle_discards()  # N22.2: after Elan, before anyone draws
            game.want_reshuffle(False)
        for _ in range(game.scalars[slots.STRIKES]):
            game.draw_card(1 - self.seat, "N22.1")
        card = game.card()
        if card != common.NO_CARD and facts.DRAWS_TWO[card]:  # N27.2: Scout, not Recon
            game.scout(self.seat, "N22.3")
            game.push(KeepOne())
        else:
            game.draw_card(self.seat, "N22.1")


def copied_card(game: Napoleonics, seat: int) -> int:
    """Counter Attack: the opponent's last card with left and right exchanged (N28.4)."""
    copied = opponents_last(game, seat, facts.MIRROR)
    if game.journal is not None:
        game.tell("counter-attack", "N28.4", {"seat": seat, "card": copied})
    return copied


@final
class KeepOne(Stateless[Napoleonics]):
    """Scout: of two cards drawn one is kept (N22.3)."""

    def advance(self, game: Napoleonics) -> Outcome:
        one, other = game.cards[slots.SCOUTED], game.cards[slots.SCOUTED + 1]
        actions = [do.KEEP + one]
        if other != one:
            actions.append(do.KEEP + other)
        return game.ask_secretly(game.active(), "keep-card", "N22.3", actions)

    def answer(self, game: Napoleonics, action: int) -> None:
        game.stack.pop()
        game.keep_scouted(game.active(), action - do.KEEP, "N22.3")

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        return no.NOT_SCOUTED if action - action % do.STRIDE == do.KEEP else NOT_ASKED_NOW


def count_objectives(game: Napoleonics, seat: int) -> None:
    """Hexes that give banners to the side that holds them when its turn begins (N3.2)."""
    for number, objective in enumerate(game.field.objectives):
        if objective.seat != seat or game.ended():
            continue
        if not game.friend_at(seat, objective.hex):
            continue
        if objective.for_good:
            if game.scalars[slots.FOR_GOOD] >> number & 1:
                continue
            tell_objective(game, seat, number)
            game.gain_objective(seat, number)
        elif not game.scalars[slots.HELD + seat] >> number & 1:
            tell_objective(game, seat, number)
            game.hold_objective(seat, number)


def check_gone(game: Napoleonics, seat: int) -> None:
    """A player whose last units marched off the board, short of victory, has lost (N3.1, a ruling).

    Only where a side may leave the board: elsewhere its last unit was a banner to the enemy.
    """
    if game.field.exit_row[seat] < 0 or game.ended() or game.units_of(seat):
        return
    if game.journal is not None:
        game.tell("none-left", "N3.1", {"seat": seat})
    game.win(1 - seat)


def tell_objective(game: Napoleonics, seat: int, number: int) -> None:
    if game.journal is not None:
        objective = game.field.objectives[number]
        args = {"seat": seat, "hex": objective.hex, "banners": objective.banners}
        game.tell("objective", "N3.2", args)
