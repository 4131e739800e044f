"""Declaring battles (L2.7): the areas, the Attacker's cards, the weather, the Defender's cards."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.procedure import DONE, ON, Outcome, Procedure
from sandtable.core.refusal import ALLOWED, NOT_ASKED_NOW, Refusal
from sandtable.games.lastman.rules import facts, forms, notation as do, refusals as no, slots
from sandtable.games.lastman.rules.crisis import crisis_actions, may_play_crisis, play_crisis
from sandtable.games.lastman.rules.entering import is_new_dispute
from sandtable.games.lastman.rules.fire import bonus_areas, bonus_nation, cards_on, has_bonus_army
from sandtable.games.lastman.rules.state import LastMan
from sandtable.games.lastman.rules.weather import break_out, keep_battle

# Steps
COMPULSORY: Final = 0
NAMES: Final = 1
BONUS: Final = 2
ATTACKERS_CARDS: Final = 3
WEATHER: Final = 4
KEEP: Final = 5
DEFENDERS_CARDS: Final = 6
OVER: Final = 7

NONE: Final = -1


# What may be declared


def is_lone_fort(game: LastMan, area: int) -> bool:
    """An enemy fort of 1 or 0 by itself, beside units of the Attacker (L8.11.6)."""
    side = game.attacker()
    return (
        game.fort_of(area, 1 - side) in (0, 1)
        and game.present(area, side)
        and not game.present(area, 1 - side)
    )


def is_battle(game: LastMan, area: int) -> bool:
    """Whether there can be a battle at all (L5.7.1)."""
    return game.is_disputed(area) or is_lone_fort(game, area)


def may_declare(game: LastMan, area: int) -> Refusal:
    """Any Disputed area, or a lone fort; in a Limited Offensive one in all (L5.1.2, L9.3)."""
    if game.battle_at(area) >= 0:
        return no.DECLARED_ALREADY
    if not is_battle(game, area):
        return no.NOT_DISPUTED
    if game.scalars[slots.OFFENSIVE] == facts.LIMITED and game.battles:
        areas = [area, *game.battle_areas()]  # one against a lone fort counts too (L8.14)
        fort = any(is_lone_fort(game, each) for each in areas)
        return no.ONE_BATTLE_FORT if fort else no.ONE_BATTLE
    return ALLOWED


# Cards


def may_assign(game: LastMan, side: int, card: int, area: int) -> Refusal:
    """Whether a side may lay this card of its hand on this battle (L9.8, L9.11)."""
    refusal = may_lay(game, side, card, area)
    return no.CARD_NOT_HELD if refusal is ALLOWED and not game.held(side, card) else refusal


def may_lay(game: LastMan, side: int, card: int, area: int) -> Refusal:
    """The same of a card that has been shown."""
    bit = slots.CARD_BITS.get(card, 0)
    if not bit:
        return no.NOT_COMBAT_CARD
    if card == facts.SURPRISE and side != game.attacker():
        return no.NOT_DEFENDERS_CARD
    if game.turn() < facts.CARD_SINCE[card]:
        return no.CARD_TOO_EARLY
    if card == facts.GAS and game.scalars[slots.WEATHER]:
        if side == game.attacker() or not game.form.plays(forms.ATTACKERS_GAS):
            return no.GAS_BLOWN_AWAY
    if game.battle_at(area) < 0:
        return no.NO_BATTLE_THERE
    bits = cards_on(game, area, side)
    if bits & bit:
        if card == facts.SURPRISE:
            return no.ONE_SURPRISE
        return no.ONE_GAS if card == facts.GAS else no.ONE_BARRAGE
    if card != facts.SURPRISE and bits & (slots.GAS_BIT | slots.BARRAGE_BIT):
        return no.GAS_OR_BARRAGE
    return ALLOWED


def areas_for(game: LastMan, side: int, card: int) -> list[int]:
    """The battles that this card may be laid on."""
    areas = game.battle_areas()
    return [area for area in areas if may_lay(game, side, card, area) is ALLOWED]


def assign(game: LastMan, side: int, card: int, area: int) -> None:
    game.put_on_battle(area, side, slots.CARD_BITS[card])
    if game.journal is not None:
        rule = "L9.11" if card == facts.SURPRISE else "L9.8"
        rules = ["L2.7.2"] if side == game.attacker() else ["L2.7.2", "L2.17"]
        game.tell("assigns", rule, {"side": side, "card": card, "area": area, "rules": rules})


def may_bonus(game: LastMan, area: int) -> Refusal:
    """Whether the dice of the special Offensive may be named for this battle (L9.15)."""
    if bonus_nation(game) < 0:
        return no.NO_BONUS_CARD
    if game.battle_at(area) < 0:
        return no.NO_BATTLE_THERE
    named = game.battles[game.battle_at(area) + slots.BATTLE_BONUS]
    if named:
        return no.BONUS_TWICE
    if bonuses(game) >= bonus_areas(game):
        return no.BONUS_SPENT[game.scalars[slots.OFFENSIVE] - facts.BIG_PUSH]
    return ALLOWED if has_bonus_army(game, area) else no.NO_BONUS_ARMY


def bonuses(game: LastMan) -> int:
    """In how many battles they have been named."""
    return sum(game.battles[slots.BATTLE_BONUS :: slots.BATTLE_ROW])


def may_weather(game: LastMan) -> Refusal:
    """The Defender, once a player turn, not in the first turn of all (L9.9, L9.9.3)."""
    if game.turn() < facts.CARD_SINCE[facts.BAD_WEATHER]:
        return no.WEATHER_TOO_EARLY
    if game.scalars[slots.WEATHER]:
        return no.ONE_WEATHER
    return ALLOWED if game.held(1 - game.attacker(), facts.BAD_WEATHER) else no.CARD_NOT_HELD


@final
class Declaring(Procedure[LastMan]):
    """Phase 3 of an Offensive (L2.7.2, L2.17)."""

    def __init__(self, step: int = COMPULSORY, card: int = NONE) -> None:
        self.step = step
        self.card = card  # the one that is being assigned

    def copy(self) -> Declaring:
        return Declaring(self.step, self.card)

    def advance(self, game: LastMan) -> Outcome:
        step = self.step
        if step == COMPULSORY:
            self.step = NAMES
            for area in range(facts.AREA_COUNT):
                if is_new_dispute(game, area) and game.battle_at(area) < 0:
                    self.declare(game, area, "L2.7.1")
            return ON
        if step == NAMES:
            return self.ask_battles(game)
        if step == BONUS:
            return self.ask_bonus(game)
        if step == ATTACKERS_CARDS:
            return self.ask_cards(game, game.attacker())
        if step == WEATHER:
            return self.ask_weather(game)
        if step == KEEP:
            return self.ask_keep(game)
        if step == DEFENDERS_CARDS:
            return self.ask_cards(game, 1 - game.attacker())
        return DONE

    def answer(self, game: LastMan, action: int) -> None:
        verb = action - action % do.STRIDE
        if verb == do.CARD and self.step == WEATHER:
            self.step = break_out(game)
        elif verb == do.CARD:
            play_crisis(game, action - do.CARD)
        elif verb == do.BATTLE and self.step == KEEP:
            keep_battle(game, action - do.BATTLE)
            self.step = DEFENDERS_CARDS
        elif verb == do.BATTLE:
            self.declare(game, action - do.BATTLE, "L2.7.2")
        elif verb == do.ASSIGN:
            self.choose_card(game, action - do.ASSIGN)
        elif verb == do.AT and self.step == BONUS:
            self.name_bonus(game, action - do.AT)
        elif verb == do.AT:
            assign(game, self.seat(game), self.card, action - do.AT)
            self.card = NONE
        elif self.step == KEEP:
            keep_battle(game, NONE)
            self.step = DEFENDERS_CARDS
        elif self.step == WEATHER:
            self.step = DEFENDERS_CARDS
        else:
            self.step += 1

    def seat(self, game: LastMan) -> int:
        attacks = self.step in (NAMES, BONUS, ATTACKERS_CARDS, KEEP)
        return game.attacker() if attacks else 1 - game.attacker()

    # Battles (L2.7.1)

    def declare(self, game: LastMan, area: int, rule: str) -> None:
        lone = is_lone_fort(game, area)
        game.declare(area)
        if game.journal is not None:
            rules: list[str] = ["L2.7.3", "L5.1.2"]
            if lone:
                rules += ["L8.11.6", "L8.14"]
            elif rule == "L2.7.1":
                rules += ["L4.2.1", "L5.1.1"]
            game.tell("declares", rule, {"side": game.attacker(), "area": area, "rules": rules})

    def ask_battles(self, game: LastMan) -> Outcome:
        areas = range(facts.AREA_COUNT)
        actions = [do.BATTLE + area for area in areas if may_declare(game, area) is ALLOWED]
        if not actions:
            self.step = BONUS
            if game.journal is not None:
                for area in areas:
                    game.withhold(game.attacker(), do.BATTLE + area, 1, self.why_battle(game, area))
            return ON
        actions += [do.DONE, *crisis_actions(game)]
        return game.ask(game.attacker(), "declare", "L2.7.1", actions)

    def why_battle(self, game: LastMan, area: int) -> Refusal:
        """As `may_declare`, and those that are declared by themselves apart."""
        if game.battle_at(area) >= 0 and is_new_dispute(game, area):
            return no.MUST_DECLARE
        return may_declare(game, area)

    # Special Offensives (L9.15)

    def ask_bonus(self, game: LastMan) -> Outcome:
        areas = game.battle_areas()
        actions = [do.AT + area for area in areas if may_bonus(game, area) is ALLOWED]
        if bonus_nation(game) < 0 or not actions:
            self.step = ATTACKERS_CARDS
            if game.journal is not None:
                for area in range(facts.AREA_COUNT):
                    game.withhold(game.attacker(), do.AT + area, 1, may_bonus(game, area))
            return ON
        actions += [do.DONE, *crisis_actions(game)]
        return game.ask(game.attacker(), "bonus", "L9.15", actions, game.scalars[slots.OFFENSIVE])

    def name_bonus(self, game: LastMan, area: int) -> None:
        game.set_bonus(area, 1)
        if game.journal is not None:
            card = game.scalars[slots.OFFENSIVE]
            game.tell("bonus", "L9.15", {"side": game.attacker(), "area": area, "card": card})

    # Cards (L2.7.2)

    def ask_cards(self, game: LastMan, side: int) -> Outcome:
        """A side with cards is asked when there is a battle, whatever the cards are."""
        if self.card != NONE:
            actions = [do.AT + area for area in areas_for(game, side, self.card)]
            return game.ask(side, "assign-where", "L2.7.2", actions, self.card)
        too_early = side != game.attacker() and game.turn() < facts.CARD_SINCE[facts.GAS]
        if not game.battles or not game.hand_size(side) or too_early:
            self.step += 1
            if game.journal is not None:
                self.withhold_cards(game, side)
            return ON
        actions = []
        for card in (facts.GAS, facts.BARRAGE, facts.SURPRISE):
            if game.held(side, card) and areas_for(game, side, card):
                actions.append(do.ASSIGN + card)
        actions.append(do.DONE)
        if side == game.attacker():
            actions += crisis_actions(game)
        return game.ask(side, "combat-cards", "L2.7.2", actions)

    def withhold_cards(self, game: LastMan, side: int) -> None:
        """Nobody asks for combat cards where there is no battle, no hand or too early a date."""
        for card in slots.CARD_BITS:
            refusal = self.why_not_card(game, side, card)
            game.withhold(side, do.ASSIGN + card, 1, refusal)
            game.withhold(side, do.CARD + card, 1, refusal)

    def choose_card(self, game: LastMan, card: int) -> None:
        side = self.seat(game)
        areas = areas_for(game, side, card)
        if len(areas) == 1 and game.journal is not None:
            for area in range(facts.AREA_COUNT):
                game.withhold(side, do.AT + area, 1, may_assign(game, side, card, area))
        game.discard(side, card, slots.IN_BATTLE)  # both see it before its battle is named
        if len(areas) == 1:
            assign(game, side, card, areas[0])
        else:
            self.card = card

    # Bad Weather (L2.17, L9.17)

    def ask_weather(self, game: LastMan) -> Outcome:
        side = 1 - game.attacker()
        early = game.turn() < facts.CARD_SINCE[facts.BAD_WEATHER]
        if early or game.scalars[slots.WEATHER] or not game.hand_size(side):
            self.step = DEFENDERS_CARDS
            if game.journal is not None:
                game.withhold(side, do.CARD + facts.BAD_WEATHER, 1, may_weather(game))
            return ON
        actions = [do.CARD + facts.BAD_WEATHER] if may_weather(game) is ALLOWED else []
        return game.ask(side, "weather", "L2.17", [*actions, do.PASS])

    def ask_keep(self, game: LastMan) -> Outcome:
        """Which one of the battles stays, or none (L9.17.1)."""
        if not game.battles:
            keep_battle(game, NONE)
            self.step = DEFENDERS_CARDS
            return ON
        actions = [do.BATTLE + area for area in game.battle_areas()]
        actions += [do.DONE, *crisis_actions(game)]
        return game.ask(game.attacker(), "keep-battle", "L9.17.1", actions)

    # Why not

    def why_not(self, game: LastMan, action: int) -> Refusal:
        verb = action - action % do.STRIDE
        thing = action % do.STRIDE
        if verb == do.BATTLE and self.step == NAMES:
            return self.why_battle(game, thing)
        if verb == do.BATTLE and self.step == KEEP:
            return no.NO_BATTLE_TO_KEEP
        if verb == do.AT and self.step == BONUS:
            return may_bonus(game, thing)
        if verb == do.AT and self.card != NONE:
            return may_lay(game, self.seat(game), self.card, thing)
        if self.card != NONE:
            return NOT_ASKED_NOW
        cards = self.step in (ATTACKERS_CARDS, DEFENDERS_CARDS)
        if verb == do.ASSIGN and cards:
            return self.why_not_card(game, self.seat(game), thing)
        if verb == do.CARD and cards and thing in slots.CARD_BITS:
            refusal = self.why_not_card(game, self.seat(game), thing)
            return no.LAY_IT if refusal is ALLOWED else refusal
        if verb == do.CARD:
            return self.why_not_play(game, thing)
        return NOT_ASKED_NOW

    def why_not_card(self, game: LastMan, side: int, card: int) -> Refusal:
        """Why there is no battle that this card may be laid on."""
        refusal: Refusal = may_lay(game, side, card, NONE)
        for area in game.battle_areas():
            refusal = may_assign(game, side, card, area)
            if refusal is ALLOWED or refusal is no.CARD_NOT_HELD:
                return refusal  # there is a place for it
        if refusal is no.NO_BATTLE_THERE and not game.held(side, card):
            return no.CARD_NOT_HELD
        return refusal

    def why_not_play(self, game: LastMan, card: int) -> Refusal:
        if card == facts.BAD_WEATHER and self.step == WEATHER:
            return may_weather(game)
        if card >= facts.ENTENTE_CRISIS and self.step in (NAMES, BONUS, ATTACKERS_CARDS, KEEP):
            return may_play_crisis(game, card)
        return NOT_ASKED_NOW
