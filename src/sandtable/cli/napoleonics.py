"""Napoleonics in a terminal: its board, its hands, its briefing, and what an attack may bring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.boards.hexes import NOWHERE, Hex
from sandtable.cli.answers import after_answer
from sandtable.cli.faces import Brief, Face, Paint
from sandtable.cli.odds import in_full, in_short
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.core.text import Speaker
from sandtable.games.napoleonics.notation import CARD, KEEP, MOVE, STRIDE
from sandtable.games.napoleonics.ranged import may_battle
from sandtable.games.napoleonics.replies import Replies, replies_to, threat_to
from sandtable.games.napoleonics.scenario import (
    FOLDER,
    Texts,
    check_scenario,
    load_scenario,
    scenario_from_data,
)
from sandtable.games.napoleonics.state import IN_FORCE, PLAYED, TURN, Napoleonics
from sandtable.games.napoleonics.tables import (
    CARD_RULE,
    CARDS,
    CLEAR,
    FULL,
    GRID,
    KINDS,
    SEATS,
    SECTIONS,
    TERRAIN,
    TERRAIN_RULES,
    WORDS,
)
from sandtable.games.napoleonics.words import leader, text_key

if TYPE_CHECKING:
    from rich.text import Text

    from sandtable.colors.picture import Picture

STYLES: Final = ("bold #6d96f0", "bold #f0776d")
CARD_STYLE: Final = "bold"


def battle(state: State) -> Napoleonics:
    assert isinstance(state, Napoleonics)
    return state


class NapoleonicsFace(Face):
    """Commands & Colors: Napoleonics."""

    # Before the battle

    def briefs(self, language: str) -> list[Brief]:
        briefs = []
        for name in self.box.scenarios():
            scenario = load_scenario(FOLDER / f"{name}.toml")
            texts = scenario.texts.get(language) or scenario.texts["en"]
            briefs.append(
                Brief(
                    name, texts.name, scenario.date, tuple(SEATS), scenario.first, scenario.banners
                )
            )
        return briefs

    def briefing(self, state: State, speaker: Speaker) -> list[str]:
        game = battle(state)
        scenario = scenario_from_data(game.field.source)
        texts = scenario.texts.get(speaker.language) or scenario.texts.get("en") or Texts("")
        first = self.side(game.field.first, speaker)
        told = [f"{texts.name}, {scenario.date}", texts.about]
        told.append(
            speaker.say("cli-first-and-banners", **first, banners=game.field.banners_to_win[0])
        )
        told.extend([*texts.objectives, *texts.specials])
        return [each.strip() for each in told if each.strip()]

    # The table

    def seat_style(self, seat: int) -> str:
        return STYLES[seat]

    def flips(self, state: State, seat: int) -> bool:
        return battle(state).field.top == seat

    def status(self, state: State, speaker: Speaker) -> list[tuple[str, str]]:
        game = battle(state)
        told = [(speaker.say("cli-turn", turn=game.scalars[TURN]), "")]
        for seat in range(2):
            words = speaker.say(
                "cli-side",
                side=self.seat_name(seat, speaker),
                banners=game.banners(seat),
                needed=game.field.banners_to_win[seat],
                cards=game.hand_size(seat),
            )
            told.append((words, STYLES[seat]))
        if game.scalars[PLAYED] >= 0:
            told.append((self.card_on_table(game, speaker), CARD_STYLE))
        return told

    def card_on_table(self, game: Napoleonics, speaker: Speaker) -> str:
        played, in_force = game.scalars[PLAYED], game.scalars[IN_FORCE]
        words = speaker.name(text_key("cards", CARDS[played]))
        if in_force >= 0 and in_force != played:
            words += f" = {speaker.name(text_key('cards', CARDS[in_force]))}"
        return words

    def board(
        self,
        state: State,
        speaker: Speaker,
        question: Question | None,
        seat: int,
        paint: Paint,
    ) -> list[Text]:
        from sandtable.cli.board import Codes, Look, board
        from sandtable.games.napoleonics.picture import picture

        game = battle(state)
        sections = [speaker.name(text_key("sections", word)) for word in SECTIONS]
        if paint.flipped != self.flips(state, seat):
            sections.reverse()
        look = Look(paint, tuple(sections), frozenset(self.orders(state, game.active())))
        return board(picture(game, speaker, question), Codes.read(self.box.folder), look)

    def orders(self, state: State, seat: int) -> list[str]:
        game = battle(state)
        if seat != game.active():
            return []
        hexes = [game.hex_of(unit) for unit in game.ordered_units()]
        hexes += [game.leader_hex(leader) for leader in game.ordered_leaders()]
        return [GRID.names[at] for at in sorted(set(hexes))]

    def hand(self, state: State, seat: int, speaker: Speaker) -> list[tuple[str, str]]:
        keys = [text_key("cards", word) for word in battle(state).hand(seat)]
        return [(speaker.name(key), speaker.name(key, "does")) for key in keys]

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
        return speaker.say("cli-no-battle-after")

    def ending(self, state: State, speaker: Speaker) -> str:
        result = state.result()
        if result is None:
            return speaker.say("cli-not-over")
        winner = int(result["winner"])
        return speaker.say(
            "cli-ending",
            **self.side(winner, speaker),
            banners=result["banners"][winner],
            against=result["banners"][1 - winner],
            turns=result["turns"],
        )

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
                    "cli-unit-square" if game.in_square(unit) else "cli-unit",
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
                key = "cli-objective-for-good" if objective.for_good else "cli-objective"
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

    # What an attack may bring

    def target_blocks(self, state: State, action: int) -> int:
        replies = replies_to(battle(state), action)
        return replies.blocks if replies is not None else 0

    def comes_back(self, state: State, action: int, speaker: Speaker) -> list[str]:
        replies = replies_to(battle(state), action)
        if replies is None:
            return []
        told = [speaker.say("cli-target", blocks=replies.blocks, flags=replies.ignorable)]
        if replies.square_dice:
            told.append(speaker.say("cli-square-first", dice=replies.square_dice))
        if replies.may_form_square:
            told.append(speaker.say("cli-may-square"))
        if replies.may_retire:
            told.append(speaker.say("cli-may-retire"))
        if replies.strike_dice:
            told.append(speaker.say("cli-may-strike", dice=replies.strike_dice))
        told.append(self.battle_back(replies, speaker))
        return told

    def battle_back(self, replies: Replies, speaker: Speaker) -> str:
        if not any(replies.back):
            return speaker.say("cli-no-battle-back")
        dice = ", ".join(
            speaker.say("cli-dice-with-blocks", dice=dice, blocks=replies.blocks - lost)
            for lost, dice in enumerate(replies.back)
        )
        return speaker.say("cli-battle-back", dice=dice)

    def threat(self, state: State, question: Question, speaker: Speaker) -> str:
        game = battle(state)
        fight = threat_to(game, question)
        if fight is None:
            return ""
        blocks = game.blocks(game.unit_at(Hex(question.subject)))
        return speaker.say("cli-threat", dice=in_short(fight, blocks, speaker))

    def threat_in_full(self, state: State, question: Question, speaker: Speaker) -> list[str]:
        game = battle(state)
        fight = threat_to(game, question)
        if fight is None:
            return []
        return in_full(fight, game.blocks(game.unit_at(Hex(question.subject))), speaker)

    # Pictures and files

    def picture(
        self,
        state: State,
        speaker: Speaker,
        title: str = "",
        subtitle: str = "",
        names: bool = False,
    ) -> Picture:
        from sandtable.games.napoleonics.picture import picture

        return picture(battle(state), speaker, title=title, subtitle=subtitle, names=names)

    def moment(self, state: State, speaker: Speaker) -> str:
        """The turn; before the first one the day of the battle."""
        game = battle(state)
        if game.scalars[TURN]:
            return speaker.say("cli-turn", turn=game.scalars[TURN])
        return scenario_from_data(game.field.source).date

    def check_scenario(self, path: Path) -> list[str]:
        return check_scenario(path)
