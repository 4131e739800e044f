"""Merge a guest's mutes and blocks into an account."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from sandtable.server.moderation.models import BlockData, MuteData


def merge_mutes_and_blocks(session: Session, guest: str, into: str) -> None:
    """Give mutes and blocks by and of a guest to another visitor, except against themselves."""
    for model, who, whom in (
        (MuteData, MuteData.muter, MuteData.muted),
        (BlockData, BlockData.blocker, BlockData.blocked),
    ):
        found = select(who, whom, model.id, model.name, model.created).where(
            (who == guest) | (whom == guest)
        )
        rows = session.execute(found).all()
        session.execute(delete(model).where((who == guest) | (whom == guest)))
        for one, other, *rest in rows:
            pair = (into if one == guest else one, into if other == guest else other)
            if pair[0] != pair[1] and session.get(model, pair) is None:
                session.add(model(*pair, *rest))
                session.flush()
