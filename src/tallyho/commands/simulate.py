"""`tallyho simulate`: many games between bots, summed up and written for analysis."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from difflib import get_close_matches
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tallyho.commands import settings_of
from tallyho.commands.packs import read_pack
from tallyho.library import Library
from tallyho.table import BadSetup, Title

if TYPE_CHECKING:
    from tallyho.lab.simulate import Failed, Plan, Result
    from tallyho.lab.simulate_table import Section, Table

CONTEXT: Final = {"ignore_unknown_options": True}
"""Which sides there are depends on the game, so their options are read here."""

OWN: Final = ("scenario", "option", "games", "seed", "workers", "out", "pack", "quiet", "help")
BEFORE_THE_COMMAND: Final = ("language", "version")
MOST_KEPT: Final = 20
"""So many failed games are told of and kept; the rest are counted."""


def simulate(  # noqa: PLR0913, PLR0917 - the options of the command line
    context: typer.Context,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME [--SIDE BOT]...",
            help="The game, and who plays its sides, for example `lion --british doctrine`; others play at random.",
        ),
    ],
    scenario: Annotated[str, typer.Option(help="The scenario (the game's first).")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An optional rule. May be repeated.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Game number i, from 0 on, has the seed SEED-i.")] = "0",
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="Processes to use; 0 means one a core.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.parquet",
            help="Where the games go, a row each; their days go beside it to FILE-days.parquet. If not said: "
            "simulation-GAME-SCENARIO-OPTIONS-BOTS.parquet in the current folder. A file that is there is replaced.",
        ),
    ] = None,
    pack: Annotated[Path | None, typer.Option(metavar="FILE", help="A data pack (TOML) to play with.")] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", "-q", help="No progress and no summary: only failures and the files written.")
    ] = False,
) -> int:
    """Play many games between bots, sum them up, and write them as Parquet files.

    The results depend on the game, its data, the bots and the seed, not on the number of workers: the files are the
    same to the last byte. A game that fails is told of with its seed, its record is kept, and the exit code is 1.
    """
    from tallyho.lab.simulate import planned
    from tallyho.lab.simulate import simulate as simulated
    from tallyho.lab.simulate_files import out_file

    library = Library(settings_of(context).games)
    game, bots = _game_and_bots(words)
    title = library.title(game)
    _check_sides(bots, title)
    setup = (scenario, option or [])
    plan = planned(library, game, setup, bots, seed=seed, games=games, overlay=read_pack(pack))
    path = out_file(plan, out)
    with closing(simulated(plan, workers or os.cpu_count() or 1)) as results:
        tables, failed = _gathered(plan, results, quiet)
    _write(plan, title, path, tables, len(failed))
    if not quiet:
        _sum_up(plan, tables)
    _report(failed, path)
    return 1 if failed else 0


def _game_and_bots(words: list[str]) -> tuple[str, dict[str, str]]:
    """The one word that is no option is the game; the options name a side's bot each."""
    games: list[str] = []
    bots: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            games.append(word)
            continue
        side, said, name = word.lstrip("-").partition("=")
        bots[side] = name if said else next(rest, "")
        if not bots[side] or bots[side].startswith("-"):
            raise BadSetup(f"{word} needs a value: the name of a bot, as in `--{side} random`")
    if len(games) != 1:
        raise BadSetup(f"name one game to simulate, not {' and '.join(games) if games else 'none'}")
    return games[0], bots


def _check_sides(bots: Iterable[str], title: Title[Any]) -> None:
    for side in bots:
        if side in BEFORE_THE_COMMAND:
            raise BadSetup(f"--{side} stands before the command: `tallyho --{side} ... simulate`")
        if side not in title.sides:
            near = get_close_matches(side, [*title.sides, *OWN], 1)
            hint = f" (did you mean --{near[0]}?)" if near else ""
            sides = ", ".join(f"--{one}" for one in title.sides)
            raise BadSetup(
                f"there is no option --{side}{hint}; {title.game} has the sides {sides}, for the other options see "
                "`tallyho simulate --help`"
            )


