"""`tallyho check`: are the problems solved?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from glob import glob
from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer

from tallyho.commands import settings_of
from tallyho.library import Library
from tallyho.table import BadProblem, BadSetup
from tallyho.table.problem import read, run
from tallyho.words import Words

FEW = 24
"""So few files are checked faster by one process than it takes to start others."""


def check(
    context: typer.Context,
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE...", help="Problem files, folders of them, or globs such as 'problems/**/*.toml'."
        ),
    ],
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Print what happened in each, line by line with its rule.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes to use; 0 means one a core.")] = 0,
) -> int:
    """Check problem files: set up each position, give its script, compare with what must hold afterwards.

    One line a problem; what does not hold stands below it. Ends with 1 if any problem is not solved, with 2 if a file
    cannot be read as a problem.
    """
    settings = settings_of(context)
    paths = _found(files)
    work = [(path, settings.games, settings.language, verbose) for path in paths]
    workers = jobs or cpu_count() or 1
    failed = 0
    for solved, text in _checked(work, workers):
        print(text)
        failed += not solved
    print(f"{len(paths) - failed} passed, {failed} failed")
    return 1 if failed else 0


Work = tuple[Path, tuple[Path, ...], str, bool]


def _checked(work: Sequence[Work], workers: int) -> Iterator[tuple[bool, str]]:
    if workers <= 1 or len(work) <= FEW:
        yield from map(_check_one, work)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_check_one, work, chunksize=8)


def _check_one(work: Work) -> tuple[bool, str]:
    path, folders, language, verbose = work
    library = Library(folders)
    try:
        problem = read(path.read_text(encoding="utf-8"), str(path))
        verdict = run(problem, library.title)
    except (OSError, UnicodeDecodeError) as error:
        raise BadProblem(f"{path} cannot be read: {error}") from error
    except BadSetup as error:
        raise BadProblem(f"{path}: {error}") from error
    lines = [f"{'FAILED' if verdict.wrong else 'solved'} {path}: {problem.title}"]
    lines.extend(f"  {sentence}" for sentence in verdict.wrong)
    if verbose:
        words = Words(language, library.words())
        for event in verdict.events:
            lines.extend(words.event(problem.game, event).printed())
    return not verdict.wrong, "\n".join(lines)


def _found(files: Sequence[str]) -> list[Path]:
    """The files meant: themselves, all problems in a folder, or what a glob finds."""
    found: dict[Path, None] = {}
    for name in files:
        path = Path(name)
        try:
            paths = [path] if path.is_file() else sorted(path.rglob("*.toml")) if path.is_dir() else _globbed(name)
        except OSError as error:
            raise BadSetup(f"{name[:80]} cannot be looked up: {error.strerror}") from error
        if not paths:
            raise BadSetup(f"{name} is no problem file, no folder with problems (*.toml) and no glob that finds one")
        found.update(dict.fromkeys(paths))
    return list(found)


def _globbed(pattern: str) -> list[Path]:
    hits = glob(pattern, recursive=True)  # noqa: PTH207 - the pattern may be absolute
    return sorted(Path(hit) for hit in hits if Path(hit).is_file())
