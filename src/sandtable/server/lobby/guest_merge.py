"""Merge a guest's challenges and follows into an account."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from sandtable.server.lobby.models import ChallengeData, FollowData


def merge_lobby_data(session: Session, guest: str, into: str) -> None:
    """Give the challenges and follows of a guest to another visitor.

    Nobody challenges or follows themselves: such rows are dropped, and so is the guest's seek.
    """
    sent, received = ChallengeData.by_visitor, ChallengeData.to_visitor
    session.execute(update(ChallengeData).where(sent == guest).values(by_visitor=into))
    session.execute(delete(ChallengeData).where(sent == into, received == into))
    known = select(FollowData.followed).where(FollowData.follower == into)
    hers = FollowData.follower == guest
    session.execute(
        delete(FollowData)
        .where(hers, (FollowData.followed == into) | FollowData.followed.in_(known))
        .execution_options(synchronize_session=False)
    )
    session.execute(update(FollowData).where(hers).values(follower=into))
