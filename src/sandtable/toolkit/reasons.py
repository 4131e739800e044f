"""Why an action may not be answered now: the one reason that every interface shows.

Python, terminal, page and rule cases call `reason`. An action that is not offered now is tried
after the obvious answers that come before it. There the procedure that offers such actions says why
it refuses this one. So the reason is the rule that forbids the action, and not that it is early; if
the action would be allowed there, the reason is what to answer first.
"""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.core.question import Question
from sandtable.core.refusal import ALLOWED, ANSWER_FIRST, NOT_ASKED_NOW, Refusal
from sandtable.core.state import State
from sandtable.toolkit.answer_sequences import (
    Answers,
    asked_of,
    in_notation,
    names_thing,
    obvious_sequences,
)
from sandtable.toolkit.box import Box
from sandtable.toolkit.text import Speaker


@dataclass(frozen=True)
class Reason:
    """What the rules say of an action: it is allowed, now or after some answers, or why not."""

    action: int
    refusal: Refusal  # `ALLOWED` now, `ANSWER_FIRST` after `way`, or else why not
    way: Answers  # the answers that come first, or that lead to where it is refused

    @property
    def allowed(self) -> bool:
        """Now, or after the answers of `way`."""
        return self.refusal is ALLOWED or self.refusal is ANSWER_FIRST

    def told(self, box: Box, speaker: Speaker, named: bool = True) -> tuple[str, str]:
        """A sentence, and the rule if one says no; `named` with the action before the reason."""
        name = box.vocabulary.name(self.action)
        if self.refusal is ALLOWED:
            return speaker.say("table-allowed", answer=name), ""
        if self.refusal is ANSWER_FIRST:
            first = in_notation(box, self.way)
            return speaker.say("table-allowed-after", answer=name, first=first), ""
        words = speaker.refusal_alone(self.refusal)
        return f"{name}: {words}" if named else words, self.refusal.rule


def reason(box: Box, state: State, action: int, seat: int = -1) -> Reason:
    """Why this action is no answer now; without a seat, for the one that is asked first."""
    asked = state.question()
    if asked is None or seat not in (-1, asked.seat):
        return Reason(action, state.why_not(action, seat), [])
    withheld = NOT_ASKED_NOW
    if not asks_verb(box, asked, action):
        withheld = state.why_withheld(action, seat if seat >= 0 else state.doer(action))
    for ways in obvious_sequences(box, state):
        offered = [way for at, way in ways if action in asked_of(at)]
        if offered:
            way = min(offered, key=lambda each: count_named(box, each))
            return Reason(action, ANSWER_FIRST if way else ALLOWED, way)
        if withheld is not NOT_ASKED_NOW:
            continue  # it is not asked about, and may still be allowed in another way
        refused = [
            (refusal, way)
            for at, way in ways
            if (refusal := at.why_not_here(action)) is not NOT_ASKED_NOW
        ]
        if refused:
            refusal, way = refused[box.nearest(state, action, [way for _, way in refused])]
            return Reason(action, refusal, way)
    return Reason(
        action, state.why_not(action, seat) if withheld is NOT_ASKED_NOW else withheld, []
    )


def count_named(box: Box, answers: Answers) -> int:
    """How many of these answers choose something; others only end what is under way."""
    return sum(names_thing(box, action) for action in answers)


def asks_verb(box: Box, question: Question, action: int) -> bool:
    """Whether the open question offers this verb, so that it has its own reasons."""
    verb = box.vocabulary.verb(action)
    return any(box.vocabulary.verb(each) is verb for each in question.actions)
