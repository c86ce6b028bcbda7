"""The suite that every game inherits, run on each registered game, scenario and option, and proved able to fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tallyho.bots import RandomBot
from tallyho.lab import conformance
from tallyho.lab.conformance import (
    EVERY_ASK,
    IN_PASSING,
    NOW_AND_THEN,
    Thoroughness,
    check_apart,
    check_game,
    check_seeds,
)
from tallyho.lab.miniraid import MINI
from tallyho.lab.spoken import Spoken
from tallyho.library import Library
from tallyho.table import AnyGame, Seat, Title, play
from tallyho.table.rules import Ledger

GAMES = Path(__file__).parent / "games"
LIBRARY = Library([GAMES])
WORDS = [Spoken(language, LIBRARY.words()) for language in ("en", "fr")]

LONG = {"lion": "prelude", "eagle": "prelude", "hksw": "kanalkampf", "fbob": "phase1"}
"""Games too long to be checked wholly at every ask, and the scenario in which, but for replays, they are."""

FEW_OPTIONS = {"fbob": {"phase1": 10, "phase2": 2, "campaign": 2}}
"""Games with so many optional rules that only so many sets of them are played: none, each alone, all; or none and all.

`tallyho fuzz` goes through the others.
"""


THOROUGH = "1"
"""With this seed long games are checked more often."""

TRACED = "2"
"""Of all games, those with this seed are traced for coverage, which takes three times as long."""


def options_of(title: Title[Any]) -> list[tuple[str, tuple[str, ...]]]:
    """The scenarios of a game with the sets of options that are played."""
    every = tuple(option.name for option in title.options)
    few = FEW_OPTIONS.get(title.game, {})
    chosen = []
    for scenario, options in title.combinations():
        most = few.get(scenario)
        if most is None or len(options) in (0, len(every)) or (len(options) == 1 and most > 2):
            chosen.append((scenario, options))
    return chosen


WAYS = [
    (title, scenario, options, "-".join([title.game, scenario, *options]))
    for title in map(LIBRARY.title, LIBRARY.games)
    for scenario, options in options_of(title)
]
EVERY = [pytest.param(title, scenario, options, id=name) for title, scenario, options, name in WAYS]


def untraced(seed: str) -> list[pytest.MarkDecorator]:
    """One game in three is enough to see what runs."""
    return [pytest.mark.no_cover] if seed != TRACED else []


EVERY_SEED = [
    pytest.param(title, scenario, options, seed, id=f"{name}-{seed}", marks=untraced(seed))
    for title, scenario, options, name in WAYS
    for seed in (THOROUGH, "2", "3")
]


def rules_of(game: str) -> set[str]:
    folder = next(folder for folder in LIBRARY.ledgers() if (folder / f"{game}.csv").is_file())
    return set(Ledger.read(folder, game).rows)


def random_play(game: AnyGame) -> None:
    play(game, {side: Seat(RandomBot(f"{side} {game.setup.seed}")) for side in game.title.sides})


WITH_FEW_REPLAYS = Thoroughness(replay=25)


def thoroughness(game: str, scenario: str, options: tuple[str, ...], seed: str) -> Thoroughness:
    if game not in LONG:
        return EVERY_ASK
    if seed == THOROUGH and not (game in FEW_OPTIONS and len(options) == 1):
        return WITH_FEW_REPLAYS if scenario == LONG[game] else NOW_AND_THEN
    return IN_PASSING


@pytest.mark.parametrize(("title", "scenario", "options", "seed"), EVERY_SEED)
def test_every_game_keeps_the_contract(title: Title[Any], scenario: str, options: tuple[str, ...], seed: str) -> None:
    how = thoroughness(title.game, scenario, options, seed)
    game = check_game(title, scenario, options, seed, words=WORDS, rules=rules_of(title.game), how=how)
    assert game.over
    assert len(game.history) > 5


@pytest.mark.parametrize(("title", "scenario", "options"), EVERY)
def test_seeds_repeat_and_differ_and_games_do_not_touch(
    title: Title[Any], scenario: str, options: tuple[str, ...]
) -> None:
    check_seeds(title, scenario, options, random_play)
    check_apart(title, scenario, options)


@pytest.mark.parametrize("title", [pytest.param(LIBRARY.title(game), id=game) for game in LIBRARY.games])
def test_every_catalogue_names_sides_scenarios_and_options(title: Title[Any]) -> None:
    for words in WORDS:
        assert words.name(title.game)
        assert all(words.side(title.game, side) for side in title.sides)
        assert all(words.scenario(title.game, scenario.name) for scenario in title.scenarios)
        assert all(words.option(title.game, option.name) for option in title.options)


def test_the_benchmark_keeps_the_contract_too() -> None:
    game = check_game(MINI, "", (), "1")
    check_apart(MINI, "", ())
    check_seeds(MINI, "", (), random_play)
    assert game.outcome is not None


def test_every_ask_means_every_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, list[int]] = {}

    def counting(name: str) -> None:
        real = getattr(conformance, name)

        def check(game: AnyGame, *args: Any, **more: Any) -> Any:
            made.setdefault(name, []).append(len(game.history))
            return real(game, *args, **more)

        monkeypatch.setattr(conformance, name, check)

    names = ("check_clone", "check_saved", "check_replayed", "check_wrong_answers", "check_every_offer")
    for name in names:
        counting(name)
    game = check_game(MINI, "", (), "1")
    asks = list(range(len(game.history)))
    assert len(asks) > 200
    for name in names:
        assert made[name][: len(asks)] == asks, name
    made.clear()
    check_game(MINI, "", (), "1", how=NOW_AND_THEN)
    assert 2 < len(made["check_replayed"]) < 12
    assert len(made["check_saved"]) > 200


def test_in_passing_little_is_checked_but_every_answer_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    real = conformance.check_saved

    def counted(game: AnyGame, *more: Any) -> None:
        looks.append(len(game.history))
        real(game, *more)

    monkeypatch.setattr(conformance, "check_saved", counted)
    title = LIBRARY.title("patrol")
    game = check_game(title, title.scenarios[0].name, (), "1", words=WORDS, rules=rules_of("patrol"), how=IN_PASSING)
    assert game.over
    *during, at_end = looks
    assert during == list(range(0, len(game.history), IN_PASSING.asks))
    assert at_end == len(game.history)
