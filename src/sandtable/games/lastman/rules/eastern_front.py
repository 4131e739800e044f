"""The Eastern Front Transit box: what it is worth, and what is lost there (L3.6, L3.7)."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.state import LastMan

SHARE: Final = 5  # build points a die, and a victory point
LAST_BOX_YEAR: Final = 1917
NOWHERE: Final = -1


def boxed_armies(game: LastMan) -> list[int]:
    return [army for army in range(facts.ARMY_COUNT) if game.army_place(army) == facts.BOX]


def price_of(game: LastMan, container: int) -> int:
    """The price of all units in a container (L3.7.3)."""
    total = 0
    for kind in game.kinds_of(facts.GERMAN):
        total += game.count(container, kind) * facts.COST[kind]
    return total


def box_value(game: LastMan) -> int:
    """In build points, with one for each army counter (L3.7.3)."""
    total = price_of(game, facts.BOX)
    for army in boxed_armies(game):
        total += 1 + price_of(game, facts.FIRST_ARMY + army)
    return total


def box_points(game: LastMan) -> int:
    """A victory point for each complete 5, to the end of 1917 (L3.2, L3.6.1, L11.11)."""
    if game.form.plays(forms.LINKED) or game.year() > LAST_BOX_YEAR:
        return 0
    return box_value(game) // SHARE


@final
class BoxLosses(Procedure[LastMan]):
    """One die for each 5 build points or fraction; each 1 costs a unit (L3.6, L3.7.4)."""

    def __init__(self, hits: int = -1, container: int = NOWHERE) -> None:
        self.hits = hits  # still to pay; -1 before the dice are rolled
        self.container = container  # where the next unit is taken from, once it is said

    def copy(self) -> BoxLosses:
        return BoxLosses(self.hits, self.container)

    def advance(self, game: LastMan) -> Outcome:
        if game.form.plays(forms.LINKED):
            return self.skip(game)
        if self.hits < 0:
            self.roll(game)
        if self.hits == 0:
            return DONE
        if self.container == NOWHERE:
            actions = [do.LOSE + each for each in filled(game)]
            boxed = boxed_armies(game)
            actions += [do.ARMY + army for army in boxed if may_lose(game, army) is ALLOWED]
            if not actions:
                self.hits = 0
                return DONE
            if len(actions) == 1:
                game.withhold(facts.GERMAN, do.LOSE, do.STRIDE, no.NOT_IN_BOX)
                game.withhold(facts.GERMAN, actions[0], 1, ALLOWED)
                self.answer(game, actions[0])
                return ON
            return game.ask(facts.GERMAN, "box-loss", "L3.7.4", actions)
        actions = [do.PIECE + kind for kind in game.kinds_in(self.container)]
        if len(actions) == 1 and not self.is_veiled(game):
            game.withhold(facts.GERMAN, do.PIECE, do.STRIDE, no.NOT_IN_CONTAINER)
            game.withhold(facts.GERMAN, actions[0], 1, ALLOWED)
            self.answer(game, actions[0])
            return ON
        return game.ask(facts.GERMAN, "box-piece", "L3.7.4", actions, self.container)

    def skip(self, game: LastMan) -> Outcome:
        """Losses in the East are a matter of the other game (L11.11)."""
        if box_value(game) and game.journal is not None:
            game.tell("box-linked", "L11.11", {"points": box_value(game)})
        return DONE

    def is_veiled(self, game: LastMan) -> bool:
        """Whether there is a question is no secret; what is in an army may be one (L11.9)."""
        if self.container < facts.FIRST_ARMY or not game.form.plays(forms.HIDDEN):
            return False
        return game.size(self.container) > 1

    def roll(self, game: LastMan) -> None:
        value = box_value(game)
        dice = (value + SHARE - 1) // SHARE
        faces = [game.chance.pick(do.LOSSES, do.DIE) + 1 for _ in range(dice)]
        self.hits = faces.count(1)
        if dice and game.journal is not None:
            args = {"faces": faces, "points": value, "count": self.hits}
            rules = ["L3.6.1", "L3.7.3", "L12.17"]
            game.tell("box-rolled", "L3.6", {**args, "rules": rules})

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if verb == do.LOSE:
            self.container = thing
            return
        self.hits -= 1
        if verb == do.ARMY:
            game.eliminate_army(thing)
            if game.journal is not None:
                game.tell("box-army-lost", "L3.7.4", {"side": facts.GERMAN, "army": thing})
            return
        game.shift(thing, 1, self.container, facts.POOL)
        if game.journal is not None:
            army = slots.army_of(self.container)
            args = {"side": facts.GERMAN, "kind": thing, "count": 1, "army": army}
            game.tell("box-lost", "L3.7.4", args)
        self.container = NOWHERE

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % do.STRIDE, action % do.STRIDE
        if self.container == NOWHERE:
            if verb == do.LOSE:
                return no.NOT_IN_BOX
            if verb == do.ARMY:
                return may_lose(game, thing)
            if verb == do.PIECE:
                there = any(game.count(each, thing % facts.KIND_COUNT) for each in filled(game))
                return no.BOX_FROM if there else no.NOT_IN_CONTAINER
        elif verb == do.PIECE:
            return no.NOT_IN_CONTAINER
        return NOT_ASKED_NOW


def may_lose(game: LastMan, army: int) -> Refusal:
    """An army counter, only when nothing is in it (L3.7.4)."""
    if game.army_place(army) != facts.BOX:
        return no.NOT_IN_BOX
    return no.ARMY_NOT_EMPTY if game.size(facts.FIRST_ARMY + army) else ALLOWED


def filled(game: LastMan) -> list[int]:
    """The box itself, and the armies in it, as far as units are in them."""
    containers = [facts.BOX, *[facts.FIRST_ARMY + army for army in boxed_armies(game)]]
    return [each for each in containers if game.size(each)]
