"""All that is stored about a person, as JSON: without secrets, and without what others did."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import inspect, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from sandtable.server.meeting.models import ChallengeData, FollowData, SeekData
from sandtable.server.moderation.models import (
    AuditData,
    BlockData,
    MuteData,
    ReportData,
    RoleData,
    SanctionData,
)
from sandtable.server.pace.models import DayOffData
from sandtable.server.people.accounts import account_of
from sandtable.server.people.codes import codes_left
from sandtable.server.people.leaving import said_from, seats_of
from sandtable.server.people.merging import tables_of
from sandtable.server.people.models import AccountData, TicketData
from sandtable.server.people.passkeys import passkeys_of
from sandtable.server.people.sessions import sessions_of
from sandtable.server.rating.models import RatedSeatData, RatingData
from sandtable.server.storage.models import ChatData, SeatData, TableData, VisitorData
from sandtable.server.telling.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)
from sandtable.server.tournaments.models import (
    EntryData,
    GameData,
    LogData,
    MatchData,
    TournamentData,
)

Json = dict[str, Any]
Column = InstrumentedAttribute[Any]


@dataclass(frozen=True)
class Part:
    """Rows that have the id of a person in a column, and what is told of each."""

    name: str
    whose: Column
    told: tuple[Column, ...]


PARTS: Final = (
    # Messages
    Part(
        "message_settings",
        MessageSettingsData.visitor,
        (
            MessageSettingsData.choices,
            MessageSettingsData.language,
            MessageSettingsData.origin,
            MessageSettingsData.zone,
            MessageSettingsData.quiet_from,
            MessageSettingsData.quiet_to,
            MessageSettingsData.webhook,
            MessageSettingsData.webhook_dead,
        ),
    ),
    Part(
        "push_devices",
        DeviceData.visitor,
        (DeviceData.name, DeviceData.language, DeviceData.created),
    ),
    Part(
        "messages",
        OutboxData.visitor,
        (
            OutboxData.occasion,
            OutboxData.channel,
            OutboxData.table_id,
            OutboxData.created,
            OutboxData.due,
            OutboxData.state,
        ),
    ),
    Part("told", ToldData.visitor, (ToldData.table_id, ToldData.seat, ToldData.occasion)),
    Part(
        "mails_to_come", TicketData.visitor, (TicketData.kind, TicketData.about, TicketData.expires)
    ),
    # Meeting
    Part(
        "seeks",
        SeekData.visitor,
        (
            SeekData.name,
            SeekData.language,
            SeekData.game,
            SeekData.scenario,
            SeekData.side,
            SeekData.pace,
            SeekData.made,
            SeekData.table_id,
        ),
    ),
    Part(
        "challenges_sent",
        ChallengeData.by_visitor,
        (ChallengeData.table_id, ChallengeData.made, ChallengeData.until, ChallengeData.declined),
    ),
    Part(
        "challenges_received",
        ChallengeData.to_visitor,
        (ChallengeData.table_id, ChallengeData.made, ChallengeData.until, ChallengeData.declined),
    ),
    Part("mutes", MuteData.muter, (MuteData.name, MuteData.created)),
    Part("blocks", BlockData.blocker, (BlockData.name, BlockData.created)),
    # Time
    Part("days_off", DayOffData.visitor, (DayOffData.day,)),
    Part(
        "games_out_of_time", SeatData.lapsed, (SeatData.table_id, SeatData.seat, SeatData.lapsed_at)
    ),
    # Ratings
    Part(
        "ratings",
        RatingData.visitor,
        (
            RatingData.game,
            RatingData.mu,
            RatingData.sigma,
            RatingData.games,
            RatingData.wins,
            RatingData.draws,
            RatingData.losses,
            RatingData.changed,
        ),
    ),
    Part(
        "rated_games",
        RatedSeatData.visitor,
        (
            RatedSeatData.table_id,
            RatedSeatData.seat,
            RatedSeatData.place,
            RatedSeatData.mu,
            RatedSeatData.sigma,
        ),
    ),
    # Tournaments
    Part(
        "tournaments_organised",
        TournamentData.organiser,
        (
            TournamentData.id,
            TournamentData.name,
            TournamentData.about,
            TournamentData.game,
            TournamentData.format,
            TournamentData.created,
            TournamentData.status,
        ),
    ),
    Part(
        "tournament_entries",
        EntryData.visitor,
        (
            EntryData.tournament,
            EntryData.number,
            EntryData.name,
            EntryData.at,
            EntryData.withdrawn,
        ),
    ),
    Part(
        "tournament_decisions",
        LogData.who,
        (LogData.tournament, LogData.n, LogData.at, LogData.key),
    ),
    # Moderation
    Part("role", RoleData.visitor, (RoleData.role, RoleData.since)),
    Part(
        "reports",
        ReportData.reporter,
        (
            ReportData.table_id,
            ReportData.reason,
            ReportData.words,
            ReportData.at,
            ReportData.status,
        ),
    ),
    Part(
        "sanctions",
        SanctionData.visitor,
        (
            SanctionData.kind,
            SanctionData.reason,
            SanctionData.words,
            SanctionData.at,
            SanctionData.until,
            SanctionData.lifted,
        ),
    ),
    Part(
        "sanctions_given",
        SanctionData.given_by,
        (SanctionData.kind, SanctionData.reason, SanctionData.words, SanctionData.at),
    ),
    Part("audit_of_mine", AuditData.who, (AuditData.at, AuditData.act)),
    Part("audit_about_me", AuditData.about, (AuditData.at, AuditData.act)),
)


def export(session: Session, visitor: str) -> Json:
    """Everything about a visitor, without secrets: neither tokens nor the dice of tables."""
    known = session.get(VisitorData, visitor)
    assert known is not None
    return {
        "visitor": {"id": known.id, "name": known.name, "created": known.created},
        "account": account_told(session, visitor),
        "passkeys": [
            {"label": each.label, "for": each.party, "created": each.created, "used": each.used}
            for each in passkeys_of(session, visitor)
        ],
        "sessions": [
            {"browser": each.label, "created": each.created, "used": each.used}
            for each in sessions_of(session, visitor)
        ],
        "tables": [table_told(each, visitor) for each in my_tables(session, visitor)],
        "chat": [
            {"table": each.table_id, "at": each.at, "name": each.who, "text": each.text}
            for each in my_lines(session, visitor)
        ],
        "follows": follows_told(session, visitor),
        "tournament_matches": matches_told(session, visitor),
        "tournament_games": games_told(session, visitor),
        **{part.name: rows_told(session, part, visitor) for part in PARTS},
    }


def as_text(found: Json) -> str:
    return json.dumps(found, ensure_ascii=False, indent=2)


def rows_told(session: Session, part: Part, visitor: str) -> list[Json]:
    order = inspect(part.whose.class_).primary_key
    found = select(*part.told).where(part.whose == visitor).order_by(*order)
    return [dict(row._mapping) for row in session.execute(found)]


def account_told(session: Session, visitor: str) -> Json | None:
    account = account_of(session, visitor)
    if account is None:
        return None
    return {
        "name": account.name,
        "created": account.created,
        "mail": account.mail,
        "language": account.language,
        "recovery_codes_left": codes_left(session, visitor),
    }


# Tables


def my_tables(session: Session, visitor: str) -> list[TableData]:
    found = select(TableData).where(TableData.id.in_(tables_of(session, visitor)))
    return list(session.scalars(found.order_by(TableData.created)))


def table_told(table: TableData, visitor: str) -> Json:
    mine = [each for each in table.seats if each.visitor == visitor]
    return {
        "id": table.id,
        "game": table.game,
        "scenario": table.scenario,
        "created": table.created,
        "status": table.status,
        "opened_by_me": table.opened_by == visitor,
        "my_seats": [
            {"seat": each.seat, "name": each.name, "word": each.word, "orders": each.standing}
            for each in mine
        ],
    }


def my_lines(session: Session, visitor: str) -> list[ChatData]:
    """What a visitor has said at tables, with a seat or as an onlooker."""
    said = said_from(visitor, seats_of(session, visitor))
    found = select(ChatData).where(said).order_by(ChatData.table_id, ChatData.n)
    return list(session.scalars(found))


# Others whom I have named, and games that I have played


def follows_told(session: Session, visitor: str) -> list[Json]:
    found = (
        select(AccountData.name, FollowData.since)
        .join(AccountData, AccountData.visitor == FollowData.followed)
        .where(FollowData.follower == visitor)
        .order_by(FollowData.since, AccountData.name)
    )
    return [{"name": name, "since": since} for name, since in session.execute(found)]


def matches_told(session: Session, visitor: str) -> list[Json]:
    order = (MatchData.tournament, MatchData.round, MatchData.number)
    found = session.scalars(select(MatchData).where(entered(MatchData, visitor)).order_by(*order))
    return [
        {
            "tournament": each.tournament,
            "round": each.round,
            "number": each.number,
            "decided": each.decided,
            **own(visitor, each.players, place=each.places, points=each.points, score=each.scores),
        }
        for each in found
        if visitor in each.players
    ]


def games_told(session: Session, visitor: str) -> list[Json]:
    order = (GameData.tournament, GameData.round, GameData.match, GameData.leg)
    found = session.scalars(select(GameData).where(entered(GameData, visitor)).order_by(*order))
    return [
        {
            "tournament": each.tournament,
            "table": each.table_id,
            "round": each.round,
            "leg": each.leg,
            "scenario": each.scenario,
            "seat": each.sitting.index(visitor),
            "how": each.how,
            **own(visitor, each.sitting, place=each.places, score=each.scores),
        }
        for each in found
        if visitor in each.sitting
    ]


def entered(model: type[MatchData] | type[GameData], visitor: str) -> Any:
    """Rows of tournaments that a visitor has entered."""
    mine = select(EntryData.tournament).where(EntryData.visitor == visitor)
    return model.tournament.in_(mine)


def own(visitor: str, players: list[str], **lists: list[Any]) -> Json:
    """What lists by player have for this one, as far as it is decided."""
    at = players.index(visitor)
    return {name: values[at] for name, values in lists.items() if at < len(values)}
