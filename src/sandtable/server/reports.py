"""The after-action report and the verdict on the dice, as the page shows them."""

from __future__ import annotations

from sandtable.core import pledge
from sandtable.core.game import Game
from sandtable.core.ledger import Throw
from sandtable.core.text import Speaker
from sandtable.games.napoleonics.report import report_of
from sandtable.server.messages import LossShown, LuckShown, Report, TurnScore, Verdict
from sandtable.server.store import TableData


def report_shown(game: Game, speaker: Speaker, table: TableData) -> Report:
    report = report_of(game, speaker)
    box = game.box
    names = [box.face.seat_name(seat, speaker) for seat in range(len(box.seats))]
    return Report(
        story=report.story,
        luck=[
            LuckShown(
                seat=box.seats[luck.seat],
                name=names[luck.seat],
                throws=luck.throws,
                dice=luck.dice,
                hits=luck.hits,
                expected=luck.expected,
                best=throw_told(luck.best, speaker),
                worst=throw_told(luck.worst, speaker),
            )
            for luck in report.luck
        ],
        losses=[
            LossShown(
                seat=box.seats[loss.seat],
                name=f"{loss.name[:1].upper()}{loss.name[1:]}, {loss.start}",
                lost=loss.blocks,
                start=loss.of,
                gone=""
                if loss.eliminated is None
                else speaker.say("table-turn", turn=loss.eliminated),
            )
            for loss in report.losses
        ],
        timeline=[TurnScore(turn=each.turn, scores=list(each.banners)) for each in report.timeline],
        text=report.as_text(),
    )


def throw_told(throw: Throw | None, speaker: Speaker) -> str:
    if throw is None:
        return ""
    return speaker.say("report-throw", hits=throw.hits, dice=throw.dice, turn=throw.turn)


def verdict_shown(verdict: pledge.Verdict, speaker: Speaker) -> Verdict:
    return Verdict(ok=verdict.sound and verdict.checked, lines=pledge.in_words(verdict, speaker))
