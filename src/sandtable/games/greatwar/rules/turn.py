"""The turn (G4): command, orders, repair, movement, battle, end of turn."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import own_unit
from sandtable.colors.rules.procedures import OfPlayer, opponents_last
from sandtable.core.procedure import DONE, ON, Outcome, Stateless, Stepwise
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import artillery, facts, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.battles import BattlePhase
from sandtable.games.greatwar.rules.medals import FOR_GOOD
from sandtable.games.greatwar.rules.movement import MovementPhase
from sandtable.games.greatwar.rules.opening import Opening
from sandtable.games.greatwar.rules.orders import could_order, order_with_card
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.takings import may_drop_any, may_take, may_take_medal
from sandtable.games.greatwar.rules.tanks import RepairPhase
from sandtable.games.greatwar.rules.windows import (
    ask_window,
    is_open,
    may_come,
    shut,
    why_not_play,
)

BEGIN: Final = 0
SPY: Final = 1
COMMAND_PHASE: Final = 2
ORDER_PHASE: Final = 3
REPAIR_PHASE: Final = 4
MOVE_PHASE: Final = 5
GUNS_PHASE: Final = 6
OPENING_PHASE: Final = 7
BATTLE_PHASE: Final = 8
END_PHASE: Final = 9
NEXT: Final = 10

# Cards of the turn start (G20.11 a) and of its end (i), and of what an idle turn skips (G5.8)
SPYING: Final[list[int]] = [facts.INTELLIGENCE]
ENDING: Final[list[int]] = [facts.STRETCHER_BEARERS, facts.SUPPLY_DUMP]
SKIPPED: Final[list[int]] = [
    card for card in range(facts.COMBAT_KINDS) if card not in SPYING + ENDING
]
IN_PHASES: Final = (do.ORDER, do.REPAIR, do.UNIT, do.MOVE, do.FIRE, do.ATTACK, do.CUT, do.BUILD)


def note_idle(game: GreatWar) -> None:
    """The card could order nothing: phases 2 to 4 and their cards are left out (G5.4, G5.8)."""
    seat = game.active()
    for verb in IN_PHASES:
        game.withhold(seat, verb, do.STRIDE, no.NO_ORDERS_POSSIBLE)
    leaves = game.field.exit_medals[seat]
    game.withhold(seat, do.EXIT, 1, no.NO_ORDERS_POSSIBLE if leaves else no.NO_EXIT)
    for card in SKIPPED:
        game.withhold(seat, do.PLAY + card, 1, no.CARDS_SHUT)


@final
class Deal(Stateless[GreatWar]):
    """Hands are dealt; then the ground between the lines may be shelled (G3.2, G3.4)."""

    def advance(self, game: GreatWar) -> Outcome:
        game.stack.pop()
        game.deal()
        if game.field.shelling_seat >= 0:
            game.push(artillery.NoMansLand())
        return ON


@final
class Turn(OfPlayer[GreatWar]):
    """One player's turn, phase by phase; then the other's (G4.1)."""

    def copy(self) -> Turn:
        return Turn(self.seat, self.phase)

    def advance(self, game: GreatWar) -> Outcome:
        phase = self.phase
        if phase == SPY:
            spied = SPYING if game.combat_size(1 - self.seat) else []
            if spied and may_come(game, self.seat, SPYING):
                return ask_window(game, self.seat, "intelligence", SPYING)
            shut(game, self.seat, SPYING, spied)
            self.phase = phase = COMMAND_PHASE
        if phase == COMMAND_PHASE:
            return self.ask_card(game)
        self.phase = phase + 1
        if phase == BEGIN:
            self.begin(game)
        elif phase == ORDER_PHASE:
            order_with_card(game)
        elif phase == REPAIR_PHASE:
            if self.idle(game):
                game.set_scalar(
                    slots.COMBAT_USED, game.scalars[slots.COMBAT_USED] | slots.NO_WINDOWS
                )
                self.phase = BATTLE_PHASE if game.field.free_battle >= 0 else END_PHASE
                if game.journal is not None:
                    note_idle(game)
            else:
                game.push(RepairPhase())
        elif phase == MOVE_PHASE:
            game.push(MovementPhase())
        elif phase == GUNS_PHASE:
            if game.scalars[slots.AIMED]:
                game.push(artillery.Bombardment())
        elif phase == OPENING_PHASE:
            game.push(Opening())
        elif phase == BATTLE_PHASE:
            game.push(BattlePhase())
        elif phase == END_PHASE:
            game.set_scalar(slots.COMBAT_USED, game.scalars[slots.COMBAT_USED] & ~slots.NO_WINDOWS)
            game.push(EndOfTurn())
        else:
            self.pass_on(game)
        return ON

    def begin(self, game: GreatWar) -> None:
        """Sudden death, then what is held at the start of the turn (G4.5)."""
        seat = self.seat
        if game.scalars[common.TURN] >= facts.LAST_TURN:
            game.check_progress()
            return
        game.begin_turn(seat)
        if game.journal is not None:
            game.tell("turn", "G3.5", {"seat": seat, "turn": game.scalars[common.TURN]})
        edge = game.field.home_row[1 - seat]
        for at in game.hexes_of(seat):
            if facts.GRID.rows[at] == edge:
                game.mark(game.unit_at(at), slots.AT_EDGE)
        if game.field.sudden_seat == seat:
            if not game.occupies_any(1 - seat, game.field.sudden_death):
                game.win(seat, "G23.9", ["G4.5"])
                return
        game.gain_objectives(seat)

    def idle(self, game: GreatWar) -> bool:
        """The card could order nothing (G5.4); who could and would not goes on (G5.7)."""
        if game.ordered_units() or game.scalars[slots.AIMED]:
            return False
        return not could_order(game)

    def ask_card(self, game: GreatWar) -> Outcome:
        actions = [
            do.CARD + card
            for card, held in enumerate(game.hand_counts(self.seat))
            if held and card != facts.FIRST_STRIKE
        ]
        if not actions:  # nothing but reactions in hand: the turn passes (G5.6)
            self.phase = END_PHASE
            return ON
        return game.ask(self.seat, "play-card", "G5.1", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        if self.phase == SPY:
            self.phase = COMMAND_PHASE
            if action != do.PASS:
                game.play_combat(self.seat, action - do.PLAY, "G22")
                game.spy(self.seat)
            return
        card = action - do.CARD
        self.phase = ORDER_PHASE
        game.play_card(self.seat, card)
        if game.journal is not None:
            game.tell("play-card", "G5.1", {"seat": self.seat, "card": card})
        counts_as = copied_card(game, self.seat) if card == facts.COUNTER_ORDER else card
        game.count_as(self.seat, counts_as)

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        if self.phase == SPY:
            return why_not_play(game, self.seat, action, SPYING, SPYING)
        if action - action % do.STRIDE != do.CARD:
            return NOT_ASKED_NOW
        held = game.in_hand(self.seat, action - do.CARD)
        return no.STRIKE_NOT_NOW if held else no.NOT_IN_HAND

    def pass_on(self, game: GreatWar) -> None:
        if game.scalars[slots.MISTAKEN] == 2:
            game.set_scalar(slots.MISTAKEN, 0)
        game.fresh_turn()
        self.seat = 1 - self.seat
        self.phase = BEGIN


def copied_card(game: GreatWar, seat: int) -> int:
    """Counter Order: the opponent's last card, for the same ground (G21.5)."""
    copied = opponents_last(game, seat, facts.MIRROR)
    if game.journal is not None:
        game.tell("counter-order", "G21.5", {"seat": seat, "card": copied})
    return copied


