"""Web Push: encrypted for one browser (RFC 8291), signed for its push service (RFC 8292)."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sandtable.server.notifications.address_checks import parse_endpoint
from sandtable.server.notifications.keys import decoded, encoded
from sandtable.server.notifications.models import DeviceData

LIFETIME: Final = 24 * 3600  # seconds that a push service keeps what it cannot deliver
SIGNED_FOR: Final = 12 * 3600
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError for keys that no browser makes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decoded(p256dh)
    if len(point) != POINT or len(decoded(auth)) != AUTH:
        raise ValueError("length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def public_key(private: str) -> str:
    """The public key that a browser subscribes with."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1())
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return encoded(point)


def encrypt(device: DeviceData, data: bytes) -> bytes:
    """Encrypt for the browser; the push service cannot read it."""
    import pywebpush  # type: ignore[import-untyped]  # it has no types

    info = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
    body: bytes = pywebpush.WebPusher(info).encode(data, "aes128gcm")["body"]
    return body


def headers(
    device: DeviceData, private: str, subject: str, now: str, topic: str, plain: bool = False
) -> dict[str, str]:
    """The headers: signature, lifetime, and which earlier message is replaced."""
    import py_vapid  # type: ignore[import-untyped]  # it has no types

    claims = {
        "aud": parse_endpoint(device.endpoint, plain).origin,
        "exp": int(datetime.fromisoformat(now).timestamp()) + SIGNED_FOR,
        "sub": subject,
    }
    signed: dict[str, str] = py_vapid.Vapid02.from_raw(private.encode()).sign(claims)
    return {
        **signed,
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(LIFETIME),
        "Urgency": "normal",
        "Topic": topic,
    }
