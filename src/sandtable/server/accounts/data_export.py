"""Data export: all that is stored about a person, as JSON, without secrets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Select, inspect, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from sandtable.server.accounts.accounts import account_of
from sandtable.server.accounts.deletion import chat_lines_from, seats_of
from sandtable.server.accounts.guest_merge import tables_of
from sandtable.server.accounts.models import AccountData, TicketData
from sandtable.server.accounts.passkeys import passkeys_of
from sandtable.server.accounts.recovery_codes import codes_left
from sandtable.server.accounts.sessions import sessions_of
from sandtable.server.clocks.models import DayOffData
from sandtable.server.lobby.models import ChallengeData, FollowData, SeekData
from sandtable.server.moderation import models as moderation
from sandtable.server.notifications.models import (
    DeviceData,
    MessageSettingsData,
    OutboxData,
    ToldData,
)
from sandtable.server.ratings.models import RatedSeatData, RatingData
from sandtable.server.storage.models import ChatData, SeatData, TableData, VisitorData
from sandtable.server.tournaments.models import (
    EntryData,
    GameData,
    LogData,
    MatchData,
    TournamentData,
)

Json = dict[str, Any]
OfTournament = TypeVar("OfTournament", MatchData, GameData)


@dataclass(frozen=True)
class Part:
    """Rows with the id of a person in a column, and the columns to export."""

    name: str
    whose: InstrumentedAttribute[Any]
    told: str

    @property
    def columns(self) -> list[InstrumentedAttribute[Any]]:
        return [getattr(self.whose.class_, name) for name in self.told.split()]

    def rows(self, session: Session, visitor: str) -> list[Json]:
        order = inspect(self.whose.class_).primary_key
        found = select(*self.columns).where(self.whose == visitor).order_by(*order)
        return [dict(row._mapping) for row in session.execute(found)]


PARTS: Final = (
    # Notifications
    Part(
        "message_settings",
        MessageSettingsData.visitor,
        "choices language origin zone quiet_from quiet_to webhook webhook_dead",
    ),
    Part("push_devices", DeviceData.visitor, "name language created"),
    Part("messages", OutboxData.visitor, "occasion channel table_id created due state"),
    Part("told", ToldData.visitor, "table_id seat occasion"),
    Part("mails_to_come", TicketData.visitor, "kind about expires"),
    # Lobby
    Part("seeks", SeekData.visitor, "name language game scenario side pace made table_id"),
    Part("challenges_sent", ChallengeData.by_visitor, "table_id made until declined"),
    Part("challenges_received", ChallengeData.to_visitor, "table_id made until declined"),
    Part("mutes", moderation.MuteData.muter, "name created"),
    Part("blocks", moderation.BlockData.blocker, "name created"),
    # Clocks
    Part("days_off", DayOffData.visitor, "day"),
    Part("games_out_of_time", SeatData.lapsed, "table_id seat lapsed_at"),
    # Ratings
    Part("ratings", RatingData.visitor, "game mu sigma games wins draws losses changed"),
    Part("rated_games", RatedSeatData.visitor, "table_id seat place mu sigma"),
    # Tournaments
    Part(
        "tournaments_organised",
        TournamentData.organiser,
        "id name about game format created status",
    ),
    Part("tournament_entries", EntryData.visitor, "tournament number name at withdrawn"),
    Part("tournament_decisions", LogData.who, "tournament n at key"),
    # Moderation
    Part("role", moderation.RoleData.visitor, "role since"),
    Part("reports", moderation.ReportData.reporter, "table_id reason words at status"),
    Part("sanctions", moderation.SanctionData.visitor, "kind reason words at until lifted"),
    Part("sanctions_given", moderation.SanctionData.given_by, "kind reason words at"),
    Part("audit_of_mine", moderation.AuditData.who, "at act"),
    Part("audit_about_me", moderation.AuditData.about, "at act"),
)


def export(session: Session, visitor: str) -> Json:
    """Everything about a visitor, without tokens and the dice of tables."""
    known = session.get(VisitorData, visitor)
    assert known is not None
    return {
        "visitor": {"id": known.id, "name": known.name, "created": known.created},
        "account": account_data(session, visitor),
        "passkeys": [
            {"label": each.label, "for": each.party, "created": each.created, "used": each.used}
            for each in passkeys_of(session, visitor)
        ],
        "sessions": [
            {"browser": each.label, "created": each.created, "used": each.used}
            for each in sessions_of(session, visitor)
        ],
        "tables": [table_data(each, visitor) for each in tables_data(session, visitor)],
        "chat": [
            {"table": each.table_id, "at": each.at, "name": each.who, "text": each.text}
            for each in chat_lines_of(session, visitor)
        ],
        "follows": follows_data(session, visitor),
        "tournament_matches": matches_data(session, visitor),
        "tournament_games": games_data(session, visitor),
        **{part.name: part.rows(session, visitor) for part in PARTS},
    }


def as_text(found: Json) -> str:
    return json.dumps(found, ensure_ascii=False, indent=2)


def account_data(session: Session, visitor: str) -> Json | None:
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


def tables_data(session: Session, visitor: str) -> list[TableData]:
    found = select(TableData).where(TableData.id.in_(tables_of(session, visitor)))
    return list(session.scalars(found.order_by(TableData.created)))


def table_data(table: TableData, visitor: str) -> Json:
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


def chat_lines_of(session: Session, visitor: str) -> list[ChatData]:
    """The chat lines of a visitor, as a player or an onlooker."""
    said = chat_lines_from(visitor, seats_of(session, visitor))
    found = select(ChatData).where(said).order_by(ChatData.table_id, ChatData.n)
    return list(session.scalars(found))


# Followed people and rated games


def follows_data(session: Session, visitor: str) -> list[Json]:
    found = (
        select(AccountData.name, FollowData.since)
        .join(AccountData, AccountData.visitor == FollowData.followed)
        .where(FollowData.follower == visitor)
        .order_by(FollowData.since, AccountData.name)
    )
    return [{"name": name, "since": since} for name, since in session.execute(found)]


def matches_data(session: Session, visitor: str) -> list[Json]:
    order = (MatchData.tournament, MatchData.round, MatchData.number)
    found = session.scalars(in_entered(MatchData, visitor).order_by(*order))
    return [
        {
            "tournament": each.tournament,
            "round": each.round,
            "number": each.number,
            "decided": each.decided,
            **own_items(
                visitor, each.players, place=each.places, points=each.points, score=each.scores
            ),
        }
        for each in found
        if visitor in each.players
    ]


def games_data(session: Session, visitor: str) -> list[Json]:
    order = (GameData.tournament, GameData.round, GameData.match, GameData.leg)
    found = session.scalars(in_entered(GameData, visitor).order_by(*order))
    return [
        {
            "tournament": each.tournament,
            "table": each.table_id,
            "round": each.round,
            "leg": each.leg,
            "scenario": each.scenario,
            "seat": each.sitting.index(visitor),
            "how": each.how,
            **own_items(visitor, each.sitting, place=each.places, score=each.scores),
        }
        for each in found
        if visitor in each.sitting
    ]


def in_entered(model: type[OfTournament], visitor: str) -> Select[OfTournament]:
    """Rows of tournaments that a visitor has entered."""
    mine = select(EntryData.tournament).where(EntryData.visitor == visitor)
    return select(model).where(model.tournament.in_(mine))


def own_items(visitor: str, players: list[str], **lists: list[Any]) -> Json:
    """The items of lists by player that belong to this one, as far as they are decided."""
    at = players.index(visitor)
    return {name: values[at] for name, values in lists.items() if at < len(values)}
