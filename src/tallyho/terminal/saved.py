"""The file of a game in play: every answer is in it before anything is told of what follows."""

from __future__ import annotations

import fcntl
import os
from io import FileIO
from pathlib import Path

from tallyho.folders import data_folder
from tallyho.table import AnyGame, BadRecord, TallyhoError
from tallyho.table.record import write


class Unsaved(TallyhoError):
    """A game that cannot be written to its file."""


def usual_file(game: str) -> Path:
    """Where a game is saved if the person names no file: in the folder for a user's data (XDG)."""
    return data_folder() / f"{game}.record"


class Saved:
    """A file, locked for this process, that grows by a line an answer; a kill at any moment leaves a whole record."""

    def __init__(self, path: Path) -> None:
        """Opens the file, which is made if there is none; an empty one holds no game."""
        self.path = path
        self._answers = 0
        self._lists: list[tuple[str, str]] = []
        self._heading = ""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = FileIO(path, "ab")
        _lock(self._file, path)

    def text(self) -> str:
        """What the file holds."""
        try:
            return self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord(f"{self.path} is no record: it is not UTF-8 text") from error

    def goes_on(self, game: AnyGame, heading: str) -> None:
        """The file holds just this game, under this heading."""
        self._heading = heading
        self._answers, self._lists = len(game.history), game.listed()

    def add(self, game: AnyGame) -> None:
        """Writes the answers that are not in the file yet; lists in the making stand at its end and change."""
        fresh, lists = len(game.history) - self._answers, game.listed()
        if lists != self._lists or (fresh and lists):
            self.rewrite(game)
        elif fresh:
            _write(self._file, "".join(write(game).splitlines(keepends=True)[-fresh:]), self.path)
            self._answers = len(game.history)

    def settle(self) -> None:
        """Comes back when what was added is on the disk."""
        os.fsync(self._file.fileno())

    def rewrite(self, game: AnyGame, heading: str | None = None) -> None:
        """Puts the whole game in the place of what the file holds; whoever looks sees the old text or the new one."""
        if heading is not None:
            self._heading = heading
        first, rest = write(game).split("\n", 1)
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        fresh = FileIO(beside, "wb")
        try:
            _lock(fresh, beside)
            _write(fresh, f"{first}\n{self._heading}\n{rest}", self.path)
            os.fsync(fresh.fileno())
            beside.replace(self.path)
        except BaseException:
            fresh.close()
            beside.unlink(missing_ok=True)
            raise
        _settle_folder(self.path.parent)
        self._file.close()
        self._file = fresh
        self._answers, self._lists = len(game.history), game.listed()

    def set_aside(self) -> Path | None:
        """Keeps what the file holds under a numbered name and goes on with an empty file; None if it held nothing."""
        if not self.path.stat().st_size:
            return None
        number = 1
        while (kept := self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")).exists():
            number += 1
        self.path.rename(kept)
        self._file.close()
        self._file = FileIO(self.path, "ab")
        _lock(self._file, self.path)
        return kept

    def close(self) -> None:
        """Lets go of the file; one that holds nothing is not left behind."""
        if not os.fstat(self._file.fileno()).st_size:
            self.path.unlink(missing_ok=True)
        self._file.close()


def _lock(file: FileIO, path: Path) -> None:
    """Two terminals must not write to one game; where the file system has no locks, nothing is checked."""
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        mine = path.exists() and os.fstat(file.fileno()).st_ino == path.stat().st_ino
    except BlockingIOError:
        mine = False
    except OSError:
        mine = True
    if not mine:
        file.close()
        raise Unsaved(f"{path} is open in another terminal; go on there, or name another file with --save")


def _write(file: FileIO, text: str, path: Path) -> None:
    data = text.encode("utf-8")
    try:
        while data:
            data = data[file.write(data) :]
    except OSError as error:
        raise Unsaved(f"{path} cannot be written: {error.strerror}; what it holds so far is kept") from error


def _settle_folder(folder: Path) -> None:
    """A file's new name is on the disk only when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
