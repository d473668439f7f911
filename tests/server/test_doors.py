"""The doors of a server: whose page may knock, which file and port are its own, and who may read what it keeps."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest

from niagara.server.runner import BadPort, listen
from niagara.server.store import BadDatabase
from niagara.server.store.alone import served_alone
from tests.server.hosting import Hosted, hosted
from tests.server.people import Person

PAGE = 4096  # bytes of a SQLite file that belong together


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"origin": "http://neighbour.river.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://[::1"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"origin": "OURS", "sec-fetch-site": "same-origin"}, 204),
        ({}, 204),
    ],
)
async def test_a_seat_is_given_up_by_a_page_of_ours_alone(host: Hosted, headers: dict[str, str], status: int) -> None:
    """A neighbour's page is no page of ours, and a form is no request of ours."""
    ada = Person(host.address)
    table = await ada.make_table("mo")
    said = {name: value.replace("OURS", f"http://{host.address}") for name, value in headers.items()}
    answer = await ada.http.post(f"/api/tables/{table}/leave", headers=said)
    assert answer.status_code == status
    left = (await ada.get(f"/api/tables/{table}")).status_code == 404
    assert left == (status == 204)


async def test_a_record_is_a_file_with_a_name_of_ours(host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mm")
    for form, ending in (("text", "txt"), ("json", "json")):
        answer = await ada.get(f"/api/tables/{table}/record?form={form}")
        assert answer.headers["content-disposition"] == f'attachment; filename="niagara-{table}.{ending}"'


async def test_answers_are_kept_by_nobody_and_https_stays(tmp_path: Path) -> None:
    async with hosted(tmp_path, secure=True) as host, httpx.AsyncClient(base_url=f"http://{host.address}") as ada:
        answer = await ada.get("/api/lobby")
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
    async with hosted(tmp_path) as host, httpx.AsyncClient(base_url=f"http://{host.address}") as ada:
        assert "strict-transport-security" not in (await ada.get("/api/lobby")).headers


async def test_the_database_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    before = os.umask(0o022)
    try:
        async with hosted(f"sqlite:///{folder / 'niagara.sqlite'}") as host:
            await Person(host.address).make_table("mm")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_one_file_is_served_by_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'niagara.sqlite'}"
    with served_alone(database):
        with pytest.raises(BadDatabase, match="another server"), served_alone(database, patience=0.0):
            pass
        with served_alone(f"sqlite:///{tmp_path / 'other.sqlite'}"):
            pass
    with served_alone(database, patience=0.0):
        pass


def test_a_port_that_somebody_wants_is_had_or_refused() -> None:
    with listen("127.0.0.1", 0) as first:
        port: int = first.getsockname()[1]
        with pytest.raises(BadPort, match=str(port)):
            listen("127.0.0.1", port)


def test_where_nobody_wants_a_port_any_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr("niagara.server.runner.PORT", taken.getsockname()[1])
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken.getsockname()[1]


async def test_a_damaged_database_makes_the_server_unfit(tmp_path: Path) -> None:
    path = tmp_path / "niagara.sqlite"
    async with hosted(tmp_path) as host:
        ada = Person(host.address)
        for _ in range(60):
            await ada.make_table("mmmm")
        assert (await ada.get("/health")).status_code == 200
    content = path.read_bytes()
    with sqlite3.connect(path) as connection:  # the middle of the tables' own pages; the schema stays
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seat'").fetchone()
    connection.close()
    begin = (root - 1) * PAGE
    path.write_bytes(content[:begin] + os.urandom(PAGE) + content[begin + PAGE :])
    async with hosted(tmp_path) as host:
        await host.hosting.store.check()
        answer = await Person(host.address).get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "unfit")
