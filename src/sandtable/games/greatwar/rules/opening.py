"""The opening of the battle phase (G20.11 d): gas, surprise and barrages."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit, own_unit
from sandtable.core.procedure import DONE, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.targets import (
    has_target,
    may_battle,
    may_fight_from,
    why_no_target,
)
from sandtable.games.greatwar.rules.windows import (
    ask_window,
    is_about,
    is_open,
    shut,
    why_not_play,
)

GAS_REACH: Final = 3

CHOOSE: Final = 0
POINT: Final = 1  # at the target of the card
OVER: Final = 2


# The cards of this window, as they are offered, and as they are quickly seen to be of use
OPENERS: Final[list[int]] = [
    facts.GAS_ATTACK,
    facts.SURPRISE_ATTACK,
    facts.MG_BARRAGE,
    facts.CREEPING_BARRAGE,
]
SOON_SEEN: Final[list[int]] = [
    facts.CREEPING_BARRAGE,
    facts.MG_BARRAGE,
    facts.GAS_ATTACK,
    facts.SURPRISE_ATTACK,
]


def is_useful(game: GreatWar, card: int) -> bool:
    """Whether a card could do something now (G20.13)."""
    seat = game.active()
    if card == facts.GAS_ATTACK:
        return any_gas(game, seat)
    if card == facts.SURPRISE_ATTACK:
        return any_surprise(game, seat)
    if card == facts.MG_BARRAGE:
        return any_guns(game)
    return bool(game.field.artillery[seat]) and not game.scalars[slots.AIMED] and any_infantry(game)


def may_open_with(game: GreatWar, card: int) -> bool:
    """Whether the orders leave somebody for whom this card could do something, after any moves."""
    seat, ordered = game.active(), game.ordered_units()
    if card == facts.GAS_ATTACK:
        return True
    if card == facts.SURPRISE_ATTACK:
        refusals = [may_surprise(game, unit) for unit in game.units_of(seat)]
        return any(each not in (no.SURPRISE_ABANDONED, no.SURPRISE_NO_ORDER) for each in refusals)
    if game.card() == facts.ABOUT_TURN:
        return False  # nobody battles
    if card == facts.MG_BARRAGE:
        return any(fights.joins_barrage(game, unit) for unit in ordered)
    guns = bool(game.field.artillery[seat]) and not game.scalars[slots.AIMED]
    return guns and any(game.kind(unit) == facts.INFANTRY for unit in ordered)


def useful_cards(game: GreatWar, seat: int) -> list[int]:
    """What this seat holds, can pay, and could do something with."""
    held = [card for card in OPENERS if game.holds(seat, card) and is_about(game, seat, card)]
    return [card for card in held if is_useful(game, card)]


def may_open(game: GreatWar, seat: int) -> bool:
    """Whether this seat might hold a card that is useful now, for all one knows (G20.11)."""
    return any(is_about(game, seat, card) and is_useful(game, card) for card in SOON_SEEN)


def any_guns(game: GreatWar) -> bool:
    """Whether somebody who may still battle would join a Machine Gun Barrage."""
    return any(
        fights.joins_barrage(game, unit) and may_battle(game, unit) is ALLOWED
        for unit in game.ordered_units()
    )


def any_infantry(game: GreatWar) -> bool:
    return any(
        game.kind(unit) == facts.INFANTRY and may_battle(game, unit) is ALLOWED
        for unit in game.ordered_units()
    )


def gas_targets(game: GreatWar, seat: int) -> list[Hex]:
    return [at for at in game.hexes_of(1 - seat) if may_gas(game, seat, at) is ALLOWED]


def any_gas(game: GreatWar, seat: int) -> bool:
    return any(may_gas(game, seat, at) is ALLOWED for at in game.hexes_of(1 - seat))


def may_gas(game: GreatWar, seat: int, at: Hex) -> Refusal:
    """An enemy soldier unit at most three hexes from a soldier unit of one's own (G22)."""
    if not game.enemy_at(seat, at):
        return no.GAS_NOBODY
    if game.is_tank(game.unit_at(at)):
        return no.GAS_NO_TANKS
    row = at * facts.HEXES
    for here in game.hexes_of(seat):
        if facts.GRID.distances[row + here] <= GAS_REACH and not game.is_tank(game.unit_at(here)):
            return ALLOWED
    return no.GAS_TOO_FAR


