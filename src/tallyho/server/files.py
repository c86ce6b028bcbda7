"""The client's files: read and compressed once, and not sent again to a browser that has them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from stat import S_ISREG
from typing import Final
from uuid import UUID

from litestar import Request, Response, get
from litestar.datastructures import State as Shared
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

WEB: Final = Path(str(files("tallyho") / "web")).resolve()
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
"""What is served, by the end of its name."""

Asking = Request[UUID | None, object, Shared]


@dataclass(frozen=True, slots=True)
class Ready:
    """A file as it is sent."""

    kind: str
    mark: str
    plain: bytes
    packed: bytes


@get("/static/{place:path}", include_in_schema=False)
async def static(request: Asking, place: FromPath[Path]) -> Response[bytes]:
    """A file of the client; a browser asks each time whether it has changed."""
    try:
        file = (WEB / str(place).lstrip("/")).resolve()
        found = file.stat()
    except (OSError, ValueError) as error:  # not there, or a name that no file can have
        raise NotFoundException from error
    if not file.is_relative_to(WEB) or file.suffix not in KINDS or not S_ISREG(found.st_mode):
        raise NotFoundException
    ready = read(file, found.st_mtime_ns, found.st_size)
    headers = {"ETag": ready.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if ready.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=ready.kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(ready.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=ready.kind)
    return Response(ready.plain, headers=headers, media_type=ready.kind)


@lru_cache(maxsize=500)
def read(file: Path, _changed: int, _size: int) -> Ready:
    """A file, read again only when it has changed."""
    plain = file.read_bytes()
    return Ready(
        KINDS[file.suffix], f'"{sha256(plain).hexdigest()[:20]}"', plain, gzip.compress(plain, compresslevel=9, mtime=0)
    )
