"""The browser client: built files where there are any, the one page for every other path."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from niagara.server.http.compression import LEVEL, WORTH_IT, takes_gzip
from niagara.server.http.docs import find_page
from niagara.server.http.previews import preview
from niagara.server.http.requests import AnyRequest, static_of
from niagara.server.limits.headers import DOCS
from niagara.tables.refusals import Refusal

HASHED = "assets"  # file names in here carry a hash of their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = ("image/png", "image/webp", "font/", "audio/")  # small already
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


@lru_cache(maxsize=512)
def _compressed(path: Path, changed: int) -> bytes:
    return gzip.compress(_content(path, changed), LEVEL, mtime=0)


def _file(root: Path, name: str) -> Path | None:
    """The file of that name under the root, if there is one; `..` and links out of it lead nowhere."""
    try:
        path = (root / name.lstrip("/")).resolve()
        return path if path.is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


@get(["/", "/{path:path}"], opt={"cost": "files"})
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A built file, or the page that shows itself what its address means."""
    root = static_of(request)
    parts = path.strip("/").split("/")
    if parts[0] in ("api", "ws"):
        raise Refusal(404, "not_found", "There is nothing here.")
    if parts[0] == DOCS:
        slash = "/" if request.scope["raw_path"].endswith(b"/") else ""  # routing takes it off the path
        return await _docs_page(request, path.rstrip("/") + slash)
    if not path.isprintable():
        raise Refusal(404, "not_found", "There is nothing here.")
    found = _file(root, path) if parts[0] else None
    if found is None and parts[0] == HASHED:
        raise Refusal(404, "not_found", "There is no such file; the client has been built anew.")
    found = found or _file(root, "index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html; charset=utf-8")
    if said := await preview(request, parts) if found.name == "index.html" else "":
        text = _content(found, found.stat().st_mtime_ns).decode().replace("</title>", f"</title>{said}", 1)
        return Response(text.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ASK_AGAIN})
    return await _answer(request, found, FOREVER if parts[0] == HASHED else ASK_AGAIN)


async def _docs_page(request: AnyRequest, address: str) -> Response[bytes]:
    """A page of the documentation, or the way to it."""
    found = find_page(address)
    if isinstance(found, str):
        return Response(b"", status_code=308, headers={"location": found})
    return await _answer(request, found, ASK_AGAIN)


async def _answer(request: AnyRequest, found: Path, caching: str) -> Response[bytes]:
    """A file, compressed once for all who take it so."""
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers, changed = {"cache-control": caching}, found.stat().st_mtime_ns
    if not takes_gzip(request.scope) or found.stat().st_size < WORTH_IT or kind.startswith(PACKED):
        return Response(_content(found, changed), media_type=kind, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(await asyncio.to_thread(_compressed, found, changed), media_type=kind, headers=headers)
