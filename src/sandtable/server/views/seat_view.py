"""The view of one seat, or of an onlooker, in one language.

It contains only what the seat may know: its own hands, questions and answers, and events as the
seat may know them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from sandtable.core.event import ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.messages import Answer, Asked, LogLine, ModifierShown, OddsShown, Scene
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.scenes_base import Scenes
from sandtable.toolkit.answer_sequences import chance_needed, throwing
from sandtable.toolkit.display import Card, Holding, Odds, Side
from sandtable.toolkit.log import Log, Logged, further_rules
from sandtable.toolkit.panels import Panel

CARD_VERBS: Final = ("card", "keep", "play", "drop", "pay", "place", "take", "ersatz", "assign")
SCORE: Final = "points"  # held, and told as the score of the side


# Of events that are seen in full, by language, their number and their step; with the event, since
# after an undo others have these numbers
Lines = dict[tuple[str, int, int], tuple[Event, LogLine]]


Panels = dict[tuple[str, str], list[tuple[Panel, Panel]]]  # as a game makes them, and explained
Sides = tuple[list[Side], Card | None]
MOST_CARDS: Final = 8192  # as they are shown, that are kept
# By the id of the card, which is kept for that, and the answer that it gives
_cards: Final[dict[tuple[int, str], tuple[Card, Card]]] = {}
LINES_KEPT: Final = 4  # of the log, from one position to the next


class SharedParts:
    """Parts of one position that viewers share, made once for each language.

    What has not changed since the position `before` stays the same object, so that it is serialized
    once.
    """

    def __init__(self, before: SharedParts | None = None) -> None:
        self.scenes: dict[tuple[str, bool], Scene] = {}  # also by the edge that it is seen from
        self.sides: dict[str, Sides] = {}
        self.panels: Panels = {}  # also by their ids
        self.hands: dict[tuple[str, int], list[Card]] = {}  # of each seat, for that seat alone
        self.logged: dict[int, list[Logged]] = {}  # what happened of late, from a number on
        self.lines: Lines = {}
        self.hands_before: dict[tuple[str, int], list[Card]] = {}
        self.sides_before: dict[str, Sides] = {}
        self.panels_before: Panels = {}
        if before is not None:
            self.hands_before = before.hands or before.hands_before
            self.sides_before = before.sides or before.sides_before
            self.panels_before = before.panels or before.panels_before
            self.lines = before.last_lines()

    def last_lines(self) -> Lines:
        latest = max((n for _, n, _ in self.lines), default=0)
        return {key: self.lines[key] for key in self.lines if key[1] > latest - LINES_KEPT}


class SeatView:
    """A game shown to one seat, or to an onlooker, in one language."""

    def __init__(
        self,
        game_id: str,
        seat: int,
        language: str,
        openly: bool = False,
        common: SharedParts | None = None,
    ) -> None:
        self.box = BOXES[game_id]
        self.face = self.box.face
        self.scenes: Scenes = scenes_of(game_id)
        self.drawings = self.scenes.drawings
        self.speaker = speaker_for(game_id, language)
        self.seat = seat
        self.common = common
        self.viewer = ONLOOKER if openly else seat  # one screen: what all there may see

    # The position

    def scene(self, state: State) -> Scene:
        """The board. What everybody sees alike is drawn once for each edge."""
        scenes, speaker = self.scenes, self.speaker
        seat = self.seat if scenes.open_to_all else self.viewer
        if self.common is None:
            return scenes.scene(state, speaker, seat)
        drawn = self.common.scenes
        language, flipped = key = speaker.language, self.face.flips(state, self.seat)
        if key not in drawn and (language, not flipped) in drawn:
            drawn[key] = scenes.turned(drawn[language, not flipped], state, speaker)
        elif key not in drawn:
            drawn[key] = scenes.scene(state, speaker, seat)
        elif not scenes.open_to_all:  # the pieces are as this seat may know them
            return drawn[key].model_copy(update={"pieces": scenes.pieces(state, speaker, seat)})
        return drawn[key]

    def panels(self, state: State) -> list[Panel]:
        """What lies beside the board, as this seat sees it."""
        return [self.panel(each) for each in self.face.panels(state, self.viewer, self.speaker)]

    def panel(self, panel: Panel) -> Panel:
        """With what it means; the same one as before or for another viewer, while nothing in it
        has changed, so that it is written once."""
        if self.common is None:
            return self.explained(panel)
        key, common = (self.speaker.language, panel.id), self.common
        known = common.panels.setdefault(key, [])
        for plain, explained in known:
            if plain is panel or plain == panel:
                return explained
        before = common.panels_before.get(key, [])
        same = [each for each in before if each[0] is panel or each[0] == panel]
        known.append(same[0] if same else (panel, self.explained(panel)))
        return known[-1][1]

    def explained(self, panel: Panel) -> Panel:
        """With what it means."""
        return replace(panel, help=self.help(f"panel-{panel.id}"))

    def help(self, name: str) -> str:
        """What a value or a heading means."""
        return self.face.help(name, self.speaker)

    def sides(self, state: State) -> tuple[list[Side], Card | None]:
        """How the sides stand, and the card that lies on the table: open to all."""
        if self.common is None:
            return self.sides_told(state)
        language, known = self.speaker.language, self.common.sides
        if language not in known:
            told, before = self.sides_told(state), self.common.sides_before.get(language)
            known[language] = before if before is not None and before == told else told
        return known[language]

    def sides_told(self, state: State) -> tuple[list[Side], Card | None]:
        status = self.face.status(state, self.speaker)
        sides = [
            replace(
                side,
                holdings=tuple(self.holding(each) for each in side.holdings if each.id != SCORE),
                help=self.help("side"),
                score_help=self.help("score"),
                cards_help=self.help("cards"),
            )
            for side in status.sides
        ]
        return sides, None if status.card is None else self.card(same_card(status.card))

    def holding(self, holding: Holding) -> Holding:
        symbol = self.drawings.holding(holding.id)
        return holding_with(holding, symbol, self.help(f"holding-{holding.id}"))

    def hand(self, state: State, asked: Asked | None = None, group: str = "") -> list[Card]:
        """What this seat holds, with the answers that its cards give.

        Where it has several hands, only those of one group are asked for.
        """
        if self.viewer == ONLOOKER:
            return []
        answers = asked.answers[::-1] if asked is not None else []
        given = {each.card: each.name for each in answers if each.card}
        return [
            self.card(card, given.get(card.id, "") if group in ("", card.group) else card.answer)
            for card in self.held(state, self.viewer)
        ]

    def held(self, state: State, seat: int) -> list[Card]:
        """The cards of a seat, which every window at this seat is shown."""
        if self.common is None:
            return self.face.hand(state, seat, self.speaker)
        key, known = (self.speaker.language, seat), self.common.hands
        if key not in known:
            held, before = self.face.hand(state, seat, self.speaker), self.common.hands_before
            same = before.get(key) == held
            known[key] = before[key] if same else [same_card(each) for each in held]
        return known[key]

    def card(self, card: Card, answer: str = "") -> Card:
        key = id(card), answer
        known = _cards.get(key)
        if known is None:
            if len(_cards) >= MOST_CARDS:
                _cards.clear()
            known = _cards[key] = card, card_with(card, self.drawings.emblem(card.id), answer)
        return known[1]

    # Questions

    def asked(self, state: State, question: Question, number: int, guided: bool) -> Asked:
        threat = self.face.threat(state, question, self.speaker)
        held = {card.id for card in self.held(state, self.seat)}
        answers = [self.answer(state, question, action, held) for action in question.actions]
        return Asked(
            number=number,
            key=question.key,
            text=self.speaker.question(state, question),
            rule=question.rule,
            place=self.face.where(state, question),
            answers=answers,
            threat=None if threat is None else self.odds(threat),
            against=self.face.against(state, question),
            sweeps=any(each.verb in self.box.sweeping for each in answers),
            plans=any(self.box.is_step(action) for action in question.actions),
            cards=self.offered(state, answers, held),
            tip=self.face.tip(state, question, self.speaker) if guided else "",
            lifts=self.face.lifts(state, question),
            sharing=self.face.sharing(state, question, self.speaker),
        )

    def offered(self, state: State, answers: list[Answer], held: Collection[str]) -> list[Card]:
        """The cards among the answers that are not in the hand."""
        names = [each.card for each in answers if each.card and each.card not in held]
        cards = [self.face.card(state, name, self.speaker) for name in names]
        return [self.card(same_card(card)) for card in cards if card is not None]

    def answer(
        self, state: State, question: Question, action: int, held: Collection[str] = ()
    ) -> Answer:
        """An answer; `held` are the cards in the hand."""
        name = self.box.vocabulary.name(action)
        verb, _, thing = name.partition(" ")
        chance = chance_needed(self.box, state, action)
        place = thing if thing in self.scenes.places else self.face.place_of(state, action)
        return answer_with(
            name,
            self.speaker.action(state, question, action),
            verb,
            thing,
            place,
            card=thing if not place and (verb in CARD_VERBS or thing in held) else "",
            sign=self.drawings.sign_of(verb, thing),
            by=self.drawings.way_sign(verb),
            price=self.face.price(state, action),
            doubt=self.face.is_doubtful(state, question, action),
            dice=chance == "dice" or throwing(self.box, state, action) is not None,
            draws=chance == "draws",
        )

    def places_of(self, refusal: Refusal) -> list[str]:
        """The places that a refusal names, as those of an event are found."""
        return self.drawings.places_in(Event(refusal.key, refusal.rule, refusal.args))

    def odds(self, odds: Odds) -> OddsShown:
        chances = odds.chances
        blocks = odds.target_blocks
        return OddsShown(
            title=odds.title,
            dice=odds.dice,
            modifiers=[ModifierShown(text=text, rule=rule) for text, rule in odds.modifiers],
            hits=chances.hits,
            flags=chances.flags,
            expected=chances.expected,
            eliminates=chances.at_least(blocks) if blocks else None,
            retreats=chances.driven_back(blocks, odds.ignorable) if blocks else None,
            blocks=blocks,
            ignorable=odds.ignorable,
            replies=[*([odds.target] if odds.target else []), *odds.replies],
            short=odds.short,
            rules=list(odds.rules),
        )

    # The log

    def logged(self, log: Log, start: int) -> list[Logged]:
        """The events from this number on, as far as the log still has them."""
        if self.common is None:
            return log.logged(start)
        if start not in self.common.logged:
            self.common.logged[start] = log.logged(start)
        return self.common.logged[start]

    def lines(self, logged: Iterable[Logged], in_full: bool = False) -> list[LogLine]:
        """A line an event; the same line several times in a row is told once, with their number.

        It has the number and the step of the first of them.
        """
        found: list[LogLine] = []
        for _, run in groupby((self.line(each, in_full) for each in logged), key=same_line):
            found.append(self.told_once(list(run)))
        return found

    def told_once(self, alike: list[LogLine]) -> LogLine:
        """Lines that say the same as one, with their number and all their rules."""
        first = alike[0]
        if len(alike) == 1:
            return first
        text = self.speaker.times(first.text, len(alike))
        rules = list(dict.fromkeys(rule for line in alike for rule in line.rules))
        return replace(first, text=text, rules=rules)

    def alike(self, one: Logged, other: Logged) -> bool:
        """Whether two events that follow each other are told as one line."""
        return same_line(self.line(one)) == same_line(self.line(other))

    def line(self, logged: Logged, in_full: bool = False) -> LogLine:
        event = logged.event if in_full else logged.event.seen_by(self.viewer)
        known = event is logged.event  # what is noted of more than this seat knows, may tell it
        if self.common is None or not known:
            return self.line_told(logged, event, known)
        key = self.speaker.language, logged.n, logged.step
        told = self.common.lines.get(key)
        if told is None or told[0] is not event:
            told = self.common.lines[key] = event, self.line_told(logged, event, known)
        return told[1]

    def line_told(self, logged: Logged, event: Event, known: bool) -> LogLine:
        """The line of an event as it is told here, or of all that is known of it."""
        seat, dice = event.args.get("seat"), self.drawings.dice_of(event)
        return LogLine(
            n=logged.n,
            key=event.key,
            text=self.speaker.event(event),
            rule=event.rule,
            rules=further_rules(event) if known else [],
            step=logged.step,
            places=self.drawings.places_in(event),
            seat=self.box.seats[seat] if isinstance(seat, int) else "",
            faces=dice.faces,
            hits=dice.hits,
            turn=event.key == "turn",
            way=self.drawings.way_of(event),
            leg=self.face.leg(event, self.speaker),
            back=event.key in self.box.falling_back,
            mark=self.drawings.mark_of(event),
        )


@lru_cache(maxsize=8192)
def answer_with(name: str, text: str, verb: str, thing: str, place: str, **more: Any) -> Answer:
    """An answer of which all of this is told: the same ones come up again and again."""
    number = int(thing) if thing.isdecimal() else None
    return Answer(name=name, text=text, verb=verb, thing=thing, number=number, place=place, **more)


@lru_cache(maxsize=4096)
def same_card(card: Card) -> Card:
    """A card that says all of this, as it was made first: hands are made anew for each position."""
    return card


@lru_cache(maxsize=4096)
def card_with(card: Card, emblem: str, answer: str) -> Card:
    """A card with its drawing, and the answer that it gives."""
    return replace(card, emblem=emblem, answer=answer)


@lru_cache(maxsize=1024)
def holding_with(holding: Holding, symbol: str, meaning: str) -> Holding:
    return replace(holding, symbol=symbol, help=meaning)


def same_line(line: LogLine) -> tuple[str, str, tuple[str, ...], int]:
    """What lines have alike that are told as one; each throw of dice stays a line of its own."""
    return line.text, line.rule, tuple(line.places), line.n if line.faces else -1
