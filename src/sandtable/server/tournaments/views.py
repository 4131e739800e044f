"""Messages that show a tournament to one visitor."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.games import BOXES
from sandtable.server import messages
from sandtable.server.accounts.accounts import account_of
from sandtable.server.ratings.models import RatingData
from sandtable.server.ratings.scale import MODEL, shown as rating_shown, spread
from sandtable.server.security.visitors import GONE
from sandtable.server.storage.models import TableData
from sandtable.server.texts import speaker_for
from sandtable.server.tournaments import models as kinds, queries
from sandtable.server.tournaments.models import (
    EntryData,
    GameData,
    LogData,
    MatchData,
    TournamentData,
)
from sandtable.server.tournaments.standings import TIE_BREAKS, Standing, standings
from sandtable.server.views.table_info import brief_of, name_shown, result_text
from sandtable.toolkit.text import Speaker, sentence


def list_shown(session: Session, visitor: str, lang: str) -> messages.TournamentList:
    account = account_of(session, visitor)
    found = queries.listed(session)
    many = queries.count_entries(session, [each.id for each in found])
    mine = queries.entered_by(session, visitor) if visitor else set()
    return messages.TournamentList(
        account="" if account is None else account.name,
        tournaments=[
            messages.TournamentRow(
                id=each.id,
                name=each.name,
                game=each.game,
                game_name=speaker_for(each.game, lang).say(f"game-{each.game}"),
                format=each.format,  # type: ignore[arg-type]  # the column holds nothing else
                status=each.status,  # type: ignore[arg-type]  # the same
                entries=many.get(each.id, 0),
                round=each.round,
                rounds=each.rounds,
                deadline=each.deadline,
                entered=each.id in mine,
                organiser=bool(visitor) and each.organiser == visitor,
            )
            for each in found
            if each.game in BOXES
        ],
    )


def tournament_shown(
    session: Session, held: TournamentData, visitor: str, lang: str, at: str
) -> messages.TournamentShown:
    speaker = speaker_for(held.game, lang)
    entries = queries.entries_of(session, held.id)
    matches = queries.matches_of(session, held.id)
    organiser = account_of(session, held.organiser)
    account = account_of(session, visitor) is not None
    mine = next((each for each in entries if each.visitor == visitor and visitor), None)
    pages = TournamentView(session, held, entries, visitor, speaker)
    rows = standings([each.visitor for each in entries], matches, held.format)
    return messages.TournamentShown(
        id=held.id,
        name=held.name,
        about=held.about,
        organiser="" if organiser is None else organiser.name,
        game=held.game,
        game_name=speaker.say(f"game-{held.game}"),
        format=held.format,  # type: ignore[arg-type]  # the column holds nothing else
        scenarios=[brief_of(held.game, each, speaker.language)[0] for each in held.scenarios],
        seats=held.seats,
        legs=held.legs,
        days=held.days,
        points=held.points,
        rated=held.rated,
        most=held.most,
        status=held.status,  # type: ignore[arg-type]  # the same
        round=held.round,
        rounds=held.rounds,
        deadline=held.deadline,
        overdue=bool(held.deadline) and at >= held.deadline,
        entries=[pages.entry(each) for each in entries],
        played=pages.rounds(matches),
        standings=[pages.standing(each) for each in rows] if held.round else [],
        tie_breaks=list(TIE_BREAKS[held.format]),
        log=[pages.decision(each) for each in queries.log_of(session, held.id)],
        organises=bool(visitor) and held.organiser == visitor,
        entered=mine is not None and not mine.withdrawn,
        may_enter=account
        and mine is None
        and held.status == kinds.OPEN
        and len(entries) < held.most,
        account=account,
    )


class TournamentView:
    """The parts of the page of one tournament, for one visitor."""

    def __init__(
        self,
        session: Session,
        held: TournamentData,
        entries: list[EntryData],
        visitor: str,
        speaker: Speaker,
    ) -> None:
        self.held = held
        self.visitor = visitor
        self.speaker = speaker
        self.box = BOXES[held.game]
        self.names = {each.visitor: name_shown(each.name, speaker) for each in entries}
        self.gone = {each.visitor for each in entries if each.withdrawn}
        found = select(RatingData).where(
            RatingData.game == held.game, RatingData.visitor.in_(self.names)
        )
        self.ratings = {each.visitor: each for each in session.scalars(found)}
        self.games = queries.games_of(session, held.id)
        tables = select(TableData).where(TableData.id.in_([each.table_id for each in self.games]))
        self.tables = {each.id: each for each in session.scalars(tables)}

    def is_you(self, player: str) -> bool:
        return bool(self.visitor) and player == self.visitor

    def entry(self, entry: EntryData) -> messages.EntryShown:
        rating = self.ratings.get(entry.visitor)
        mu, sigma = (MODEL.mu, MODEL.sigma) if rating is None else (rating.mu, rating.sigma)
        return messages.EntryShown(
            number=entry.number,
            name=self.names[entry.visitor],
            rating=rating_shown(mu),
            spread=spread(sigma),
            withdrawn=bool(entry.withdrawn),
            you=self.is_you(entry.visitor),
        )

    def rounds(self, matches: list[MatchData]) -> list[messages.RoundShown]:
        """The latest round first; empty places of a bracket are left out."""
        return [
            messages.RoundShown(
                number=number,
                pairings=[
                    self.pairing(each) for each in matches if each.round == number and each.players
                ],
            )
            for number in range(self.held.round, 0, -1)
        ]

    def pairing(self, match: MatchData) -> messages.PairingShown:
        legs = [
            each for each in self.games if (each.round, each.match) == (match.round, match.number)
        ]
        return messages.PairingShown(
            number=match.number,
            players=[self.player(match, at) for at in range(len(match.players))],
            decided=match.decided,  # type: ignore[arg-type]  # the column holds nothing else
            legs=[self.leg(each) for each in legs],
        )

    def player(self, match: MatchData, at: int) -> messages.PairedPlayer:
        who = match.players[at]
        if not match.decided:
            return messages.PairedPlayer(name=self.names[who], you=self.is_you(who))
        return messages.PairedPlayer(
            name=self.names[who],
            you=self.is_you(who),
            place=match.places[at] + 1,
            points=match.points[at],
            score=match.scores[at],
        )

    def leg(self, game: GameData) -> messages.LegShown:
        table = self.tables.get(game.table_id)
        title = brief_of(self.held.game, game.scenario, self.speaker.language)[0]
        sides = [self.box.face.seat_name(seat, self.speaker) for seat in range(self.held.seats)]
        status: Any = "over" if table is None else table.status  # the column holds nothing else
        return messages.LegShown(
            leg=game.leg,
            table="" if table is None else table.id,
            title=title,
            status=status,
            sitting=[
                f"{sentence(side)}: {self.names[player]}"
                for side, player in zip(sides, game.sitting, strict=True)
            ],
            yours=self.visitor in game.sitting,
            result="" if table is None else result_text(self.held.game, table.result, self.speaker),
        )

    def standing(self, row: Standing) -> messages.RankShown:
        return messages.RankShown(
            rank=row.rank,
            name=self.names[row.player],
            you=self.is_you(row.player),
            withdrawn=row.player in self.gone,
            points=round(row.points, 2),
            wins=row.wins,
            draws=row.draws,
            losses=row.losses,
            byes=row.byes,
            buchholz=round(row.buchholz, 2),
            berger=round(row.berger, 2),
            difference=round(row.difference, 2),
        )

    def decision(self, line: LogData) -> messages.DecisionShown:
        about = {
            name: self.told(", ".join(map(str, value)) if isinstance(value, list) else value)
            for name, value in line.about.items()
            if name != "reason"
        }
        return messages.DecisionShown(
            n=line.n,
            at=line.at,
            text=self.speaker.say(f"tournament-log-{line.key}", **about),
            reason=str(line.about.get("reason", "")),
        )

    def told(self, value: str | int) -> str | int:
        """The text of a log line, which may name a deleted player."""
        if isinstance(value, int):
            return value
        return value.replace(GONE, self.speaker.say("server-somebody"))
