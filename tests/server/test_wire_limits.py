"""Connections that say nothing, or half of what they have to say, hold nobody else up."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from pathlib import Path

import pytest

from niagara.server.limits.wire import raise_file_limit
from tests.server.hosting import hosted
from tests.server.people import PATIENCE, Person

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/lob",
    "half the headers": b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
}


@pytest.mark.parametrize("said", HALVES.values(), ids=HALVES.keys())
async def test_half_a_request_is_not_waited_for_long(tmp_path: Path, said: bytes) -> None:
    async with hosted(tmp_path, slow_request=0.3) as host:
        name, port = host.address.split(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(said)
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionResetError):
                while await reader.read(100):
                    pass
        writer.close()


async def test_a_whole_request_and_a_socket_may_stay(tmp_path: Path) -> None:
    async with hosted(tmp_path, slow_request=0.3) as host:
        ada = Person(host.address)
        device = await ada.sit(await ada.make_table("mm"))
        assert (await device.hear())["type"] == "snapshot"
        await asyncio.sleep(0.6)
        assert (await device.play(0, 1))["type"] == "accepted"
        assert (await ada.get("/api/lobby")).status_code == 200


async def test_one_network_has_only_so_many_connections(tmp_path: Path) -> None:
    async with hosted(tmp_path, connections_per_address=5, proxies=frozenset()) as host:
        name, port = host.address.split(":")
        held = [await asyncio.open_connection(name, int(port)) for _ in range(5)]
        reader, writer = await asyncio.open_connection(name, int(port))
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        held[0][1].close()
        async with asyncio.timeout(PATIENCE):
            while True:
                reader, writer = await asyncio.open_connection(name, int(port))
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                try:
                    if (await reader.read(12)).endswith(b"200"):
                        break
                except ConnectionResetError:
                    await asyncio.sleep(0.05)


def test_the_limit_of_files_is_raised(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    limits = [(256, 8192)]
    monkeypatch.setattr(resource, "getrlimit", lambda _which: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _which, both: limits.append(both))
    assert raise_file_limit() == 8192
    assert limits[-1] == (8192, 8192)
    assert caplog.messages == []
    limits.append((256, 1024))
    assert raise_file_limit() == 1024
    assert "only 1024 files" in caplog.text
