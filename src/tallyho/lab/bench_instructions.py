"""How many machine instructions a decision and a clone take: unlike seconds, the same on every run.

Callgrind counts a fresh Python that plays a little and one that plays more; what both need to start cancels out in
the difference. All runs share one copy of the source, so that an edit in between cannot spoil it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import tallyho
from tallyho.lab import bench_play
from tallyho.lab.bench_play import Cloning, Subject
from tallyho.table import TallyhoError

LITTLE: Final = 500
MUCH: Final = 2500
"""Decisions in the short runs and in the long one."""

CALLGRIND: Final = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}")
COLLECTED: Final = re.compile(r"Collected : (\d+)")


@dataclass(frozen=True, slots=True)
class Count:
    """Instructions of one run, and how many clones it made."""

    instructions: int
    clones: int


@dataclass(frozen=True, slots=True)
class Instructions:
    """Instructions for one decision, one clone at any ask, and one in mid-step (None: the game has no such ask)."""

    decision: float
    clone: float
    mid_step_clone: float | None


class Counter:
    """Counts the play of one game, always of the same copy of the source."""

    def __init__(self, source: Path, subject: Subject, folders: Sequence[Path]) -> None:
        self._source = source
        added = [str(folder.resolve()) for folder in folders]
        self._named = [subject.title.game, subject.scenario, subject.options, added, sys.path]

    def instructions(self, little: int = LITTLE, much: int = MUCH) -> Instructions:
        """Counts once: four runs, after one uncounted that leaves nothing to compile."""
        self._run([], 1, "never")
        short = self.count(little, "never")
        long = self.count(much, "never")
        anywhere = self.count(little, "anywhere")
        mid_step = self.count(little, "in mid-step")
        return Instructions(
            (long.instructions - short.instructions) / (much - little),
            (anywhere.instructions - short.instructions) / anywhere.clones,
            (mid_step.instructions - short.instructions) / mid_step.clones if mid_step.clones else None,
        )

    def count(self, decisions: int, cloning: Cloning) -> Count:
        """Counts one run."""
        done = self._run(CALLGRIND, decisions, cloning)
        collected = COLLECTED.search(done.stderr)
        if collected is None:
            raise TallyhoError(f"valgrind ran, but did not say how many instructions {self._named[0]} took.")
        return Count(int(collected[1]), int(done.stdout))

    def _run(self, under: Sequence[str], decisions: int, cloning: Cloning) -> subprocess.CompletedProcess[str]:
        """Plays in a Python of its own, under another program or none."""
        task = json.dumps([self._named, decisions, cloning])
        # -S: no start-up files of the installation, and no folder to search whose listing may change between two runs.
        words = [*under, sys.executable, "-S", "-P", "-m", bench_play.__name__, task]
        done = subprocess.run(words, env=self._environment(), capture_output=True, text=True, check=False)  # noqa: S603 - our own module
        if done.returncode:
            last = (done.stderr.strip() or "nothing").splitlines()[-1]
            raise TallyhoError(
                f"{self._named[0]} cannot be counted: its Python ended with {done.returncode}, saying: {last}"
            )
        return done

    def _environment(self) -> dict[str, str]:
        """Only what Python needs, the same every time."""
        return {"PATH": os.environ.get("PATH", os.defpath), "PYTHONHASHSEED": "0", "PYTHONPATH": str(self._source)}


@contextmanager
def source_copied() -> Iterator[Path]:
    """A folder with a copy of this Tallyho; refuses without valgrind."""
    if shutil.which("valgrind") is None:
        raise TallyhoError(
            "instructions are counted by valgrind, which is not here; type `apt-get install valgrind` as root."
        )
    with TemporaryDirectory(prefix="tallyho-") as folder:
        package = Path(tallyho.__file__).resolve().parent
        shutil.copytree(package, Path(folder) / "tallyho", ignore=shutil.ignore_patterns("__pycache__"))
        yield Path(folder)


def spread(numbers: Sequence[float]) -> float:
    """How far repetitions lie apart, as a part of the least."""
    return max(numbers) / min(numbers) - 1
