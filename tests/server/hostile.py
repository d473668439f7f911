"""Bytes that no schema foresees: deep, torn, huge, in other encodings; to every address, and in frames."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args
from urllib.parse import quote_from_bytes

from litestar import Litestar
from litestar.routes import HTTPRoute

from niagara.protocol.client import AnyMessage
from tests.server.direct import BOUNDLESS, Visitor, direct

ODD = ["\0", "\n", "a\n", "\x7f", "\u202e", "\ud800", "\U0001f6f6", "x" * 300]
ODD += ["../../etc/passwd", "%00", "%", "\\", "'", '"', "-1", "9" * 30]
KINDS = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""]
METHODS = ["GET", "POST", "POST", "PUT", "DELETE", "HEAD"]
MESSAGES = [*(each.__struct_config__.tag for each in get_args(AnyMessage)), "nonsense"]
FIELDS = ["id", "seat", "moves", "round", "seq", "canoe", "space", "phrase", "text", "since", "before", "on", "pause"]


@dataclass
class Weathered:
    """How much a server took, and every fault of its own that came of it."""

    requests: int = 0
    messages: int = 0
    faults: list[str] = field(default_factory=list)


def odd_value(chance: random.Random, depth: int = 0) -> object:
    """Anything that JSON can hold, and some that it should not."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind < 3:
        return chance.choice(ODD)
    if kind == 3:
        return chance.choice([0, -1, 1, 2**31, 2**63, 2**64, 10**40, 0.5, 1e308])
    if kind == 4:
        return chance.choice([True, False, None])
    if kind == 5:
        return chance.choice(["a", "b", "3", "hello", "quick"])
    if kind == 6:
        return [odd_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice([*FIELDS, *ODD[:6]]): odd_value(chance, depth + 1) for _ in range(chance.randrange(4))}


def odd_body(chance: random.Random) -> bytes:
    """A body: JSON with odd values, nested deeply, torn, or no JSON at all."""
    kind = chance.randrange(6)
    if kind == 0:
        depth = chance.choice([100, 1000, 7000])
        return chance.choice([b"[" * depth, b'{"a":' * depth, b"[" * depth + b"]" * depth])
    if kind == 1:
        return chance.randbytes(chance.randrange(200))
    text = json.dumps(odd_value(chance)).encode("utf-8", "surrogatepass")
    return text[: chance.randrange(len(text) + 1)] if kind == 2 else text


def odd_path(chance: random.Random, routes: Sequence[str], table: str) -> str:
    """An address of the server with odd words where it takes any, and odd questions."""
    route = chance.choice(routes)
    while "{" in route:
        begin, end = route.index("{"), route.index("}")
        word = table if chance.random() < 0.3 else chance.choice(ODD)
        route = route[:begin] + quote_from_bytes(word.encode("utf-8", "surrogatepass"), safe="") + route[end + 1 :]
    if chance.random() < 0.3:
        name = chance.choice(["eyes", "form", "before", "whose", "depth", "x"])
        route += f"?{name}={quote_from_bytes(chance.choice(ODD).encode('utf-8', 'surrogatepass'))}"
    return route


def odd_frame(chance: random.Random) -> str:
    """A frame of a table's socket."""
    if chance.random() < 0.2:
        return odd_body(chance).decode("latin-1")
    message = {name: odd_value(chance, 2) for name in chance.sample(FIELDS, chance.randrange(6))}
    usual = {"seat": 0, "moves": [1], "round": 1, "seq": 1, "canoe": "a", "space": "3", "since": 0, "before": 9}
    kept = {name: usual[name] for name in chance.sample(sorted(usual), chance.randrange(8))}
    return json.dumps({**message, **kept, "id": chance.choice(["a", "b", *ODD[:4]]), "type": chance.choice(MESSAGES)})


async def weather(folder: Path, requests: int, messages: int, seed: int = 0) -> Weathered:
    """Send a server so many odd requests and frames; nothing may be its own fault."""
    chance, found = random.Random(seed), Weathered()
    async with direct(folder, helpers=0, allowance=BOUNDLESS) as app:
        eve = Visitor(app, "Eve")
        table = await eve.make_table("mm")
        routes = _routes(app)
        for _ in range(requests):
            method, route = (
                chance.choice(["GET", "POST", "POST", "PUT", "DELETE", "HEAD"]),
                odd_path(chance, routes, table),
            )
            headers = {"content-type": chance.choice(KINDS)} if method != "GET" else {}
            answer = await eve.http.request(method, route, content=odd_body(chance), headers=headers)
            found.requests += 1
            if answer.status_code >= 500 and answer.status_code != 503:
                found.faults.append(f"{answer.status_code} {method} {route[:120]}")
        socket = await eve.sit(table)
        for number in range(messages):
            if socket.code is not None:
                socket = await eve.sit(table)
            socket.send(odd_frame(chance))
            found.messages += 1
            if number % 50 == 49 and socket.code is None:
                await socket.ask(type="why", id=f"z{number}", seat=0, canoe="a", space="3")
                found.faults += [frame for frame in socket.taken() if '"fault"' in frame]
        await socket.close()
    return found


def _routes(app: Litestar) -> list[str]:
    return [route.path for route in app.routes if isinstance(route, HTTPRoute)]
