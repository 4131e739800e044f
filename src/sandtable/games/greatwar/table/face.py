"""The face of The Great War: its battles, how things stand, what an attack may bring, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.table.aids import sits
from sandtable.colors.table.face import BattleFace, Outline, forces_of, note_on, signs_of
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.games.greatwar.files.scenario import Scenario, inventions
from sandtable.games.greatwar.rules import (
    allowance,
    artillery,
    combat,
    facts,
    movement,
    notation as do,
    slots,
    tanks,
)
from sandtable.games.greatwar.rules.medals import HELD
from sandtable.games.greatwar.rules.odds import attack_of_action, fight_of_action, stuck_chance
from sandtable.games.greatwar.rules.replies import Replies, replies_to
from sandtable.games.greatwar.rules.state import GreatWar
from sandtable.games.greatwar.rules.targets import may_battle
from sandtable.games.greatwar.rules.terrain import in_water, is_building
from sandtable.games.greatwar.rules.views import marker_words
from sandtable.games.greatwar.rules.windows import may_come
from sandtable.games.greatwar.table.aids import COMBAT, COMMAND, TOKEN_RULES, aids_of
from sandtable.games.greatwar.table.aiming import Aim, aim_of
from sandtable.games.greatwar.table.aspects import ASPECTS
from sandtable.games.greatwar.table.guide import GUIDE
from sandtable.games.greatwar.table.picture import DRAWINGS
from sandtable.games.greatwar.table.report import report_of
from sandtable.games.greatwar.table.text_board import ABANDONED_CODE, STUCK_CODE
from sandtable.games.greatwar.table.words import NAMES, full_name
from sandtable.toolkit.aspects import Aspect
from sandtable.toolkit.display import Card, Holding, Odds, odds_of
from sandtable.toolkit.lookup import Aids
from sandtable.toolkit.odds import in_short, percent
from sandtable.toolkit.scenario_summary import Force
from sandtable.toolkit.text import Speaker


class GreatWarFace(BattleFace[GreatWar, Scenario]):
    """The Great War with its tanks."""

    cover = "cambrai-havrincourt"
    learned = 4
    after_lesson = "opening-action-1"
    guide = GUIDE
    drawings = DRAWINGS
    report = staticmethod(report_of)
    deck = COMMAND

    # Before the battle

    def outline(self, scenario: Scenario, speaker: Speaker | None) -> Outline:
        hands = {seat: scenario.hands[seat].command for seat in facts.SEATS}
        return Outline(scenario.medals, hands, forces(scenario, speaker) if speaker else {}, {})

    def terms(self, game: GreatWar, speaker: Speaker) -> list[str]:
        first = self.side(game.field.first, speaker)
        medals = self.scenario_of(game).medals
        told = [speaker.say("brief-first-and-medals", **first, medals=medals)]
        return told + [self.means(game, seat, speaker) for seat in range(len(facts.SEATS))]

    def tags(self, scenario: Scenario, speaker: Speaker) -> tuple[str, ...]:
        has_tanks = any(facts.IS_TANK[facts.KINDS.index(unit.kind)] for unit in scenario.units)
        return (speaker.say("tag-tanks"),) if has_tanks else ()

    def remarks(self, scenario: Scenario, speaker: Speaker) -> list[str]:
        return [self.inventions(scenario, speaker)]

    def inventions(self, scenario: Scenario, speaker: Speaker) -> str:
        """Which tanks of a scenario are no published ones, if any (G29.2)."""
        kinds = dict.fromkeys(unit.kind for unit in inventions(scenario))
        names = ", ".join(speaker.name(NAMES.key("kinds", kind)) for kind in kinds)
        return speaker.say("brief-inventions", tanks=names) if names else ""

    def means(self, game: GreatWar, seat: int, speaker: Speaker) -> str:
        """Hands, tokens and guns at the start, in a sentence."""
        field = game.field
        text = speaker.sentence(
            "brief-means",
            **self.side(seat, speaker),
            command=field.command_hands[seat],
            combat=field.combat_hands[seat],
            hq=field.hq[seat],
            artillery=field.artillery[seat],
        )
        return text[:1].upper() + text[1:]

    # The table

    def holdings(self, game: GreatWar, seat: int, speaker: Speaker) -> tuple[Holding, ...]:
        """HQ tokens, combat cards, and the strength of the reserve artillery where there is any."""
        held = [
            Holding("hq", speaker.name("holding-hq"), game.hq(seat)),
            Holding("combat", speaker.name("holding-combat"), game.combat_size(seat)),
        ]
        guns = game.field.artillery[seat]
        if guns:
            held.append(Holding("artillery", speaker.name("holding-artillery"), guns))
        return tuple(held)

    def against(self, state: GreatWar, question: Question) -> str:
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, combat.Combat) or question.key not in ("respond", "counter"):
            return ""
        return facts.GRID.names[state.hex_of(top.unit)]

    def card(self, state: GreatWar, card: str, speaker: Speaker) -> Card | None:
        """A card of either deck."""
        if card in facts.COMBAT_CARDS:
            return COMBAT.shown(facts.COMBAT_CARDS.index(card), 0, speaker)
        return super().card(state, card, speaker)

    def hand(self, state: GreatWar, seat: int, speaker: Speaker) -> list[Card]:
        """Command cards, then combat cards."""
        cards = super().hand(state, seat, speaker)
        if sits(state, seat):
            for card in range(facts.COMBAT_KINDS):
                cards += [COMBAT.shown(card, 0, speaker)] * state.holds(seat, card)
        return cards

    def ending(self, state: GreatWar, speaker: Speaker) -> str:
        result = state.result()
        if result is None or result["winner"] is not None:
            return super().ending(state, speaker)
        one, other = result["medals"]
        if one != other:  # with a handicap
            return speaker.say("table-draw")
        return speaker.say("battle-drawn", medals=one, turns=result["turns"])

    # Answers

    def aspects(self, state: GreatWar, seat: int) -> Sequence[Aspect]:
        return ASPECTS

    def note(self, state: GreatWar, action: int, speaker: Speaker) -> str:
        card = action % do.STRIDE
        verb = action - card
        if verb in (do.CARD, do.KEEP):
            return note_on(COMMAND.shown(card, 0, speaker), speaker)
        return (
            note_on(COMBAT.shown(card, 0, speaker), speaker) if verb in (do.PLAY, do.DROP) else ""
        )

    def drawback(self, state: GreatWar, action: int, speaker: Speaker) -> str:
        """What a step costs: no battle any more (too far, water, a building), a tank stuck."""
        top = state.stack[-1] if state.stack else None
        at = Hex(action % do.STRIDE)
        if action - at != do.MOVE or not isinstance(top, movement.March):
            return ""
        unit, told = top.unit, []
        if state.is_tank(unit):
            dice = tanks.check_dice(state, unit, at, top.steps + 1)
            if dice:
                told.append(speaker.say("drawback-stuck", chance=percent(stuck_chance(dice))))
        if may_battle(state, unit) is ALLOWED:
            too_far = top.steps + 1 > allowance.hexes_and_battle(state, unit)
            indoors = state.is_tank(unit) and is_building(state, at)
            if too_far or indoors or in_water(state, at):
                told.append(speaker.say("drawback-no-battle"))
        return ", ".join(told)

    def odds(self, state: GreatWar, action: int, speaker: Speaker) -> Odds | None:
        """The dice of an answer; for a defender those to be faced after it."""
        title = self.doing(state, action, speaker)
        aim = aim_of(state, action)
        if aim is not None:
            return self.aimed(state, aim, title, speaker)
        return self.odds_named(state, action, title, speaker)

    def threat(self, state: GreatWar, question: Question, speaker: Speaker) -> Odds | None:
        if question.key != "respond":
            return None
        return self.odds_named(state, do.PASS, speaker.say("odds-threat"), speaker)

    def odds_named(self, game: GreatWar, action: int, title: str, speaker: Speaker) -> Odds | None:
        attack, fight = attack_of_action(game, action), fight_of_action(game, action)
        question = game.question()
        if attack is None or fight is None or question is None:
            return None
        replies = replies_to(game, attack)
        if replies is None:
            return odds_of(fight, title, speaker)
        incoming = attack.striker >= 0 and game.seat_of(attack.striker) != question.seat
        return odds_of(
            fight,
            title,
            speaker,
            replies.blocks,
            replies.ignorable,
            target_told(replies, fight.confirms, speaker),
            [] if incoming else replies_told(replies, speaker),
            incoming,
        )

    def aimed(self, game: GreatWar, aim: Aim, title: str, speaker: Speaker) -> Odds:
        """Targeting dice: what they cost, how they may fall, and whom they may hit."""
        told = [(speaker.say("aim-dice", dice=aim.dice, tokens=aim.cost), "G16.4")]
        told.append((speaker.say("aim-on-target", chance=percent(aim.on_target)), "G16.6"))
        if aim.changes:
            key = "aim-changes" if artillery.may_change(game, aim.target) else "aim-every-face"
            told.append((speaker.say(key, chance=percent(aim.changes)), "G16.9"))
        told.append((speaker.say("aim-drifts", chance=percent(aim.drifts)), "G16.8"))
        if aim.friends:
            hexes = ", ".join(facts.GRID.names[at] for at in aim.friends)
            told.append((speaker.say("aim-friends", hexes=hexes), "G16.8"))
        duds = may_come(game, 1 - game.active(), [facts.DUD_SHELLS])
        victim = game.unit_at(aim.target)
        blocks = game.blocks(victim) if victim >= 0 else 0
        return Odds(
            title,
            aim.dice,
            tuple(told),
            aim.chances,
            blocks,
            replies=(speaker.say("odds-may-duds"),) if duds else (),
            short=in_short(aim.chances, blocks, speaker) if blocks else told[0][0],
        )

    # Looking things up

    def look(self, state: GreatWar, place: str, speaker: Speaker) -> list[str]:
        at = facts.GRID.hex(place.lower())
        if at == NOWHERE:
            return []
        told = [f"{place.lower()}: {', '.join(ground_told(state, at, speaker))}"]
        if state.ground(at) == facts.TRENCH and state.field.trench_line[at]:
            side = self.side(state.field.trench_owner[at], speaker)
            told.append(speaker.say("look-trench", **side, line=state.field.trench_line[at]))
        unit = state.unit_at(at)
        if unit >= 0:
            key = "look-tank" if state.is_tank(unit) else "look-soldiers"
            told.append(
                speaker.say(
                    key,
                    unit=full_name(speaker.phrases, state, unit),
                    blocks=state.blocks(unit),
                    full=state.start(unit),
                )
            )
            if not facts.OFFICIAL[state.kind(unit)]:
                told.append(speaker.say("look-invention"))
        return told + self.objectives_at(state, at, speaker)

    def objectives_at(self, game: GreatWar, at: Hex, speaker: Speaker) -> list[str]:
        """What a hex, or its group, is worth, and who has it now."""
        told = []
        for number, objective in enumerate(game.field.objectives):
            if at not in objective.hexes:
                continue
            if objective.seat >= 0:
                side = self.side(objective.seat, speaker)
                words = speaker.say("look-objective", **side, medals=objective.medals)
            else:
                words = speaker.say("look-objective-both", medals=objective.medals)
            holder = game.scalars[HELD + number]
            if holder >= 0:
                held = speaker.say("look-held", **self.side(holder, speaker))
                words = f"{words} ({held})"
            told.append(words)
        return told

    def ground_now(self, state: GreatWar) -> Hashable:
        return (
            state.field,
            tuple(state.board[slots.GROUND : slots.GROUND + facts.HEXES]),
            tuple(state.board[slots.MARKERS : slots.MARKERS + facts.HEXES]),
            tuple(state.scalars[HELD : HELD + len(state.field.objectives)]),
        )

    def describe(self, state: GreatWar, place: str, speaker: Speaker) -> list[str]:
        at = facts.GRID.hex(place)
        told = [speaker.name(NAMES.key("terrain", facts.TERRAIN[state.ground(at)]))]
        if state.ground(at) == facts.TRENCH and state.field.trench_line[at]:
            side = self.side(state.field.trench_owner[at], speaker)
            told = [speaker.say("look-trench", **side, line=state.field.trench_line[at])]
        told += [
            speaker.name(NAMES.key("tokens", word)) for word in marker_words(state.markers(at))
        ]
        return told + self.as_objectives(self.objectives_at(state, at, speaker), speaker)

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        signs = signs_of(facts.WORDS, ("kinds", "specials", "terrain", "tokens"), speaker)
        signs.append((STUCK_CODE, speaker.say("trouble-stuck")))
        signs.append((ABANDONED_CODE, speaker.say("trouble-abandoned")))
        return signs

    def aids(self, state: GreatWar, seat: int, speaker: Speaker) -> Aids:
        return aids_of(state, seat, speaker)


def forces(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind the sides have, in the order of the word lists."""
    counts = Counter(f"{unit.side} {unit.kind}" for unit in scenario.units)
    kinds = [f"{seat} {kind}" for seat in facts.SEATS for kind in facts.KINDS]
    return forces_of(counts, kinds, {seat: seat for seat in facts.SEATS}, NAMES, speaker)


