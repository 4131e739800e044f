"""The face of Napoleonics: its battles, how things stand, what an attack may bring, in words."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.battle import NO_CARD, TURN
from sandtable.colors.face import BattleFace, balance_in, brief_from, forces_of, texts_in
from sandtable.core.face import Aids, Brief, Card, Force, Odds, Side, Status, odds_of
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.core.text import Speaker
from sandtable.core.ways import after_answer
from sandtable.games.napoleonics.aids import aids_of, card_shown
from sandtable.games.napoleonics.guide import tip
from sandtable.games.napoleonics.melee import GUNS_JOIN, Melee
from sandtable.games.napoleonics.notation import BACK, CARD, KEEP, MOVE, STRIDE, STRIKE
from sandtable.games.napoleonics.odds import fight_of_action
from sandtable.games.napoleonics.ranged import may_battle
from sandtable.games.napoleonics.replies import Replies, Threat, replies_to, threat_to
from sandtable.games.napoleonics.retreats import flags_ignorable
from sandtable.games.napoleonics.scenario import (
    Scenario,
    find_scenario,
    scenario_from_data,
)
from sandtable.games.napoleonics.state import IN_FORCE, PLAYED, Napoleonics
from sandtable.games.napoleonics.tables import (
    CARD_KINDS,
    CARD_RULE,
    CARDS,
    CLEAR,
    FULL,
    GRID,
    HERE,
    KINDS,
    NATIONS,
    SEAT_OF_NATION,
    SEATS,
    TERRAIN,
    TERRAIN_RULES,
    WORDS,
)
from sandtable.games.napoleonics.words import NAMES, hexes_about, leader, text_key


def battle(state: State) -> Napoleonics:
    assert isinstance(state, Napoleonics)
    return state


class NapoleonicsFace(BattleFace):
    """Commands & Colors: Napoleonics."""

    # Before the battle

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> Brief:
        speaker = Speaker(language, self.box) if in_full else None
        return self.brief(find_scenario(scenario), language, speaker)

    def brief(self, scenario: Scenario, language: str, speaker: Speaker | None) -> Brief:
        return brief_from(
            scenario.id,
            scenario.date,
            scenario.first,
            scenario.banners,
            {seat: scenario.hands[seat] for seat in SEATS},
            texts_in(scenario.texts, language),
            self.balance.get(scenario.id, {}),
            {} if speaker is None else forces(scenario, speaker),
            {} if speaker is None else generals(scenario, speaker),
        )

    @cached_property
    def balance(self) -> dict[str, Any]:
        """How the scenarios play, as `tools/balance.py` measured it."""
        return balance_in(HERE)

    def briefing(self, state: State, speaker: Speaker) -> list[str]:
        game = battle(state)
        scenario = scenario_from_data(game.field.source)
        texts = texts_in(scenario.texts, speaker.language)
        first = self.side(game.field.first, speaker)
        banners = game.field.banners_to_win[0]
        told = [f"{texts.name}, {scenario.date}", texts.about]
        told.append(speaker.say("brief-first-and-banners", **first, banners=banners))
        told.extend([*texts.objectives, *texts.specials])
        return [each.strip() for each in told if each.strip()]

    # The table

    def flips(self, state: State, seat: int) -> bool:
        return battle(state).field.top == seat

    def status(self, state: State, speaker: Speaker) -> Status:
        game = battle(state)
        asked = {question.seat for question in game.questions()}
        sides = tuple(
            Side(
                name,
                self.seat_name(seat, speaker),
                game.banners(seat),
                game.field.banners_to_win[seat],
                game.hand_size(seat),
                game.scalars[TURN] > 0 and seat == game.active(),
                seat in asked,
                NATIONS[SEAT_OF_NATION.index(seat)],
            )
            for seat, name in enumerate(SEATS)
        )
        played, in_force = game.scalars[PLAYED], game.scalars[IN_FORCE]
        if played == NO_CARD:
            return Status(game.scalars[TURN], sides)
        card = card_shown(played, game.command(), speaker)
        copied = in_force not in (NO_CARD, played)
        other = card_shown(in_force, game.command(), speaker) if copied else None
        return Status(game.scalars[TURN], sides, card, other)

    def against(self, state: State, question: Question) -> str:
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Melee) or question.key not in ("respond", "battle-back"):
            return ""
        return GRID.names[battle(state).hex_of(top.attacker)]

    def card(self, state: State, card: str, speaker: Speaker) -> Card | None:
        game = battle(state)
        if card not in CARDS:
            return None
        return card_shown(CARDS.index(card), game.hand_size(game.active()), speaker)

    def scores(self, state: State) -> list[int]:
        return [battle(state).banners(seat) for seat in range(len(SEATS))]

    def about(self, question: Question) -> list[str]:
        return hexes_about(question)

    def hand(self, state: State, seat: int, speaker: Speaker) -> list[Card]:
        game = battle(state)
        if not 0 <= seat < len(SEATS):
            return []
        return [
            card_shown(card, game.hand_size(seat), speaker)
            for card in range(CARD_KINDS)
            for _ in range(game.in_hand(seat, card))
        ]

    def orders(self, state: State, seat: int) -> list[str]:
        game = battle(state)
        if seat != game.active():
            return []
        hexes = [game.hex_of(unit) for unit in game.ordered_units()]
        hexes += [game.leader_hex(leader) for leader in game.ordered_leaders()]
        return [GRID.names[at] for at in sorted(set(hexes))]

    def moment(self, state: State, speaker: Speaker) -> str:
        """The turn; before the first one the day of the battle."""
        game = battle(state)
        if game.scalars[TURN]:
            return self.turn(game.scalars[TURN], speaker)
        return scenario_from_data(game.field.source).date

    def ending(self, state: State, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return super().ending(state, speaker)
        winner = int(result["winner"])
        return speaker.say(
            "battle-ending",
            **self.side(winner, speaker),
            banners=result["banners"][winner],
            against=result["banners"][1 - winner],
            turns=result["turns"],
        )

    # Answers

    def note(self, state: State, action: int, speaker: Speaker) -> str:
        card = action % STRIDE
        if action - card not in (CARD, KEEP):
            return ""
        key = text_key("cards", CARDS[card])
        title = "" if speaker.language == "en" else f"{speaker.name(key)}: "  # else it is as typed
        return f"{title}{speaker.name(key, 'does')} ({CARD_RULE[card]})"

    def drawback(self, state: State, action: int, speaker: Speaker) -> str:
        """After some moves a unit may not battle any more: too far, or into a wood or a town."""
        if action - action % STRIDE != MOVE:
            return ""
        before, moved = battle(state), after_answer(state, action)
        if moved is None:
            return ""
        after, at = battle(moved), Hex(action % STRIDE)
        unit = after.unit_at(at)
        if unit < 0 or before.hex_of(unit) == at:  # a leader goes to a unit
            return ""
        if (
            may_battle(after, unit, True) is ALLOWED
            or may_battle(before, unit, True) is not ALLOWED
        ):
            return ""
        return speaker.say("drawback-no-battle")

    def odds(self, state: State, action: int, speaker: Speaker) -> Odds | None:
        """The dice of an answer; for a defender those that he faces after it."""
        game = battle(state)
        title = self.doing(state, action, speaker)
        fight = fight_of_action(game, action)
        if fight is None:
            question = game.question()
            threat = threat_to(game, question, action) if question is not None else None
            return None if threat is None else self.faced(threat, title, speaker)
        replies = replies_to(game, action)
        if replies is not None:
            blocks, ignorable = replies.blocks, replies.ignorable
            told = self.replies(replies, speaker)
        else:
            blocks, ignorable = target_in_melee(game, action)
            told = []
        target = speaker.say("odds-target", blocks=blocks, flags=ignorable) if blocks else ""
        return odds_of(fight, title, speaker, blocks, ignorable, target, told)

    def replies(self, replies: Replies, speaker: Speaker) -> list[str]:
        """What an attack may bring upon the attacker, as far as everybody can see it."""
        told = []
        if replies.square_dice:
            told.append(speaker.say("odds-square-first", dice=replies.square_dice))
        if replies.may_form_square:
            told.append(speaker.say("odds-may-square"))
        if replies.may_retire:
            told.append(speaker.say("odds-may-retire"))
        if replies.strike_dice:
            told.append(speaker.say("odds-may-strike", dice=replies.strike_dice))
        told.append(self.battle_back(replies, speaker))
        return told

    def battle_back(self, replies: Replies, speaker: Speaker) -> str:
        if not any(replies.back):
            return speaker.say("odds-no-battle-back")
        dice = ", ".join(
            speaker.say("odds-dice-with-blocks", dice=dice, blocks=replies.blocks - lost)
            for lost, dice in enumerate(replies.back)
        )
        return speaker.say("odds-battle-back", dice=dice)

    def threat(self, state: State, question: Question, speaker: Speaker) -> Odds | None:
        threat = threat_to(battle(state), question)
        if threat is None:
            return None
        return self.faced(threat, speaker.say("odds-threat"), speaker)

    def faced(self, threat: Threat, title: str, speaker: Speaker) -> Odds:
        """The dice of the attacker, as the defender sees them."""
        told = []
        if threat.square_dice:
            told.append(speaker.say("odds-square-throws", dice=threat.square_dice))
        blocks, ignorable = threat.blocks, threat.ignorable
        return odds_of(threat.fight, title, speaker, blocks, ignorable, "", told, incoming=True)

    def tip(self, state: State, question: Question, speaker: Speaker) -> str:
        return tip(battle(state), question, speaker)

    # Looking things up

    def look(self, state: State, place: str, speaker: Speaker) -> list[str]:
        game = battle(state)
        at = GRID.hex(place.lower())
        if at == NOWHERE:
            return []
        ground = game.field.terrain_of(at)
        told = [f"{place.lower()}: {speaker.name(text_key('terrain', TERRAIN[ground]))}"]
        if ground != CLEAR:
            told[0] += f" ({TERRAIN_RULES[ground]})"
        unit = game.unit_at(at)
        if unit >= 0:
            nation, kind = KINDS[game.kind(unit)].split(" ")
            told.append(
                speaker.say(
                    "look-unit-square" if game.in_square(unit) else "look-unit",
                    nation=speaker.name(text_key("nations", nation)),
                    kind=speaker.name(text_key("kinds", kind)),
                    blocks=game.blocks(unit),
                    full=FULL[game.kind(unit)],
                )
            )
        if game.leader_at(at) >= 0:
            name = game.field.leader_names[game.leader_at(at)]
            told.append(str(leader(speaker.phrases, "leader", name)["leader"]))
        for objective in game.field.objectives:
            if objective.hex == at:
                key = "look-objective-for-good" if objective.for_good else "look-objective"
                side = self.side(objective.seat, speaker)
                told.append(speaker.say(key, **side, banners=objective.banners))
        return told

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        signs = [
            (str(each["code"]), speaker.name(str(each["text"])))
            for table in ("kinds", "terrain")
            for each in WORDS[table].values()
        ]
        return [(code if code != "." else " ", name) for code, name in signs]

    def aids(self, state: State, seat: int, speaker: Speaker) -> Aids:
        return aids_of(battle(state), seat, speaker)


def forces(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind the sides have, in the order of the word lists."""
    counts = Counter(f"{unit.nation} {unit.kind}" for unit in scenario.units)
    seats = {nation: seat_of(nation) for nation in NATIONS}
    return forces_of(counts, KINDS, seats, NAMES, speaker)


def generals(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[str, ...]]:
    """The leaders of the sides by name."""
    found: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for each in scenario.leaders:
        name = str(leader(speaker.phrases, "leader", each.name)["leader"])
        found[seat_of(each.nation)].append(name)
    return {seat: tuple(each) for seat, each in found.items()}


def seat_of(nation: str) -> str:
    return SEATS[SEAT_OF_NATION[NATIONS.index(nation)]]


def target_in_melee(game: Napoleonics, action: int) -> tuple[int, int]:
    """Blocks and ignorable flags of whom `support`, `back` or `strike` would hit; 0 for none."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, Melee) or top.defender < 0:
        return 0, 0
    if action in (BACK, STRIKE):
        return game.blocks(top.attacker), flags_ignorable(game, top.attacker, top.defender)
    if top.step == GUNS_JOIN:
        return game.blocks(top.defender), flags_ignorable(game, top.defender, top.attacker)
    return 0, 0
