"""Web Push: a message that only one browser can read (RFC 8291), signed for its push service (RFC 8292)."""

from __future__ import annotations

import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES = 65
SECRET_BYTES = 16
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 3600  # seconds; services take a day at most


class BadKeys(ValueError):
    """Keys that no browser made."""


def encode(data: bytes) -> str:
    """Bytes as text for addresses and headers."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key to sign with, as text."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


class Signer:
    """Who sends: every subscription is bound to this key."""

    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decode(key)), CURVE)
        self.public = encode(_point(self._key.public_key()))

    def authorization(self, audience: str, contact: str) -> str:
        """The header that says who sends, for one push service (its origin)."""
        claims = {"aud": audience, "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode("ascii"), ec.ECDSA(SHA256())))
        return f"vapid t={text}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def check_keys(key: str, secret: str) -> None:
    """BadKeys unless a message can be encrypted for them."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
        right = len(decode(key)) == POINT_BYTES and len(decode(secret)) == SECRET_BYTES
    except ValueError as error:
        raise BadKeys("keys") from error
    if not right:
        raise BadKeys("keys")


def encrypt(message: bytes, key: str, secret: str) -> bytes:
    """A message for the browser with these keys, as one record of aes128gcm."""
    theirs = decode(key)
    once = ec.generate_private_key(CURVE)
    mine = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derive(shared, decode(secret), b"WebPush: info\0" + theirs + mine, 32)
    salt = secrets.token_bytes(16)
    sealing = AESGCM(_derive(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + sealing.encrypt(nonce, message + LAST_RECORD, None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
