"""The file itself: where it is, when it is on the disk, full disks, locks."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path
from typing import Any

import pytest
from sittings import LIBRARY, Table

import tallyho.terminal.saved as saved_module
from tallyho.table import Game
from tallyho.table.record import load, read
from tallyho.terminal.saved import Saved, Unsaved, usual_file

START = "patrol --scenario short --option radar --seed 3"


def test_the_usual_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert usual_file("lion") == Path("/somewhere/tallyho/lion.record")
    monkeypatch.setenv("HOME", "/home/me")
    for useless in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", useless)
        assert usual_file("lion") == Path("/home/me/.local/share/tallyho/lion.record")


def patrol() -> Game[Any]:
    return Game.new(LIBRARY.title("patrol"), "short", (), "1")


def test_every_answer_is_on_the_disk_before_it_is_told(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: settled.append(os.fstat(handle).st_size))
    table.play(START, "2")

    assert settled[-1] == table.file().stat().st_size


@pytest.mark.parametrize("rewriting", [True, False])
def test_a_full_disk_is_told_and_what_was_saved_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rewriting: bool
) -> None:
    game, file = patrol(), tmp_path / "x.record"
    saved = Saved(file)
    saved.rewrite(game, "# seats british=person")
    before = file.read_bytes()
    game.answer("clear")

    class Full(saved_module.FileIO):
        def write(self, data: object, /) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saved_module, "FileIO", Full)
    if not rewriting:
        saved.close()
        saved = Saved(file)
        saved.goes_on(patrol(), "")
    with pytest.raises(Unsaved, match=r"x\.record cannot be written: No space left on device; what it holds so far"):
        (saved.rewrite if rewriting else saved.add)(game)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["x.record"]
    saved.close()


def test_an_answer_written_in_pieces_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(saved_module.FileIO):
        def write(self, data: Any, /) -> int:
            return super().write(data[:3])

    monkeypatch.setattr(saved_module, "FileIO", Slow)
    game, file = patrol(), tmp_path / "x.record"
    saved = Saved(file)
    saved.rewrite(game, "# seats british=person")
    game.answer("clear")
    saved.add(game)
    saved.close()

    assert load(file.read_text(encoding="utf-8"), LIBRARY.title).same_as(game)
    assert len(read(file.read_text(encoding="utf-8")).lines) == 1


def test_a_file_system_without_locks_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsupported(*_: object) -> None:
        raise OSError(errno.ENOTSUP, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", unsupported)
    saved = Saved(tmp_path / "x.record")
    saved.rewrite(patrol(), "# seats british=person")
    saved.close()

    assert (tmp_path / "x.record").stat().st_size


def test_a_file_that_was_replaced_while_it_was_opened_is_not_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.record"
    monkeypatch.setattr(fcntl, "flock", lambda *_: file.unlink())

    with pytest.raises(Unsaved, match="is open in another terminal"):
        Saved(file)
