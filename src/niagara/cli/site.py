"""The game as static files on this machine: a small file server for the base install, which has no other."""

from __future__ import annotations

import errno
import threading
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from urllib.parse import urlsplit

from niagara.cli import BadInput
from niagara.cli.words import Words

HOST = "127.0.0.1"
# Not the server's port: games are kept by a page's address, and the site's worker would answer in the server's place.
PORTS = range(8088, 8098)
PACKAGE = Path(__file__).parents[1]
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
}


def site_folder() -> Path:
    """Where the static site is: an installed package carries it, a source checkout has it at its root."""
    carried = PACKAGE / "site"
    return carried if carried.is_dir() else PACKAGE.parents[1] / "site"


class Files(SimpleHTTPRequestHandler):
    """Answers with files of the site, and under /docs with those of the documentation; lists no folders."""

    # What a file is does not hang on this machine's own tables, which on some say that scripts are plain text.
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS}  # noqa: RUF012

    def translate_path(self, path: str) -> str:
        """The file of an address."""
        address = urlsplit(path).path
        if address == "/docs" or address.startswith("/docs/"):
            self.directory, path = str(PACKAGE / "server" / "docs"), path.removeprefix("/docs") or "/"
        return super().translate_path(path)

    def end_headers(self) -> None:
        """Files may change with the next version, so browsers ask each time."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def list_directory(self, path: str | PathLike[str]) -> None:  # noqa: ARG002
        """A folder without a page is nothing to see."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *values: str) -> None:
        """Say nothing: the terminal belongs to the player."""


def file_server(folder: Path, port: int | None) -> ThreadingHTTPServer:
    """A server of that folder at the wanted port; where none is wanted, at the first that is free of the usual ones."""
    handler = partial(Files, directory=str(folder))
    for wanted in (*PORTS, 0) if port is None else (port,):
        try:
            return ThreadingHTTPServer((HOST, wanted), handler)
        except OSError as problem:
            if port is not None:
                taken = problem.errno == errno.EADDRINUSE
                reason = "it is taken by another program" if taken else problem.strerror
                raise BadInput(f"--port {port}: {reason}") from problem
    raise AssertionError("a free port is always found")


def serve_site(words: Words, *, port: int | None, open_browser: bool) -> None:
    """Serve the static site until stopped."""
    folder = site_folder()
    if not (folder / "index.html").is_file():
        raise BadInput(words("no-site", folder=str(folder)))
    with file_server(folder, port) as server:
        address = f"http://localhost:{server.server_port}"
        print(words("served-at", address=address), flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        server.serve_forever()
