"""Numbered tasks on several cores, results in order.

The pools of the standard library either wait for the tasks in hand when they are to stop, or hang when a worker is
killed. These workers are ended at once, a killed one is noticed, and none lives longer than who started it.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any, Final, TypeAlias, TypeVar

from tallyho.table import TallyhoError

R = TypeVar("R")

AHEAD: Final = 2
"""So many tasks each worker has in hand: while we take a result, it is busy with the next."""

Workers: TypeAlias = "dict[Connection[int, tuple[int, Any]], SpawnProcess]"


def in_order(task: Callable[[int], R], number: int, workers: int) -> Generator[R]:
    """The results of the task for 0, 1, 2 and so on, by so many workers; closing the generator ends them at once.

    The task and its results must be such as can be sent to another process.
    """
    if workers == 1 or number == 1:
        yield from map(task, range(number))
        return
    with _crew(task, min(workers, number)) as crew:
        open_tasks = iter(range(number))
        for line in [*crew] * AHEAD:
            _hand_out(line, open_tasks)
        yield from _sorted(_finished(crew, open_tasks, number))


def _finished(crew: Workers, open_tasks: Iterator[int], number: int) -> Iterator[tuple[int, Any]]:
    """All results with their numbers, as they come in; who is done with one is given another."""
    while number:
        for line in wait([*crew]):
            assert isinstance(line, Connection)
            try:
                yield line.recv()
            except (EOFError, ConnectionError) as error:
                raise TallyhoError(
                    "a worker process was ended from outside, perhaps for want of memory; try fewer with --workers"
                ) from error
            number -= 1
            _hand_out(line, open_tasks)


def _sorted(finished: Iterator[tuple[int, R]]) -> Iterator[R]:
    early: dict[int, R] = {}
    due = 0
    for number, result in finished:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _hand_out(line: Connection[int, tuple[int, Any]], open_tasks: Iterator[int]) -> None:
    for number in open_tasks:
        with suppress(ConnectionError):  # a worker that is gone is noticed when its results are awaited
            line.send(number)
        return


@contextmanager
def _crew(task: Callable[[int], object], size: int) -> Iterator[Workers]:
    """Workers by the lines to them; let go in peace if all went well, ended at once if not."""
    crew: Workers = {}
    try:
        with _deaf_to_interrupts():
            for _ in range(size):
                line, process = _started(task)
                crew[line] = process
        yield crew
    except BaseException:
        for process in crew.values():
            process.terminate()
        raise
    finally:
        for line, process in crew.items():
            line.close()
            process.join()


def _started(task: Callable[[int], object]) -> tuple[Connection[int, tuple[int, Any]], SpawnProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(task, theirs), daemon=True)
    process.start()
    theirs.close()  # theirs is now the only other end: when it closes, the worker is gone
    return ours, process


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Who is started here never hears Ctrl-C, which a terminal sends to all of us; we hear it afterwards."""
    ensure_running()  # or the first start would do it, and let interrupts through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _work(task: Callable[[int], object], line: Connection[tuple[int, Any], int]) -> None:
    """A worker's life: it ends when the other end of the line is closed, by us or by our death."""
    with suppress(EOFError, ConnectionError):
        while True:
            number = line.recv()
            line.send((number, task(number)))
