"""Simulations: the same results whoever plays them, failures that stay alone, endings in good order."""

from __future__ import annotations

import os
import shutil
import signal
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from small_games import HERE, LIBRARY, PATROL
from tallyho.bots import bot
from tallyho.lab import simulate as lab
from tallyho.lab.simulate import Failed, Plan, Played, planned, simulate
from tallyho.lab.simulate_chronicle import CHRONICLES
from tallyho.library import Library
from tallyho.table import BadData, BadSetup, Game, Seat, TallyhoError, play
from tallyho.table.record import load

SHORT = PATROL.scenarios[0].name
BREAK = 'if p.turn == 2 and p.luck % 3 == 0:\n        raise KeyError("broken on purpose")\n    return END if'


def plan_of(game: str = "patrol", library: Library = LIBRARY, **more: Any) -> Plan:
    return planned(library, game, ("", ()), more.pop("bots", {}), **more)


@pytest.fixture
def chronicle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHRONICLES, "patrol", "patrol_chronicle:PatrolChronicle")


@pytest.fixture
def broken(tmp_path: Path) -> Library:
    """The small games, but in one of three games the second turn of Patrol does not end."""
    shutil.copytree(HERE / "games", tmp_path / "broken_games")
    file = tmp_path / "broken_games" / "patrol" / "recovery.py"
    file.write_text(file.read_text().replace("return END if", BREAK))
    return Library([tmp_path / "broken_games"])


@pytest.mark.usefixtures("chronicle")
@pytest.mark.parametrize("workers", [2, 3])
def test_results_do_not_depend_on_the_number_of_workers(workers: int) -> None:
    for game in ("patrol", "ambush"):
        plan = plan_of(game, games=25)
        assert list(simulate(plan, workers)) == list(simulate(plan, 1))


def test_a_result_is_that_of_the_game_with_its_seed() -> None:
    (result,) = islice(simulate(plan_of(seed="base", games=8)), 5, 6)
    game = Game.new(PATROL, seed="base-5")
    answers = play(game, {"british": Seat(bot("random", "base-5 british"))})
    assert game.outcome is not None
    choices = sum(side == "british" for side, *_ in game.history)
    assert result == Played((5, "base-5", *game.outcome, answers, choices), [])


def test_more_games_begin_with_the_same_games() -> None:
    assert list(simulate(plan_of(games=30), 2))[:7] == list(simulate(plan_of(games=7)))


def test_other_seeds_and_bots_play_other_games() -> None:
    rows = [list(simulate(plan_of(games=3, **more))) for more in ({}, {"seed": "x"}, {"bots": {"british": "first"}})]
    assert rows[0] != rows[1]
    assert rows[0] != rows[2]


def test_options_and_packs_are_played_with() -> None:
    plan = planned(LIBRARY, "patrol", ("long", ["veterans", "fog"]), {}, games=1)
    assert (plan.scenario, plan.options) == ("long", ("fog", "veterans"))
    table = PATROL.data().tables["scenarios"]
    overlay = {"scenarios": {SHORT: {**table[SHORT], "turns": 1}}}
    (one,), (other,) = (list(simulate(plan_of(games=1, overlay=packed))) for packed in (None, overlay))
    assert isinstance(one, Played)
    assert isinstance(other, Played)
    assert other.row[6] < one.row[6]


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ({"game": "patroll"}, "did you mean patrol?"),
        ({"setup": ("shrot", ())}, "did you mean short?"),
        ({"setup": ("", ["fogg"])}, "did you mean fog?"),
        ({"bots": {"german": "random"}}, "patrol has no side 'german'; it has british"),
        ({"bots": {"british": "clever"}}, "there is no bot 'clever' for patrol; there are random, first"),
        ({"seed": "x" * 199}, "a seed is one line of at most 200 printable characters"),
    ],
)
def test_a_bad_plan_is_refused(how: dict[str, Any], sentence: str) -> None:
    given = {"game": "patrol", "setup": ("", ()), "bots": {}, **how}
    with pytest.raises(BadSetup) as refused:
        planned(LIBRARY, **given)
    assert sentence in str(refused.value)


def test_a_bad_pack_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadData, match="planes"):
        plan_of(overlay={"planes": {}})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_fails_fails_alone(broken: Library, workers: int) -> None:
    results = list(simulate(plan_of(library=broken, games=40), workers))
    failed = {number: result for number, result in enumerate(results) if isinstance(result, Failed)}
    assert 0 < len(failed) < 40
    for number, result in failed.items():
        assert result.seed == f"0-{number}"
        assert result.sentence.endswith(": KeyError: 'broken on purpose'")
        assert "recovery.py" in result.details
        game = load(result.record, LIBRARY.title)
        assert not game.over
        assert result.sentence.startswith(f"after {len(game.history)} answers, at {game.step}: ")
    right = list(simulate(plan_of(games=40)))
    assert all(result == right[number] for number, result in enumerate(results) if number not in failed)


def test_a_game_that_fails_in_set_up_has_no_record(broken: Library, tmp_path: Path) -> None:
    file = tmp_path / "broken_games" / "patrol" / "title.py"
    file.write_text(file.read_text().replace("position.turns = ", "position.turns = 0 // 0 * "))
    fresh = shutil.copytree(broken.folders[0], tmp_path / "set_up_games")
    (result,) = simulate(plan_of(library=Library([fresh]), games=1))
    assert isinstance(result, Failed)
    assert (result.record, result.sentence[:28]) == ("", "in set-up: ZeroDivisionError")


def test_a_game_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LONGEST_GAME", 5)
    (result,) = simulate(plan_of(games=1))
    assert isinstance(result, Failed)
    assert "Defect: the game is not over after 5 answers" in result.sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Wrong", "the chronicle says 'much' in column damage, where it has promised int"),
        ("Silent", "the chronicle gives the columns number, seed, "),
    ],
)
def test_a_chronicle_has_to_keep_its_promises(monkeypatch: pytest.MonkeyPatch, name: str, sentence: str) -> None:
    monkeypatch.setitem(CHRONICLES, "patrol", f"patrol_chronicle:{name}")
    (result,) = simulate(plan_of(games=1))
    assert isinstance(result, Failed)
    assert sentence in result.sentence


@pytest.mark.usefixtures("chronicle")
def test_a_chronicle_sees_the_position_of_the_moment() -> None:
    (result,) = simulate(plan_of(games=1, seed="m"))
    game = Game.new(PATROL, seed="m-0")
    seat = Seat(bot("random", "m-0 british"))
    lost = {}
    while not game.over:
        lost[game.position.turn] = game.position.lost(game.position.data.raiders)
        play(game, {"british": seat}, 1)
    lost[game.position.turn] = game.position.lost(game.position.data.raiders)
    assert isinstance(result, Played)
    assert {day[2]: day[5] for day in result.days} == lost
    assert result.row[-2:] == (game.position.turn, sum(game.position.damage))


def test_closing_ends_the_workers() -> None:
    others = set(active_children())
    results = simulate(plan_of(games=50_000), 2)
    assert isinstance(next(results), Played)
    workers = set(active_children()) - others
    assert len(workers) == 2
    results.close()
    for worker in workers:
        worker.join(10)
        assert not worker.is_alive()


def test_a_worker_that_is_killed_is_one_sentence() -> None:
    others = set(active_children())
    results = simulate(plan_of(games=50_000), 2)
    next(results)
    worker = min(set(active_children()) - others, key=lambda process: process.pid or 0)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(TallyhoError, match="a worker process was ended from outside"):
        list(results)
