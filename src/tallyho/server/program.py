"""The program that plays a game, as a digest: what another one has computed is not believed."""

from __future__ import annotations

import sys
import time
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tallyho import table
from tallyho.table import Title

OURS: Final = "tallyho"
STARTED = time.time()
"""When this process began to read the program."""


@cache
def program_of(title: Title[Any]) -> str | None:
    """A digest of all files of a game's package and of the table; None if one was changed while we run.

    What we have read of such a program is neither the old nor the new one.
    """
    digest = sha256(sys.version.encode())
    for folder in (_folder(table.__name__), _folder(_package(title))):
        for file in sorted(folder.rglob("*")):
            if file.is_dir() or "__pycache__" in file.parts:
                continue
            if file.stat().st_mtime > STARTED:
                return None
            digest.update(f"{file.relative_to(folder).as_posix()}\n".encode())
            digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _package(title: Title[Any]) -> str:
    """What has all rules of a game: a package of ours, such as tallyho.raf, or the folder that was added."""
    parts = type(title).__module__.split(".")
    return ".".join(parts[:2] if parts[0] == OURS else parts[:1])


def _folder(package: str) -> Path:
    file = sys.modules[package].__file__
    assert file is not None
    return Path(file).parent
