"""A real PostgreSQL for the tests, from the system's own programs, under a user that is not root."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

USER = "postgres"
PATIENCE = "180"
"""Seconds after which a server of databases that does not start is lost."""


@dataclass(frozen=True)
class Postgres:
    """A running server of databases."""

    port: int
    bin: Path
    folder: Path

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def run(self, sentence: str, database: str = "postgres") -> str:
        """What psql says to a sentence of SQL."""
        words = [self.bin / "psql", "-X", "-A", "-t", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER]
        done = subprocess.run([*words, "-d", database, "-c", sentence], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def stop(self) -> None:
        as_nobody([self.bin / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop"])


def programs() -> Path | None:
    """Where the newest PostgreSQL is: Debian keeps its versions apart."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    elsewhere = shutil.which("initdb")
    return None if elsewhere is None else Path(elsewhere).parent


def started(*settings: str) -> Postgres:
    """A server with an empty cluster of its own; skips the test if PostgreSQL is not installed."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="tallyho-postgres-"))
    if os.getuid() == 0:
        if shutil.which("runuser") is None:
            pytest.skip("PostgreSQL does not run as root, and there is no runuser to run it as somebody else")
        shutil.chown(folder, nobody())
    as_nobody([where / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"])
    port = free_port()
    told = [f"-p {port}", "-c listen_addresses=127.0.0.1", f"-k {folder}", *(f"-c {one}" for one in settings)]
    log = ["-l", folder / "log"]
    as_nobody([where / "pg_ctl", "-D", folder / "data", *log, "-w", "-t", PATIENCE, "-o", " ".join(told), "start"])
    return Postgres(port, where, folder)


def nobody() -> str:
    """Debian's package brings a user of this name; any other that is not root would do."""
    import pwd  # noqa: PLC0415 - not on every system

    names = {one.pw_name for one in pwd.getpwall()}
    return USER if USER in names else "nobody"


def as_nobody(words: list[str | Path]) -> None:
    """Runs a program, as somebody who is not root."""
    who = ["runuser", "-u", nobody(), "--"] if os.getuid() == 0 else []
    # what pg_ctl starts keeps its output open, so nothing may wait for the end of that
    with tempfile.TemporaryFile("w+") as said:
        done = subprocess.run([*who, *map(str, words)], stdout=said, stderr=said, cwd="/", check=False)
        said.seek(0)
        assert done.returncode == 0, said.read()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port
