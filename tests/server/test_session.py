"""The door: cookies, origins, headers, pages."""

from __future__ import annotations

import asyncio
import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.hosting import Hosted, hosted
from tests.server.people import PATIENCE, Person


async def test_the_first_visit_gets_a_cookie_that_scripts_cannot_read(host: Hosted) -> None:
    async with httpx.AsyncClient(base_url=f"http://{host.address}") as browser:
        first = (await browser.get("/api/lobby")).headers["set-cookie"]
        assert first.startswith("niagara=")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(first.split("; "))
        assert "set-cookie" not in (await browser.get("/api/lobby")).headers
        assert "set-cookie" not in (await httpx.AsyncClient().get(f"http://{host.address}/health")).headers
        browser.cookies.set("niagara", "guessed")
        assert "set-cookie" in (await browser.get("/api/lobby")).headers


@pytest.mark.parametrize(
    "made_up", ["a" * 22, f"{'a' * 22}.{'b' * 22}", f"{'a' * 22}.", "niagara_" + "a" * 43], ids=lambda token: token[:24]
)
async def test_a_token_that_a_visitor_made_up_is_replaced_and_never_adopted(host: Hosted, made_up: str) -> None:
    ada = Person(host.address)
    ada.http.cookies.set("niagara", made_up, domain="127.0.0.1", path="/")
    table = await ada.make_table("mob")
    given = ada.http.cookies["niagara"]
    assert given != made_up
    assert (await ada.get(f"/api/tables/{table}")).json()["host"] is True, "the token that was given is good"
    eve = Person(host.address, "Eve")
    eve.http.cookies.set("niagara", made_up, domain="127.0.0.1", path="/")
    assert (await eve.get(f"/api/tables/{table}")).json()["host"] is False
    forged = given[:-1] + ("A" if given[-1] != "A" else "Q")
    eve.http.cookies.set("niagara", forged, domain="127.0.0.1", path="/")
    assert (await eve.get(f"/api/tables/{table}")).json()["host"] is False


async def test_who_only_looks_leaves_no_row(host: Hosted, tmp_path: Path) -> None:
    ada = Person(host.address)
    for path in ("/", "/api/lobby", "/api/games", "/api/numbers", "/api/lobby"):
        await ada.get(path)
    assert kept(tmp_path) == (0, 0)
    await ada.make_table("mb")
    await ada.make_table("mb")
    assert kept(tmp_path) == (1, 1)


def kept(folder: Path) -> tuple[int, int]:
    """How many persons and sessions a database has."""
    with closing(sqlite3.connect(folder / "niagara.sqlite")) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("person", "session")]
    return counts[0], counts[1]


async def test_behind_https_the_cookie_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path, secure=True) as host, httpx.AsyncClient() as browser:
        cookie = (await browser.get(f"http://{host.address}/api/lobby")).headers["set-cookie"]
        assert cookie.startswith("__Host-niagara=")
        assert "Secure" in cookie.split("; ")


async def test_neither_token_nor_session_is_ever_shown(tmp_path: Path, host: Hosted) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mob")
    token = ada.http.cookies["niagara"]
    device = await ada.sit(table)
    await device.hear()
    async with host.registry.room(table) as room:
        session = room.table.host
    shown = [*device.frames, (await ada.get("/api/lobby")).text, (await ada.get(f"/api/tables/{table}")).text]
    assert not any(token in text or session in text for text in shown)
    assert token not in (tmp_path / "niagara.sqlite").read_bytes().decode("latin-1")
    assert token not in (tmp_path / "niagara.sqlite-wal").read_bytes().decode("latin-1")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
async def test_a_page_of_another_site_cannot_use_the_cookie_on_a_socket(host: Hosted, origin: str | None) -> None:
    ada = Person(host.address)
    table = await ada.make_table("mbb")
    cookie = {"Cookie": f"niagara={ada.http.cookies['niagara']}"}
    async with connect(
        f"ws://{host.address}/ws/tables/{table}",
        additional_headers=cookie,
        origin=origin,  # type: ignore[arg-type]
    ) as wire:
        async with asyncio.timeout(PATIENCE):
            await wire.wait_closed()
        assert wire.close_code == 4403


async def test_a_page_of_another_site_cannot_change_anything(host: Hosted) -> None:
    ada = Person(host.address)
    answer = await ada.http.post("/api/tables", json={}, headers={"sec-fetch-site": "cross-site"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_site")


async def test_a_socket_of_no_table_is_closed_for_good(host: Hosted) -> None:
    device = await Person(host.address).sit("nowhere")
    assert await device.closed() == 4404


async def test_every_answer_carries_the_safety_headers(host: Hosted) -> None:
    for path in ("/", "/api/lobby", "/api/tables/none", "/health", "/t/xyz"):
        headers = (await Person(host.address).get(path)).headers
        scripts = next(part for part in headers["content-security-policy"].split("; ") if part.startswith("script-src"))
        assert scripts == "script-src 'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        # Our own pages may scan a friend's code, and nobody else's.
        assert headers["permissions-policy"] == "camera=(self), microphone=(), geolocation=()"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    refused = await Person(host.address).http.delete("/api/lobby")
    assert (refused.status_code, refused.headers["x-content-type-options"]) == (405, "nosniff")


async def test_the_client_is_served_with_its_page_for_every_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page")
    (static / "assets" / "app-1a2b.js").write_text("let river;" * 500)
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    async with hosted(tmp_path, static=static) as host:
        ada = Person(host.address)
        for path in ("/", "/t/abc", "/learn", "/../secret.txt", "/%2e%2e/secret.txt", "/t/../../secret.txt"):
            answer = await ada.get(path)
            assert (answer.status_code, answer.text) == (200, "<p>the page")
            assert answer.headers["cache-control"] == "no-cache"
        script = await ada.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await ada.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        assert (await ada.get("/assets/app-old.js")).status_code == 404
        assert (await ada.get("/api/nothing")).json()["code"] == "not_found"


async def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    async with hosted(tmp_path, static=tmp_path / "none") as host:
        answer = await Person(host.address).get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


async def test_too_long_a_body_is_refused(host: Hosted) -> None:
    answer = await Person(host.address).http.post(
        "/api/tables", content=json.dumps({"seats": ["x" * 50_000]}), headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")


async def test_an_invitation_cannot_be_guessed(host: Hosted) -> None:
    ada = Person(host.address)
    tables = {await ada.make_table("mob") for _ in range(20)}
    assert len(tables) == 20
    assert all(len(base64.urlsafe_b64decode(table + "==")) == 16 for table in tables), "128 bits"


async def test_health(host: Hosted) -> None:
    answer = await Person(host.address).get("/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
