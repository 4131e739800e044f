"""An authenticator in software: it makes passkeys and signs with them, as a device would."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

Json = dict[str, Any]
PRESENT = 0x01
VERIFIED = 0x04
ATTESTED = 0x40
ES256 = -7


@dataclass
class Passkey:
    """One credential on the device."""

    host: str
    user: bytes
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def public_key(self) -> bytes:
        """In COSE."""
        numbers = self.key.public_key().public_numbers()
        x, y = (value.to_bytes(32, "big") for value in (numbers.x, numbers.y))
        return bytes(cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: x, -3: y}))


class Authenticator:
    """A device with passkeys."""

    def __init__(self) -> None:
        self.passkeys: list[Passkey] = []
        self.signs = 0

    def make(self, options: Json, origin: str) -> Json:
        """Carry out `navigator.credentials.create`."""
        assert {"type": "public-key", "alg": ES256} in options["pubKeyCredParams"]
        passkey = Passkey(options["rp"]["id"], base64url_to_bytes(options["user"]["id"]))
        self.passkeys.append(passkey)
        size = len(passkey.id).to_bytes(2, "big")
        made = bytes(16) + size + passkey.id + passkey.public_key()
        data = self.data(passkey.host, PRESENT | VERIFIED | ATTESTED) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options, origin)
        return self.credential(
            passkey, {"clientDataJSON": client, "attestationObject": bytes(attestation)}
        )

    def sign(self, options: Json, origin: str, passkey: Passkey | None = None) -> Json:
        """Carry out `navigator.credentials.get`."""
        passkey = passkey or next(p for p in self.passkeys if p.host == options["rpId"])
        client = self.client_data("webauthn.get", options, origin)
        data = self.data(passkey.host, PRESENT | VERIFIED)
        signature = passkey.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.credential(passkey, {**response, "userHandle": passkey.user})

    def data(self, host: str, flags: int) -> bytes:
        self.signs += 1
        return sha256(host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def client_data(self, kind: str, options: Json, origin: str) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": origin}
        return json.dumps({**said, "crossOrigin": False}).encode()

    def credential(self, passkey: Passkey, response: dict[str, bytes]) -> Json:
        named = bytes_to_base64url(passkey.id)
        return {
            "id": named,
            "rawId": named,
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {name: bytes_to_base64url(value) for name, value in response.items()},
        }
