"""The combat phase (M16.1 to M16.3): who must fight whom, and in which order."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, powers, refusals as no, slots
from sandtable.games.maria.rules.battle import Battle, commander_of
from sandtable.games.maria.rules.state import Maria

PAIR: Final = 4  # own city, enemy city, and masks of the generals who stood in them


def are_enemies(game: Maria, own: list[int], others: list[int]) -> bool:
    """Whether two cities hold enemies. One general of a union is enough (M4.8)."""
    for one in own:
        for other in others:
            if game.are_enemies(facts.POWER_OF[one], facts.POWER_OF[other]):
                return True
    return False


def why_peace(game: Maria, own: list[int], others: list[int]) -> Refusal:
    """Why two parties beside each other do not fight (M4.4, M4.5, M28.7)."""
    for one in own:
        for other in others:
            power, beside = facts.POWER_OF[one], facts.POWER_OF[other]
            if power == beside:
                continue
            if game.is_neutral(power) or game.is_neutral(beside):
                return no.NEUTRAL_AT_PEACE
            if facts.PRAGMATIC in (power, beside):
                west = game.relation(power, beside) in (powers.NONE, powers.ALLY)
                return no.NEVER_AT_WAR if west else no.NO_ENEMY_BESIDE
            if game.relation(power, beside) == powers.ALLY:
                return no.ALLIES_AT_PEACE
    return no.NO_ENEMY_BESIDE


def may_fight_at(game: Maria, ours: list[int], city: Place) -> Refusal:
    """Whether somebody of these powers there has an enemy beside him (M16.1)."""
    own = generals_of(game, ours, city)
    if not own:
        return no.NO_BATTLE_HERE
    refusal = no.NO_ENEMY_BESIDE
    for near in facts.ROADS.near[city]:
        others = game.generals_at(near)
        if others and are_enemies(game, own, others):
            return ALLOWED
        if others and refusal is no.NO_ENEMY_BESIDE:
            refusal = why_peace(game, own, others)
    return no.NO_ENEMY_NEAR if refusal is no.NO_ENEMY_BESIDE else refusal


def may_be_fought(game: Maria, ours: list[int], city: Place) -> Refusal:
    """Whether somebody there is an enemy of one of these powers beside him (M16.1)."""
    others = game.generals_at(city)
    refusal = no.NO_ENEMY_BESIDE
    for near in facts.ROADS.near[city] if others else []:
        own = generals_of(game, ours, near)
        if own and are_enemies(game, own, others):
            return ALLOWED
        if own and refusal is no.NO_ENEMY_BESIDE:
            refusal = why_peace(game, own, others)
    return refusal


def is_enemy_beside(game: Maria, seat: int, city: Place) -> bool:
    """Whether an enemy stands there beside a general of this seat, in whosever stage."""
    ours = [power for power in range(len(facts.POWERS)) if game.seat_of(power) == seat]
    return may_be_fought(game, ours, city) is ALLOWED


def generals_of(game: Maria, ours: list[int], city: Place) -> list[int]:
    """All generals there, if one of them is of these powers."""
    there = game.generals_at(city)
    return there if any(facts.POWER_OF[each] in ours for each in there) else []


def pairs_of(game: Maria, stage: int) -> list[int]:
    """Every own city with an enemy general in an adjacent one, across links too (M16.1)."""
    pairs: list[int] = []
    homes: list[int] = []
    for power in game.powers_of_stage(stage):
        for general in game.generals_on_map(power):
            home = game.place_of(general)
            if home not in homes:
                homes.append(home)
    for city in homes:
        own = game.generals_at(Place(city))
        for near in facts.ROADS.near[city]:
            if game.first(near) in range(facts.FIRST_TRAIN):
                others = game.generals_at(near)
                if are_enemies(game, own, others):
                    pairs += [city, near, mask_of(own), mask_of(others)]
    return pairs


def mask_of(generals: list[int]) -> int:
    mask = 0
    for general in generals:
        mask |= 1 << general
    return mask


def has_changed(game: Maria, generals: list[int]) -> bool:
    """Saxons whose side changed in this phase: they fight no more in it (M28.5)."""
    return game.scalars[slots.SAXON_FOUGHT] != 0 and any(
        facts.POWER_OF[each] == facts.SAXONY for each in generals
    )


def has_retreated(game: Maria, generals: list[int]) -> bool:
    """Beaten in this phase, they neither attack nor are attacked again (M16.13)."""
    return all(game.has(each, slots.BEATEN) for each in generals)


def may_still_fight(game: Maria, generals: list[int]) -> Refusal:
    """Whether these generals may fight again in this phase (M16.13, M28.5)."""
    if has_retreated(game, generals):
        return no.RETREATED_ALREADY
    return no.CHANGED_SIDES if has_changed(game, generals) else ALLOWED


def why_not_left(game: Maria, own: list[int], others: list[int]) -> Refusal:
    """Why two enemies beside each other have no battle left in this phase.

    They have fought a draw (M16.14). After Saxony's change one of them may also have been sent
    there since the battles were listed (M16.2, M28.6).
    """
    if has_retreated(game, own) or has_retreated(game, others):
        return no.RETREATED_ALREADY
    if has_changed(game, own) or has_changed(game, others):
        return no.CHANGED_SIDES
    return no.NOT_LISTED if game.scalars[slots.SAXON_FOUGHT] else no.FOUGHT_ALREADY


def holds_place(game: Maria, generals: list[int], listed: int) -> bool:
    """Whether somebody of the listed party is still there, unbeaten (M16.13).

    A general who was sent there since is none of them: no new pairs arise (M16.2, M28.6).
    """
    return any(listed >> each & 1 and not game.has(each, slots.BEATEN) for each in generals)


def still_fights(game: Maria, pair: list[int]) -> bool:
    """Whether both are where they were listed, unbeaten, and enemies still (M16.2, M16.13)."""
    own, others = game.generals_at(Place(pair[0])), game.generals_at(Place(pair[1]))
    if not holds_place(game, own, pair[2]) or not holds_place(game, others, pair[3]):
        return False
    if has_changed(game, own) or has_changed(game, others):
        return False
    return are_enemies(game, own, others)


def fights_late(game: Maria, home: int) -> bool:
    """The battles of the Pragmatic Army come after those of Austria (M16.2)."""
    commander = commander_of(game, Place(home))
    return commander >= 0 and facts.POWER_OF[commander] == facts.PRAGMATIC


@final
class CombatPhase(Procedure[Maria]):
    """Phase iv: the pairs are listed, and fought one after another until none is left."""

    def __init__(
        self, stage: int, begun: int = 0, home: int = -1, pairs: list[int] | None = None
    ) -> None:
        self.stage = stage
        self.begun = begun
        self.home = home  # the city that attacks next
        self.pairs: list[int] = pairs if pairs is not None else []

    def copy(self) -> CombatPhase:
        return CombatPhase(self.stage, self.begun, self.home, self.pairs[:])

    def advance(self, game: Maria) -> Outcome:
        if not self.begun:
            self.begun = 1
            game.clear_status(slots.BEATEN)
            game.set_scalar(slots.SAXON_FOUGHT, 0)
            self.pairs = pairs_of(game, self.stage)
        self.strike_off(game)
        if not self.pairs:
            if game.journal is not None:
                self.withhold_battles(game)
            game.clear_status(slots.BEATEN)
            game.set_scalar(slots.SAXON_FOUGHT, 0)
            return DONE
        if self.home < 0:
            homes = self.homes(game)
            if len(homes) > 1:
                actions = [do.ATTACK + city for city in homes]
                return game.ask(self.seat(game), "attack", "M16.2", actions)
            self.home = homes[0]
        targets = self.targets(self.home)
        if len(targets) > 1:
            actions = [do.TARGET + city for city in targets]
            return game.ask(self.seat(game), "target", "M16.2", actions, self.home)
        self.fight(game, targets[0])
        return ON

    def strike_off(self, game: Maria) -> None:
        """Pairs with a party that has retreated, is gone or has changed sides (M16.2)."""
        kept: list[int] = []
        for index in range(0, len(self.pairs), PAIR):
            pair = self.pairs[index : index + PAIR]
            if still_fights(game, pair):
                kept += pair
        self.pairs = kept
        if self.home >= 0 and self.home not in kept[::PAIR]:
            self.home = -1

    def homes(self, game: Maria) -> list[int]:
        """The cities that may attack now: in stage 5 Austria's and Saxony's come first."""
        every: list[int] = []
        for city in self.pairs[::PAIR]:
            if city not in every:
                every.append(city)
        early = [city for city in every if not fights_late(game, city)]
        return early if early else every

    def targets(self, home: int) -> list[int]:
        return [
            self.pairs[index + 1]
            for index in range(0, len(self.pairs), PAIR)
            if self.pairs[index] == home
        ]

    def seat(self, game: Maria) -> int:
        """The seat whose battles are fought now: it decides their order."""
        if self.stage == 5:
            late = fights_late(game, self.homes(game)[0])
            return game.seat_of(facts.PRAGMATIC if late else facts.AUSTRIA)
        return game.seat_of(game.powers_of_stage(self.stage)[0])

    def fight(self, game: Maria, target: int) -> None:
        home = self.home
        kept: list[int] = []
        for index in range(0, len(self.pairs), PAIR):
            if self.pairs[index] != home or self.pairs[index + 1] != target:
                kept += self.pairs[index : index + PAIR]
        self.pairs = kept
        self.home = -1
        game.push(Battle(home, target))

    def answer(self, game: Maria, action: int) -> None:
        if action >= do.TARGET:
            self.fight(game, action - do.TARGET)
        else:
            self.home = action - do.ATTACK

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if verb == do.ATTACK:
            refusal = self.may_attack(game, Place(action - do.ATTACK))
            return refusal if refusal is not ALLOWED else NOT_ASKED_NOW
        if verb == do.TARGET:
            city = Place(action - do.TARGET)
            return self.may_target(game, city) if self.home >= 0 else self.may_meet(game, city)
        return NOT_ASKED_NOW

    def withhold_battles(self, game: Maria) -> None:
        """No battle is left: for each own city the reason."""
        for power in game.powers_of_stage(self.stage):
            for general in game.generals_on_map(power):
                city = game.place_of(general)
                refusal = self.may_attack(game, city)
                game.withhold(game.seat_of(power), do.ATTACK + city, 1, refusal)

    def why_not_now(self, game: Maria, verb: int, city: Place, home: int, target: int) -> Refusal:
        """Why no other battle is begun: that of these two cities is being fought (M16.2)."""
        left = self.copy()
        left.strike_off(game)
        first = no.ONE_BY_ONE.about({"from": home, "city": target}) if home >= 0 else no.ONE_BY_ONE
        if verb == do.TARGET:
            if city in left.pairs[1::PAIR] or city == target:
                return first
            refusal = left.may_meet(game, city)
            waits = refusal is no.NO_ENEMY_BESIDE and is_enemy_beside(game, game.answering, city)
            return no.FIGHTS_IN_STAGE if waits else refusal
        if city == home:
            return first
        refusal = left.may_attack(game, city)
        return first if refusal is ALLOWED or refusal is no.AUSTRIA_FIRST else refusal

    def may_attack(self, game: Maria, city: Place) -> Refusal:
        if city in self.homes(game):
            return ALLOWED
        if city in self.pairs[::PAIR]:
            return no.AUSTRIA_FIRST
        own = game.generals_at(city)
        if not own:
            return no.NO_BATTLE_HERE
        if not self.acts(game, own):  # who is attacked fights from there too, but does not attack
            attacked = may_fight_at(game, [facts.POWER_OF[each] for each in own], city) is ALLOWED
            return no.FIGHTS_IN_STAGE if attacked else no.NO_BATTLE_HERE
        refusal = may_still_fight(game, own)
        if refusal is not ALLOWED:
            return refusal
        for near in facts.ROADS.near[city]:
            others = game.generals_at(near)
            if are_enemies(game, own, others):
                return why_not_left(game, own, others)
        return may_fight_at(game, game.powers_of_stage(self.stage), city)

    def may_target(self, game: Maria, city: Place) -> Refusal:
        if city in self.targets(self.home):
            return ALLOWED
        own, others = game.generals_at(Place(self.home)), game.generals_at(city)
        if not others:
            return no.NO_ENEMY_BESIDE
        if city not in facts.ROADS.near[self.home]:
            return no.NOT_BESIDE_ATTACKER.about({"city": city, "from": self.home})
        if not are_enemies(game, own, others):
            return why_peace(game, own, others)
        return why_not_left(game, own, others)

    def may_meet(self, game: Maria, city: Place) -> Refusal:
        """A target without its attacker: whether anybody of the stage has to fight there."""
        if city in self.pairs[1::PAIR]:
            return no.NAME_ATTACKER
        others = game.generals_at(city)
        if not others:
            return no.NO_ENEMY_BESIDE
        refusal = may_still_fight(game, others)
        if refusal is not ALLOWED:
            return refusal
        for near in facts.ROADS.near[city]:
            own = game.generals_at(near)
            if own and self.acts(game, own) and are_enemies(game, own, others):
                return why_not_left(game, own, others)
        refusal = may_be_fought(game, game.powers_of_stage(self.stage), city)
        return no.NO_ENEMY_BESIDE if refusal is ALLOWED else refusal

    def acts(self, game: Maria, generals: list[int]) -> bool:
        """Whether it is the stage of these generals."""
        return facts.POWER_OF[generals[0]] in game.powers_of_stage(self.stage)
