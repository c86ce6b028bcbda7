"""`tallyho bench`: how fast the table plays, beside other engines, and in machine instructions."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tallyho import __version__
from tallyho.commands import Settings, settings_of
from tallyho.table.errors import TallyhoError

if TYPE_CHECKING:
    from tallyho.lab.bench import Report
    from tallyho.lab.bench_instructions import Instructions
    from tallyho.lab.bench_peers import Verdict
    from tallyho.lab.bench_play import Subject
    from tallyho.lab.bench_server import Report as ServerReport

SECONDS = 1.0
SLICE = 0.5
REPEATABLE = 0.01
"""Repetitions of a count may lie apart by this part of it."""

THE_MINI_RAID = "mini"
SERVER = "server"


def bench(  # noqa: PLR0913, PLR0917 - the options of the command line
    ctx: typer.Context,
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME]...",
            help="Games to measure besides the mini raid; none named: all there are. `server`: the server instead.",
        ),
    ] = None,
    scenario: Annotated[str, typer.Option(help="The scenario of the games named (their first).")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="An optional rule of the games named. May be repeated.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="Time for one measurement (1), or one slice of --peers (0.5).")
    ] = None,
    peers: Annotated[
        bool,
        typer.Option("--peers", help="Take turns with python-chess, catanatron and OpenSpiel's backgammon instead."),
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often each takes its turn in --peers.")] = 7,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count machine instructions instead: the mini raid and games named.")
    ] = False,
    repeat: Annotated[int, typer.Option(min=1, help="How often --instructions counts.")] = 2,
    answers: Annotated[int, typer.Option(min=2, help="How many clicks `server` measures.")] = 300,
    in_turn: Annotated[
        int, typer.Option("--games", min=1, help="In so many games in turn `server` measures them.")
    ] = 1,
    cache: Annotated[
        int | None, typer.Option(metavar="MEGABYTES", min=1, help="`server` keeps games in so much memory.")
    ] = None,
    require: Annotated[
        bool, typer.Option("--require", help="Exit with 1 if a target is missed, or counts do not repeat to 1 %.")
    ] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", dir_okay=False, help="Write all numbers to this file.")
    ] = None,
) -> None:
    """Measure how fast the table plays: a raid in miniature, kept as a benchmark, and real games.

    Games are played with random answers. A decision is any answer, to a die roll too; a choice is a side's answer.
    """
    settings = settings_of(ctx)
    check_writable(json_file)
    named = [game for game in games or [] if game != SERVER]
    serving = len(named) < len(games or [])
    alone = serving and not named and not scenario and not option
    subjects = [] if alone else chosen(named, scenario, option or [], settings)
    if require and instructions and repeat == 1:
        raise TallyhoError("--require compares repeated counts; with --instructions it needs --repeat 2 or more.")
    found: dict[str, Any] = {"tallyho": __version__, "python": platform.python_version()}
    found["machine"] = platform.platform()
    missed = serve_and_measure(answers, in_turn, cache, found) if serving else False
    if peers:
        missed |= compare(subjects if games else [], rounds, seconds or SLICE, found)
    if instructions:
        missed |= count(subjects if games else [], repeat, settings, found)
    if not peers and not instructions and not alone:
        measure(subjects, seconds or SECONDS, found)
    if json_file is not None:
        json_file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if require and missed:
        raise typer.Exit(1)


def chosen(games: Sequence[str], scenario: str, options: Sequence[str], settings: Settings) -> list[Subject]:
    """The games to measure besides the mini raid, their scenario and options checked."""
    from tallyho.lab.bench_play import Subject
    from tallyho.library import Library

    named = [game for game in dict.fromkeys(games) if game != THE_MINI_RAID]
    if (scenario or options) and not named:
        raise TallyhoError("--scenario and --option belong to a game; name it: `tallyho bench GAME --scenario NAME`.")
    library = Library(settings.games)
    wanted = named if games else library.games
    return [Subject(library.title(game), scenario, options) for game in wanted]


def check_writable(file: Path | None) -> None:
    """Says so before the measuring, not after it, if a file cannot be written."""
    if file is not None and not os.access(file if file.exists() else file.parent, os.W_OK):
        raise TallyhoError(
            f"{file} cannot be written; --json needs a file in a folder that exists and is yours to write in."
        )


def measure(subjects: Sequence[Subject], seconds: float, found: dict[str, Any]) -> None:
    """Measures every game on its own."""
    from tallyho.lab.bench import measured
    from tallyho.lab.bench_play import Subject
    from tallyho.lab.miniraid import MINI

    reports = [measured(subject, seconds) for subject in [Subject(MINI), *subjects]]
    found["games"] = [asdict(report) for report in reports]
    show_reports(reports)


Row = tuple[str, "Callable[[Report], str]"]

ROWS: tuple[Row, ...] = (
    ("decisions per second, log off", lambda report: f"{report.log_off.decisions_per_second:,.0f}"),
    ("choices among them", lambda report: f"{report.log_off.choices_per_second:,.0f}"),
    ("decisions per second, log on", lambda report: f"{report.log_on.decisions_per_second:,.0f}"),
    ("choices among them", lambda report: f"{report.log_on.choices_per_second:,.0f}"),
    ("clone in mid-step, mean", lambda report: microseconds(report.clones.mid_step)),
    ("clone anywhere, mean", lambda report: microseconds(report.clones.mean)),
    ("clone anywhere, worst ask", lambda report: microseconds(report.clones.worst)),
    ("decisions of one game", lambda report: f"{report.records.decisions:,}"),
    ("its record, written, per 1,000 decisions", lambda report: f"{report.records.write * 1e3:.2f} ms"),
    ("its record, loaded, per 1,000 decisions", lambda report: f"{report.records.load * 1e3:.2f} ms"),
    ("its memory when finished, log off", lambda report: f"{report.memory.log_off / 1024:,.0f} KiB"),
    ("its memory when finished, log on", lambda report: f"{report.memory.log_on / 1024:,.0f} KiB"),
)


def serve_and_measure(answers: int, games: int, cache: int | None, found: dict[str, Any]) -> bool:
    """Measures a server that plays Lion; whether a target was missed."""
    from tallyho.lab.bench_server import measured

    print(f"A server on one core plays Lion; then {answers} clicks are answered, games in turn: {games}.", flush=True)
    report = measured(answers, games, cache)
    found["server"] = asdict(report)
    show_server(report)
    return report.missed


def show_server(report: ServerReport) -> None:
    from tallyho.lab.bench_server import AT_ONCE, HUNDREDTH, LONG, MEDIAN, WEIGHT

    table = Table("", title=f"A click in Lion, the log longer than {LONG:,} events", title_justify="left")
    for heading in ("measured", "target"):
        table.add_column(heading, justify="right")
    server, client, page = report.server, report.client, report.page
    table.add_row("in the server, median", f"{server.median:.2f} ms", f"< {MEDIAN:g} ms")
    table.add_row("in the server, 99th of 100", f"{server.hundredth:.2f} ms", f"< {HUNDREDTH:g} ms")
    table.add_row("there and back, median", f"{client.median:.2f} ms", "")
    table.add_row("there and back, 99th of 100", f"{client.hundredth:.2f} ms", "")
    table.add_row("an answer, median", f"{report.kilobytes:.1f} kB", "")
    table.add_row("first page", f"{page.kilobytes:.0f} kB", f"< {WEIGHT:g} kB")
    table.add_row("its requests", f"{page.requests}", "")
    shown = "no browser" if page.seconds is None else f"{page.seconds:.2f} s"
    table.add_row("its first button works after", shown, f"< {AT_ONCE:g} s")
    Console().print(table)
    print("MISSED: a target above." if report.missed else "reached: all targets.")


def microseconds(seconds: float | None) -> str:
    return "none" if seconds is None else f"{seconds * 1e6:.1f} µs"


def show_reports(reports: Sequence[Report]) -> None:
    table = Table("", title="Random play, in seconds of processor time", title_justify="left")
    for report in reports:
        table.add_column("\n".join([report.game, report.scenario, *report.options]), justify="right")
    for name, cell in ROWS:
        table.add_row(name, *(cell(report) for report in reports))
    Console().print(table)


def compare(subjects: Sequence[Subject], rounds: int, seconds: float, found: dict[str, Any]) -> bool:
    """Lets us and the peers take turns; whether a target was missed."""
    from tallyho.lab.bench_peers import interleaved, judged, ourselves, targets_for
    from tallyho.lab.peers import peers

    contenders = {**ourselves(subjects), **peers()}
    print(f"{rounds} rounds of {seconds:g} s for each of {len(contenders)} contenders.", flush=True)
    results = interleaved(contenders, rounds, seconds)
    verdicts = judged(results, targets_for(subjects))
    found["peers"] = {
        "rounds": rounds,
        "slice": seconds,
        "per_second": results,
        "verdicts": list(map(asdict, verdicts)),
    }
    show_results(results)
    show_verdicts(verdicts)
    return not all(verdict.reached for verdict in verdicts)


def show_results(results: Mapping[str, Sequence[float]]) -> None:
    from tallyho.lab.bench_peers import MINI_RAID, MINI_RAID_CLONE, ratio_of
    from tallyho.lab.peers import CATANATRON_COPY

    table = Table(title="In turn, per second of processor time", title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in ("median", "each", "mini raid", "in single rounds"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, numbers in results.items():
        ours = MINI_RAID_CLONE if name == CATANATRON_COPY or name.endswith("clone, mid-step") else MINI_RAID
        ratio = ratio_of(results[ours], numbers)
        against = ["", ""] if name == ours else [f"{ratio.times:.1f}x", f"{ratio.least:.1f}x to {ratio.most:.1f}x"]
        table.add_row(name, f"{median(numbers):,.0f}", microseconds(1 / median(numbers)), *against)
    Console().print(table)


def show_verdicts(verdicts: Sequence[Verdict]) -> None:
    for verdict in verdicts:
        target, ratio = verdict.target, verdict.ratio
        print(
            f"{'reached' if verdict.reached else 'MISSED'}: {target.ours} is {ratio.times:.1f}x {target.theirs} "
            f"({ratio.least:.1f}x to {ratio.most:.1f}x in single rounds); the target is {target.times:g}x."
        )


def count(subjects: Sequence[Subject], repeat: int, settings: Settings, found: dict[str, Any]) -> bool:
    """Counts instructions; whether the counts fail to repeat."""
    from tallyho.lab.bench_instructions import Counter, source_copied
    from tallyho.lab.bench_play import Subject
    from tallyho.lab.miniraid import MINI

    counts: dict[str, list[Instructions]] = {}
    with source_copied() as source:
        for subject in [Subject(MINI), *subjects]:
            counter = Counter(source, subject, settings.games)
            counts[subject.title.game] = [counter.instructions() for _ in range(repeat)]
    found["instructions"] = {game: list(map(asdict, repetitions)) for game, repetitions in counts.items()}
    spreads = [show_counts(game, repetitions) for game, repetitions in counts.items()]
    return max(spreads) > REPEATABLE


def show_counts(game: str, repetitions: Sequence[Instructions]) -> float:
    """Shows the counts of one game; returns their greatest spread."""
    from tallyho.lab.bench_instructions import spread

    table = Table("", title=f"Machine instructions: {game}", title_justify="left")
    for number in range(len(repetitions)):
        table.add_column(f"count {number + 1}", justify="right")
    table.add_column("mean", justify="right")
    table.add_column("spread", justify="right")
    greatest = 0.0
    for name, numbers in rows_of(repetitions).items():
        apart = spread(numbers)
        greatest = max(greatest, apart)
        table.add_row(
            name,
            *(f"{number:,.0f}" for number in [*numbers, mean(numbers)]),
            f"{apart:.3%}" if len(numbers) > 1 else "",
        )
    Console().print(table)
    return greatest


def rows_of(repetitions: Sequence[Instructions]) -> dict[str, list[float]]:
    rows = {
        "a decision": [one.decision for one in repetitions],
        "a clone in mid-step": [one.mid_step_clone for one in repetitions if one.mid_step_clone is not None],
        "a clone anywhere": [one.clone for one in repetitions],
    }
    return {name: numbers for name, numbers in rows.items() if numbers}
