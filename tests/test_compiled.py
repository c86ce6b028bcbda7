"""The core is free of tricks that stop mypyc: compiled as it stands, it plays the very same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
HEADER = Path(sysconfig.get_paths()["include"]) / "Python.h"

PLAY = """
import sys
import tallyho.table.game
from tallyho.bots import RandomBot
from tallyho.lab.miniraid import MINI
from tallyho.table import Game, Seat, play, save
from tallyho.table.record import write

print(tallyho.table.game.__file__, file=sys.stderr)
for seed in range(3):
    game = Game.new(MINI, seed=seed)
    play(game, {"british": Seat(RandomBot(str(seed)))})
    half = game.replayed(len(game.history) // 2)
    print(write(game), save(half.clone()), len(game.log.events))
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc on this machine")
@pytest.mark.skipif(not HEADER.is_file(), reason="the C headers of this Python are not installed")
def test_the_compiled_core_plays_the_same_games(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"
    shutil.copytree(SOURCE / "tallyho", compiled / "tallyho", ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(path.relative_to(compiled)) for path in sorted((compiled / "tallyho/table").rglob("*.py"))]
    argv = [sys.executable, "-m", "mypyc", "--strict", *modules, "tallyho/lab/miniraid.py"]
    quickly = {**os.environ, "MYPYC_OPT_LEVEL": "0"}  # gcc's pains to make it fast change nothing in what it plays
    built = subprocess.run(argv, cwd=compiled, env=quickly, capture_output=True, text=True, check=False)
    assert built.returncode == 0, (built.stdout + built.stderr)[-3000:]
    there, here = played(compiled), played(SOURCE)
    assert there.stderr.strip().endswith(".so")
    assert here.stderr.strip().endswith(".py")
    assert there.stdout == here.stdout
    assert there.stdout.count("tallyho record") == 3


def played(source: Path) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-c", PLAY]
    environment = {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    return subprocess.run(argv, env=environment, capture_output=True, text=True, check=True)
