"""Everything about accounts that is reached over HTTP."""

from __future__ import annotations

from fastapi import APIRouter

from sandtable.server.people import account_page, by_mail, by_passkey, carrying, entering

router = APIRouter()
for part in (entering, by_passkey, by_mail, carrying, account_page):
    router.routes.extend(part.router.routes)
