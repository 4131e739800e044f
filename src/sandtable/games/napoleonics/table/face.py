"""The face of Napoleonics: its battles, how things stand, what an attack may bring, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.table.face import BattleFace, Outline, forces_of, note_on, signs_of
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.napoleonics.files.scenario import Scenario
from sandtable.games.napoleonics.rules import facts, melee, notation as do, ranged, retreats
from sandtable.games.napoleonics.rules.odds import fight_of_action
from sandtable.games.napoleonics.rules.replies import Replies, Threat, replies_to, threat_to
from sandtable.games.napoleonics.rules.state import Napoleonics
from sandtable.games.napoleonics.table.aids import CARDS, aids_of
from sandtable.games.napoleonics.table.aspects import ASPECTS
from sandtable.games.napoleonics.table.guide import GUIDE
from sandtable.games.napoleonics.table.picture import DRAWINGS
from sandtable.games.napoleonics.table.report import report_of
from sandtable.games.napoleonics.table.words import NAMES, leader
from sandtable.toolkit.answer_sequences import after_answer
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.display import Odds, odds_of
from sandtable.toolkit.lookup import Aids
from sandtable.toolkit.scenario_summary import Force
from sandtable.toolkit.text import Speaker


class NapoleonicsFace(BattleFace[Napoleonics, Scenario]):
    """Commands & Colors: Napoleonics."""

    cover = "waterloo"
    learned = 4
    after_lesson = "rolica_first"
    guide = GUIDE
    drawings = DRAWINGS
    report = staticmethod(report_of)
    deck = CARDS

    # Before the battle

    def outline(self, scenario: Scenario, speaker: Speaker | None) -> Outline:
        hands = {seat: scenario.hands[seat] for seat in facts.SEATS}
        if speaker is None:
            return Outline(scenario.banners, hands, {}, {})
        leaders = generals(scenario, speaker)
        return Outline(scenario.banners, hands, forces(scenario, speaker), leaders)

    def terms(self, game: Napoleonics, speaker: Speaker) -> list[str]:
        first = self.side(game.field.first, speaker)
        banners = self.scenario_of(game).banners
        return [speaker.say("brief-first-and-banners", **first, banners=banners)]

    # The table

    def nation(self, seat: int) -> str:
        return facts.NATIONS[facts.SEAT_OF_NATION.index(seat)]

    def ordered_hexes(self, game: Napoleonics) -> list[Hex]:
        hexes = super().ordered_hexes(game)
        return hexes + [game.leader_hex(leader) for leader in game.ordered_leaders()]

    def against(self, state: Napoleonics, question: Question) -> str:
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, melee.Melee) or question.key not in ("respond", "battle-back"):
            return ""
        return facts.GRID.names[state.hex_of(top.attacker)]

    # Answers

    def aspects(self, state: Napoleonics, seat: int) -> Sequence[Aspect]:
        return ASPECTS

    def note(self, state: Napoleonics, action: int, speaker: Speaker) -> str:
        card = action % do.STRIDE
        return (
            note_on(CARDS.shown(card, 0, speaker), speaker)
            if action - card in (do.CARD, do.KEEP)
            else ""
        )

    def drawback(self, state: Napoleonics, action: int, speaker: Speaker) -> str:
        """After some moves a unit may not battle any more: too far, or into a wood or a town."""
        if action - action % do.STRIDE != do.MOVE:
            return ""
        after, at = after_answer(state, action), Hex(action % do.STRIDE)
        if after is None:
            return ""
        unit = after.unit_at(at)
        if unit < 0 or state.hex_of(unit) == at:  # a leader goes to a unit
            return ""
        if (
            ranged.may_battle(after, unit, True) is ALLOWED
            or ranged.may_battle(state, unit, True) is not ALLOWED
        ):
            return ""
        return speaker.say("drawback-no-battle")

    def odds(self, state: Napoleonics, action: int, speaker: Speaker) -> Odds | None:
        """The dice of an answer; for a defender those to be faced after it."""
        title = self.doing(state, action, speaker)
        fight = fight_of_action(state, action)
        if fight is None:
            question = state.question()
            threat = threat_to(state, question, action) if question is not None else None
            return None if threat is None else self.faced(threat, title, speaker)
        replies = replies_to(state, action)
        if replies is not None:
            blocks, ignorable = replies.blocks, replies.ignorable
            told = self.replies(replies, speaker)
        else:
            blocks, ignorable = target_in_melee(state, action)
            told = []
        target = speaker.say("odds-target", blocks=blocks, flags=ignorable) if blocks else ""
        return odds_of(fight, title, speaker, blocks, ignorable, target, told)

    def replies(self, replies: Replies, speaker: Speaker) -> list[str]:
        """What an attack may bring upon the attacker, as far as everybody can see it."""
        told = []
        if replies.square_dice:
            told.append(speaker.say("odds-square-first", dice=replies.square_dice))
        if replies.may_form_square:
            square, dice = replies.formed_dice, replies.dice_on_square
            told.append(speaker.say("odds-may-square", square=square, dice=dice))
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

    def threat(self, state: Napoleonics, question: Question, speaker: Speaker) -> Odds | None:
        threat = threat_to(state, question)
        if threat is None:
            return None
        return self.faced(threat, speaker.say("odds-threat"), speaker)

    def faced(self, threat: Threat, title: str, speaker: Speaker) -> Odds:
        """The dice of the attacker, as the defender sees them."""
        told = []
        if threat.squared:
            dice, theirs = threat.square_dice, threat.fight.dice
            told.append(speaker.say("odds-square-throws", dice=dice, theirs=theirs))
        blocks, ignorable = threat.blocks, threat.ignorable
        return odds_of(threat.fight, title, speaker, blocks, ignorable, "", told, incoming=True)

    # Looking things up

    def look(self, state: Napoleonics, place: str, speaker: Speaker) -> list[str]:
        at = facts.GRID.hex(place.lower())
        if at == NOWHERE:
            return []
        ground = state.field.terrain_of(at)
        told = [f"{place.lower()}: {speaker.name(NAMES.key('terrain', facts.TERRAIN[ground]))}"]
        if ground != facts.CLEAR:
            told[0] += f" ({facts.TERRAIN_RULES[ground]})"
        unit = state.unit_at(at)
        if unit >= 0:
            nation, kind = facts.KINDS[state.kind(unit)].split(" ")
            told.append(
                speaker.say(
                    "look-unit-square" if state.in_square(unit) else "look-unit",
                    nation=speaker.name(NAMES.key("nations", nation)),
                    kind=speaker.name(NAMES.key("kinds", kind)),
                    blocks=state.blocks(unit),
                    full=facts.FULL[state.kind(unit)],
                )
            )
        if state.leader_at(at) >= 0:
            name = state.field.leader_names[state.leader_at(at)]
            told.append(str(leader(speaker.phrases, "leader", name)["leader"]))
        return told + self.objectives_at(state, at, speaker)

    def objectives_at(self, game: Napoleonics, at: Hex, speaker: Speaker) -> list[str]:
        """What a hex is worth, and to whom."""
        told = []
        for objective in game.field.objectives:
            if objective.hex == at:
                key = "look-objective-for-good" if objective.for_good else "look-objective"
                side = self.side(objective.seat, speaker)
                told.append(speaker.say(key, **side, banners=objective.banners))
        return told

    def ground_now(self, state: Napoleonics) -> Hashable:
        return state.field  # of the scenario: no answer changes it

    def describe(self, state: Napoleonics, place: str, speaker: Speaker) -> list[str]:
        at = facts.GRID.hex(place)
        grounds = [state.field.terrain[at]] + ([facts.FIELD_WORKS] if state.field.works[at] else [])
        if len(grounds) > 1 and grounds[0] == facts.CLEAR:
            grounds = grounds[1:]
        told = [speaker.name(NAMES.key("terrain", facts.TERRAIN[each])) for each in grounds]
        return told + self.as_objectives(self.objectives_at(state, at, speaker), speaker)

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        return signs_of(facts.WORDS, ("kinds", "terrain"), speaker)

    def aids(self, state: Napoleonics, seat: int, speaker: Speaker) -> Aids:
        return aids_of(state, seat, speaker)


def forces(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind the sides have, in the order of the word lists."""
    counts = Counter(f"{unit.nation} {unit.kind}" for unit in scenario.units)
    seats = {nation: seat_of(nation) for nation in facts.NATIONS}
    return forces_of(counts, facts.KINDS, seats, NAMES, speaker)


def generals(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[str, ...]]:
    """The leaders of the sides by name."""
    found: dict[str, list[str]] = {seat: [] for seat in facts.SEATS}
    for each in scenario.leaders:
        name = str(leader(speaker.phrases, "leader", each.name)["leader"])
        found[seat_of(each.nation)].append(name)
    return {seat: tuple(each) for seat, each in found.items()}


def seat_of(nation: str) -> str:
    return facts.SEATS[facts.SEAT_OF_NATION[facts.NATIONS.index(nation)]]


def target_in_melee(game: Napoleonics, action: int) -> tuple[int, int]:
    """Blocks and ignorable flags of whom `support`, `back` or `strike` would hit; 0 for none."""
    top = game.stack[-1] if game.stack else None
    if not isinstance(top, melee.Melee) or top.defender < 0:
        return 0, 0
    if action in (do.BACK, do.STRIKE):
        return game.blocks(top.attacker), retreats.flags_ignorable(game, top.attacker, top.defender)
    if top.step == melee.GUNS_JOIN:
        return game.blocks(top.defender), retreats.flags_ignorable(game, top.defender, top.attacker)
    return 0, 0
