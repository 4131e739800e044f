"""The command `hint`: what marshal would answer, with chances and reasons."""

from __future__ import annotations

from sandtable.bots.explanations import told
from sandtable.bots.hints import hint
from sandtable.cli.terminal.screen import Screen
from sandtable.core.question import Question
from sandtable.toolkit.game import Game


def show_hint(game: Game, question: Question, screen: Screen) -> None:
    """The best answers, each with its number as it can be typed."""
    speaker = screen.speaker
    known = game.resample(question.seat)
    hints = hint(game.box, question, lambda: known, f"hint {len(game.record.steps)}")
    searched = hints[0].chance is not None
    screen.say(speaker.say("cli-hint-from" if searched else "cli-hint-quick"), "dim")
    words = told(game.box, known, question.seat, hints, speaker)
    for each, said in zip(hints, words, strict=True):
        number = question.actions.index(each.action) + 1
        screen.say(f"{number:3} {speaker.action(known, question, each.action)}", "bold")
        chance = [] if each.chance is None else [f"{each.chance:.0%}", said.chance]
        screen.say("    " + ", ".join(filter(None, [*chance, said.behind, said.captain])))
        for reason in said.reasons:
            screen.say(f"    {'+' if reason.good else '-'} {reason.text}")
