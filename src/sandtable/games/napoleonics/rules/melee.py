"""Melee (N12, N18 to N21, N23): an ordered unit fights an enemy in an adjacent hex."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules.battle import Unit
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import (
    advances,
    facts,
    fights,
    notation as do,
    refusals as no,
    slots,
    withheld,
)
from sandtable.games.napoleonics.rules.combined import supporters, why_no_support
from sandtable.games.napoleonics.rules.fights import fight_of, has_dice
from sandtable.games.napoleonics.rules.melee_targets import attack_targets, strike_may_come
from sandtable.games.napoleonics.rules.notes import note, note_of
from sandtable.games.napoleonics.rules.ranged import may_battle_where
from sandtable.games.napoleonics.rules.responses import (
    may_respond,
    may_strike_first,
    tell_response,
)
from sandtable.games.napoleonics.rules.retire import Retiring, may_retire
from sandtable.games.napoleonics.rules.squares import may_form_square
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike, tell_no_dice

# The steps of a melee
GUNS_JOIN: Final = 0
RESPOND: Final = 1
FORM: Final = 2
FIRE_FIRST: Final = 3
AFTER_FIRST: Final = 4
RETIRING: Final = 5
ATTACK: Final = 6
FOLLOW_UP: Final = 7
BREAK_THROUGH: Final = 8
BONUS_MELEE: Final = 9
ANSWER_BACK: Final = 10
OVER: Final = 11

# How the defender met the attack, beside standing
FOUGHT_FIRST: Final = 1
RETIRED: Final = 2


@final
class Melee(Procedure[Napoleonics]):
    """One melee, from its announcement to the battle back (N12, steps 1 to 11)."""

    def __init__(
        self,
        attacker: Unit | int,
        target: Hex | int,
        origin: Hex | int,
        bonus: int,
        step: int = GUNS_JOIN,
        supports: int = 0,
        defender: Unit | int = -1,
        first: int = 0,
    ) -> None:
        self.attacker = Unit(attacker)
        self.target = Hex(target)
        self.origin = Hex(origin)  # where the attacker stood when it announced the melee
        self.bonus = bonus  # the second melee of a cavalry unit
        self.step = step
        self.supports = supports  # artillery units as bits
        self.defender = Unit(defender)
        self.first = first  # 0, FOUGHT_FIRST or RETIRED

    def copy(self) -> Melee:
        return Melee(
            self.attacker, self.target, self.origin, self.bonus, self.step, self.supports,
            self.defender, self.first,
        )  # fmt: skip

    @property
    def way(self) -> int:
        return fights.BONUS if self.bonus else fights.MELEE

    def advance(self, game: Napoleonics) -> Outcome:
        step = self.step
        if step == GUNS_JOIN:
            return self.ask_guns(game)
        if step == RESPOND:
            return self.ask_defender(game)
        if step == FORM:
            game.form_square(self.defender)
            self.step = FIRE_FIRST
            return ON
        if step == FIRE_FIRST:
            return self.fire_first(game)
        if step == AFTER_FIRST:
            return self.after_first(game)
        if step == RETIRING:
            return self.retire(game)
        if step == ATTACK:
            return self.attack(game)
        if step == FOLLOW_UP:
            return self.ask_follow_up(game)
        if step == BREAK_THROUGH:
            return self.ask_breakthrough(game)
        if step == BONUS_MELEE:
            return self.ask_bonus_melee(game)
        if step == ANSWER_BACK:
            return self.ask_battle_back(game)
        return DONE

    # Steps 1 to 3: guns that join, and what the defender does

    def ask_guns(self, game: Napoleonics) -> Outcome:
        """Combined arms are declared with the attack (N25.1)."""
        self.defender = game.unit_at(self.target)
        guns = [
            gun
            for gun in supporters(game, self.attacker, self.target, bool(self.bonus))
            if not self.supports >> gun & 1
        ]
        if not guns:
            self.step = RESPOND
            withheld.note_no_guns(game, self.attacker, self.target, bool(self.bonus))
            return ON
        actions = [do.SUPPORT + game.hex_of(gun) for gun in guns]
        if self.supports or has_dice(game, self.attacker, self.target, self.way):
            actions.append(do.DONE)
        seat = game.seat_of(self.attacker)
        return game.ask(seat, "support", "N25.1", actions, self.target)

    def ask_defender(self, game: Napoleonics) -> Outcome:
        """Retire and reform, form square, First Strike, or stand (N12.2, N24.14)."""
        if self.defender < 0:
            self.step = ATTACK
            withheld.note_lone_leader(game, self.attacker)
            return ON
        if self.meets_square(game):
            self.step = FIRE_FIRST  # N24.8, with no new card (N24.5)
            withheld.note_square_stands(game, self.attacker)
            if game.journal is not None:
                args = {"unit": game.word(self.defender), "hex": self.target}
                game.tell("square-stands", "N24.5", args)
            return ON
        actions = [do.STAND]
        if may_retire(game, self.defender, self.attacker) is ALLOWED:
            actions.append(do.RETIRE)
        if may_form_square(game, self.defender, self.attacker) is ALLOWED:
            actions.append(do.SQUARE)
        seat = game.seat_of(self.defender)
        strike = may_strike_first(game, self.defender, self.attacker)
        if strike is ALLOWED:
            actions.append(do.STRIKE)
        may_come = strike is no.NO_FIRST_STRIKE and strike_may_come(game, seat)
        if len(actions) == 1 and not may_come:
            self.step = ATTACK  # everybody can see that nothing else is possible
            withheld.note_no_answer(game, self.defender, self.attacker, strike)
            return ON
        return game.ask(seat, "respond", "N12.2", actions, self.target)

    def fire_first(self, game: Napoleonics) -> Outcome:
        """The square, or the defender with First Strike, throws first (N24.8, N28.7)."""
        self.first = FOUGHT_FIRST
        self.step = AFTER_FIRST
        here = game.hex_of(self.attacker)
        way = fights.SQUARE_FIRE if self.meets_square(game) else fights.FIRST
        withheld.note_struck_first(game, self.attacker, self.defender)
        if has_dice(game, self.defender, here, way):
            game.push(Strike(self.defender, here, way))
        else:
            tell_no_dice(game, self.defender, here, way)
        return ON

    def after_first(self, game: Napoleonics) -> Outcome:
        """The attacker goes on if it is still there (N24.10, N28.7)."""
        if game.hex_of(self.attacker) == self.origin:
            self.step = ATTACK
            return ON
        self.step = OVER  # eliminated, or out of its hex (N24.8)
        lost = no.ADVANCE_LOST_SQUARE if self.meets_square(game) else no.ADVANCE_LOST_STRIKE
        note(game, do.ADVANCE, lost)
        note(game, do.BACK, self.why_fought_first(game))
        if game.journal is not None:
            args = {"unit": game.word(self.attacker), "from": self.origin, "hex": self.target}
            rules = ["N25.9"] if self.supports else []  # the dice of combined arms are lost too
            game.tell("attack-lost", lost.rule, {**args, "rules": rules})
        return ON

    def why_fought_first(self, game: Napoleonics) -> Refusal:
        """Why a defender that threw first does not battle back (N21.5, N24.8)."""
        return no.BACK_SQUARE if self.meets_square(game) else no.BACK_FOUGHT_FIRST

    def meets_square(self, game: Napoleonics) -> bool:
        """Whether cavalry attacks a square, which throws first without a card (N24.8)."""
        return game.in_square(self.defender) and game.is_cavalry(self.attacker)

    # Steps 4 to 9: the dice

    def retire(self, game: Napoleonics) -> Outcome:
        """The attacker throws, then cavalry that is left goes two hexes back (N23.4, N23.5)."""
        self.step = FOLLOW_UP
        self.first = RETIRED
        game.push(Retiring(self.defender, 0))
        game.push(Strike(self.attacker, self.target, fights.ON_RETIRING, self.supports))
        return ON

    def attack(self, game: Napoleonics) -> Outcome:
        self.step = FOLLOW_UP
        if fight_of(game, self.attacker, self.target, self.way, self.supports).dice > 0:
            game.push(Strike(self.attacker, self.target, self.way, self.supports))
        else:
            tell_no_dice(game, self.attacker, self.target, self.way)
        return ON

    # Step 10: take ground, breakthrough, bonus melee

    def ask_follow_up(self, game: Napoleonics) -> Outcome:
        if game.unit_at(self.target) >= 0 or game.leader_at(self.target) >= 0:
            self.step = ANSWER_BACK
            note(game, do.ADVANCE, advances.may_take(game, self.attacker, self.target))
            return ON
        self.note_gone(game)
        refusal = advances.may_take(game, self.attacker, self.target)
        if refusal is not ALLOWED:
            self.step = OVER
            note(game, do.ADVANCE, refusal)
            return ON
        seat = game.seat_of(self.attacker)
        key, rule = ("take-ground", "N18.1")
        if game.is_cavalry(self.attacker):
            key, rule = ("break-through", "N19.1")
        return game.ask(seat, key, rule, [do.ADVANCE + self.target, do.HOLD], self.target)

    def note_gone(self, game: Napoleonics) -> None:
        """Why a defender that is not in its hex any more does not battle back."""
        if self.defender >= 0:
            left = no.BACK_RETIRED if self.first == RETIRED else no.BACK_LEFT
            why = left if game.alive(self.defender) else no.BACK_GONE
            note_of(game, do.BACK, why, self.defender)

    def ask_breakthrough(self, game: Napoleonics) -> Outcome:
        """Cavalry in the vacated hex may go one more (N19.1)."""
        here = game.hex_of(self.attacker)
        further = advances.further(game, self.attacker)
        if not further:
            self.step = BONUS_MELEE
            advances.note_no_further(game, self.attacker)
            return ON
        seat = game.seat_of(self.attacker)
        actions = [do.ADVANCE + at for at in further]
        actions.append(do.HOLD)
        return game.ask(seat, "break-through-further", "N19.1", actions, here)

    def ask_bonus_melee(self, game: Napoleonics) -> Outcome:
        targets: list[Hex] = []
        if may_battle_where(game, self.attacker) is ALLOWED:  # N20.3
            targets = attack_targets(game, self.attacker, True)
        if not targets:
            self.step = OVER
            advances.note_no_targets(game, self.attacker)
            return ON
        seat = game.seat_of(self.attacker)
        actions = [do.ATTACK + at for at in targets]
        actions.append(do.HOLD)
        return game.ask(seat, "bonus-melee", "N20.1", actions, game.hex_of(self.attacker))

    # Step 11: battle back

    def ask_battle_back(self, game: Napoleonics) -> Outcome:
        """A defender that has held its hex may battle back (N21.1, N21.2)."""
        here = game.hex_of(self.attacker)
        if self.defender < 0 or game.unit_at(self.target) != self.defender:
            return DONE
        if self.first:
            note_of(game, do.BACK, self.why_fought_first(game), self.defender)
            if game.journal is not None:
                args = {"unit": game.word(self.defender), "hex": self.target}
                game.tell("no-battle-back", "N21.5", args)
            return DONE
        if not has_dice(game, self.defender, here, fights.BATTLE_BACK):
            note_of(game, do.BACK, no.BACK_NO_DICE, self.defender)
            return DONE
        withheld.note_against_back(game, self.attacker)
        seat = game.seat_of(self.defender)
        return game.ask(seat, "battle-back", "N21.1", [do.BACK, do.HOLD], self.target)

    def answer(self, game: Napoleonics, action: int) -> None:
        at = Hex(action % do.STRIDE)
        if self.step == GUNS_JOIN:
            if action == do.DONE:
                self.step = RESPOND
            else:
                self.join(game, game.unit_at(at))
        elif self.step == RESPOND:
            self.respond(game, action)
        elif self.step == ANSWER_BACK:
            self.step = OVER
            if action == do.BACK:
                here = game.hex_of(self.attacker)
                withheld.note_against_back(game, self.attacker)
                note(game, do.BACK, no.BACK_TO_BACK)
                note(game, do.ADVANCE, no.ADVANCE_BACK)
                game.push(Strike(self.defender, here, fights.BATTLE_BACK, self.supports))
        elif action == do.HOLD:
            self.hold(game)
        elif self.step == BONUS_MELEE:
            self.step = OVER
            game.push(Melee(self.attacker, at, game.hex_of(self.attacker), 1))
        else:
            self.go_forward(game, at)

    def hold(self, game: Napoleonics) -> None:
        """No further: after the vacated hex a bonus melee, before it none (N20.1)."""
        self.note_gone(game)
        if self.step == FOLLOW_UP and game.is_cavalry(self.attacker):
            refusal = no.BONUS_ONCE if self.bonus else no.BONUS_NOT_ENTERED
            withheld.note_no_bonus(game, self.attacker, refusal)
        self.step = BONUS_MELEE if self.step == BREAK_THROUGH else OVER

    def join(self, game: Napoleonics, gun: Unit) -> None:
        self.supports |= 1 << gun
        game.mark(gun, slots.BATTLED)
        if game.journal is not None:
            args = {"unit": game.word(gun), "hex": game.hex_of(gun), "target": self.target}
            game.tell("support", "N25.1", args)

    def respond(self, game: Napoleonics, action: int) -> None:
        tell_response(game, self.defender, self.attacker, action)
        if action == do.RETIRE:
            self.step = RETIRING
        elif action == do.SQUARE:
            self.step = FORM
        elif action == do.STRIKE:
            game.use_first_strike(game.seat_of(self.defender), facts.FIRST_STRIKE)
            self.step = FIRE_FIRST
        else:
            self.step = ATTACK

    def go_forward(self, game: Napoleonics, at: Hex) -> None:
        """Into the vacated hex, or one further."""
        self.note_gone(game)
        here = game.hex_of(self.attacker)
        game.put(self.attacker, at)
        game.mark(self.attacker, slots.ENTERED)
        cavalry = game.is_cavalry(self.attacker)
        if game.journal is not None:
            key, rule = ("breaks-through", "N19.1") if cavalry else ("takes-ground", "N18.1")
            after = self.defender if self.step == FOLLOW_UP else self.attacker
            rules = advances.notes_of(game, self.attacker, after, at)
            rules += (["N20.2"] if self.bonus else []) + (["N25.10"] if self.supports else [])
            args = {"unit": game.word(self.attacker), "from": here, "hex": at, "rules": rules}
            game.tell(key, rule, args)
        if self.step == FOLLOW_UP and cavalry and not self.bonus:
            self.step = BREAK_THROUGH
        elif self.step == BREAK_THROUGH:
            self.step = BONUS_MELEE
        else:
            self.step = OVER  # infantry; or cavalry after its bonus melee (N20.2)
            if cavalry:
                note(game, do.ADVANCE, no.BONUS_NO_FURTHER)
                withheld.note_no_bonus(game, self.attacker, no.BONUS_ONCE)

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if self.step == GUNS_JOIN:
            if action == do.DONE:
                return no.SUPPORT_NEEDED
            return self.why_no_guns(game, at) if verb == do.SUPPORT else NOT_ASKED_NOW
        if self.step == RESPOND:
            return may_respond(game, self.defender, self.attacker, action)
        if verb == do.ADVANCE and self.step == FOLLOW_UP:
            cavalry = game.is_cavalry(self.attacker)
            return no.BREAKTHROUGH_ELSEWHERE if cavalry else no.ADVANCE_ELSEWHERE
        if verb == do.ADVANCE and self.step == BREAK_THROUGH:
            return advances.may_go_further(game, self.attacker, at)
        if verb == do.ATTACK and self.step == BONUS_MELEE:
            return advances.may_bonus(game, self.attacker, at)
        return NOT_ASKED_NOW

    def why_no_guns(self, game: Napoleonics, at: Hex) -> Refusal:
        gun = game.unit_at(at)
        if gun < 0:
            return no.SUPPORT_NO_UNIT
        return why_no_support(game, gun, self.attacker, self.target, bool(self.bonus))
