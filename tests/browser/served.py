"""A server as a process of its own, as a player starts it."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import tallyho

GAMES: Final = Path(__file__).parents[1] / "games"
PATIENCE: Final = 120
"""Seconds after which a server that does not end is lost."""


@dataclass
class Served:
    """A running server; it can be killed and started again with the same games at the same address."""

    folder: Path
    small_games: bool = False
    more: tuple[str, ...] = ()
    port: int = 0
    address: str = ""
    entrance: str = ""
    process: subprocess.Popen[str] = field(init=False)

    def start(self) -> Served:
        """Starts it and waits until it has said where it is."""
        games = ["--games", str(GAMES)] if self.small_games else []
        command = [sys.executable, "-m", "tallyho", *games, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--games-per-hour", "100000", *self.more]
        path = {**os.environ, "PYTHONPATH": str(Path(tallyho.__file__).parents[1])}  # for `tools/screenshots`
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=path)
        assert self.process.stdout is not None
        said = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"(http://[\d.]+:(\d+))/enter/\S+", said)
        assert found is not None, f"the server has not said where it is: {said!r}"
        self.entrance, self.address, self.port = found[0], found[1], int(found[2])
        return self

    def stop(self) -> None:
        """Ends it in good order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it without a warning."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)

    def tell_database(self, sentence: str, *values: str | bytes) -> None:
        """Changes the database behind the server's back."""
        with closing(sqlite3.connect(self.folder / "games.sqlite")) as database, database:
            database.execute(sentence, values)

    def ask_database(self, sentence: str, *values: str | bytes) -> list[tuple[str, ...]]:
        """Looks into the database."""
        with closing(sqlite3.connect(self.folder / "games.sqlite")) as database:
            return database.execute(sentence, values).fetchall()