def target_told(replies: Replies, confirms: int, speaker: Speaker) -> str:
    if replies.is_tank:
        return speaker.say("odds-tank", blocks=replies.blocks, dice=confirms)
    return speaker.say("odds-target", blocks=replies.blocks, flags=replies.ignorable)


def replies_told(replies: Replies, speaker: Speaker) -> list[str]:
    """What an attack may bring upon the attacker, as far as everybody can see it."""
    told = []
    if replies.may_smoke:
        told.append(speaker.say("odds-may-smoke"))
    if replies.strike_dice:
        told.append(speaker.say("odds-may-strike", dice=replies.strike_dice))
    if replies.counter_dice:
        told.append(speaker.say("odds-may-counter", dice=replies.counter_dice))
    return told


def ground_told(game: GreatWar, at: Hex, speaker: Speaker) -> list[str]:
    """The ground of a hex and its markers, each with its rule."""
    ground = game.ground(at)
    told = [speaker.name(NAMES.key("terrain", facts.TERRAIN[ground]))]
    if ground != facts.COUNTRYSIDE:
        told[0] += f" ({facts.TERRAIN_RULES[ground]})"
    for word in marker_words(game.markers(at)):
        told.append(f"{speaker.name(NAMES.key('tokens', word))} ({TOKEN_RULES[word]})")
    return told