def any_surprise(game: GreatWar, seat: int) -> bool:
    return any(may_surprise(game, unit) is ALLOWED for unit in game.units_of(seat))


def surprising_units(game: GreatWar, seat: int) -> list[Unit]:
    return [unit for unit in game.units_of(seat) if may_surprise(game, unit) is ALLOWED]


def may_surprise(game: GreatWar, unit: Unit) -> Refusal:
    """A unit without an order that could battle from where it stands (G22.4, G26.11)."""
    if game.is_abandoned(unit):
        return no.SURPRISE_ABANDONED
    if game.status(unit) & common.ORDERED:
        return no.SURPRISE_NO_ORDER
    refusal = may_fight_from(game, unit)
    if refusal is not ALLOWED:
        return refusal
    return ALLOWED if has_target(game, unit) else no.OF_NO_USE


@final
class Opening(Procedure[GreatWar]):
    """After the guns and before the first other battle: one card of the active player."""

    def __init__(self, step: int = CHOOSE, card: int = -1) -> None:
        self.step = step
        self.card = card

    def copy(self) -> Opening:
        return Opening(self.step, self.card)

    def advance(self, game: GreatWar) -> Outcome:
        seat = game.active()
        if self.step == OVER:
            return DONE
        if self.step == CHOOSE:
            if is_open(game, seat):
                useful = useful_cards(game, seat)
                if useful or may_open(game, seat):
                    return ask_window(game, seat, "opening", useful)
            shut(game, seat, OPENERS, [])
            return DONE
        if self.card == facts.GAS_ATTACK:
            actions = [do.TARGET + at for at in gas_targets(game, seat)]
            return game.ask(seat, "gas-where", "G22.3", actions)
        actions = [do.UNIT + game.hex_of(unit) for unit in surprising_units(game, seat)]
        return game.ask(seat, "surprise-who", "G22.4", actions)

    def answer(self, game: GreatWar, action: int) -> None:
        seat = game.active()
        if self.step == CHOOSE:
            self.step = OVER
            if action == do.PASS:
                return
            self.card = action - do.PLAY
            game.play_combat(seat, self.card, "G22")
            if self.card in (facts.GAS_ATTACK, facts.SURPRISE_ATTACK):
                self.step = POINT
            else:
                game.set_scalar(slots.BARRAGE, self.card)
        elif self.card == facts.GAS_ATTACK:
            self.step = OVER
            game.push(Throw(seat, -1, action - do.TARGET, fights.GAS))
        else:
            self.step = OVER
            unit = game.unit_at(Hex(action - do.UNIT))
            game.mark(unit, slots.SURPRISING | slots.NO_GROUND)
            if game.journal is not None:
                args = {"unit": game.word(unit), "hex": game.hex_of(unit)}
                game.tell("surprise", "G22.4", args)

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.active()
        if self.step == CHOOSE:
            return why_not_play(game, seat, action, OPENERS, useful_cards(game, seat))
        at = Hex(action % do.STRIDE)
        if self.card == facts.GAS_ATTACK and action - at == do.TARGET:
            return may_gas(game, seat, at)
        if self.card == facts.SURPRISE_ATTACK and action - at == do.UNIT:
            refusal = own_unit(game, at, no.CARD_FOR_NOBODY, no.CARD_FOR_YOURS)
            if refusal is ALLOWED:
                refusal = may_surprise(game, game.unit_at(at))
            idle = refusal is no.OF_NO_USE
            return why_no_target(game, game.unit_at(at)) if idle else refusal
        return NOT_ASKED_NOW
