"""What is said of a game, looked at: sentences are whole, and no key, brace or variable is left."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from sandtable.core.chance import Sealed
from sandtable.core.event import ONLOOKER, Event
from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED
from sandtable.core.state import State
from sandtable.toolkit.game import Game
from sandtable.toolkit.text import Speaker
from tests.played_cases import played_cases

# A brace, a variable, two spaces, or a word that is a key, as `kind-line` or `cold-steel`.
KEYS = "|".join(
    ["event", "question", "action", "refusal", "modifier", "kind", "seat", "nation", "card"]
    + ["combat", "terrain", "token", "face", "section", "special", "unit", "leader"]
    + ["power", "affair", "track", "suit", "box", "stage", "train"]
    + ["type", "pool", "level", "season", "army", "panel"]
)
LEFT_OVER = re.compile(rf"[{{}}$_]|  |\(\)|\b(?:{KEYS})-[a-z]|^\s|\s$|^$")
INVISIBLE = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2069]")
QUOTES = "„«"


def well_said(text: str) -> str:
    assert not LEFT_OVER.search(text), text
    assert not INVISIBLE.search(text), ascii(text)
    assert text[0] == text[0].upper() or text[0] in QUOTES, text
    return text


def speak_event(speaker: Speaker, event: Event) -> None:
    """As the referee, an onlooker and every seat read it."""
    assert speaker.box is not None
    for seat in (None, ONLOOKER, *range(len(speaker.box.seats))):
        sentence = well_said(speaker.event(event, seat))
        assert sentence.endswith((".", "!", "?")), sentence
    for modifier in event.args.get("modifiers", []):
        well_said(speaker.modifier(modifier))


def speak_questions(speaker: Speaker, state: State) -> None:
    """What is asked, and every answer, each in words of its own."""
    for question in state.questions():
        well_said(speaker.question(state, question))
        said = [well_said(speaker.action(state, question, each)) for each in question.actions]
        assert len(set(said)) == len(said), f"{question}: two answers sound the same: {said}"


def tell_cases(speaker: Speaker, game: str) -> None:
    """What the rule cases of a game show, which whole games seldom do."""
    for run in played_cases(game):
        for event in run.events:
            speak_event(speaker, event)
        if run.state is not None:
            speak_questions(speaker, run.state)


def tell_game(
    speaker: Speaker,
    game: Game,
    also: Callable[[State, Question], None] = lambda state, question: None,
) -> set[str]:
    """All of a random game, and what else there is at its questions; the keys of its events."""
    dice = random.Random(7)
    told = 0
    while (question := game.question()) is not None:
        for event in game.events[told:]:
            speak_event(speaker, event)
        told = len(game.events)
        speak_questions(speaker, game.state)
        also(game.state, question)
        game.answer(dice.choice(question.actions), seat=question.seat)
    for event in game.events[told:]:
        speak_event(speaker, event)
    return {event.key for event in game.events}


def tell_refusals(speaker: Speaker, scenario: str, moments: int) -> int:
    """Ask of the whole action space why not, at the moments of a game; so many reasons are told."""
    box = speaker.box
    assert box is not None
    state = box.set_up(scenario, {})
    chance = Sealed("refused")
    dice = random.Random(1)
    state.begin(chance)
    refused: set[tuple[str, str]] = set()
    actions = [action for action in range(box.vocabulary.size) if box.vocabulary.exists(action)]
    for _ in range(moments):
        question = state.question()
        assert question is not None
        for action in dice.sample(actions, 200):
            refusal = state.why_not(action)
            if refusal is not ALLOWED:
                assert refusal.rule in well_said(speaker.refusal(refusal))
                refused.add((refusal.key, refusal.rule))
        state.answer(dice.choice(question.actions), chance)
    return len(refused)


def tell_actions(speaker: Speaker, game: Game) -> None:
    """Every verb has words, whether it is offered or not."""
    question = game.question()
    assert question is not None
    vocabulary = game.box.vocabulary
    for verb in vocabulary.verbs:
        for thing in {verb.things[0], verb.things[len(verb.things) // 2], verb.things[-1]}:
            action = vocabulary.find(f"{verb.name} {thing}".strip())
            well_said(speaker.action(game.state, question, action))
