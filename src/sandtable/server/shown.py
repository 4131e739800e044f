"""What one viewer is shown: the same table put into words for a seat, or for nobody's seat.

Nothing here knows more than the view that it is given: hands, questions and answers are those of
the seat, events are as the seat may know them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from sandtable.core.event import ONLOOKER
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.messages import (
    Answer,
    Asked,
    BoardShown,
    ChatLine,
    DiceShown,
    Holder,
    LearnedShown,
    LogLine,
    MatchShown,
    ModifierShown,
    NextShown,
    Now,
    OddsShown,
    Petition,
    ResultShown,
    Scene,
    SeatShown,
    SeatWish,
    StandingShown,
    TableShown,
    Trouble,
    Waiting,
)
from sandtable.server.models import ChatData, TableData
from sandtable.server.scenes import Scenes, scenes_of
from sandtable.server.seats import Seen
from sandtable.server.table import Table
from sandtable.server.words import speaker_for
from sandtable.toolkit.game import Game
from sandtable.toolkit.log import Logged
from sandtable.toolkit.panels import Panel
from sandtable.toolkit.shown import Card, Holding, Odds, Side
from sandtable.toolkit.text import Speaker, sentence
from sandtable.toolkit.ways import rolls, throwing

Drawn = dict[tuple[str, bool], Scene]  # by language, and whether it is seen from the upper edge


class Shown:
    """A game shown to one seat, or to an onlooker, in one language."""

    def __init__(self, game_id: str, seat: int, language: str, openly: bool = False) -> None:
        self.box = BOXES[game_id]
        self.face = self.box.face
        self.scenes: Scenes = scenes_of(game_id)
        self.drawings = self.scenes.drawings
        self.speaker = speaker_for(game_id, language)
        self.seat = seat
        self.eyes = ONLOOKER if openly else seat  # several at one screen see no more than all may

    # The position

    def scene(self, state: State, drawn: Drawn | None = None) -> Scene:
        """The board. Where everybody sees the same pieces, it is drawn once for each edge."""
        if not self.scenes.open_to_all:
            return self.scenes.scene(state, self.speaker, self.eyes)
        if drawn is None:
            return self.scenes.scene(state, self.speaker, self.seat)
        key = self.speaker.language, self.face.flips(state, self.seat)
        if key not in drawn:
            drawn[key] = self.scenes.scene(state, self.speaker, self.seat)
        return drawn[key]

    def panels(self, state: State) -> list[Panel]:
        """What lies beside the board, as this seat sees it."""
        return [
            replace(panel, help=self.help(f"panel-{panel.id}"))
            for panel in self.face.panels(state, self.eyes, self.speaker)
        ]

    def help(self, name: str) -> str:
        """What a value or a heading means."""
        return self.face.help(name, self.speaker)

    def sides(self, state: State) -> tuple[list[Side], Card | None]:
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
        return replace(holding, symbol=symbol, help=self.help(f"holding-{holding.id}"))

    def hand(self, state: State) -> list[Card]:
        if self.eyes == ONLOOKER:
            return []
        return [self.card(each) for each in self.face.hand(state, self.eyes, self.speaker)]

    def card(self, card: Card) -> Card:
        return replace(card, emblem=self.drawings.emblem(card.id))

    # Questions

    def asked(self, state: State, question: Question, number: int, guided: bool) -> Asked:
        threat = self.face.threat(state, question, self.speaker)
        held = {card.id for card in self.face.hand(state, self.seat, self.speaker)}
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
            hand=self.face.hand_asked(state, question, self.speaker),
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
            doubt=self.face.is_doubtful(state, question, action),
            dice=throwing(self.box, state, action) is not None or rolls(self.box, state, action),
        )

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
        )

    # The log

    def lines(self, logged: Iterable[Logged], in_full: bool = False) -> list[LogLine]:
        """A line an event; the same line several times in a row is told once, with their number.

        It has the number and the step of the first of them.
        """
        found: list[LogLine] = []
        for _, run in groupby((self.line(each, in_full) for each in logged), key=same_line):
            first, *more = run
            text = self.speaker.times(first.text, 1 + len(more))
            found.append(first.model_copy(update={"text": text}) if more else first)
        return found

    def alike(self, one: Logged, other: Logged) -> bool:
        """Whether two events that follow each other are told as one line."""
        return same_line(self.line(one)) == same_line(self.line(other))

    def line(self, logged: Logged, in_full: bool = False) -> LogLine:
        event = logged.event if in_full else logged.event.seen_by(self.eyes)
        seat, dice = event.args.get("seat"), self.drawings.dice_of(event)
        return LogLine(
            n=logged.n,
            key=event.key,
            text=self.speaker.event(event),
            rule=event.rule,
            step=logged.step,
            places=self.drawings.places_in(event),
            seat=self.box.seats[seat] if isinstance(seat, int) else "",
            faces=dice.faces,
            hits=dice.hits,
            turn=event.key == "turn",
            way=self.drawings.way_of(event),
            back=event.key in self.box.falling_back,
            mark=self.drawings.mark_of(event),
        )


def same_line(line: LogLine) -> tuple[str, str, tuple[str, ...], int]:
    """What lines have alike that are told as one; each throw of dice stays a line of its own."""
    return line.text, line.rule, tuple(line.places), line.n if line.faces else -1


SCORE: Final = "points"  # held, and told as the score of the side
GENTLE: Final = "corporal"  # the bot for a first scenario
STRONGER: Final = "captain"
CARD_VERBS: Final = ("card", "keep", "play", "drop", "pay", "place", "take", "ersatz", "assign")


# A table as one visitor sees it


def now_of(
    table: Table,
    seen: Seen,
    language: str,
    revision: int,
    drawn: Drawn | None = None,
) -> Now:
    """How things stand at a live table, after so many changes that the viewer was told of.

    `drawn` has the board as others at the same edge were just told of it, by language.
    """
    assert table.game is not None
    shown = Shown(table.data.game, seen.seat, language, seen.openly)
    question = table.play.question_of(seen.seat)
    return position(
        shown,
        table.game,
        revision=revision,
        step=table.data.shown_steps(),
        asked=None
        if question is None
        else shown.asked(
            table.game.state, question, table.play.numbers[seen.seat], table.data.guided
        ),
        extra=around(table, shown, seen),
        drawn=drawn,
    )


def position(
    shown: Shown,
    game: Game,
    revision: int,
    step: int,
    asked: Asked | None,
    extra: dict[str, Any],
    drawn: Drawn | None = None,
) -> Now:
    """A position with everything that belongs to it."""
    sides, card = shown.sides(game.state)
    if game.result() is not None or extra.get("result") is not None:
        card = None  # what was played last lies on the table no longer
    return Now(
        revision=revision,
        step=step,
        moment=shown.face.moment(game.state, shown.speaker),
        moment_help=shown.help("moment"),
        seat=None if shown.seat == ONLOOKER else shown.box.seats[shown.seat],
        scene=shown.scene(game.state, drawn),
        sides=sides,
        asked=asked,
        hand=shown.hand(game.state),
        card=card,
        panels=shown.panels(game.state),
        **extra,
    )


def around(table: Table, shown: Shown, seen: Seen) -> dict[str, Any]:
    """What goes on around the board: who is waited for, petitions, undo, standing orders."""
    data, box, speaker, seat = table.data, table.box, shown.speaker, seen.seat
    can_undo = seat != ONLOOKER and table.play.can_undo(seat)
    asked = table.play.asked_seats()
    since, until = table.play.news_for(seat)
    return {
        "since": since,
        "until": until,
        "waiting": [waiting(table, each, speaker) for each in asked if each != seat],
        "can_undo": can_undo,
        "can_reset": can_undo,
        "can_take_back": seat != ONLOOKER and table.petitions.can_take_back(seat),
        "confirm": box.seats[seen.confirm] if seen.confirm >= 0 else "",
        "covered": seen.openly,
        "petition": petition_of(table, seat, speaker),
        "standing": [
            StandingShown(id=name, text=text, on=name in data.seats[seat].standing)
            for name, text in shown.face.standing(speaker)
        ]
        if seen.eyes != ONLOOKER
        else [],
        "trouble": trouble_of(table, speaker),
        "result": result_of(table, speaker),
    }


def waiting(table: Table, seat: int, speaker: Speaker) -> Waiting:
    who = table.seats[seat]
    side = table.box.face.side(seat, speaker)
    if who.kind == "bot":
        text = speaker.sentence("server-bot-thinks", bot=bot_name(who.bot, speaker))
    else:
        text = speaker.sentence("server-waiting-for", **side, **person(who.name))
    return Waiting(seat=table.box.seats[seat], text=text)


def person(name: str) -> dict[str, str]:
    """A player by name, if he has given one."""
    return {"who": name, "named": "yes" if name else "no"}


def bot_name(bot: str, speaker: Speaker) -> str:
    return speaker.say(f"bot-{bot}")


def petition_of(table: Table, seat: int, speaker: Speaker) -> Petition | None:
    petition = table.data.petition
    if petition is None:
        return None
    asks = int(petition["seat"])
    who = table.seats[asks]
    side = table.box.face.side(asks, speaker)
    asked = table.box.agreement if petition["kind"] == "draw" else petition["kind"]
    return Petition(
        kind=petition["kind"],
        seat=table.box.seats[asks],
        text=speaker.sentence(f"server-asks-{asked}", **side, **person(who.name)),
        yours=seat == asks,
        open=seat not in (ONLOOKER, asks) and seat not in petition["agreed"],
    )


def trouble_of(table: Table, speaker: Speaker) -> Trouble | None:
    trouble = table.bots.trouble
    if trouble is None:
        return None
    key = "server-bot-late" if trouble.late else "server-bot-failed"
    bot = bot_name(table.seats[trouble.seat].bot, speaker)
    return Trouble(seat=table.box.seats[trouble.seat], text=speaker.sentence(key, bot=bot))


def result_of(table: Table, speaker: Speaker) -> ResultShown | None:
    result = table.data.result
    if result is None or table.game is None:
        return None
    winner = result.get("winner")
    how = result.get("how", "victory")
    if how == "victory":
        text = table.box.face.ending(table.game.state, speaker)
    elif how == "resigned":
        text = speaker.sentence("server-resigned", **table.box.face.side(result["seat"], speaker))
        level = table.box.face.broken_off(table.game.state, result["seat"], speaker)
        text = f"{text} {level}".strip()
    else:
        level = table.box.face.broken_off(table.game.state, -1, speaker)
        text = level or speaker.say("server-drawn")
    name = None if winner is None else table.box.seats[winner]
    learned = learned_of(table, speaker) if table.data.guided else None
    return ResultShown(text=sentence(text), winner=name, how=how, learned=learned)


def learned_of(table: Table, speaker: Speaker) -> LearnedShown | None:
    """What a lesson has taught: then a scenario, a stronger opponent, and the rules."""
    game, face = table.data.game, table.box.face
    lines = face.lessons_learned(speaker)
    if not lines or table.data.scenario not in table.box.lessons():
        return None
    scenario = face.after_lesson
    title = brief_of(game, scenario, speaker.language)[0]
    first = table.box.face.brief_of(scenario, speaker.language, in_full=False).first
    again = [
        SeatWish(kind="bot", bot=STRONGER) if each.kind == "bot" else SeatWish(kind="me")
        for each in table.data.seats
    ]
    onward = [
        SeatWish(kind="me") if seat == first else SeatWish(kind="bot", bot=GENTLE)
        for seat in table.box.seats_of(scenario)
    ]
    play = speaker.say("server-next-scenario", title=title, bot=bot_name(GENTLE, speaker))
    stronger = speaker.say("server-next-opponent", bot=bot_name(STRONGER, speaker))
    lesson = table.data.scenario
    return LearnedShown(
        lines=lines,
        next=[
            NextShown(kind="scenario", text=play, scenario=scenario, seats=onward),
            NextShown(kind="opponent", text=stronger, scenario=lesson, seats=again),
            NextShown(kind="rules", text=speaker.say("server-next-rules")),
        ],
    )


def seat_shown(
    data: TableData, seat: int, visitor: str, speaker: Speaker, present: set[int]
) -> SeatShown:
    each = data.seats[seat]
    mine = data.seats[seat].visitor == visitor and visitor != ""
    holder: Holder
    if each.kind == "bot":
        holder = "bot"
    elif mine:
        holder = "you" if seat == first_of(data, visitor) else "here"
    elif each.visitor:
        holder = "person"
    else:
        holder = "open"
    box = BOXES[data.game]
    return SeatShown(
        seat=box.seats[seat],
        name=box.face.seat_name(seat, speaker),
        who=bot_name(each.bot, speaker) if each.kind == "bot" else each.name,
        holder=holder,
        bot=each.bot,
        present=seat in present,
    )


def first_of(data: TableData, visitor: str) -> int:
    return min(each.seat for each in data.seats if each.visitor == visitor)


def table_shown(table: Table, visitor: str, language: str) -> TableShown:
    """All about a table that does not change with every answer."""
    data, box = table.data, table.box
    speaker = speaker_for(data.game, language)
    scenes = scenes_of(data.game)
    present = {seat for each in table.audience.watchers for seat in table.seats.of(each.visitor)}
    mine = table.seats.of(visitor)
    top = len(mine) == 1 and flipped(data, mine[0])
    address = f"/api/boards/{data.game}/{data.scenario}"
    query = f"?turned={int(top)}&v={scenes.version}"
    state = table.game.state if table.game is not None else box.set_up(data.scenario, data.options)
    briefing = box.face.briefing(state, speaker)
    over = data.status == "over"
    return TableShown(
        id=data.id,
        game=data.game,
        game_name=speaker.say(f"game-{data.game}"),
        scenario=data.scenario,
        title=brief_of(data.game, data.scenario, speaker.language)[0],
        date=brief_of(data.game, data.scenario, speaker.language)[1],
        status=data.status,  # type: ignore[arg-type]  # the column holds nothing else
        briefing=[*briefing[1:], *options_told(data, speaker)],
        seats=[
            seat_shown(data, seat, visitor, speaker, present) for seat in range(len(data.seats))
        ],
        yours=[box.seats[seat] for seat in mine],
        dice=DiceShown(
            commitment="" if data.chosen else data.commitment,
            words=[each.word for each in data.seats],
            secret=data.secret if over and not data.chosen else "",
            chosen=data.chosen,
        ),
        board=BoardShown(
            layout=f"{address}/layout.json{query}",
            ground=f"{address}/ground.svg{query}",
            sheet=f"/api/art/{data.game}/sheet.svg?v={scenes.version}",
            art=f"/api/art/{data.game}/",
        ),
        onlookers=table.audience.onlookers(),
        match=match_of(table, speaker),
        rematch=data.rematch,
        agreement=box.agreement,  # type: ignore[arg-type]  # boxes say nothing else
        guided=data.guided,
        source=data.source,
    )


def options_told(data: TableData, speaker: Speaker) -> list[str]:
    """The optional rules of a table, one sentence each."""
    chosen = [each for each in BOXES[data.game].switches if each in data.options]
    return [speaker.say("table-option", rule=switch_text(each, speaker)) for each in chosen]


def switch_text(name: str, speaker: Speaker) -> str:
    return speaker.say(f"option-{name.replace('_', '-')}")


def match_of(table: Table, speaker: Speaker) -> MatchShown | None:
    """What everybody has collected in the games of a match that are over.

    After a game everybody has moved one seat on, or all have stayed.
    """
    data, many = table.data, len(table.data.seats)
    before = table.results_before
    if not before and not data.rematch:
        return None
    games = list(before) if data.result is None else [*before, data.result]
    moved = [sum(each.get("moves", 1) for each in before[at:]) for at in range(len(games))]
    lines = []
    for seat, who in enumerate(data.seats):
        score = sum(
            each["scores"][(seat + back) % many] for each, back in zip(games, moved, strict=True)
        )
        side = table.box.face.seat_name(seat, speaker)
        name = bot_name(who.bot, speaker) if who.kind == "bot" else who.name or side
        lines.append(f"{sentence(name)}: {table.box.face.score(score, speaker)}")
    return MatchShown(games=len(games), scores=lines)


@lru_cache(maxsize=128)
def brief_of(game: str, scenario: str, language: str) -> tuple[str, str]:
    """The name and the date of a scenario."""
    box = BOXES[game]
    if not box.has(scenario):  # a table of older days
        return scenario, ""
    brief = box.face.brief_of(scenario, language, in_full=False)
    return brief.name, brief.date


def flipped(data: TableData, seat: int) -> bool:
    box = BOXES[data.game]
    return box.face.flips(box.set_up(data.scenario, data.options), seat)


def chat_shown(data: TableData, line: ChatData) -> ChatLine:
    seat = BOXES[data.game].seats[line.seat] if line.seat >= 0 else ""
    return ChatLine(n=line.n, who=line.who, seat=seat, text=line.text, at=line.at)
