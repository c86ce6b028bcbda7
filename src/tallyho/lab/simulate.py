"""Many games between bots, on all cores; each depends on its seed alone, not on who plays it or when."""

from __future__ import annotations

import traceback
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from tallyho.bots import bot
from tallyho.lab.simulate_chronicle import CHRONICLES, Value, chronicle_at, day_rows, game_row, listening
from tallyho.lab.simulate_workers import in_order
from tallyho.library import Library
from tallyho.table import AnyGame, BadSetup, Defect, Game, Overlay, Seat, play
from tallyho.table.record import write
from tallyho.table.setup import checked_seed

DEFAULT_BOT: Final = "random"
LONGEST_GAME: Final = 1_000_000
"""A game that is not over after so many answers is taken for one that never ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. Two equal plans have equal results."""

    game: str
    scenario: str
    options: tuple[str, ...]
    bots: tuple[tuple[str, str], ...]
    seed: str
    games: int
    folders: tuple[Path, ...] = ()
    overlay: Overlay | None = None
    chronicle: str = ""

    def seed_of(self, number: int) -> str:
        """The seed of one of the games, counted from 0."""
        return f"{self.seed}-{number}"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end: its row, and those of its days."""

    row: tuple[Value, ...]
    days: list[tuple[Value, ...]]


@dataclass(frozen=True, slots=True)
class Failed:
    """A game that could not be played to its end: why, with all details, and its record so far (or nothing)."""

    seed: str
    sentence: str
    details: str
    record: str


Result: TypeAlias = "Played | Failed"


def planned(
    library: Library,
    game: str,
    setup: tuple[str, Sequence[str]],
    bots: Mapping[str, str],
    *,
    seed: str = "0",
    games: int = 100,
    overlay: Overlay | None = None,
) -> Plan:
    """A plan whose scenario, options, bots, seed and data have been found good; sides without a bot get the random."""
    title = library.title(game)
    scenario, options = title.chosen(*setup)
    for side in bots:
        if side not in title.sides:
            raise BadSetup(f"{game} has no side {side!r}; it has {', '.join(title.sides)}")
    seated = tuple((side, bots.get(side, DEFAULT_BOT)) for side in title.sides)
    for side, name in seated:
        bot(name, side, game)
    title.data(overlay)
    chronicle = CHRONICLES.get(game, "")
    plan = Plan(game, scenario, tuple(sorted(options)), seated, seed, games, library.folders, overlay, chronicle)
    checked_seed(plan.seed_of(games))
    return plan


def simulate(plan: Plan, workers: int = 1) -> Generator[Result]:
    """Plays the games of a plan; the results come in the order of their numbers, whatever the number of workers."""
    return in_order(partial(attempt, plan), plan.games, workers)


def attempt(plan: Plan, number: int) -> Result:
    """One game; whatever goes wrong in it becomes a failure of this game only."""
    seed = plan.seed_of(number)
    game: AnyGame | None = None
    try:
        title = Library(plan.folders).title(plan.game)
        game = Game.new(title, plan.scenario, plan.options, seed, overlay=plan.overlay)
        listener = listening(chronicle_at(plan.chronicle), game)
        _play_out(game, plan)
        return Played(game_row(listener, number), day_rows(listener, number))
    except Exception as error:  # noqa: BLE001 - a rule, a bot or a chronicle may fail in any way; the others go on
        where = "in set-up" if game is None else f"after {len(game.history)} answers, at {game.step}"
        sentence = f"{where}: {type(error).__name__}: {error}"
        return Failed(seed, sentence, traceback.format_exc(), "" if game is None else write(game))


def _play_out(game: AnyGame, plan: Plan) -> None:
    seats = {side: Seat(bot(name, f"{game.setup.seed} {side}", plan.game)) for side, name in plan.bots}
    play(game, seats, LONGEST_GAME)
    if not game.over:
        raise Defect(f"the game is not over after {LONGEST_GAME} answers")
