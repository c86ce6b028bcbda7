"""`tallyho fuzz`: random and wrong answers until something breaks."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from tallyho.commands import settings_of
from tallyho.lab.fuzz import fuzz as fuzzed
from tallyho.lab.fuzz import keep, trials
from tallyho.library import Library
from tallyho.table import BadSetup


def fuzz(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games to fuzz; all of them if none is named.")
    ] = None,
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="How many random games of each.")] = 100,
    seed: Annotated[str, typer.Option(help="The seed of the first; the same seed fuzzes the same games.")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes to use; 0 means one a core.")] = 0,
    lightly: Annotated[
        bool, typer.Option("--lightly", help="Check at some asks only: for thousands of long games.")
    ] = False,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where failures are kept, as records that `tallyho replay` takes.")
    ] = Path("fuzz-failures"),
) -> int:
    """Play random games over all scenarios and options, wrong answers thrown in, and check the table's contract.

    Refusals must change nothing; clones, saved games, replays and undo must agree; views may not leak; both catalogues
    must have the words. Each failure is printed and kept as an ordinary record. Ends with 1 if there was one.
    """
    library = Library(settings_of(context).games)
    wanted = trials(library, games or library.games, number, seed, lightly=lightly)
    if not wanted:
        raise BadSetup("there is no game to fuzz: none is installed yet, and `--games FOLDER` named none")
    answers = failed = 0
    results = fuzzed(wanted, jobs or cpu_count() or 1)
    console = Console(stderr=True)
    for result in track(results, "fuzzing", len(wanted), console=console, disable=not console.is_terminal):
        answers += result.answers
        if result.failure is not None:
            failed += 1
            print(f"FAILED {result.failure.trial}: {result.failure.sentence}\n  kept as {keep(result.failure, out)}")
    print(f"{len(wanted)} games with {answers} answers fuzzed; {failed} failed")
    return 1 if failed else 0
