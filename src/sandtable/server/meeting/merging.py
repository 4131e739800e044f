"""A guest who signs in to an account brings challenges and followed people along."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from sandtable.server.meeting.models import ChallengeData, FollowData


def carry_over(session: Session, guest: str, into: str) -> None:
    """Challenges and followed people of a guest become those of another visitor.

    Nobody challenges or follows themselves. A seek of the guest ends with the guest.
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