def _gathered(plan: Plan, results: Iterator[Result], quiet: bool) -> tuple[tuple[Table, Table], list[Failed]]:
    """The games and the days of all that were played, and the games that failed."""
    from tallyho.lab.simulate import Failed
    from tallyho.lab.simulate_chronicle import chronicle_at, columns_of
    from tallyho.lab.simulate_table import Table

    games, days = (Table(columns) for columns in columns_of(chronicle_at(plan.chronicle)))
    failed: list[Failed] = []
    try:
        for result in results if quiet else _followed(results, plan.games):
            if isinstance(result, Failed):
                failed.append(result)
                continue
            games.add(result.row)
            for day in result.days:
                days.add(day)
    except KeyboardInterrupt:
        done = len(games) + len(failed)
        print(f"tallyho: interrupted after {done} of {plan.games} games; nothing was written.", file=sys.stderr)
        raise
    return (games, days), failed


def _followed(results: Iterator[Result], total: int) -> Iterator[Result]:
    """The results, with a bar on a terminal and a line for every tenth elsewhere."""
    began = monotonic()
    yield from _with_bar(results, total) if sys.stderr.isatty() else _with_lines(results, total)
    seconds = monotonic() - began
    print(f"{total} games in {seconds:.1f} s, {total / seconds:.1f} games/s", file=sys.stderr)


def _with_bar(results: Iterator[Result], total: int) -> Iterator[Result]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("simulating"), BarColumn(), MofNCompleteColumn(), TextColumn("games, {task.fields[rate]}"))
    rest = (TimeRemainingColumn(compact=True, elapsed_when_finished=True), TextColumn("left"))
    began = monotonic()
    with Progress(*shown, *rest, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=total, rate="")
        for number, result in enumerate(results, 1):
            rate = number / (monotonic() - began)
            progress.update(bar, advance=1, rate=f"{rate:.1f}/s,")
            yield result


def _with_lines(results: Iterator[Result], total: int) -> Iterator[Result]:
    tenths = {-(-total * tenth // 10) for tenth in range(1, 10)} if total >= 10 else set()
    for number, result in enumerate(results, 1):
        if number in tenths:
            print(f"{number} of {total} games", file=sys.stderr, flush=True)
        yield result


def _write(plan: Plan, title: Title[Any], path: Path, tables: tuple[Table, Table], failed: int) -> None:
    from tallyho.lab.simulate_chronicle import chronicle_at, columns_of
    from tallyho.lab.simulate_files import days_file, described, write_parquet

    about = described(plan, title, failed)
    kinds = columns_of(chronicle_at(plan.chronicle))
    for file, table, columns in zip((path, days_file(path)), tables, kinds, strict=True):
        if columns:
            write_parquet(file, table, columns, about)
            print(f"written {file}: {len(table)} rows")


def _sum_up(plan: Plan, tables: tuple[Table, Table]) -> None:
    """Who played what, how the games ended, and what the game's chronicle finds worth telling."""
    from tallyho.lab.simulate_chronicle import chronicle_at

    games, days = tables
    options = f" with {', '.join(plan.options)}" if plan.options else ""
    seats = ", ".join(f"{side} played by {name}" for side, name in plan.bots)
    print(f"\n{len(games)} games of {plan.game}, {plan.scenario}{options}; {seats}; seed {plan.seed}")
    if len(games):
        for section in [*_endings(games), *chronicle_at(plan.chronicle).summary(games, days)]:
            print("\n" + "\n".join(section.printed()))


def _endings(games: Table) -> list[Section]:
    from tallyho.lab.simulate_table import shares, spread

    results = [
        f"{level} ({winner})" if winner else level
        for level, winner in zip(games["level"], games["winner"], strict=True)
    ]
    reasons = [f"{reason} ({rule})" for reason, rule in zip(games["reason"], games["rule"], strict=True)]
    return [
        shares("How the games ended", "level (winner)", results),
        shares("Why they ended", "reason (rule)", reasons),
        spread("How long they were", "", {"answers": games["answers"], "choices of sides": games["choices"]}, 0),
    ]


def _report(failed: list[Failed], path: Path) -> None:
    """The games that failed, the first of them with their records."""
    from tallyho.lab.simulate_files import keep_failed

    for one in failed[:MOST_KEPT]:
        print(f"FAILED seed {one.seed} {one.sentence}\n  kept as {keep_failed(one, path)}")
    if len(failed) > MOST_KEPT:
        print(f"FAILED {len(failed) - MOST_KEPT} further games, not kept")
