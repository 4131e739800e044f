"""Spending in secret (L7.8): one sealed list a side, bought piece by piece."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.core.lanes import Lane
from sandtable.core.procedure import ASK, DONE, Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.core.state import Withheld
from sandtable.games.lastman.rules import facts, forms, notation as do, plans, refusals as no
from sandtable.games.lastman.rules.plans import Accounts, Plan
from sandtable.games.lastman.rules.state import LastMan

SPENDING: Final = (do.BUY, do.REBUILD, do.UPGRADE, do.ENTRENCH, do.FORTIFY, do.CARDS)
# Entries for which a place or kind is named, by what stands on the list
ENTRY_VERBS: Final[dict[int, int]] = {
    plans.ITEM_BUY: do.BUY, plans.ITEM_REBUILD: do.REBUILD, plans.ITEM_ENTRENCH: do.ENTRENCH,
}  # fmt: skip


@final
class Spending(Lane):
    """What one side orders. Nothing of it is known, or done, before both lists are in."""

    def __init__(
        self,
        seat: int,
        supplied: list[int],
        items: list[int],
        verb: int = plans.NONE,
        thing: int = plans.NONE,
        ready: int = 0,
    ) -> None:
        self.seat = seat
        self.supplied = supplied  # by area, as judged when Production began (L6.8)
        self.items = items  # the list: rows of `plans.py`
        self.verb = verb  # BUY, REBUILD or ENTRENCH: a place or kind is still to be named
        self.thing = thing
        self.ready = ready

    def copy(self) -> Spending:
        return Spending(
            self.seat, self.supplied[:], self.items[:], self.verb, self.thing, self.ready
        )

    def fresh(self) -> Spending:
        return Spending(self.seat, self.supplied, [])

    def advance(self, game: Any) -> Outcome:
        if self.ready:
            return DONE
        plan = Plan(game, self.seat, self.supplied, self.items)
        if self.verb != plans.NONE:
            actions = self.places(plan)
            key = "spend-kind" if self.verb == do.ENTRENCH else "spend-where"
            game.ask_secretly(self.seat, key, "L7.8", actions, self.thing)
            return ASK
        actions = offers(game, plan)
        if not actions:
            self.ready = 1
            return DONE
        game.ask_secretly(self.seat, "spend", "L7.8", [*actions, do.DONE], plan.left())
        return ASK

    def places(self, plan: Plan) -> list[int]:
        """How what is being bought can be completed."""
        if self.verb == do.BUY:
            return plan.places_for(self.thing)
        if self.verb == do.REBUILD:
            return [do.AT + area for area in plan.areas_for(self.thing)]
        return [do.PIECE + kind for kind in plan.diggers(self.thing)]

    def answer(self, game: Any, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if self.verb != plans.NONE:
            self.complete(action)
        elif verb == do.DONE:
            self.ready = 1
        elif verb == do.CARDS:
            self.items += [plans.ITEM_CARDS, thing, 0]
        elif verb == do.UPGRADE:
            self.items += [plans.ITEM_UPGRADE, thing, 0]
        elif verb == do.FORTIFY:
            self.items += [plans.ITEM_FORTIFY, thing, 0]
        elif verb == do.ENTRENCH and thing >= facts.FIRST_ARMY:
            self.items += [plans.ITEM_ENTRENCH, thing, plans.NONE]
        else:
            self.verb = verb
            self.thing = thing
            places = self.places(Plan(game, self.seat, self.supplied, self.items))
            if len(places) == 1:
                note = Withheld(self.seat, places[0], places[0] + 1, ALLOWED)
                game.withheld.append(note)  # for the seat itself; a lane is not listened to
                self.complete(places[0])

    def complete(self, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if self.verb == do.BUY:
            where = thing if verb == do.AT else facts.FIRST_ARMY + thing
            self.items += [plans.ITEM_BUY, self.thing, where]
        elif self.verb == do.REBUILD:
            self.items += [plans.ITEM_REBUILD, self.thing, thing]
        else:
            self.items += [plans.ITEM_ENTRENCH, self.thing, thing]
        self.verb = self.thing = plans.NONE

    def why_not(self, game: Any, action: int) -> Refusal:
        refusal = self.why_not_listed(game, action)
        over = self.ready and refusal in (ALLOWED, no.NAME_PURCHASE)
        return no.LISTS_ARE_IN if over else refusal

    def why_not_listed(self, game: Any, action: int) -> Refusal:
        """The same while the list is being made."""
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        plan = Plan(game, self.seat, self.supplied, self.items)
        if verb in SPENDING:
            refusal = may_spend(plan, verb, thing)
            waits = refusal is ALLOWED and self.verb != plans.NONE
            return self.why_next(game, plan, verb, thing) if waits else refusal
        if verb not in (do.AT, do.INTO, do.PIECE):
            return NOT_ASKED_NOW
        if self.verb == plans.NONE:
            return self.why_not_else(game, verb, thing)
        return self.why_not_so(plan, verb, thing)

    def why_next(self, game: Any, plan: Plan, verb: int, thing: int) -> Refusal:
        """The entry that is begun comes first; unless it takes the points or pieces of another."""
        if verb != self.verb or thing != self.thing:
            after = self.copy()
            after.complete(self.places(plan)[0])
            left = Plan(game, self.seat, self.supplied, after.items)
            refusal = may_spend(left, verb, thing)
            if refusal in (no.TOO_EXPENSIVE, no.POOL_SPENT, no.DIG_LIMIT):
                return refusal
        return no.ENTRY_FIRST

    def why_not_else(self, game: Any, verb: int, thing: int) -> Refusal:
        """Nothing is being bought; or why the last entry went to the one place that there was."""
        before = Spending(self.seat, self.supplied, self.items[: -plans.ITEM_ROW])
        if self.items and self.items[-1] != plans.NONE:  # an army digs in without more words
            before.verb = ENTRY_VERBS.get(self.items[-plans.ITEM_ROW], plans.NONE)
            before.thing = self.items[1 - plans.ITEM_ROW]
        if before.verb == plans.NONE:
            return no.NAME_PURCHASE
        plan = Plan(game, self.seat, self.supplied, before.items)
        if len(before.places(plan)) != 1:
            return no.NAME_PURCHASE
        refusal = before.why_not_so(plan, verb, thing)
        return no.NAME_PURCHASE if refusal in (ALLOWED, no.ENTRY_FIRST) else refusal

    def why_not_so(self, plan: Plan, verb: int, thing: int) -> Refusal:
        """Why the entry that is being made cannot be completed like that."""
        if self.verb == do.BUY and verb == do.AT:
            return plan.may_stand(thing, self.thing)
        if self.verb == do.BUY and verb == do.INTO:
            return plan.may_join(thing, self.thing)
        if self.verb == do.REBUILD and verb == do.INTO:
            return no.ARMY_JOINS_NOTHING
        if self.verb == do.REBUILD and verb == do.AT:
            return plan.may_return(self.thing, thing)
        if self.verb == do.ENTRENCH and verb == do.PIECE:
            refusal = plan.may_dig(self.thing, thing % facts.KIND_COUNT)
            dug = refusal is ALLOWED and thing >= facts.KIND_COUNT
            return no.DUG_ALREADY if dug else refusal
        return no.ENTRY_FIRST

    def open(self, game: Any) -> None:
        """The list is laid open; Production, below on the stack, carries it out."""
        accounts = game.stack[-2]
        assert isinstance(accounts, Accounts)
        if self.seat == facts.GERMAN:
            accounts.german = self.items
        else:
            accounts.entente = self.items
        if game.journal is not None:
            plan = Plan(game, self.seat, self.supplied, self.items)
            args = {"side": self.seat, "points": plan.spent(), "rules": ["L7.1", "L2.10"]}
            game.tell("spends", "L7.8", args)


def may_spend(plan: Plan, verb: int, thing: int) -> Refusal:
    """Whether a line could be added to a list."""
    if verb == do.BUY:
        return plan.may_buy(thing) if thing < facts.KIND_COUNT else no.BOUGHT_UNDUG
    if verb == do.REBUILD:
        return plan.may_rebuild(thing)
    if verb == do.UPGRADE:
        return plan.may_upgrade(thing)
    if verb == do.ENTRENCH:
        return plan.may_entrench(thing)
    return plan.may_fortify(thing) if verb == do.FORTIFY else plan.may_draw(thing)


def offers(game: LastMan, plan: Plan) -> list[int]:
    """All that can still be ordered, without `done`."""
    actions = [do.BUY + kind for kind in plan.kinds() if plan.may_buy(kind) is ALLOWED]
    armies = range(facts.ARMY_COUNT)
    actions += [do.REBUILD + army for army in armies if plan.may_rebuild(army) is ALLOWED]
    containers = [*range(facts.AREA_COUNT), *range(facts.FIRST_ARMY, facts.POOL)]
    if plan.seat == facts.GERMAN:
        actions += [do.UPGRADE + each for each in containers if plan.may_upgrade(each) is ALLOWED]
    actions += [do.ENTRENCH + each for each in containers if plan.may_entrench(each) is ALLOWED]
    if game.form.plays(forms.FORTIFYING):
        actions += [do.FORTIFY + army for army in armies if plan.may_fortify(army) is ALLOWED]
    counts = range(1, plan.left() + 1)
    return actions + [do.CARDS + count for count in counts if plan.may_draw(count) is ALLOWED]
