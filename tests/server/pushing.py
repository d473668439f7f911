"""A push service on this machine, and browsers that read what it was sent; encryption is somebody else's (http_ece)."""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import PATIENCE, Json, Person


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    """What came for a browser: when, the headers, and the message as it was encrypted."""

    at: float
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """A browser with a subscription: it alone can read its messages."""

    service: PushService
    name: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def subscription(self) -> Json:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        address = f"http://{self.service.address}/{self.name}"
        return {"address": address, "key": text_of(point), "secret": text_of(self.secret), "language": "de-AT"}

    async def subscribe(self, person: Person) -> Browser:
        answer = await person.post("/api/me/calls/push", self.subscription)
        assert answer.status_code == 204, answer.text
        return self

    @property
    def received(self) -> list[Received]:
        return self.service.received.setdefault(self.name, [])

    def read(self, received: Received) -> Json:
        plain = http_ece.decrypt(received.body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        told: Json = json.loads(plain)
        return told

    async def messages(self, count: int) -> list[Json]:
        """The messages so far, once there are so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.received) < count:
                await asyncio.sleep(0.01)
        return [self.read(each) for each in self.received]


class PushService:
    """Keeps what it is sent, by the path; answers as it is told to."""

    def __init__(self) -> None:
        self.address = ""
        self.received: dict[str, list[Received]] = {}
        self.status: dict[str, int] = {}
        self.silent = False

    def browser(self, name: str) -> Browser:
        return Browser(self, name)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            originals = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["content-length"]))
            name = head[0].split(" ")[1].strip("/")
            kept = {key.lower(): value for key, value in originals.items()}
            self.received.setdefault(name, []).append(Received(time.monotonic(), kept, body))
            if self.silent:
                await asyncio.sleep(PATIENCE)
            status = self.status.get(name, 201)
            extra = "location: http://127.0.0.1:1/elsewhere\r\n" if status in (302, 307) else ""
            writer.write(f"HTTP/1.1 {status} Said\r\n{extra}content-length: 0\r\n\r\n".encode())
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a signature says and by whose key, once it was found good."""
    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    signed, _, signature = fields["t"].rpartition(".")
    raw = bytes_of(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(fields["k"]))
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(bytes_of(signed.split(".")[1])), fields["k"]
