"""One battle, one round (L5.2, L5.7): from the cavalry that leaves to the retreats."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import (
    battle_state,
    dogfights,
    facts,
    fire,
    notation as do,
    refusals as no,
    slots,
)
from sandtable.games.lastman.rules.battle_state import Course, takes_part
from sandtable.games.lastman.rules.fire import cards_on, planes_of, tell_silent, throw, volley
from sandtable.games.lastman.rules.isolation import tests_in
from sandtable.games.lastman.rules.losses import Losses
from sandtable.games.lastman.rules.retreats import AFTER, BEFORE_COMBAT, INSTEAD
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.withdrawal import Withdrawal

# The steps of a round
SCRAMBLING: Final = 0
CAVALRY_LEAVES: Final = 1  # the Attacker's (L5.7.2),
CAVALRY_LEAVES_TOO: Final = 2  # then the Defender's
DOGFIGHTS: Final = 3
GUNS_FIRE: Final = 4
LEAVE: Final = 5  # the Defender retreats instead of firing
GROUND: Final = 6  # and says which biplanes attack the ground
DEFEND: Final = 7
ATTACK: Final = 8
REACT: Final = 9  # a die that hit is rolled again
PAY: Final = 10
GO_BACK: Final = 11  # the Attacker retreats,
GO_BACK_TOO: Final = 12  # then the Defender
END: Final = 13

RETREATING: Final = (do.FROM, do.ARMY, do.RETREAT, do.INTO)


@final
class Battle(Course):
    """One area, finished before the next one begins (L2.8)."""

    def copy(self) -> Battle:
        return Battle(
            self.area, self.step, self.fought, self.scrambled, self.ground, self.reacted,
            self.owed, self.gone, self.plan[:], self.rolled[:],
        )  # fmt: skip

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        if step == SCRAMBLING:
            return self.ask_scramble(game)
        if step == CAVALRY_LEAVES:
            self.step = CAVALRY_LEAVES_TOO
            game.push(Withdrawal(game.attacker(), BEFORE_COMBAT))
        elif step == CAVALRY_LEAVES_TOO:
            self.step = DOGFIGHTS
            game.push(Withdrawal(1 - game.attacker(), BEFORE_COMBAT))
        elif step == DOGFIGHTS:
            self.dogfight(game)
        elif step == GUNS_FIRE:
            self.fire_guns(game)
        elif step == LEAVE:
            self.leave(game)
        elif step == GROUND:
            return self.ask_ground(game)
        elif step == DEFEND:
            self.defend(game)
        elif step == ATTACK:
            self.attack(game)
        elif step == REACT:
            return self.ask_reaction(game)
        elif step == PAY:
            self.hit_defender(game)
        elif step == GO_BACK:
            forget_retreats(game)
            self.step = GO_BACK_TOO
            game.push(Withdrawal(game.attacker(), AFTER))
        elif step == GO_BACK_TOO:
            self.step = END
            game.push(Withdrawal(1 - game.attacker(), AFTER, 0, self.owed))
        else:
            self.end(game)
            return DONE
        return ON

    def answer(self, game: LastMan, action: int) -> None:
        verb = action - action % do.STRIDE
        if self.step == SCRAMBLING:
            if verb == do.FROM:
                self.scrambled += 1
                dogfights.scramble(game, self.area, action - do.FROM)
            else:
                self.step = CAVALRY_LEAVES
        elif self.step == GROUND:
            self.ground = action - do.NUMBER
            self.step = DEFEND
            if game.journal is not None and self.ground:
                args = {"side": 1 - game.attacker(), "area": self.area, "count": self.ground}
                game.tell("ground-attack", "L8.8.2", {**args, "rules": ["L5.7.5"]})
        elif verb == do.PIECE:
            self.react(game, action - do.PIECE)
        else:
            self.step = PAY

    # Readers

    def is_surprise(self, game: LastMan) -> bool:
        return cards_on(game, self.area, game.attacker()) & slots.SURPRISE_BIT != 0

    def goes_on(self, game: LastMan) -> bool:
        """Both have something left; else the rest of the fire is skipped (L5.2.3)."""
        attacker = game.attacker()
        if takes_part(game, self.area, attacker) and takes_part(game, self.area, 1 - attacker):
            return True
        self.step = GO_BACK
        if game.journal is not None:
            gone = attacker if takes_part(game, self.area, 1 - attacker) else 1 - attacker
            game.tell("nobody-left", "L5.2.3", {"side": gone, "area": self.area})
        return False

    def has_fort(self, game: LastMan) -> bool:
        """Whether the Defender has a fort that siege guns can fire at (L8.7.1)."""
        return game.fort_of(self.area, 1 - game.attacker()) >= 0

    def planes(self, game: LastMan, side: int) -> int:
        return 0 if self.fought else planes_of(game, self.area, side)

    # Before the fire

    def ask_scramble(self, game: LastMan) -> Outcome:
        """Biplanes from next door (L11.1)."""
        found = dogfights.scramblers(game, self.area)
        if not found and not dogfights.may_hide_scramblers(game, self.area):
            self.step = CAVALRY_LEAVES
            if game.journal is not None and dogfights.may_fly(game):
                side = 1 - game.attacker()
                for container in range(facts.POOL):
                    refusal = dogfights.may_scramble(game, self.area, container)
                    game.withhold(side, do.FROM + container, 1, refusal)
            return ON
        actions = [do.FROM + container for container in found]
        return game.ask(1 - game.attacker(), "scramble", "L11.1", [*actions, do.DONE], self.area)

    def dogfight(self, game: LastMan) -> None:
        if not self.goes_on(game):
            return
        self.step = ATTACK if self.is_surprise(game) else GUNS_FIRE
        if dogfights.is_dogfight(game, self.area):
            self.fought = 1
            game.push(dogfights.Dogfight(self.area))

    # The Attacker's artillery fire

    def fire_guns(self, game: LastMan) -> None:
        self.step = LEAVE
        if not self.goes_on(game):
            return
        side = game.attacker()
        rows = volley(game, self.area, side, fire.GUNS, 0, self.has_fort(game))
        self.strike(game, 1 - side, rows, throw(game, self.area, side, fire.GUNS, rows))

    def strike(self, game: LastMan, victim: int, rows: list[int], hits: list[int]) -> None:
        """The hits of a volley are paid, those of siege guns apart (L5.7.4)."""
        siege = 0
        total = 0
        for number in range(len(hits)):
            if rows[number * fire.VOLLEY_ROW] == facts.SIEGE_GUN:
                siege += hits[number]
            else:
                total += hits[number]
        if siege or total:
            game.push(Losses(self.area, victim, total, siege))

    # Defensive fire (L5.7.5)

    def leave(self, game: LastMan) -> None:
        forget_retreats(game)
        self.step = GROUND
        if self.goes_on(game):
            game.push(Withdrawal(1 - game.attacker(), INSTEAD))

    def ask_ground(self, game: LastMan) -> Outcome:
        """Biplanes that scrambled, or have reacted, cannot attack the ground."""
        if not self.goes_on(game):
            return ON
        side = 1 - game.attacker()
        most = self.planes(game, side) - max(self.scrambled, self.reacted)
        if most <= 0:
            self.step = DEFEND
            if game.journal is not None:
                game.withhold(side, do.NUMBER, do.STRIDE, self.why_no_ground(game, side))
            return ON
        actions = [do.NUMBER + number for number in range(most + 1)]
        return game.ask(side, "ground-attack", "L8.8.2", actions, self.area)

    def why_no_ground(self, game: LastMan, side: int) -> Refusal:
        """Why no biplane of the Defender attacks the ground."""
        if self.scrambled:
            return no.MUST_REACT
        if self.reacted:
            return no.HAS_REACTED
        if self.fought:
            return no.FOUGHT_IN_AIR
        planes = battle_state.fresh_of_type(game, self.area, side, facts.BIPLANE)
        return no.GROUNDED if planes and game.scalars[slots.WEATHER] else no.NO_GROUND_ATTACK

    def defend(self, game: LastMan) -> None:
        side = 1 - game.attacker()
        tell_silent(game, self.area, side)
        rows = volley(game, self.area, side, fire.DEFENSIVE, self.ground, False)
        self.step = GO_BACK if self.is_surprise(game) else ATTACK
        self.strike(game, 1 - side, rows, throw(game, self.area, side, fire.DEFENSIVE, rows))

    # The Attacker's fire (L5.7.6)

    def attack(self, game: LastMan) -> None:
        if not self.goes_on(game):
            return
        self.step = REACT
        side = game.attacker()
        tell_silent(game, self.area, side)
        planes = self.planes(game, side)
        rows = volley(game, self.area, side, fire.ATTACKERS, planes, self.has_fort(game))
        hits = throw(game, self.area, side, fire.ATTACKERS, rows)
        self.rolled = []
        for number in range(len(hits)):
            if hits[number]:
                row = number * fire.VOLLEY_ROW
                self.rolled += [rows[row], rows[row + 1], rows[row + 2], hits[number]]

    def reactors(self, game: LastMan) -> int:
        """The Defender's biplanes that may still react: those that attack no ground."""
        if self.planes(game, game.attacker()):
            return 0
        return self.planes(game, 1 - game.attacker()) - self.ground - self.reacted

    def ask_reaction(self, game: LastMan) -> Outcome:
        """An infantry-type die that hit is rolled again (L8.8.3)."""
        actions: list[int] = []
        if self.reactors(game) > 0:
            for row in range(0, len(self.rolled), battle_state.ROLLED_ROW):
                if self.can_roll_again(row):
                    actions.append(do.PIECE + self.rolled[row + 1])
        if not actions:
            self.step = PAY
            return ON
        if self.scrambled <= self.reacted:  # L11.1: those that scrambled must react
            actions.append(do.DONE)
        return game.ask(1 - game.attacker(), "react", "L8.8.3", actions, self.area)

    def can_roll_again(self, row: int) -> bool:
        kind = self.rolled[row + 1]
        return kind != battle_state.NO_KIND and self.rolled[row + 3] > 0 and facts.IS_FOOT[kind]

    def react(self, game: LastMan, kind: int) -> None:
        for row in range(0, len(self.rolled), battle_state.ROLLED_ROW):
            if self.rolled[row + 1] == kind:
                self.rolled[row + 3] -= 1
                level = self.rolled[row + 2]
                face = game.chance.pick(do.AGAIN, do.DIE) + 1
                if face <= level:
                    self.rolled += [self.rolled[row], battle_state.NO_KIND, level, 1]
                self.reacted += 1
                if game.journal is not None:
                    side = 1 - game.attacker()
                    args = {"side": side, "area": self.area, "kind": kind, "level": level}
                    told = {**args, "faces": [face], "hits": 1 if face <= level else 0}
                    rules: list[str] = ["L5.7.6", "L8.8.2"]
                    game.tell("rolled-again", "L8.8.3", {**told, "rules": rules})
                return

    def hit_defender(self, game: LastMan) -> None:
        """Stosstruppen and tanks that hit force an army back each (L5.6.1, L5.6.2)."""
        self.step = LEAVE if self.is_surprise(game) else GO_BACK
        siege = 0
        total = 0
        for row in range(0, len(self.rolled), battle_state.ROLLED_ROW):
            pool, hits = self.rolled[row], self.rolled[row + 3]
            if pool == facts.SIEGE_GUN:
                siege += hits
                continue
            total += hits
            if pool in fire.STORMING:
                self.owed += hits
                if game.journal is not None and hits:
                    rule = "L5.6.1" if pool in (facts.STOSSTRUPPEN, facts.TANK) else "L5.6.2"
                    side = 1 - game.attacker()
                    args = {"side": side, "area": self.area, "pool": pool, "count": hits}
                    game.tell("forces-back", rule, {**args, "rules": ["L5.6.3"]})
        self.rolled = []
        if siege or total:
            game.push(Losses(self.area, 1 - game.attacker(), total, siege))

    # The end (L5.7.8)

    def end(self, game: LastMan) -> None:
        tests_in(game, self.area)
        if game.journal is not None:
            owner = game.owner(self.area)
            told = {"side": owner, "area": self.area}
            rules: list[str] = ["L4.2", "L12.24"]
            if not game.present(self.area, 0) and not game.present(self.area, 1):
                rules.append("L12.23")
            key = "battle-undecided" if game.is_disputed(self.area) else "battle-over"
            game.tell(key, "L5.7.8", {**told, "rules": rules})
        drop_battle(game, self.area)

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if self.step == SCRAMBLING and verb == do.FROM:
            return dogfights.may_scramble(game, self.area, action - do.FROM)
        if self.step == REACT and verb == do.PIECE:
            return no.NO_REACTION
        if self.step == REACT and action == do.DONE:
            return no.MUST_REACT
        if self.step == GROUND and verb == do.NUMBER:
            return self.why_no_ground(game, 1 - game.attacker())
        return NOT_ASKED_NOW


def forget_retreats(game: LastMan) -> None:
    """A retreat is decided now: why an earlier step did not ask about one is over."""
    if game.withheld:
        game.withheld = [
            each
            for each in game.withheld
            if each.refusal is ALLOWED or each.first - each.first % do.STRIDE not in RETREATING
        ]


def new_battle(area: int) -> Battle:
    return Battle(area, SCRAMBLING, 0, 0, 0, 0, 0, 0, [], [])


def drop_battle(game: LastMan, area: int) -> None:
    """A battle is over, or was dropped: its cards go to the discard pile (L1.7)."""
    row = game.battle_at(area)
    for side in range(2):
        bits = game.battles[row + slots.BATTLE_CARDS + side]
        for card, bit in slots.CARD_BITS.items():
            if bits & bit:
                game.move_card(card, slots.IN_BATTLE, slots.DISCARDS)
    game.end_battle(area)
