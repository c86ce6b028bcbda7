"""How fast a game is at the table: random playouts, clones, records, memory.

Seconds are seconds of processor time of this process: other work on the machine disturbs them little.
"""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import dataclass
from time import process_time

from tallyho.lab.bench_play import Subject, play_on
from tallyho.table import CHANCE, AnyGame, Luck, TallyhoError
from tallyho.table.record import load, write

BURST = 200
"""So many answers are given between two looks at the clock."""

BATCH = 10
"""So many clones are made between two looks at the clock; each ask has two batches."""

LONGEST = 1_000_000
"""A game that random answers do not end within so many decisions is not measured to its end."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """Random playouts: every ask answered is a decision, and those that a side answered are choices too."""

    decisions: int
    choices: int
    seconds: float
    decisions_per_second: float
    choices_per_second: float


@dataclass(frozen=True, slots=True)
class Clones:
    """Seconds for a clone (its making and its end) over the asks of whole games.

    `mid_step` is the mean over the asks that come after an answer in the running step; None if there are none.
    """

    asks: int
    mean: float
    mid_step: float | None
    worst: float


@dataclass(frozen=True, slots=True)
class Records:
    """Seconds for a thousand decisions: writing them as a record, and playing the record again with its log."""

    decisions: int
    write: float
    load: float


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes that one finished game keeps."""

    decisions: int
    log_off: int
    log_on: int


@dataclass(frozen=True, slots=True)
class Report:
    """Everything measured of one game."""

    game: str
    scenario: str
    options: tuple[str, ...]
    log_off: Playouts
    log_on: Playouts
    clones: Clones
    records: Records
    memory: Memory


def measured(subject: Subject, seconds: float) -> Report:
    """All measurements of a game, each for about so many seconds."""
    return Report(
        subject.title.game,
        subject.scenario,
        subject.options,
        playouts(subject, seconds),
        playouts(subject, seconds, log=True),
        clones(subject, seconds),
        records(subject, seconds),
        memory(subject),
    )


def playouts(subject: Subject, seconds: float, *, log: bool = False) -> Playouts:
    """Plays games with random answers; the last one is left where the time ends."""
    subject.title.data()
    luck = Luck("bench")
    decisions = choices = seed = 0
    spent = 0.0
    gc.collect()
    while spent < seconds:
        began = process_time()
        game = subject.new(seed, log=log)
        play_on(game, luck, BURST)
        while game.ask is not None and spent + process_time() - began < seconds:
            play_on(game, luck, BURST)
        spent += process_time() - began
        decisions += len(game.history)
        choices += sum(turn[0] != CHANCE for turn in game.history)
        seed += 1
    return Playouts(decisions, choices, spent, decisions / spent, choices / spent)


def clones(subject: Subject, seconds: float) -> Clones:
    """Clones whole games at every ask, until the time is over."""
    luck = Luck("bench")
    everywhere: list[float] = []
    mid_step: list[float] = []
    worst = 0.0
    seed = 0
    gc.collect()
    began = process_time()
    while not everywhere or process_time() - began < seconds:
        game = subject.new(seed)
        while game.ask is not None:
            first, second = _seconds_a_clone(game), _seconds_a_clone(game)
            everywhere.append((first + second) / 2)
            worst = max(worst, min(first, second))
            if game.given:
                mid_step.append(everywhere[-1])
            play_on(game, luck, 1)
        seed += 1
    return Clones(len(everywhere), _mean(everywhere), _mean(mid_step) if mid_step else None, worst)


def _seconds_a_clone(game: AnyGame) -> float:
    began = process_time()
    for _ in range(BATCH):
        game.clone()
    return (process_time() - began) / BATCH


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def records(subject: Subject, seconds: float) -> Records:
    """Writes the record of one whole game and plays it again, until the time is over."""
    game = whole(subject)
    writing = loading = 0.0
    times = 0
    gc.collect()
    while writing + loading < seconds:
        began = process_time()
        text = write(game)
        written = process_time()
        load(text, lambda _: subject.title)
        writing += written - began
        loading += process_time() - written
        times += 1
    thousands = len(game.history) * times / 1000
    return Records(len(game.history), writing / thousands, loading / thousands)


def whole(subject: Subject, *, log: bool = False) -> AnyGame:
    """One game played to its end."""
    game = subject.new(0, log=log)
    play_on(game, Luck("bench"), LONGEST)
    if game.ask is not None:
        raise TallyhoError(
            f"{subject.title.game} did not end within {LONGEST} random answers, so it cannot be measured."
        )
    return game


def memory(subject: Subject) -> Memory:
    """What a finished game keeps, without and with its log."""
    return Memory(len(whole(subject).history), _bytes_kept(subject, log=False), _bytes_kept(subject, log=True))


def _bytes_kept(subject: Subject, *, log: bool) -> int:
    """Without the component data, which all games of a title share and which are loaded by now."""
    gc.collect()
    tracemalloc.start()
    try:
        game = whole(subject, log=log)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0]
        del game
    finally:
        tracemalloc.stop()
    return kept
