"""Random and wrong answers over all scenarios and options; a failure is kept as an ordinary record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from tallyho.lab.conformance import IN_PASSING, NOW_AND_THEN, Violation, check_apart, check_game
from tallyho.lab.spoken import Spoken
from tallyho.library import Library
from tallyho.table import BadSetup, Title
from tallyho.table.record import write
from tallyho.table.rules import Ledger


class Trial:
    """One game to be fuzzed: which, with what, and whether only in passing."""

    __slots__ = ("folders", "game", "lightly", "options", "scenario", "seed")

    def __init__(
        self,
        folders: tuple[Path, ...],
        game: str,
        scenario: str,
        options: tuple[str, ...],
        seed: str,
        *,
        lightly: bool = False,
    ) -> None:
        self.lightly = lightly
        self.folders = folders
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed

    def __str__(self) -> str:
        return " ".join([self.game, self.scenario, *self.options, f"seed {self.seed}"])


class Failure:
    """A trial that failed: the sentence, and the record of the game so far (empty if it never began)."""

    __slots__ = ("record", "sentence", "trial")

    def __init__(self, trial: Trial, sentence: str, record: str) -> None:
        self.trial = trial
        self.sentence = sentence
        self.record = record


class Result:
    """What a trial came to."""

    __slots__ = ("answers", "failure")

    def __init__(self, answers: int, failure: Failure | None) -> None:
        self.answers = answers
        self.failure = failure


def trials(library: Library, games: Sequence[str], number: int, seed: str, *, lightly: bool = False) -> list[Trial]:
    """So many trials for each game, over all its scenarios and options in turn."""
    wanted: list[Trial] = []
    for game in games:
        wanted.extend(islice(_endless(library, library.title(game), seed, lightly=lightly), number))
    return wanted


def fuzz(wanted: Sequence[Trial], workers: int = 1) -> Iterator[Result]:
    """Runs the trials in their order, whatever the number of workers."""
    if workers <= 1 or len(wanted) < 2:
        yield from map(attempt, wanted)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(attempt, wanted, chunksize=max(1, min(20, len(wanted) // (4 * workers))))


def attempt(trial: Trial) -> Result:
    """One trial; whatever goes wrong becomes a failure."""
    library = _library(trial.folders)
    title = library.title(trial.game)
    try:
        words = _words(trial.folders)
        rules = _rules(trial.folders, trial.game)
        how = IN_PASSING if trial.lightly else NOW_AND_THEN
        played = check_game(title, trial.scenario, trial.options, trial.seed, words=words, rules=rules, how=how)
        if not trial.lightly:
            check_apart(title, trial.scenario, trial.options)
    except Violation as violation:
        return Result(len(violation.game.history), Failure(trial, str(violation), write(violation.game)))
    except Exception as error:  # noqa: BLE001 - any failure of a rule is what the fuzzer is looking for
        return Result(0, Failure(trial, f"{type(error).__name__}: {error}", ""))
    return Result(len(played.history), None)


def keep(failure: Failure, folder: Path) -> Path:
    """Writes the failure's record to the folder; `tallyho replay` takes it."""
    trial = failure.trial
    name = "-".join([trial.game, trial.scenario, *trial.options, trial.seed])
    path = folder / ("".join(letter if letter.isalnum() else "-" for letter in name)[:120] + ".record")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{failure.record}# {' '.join(failure.sentence.split())}\n", encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror}") from error
    return path


def _endless(library: Library, title: Title[Any], seed: str, *, lightly: bool) -> Iterator[Trial]:
    combinations = list(title.combinations())
    number = 0
    while True:
        for scenario, options in combinations:
            yield Trial(library.folders, title.game, scenario, options, f"{seed} {number}", lightly=lightly)
        number += 1


@cache
def _library(folders: tuple[Path, ...]) -> Library:
    """The games of some folders, read once a process."""
    return Library(folders)


@cache
def _words(folders: tuple[Path, ...]) -> list[Spoken]:
    """Both catalogues, read once a process: that takes longer than a short game."""
    return [Spoken(language, _library(folders).words()) for language in ("en", "fr")]


@cache
def _rules(folders: tuple[Path, ...], game: str) -> set[str] | None:
    for folder in _library(folders).ledgers():
        if (folder / f"{game}.csv").is_file():
            return set(Ledger.read(folder, game).rows)
    return None
