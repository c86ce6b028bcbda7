"""Ourselves and the peers, in turn in one run, and what the mini raid and the games have to reach against them."""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from tallyho.lab.bench import clones, playouts
from tallyho.lab.bench_play import Subject
from tallyho.lab.miniraid import MINI
from tallyho.lab.peers import BACKGAMMON, CATANATRON, CATANATRON_COPY, CHESS, Contender
from tallyho.table import TallyhoError

MINI_RAID: Final = "mini raid"
MINI_RAID_CLONE: Final = "mini raid clone, mid-step"

WARM_UP: Final = 0.05
"""Seconds before the first round, so that none pays for its imports and caches."""


@dataclass(frozen=True, slots=True)
class Target:
    """How many times as fast as another one contender has to be."""

    ours: str
    theirs: str
    times: float


TARGETS: Final = (
    Target(MINI_RAID, CHESS, 4),
    Target(MINI_RAID, CATANATRON, 6),
    Target(MINI_RAID_CLONE, CATANATRON_COPY, 8),
)

OF_GAMES: Final = {
    "lion": {CHESS: 3.0, CATANATRON: 4.0, BACKGAMMON: 1.5, CATANATRON_COPY: 6.5},
    "hksw": {CHESS: 2.0},
    "fbob": {CHESS: 2.0},
}
"""What a game has to reach if it is named: in decisions per second with the log on, and in clones against the copy."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """The ratio of two medians, and the least and the greatest ratio of a single round."""

    times: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a target was reached; the ratio of the medians decides."""

    target: Target
    ratio: Ratio
    reached: bool


def ourselves(subjects: Sequence[Subject]) -> dict[str, Contender]:
    """The mini raid with the log off, further games with the log on, and clones of all of them."""
    mini = Subject(MINI)
    games = {subject.title.game: _playouts_of(subject, log=True) for subject in subjects}
    clones_of_games = {clone_of(subject.title.game): _clones_of(subject) for subject in subjects}
    return {MINI_RAID: _playouts_of(mini, log=False), **games, MINI_RAID_CLONE: _clones_of(mini), **clones_of_games}


def clone_of(game: str) -> str:
    """What the clones of a game are called."""
    return f"{game} clone, mid-step"


def targets_for(subjects: Sequence[Subject]) -> list[Target]:
    """The targets of the mini raid and of the games named."""
    named = [subject.title.game for subject in subjects if subject.title.game in OF_GAMES]
    return [
        *TARGETS,
        *(
            Target(clone_of(game) if theirs == CATANATRON_COPY else game, theirs, times)
            for game in named
            for theirs, times in OF_GAMES[game].items()
        ),
    ]


def _playouts_of(subject: Subject, *, log: bool) -> Contender:
    return lambda seconds: playouts(subject, seconds, log=log).decisions_per_second


def _clones_of(subject: Subject) -> Contender:
    def clones_per_second(seconds: float) -> float:
        mid_step = clones(subject, seconds).mid_step
        if mid_step is None:
            raise TallyhoError(f"{subject.title.game} never asks twice in one step, so it has no clone in mid-step.")
        return 1 / mid_step

    return clones_per_second


def interleaved(contenders: Mapping[str, Contender], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Each contender's results: all play for so many seconds in every round, and each round begins with another."""
    names = list(contenders)
    for name in names:
        contenders[name](min(WARM_UP, seconds))
    results: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        first = number % len(names)
        for name in names[first:] + names[:first]:
            gc.collect()
            results[name].append(contenders[name](seconds))
    return results


def ratio_of(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """How many times as fast we are, from the results of the same rounds."""
    rounds = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    return Ratio(median(ours) / median(theirs), min(rounds), max(rounds))


def judged(results: Mapping[str, Sequence[float]], targets: Sequence[Target] = TARGETS) -> list[Verdict]:
    """The verdict on each target."""
    verdicts = []
    for target in targets:
        ratio = ratio_of(results[target.ours], results[target.theirs])
        verdicts.append(Verdict(target, ratio, ratio.times >= target.times))
    return verdicts
