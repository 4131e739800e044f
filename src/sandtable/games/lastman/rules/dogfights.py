"""Biplanes against biplanes (L8.8.2, L5.7.3), and those that scramble from next door (L11.1)."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.battle_state import fresh_counts
from sandtable.games.lastman.rules.fire import planes_of
from sandtable.games.lastman.rules.loss_order import PLANES
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.state import LastMan

ROLL: Final = 0
ATTACKER_PAYS: Final = 1
DEFENDER_PAYS: Final = 2


def is_dogfight(game: LastMan, area: int) -> bool:
    """Compulsory where both sides have biplanes, and the weather lets them fly."""
    return planes_of(game, area, 0) > 0 and planes_of(game, area, 1) > 0


@final
class Dogfight(Procedure[LastMan]):
    """All biplanes of both sides roll; then the Attacker pays, then the Defender (L5.7.3)."""

    def __init__(self, area: int, step: int = ROLL, hits: int = 0) -> None:
        self.area = area
        self.step = step
        self.hits = hits  # on the Defender's biplanes

    def copy(self) -> Dogfight:
        return Dogfight(self.area, self.step, self.hits)

    def advance(self, game: LastMan) -> Outcome:
        attacker = game.attacker()
        if self.step == ROLL:
            planes = planes_of(game, self.area, attacker)
            others = planes_of(game, self.area, 1 - attacker)
            self.hits = self.roll(game, attacker, planes, others)
            taken = self.roll(game, 1 - attacker, others, planes)
            self.step = ATTACKER_PAYS
            if taken:
                game.push(Losses(self.area, attacker, taken, 0, PLANES))
            return ON
        if self.step == ATTACKER_PAYS:
            self.step = DEFENDER_PAYS
            if self.hits:
                game.push(Losses(self.area, 1 - attacker, self.hits, 0, PLANES))
            return ON
        return DONE

    def roll(self, game: LastMan, side: int, dice: int, targets: int) -> int:
        """F1 each; hits above the number of enemy biplanes are void (L12.15)."""
        faces: list[int] = []
        for _ in range(dice):
            faces.append(game.chance.pick(do.DOGFIGHT, do.DIE) + 1)
        hits = faces.count(1)
        if game.journal is not None:
            args = {"side": side, "seat": side, "area": self.area, "dice": dice, "count": dice}
            rules: list[str] = ["L5.7.3"]
            if hits > targets:
                rules.append("L12.15")
            told = {**args, "hits": hits, "faces": faces, "expected": dice / 6, "rules": rules}
            game.tell("dogfight", "L8.8.2", told)
        return min(hits, targets)


# Defender Scramble (L11.1)


def may_fly(game: LastMan) -> bool:
    """Whether the rule is played, and the weather lets biplanes fly."""
    return game.form.plays(forms.SCRAMBLE) and not game.scalars[slots.WEATHER]


def may_scramble(game: LastMan, area: int, container: int) -> Refusal:
    """A biplane of the Defender in an adjacent area that is no battle area, within stacking."""
    side = 1 - game.attacker()
    if not may_fly(game) or container >= facts.POOL:
        return no.NO_SCRAMBLE
    place = game.place_of(container)
    if place not in facts.BORDERS.near[area] or scramble_kind(game, container) < 0:
        return no.NO_SCRAMBLE
    if game.is_disputed(place):
        return no.SCRAMBLE_EMBATTLED
    return ALLOWED if game.stacked(area, side) < facts.MOST_UNITS else no.SCRAMBLE_FULL


def scramble_kind(game: LastMan, container: int) -> int:
    """The kind of biplane that a container would send; -1 for none."""
    counts = fresh_counts(game, container, 1 - game.attacker())
    for kind in range(facts.KIND_COUNT):
        if counts[kind] and facts.TYPE_OF[kind] == facts.BIPLANE:
            return kind
    return -1


def scramblers(game: LastMan, area: int) -> list[int]:
    """The containers next door that may send a biplane."""
    if not may_fly(game):
        return []
    side = 1 - game.attacker()
    found: list[int] = []
    for near in facts.BORDERS.near[area]:
        for container in game.containers_in(near, side):
            if may_scramble(game, area, container) is ALLOWED:
                found.append(container)
    return found


def may_hide_scramblers(game: LastMan, area: int) -> bool:
    """With hidden templates, whether an army next door might send one, as far as one can see."""
    side = 1 - game.attacker()
    if not game.form.plays(forms.HIDDEN) or not may_fly(game):
        return False
    if game.stacked(area, side) >= facts.MOST_UNITS:
        return False
    for near in facts.BORDERS.near[area]:
        if game.armies_in(near, side) and not game.is_disputed(near):
            return True
    return False


def scramble(game: LastMan, area: int, container: int) -> None:
    kind = scramble_kind(game, container)
    place = game.place_of(container)
    game.shift(kind, 1, container, area)
    if game.journal is not None:
        side = 1 - game.attacker()
        args = {"side": side, "area": area, "from": place, "kind": kind, "count": 1}
        game.tell("scrambles", "L11.1", args)
