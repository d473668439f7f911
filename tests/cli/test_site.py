"""The file server of the base install: the right kinds of files, documentation, nothing outside its folder."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from niagara.cli import BadInput
from niagara.cli.site import file_server, serve_site
from niagara.cli.words import Words


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A small site, served."""
    site = tmp_path / "site"
    (site / "engine").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>")
    (site / "engine" / "niagara.wasm").write_bytes(b"\0asm")
    (site / "engine" / "main.mjs").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with file_server(site, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/engine/niagara.wasm", "application/wasm"),
        ("/engine/main.mjs?v=1", "text/javascript"),
    ],
)
def test_files_have_the_kinds_that_browsers_ask_for(address: str, path: str, kind: str) -> None:
    with urlopen(address + path) as answer:
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/engine/", "/../secret.txt", "/%2e%2e/secret.txt", "/docs/../../secret.txt", "/no"])
def test_there_is_nothing_else(address: str, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(address + path)


def test_a_port_that_is_taken_is_said(address: str, tmp_path: Path) -> None:
    port = int(address.rpartition(":")[2])
    with pytest.raises(BadInput, match=f"--port {port}: it is taken by another program"):
        file_server(tmp_path, port)


def test_a_package_without_the_site_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("niagara.cli.site.site_folder", lambda: tmp_path)
    with pytest.raises(BadInput, match="make site"):
        serve_site(Words("en"), port=0, open_browser=False)
