"""Tokens: what a cookie or a program shows. Only this server makes them, and only their hashes are kept.

A cookie's token is signed with a key from the database, so that a visitor who only looks costs no row: one that nobody
here made is told from one that was, whichever process is asked. Its hash names the session, another the person that it
is until a link says otherwise.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

SIGNED = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})")  # 128 bits each
# As servers before persons made them, or signed with a key that was replaced since; good where there is a row.
GOOD_BY_ROW = re.compile(r"[A-Za-z0-9_-]{22}(\.[A-Za-z0-9_-]{22})?")
PROGRAM = "niagara_"  # with what a program's token begins, so that whoever finds one knows what it is


def hashed(token: str) -> str:
    """What stands for a token everywhere behind this check."""
    return hashlib.sha256(token.encode()).hexdigest()


def first_person(token: str) -> str:
    """The person that a new token is; nothing about the token can be told from it."""
    return hashed(f"person of {token}")


def program_token() -> str:
    """A token for a program."""
    return PROGRAM + secrets.token_urlsafe(32)


class Signer:
    """Makes tokens, and knows its own."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def new(self) -> str:
        """A token for a new visitor."""
        secret = secrets.token_urlsafe(16)
        return f"{secret}.{self._signature(secret)}"

    def made(self, token: str) -> bool:
        """Whether a token was made here."""
        found = SIGNED.fullmatch(token)
        return found is not None and hmac.compare_digest(found[2], self._signature(found[1]))

    def _signature(self, secret: str) -> str:
        digest = hmac.digest(self._key, secret.encode(), "sha256")[:16]
        return urlsafe_b64encode(digest).rstrip(b"=").decode()
