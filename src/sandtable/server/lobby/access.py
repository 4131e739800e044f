"""Which visitors may play each other, and finding an account by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import AccountData
from sandtable.server.accounts.names import folded
from sandtable.server.moderation.access import none_blocks

Rule = Callable[[Session, str, str], bool]
RULES: Final[list[Rule]] = [none_blocks]  # all must hold for two visitors


def may_play(session: Session, one: str, other: str) -> bool:
    """Whether two visitors may be paired, challenge each other, and sit at one table."""
    return all(rule(session, one, other) for rule in RULES)


def may_play_all(session: Session, visitor: str, others: Iterable[str]) -> bool:
    """The same with several visitors; own and free seats do not count."""
    return all(may_play(session, visitor, other) for other in others if other and other != visitor)


def person_named(session: Session, name: str) -> AccountData | None:
    """The account with this name, whatever its case and accents. Guests have none."""
    found = select(AccountData).where(AccountData.folded == folded(name))
    return session.scalars(found).first()


def account_names(session: Session, visitors: Iterable[str]) -> dict[str, str]:
    """The names of those visitors who have an account."""
    wanted = {each for each in visitors if each}
    found = select(AccountData.visitor, AccountData.name).where(AccountData.visitor.in_(wanted))
    return {row.visitor: row.name for row in session.execute(found)} if wanted else {}
