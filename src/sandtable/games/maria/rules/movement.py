"""The movement phase (M12): who moves next, and the two partners of stage 5 (M12.12)."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.march import TOGETHER, March
from sandtable.games.maria.rules.powers import ACTS
from sandtable.games.maria.rules.reach import needs_consent
from sandtable.games.maria.rules.setting_out import (
    has_moved,
    may_move,
    may_move_together,
    may_set_out,
)
from sandtable.games.maria.rules.shifting import ShiftPair
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.trains import (
    Replacement,
    can_pay_train,
    has_place,
    may_lift,
    train_in_hand,
)

SETTING_OUT: Final = (do.MOVE, do.FORCE, do.TOGETHER, do.FORCE_TOGETHER)
AUSTRIA_SIDE: Final = 0  # or the only one; Saxony moves with it
PRAGMATIC_SIDE: Final = 1
BOTH_SIDES: Final = 3  # as a mask
CAME_FROM_FLANDERS: Final = 100  # is added to `last`
BACK_AND_FORTH: Final = 2  # so often the move may be handed over before somebody moves


@final
class MovementPhase(Procedure[Maria]):
    """Phase iii: piece after piece, each once, until nobody wants to move any more (M12.1).

    In stage 5 two players move. `side` is the one who is asked, `over` and `west` are masks of the
    sides that are done, altogether and (in a dispute) on Flanders; `flanders` tells that a piece
    has moved there, `handed` counts how often the move was handed over since the last piece.
    `last` is the piece that moves now.
    """

    def __init__(
        self,
        stage: int,
        begun: int = 0,
        side: int = AUSTRIA_SIDE,
        over: int = 0,
        dispute: int = 0,
        west: int = 0,
        flanders: int = 0,
        handed: int = 0,
        last: int = slots.NOBODY,
    ) -> None:
        self.stage = stage
        self.begun = begun
        self.side = side
        self.over = over
        self.dispute = dispute
        self.west = west
        self.flanders = flanders
        self.handed = handed
        self.last = last

    def copy(self) -> MovementPhase:
        return MovementPhase(
            self.stage, self.begun, self.side, self.over, self.dispute, self.west, self.flanders,
            self.handed, self.last,
        )  # fmt: skip

    def advance(self, game: Maria) -> Outcome:
        if not self.begun:
            self.set_out(game)
        if not self.is_shared(game):
            actions = self.moves(game)
            if not actions and not self.might_buy(game):
                if game.journal is not None:
                    self.withhold_moves(game)
                return DONE
            actions.append(do.DONE)
            return game.ask(self.seat(game), "move", "M12.1", actions)
        self.note_last(game)
        while self.over != BOTH_SIDES:
            self.choose_side()
            actions = self.moves(game)
            if actions or self.might_buy(game):
                return self.ask_partner(game, actions)
            if game.journal is not None:
                self.withhold_moves(game)
            self.be_done()
        return DONE

    def set_out(self, game: Maria) -> None:
        """Nobody has moved yet; what ended a march of another stage keeps nobody now (M12.6)."""
        game.clear_status(slots.OF_MOVEMENT)
        if game.withheld:
            game.withheld = [
                each for each in game.withheld if not do.STEP <= each.first < do.STEP + do.STRIDE
            ]
        self.take_up(game)

    def take_up(self, game: Maria) -> None:
        """A partner who has nothing to move is done from the start."""
        self.begun = 1
        if self.is_shared(game):
            self.side = PRAGMATIC_SIDE
            if not self.moves(game) and not self.might_buy(game):
                self.be_done()
            self.side = AUSTRIA_SIDE

    # Whose move it is

    def is_shared(self, game: Maria) -> bool:
        """Austria and the Pragmatic Army have a player each: only then M12.12 matters."""
        if not game.form.present[facts.PRAGMATIC] or game.seat_of(facts.AUSTRIA) == game.seat_of(
            facts.PRAGMATIC
        ):
            return False
        return facts.PRAGMATIC in ACTS[game.saxon_status()][self.stage - 3]

    def powers(self, game: Maria) -> list[int]:
        """The powers of the side that is asked."""
        powers = ACTS[game.saxon_status()][self.stage - 3]
        if not self.is_shared(game):
            return powers
        if self.side == PRAGMATIC_SIDE:
            return [facts.PRAGMATIC]
        return [power for power in powers if power != facts.PRAGMATIC]

    def seat(self, game: Maria) -> int:
        return game.seat_of(self.powers(game)[0])

    def closed(self) -> int:
        """1 if the side that is asked has left Flanders to the other in a dispute."""
        return 1 if self.dispute and self.west >> self.side & 1 else 0

    def note_last(self, game: Maria) -> None:
        """What came of the last move: on Flanders the other side is next, in a dispute."""
        if self.last == slots.NOBODY:
            return
        piece = self.last % CAME_FROM_FLANDERS
        place = game.place_of(piece)
        there = self.last >= CAME_FROM_FLANDERS or (
            place >= 0 and facts.MAP_OF[place] == facts.FLANDERS
        )
        self.last = slots.NOBODY
        if there and game.has(piece, slots.MOVED):
            self.flanders = 1
            if self.dispute and not self.west >> (1 - self.side) & 1:
                self.side = 1 - self.side

    def choose_side(self) -> None:
        """The side that is asked, or the other if that is done."""
        if self.dispute and not self.west >> PRAGMATIC_SIDE & 1:
            if self.west >> AUSTRIA_SIDE & 1:
                self.side = PRAGMATIC_SIDE
        elif self.over >> self.side & 1:
            self.side = 1 - self.side

    def be_done(self) -> None:
        """The side that is asked has no more to move, on Flanders at least."""
        bit = 1 << self.side
        self.handed = 0
        if self.dispute and self.side == AUSTRIA_SIDE and not self.west >> PRAGMATIC_SIDE & 1:
            self.west |= bit  # what it has in Bohemia can wait until the other is done too
            self.side = PRAGMATIC_SIDE
            return
        self.west |= bit
        self.over |= bit

    # What may be done

    def moves(self, game: Maria) -> list[int]:
        """Every piece, alone or in a union, that can make a first step; every train to be had."""
        closed = self.closed()
        found: list[int] = []
        for power in self.powers(game):
            for general in facts.GENERALS_OF[power]:
                if not game.on_map(general) or game.has(general, slots.MOVED):
                    continue
                if may_move(game, general, 0, closed) is ALLOWED:
                    found.append(do.MOVE + general)
                if may_move(game, general, 1, closed) is ALLOWED:
                    found.append(do.FORCE + general)
                if game.partner(general) != slots.NOBODY:
                    if may_move_together(game, general, 0, closed) is ALLOWED:
                        found.append(do.TOGETHER + general)
                    if may_move_together(game, general, 1, closed) is ALLOWED:
                        found.append(do.FORCE_TOGETHER + general)
            for train in facts.TRAINS_OF[power]:
                if game.on_map(train) and may_move(game, train, 0, closed) is ALLOWED:
                    found.append(do.MOVE + train)
            if can_pay_train(game, power) and has_place(game, power, closed):
                for train in facts.TRAINS_OF[power]:
                    if may_lift(game, train, closed) is ALLOWED:
                        found.append(do.REPLACE + train)
        return found

    def might_buy(self, game: Maria) -> bool:
        """Whether a power could replace a train, as far as everybody can see: it holds cards."""
        closed = self.closed()
        for power in self.powers(game):
            if game.hand_size(power) and has_place(game, power, closed):
                for train in facts.TRAINS_OF[power]:
                    if may_lift(game, train, closed) is ALLOWED:
                        return True
        return False

    def withhold_moves(self, game: Maria) -> None:
        """Nobody of this side can move: for each piece and way of marching the reason."""
        for power in self.powers(game):
            for piece in facts.GENERALS_OF[power] + facts.TRAINS_OF[power]:
                for verb in SETTING_OUT if game.on_map(piece) else ():
                    refusal = may_set_out(game, verb, piece, self.closed())
                    game.withhold(game.seat_of(power), verb + piece, 1, refusal)

    def ask_partner(self, game: Maria, actions: list[int]) -> Outcome:
        if self.may_hand_over() is ALLOWED:
            actions.append(do.HAND_OVER)
        if self.may_dispute() is ALLOWED:
            actions.append(do.DISPUTE)
        actions.append(do.DONE)
        return game.ask(self.seat(game), "move", "M12.12", actions)

    def may_hand_over(self) -> Refusal:
        """Until the other is done; but not to and fro without end."""
        if self.dispute:
            return no.IN_DISPUTE
        if self.over >> (1 - self.side) & 1:
            return no.OTHER_DONE
        return ALLOWED if self.handed < BACK_AND_FORTH else no.HANDED_BACK

    def may_dispute(self) -> Refusal:
        """Before the first piece on Flanders has moved, and while there are two to differ."""
        if self.dispute:
            return no.IN_DISPUTE
        if self.flanders:
            return no.FLANDERS_BEGUN
        return no.OTHER_DONE if self.over else ALLOWED

    def why_no_order(self, game: Maria, verb: int) -> Refusal:
        """Another question is open: only the side that moves settles the order, between marches."""
        if not self.is_shared(game):
            return no.NO_PARTNER
        if not any(
            game.seat_of(each) == game.answering for each in (facts.AUSTRIA, facts.PRAGMATIC)
        ):
            return no.STAGE_OF_OTHERS
        refusal = self.may_hand_over() if verb == do.HAND_OVER else self.may_dispute()
        if self.seat(game) != game.answering:
            of_both = refusal is no.IN_DISPUTE or refusal is no.FLANDERS_BEGUN
            return refusal if of_both else no.WHO_MOVES
        bought = train_in_hand(game)
        later = no.ORDER_LATER if bought is ALLOWED else bought
        return later if refusal is ALLOWED else refusal

    # Answers

    def answer(self, game: Maria, action: int) -> None:
        shared = self.is_shared(game)
        if action == do.DONE:
            if shared:
                self.be_done()
            else:
                game.stack.pop()
        elif action == do.HAND_OVER:
            if game.journal is not None:
                game.tell("hands-over", "M12.12", {"power": self.powers(game)[0]})
            self.handed += 1
            self.side = 1 - self.side
        elif action == do.DISPUTE:
            if game.journal is not None:
                game.tell("disputes", "M12.12", {"power": self.powers(game)[0]})
            self.dispute = 1
            self.side = PRAGMATIC_SIDE
        else:
            self.begin(game, action % do.STRIDE, action // do.STRIDE * do.STRIDE, shared)

    def begin(self, game: Maria, piece: int, verb: int, shared: bool) -> None:
        """A march or the replacement of a train, and before it what a dividing union shifts."""
        closed = self.closed()
        self.handed = 0
        if verb == do.REPLACE:
            game.push(Replacement(piece, closed))
        elif verb in (do.TOGETHER, do.FORCE_TOGETHER):
            march = March(piece, game.partner(piece), int(verb == do.FORCE_TOGETHER), closed)
            if needs_consent(game, piece, march.other):
                march.asking = TOGETHER
            game.push(march)
        else:
            game.push(March(piece, slots.NOBODY, int(verb == do.FORCE), closed))
            if piece < facts.FIRST_TRAIN:
                other = game.partner(piece)
                if other != slots.NOBODY and facts.POWER_OF[other] == facts.POWER_OF[piece]:
                    game.push(ShiftPair(piece))
        if shared:
            place = game.place_of(piece)
            here = place >= 0 and facts.MAP_OF[place] == facts.FLANDERS
            self.last = piece + (CAME_FROM_FLANDERS if here else 0)

    def why_not(self, game: Maria, action: int) -> Refusal:
        if action == do.HAND_OVER:
            return self.may_hand_over() if self.is_shared(game) else no.NO_PARTNER
        if action == do.DISPUTE:
            return self.may_dispute() if self.is_shared(game) else no.NO_PARTNER
        piece = action % do.STRIDE
        verb = action - piece
        if verb not in (do.MOVE, do.FORCE, do.TOGETHER, do.FORCE_TOGETHER, do.REPLACE):
            return NOT_ASKED_NOW
        if piece < facts.FIRST_HUSSAR and not game.takes_part(piece):
            return no.NOT_TAKING_PART
        if piece < facts.FIRST_HUSSAR and facts.POWER_OF[piece] not in self.powers(game):
            seat = game.seat_of(facts.POWER_OF[piece])
            return no.NOT_THIS_STAGE if seat == self.seat(game) else no.NOT_YOUR_PIECE
        return may_set_out(game, verb, piece, self.closed())

    def why_not_step(self, game: Maria, city: Place) -> Refusal:
        """Nobody is on the march yet: why not even the nearest could go there, or who is to go."""
        nearest, best = no.NO_STEP_NOW, facts.CITY_COUNT
        away = facts.ROADS.distances(city)
        for power in self.powers(game):
            for piece in facts.GENERALS_OF[power] + facts.TRAINS_OF[power]:
                if not game.on_map(piece):
                    continue
                moved = has_moved(game, piece)
                refusal = March(piece, slots.NOBODY, 0, self.closed()).why_not_to(game, city)
                could = refusal is ALLOWED or refusal is no.NOT_NEXT
                if moved is ALLOWED and could:
                    return no.NO_STEP_NOW
                if moved is not ALLOWED:
                    if not could:
                        continue
                    refusal = moved.about({"piece": piece})
                if away[game.place_of(piece)] < best:
                    nearest, best = refusal, away[game.place_of(piece)]
        return nearest
