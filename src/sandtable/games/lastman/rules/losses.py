"""Paying for hits (L5.3): the strongest unit first, its most numerous type; or cards."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    battle_state,
    facts,
    loss_order as victims,
    notation as do,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.battle_state import course_of, fresh_counts
from sandtable.games.lastman.rules.discarding import discard
from sandtable.games.lastman.rules.state import LastMan

NONE: Final = -1


# Removing


def lose_piece(game: LastMan, area: int, container: int, piece: int, rules: list[str]) -> None:
    """A piece goes to the pool; an army that combat has emptied goes with it (L5.3.4)."""
    kind = piece % facts.KIND_COUNT
    if piece >= facts.KIND_COUNT:
        game.set_dug(area, kind, game.dug_in(area, kind) - 1)
    game.shift(kind, 1, container, facts.POOL)
    army = slots.army_of(container)
    if game.journal is not None:
        side = game.side_of_kind(kind)
        args = {"side": side, "area": area, "army": army, "kind": kind, "count": 1}
        if facts.TYPE_OF[kind] == facts.BIPLANE and game.scalars[slots.WEATHER]:
            rules = [*rules, "L12.16", "L9.17.4"]
        game.tell("unit-lost", "L5.3.1", {**args, "rules": rules})
    if army != battle_state.NO_ARMY:
        check_emptied(game, area, army)
    game.settle(area)


def check_emptied(game: LastMan, area: int, army: int) -> None:
    """An army that combat leaves nothing, or only the Paris Gun, is eliminated (L8.1.5, L8.1.8)."""
    container = facts.FIRST_ARMY + army
    gun = facts.KIND[facts.GE][facts.PARIS_GUN]
    guns = game.count(container, gun)
    if game.size(container) > guns:
        return
    rules: list[str] = ["L8.1.5", "L1.8"]
    if guns:
        game.shift(gun, guns, container, area)
        rules.append("L8.1.8")
    game.eliminate_army(army)
    if game.journal is not None:
        side = game.side_of_army(army)
        args = {"side": side, "area": area, "army": army, "rules": rules}
        game.tell("army-eliminated", "L5.3.4", args)


def reduce_fort(game: LastMan, area: int, side: int, rules: list[str]) -> None:
    """One point less; at 0 it leaves the game for good, Sedan with its first hit (L8.11.7)."""
    strength = game.fort(area) - 1
    if strength <= 0:
        strength = facts.NO_FORT
    game.set_fort(area, strength)
    game.settle(area)
    if game.journal is not None:
        more = [*rules, "L8.11.7"] if area == facts.SEDAN else [*rules, "L8.11.3"]
        if strength == facts.NO_FORT:
            more = [*more, "L8.11.1"]
        args = {"side": side, "area": area, "level": max(strength, 0), "rules": more}
        game.tell("fort-gone" if strength == facts.NO_FORT else "fort-hit", "L5.3.4", args)


@final
class Losses(Procedure[LastMan]):
    """The hits of one step, paid one by one by the side that took them (L5.7.4)."""

    def __init__(
        self,
        area: int,
        side: int,
        hits: int,
        siege: int = 0,
        scope: int = victims.ANY,
        credit: int = 0,
        container: int = NONE,
    ) -> None:
        self.area = area
        self.side = side
        self.hits = hits
        self.siege = siege  # of siege guns: only the fort or cards pay, before all others (L5.3.7)
        self.scope = scope
        self.credit = credit  # hits that a card will still cover
        self.container = container  # the loss comes out of this

    def copy(self) -> Losses:
        return Losses(
            self.area, self.side, self.hits, self.siege, self.scope, self.credit, self.container
        )

    def advance(self, game: LastMan) -> Outcome:
        if self.siege and game.fort_of(self.area, self.side) < 0:
            self.tell_void(game, self.siege, "L5.3.7")
            self.siege = 0
        self.use_credit()
        if self.siege:
            return self.ask_fort(game)
        if not self.hits:
            return DONE
        if self.container != NONE:
            return self.ask_piece(game)
        found = victims.payers(game, self.area, self.side, self.scope)
        if not found:
            self.tell_void(game, self.hits, "L5.3.6" if self.scope == victims.ANY else "L12.15")
            self.hits = 0
            return DONE
        if len(found) == 1 and self.is_settled(game):
            if game.journal is not None:
                self.withhold_payers(game)
            self.take_from(game, found[0])
            return ON
        return self.ask_payer(game, found)

    def use_credit(self) -> None:
        """A card covers up to its value of hits of this step (L5.3.5)."""
        covered = min(self.credit, self.siege)
        self.siege -= covered
        self.credit -= covered
        covered = min(self.credit, self.hits)
        self.hits -= covered
        self.credit = 0 if not self.hits else self.credit - covered

    def is_settled(self, game: LastMan) -> bool:
        """No card in hand, as everybody knows: nothing but units can pay."""
        return game.hand_size(self.side) == 0

    def cards(self, game: LastMan) -> list[int]:
        return [do.ERSATZ + card for card in range(facts.CARD_KINDS) if game.held(self.side, card)]

    # Questions

    def ask_fort(self, game: LastMan) -> Outcome:
        if self.is_settled(game):
            if game.journal is not None:
                self.withhold_units(game)
            self.hit_fort(game, True)
            return ON
        actions = [do.FORT, *self.cards(game)]
        return game.ask(self.side, "pay-siege", "L5.3.7", actions, self.area)

    def ask_payer(self, game: LastMan, found: list[int]) -> Outcome:
        actions: list[int] = []
        for code in found:
            actions.append(do.FORT if code == victims.FORT_CODE else do.LOSE + code)
        actions += self.cards(game)
        if self.scope == victims.PLANES:
            return game.ask(self.side, "pay-plane", "L5.7.3", actions, self.area)
        if self.scope == victims.NAMED:
            return game.ask(self.side, "pay-pursuit", "L5.7.5", actions, self.area)
        return game.ask(self.side, "pay-hit", "L5.3.1", actions, self.area)

    def ask_piece(self, game: LastMan) -> Outcome:
        pieces = victims.pieces_of(game, self.area, self.side, self.scope, self.container)
        if len(pieces) == 1:
            if game.journal is not None:
                for piece in range(2 * facts.KIND_COUNT):
                    game.withhold(self.side, do.PIECE + piece, 1, self.may_lose(game, piece))
            self.lose(game, pieces[0])
            return ON
        actions = [do.PIECE + piece for piece in pieces]
        return game.ask(self.side, "pay-piece", "L5.3.3", actions, self.container)

    # Answers

    def answer(self, game: LastMan, action: int) -> None:
        verb = action - action % do.STRIDE
        if verb == do.ERSATZ:
            self.pay_card(game, action - do.ERSATZ)
        elif verb == do.FORT:
            self.hit_fort(game, self.siege > 0)
        elif verb == do.LOSE:
            self.take_from(game, action - do.LOSE)
        else:
            self.lose(game, action - do.PIECE)

    def take_from(self, game: LastMan, code: int) -> None:
        if code == victims.FORT_CODE:
            self.hit_fort(game, False)
        else:
            self.container = code

    def hit_fort(self, game: LastMan, siege: bool) -> None:
        if siege:
            self.siege -= 1
            reduce_fort(game, self.area, self.side, ["L5.3.7", "L8.7.3"])
        else:
            self.hits -= 1
            reduce_fort(game, self.area, self.side, ["L5.3.2"])

    def pay_card(self, game: LastMan, card: int) -> None:
        """Ersatz 2 and 3 for so many hits, every other card for one (L5.3.5, L9.1)."""
        self.credit = facts.ERSATZ[card]
        covered = min(self.credit, self.hits + self.siege)
        discard(game, self.side, card)
        if game.journal is not None:
            args = {"side": self.side, "area": self.area, "card": card, "count": covered}
            rules: list[str] = ["L1.7", "L5.7.9"]
            if self.credit == 1:
                rules.append("L9.1")
            game.tell("card-pays", "L5.3.5", {**args, "rules": rules})
        self.use_credit()

    def lose(self, game: LastMan, piece: int) -> None:
        container = self.container
        self.container = NONE
        self.hits -= 1
        lose_piece(game, self.area, container, piece, self.rules_of(container))
        if self.scope == victims.NAMED:
            self.forget_named(game, container, piece)

    def rules_of(self, container: int) -> list[str]:
        rules: list[str] = ["L5.3.2", "L5.2.2"]
        if self.scope == victims.PLANES:
            rules = ["L5.7.3", "L8.8.2"]
        elif self.scope == victims.NAMED:
            rules = ["L5.7.5", "L8.5.4"]
        if container >= facts.FIRST_ARMY and self.scope != victims.PLANES:
            rules += ["L5.3.3", "L12.6"]
        return rules

    def forget_named(self, game: LastMan, container: int, piece: int) -> None:
        """It does not move any more: its row goes, or that of an army that is no more."""
        plan = course_of(game).plan
        gone = container >= facts.FIRST_ARMY and game.place_of(container) != self.area
        whole = NONE
        for row in range(0, len(plan), battle_state.PLAN_ROW):
            stays = plan[row + 2] == battle_state.STAYS
            if plan[row] == container and plan[row + 1] == piece and not stays:
                del plan[row : row + battle_state.PLAN_ROW]
                return
            if plan[row] == container and plan[row + 1] == battle_state.WHOLE:
                whole = row
        if gone and whole != NONE:
            del plan[whole : whole + battle_state.PLAN_ROW]

    def tell_void(self, game: LastMan, hits: int, rule: str) -> None:
        if game.journal is not None and hits:
            game.tell("hits-void", rule, {"side": self.side, "area": self.area, "count": hits})

    # Why not

    def withhold_units(self, game: LastMan) -> None:
        """The fort pays for siege guns by itself: why no unit of this battle does."""
        for container in game.containers_in(self.area, self.side):
            if any(fresh_counts(game, container, self.side)):
                game.withhold(self.side, do.LOSE + container, 1, no.FORT_OR_CARD)
        game.withhold(self.side, do.FORT, 1, ALLOWED)

    def withhold_payers(self, game: LastMan) -> None:
        """Only one unit can pay, and it does: why no other."""
        for container in game.containers_in(self.area, self.side):
            game.withhold(self.side, do.LOSE + container, 1, self.may_take_from(game, container))
        game.withhold(self.side, do.FORT, 1, self.may_take_from(game, victims.FORT_CODE))

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.ERSATZ:
            held = game.held(self.side, action - do.ERSATZ)
            return NOT_ASKED_NOW if held or self.container != NONE else no.PAY_CARD_NOT_HELD
        if verb == do.PIECE:
            named = self.container != NONE
            piece = action - do.PIECE
            return self.may_lose(game, piece) if named else self.why_unnamed(game, piece)
        if verb == do.LOSE and self.container == NONE:
            return self.may_take_from(game, action - do.LOSE)
        if verb == do.FORT and self.container == NONE:
            return self.may_take_from(game, victims.FORT_CODE)
        return NOT_ASKED_NOW

    def why_unnamed(self, game: LastMan, piece: int) -> Refusal:
        """Where a piece is taken from must be said; or why it can pay out of nothing."""
        found: Refusal = no.FORT_OR_CARD if self.siege else no.NO_SUCH_PIECE
        for code in victims.payers(game, self.area, self.side, self.scope):
            if code == victims.FORT_CODE or self.siege:
                continue
            losses = self.copy()
            losses.container = code
            refusal = losses.may_lose(game, piece)
            if refusal is ALLOWED:
                return no.PAY_FROM
            if found is no.NO_SUCH_PIECE:
                found = refusal
        return found

    def may_take_from(self, game: LastMan, code: int) -> Refusal:
        """Whether the next hit can be paid out of this."""
        fort = game.fort_of(self.area, self.side)
        if self.siege:
            return ALLOWED if code == victims.FORT_CODE and fort >= 0 else no.FORT_OR_CARD
        if code in victims.payers(game, self.area, self.side, self.scope):
            return ALLOWED
        if code == victims.FORT_CODE:
            if self.scope != victims.ANY:
                return no.ONLY_BIPLANES if self.scope == victims.PLANES else no.NOT_NAMED
            return no.NOT_STRONGEST if fort >= 0 else no.NOT_IN_BATTLE
        if code not in game.containers_in(self.area, self.side):
            return no.NOT_IN_BATTLE
        if self.scope == victims.PLANES:
            return no.ONLY_BIPLANES
        if self.scope == victims.NAMED:
            return no.NOT_NAMED
        counts = fresh_counts(game, code, self.side)
        if not any(counts):
            own = any(game.count(code, kind) for kind in game.kinds_of(self.side))
            if own:
                return no.RETREATED_SPARED
            return no.NOBODY_ALONE if code == self.area else no.NOT_IN_BATTLE
        return no.NOT_STRONGEST if victims.most_numerous(counts) else no.PARIS_GUN_STAYS

    def may_lose(self, game: LastMan, piece: int) -> Refusal:
        """Whether this piece of the container can pay (L5.2.4, L5.3.8)."""
        container = self.container
        if piece in victims.pieces_of(game, self.area, self.side, self.scope, container):
            return ALLOWED
        kind = piece % facts.KIND_COUNT
        if not game.count(container, kind) or game.side_of_kind(kind) != self.side:
            return no.NO_SUCH_PIECE
        if self.scope == victims.PLANES:
            return no.ONLY_BIPLANES
        if facts.TYPE_OF[kind] == facts.PARIS_GUN:
            return no.PARIS_GUN_STAYS
        if not game.fresh(container, kind):
            return no.RETREATED_SPARED
        dug = game.dug_in(container, kind) if container == self.area else 0
        if piece >= facts.KIND_COUNT and not dug:
            return no.NONE_DUG_IN
        if piece < facts.KIND_COUNT and dug >= game.fresh(container, kind):
            return no.ALL_DUG_IN
        if self.scope == victims.NAMED:
            return no.NOT_NAMED
        counts = fresh_counts(game, container, self.side)
        return no.INFANTRY_ONE_TYPE if counts[kind] == max(counts) else no.NOT_MOST_NUMEROUS
