"""Recovery codes: ten for each account, each good once. They are shown when they are made."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from sandtable.server.guarding.visitors import hash_token
from sandtable.server.people.models import CodeData

MANY: Final = 10
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
GROUPS: Final = 4
GROUP: Final = 4  # 31 ** 16: nobody finds one, nor from its hash


def new_code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def plain(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(each for each in code.lower() if each in LETTERS)


def hash_code(visitor: str, code: str) -> str:
    return hash_token(f"{visitor} {plain(code)}")


def make_codes(session: Session, visitor: str) -> list[str]:
    """A new set; the earlier one no longer works."""
    session.execute(delete(CodeData).where(CodeData.visitor == visitor))
    codes = [new_code() for _ in range(MANY)]
    session.add_all(CodeData(hash_code(visitor, code), visitor) for code in codes)
    return codes


def use_code(session: Session, visitor: str, code: str) -> bool:
    """Use a code up; False if it is none of this visitor's."""
    used = session.execute(
        delete(CodeData)
        .where(CodeData.hash == hash_code(visitor, code), CodeData.visitor == visitor)
        .returning(CodeData.hash)
    )
    return used.first() is not None


def codes_left(session: Session, visitor: str) -> int:
    found = select(func.count(CodeData.hash)).where(CodeData.visitor == visitor)
    return session.scalars(found).one()
