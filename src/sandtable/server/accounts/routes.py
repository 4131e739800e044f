"""The router of all account routes."""

from __future__ import annotations

from fastapi import APIRouter

from sandtable.server.accounts import (
    account_routes,
    device_transfer_routes,
    mail_routes,
    passkey_routes,
    proof_routes,
    sign_in_routes,
)

router = APIRouter()
for part in (
    sign_in_routes,
    passkey_routes,
    mail_routes,
    device_transfer_routes,
    proof_routes,
    account_routes,
):
    router.routes.extend(part.router.routes)
