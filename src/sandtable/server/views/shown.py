"""What one viewer is shown: the same table put into words for a seat, or for nobody's seat.

Nothing here knows more than the view that it is given: hands, questions and answers are those of
the seat, events are as the seat may know them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from sandtable.core.event import ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.core.refusal import Refusal
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.messages import Answer, Asked, LogLine, ModifierShown, OddsShown, Scene
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.scenes_base import Scenes
from sandtable.server.words import speaker_for
from sandtable.toolkit.log import Log, Logged, further_rules
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.shown import Card, Holding, Odds, Side
from sandtable.toolkit.ways import follows, throwing

CARD_VERBS: Final = ("card", "keep", "play", "drop", "pay", "place", "take", "ersatz", "assign")
SCORE: Final = "points"  # held, and told as the score of the side


# Of events that are seen in full, by language, their number and their step; with the event, since
# after an undo others have these numbers
Lines = dict[tuple[str, int, int], tuple[Event, LogLine]]


class Common:
    """What viewers are shown alike of one position, made once for each language."""

    def __init__(self, lines: Lines | None = None) -> None:
        self.scenes: dict[tuple[str, bool], Scene] = {}  # also by the edge that it is seen from
        self.sides: dict[str, tuple[list[Side], Card | None]] = {}
        self.panels: dict[tuple[str, str], list[Panel]] = {}  # also by their ids
        self.hands: dict[tuple[str, int], list[Card]] = {}  # of each seat, for that seat alone
        self.logged: dict[int, list[Logged]] = {}  # what happened of late, from a number on
        self.lines: Lines = {} if lines is None else lines


class Shown:
    """A game shown to one seat, or to an onlooker, in one language."""

    def __init__(
        self,
        game_id: str,
        seat: int,
        language: str,
        openly: bool = False,
        common: Common | None = None,
    ) -> None:
        self.box = BOXES[game_id]
        self.face = self.box.face
        self.scenes: Scenes = scenes_of(game_id)
        self.drawings = self.scenes.drawings
        self.speaker = speaker_for(game_id, language)
        self.seat = seat
        self.common = common
        self.eyes = ONLOOKER if openly else seat  # several at one screen see no more than all may

    # The position

    def scene(self, state: State) -> Scene:
        """The board. What everybody sees alike is drawn once for each edge."""
        scenes, speaker = self.scenes, self.speaker
        seat = self.seat if scenes.open_to_all else self.eyes
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
        return [
            self.panel(replace(each, help=self.help(f"panel-{each.id}")))
            for each in self.face.panels(state, self.eyes, self.speaker)
        ]

    def panel(self, panel: Panel) -> Panel:
        """The same panel as another viewer has who sees no other, so that it is written once."""
        if self.common is None:
            return panel
        known = self.common.panels.setdefault((self.speaker.language, panel.id), [])
        for each in known:
            if each == panel:
                return each
        known.append(panel)
        return panel

    def help(self, name: str) -> str:
        """What a value or a heading means."""
        return self.face.help(name, self.speaker)

    def sides(self, state: State) -> tuple[list[Side], Card | None]:
        """How the sides stand, and the card that lies on the table: open to all."""
        if self.common is None:
            return self.sides_told(state)
        known = self.common.sides
        if self.speaker.language not in known:
            known[self.speaker.language] = self.sides_told(state)
        return known[self.speaker.language]

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
        return sides, None if status.card is None else self.card(status.card)

    def holding(self, holding: Holding) -> Holding:
        symbol = self.drawings.holding(holding.id)
        return holding_with(holding, symbol, self.help(f"holding-{holding.id}"))

    def hand(self, state: State, asked: Asked | None = None, group: str = "") -> list[Card]:
        """What this seat holds, with the answers that its cards give.

        Where it has several hands, only those of one group are asked for.
        """
        if self.eyes == ONLOOKER:
            return []
        answers = asked.answers[::-1] if asked is not None else []
        given = {each.card: each.name for each in answers if each.card}
        return [
            self.card(card, given.get(card.id, "") if group in ("", card.group) else card.answer)
            for card in self.held(state, self.eyes)
        ]

    def held(self, state: State, seat: int) -> list[Card]:
        """The cards of a seat, which every window at this seat is shown."""
        if self.common is None:
            return self.face.hand(state, seat, self.speaker)
        key = self.speaker.language, seat
        if key not in self.common.hands:
            self.common.hands[key] = self.face.hand(state, seat, self.speaker)
        return self.common.hands[key]

    def card(self, card: Card, answer: str = "") -> Card:
        return card_with(card, self.drawings.emblem(card.id), answer)

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
        return [self.card(card) for card in cards if card is not None]

    def answer(
        self, state: State, question: Question, action: int, held: Collection[str] = ()
    ) -> Answer:
        """An answer; `held` are the cards in the hand."""
        name = self.box.vocabulary.name(action)
        verb, _, thing = name.partition(" ")
        chance = follows(self.box, state, action)
        place = thing if thing in self.scenes.places else self.face.place_of(state, action)
        return Answer(
            name=name,
            text=self.speaker.action(state, question, action),
            verb=verb,
            thing=thing,
            number=int(thing) if thing.isdecimal() else None,
            place=place,
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
        return first.model_copy(update={"text": text, "rules": rules})

    def alike(self, one: Logged, other: Logged) -> bool:
        """Whether two events that follow each other are told as one line."""
        return same_line(self.line(one)) == same_line(self.line(other))

    def line(self, logged: Logged, in_full: bool = False) -> LogLine:
        event = logged.event if in_full else logged.event.seen_by(self.eyes)
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
