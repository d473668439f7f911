"""The browser client: built files where there are any, the one page for every other path."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from niagara.server.manual import MANUAL, find_page
from niagara.server.problems import TableProblem

HASHED = "assets"  # file names in here carry a hash of their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Niagara</title></head><body>
<h1>The server runs, but the browser client is not built</h1>
<p>In the project's folder: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>,
then load this page again.</p>
</body></html>
"""


@lru_cache(maxsize=512)
def _content(path: Path, _changed: int) -> bytes:
    return path.read_bytes()


def _file(root: Path, name: str) -> Path | None:
    """The file of that name under the root, if there is one; `..` and links out of it lead nowhere."""
    path = (root / name.lstrip("/")).resolve()
    return path if path.is_relative_to(root.resolve()) and path.is_file() else None


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A built file, or the page that shows itself what its address means."""
    root: Path = request.app.state.house.settings.static
    parts = path.strip("/").split("/")
    if parts[0] in ("api", "ws"):
        raise TableProblem(404, "not_found", "There is nothing here.")
    if parts[0] == MANUAL:
        slash = "/" if request.scope["raw_path"].endswith(b"/") else ""  # routing takes it off the path
        return _manual_page(path.rstrip("/") + slash)
    found = _file(root, path) if parts[0] else None
    if found is None and parts[0] == HASHED:
        raise TableProblem(404, "not_found", "There is no such file; the client has been built anew.")
    found = found or _file(root, "index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html; charset=utf-8")
    return _answer(found, FOREVER if parts[0] == HASHED else ASK_AGAIN)


def _manual_page(address: str) -> Response[bytes]:
    """A page of the documentation, or the way to it."""
    found = find_page(address)
    if isinstance(found, str):
        return Response(b"", status_code=308, headers={"location": found})
    return _answer(found, ASK_AGAIN)


def _answer(found: Path, caching: str) -> Response[bytes]:
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    return Response(_content(found, found.stat().st_mtime_ns), media_type=kind, headers={"cache-control": caching})
