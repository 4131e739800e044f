"""Setting up: forces in the Free Game (L10.5), the first hands (L10.1), starting cards (L10.3)."""

from __future__ import annotations

from typing import final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.placement import may_join as fits
from sandtable.games.lastman.rules.state import LastMan


@final
class Deployment(Procedure[LastMan]):
    """One side's set-up: its armies one by one, then its pieces."""

    def __init__(self, side: int, placed: int = 0) -> None:
        self.side = side
        self.placed = placed  # so many armies and pieces are down

    def copy(self) -> Deployment:
        return Deployment(self.side, self.placed)

    def army(self, game: LastMan) -> int:
        """The army to set up next, -1 when they all are down."""
        armies = game.form.forces[self.side].armies
        return armies[self.placed] if self.placed < len(armies) else -1

    def kind(self, game: LastMan) -> int:
        """The kind of the next piece, -1 when all are down."""
        force = game.form.forces[self.side]
        number = self.placed - len(force.armies)
        for kind in range(facts.KIND_COUNT):
            number -= force.units[kind]
            if number < 0:
                return kind
        return -1

    def advance(self, game: LastMan) -> Outcome:
        army = self.army(game)
        areas = game.form.forces[self.side].areas
        if army >= 0:
            actions = [do.AT + area for area in areas]
            return game.ask(self.side, "set-up-army", "L10.5", actions, army)
        kind = self.kind(game)
        if kind < 0:
            if game.journal is not None:
                game.tell("set-up-done", "L10.5", {"side": self.side})
            return DONE
        actions = [do.AT + area for area in areas if may_stand(game, self.side, area) is ALLOWED]
        for each in range(facts.ARMY_COUNT):
            if may_join(game, self.side, each, kind) is ALLOWED:
                actions.append(do.INTO + each)
        return game.ask_veiled(self.side, "set-up-piece", "L10.5", actions, kind)

    def answer(self, game: LastMan, action: int) -> None:
        army = self.army(game)
        if army >= 0:
            game.put_army(army, action - do.AT)
        else:
            kind = self.kind(game)
            verb = action - action % do.STRIDE
            target = action - do.AT if verb == do.AT else facts.FIRST_ARMY + action - do.INTO
            game.shift(kind, 1, facts.LATER, target)
        self.placed += 1

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.AT:
            return may_stand(game, self.side, thing)
        if verb == do.INTO:
            if self.army(game) >= 0:
                return no.DEPLOY_ARMY
            return may_join(game, self.side, thing, self.kind(game))
        return NOT_ASKED_NOW


def may_stand(game: LastMan, side: int, area: int) -> Refusal:
    """A piece by itself, in its own country and within stacking."""
    if area not in game.form.forces[side].areas:
        return no.DEPLOY_ABROAD
    return no.DEPLOY_FULL if game.stacked(area, side) >= facts.MOST_UNITS else ALLOWED


def may_join(game: LastMan, side: int, army: int, kind: int) -> Refusal:
    """An army of its nation, on the map, with room for one more of its kind."""
    place = game.army_place(army)
    if army not in game.form.forces[side].armies:
        return no.DEPLOY_ABROAD
    if facts.ARMY_NATION[army] != facts.NATION_OF[kind]:
        return no.OTHER_NATION
    if not game.size(facts.FIRST_ARMY + army) and game.stacked(place, side) >= facts.MOST_UNITS:
        return no.DEPLOY_FULL
    return fits(game, army, kind)


# The first hands (L10.1), and the historical starting cards (L10.3)


@final
class Deal(Procedure[LastMan]):
    """Each side may keep one of its two candidates; then the German draws, then the Entente."""

    def __init__(self, side: int = 0) -> None:
        self.side = side  # who keeps a card next; past the last, cards are dealt

    def copy(self) -> Deal:
        return Deal(self.side)

    def advance(self, game: LastMan) -> Outcome:
        if self.side < len(facts.SEATS):
            candidates = game.form.candidates[self.side]
            if not candidates or not game.form.plays(forms.HISTORICAL_CARDS):
                self.side += 1
                return ON
            actions = [do.CARD + card for card in candidates]
            return game.ask_secretly(self.side, "keep-card", "L10.3", actions)
        for side in range(len(facts.SEATS)):
            count = game.form.hands[side] - game.hand_size(side)
            for _ in range(count):
                game.draw_card(side, do.DEALING)
            if game.journal is not None:
                rules = ["L10.8", "L10.2"] if game.turn() == 1 else ["L10.8"]
                args = {"side": side, "count": game.hand_size(side), "rules": rules}
                game.tell("dealt", "L10.1", args)
        return DONE

    def answer(self, game: LastMan, action: int) -> None:
        side = self.side
        card = action - do.CARD
        game.move_card(card, slots.DRAW, slots.hand(side))
        if game.journal is not None:
            args = {"side": side, "card": card}
            game.tell_some(1 << side, "keeps-card", "L10.3", args, ("card",))
        self.side += 1

    def why_not(self, game: LastMan, action: int) -> Refusal:
        return no.NO_CANDIDATE if action - action % do.STRIDE == do.CARD else NOT_ASKED_NOW
