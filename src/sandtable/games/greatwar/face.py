"""The face of The Great War: its battles, how things stand, what an attack may bring, in words."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.colors.battle import NO_CARD, TURN
from sandtable.colors.face import BattleFace, balance_in, brief_from, forces_of, texts_in
from sandtable.core.face import (
    Aids,
    Brief,
    Card,
    Force,
    Holding,
    Odds,
    Side,
    Status,
    odds_of,
)
from sandtable.core.odds import in_short, percent
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.core.text import Speaker
from sandtable.games.greatwar.aids import (
    TOKEN_RULES,
    aids_of,
    combat_shown,
    command_shown,
    sits,
)
from sandtable.games.greatwar.aiming import Aim, aim_of
from sandtable.games.greatwar.combat import Combat, may_battle
from sandtable.games.greatwar.drawing import ABANDONED_CODE, STUCK_CODE
from sandtable.games.greatwar.fights import fight_of
from sandtable.games.greatwar.guide import tip
from sandtable.games.greatwar.movement import March, hexes_and_battle
from sandtable.games.greatwar.notation import CARD, DROP, KEEP, MOVE_, PASS, PLAY, STRIDE
from sandtable.games.greatwar.odds import attack_of_action, stuck_chance
from sandtable.games.greatwar.portrait import marker_words
from sandtable.games.greatwar.replies import Replies, replies_to
from sandtable.games.greatwar.scenario import (
    Scenario,
    find_scenario,
    inventions,
    scenario_from_data,
)
from sandtable.games.greatwar.state import HELD, IN_FORCE, PLAYED, GreatWar
from sandtable.games.greatwar.tables import (
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMMAND_CARDS,
    COMMAND_KINDS,
    COUNTRYSIDE,
    DUD_SHELLS,
    GRID,
    HERE,
    KINDS,
    OFFICIAL,
    SEATS,
    TERRAIN,
    TERRAIN_RULES,
    TRENCH,
    WORDS,
)
from sandtable.games.greatwar.tanks import check_dice
from sandtable.games.greatwar.terrain import in_water, is_building
from sandtable.games.greatwar.windows import may_come
from sandtable.games.greatwar.words import NAMES, full_name, hexes_about


def battle(state: State) -> GreatWar:
    assert isinstance(state, GreatWar)
    return state


class GreatWarFace(BattleFace):
    """The Great War with its tanks."""

    # Before the battle

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> Brief:
        speaker = Speaker(language, self.box) if in_full else None
        return self.brief(find_scenario(scenario), language, speaker)

    def brief(self, scenario: Scenario, language: str, speaker: Speaker | None) -> Brief:
        return brief_from(
            scenario.id,
            scenario.date,
            scenario.first,
            scenario.medals,
            {seat: scenario.hands[seat].command for seat in SEATS},
            texts_in(scenario.texts, language),
            self.balance.get(scenario.id, {}),
            {} if speaker is None else forces(scenario, speaker),
            {},
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
        medals = game.field.medals_to_win[0]
        told = [", ".join(each for each in (texts.name, scenario.date) if each), texts.about]
        told.append(speaker.say("brief-first-and-medals", **first, medals=medals))
        told += [self.means(game, seat, speaker) for seat in range(len(SEATS))]
        told.extend([*texts.objectives, *texts.specials])
        told.append(self.inventions(scenario, speaker))
        return [each.strip() for each in told if each.strip()]

    def inventions(self, scenario: Scenario, speaker: Speaker) -> str:
        """Which tanks of a scenario are no published ones, if any (G29.2)."""
        kinds = dict.fromkeys(unit.kind for unit in inventions(scenario))
        names = ", ".join(speaker.name(NAMES.key("kinds", kind)) for kind in kinds)
        return speaker.say("brief-inventions", tanks=names) if names else ""

    def means(self, game: GreatWar, seat: int, speaker: Speaker) -> str:
        """Hands, tokens and guns at the start, in a sentence."""
        field = game.field
        text = speaker.say(
            "brief-means",
            **self.side(seat, speaker),
            command=field.command_hands[seat],
            combat=field.combat_hands[seat],
            hq=field.hq[seat],
            artillery=field.artillery[seat],
        )
        return text[:1].upper() + text[1:]

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
                game.medals(seat),
                game.field.medals_to_win[seat],
                game.hand_size(seat),
                game.scalars[TURN] > 0 and seat == game.active(),
                seat in asked,
                name,
                self.holdings(game, seat, speaker),
            )
            for seat, name in enumerate(SEATS)
        )
        played, in_force = game.scalars[PLAYED], game.scalars[IN_FORCE]
        if played == NO_CARD:
            return Status(game.scalars[TURN], sides)
        card = command_shown(played, game.command(), speaker)
        copied = in_force not in (NO_CARD, played)
        other = command_shown(in_force, game.command(), speaker) if copied else None
        return Status(game.scalars[TURN], sides, card, other)

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

    def scores(self, state: State) -> list[int]:
        return [battle(state).medals(seat) for seat in range(len(SEATS))]

    def about(self, question: Question) -> list[str]:
        return hexes_about(question)

    def against(self, state: State, question: Question) -> str:
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Combat) or question.key not in ("respond", "counter"):
            return ""
        return GRID.names[battle(state).hex_of(top.unit)]

    def card(self, state: State, card: str, speaker: Speaker) -> Card | None:
        """A card of either deck."""
        game = battle(state)
        if card in COMMAND_CARDS:
            command = game.hand_size(game.active())
            return command_shown(COMMAND_CARDS.index(card), command, speaker)
        return combat_shown(COMBAT_CARDS.index(card), speaker) if card in COMBAT_CARDS else None

    def hand(self, state: State, seat: int, speaker: Speaker) -> list[Card]:
        """Command cards, then combat cards."""
        game = battle(state)
        if not sits(seat):
            return []
        cards = [
            command_shown(card, game.hand_size(seat), speaker)
            for card in range(COMMAND_KINDS)
            for _ in range(game.in_hand(seat, card))
        ]
        cards += [
            combat_shown(card, speaker)
            for card in range(COMBAT_KINDS)
            for _ in range(game.holds(seat, card))
        ]
        return cards

    def orders(self, state: State, seat: int) -> list[str]:
        game = battle(state)
        if seat != game.active():
            return []
        return [GRID.names[at] for at in sorted(game.hex_of(each) for each in game.ordered_units())]

    def moment(self, state: State, speaker: Speaker) -> str:
        """The turn; before the first one the day of the battle, or its name."""
        game = battle(state)
        if game.scalars[TURN]:
            return self.turn(game.scalars[TURN], speaker)
        scenario = scenario_from_data(game.field.source)
        return scenario.date or texts_in(scenario.texts, speaker.language).name

    def ending(self, state: State, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return super().ending(state, speaker)
        if result["winner"] is None:
            return speaker.say("battle-drawn", medals=result["medals"][0], turns=result["turns"])
        winner = int(result["winner"])
        return speaker.say(
            "battle-ending",
            **self.side(winner, speaker),
            medals=result["medals"][winner],
            against=result["medals"][1 - winner],
            turns=result["turns"],
        )

    # Answers

    def note(self, state: State, action: int, speaker: Speaker) -> str:
        card = action % STRIDE
        verb = action - card
        if verb in (CARD, KEEP):
            shown = command_shown(card, 0, speaker)
        elif verb in (PLAY, DROP):
            shown = combat_shown(card, speaker)
        else:
            return ""
        title = "" if speaker.language == "en" else f"{shown.title}: "  # else it is as typed
        return f"{title}{shown.does} ({shown.rule})"

    def drawback(self, state: State, action: int, speaker: Speaker) -> str:
        """What a step costs: no battle any more (too far, water, a building), a tank stuck."""
        game = battle(state)
        top = game.stack[-1] if game.stack else None
        at = Hex(action % STRIDE)
        if action - at != MOVE_ or not isinstance(top, March):
            return ""
        unit, told = top.unit, []
        if game.is_tank(unit):
            dice = check_dice(game, unit, at, top.steps + 1)
            if dice:
                told.append(speaker.say("drawback-stuck", chance=percent(stuck_chance(dice))))
        if may_battle(game, unit) is ALLOWED:
            too_far = top.steps + 1 > hexes_and_battle(game, unit)
            indoors = game.is_tank(unit) and is_building(game, at)
            if too_far or indoors or in_water(game, at):
                told.append(speaker.say("drawback-no-battle"))
        return ", ".join(told)

    def odds(self, state: State, action: int, speaker: Speaker) -> Odds | None:
        """The dice of an answer; for a defender those that he faces after it."""
        aim = aim_of(battle(state), action)
        if aim is not None:
            return self.aimed(battle(state), aim, self.doing(state, action, speaker), speaker)
        return self.odds_named(battle(state), action, self.doing(state, action, speaker), speaker)

    def threat(self, state: State, question: Question, speaker: Speaker) -> Odds | None:
        if question.key != "respond":
            return None
        return self.odds_named(battle(state), PASS, speaker.say("odds-threat"), speaker)

    def odds_named(self, game: GreatWar, action: int, title: str, speaker: Speaker) -> Odds | None:
        attack = attack_of_action(game, action)
        question = game.question()
        if attack is None or question is None:
            return None
        fight = fight_of(game, attack.striker, attack.target, attack.way, attack.cards)
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

    def tip(self, state: State, question: Question, speaker: Speaker) -> str:
        return tip(battle(state), question, speaker)

    def aimed(self, game: GreatWar, aim: Aim, title: str, speaker: Speaker) -> Odds:
        """Targeting dice: what they cost, how they may fall, and whom they may hit."""
        told = [(speaker.say("aim-dice", dice=aim.dice, tokens=aim.cost), "G16.4")]
        told.append((speaker.say("aim-on-target", chance=percent(aim.on_target)), "G16.6"))
        if aim.changes:
            told.append((speaker.say("aim-changes", chance=percent(aim.changes)), "G16.9"))
        told.append((speaker.say("aim-drifts", chance=percent(aim.drifts)), "G16.8"))
        if aim.friends:
            hexes = ", ".join(GRID.names[at] for at in aim.friends)
            told.append((speaker.say("aim-friends", hexes=hexes), "G16.8"))
        duds = may_come(game, 1 - game.active(), [DUD_SHELLS])
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

    def look(self, state: State, place: str, speaker: Speaker) -> list[str]:
        game = battle(state)
        at = GRID.hex(place.lower())
        if at == NOWHERE:
            return []
        told = [f"{place.lower()}: {', '.join(ground_told(game, at, speaker))}"]
        if game.ground(at) == TRENCH and game.field.trench_line[at]:
            side = self.side(game.field.trench_owner[at], speaker)
            told.append(speaker.say("look-trench", **side, line=game.field.trench_line[at]))
        unit = game.unit_at(at)
        if unit >= 0:
            key = "look-tank" if game.is_tank(unit) else "look-soldiers"
            told.append(
                speaker.say(
                    key,
                    unit=full_name(speaker.phrases, game, unit),
                    blocks=game.blocks(unit),
                    full=game.start(unit),
                )
            )
            if not OFFICIAL[game.kind(unit)]:
                told.append(speaker.say("look-invention"))
        return told + self.objectives_at(game, at, speaker)

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

    def legend(self, speaker: Speaker) -> list[tuple[str, str]]:
        signs = [
            (str(each["code"]), speaker.name(str(each["text"])))
            for table in ("kinds", "specials", "terrain", "tokens")
            for each in WORDS[table].values()
        ]
        signs.append((STUCK_CODE, speaker.say("trouble-stuck")))
        signs.append((ABANDONED_CODE, speaker.say("trouble-abandoned")))
        return [(code if code != "." else " ", name) for code, name in signs]

    def aids(self, state: State, seat: int, speaker: Speaker) -> Aids:
        return aids_of(battle(state), seat, speaker)


def forces(scenario: Scenario, speaker: Speaker) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind the sides have, in the order of the word lists."""
    counts = Counter(f"{unit.side} {unit.kind}" for unit in scenario.units)
    kinds = [f"{seat} {kind}" for seat in SEATS for kind in KINDS]
    return forces_of(counts, kinds, {seat: seat for seat in SEATS}, NAMES, speaker)


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
    told = [speaker.name(NAMES.key("terrain", TERRAIN[ground]))]
    if ground != COUNTRYSIDE:
        told[0] += f" ({TERRAIN_RULES[ground]})"
    for word in marker_words(game.markers(at)):
        told.append(f"{speaker.name(NAMES.key('tokens', word))} ({TOKEN_RULES[word]})")
    return told
