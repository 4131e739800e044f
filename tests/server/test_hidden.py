"""What is hidden from a viewer changes nothing that the viewer gets, in any game with any option.

Over whole games, for each seat and for an onlooker, the real game is compared with one in which all
that is hidden from the viewer is another: the hidden values of the state, the hidden arguments of
events, the hidden answers and outcomes of the record. Whatever the server makes of both is equal,
byte for byte. The same answer is then given in both: what it tells a viewer who learns nothing
hidden from it is equal too.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest
from pydantic_core import to_json

import sandtable
from sandtable.core.chance import Chance, Recorded, ScriptError, Sealed, Witness
from sandtable.core.event import EVERYBODY, ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.games import BOXES
from sandtable.server.messages import Look
from sandtable.server.views.lookups import look
from sandtable.server.views.seat_view import SeatView
from sandtable.server.workers.packing import pack_state
from sandtable.toolkit.box import SIMPLE
from sandtable.toolkit.game import Game
from sandtable.toolkit.record import Step

EVERY: Final = 43  # answers from one comparison to the next
LANGUAGES: Final = ("en", "el", "hu")
SCRAMBLED: Final = "hidden"
VALUES: Final = {"silesia_supply": "both"}  # of options that are no switches

WORLDS: Final = [
    ("napoleonics", "vimiero", (), 400),
    ("napoleonics", "waterloo", (), 400),
    ("greatwar", "opening-action-1", (), 400),
    ("greatwar", "cambrai-havrincourt", ("unofficial_tanks",), 400),
    *(("maria", each, (), 600) for each in BOXES["maria"].scenarios()),
    ("maria", "advanced", ("returns_late", "silesia_supply"), 400),
    ("maria", "advanced-two", ("silesia_supply",), 200),
    ("lastman", "1914", (), 900),
    *(("lastman", "1916", (each,), 250) for each in BOXES["lastman"].options),
    ("lastman", "1917", tuple(BOXES["lastman"].options), 500),
]


# The same game with other secrets


def other_event(event: Event, viewer: int) -> Event:
    """What is hidden in an event is gone: telling it would break, or tell something else."""
    if event.known_to(viewer):
        return event
    args = {name: value for name, value in event.args.items() if name not in event.secret}
    return Event(event.key, event.rule, args, event.mask, event.secret)


def other_step(step: Step, viewer: int) -> Step:
    outcomes = [
        (purpose, outcome if mask == EVERYBODY or mask >> viewer & 1 else 0, mask)
        for purpose, outcome, mask in step.outcomes
    ]
    answer = step.answer if step.known_to(viewer) else SCRAMBLED
    return replace(step, answer=answer, outcomes=outcomes)


def other_game(game: Game, guess: State, viewer: int) -> Game:
    """A game that this viewer cannot tell from the real one."""
    other = Game(game.box, guess, Chance(), dict(game.record.header), begin=False)
    other.record.steps = [other_step(each, viewer) for each in game.record.steps]
    other.log.events = [other_event(each, viewer) for each in game.log.events]
    other.log.entries = game.log.entries
    other.log._dropped_entries = game.log._dropped_entries
    other.log._dropped_events = game.log._dropped_events
    other.chance = game.chance
    return other


# What a viewer gets


def shown_now(shown: SeatView, game: Game, places: list[str]) -> dict[str, Any]:
    """The position: frames, panels, hands, questions, aids, and what pointing shows."""
    face, seat, speaker, state = shown.face, shown.seat, shown.speaker, game.state
    found: dict[str, Any] = {
        "scene": shown.scene(state).model_dump_json(),
        "moment": face.moment(state, speaker),
        "sides": repr(shown.sides(state)),
        "panels": repr(shown.panels(state)),
        "hand": repr(shown.hand(state)),
        "aids": repr(face.aids(state, seat, speaker)),
        "asked seats": [each.seat for each in game.questions()],
    }
    pieces = [each.id for each in shown.scene(state).pieces[:3]]
    for at, place in enumerate(places):
        piece = pieces[at % len(pieces)] if pieces else ""
        message = Look(id=1, place=place, piece=piece)
        found[f"look at {place}"] = look(state, shown, message).model_dump_json()
    question = None if seat == ONLOOKER else game.question_of(seat)
    if question is not None:
        found["asked"] = shown.asked(state, question, 1, guided=True).model_dump_json()
    for asked in game.questions():
        found[f"reacts {asked.seat}"] = face.reacts(state, asked.seat)
    if state.ended():
        found["ending"] = face.ending(state, speaker)
    for gone in (*range(len(game.seats)), -1):
        found[f"broken off {gone}"] = face.broken_off(state, gone, speaker)
        if gone >= 0:
            found[f"resign {gone}"] = repr(game.box.why_not_resign(state, gone))
    return found


def told_so_far(shown: SeatView, game: Game, viewer: int, steps: list[Step]) -> dict[str, Any]:
    """What has happened: the log, the record, and for everybody the report."""
    found: dict[str, Any] = {
        "log": [to_json(line).decode() for line in shown.lines(game.log.logged()[-200:])],
        "record": game.text(viewer),
    }
    if viewer == ONLOOKER:
        game.record.steps = steps  # a report may play them again
        found["report"] = repr(game.box.face.report(game, shown.speaker))
        found["scores"] = game.box.face.scores(game.state)
    return found


# Comparing


def check(game: Game, rng: random.Random, counts: Counter[str]) -> None:
    box = game.box
    places = sorted(SeatView(box.id, 0, "en").scenes.places)
    for viewer in (*range(len(game.seats)), ONLOOKER):
        guess = game.resample(viewer, rng.random().hex())
        counts["guesses differ"] += game.state.dump() != guess.dump()
        other = other_game(game, guess, viewer)
        shown = SeatView(box.id, viewer, rng.choice(LANGUAGES))
        held = [each.place for each in shown.scene(game.state).pieces if each.place in places]
        here = rng.sample(places, min(4, len(places))) + rng.sample(held, min(6, len(held)))
        same(shown_now(shown, game, here), shown_now(shown, other, here), game, viewer)
        steps = game.record.steps
        told = [told_so_far(shown, each, viewer, steps) for each in (game, other)]
        same(told[0], told[1], game, viewer)
        known = [pack_state(each.resample(viewer, "lookup")) for each in (game, other)]
        assert known[0] == known[1], f"{game}\nthe guess of {viewer} rests on what is hidden"
        if viewer != ONLOOKER and game.question_of(viewer) is not None:
            counts["lookups"] += 1


def same(one: dict[str, Any], two: dict[str, Any], game: Game, viewer: int) -> None:
    assert one.keys() == two.keys()
    for name, value in one.items():
        assert value == two[name], (
            f"{game}\n{viewer} gets what is hidden: {name}\n{value}\n{two[name]}"
        )


def check_answer(game: Game, question: Question, action: int, counts: Counter[str]) -> None:
    """The same answer with other secrets tells the same to those who learn nothing from it.

    An answer that is secret itself may mean something else there.
    """
    if question.secret or game.apart:
        return
    real, dice = game.state.copy(), Witness(Sealed("answer"))
    real.journal = []
    real.answer(action, dice, question.seat)
    came = [pair[:2] for pair in dice.seen]
    for viewer in (*range(len(game.seats)), ONLOOKER):
        state = game.resample(viewer, "answer")
        asked = state.question_of(question.seat)
        if asked is None or action not in asked.actions:
            continue
        state.journal = []
        try:
            state.answer(action, Recorded(game.box.purposes, came), question.seat)
        except ScriptError:  # the other hidden things do not allow the same draws
            continue
        if (real.learned | state.learned) >> viewer & 1:
            counts["learned"] += 1
            continue
        counts["answers compared"] += 1
        told = [
            [(each.key, each.rule, each.args) for event in after.journal or []
             for each in [event.seen_by(viewer)]]
            for after in (real, state)
        ]  # fmt: skip
        name = game.name(action)
        assert told[0] == told[1], f"{game}\n{viewer} learns from {name}\n{told[0]}\n{told[1]}"
        asked_now = [[each.seat for each in after.questions()] for after in (real, state)]
        assert asked_now[0] == asked_now[1], (
            f"{game}\n{viewer} learns from who is asked after {name}"
        )
        reasons = [
            [[each.first, each.end, each.refusal.key, each.refusal.rule, each.refusal.args]
             for each in after.withheld if each.seat == viewer]
            for after in (real, state)
        ]  # fmt: skip
        assert reasons[0] == reasons[1], f"{game}\n{viewer} learns from what is not asked, {name}"


def chosen(game: Game, rng: random.Random) -> tuple[Question, int]:
    question = rng.choice(game.questions())
    if rng.random() < 0.5:
        return question, rng.choice(question.actions)
    worth = game.box.advice(game.resample(question.seat), question, SIMPLE)
    return question, question.actions[worth.index(max(worth))]


@pytest.mark.parametrize(
    ("name", "scenario", "options", "most"), WORLDS, ids=lambda each: str(each).strip("(),'")
)
def test_what_is_hidden_changes_nothing_that_a_viewer_gets(
    name: str, scenario: str, options: tuple[str, ...], most: int
) -> None:
    rng = random.Random(f"{name} {scenario} {options}")
    counts: Counter[str] = Counter()
    values = {each: VALUES.get(each, True) for each in options}
    game = sandtable.new_game(name, scenario, seed=7, options=values)
    for number in range(most):
        if number % EVERY == 0:
            check(game, rng, counts)
        if not game.questions():
            break
        question, action = chosen(game, rng)
        if number % 4 == 0:
            check_answer(game, question, action, counts)
        game.answer(action, question.seat)
    print(counts)
    assert counts["guesses differ"]
    assert counts["lookups"]
    assert counts["answers compared"]
