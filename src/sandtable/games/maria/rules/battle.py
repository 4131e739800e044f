"""One battle (M16.4 to M16.9): troops are shown, cards are played until somebody stops."""

from __future__ import annotations

from typing import Final, final

from sandtable.boards.graph import Place
from sandtable.core.event import EVERYBODY
from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.maria.rules import facts, notation as do, refusals as no, slots
from sandtable.games.maria.rules.defeat import Defeat, total
from sandtable.games.maria.rules.state import Maria
from sandtable.games.maria.rules.troops import show_troops

# The steps of a battle
COMMAND: Final = 0  # who commands a mixed union of equal ranks
SHOW: Final = 1
PLAY: Final = 2
OVER: Final = 3

ATTACKER: Final = 0
DEFENDER: Final = 1
NONE: Final = -1


def commander_of(game: Maria, city: Place) -> int:
    """The general of the lower rank number; NOBODY where either may command (M9.4)."""
    generals = game.generals_at(city)
    if len(generals) == 1:
        return generals[0]
    one, other = generals[0], generals[1]
    if facts.RANK[one] == facts.RANK[other]:
        return slots.NOBODY
    return one if facts.RANK[one] < facts.RANK[other] else other


@final
class Battle(Procedure[Maria]):
    """From the naming of the commanders to the last card; then the defeat, if there is one."""

    def __init__(
        self,
        home: int,
        target: int,
        step: int = COMMAND,
        commanders: list[int] | None = None,
        yielded: int = 0,
        score: int = 0,
        right: int = ATTACKER,
        reserve: int = 0,
        played: list[int] | None = None,
    ) -> None:
        self.home = home
        self.target = target
        self.step = step
        self.commanders: list[int] = (
            commanders if commanders is not None else [slots.NOBODY, slots.NOBODY]
        )
        self.yielded = yielded  # who came second would let the other command (M9.4)
        self.score = score  # above 0 the attacker is ahead
        self.right = right  # the side that may play
        self.reserve = reserve  # 1: it is on the table, its value not yet named
        # What lies on the table: side, kind and value of each card
        self.played: list[int] = played if played is not None else []

    def copy(self) -> Battle:
        return Battle(
            self.home, self.target, self.step, self.commanders[:], self.yielded, self.score,
            self.right, self.reserve, self.played[:],
        )  # fmt: skip

    # The two sides

    def city(self, side: int) -> Place:
        return Place(self.home if side == ATTACKER else self.target)

    def power(self, side: int) -> int:
        """The commander's power: its hand is played, its markers count (M16.12, M21.5)."""
        return facts.POWER_OF[self.commanders[side]]

    def advance(self, game: Maria) -> Outcome:
        if self.step == COMMAND:
            return self.name_commanders(game)
        if self.step == SHOW:
            return self.show(game)
        if self.step == PLAY:
            return self.ask_card(game)
        return DONE

    def answer(self, game: Maria, action: int) -> None:
        verb = action - action % do.STRIDE
        if verb == do.COMMANDER:
            self.answer_commander(game, action - do.COMMANDER)
        elif verb == do.CARD:
            self.play(game, action - do.CARD)
        elif verb == do.VALUE:
            self.reserve = 0
            self.count(game, facts.RESERVE, action - do.VALUE)
        else:
            self.end(game)

    # Commanders (M9.4): named before anything is shown

    def name_commanders(self, game: Maria) -> Outcome:
        for side in (ATTACKER, DEFENDER):
            if self.commanders[side] == slots.NOBODY:
                self.commanders[side] = commander_of(game, self.city(side))
            if self.commanders[side] == slots.NOBODY:
                return self.ask_commander(game, self.city(side))
        self.step = SHOW
        return ON

    def ask_commander(self, game: Maria, city: Place) -> Outcome:
        """Two players must agree on who came first; else the one who came second commands."""
        generals = game.generals_at(city)
        asked = generals[0] if self.yielded else generals[1]
        seat = game.seat_of(facts.POWER_OF[asked])
        actions = [do.COMMANDER + general for general in generals]
        return game.ask(seat, "commander", "M9.4", actions, city)

    def answer_commander(self, game: Maria, general: int) -> None:
        side = ATTACKER if self.commanders[ATTACKER] == slots.NOBODY else DEFENDER
        city = self.city(side)
        first, second = game.first(city), game.second(city)
        agreed = game.seat_of(facts.POWER_OF[first]) == game.seat_of(facts.POWER_OF[second])
        if general == first and not agreed and not self.yielded:
            self.yielded = 1
            return
        self.yielded = 0
        self.commanders[side] = general
        if game.journal is not None:
            args = {"piece": general, "power": facts.POWER_OF[general], "city": city}
            game.tell("commands", "M9.4", args)

    # Troops (M16.4)

    def show(self, game: Maria) -> Outcome:
        own, others = game.generals_at(self.city(ATTACKER)), game.generals_at(self.city(DEFENDER))
        show_troops(game, own)
        show_troops(game, others)
        troops, against = total(game, own), total(game, others)
        self.score = troops - against
        self.right = ATTACKER if self.score <= 0 else DEFENDER
        self.step = PLAY
        if game.journal is not None:
            self.report(game, own, others)
            args = {"from": self.home, "city": self.target, "troops": troops, "count": against}
            args |= {"piece": self.commanders[ATTACKER], "target": self.commanders[DEFENDER]}
            notes = ["M9.1"] if self.score else ["M9.1", "M16.8"]
            game.tell("troops-shown", "M16.4", {**args, "rules": notes})
        return ON

    def report(self, game: Maria, own: list[int], others: list[int]) -> None:
        rules: list[str] = ["M16.2", "M16.3"]
        for generals in (own, others):
            if len(generals) == 2:
                mixed = facts.POWER_OF[generals[0]] != facts.POWER_OF[generals[1]]
                rules.append("M16.12" if mixed else "M9.6")
        if not game.are_enemies(self.power(ATTACKER), self.power(DEFENDER)):
            rules.append("M4.8")
        game.tell(
            "battle",
            "M16.1",
            {
                "power": self.power(ATTACKER),
                "other": self.power(DEFENDER),
                "piece": self.commanders[ATTACKER],
                "target": self.commanders[DEFENDER],
                "from": self.home,
                "city": self.target,
                "rules": rules,
            },
        )

    # Cards (M16.5 to M16.9)

    def ask_card(self, game: Maria) -> Outcome:
        """The side with the right is asked, whatever it holds: not to be asked would tell."""
        power = self.power(self.right)
        seat = game.seat_of(power)
        if self.reserve:
            values = [do.VALUE + value for value in range(1, facts.RESERVE_MOST + 1)]
            return game.ask(seat, "reserve-value", "M7.2", values, self.city(self.right))
        kinds = game.kinds_at(power)
        suit = facts.SUIT_OF[self.city(self.right)]
        actions: list[int] = []
        for kind in range(facts.KIND_COUNT):
            if kinds[kind] and facts.SUIT_OF_KIND[kind] in (suit, NONE):
                actions.append(do.CARD + kind)
        if self.may_pass(game) is ALLOWED:
            actions.append(do.PASS)
        rule = "M16.6" if self.score else "M16.7"
        return game.ask(seat, "battle-card", rule, actions, self.city(self.right))

    def may_pass(self, game: Maria) -> Refusal:
        """At 0 a numbered card of the suit must be played, never a reserve (M16.7, M16.8)."""
        if self.score:
            return ALLOWED
        kinds = game.kinds_at(self.power(self.right))
        suit = facts.SUIT_OF[self.city(self.right)]
        for kind in range(facts.RESERVE):
            if kinds[kind] and facts.SUIT_OF_KIND[kind] == suit:
                return no.MUST_PLAY if self.played else no.MUST_BEGIN
        return ALLOWED

    def may_play(self, game: Maria, kind: int) -> Refusal:
        """A card of the commander's power, of the suit of its own city (M7.8, M16.5, M16.12)."""
        power, city = self.power(self.right), self.city(self.right)
        fits = facts.SUIT_OF_KIND[kind] in (facts.SUIT_OF[city], NONE)
        if game.card_of_kind(power, kind) == slots.NOBODY:
            for general in game.generals_at(city):
                partner = facts.POWER_OF[general]
                same = game.seat_of(partner) == game.seat_of(power)
                if partner != power and same and game.card_of_kind(partner, kind) != slots.NOBODY:
                    return no.PARTNERS_CARD
            return no.NOT_HELD
        return ALLOWED if fits else no.WRONG_SUIT

    def why_not_card(self, game: Maria, kind: int) -> Refusal:
        """The same with whose hand it is, or which suit the city has."""
        refusal, city = self.may_play(game, kind), self.city(self.right)
        if refusal is no.WRONG_SUIT:
            return refusal.about({"city": city, "suit": facts.SUIT_OF[city]})
        return refusal if refusal is ALLOWED else refusal.about({"power": self.power(self.right)})

    def why_not_of(self, game: Maria, seat: int, kind: int) -> Refusal:
        """The same for a seat that has not the right to play (M16.6), or no command (M16.12)."""
        if self.step != PLAY:
            return ALLOWED
        for side in (ATTACKER, DEFENDER):
            powers = [facts.POWER_OF[each] for each in game.generals_at(self.city(side))]
            if seat not in [game.seat_of(each) for each in powers]:
                continue
            own = [each for each in powers if game.seat_of(each) == seat]
            if self.power(side) not in own:
                if all(game.card_of_kind(each, kind) == slots.NOBODY for each in own):
                    return no.NOT_HELD.about({"power": own[0]})
                return no.PARTNERS_CARD.about({"power": self.power(side)})
            other = self.copy()
            other.right = side
            return other.why_not_card(game, kind)
        return ALLOWED

    def play(self, game: Maria, kind: int) -> None:
        """Face up on the table (M16.17); the value of a reserve is named with it."""
        card = game.card_of_kind(self.power(self.right), kind)
        game.move_card(card, slots.TABLE, EVERYBODY)
        game.learn(EVERYBODY)
        if kind == facts.RESERVE:
            self.reserve = 1
        else:
            self.count(game, kind, facts.VALUE_OF_KIND[kind])

    def count(self, game: Maria, kind: int, value: int) -> None:
        """The right stays with the side behind; at 0 it goes to the one just caught (M16.6)."""
        side = self.right
        before = self.score
        self.score += value if side == ATTACKER else -value
        self.played += [side, kind, value]
        if self.score == 0:
            self.right = 1 - side
        else:
            self.right = ATTACKER if self.score < 0 else DEFENDER
        if game.journal is not None:
            rules: list[str] = ["M16.5", "M16.17", "M3.4"]
            if kind == facts.RESERVE:
                rules += ["M7.2", "M7.1", "M7.3"]
            if before == 0:
                rules.append("M16.7")
            args = {"power": self.power(side), "card": kind, "value": value, "score": self.score}
            where = {"piece": self.commanders[side], "city": self.city(side)}
            game.tell("plays", "M16.6", {**args, **where, "rules": rules})

    def end(self, game: Maria) -> None:
        """No card is played, or can be: the battle is decided (M16.9)."""
        for card in range(facts.CARDS):
            if game.cards[card] == slots.TABLE:
                game.discard(card)
        self.step = OVER
        if self.score == 0:
            if game.journal is not None:
                who = {"piece": self.commanders[ATTACKER], "target": self.commanders[DEFENDER]}
                for side in (ATTACKER, DEFENDER):
                    seat = game.seat_of(self.power(side))
                    game.withhold(seat, do.RETREAT, do.STRIDE, no.DRAWN_BATTLE.about(who))
                where = {"from": self.home, "city": self.target}
                game.tell("drawn", "M16.9", {**who, **where, "rules": ["M16.14", "M16.16"]})
            return
        winner = ATTACKER if self.score > 0 else DEFENDER
        loser = 1 - winner
        commanders = self.commanders
        count = abs(self.score)
        game.push(Defeat(commanders[winner], commanders[loser], self.city(loser), count))

    def why_not(self, game: Maria, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        if self.step == COMMAND and verb in (do.COMMANDER, do.CARD):
            return no.NOT_IN_UNION if verb == do.COMMANDER else no.COMMANDER_FIRST
        if self.step == PLAY and self.reserve and verb == do.VALUE:
            return no.NOT_A_VALUE
        if self.step == PLAY and verb == do.CARD:
            refusal = self.why_not_card(game, action - do.CARD)
            return no.VALUE_FIRST if refusal is ALLOWED else refusal
        if self.step == PLAY and verb == do.PASS and not self.reserve:
            return self.may_pass(game)
        if verb in (do.ATTACK, do.TARGET):  # no pass is as good as a battle that is over
            return why_not_another(game, action, self)
        return NOT_ASKED_NOW


def why_not_another(game: Maria, action: int, battle: Battle) -> Refusal:
    """Why no other battle is begun in the middle of this one (M16.2)."""
    from sandtable.games.maria.rules.combat import CombatPhase

    verb = action - action % do.STRIDE
    for each in game.stack:
        if isinstance(each, CombatPhase):
            return each.why_not_now(game, verb, Place(action - verb), battle.home, battle.target)
    return NOT_ASKED_NOW
