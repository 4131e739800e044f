"""What the faces of the games of this family have alike: scores, texts of scenarios, balance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from sandtable.boards.hexes import Hex
from sandtable.colors.files.scenarios import Fought, texts_in
from sandtable.colors.rules import slots
from sandtable.colors.rules.battle import Battle
from sandtable.colors.table.aids import CardTable
from sandtable.colors.table.drawings import Drawings
from sandtable.colors.table.goals import goal_told
from sandtable.colors.table.guide import Guide
from sandtable.colors.table.words import Names
from sandtable.core.question import Question
from sandtable.drawing.hexes.picture import SECTION
from sandtable.toolkit.display import Card, Holding, Side, Status
from sandtable.toolkit.face import Face
from sandtable.toolkit.lookup import Ground, Sign, sign_called
from sandtable.toolkit.scenario_summary import Force, ScenarioSummary
from sandtable.toolkit.text import FALLBACK, Speaker

B = TypeVar("B", bound=Battle)
S = TypeVar("S", bound=Fought)


class Outline(NamedTuple):
    """What a brief says of a scenario beside its texts: by the ids of the seats."""

    needed: int  # to win
    hands: dict[str, int]
    forces: dict[str, tuple[Force, ...]]
    leaders: dict[str, tuple[str, ...]]


class BattleFace(Face[B], ABC, Generic[B, S]):
    """A battle that is won by banners, medals or whatever the game calls them in its `text`."""

    deck: ClassVar[CardTable]  # the command cards
    drawings: ClassVar[Drawings[Any]]
    guide: ClassVar[Guide[Any]]

    # What a game says of itself

    @abstractmethod
    def outline(self, scenario: S, speaker: Speaker | None) -> Outline:
        """What a brief says of it; forces and leaders only with somebody to name them."""

    @abstractmethod
    def terms(self, game: B, speaker: Speaker) -> list[str]:
        """Who begins, and what wins, in words."""

    def tags(self, scenario: S, speaker: Speaker) -> tuple[str, ...]:
        """What is special about a battle, a word each."""
        return ()

    def remarks(self, scenario: S, speaker: Speaker) -> list[str]:
        """What is said last before the battle."""
        return []

    def nation(self, seat: int) -> str:
        """Whose colours this seat shows."""
        return self.box.seats[seat]

    def holdings(self, game: B, seat: int, speaker: Speaker) -> tuple[Holding, ...]:
        """What a seat has beside its score and its cards."""
        return ()

    def ordered_hexes(self, game: B) -> list[Hex]:
        return [game.hex_of(unit) for unit in game.ordered_units()]

    def goal(self, state: B, goal: str, seat: int, speaker: Speaker) -> str:
        return goal_told(self.drawings.words, state, goal, seat, speaker)

    # Before the battle

    def scenario_of(self, game: B) -> S:
        scenario: S = self.drawings.shelf.restored(game.terms.source)
        return scenario

    def brief_of(self, scenario: str, language: str, in_full: bool = True) -> ScenarioSummary:
        speaker = Speaker(language, self.box) if in_full else None
        found = self.drawings.shelf.find(scenario)
        texts = texts_in(found.texts, language)
        played, even = self.played(found.id)
        outline = self.outline(found, speaker)
        return ScenarioSummary(
            found.id,
            texts.name,
            found.date,
            tuple(outline.hands),
            found.first,
            outline.needed,
            outline.hands,
            texts.about.strip(),
            tuple(each.strip() for each in texts.objectives),
            tuple(each.strip() for each in texts.specials),
            texts.reconstructed.strip(),
            outline.forces,
            outline.leaders,
            played.games,
            played.turns,
            played.shares,
            self.tags(found, speaker) if speaker else (),
            played.level,
            even,
        )

    def briefing(self, state: B, speaker: Speaker) -> list[str]:
        scenario = self.scenario_of(state)
        texts = texts_in(scenario.texts, speaker.language)
        day = speaker.date(scenario.date)
        told = [", ".join(each for each in (texts.name, day) if each), texts.about]
        told += self.terms(state, speaker)
        told.append(self.handicap_told(state.terms.handicap, speaker))
        told += [*texts.objectives, *texts.specials]
        told += self.remarks(scenario, speaker)
        return [each.strip() for each in told if each.strip()]

    # The table

    def flips(self, state: B, seat: int) -> bool:
        return state.terms.top == seat

    def about(self, question: Question) -> list[str]:
        return self.drawings.words.hexes_about(question)

    def tip(self, state: B, question: Question, speaker: Speaker) -> str:
        return self.guide.tip(state, question, speaker)

    def reacts(self, state: B, seat: int) -> bool:
        return state.scalars[slots.TURN] > 0 and seat != state.active()

    def status(self, state: B, speaker: Speaker) -> Status:
        asked = {question.seat for question in state.questions()}
        sides = tuple(
            Side(
                name,
                self.seat_name(seat, speaker),
                state.score(seat),
                state.terms.to_win[seat],
                state.hand_size(seat),
                state.scalars[slots.TURN] > 0 and seat == state.active(),
                seat in asked,
                self.nation(seat),
                self.holdings(state, seat, speaker),
            )
            for seat, name in enumerate(self.box.seats)
        )
        played, in_force = state.scalars[slots.PLAYED], state.scalars[slots.IN_FORCE]
        if played == slots.NO_CARD:
            return Status(state.scalars[slots.TURN], sides)
        card = self.deck.shown(played, state.command(), speaker)
        copied = in_force not in (slots.NO_CARD, played)
        other = self.deck.shown(in_force, state.command(), speaker) if copied else None
        return Status(state.scalars[slots.TURN], sides, card, other)

    def scores(self, state: B) -> list[int]:
        return [state.score(seat) for seat in range(len(self.box.seats))]

    def card(self, state: B, card: str, speaker: Speaker) -> Card | None:
        if card not in state.CARDS:
            return None
        command = state.hand_size(state.active())
        return self.deck.shown(state.CARDS.index(card), command, speaker)

    def hand(self, state: B, seat: int, speaker: Speaker) -> list[Card]:
        if not 0 <= seat < len(self.box.seats):
            return []
        return [
            self.deck.shown(card, state.hand_size(seat), speaker)
            for card, held in enumerate(state.hand_counts(seat))
            for _ in range(held)
        ]

    def as_objectives(self, values: list[str], speaker: Speaker) -> list[str]:
        """What hexes are worth, as part of what is said of a place."""
        return [speaker.say("place-objective", worth=each) for each in values]

    def orders(self, state: B, seat: int) -> list[str]:
        if seat != state.active():
            return []
        return [state.grid.names[at] for at in sorted(set(self.ordered_hexes(state)))]

    def is_doubtful(self, state: B, question: Question, action: int) -> bool:
        """To order nobody, though somebody could be ordered."""
        return (
            question.key.startswith("order")
            and self.box.vocabulary.name(action) == "done"
            and len(question.actions) > 1
            and not self.orders(state, state.active())
        )

    def moment(self, state: B, speaker: Speaker) -> str:
        """The turn; before the first one the day of the battle, or its name."""
        if state.scalars[slots.TURN]:
            return self.turn(state.scalars[slots.TURN], speaker)
        scenario = self.scenario_of(state)
        return speaker.date(scenario.date) or texts_in(scenario.texts, speaker.language).name

    def ending(self, state: B, speaker: Speaker) -> str:
        result = state.result()
        if result is None or result["winner"] is None:
            return super().ending(state, speaker)
        winner = int(result["winner"])
        scores = result[state.SCORE]
        score = {state.SCORE: scores[winner], "against": scores[1 - winner]}
        side = self.side(winner, speaker)
        return speaker.say("battle-ending", **side, **score, turns=result["turns"])

    def score_name(self, speaker: Speaker) -> str:
        return speaker.say("score-name")

    def score(self, score: int, speaker: Speaker) -> str:
        return speaker.say("score-count", score=score)

    def score_of(self, score: int, needed: int, speaker: Speaker) -> str:
        return speaker.say("score-of", score=score, needed=needed)

    def score_wins(self, needed: int, speaker: Speaker) -> str:
        return speaker.say("score-wins", needed=needed)


def common_signs(
    speaker: Speaker, section_rule: str, goal_rule: str, goals: bool, order_rule: str
) -> list[Sign]:
    """Section lines, objectives where there are `goals`, lit hexes, and pieces with an order."""
    return [
        sign_called(SECTION, section_rule, speaker, here=True),
        sign_called("objective", goal_rule, speaker, "objective-both-1", here=goals),
        sign_called("lit", "", speaker, "lit-can", here=True),
        sign_called("ordered", order_rule, speaker, "mark-ordered", here=True),
    ]


def ground_sign(ground: Ground, here: bool) -> Sign:
    """A kind of ground as a sign of the legend."""
    return Sign(ground.id, ground.name, " ".join(ground.effects), ground.rule, here=here)


def hexes_told(move: int, and_battle: int) -> str:
    """How far a unit goes at most, and in brackets if it is to battle as well."""
    return str(move) if move == and_battle else f"{move} ({and_battle})"


def dice_told(dice: Iterable[int]) -> str:
    return "\N{THIN SPACE}·\N{THIN SPACE}".join(str(each) for each in dice)


def forces_of(
    counts: Mapping[str, int],
    kinds: Iterable[str],
    seat_of: Mapping[str, str],
    names: Names,
    speaker: Speaker,
) -> dict[str, tuple[Force, ...]]:
    """How many units of each kind, as `british line`, the seats have, in the order of `kinds`."""
    found: dict[str, list[Force]] = {seat: [] for seat in seat_of.values()}
    for word in kinds:
        if counts.get(word):
            nation, kind = word.split(" ", 1)
            form = "unit" if counts[word] == 1 else "unit_many"
            name = str(names.unit(speaker.phrases, "unit", word)[form])
            found[seat_of[nation]].append(Force(nation, kind, counts[word], name))
    return {seat: tuple(each) for seat, each in found.items()}


def note_on(card: Card, speaker: Speaker) -> str:
    """What a card does, for somebody who is about to play it."""
    title = "" if speaker.language == FALLBACK else f"{card.title}: "  # else it is as typed
    return f"{title}{card.does} ({card.rule})"


def signs_of(
    words: Mapping[str, Any], tables: Iterable[str], speaker: Speaker
) -> list[tuple[str, str]]:
    """The codes of the drawn board and their names, from these tables of `words.toml`."""
    entries = [each for table in tables for each in words[table].values()]
    signs = [(str(each["code"]), speaker.name(str(each["text"]))) for each in entries]
    return [(code if code != "." else " ", name) for code, name in signs]