# Phase 5

CARDS: Final = 0
BEARERS: Final = 1
DRAWING: Final = 2
KEEPING: Final = 3
CHOOSING: Final = 4
DROPPING: Final = 5
LAST_STEP: Final = 6


@final
class EndOfTurn(Stepwise[GreatWar]):
    """Phase 5: a card of the end, the draw, then a combat card or two tokens (G20.5)."""

    def copy(self) -> EndOfTurn:
        return EndOfTurn(self.step)

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        if self.step == CARDS:
            useful = self.useful(game) if is_open(game, seat) else []
            if may_come(game, seat, useful):
                return ask_window(game, seat, "end-card", useful)
            shut(game, seat, ENDING, useful)
            self.step = DRAWING
        if self.step == BEARERS:
            actions = [do.UNIT + at for at in wounded(game, seat)]
            return game.ask(seat, "bearers", "G22", actions)
        if self.step == DRAWING:
            return self.draw(game, seat)
        if self.step == KEEPING:
            return self.ask_keep(game, seat)
        if self.step == CHOOSING:
            return self.ask_choice(game, seat)
        if self.step == DROPPING:
            return self.ask_drop(game, seat)
        return DONE

    def useful(self, game: GreatWar) -> list[int]:
        useful = [facts.SUPPLY_DUMP] if game.pool() else []
        if wounded(game, game.active()):
            useful.append(facts.STRETCHER_BEARERS)
        return useful

    def draw(self, game: GreatWar, seat: int) -> Outcome:
        """One card; a Recon draws two and keeps one, or takes a medal (G20.5, G20.10)."""
        in_force = game.scalars[common.IN_FORCE]
        recon = in_force != common.NO_CARD and facts.DRAWS_TWO[in_force]
        refusal = may_take_medal(game, seat)
        if refusal is ALLOWED:
            return game.ask(seat, "recon", "G20.10", [do.MEDAL, do.DRAW])
        if refusal is no.NO_MEDAL_BY_COPY:
            game.withhold(seat, do.MEDAL, 1, refusal)
        self.take_cards(game, seat, recon)
        return ON

    def take_cards(self, game: GreatWar, seat: int, two: bool) -> None:
        game.discard_played()
        if two:
            game.scout(seat, "G20.5")
            self.step = KEEPING
        else:
            game.draw_card(seat, "G20.5")
            self.step = CHOOSING

    def ask_keep(self, game: GreatWar, seat: int) -> Outcome:
        cards = sorted(set(game.scouted()))
        if not cards:
            self.step = CHOOSING
            return ON
        actions = [do.KEEP + card for card in cards]
        return game.ask_secretly(seat, "keep-card", "G20.5", actions)

    def ask_choice(self, game: GreatWar, seat: int) -> Outcome:
        """A combat card or two tokens, as far as there are any (G20.6)."""
        actions = [each for each in (do.DRAW, do.TOKENS) if may_take(game, seat, each) is ALLOWED]
        if not actions:
            game.withhold(seat, do.DRAW, 1, no.HAND_FULL)
            game.withhold(seat, do.TOKENS, 1, no.POOL_EMPTY)
            self.step = DROPPING
            return ON
        return game.ask(seat, "card-or-tokens", "G20.6", actions)

    def ask_drop(self, game: GreatWar, seat: int) -> Outcome:
        """Who played no combat card may throw one away for a token (G20.7)."""
        self.step = LAST_STEP
        refusal = may_drop_any(game, seat)
        if refusal is not ALLOWED:
            game.withhold(seat, do.DROP, do.STRIDE, refusal)
            return DONE
        self.step = DROPPING
        actions = [do.DROP + card for card in range(facts.COMBAT_KINDS) if game.holds(seat, card)]
        actions.append(do.DONE)
        return game.ask(seat, "drop-card", "G20.7", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        seat = game.active()
        if self.step == CARDS:
            self.step = DRAWING
            if action != do.PASS:
                card = action - do.PLAY
                game.play_combat(seat, card, "G22")
                if card == facts.SUPPLY_DUMP:
                    game.gain_hq(seat, 2, "G22")
                else:
                    self.step = BEARERS
        elif self.step == BEARERS:
            self.step = DRAWING
            self.carry(game, Hex(action - do.UNIT))
        elif self.step == DRAWING:
            if action == do.MEDAL:
                medals = game.field.recon_medal[seat]
                game.take_medals(seat, medals, "G20.10", ["G20.15", *FOR_GOOD])
            if not game.ended():  # that medal may have been the last one (G20.15)
                self.take_cards(game, seat, action != do.MEDAL)
        elif self.step == KEEPING:
            self.step = CHOOSING
            game.keep_scouted(seat, action - do.KEEP, "G20.5")
        elif self.step == CHOOSING:
            self.step = DROPPING
            if action == do.DRAW:
                game.draw_combat(seat, "G20.6")
            else:
                game.gain_hq(seat, 2, "G20.6")
        else:
            self.step = LAST_STEP
            if action != do.DONE:
                game.drop_combat(seat, action - do.DROP)
                game.gain_hq(seat, 1, "G20.7")

    def carry(self, game: GreatWar, at: Hex) -> None:
        unit = game.unit_at(at)
        game.restore(unit, 1)
        if game.journal is not None:
            game.tell("restored", "G22", {"unit": game.word(unit), "hex": at, "figures": 1})

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.active()
        if self.step == CARDS:
            return why_not_play(game, seat, action, ENDING, self.useful(game))
        verb = action - action % do.STRIDE
        if self.step == BEARERS and verb == do.UNIT:
            return may_carry(game, Hex(action - do.UNIT))
        if self.step == KEEPING and verb == do.KEEP:
            return no.NOT_DRAWN
        if self.step == CHOOSING and verb in (do.DRAW, do.TOKENS):
            return may_take(game, seat, verb)
        dropping = self.step == DROPPING and verb == do.DROP
        return no.NOTHING_TO_DROP if dropping else NOT_ASKED_NOW


def may_carry(game: GreatWar, at: Hex) -> Refusal:
    """Stretcher Bearers: soldiers that have lost figures and touch no enemy (G22)."""
    refusal = own_unit(game, at, no.CARD_FOR_NOBODY, no.CARD_FOR_YOURS)
    if refusal is not ALLOWED:
        return refusal
    unit = game.unit_at(at)
    if game.is_tank(unit):
        return no.BEARERS_NO_TANKS
    if game.blocks(unit) >= game.start(unit):
        return no.BEARERS_WHOLE
    return no.BEARERS_TOUCHED if game.meets_enemy(game.active(), at) else ALLOWED


def wounded(game: GreatWar, seat: int) -> list[Hex]:
    """Soldier units that have lost figures and touch no enemy (G22)."""
    return [at for at in game.hexes_of(seat) if may_carry(game, at) is ALLOWED]
