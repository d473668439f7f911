"""Nothing that anybody sends is the server's own fault: no 500, no `fault`.

`python -m tests.chaos fuzz` does the same for long.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.direct import Visitor, direct
from tests.server.hostile import weather


@pytest.mark.parametrize(("requests", "messages"), [(100, 400), pytest.param(400, 1500, marks=pytest.mark.slow)])
async def test_odd_bytes_are_refused_and_never_fail(tmp_path: Path, requests: int, messages: int) -> None:
    found = await weather(tmp_path, requests, messages, seed=3)
    assert found.faults == []
    assert (found.requests, found.messages) == (requests, messages)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/%00", None, 404),
        ("/docs/%00", None, 404),
        (f"/{'x' * 300}", None, 200),
        (f"/docs/{'x' * 300}", None, 404),
        ("/api/tables", b'{"a":' * 3000, 400),
        ("/api/practice", b"[" * 7000 + b"]" * 7000, 400),
        ("/api/games", b'{"record":"{' + b"[" * 9000 + b'"}', 400),
    ],
    ids=["nul", "nul in the docs", "a long name", "a long name in the docs", "objects", "lists", "a record"],
)
async def test_what_once_failed_is_refused(tmp_path: Path, path: str, body: bytes | None, status: int) -> None:
    page = tmp_path / "static"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    async with direct(tmp_path, helpers=0, static=page) as app:
        eve = Visitor(app)
        answer = await (eve.http.get(path) if body is None else eve.http.post(path, content=body))
        assert answer.status_code == status, answer.text
        socket = await eve.sit(await eve.make_table("mm"))
        said = await socket.ask(type="why", id="w", seat=0, canoe="a", space="3")
        assert said["type"] != "fault"
        socket.send({"type": "why", "id": "v", "seat": 0, "canoe": "a\n", "space": "3"})
        assert (await socket.answer("v"))["code"] == "malformed"
