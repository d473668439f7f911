"""One request to an address that a visitor named: to public machines alone, by HTTPS, no redirects, not for long.

A name is resolved once, its addresses are judged, and the connection goes to one that was judged: no second answer of
its name server can lead elsewhere.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

HTTPS_PORT = 443
MOST_HEAD = 16 * 1024  # bytes of an answer's head; its body is not read
LONGEST_ADDRESS = 1000
EMBEDDED = ip_network("64:ff9b::/96")  # IPv4 behind a gateway


class BadAddress(ValueError):
    """An address that nobody here may be sent to, and why."""


class Unreachable(Exception):
    """Nobody answered as one should."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a request goes; `inside` where the host of this server runs that machine, and vouches for it."""

    host: str
    port: int
    path: str
    secure: bool
    inside: bool

    @property
    def origin(self) -> str:
        """The address without what comes after the machine."""
        usual = HTTPS_PORT if self.secure else 80
        return f"{'https' if self.secure else 'http'}://{self.netloc if self.port != usual else self.name}"

    @property
    def name(self) -> str:
        """The machine, as an address has it."""
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def netloc(self) -> str:
        """The machine and the port."""
        return f"{self.name}:{self.port}"


def target_of(address: str, inside: str = "") -> Target:
    """Where an address leads, or BadAddress; `inside` is a machine (host:port) that need not be public."""
    if len(address) > LONGEST_ADDRESS or not address.isascii() or not address.isprintable() or " " in address:
        raise BadAddress("no address")
    try:
        parts = urlsplit(address)
        port = parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)
    except ValueError as error:
        raise BadAddress("no address") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise BadAddress("no address of a push service")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    target = Target(parts.hostname, port, path, parts.scheme == "https", f"{parts.hostname}:{port}" == inside)
    if not target.inside:
        if not target.secure or port != HTTPS_PORT:
            raise BadAddress("not by HTTPS at the usual port")
        if _is_numeric(target.host) and not is_public(target.host):
            raise BadAddress("not a public address")
    return target


def _is_numeric(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether a numeric address belongs to the open internet, also where it wraps another one."""
    found = ip_address(address.partition("%")[0])
    wrapped = _wrapped(found) if isinstance(found, IPv6Address) else None
    return found.is_global and not found.is_multicast and (wrapped is None or is_public(str(wrapped)))


def _wrapped(found: IPv6Address) -> IPv4Address | None:
    if found in EMBEDDED:
        return IPv4Address(int(found) & 0xFFFFFFFF)
    teredo = found.teredo
    return found.ipv4_mapped or found.sixtofour or (teredo[1] if teredo else None)


async def post(target: Target, headers: Mapping[str, str], body: bytes, patience: float) -> int:
    """The status of the answer; Unreachable where none comes in time, BadAddress where the name leads inside."""
    try:
        async with asyncio.timeout(patience):
            return await _post(target, headers, body)
    except (OSError, EOFError, TimeoutError, ValueError, asyncio.LimitOverrunError) as error:
        if isinstance(error, BadAddress):
            raise
        raise Unreachable(type(error).__name__) from error


async def _post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    address = await _resolve(target)
    safely = await asyncio.to_thread(_tls) if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=safely, server_hostname=target.host if safely else None, limit=MOST_HEAD
    )
    try:
        told = {**headers, "host": target.origin.partition("://")[2], "content-length": str(len(body))}
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
        writer.write("\r\n".join([*lines, "connection: close", "", ""]).encode("ascii") + body)
        await writer.drain()
        version, _, rest = (await reader.readuntil(b"\r\n")).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError(version)
        return int(rest[:3])
    finally:
        writer.transport.abort()  # nothing more is wanted of it


async def _resolve(target: Target) -> str:
    """One address of a machine that one may connect to."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    fit = addresses if target.inside else [each for each in addresses if is_public(each)]
    if not fit:
        raise BadAddress("not a public address")
    return fit[0]


@lru_cache(maxsize=1)
def _tls() -> ssl.SSLContext:
    """Whom to trust; reading that takes a moment."""
    return ssl.create_default_context()
