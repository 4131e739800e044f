"""The after-action report and the verdict on the dice, as the page shows them."""

from __future__ import annotations

from typing import Any

from sandtable.core.event import ONLOOKER
from sandtable.server.messages import Curve, LossShown, LuckShown, Report, TurnScore, Verdict
from sandtable.server.models import TableData
from sandtable.toolkit import pledge
from sandtable.toolkit.game import Game
from sandtable.toolkit.ledger import Luck, luck_of, throw_told, throws_in
from sandtable.toolkit.text import Speaker


def report_shown(game: Game, speaker: Speaker, table: TableData) -> Report:
    """The game's own report, where it has one; else its luck, its losses and its end."""
    report: Any = game.box.report(game, speaker)
    if report is None:
        return plain_report(game, speaker)
    return Report(
        story=report.story,
        luck=[luck_shown(game, luck, speaker) for luck in report.luck],
        losses=[
            LossShown(
                seat=game.box.seats[loss.seat],
                name=", ".join(
                    each for each in (f"{loss.name[:1].upper()}{loss.name[1:]}", loss.start) if each
                ),
                lost=loss.blocks,
                start=loss.of,
                gone=""
                if loss.eliminated is None
                else speaker.say("table-turn", turn=loss.eliminated),
            )
            for loss in report.losses
        ],
        timeline=[TurnScore(turn=each.turn, scores=list(each.scores)) for each in report.timeline],
        score_name=game.box.face.score_name(speaker),
        curves=[
            Curve(
                title=curve.title,
                names=list(curve.names),
                turns=list(curve.turns),
                values=[list(line) for line in curve.values],
            )
            for curve in getattr(report, "curves", ())
        ],
        text=report.as_text(),
    )


def plain_report(game: Game, speaker: Speaker) -> Report:
    """From the events as an onlooker knows them: dice, and what each unit has lost."""
    box = game.box
    events = game.events_of(ONLOOKER)
    luck = luck_of(throws_in(events), len(game.seats))
    aids = box.face.aids(game.state, ONLOOKER, speaker)
    losses = [
        LossShown(
            seat=seat,
            name=piece.name,
            lost=piece.full - piece.blocks,
            start=piece.full,
            gone="" if piece.place else speaker.say("aids-gone"),
        )
        for seat, pieces in aids.roster.items()
        for piece in pieces
        if piece.blocks < piece.full
    ]
    told = [luck_shown(game, each, speaker) for each in luck]
    ending = box.face.ending(game.state, speaker)
    lines = [ending, *(f"{each.name}: {each.hits} / {each.expected:.1f}" for each in told)]
    lines += [f"{each.name}: -{each.lost}" for each in losses]
    return Report(story=[ending], luck=told, losses=losses, timeline=[], text="\n".join(lines))


def luck_shown(game: Game, luck: Luck, speaker: Speaker) -> LuckShown:
    return LuckShown(
        seat=game.box.seats[luck.seat],
        name=game.box.face.seat_name(luck.seat, speaker),
        throws=luck.throws,
        dice=luck.dice,
        hits=luck.hits,
        expected=luck.expected,
        best=throw_told(luck.best, speaker),
        worst=throw_told(luck.worst, speaker),
    )


def verdict_shown(verdict: pledge.Verdict, speaker: Speaker) -> Verdict:
    return Verdict(ok=verdict.sound and verdict.checked, lines=pledge.in_words(verdict, speaker))
