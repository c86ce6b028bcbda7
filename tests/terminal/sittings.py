"""What the tests of the text client share: a person who types lines, and the text that they read."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Final

import pytest

from tallyho.cli import main
from tallyho.library import Library
from tallyho.table import AnyGame
from tallyho.table.record import load

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "tests" / "games"
LIBRARY: Final = Library([GAMES])
ENVIRONMENT: Final = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "100"}


class Typist(io.StringIO):
    """Lines typed at a terminal, which shows them by itself; `INTERRUPT` is Ctrl-C."""

    INTERRUPT = "^C\n"

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1)
        if line == self.INTERRUPT:
            raise KeyboardInterrupt
        return line


class Table:
    """A person at the terminal, in a folder of their own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        self.code = 0
        self.error = ""

    def play(self, words: str, *lines: str, language: str = "en", keyboard: bool = False) -> str:
        """Runs `tallyho terminal WORDS`, types the lines, then no more; returns what was shown."""
        typed = "".join(f"{line}\n" for line in lines)
        self._monkeypatch.setattr(sys, "stdin", Typist(typed) if keyboard else io.StringIO(typed))
        self.code = main(["--games", str(GAMES), "--language", language, "terminal", *words.split()])
        shown, self.error = self._capsys.readouterr()
        return shown.replace(
            f"\n  {self.folder}", f" {self.folder}"
        )  # long names of files stand on a line of their own

    def file(self, game: str = "patrol") -> Path:
        return self.folder / "tallyho" / f"{game}.record"

    def saved(self, game: str = "patrol", file: Path | None = None) -> AnyGame:
        return load((file or self.file(game)).read_text(encoding="utf-8"), LIBRARY.title)

    def answers(self, game: str = "patrol", side: str = "british") -> list[str]:
        """What a side has answered, by the file."""
        return [text for who, _, text, _, _ in self.saved(game).history if who == side]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Table:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch, capsys, tmp_path)


def last_question(shown: str) -> str:
    """The last question that was asked, with its rule."""
    return [line for line in shown.splitlines() if line.endswith("]") and not line.startswith(" ")][-1]
