"""Lookups of a player: why not, odds, plans, a place on the board.

The first three are looked up in a worker, on a state in which everything hidden from the player is
made up.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.chance import Chance
from sandtable.core.event import ONLOOKER
from sandtable.core.refusal import ANSWER_FIRST, NO_SUCH_ACTION
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.errors import NotAllowed
from sandtable.server.tables.table_game import TableGame
from sandtable.server.tables.viewpoint import Viewpoint
from sandtable.server.texts import speaker_for
from sandtable.server.views.scenes import scenes_of
from sandtable.server.views.seat_view import CARD_VERBS, SeatView
from sandtable.server.workers.packing import pack_state, unpack_state
from sandtable.toolkit.answer_sequences import (
    after_answer,
    after_answers,
    sequences_meant,
    sequences_to,
    throwing,
)
from sandtable.toolkit.game import Game
from sandtable.toolkit.planner import plans
from sandtable.toolkit.reasons import Reason, reason

MOST_PLANS: Final = 2_000

Question = messages.AskWhy | messages.AskOdds | messages.AskPlans


def known_state(play: TableGame, seen: Viewpoint) -> dict[str, Any]:
    """A state that the player cannot tell from the real one, for a worker."""
    if seen.seat == ONLOOKER:
        raise NotAllowed("not-your-seat")
    if play.game is None or play.question_of(seen.seat) is None:
        raise NotAllowed("not-asked")
    return pack_state(play.game.resample(seen.viewer))


def look_up(
    game: str, known: dict[str, Any], seen: Viewpoint, language: str, message: Question
) -> bytes:
    """In a worker: the reply to a question about a state that a player knows."""
    lookups = Lookups(game, unpack_state(BOXES[game], known), seen, language)
    return lookups.answer(message).model_dump_json().encode()


def why_refused(game: str, known: dict[str, Any], seat: int, name: str) -> tuple[Any, ...]:
    """In a worker: why a player may not answer so; the values of a refusal."""
    box = BOXES[game]
    state = unpack_state(box, known)
    refusal = Game(box, state, Chance(), {}, begin=False).why_not(name, seat) or NO_SUCH_ACTION
    return refusal.key, refusal.rule, refusal.args


def look(state: State, shown: SeatView, message: messages.Look) -> messages.Looked:
    """What one viewer may know of a place; quick, and on the real state."""
    if message.place not in shown.scenes.places:
        raise NotAllowed("no-such-place")
    place_info = shown.face.place_info(state, message.place, shown.viewer, shown.speaker)
    return messages.Looked(
        id=message.id,
        place=message.place,
        lines=[line for line in place_info.lines if line not in place_info.opened],
        way=list(place_info.way),
        reach=list(place_info.reach),
        hit_by=shown.drawings.hits_on(state, shown.seat, message.place),
        could_hit=shown.drawings.hits_from(state, message.piece, message.place)
        if message.piece
        else [],
    )


class Lookups:
    """Answers what one watcher asks about a state, without changing anything."""

    def __init__(self, game: str, state: State, seen: Viewpoint, language: str) -> None:
        self.state = state
        self.seen = seen
        self.box = BOXES[game]
        self.speaker = speaker_for(game, language)
        self.shown = SeatView(game, seen.seat, language, seen.openly)

    def answer(self, message: Question) -> messages.Message:
        match message:
            case messages.AskWhy():
                return self.why(message)
            case messages.AskOdds():
                return self.odds(message)
            case messages.AskPlans():
                return self.plan(message)

    def known_state(self) -> State:
        """A state that the player cannot tell from the real one."""
        return self.state

    def why(self, message: messages.AskWhy) -> messages.Why:
        state = self.known_state()
        box, speaker, shown = self.box, self.speaker, self.shown
        action = box.vocabulary.find(message.answer) if message.answer else -1
        if action < 0 and message.place:
            action = self.meant_at(state, message.place)
        if action < 0 and message.card:
            question = state.question()
            asked = shown.face.hand_asked(state, question, speaker) if question else ""
            if asked and message.group != asked:
                text = speaker.say("server-other-hand", name=asked)
                return messages.Why(id=message.id, allowed=False, text=text)
            action = self.meant_with(state, message.card)
        if action < 0:
            text = speaker.say("server-no-such-answer")
            return messages.Why(id=message.id, allowed=False, text=text)
        found = reason(box, state, action)
        text, rule = found.told(box, speaker, named=False)
        first = self.first_step(state, found)
        places = shown.places_of(found.refusal)
        return messages.Why(
            id=message.id,
            allowed=found.allowed,
            text=text,
            rule=rule,
            places=[first.place] if first is not None and first.place else places,
            first=first,
        )

    def first_step(self, state: State, found: Reason) -> messages.Answer | None:
        """The answer after which this is allowed, where it is one and no other would do."""
        question = state.question()
        if found.refusal is not ANSWER_FIRST or len(found.way) != 1 or question is None:
            return None
        if len(sequences_to(self.box, state, found.action)) != 1:
            return None
        return self.shown.answer(state, question, found.way[0])

    def meant_at(self, state: State, place: str) -> int:
        """What a click on this place would have answered: the verb of what is offered."""
        vocabulary = self.box.vocabulary
        question = state.question()
        names = [vocabulary.name(each) for each in question.actions] if question else []
        verbs = dict.fromkeys(name.partition(" ")[0] for name in names if " " in name)
        shown = self.shown
        places = [
            name.partition(" ")[0]
            for name in names
            if name.partition(" ")[2] in shown.scenes.places
        ]
        standing = shown.face.pieces_at(state, place)
        wanted = [f"{verb} {place}" for verb in dict.fromkeys(places)]
        wanted += [f"{verb} {piece}" for piece in standing for verb in verbs]
        wanted += [f"{verb} {place}" for verb in (*verbs, *self.box.pointing)]
        return next((each for name in wanted if (each := vocabulary.find(name)) >= 0), -1)

    def meant_with(self, state: State, card: str) -> int:
        """What a click on this card would have answered: the verb of cards that are offered."""
        vocabulary = self.box.vocabulary
        question = state.question()
        names = [vocabulary.name(each) for each in question.actions] if question else []
        verbs = [verb for name in names if (verb := name.partition(" ")[0]) in CARD_VERBS]
        wanted = (f"{verb} {card}" for verb in dict.fromkeys((*verbs, *CARD_VERBS)))
        return next((each for name in wanted if (each := vocabulary.find(name)) >= 0), -1)

    def odds(self, message: messages.AskOdds) -> messages.OddsReply:
        state = self.known_state()
        box = self.box
        *first, last = message.answers
        way: list[int] = []
        at: State | None = state
        for name in first:
            found = sequences_meant(box, at, name) if at is not None else []
            if not found:
                return messages.OddsReply(id=message.id, odds=None)
            way = found[0]
            at = after_answers(at, way) if at is not None else None
        if at is None:
            return messages.OddsReply(id=message.id, odds=None)
        action = box.vocabulary.find(last)
        if action >= 0 and (question := at.question()) and action not in question.actions:
            later = sequences_to(box, at, action)
            if later:
                at = after_answers(at, later[0][:-1]) or at
        shown = self.shown
        found_dice = throwing(box, at, action) if action >= 0 else None
        if found_dice is not None:
            at, action = found_dice
        odds = box.face.odds(at, action, self.speaker) if action >= 0 else None
        return messages.OddsReply(id=message.id, odds=None if odds is None else shown.odds(odds))

    def plan(self, message: messages.AskPlans) -> messages.Plans:
        """Where steps lead, for games whose questions are steps: the shortest way to each place.

        Several ways to one place only where something else comes of them.
        """
        state = self.known_state()
        box = self.box
        places = scenes_of(box.id).places
        found: dict[tuple[str, str], messages.Plan] = {}
        for plan in plans(state, box.is_step, most=MOST_PLANS):
            names = [box.vocabulary.name(each) for each in plan.answers]
            way = [name.partition(" ")[2] for name in names if name.partition(" ")[2] in places]
            if not way:
                continue
            certain = plan.state is not None
            note = box.face.preview(state, plan.answers, self.seen.seat, self.speaker)
            there = way[-1], note
            if there not in found or (certain and not found[there].certain):
                found[there] = messages.Plan(
                    answers=names,
                    place=way[-1],
                    way=way,
                    text=", ".join(names),
                    by=self.shown.drawings.way_sign(names[0].partition(" ")[0]),
                    certain=certain,
                    note=note or self.cost_of(state, plan.answers),
                )
        return messages.Plans(id=message.id, plans=list(found.values()))

    def cost_of(self, state: State, answers: list[int]) -> str:
        """What the last of these steps that costs anything costs, in words."""
        told = ""
        at: State | None = state
        for action in answers:
            if at is None:
                break
            told = self.box.face.drawback(at, action, self.speaker) or told
            at = after_answer(at, action)
        return told
