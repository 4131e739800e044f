"""One move of one unit (L4.12 to L4.16): out of an army, area by area, into an army."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.chance import Chance
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    crisis,
    entering,
    facts,
    forms,
    move_events,
    movers,
    notation as do,
    proposals,
    rail,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.placement import transfer
from sandtable.games.lastman.rules.state import LastMan

NOBODY: Final = -1
# In `way`: how it has gone, or the number of the verb of its whole move, by rail, sea...
ON_FOOT: Final = 0


@final
class March(Procedure[LastMan]):
    """The move of a unit. It is `at` a container and has come to `here`.

    They differ while it `waits`: the area is full, and the next answer takes it into an army there,
    or takes a piece of it in, so that stacking holds at every moment (L1.4.1).
    """

    def __init__(
        self,
        card: int,
        source: int = NOBODY,
        who: int = NOBODY,
        dug: int = 0,
        at: int = NOBODY,
        here: int = NOBODY,
        steps: int = 0,
        touched: int = 0,
        waits: int = 0,
        way: int = ON_FOOT,
    ) -> None:
        self.card = card  # 1: with Strategic Reserves!
        self.source = source
        self.who = who  # a kind, or KIND_COUNT + an army
        self.dug = dug  # whether it was entrenched, as bits of its row in `moved`
        self.at = at
        self.here = here
        self.steps = steps
        self.touched = touched
        self.waits = waits
        self.way = way

    def copy(self) -> March:
        return March(
            self.card, self.source, self.who, self.dug, self.at, self.here, self.steps,
            self.touched, self.waits, self.way,
        )  # fmt: skip

    # Asking

    def advance(self, game: LastMan) -> Outcome:
        side = game.attacker()
        if self.source == NOBODY:
            armies, containers = movers.units_to_move(game, side, self.card)
            actions = [do.ARMY + army for army in armies]
            actions += [do.FROM + container for container in containers]
            return self.asks(game, "reserves-unit", "L9.14", actions, NOBODY)
        if self.who == NOBODY:
            actions = [
                do.PIECE + piece for piece in movers.pieces_of(game, side, self.source, self.card)
            ]
            return self.asks(game, "which-piece", "L4.1", actions, self.source)
        if self.who >= facts.KIND_COUNT and self.touched:
            actions = self.takes(game, side)
            if not actions:
                return self.end_here(game, side)
            if not self.waits:
                actions.append(do.STOP)
            rule = "L1.4.3" if self.waits else "L4.5"
            return self.asks(game, "take-in", rule, actions, self.here)
        actions = self.ways_on(game, side)
        if not actions and self.touched:
            return self.end_here(game, side)
        rule = "L9.10" if self.card else "L4.12"
        return self.asks(game, "where-to", rule, actions, self.here)

    def asks(self, game: LastMan, key: str, rule: str, actions: list[int], subject: int) -> Outcome:
        """With the Crisis! that may be played at any decision (L2.13); or nobody moves after it."""
        if not actions:
            return DONE
        veiled = self.who == NOBODY and self.source >= facts.FIRST_ARMY
        ask = game.ask_veiled if veiled else game.ask
        return ask(game.attacker(), key, rule, actions + crisis.crisis_actions(game), subject)

    def takes(self, game: LastMan, side: int) -> list[int]:
        """Pieces that an army may take in where it has come (L1.4.3, L4.5, L4.16)."""
        if not self.waits and not entering.is_empty_army(game, self.who):
            return []
        pieces = entering.taken_in(game, side, self.who - facts.KIND_COUNT, self.here)
        return [do.PIECE + each for each in pieces]

    def ways_on(self, game: LastMan, side: int) -> list[int]:
        """Everywhere that the unit may go now, and whether it may stay."""
        who, here = self.who, self.here
        actions = [do.INTO + army for army in movers.armies_to_join(game, side, who, self.at, here)]
        if self.waits:
            return actions
        if self.way or (here == facts.BOX and self.at == facts.BOX and self.touched):
            return self.with_stop(actions)
        first = not self.touched
        if first and movers.only_out(game, self.source, self.who):
            return [do.STOP]
        if here == facts.BOX:
            return [do.STEP + area for area in rail.exits(game, side, who)]
        if self.card:
            for area in rail.reserve_reach(game, side, who, here):
                if entering.room_for(game, side, who, area) is ALLOWED:
                    actions.append(do.STEP + area)
        elif self.steps < (facts.MOVES[facts.TYPE_OF[who]] if who < facts.KIND_COUNT else 1):
            for near in facts.BORDERS.near[here]:
                if entering.may_enter(game, side, who, here, near) is ALLOWED:
                    if entering.room_for(game, side, who, near) is ALLOWED:
                        actions.append(do.STEP + near)
            if first:
                actions += rail.whole_moves(game, side, who, here)
        if not first:
            return self.with_stop(actions)
        if movers.may_stand(game, side, self.source, here) is ALLOWED:
            actions.append(do.STOP)
        return actions

    def with_stop(self, actions: list[int]) -> list[int]:
        """Where there is nothing else to do the move ends by itself."""
        return [*actions, do.STOP] if actions else actions

    # Answers

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.ARMY:
            self.choose_army(game, thing)
        elif verb == do.FROM:
            self.source = thing
        elif verb == do.PIECE:
            if self.who == NOBODY:
                self.choose_piece(game, thing)
            else:
                self.take_in(game, thing)
        elif verb == do.STOP:
            self.stop(game)
        elif verb == do.CARD:
            crisis.play_crisis(game, thing)
        elif verb == do.INTO:
            self.join(game, thing)
        else:
            self.go(game, verb, facts.BOX if verb == do.BOX else thing)

    def choose_army(self, game: LastMan, army: int) -> None:
        self.source = self.at = self.here = game.army_place(army)
        self.who = facts.KIND_COUNT + army
        self.dug = game.trenches(army)

    def choose_piece(self, game: LastMan, piece: int) -> None:
        self.at = self.source
        self.here = game.place_of(self.source)
        self.who = piece % facts.KIND_COUNT
        self.dug = slots.WAS_DUG if piece >= facts.KIND_COUNT else 0

    def stop(self, game: LastMan) -> None:
        """It stays where it has come, or stands beside the army that it has left."""
        side = game.attacker()
        if not self.touched and self.who < facts.KIND_COUNT:
            self.show(game, side)
            row = movers.far_moved(game, self.source, self.who)
            if row >= 0:  # who came from afar goes out first (L4.13)
                transfer(game, self.who, 0, self.source, self.here)
                game.set_move_target(row, self.here)
                move_events.tell_leaving(game, side, self.who, self.source, self.here, "L4.13")
                game.stack.pop()
                return
            transfer(game, self.who, 0, self.source, self.here)
            move_events.tell_leaving(game, side, self.who, self.source, self.here, "L4.12")
            self.at = self.here
        self.finish(game, self.at)
        game.stack.pop()

    def show(self, game: LastMan, side: int) -> None:
        """What comes out of an army and stands alone is seen by everybody (L11.9)."""
        if game.form.plays(forms.HIDDEN):
            game.learn(~(1 << side))

    def join(self, game: LastMan, army: int) -> None:
        side = game.attacker()
        target = facts.FIRST_ARMY + army
        left = game.place_of(self.at)
        transfer(game, self.who, 1 if self.dug and self.at == self.source else 0, self.at, target)
        if left != self.here:
            self.leave(game, left)
        move_events.tell_joining(
            game, side, self.who, self.source, self.here, army, self.waits, self.dug
        )
        self.finish(game, target)
        game.stack.pop()

    def take_in(self, game: LastMan, piece: int) -> None:
        """An army that has come takes in a piece that stood there (L1.4.3, L4.5)."""
        side = game.attacker()
        army = self.who - facts.KIND_COUNT
        kind = piece % facts.KIND_COUNT
        empty = entering.is_empty_army(game, self.who)
        if self.waits:
            self.put(game, side)
        dug = slots.WAS_DUG if piece >= facts.KIND_COUNT else 0
        transfer(game, kind, dug, self.here, facts.FIRST_ARMY + army)
        game.note_move(kind, self.here, facts.FIRST_ARMY + army, slots.TAKEN_IN | dug, 0)
        move_events.tell_taking_in(game, army, kind, self.here, empty, dug)
        if empty and dug:
            game.set_army(army, slots.DUG, True)
        self.finish(game, self.here)
        game.stack.pop()

    def go(self, game: LastMan, verb: int, area: int) -> None:
        """To another area, by whatever means."""
        side = game.attacker()
        before = self.here
        if self.who < facts.KIND_COUNT and self.at >= facts.FIRST_ARMY:
            self.show(game, side)
        if verb == do.RAIL:
            game.set_scalar(slots.RAILS, game.scalars[slots.RAILS] + 1)
        elif verb == do.STRATEGIC:
            game.set_scalar(slots.STRATEGICS, game.scalars[slots.STRATEGICS] + 1)
        elif verb == do.SEA and not rail.evacuates(game, self.who, before):
            game.set_scalar(slots.SEAS, game.scalars[slots.SEAS] + 1)
        if verb != do.STEP or self.card or before == facts.BOX:
            self.way = (do.BOX if before == facts.BOX else verb) // do.STRIDE
        if game.journal is not None:
            rules: list[str] = []
            if self.way == ON_FOOT:
                rules = move_events.step_rules(
                    game, self.who, self.source, self.at, before, area, self.steps
                )
            dug = self.dug if self.at == self.source else 0
            move_events.tell_going(game, verb, self.who, before, area, self.card, dug, rules)
        self.steps += 1
        if self.card:
            self.touched |= rail.reserve_way(game, side, self.who, before, area)
        elif area == facts.BOX:
            self.touched |= 1 << facts.BOX
        else:
            self.touched |= entering.come_in(game, side, self.who, area)
        self.here = area
        if self.who < facts.KIND_COUNT:
            full = area != facts.BOX and game.stacked(area, side) >= facts.MOST_UNITS
        else:
            full = area != facts.BOX and entering.must_take_in(game, side, self.who, area)
        self.waits = 1 if full else 0
        if not self.waits:
            self.put(game, side)

    def put(self, game: LastMan, side: int) -> None:
        """The counter is in its new area: who owns this one and the one that it left (L4.11)."""
        left = game.place_of(self.at)
        if self.who >= facts.KIND_COUNT:
            army = self.who - facts.KIND_COUNT
            game.put_army(army, self.here)
            game.set_army(army, slots.DUG | slots.FORTIFIED, False)
        else:
            dug = 1 if self.dug and self.at == self.source else 0
            transfer(game, self.who, dug, self.at, self.here)
        self.at = self.here
        self.leave(game, left)
        if self.here != facts.BOX:
            entering.settle_in(game, side, self.here)

    def leave(self, game: LastMan, left: int) -> None:
        if left < facts.AREA_COUNT:
            owner = game.owner(left)
            game.give_up(left, game.attacker())
            if game.journal is not None and game.owner(left) != owner:
                game.tell("area-given-up", "L4.11", {"side": game.owner(left), "area": left})
            entering.leave_behind(game, game.attacker(), left)

    def end_here(self, game: LastMan, side: int) -> Outcome:
        """The move ends by itself: why the unit goes no further."""
        if game.journal is not None and self.here < facts.AREA_COUNT:
            for area in facts.BORDERS.near[self.here]:
                refusal = self.may_go(game, side, do.STEP, area)
                refusal = proposals.of_unit(refusal, self.who, self.here)
                game.withhold(side, do.STEP + area, 1, refusal)
            for army in game.armies_in(self.here, side):
                refusal = movers.may_go_into(game, self.who, self.at, self.here, army)
                game.withhold(side, do.INTO + army, 1, refusal)
        return self.finish(game, self.at)

    def finish(self, game: LastMan, target: int) -> Outcome:
        """The unit has moved (L4.1)."""
        how = self.dug | (slots.FAR if self.touched else 0) | (slots.BY_CARD if self.card else 0)
        game.note_move(self.who, self.source, target, how, self.touched & ~(1 << facts.BOX))
        if self.who >= facts.KIND_COUNT:
            game.set_army(self.who - facts.KIND_COUNT, slots.MOVED, True)
        return DONE

    # Why not

    def why_not(self, game: LastMan, action: int) -> Refusal:
        side = game.attacker()
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.CARD and thing in crisis.CARD_OF:
            return crisis.may_play_crisis(game, thing)
        if self.source == NOBODY:
            return proposals.may_name(game, side, verb, thing, self.card)
        if verb == do.PIECE:
            if self.who == NOBODY:
                return proposals.may_move_piece(game, side, self.source, thing, self.card)
            comes = self.who >= facts.KIND_COUNT and self.touched
            if not comes:
                return NOT_ASKED_NOW
            army = self.who - facts.KIND_COUNT
            return entering.may_take_in(game, side, army, self.here, thing, self.waits)
        if self.who == NOBODY:
            if verb in proposals.MOVES:
                return proposals.why_nobody(game, side, verb, thing, self.card, self.source)
            return NOT_ASKED_NOW
        if verb == do.INTO:
            if not self.touched and movers.only_out(game, self.source, self.who):
                return no.HAS_MOVED
            return movers.may_go_into(game, self.who, self.at, self.here, thing)
        if verb == do.STOP:
            return self.may_stop(game, side)
        if verb in (do.STEP, do.RAIL, do.STRATEGIC, do.SEA, do.BOX):
            return self.may_go(game, side, verb, thing)
        return NOT_ASKED_NOW

    def must_first(self, game: LastMan) -> Refusal:
        """While it waits: a piece joins, an army takes in (L1.4.2, L1.4.3, L4.16)."""
        if self.who < facts.KIND_COUNT:
            return no.MUST_JOIN
        return no.MUST_FILL if entering.is_empty_army(game, self.who) else no.MUST_TAKE_IN

    def may_stop(self, game: LastMan, side: int) -> Refusal:
        if self.waits:
            return self.must_first(game)
        if self.touched:
            return ALLOWED
        if self.who >= facts.KIND_COUNT:
            return no.GO_SOMEWHERE
        return movers.may_stand(game, side, self.source, self.here)

    def may_go(self, game: LastMan, side: int, verb: int, area: int) -> Refusal:
        if area >= facts.AREA_COUNT:
            return no.CLOSED_AREA
        if self.waits:
            return self.must_first(game)
        if not self.touched and movers.only_out(game, self.source, self.who):
            return no.HAS_MOVED
        if self.way or (self.touched and verb != do.STEP):
            return rail.NOT_COMBINED.get(self.way * do.STRIDE or verb, no.NOT_COMBINED)
        who, here = self.who, self.here
        if verb == do.STEP:
            if here == facts.BOX:
                return rail.may_come_west(game, side, who, area)
            if self.card:
                return (
                    no.TOO_FAR if self.touched else rail.may_reinforce(game, side, who, here, area)
                )
            return movers.may_step(game, side, who, here, self.steps, area)
        if self.card:
            return rail.RESERVES_REFUSE[verb]
        return rail.may_go_whole(game, side, verb, who, here, area)

    def forget(self, game: LastMan, seat: int, chance: Chance) -> None:
        """What somebody takes out of an army is not known where contents are secret (L11.9)."""
        if seat == game.attacker() or self.source < facts.FIRST_ARMY or self.who == NOBODY:
            return
        if self.who < facts.KIND_COUNT and not game.count(self.at, self.who):
            for kind in game.kinds_of(game.attacker()):
                if game.count(self.at, kind):
                    self.who = kind
                    return
