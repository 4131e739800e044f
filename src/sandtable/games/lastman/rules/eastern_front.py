"""The Eastern Front Transit box: what it is worth, and what is lost there (L3.6, L3.7)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules.facts import (
    ARMY_COUNT,
    BOX,
    FIRST_ARMY,
    GERMAN,
    KIND_COUNT,
    POOL,
    PRICE,
    TYPE_OF,
)
from sandtable.games.lastman.rules.forms import HIDDEN, LINKED
from sandtable.games.lastman.rules.notation import ARMY, DIE, LOSE, LOSSES, PIECE, STRIDE
from sandtable.games.lastman.rules.refusals import ARMY_NOT_EMPTY, NOT_IN_BOX, NOT_IN_CONTAINER
from sandtable.games.lastman.rules.state import LastMan

SHARE: Final = 5  # build points a die, and a victory point
LAST_BOX_YEAR: Final = 1917
NOWHERE: Final = -1


def boxed_armies(game: LastMan) -> list[int]:
    return [army for army in range(ARMY_COUNT) if game.army_place(army) == BOX]


def worth(game: LastMan, container: int) -> int:
    """The price of all units in a container (L3.7.3)."""
    total = 0
    for kind in game.kinds_of(GERMAN):
        total += game.count(container, kind) * PRICE[TYPE_OF[kind]]
    return total


def box_worth(game: LastMan) -> int:
    """In build points, with one for each army counter (L3.7.3)."""
    total = worth(game, BOX)
    for army in boxed_armies(game):
        total += 1 + worth(game, FIRST_ARMY + army)
    return total


def box_points(game: LastMan) -> int:
    """A victory point for each complete 5, to the end of 1917 (L3.2, L3.6.1, L11.11)."""
    if game.form.plays(LINKED) or game.year() > LAST_BOX_YEAR:
        return 0
    return box_worth(game) // SHARE


@final
class BoxLosses(Procedure[LastMan]):
    """One die for each 5 build points or fraction; each 1 costs a unit (L3.6, L3.7.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hits", "container")

    def __init__(self, hits: int = -1, container: int = NOWHERE) -> None:
        self.hits = hits  # still to pay; -1 before the dice are rolled
        self.container = container  # where the next unit is taken from, once it is said

    def copy(self) -> BoxLosses:
        return BoxLosses(self.hits, self.container)

    def advance(self, game: LastMan) -> Outcome:
        if game.form.plays(LINKED):
            return self.skip(game)
        if self.hits < 0:
            self.roll(game)
        if self.hits == 0:
            return DONE
        if self.container == NOWHERE:
            actions = [LOSE + each for each in filled(game)]
            actions += [
                ARMY + army for army in range(ARMY_COUNT) if may_lose(game, army) is ALLOWED
            ]
            if not actions:
                self.hits = 0
                return DONE
            if len(actions) == 1:
                self.answer(game, actions[0])
                return ON
            return game.ask(GERMAN, "box-loss", "L3.7.4", actions)
        actions = [PIECE + kind for kind in kinds_in(game, self.container)]
        if len(actions) == 1 and not self.is_veiled(game):
            self.answer(game, actions[0])
            return ON
        return game.ask(GERMAN, "box-piece", "L3.7.4", actions, self.container)

    def skip(self, game: LastMan) -> Outcome:
        """Losses in the East are a matter of the other game (L11.11)."""
        if box_worth(game) and game.journal is not None:
            game.tell("box-linked", "L11.11", {"points": box_worth(game)})
        return DONE

    def is_veiled(self, game: LastMan) -> bool:
        """Whether there is a question is no secret; what is in an army may be one (L11.9)."""
        if self.container < FIRST_ARMY or not game.form.plays(HIDDEN):
            return False
        return game.size(self.container) > 1

    def roll(self, game: LastMan) -> None:
        value = box_worth(game)
        dice = (value + SHARE - 1) // SHARE
        faces = [game.chance.pick(LOSSES, DIE) + 1 for _ in range(dice)]
        self.hits = faces.count(1)
        if dice and game.journal is not None:
            args = {"faces": faces, "points": value, "count": self.hits}
            rules = ["L3.6.1", "L3.7.3", "L12.17"]
            game.tell("box-rolled", "L3.6", {**args, "rules": rules})

    def answer(self, game: LastMan, action: int) -> None:
        verb, thing = action - action % STRIDE, action % STRIDE
        if verb == LOSE:
            self.container = thing
            return
        self.hits -= 1
        if verb == ARMY:
            game.eliminate_army(thing)
            if game.journal is not None:
                game.tell("box-army-lost", "L3.7.4", {"side": GERMAN, "army": thing})
            return
        game.shift(thing, 1, self.container, POOL)
        if game.journal is not None:
            army = self.container - FIRST_ARMY if self.container >= FIRST_ARMY else -1
            args = {"side": GERMAN, "kind": thing, "count": 1, "army": army}
            game.tell("box-lost", "L3.7.4", args)
        self.container = NOWHERE

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb, thing = action - action % STRIDE, action % STRIDE
        if self.container == NOWHERE:
            if verb == LOSE:
                return NOT_IN_BOX
            if verb == ARMY:
                return may_lose(game, thing)
        elif verb == PIECE:
            return NOT_IN_CONTAINER
        return NOT_ASKED_NOW


def may_lose(game: LastMan, army: int) -> Refusal:
    """An army counter, only when nothing is in it (L3.7.4)."""
    if game.army_place(army) != BOX:
        return NOT_IN_BOX
    return ARMY_NOT_EMPTY if game.size(FIRST_ARMY + army) else ALLOWED


def filled(game: LastMan) -> list[int]:
    """The box itself, and the armies in it, as far as units are in them."""
    containers = [BOX, *[FIRST_ARMY + army for army in boxed_armies(game)]]
    return [each for each in containers if game.size(each)]


def kinds_in(game: LastMan, container: int) -> list[int]:
    return [kind for kind in range(KIND_COUNT) if game.count(container, kind)]
