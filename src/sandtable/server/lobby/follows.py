"""Follows: who follows whom, and what followed people play."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.lobby import listings
from sandtable.server.lobby.models import FollowData
from sandtable.server.messages import FollowedShown
from sandtable.server.problems import RequestProblem

MOST_FOLLOWED = 500


def follows(session: Session, follower: str, followed: str) -> bool:
    return bool(follower) and session.get(FollowData, (follower, followed)) is not None


def follow(session: Session, follower: str, followed: str, now: str) -> None:
    if follows(session, follower, followed):
        return
    if len(followed_by(session, follower)) >= MOST_FOLLOWED:
        raise RequestProblem(409, "many-followed")
    session.add(FollowData(follower, followed, now))


def unfollow(session: Session, follower: str, followed: str) -> None:
    session.execute(
        delete(FollowData).where(FollowData.follower == follower, FollowData.followed == followed)
    )


def followed_by(session: Session, follower: str) -> list[AccountData]:
    """The people whom somebody follows, by name."""
    found = (
        select(AccountData)
        .join(FollowData, FollowData.followed == AccountData.visitor)
        .where(FollowData.follower == follower)
        .order_by(AccountData.name)
    )
    return list(session.scalars(found)) if follower else []


def followed_shown(session: Session, visitor: str, after: str) -> list[FollowedShown]:
    """The followed people: first those with open tables, then those who play."""
    people = followed_by(session, visitor)
    if not people:
        return []
    hosts = Counter(each.opened_by for each in listings.lobby_tables(session, visitor, after))
    running = listings.count_running(session, [each.visitor for each in people])
    found = [
        FollowedShown(
            name=each.name, waiting=hosts[each.visitor], running=running.get(each.visitor, 0)
        )
        for each in people
    ]
    return sorted(found, key=lambda each: (not each.waiting, not each.running))
