"""Mutes and blocks when two visitors become one."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from sandtable.server.moderation.models import BlockData, MuteData


def keep_avoiding(session: Session, guest: str, into: str) -> None:
    """Whom a guest avoids, and who avoids them, is so for the other visitor; never for oneself."""
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
