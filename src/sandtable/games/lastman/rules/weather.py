"""Bad Weather (L9.9, L9.17): an Offensive shrinks, gas is blown away, moves are taken back."""

from __future__ import annotations

from typing import Final

from sandtable.games.lastman.rules import facts, slots
from sandtable.games.lastman.rules.battle import drop_battle
from sandtable.games.lastman.rules.fire import bonus_nation
from sandtable.games.lastman.rules.retraction import retract_all, retract_to_limited
from sandtable.games.lastman.rules.state import LastMan

# What comes next in declaring: the numbers of its steps
ASK_WHAT_STAYS: Final = 5
GO_ON: Final = 6


def break_out(game: LastMan) -> int:
    """The Defender shows the card; the step of declaring that follows (L9.9)."""
    side = 1 - game.attacker()
    game.move_card(facts.BAD_WEATHER, slots.HANDS + side * facts.CARD_KINDS, slots.DISCARDS)
    game.set_scalar(slots.WEATHER, 1)
    game.learn(1 << (1 - side))
    before = game.scalars[slots.OFFENSIVE]
    special = bonus_nation(game) >= 0
    if game.journal is not None:
        rules: list[str] = ["L2.17", "L9.17", "L9.17.4" if special else "L9.17.1"]
        args = {"side": side, "card": facts.BAD_WEATHER, "turn": game.turn(), "other": before}
        game.tell("weather", "L9.9", {**args, "rules": rules})
    blow_away_gas(game)
    if special:
        game.set_scalar(slots.OFFENSIVE, facts.OFFENSIVE)
        for row in range(0, len(game.battles), slots.BATTLE_ROW):
            game.set_bonus(game.battles[row], 0)
        tell_now(game, "L9.17.4")
        return GO_ON
    if before != facts.LIMITED:
        game.set_scalar(slots.OFFENSIVE, facts.LIMITED)
        tell_now(game, "L9.17.1")
        return ASK_WHAT_STAYS
    game.set_scalar(slots.OFFENSIVE, slots.NO_CARD)
    tell_now(game, "L9.17.1")
    drop_others(game, -1)
    retract_all(game)
    return GO_ON


def tell_now(game: LastMan, rule: str) -> None:
    """What the Offensive has become."""
    if game.journal is not None:
        args = {"side": game.attacker(), "card": game.scalars[slots.OFFENSIVE]}
        game.tell("offensive-shrinks", rule, {**args, "rules": ["L9.9"]})


def blow_away_gas(game: LastMan) -> None:
    """All Poison Gas! of the turn is without effect (L9.9.2)."""
    for row in range(0, len(game.battles), slots.BATTLE_ROW):
        for side in range(2):
            if game.battles[row + slots.BATTLE_CARDS + side] & slots.GAS_BIT:
                area = game.battles[row]
                game.take_off_battle(area, side, slots.GAS_BIT)
                game.move_card(facts.GAS, slots.IN_BATTLE, slots.DISCARDS)
                if game.journal is not None:
                    args = {"side": side, "area": area, "card": facts.GAS, "rules": ["L9.17.3"]}
                    game.tell("gas-gone", "L9.9.2", args)


def keep_battle(game: LastMan, kept: int) -> None:
    """One battle stays, or none (-1); the others are dropped and new ones taken back (L9.17.1)."""
    drop_others(game, kept)
    retract_to_limited(game, kept)


def drop_others(game: LastMan, kept: int) -> None:
    """The cards on them are discarded without effect (L9.17.3)."""
    areas = [game.battles[row] for row in range(0, len(game.battles), slots.BATTLE_ROW)]
    for area in areas:
        if area != kept:
            drop_battle(game, area)
            if game.journal is not None:
                args = {"side": game.attacker(), "area": area, "rules": ["L9.17.3"]}
                game.tell("battle-dropped", "L9.17.1", args)
