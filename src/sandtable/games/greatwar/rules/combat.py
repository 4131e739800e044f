"""One combat (G8.7, G13, G27): from its declaration to the dice, the ground and what comes back."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.greatwar.rules import (
    facts,
    fights,
    gains,
    notation as do,
    refusals as no,
    slots,
)
from sandtable.games.greatwar.rules.field import BONUS_WITHOUT_GROUND
from sandtable.games.greatwar.rules.footnotes import gain_notes
from sandtable.games.greatwar.rules.movement import enter
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.strikes import Throw
from sandtable.games.greatwar.rules.tanks import GAINED, check_stuck
from sandtable.games.greatwar.rules.targets import (
    close_targets,
    fire_targets,
    may_fight_from,
    reveal_tanks,
)
from sandtable.games.greatwar.rules.terrain import entered_building
from sandtable.games.greatwar.rules.windows import (
    ask_window,
    may_come,
    shut,
    shut_by,
    why_not_play,
)
from sandtable.games.greatwar.rules.withheld import not_asked_of

# The cards of the windows of a declared combat (G20.11 e), and of the one after it (g)
OWN_CLOSE: Final[list[int]] = [facts.RIFLE_BUTTS, facts.TRENCH_RAID]
OWN_RANGED: Final[list[int]] = [facts.COVERING_FIRE, facts.SHARPSHOOTERS]
OWN_WINDOW: Final[list[int]] = [*OWN_CLOSE, *OWN_RANGED]
ENEMY_WINDOW: Final[list[int]] = [facts.SMOKE_SCREEN]
COUNTERING: Final[list[int]] = [facts.COUNTER_ATTACK]

OWN_CARD: Final = 0
ENEMY_CARD: Final = 1
REPLACED: Final = 2  # First Strike has been made: another card for it
STRUCK: Final = 3
DICE: Final = 4
BONUS: Final = 5
ANSWERED: Final = 6  # the window of Counter Attack
OVER: Final = 7


@final
class Combat(Procedure[GreatWar]):
    """A combat from its declaration to what may come back (G8.7, G20.11 e to h)."""

    def __init__(
        self,
        unit: Unit | int,
        target: Hex | int,
        way: int,
        bonus: int = 0,
        step: int = OWN_CARD,
        cards: int = 0,
        here: Hex | int = -1,
        victim: Unit | int = -1,
    ) -> None:
        self.unit = Unit(unit)
        self.target = Hex(target)
        self.way = way
        self.bonus = bonus
        self.step = step
        self.cards = cards
        self.here = Hex(here)
        self.victim = Unit(victim)

    def copy(self) -> Combat:
        return Combat(
            self.unit, self.target, self.way, self.bonus, self.step, self.cards, self.here,
            self.victim,
        )  # fmt: skip

    def advance(self, game: GreatWar) -> Outcome:
        if self.here < 0:
            self.here = game.hex_of(self.unit)
            self.victim = game.unit_at(self.target)
            reveal_tanks(game, self.unit)
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            useful = self.own_cards(game)
            if useful and may_come(game, seat, useful):
                return ask_window(game, seat, "combat-card", useful, self.target)
            shut(game, seat, self.own_window(), useful)
            self.step = ENEMY_CARD
        if self.step == ENEMY_CARD:
            if self.may_be_answered(game):
                return self.ask_enemy(game)
            self.note_no_answer(game)
            self.step = STRUCK
        if self.step == REPLACED:
            game.draw_card(1 - seat, "G20.9")
            self.step = STRUCK
        if self.step == STRUCK:
            return self.roll(game)
        if self.step == DICE:
            return self.follow_up(game)
        if self.step == BONUS:
            return self.ask_bonus(game)
        if self.step == ANSWERED:
            return self.ask_counter(game)
        return self.over(game)

    def over(self, game: GreatWar) -> Outcome:
        """The combat is over: why the unit has no other, for one who asks."""
        if game.journal is not None and self.way == fights.CLOSE and game.alive(self.unit):
            bonus = self.bonus > 0
            refusal = gains.why_no_bonus(game, self.unit, self.target, self.cards, bonus)
            gains.note_no_bonus(game, self.unit, self.target, refusal)
        return DONE

    # Before the dice

    def own_window(self) -> list[int]:
        return OWN_CLOSE if self.way == fights.CLOSE else OWN_RANGED

    def own_cards(self, game: GreatWar) -> list[int]:
        """What the active player might play for this combat; only for units with an order."""
        if not game.status(self.unit) & common.ORDERED:
            return []
        kind = game.kind(self.unit)
        if self.way == fights.CLOSE:
            useful = [facts.RIFLE_BUTTS]
            raids = kind == facts.INFANTRY and game.ground(self.target) == facts.TRENCH
            if raids and not game.is_tank(self.victim):
                useful.append(facts.TRENCH_RAID)
            return useful
        if kind not in (facts.INFANTRY, facts.MACHINE_GUN):
            return []
        if game.status(self.unit) & common.MOVED or fights.skulls_score(
            game, self.unit, self.target, fights.RANGED, 0
        ):
            return [facts.COVERING_FIRE]
        return [facts.COVERING_FIRE, facts.SHARPSHOOTERS]

    def enemy_cards(self, game: GreatWar) -> list[int]:
        return [facts.SMOKE_SCREEN] if self.way == fights.RANGED else []

    def may_strike(self, game: GreatWar) -> Refusal:
        """First Strike: against a close attack, by a unit that may battle and has dice (G21.6)."""
        if self.way != fights.CLOSE:
            return no.NO_STRIKE_NOW
        if may_fight_from(game, self.victim) is not ALLOWED:
            return no.STRIKER_MAY_NOT
        ready = fights.has_dice(game, self.victim, self.here, fights.FIRST)
        return ALLOWED if ready else no.NO_DICE

    def strike_fits(self, game: GreatWar) -> bool:
        return self.may_strike(game) is ALLOWED

    def why_no_strike(self, game: GreatWar) -> Refusal:
        refusal = self.may_strike(game)
        return refusal if refusal is not ALLOWED else no.STRIKE_NOT_HELD

    def note_no_answer(self, game: GreatWar) -> None:
        """Why the enemy is not asked: for that player alone, who knows what is in hand."""
        if game.journal is not None:
            enemy = 1 - game.seat_of(self.unit)
            shut(game, enemy, ENEMY_WINDOW, self.enemy_cards(game))
            game.withhold(enemy, do.STRIKE, 1, self.why_no_strike(game))

    def may_be_answered(self, game: GreatWar) -> bool:
        enemy = 1 - game.seat_of(self.unit)
        if self.strike_fits(game) and strike_may_come(game, enemy):
            return True
        useful = self.enemy_cards(game)
        return bool(useful) and may_come(game, enemy, useful)

    def ask_enemy(self, game: GreatWar) -> Outcome:
        enemy = 1 - game.seat_of(self.unit)
        actions: list[int] = []
        useful = self.enemy_cards(game)
        if useful and may_come(game, enemy, useful):
            actions = [do.PLAY + card for card in useful if game.holds(enemy, card)]
        if self.strike_fits(game) and game.in_hand(enemy, facts.FIRST_STRIKE):
            actions.append(do.STRIKE)
        actions.append(do.PASS)
        return game.ask(enemy, "respond", "G20.11", actions, self.target)

    # The dice

    def roll(self, game: GreatWar) -> Outcome:
        """As declared, if the attacker still stands and has dice (G8.8, G21.6)."""
        unit = self.unit
        if not game.alive(unit) or game.hex_of(unit) != self.here:
            return self.lost(game, "G21.6")
        self.step = DICE
        if not fights.has_dice(game, unit, self.target, self.way, self.cards):
            return self.lost(game, "G8.8")
        game.push(Throw(game.seat_of(unit), unit, self.target, self.way, self.cards))
        return ON

    def lost(self, game: GreatWar, rule: str) -> Outcome:
        self.step = OVER
        if game.journal is not None:
            args = {"unit": game.word(self.unit), "from": self.here, "hex": self.target}
            game.tell("combat-lost", rule, args)
            refusal = no.STRUCK_FIRST if rule == no.STRUCK_FIRST.rule else no.NO_DICE
            for verb in (do.ATTACK, do.FIRE, do.ADVANCE):
                not_asked_of(game, game.seat_of(self.unit), verb + self.target, 1, refusal)
        return DONE

    # After the dice

    def follow_up(self, game: GreatWar) -> Outcome:
        """Ground may be gained, or the defender strikes back."""
        if self.way != fights.CLOSE or not game.alive(self.unit):
            return DONE
        if game.board[self.target] >= 0:
            if game.journal is not None:
                gains.note_ground(game, self.unit, self.target, self.cards)
            self.step = ANSWERED
            return ON
        shut_by(game, 1 - game.seat_of(self.unit), facts.COUNTER_ATTACK, no.DRIVEN_NO_COUNTER)
        if gains.may_gain(game, self.unit, self.target, self.cards) is ALLOWED:
            actions = [do.ADVANCE + self.target, do.HOLD]
            seat = game.seat_of(self.unit)
            return game.ask(seat, "gain-ground", "G13.1", actions, self.target)
        if game.journal is not None:
            gains.note_ground(game, self.unit, self.target, self.cards)
        return self.over(game)

    def gain_ground(self, game: GreatWar) -> None:
        unit = self.unit
        if game.journal is not None:
            args = {"unit": game.word(unit), "number": unit, "from": self.here}
            rules = gain_notes(game, unit, self.target, game.is_tank(self.victim), self.bonus > 0)
            if game.card() == facts.CLOSE_ASSAULT:
                rules.append("G21.4")
            game.tell("gains-ground", "G13.1", {**args, "hex": self.target, "rules": rules})
        moved = game.status(unit) & common.MOVED
        enter(game, unit, self.target, marching=False)
        if not moved:
            game.unmark(unit, common.MOVED)  # gaining ground is no such move (G7.10)
        self.step = OVER
        if game.is_tank(unit) and not game.ended():
            check_stuck(game, unit, GAINED)
            if not game.is_stuck(unit) and not self.bonus:
                if not game.status(unit) & slots.HAD_BONUS and not entered_building(game, unit):
                    self.step = BONUS

    def has_bonus_here(self, game: GreatWar) -> bool:
        """By another reading a tank that won has its bonus combat where it stands (G27.6)."""
        if not game.field.readings & BONUS_WITHOUT_GROUND or self.bonus:
            return False
        return game.is_tank(self.unit) and not game.status(self.unit) & slots.HAD_BONUS

    # The bonus combat of a tank (G27.6)

    def bonus_targets(self, game: GreatWar) -> list[int]:
        unit = self.unit
        if may_fight_from(game, unit) is not ALLOWED:
            return []
        actions = [do.ATTACK + at for at in close_targets(game, unit)]
        if facts.IS_FEMALE[game.kind(unit)] and not game.meets_enemy(
            game.seat_of(unit), game.hex_of(unit)
        ):
            actions += [do.FIRE + at for at in fire_targets(game, unit)]
        return actions

    def ask_bonus(self, game: GreatWar) -> Outcome:
        actions = self.bonus_targets(game)
        if not actions:
            if game.journal is not None:
                gains.note_bonus_targets(game, self.unit)
            return DONE
        actions.append(do.HOLD)
        seat = game.seat_of(self.unit)
        return game.ask(seat, "bonus-combat", "G27.6", actions, game.hex_of(self.unit))

    # Counter Attack (G20.11 g)

    def ask_counter(self, game: GreatWar) -> Outcome:
        enemy = 1 - game.seat_of(self.unit)
        refusal = self.may_counter(game)
        if refusal is not ALLOWED:
            shut_by(game, enemy, facts.COUNTER_ATTACK, refusal)
            return self.over(game)
        if not may_come(game, enemy, COUNTERING):
            shut(game, enemy, COUNTERING, COUNTERING)
            return self.over(game)
        return ask_window(game, enemy, "counter", COUNTERING, self.target)

    def may_counter(self, game: GreatWar) -> Refusal:
        """The target still stands in its hex, and could battle the attacker from there."""
        victim = self.victim
        if not game.alive(victim) or game.hex_of(victim) != self.target:
            return no.DRIVEN_NO_COUNTER
        if game.is_abandoned(victim):
            return no.COUNTER_MAY_NOT
        refusal = may_fight_from(game, victim)
        if refusal is not ALLOWED:
            return refusal
        at = game.hex_of(self.unit)
        near = facts.GRID.distances[self.target * facts.HEXES + at] == 1
        ready = near and fights.has_dice(game, victim, at, fights.COUNTER)
        return ALLOWED if ready else no.OF_NO_USE

    # Answers

    def answer(self, game: GreatWar, action: int) -> None:
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            self.step = ENEMY_CARD
            if action != do.PASS:
                game.play_combat(seat, action - do.PLAY, "G22", self.unit)
                self.cards |= CARD_BITS[action - do.PLAY]
        elif self.step == ENEMY_CARD:
            self.step = STRUCK
            self.respond(game, action)
        elif self.step == DICE:
            if action == do.HOLD:
                self.step = BONUS if self.has_bonus_here(game) else OVER
            else:
                self.gain_ground(game)
        elif self.step == BONUS:
            self.step = OVER
            if action != do.HOLD:
                game.mark(self.unit, slots.HAD_BONUS)
                at = Hex(action % do.STRIDE)
                way = fights.RANGED if action - at == do.FIRE else fights.CLOSE
                game.push(Combat(self.unit, at, way, bonus=1))
        else:
            self.step = OVER
            if action != do.PASS:
                game.play_combat(1 - seat, action - do.PLAY, "G22", self.victim)
                at = game.hex_of(self.unit)
                game.push(Throw(1 - seat, self.victim, at, fights.COUNTER))

    def respond(self, game: GreatWar, action: int) -> None:
        enemy = 1 - game.seat_of(self.unit)
        if action == do.STRIKE:
            game.discard_from_hand(enemy, facts.FIRST_STRIKE)
            if game.journal is not None:
                args = {"seat": enemy, "unit": game.word(self.victim), "hex": self.target}
                game.tell("first-strike", "G21.6", {**args, "rules": ["G5.5"]})
            self.step = REPLACED
            game.push(Throw(enemy, self.victim, self.here, fights.FIRST))
        elif action != do.PASS:
            game.play_combat(enemy, action - do.PLAY, "G22", self.victim)
            self.cards |= fights.SMOKE

    def why_not(self, game: GreatWar, action: int) -> Refusal:
        seat = game.seat_of(self.unit)
        if self.step == OWN_CARD:
            return why_not_play(game, seat, action, OWN_WINDOW, self.own_cards(game))
        if self.step == ENEMY_CARD:
            if action == do.STRIKE:
                return self.why_no_strike(game)
            return why_not_play(game, 1 - seat, action, ENEMY_WINDOW, self.enemy_cards(game))
        if self.step == ANSWERED:
            return why_not_play(game, 1 - seat, action, COUNTERING, COUNTERING)
        verb = action - action % do.STRIDE
        if self.step == BONUS:
            fights_on = verb in (do.FIRE, do.ATTACK)
            return gains.may_bonus(game, self.unit, action) if fights_on else NOT_ASKED_NOW
        return no.NOT_VACATED if verb == do.ADVANCE else NOT_ASKED_NOW


CARD_BITS: Final[dict[int, int]] = {
    facts.RIFLE_BUTTS: fights.BUTTS,
    facts.TRENCH_RAID: fights.RAID,
    facts.COVERING_FIRE: fights.COVER,
    facts.SHARPSHOOTERS: fights.SHARP,
}


def strike_may_come(game: GreatWar, seat: int) -> bool:
    """Whether this seat might hold a First Strike, for all that the table shows."""
    seen = game.cards[slots.C_DISCARDS + facts.FIRST_STRIKE]
    return game.hand_size(seat) > 0 and seen < facts.COMMAND_COPIES[facts.FIRST_STRIKE]
