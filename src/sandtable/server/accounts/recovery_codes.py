"""Recovery codes: ten for each account, shown when they are created; each works once."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from sandtable.server.accounts.models import CodeData
from sandtable.server.security.visitors import hash_token

MANY: Final = 10
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that look alike
GROUPS: Final = 7
GROUP: Final = 4  # 31 ** 28 codes, more than 2 ** 128: too many to guess, also from a hash


def new_code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def normalized(code: str) -> str:
    """A typed code without spaces, hyphens and capitals."""
    return "".join(each for each in code.lower() if each in LETTERS)


def hash_code(visitor: str, code: str) -> str:
    return hash_token(f"{visitor} {normalized(code)}")


def make_codes(session: Session, visitor: str) -> list[str]:
    """Create a new set; the earlier one stops working."""
    session.execute(delete(CodeData).where(CodeData.visitor == visitor))
    codes = [new_code() for _ in range(MANY)]
    session.add_all(CodeData(hash_code(visitor, code), visitor) for code in codes)
    return codes


def use_code(session: Session, visitor: str, code: str) -> bool:
    """Use a code; False if this visitor has no such code."""
    used = session.execute(
        delete(CodeData)
        .where(CodeData.hash == hash_code(visitor, code), CodeData.visitor == visitor)
        .returning(CodeData.hash)
    )
    return used.first() is not None


def codes_left(session: Session, visitor: str) -> int:
    found = select(func.count(CodeData.hash)).where(CodeData.visitor == visitor)
    return session.scalars(found).one()
