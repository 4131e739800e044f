"""Melee (N12, N18 to N21, N23): an ordered unit fights an enemy in an adjacent hex."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.boards.hexes import Hex
from sandtable.colors.rules import slots as common
from sandtable.colors.rules.battle import Unit
from sandtable.colors.rules.march import CLOSED
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.napoleonics.rules import facts, fights, notation as do, refusals as no, slots
from sandtable.games.napoleonics.rules.combined import may_support, supporters
from sandtable.games.napoleonics.rules.fights import fight_of, has_dice
from sandtable.games.napoleonics.rules.melee_targets import (
    attack_targets,
    may_attack,
    strike_may_come,
)
from sandtable.games.napoleonics.rules.ranged import may_battle_where
from sandtable.games.napoleonics.rules.reach import NOTHING_WAIVED, entry, why_closed
from sandtable.games.napoleonics.rules.retire import Retiring, may_retire
from sandtable.games.napoleonics.rules.squares import may_form_square
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.rules.strikes import Strike

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


@final
class Melee(Procedure[Napoleonics]):
    """One melee, from its announcement to the battle back (N12, steps 1 to 11)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "target", "origin", "bonus", "step", "supports", "defender", "first",
    )  # fmt: skip

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
        self.first = first  # the defender has fought first

    def copy(self) -> Melee:
        return Melee(
            self.attacker,
            self.target,
            self.origin,
            self.bonus,
            self.step,
            self.supports,
            self.defender,
            self.first,
        )

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
            self.step = ATTACK if self.attacker_stands(game) else OVER
            if self.step == OVER and game.journal is not None:
                args = {"unit": game.word(self.attacker), "from": self.origin, "hex": self.target}
                rules = self.lost_with_guns()
                game.tell("attack-lost", self.why_lost(game), {**args, "rules": rules})
            return ON
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
            return ON
        actions = [do.SUPPORT + game.hex_of(gun) for gun in guns]
        if self.supports or has_dice(game, self.attacker, self.target, self.way):
            actions.append(do.DONE)
        seat = game.seat_of(self.attacker)
        return game.ask(seat, "support", "N25.1", actions, self.target)

    def ask_defender(self, game: Napoleonics) -> Outcome:
        """Retire and reform, form square, First Strike, or stand (N12.2)."""
        if self.defender < 0:
            self.step = ATTACK  # a lone leader
            return ON
        if game.in_square(self.defender) and game.is_cavalry(self.attacker):
            self.step = FIRE_FIRST  # N24.8, with no new card (N24.5)
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
        strike = has_dice(game, self.defender, game.hex_of(self.attacker), fights.FIRST)
        if strike and game.in_hand(seat, facts.FIRST_STRIKE):
            actions.append(do.STRIKE)
        if len(actions) == 1 and not (strike and strike_may_come(game, seat)):
            self.step = ATTACK  # everybody can see that nothing else is possible
            return ON
        return game.ask(seat, "respond", "N12.2", actions, self.target)

    def fire_first(self, game: Napoleonics) -> Outcome:
        """The square, or the defender with First Strike, throws first (N24.8, N28.7)."""
        self.first = 1
        self.step = AFTER_FIRST
        here = game.hex_of(self.attacker)
        way = fights.FIRST
        if game.in_square(self.defender) and game.is_cavalry(self.attacker):
            way = fights.SQUARE_FIRE
        if has_dice(game, self.defender, here, way):
            game.push(Strike(self.defender, here, way))
        return ON

    def attacker_stands(self, game: Napoleonics) -> bool:
        """Neither eliminated nor out of its hex (N24.8, N24.10)."""
        return game.hex_of(self.attacker) == self.origin

    def why_lost(self, game: Napoleonics) -> str:
        return "N24.10" if game.in_square(self.defender) else "N28.7"

    def lost_with_guns(self) -> list[str]:
        """The dice of combined arms are lost with the attack (N25.9)."""
        return ["N25.9"] if self.supports else []

    # Steps 4 to 9: the dice

    def retire(self, game: Napoleonics) -> Outcome:
        """The attacker throws, then cavalry that is left goes two hexes back (N23.4, N23.5)."""
        self.step = FOLLOW_UP
        game.push(Retiring(self.defender, 0))
        game.push(Strike(self.attacker, self.target, fights.ON_RETIRING, self.supports))
        return ON

    def attack(self, game: Napoleonics) -> Outcome:
        self.step = FOLLOW_UP
        if fight_of(game, self.attacker, self.target, self.way, self.supports).dice > 0:
            game.push(Strike(self.attacker, self.target, self.way, self.supports))
        return ON

    # Step 10: take ground, breakthrough, bonus melee

    def ask_follow_up(self, game: Napoleonics) -> Outcome:
        if game.unit_at(self.target) >= 0 or game.leader_at(self.target) >= 0:
            self.step = ANSWER_BACK
            return ON
        if not self.may_advance(game):
            self.step = OVER
            return ON
        seat = game.seat_of(self.attacker)
        key, rule = ("take-ground", "N18.1")
        if game.is_cavalry(self.attacker):
            key, rule = ("break-through", "N19.1")
        return game.ask(seat, key, rule, [do.ADVANCE + self.target, do.HOLD], self.target)

    def may_advance(self, game: Napoleonics) -> bool:
        """Infantry not in square, or cavalry, onto ground that it may enter (N18.3)."""
        if game.is_artillery(self.attacker) or game.in_square(self.attacker):
            return False
        return entry(game, self.attacker, self.target, True, NOTHING_WAIVED) != CLOSED

    def ask_breakthrough(self, game: Napoleonics) -> Outcome:
        """Cavalry in the vacated hex may go one more (N19.1)."""
        here = game.hex_of(self.attacker)
        further = [] if game.field.stops[here] else self.further(game)
        if not further:
            self.step = BONUS_MELEE
            return ON
        seat = game.seat_of(self.attacker)
        actions = [do.ADVANCE + at for at in further]
        actions.append(do.HOLD)
        return game.ask(seat, "break-through-further", "N19.1", actions, here)

    def further(self, game: Napoleonics) -> list[Hex]:
        led = game.leader_with(self.attacker) != common.NOBODY
        return [
            at
            for at in facts.GRID.neighbours[game.hex_of(self.attacker)]
            if entry(game, self.attacker, at, led, NOTHING_WAIVED) != CLOSED
        ]

    def ask_bonus_melee(self, game: Napoleonics) -> Outcome:
        targets: list[Hex] = []
        if may_battle_where(game, self.attacker) is ALLOWED:  # N20.3
            targets = attack_targets(game, self.attacker, True)
        if not targets:
            self.step = OVER
            return ON
        seat = game.seat_of(self.attacker)
        actions = [do.ATTACK + at for at in targets]
        actions.append(do.HOLD)
        return game.ask(seat, "bonus-melee", "N20.1", actions, game.hex_of(self.attacker))

    # Step 11: battle back

    def ask_battle_back(self, game: Napoleonics) -> Outcome:
        here = game.hex_of(self.attacker)
        if self.defender < 0 or game.unit_at(self.target) != self.defender:
            return DONE
        if self.first:
            if game.journal is not None:
                args = {"unit": game.word(self.defender), "hex": self.target}
                game.tell("no-battle-back", "N21.5", args)
            return DONE
        if not has_dice(game, self.defender, here, fights.BATTLE_BACK):
            return DONE
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
                game.push(Strike(self.defender, here, fights.BATTLE_BACK, self.supports))
        elif action == do.HOLD:
            self.step = BONUS_MELEE if self.step == BREAK_THROUGH else OVER
        elif self.step == BONUS_MELEE:
            self.step = OVER
            game.push(Melee(self.attacker, at, game.hex_of(self.attacker), 1))
        else:
            self.go_forward(game, at)

    def join(self, game: Napoleonics, gun: Unit) -> None:
        self.supports |= 1 << gun
        game.mark(gun, slots.BATTLED)
        if game.journal is not None:
            args = {"unit": game.word(gun), "hex": game.hex_of(gun), "target": self.target}
            game.tell("support", "N25.1", args)

    def respond(self, game: Napoleonics, action: int) -> None:
        if game.journal is not None and action != do.STAND:
            key = "retires" if action == do.RETIRE else "forms-square"
            rule = "N23.1" if action == do.RETIRE else "N24.1"
            if action == do.STRIKE:
                key, rule = ("first-strike", "N28.7")
            rules = ["N12.2"]
            if game.in_square(self.attacker):
                rules.append("N24.14")
            args = {"unit": game.word(self.defender), "hex": self.target, "rules": rules}
            game.tell(key, rule, args)
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
        here = game.hex_of(self.attacker)
        game.put(self.attacker, at)
        game.mark(self.attacker, slots.ENTERED)
        cavalry = game.is_cavalry(self.attacker)
        if game.journal is not None:
            key, rule = ("breaks-through", "N19.1") if cavalry else ("takes-ground", "N18.1")
            rules = self.advance_notes(game, at)
            args = {"unit": game.word(self.attacker), "from": here, "hex": at, "rules": rules}
            game.tell(key, rule, args)
        if self.step == FOLLOW_UP and cavalry and not self.bonus:
            self.step = BREAK_THROUGH
        elif self.step == BREAK_THROUGH:
            self.step = BONUS_MELEE
        else:
            self.step = OVER  # infantry; or cavalry after its bonus melee (N20.2)

    def advance_notes(self, game: Napoleonics, at: Hex) -> list[str]:
        """Further rules of an advance: after whom, after what, onto which ground."""
        rules = []
        if self.defender < 0:
            rules += ["N13.8", "N18.2"]
        elif game.alive(self.defender) and self.step == FOLLOW_UP:
            rules += ["N14.9", "N21.2"]
            if game.is_cavalry(self.defender) and not game.is_cavalry(self.attacker):
                rules.append("N18.2")
        if self.bonus:
            rules.append("N20.2")
        if game.is_cavalry(self.attacker) and game.field.stops[at]:
            rules.append("N19.2")
        if self.supports:
            rules.append("N25.10")
        return rules

    def why_not(self, game: Napoleonics, action: int) -> Refusal:
        at = Hex(action % do.STRIDE)
        verb = action - at
        if verb == do.UNIT:
            return no.FINISH_FIRST
        if self.step == GUNS_JOIN:
            if action == do.DONE:
                return no.SUPPORT_NEEDED
            if verb == do.SUPPORT:
                gun = game.unit_at(at)
                if gun < 0:
                    return no.NO_UNIT_HERE
                return may_support(game, gun, self.attacker, self.target, bool(self.bonus))
        elif self.step == RESPOND:
            return self.why_no_response(game, action)
        elif verb == do.ADVANCE:
            return self.why_no_advance(game, at)
        elif verb == do.ATTACK and self.step == BONUS_MELEE:
            return may_attack(game, self.attacker, at, True)
        return NOT_ASKED_NOW

    def why_no_advance(self, game: Napoleonics, at: Hex) -> Refusal:
        if self.step == FOLLOW_UP:
            cavalry = game.is_cavalry(self.attacker)
            return no.BREAKTHROUGH_ELSEWHERE if cavalry else no.ADVANCE_ELSEWHERE
        if self.step != BREAK_THROUGH:
            return NOT_ASKED_NOW
        led = game.leader_with(self.attacker) != common.NOBODY
        refusal = why_closed(game, self.attacker, at, led)
        return refusal if refusal is not ALLOWED else no.BREAKTHROUGH_TOO_FAR

    def why_no_response(self, game: Napoleonics, action: int) -> Refusal:
        if action == do.RETIRE:
            return may_retire(game, self.defender, self.attacker)
        if action == do.SQUARE:
            return may_form_square(game, self.defender, self.attacker)
        if action == do.STRIKE:
            if has_dice(game, self.defender, game.hex_of(self.attacker), fights.FIRST):
                return no.NO_FIRST_STRIKE
            return no.STRIKE_NO_DICE
        return NOT_ASKED_NOW
